"""27.7 When a pilot breaks off and goes home: beaten, with nothing left to do for his side that others cannot do better."""

from __future__ import annotations

from ..plane import FLYING, Plane
from ..state import State, in_the_fight
from .tasks import charges, task_of

HURT = 4
"""One of how many parts of its strength, or of its pilot's Fortitude, an aeroplane is beaten with."""


def breaks_off(s: State, plane: Plane) -> bool:
    """27.7 Return whether an aeroplane should go home by choice: it is beaten while an enemy fights on, and no task or charge holds it."""
    if plane.homeward or plane.state != FLYING or not any(p.side != plane.side and in_the_fight(p) for p in s.planes.values()):
        return False
    return beaten(s, plane) and task_of(s, plane) is None and not (armed(plane) and charges(s, plane))


def beaten(s: State, plane: Plane) -> bool:
    """Return whether nothing aboard can be fired any more, or the next hit is likely to be the last."""
    pilot = plane.pilot
    return not armed(plane) or HURT * plane.strength <= s.panel(plane).structure or HURT * pilot.fortitude <= pilot.full


def armed(plane: Plane) -> bool:
    """21 Return whether an aeroplane has a gun that fires, or will once it is repaired, or rockets or bombs."""
    return plane.rockets > 0 or plane.bombs > 0 or any(g.half >= 2 and not g.out for g in plane.guns)
