"""Build hook: builds the web client together with the package, so that nobody needs Node to install it."""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface):  # type: ignore[type-arg]
    """Runs ``tools/build_web.py``, which leaves the client in ``src/lysander/web_dist``."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, for a wheel and for an editable install alike. A wheel leaves out the games that ``WITHOUT`` names."""
        if version == "standard":
            left_out = [f"/src/lysander/games/{game}" for game in os.environ.get("WITHOUT", "").split()]
            self.build_config.target_config.setdefault("exclude", []).extend(left_out)
        runpy.run_path(str(Path(self.root) / "tools" / "build_web.py"), run_name="__main__")
