"""5.1 to 5.6, 31.20 Views: what each seat may see, built up from nothing.

The organiser sees everything. A squadron's seat sees its side in full (5.1). Of the other side it sees with open cockpits all but what rosters keep:
types chosen, machines of pilots' own, gunners who have not flown (31.9). With closed cockpits it sees people who have flown against it, by name, with
their victories, and what became of them in battle. After the end everything is public.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ...core.ask import Seat
from ...core.event import SPECTATOR
from ...core.record import replace
from .phases import phase_of
from .rules import A_MONTH, ORGANISER
from .state import GUNNER, READY, Battle, Mission, Person, Slot, Squadron, State

EVERYTHING, MOST, SEEN, NOTHING = "everything", "most", "seen", "nothing"
"""5.2, 5.3 What a seat knows of a person: everything; all but the machine that he is to fly next; what is seen in battle; not even that he is
there."""


class PersonView(msgspec.Struct, frozen=True, gc=False):
    """31.4 A person, and how much of him the seat knows; what it does not know has the value of a standard person."""

    knows: str
    person: Person


class View(msgspec.Struct, frozen=True, gc=False):
    """5.2, 31.1 What a seat sees.

    ``side`` is its side (``E``, ``C``, empty for organiser and spectators). ``phase`` names what goes on. ``flown`` of ``many`` missions of a month
    are over; ``number`` is that of the mission. ``records`` is the number of the last record, for the organiser alone. ``done`` names those with whom
    the present step has been, as far as the seat may know it. ``sums`` are victories and experience of its side. ``types`` of
    ``squadrons`` that it does not know are those seen last.
    """

    seat: str
    side: str
    closed: bool
    over: bool
    name: str
    options: Mapping[str, Any]
    first: str
    last: str
    month: str
    flown: int
    many: int
    number: int
    step: str
    phase: str
    done: tuple[str, ...]
    queue: tuple[str, ...]
    records: int
    squadrons: tuple[Squadron, ...]
    people: tuple[PersonView, ...]
    mission: Mission | None
    slotted: Mapping[str, str]
    battle: str
    digests: Mapping[str, str]
    battles: tuple[Battle, ...]
    won: Mapping[str, int]
    points: Mapping[str, int]
    sums: Mapping[str, int]


GLIMPSES = ("step", "phase", "done")
"""31.7 Fields that change without a word: the steps of a campaign turn follow one another in plain sight."""


def view(state: State, seat: Seat) -> View:
    """5.2, 5.3 Return what a seat may see; ``spectator`` sees what all seats see (5.6)."""
    s, over = state, state.result is not None
    everything = over or seat == ORGANISER
    side = "" if seat in (SPECTATOR, ORGANISER) else seat[0].upper()
    known = ("E", "C") if everything or not s.rules.closed else (side,)
    return View(
        seat=seat,
        side=side,
        closed=s.rules.closed,
        over=over,
        name=s.name,
        options=s.rules.options,
        first=s.rules.first,
        last=s.rules.last,
        month=s.month,
        flown=s.flown,
        many=A_MONTH[s.rules.pace],
        number=s.number,
        step=s.step,
        phase=phase_of(s),
        done=tuple(d for d in s.done if d[0].upper() in known),
        queue=tuple(d for d in s.queue if d[0].upper() in known),
        records=s.records if everything else 0,
        squadrons=tuple(squadron_view(q, everything or q.side == side) for q in s.squadrons.values()),
        people=tuple(person_view(p, knows) for p in s.people.values() if (knows := known_of(s, p, side, everything)) != NOTHING),
        mission=mission_view(s, side, everything),
        slotted=dict(s.last),
        battle=s.battle,
        digests=dict(s.closed),
        battles=tuple(s.battles.values()),
        won=dict(s.won),
        points=dict(s.points),
        sums={key: number for key, number in s.sums.items() if everything or key[0] == side},
    )


def squadron_view(q: Squadron, known: bool) -> Squadron:
    """31.5, 31.9 Return a squadron as a seat sees it; of the other side the type in which it was seen last."""
    return q if known else replace(q, type=q.seen, since="")


def known_of(s: State, p: Person, side: str, everything: bool) -> str:
    """5.2, 5.3 Return how much a side knows of a person."""
    if everything or p.id[0].upper() == side:
        return EVERYTHING
    seen = p.flew or p.id in s.aloft
    if s.rules.closed:
        return SEEN if seen else NOTHING
    return NOTHING if p.role == GUNNER and not seen else MOST


def person_view(p: Person, knows: str) -> PersonView:
    """5.2, 5.3 Return a person as far as he is known."""
    if knows == EVERYTHING:
        return PersonView(knows, p)
    if knows == MOST:
        return PersonView(knows, replace(p, machine="", layout=""))
    state, how = (p.state, p.how) if p.fell else (READY, "")
    seen: dict[str, Any] = {name: getattr(p, name) for name in ("victories", "homes", "objectives", "missions", "flew")}
    return PersonView(knows, Person(p.id, p.name, p.nation, p.role, p.squadron, "", state=state, how=how, **seen))


def mission_view(s: State, side: str, everything: bool) -> Mission | None:
    """31.9, 31.10 Return the mission with the slots that the seat may know: those of its side; when the battle is open, types and people of all."""
    if s.mission is None or everything:
        return s.mission
    return replace(s.mission, slots=tuple(slot_view(s, slot, slot.squadron[0].upper() == side) for slot in s.mission.slots))


def slot_view(s: State, slot: Slot, own: bool) -> Slot:
    """5.3, 31.10 Return a slot as a seat sees it."""
    if own:
        return slot
    if not s.battle:
        return Slot(slot.plane, slot.squadron)
    return replace(slot, layout="", own=False) if s.rules.closed else slot
