"""20.4 The last call, worked out: what a seat can still make of its cards, figures and tiles. Nobody else acts meanwhile, so this is exact."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from ..ch07_cards import FULL
from ..ch20_end import hijacker_points
from ..rules import TAKE, TRADE, BonusTile
from ..state import Negotiator, State
from .worth import COLOURS

LEFT_OVER = -3  # 20.5


class Hand(NamedTuple):
    """What a seat holds: cards by colour, the bonus tiles that trade or take cards, which colours lie on the discard pile, figures taken and left."""

    cards: tuple[int, ...]
    tiles: tuple[BonusTile, ...]
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
    for tile in (state.rules.tiles[id] for id in p.tiles):
        if not tile.verb and any(_helps(state, effect) for effect in tile.does):
            return f"tile {tile.id}"
    _, step = _best(state, seat, _hand(state, p), {})
    return "done" if step is None else _written(state, p, step)


def last_points(state: State, seat: str) -> int:
    """Return what a seat gains from here by figures, cards and hijacker tiles, counted as 20.5 does."""
    return _best(state, seat, _hand(state, state.players[seat]), {})[0]


def _helps(state: State, effect: Mapping[str, Any]) -> bool:
    """18.6, 18.8 Return whether what a tile does brings points at the end."""
    joker = effect.get("gain") == "joker" and state.left("J") > 0
    return joker or ("act" in effect and state.trust < 100) or "score" in effect


def _hand(state: State, p: Negotiator) -> Hand:
    cards, pile = ("".join(c[0] for c in every) for every in (p.cards, state.discard))
    counts, piled = tuple(cards.count(c) for c in COLOURS), tuple(c in pile for c in COLOURS)
    tiles = tuple(tile for tile in (state.rules.tiles[id] for id in p.tiles) if tile.verb in (TRADE, TAKE))
    return Hand(counts, tiles, piled, p.passengers, p.pilots, state.passengers_left(), state.pilots_left())


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
            yield Step(3, _freed(hand, (colour, colour)), "rescue", (colour, colour))
        if hand.cards[colour] >= 3 and hand.pilots_left:
            yield Step(5, _piloted(hand, (colour,) * 3), "pilot", (colour,) * 3)
        for tile in hand.tiles:
            if tile.verb == TAKE and hand.pile[colour] and sum(hand.cards) < FULL:
                more = tuple(n + (c == colour) for c, n in enumerate(hand.cards))
                yield Step(0, _used(hand, tile)._replace(cards=more), f"tile {tile.id}", (colour,))
    for tile in hand.tiles:
        if tile.verb == TRADE:
            yield from _trades(hand, tile)


def _trades(hand: Hand, tile: BonusTile) -> Iterator[Step]:
    """18.3 Yield what a tile can trade for a figure."""
    first, after = tile.does[0], _used(hand, tile)
    for way in combinations_with_replacement(range(len(COLOURS)), first["cards"]):
        if any(way.count(colour) > hand.cards[colour] for colour in way) or (first["alike"] and len(set(way)) > 1):
            continue
        if first[TRADE] == "pilot" and hand.pilots_left:
            yield Step(5, _piloted(after, way), f"tile {tile.id}", way)
        elif first[TRADE] == "passenger" and hand.passengers_left:
            yield Step(3, _freed(after, way), f"tile {tile.id}", way)


def _used(hand: Hand, tile: BonusTile) -> Hand:
    return hand._replace(tiles=tuple(other for other in hand.tiles if other is not tile))


def _freed(hand: Hand, way: tuple[int, ...]) -> Hand:
    return _less(hand, way)._replace(passengers=hand.passengers + 1, passengers_left=hand.passengers_left - 1)


def _piloted(hand: Hand, way: tuple[int, ...]) -> Hand:
    return _less(hand, way)._replace(pilots=hand.pilots + 1, pilots_left=hand.pilots_left - 1)


def _less(hand: Hand, way: tuple[int, ...]) -> Hand:
    """Return a hand whose cards of these colours lie on the discard pile."""
    cards = tuple(n - way.count(c) for c, n in enumerate(hand.cards))
    return hand._replace(cards=cards, pile=tuple(piled or c in way for c, piled in enumerate(hand.pile)))


def _written(state: State, p: Negotiator, step: Step) -> str:
    """Return a step as an answer; which cards of a colour makes no difference."""
    if step.points == 0:
        return f"{step.verb} {next(c for c in state.discard if c[0] == COLOURS[step.colours[0]])}"
    own = {c: [card for card in p.cards if card[0] == c] for c in COLOURS}
    return " ".join([step.verb, *sorted(own[COLOURS[c]].pop(0) for c in step.colours)])
