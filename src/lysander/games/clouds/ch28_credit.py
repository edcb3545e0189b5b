"""28.6 to 28.10 Victories: to whom an aeroplane is credited."""

from __future__ import annotations

from ...core.referee import Referee
from .geometry import on_field
from .plane import Plane
from .state import State
from .told import tell


def air_victory(s: State, ref: Referee, plane: Plane, why: str) -> None:
    """28.6 Credit a loss to the last airman who shot at the aeroplane, in this turn or the turn before. It counts once."""
    if plane.won or not plane.shot or plane.shot_turn < s.turn - 1:
        return
    _credit(s, ref, plane, plane.shot, "28.6", why)


def landing_victory(s: State, ref: Referee, plane: Plane) -> None:
    """28.8 Credit an emergency landing on the field to the last airman who hit the aeroplane."""
    if not plane.won and plane.hit and on_field(plane.place, s.rules.field):
        _credit(s, ref, plane, plane.hit, "28.8", "landed")


def _credit(s: State, ref: Referee, plane: Plane, by: str, rule: str, why: str) -> None:
    plane.won, plane.won_turn = by, s.turn
    tell(s, ref, "victory", rule, who=by, over=plane.id, why=why)


def forced_home(s: State, ref: Referee, plane: Plane) -> None:
    """27.2, 28.7 The aeroplane is out of the fight for the rest of the battle, credited to the last airman who hit it.

    ``home_turn`` is 0 if it was an air victory already (28.9, 31.16).
    """
    plane.forced, plane.home, plane.home_turn = True, plane.hit, 0 if plane.won else s.turn
    tell(s, ref, "forced-home", "27.2", who=plane.id, credit=plane.hit)
