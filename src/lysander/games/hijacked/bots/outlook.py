"""How a game looks to a seat when a turn ends: the chance that the squad does not storm, the chance to be first then, and what both are worth.

``WEIGHTS`` and ``LEAD`` were learned by logistic regression from positions at the ends of turns of games that bots, *hard* ones above all, had played
among themselves, by how these games ended. A rule of thumb for the storm was worse than the mean of all games, alone and with four.
That was under ``storm=strict``; with ``spared`` a round more is left (``rounds_left``), and they hold: alone, weights learned anew judged
no better.
"""

from __future__ import annotations

from math import exp

from ..ch11_squad import LAST
from ..ch20_end import succeeded
from ..state import CYBOT, Negotiator, State
from .tastes import PLAIN, Taste
from .worth import by_colour, rounds_left, rounds_needed, rounds_of, total

WAITING = 0.05  # the part of a prospect that each round costs
LONG = 18  # a game is long after so many rounds: each costs twice as much then, so that nobody waits for a lead until late in the night
ABOVE = 11  # targets that are looked at, from the highest score up (11.2)
Row = tuple[float, ...]

NAMES = (
    "always 1",
    "rounds to spare of the quickest seat (20.2, 20.3)",
    "those above zero",
    "those missing beyond two",
    "space of the squad",
    "the storm comes with this round",
    "and nobody has a turn before it",
    "somebody has three passengers and a pilot",
    "all can reach one target (11.2), and somebody may call (11.9)",
    "mean way to the highest score",
    "how far the Cybot is behind it",
    "markers of a seat",
    "trust",
    "mean of the rounds that seats need",
)
WEIGHTS: dict[int, Row] = {
    1: (-1.91, 0.66, -0.34, 0.1, 0.2, -4.53, -4.53, 4.95, -0.07, -0.22, -0.08, 0.33, 0.7, -0.04),
    2: (1.6, 0.1, 0.05, 0.0, 0.23, -3.44, -5.81, 3.52, 0.69, -0.24, 0.0, 0.03, -0.37, -0.1),
    3: (2.6, -0.03, 0.2, 0.03, 0.36, -2.53, -5.39, 3.56, 1.01, -0.29, 0.0, -0.07, -0.27, -0.32),
    4: (1.25, 0.0, 0.24, 0.25, 0.41, -3.32, -4.02, 3.85, 0.75, -0.33, 0.0, 0.04, 0.82, -0.37),
}
"""By number of negotiators; the order is that of ``NAMES``."""
LEAD = {1: (0.8, 0.0), 2: (0.75, -0.65), 3: (1.1, -0.95)}
"""By number of others: what a lead is worth, and the logit of being first without one."""
ALONE = (0.87, 3.3)


def features(state: State) -> Row:
    """Returns what the chance depends on, in the order of ``NAMES``."""
    seats = [s for s in state.players if s != CYBOT]
    order = state.seats_from(state.start)
    played = order.index(state.active) + 1 if state.active in order else len(order)
    waiting = order[played:]
    top, left = max([p.score for p in state.players.values()]), rounds_left(state)
    slack, needed, behind, markers, reach = -99.0, 0.0, 0, 0, (1 << ABOVE) - 1
    for seat in seats:
        p = state.players[seat]
        need = rounds_of(p)
        turns = max(0, left - (0 if seat in waiting else 1))
        slack, needed = max(slack, turns - need), needed + need
        behind, markers = behind + top - p.score, markers + min(6, p.count())
        reach &= reached(state, seat, p) >> (top - p.score)
    stuck = top - state.players[CYBOT].score if CYBOT in state.players else 0
    barred = state.rules.barred and all(state.players[seat].step == LAST for seat in seats)  # 11.9
    level = reach > 0 and not stuck and not barred
    n = len(seats)
    return (
        1.0, slack, max(0.0, slack), max(0.0, -2.0 - slack), state.squad, state.squad <= 1, state.squad <= 1 and not waiting,
        bool(succeeded(state)), level, min(12.0, behind / n), min(12, stuck), markers / n, state.trust / 100, needed / n,
    )  # fmt: skip


def reached(state: State, seat: str, p: Negotiator) -> int:
    """16.1 Returns the numbers of points that a seat can make at once, as bits: markers, medals and figures."""
    bits = (1 << (p.count() + 1)) - 1
    for medal in state.medals:
        if medal.seat == seat and not medal.cashed and state.rules.medals_any:
            bits |= bits << medal.value
    for count in by_colour(p).values():
        if count >= 3 and state.pilots_left():
            bits |= bits << 5
        elif count >= 2 and state.passengers_left():
            bits |= bits << 3
    return bits


def survival(state: State) -> float:
    """Returns the chance that some seat succeeds in time."""
    if state.last or (state.rules.spared and succeeded(state)):  # 19.2
        return 1.0
    weights = WEIGHTS[sum([s != CYBOT for s in state.players])]
    return 1 / (1 + exp(-sum([w * x for w, x in zip(weights, features(state), strict=True)])))


def winning(state: State, seat: str) -> float:
    """Returns from 0 to 1 how likely this seat is to win. In a storm everybody loses (20.1)."""
    if state.result is not None:
        winners = state.result.winners or ()
        return 1 / len(winners) if seat in winners else 0.0
    return survival(state) * _ahead(state, seat)


def prospect(state: State, seat: str, taste: Taste = PLAIN) -> float:
    """Returns what a position is worth to a seat, from 0, a storm (20.1), to 1, a win at once; a style has its own measure.

    A seat that will not win still wants no storm: one that counted its own win alone let the squad come when it was behind, and three of them lost a
    third of their games so. And who waits for a better lead pays for each round: else all waited, with push-backs, for twice the usual rounds.
    """
    if state.result is not None:
        safe = float(bool(state.result.winners))
        first, kept = winning(state, seat), _left(state.round)
    else:
        safe, first, kept = survival(state), _ahead(state, seat), waited(state)
    worth = safe * (taste.saved + (1 - taste.saved) * first) * kept
    return worth if taste is PLAIN else worth + (1 - safe) * taste.stormed + _liked(state, seat, taste)


def _liked(state: State, seat: str, taste: Taste) -> float:
    """Returns what a style gives for what its seat has done."""
    p = state.players[seat]
    talked = 4 * len(p.hijackers) + sum([line.progress for line in state.lines if line.seat == seat]) + state.trust // 10
    return taste.figures * (p.passengers + p.pilots) + taste.steps * p.step + taste.talks * talked


def waited(state: State) -> float:
    """Returns what is left of a prospect for the rounds until the earliest end."""
    return _left(state.round + rounds_needed(state))


def _left(rounds: float) -> float:
    left: float = (1 - WAITING) ** (rounds + max(0.0, rounds - LONG))
    return left


def _ahead(state: State, seat: str) -> float:
    """Returns how likely a seat is to be the first when the game ends without a storm."""
    own = total(state, seat)
    others = [total(state, s) for s in state.players if s != seat]
    spread = 3.0 + 0.7 * max(0.0, rounds_needed(state))
    steep, even = LEAD[len(others)] if CYBOT not in state.players else ALONE
    return 1 / (1 + exp(-steep * (own - max(others)) / spread - even))
