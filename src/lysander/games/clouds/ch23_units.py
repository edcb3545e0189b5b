"""23.4 to 23.6, 25.8, 17.10 What a hit does to ground units, and to an aeroplane that rolls for a take-off."""

from __future__ import annotations

from ...core.record import replace
from ...core.referee import Referee
from .ch04_people import all_die
from .ch06_blank import cover_of
from .ch13_strength import destroy
from .ch29_rolls import throw_faces
from .ground import Unit
from .plane import Plane
from .state import State, plane_id
from .told import tell

PINNED = 2
"""23.6 Steps E2 for which a unit is pinned: that of this turn and that of the next."""
ROLLING_STRENGTH = 10
"""17.10 The sum from which on an attack destroys an aeroplane that rolls."""


def reduced(s: State, unit: Unit | None, faces: tuple[int, ...]) -> int:
    """23.4 Return the sum of dice, each reduced by the cover of a unit, one more if it only takes cover, none below 0."""
    if unit is None:
        return sum(faces)
    less = cover_of(s.rules, unit.cover) - unit.lying
    return sum(max(0, face + less) for face in faces)


def attack_unit(s: State, ref: Referee, id: str, unit: str, dice: str, by: str, half: bool = False, owner: str | None = None) -> None:
    """23.4, 23.5, 25.8 Roll the dice of an attack on a ground unit (R-47, R-51, R-55), and lower its strength by their sum, or by half of it.

    ``by`` is the person or battery that attacks, ``owner`` the person whose dice they are (29.1), empty for nobody's.
    """
    faces = throw_faces(s, ref, id, unit, dice, by if owner is None else owner)
    target = s.units[unit]
    loss = reduced(s, target, faces)
    weaken(s, ref, target, loss // 2 if half else loss, by)


def weaken(s: State, ref: Referee, unit: Unit, loss: int, by: str) -> None:
    """23.5, 23.6, 3.10 A unit loses combat strength: at 0 it is destroyed, below half of what is printed it is pinned until E2 of the next turn."""
    left = max(0, unit.strength - loss)
    pinned = PINNED if loss and 0 < 2 * left < unit.printed else unit.pinned
    gone = loss and not left
    s.units[unit.id] = replace(unit, strength=left, pinned=pinned, by=plane_id(by) if gone else unit.by)
    tell(s, ref, "weakened", "23.5", what=unit.id, amount=loss, left=left, pinned=pinned == PINNED and loss > 0)
    if gone:
        tell(s, ref, "unit-destroyed", "23.5", what=unit.id, by=by)


def attack_rolling(s: State, ref: Referee, id: str, plane: Plane, dice: str, by: str, half: bool = False, owner: str | None = None) -> None:
    """17.10 Roll the dice of an attack on an aeroplane that rolls: a sum of 10 or more destroys it and kills everybody aboard."""
    total = sum(throw_faces(s, ref, id, plane.id, dice, by if owner is None else owner))
    if (total // 2 if half else total) >= ROLLING_STRENGTH:
        all_die(s, ref, plane)
        destroy(s, ref, plane, "attacked", "17.10")
