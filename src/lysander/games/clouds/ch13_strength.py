"""13.3, 13.4, 13.6, 22.6 Structural strength: tests, failure, breaking up."""

from __future__ import annotations

from ...core.ask import Json
from ...core.referee import Referee
from .ch04_people import usable
from .ch28_credit import air_victory
from .ch29_rolls import Modifier, at_most, test, throw
from .plane import BROKEN, DESTROYED, FLYING, SPINNING, Plane
from .state import State
from .told import tell, tell_each, tell_side

NOTHING = 6
"""13.4 The row of structural failure that does nothing; the fabric that is torn by all others can be seen (5.3)."""


def strength_test(s: State, ref: Referee, plane: Plane, why: str, modifiers: tuple[Modifier, ...] = ()) -> bool:
    """13.3 Make a strength test (R-09) and return whether the aeroplane still holds together; a failure is a structural failure (13.4).

    ``why`` names what is tested: ``turn``, ``wires``, ``strain``, ``vne``, ``vibration``, ``damage``, ``ground``.
    """
    fails_strength(s, ref, plane, why, modifiers)
    return plane.state in (FLYING, SPINNING)


def fails_strength(s: State, ref: Referee, plane: Plane, why: str, modifiers: tuple[Modifier, ...] = ()) -> bool:
    """13.3 Make a strength test like ``strength_test`` and return whether it failed, which may have done no harm (13.4, row 6)."""
    if plane.state not in (FLYING, SPINNING):
        return False
    failed = test(s, ref, "R-09", plane.id, plane.strength, modifiers, why=why) < 0
    if failed:
        structural_failure(s, ref, plane)
    return failed


def structural_failure(s: State, ref: Referee, plane: Plane) -> None:
    """13.4 Roll on the table of structural failure (R-10) and do its row."""
    bonus = 1 if usable(plane.pilot, "rigger") else 0
    worse, worst = at_most(3 - bonus), at_most(2 - bonus)
    facts: dict[str, Json] = {"modifiers": [["rigger", 1, "30.3"]]} if bonus else {}
    row = min(6, throw(s, ref, "R-10", plane.id, "1d6", worse, worst, **facts) + bonus)
    tell_each(s, ref, plane.side, "structural-failure", "13.4", {"row": row}, {"who": plane.id, "torn": row < NOTHING})
    for verb in _row(s, row)["does"]:
        if "break_up" in verb:
            break_up(s, ref, plane)
        elif "lose" in verb:
            lose_strength(s, ref, plane, throw(s, ref, "R-11", plane.id, verb["dice"]))


def _row(s: State, n: int) -> Json:
    return next(r for r in s.rules.tables["structural_failure"]["row"] if r["n"] == n)


def lose_strength(s: State, ref: Referee, plane: Plane, amount: int) -> None:
    """22.6 An aeroplane loses structural strength; at 0 it breaks up (13.6). Less than 0 is kept as 0 (3.10)."""
    plane.strength = max(0, plane.strength - amount)
    tell_side(s, ref, plane.side, "lost-strength", "22.6", who=plane.id, amount=amount, left=plane.strength)
    if not plane.strength:
        break_up(s, ref, plane)


def break_up(s: State, ref: Referee, plane: Plane) -> None:
    """13.6 The aeroplane is a wreck from now on; its height is kept until the next M3."""
    if plane.state not in (FLYING, SPINNING):
        return
    plane.state, plane.bank = BROKEN, "0"
    tell(s, ref, "broke-up", "13.6", who=plane.id)
    air_victory(s, ref, plane, "broke up")


def destroy(s: State, ref: Referee, plane: Plane, how: str, rule: str, credit: bool = True) -> None:
    """16.10 The aeroplane is destroyed, or beyond repair where it is. ``credit``: it is an air victory, if nobody has it yet (28.6)."""
    if plane.state == DESTROYED:
        return
    plane.state = DESTROYED
    tell(s, ref, "destroyed", rule, who=plane.id, how=how)
    if credit:
        air_victory(s, ref, plane, how)
