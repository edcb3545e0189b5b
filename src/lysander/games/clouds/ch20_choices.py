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
    loaded = [mount for mount, gun in guns_of(s, plane, person) if rounds_for(mount, gun, least)]
    return bool(loaded) and next(_borne_on(s, plane, person, loaded), None) is not None


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
    table = gunnery(s.rules)
    for target, line in _borne_on(s, plane, person, [m for m, g in guns_of(s, plane, person) if g.works]):
        allowed = modes(s, plane, person, target) if line is not None and isinstance(target, Plane) else (m for m in table.mode if m != SUSTAINED)
        guns = {mode: able for mode in allowed if (able := guns_at(s, plane, person, target.place, mode))}
        if guns:
            yield Choice(target, line, guns)


def _borne_on(s: State, plane: Plane, person: Person, mounts: list[Mount]) -> Iterator[tuple[Target, Line | None]]:
    """20.4, 20.5 Yield the targets in range on which one of these guns bears, each with the line of fire at an aeroplane in the air."""
    if not mounts:
        return
    for enemy in s.planes.values():
        if enemy.side == plane.side:
            continue
        if enemy.in_air:
            if not plane.homeward or defends_against(s, plane, enemy):
                line = next((found for m in mounts if (found := line_of(s, plane, person, m, enemy)) is not None), None)
                if line is not None:
                    yield enemy, line
        elif rolling(enemy) and _low(s, plane, enemy, mounts):
            yield enemy, None
    for unit in s.units.values():
        if unit.side != plane.side and not unit.destroyed and _low(s, plane, unit, mounts):
            yield unit, None
    for bag in s.gasbags.values():
        if bag.side != plane.side and bag.there and _low(s, plane, bag, mounts):
            yield bag, None


def _low(s: State, plane: Plane, target: Target, mounts: list[Mount]) -> bool:
    """20.4, 23.1, 24.2 Whether one of these guns bears on a ground unit or gasbag in range; not on the way home (27.6)."""
    table = gunnery(s.rules)
    q = distance(plane.place, target.place)
    return q > 0 and within(q, table.ground) and not plane.homeward and any(bears(table, m, plane, target.place) for m in mounts)


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
