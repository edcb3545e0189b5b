"""The Rescue of Lufthansa Flight 181 as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.ask import Ask, Json, Seat
from ...core.event import Event
from ...core.game import Game, Result, SeatInfo, Setup, Step
from ...core.things import FOLLOWS, LEADS, TABLE
from . import cases, ch03_setup, ch20_matches, chart, check, events, measures, notation, rules, sample, view
from .ending import ending, gains, throws, ways
from .places import places
from .sequence import SEQUENCE
from .state import HIJACKERS, State
from .vary import vary_hidden

BY_HIJACKERS = ("placed", "ambush", "wild", "hijacker", "executed", "blended", "escaped")
BY_TEAMS = ("shot", "burst", "team", "vet", "cards", "searched")
PHASES = ("deployed", "passenger", "late", "collapsed", "end", "result")


def seat_of(facts: Mapping[str, Json], setup: Setup) -> Seat:
    """4.2, 8.4 Returns the seat of the piece that acts, by the facts of an event: the owner of the team, or the Hijackers, who shoot, too."""
    named = str(facts.get("team") or facts.get("from"))
    return HIJACKERS if named.startswith("h") else rules.rules_of(setup).owner(named)


class Flight181(Game[State]):
    """``core.game.Game`` for Flight 181."""

    id = "flight181"
    rules_version = "4"
    table_talk = True  # 4.3
    # 4.1; the Teams play with one, two or three seats, chance is a seat of the engine
    seats = (
        SeatInfo(HIJACKERS, "triangle"),
        SeatInfo("teams", "square"),
        *(SeatInfo(f"team{n}", sign, optional=True, role="team") for n, sign in ((1, "square"), (2, "disc"), (3, "diamond"))),
    )
    seatings = tuple((*players, HIJACKERS) for players in rules.SEATS.values())
    quiet_period = 400  # 4.10
    turns = True  # 4.9
    glimpses = ("acts", "swaps")  # 4.9, 17.14
    options = rules.options()
    elsewhere = {"scenario": "--scenario NAME", "team_seats": "--players 2 to 4, the Hijackers among them"}  # noqa: RUF012  4.2, never changed
    scenarios = rules.scenarios()
    sequence: tuple[Step[State], ...] = SEQUENCE
    case = cases.Flight181Case

    def hushed(self, answered: Ask, asks: Sequence[Ask]) -> bool:
        """4.10 Return whether the Hijackers have answered, or are asked: how much they do out of sight must not be told by the time it takes. Of the
        Teams all is open, and in between nobody is asked but by public facts."""
        return any(a.seat == HIJACKERS for a in (answered, *(a for a in asks if not a.standing)))

    new = staticmethod(ch03_setup.blank_state)
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
    gains = staticmethod(gains)
    measures = staticmethod(measures.measures)
    standings = staticmethod(ch20_matches.standings)

    def part(self, event: Event, before: str) -> str:
        """5.1 Returns turn and step as the part of the game that an event belongs to."""
        return f"{event.facts['turn']}.{event.facts['step']}" if event.kind == "step" else before

    def begins(self, event: Event, setup: Setup) -> Seat:
        """8.1 to 15.1 Returns who acts: a team's seat, the Hijackers; what it leads to, as hits and morale, follows."""
        if event.kind in ("roll", "step"):
            return LEADS
        if event.kind in BY_HIJACKERS:
            return HIJACKERS
        if event.kind in BY_TEAMS:
            return seat_of(event.facts, setup)
        return TABLE if event.kind in PHASES else FOLLOWS

    def whole(self, event: Event) -> bool:
        """3.2, 9.5, 15.8, 15.11 Whether someone who sees everything reads an event: of a pair told to each side apart, only the Hijackers'."""
        return event.kind not in events.APART or event.told(HIJACKERS)

    def marks(self, setup: Setup) -> Mapping[str, Mapping[str, int]]:
        """19.9 Returns the score of the historical result, for the lab's tables."""
        return {"score": {"history": ch20_matches.history()}}

    def goals(self, setup: Setup) -> Sequence[tuple[Seat, ...]]:
        """4.1 Returns the seats of the Teams, which score together, and the Hijackers."""
        return tuple(s for s in setup.seats or self.seatings[0] if s != HIJACKERS), (HIJACKERS,)

    def reached(self, result: Result, goal: tuple[Seat, ...]) -> bool:
        """19.9, 19.11 Returns whether a side has won. Where the score is a bare figure it is held against par: the Teams reach it, or do not."""
        if result.facts["verdict"] == "par":
            return result.won(goal[0])
        return (result.facts["score"] >= result.facts["par"]) == (goal[0] != HIJACKERS)

    def waiting(self, state: State) -> Mapping[str, Json]:
        """4.9 Returns turn, step, the side that acts, and its seats that do; never which question is asked. Of several seats of the Teams it is
        the one that was asked last: whether the Hijackers are asked something meanwhile shows in nothing."""
        side = "over" if state.result is not None else state.rules.side_of(state.phase) if state.turn else HIJACKERS
        teams = state.rules.seats if len(state.rules.seats) == 1 else state.asked
        acts = [HIJACKERS] if side == HIJACKERS else list(teams) if side == "teams" else []
        return {"turn": state.turn, "step": state.phase, "side": side, "acts": acts}


GAME = Flight181()
