"""20.1 to 20.3, 25.1, 27.6 Who attacks, and whom: the shooters of a turn, bomb aimers, self-defence."""

from __future__ import annotations

from collections.abc import Iterator

from .ch08_initiative import threatens
from .ch20_tables import gunnery
from .geometry import distance, nose, vector, within, within_degrees
from .plane import FLYING, GUNNER, LANDED, NOSE, PILOT, SPINNING, Person, Plane
from .state import State, plane_id

THREAT_RANGE, THREAT_CONE = 15, 30
"""8.1 What the enemy sees of a threat: MU and degrees."""
BOMB_RANGE = 10
"""20.2 MU on the ground plan between a path point of this move and an enemy ground unit, for bombs to be asked for."""


def may_attack(s: State, plane: Plane, person: Person) -> bool:
    """20.3 Whether a person may attack this turn, whether or not he has done so."""
    if person.state or not person.awake or person.busy or plane.state != FLYING:
        return False
    return not plane.burning and has_turn(s, plane) and not (plane.homeward and person.role == PILOT)


def has_turn(s: State, plane: Plane) -> bool:
    """10.2, 10.4, 17.10 Whether an aeroplane has initiative this turn: it did not burn, spin or roll for a take-off when the order was fixed."""
    return not plane.recovered and (not s.order or plane.id in s.order)


def shooters(s: State) -> Iterator[tuple[Plane, Person]]:
    """20.3, 1.7 Yield who may attack this turn and has not done so, in list order."""
    for plane in s.planes.values():
        if plane.state == FLYING:
            for person in plane.people:
                if not person.acted and may_attack(s, plane, person):
                    yield plane, person


def near_each_other(s: State) -> bool:
    """20.2, 20.4 Whether enemies are so near to each other that somebody may have something to attack. It is quick, and never wrongly False."""
    reach = gunnery(s.rules).points
    planes = [p for p in s.planes.values() if p.state == FLYING or p.state == SPINNING or p.rolled > 0]
    for a in planes:
        if a.id[0] == "E":
            x, y = a.x, a.y
            for c in planes:
                if c.id[0] != "E" and -reach < c.x - x < reach and -reach < c.y - y < reach:
                    return True
    return (bool(s.units) or bool(s.gasbags)) and any(p.bombs or _near_the_ground(s, p) for p in planes)


def _near_the_ground(s: State, plane: Plane) -> bool:
    """20.4 Whether a ground unit or gasbag, whoever owns it, is near."""
    reach = 100 * gunnery(s.rules).ground
    x, y = plane.x, plane.y
    if any(abs(u.x - x) <= reach and abs(u.y - y) <= reach for u in s.units.values()):
        return True
    return any(abs(b.x - x) <= reach and abs(b.y - y) <= reach for b in s.gasbags.values())


def bomb_aimer(s: State, plane: Plane) -> Person | None:
    """25.1 Return who aims the bombs: the nose gunner, else the observer, if able to attack, else the pilot; None if nobody is able."""
    for role in (NOSE, GUNNER, PILOT):
        for person in plane.people:
            if person.role == role and may_attack(s, plane, person):
                return person
    return None


def defends_against(s: State, plane: Plane, enemy: Plane) -> bool:
    """27.6 Whether an aeroplane on its way home may defend itself against an enemy: he threatens it, or was the last to shoot at it.

    With closed cockpits a threat is judged by what can be seen of the enemy (5.5).
    """
    if plane_id(plane.shot) == enemy.id and plane.shot_turn >= s.turn - 1:
        return True
    return seems_to_threaten(enemy, plane) if s.rules.closed else threatens(s, enemy, plane)


def seems_to_threaten(b: Plane, a: Plane) -> bool:
    """8.1, 5.5 Whether B threatens A by all that A's side can see."""
    if b.state != FLYING or a.state != FLYING or b.forced or b.burning or not within(distance(a.place, b.place), THREAT_RANGE):
        return False
    return within_degrees(nose(b.heading, b.climb), vector(b.place, a.place), THREAT_CONE)


def rolling(plane: Plane) -> bool:
    """17.10 Whether an aeroplane rolls for a take-off, and can be attacked like a ground unit."""
    return plane.state == LANDED and plane.rolled > 0


def bombs_in_reach(s: State, plane: Plane) -> bool:
    """20.2 Whether an aeroplane has bombs aboard and passed within 10 MU, on the ground plan, of an enemy ground unit in this move."""
    if not plane.bombs or not plane.track:
        return False
    reach = (100 * BOMB_RANGE) ** 2
    enemies = [u for u in s.units.values() if u.side != plane.side and not u.destroyed]
    return any((x - u.x) ** 2 + (y - u.y) ** 2 <= reach for u in enemies for x, y in plane.track)
