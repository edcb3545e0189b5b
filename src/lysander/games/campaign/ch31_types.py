"""31.5, 31.6 Step K1: a new month, the type of each squadron (D-18), machines of pilots' own (D-19)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Ask, Json, Refusal
from ...core.domain import OneOf
from ...core.record import replace
from ...core.referee import Referee
from . import ch31_formation
from .records import applies, side_of, write
from .rules import later
from .sealed import sealed
from .state import PILOT, Person, Squadron, State

CONNECTED, TRIALS = "connected", "trials"
"""31.6 Abilities that give a machine of one's own."""
SQUADRON = "squadron"
"""31.6 The answer of a pilot who flies his squadron's type."""


# months


def k1(s: State, ref: Referee) -> str | None:
    """31.5, 31.13 A month begins: the first, or the next."""
    write(s, ref, "month_began", "31.5", month=later(s.month, 1) if s.month else s.rules.first)
    return None


@applies("month_began")
def _began(s: State, facts: Mapping[str, Any]) -> None:
    s.month, s.flown = facts["month"], 0


def in_service(s: State, nation: str, month: str, lead: int = 0) -> list[str]:
    """31.5, 31.6 Return the types of a nation that are in service in a month, or will be in ``lead`` months, in the order of the timeline."""
    return [row["type"] for row in s.rules.tables["timeline"][nation] if row["from"] <= later(month, lead) and month <= row["until"]]


def since(s: State, nation: str, type: str) -> str:
    """31.5 Return the month from which a type is in service."""
    return next(row["from"] for row in s.rules.tables["timeline"][nation] if row["type"] == type)


# types of squadrons


def k1_types(s: State, ref: Referee) -> str | None:
    """31.5 Each seat chooses the type of its squadron (D-18); no choice is told to the other side before the battle."""
    chosen = sealed(ref, lambda: tuple(_type_ask(s, q) for q in s.squadrons.values()))
    for q in [*s.squadrons.values()]:
        write(s, ref, "type_chosen", "31.5", side_of(s, q.id), squadron=q.id, type=chosen[q.id], month=s.month)
    return None


def _type_ask(s: State, q: Squadron) -> Ask:
    types = in_service(s, q.nation, s.month)
    rows = s.rules.tables["timeline"][q.nation]
    reasons: dict[Json, Refusal] = {
        r["type"]: Refusal("31.5", "not_in_service", {"type": r["type"], "from": r["from"], "until": r["until"]})
        for r in rows
        if r["type"] not in types
    }
    return Ask(q.id, "type", "31.5", OneOf(types, "31.5", reasons), usual_type(s, q), {"month": s.month, "type": q.type})


def usual_type(s: State, q: Squadron) -> str:
    """31.5 Return the type of a squadron whose seat is absent: the one it has, else the newest in service, single-seaters first."""
    types = in_service(s, q.nation, s.month)
    return q.type if q.type in types else max(types, key=lambda t: (len(s.rules.panels[t].crew) == 1, since(s, q.nation, t)))


@applies("type_chosen")
def _type_chosen(s: State, facts: Mapping[str, Any]) -> None:
    q = s.squadrons[facts["squadron"]]
    if q.type != facts["type"]:
        s.squadrons[q.id] = replace(q, type=facts["type"], since=facts["month"])


# own machines


def k1_machines(s: State, ref: Referee) -> str | None:
    """31.6 Pilots who are entitled to machines of their own choose (D-19). Seats are asked at once, each for one pilot after the other, so that
    nobody learns for how many others are asked."""
    chosen = sealed(ref, lambda: tuple(_machine_ask(s, p) for q in s.rules.seats if (p := entitled(s, q)) is not None))
    if not chosen:
        s.done = ()
        return None
    for seat in s.rules.seats:
        p = entitled(s, seat) if seat in chosen else None
        if p is not None and chosen[seat] in offers(s, p):
            s.done = (*s.done, p.id)
            _choose(s, ref, p, chosen[seat])
    return "K1M"


def entitled(s: State, seat: str) -> Person | None:
    """31.6 Return the next pilot of a seat who may choose a machine."""
    return next((p for p in s.of(seat) if p.id not in s.done and offers(s, p)), None)


def _choose(s: State, ref: Referee, p: Person, chosen: str) -> None:
    type, _, layout = ("", "", "") if chosen == SQUADRON else chosen.partition("/")
    by = TRIALS if TRIALS in p.abilities and lead(s, p) > s.rules.tables["timeline"]["lead"][CONNECTED] else CONNECTED
    fields: dict[str, Json] = {"person": p.id, "type": type, "layout": layout, "month": s.month, "by": by}
    write(s, ref, "own_machine_chosen", "31.6", side_of(s, p.id), **fields)


def _machine_ask(s: State, p: Person) -> Ask:
    facts: dict[str, Json] = {"who": p.id, "person": p.name, "month": s.month, "machine": p.machine, "type": s.squadrons[p.squadron].type}
    return Ask(p.squadron, f"own-machine:{p.id}", "31.6", OneOf(offers(s, p), "31.6"), text_of(p.machine, p.layout), facts)


def text_of(machine: str, layout: str) -> str:
    """31.6 Return the answer that keeps a machine: its type, with the guns after a stroke if they were chosen; or the squadron's."""
    return f"{machine}/{layout}" if layout else machine or SQUADRON


def lead(s: State, p: Person) -> int:
    """31.6 Return by how many months a pilot gets a type early; if both abilities apply, the larger lead counts. 0 without either."""
    leads: Mapping[str, int] = s.rules.tables["timeline"]["lead"]
    return max((leads[a] for a in (CONNECTED, TRIALS) if a in p.abilities), default=0)


def offers(s: State, p: Person) -> list[str]:
    """31.6 Return the machines between which a pilot may choose in this month, with the squadron's type; empty if he has no choice.

    Well connected: any type, and another whenever a new one is as near as his lead. Trials pilot alone: new types only.
    """
    early = lead(s, p)
    if not early or p.role != PILOT or not p.serves:
        return []
    new = [t for t in in_service(s, p.nation, s.month, early) if since(s, p.nation, t) == later(s.month, early)]
    types = in_service(s, p.nation, s.month, early) if CONNECTED in p.abilities and (new or not p.machine) else new
    if not types:
        return []
    texts = [text for t in types for text in layouts_of(s, p, t)]
    kept = text_of(p.machine, p.layout)
    return [*dict.fromkeys((kept, SQUADRON, *texts))]


def layouts_of(s: State, p: Person, type: str) -> list[str]:
    """30.3, 31.6 Return the texts of a type: with each of its gun layouts for a Well connected pilot of the Entente, else with the printed guns."""
    layouts = s.rules.panels[type].layouts if CONNECTED in p.abilities and p.id[0] == "e" else {}
    return [type, *(f"{type}/{layout}" for layout in layouts)]


@applies("own_machine_chosen")
def _machine_chosen(s: State, facts: Mapping[str, Any]) -> None:
    s.people[facts["person"]] = replace(s.people[facts["person"]], machine=facts["type"], layout=facts["layout"])


# people


def k1_parachutes(s: State, ref: Referee) -> str | None:
    """6.7 In the first month in which there are parachutes, those who serve are issued with them, one after the other."""
    return "K1C" if ch31_formation.issue(s, ref) else None


def k1_people(s: State, ref: Referee) -> str | None:
    """31.3 The people whom the squadrons lack join, one after the other: all of them at the start, later gunners for a new type."""
    return "K1P" if ch31_formation.fill(s, ref) else None
