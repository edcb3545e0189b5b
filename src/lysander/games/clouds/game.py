"""In Clouds of Glory as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from ...core.ask import Json, Seat
from ...core.event import SPECTATOR, Event
from ...core.game import Game, SeatInfo, Setup
from ...core.things import ALONE, FOLLOWS, LEADS, TABLE
from . import cases, ch06_blank, chart, duels, measures, notation, rules, sample, told, vary, view
from . import standing as anytime
from .ch11_aid import help_with
from .check import broken_invariants
from .ending import ending, gains, throws, ways
from .places import places
from .sequence import SEQUENCE
from .state import State
from .view import GLIMPSES

SIGNS = {"entente": "disc", "central": "triangle"}
"""5.1 The sign of each side: people of one side have no secrets from each other, and the same sign."""


NUMBERS = ((1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (1, 3), (3, 2), (2, 3), (3, 3))
"""5.1 Seats of the Entente and of the Central Powers with which a battle may be played."""
SHOWN = frozenset((
    "moved", "falls", "takes-off", "landed", "enters", "left", "jumped", "shot", "ground-fire", "rockets", "barrage", "bomb", "shell",
    "ground-moved", "shifted", "drifts", "photographed", "identified", "correction", "break-off", "give-up", "over", "result",
))  # fmt: skip
"""7.1 What is shown by itself to whoever looks what others did."""
EACH = frozenset(("moved", "falls", "takes-off", "landed", "shot", "ground-fire", "rockets", "barrage"))
"""7.1 Of those, what is shown one by one: an aeroplane flies, somebody shoots."""


class Clouds(Game[State]):
    """``core.game.Game`` for In Clouds of Glory."""

    id = "clouds"
    rules_version = "1"
    table_talk = True
    # 5.1 a scenario prints its seats, and may be played with one to three of them on either side, at most one for each aeroplane
    seats = tuple(SeatInfo(seat, SIGNS[side], optional=seat[1] > "1", role=side) for side, mine in rules.SEATS.items() for seat in mine)
    seatings = tuple((*rules.SEATS["entente"][:e], *rules.SEATS["central"][:c]) for e, c in NUMBERS)
    options = rules.options()
    scenarios = rules.scenarios()
    sequence = SEQUENCE

    new = staticmethod(ch06_blank.blank_state)
    standing = staticmethod(anytime.standing)
    interject = staticmethod(anytime.interject)
    aid = staticmethod(help_with)
    view = staticmethod(view.view)
    chart = staticmethod(chart.chart)
    sample_hidden = staticmethod(sample.sample_hidden)
    vary_hidden = staticmethod(vary.vary_hidden)
    glimpses = GLIMPSES
    secretive = MappingProxyType({"cockpits": "closed"})
    write = staticmethod(notation.write)
    parse = staticmethod(notation.parse)
    check = staticmethod(broken_invariants)
    ending = staticmethod(ending)
    ways = staticmethod(ways)
    throws = staticmethod(throws)
    places = staticmethod(places)
    gains = staticmethod(gains)
    measures = staticmethod(measures.measures)
    contest = staticmethod(duels.contest)
    case = cases.CloudsCase

    def staged(self, setup: Setup) -> Mapping[str, Json]:
        """32.4 Return whose task a mission is that a variant has changed, as a battle of a campaign is; nothing for one as it is printed."""
        scene, printed = (rules.rules_of(replace(setup, variant=variant, seats=())).scene for variant in (setup.variant, {}))
        task = next((o["side"] for o in scene.get("objective", ()) if o["kind"] not in ("exit", "protect")), "none")
        return {"scenario": f"{task}_{setup.scenario or self.scenarios[0].id}"} if scene != printed else {}

    def part(self, event: Event, before: str) -> str:
        """7.1 Return the turn that an event belongs to."""
        return f"turn-{event.facts['turn']}" if event.kind == "turn" else before

    def begins(self, event: Event, setup: Setup) -> Seat:
        """7.1 Return who does something that is shown by itself: an aeroplane flies, somebody shoots, a bomb strikes; what comes of it follows."""
        if event.kind in ("roll", "turn", "plan", "initiative", "order", "threatened", "reroll", "task"):
            return LEADS
        if event.kind in EACH:
            return ALONE
        return TABLE if event.kind in SHOWN else FOLLOWS

    def whole(self, event: Event) -> bool:
        """5.4 Whether somebody who sees everything reads an event: not the part of it that only the others were told, nor that a die was low which he
        reads himself."""
        return SPECTATOR not in event.to and event.kind != "low-die"

    def told_as(self, event: Event, seat: Seat, setup: Setup) -> str:
        """5.2 to 5.4 Return an event's kind, ``own`` where it is of the seat's side, or with open cockpits of the table."""
        return told.told_as(event, seat, rules.rules_of(setup))

    def goals(self, setup: Setup) -> Sequence[tuple[Seat, ...]]:
        """28.11 Return the seats of each side, which win together."""
        seats = setup.seats or self.seatings[0]
        return tuple(tuple(seat for seat in seats if seat in mine) for mine in rules.SEATS.values())

    def waiting(self, state: State) -> Mapping[str, Json]:
        """5.5, 7.1 Return turn and phase; never who is asked, which would show whose window for a re-roll is open."""
        return {"turn": state.turn, "turns": state.rules.turns, "phase": view.phase_of(state)}


GAME = Clouds()
