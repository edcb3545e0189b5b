"""The worth of things to a seat, in points at the end of the game, and how many rounds are needed and left."""

from __future__ import annotations

from functools import lru_cache

from ..ch07_cards import FULL, payments
from ..ch20_end import hijacker_points
from ..rules import Card
from ..state import CYBOT, Negotiator, State

PASSENGERS, PILOTS = 3, 1  # 20.2
PACE = 0.85  # mean number of cards that a seat plays in a round
COLOURS = "BGYS"
WORTH = (1.2, 2.2, 2.2)
FITS = 1.6
MARKER, JOKER = 1.0, 1.3
IDLE = 2.0  # rounds that a passenger beyond the third costs a seat without a pilot
GROWS = 1.0  # mean points that a hijacker tile still gains by the end
KNOWN: dict[tuple[str | int, ...], float] = {}
"""Worths of cards by all on which they depend: a search asks for the same again and again."""
MOST_KNOWN = 50_000


def by_colour(p: Negotiator) -> dict[str, int]:
    """Returns the number of cards of each colour in the display."""
    return dict(zip(COLOURS, _counts("".join([c[0] for c in p.cards])), strict=True))


@lru_cache(maxsize=4096)
def _counts(letters: str) -> tuple[int, ...]:
    return tuple(letters.count(colour) for colour in COLOURS)


def missing(p: Negotiator, card: str = "") -> int:
    """20.2 Returns how many cards a seat still needs for three passengers and a pilot, perhaps with one ``card`` more."""
    return _missing("".join([c[0] for c in p.cards]) + card[:1], p.passengers, p.pilots)


@lru_cache(maxsize=16384)
def _missing(letters: str, passengers: int, pilots: int) -> int:
    have = sorted(_counts(letters), reverse=True)
    left = 0
    for want in [3] * max(0, PILOTS - pilots) + [2] * max(0, PASSENGERS - passengers):
        got = min(want, have[0])
        have[0] -= got
        have.sort(reverse=True)
        left += want - got
    return left


def rounds_of(p: Negotiator) -> float:
    """Returns the rounds until a seat has what 20.2 demands. One that frees more than three passengers and no pilot does not collect for a pilot: it
    would not be wise to wait for it."""
    left = missing(p) / PACE
    return left if p.pilots or p.passengers <= PASSENGERS else left + IDLE * (p.passengers - PASSENGERS)


def rounds_needed(state: State) -> float:
    """Returns the rounds until the quickest seat has what 20.2 demands."""
    return min([rounds_of(p) for s, p in state.players.items() if s != CYBOT])


def rounds_left(state: State) -> int:
    """19.2, 20.3 Returns the rounds, this one among them, at whose end a success still counts unless the squad is pushed back."""
    return state.squad if state.rules.spared else state.squad - 1


def spare_rounds(state: State) -> float:
    """19.2 Returns the rounds before the storm that are not needed; below zero the game is lost unless the squad is pushed back."""
    return rounds_left(state) - rounds_needed(state)


def card_worth(state: State, p: Negotiator, card: Card) -> float:
    """Returns the worth of a card in the display, whatever it costs."""
    alike = by_colour(p)[card.id[0]]
    worth = WORTH[min(alike, 2)] + FITS * (missing(p) - missing(p, card.id))
    if rounds_left(state) <= 1 and alike == 0:  # the card will be left over at the end
        worth -= 3.0
    return worth


def play_worth(state: State, p: Negotiator, card: Card) -> float:
    """7.8 The worth of playing a card now; negative if it cannot be played."""
    if card.red or len(p.cards) >= FULL or state.trust < card.trust:
        return -1.0
    m = p.markers
    key = card.id[0], card.demand, "".join([c[0] for c in p.cards]), p.passengers, p.pilots, m["C"], m["F"], m["M"], m["J"], rounds_left(state) <= 1
    worth = KNOWN.get(key)
    if worth is None:
        if len(KNOWN) > MOST_KNOWN:
            KNOWN.clear()
        ways = payments(p, card.demand)
        worth = KNOWN[key] = card_worth(state, p, card) - sum(JOKER if k == "J" else 0.8 * MARKER for k in ways[0]) if ways else -1.0
    return worth


def selection_worth(state: State, p: Negotiator, card: Card) -> float:
    """7.7 The worth of a selected card: played, or discarded for a point."""
    return max(1.0, play_worth(state, p, card))


def back_worth(state: State, p: Negotiator, pool: int, back: int) -> float:
    """7.14 The mean worth of a face-down card with this back; red cards cost trust (7.11)."""
    cards = state.pools[pool][back]
    if not cards:
        return 1.0
    total = 0.0
    for id in cards:
        card = state.rules.cards[id]
        total += 0.5 if card.red else selection_worth(state, p, card)
    return total / len(cards)


@lru_cache(maxsize=256)
def greens(green: int, red: int, most: int = 3) -> float:
    """9.2 Returns the mean number of green cubes of a trust action that draws for as long as it may."""
    if not most or not green:
        return 0.0
    chance = green / (green + red)
    return chance * (1 + greens(green - 1, red, most - 1))


@lru_cache(maxsize=1024)
def drawn(green: int, red: int, points: tuple[int, ...], most: int = 3, got: int = 0) -> float:
    """9.5, 22.2 Returns the mean points of a trust action that draws for as long as it may; ``points`` by the number of green cubes."""
    if got == most or not green:
        return float(points[got])
    chance = green / (green + red)
    return chance * drawn(green - 1, red, points, most, got + 1) + (1 - chance) * points[got]


def trust_worth(state: State) -> float:
    """9 The worth of building trust: points, and cards that can be played sooner."""
    rules = state.rules
    green = rules.green - state.trust // 10
    expected = greens(green, rules.red)
    lost = expected - drawn(green, rules.red, rules.trust_score, min(3, 10 - state.trust // 10)) if rules.trust_score[0] < 0 else 0.0  # 22.2
    unlocking = 0.5 if state.trust < 40 else 0.25 if state.trust < 70 else 0.05
    star = 1.0 if state.trust >= 80 else 0.0
    return expected * (1 + unlocking) + star - lost


def mini_worth(state: State, p: Negotiator) -> float:
    """13.6, 15.9 Returns the worth of a mini die, the mean of its values: the best that it could do alone, by the table as it is. Building trust may
    cost points (22.2), and where nothing else can be done it must be done."""
    any_value = [1.0] if any(place.free for place in state.row) else []
    if state.trust < 100:
        any_value.append(trust_worth(state))
    worth = 0.0
    for value in range(1, 7):
        ways = list(any_value)
        if value in state.numbers and state.left(state.rules.places[state.numbers.index(value)]):
            ways.append(MARKER)
        ways += [back_worth(state, p, place.pool, value) for place in state.row if place.down and place.back == value]
        worth += max(ways, default=0.0)
    return worth / 6


def total(state: State, seat: str) -> float:
    """20.5 Returns the score of a seat if the game ended soon, with the expected value of its cards and lines."""
    p = state.players[seat]
    points = p.score + p.count() + state.rules.steps[p.step] + (5 if state.star == seat else 0)
    points += sum([m.value for m in state.medals if m.seat == seat and not m.cashed])
    points += sum([hijacker_points(state, seat, p, tile) for tile in p.hijackers])
    value = points + 1.5 * len(p.tiles)
    for count in by_colour(p).values():
        value += (0.0, 0.2, 2.6, 4.4, 5.6, 7.5)[count]
    if rounds_left(state) <= 1:
        value -= 1.2 * len(p.cards)
    value += 1.0 * len(p.held)
    for line in state.lines:
        if line.tile and line.seat == seat:
            value += hijacker_worth(state, seat, line.tile) * line.progress / 8
    return value


def hijacker_worth(state: State, seat: str, tile: int) -> float:
    """18.9 Returns what a hijacker tile would score for a seat at the end."""
    return GROWS + hijacker_points(state, seat, state.players[seat], tile)
