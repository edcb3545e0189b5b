"""17.10 Take-off, over three turns."""

from __future__ import annotations

from ...core.referee import Referee
from .geometry import COS, SIN, rdiv
from .plane import FLYING, LANDED, Plane, nobody_attacks
from .state import State
from .told import tell

TURNS, EACH_MORE = 3, 3
"""17.10 Turns of a take-off, and how many MU each is longer than the one before: it rolls 3, 6 and 9 MU."""


def may_take_off(plane: Plane) -> bool:
    """17.8, 17.10 Whether a landed aeroplane may take off."""
    return plane.state == LANDED and plane.rolled >= 0 and plane.pilot.aboard


def take_off(s: State, ref: Referee, plane: Plane) -> None:
    """17.10 The aeroplane rolls on along its heading; at the end of the third turn in a row it flies, without initiative until the next I2."""
    plane.rolled += 1
    length = EACH_MORE * plane.rolled
    plane.x += rdiv(length * SIN[plane.heading], 100)
    plane.y += rdiv(length * COS[plane.heading], 100)
    if plane.rolled == TURNS:
        _fly(s, plane)
    tell(s, ref, "takes-off", "17.10", who=plane.id, to=[*plane.place], flies=plane.state == FLYING)


def _fly(s: State, plane: Plane) -> None:
    """17.10, 20.3 It is in the air. Nobody aboard attacks this turn."""
    plane.state, plane.z, plane.speed, plane.climb, plane.bank, plane.rolled = FLYING, 1, s.panel(plane).vs + 1, "L", "0", -1
    nobody_attacks(plane)


def wait_on_ground(plane: Plane) -> None:
    """17.10 A turn without ``takeoff`` starts the count again."""
    plane.rolled = 0
