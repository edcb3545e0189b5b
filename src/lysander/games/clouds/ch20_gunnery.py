"""20 The steps F3 and F4: gunners roll initiative; pilots and gunners attack one after the other."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.referee import Referee
from .attacks import BOMBS, HOLD, ROCKETS, UNKNOWN, Attack, read
from .ch03_panel import mounts
from .ch04_people import skill
from .ch08_initiative import diced_off, initiative_die
from .ch13_strength import strength_test
from .ch20_choices import has_target
from .ch20_reasons import in_the_air, target_of
from .ch20_shots import guns_at, line_of, modifiers, note_shot
from .ch20_who import may_attack, near_each_other, shooters
from .ch21_guns import after_shot
from .ch22_damage import hit
from .ch23_strafing import strafe
from .ch24_gasbags import shoot_gasbag
from .ch24_rockets import fire_rockets
from .ch25_bombs import drop_bombs
from .ch29_rolls import test_natural
from .domains_attack import Attacks
from .ground import Gasbag
from .plane import FLYING, PILOT, Person, Plane
from .state import State, person_id, plane_id
from .told import tell_each, tell_side

NO_DIE = -1
"""8.3 The die total of one who has never rolled; such ones are not diced off. A total of initiative may be below 0."""


# F3


def f3(s: State, ref: Referee) -> str | None:
    """20.1 Step F3: the next living gunner who could attack this turn rolls initiative (R-03) like a pilot, without a pilot's modifiers."""
    waiting = [
        (plane, person)
        for plane in s.planes.values()
        if len(plane.people) > 1 and plane.state == FLYING
        for person in plane.people
        if person.role != PILOT and may_attack(s, plane, person) and person_id(plane, person) not in s.done
    ]
    if not waiting:
        s.done = ()
        return None
    plane, person = waiting[0]
    who = person_id(plane, person)
    die = initiative_die(s, ref, "R-03", who)
    total = die + skill(person, "awareness")
    s.change(who, initiative=total, die=die)
    tell_side(s, ref, plane.side, "initiative", "20.1", who=who, total=total, die=die)
    if len(waiting) == 1:
        s.done = ()
        return None
    s.done = (*s.done, who)
    return "F3"


# F4


def f4(s: State, ref: Referee) -> str | None:
    """20.2 Step F4: the next pilot or gunner, highest initiative first, attacks or holds. Who has nothing to attack is not asked."""
    if not s.shooters:
        if not anything_to_attack(s):
            return None
        s.shooters = order_of_fire(s, ref)
    while s.shooters:
        who, *rest = s.shooters
        plane, person = s.planes[plane_id(who)], s.person(who)
        asked = not person.acted and may_attack(s, plane, person) and has_target(s, plane, person)
        if asked:
            attack(s, ref, plane, person)
        s.shooters = tuple(rest)
        if asked:
            return "F4" if rest else None
    return None


def anything_to_attack(s: State) -> bool:
    """20.2 Whether anybody has something to attack, so that the order matters: nothing can come into range before somebody has attacked."""
    return near_each_other(s) and any(has_target(s, plane, person) for plane, person in shooters(s))


def order_of_fire(s: State, ref: Referee) -> tuple[str, ...]:
    """20.2 Return who may attack, highest total first, at equal totals the higher die total; pilots still tied keep the order of I4.

    If a gunner is among those still tied, all of them dice it off (R-02)."""
    groups: dict[tuple[int, int], list[str]] = {}
    for plane, person in shooters(s):
        groups.setdefault((person.initiative, person.die), []).append(person_id(plane, person))
    return tuple(id for key in sorted(groups, reverse=True) for id in _untied(s, ref, groups[key], key[1] != NO_DIE))


def _untied(s: State, ref: Referee, tied: list[str], rolled: bool) -> list[str]:
    """20.2 Return those tied in the order in which they attack."""
    if len(tied) > 1 and rolled and any(plane_id(id) != id for id in tied):
        return diced_off(s, ref, tied)[::-1]
    return sorted(tied, key=lambda id: -s.order.index(plane_id(id)) if plane_id(id) in s.order else 0)


def attack(s: State, ref: Referee, plane: Plane, person: Person) -> None:
    """20.2 Ask a shooter for his attack of this turn (D-11) and carry it out."""
    who = person_id(plane, person)
    text = ref.ask(Ask(plane.seat, f"attack:{who}", "20.2", Attacks(s, plane, person), HOLD, {"who": who, "plane": plane.id}))
    carry_out(s, ref, plane, s.change(who, acted=True), read(text))


def carry_out(s: State, ref: Referee, plane: Plane, person: Person, chosen: Attack) -> None:
    """20.2 Carry out an attack: with guns at whatever the target is, with rockets, with bombs, or to hold."""
    assert chosen.do != UNKNOWN
    if chosen.do == HOLD:
        return
    if chosen.do == BOMBS:
        drop_bombs(s, ref, plane, person, chosen.count, (chosen.x, chosen.y))
    elif chosen.do == ROCKETS:
        fire_rockets(s, ref, plane, chosen.target, chosen.count)
    else:
        fire(s, ref, plane, person, chosen)


def fire(s: State, ref: Referee, plane: Plane, person: Person, chosen: Attack) -> None:
    """20.10, 20.12, 13.7 Fire guns, all that can take part unless some are named; then a pilot's fixed guns strain cut wires."""
    target = target_of(s, chosen.target)
    assert target is not None
    guns = chosen.guns or guns_at(s, plane, person, target.place, chosen.mode)
    if isinstance(target, Plane) and in_the_air(target):
        shoot(s, ref, plane, person, guns, target, chosen.mode)
    elif isinstance(target, Gasbag):
        shoot_gasbag(s, ref, plane, person, guns, target.id, chosen.mode)
    else:
        strafe(s, ref, plane, person, guns, target.id, chosen.mode)
    if plane.wires and person.role == PILOT and any(m.fixed for m in mounts(s, plane).values() if m.id in guns):
        strength_test(s, ref, plane, "wires")


def shoot(s: State, ref: Referee, plane: Plane, person: Person, guns: tuple[str, ...], target: Plane, mode: str) -> None:
    """20.9, 20.11 Shoot at an aeroplane in the air: the test of the base shot (R-31), what it does to the guns, then the damage of a hit.

    The shot is noted on the target before anything else follows from it, and so is a hit."""
    who = person_id(plane, person)
    line = line_of(s, plane, person, mounts(s, plane)[guns[0]], target)
    assert line is not None
    added = modifiers(s, plane, person, line, len(guns), mode)
    note_shot(s, plane, person, target)
    successes, face = test_natural(s, ref, "R-31", who, skill(person, "gunnery"), added, at=target.id, mode=mode)
    hits = successes >= 0
    tell_each(s, ref, plane.side, "shot", "20.9", {"guns": [*guns], "mode": mode}, {"who": who, "at": target.id, "hit": hits})
    after_shot(s, ref, plane, person, guns, mode, face, hits)
    if hits:
        target.hit = who
        hit(s, ref, plane, s.person(who), target, successes)
