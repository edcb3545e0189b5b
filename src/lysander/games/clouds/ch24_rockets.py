"""24.7 Rockets at gasbags."""

from __future__ import annotations

from ...core.referee import Referee
from .ch04_people import flying_test, usable
from .ch23_to_hit import GASBAG
from .ch24_gas import hit_gasbag
from .ch24_gasbags import shot_at
from .ch29_rolls import Modifier
from .geometry import ahead, difference, ground_distance, within_degrees
from .ground import Gasbag
from .plane import Plane
from .state import State
from .told import tell

STRAIGHT = 10
"""24.7 Degrees between the heading and the direction to the target within which a run-in counts."""
UPWIND = 450
"""24.7 Ticks between the heading and the heading from which the wind comes."""
EACH_MORE = 3
"""24.7 Successes for each further rocket that hits."""


def fire_rockets(s: State, ref: Referee, plane: Plane, bag: str, number: int) -> None:
    """24.7 The pilot fires rockets at a gasbag: one Flying test (R-44) for all; each that hits rolls R-45. Those fired are gone."""
    shot_at(s, bag)
    modifiers = rocket_modifiers(s, plane, s.gasbags[bag])
    successes = flying_test(s, ref, "R-44", plane, modifiers, at=bag, rockets=number)
    plane.rockets -= number
    hits = hits_of(successes, number)
    tell(s, ref, "rockets", "24.7", who=plane.id, at=bag, fired=number, hits=hits)
    for _ in range(hits):
        hit_gasbag(s, ref, bag, plane.id, s.rules.tables["balloon"]["damage"]["modifiers"]["rocket"])


def hits_of(successes: int, number: int) -> int:
    """24.7 Return how many rockets hit: one, one more for each full three successes, at most those fired."""
    return min(number, 1 + successes // EACH_MORE) if successes >= 0 else 0


def rocket_modifiers(s: State, plane: Plane, bag: Gasbag) -> tuple[Modifier, ...]:
    """24.7 Return what is added to Flying for rockets at a gasbag. Those of 0 are left out."""
    table = s.rules.tables["rockets"]
    adds = {row["key"]: row["add"] for row in table["modifier"]}
    found: list[Modifier] = [("rockets", table["base"], "24.7"), ("speed", table["speed"][s.band(plane)], "24.7")]
    if from_above(plane, bag):
        found.append(("above", adds["above"], "24.7"))
    if difference(plane.heading, s.rules.wind) <= UPWIND:
        found.append(("upwind", adds["upwind"], "24.7"))
    if plane.run_in and straight_at(plane, bag):
        found.append(("run_in", adds["run_in"], "24.7"))
    if usable(plane.pilot, "gasbag"):
        found.append(("gasbag", GASBAG, "30.3"))
    return tuple(m for m in found if m[1])


def from_above(plane: Plane, bag: Gasbag) -> bool:
    """24.7 Whether the attack comes from above: higher than the target by at least the distance on the ground plan."""
    return plane.z > bag.z and (100 * (plane.z - bag.z)) ** 2 >= ground_distance(plane.place, bag.place)


def straight_at(plane: Plane, bag: Gasbag) -> bool:
    """24.7 Whether the heading is within 10 degrees of the direction to the target on the ground plan, straight below counting as within."""
    dx, dy = bag.x - plane.x, bag.y - plane.y
    if not dx and not dy:
        return bag.z < plane.z
    return within_degrees(ahead(plane.heading), (dx, dy, 0), STRAIGHT)
