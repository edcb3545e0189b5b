"""4 Views of Escape and Evasion as numbers: what ``view.py`` shows, part by part with the facts that each tells."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from ...core.arrays import Layout, Numbers, Part, flags
from ...core.arrays import Pen as AnyPen
from ...core.game import Setup
from .board import Board
from .ch14_reports import sight_of
from .ch16_belief import settle
from .rules import Rules, raw_tables, rules_of
from .state import BRITISH, CREWED, GERMAN, OK, WRECK, State
from .view import BRITISH_STEPS, GERMAN_STEPS, known_lorries, lorries_beside

STATES = ("ok", "wounded", "dead", "captured", "away")
MOVES = 13


@cache
def letters() -> tuple[str, ...]:
    """2.13 Returns the letters of all men there are."""
    return tuple(m["letter"] for m in raw_tables()["men"]["man"])


PLANES = {
    BRITISH: (
        "men",
        "wounded",
        "moved",
        "ambush",
        "sight",
        "patrol",
        "lorry",
        "lorry with troops",
        "seen",
        "captured",
        "wreck",
        "silenced",
        "landing",
        "rendezvous",
    ),
    GERMAN: ("patrol", "searching", "done", "aboard", "lorry", "block", "used", "lost", "garrison", "sighting", "news", "belief"),
}


@lru_cache(maxsize=64)
def cells(board: Board) -> Mapping[str, int]:
    """Returns the place of each hex in a plane."""
    return {h: n for n, h in enumerate(board.hexes)}


@lru_cache(maxsize=64)
def layout_of(board: Board, seat: str) -> Layout:
    """4 Returns what the observation of a seat holds: the course of the game, what is known of men, and planes over the map."""
    own = [f"{m} {s}" for m in letters() for s in (*STATES, "aboard", "locked")] if seat == BRITISH else ["prisoners", "bodies"]
    game = ("move", "night", "own half", "over", "landing move", "plane down", "plane gone", "reports")
    return Layout([("game", game), ("own", own), *((plane, board.hexes) for plane in PLANES[seat])])


def layout(setup: Setup, seat: str) -> Layout:
    """4 Returns what the observation of a seat holds."""
    return layout_of(rules_of(setup).board, seat)


def pen(state: State, seat: str) -> AnyPen:
    """4 Returns the pen for the observations of a seat."""
    return _pen(state.rules, seat)


@lru_cache(maxsize=64)
def _pen(rules: Rules, seat: str) -> AnyPen:
    return British(rules) if seat == BRITISH else German(rules)


class Pen:
    """Writes what both seats see: the course of the game. What is on the map gets only what is not 0."""

    def __init__(self, rules: Rules, seat: str) -> None:
        self._rules, self._cell, self._size = rules, cells(rules.board), len(rules.board.hexes)
        self._at = layout_of(rules.board, seat).at

    def _planes(self, first: str, count: int, write: Any) -> Part:
        """4 Returns a part of so many planes."""
        return Part(self._at[first], self._at[first] + count * self._size, write)

    def course(self, facts: Any, first: int, out: Numbers) -> None:
        """4.4 The public facts, and what a side knows of the course of the game."""
        move, light, own, over, landing, plane, told = facts
        out[:8] = array("f", (move / MOVES, light == "night", own, over, landing / MOVES, plane == "down", plane == "gone", told / 100))

    def marks(self, facts: Any, first: int, out: Numbers) -> None:
        """4 Some hexes."""
        cell = self._cell
        for hex in facts:
            out[first + cell[hex]] = 1.0


class British(Pen):
    """Writes what the British see."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, BRITISH)
        at, planes = self._at, self._planes
        self.parts: Sequence[Part] = [
            Part(at["game"], at["own"], self.course, full=True),
            Part(at["own"], at["sight"], self.men),
            planes("sight", 1, self.marks),
            planes("patrol", 3, self.enemies),
            planes("seen", 1, self.lately),
            *(planes(plane, 1, self.marks) for plane in ("captured", "wreck", "silenced", "landing", "rendezvous")),
        ]

    def facts(self, state: State) -> Sequence[Any]:
        """4.4 to 4.8 Returns what the British view shows."""
        move, lorries, seen, patrols = state.move, state.lorries, sight_of(state), state.patrols
        dark = state.light == "night"
        captured: Sequence[str] = ()
        if state.lost or state.memory.lorries:
            captured = [*(known_lorries(state, seen) | lorries_beside(state)).values()]
        return (
            (move, state.light, state.step in BRITISH_STEPS, state.result is not None, state.landing_move, state.plane, state.told_british),
            (tuple(state.men.values()), state.ambush),
            seen,
            [
                [p.hex for p in patrols.values() if p.hex in seen and not p.lorry],
                [(x.hex, not dark and x.n in state.loads) for x in lorries.values() if x.hex in seen and x.state == CREWED],
            ],
            (state.memory.seen, move),
            captured,
            [lorries[n].hex for n in state.lost if lorries[n].hex in seen and lorries[n].state == WRECK],
            state.silenced,
            (state.landing,) if state.landing else (),
            (state.rendezvous,) if state.rendezvous else (),
        )

    def men(self, facts: Any, first: int, out: Numbers) -> None:
        """4.5 The men."""
        cell, at, (men, set_for) = self._cell, self._at, facts
        everybody, wounded, moved, ambush = at["men"], at["wounded"], at["moved"], at["ambush"]
        for man in men:
            out[first + STATES.index(man.state)] = 1.0
            if man.hex:
                here = cell[man.hex]
                out[everybody + here] += 1 / 6
                if man.aboard:
                    out[first + len(STATES)] = 1.0
                if man.locked:
                    out[first + len(STATES) + 1] = 1.0
                if man.state != OK:
                    out[wounded + here] += 1 / 6
                if man.moved:
                    out[moved + here] += 1 / 6
                if man.hex in set_for:
                    out[ambush + here] = 1.0
            first += len(STATES) + 2

    def enemies(self, facts: Any, first: int, out: Numbers) -> None:
        """4.7 The units that the British see."""
        on_foot, lorries = facts
        for hex in on_foot:
            out[first + self._cell[hex]] += 0.25
        for hex, loaded in lorries:
            out[first + (1 + loaded) * self._size + self._cell[hex]] += 0.25

    def lately(self, facts: Any, first: int, out: Numbers) -> None:
        """4.8 What the British have seen, and how long ago."""
        seen, now = facts
        for hex, _, move, _ in seen:
            out[first + self._cell[hex]] = 1 / (1 + now - move)


class German(Pen):
    """Writes what the German sees."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, GERMAN)
        at, planes = self._at, self._planes
        self.parts: Sequence[Part] = [
            Part(at["game"], at["own"], self.course, full=True),
            Part(at["own"], at["own"] + 2, self.caught, full=True),
            planes("patrol", 4, self.patrols),
            planes("lorry", 3, self.lorries),
            planes("lost", 1, self.marks),
            planes("garrison", 1, self.garrisons),
            planes("sighting", 1, self.sightings),
            planes("news", 1, self.news),
            Part(at["belief"], at["belief"] + self._size, self.belief, full=True),
        ]

    def facts(self, state: State) -> Sequence[Any]:
        """4.4, 4.9, 16 Returns what the German view shows."""
        move, memory, rules, over = state.move, state.memory, state.rules, state.result is not None
        landing = state.landing_move if over or not rules.secret else 0
        return (
            (move, state.light, state.step in GERMAN_STEPS, over, landing, memory.plane_seen, state.told_german),
            (len(memory.prisoners), memory.bodies),
            tuple(state.patrols.values()),
            tuple(state.lorries.values()),
            tuple(memory.lost.values()),
            state.silenced,
            (memory.sightings, move),
            (memory.news, move),
            settle(state).where if rules.belief != "off" else 0,
        )

    def caught(self, facts: Any, first: int, out: Numbers) -> None:
        """4.9 How many men are prisoners and dead."""
        out[first], out[first + 1] = facts[0] / 6, facts[1] / 6

    def patrols(self, facts: Any, first: int, out: Numbers) -> None:
        """4.9 The patrols."""
        cell, size = self._cell, self._size
        for patrol in facts:
            here = first + cell[patrol.hex]
            out[here] += 0.25
            if patrol.searching:
                out[here + size] += 0.25
            if patrol.done or patrol.walked:
                out[here + 2 * size] += 0.25
            if patrol.lorry:
                out[here + 3 * size] += 0.25

    def lorries(self, facts: Any, first: int, out: Numbers) -> None:
        """4.9 The lorries."""
        cell, size = self._cell, self._size
        for lorry in facts:
            if lorry.state == CREWED:
                here = first + cell[lorry.hex]
                out[here] += 0.25
                if lorry.block:
                    out[here + size] += 0.25
                if lorry.used:
                    out[here + 2 * size] += 0.25

    def garrisons(self, facts: Any, first: int, out: Numbers) -> None:
        """2.16 The garrisons that are left."""
        if self._rules.has_garrisons:
            self.marks([hex for hex in self._rules.garrisons if hex not in facts], first, out)

    def sightings(self, facts: Any, first: int, out: Numbers) -> None:
        """4.9 Where men were seen, how many and how long ago."""
        sightings, now = facts
        for _, hex, men, _, move, _ in sightings:
            out[first + self._cell[hex]] = max(1, men or 0) / 6 / (1 + now - move)

    def news(self, facts: Any, first: int, out: Numbers) -> None:
        """4.9 What was heard of lorries, and how long ago."""
        news, now = facts
        for _, hex, _, move in news:
            out[first + self._cell[hex]] = 1 / (1 + now - move)

    def belief(self, facts: Any, first: int, out: Numbers) -> None:
        """16 Where men could be."""
        out[first : first + self._size] = flags(facts, self._size)
