"""20 What shots are worth to a pilot, before anybody has fired: by the chance to hit and the successes to expect."""

from __future__ import annotations

from ..ch03_panel import guns_of
from ..ch20_shots import base_shot, line_of, modifiers
from ..ch20_tables import gunnery
from ..geometry import distance
from ..plane import Person, Plane
from ..state import State

HIT, SUCCESS = 1.0, 0.12
"""How much a hit is worth, and each success beyond (the row of the damage table)."""
NORMAL = "normal"


def hit_worth(target: int) -> float:
    """20.9 Return what a shot with this target number is worth: its chance to hit, and the successes to expect."""
    n = min(19, max(1, target))
    return n / 20 * (HIT + SUCCESS * (n - 1) / 2)


def shot_worth(s: State, plane: Plane, other: Plane) -> float:
    """Return what the normal shots of all aboard an aeroplane at another are worth, as both stand."""
    if not 0 < distance(plane.place, other.place) < gunnery(s.rules).air:
        return 0.0
    return sum([person_worth(s, plane, p, other) for p in plane.people if p.state == "" and p.awake])


def person_worth(s: State, plane: Plane, person: Person, other: Plane) -> float:
    """20.6 Return what a person's normal shot at another aeroplane is worth, 0 if no gun of his bears."""
    for mount, gun in guns_of(s, plane, person):
        if gun.works and gun.half >= 2 and (line := line_of(s, plane, person, mount, other)) is not None:
            firing = sum(g.works and g.half >= 2 for _, g in guns_of(s, plane, person)) if mount.fixed else 1
            return hit_worth(base_shot(person, modifiers(s, plane, person, line, firing, NORMAL)))
    return 0.0
