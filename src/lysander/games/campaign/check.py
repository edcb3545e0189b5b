"""The invariants of a campaign."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from .domains_frame import can_be_named
from .rules import LEAST, MOST, NATIONS, SIDES, months
from .state import DRAW, GROUNDED, GUNNER, LOST, PILOT, READY, SKILLS, VOID, Person, Slot, Squadron, State
from .tallies import EARNED, HOMES, POINTS, SPENT, VICTORIES, WON, sum_of

ID = re.compile(r"([ec][1-3])([pg])([1-9][0-9]{0,3})")
PLANE = re.compile(r"[EC][1-9][0-9]?")
ABOARD = re.compile(r"[PNG]:(?P<id>[ec][1-3][pg][1-9][0-9]{0,3})")
STATES = (READY, GROUNDED, *LOST)
DIGEST = re.compile(r"[0-9a-f]{64}")
MOST_SKILL = 99
KEPT = 4096
"""People who were looked at and are remembered."""


def broken_invariants(state: State) -> list[str]:
    """Return the invariants that are broken, each beginning with its paragraph."""
    s = state
    fought = {b.id for b in s.battles.values() if b.winner != VOID}
    found = [f"31.3 {q.id}: {why}" for q in s.squadrons.values() for why in _squadron(s, q)]
    for p in s.people.values():
        found += [f"31.4 {p.id}: {why}" for why in (*_alone(p), *_person(s, p))]
        found += [f"31.20 {p.id}: {why}" for why in _service(p)]
        if not battles_of(p) <= fought:
            found += [
                f"31.20 {p.id}: a {what} is of no battle that was fought"
                for what, rows in entries_of(p).items()
                if not {b for b, _ in rows} <= fought
            ]
    if found:
        return found
    found += [f"31.3 {why}" for why in _sides(s)]
    found += [f"31.10 {why}" for why in _mission(s)]
    found += [f"31.11 {why}" for why in _battles(s)]
    return found or [f"31.20 {why}" for why in _sums(s)]


def _squadron(s: State, q: Squadron) -> Iterator[str]:
    if q.id not in s.rules.seats or q.side != q.id[0].upper() or q.nation not in NATIONS[q.side]:
        yield f"it is of {q.nation}, side {q.side}"
    if not can_be_named(q.name) or not LEAST <= q.strength <= MOST:
        yield f"{q.name!r} of {q.strength}"
    elif any(type and type not in s.rules.panels for type in (q.type, q.seen)):
        yield f"its type is {q.type}"


# people: what depends on a person alone is worked out once for him, as long as nothing about him changes


@lru_cache(maxsize=KEPT)
def _alone(p: Person) -> tuple[str, ...]:
    """31.4, 31.12 What is wrong with a person, whatever else there is."""
    return tuple(_flaws(p))


def _flaws(p: Person) -> Iterator[str]:
    id = ID.fullmatch(p.id)
    if id is None or id[1] != p.squadron or id[2] != p.role[:1] or p.role not in (PILOT, GUNNER):
        yield f"he is {p.role!r} of {p.squadron!r}"
    if not can_be_named(p.name[:24]) or not p.joined:
        yield f"his name is {p.name!r}, he joined in {p.joined!r}"
    if (
        any(not 1 <= getattr(p, skill) <= MOST_SKILL for skill in SKILLS)
        or p.now > p.fortitude
        or min(p.experience, p.out, p.rerolls, p.missions) < 0
    ):
        yield "his skills, his experience or his missions are beyond what is possible"
    if p.now < 1 and p.state not in LOST:
        yield f"his Fortitude is {p.now}, and he is {p.state}"
    if p.state not in STATES or (p.state == GROUNDED) != (p.out > 0):
        yield f"he is {p.state!r}, for {p.out} missions"
    if (p.role == GUNNER) != bool(p.crew):
        yield f"he is paired with {p.crew!r}"
    if p.machine and p.role != PILOT:
        yield f"his machine is {p.machine!r}"
    if len({*p.abilities}) < len(p.abilities) or len({*p.traits}) < len(p.traits):
        yield "he has an ability or a trait twice"
    if not (0 <= p.missions <= p.flew and (p.missions > 0) == (p.flew > 0)):
        yield f"he flew mission {p.flew}, and {p.missions} in all"
    if p.crew and p.crew[:2] != p.squadron:
        yield f"he is paired with {p.crew}, of another squadron"


def _person(s: State, p: Person) -> Iterator[str]:
    """31.3, 31.4 What is wrong with a person in this campaign."""
    squadron = s.squadrons.get(p.squadron)
    if squadron is None or p.nation != squadron.nation:
        yield f"he is {p.nation} of {p.squadron!r}"
    if p.crew and (p.crew not in s.people or s.people[p.crew].role != PILOT):
        yield f"he is paired with {p.crew!r}"
    if p.machine and p.machine not in s.rules.panels:
        yield f"his machine is {p.machine!r}"
    if p.flew > s.number:
        yield f"he flew mission {p.flew} of {s.number}"


@lru_cache(maxsize=KEPT)
def _service(p: Person) -> tuple[str, ...]:
    """31.11, 31.14, 31.20 What is wrong with a record of service: each thing stands there once, and no victory is over his own side."""
    found = [f"a {what} is his twice" for what, rows in entries_of(p).items() if len({*rows}) < len(rows)]
    own = any(v.victim[:1] == p.id[0].upper() for v in (*p.victories, *p.homes))
    return (*found, "a victory over his own side") if own else tuple(found)


def entries_of(p: Person) -> dict[str, list[tuple[str, str]]]:
    """31.20 Return what stands in a record of service, each with its battle and what it is about there."""
    return {
        "wound test": [(w.battle, "") for w in p.wounds],
        "victory": [(v.battle, v.victim) for v in p.victories],
        "forced home": [(v.battle, v.victim) for v in p.homes],
        "objective": [(o.battle, o.objective) for o in p.objectives],
    }


@lru_cache(maxsize=KEPT)
def battles_of(p: Person) -> frozenset[str]:
    """31.20 Return the battles that stand in a record of service."""
    return frozenset(battle for rows in entries_of(p).values() for battle, _ in rows)


# the campaign


def _sides(s: State) -> Iterator[str]:
    if s.squadrons and [*s.squadrons] != [*s.rules.seats]:
        yield f"squadrons are {', '.join(s.squadrons)}"
    if [p.squadron for p in s.people.values()] != sorted((p.squadron for p in s.people.values()), key=[*s.squadrons].index):
        yield "people are not squadron by squadron"
    if s.squadrons and not can_be_named(s.name):
        yield f"the campaign is called {s.name!r}"
    if s.month and s.month not in months(s.rules.first, s.rules.last):
        yield f"the month is {s.month}"
    for q in s.squadrons.values():
        if sum(p.role == PILOT and p.serves for p in s.of(q.id)) > q.strength:
            yield f"{q.id} has more than {q.strength} pilots"
    if any(q and q not in s.squadrons for q in s.last.values()):
        yield f"the last slots went to {s.last}"
    if min(s.flown, s.number, s.records, *s.won.values(), *s.points.values()) < 0:
        yield "something is counted below 0"


def _mission(s: State) -> Iterator[str]:
    """31.9, 31.10 Each person is in one place: in one slot, of his squadron, and fit to be there."""
    if s.mission is None:
        if s.battle:
            yield f"the battle {s.battle} has no mission"
        return
    if s.mission.attacker not in SIDES or s.mission.file not in s.rules.tables or s.mission.number != s.number:
        yield f"the mission is {s.mission.number} {s.mission.file!r} of {s.mission.attacker!r}"
    aboard = [id for slot in s.mission.slots for id in people_of(slot)]
    if len({*aboard}) < len(aboard):
        yield "somebody is in two slots"
    if len({slot.plane for slot in s.mission.slots}) < len(s.mission.slots):
        yield "a slot stands there twice"
    for slot in s.mission.slots:
        yield from (f"{slot.plane}: {why}" for why in _slot(s, slot))


def people_of(slot: Slot) -> list[str]:
    """32.3 Return the ids of the people in a slot."""
    return [word.partition(":")[2] for word in slot.people]


def _slot(s: State, slot: Slot) -> Iterator[str]:
    if slot.squadron not in s.squadrons or not PLANE.fullmatch(slot.plane) or slot.plane[0] != slot.squadron[0].upper():
        yield f"it is of {slot.squadron!r}"
    elif not all(ABOARD.fullmatch(word) and word[2:] in s.people and s.people[word[2:]].squadron == slot.squadron for word in slot.people):
        yield f"aboard are {', '.join(slot.people)}"
    elif slot.people and (slot.type not in s.rules.panels or len(slot.people) != len(s.rules.panels[slot.type].crew)):
        yield f"{len(slot.people)} people fly a {slot.type!r}"
    elif s.battle not in s.closed and any(s.people[id].state != READY for id in people_of(slot)):
        yield "somebody is not ready"
    elif s.battle not in s.closed and any(s.people[id].crew not in ("", people_of(slot)[0]) for id in people_of(slot)):
        yield "a gunner flies with another pilot than his own"


def _battles(s: State) -> Iterator[str]:
    if {*s.battles} != {*s.closed} or any(digest and not DIGEST.fullmatch(digest) for digest in s.closed.values()):
        yield f"battles are {', '.join(s.battles)}, closed are {', '.join(s.closed)}"
    if any(b.winner not in (*SIDES, DRAW, VOID) or b.attacker not in SIDES for b in s.battles.values()):
        yield "a battle was won by nobody who can win"
    if any(bool(s.closed.get(b.id)) != (b.winner != VOID) or (b.winner == VOID and b.entente + b.central) for b in s.battles.values()):
        yield "a battle that was called off has a result, or one that was fought has none"
    if s.battle and s.battle != f"{s.name}/{s.number}":
        yield f"the battle {s.battle} is not that of mission {s.number}"
    credits = [(v.battle, v.victim) for p in s.people.values() for v in p.victories]
    if len({*credits}) < len(credits):
        yield "an aeroplane was shot down twice"
    for letter, points in (("E", "entente"), ("C", "central")):
        won = sum(b.winner == letter for b in s.battles.values()) + sum_of(s, letter, WON)
        if s.won[letter] != won or s.points[letter] != sum(getattr(b, points) for b in s.battles.values()) + sum_of(s, letter, POINTS):
            yield f"{letter}: {s.won[letter]} missions won and {s.points[letter]} points are not those of the battles"


def _sums(s: State) -> Iterator[str]:
    """31.16, 31.20 What was credited to a side is what its people have; what they earned and did not spend is what they have left."""
    for letter in SIDES:
        people = [p for p in s.people.values() if p.id[0].upper() == letter]
        have = {
            VICTORIES: sum(len(p.victories) for p in people),
            HOMES: sum(len(p.homes) for p in people),
        }
        for what, number in have.items():
            if sum_of(s, letter, what) != number:
                yield f"{letter}: {what} {number}, credited were {sum_of(s, letter, what)}"
        left = sum_of(s, letter, EARNED) - sum_of(s, letter, SPENT)
        if sum(p.experience for p in people) != left:
            yield f"{letter}: experience {sum(p.experience for p in people)}, earned and not spent were {left}"
