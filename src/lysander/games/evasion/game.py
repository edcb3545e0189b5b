"""Escape and Evasion as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ...core.ask import Json, Seat
from ...core.event import Event
from ...core.game import Game, SeatInfo, Setup
from ...core.things import LEADS, TABLE
from . import cases, ch15_foresight, ch15_umpire, chart, check, notation, rules, sample, start, view
from .ending import ending, throws
from .places import places
from .sequence import SEQUENCE
from .state import State
from .vary import vary_hidden
from .ways import ways

STOPS = {"b_stop": "british", "g_stop": "german"}
"""6.10, 8.6 Reports that a side has of its own moves."""


class Evasion(Game[State]):
    """``core.game.Game`` for Escape and Evasion."""

    id = "evasion"
    rules_version = "4"
    table_talk = False  # 4.3; people who share a seat (4.2) share its key, then the first legal answer counts, or look on as companions of its leader
    glimpses = ("enemies", "wrecks", "left")  # 4.6, 4.7; how far one may still go when stopped on the way (6.5, 8.3)
    paragraphs = {"umpire": "15.1", "companion": "4.2", "stand_in": "15.17", "talk": "4.3"}  # noqa: RUF012  never changed
    quiet_period = 400  # 9.2, 9.9: who is asked in the other side's half
    turns = True  # 4.12
    own_goals = True  # 13.2, 13.3
    # 4.1 chance is a seat of the engine
    seats = (SeatInfo("british", "disc"), SeatInfo("german", "triangle"), SeatInfo("umpire", "hexagon", optional=True, umpire=True))
    options = rules.options()
    scenarios = rules.scenarios()
    sequence = SEQUENCE
    case = cases.EvasionCase

    standing = staticmethod(ch15_umpire.standing)
    interject = staticmethod(ch15_umpire.interject)
    hear = staticmethod(start.hear)
    foreseen = staticmethod(ch15_foresight.foreseen)
    view = staticmethod(view.view)
    chart = staticmethod(chart.chart)
    write = staticmethod(notation.write)
    parse = staticmethod(notation.parse)
    sample_hidden = staticmethod(sample.sample_hidden)
    vary_hidden = staticmethod(vary_hidden)
    check = staticmethod(check.broken_invariants)
    ending = staticmethod(ending)
    ways = staticmethod(ways)
    throws = staticmethod(throws)
    places = staticmethod(places)

    def new(self, setup: Setup) -> State:
        """3.1 Returns the state before S2."""
        return start.blank_state(setup, "umpire" in setup.seats)

    def part(self, event: Event, before: str) -> str:
        """5.1 Returns move, light and half, such as ``3n.B``: move 3, night, British half."""
        facts = event.facts
        if event.kind in ("turn", "renumbered"):
            now = f"{facts['move']}{facts['light'][:1]}"
            return now if event.kind == "turn" else now + "".join(before.partition(".")[1:])
        return f"{before.partition('.')[0]}.{facts['side'][:1].upper()}" if event.kind == "half" else before

    def move(self, event: Event, before: str) -> str:
        """5.1 Returns the move; an umpire who gives it another number begins none."""
        return before if event.kind == "renumbered" else super().move(event, before)

    def dark(self, state: State) -> bool:
        """5.2 Returns whether it is night."""
        return state.light == "night"

    def begins(self, event: Event, setup: Setup) -> Seat:
        """5.1, 6.10, 8.6, 14.1 Returns whose half begins, and whose group or unit stops; every other report is something of its own, whoever
        brought it about."""
        if event.kind == "half":
            return str(event.facts["side"])
        if event.kind in STOPS:
            return STOPS[event.kind]
        return LEADS if event.kind in ("roll", "turn") else TABLE

    def whole(self, event: Event) -> bool:
        """15.7, 3.2 Whether someone who sees everything reads an event: a report that waits for the umpire, and his copy of a briefing, is read when
        it goes out."""
        return event.kind != "held" and not (event.kind == "u_brief" and event.facts["of"] != "umpire")

    def aided(self, setup: Setup) -> Setup:
        """16.1, 16.14 Returns the set-up with the belief view and its weights, which no rule of play reads."""
        return replace(setup, options={**setup.options, "belief": "weights"})

    def waiting(self, state: State) -> Mapping[str, Json]:
        """4.12 Returns only the side whose half it is."""
        half = "over" if state.result is not None else state.half
        paused = state.desk is not None and state.desk.paused
        return {"move": state.move, "light": state.light, "half": half, "paused": paused}

    def acts(self, facts: Mapping[str, Json]) -> Sequence[str]:
        """4.12 Returns the side whose half it is; before the first the British choose where they begin."""
        return (facts["half"] or "british",)


GAME = Evasion()
