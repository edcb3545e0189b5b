"""Escape and Evasion as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.ask import Ask, Json, Rng
from ...core.event import Event
from ...core.game import Game, SeatInfo, Setup
from ...core.referee import Referee
from . import cases, ch15_umpire, chart, notation, rules, start, view
from .check import broken_invariants
from .sample import sample_hidden
from .sequence import SEQUENCE
from .state import State
from .vary import vary_hidden


class Evasion(Game[State]):
    """``core.game.Game`` for Escape and Evasion; every method is one line into the module that does it."""

    id = "evasion"
    rules_version = "1"
    table_talk = False  # 4.3; people who share a seat (4.2) share its key, then the first legal answer counts, or look on as companions of its leader
    glimpses = ("enemies", "wrecks")  # 4.6, 4.7
    paragraphs = {"umpire": "15.1", "companion": "4.2", "stand_in": "15.17", "talk": "4.3"}  # noqa: RUF012  never changed
    beat = 400  # 9.2, 9.9: who is asked in the other side's half
    # 4.1 chance is a seat of the engine
    seats = (SeatInfo("british", "disc"), SeatInfo("german", "triangle"), SeatInfo("umpire", "hexagon", optional=True, umpire=True))
    options = rules.options()
    scenarios = rules.scenarios()
    sequence = SEQUENCE

    def new(self, setup: Setup) -> State:
        """3.1 Before S2."""
        return start.blank_state(setup, "umpire" in setup.seats)

    def standing(self, state: State) -> tuple[Ask, ...]:
        """Any-time asks: 15, 13.7."""
        return ch15_umpire.standing(state)

    def interject(self, state: State, ref: Referee, ask: Ask, value: Json) -> None:
        """Carry one out."""
        ch15_umpire.interject(state, ref, ask, value)

    def hear(self, state: State, event: Event) -> None:
        """4.5, 4.9, 16"""
        start.hear(state, event)

    def part(self, event: Event, before: str) -> str:
        """5.1 ``3n.B``: move 3, night, British half."""
        facts = event.facts
        if event.kind == "turn":
            return f"{facts['move']}{facts['light'][:1]}"
        return f"{before.partition('.')[0]}.{facts['side'][:1].upper()}" if event.kind == "half" else before

    def view(self, state: State, seat: str) -> view.PublicView:
        """4"""
        return view.view(state, seat)

    def whole(self, event: Event) -> bool:
        """15.7 A report that waits for the umpire is told when it goes out."""
        return event.kind != "held"

    def waiting(self, state: State) -> Mapping[str, Json]:
        """4.12 Only whose half it is."""
        half = "over" if state.result is not None else state.half
        paused = state.desk is not None and state.desk.paused
        return {"move": state.move, "light": state.light, "half": half, "paused": paused}

    def chart(self) -> Mapping[str, Json]:
        """2"""
        return chart.chart()

    def write(self, state: State) -> str:
        """18.2"""
        return notation.write(state)

    def parse(self, text: str, setup: Setup) -> State:
        """18.2"""
        return notation.parse(text, setup)

    def sample_hidden(self, seen: Any, seat: str, setup: Setup, rng: Rng) -> State:
        """19.3"""
        return sample_hidden(seen, seat, setup, rng)

    def vary_hidden(self, state: State, seat: str, rng: Rng) -> None:
        """19.3"""
        vary_hidden(state, seat, rng)

    def check(self, state: State) -> Sequence[str]:
        """What may never be."""
        return broken_invariants(state)

    def case_title(self, block: str) -> str:
        """18.7"""
        return cases.title(block)

    def is_case(self, block: str) -> bool:
        """18.7"""
        return cases.is_case(block)

    def run_case(self, block: str) -> list[str]:
        """18.7"""
        return cases.run(self, block)


GAME = Evasion()
