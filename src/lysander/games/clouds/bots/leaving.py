"""27.7 When a pilot breaks off and goes home: beaten, or without anything to fire, and with nothing left to do for his side that others cannot do
better."""

from __future__ import annotations

from ..ch28_score import victory_points
from ..plane import FLYING, Plane
from ..state import State, in_the_fight
from ..told import OTHER
from .tasks import charges, task_of

HURT = 4
"""One of how many parts of its strength, or of its pilot's Fortitude, an aeroplane is beaten with."""


def breaks_off(s: State, plane: Plane, stays: bool = False) -> bool:
    """27.7 Return whether an aeroplane should go home by choice: it is beaten while an enemy fights on, and no task or charge holds it. One
    who ``stays`` does not go for want of rounds if that would lose the battle."""
    if plane.homeward or plane.state != FLYING or not any(p.side != plane.side and in_the_fight(p) for p in s.planes.values()):
        return False
    if task_of(s, plane) is not None:
        return False
    if not armed(plane):
        return beaten(s, plane) or not (stays and needed(s, plane))
    return beaten(s, plane) and not charges(s, plane)


def beaten(s: State, plane: Plane) -> bool:
    """Return whether the next hit is likely to be the last."""
    pilot = plane.pilot
    return HURT * plane.strength <= s.panel(plane).structure or HURT * pilot.fortitude <= pilot.full


def needed(s: State, plane: Plane) -> bool:
    """28.11 Return whether the last in the fight of a side that is not ahead would leave field and battle to the enemy."""
    others = any(p.side == plane.side and p.id != plane.id and in_the_fight(p) for p in s.planes.values())
    return not others and victory_points(s, plane.side) <= victory_points(s, OTHER[plane.side])


def armed(plane: Plane) -> bool:
    """21 Return whether an aeroplane has a gun that fires, or will once it is repaired, or rockets or bombs."""
    return plane.rockets > 0 or plane.bombs > 0 or any(g.half >= 2 and not g.out for g in plane.guns)
