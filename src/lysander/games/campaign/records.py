"""31.1, 31.20, 31.21 Event records: the one way in which a campaign changes, and the state that follows from them.

A step works out what happens and writes a record of it with ``write``; ``apply`` changes the state by a record alone, without dice or questions, so
that the records from the first give the same state (``replayed``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ...core.ask import Json, Seat
from ...core.event import ALL, Event
from ...core.referee import Referee
from .rules import ORGANISER
from .state import GUNNER, Person, State
from .tallies import count

EVERYBODY: tuple[Seat, ...] = (ALL,)
Apply = Callable[[State, Mapping[str, Any]], None]
APPLY: dict[str, Apply] = {}
"""What each record changes, by its name; a record that only tells something changes nothing."""


def applies(name: str) -> Callable[[Apply], Apply]:
    """Register a function as that which carries out the records of a name."""

    def register(function: Apply) -> Apply:
        APPLY[name] = function
        return function

    return register


def apply(s: State, name: str, facts: Mapping[str, Any]) -> None:
    """31.21 Change the state by a record, without dice or questions. Its number is its place in the list."""
    s.records += 1
    count(s, name, facts)
    if name in APPLY:
        APPLY[name](s, facts)


def write(
    s: State, ref: Referee, name: str, rule: str, /, to: tuple[Seat, ...] = EVERYBODY, seen: Mapping[str, Json] | None = None, **fields: Json
) -> None:
    """31.20 Append a record: change the state by it, and tell it to the organiser and to those whom it concerns.

    ``to`` are the seats that are told all of it but the number of the record that it ``amends``; the others are told ``seen``, or nothing. The
    organiser is told every record, in full and in order, so that the number of a record is its place among them; the others must not learn it, for
    it would tell them of records that they do not see. A record that follows from a battle has its id as ``cause``.
    """
    facts = {**({"cause": s.battle} if s.battle else {}), **fields}
    apply(s, name, facts)
    if ref.events is None:
        return
    facts["names"] = named(s, fields)
    others = (*s.rules.seats, "spectator")
    if "amends" in facts:
        ref.tell(Event(name, rule, (ORGANISER,), facts))
        ref.tell(Event(name, rule, others if ALL in to else to, {key: value for key, value in facts.items() if key != "amends"}))
    else:
        ref.tell(Event(name, rule, to if ALL in to else (ORGANISER, *to), facts))
    if seen is not None and ALL not in to:
        ref.tell(Event(name, rule, tuple(q for q in others if q not in to), {**seen, "names": named(s, seen)}))


def named(s: State, facts: Any) -> dict[str, str]:
    """31.4 Return the names of the people and squadrons whose ids are among facts, alone or with a field (``e1p3.gunnery``), for those who read
    them."""
    if isinstance(facts, str):
        id = facts.partition(".")[0]
        who = s.people.get(id) or s.squadrons.get(id)
        return {id: who.name} if who is not None else {}
    if isinstance(facts, Mapping):
        facts = [*facts, *facts.values()]
    return {id: name for part in facts for id, name in named(s, part).items()} if isinstance(facts, (list, tuple)) else {}


def write_apart(s: State, ref: Referee, name: str, rule: str, people: tuple[str, ...], **fields: Json) -> None:
    """31.20 Append a record about people of several squadrons: everybody is told of those of whom he may know. ``people`` are the fields that list
    them."""
    heard = len(ref.events) if ref.events is not None else 0
    write(s, ref, name, rule, (), **fields)
    if ref.events is None:
        return
    told = ref.events[heard].facts
    for seats in (s.rules.side_seats("E"), s.rules.side_seats("C"), ("spectator",)):
        known = {key: [id for id in told[key] if {*about(s, s.people[id])} & {ALL, *seats}] for key in people}
        ref.tell(Event(name, rule, seats, {**told, **known, "names": named(s, known)}))


def side_of(s: State, squadron: str) -> tuple[Seat, ...]:
    """5.1 Return the seats of the side of a squadron, given by its id or that of one of its people."""
    return s.rules.side_seats(squadron[0].upper())


def own(s: State, squadron: str) -> tuple[Seat, ...]:
    """5.2, 31.20 Return who is told what only a side may know of a squadron or a person: everybody with open cockpits, else the seats of its side."""
    return side_of(s, squadron) if s.rules.closed else EVERYBODY


def about(s: State, person: Person) -> tuple[Seat, ...]:
    """31.20 Return who is told of a person (``own``); of a gunner, before he has flown, only his side: he would show what type his squadron has."""
    unseen = person.role == GUNNER and not person.flew and person.id not in s.aloft
    return side_of(s, person.id) if unseen else own(s, person.id)


def replayed(blank: State, records: Iterable[tuple[str, Mapping[str, Any]]]) -> State:
    """31.21 Return the state that follows from records, by name and facts. ``blank`` is the state before the first; it is changed."""
    for name, facts in records:
        apply(blank, name, facts)
    return blank
