"""A campaign put together by its records, with answers and dice in the order in which they fall."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lysander.core.ask import CHANCE, Ask, Json
from lysander.core.event import Event
from lysander.core.game import Setup
from lysander.core.record import replace
from lysander.core.referee import Inline
from lysander.games.campaign.game import GAME
from lysander.games.campaign.records import apply
from lysander.games.campaign.sequence import SEQUENCE
from lysander.games.campaign.start import blank_state
from lysander.games.campaign.state import GUNNER, Person

STEPS = {step.id: step.run for step in SEQUENCE}
STANDARD = {"awareness": 13, "flying": 13, "gunnery": 13, "fortitude": 13, "luck": 12}
NATIONS = {"e": "british", "c": "german"}


class War:
    """A campaign whose squadrons have ``pilots`` standard pilots each, and a referee that takes dice from ``dice`` (``("R-63", 4)``) and answers from
    ``answers``; without these, dice show what is asked for least and seats give their defaults."""

    def __init__(self, month: str, pilots: int, seats: tuple[str, ...], nations: dict[str, str], **options: Json) -> None:
        self.setup = Setup("campaign", "war", {"first_month": "1916-05", **options}, ("organiser", *seats))
        self.s = blank_state(self.setup)
        self.events: list[Event] = []
        self.dice: list[tuple[str, int]] = []
        self.answers: dict[str, list[Json]] = {}
        self.asked: list[Ask] = []
        self.ref = Inline([], self.answer, self.events, lambda: (), lambda ref, ask, value: None, lambda event: None)
        if month:
            self._begin(month, pilots, nations)

    def _begin(self, month: str, pilots: int, nations: dict[str, str]) -> None:
        apply(self.s, "campaign_started", {"name": "K"})
        for seat in self.s.rules.seats:
            nation = nations.get(seat, NATIONS[seat[0]])
            apply(self.s, "squadron_formed", {"squadron": seat, "name": f"Squadron {seat}", "nation": nation, "side": seat[0].upper(), "strength": 6})
        apply(self.s, "month_began", {"month": month})
        for q in [*self.s.squadrons.values()]:
            single = {"british": "pup", "french": "spad7", "german": "alb3"}[q.nation]
            apply(self.s, "type_chosen", {"squadron": q.id, "type": single, "month": month})
            for n in range(pilots):
                self.joins(f"{q.id}p{n + 1}")

    def joins(self, id: str, crew: str = "", **skills: int) -> Person:
        """Let a standard person join; a gunner is paired with the pilot ``crew``."""
        role = GUNNER if id[2] == "g" else "pilot"
        made = {**STANDARD, **skills}
        if role == GUNNER:
            del made["flying"]
        paired = [crew] if crew else []
        about = {"name": f"Name {id}", "nation": self.s.squadrons[id[:2]].nation, "squadron": id[:2], "month": self.s.month}
        apply(self.s, "person_joined", {"person": id, **about, "role": role, "paired_with": paired, "skills": made, "parachute": False})
        return self.s.people[id]

    def change(self, id: str, **fields: Any) -> None:
        """Change a person by hand; whoever has flown has flown a mission at least."""
        if fields.get("flew"):
            fields = {"missions": max(1, self.s.people[id].missions), **fields}
        self.s.people[id] = replace(self.s.people[id], **fields)

    def draw(self, file: str = "mission_3", attacker: str = "E") -> None:
        """Draw a mission by its record."""
        about = {"mission": self.s.number + 1, "file": file, "attacker": attacker, "month": self.s.month}
        apply(self.s, "mission_drawn", about)

    def fought(self, winner: str = "E", file: str = "mission_3", aboard: tuple[str, ...] = ("e1p1", "e1p2", "e1p3", "c1p1", "c1p2", "c1p3")) -> None:
        """Draw a mission and let it be flown by those ``aboard``, with this winner and no losses; what else it brought is told by ``after``."""
        self.draw(file)
        s = self.s
        for seat in s.rules.seats:
            pilots = [id for id in aboard if id[:2] == seat and id[2] == "p"]
            if pilots:
                apply(s, "roster_named", {"mission": s.number, "squadron": seat, "persons": pilots})
        battle = f"K/{s.number}"
        apply(s, "battle_opened", {"battle": battle, "mission": s.number, "scenario": file, "persons": {}, "machines": {}})
        persons = {id: {"took_part": True, "state": "alive", "fortitude": s.people[id].now, "rerolls": 0} for id in aboard}
        points = {"E": 3 * (winner == "E"), "C": 3 * (winner == "C")}
        about = {"battle": battle, "rules_version": "1", "digest": "9f" * 32, "winner": winner, "points": points}
        self.after("battle_closed", **about, persons=persons, machines={})

    def after(self, name: str, /, **facts: Json) -> None:
        """Apply a record that follows from the battle."""
        apply(self.s, name, {"cause": self.s.battle, **facts})

    def downs(self, person: str, victim: str = "C1", home: bool = False) -> None:
        """Credit a person with a victory, or with one over an aeroplane that had been forced home."""
        self.after("victory_credited", person=person, victim=victim, type="alb3", turn=4, was_forced_home=home)

    def answer(self, ask: Ask) -> Json:
        self.asked.append(ask)
        if ask.seat == CHANCE:
            if self.dice and ask.kind.startswith(self.dice[0][0]):
                return self.dice.pop(0)[1]
            return ask.domain.members()[0]
        given = self.answers.get(f"{ask.seat} {ask.kind}")
        value = given.pop(0) if given else ask.default
        refusal = ask.domain.why_not(value)
        assert refusal is None, f"{ask.seat} {ask.kind}: {value!r} is refused: {refusal}"
        return value

    def run(self, step: str, again: bool = True) -> str | None:
        """Run a step, as often as it says so; return where it goes on."""
        self.s.step = step
        goto = STEPS[step](self.s, self.ref)
        while again and goto == step:
            goto = STEPS[step](self.s, self.ref)
        assert not self.dice, f"dice are left over: {self.dice}"
        assert not GAME.check(self.s), GAME.check(self.s)
        return goto

    def records(self, kind: str) -> list[dict[str, Json]]:
        """Return the facts of all records of a kind that the organiser was told."""
        return self.told("organiser", kind)

    def told(self, seat: str, kind: str) -> list[dict[str, Json]]:
        """Return the facts of all events of a kind that a seat was told, without the names that come with them."""
        return [{k: v for k, v in e.facts.items() if k != "names"} for e in self.events if e.kind == kind and e.told(seat)]

    def kinds(self) -> list[str]:
        """Return who was asked what, chance left out."""
        return [f"{a.seat} {a.kind}" for a in self.asked if a.seat != CHANCE]


@pytest.fixture
def war() -> Callable[..., War]:
    def make(
        month: str = "1917-04", pilots: int = 6, seats: tuple[str, ...] = ("e1", "c1"), nations: dict[str, str] | None = None, **options: Json
    ) -> War:
        return War(month, pilots, seats, nations or {}, **options)

    return make
