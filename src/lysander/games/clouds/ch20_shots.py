"""20.4 to 20.8 A shot at an aeroplane: range, aim, field of fire, angle, and the base shot with all that goes into it."""

from __future__ import annotations

from typing import NamedTuple

from .ch03_panel import guns_of
from .ch04_people import skill
from .ch20_tables import Angle, Band, Gunnery, gunnery
from .ch21_guns import SUSTAINED, rounds_for
from .ch29_rolls import Modifier
from .geometry import Place, Vector, ahead, difference, distance, nose, vector, within_degrees
from .panels import Mount
from .plane import PILOT, Person, Plane
from .state import State, person_id

BLIND = 20
"""20.5 Degrees off straight astern in which a rear gun cannot fire down."""
TO_ITS_NOSE = 45
"""20.10 Degrees between the line of fire and the target's nose up to which sustained fire is allowed."""
ROCKET_AIM = 20
"""20.4 Degrees off the nose within which rockets are fired, whatever the option."""
SIDE, DEFLECTION = "side", 2
"""20.8 The row of the angle table in which pilots with Deflection eye, and what it adds."""


class Line(NamedTuple):
    """20.6 A line of fire at an aeroplane: distance band, row of the aim (None for flexible guns), row of the angle."""

    band: Band
    aim: Angle | None
    angle: Angle


def band_of(table: Gunnery, q: int) -> Band | None:
    """2.7, 20.6 Return the distance band of the square of a distance, None if that is out of range."""
    if q >= table.air:
        return None
    return next(b for b in table.distance if q < b.below)


def aim_of(table: Gunnery, plane: Plane, place: Place) -> Angle | None:
    """20.6 Return the row of the aim of fixed guns at a place, None if it is outside (20.4)."""
    n, t = nose(plane.heading, plane.climb), vector(plane.place, place)
    return next(row for row in table.aim if within_degrees(n, t, row.degrees)) if within_degrees(n, t, table.widest) else None


def in_field(mount: Mount, plane: Plane, place: Place) -> bool:
    """20.5 Whether a place is in the field of fire of a flexible gun."""
    n, t = nose(plane.heading, plane.climb), vector(plane.place, place)
    dot = n[0] * t[0] + n[1] * t[1] + n[2] * t[2]
    if mount.mount == "nose":
        return dot >= 0
    return dot <= 0 and not (mount.mount == "rear" and _blind(plane, t))


def _blind(plane: Plane, t: Vector) -> bool:
    """20.5 Whether a target, given by the vector to it, is in the blind spot of a rear gun: lower, and near straight astern or straight below."""
    if t[2] >= 0:
        return False
    if not t[0] and not t[1]:
        return True
    a = ahead(plane.heading)
    return within_degrees((t[0], t[1], 0), (-a[0], -a[1], 0), BLIND)


def bears(table: Gunnery, mount: Mount, plane: Plane, place: Place) -> bool:
    """20.4, 20.5 Whether a gun bears on a place: within the aim of a fixed gun, or in the field of fire of a flexible one."""
    if mount.fixed:
        return within_degrees(nose(plane.heading, plane.climb), vector(plane.place, place), table.widest)
    return in_field(mount, plane, place)


def pilots_angle(table: Gunnery, plane: Plane, target: Plane) -> Angle:
    """20.6 Return the row of the angle between the line of fire and the target's nose."""
    t, n = vector(plane.place, target.place), nose(target.heading, target.climb)
    return next((row for row in table.angle[:-1] if within_degrees(t, n, row.degrees)), table.angle[-1])


def gunners_angle(table: Gunnery, plane: Plane, target: Plane) -> Angle:
    """20.6 Return the row of the difference of the two headings."""
    return table.parallel if difference(plane.heading, target.heading) <= 10 * table.parallel.degrees else table.other


def line_of(s: State, plane: Plane, person: Person, mount: Mount, target: Plane) -> Line | None:
    """20.4 Return the line of fire of a gun at an aeroplane, None if that is out of range, out of aim or out of its field of fire."""
    table = gunnery(s.rules)
    q = distance(plane.place, target.place)
    if q >= table.air or not q:
        return None
    band = band_of(table, q)
    assert band is not None
    aim = None
    if mount.fixed:
        aim = aim_of(table, plane, target.place)
        if aim is None:
            return None
    elif not in_field(mount, plane, target.place):
        return None
    return Line(band, aim, pilots_angle(table, plane, target) if person.role == PILOT else gunners_angle(table, plane, target))


def modifiers(s: State, plane: Plane, person: Person, line: Line, guns: int, mode: str) -> tuple[Modifier, ...]:
    """20.6, 20.7, 20.8 Return what is added to Gunnery for a shot along a line with this number of guns: those of 0 are left out."""
    table = gunnery(s.rules)
    found: list[Modifier] = [("distance", line.band.add, "20.6")]
    if line.aim is not None:
        found.append(("aim", line.aim.add, "20.6"))
    found += [("angle", line.angle.add, "20.6"), ("platform", s.panel(plane).platform, "20.6")]
    if s.rules.gun_modifiers:
        found.append(("guns", table.guns[guns], "20.6"))
        if line.aim is None:
            found.append(("flexible", table.flexible, "20.6"))
            if plane.manoeuvred:
                found.append(("manoeuvred", table.manoeuvred, "20.6"))
    found.append(("mode", table.mode[mode], "20.6"))
    if person.has("deflection") and (person.role != PILOT or line.angle.name == SIDE):
        found.append(("deflection", DEFLECTION, "20.8"))
    return tuple(m for m in found if m[1])


def base_shot(person: Person, added: tuple[Modifier, ...]) -> int:
    """20.6 Return the base shot: present Gunnery and all that is added."""
    return skill(person, "gunnery") + sum(m[1] for m in added)


def guns_at(s: State, plane: Plane, person: Person, place: Place, mode: str) -> tuple[str, ...]:
    """20.10, 21.3 Return the guns of a person that bear on a place and have enough half boxes for a mode, in cockpit order."""
    table = gunnery(s.rules)
    need = table.half_boxes[mode]
    return tuple(g.id for m, g in guns_of(s, plane, person) if rounds_for(m, g, need) and bears(table, m, plane, place))


def may_sustain(s: State, plane: Plane, person: Person, target: Plane) -> bool:
    """20.10 Whether a person may choose sustained fire: he shot at the same target last turn, and the line of fire is near its nose vector."""
    return shot_last_turn(s, person, target) and along_its_nose(plane, target)


def shot_last_turn(s: State, person: Person, target: Plane) -> bool:
    """20.10 Whether a person shot at this target in the turn before, whatever the mode and the result."""
    return person.mark == target.id and person.marked == s.turn - 1


def along_its_nose(plane: Plane, target: Plane) -> bool:
    """20.10 Whether the line of fire is within 45 degrees of the target's nose vector."""
    return within_degrees(vector(plane.place, target.place), nose(target.heading, target.climb), TO_ITS_NOSE)


def modes(s: State, plane: Plane, person: Person, target: Plane) -> tuple[str, ...]:
    """20.10 Return the modes of fire that are allowed at an aeroplane, ammunition aside."""
    return tuple(m for m in gunnery(s.rules).mode if m != SUSTAINED or may_sustain(s, plane, person, target))


def note_shot(s: State, plane: Plane, person: Person, target: Plane) -> None:
    """20.10, 20.11 Note a shot on the target and with the shooter."""
    who = person_id(plane, person)
    s.change(who, mark=target.id, marked=s.turn)
    target.shot, target.shot_turn = who, s.turn
