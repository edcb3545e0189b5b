"""11.17, 20.6 What a shooter's side may know of his shots before he takes one, as plain data: bands, modifiers, base shot."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ...core.ask import Refusal
from .attacks import GUNS, Attack
from .ch03_panel import guns_of
from .ch04_people import skill
from .ch20_choices import Choice, choices, rocket_targets
from .ch20_reasons import Target, refusal_of, why_cannot_fire
from .ch20_shots import base_shot, modifiers
from .ch21_guns import NORMAL
from .ch23_to_hit import gasbag_modifiers, strafing_modifiers
from .ch24_rockets import rocket_modifiers
from .ch29_rolls import Modifier, chance_of
from .geometry import distance, whole_mu
from .ground import Gasbag
from .plane import PILOT, Person, Plane
from .state import State

SEEN = 40
"""MU up to which a target that cannot be attacked is told, with the reason."""


def shots_described(s: State, plane: Plane, person: Person) -> list[dict[str, Any]]:
    """20.6 Return the shots with guns that a person may take, one entry for each target."""
    return [shot_described(s, plane, person, choice) for choice in choices(s, plane, person)]


def shot_described(s: State, plane: Plane, person: Person, choice: Choice) -> dict[str, Any]:
    """20.6 Return target, distance, band, aim, angle, and for each mode the guns that take part, the modifiers, the base shot and its chance."""
    found: dict[str, Any] = {"target": choice.target.id, "mu": whole_mu(distance(plane.place, choice.target.place))}
    if choice.line is not None:
        band, aim, angle = choice.line
        found |= {"band": [band.low, band.high], "angle": angle.name, "aim": aim.degrees if aim else 0}
    found["modes"] = [_mode(s, plane, person, choice, mode, guns) for mode, guns in choice.guns.items()]
    return found


def _mode(s: State, plane: Plane, person: Person, choice: Choice, mode: str, guns: tuple[str, ...]) -> dict[str, Any]:
    """20.10 Return a mode of fire with all guns that take part; ``fewer`` is the same for each choice of fewer guns."""
    fewer = [some for n in range(len(guns) - 1, 0, -1) for some in combinations(guns, n)]
    found = _shot(s, plane, person, choice, mode, guns)
    return {"mode": mode, **found, "fewer": [_shot(s, plane, person, choice, mode, some) for some in fewer]}


def _shot(s: State, plane: Plane, person: Person, choice: Choice, mode: str, guns: tuple[str, ...]) -> dict[str, Any]:
    added = modifiers_of(s, plane, person, choice, mode, guns)
    base = base_shot(person, added)
    return {"guns": list(guns), "modifiers": [list(m) for m in added], "base": base, "chance": chance_of(base)}


def modifiers_of(s: State, plane: Plane, person: Person, choice: Choice, mode: str, guns: tuple[str, ...]) -> tuple[Modifier, ...]:
    """20.6, 23.3, 24.4 Return what is added to Gunnery for a shot with these guns."""
    if choice.line is not None:
        return modifiers(s, plane, person, choice.line, len(guns), mode)
    fixed = all(m.fixed for m, g in guns_of(s, plane, person) if g.id in guns)
    added = gasbag_modifiers if isinstance(choice.target, Gasbag) else strafing_modifiers
    return added(s, plane, person, len(guns), choice.target.place, mode, fixed)


def rockets_described(s: State, plane: Plane, person: Person) -> list[dict[str, Any]]:
    """24.7 Return the gasbags at which a pilot may fire rockets, how many he has, the modifiers, the target of his Flying test and its chance."""
    if not plane.rockets or person.role != PILOT:
        return []
    return [_salvo(s, plane, bag) for bag in rocket_targets(s, plane)]


def _salvo(s: State, plane: Plane, bag: str) -> dict[str, Any]:
    added = rocket_modifiers(s, plane, s.gasbags[bag])
    base = skill(plane.pilot, "flying") + sum(m[1] for m in added)
    found = {"target": bag, "mu": whole_mu(distance(plane.place, s.gasbags[bag].place)), "most": plane.rockets}
    return {**found, "modifiers": [list(m) for m in added], "base": base, "chance": chance_of(base)}


def bombs_described(plane: Plane) -> dict[str, Any]:
    """25.2 Return the bombs aboard and the path points near which an aim point lies."""
    return {"kind": plane.bomb, "most": plane.bombs, "track": [list(p) for p in plane.track]}


def closed(s: State, plane: Plane, person: Person) -> dict[str, Refusal]:
    """20.4 Return for each enemy in sight that cannot be shot at the reasons against a normal shot."""
    found: dict[str, Refusal] = {}
    things: list[Target] = [*s.enemies(plane.side)]
    things += [u for u in s.units.values() if u.side != plane.side and not u.destroyed]
    things += [b for b in s.gasbags.values() if b.side != plane.side and b.there]
    for thing in things:
        if distance(plane.place, thing.place) <= (100 * SEEN) ** 2:
            refusal = refusal_of(why_cannot_fire(s, plane, person, Attack(GUNS, thing.id, NORMAL)))
            if refusal is not None:
                found[thing.id] = refusal
    return found
