"""27.7, 27.8 Leaving the field; going home by choice is declared in a flight plan (``ch11_plan``)."""

from __future__ import annotations

from ...core.referee import Referee
from .geometry import on_field
from .plane import FLYING, LEFT
from .state import State
from .told import tell


def e1(s: State, ref: Referee) -> str | None:
    """27.8, 2.14 Step E1: a flying aeroplane beyond the field has left; it takes no further part, except 28.5. Others go on where they are."""
    for plane in s.planes.values():
        if plane.state == FLYING and not on_field(plane.place, s.rules.field):
            plane.state = LEFT
            tell(s, ref, "left", "27.8", who=plane.id)
    return None
