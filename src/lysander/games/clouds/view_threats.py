"""8.1 Who threatens whom as the aeroplanes stand now, as far as a seat can tell."""

from __future__ import annotations

from .ch03_panel import guns_of
from .geometry import distance, nose, vector, within, within_degrees
from .plane import FLYING, Plane
from .state import State, in_the_fight

REACH, CONE = 15, 30
"""8.1 MU and degrees within which an aeroplane threatens."""


def threats_of(state: State, side: str, everything: bool) -> tuple[tuple[str, str], ...]:
    """8.1, 5.3 Return the pairs of aeroplanes of which the first threatens the second. Of what a closed cockpit hides (a jam, an empty belt, a pilot
    who is blacked out) the seat assumes that it is well."""
    flying = [p for p in state.planes.values() if p.state == FLYING]
    return tuple(
        (b.id, a.id)
        for b in flying
        for a in flying
        if a.side != b.side and points_at(b, a) and (can_fire(state, b) if everything or b.side == side else not (b.forced or b.burning))
    )


def points_at(b: Plane, a: Plane) -> bool:
    """8.1 Whether an aeroplane is near enough to another and points at it."""
    return within(distance(b.place, a.place), REACH) and within_degrees(nose(b.heading, b.climb), vector(b.place, a.place), CONE)


def can_fire(state: State, b: Plane) -> bool:
    """8.1 Whether an aeroplane is in the fight, its pilot sees, and a fixed gun of his is working and loaded."""
    return in_the_fight(b) and b.pilot.awake and any(m.fixed and g.works and g.half for m, g in guns_of(state, b, b.pilot))
