"""11.17 (g) What an aeroplane could shoot at from where a plan ends, and who would threaten whom, as things stand now."""

from __future__ import annotations

from typing import Any

from .ch03_panel import guns_of
from .ch08_initiative import CONE, RANGE, threatens
from .ch11_costs import TASKS, able, worker
from .ch11_tests import chance
from .ch20_shots import base_shot, line_of, modifiers
from .ch20_tables import gunnery
from .ch21_guns import NORMAL, rounds_for
from .ch27_home import bound_home
from .geometry import distance, nose, vector, whole_mu, within, within_degrees
from .panels import Mount
from .plane import FLYING, PILOT, Gun, Person, Plane
from .plans import Plan
from .state import State

Guns = list[tuple[Mount, Gun]]


def shots(s: State, plane: Plane, plan: Plan, there: Plane) -> list[dict[str, Any]]:
    """11.17 (g) Return for each enemy in reach of a gun how an aeroplane that stands ``there`` at the end of a plan would stand to it."""
    shooters = [(p, guns) for p in plane.people if shoots(s, plane, plan, p) for guns in together(s, there, p)]
    found = []
    for enemy in s.enemies(plane.side):
        q = distance(there.place, enemy.place)
        if 0 < q < gunnery(s.rules).air:
            lines = [shot for person, guns in shooters if (shot := _shot(s, there, person, guns, enemy))]
            threat = {"threatens": threatens(s, there, enemy), "threatened": threatened(s, there, enemy)}
            found.append({"who": enemy.id, "distance": whole_mu(q), **threat, "shots": lines})
    return found


def shoots(s: State, plane: Plane, plan: Plan, person: Person) -> bool:
    """20.3 Whether a person could attack after a plan: he is able to, not at a gun or at a task by it, and not a pilot on his way home."""
    if plane.burning or plane.recovered or any(a.who == person.role for a in plan.actions if a.do in ("repair", "drum")):
        return False
    if person.role == PILOT:
        return person.awake and not bound_home(s, plane) and not plan.go_home
    return able(person) and not (worker(plane, plan) == person.role and any(a.do in TASKS for a in plan.actions))


def together(s: State, plane: Plane, person: Person) -> list[Guns]:
    """20.10 Return the guns of a person that can fire a normal burst: fixed ones together, flexible ones each alone."""
    need = gunnery(s.rules).half_boxes[NORMAL]
    ready = [(m, g) for m, g in guns_of(s, plane, person) if rounds_for(m, g, need)]
    fixed = [(m, g) for m, g in ready if m.fixed]
    return ([fixed] if fixed else []) + [[(m, g)] for m, g in ready if not m.fixed]


def _shot(s: State, there: Plane, person: Person, guns: Guns, enemy: Plane) -> dict[str, Any] | None:
    """20.6 Return a normal shot at an enemy: distance band, aim, angle, what is added, base shot; None if the guns do not bear."""
    line = line_of(s, there, person, guns[0][0], enemy)
    if line is None:
        return None
    added = modifiers(s, there, person, line, len(guns), NORMAL)
    base = base_shot(person, added)
    return {
        "by": person.role,
        "guns": [g.id for _, g in guns],
        "band": [line.band.low, line.band.high],
        "aim": line.aim.degrees if line.aim else 0,
        "angle": line.angle.name,
        "sum": sum([m[1] for m in added]),
        "modifiers": [list(m) for m in added],
        "base": base,
        "chance": chance(base),
    }


def threatened(s: State, there: Plane, enemy: Plane) -> bool:
    """8.1, 5.3 Whether an enemy would threaten the aeroplane; with closed cockpits by place, nose and what can be seen of it alone."""
    if not s.rules.closed:
        return threatens(s, enemy, there)
    if enemy.state != FLYING or enemy.forced or enemy.burning or not within(distance(enemy.place, there.place), RANGE):
        return False
    return within_degrees(nose(enemy.heading, enemy.climb), vector(enemy.place, there.place), CONE)
