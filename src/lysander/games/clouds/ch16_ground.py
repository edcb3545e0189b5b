"""16.7 to 16.9 Meeting the ground, and the collision roll."""

from __future__ import annotations

from typing import Any

from ...core.referee import Referee
from .ch04_people import all_die, crew, flying_test, lose_fortitude, luck_test, usable
from .ch13_strength import destroy, lose_strength, strength_test
from .ch17_landing import all_down
from .ch29_rolls import Modifier, failed, throw
from .panels import DIVE
from .plane import FLYING, SPINNING, Plane
from .state import State
from .told import tell

SHAVER = 5
"""16.5, 30.3 What Close shaver adds to tests against a collision."""
BAD, VITAL, VITAL_GROUND = 8, 15, 12
"""36 R-16: the rows from which on the roll matters, and from which on it is vital."""
LAST_CLEAR, NOT_CLEAR = 7, 8
"""16.9 Rows 1 to 7 pull clear; who cannot, has row 8 to 11."""


def shaver(plane: Plane) -> tuple[Modifier, ...]:
    """16.5 Return what the pilot adds to tests against a collision."""
    return (("shaver", SHAVER, "16.5"),) if usable(plane.pilot, "shaver") else ()


def avoids(s: State, ref: Referee, plane: Plane, **about: Any) -> bool:
    """16.5, 16.6, 16.8 Whether the mover avoids a meeting by his Flying test (R-14)."""
    return flying_test(s, ref, "R-14", plane, shaver(plane), **about) >= 0


def escapes(s: State, ref: Referee, plane: Plane, **about: Any) -> bool:
    """16.5, 16.6, 16.8 Whether a pilot escapes a meeting by his Luck test (R-15); nobody does who is dead or has jumped."""
    return plane.pilot.aboard and luck_test(s, ref, "R-15", plane.id, shaver(plane), vital=failed, **about) >= 0


def collision_roll(s: State, ref: Referee, plane: Plane, band: str, column: str) -> int:
    """16.7 Roll for a collision (R-16) with the modifier of the mover's speed band, and return the result from 1 to 20."""
    add: int = s.rules.tables["collision"]["speed"][band]
    vital = VITAL_GROUND if column == "ground" else VITAL
    face = throw(s, ref, "R-16", plane.id, "1d20", lambda d: d + add >= BAD, lambda d: d + add >= vital, modifier=add, column=column)
    return min(20, max(1, face + add))


def row_of(s: State, result: int) -> Any:
    """16.7 Return the row of ``collision.toml`` for a result."""
    return next(r for r in s.rules.tables["collision"]["row"] if r["from"] <= result <= r["to"])


# the ground


def can_pull_clear(plane: Plane) -> bool:
    """16.9 Whether the pilot can pull clear of the ground."""
    return plane.state == FLYING and plane.pilot.awake


def meet_ground(s: State, ref: Referee, plane: Plane, band: str, by_plan: bool) -> None:
    """16.8 An aeroplane meets the ground at its place on the ground plan. It is flying behind this only if it pulled clear (16.9).

    ``band`` is its speed band at the start of the move; ``by_plan`` says that the plan itself led there, without any failed test before.
    """
    tell(s, ref, "ground", "16.8", who=plane.id, at=[plane.x, plane.y])
    if plane.forever or plane.state not in (FLYING, SPINNING):
        plane.z = 0
        all_die(s, ref, plane)
        destroy(s, ref, plane, "hit the ground", "15.8")
        return
    clear = can_pull_clear(plane)
    if clear and not by_plan and (avoids(s, ref, plane, met="ground") or escapes(s, ref, plane, met="ground")):
        pull_clear(s, ref, plane)
        return
    result = collision_roll(s, ref, plane, DIVE if plane.state == SPINNING else band, "ground")
    if result <= LAST_CLEAR and not clear:
        result = NOT_CLEAR
    tell(s, ref, "collision", "16.7", who=plane.id, column="ground", row=result)
    plane.z = 0
    for verb in row_of(s, result)["ground"]["does"]:
        _do(s, ref, plane, verb)


def pull_clear(s: State, ref: Referee, plane: Plane) -> None:
    """16.9 Pulled clear: the move ends at the ground place of the path point at height 1, heading kept, class L, bank 0."""
    plane.z, plane.climb, plane.bank = 1, "L", "0"
    tell(s, ref, "pulled-clear", "16.9", who=plane.id)


def _do(s: State, ref: Referee, plane: Plane, verb: Any) -> None:
    """16.8, 16.10 Do what a row of the column ground says."""
    if "clear" in verb:
        pull_clear(s, ref, plane)
    elif "test" in verb:
        strength_test(s, ref, plane, "ground")
    elif "kill" in verb:
        all_die(s, ref, plane)
    elif "wreck" in verb:
        destroy(s, ref, plane, "hit the ground", "16.8")
        all_down(s, ref, plane)
    elif verb["lose"] == "structure":
        lose_strength(s, ref, plane, throw(s, ref, "R-17", plane.id, verb["dice"]))
    else:
        for who in crew(plane):
            lose_fortitude(s, ref, who, throw(s, ref, "R-17", who, verb["dice"], owner=plane.id), stay=False, wrecked=True)
