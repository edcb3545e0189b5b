"""Hijacked as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Ask, Json, Rng, Seat
from ...core.event import Event
from ...core.game import Game, SeatInfo, Setup
from ...core.referee import Referee
from ...core.things import FOLLOWS, LEADS, TABLE
from . import cases, ch03_setup, ch05_sequence, ch16_moves, chart, check, measures, notation, rules, sample, view
from .ending import ending, throws, ways
from .places import places
from .state import State

PHASES = ("cybot", "police", "success", "storm", "result")
ACTIONS = (
    "changed", "chose", "builds", "talked", "called", "cashed", "cashed_medal", "rescued", "used", "gave", "took", "reserved",
)  # fmt: skip


class Hijacked(Game[State]):
    """``core.game.Game`` for Hijacked."""

    id = "hijacked"
    rules_version = "4"
    table_talk = True  # 1.5
    turns = True  # 4.5
    # 4.1 the Cybot answers nothing and is no seat here
    seats = (
        SeatInfo("A", "disc", role="negotiator"),
        SeatInfo("B", "triangle", optional=True, role="negotiator"),
        SeatInfo("C", "square", optional=True, role="negotiator"),
        SeatInfo("D", "diamond", optional=True, role="negotiator"),
    )
    seatings = (("A", "B", "C"), ("A", "B"), ("A", "B", "C", "D"), ("A",))  # 3.1
    glimpses = ("acts",)  # 4.5
    options = rules.options()
    scenarios = rules.scenarios()
    sequence = ch05_sequence.SEQUENCE
    case = cases.HijackedCase

    new = staticmethod(ch03_setup.blank_state)
    standing = staticmethod(ch05_sequence.standing)
    view = staticmethod(view.view)
    chart = staticmethod(chart.chart)
    write = staticmethod(notation.write)
    parse = staticmethod(notation.parse)
    check = staticmethod(check.broken_invariants)
    ending = staticmethod(ending)
    ways = staticmethod(ways)
    throws = staticmethod(throws)
    places = staticmethod(places)
    measures = staticmethod(measures.measures)

    def interject(self, state: State, ref: Referee, ask: Ask, value: Json) -> None:
        """5.10 Carries out an answer to a standing offer."""
        ch16_moves.carry_out(state, ref, ask.seat, value)

    def part(self, event: Event, before: str) -> str:
        """5.3 Returns round and turn, such as ``4.B``: round 4, seat B; ``4.X`` is the Cybot, ``4.P`` the police phase, ``4.F`` the last call."""
        if event.kind == "turn":
            return f"{event.facts['round']}.{event.facts['seat']}"
        opened = {"cybot": "X", "police": "P", "success": "F"}.get(event.kind)
        return f"{before.partition('.')[0]}.{opened}" if opened else before

    def begins(self, event: Event, setup: Setup) -> Seat:
        """5.5, 16.1 Returns who does what is shown by itself: an action with dice, an any-time move; or the phase of the Cybot or the police."""
        if event.kind in PHASES:
            return TABLE
        if event.kind in ACTIONS or (event.kind == "gets" and event.facts["why"] in ("marker", "bonus")):
            return str(event.facts["seat"])
        return LEADS if event.kind in ("turn", "rolled") else FOLLOWS

    def waiting(self, state: State) -> Mapping[str, Json]:
        """4.5 Returns the facts of the waiting line. The seat that is asked is public; in follow-ups and the window of 11.4 it may not be active."""
        asked = state.asked or (state.call.seat if state.call is not None else state.active)
        return {"phase": view.phase_of(state), "round": state.round, "active": state.active, "squad": state.squad, "acts": [asked]}

    def sample_hidden(self, view: Any, seat: str, setup: Setup, rng: Rng) -> State:
        """24.3 Returns the state behind a view; it draws nothing, since the only unknown tile changes no odds."""
        return sample.sample_hidden(view, setup)


GAME = Hijacked()
