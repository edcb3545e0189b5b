"""The invariants of a state."""

from __future__ import annotations

from collections.abc import Iterator

from .geometry import CIRCLE
from .panels import FASTEST
from .plane import AWAITED, BROKEN, DEAD, DESTROYED, DOWN, FLYING, GONE, LANDED, LEFT, OUT, PRISONER, SPINNING, STOPPED, Person, Plane
from .state import State

STATES = (FLYING, SPINNING, BROKEN, LANDED, LEFT, DESTROYED, AWAITED)
PEOPLE = ("", DEAD, OUT, GONE, DOWN, PRISONER)
CLASSES, BANKS = "VSDLCZ", "0LR"
OTHER = {"E": "C", "C": "E"}


def broken_invariants(state: State) -> list[str]:
    """Return the invariants that are broken, each beginning with its paragraph."""
    s = state
    found = [f"{rule} {plane.id}: {why}" for plane in s.planes.values() for rule, why in _plane(s, plane)]
    found += [f"{rule} {plane.id}.{p.role}: {why}" for plane in s.planes.values() for p in plane.people for rule, why in _person(p)]
    found += [f"{rule} {id}: {why}" for rule, id, why in _ground(s)]
    if len({*s.order}) < len(s.order) or any(id not in s.planes for id in s.order):
        found.append(f"8.6 the order of movement is {', '.join(s.order)}")
    if len({*s.done}) < len(s.done):
        found.append(f"7.1 something has been dealt with twice in the step {s.step}: {', '.join(s.done)}")
    if any(n < 0 for n in s.mascots.values()):
        found.append("29.9 more mascot re-rolls were used than there are")
    if s.result is None and s.turn > s.rules.turns + s.aftermath:
        found.append(f"28.2 turn {s.turn} of {s.rules.turns}")
    return found


def _plane(s: State, plane: Plane) -> Iterator[tuple[str, str]]:
    """3.4, 3.14 Yield what is wrong with an aeroplane, each with its paragraph."""
    panel = s.panel(plane)
    if plane.state not in STATES:
        yield "3.14", f"its state is {plane.state!r}"
    if plane.climb not in CLASSES or plane.bank not in BANKS or not 0 <= plane.heading < CIRCLE:
        yield "2.12", f"its attitude is h{plane.heading} {plane.climb}{plane.bank}"
    if not 0 <= plane.speed <= FASTEST:
        yield "14.3", f"its speed is {plane.speed}"
    if plane.z < 0:
        yield "2.2", f"its height is {plane.z}"
    if plane.strength < 0:
        yield "3.10", f"its strength is {plane.strength}"
    if plane.in_air and not plane.strength:
        yield "13.6", "it is in the air without any structural strength"
    if plane.state == SPINNING and (plane.climb, plane.bank) != ("V", "0"):
        yield "15.4", f"it spins in class {plane.climb}, bank {plane.bank}"
    if [p.role for p in plane.people] != [*panel.crew]:
        yield "3.1", f"aboard are {[p.role for p in plane.people]}"
    if plane.bombs and plane.rockets:
        yield "3.12", "it carries bombs and rockets"
    if min(plane.bombs, plane.rockets, plane.leak, plane.wider, plane.cockpit, plane.tries, plane.level) < 0:
        yield "3.4", "something is counted below 0"
    yield from _guns(s, plane)
    yield from _engines(plane, panel.engines)
    yield from _credits(plane)


def _guns(s: State, plane: Plane) -> Iterator[tuple[str, str]]:
    """3.11, 21.4, 21.6 Yield what is wrong with the guns."""
    mounts = s.panel(plane).mounts(plane.layout)
    if [g.id for g in plane.guns] != [m.id for m in mounts]:
        yield "3.11", f"its guns are {[g.id for g in plane.guns]}"
        return
    for gun, mount in zip(plane.guns, mounts, strict=True):
        if not 0 <= gun.half <= mount.half:
            yield "21.1", f"{gun.id} has {gun.half} half boxes of {mount.half}"
        if not 0 <= gun.fired <= max(mount.drum, 0):
            yield "21.4", f"{gun.id} has fired {gun.fired} half boxes of a drum of {mount.drum}"
        if gun.work and not gun.jam:
            yield "21.7", f"{gun.id} is repaired, but not jammed"


def _engines(plane: Plane, number: int) -> Iterator[tuple[str, str]]:
    """3.13, 22.10, 22.14 Yield what is wrong with the engines."""
    if [e.side for e in plane.engines] != ([""] if number == 1 else ["L", "R"]):
        yield "3.13", f"its engines are {[e.side for e in plane.engines]}"
    for engine in plane.engines:
        if engine.fuel < 0 or engine.smoke < -1 or engine.vibration < 0:
            yield "18.5", "something of an engine is counted below 0"
        if engine.state == STOPPED and (engine.fuel or engine.smoke >= 0):
            yield "22.14", "an engine that has stopped smokes or counts fuel"


def _credits(plane: Plane) -> Iterator[tuple[str, str]]:
    """28.6, 28.7, 28.10 Yield what is wrong with those to whom it is credited."""
    for by in (plane.shot, plane.hit, plane.won, plane.home):
        if by and by[0] != OTHER[plane.side]:
            yield "28.6", f"{by} of its own side is credited with it"
    if (plane.home or plane.home_turn) and not plane.forced:
        yield "28.7", "it is credited as forced home, but is not"


def _person(person: Person) -> Iterator[tuple[str, str]]:
    """4 Yield what is wrong with a person."""
    if person.state not in PEOPLE:
        yield "4.8", f"his state is {person.state!r}"
    if person.state == DEAD and person.fortitude > 0:
        yield "4.8", f"he is dead with Fortitude {person.fortitude}"
    if person.fortitude > person.full or person.rerolls < 0 or person.blackout not in (0, 1, 2):
        yield "4.7", "Fortitude, re-rolls or black-out are impossible"
    if person.mark and not person.marked:
        yield "20.10", "his last target has no turn"


def _ground(s: State) -> Iterator[tuple[str, str, str]]:
    """9, 23 to 26 Yield what is wrong with things on the ground or above it."""
    for unit in s.units.values():
        if not 0 <= unit.strength <= unit.printed or unit.pinned < 0:
            yield "23.5", unit.id, f"strength {unit.strength} of {unit.printed}, pinned for {unit.pinned}"
    for bag in s.gasbags.values():
        if bag.z < 0 or bag.gas < 0:
            yield "24.3", bag.id, f"height {bag.z}, gas {bag.gas}"
    for id in s.canopies:
        plane, _, role = id.partition(".")
        if plane in s.planes and s.planes[plane].person(role).state != GONE:
            yield "9.5", id, "hangs under a canopy, but has not jumped"
