"""20.2, 20.10 What a shooter may attack: targets, modes and guns, rockets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from .attacks import GUNS, ROCKETS, Attack
from .ch03_panel import guns_of
from .ch20_reasons import Target
from .ch20_shots import ROCKET_AIM, Line, bears, guns_at, line_of, modes
from .ch20_tables import gunnery
from .ch20_who import bomb_aimer, bombs_in_reach, defends_against, may_attack, rolling
from .ch21_guns import SHORT, SUSTAINED, rounds_for
from .geometry import distance, nose, vector, within, within_degrees
from .panels import Mount
from .plane import PILOT, Person, Plane
from .state import State


class Choice(NamedTuple):
    """20.2 A target and how it may be shot at: the line of fire (None unless it is an aeroplane in the air), guns by mode."""

    target: Target
    line: Line | None
    guns: dict[str, tuple[str, ...]]


def has_target(s: State, plane: Plane, person: Person) -> bool:
    """20.2 Whether a shooter is asked: he has a gun or rocket target that 20.4 allows, or bombs and an enemy ground unit near his path."""
    if plane.bombs and not plane.homeward and bombs_in_reach(s, plane) and aims(s, plane, person):
        return True
    if plane.rockets and person.role == PILOT and next(rocket_targets(s, plane), None):
        return True
    least = gunnery(s.rules).half_boxes[SHORT]
    return next(_borne_on(s, plane, _kinds(s, plane, person, least)), None) is not None


def _kinds(s: State, plane: Plane, person: Person, need: int) -> list[Mount]:
    """21.3 Return guns of a person that have this many half boxes, one of each mount: they bear on the same."""
    found: dict[str, Mount] = {}
    for mount, gun in guns_of(s, plane, person):
        if rounds_for(mount, gun, need):
            found.setdefault(mount.mount, mount)
    return list(found.values())


def aims(s: State, plane: Plane, person: Person) -> bool:
    """25.1 Whether a person aims the bombs of an aeroplane."""
    aimer = bomb_aimer(s, plane)
    return aimer is not None and aimer.role == person.role


def rocket_targets(s: State, plane: Plane) -> Iterator[str]:
    """24.7, 20.4 Yield the enemy gasbags within range and aim of rockets, in list order."""
    for bag in s.gasbags.values():
        if bag.there and bag.side != plane.side and distance(plane.place, bag.place) > 0 and not plane.homeward:
            near = within(distance(plane.place, bag.place), gunnery(s.rules).rocket)
            if near and within_degrees(nose(plane.heading, plane.climb), vector(plane.place, bag.place), ROCKET_AIM):
                yield bag.id


def choices(s: State, plane: Plane, person: Person) -> Iterator[Choice]:
    """20.2, 20.4 Yield what a shooter may attack with guns, in list order: aeroplanes, ground units, gasbags."""
    half_boxes = gunnery(s.rules).half_boxes
    for target, mount in _borne_on(s, plane, _kinds(s, plane, person, half_boxes[SHORT])):
        line = line_of(s, plane, person, mount, target) if isinstance(target, Plane) and target.in_air else None
        allowed = modes(s, plane, person, target) if line is not None and isinstance(target, Plane) else (m for m in half_boxes if m != SUSTAINED)
        guns = {mode: able for mode in allowed if (able := guns_at(s, plane, person, target.place, mode))}
        if guns:
            yield Choice(target, line, guns)


def _borne_on(s: State, plane: Plane, mounts: list[Mount]) -> Iterator[tuple[Target, Mount]]:
    """20.4, 20.5 Yield the targets in range on which one of these guns bears, in list order, each with that gun."""
    if not mounts:
        return
    for enemy in s.planes.values():
        if enemy.side != plane.side:
            if enemy.in_air:
                mount = _bearing(s, plane, enemy, mounts, in_air=True)
                if mount is not None and (not plane.homeward or defends_against(s, plane, enemy)):
                    yield enemy, mount
            elif not plane.homeward and rolling(enemy) and (mount := _bearing(s, plane, enemy, mounts)) is not None:
                yield enemy, mount
    if plane.homeward:
        return
    for unit in s.units.values():
        if unit.side != plane.side and not unit.destroyed and (mount := _bearing(s, plane, unit, mounts)) is not None:
            yield unit, mount
    for bag in s.gasbags.values():
        if bag.side != plane.side and bag.there and (mount := _bearing(s, plane, bag, mounts)) is not None:
            yield bag, mount


def _bearing(s: State, plane: Plane, target: Target, mounts: list[Mount], in_air: bool = False) -> Mount | None:
    """20.4, 23.1, 24.2 Return a gun that bears on a target, if that is in range: of shots at aeroplanes, or of those at the ground and gasbags."""
    table = gunnery(s.rules)
    place = target.place
    q = distance(plane.place, place)
    if not q or (q >= table.air if in_air else not within(q, table.ground)):
        return None
    return next((m for m in mounts if bears(table, m, plane, place)), None)


def attacks(s: State, plane: Plane, person: Person) -> Iterator[Attack]:
    """20.2, 35.2 Yield every attack with guns or rockets that a shooter may make: all guns that can take part first, then fewer."""
    if person.acted or not may_attack(s, plane, person):
        return
    for choice in choices(s, plane, person):
        for mode, guns in choice.guns.items():
            yield Attack(GUNS, choice.target.id, mode)
            for fewer in range(len(guns) - 1, 0, -1):
                for some in combinations(guns, fewer):
                    yield Attack(GUNS, choice.target.id, mode, some)
    if plane.rockets and person.role == PILOT:
        for bag in rocket_targets(s, plane):
            for count in range(1, plane.rockets + 1):
                yield Attack(ROCKETS, bag, count=count)
