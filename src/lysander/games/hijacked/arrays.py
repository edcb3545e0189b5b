"""Hijacked for agents that learn: the words of its answers (chapter 25), and the view of chapter 4 as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache

from ...core.arrays import Arrays, Layout, Numbers
from ...core.domain import OneOf
from ...core.game import Setup
from ...core.spelling import END, Spell, cut_at
from .ch15_points import GOALS
from .domains import Act, Decide, Reserve, Window
from .rules import COLOURS, SEATS, Rules, rules_of
from .rules import GOALS as GOAL_NAMES
from .state import BONUS, CYBOT, KINDS, MINI, OWN, Negotiator, State

QUESTIONS = (
    "setup.track",
    "turn.act",
    "card.decide",
    "card.pay",
    "card.reserve",
    "trust.more",
    "squad.level",
    "squad.keep",
    "track.take",
    "track.mini",
    "final.call",
)
VERBS = (
    *("card", "trust", "talk", "squad", "marker", "bonus", "change", "end", "play", "discard", "pay", "reserve", "pass", "more", "stop"),
    *("keep", "take", "leave", "B", "track", "done", "cash", "rescue", "pilot", "medal", "tile", "top"),
)
DICE = OWN + BONUS + MINI
SPACES = 40
HIJACKERS, SLOTS = 8, 4


def words(setup: Setup) -> Sequence[str]:
    """25.3 Returns the words of all answers: what is done, dice, places and scores, markers, gifts, cards."""
    gifts = [f"{kind}>{seat}" for kind in KINDS for seat in (*SEATS, CYBOT)]
    return [END, "-", *VERBS, *DICE, *map(str, range(SPACES + 1)), *KINDS, *gifts, *rules_of(setup).cards]


def cut(value: str) -> Sequence[str]:
    """25.3 Returns the words of an answer; markers that are paid are a word each: ``change a 4 CF`` ends in ``C``, ``F``."""
    found = list[str]()
    for word in value.split():
        found += word if len(word) > 1 and set(word) <= set(KINDS) else [word]
    return found


# the view

COLOUR = "".join(COLOURS)
OWNED_FIRST = (
    *("score", "step", "passengers", "pilots", "star", "first persuader", "starts", "acts", "asked to level"),
    *(f"marker {k}" for k in KINDS),
    *(f"cards {c}" for c in COLOUR),
    *(f"track {n}" for n in range(1, 5)),
)
OWNED_LAST = (
    *(f"hijacker {n}" for n in range(1, HIJACKERS + 1)),
    *(f"{d} due in" for d in BONUS + MINI),
    *(f"medal {n}" for n in range(1, 4)),
    *(f"goal {n}" for n in range(1, 4)),
)
TABLE_FIRST = (
    *("round", "squad", "trust", "pile", "passengers left", "pilots left", "stack", "reserve", "last round", "over"),
    *("selected", "reserved", "trusted", "called", "placed", "level to", "drawn"),
    *(f"supply {k}" for k in KINDS),
    *(f"top {n}" for n in range(1, 7)),
    *(f"number {n} shows {v}" for n in range(1, 5) for v in range(1, 7)),
    *(f"talked to {n}" for n in range(1, 5)),
    *(f"{d} shows {v}" for d in DICE for v in range(1, 7)),
    *(f"{d} spent" for d in DICE),
    *(f"chosen {p}" for p in ("1", "2", "3", "4", "5", "6", "top")),
)
TABLE_LAST = (
    *(f"goal {n} is {g}" for n in range(1, 4) for g in GOAL_NAMES),
    *(f"medal {n} {what}" for n in range(1, 4) for what in ("value", "void", "cashed")),
    *(f"cybot {n}" for n in range(1, 13)),
)
PLACE = (*(f"back {n}" for n in range(1, 7)), "face up", "trust", *(f"needs {k}" for k in KINDS), *(f"is {c}" for c in COLOUR))
PLACE += (*(f"by {n}" for n in range(SLOTS)), "value", "fresh")
LINE = (*(f"tile {n}" for n in range(1, HIJACKERS + 1)), "progress", *(f"of {n}" for n in range(SLOTS)))


@lru_cache(maxsize=16)
def _layout(rules: Rules) -> Layout:
    blocks: list[tuple[str, Sequence[str]]] = [("table", _table_names(rules))]
    blocks += [(f"place {n}", PLACE) for n in range(1, 7)] + [("shown", (*rules.cards,)), ("discard", (*rules.cards,))]
    blocks += [(f"line {n}", LINE) for n in range(1, 5)]
    owned = (*OWNED_FIRST, *(f"tile {n}" for n in rules.tiles), *OWNED_LAST)
    blocks += [(f"seat {n}", owned) for n in range(SLOTS)] + [(f"seat {n} has", (*rules.cards,)) for n in range(SLOTS)]
    return Layout(blocks)


def layout(setup: Setup, seat: str) -> Layout:
    """4.5 Returns what the observation of a seat holds; seats are numbered clockwise from its own, which is 0."""
    return _layout(rules_of(setup))


def observe(state: State, seat: str, out: Numbers) -> None:
    """4.5 Fills in what the view of a seat shows."""
    at = _layout(state.rules).at
    seats = state.seats_from(seat, cybot=True)
    _table(state, seat == state.active, at["table"], out)
    _row(state, seats, at, out)
    for n, line in enumerate(state.lines, 1):
        first = at[f"line {n}"]
        if line.tile:
            out[first + line.tile - 1] = 1.0
        out[first + HIJACKERS] = line.progress / 3
        if line.seat in seats:
            out[first + HIJACKERS + 1 + seats.index(line.seat)] = 1.0
    met = _met(state)
    for n, name in enumerate(seats):
        _seat(state, name, met, at[f"seat {n}"], out)
        for card in state.players[name].cards:
            out[at[f"seat {n} has"] + _cards(state.rules)[card]] = 1.0
    for block, cards in (("discard", state.discard), ("shown", [state.shown] if state.shown else [])):
        for card in cards:
            out[at[block] + _cards(state.rules)[card]] = 1.0


@lru_cache(maxsize=16)
def _cards(rules: Rules) -> Mapping[str, int]:
    return {card: n for n, card in enumerate(rules.cards)}


def _table_names(rules: Rules) -> Sequence[str]:
    """4.2 Returns what belongs to nobody."""
    return (*TABLE_FIRST, *(f"drawn {n}" for n in rules.tiles), *(f"used {n}" for n in rules.tiles), *TABLE_LAST)


@lru_cache(maxsize=16)
def _table_at(rules: Rules) -> Mapping[str, int]:
    return {name: n for n, name in enumerate(_table_names(rules))}


def _table(state: State, own: bool, first: int, out: Numbers) -> None:
    """4.2, 4.4 Fills in what belongs to nobody, and the tiles that the seat has drawn."""
    at, rules = _table_at(state.rules), state.rules
    turn = (state.selected, state.reserved, state.trusted, state.called, state.placed / 8, state.call.target / SPACES if state.call else 0.0)
    course = (state.round / 20, state.squad / 18, state.trust / 100, state.pile / 59, state.passengers_left() / 12, state.pilots_left() / 4)
    stacks = (len(state.tiles_left()) / len(rules.tiles), len(state.hijackers_left()) / HIJACKERS, state.last, state.result is not None)
    numbers = (*course, *stacks, *turn, len(state.drawn) / 2, *[state.left(k) / 7 for k in rules.markers])
    out[first : first + len(numbers)] = array("f", numbers)
    found = [f"top {state.top}", *(f"number {n} shows {v}" for n, v in enumerate(state.numbers, 1)), *(f"talked to {n}" for n in state.talked)]
    found += [f"{d} shows {v}" for d, v in state.dice.items()] + [f"{d} spent" for d in state.spent]
    found += [f"chosen {state.chosen}", *(f"used {n}" for n in state.used), *(f"cybot {n}" for n in state.turned)]
    found += [f"drawn {n}" for n in state.drawn] if own else []
    found += [f"goal {n} is {g}" for n, g in enumerate(rules.objectives.get(state.objective, ()), 1)]
    for name in found:
        if name in at:
            out[first + at[name]] = 1.0
    for n, medal in enumerate(state.medals, 1):
        here = first + at[f"medal {n} value"]
        out[here], out[here + 1], out[here + 2] = medal.value / 3, medal.void, medal.cashed


def _row(state: State, seats: Sequence[str], at: Mapping[str, int], out: Numbers) -> None:
    """2.4 Fills in the row: a face-down card by its back, one that lies open by what it is."""
    for n, place in enumerate(state.row, 1):
        first = at[f"place {n}"]
        if place.back:
            out[first + place.back - 1] = 1.0
        if place.face:
            card = state.rules.cards[place.face]
            out[first + 6], out[first + 7] = 1.0, card.trust / 100
            for kind in card.demand:
                out[first + 8 + KINDS.index(kind)] += 0.5
            out[first + 8 + len(KINDS) + COLOUR.index(card.id[0])] = 1.0
        if place.by in seats:
            out[first + 8 + len(KINDS) + len(COLOUR) + seats.index(place.by)] = 1.0
            out[first + len(PLACE) - 2], out[first + len(PLACE) - 1] = place.value / 6, place.fresh


def _met(state: State) -> Sequence[Sequence[str]]:
    """17.1 Returns who fulfils each goal now."""
    return [GOALS[goal](state) for goal, _ in zip(state.rules.objectives.get(state.objective, ()), state.medals, strict=False)]


def _seat(state: State, seat: str, met: Sequence[Sequence[str]], first: int, out: Numbers) -> None:
    """4.2 Fills in what a seat owns, all of it public."""
    p: Negotiator = state.players[seat]
    asked = state.call is not None and state.call.seat == seat
    plain = (p.score / SPACES, p.step / 4, p.passengers / 4, p.pilots / 2, state.star == seat, state.persuader == seat, state.start == seat)
    numbers: list[float] = [*plain, state.active == seat, asked, *(p.markers[k] / 7 for k in KINDS)]
    colours = [card[0] for card in p.cards]
    numbers += [colours.count(c) / 5 for c in COLOUR] + [p.track == n for n in range(1, 5)]
    numbers += [n in p.tiles for n in state.rules.tiles] + [n in p.hijackers for n in range(1, HIJACKERS + 1)]
    numbers += [1 / (1 + p.held[d] - state.round) if d in p.held else 0.0 for d in BONUS + MINI]
    numbers += [m.seat == seat for m in state.medals] or [0.0] * 3
    numbers += [seat in who for who in met]
    out[first : first + len(numbers)] = array("f", numbers)


SPELLINGS: Mapping[type, Spell] = dict.fromkeys((OneOf, Act, Decide, Reserve, Window), cut_at(cut))
ARRAYS = Arrays(1, words, QUESTIONS, layout, observe, SPELLINGS)
