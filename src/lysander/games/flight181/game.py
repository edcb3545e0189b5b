"""The Rescue of Lufthansa Flight 181 as the engine sees it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...core.ask import Json, Rng
from ...core.cases import Block
from ...core.event import Event
from ...core.game import Game, SeatInfo, Setup, Step
from ...core.tally import Played, Standing
from . import cases, ch03_setup, ch20_matches, chart, events, measures, notation, rules, view
from .check import broken_invariants
from .sample import sample_hidden
from .sequence import SEQUENCE
from .state import HIJACKERS, State
from .vary import vary_hidden


class Flight181(Game[State]):
    """``core.game.Game``; every method is one line into the module that does it."""

    id = "flight181"
    rules_version = "1"
    table_talk = True  # 4.3
    # 4.1; the Teams play with one, two or three seats, chance is a seat of the engine
    seats = (
        SeatInfo(HIJACKERS, "triangle"),
        SeatInfo("teams", "square"),
        *(SeatInfo(f"team{n}", sign, optional=True) for n, sign in ((1, "square"), (2, "disc"), (3, "diamond"))),
    )
    seatings = tuple((*players, HIJACKERS) for players in rules.SEATS.values())
    beat = 400  # 4.10
    glimpses = ("swaps",)  # 17.14
    options = rules.options()
    scenarios = rules.scenarios()
    sequence: tuple[Step[State], ...] = SEQUENCE

    def new(self, setup: Setup) -> State:
        """3.1"""
        return ch03_setup.blank_state(setup)

    def part(self, event: Event, before: str) -> str:
        """5.1 Turn and step."""
        return f"{event.facts['turn']}.{event.facts['step']}" if event.kind == "step" else before

    def whole(self, event: Event) -> bool:
        """3.2, 9.5, 15.8, 15.11 Where each side is told apart, the Hijackers are told all."""
        return event.kind not in events.APART or event.told(HIJACKERS)

    def measures(self, state: State, events: Sequence[Event]) -> Mapping[str, float]:
        """19.7 and what else the lab counts."""
        return measures.measures(state, events)

    def marks(self, setup: Setup) -> Mapping[str, Mapping[str, int]]:
        """19.9 The historical result, in every scenario."""
        return {"score": {"history": ch20_matches.history()}}

    def view(self, state: State, seat: str) -> view.View:
        """4"""
        return view.view(state, seat)

    def waiting(self, state: State) -> Mapping[str, Json]:
        """4.9 Turn, step, and whose step it is; never who is asked what."""
        side = "over" if state.result is not None else state.rules.side_of(state.phase) if state.turn else HIJACKERS
        return {"turn": state.turn, "step": state.phase, "side": side}

    def chart(self) -> Mapping[str, Json]:
        """2"""
        return chart.chart()

    def write(self, state: State) -> str:
        """25.1"""
        return notation.write(state)

    def parse(self, text: str, setup: Setup) -> State:
        """25.1, 25.9"""
        return notation.parse(text, setup)

    def sample_hidden(self, seen: Any, seat: str, setup: Setup, rng: Rng) -> State:
        """26.2"""
        return sample_hidden(seen, seat, setup, rng)

    def vary_hidden(self, state: State, seat: str, rng: Rng) -> None:
        """26.2"""
        vary_hidden(state, seat, rng)

    def check(self, state: State) -> Sequence[str]:
        """What may never be."""
        return broken_invariants(state)

    def standings(self, played: Sequence[Played]) -> Sequence[Standing]:
        """20"""
        return ch20_matches.standings(played)

    def historical(self, setup: Setup) -> int | None:
        """19.9, 20.5"""
        return ch20_matches.historical(setup)

    def case_blocks(self, markdown: str) -> Iterator[Block]:
        """The worked cases of a file."""
        return cases.case_blocks(markdown)

    def case_title(self, block: str) -> str:
        """The name of a worked case."""
        return cases.title(block)

    def run_case(self, block: str) -> list[str]:
        """Play a worked case."""
        return cases.run(self, block)


GAME = Flight181()
