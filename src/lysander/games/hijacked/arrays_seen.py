"""4.5 Views of Hijacked as numbers: what ``view.py`` shows, seats clockwise from the one that looks, part by part with the facts that each tells."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import count
from typing import Any

from ...core.arrays import Layout, Numbers, Part
from ...core.game import Setup
from .ch15_points import GOALS
from .rules import COLOURS, Rules, rules_of
from .rules import GOALS as GOAL_NAMES
from .state import BONUS, KINDS, MINI, OWN, State

DICE = OWN + BONUS + MINI
SPACES = 40
HIJACKERS, SLOTS, PLACES = 8, 4, 6

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
    blocks += [(f"place {n}", PLACE) for n in range(1, PLACES + 1)] + [("shown", (*rules.cards,)), ("discard", (*rules.cards,))]
    blocks += [(f"line {n}", LINE) for n in range(1, 5)]
    owned = _owned_names(rules)
    blocks += [(f"seat {n}", owned) for n in range(SLOTS)] + [(f"seat {n} has", (*rules.cards,)) for n in range(SLOTS)]
    return Layout(blocks)


def layout(setup: Setup, seat: str) -> Layout:
    """4.5 Returns what the observation of a seat holds; seats are numbered clockwise from its own, which is 0."""
    return _layout(rules_of(setup))


def pen(state: State, seat: str) -> Pen:
    """4.5 Returns the pen for the observations of a seat."""
    return _pen(state.rules, tuple(state.seats_from(seat, cybot=True)))


@lru_cache(maxsize=64)
def _pen(rules: Rules, names: tuple[str, ...]) -> Pen:
    return Pen(rules, names)


COLOURS_AT = OWNED_FIRST.index(f"cards {COLOUR[0]}")
TRACK = OWNED_FIRST.index("track 1") - COLOURS_AT


class Pen:
    """Writes the observations of a seat; ``names`` are all seats from its own on. Large parts get only what is not 0."""

    def __init__(self, rules: Rules, names: Sequence[str]) -> None:
        place, owned = _layout(rules).place, {name: n - COLOURS_AT for n, name in enumerate(_owned_names(rules))}
        table = {name[len("table ") :]: n for name, n in place.items() if name.startswith("table ")}
        self._rules, self._names, self._at = rules, names, {name: n for n, name in enumerate(names)}
        self._cards = {card: n for n, card in enumerate(rules.cards)}
        self._top, self._numbers = table["top 1"] - 1, [table[f"number {n} shows 1"] - 1 for n in range(1, 5)]
        self._talked = table["talked to 1"] - 1
        self._shows, self._spent = {d: table[f"{d} shows 1"] - 1 for d in DICE}, {d: table[f"{d} spent"] for d in DICE}
        self._chosen = {name[len("chosen ") :]: n for name, n in table.items() if name.startswith("chosen ")}
        self._drawn, self._used = ({n: table[f"{what} {n}"] for n in rules.tiles} for what in ("drawn", "used"))
        self._goals, self._medals = {name: n for name, n in table.items() if name.startswith("goal ")}, table["medal 1 value"]
        self._turned = {n: table[f"cybot {n}"] for n in range(1, 13)}
        self._tiles = {n: owned[f"tile {n}"] for n in rules.tiles}
        self._persuaded = {n: owned[f"hijacker {n}"] for n in range(1, HIJACKERS + 1)}
        self._due = {d: owned[f"{d} due in"] for d in BONUS + MINI}
        self._owner, self._met = owned["medal 1"], owned["goal 1"]
        self.parts: Sequence[Part] = [*self._common(table, _layout(rules).at), *self._of_seats(_layout(rules).at)]

    def _common(self, table: Mapping[str, int], at: Mapping[str, int]) -> Iterable[Part]:
        """4.2 Yields the parts of what is everybody's, or nobody's."""
        names = ("round", "passengers left", "last round", "supply C", "top 1", "talked to 1", f"drawn {min(self._rules.tiles)}")
        starts = [table[name] for name in (*names, "goal 1 is persuade1", "cybot 1")]
        writers = (self.course, self.left, self.turn, self.supply, self.numbers, self.dice, self.tiles, self.goals, self.cybot)
        yield from map(Part, starts, [*starts[1:], at["place 1"]], writers, (True,) * 4 + (False,) * 5)
        yield from (Part(at[f"place {n}"], at[f"place {n}"] + len(PLACE), self.place) for n in range(1, PLACES + 1))
        yield Part(at["shown"], at["discard"], self.shown)
        yield Part(at["discard"], at["line 1"], self.cards)
        yield Part(at["line 1"], at["seat 0"], self.lines)

    def _of_seats(self, at: Mapping[str, int]) -> Iterable[Part]:
        """4.2 Yields the parts of what seats own."""
        for n in range(len(self._names)):
            seat, has = at[f"seat {n}"], at[f"seat {n} has"]
            yield Part(seat, seat + COLOURS_AT, self.owned, full=True)
            yield Part(seat + COLOURS_AT, seat + len(_owned_names(self._rules)), self.won)
            yield Part(has, has + len(self._rules.cards), self.cards)

    def facts(self, state: State) -> Sequence[Any]:
        """4.5 Returns what the view of the seat shows."""
        players, call, now, row, lines = state.players, state.call, state.round, state.row, state.lines
        star, persuader, start, active, asked = state.star, state.persuader, state.start, state.active, call.seat if call else ""
        medals = [medal.seat for medal in state.medals]
        met = [GOALS[goal](state) for goal, _ in zip(state.rules.objectives.get(state.objective, ()), medals, strict=False)]
        owned, tiles, hijackers, passengers, pilots, c, f, m, j = list[Any](), [*state.used], [line.tile for line in lines], 0, 0, 0, 0, 0, 0
        for name in self._names:
            p = players[name]
            markers = p.markers
            roles = (name == star, name == persuader, name == start, name == active, name == asked)
            mc, mf, mm, mj, cards = markers["C"], markers["F"], markers["M"], markers["J"], tuple(p.cards)
            due = (now, *p.held.items()) if p.held else ()
            owned += (
                (p.score, p.step, p.passengers, p.pilots, roles, mc, mf, mm, mj),
                (cards, p.track, tuple(p.tiles), tuple(p.hijackers), due, name, medals, met),
                cards,
            )
            passengers += p.passengers
            pilots += p.pilots
            c, f, m, j = c + mc, f + mf, m + mm, j + mj
            tiles += p.tiles
            hijackers += p.hijackers
        return (
            (now, state.squad, state.trust, state.pile),
            (passengers, pilots, tiles, hijackers),
            (
                *(state.last, state.result is not None, state.selected, state.reserved, state.trusted, state.called, state.placed),
                *(call.target if call else 0, len(state.drawn)),
            ),
            (c, f, m, j),
            (state.top, state.numbers),
            (tuple(state.talked), tuple(state.dice.items()), tuple(state.spent), state.chosen),
            [state.drawn if self._names[0] == active else (), state.used],
            [state.objective, state.medals],
            state.turned,
            *(row if len(row) == PLACES else [*row, *[None] * (PLACES - len(row))]),
            state.shown,
            state.discard,
            lines,
            *owned,
        )

    def course(self, facts: Any, first: int, out: Numbers) -> None:
        """4.2 Round, squad, trust and pile."""
        now, squad, trust, pile = facts
        out[first], out[first + 1], out[first + 2], out[first + 3] = now / 20, squad / 18, trust / 100, pile / 59

    def left(self, facts: Any, first: int, out: Numbers) -> None:
        """10.7, 11.8, 14.4 What is left of that which somebody may have."""
        passengers, pilots, tiles, hijackers = facts
        rules = self._rules
        out[first], out[first + 1] = (rules.passengers - passengers) / 12, (rules.pilots - pilots) / 4
        out[first + 2] = len(rules.tiles.keys() - {*tiles}) / len(rules.tiles)
        out[first + 3] = len(rules.hijackers.keys() - {*hijackers}) / HIJACKERS

    def turn(self, facts: Any, first: int, out: Numbers) -> None:
        """4.4 What was done in this turn."""
        last, over, selected, reserved, trusted, called, placed, target, drawn = facts
        numbers = (last, over, selected, reserved, trusted, called, placed / 8, target / SPACES, drawn / 2)
        out[first : first + len(facts)] = array("f", numbers)

    def supply(self, facts: Any, first: int, out: Numbers) -> None:
        """2.11 The markers that nobody has."""
        for n, total, owned in zip(count(first), self._rules.markers.values(), facts):
            out[n] = (total - owned) / 7

    def numbers(self, facts: Any, first: int, out: Numbers) -> None:
        """2.3, 2.4 The top of the pile, and the number dice."""
        top, numbers = facts
        if top:
            out[self._top + top] = 1.0
        for place, value in zip(self._numbers, numbers, strict=False):
            if value:
                out[place + value] = 1.0

    def dice(self, facts: Any, first: int, out: Numbers) -> None:
        """4.4 The dice, and what was done with them."""
        talked, dice, spent, chosen = facts
        for line in talked:
            out[self._talked + line] = 1.0
        for die, value in dice:
            if value:
                out[self._shows[die] + value] = 1.0
        for die in spent:
            out[self._spent[die]] = 1.0
        if chosen in self._chosen:
            out[self._chosen[chosen]] = 1.0

    def tiles(self, facts: Any, first: int, out: Numbers) -> None:
        """11.8 The bonus tiles that the seat has drawn, and those that are used."""
        drawn, used = facts
        for tile in drawn:
            out[self._drawn[tile]] = 1.0
        for tile in used:
            out[self._used[tile]] = 1.0

    def goals(self, facts: Any, first: int, out: Numbers) -> None:
        """17.1 Goals and medals."""
        objective, medals = facts
        for n, goal in enumerate(self._rules.objectives.get(objective, ()), 1):
            out[self._goals[f"goal {n} is {goal}"]] = 1.0
        for here, medal in zip(count(self._medals, 3), medals):
            out[here], out[here + 1], out[here + 2] = medal.value / 3, medal.void, medal.cashed

    def cybot(self, facts: Any, first: int, out: Numbers) -> None:
        """21.2 The Cybot's cards that were turned."""
        for card in facts:
            if card in self._turned:
                out[self._turned[card]] = 1.0

    def place(self, facts: Any, first: int, out: Numbers) -> None:
        """2.4 A place of the row: a face-down card by its back, one that lies open by what it is."""
        if facts is None:
            return
        if facts.back:
            out[first + facts.back - 1] = 1.0
        if facts.face:
            card = self._rules.cards[facts.face]
            out[first + 6], out[first + 7] = 1.0, card.trust / 100
            for kind in card.demand:
                out[first + 8 + KINDS.index(kind)] += 0.5
            out[first + 8 + len(KINDS) + COLOUR.index(card.id[0])] = 1.0
        if facts.by in self._at:
            out[first + 8 + len(KINDS) + len(COLOUR) + self._at[facts.by]] = 1.0
            out[first + len(PLACE) - 2], out[first + len(PLACE) - 1] = facts.value / 6, facts.fresh

    def shown(self, facts: Any, first: int, out: Numbers) -> None:
        """22.3 The card that is turned up."""
        if facts:
            out[first + self._cards[facts]] = 1.0

    def cards(self, facts: Any, first: int, out: Numbers) -> None:
        """2.2 Cards."""
        for card in facts:
            out[first + self._cards[card]] = 1.0

    def lines(self, facts: Any, first: int, out: Numbers) -> None:
        """2.9 The hijacker places."""
        for line in facts:
            if line.tile:
                out[first + line.tile - 1] = 1.0
            out[first + HIJACKERS] = line.progress / 3
            if line.seat in self._at:
                out[first + HIJACKERS + 1 + self._at[line.seat]] = 1.0
            first += len(LINE)

    def owned(self, facts: Any, first: int, out: Numbers) -> None:
        """4.2, 11.2, 17.4 What a seat has in figures and markers, whether it is its turn, and what there is only one of."""
        score, step, passengers, pilots, roles, c, f, m, j = facts
        numbers = (score / SPACES, step / 4, passengers / 4, pilots / 2, *roles, c / 7, f / 7, m / 7, j / 7)
        out[first : first + len(numbers)] = array("f", numbers)

    def won(self, facts: Any, first: int, out: Numbers) -> None:
        """4.2, 13.3, 17.1 The cards of a seat by colour, its track, tiles, hijackers, dice to come and medals, and which goals it fulfils."""
        cards, track, tiles, hijackers, held, name, medals, met = facts
        if cards:
            colours = [card[0] for card in cards]
            for colour in {*colours}:
                out[first + COLOUR.index(colour)] = colours.count(colour) / 5
        if 1 <= track <= 4:
            out[first + TRACK + track - 1] = 1.0
        for tile in tiles:
            out[first + self._tiles[tile]] = 1.0
        for hijacker in hijackers:
            if hijacker in self._persuaded:
                out[first + self._persuaded[hijacker]] = 1.0
        for die, due in held[1:]:
            out[first + self._due[die]] = 1 / (1 + due - held[0])
        for n, seat in enumerate(medals, first + self._owner):
            out[n] = seat == name
        for n, seats in enumerate(met, first + self._met):
            out[n] = name in seats
