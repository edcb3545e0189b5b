"""What questions of In Clouds of Glory say in numbers: their facts, how far a flight plan has come, what lies where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.ask import Ask
from ...core.game import Setup
from ...core.spelling import Making
from .arrays_seen import one_of
from .geometry import CIRCLE, CLASSES, COS, SIN
from .ground import Gasbag, Unit
from .panels import FASTEST
from .plane import Plane
from .plans import MOST_SEGMENTS
from .rules import raw_tables, rules_of
from .spelling_plan import Planning
from .state import State

ROLLS = tuple(r["id"] for r in raw_tables()["rolls"]["roll"])
NUMBERS: Mapping[str, float] = {"face": 20, "target": 20, "total": 30, "row": 30, "vital": 1, "height": 100, "speed": 45}
"""Facts of questions, and in parts of what they are told."""
ALL_ROLLS = one_of(ROLLS)
SO_FAR = (
    *("ahead", "to the right", "climbed", "sine", "cosine", *(f"class {c}" for c in CLASSES), "bank L", "bank R"),
    *("length left", "actions left", "segments"),
)
"""12.1 Where the segments of a plan lead that has been begun, seen from where it begins."""
THERE = ("ahead", "to the right", "above", "near", "sine", "cosine")
"""20.5 Where something lies, seen from the aeroplane or the unit that is asked, and how its heading differs."""
REACH, UP = 3000, 30
"""Points and MU in parts of which that is told."""


def fields(setup: Setup) -> Sequence[str]:
    """29.2, 11.3, 20.5 Returns the names of what a question says in numbers."""
    scene = rules_of(setup).scene
    things = [x["id"] for kind in ("aeroplane", "ground", "balloon") for x in scene.get(kind, ())]
    return [*NUMBERS, *ROLLS, *(f"so far {name}" for name in SO_FAR), *(f"{id} {name}" for id in things for name in THERE)]


def tell(state: State, ask: Ask, making: Making | None) -> Sequence[float]:
    """29.2, 11.3, 20.5 Returns what a question says in numbers: those of its facts, how far a plan has come, what lies where."""
    facts = ask.facts
    found = [facts[name] / parts if isinstance(facts.get(name), int) else 0.0 for name, parts in NUMBERS.items()]
    found += ALL_ROLLS[facts.get("roll", "")]
    found += so_far(making) if isinstance(making, Planning) else [0.0] * len(SO_FAR)
    asked = ask.kind.partition(":")[2].partition(".")[0]
    here = state.planes.get(asked) or state.units.get(asked)
    things: tuple[Plane | Unit | Gasbag, ...] = (*state.planes.values(), *state.units.values(), *state.gasbags.values())
    if here is None:
        return [*found, *[0.0] * (len(THERE) * len(things))]
    heading = here.heading if isinstance(here, Plane) else 0
    sin, cos, (x, y, z) = SIN[heading] / 10_000, COS[heading] / 10_000, here.place
    for thing in things:
        tx, ty, tz = thing.place
        east, north, up = tx - x, ty - y, tz - z
        ahead, right = east * sin + north * cos, east * cos - north * sin
        by = thing.heading - heading if isinstance(thing, Plane) else 0
        near = 1 / (1 + (east * east + north * north + 10_000 * up * up) / 1e6)
        found += (ahead / REACH, right / REACH, up / UP, near, SIN[by % CIRCLE] / 10_000, COS[by % CIRCLE] / 10_000)
    return found


def so_far(planning: Planning) -> Sequence[float]:
    """12.1 Returns where the segments of a plan lead that has been begun, seen from where it begins."""
    c, plane, pose = planning.course, planning.plane, planning.pose
    sin, cos, east, north = SIN[plane.heading] / 10_000, COS[plane.heading] / 10_000, pose.x - plane.x, pose.y - plane.y
    by = pose.heading - plane.heading
    return (
        *(
            (east * sin + north * cos) / REACH,
            (east * cos - north * sin) / REACH,
            (pose.z - plane.z) / UP,
            SIN[by % CIRCLE] / 10_000,
            COS[by % CIRCLE] / 10_000,
        ),
        *[c.climb == climb for climb in CLASSES],
        *(c.bank == "L", c.bank == "R", c.left / FASTEST, (planning.there - c.actions) / 4, c.n / MOST_SEGMENTS),
    )
