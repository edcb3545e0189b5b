"""20.4 The last call, worked out: what a seat can still make of its cards, figures and tiles. Nobody else acts meanwhile, so this is exact."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from ..ch07_cards import FULL
from ..ch20_end import hijacker_points
from ..state import Negotiator, State
from .worth import COLOURS

LEFT_OVER = -3  # 20.5


class Hand(NamedTuple):
    """What a seat holds: cards by colour, whether it has tiles 1 and 5, which colours lie on the discard pile, figures taken and left."""

    cards: tuple[int, ...]
    crew: bool
    chance: bool
    pile: tuple[bool, ...]
    passengers: int
    pilots: int
    passengers_left: int
    pilots_left: int


class Step(NamedTuple):
    """A move: its points, the hand after it, and its words with the cards by colour."""

    points: int
    hand: Hand
    verb: str
    colours: tuple[int, ...]


def last_move(state: State, seat: str) -> str:
    """Return the next move of the best end, or ``done``."""
    p = state.players[seat]
    if 4 in p.tiles and state.left("J"):
        return "tile 4"
    if 6 in p.tiles and state.trust < 100:
        return "tile 6"
    _, step = _best(state, seat, _hand(state, p), {})
    return "done" if step is None else _written(state, p, step)


def last_points(state: State, seat: str) -> int:
    """Return what a seat gains from here by figures, cards and hijacker tiles, counted as 20.5 does."""
    return _best(state, seat, _hand(state, state.players[seat]), {})[0]


def _hand(state: State, p: Negotiator) -> Hand:
    cards, pile = ("".join(c[0] for c in every) for every in (p.cards, state.discard))
    counts, piled = tuple(cards.count(c) for c in COLOURS), tuple(c in pile for c in COLOURS)
    return Hand(counts, 1 in p.tiles, 5 in p.tiles, piled, p.passengers, p.pilots, state.passengers_left(), state.pilots_left())


def _best(state: State, seat: str, hand: Hand, known: dict[Hand, tuple[int, Step | None]]) -> tuple[int, Step | None]:
    """Return the most points from a hand on, and the first step to them; None to stop."""
    if hand not in known:
        best: tuple[int, Step | None] = _stopped(state, seat, hand), None
        for step in _steps(hand):
            points = step.points + _best(state, seat, step.hand, known)[0]
            if points > best[0]:
                best = points, step
        known[hand] = best
    return known[hand]


def _stopped(state: State, seat: str, hand: Hand) -> int:
    """18.9, 20.5 Return the points of cards left over, and of hijacker tiles."""
    p = state.players[seat].clone()
    p.passengers, p.pilots, p.cards = hand.passengers, hand.pilots, [c for c, n in zip(COLOURS, hand.cards) for _ in range(n)]
    return LEFT_OVER * sum(hand.cards) + sum(hijacker_points(state, seat, p, tile) for tile in p.hijackers)


def _steps(hand: Hand) -> Iterator[Step]:
    """14.1, 14.2, 18.3, 18.7 Yield the moves that change figures or cards."""
    for colour in range(len(COLOURS)):
        if hand.cards[colour] >= 2 and hand.passengers_left:
            after = _less(hand, (colour, colour))
            yield Step(3, after._replace(passengers=hand.passengers + 1, passengers_left=hand.passengers_left - 1), "rescue", (colour, colour))
        if hand.cards[colour] >= 3 and hand.pilots_left:
            yield Step(5, _piloted(hand, (colour,) * 3), "pilot", (colour,) * 3)
        if hand.chance and hand.pile[colour] and sum(hand.cards) < FULL:
            more = tuple(n + (c == colour) for c, n in enumerate(hand.cards))
            yield Step(0, hand._replace(cards=more, chance=False), "tile 5", (colour,))
    if hand.crew and hand.pilots_left:
        for way in combinations_with_replacement(range(len(COLOURS)), 3):
            if all(way.count(colour) <= hand.cards[colour] for colour in way):
                yield Step(5, _piloted(hand, way)._replace(crew=False), "tile 1", way)


def _piloted(hand: Hand, way: tuple[int, ...]) -> Hand:
    return _less(hand, way)._replace(pilots=hand.pilots + 1, pilots_left=hand.pilots_left - 1)


def _less(hand: Hand, way: tuple[int, ...]) -> Hand:
    """Return a hand whose cards of these colours lie on the discard pile."""
    cards = tuple(n - way.count(c) for c, n in enumerate(hand.cards))
    return hand._replace(cards=cards, pile=tuple(piled or c in way for c, piled in enumerate(hand.pile)))


def _written(state: State, p: Negotiator, step: Step) -> str:
    """Return a step as an answer; which cards of a colour makes no difference."""
    if step.verb == "tile 5":
        return "tile 5 " + next(c for c in state.discard if c[0] == COLOURS[step.colours[0]])
    own = {c: [card for card in p.cards if card[0] == c] for c in COLOURS}
    return " ".join([step.verb, *sorted(own[COLOURS[c]].pop(0) for c in step.colours)])
