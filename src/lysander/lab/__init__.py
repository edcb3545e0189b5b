"""The lab: games by the thousand. ``fuzz`` looks for faults, ``experiment`` compares rules and bots.

As a library: ``from lysander import lab``, then ``lab.run("evasion", games=500, against="garrisons=no")`` (``lab.library``).
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .library import Result as Result
    from .library import run as run

LIBRARY = ("Result", "run")


def __getattr__(name: str) -> Any:
    """Return a part of the library. It is loaded only then: worker processes do not need it."""
    if name in LIBRARY:
        return getattr(import_module(f"{__name__}.library"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
