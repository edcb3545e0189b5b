"""The campaign of In Clouds of Glory as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.ask import Ask, Json, Seat
from ...core.event import ALL, Event
from ...core.game import Game, Result, SeatInfo, Setup, Subgame
from ...core.things import LEADS, TABLE
from ..clouds import rules as battle
from . import chart, measures, notation, rules, sample, told, vary, view
from . import standing as anytime
from .ch31_outcome import OUTCOME
from .ch32_filled import battle_setup
from .check import broken_invariants
from .ending import ending, gains, throws, ways
from .outcome_data import record_of
from .phases import phase_of
from .sequence import SEQUENCE
from .start import blank_state
from .state import State
from .view import GLIMPSES

SIGNS = {"entente": "disc", "central": "triangle"}
"""5.1 The sign of each side."""
DRAWN = "R-71"
"""31.8 The roll that draws a mission."""
MANY = 3
"""31.2 Squadrons of a side at most."""


class Campaign(Game[State]):
    """``core.game.Game`` for the campaign."""

    id = "campaign"
    rules_version = rules.VERSION
    rulebook = "clouds"
    keeper = rules.ORGANISER
    playable_on = False  # each play-out would be battles for months
    # 31.2 the organiser, and one to three squadrons a side
    seats = (
        SeatInfo(rules.ORGANISER, "square"),
        *(SeatInfo(seat, SIGNS[side], optional=seat[1] > "1", role=side) for side, mine in battle.SEATS.items() for seat in mine),
    )
    seatings = tuple(
        (rules.ORGANISER, *battle.SEATS["entente"][:e], *battle.SEATS["central"][:c]) for e in range(1, MANY + 1) for c in range(1, MANY + 1)
    )
    options = rules.options()
    scenarios = rules.SCENARIOS
    sequence = SEQUENCE

    new = staticmethod(blank_state)
    standing = staticmethod(anytime.standing)
    interject = staticmethod(anytime.interject)
    view = staticmethod(view.view)
    chart = staticmethod(chart.chart)
    glimpses = GLIMPSES
    write = staticmethod(notation.write)
    parse = staticmethod(notation.parse)
    sample_hidden = staticmethod(sample.sample_hidden)
    vary_hidden = staticmethod(vary.vary_hidden)
    check = staticmethod(broken_invariants)
    ending = staticmethod(ending)
    ways = staticmethod(ways)
    throws = staticmethod(throws)
    gains = staticmethod(gains)
    measures = staticmethod(measures.measures)

    def subgame(self, state: State, ask: Ask) -> Subgame | None:
        """31.10 Return the battle that is to be played before its outcome is taken in; each seat is that of its squadron."""
        if ask.kind != OUTCOME:
            return None
        setup = battle_setup(state)
        return Subgame(state.battle, setup, {seat: seat for seat in setup.seats})

    def taken_in(self, state: State, ask: Ask, rules_version: str, result: Result, digest: str) -> Json:
        """31.11 Return the outcome record of the battle."""
        return record_of(state.battle, rules_version, result, digest)

    def part(self, event: Event, before: str) -> str:
        """31.7 Return the mission that an event belongs to: one begins with the dice that draw it."""
        draws = event.kind == "mission_drawn" or event.facts.get("name") == DRAWN
        return f"mission-{event.facts['mission']}" if draws else before

    def begins(self, event: Event, setup: Setup) -> Seat:
        """31.5 to 31.17 Return whose squadron does something; records of one kind in a row are one thing of the table."""
        if event.kind in ("type_chosen", "own_machine_chosen", "roster_named"):
            return str(event.facts.get("squadron") or TABLE)
        return LEADS if event.kind == "roll" else TABLE

    def whole(self, event: Event) -> bool:
        """31.20 Whether somebody who sees everything reads an event: what the organiser is told, not the part of it that others are."""
        return ALL in event.to or rules.ORGANISER in event.to

    def told_as(self, event: Event, seat: str, setup: Setup) -> str:
        """5.1 to 5.3 Return an event's kind, ``own`` where it is of the seat's side, or lies open."""
        return told.told_as(event, seat, rules.rules_of(setup))

    def waiting(self, state: State) -> Mapping[str, Json]:
        """31.7 Return month, number of the mission, and what goes on."""
        return {"month": state.month, "mission": state.number, "phase": phase_of(state)}


GAME = Campaign()
