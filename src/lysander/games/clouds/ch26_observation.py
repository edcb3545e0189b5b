"""26 Photographs, reports on troops, artillery: the steps O1 and O2."""

from __future__ import annotations

from math import isqrt

from ...core.record import replace
from ...core.referee import Referee
from .ch04_people import skill, usable
from .ch25_bombs import explode_at
from .ch29_rolls import Modifier, at_most, test, throw
from .geometry import COS, SIN, clock, distance, ground_distance, half_up, rdiv, within
from .ground import Battery, Point, Unit
from .plane import FLYING, OUT, Person, Plane
from .state import State, person_id
from .told import tell, tell_side

MANOEUVRED, JOB, EACH_TEN = -2, 3, 1000
"""26.2, 30.5, 26.5 Modifiers: for a manoeuvre, of Does his job; points of distance for each of which 1 is taken off."""
UNDER_FIRE = -10
"""26.5 Successes of the row that holds without a test if an enemy airman shot at the aeroplane."""
BAD = -6
"""36 R-52: the row from which on the roll matters."""
SHELL = "heavy"
"""26.7 The bomb as which a shell acts."""
CAMERA, LOWEST, HIGHEST = 3, 8, 40
"""26.3 MU on the ground plan from a point, and heights at the end of the move, for a photograph."""
EYES, LOW = 5, 6
"""26.4 MU on the ground plan from a unit, and height at the end of the move, for a report."""
COVERS = ("open", "rough", "partial", "trench", "dense")
"""26.4 Cover in steps."""


def at_work(plane: Plane) -> Person | None:
    """26.1, 20.3 Return who does the task of this turn's plan, None if he is no longer able to: dead, out of action, without senses, or in an
    aeroplane that burns, spins, or came out of a spin."""
    if not plane.task or plane.state != FLYING or plane.burning or plane.recovered:
        return None
    person = plane.person(plane.worker)
    return person if person.awake and person.state != OUT else None


def modifiers(plane: Plane, person: Person) -> tuple[Modifier, ...]:
    """26.2 Return what is added to Awareness: for a manoeuvre, the limited sum of threats of this turn, Does his job. Those of 0 are left out."""
    found: list[Modifier] = [("manoeuvred", MANOEUVRED if plane.manoeuvred else 0, "26.2"), ("threats", plane.threat, "26.2")]
    if usable(person, "job"):
        found.append(("job", JOB, "30.5"))
    return tuple(m for m in found if m[1])


def working(s: State, task: str) -> list[tuple[Plane, Person]]:
    """26.1 Return the aeroplanes whose task begins with this word, with who does it, in list order."""
    return [(p, person) for p in s.planes.values() if p.task.startswith(task) and (person := at_work(p)) is not None]


# O1


def o1(s: State, ref: Referee) -> str | None:
    """26.5, 26.7 Step O1: the next battery in list order is corrected, by the first observer of its side (26.8), and fires."""
    battery = next((b for b in s.batteries.values() if b.id not in s.done), None)
    if battery is None:
        s.done = ()
        return None
    for plane, person in working(s, f"radio:{battery.id}"):
        if plane.task == f"radio:{battery.id}" and plane.side == battery.side:
            correct(s, ref, battery, plane, person)
            break
    shoot(s, ref, s.batteries[battery.id])
    s.done = (*s.done, battery.id)
    return "O1"


def correct(s: State, ref: Referee, battery: Battery, plane: Plane, person: Person) -> None:
    """26.5, 26.6 An observer's correction (R-52) changes the number of deviation dice; one who was shot at by an enemy airman changes nothing."""
    successes = UNDER_FIRE if plane.shot and plane.shot_turn == s.turn else spotting(s, ref, battery, plane, person)
    rows = s.rules.tables["artillery_spotting"]["row"]
    change = next(r["dice"] for r in rows if r.get("from", successes) <= successes <= r.get("to", successes))
    dice = max(s.rules.tables["artillery_spotting"]["least_dice"], battery.dice + change)
    s.batteries[battery.id] = replace(battery, dice=dice, by=plane.id)
    tell_side(s, ref, plane.side, "correction", "26.6", who=person_id(plane, person), what=battery.id, change=change, dice=dice)


def spotting(s: State, ref: Referee, battery: Battery, plane: Plane, person: Person) -> int:
    """26.5 Make the observer's test (R-52): 26.2, and -1 for each full 10 MU of straight distance to the aim point."""
    far = isqrt(distance(plane.place, (battery.x, battery.y, 0))) // EACH_TEN
    added = (*modifiers(plane, person), *((("distance", -far, "26.5"),) if far else ()))
    return test(s, ref, "R-52", person_id(plane, person), skill(person, "awareness"), added, at_most(BAD), at=battery.id)


def shoot(s: State, ref: Referee, battery: Battery) -> None:
    """26.7 A battery fires: the shot deviates by the sum of its d10 in MU (R-53) in a clock direction (R-54), and acts as a heavy bomb (R-55)."""
    x, y = battery.x, battery.y
    if battery.dice:
        d = throw(s, ref, "R-53", battery.id, f"{battery.dice}d10")
        c = clock(throw(s, ref, "R-54", battery.id, "1d12"))
        x, y = x + rdiv(d * SIN[c], 100), y + rdiv(d * COS[c], 100)
    tell(s, ref, "shell", "26.7", what=battery.id, at=[x, y])
    explode_at(s, ref, "R-55", SHELL, (x, y), battery.id, owner="")


# O2


def o2(s: State, ref: Referee) -> str | None:
    """26.3, 26.4 Step O2: the next photograph or report in list order."""
    waiting = [(p, person) for p, person in working(s, "") if not p.task.startswith("radio") and p.id not in s.done]
    if not waiting:
        s.done = ()
        return None
    plane, person = waiting[0]
    task, _, id = plane.task.partition(":")
    if task == "photo":
        photograph(s, ref, plane, person, s.points[id])
    else:
        report(s, ref, plane, person, s.units[id])
    s.done = (*s.done, plane.id)
    return "O2"


def photograph(s: State, ref: Referee, plane: Plane, person: Person, point: Point) -> None:
    """26.3 A photograph of a point, if its conditions are met: a test (R-56); a success has it."""
    if not in_picture(plane, point):
        tell_side(s, ref, plane.side, "no-task", "26.3", who=plane.id, what=point.id)
    elif test(s, ref, "R-56", person_id(plane, person), skill(person, "awareness"), modifiers(plane, person), at=point.id) >= 0:
        s.points[point.id] = replace(point, taken=plane.id)
        tell_side(s, ref, plane.side, "photographed", "26.3", who=plane.id, what=point.id)


def in_picture(plane: Plane, point: Point) -> bool:
    """26.3 Whether the point was near the path, the height is right, and one level straight was at least half the speed at the start of the move."""
    near = any(within(ground_distance(p, (point.x, point.y)), CAMERA) for p in plane.track)
    return near and LOWEST <= plane.z <= HIGHEST and plane.level > 0 and plane.level >= half_up(plane.start)


def report(s: State, ref: Referee, plane: Plane, person: Person, unit: Unit) -> None:
    """26.4 A report on troops, if they are near and the aeroplane low: a test (R-56), -1 for each step of cover; a success identifies them."""
    if plane.z > LOW or not within(ground_distance(plane.place, unit.place), EYES):
        tell_side(s, ref, plane.side, "no-task", "26.4", who=plane.id, what=unit.id)
        return
    steps = COVERS.index(unit.cover)
    added = (*modifiers(plane, person), *((("cover", -steps, "26.4"),) if steps else ()))
    if test(s, ref, "R-56", person_id(plane, person), skill(person, "awareness"), added, at=unit.id) >= 0:
        s.units[unit.id] = replace(unit, known=plane.id)
        tell_side(s, ref, plane.side, "identified", "26.4", who=plane.id, what=unit.id)
