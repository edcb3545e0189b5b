"""28.3 Aeroplanes in trouble, for which aftermath turns are played."""

from __future__ import annotations

from .plane import BROKEN, FLYING, SPINNING, Plane


def in_trouble(plane: Plane) -> bool:
    """28.3 Whether an aeroplane still in the air burns, smokes, spins, has no running engine or counts fuel turns; or is a wreck that still falls."""
    if plane.state in (SPINNING, BROKEN):
        return True
    return plane.state == FLYING and (plane.burning or plane.smokes or not plane.running or any(e.fuel for e in plane.engines))
