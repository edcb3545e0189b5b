"""The worth of things to a seat, in points at the end of the game, and the race against the squad."""

from __future__ import annotations

from functools import lru_cache
from math import exp

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
GROWS = 1.0  # mean points that a hijacker tile still gains by the end
SAVED = 0.4  # what it is worth to a seat that the squad does not storm, whoever wins; the rest is for winning
WAITING = 0.08  # the part of a prospect that each round costs


def by_colour(p: Negotiator) -> dict[str, int]:
    """Returns the number of cards of each colour in the display."""
    cards = "".join([c[0] for c in p.cards])
    return {colour: cards.count(colour) for colour in COLOURS}


def missing(p: Negotiator, card: str = "") -> float:
    """20.2 Returns how many cards a seat still needs for three passengers and a pilot, perhaps with one ``card`` more."""
    counts = by_colour(p)
    if card:
        counts[card[0]] += 1
    have = sorted(counts.values(), reverse=True)
    left = 0
    for want in [3] * max(0, PILOTS - p.pilots) + [2] * max(0, PASSENGERS - p.passengers):
        got = min(want, have[0])
        have[0] -= got
        have.sort(reverse=True)
        left += want - got
    return left


def rounds_needed(state: State) -> float:
    """Returns the rounds until the quickest seat has what 20.2 demands."""
    return min([missing(p) for s, p in state.players.items() if s != CYBOT]) / PACE


def spare_rounds(state: State) -> float:
    """19.2 Returns the rounds before the storm that are not needed; below zero the game is lost unless the squad is pushed back."""
    return state.squad - 1 - rounds_needed(state)


def card_worth(state: State, p: Negotiator, card: Card) -> float:
    """Returns the worth of a card in the display, whatever it costs."""
    alike = by_colour(p)[card.id[0]]
    worth = WORTH[min(alike, 2)] + FITS * (missing(p) - missing(p, card.id))
    if state.squad <= 2 and alike == 0:  # the card will be left over at the end
        worth -= 3.0
    return worth


def play_worth(state: State, p: Negotiator, card: Card) -> float:
    """7.8 The worth of playing a card now; negative if it cannot be played."""
    if card.red or len(p.cards) >= FULL or state.trust < card.trust:
        return -1.0
    ways = payments(p, card.demand)
    if not ways:
        return -1.0
    return card_worth(state, p, card) - sum(JOKER if k == "J" else 0.8 * MARKER for k in ways[0])


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


def trust_worth(state: State) -> float:
    """9 The worth of building trust: points, and cards that can be played sooner."""
    rules = state.rules
    expected = greens(rules.green - state.trust // 10, rules.red)
    unlocking = 0.5 if state.trust < 40 else 0.25 if state.trust < 70 else 0.05
    star = 1.0 if state.trust >= 80 else 0.0
    return expected * (1 + unlocking) + star


def total(state: State, seat: str) -> float:
    """20.5 Returns the score of a seat if the game ended soon, with the expected value of its cards and lines."""
    p = state.players[seat]
    points = p.score + p.count() + state.rules.steps[p.step] + (5 if state.star == seat else 0)
    points += sum([m.value for m in state.medals if m.seat == seat and not m.cashed])
    points += sum([hijacker_points(state, seat, p, tile) for tile in p.hijackers])
    value = points + 1.5 * len(p.tiles)
    for count in by_colour(p).values():
        value += (0.0, 0.2, 2.6, 4.4, 5.6, 7.5)[count]
    if state.squad <= 2:
        value -= 1.2 * len(p.cards)
    value += 1.0 * len(p.held)
    for line in state.lines:
        if line.tile and line.seat == seat:
            value += hijacker_worth(state, seat, line.tile) * line.progress / 8
    return value


def hijacker_worth(state: State, seat: str, tile: int) -> float:
    """18.9 Returns what a hijacker tile would score for a seat at the end."""
    return GROWS + hijacker_points(state, seat, state.players[seat], tile)


def survival(state: State) -> float:
    """Returns the chance that some seat succeeds in time."""
    if state.last:
        return 1.0
    return 1 / (1 + exp(-0.9 * (spare_rounds(state) + 1.5)))


def winning(state: State, seat: str) -> float:
    """Returns from 0 to 1 how likely this seat is to win. In a storm everybody loses (20.1)."""
    if state.result is not None:
        winners = state.result.winners or ()
        return 1 / len(winners) if seat in winners else 0.0
    return survival(state) * _ahead(state, seat)


def prospect(state: State, seat: str) -> float:
    """Returns what a position is worth to a seat, from 0, a storm (20.1), to 1, a win at once.

    A seat that will not win still wants no storm: one that counted its own win alone let the squad come when it was behind, and three of them lost a
    third of their games so. And who waits for a better lead pays for each round: else all waited, with push-backs, for twice the usual rounds.
    """
    if state.result is not None:
        saved = float(bool(state.result.winners))
        return saved * (SAVED + (1 - SAVED) * winning(state, seat)) * (1 - WAITING) ** state.round
    return survival(state) * (SAVED + (1 - SAVED) * _ahead(state, seat)) * waited(state)


def waited(state: State) -> float:
    """Returns what is left of a prospect for the rounds until the earliest end."""
    left: float = (1 - WAITING) ** (state.round + rounds_needed(state))
    return left


def _ahead(state: State, seat: str) -> float:
    """Returns how likely a seat is to be the first when the game ends without a storm."""
    own = total(state, seat)
    others = [total(state, s) for s in state.players if s != seat]
    spread = 3.0 + 0.7 * max(0.0, rounds_needed(state))
    return 1 / (1 + exp(-1.3 * (own - max(others)) / spread))
