"""3 Aeroplanes: what follows from panel and damage."""

from __future__ import annotations

from .panels import BANDS, DIVE, HIGH, WIDEST, Mount, Panel
from .plane import GUNNER, NOSE, PILOT, Gun, Person, Plane
from .state import State

MOUNTS_OF = {PILOT: ("fixed",), NOSE: ("nose",), GUNNER: ("rear", "tunnel")}
NOSE_PILOT = ("fixed", "nose")
"""3.11 Whose guns are whose, by mount; the pilot's where there is no nose gunner."""


def steps_above_stall(s: State, plane: Plane) -> int:
    """3.2 Return the number of the speed band: slow 1, medium 2, high 3, dive 4."""
    return BANDS.index(s.band(plane))


def shown(panel: Panel, plane: Plane, speed: int) -> int:
    """3.6, 3.7 Return the number of the letter shown at a speed, wider by damage; 0 at stall speed."""
    letter = panel.shown[speed]
    return min(letter + plane.wider, WIDEST) if letter else 0


def tightest(panel: Panel, plane: Plane, speed: int) -> int:
    """3.8 Return the number of the tightest letter that may be flown at a speed; 0 at stall speed."""
    letter = shown(panel, plane, speed)
    return max(1, letter - panel.steps[speed]) if letter else 0


def tight_cost(panel: Panel, pilot: Person, speed: int, steps: int) -> int:
    """3.8, 11.5 Return the EU that a turn costs for being ``steps`` letters tighter than shown; Light hands take 1 off where Flying is tested."""
    if not steps:
        return 0
    cost = panel.tight[steps - 1]
    return max(0, cost - 1) if pilot.has("hands") and panel.band[speed] not in (HIGH, DIVE) else cost


def roll_value(panel: Panel, plane: Plane, right: bool) -> int:
    """3.9, 30.7 Return the MU that a roll to one side uses: doubled by damage, one less with Light hands, at most the speed."""
    value = (panel.right if right else panel.left) * (2 if plane.doubled else 1)
    if plane.pilot.has("hands"):
        value = max(1, value - 1)
    return min(value, plane.speed)


def rolls_right(bank: str, to: str) -> bool:
    """12.5 Whether a roll from one bank to another goes to the right."""
    return (bank, to) in (("L", "0"), ("0", "R"), ("L", "R"))


def climb_limit(panel: Panel, plane: Plane) -> int:
    """11.10 Return the MU that straights and turns of one move may climb: none without power, or on one engine of two."""
    return panel.climb if plane.running == panel.engines else 0


def mounts(s: State, plane: Plane) -> dict[str, Mount]:
    """3.11 Return the printed guns of an aeroplane by id, in cockpit order, for the layout that was chosen."""
    return {m.id: m for m in s.panel(plane).mounts(plane.layout)}


def guns_of(s: State, plane: Plane, person: Person) -> tuple[tuple[Mount, Gun], ...]:
    """3.11 Return the guns that a person fires, in cockpit order: fixed guns are the pilot's, the nose gun the nose gunner's, the others the
    gunner's.

    On a type without a nose gunner the nose gun is the pilot's.
    """
    panel = s.panel(plane)
    mine = NOSE_PILOT if person.role == PILOT and NOSE not in panel.crew else MOUNTS_OF[person.role]
    return tuple(pair for pair in zip(panel.mounts(plane.layout), plane.guns, strict=True) if pair[0].mount in mine)
