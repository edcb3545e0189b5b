"""Hijacked for agents that learn: the words of its answers (chapter 25), and the view of chapter 4 as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

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
DIGITS = "0123456789"
APART = {*KINDS, *DIGITS}
SPACES = 40
HIJACKERS, SLOTS = 8, 4


def words(setup: Setup) -> Sequence[str]:
    """25.3 Returns the words of all answers: what is done, dice, digits, markers, gifts, cards."""
    gifts = [f"{kind}>{seat}" for kind in KINDS for seat in (*SEATS, CYBOT)]
    return [END, "-", *VERBS, *DICE, *DIGITS, *KINDS, *gifts, *rules_of(setup).cards]


def cut(value: str) -> Sequence[str]:
    """25.3 Returns the words of an answer; markers that are paid are a word each, and so are the digits of a score, for which there is no highest
    (15.1): ``change a 4 CF`` ends in ``C``, ``F``, ``squad a b 43`` in ``4``, ``3``."""
    found = list[str]()
    for word in value.split():
        found += word if set(word) <= APART else [word]
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


def _table_names(rules: Rules) -> Sequence[str]:
    """4.2 Returns what belongs to nobody."""
    return (*TABLE_FIRST, *(f"drawn {n}" for n in rules.tiles), *(f"used {n}" for n in rules.tiles), *TABLE_LAST)


def _owned_names(rules: Rules) -> Sequence[str]:
    """4.2 Returns what a seat owns."""
    return (*OWNED_FIRST, *(f"tile {n}" for n in rules.tiles), *OWNED_LAST)


@lru_cache(maxsize=16)
def _layout(rules: Rules) -> Layout:
    blocks: list[tuple[str, Sequence[str]]] = [("table", _table_names(rules))]
    blocks += [(f"place {n}", PLACE) for n in range(1, 7)] + [("shown", (*rules.cards,)), ("discard", (*rules.cards,))]
    blocks += [(f"line {n}", LINE) for n in range(1, 5)]
    owned = _owned_names(rules)
    blocks += [(f"seat {n}", owned) for n in range(SLOTS)] + [(f"seat {n} has", (*rules.cards,)) for n in range(SLOTS)]
    return Layout(blocks)


def layout(setup: Setup, seat: str) -> Layout:
    """4.5 Returns what the observation of a seat holds; seats are numbered clockwise from its own, which is 0."""
    return _layout(rules_of(setup))


class Places(NamedTuple):
    """Where the numbers of an observation stand: the first of each place of the row, line and seat, and of the cards that the seat has; those of the
    table by what they tell; those of a seat after its first."""

    row: Sequence[int]
    lines: Sequence[int]
    seats: Sequence[tuple[int, int]]
    shown: int
    discard: int
    cards: Mapping[str, int]
    top: Mapping[Any, int]
    talked: Mapping[Any, int]
    used: Mapping[Any, int]
    turned: Mapping[Any, int]
    drawn: Mapping[Any, int]
    chosen: Mapping[Any, int]
    numbers: Sequence[Mapping[Any, int]]
    dice: Mapping[str, Mapping[Any, int]]
    spent: Mapping[str, int]
    goals: Mapping[str, int]
    medals: int
    tiles: Mapping[Any, int]
    hijackers: Mapping[Any, int]
    due: Mapping[str, int]
    medal: int
    goal: int


@lru_cache(maxsize=16)
def _places(rules: Rules) -> Places:
    at = _layout(rules).at
    table, owned = ({name: n for n, name in enumerate(names)} for names in (_table_names(rules), _owned_names(rules)))
    row, lines = ([at[f"{what} {n}"] for n in range(1, count + 1)] for what, count in (("place", 6), ("line", 4)))
    return Places(
        row,
        lines,
        [(at[f"seat {n}"], at[f"seat {n} has"]) for n in range(SLOTS)],
        at["shown"],
        at["discard"],
        {card: n for n, card in enumerate(rules.cards)},
        _after(table, "top "),
        _after(table, "talked to "),
        _after(table, "used "),
        _after(table, "cybot "),
        _after(table, "drawn "),
        _after(table, "chosen "),
        [_after(table, f"number {n} shows ") for n in range(1, 5)],
        {d: _after(table, f"{d} shows ") for d in DICE},
        {d: table[f"{d} spent"] for d in DICE},
        {name: n for name, n in table.items() if name[:5] == "goal "},
        table["medal 1 value"],
        _after(owned, "tile "),
        _after(owned, "hijacker "),
        {d: owned[f"{d} due in"] for d in BONUS + MINI},
        owned["medal 1"],
        owned["goal 1"],
    )


def _after(names: Mapping[str, int], start: str) -> Mapping[Any, int]:
    """Returns the numbers whose names start so, by the rest of their names; what is a number there may be said as one, too."""
    found: dict[Any, int] = {name[len(start) :]: n for name, n in names.items() if name.startswith(start)}
    return found | {int(rest): n for rest, n in found.items() if rest.isdigit()}


def observe(state: State, seat: str, out: Numbers) -> None:
    """4.5 Fills in what the view of a seat shows: in large blocks only what is not 0."""
    places = _places(state.rules)
    cards = places.cards
    seats = {name: n for n, name in enumerate(state.seats_from(seat, cybot=True))}
    _table(state, seat == state.active, places, out)
    _row(state, seats, places.row, out)
    for first, line in zip(places.lines, state.lines, strict=False):
        if line.tile:
            out[first + line.tile - 1] = 1.0
        out[first + HIJACKERS] = line.progress / 3
        if line.seat in seats:
            out[first + HIJACKERS + 1 + seats[line.seat]] = 1.0
    for name, n in seats.items():
        first, has = places.seats[n]
        _owned(state, state.players[name], first, places, out)
        for card in state.players[name].cards:
            out[has + cards[card]] = 1.0
    _roles(state, {name: places.seats[n][0] for name, n in seats.items()}, places, out)
    for card in state.discard:
        out[places.discard + cards[card]] = 1.0
    if state.shown:
        out[places.shown + cards[state.shown]] = 1.0


def _table(state: State, own: bool, places: Places, out: Numbers) -> None:
    """4.2, 4.4 Fills in what belongs to nobody, and the tiles that the seat has drawn."""
    rules, players = state.rules, state.players.values()
    turn = (state.selected, state.reserved, state.trusted, state.called, state.placed / 8, state.call.target / SPACES if state.call else 0.0)
    course = (state.round / 20, state.squad / 18, state.trust / 100, state.pile / 59, state.passengers_left() / 12, state.pilots_left() / 4)
    stacks = (len(state.tiles_left()) / len(rules.tiles), len(state.hijackers_left()) / HIJACKERS, state.last, state.result is not None)
    supply = [(total - sum([p.markers[k] for p in players])) / 7 for k, total in rules.markers.items()]
    numbers = (*course, *stacks, *turn, len(state.drawn) / 2, *supply)
    out[: len(numbers)] = array("f", numbers)
    _mark(out, places.top, (state.top,))
    for faces, value in zip(places.numbers, state.numbers, strict=False):
        _mark(out, faces, (value,))
    for die, value in state.dice.items():
        _mark(out, places.dice[die], (value,))
    for die in state.spent:
        out[places.spent[die]] = 1.0
    _mark(out, places.chosen, (state.chosen,))
    _mark(out, places.talked, state.talked)
    _mark(out, places.used, state.used)
    _mark(out, places.turned, state.turned)
    if own:
        _mark(out, places.drawn, state.drawn)
    for n, goal in enumerate(rules.objectives.get(state.objective, ()), 1):
        out[places.goals[f"goal {n} is {goal}"]] = 1.0
    for n, medal in enumerate(state.medals):
        here = places.medals + 3 * n
        out[here], out[here + 1], out[here + 2] = medal.value / 3, medal.void, medal.cashed


def _mark(out: Numbers, places: Mapping[Any, int], found: Iterable[Any]) -> None:
    """Writes a 1 for each thing found that has a place."""
    for one in found:
        if one in places:
            out[places[one]] = 1.0


def _row(state: State, seats: Mapping[str, int], row: Sequence[int], out: Numbers) -> None:
    """2.4 Fills in the row: a face-down card by its back, one that lies open by what it is."""
    for first, place in zip(row, state.row, strict=False):
        if place.back:
            out[first + place.back - 1] = 1.0
        if place.face:
            card = state.rules.cards[place.face]
            out[first + 6], out[first + 7] = 1.0, card.trust / 100
            for kind in card.demand:
                out[first + 8 + KINDS.index(kind)] += 0.5
            out[first + 8 + len(KINDS) + COLOUR.index(card.id[0])] = 1.0
        if place.by in seats:
            out[first + 8 + len(KINDS) + len(COLOUR) + seats[place.by]] = 1.0
            out[first + len(PLACE) - 2], out[first + len(PLACE) - 1] = place.value / 6, place.fresh


ROLES, MARKERS, COLOURS_AT, TRACK = (OWNED_FIRST.index(name) for name in ("star", f"marker {KINDS[0]}", f"cards {COLOUR[0]}", "track 1"))


def _owned(state: State, p: Negotiator, first: int, places: Places, out: Numbers) -> None:
    """4.2 Fills in what a seat owns, all of it public."""
    markers = p.markers
    out[first], out[first + 1], out[first + 2], out[first + 3] = p.score / SPACES, p.step / 4, p.passengers / 4, p.pilots / 2
    for n, kind in enumerate(KINDS, first + MARKERS):
        out[n] = markers[kind] / 7
    if p.cards:
        colours = [card[0] for card in p.cards]
        for colour in {*colours}:
            out[first + COLOURS_AT + COLOUR.index(colour)] = colours.count(colour) / 5
    if 1 <= p.track <= 4:
        out[first + TRACK + p.track - 1] = 1.0
    for tile in p.tiles:
        out[first + places.tiles[tile]] = 1.0
    for hijacker in p.hijackers:
        if hijacker in places.hijackers:
            out[first + places.hijackers[hijacker]] = 1.0
    for die, due in p.held.items():
        out[first + places.due[die]] = 1 / (1 + due - state.round)


def _roles(state: State, firsts: Mapping[str, int], places: Places, out: Numbers) -> None:
    """11.2, 17.1, 17.4 Fills in whose turn it is, who is asked, who begins, and who has or fulfils what there is only one of."""
    asked = state.call.seat if state.call else ""
    for n, name in enumerate((state.star, state.persuader, state.start, state.active, asked), ROLES):
        if name in firsts:
            out[firsts[name] + n] = 1.0
    goals = state.rules.objectives.get(state.objective, ())
    for n, medal in enumerate(state.medals):
        if medal.seat in firsts:
            out[firsts[medal.seat] + places.medal + n] = 1.0
        if n < len(goals):
            for name in GOALS[goals[n]](state):
                out[firsts[name] + places.goal + n] = 1.0


SPELLINGS: Mapping[type, Spell] = dict.fromkeys((OneOf, Act, Decide, Reserve, Window), cut_at(cut))
ARRAYS = Arrays(2, words, QUESTIONS, layout, observe, SPELLINGS)
