"""10.5 to 10.8 Bailing out with a parachute."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from ...core.ask import Ask
from ...core.referee import Referee
from .answer_data import Several
from .ch04_people import die, pilotless
from .ch28_credit import air_victory
from .ch29_rolls import Modifier, failed, test
from .ground import Canopy
from .panels import DIVE, HIGH, SLOW, STALL
from .plane import BROKEN, FLYING, GONE, LEFT, PILOT, SPINNING, Person, Plane
from .state import State, person_id
from .told import tell

NONE = "none"
SOUND, SLOWLY, FAST, WING = -2, 2, -2, -2
"""10.6 Modifiers: out of a sound aeroplane, at stall or slow speed, at high or dive speed, with a wing off."""
KILLED = -6
"""10.7 Successes with which the jumper dies, or worse."""
LOW = 8
"""36 R-06: a failure at this height or less is vital."""


def may_jump(plane: Plane, person: Person) -> bool:
    """10.5, 28.5 Whether a person may jump now: alive, conscious, with a parachute, at height 1 or more."""
    return person.parachute and person.awake and plane.z >= 1 and plane.state in (FLYING, SPINNING, BROKEN, LEFT)


def doomed(plane: Plane) -> bool:
    """10.5 Whether those aboard are asked whether they jump: in a burning, spinning or broken-up aeroplane."""
    return plane.burning or plane.state in (SPINNING, BROKEN)


def ask_jumps(s: State, ref: Referee, plane: Plane) -> None:
    """10.3, 10.5 Ask who jumps out of a doomed aeroplane (D-08), and let them. Who has tried this turn is not asked again (10.7)."""
    able = tuple(p.role for p in plane.people if may_jump(plane, p) and not p.busy)
    if not able:
        return
    everybody = plane.state == BROKEN or plane.forever
    default = ",".join(able) if everybody else NONE
    facts = {"who": plane.id, "height": plane.z}
    chosen = ref.ask(Ask(plane.seat, f"jump:{plane.id}", "10.5", Several(choices(able), "10.5"), default, facts))
    if chosen == NONE:
        return
    for role in chosen.split(","):
        if not jump(s, ref, plane, role) and plane.person(role).aboard:
            s.change(person_id(plane, plane.person(role)), busy=True)


@lru_cache(maxsize=16)
def choices(able: tuple[str, ...]) -> tuple[str, ...]:
    """10.5 Return the answers: nobody, and every choice of those who may jump, in list order."""
    return (NONE, *(",".join(some) for n in range(1, len(able) + 1) for some in combinations(able, n)))


def jump(s: State, ref: Referee, plane: Plane, role: str) -> bool:
    """10.6, 10.7 A person jumps: Fortitude test (R-06). Return whether he hangs under his canopy."""
    person = plane.person(role)
    if not may_jump(plane, person):
        return False
    who = person_id(plane, person)
    low = plane.z <= LOW
    successes = test(s, ref, "R-06", who, person.fortitude, bail_out_modifiers(s, plane), vital=lambda n: n <= KILLED or (low and failed(n)))
    if successes >= 0:
        _leaves(s, ref, plane, role, who)
        return True
    if successes > KILLED:
        tell(s, ref, "stays-aboard", "10.7", who=who)
        return False
    die(s, ref, who, wrecked=True)
    if role == PILOT:
        air_victory(s, ref, plane, "pilot killed")
        pilotless(s, ref, plane)
    return False


def bail_out_modifiers(s: State, plane: Plane) -> tuple[Modifier, ...]:
    """10.6 Return what changes the target of a jump."""
    modifiers: list[Modifier] = []
    if not doomed(plane):
        modifiers.append(("sound", SOUND, "10.6"))
    band = s.band(plane)
    if band in (STALL, SLOW):
        modifiers.append(("slow", SLOWLY, "10.6"))
    elif band in (HIGH, DIVE):
        modifiers.append(("fast", FAST, "10.6"))
    if plane.wing:
        modifiers.append(("wing", WING, "10.6"))
    return tuple(modifiers)


def _leaves(s: State, ref: Referee, plane: Plane, role: str, who: str) -> None:
    """10.7, 10.8, 28.6 He hangs under his canopy. An aeroplane that its pilot leaves has none (4.10), and is an air victory."""
    s.change(who, state=GONE)
    id = f"{plane.id}.{role}"
    s.canopies[id] = Canopy(id, plane.x, plane.y, plane.z)
    tell(s, ref, "jumped", "10.7", who=who)
    if role == PILOT:
        air_victory(s, ref, plane, "left by its pilot")
        pilotless(s, ref, plane)
