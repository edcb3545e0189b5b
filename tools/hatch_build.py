"""Build hooks: the web client is built together with the package, so that nobody needs Node to install it, and the licence names what is in it."""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

LICENCE = "Apache-2.0 AND BSD-3-Clause AND MIT AND OFL-1.1"
"""The licences of every wheel (NOTICE): the code; what the built web client takes from npm packages, and its typefaces."""
OF_GAMES = {"clouds": "CC-BY-NC-SA-3.0"}
"""Games whose rulebook, tables and texts have a licence of their own."""
BUILT_ON = {"campaign": "clouds"}
"""Games that are played over another one, and cannot be without it."""


def left_out() -> list[str]:
    """Return the games that ``WITHOUT`` names, and those that are built on them."""
    named = os.environ.get("WITHOUT", "").split()
    return [*named, *(game for game, base in BUILT_ON.items() if base in named and game not in named)]


class Licence(MetadataHookInterface):
    """Names the licences of what is in a wheel."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the licence, without those of games that are left out."""
        own = [licence for game, licence in OF_GAMES.items() if game not in left_out()]
        metadata["license"] = " AND ".join([LICENCE, *own])


class WebClient(BuildHookInterface):  # type: ignore[type-arg]
    """Runs ``tools/build_web.py``, which leaves the client in ``src/lysander/web_dist``."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, for a wheel and for an editable install alike. A wheel leaves out the games that ``WITHOUT`` names."""
        if version == "standard":
            folders = [f"/src/lysander/{room}/{game}" for room in ("games", "print") for game in left_out()]
            folders += [f"/src/lysander/lab/grounds/{game}.py" for game in left_out()]
            self.build_config.target_config.setdefault("exclude", []).extend(folders)
        runpy.run_path(str(Path(self.root) / "tools" / "build_web.py"), run_name="__main__")
