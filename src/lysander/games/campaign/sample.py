"""37.1, 37.3 Full campaigns that agree with a seat's view: what it knows, and a guess at the rest. Only the view is used.

With open cockpits only types, machines and gunners of the other side are guessed who have not been seen; with closed ones (``sample_people``) most of
what makes a person, and those who have never flown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ...core.ask import Rng, Seat
from ...core.domain import pick
from ...core.game import Setup
from ...core.plain import plain
from ...core.record import replace
from .ch31_types import in_service, usual_type
from .rules import ORGANISER, SIDES
from .sample_people import complete, stranger
from .start import blank_state
from .state import Squadron, State
from .tallies import EARNED, HOMES, POINTS, VICTORIES, WON
from .view import SEEN, View

CHANGED = 0.3
"""How often a squadron is guessed to have another type than the one it was seen in last."""
RECORDS = 1000
"""A number of records for seats that do not know it."""


def sample_hidden(view: Any, seat: Seat, setup: Setup, rng: Rng) -> State:
    """37.3 Return a full state that this seat cannot tell from the true one, from its view (a ``View`` or its JSON form)."""
    seen = view if isinstance(view, View) else msgspec.convert(view if isinstance(view, Mapping) else plain(view), View)
    s = blank_state(setup)
    for name in ("step", "name", "month", "flown", "number", "done", "queue", "mission", "battle"):
        setattr(s, name, getattr(seen, name))
    s.last, s.won, s.points, s.sums = dict(seen.slotted), dict(seen.won), dict(seen.points), dict(seen.sums)
    s.closed, s.battles = dict(seen.digests), {b.id: b for b in seen.battles}
    s.records = seen.records if seen.seat == ORGANISER else RECORDS
    s.squadrons = {q.id: q for q in seen.squadrons}
    s.people = {row.person.id: row.person if row.knows != SEEN else stranger(s, row.person, rng) for row in seen.people}
    if seen.seat != ORGANISER and not seen.over and s.number:
        for q in seen.squadrons:
            if q.side != seen.side:
                _guess(s, q, rng)
    s.people = {p.id: p for q in s.squadrons for p in s.of(q)}
    for letter in ("E", "C"):
        _sums(s, letter)
    return s


def _guess(s: State, q: Squadron, rng: Rng) -> None:
    """31.5, 31.9 Guess the type of a squadron of the other side, and the people who are not known."""
    s.squadrons[q.id] = replace(q, type=_type(s, q, rng), since=s.month)
    complete(s, q.id, rng)


def _type(s: State, q: Squadron, rng: Rng) -> str:
    """31.5 Return the type that a squadron may have now: the one in which it flies at present, or was seen last, or another in service."""
    types = in_service(s, q.nation, s.month)
    flying = [slot.type for slot in (s.mission.slots if s.mission else ()) if slot.squadron == q.id and slot.type in types and not slot.own]
    if flying:
        return flying[0]
    return pick(rng, types) if rng.random() < CHANGED else usual_type(s, replace(q, type=q.seen))


def _sums(s: State, letter: str) -> None:
    """31.20 Make the sums of a side agree with its people, where the seat does not know them."""
    people = [p for p in s.people.values() if p.id[0].upper() == letter]
    left = s.sums.get(f"{letter}.{EARNED}", 0) - s.sums.get(f"{letter}.spent", 0)
    found = {
        VICTORIES: sum(len(p.victories) for p in people),
        HOMES: sum(len(p.homes) for p in people),
        EARNED: s.sums.get(f"{letter}.{EARNED}", 0) + sum(p.experience for p in people) - left,
        WON: s.won[letter] - sum(b.winner == letter for b in s.battles.values()),
        POINTS: s.points[letter] - sum(getattr(b, SIDES[letter]) for b in s.battles.values()),
    }
    for what, number in found.items():
        if number or f"{letter}.{what}" in s.sums:
            s.sums[f"{letter}.{what}"] = number
