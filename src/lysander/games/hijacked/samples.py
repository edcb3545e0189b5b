"""25.3 Random answers to ``turn.act`` without a list of all: each function draws one answer of its kind, empty if that one is not legal."""

from __future__ import annotations

from collections.abc import Callable

from ...core.ask import Rng
from ...core.domain import pick
from . import ch06_dice, ch07_cards, ch09_trust, ch10_talk, ch11_squad, ch12_markers, ch13_bonus, ch16_moves
from .state import KINDS, OWN, TOP, State


def sample_card(state: State, rng: Rng, dice: list[str]) -> str:
    """7.2, 8.3 Draws a selection."""
    place = int(rng.random() * 7)
    if place and state.row[place - 1].by == state.active and not state.selected:
        die = "-"
    elif not dice:
        return ""
    else:
        die = dice[int(rng.random() * len(dice))]
        if state.selected and die in OWN:
            return ""
    words = ["card", str(place) if place else TOP, die]
    return "" if ch07_cards.why_no_card(state, words) else " ".join(words)


def sample_marker(state: State, rng: Rng, dice: list[str]) -> str:
    """12.1 Draws a die for a marker."""
    die = dice[int(rng.random() * len(dice))]
    return "" if ch12_markers.why_no_marker(state, die) else f"marker {die}"


def sample_trust(state: State, rng: Rng, dice: list[str]) -> str:
    """9.1 Draws a die for the trust space."""
    return "" if ch09_trust.why_no_trust(state) else f"trust {dice[int(rng.random() * len(dice))]}"


def sample_bonus(state: State, rng: Rng, dice: list[str]) -> str:
    """13.1 Draws a die for the bonus dice space."""
    die = dice[int(rng.random() * len(dice))]
    return "" if ch13_bonus.why_no_bonus(state, die) else f"bonus {die}"


def sample_talk(state: State, rng: Rng, dice: list[str]) -> str:
    """10.1 Draws a talk."""
    first = int(rng.random() * (len(dice) - 1))
    one, two = dice[first], dice[first + 1 + int(rng.random() * (len(dice) - first - 1))]
    place = 1 + int(rng.random() * 4)
    return "" if ch10_talk.why_no_talk(state, place, one, two) else f"talk {place} {one} {two}"


def sample_squad(state: State, rng: Rng, dice: list[str]) -> str:
    """11.2 Draws a call."""
    calls = ch11_squad.calls(state)
    return str(pick(rng, calls)) if calls else ""


def sample_change(state: State, rng: Rng, dice: list[str]) -> str:
    """6.5 Draws a change of a die."""
    markers = state.me.markers
    own = "".join([k * n for k, n in markers.items()])
    die, value = dice[int(rng.random() * len(dice))], 1 + int(rng.random() * 6)
    steps = ch06_dice.ring_distance(state.dice[die], value)
    if not steps or len(own) < steps:
        return ""
    paid = ""
    for _ in range(steps):
        paid += (kind := own[int(rng.random() * len(own))])
        own = own.replace(kind, "", 1)
    return f"change {die} {value} {''.join(sorted(paid, key=KINDS.index))}"


def sample_move(state: State, rng: Rng, dice: list[str]) -> str:
    """16.1 Draws an any-time move."""
    moves = ch16_moves.moves(state, state.active)
    return str(pick(rng, moves)) if moves else ""


def sample_end(state: State, rng: Rng, dice: list[str]) -> str:
    """13.6 Returns ``end``, or an empty text if the turn cannot end."""
    return "" if ch13_bonus.must_use(state) else "end"


Sampler = Callable[[State, Rng, list[str]], str]
NO_DIE: tuple[Sampler, ...] = (sample_card, sample_card, sample_card, sample_move, sample_end)
ONE_DIE: tuple[Sampler, ...] = (*NO_DIE, sample_marker, sample_trust, sample_bonus, sample_change)
SAMPLERS: tuple[tuple[Sampler, ...], ...] = (NO_DIE, ONE_DIE, (*ONE_DIE, sample_talk, sample_squad))
"""By the number of unspent dice."""
