"""31.11 Step K5: what became of the battle is taken in, exactly once, and with it all records that need no dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Ask, Json
from ...core.event import ALL, Event
from ...core.record import replace
from ...core.referee import Referee
from .ch31_battle import persons
from .domains_outcome import Outcomes
from .outcome_data import ALIVE, LOST, Outcome, PersonOut, Void, read
from .records import about, applies, own, write
from .rules import ORGANISER, SIDES
from .state import State

OUTCOME = "outcome"
NOT_PLAYED = "not played"
FOUGHT = "battle"
"""31.11 Why somebody's Luck has changed."""


def k5(s: State, ref: Referee) -> str | None:
    """31.11 (d) The organiser hands over the outcome of the battle; a battle that was called off has no consequences."""
    found = read(ref.ask(lambda: outcome_ask(s)))
    assert not isinstance(found, str)
    if isinstance(found, Void):
        write(s, ref, "battle_void", "31.11", battle=found.battle, reason=found.void)
        return "K10"
    close(s, ref, found)
    return None


def outcome_ask(s: State) -> Ask:
    """31.11 Return the ask of the organiser; if he is absent, the battle is called off."""
    assert s.mission is not None
    facts: dict[str, Json] = {"battle": s.battle, "mission": s.number, "file": s.mission.file}
    return Ask(ORGANISER, OUTCOME, "31.11", Outcomes(s), {"battle": s.battle, "void": NOT_PLAYED}, facts)


def close(s: State, ref: Referee, out: Outcome) -> None:
    """31.11 Append ``battle_closed`` and all records that follow from it without dice."""
    assert s.mission is not None
    who = persons(s, s.mission)
    _closed_record(s, ref, out, who)
    for p in out.people:
        if id := who[p.id]:
            _of_person(s, ref, id, p)
    for x in out.objectives:
        if x.met:
            people = [who[p.id] for p in out.people if x.id in p.objectives and who[p.id]]
            write(s, ref, "objective_met", "32.5", persons=people, objective=x.id, by=x.by)
    for machine in out.machines:
        if machine.state == LOST:
            write(s, ref, "machine_lost", "31.11", machine=machine.id, type=machine.type, person=who[machine.id])


def _of_person(s: State, ref: Referee, id: str, p: PersonOut) -> None:
    """31.11 Append what a battle does to a person: whether he is lost, Luck, victories."""
    if p.state != ALIVE:
        write(s, ref, "person_lost", "31.11", person=id, how=p.state)
    if p.luck:
        write(s, ref, "luck_changed", "22.2", about(s, s.people[id]), person=id, change=p.luck, why=FOUGHT)
    for c in p.victories:
        write(s, ref, "victory_credited", "28.6", person=id, victim=c.victim, type=c.type, turn=c.turn, was_forced_home=c.was_home)
    for c in p.homes:
        if c.turn:
            write(s, ref, "forced_home_credited", "28.7", person=id, victim=c.victim, type=c.type, turn=c.turn)


# battle_closed


def _closed_record(s: State, ref: Referee, out: Outcome, who: Mapping[str, str]) -> None:
    """31.11, 5.3 Append ``battle_closed``: with closed cockpits a side is told of its own people how they are, of the others that they flew."""
    heard = len(ref.events) if ref.events is not None else 0
    people = {who[p.id]: _state_of(p) for p in out.people if who[p.id]}
    head: dict[str, Json] = {"battle": out.battle, "rules_version": out.rules_version, "digest": out.digest}
    head |= {"winner": out.winner, "points": out.points(), "machines": {p.id: p.state for p in out.machines}}
    write(s, ref, "battle_closed", "31.11", () if s.rules.closed else (ALL,), persons=people, **head)
    if ref.events is None or not s.rules.closed:
        return
    told = ref.events[heard]
    for seats in (*(s.rules.side_seats(letter) for letter in SIDES), ("spectator",)):
        known = {id: row if {*own(s, id)} & {*seats} else {"took_part": row["took_part"]} for id, row in people.items()}
        ref.tell(Event(told.kind, told.rule, seats, {**told.facts, "persons": known}))


def _state_of(p: PersonOut) -> dict[str, Json]:
    """31.11 Return what ``battle_closed`` says of a person."""
    return {"took_part": p.took_part, "state": p.state, "fortitude": p.fortitude, "rerolls": p.rerolls}


@applies("battle_closed")
def _closed(s: State, facts: Mapping[str, Any]) -> None:
    s.closed[facts["battle"]] = facts["digest"]
    for letter in SIDES:
        s.won[letter] += facts["winner"] == letter
        s.points[letter] += facts["points"][letter]
    for id, row in facts["persons"].items():
        p = s.people[id]
        flew = {"flew": s.number, "missions": p.missions + 1} if row["took_part"] else {}
        s.people[id] = replace(p, now=row["fortitude"], rerolls=row["rerolls"], **flew)


@applies("battle_void")
def _void(s: State, facts: Mapping[str, Any]) -> None:
    """31.11 Nobody gains or loses anything, and the id of the battle stays closed."""
    s.closed[facts["battle"]] = ""
