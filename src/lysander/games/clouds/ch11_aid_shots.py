"""11.17 (g) What an aeroplane could shoot at from where a plan ends, and who would threaten whom, as things stand now."""

from __future__ import annotations

from typing import Any

from .geometry import distance, nose, vector, whole_mu, within, within_degrees
from .plane import FLYING, SPINNING, Plane
from .state import State

THREAT_NEAR, THREAT_CONE = 15, 30
"""8.1 MU and degrees within which a fixed gun threatens."""
FARTHEST = 2550
"""20.4 Points from which on an aeroplane is out of range."""


def shots(s: State, there: Plane) -> list[dict[str, Any]]:
    """11.17 (g) Return for each enemy in reach how an aeroplane that stands ``there`` would stand to it."""
    found = []
    for enemy in s.enemies(there.side):
        q = distance(there.place, enemy.place)
        if 0 < q < FARTHEST * FARTHEST:
            found.append({"who": enemy.id, "distance": whole_mu(q), "threatens": points_at(there, enemy), "threatened": points_at(enemy, there)})
    return found


def points_at(b: Plane, a: Plane) -> bool:
    """8.1 Whether one aeroplane would threaten another by its place and nose; whether its guns work is not asked."""
    if b.state != FLYING or b.forced or b.burning:
        return False
    u = vector(b.place, a.place)
    return within(u[0] * u[0] + u[1] * u[1] + u[2] * u[2], THREAT_NEAR) and within_degrees(nose_of(b), u, THREAT_CONE)


def nose_of(plane: Plane) -> tuple[int, int, int]:
    """2.13 Return the nose vector of an aeroplane; one that spins counts as class V."""
    return nose(plane.heading, "V" if plane.state == SPINNING else plane.climb)
