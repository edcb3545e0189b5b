"""Where a game that was played is looked at for secrets: some points of rest, all equally likely, and rare kinds of questions first.

A question that is put in one game of six would hardly ever be reached from a point of rest drawn at random. So the kinds that were asked seldom,
and not before late, are drawn first (those of the set-up are asked in every game), and the two worlds of a pair are played on as the game went, up
to the question and a little further.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from ..ask import CHANCE, Answer, Ask, Rng, Seat
from ..domain import pick
from ..event import SPECTATOR

AHEAD, BEYOND = 24, 2
"""Lines before a question among which the worlds part; answers of the seat that are compared from that question on."""
WATCHED = 12
"""Answers of a seat that are compared after a rare answer of somebody else."""


@dataclass(frozen=True)
class Look:
    """A pair of worlds to be compared from line ``at`` on, as ``seat`` sees them, for ``length`` of its answers. ``parted``: they are one world in
    which somebody else answers that line differently; else a sample is made at a point of rest."""

    at: int
    seat: Seat
    length: int
    parted: bool


def rare_first(lines: Sequence[Answer], asked: Sequence[Ask], rests: Collection[int], watchers: Sequence[Seat], count: int, rng: Rng) -> list[Look]:
    """For ``count`` kinds of questions to players what leads to one of them, for as many kinds of answers of anybody what follows one of them,
    as another seat or a spectator sees it."""
    umpired = {seat for seat in {line.seat for line in lines} if seat != CHANCE and seat not in watchers}
    mine = [n for n, ask in enumerate(asked) if ask.seat in watchers and not ask.standing]
    others = [n for n, ask in enumerate(asked) if ask.seat not in umpired and not ask.standing]
    later = [n for n in mine if any(k < n and lines[k].seat != lines[n].seat for k in others[:2])]  # somebody else has answered before
    looks = [look for n in _of_rare_kinds(later, lines, count, rng) for look in _towards(n, lines, rests, mine, others, rng)]
    for n in _of_rare_kinds(others, lines, count, rng):
        seats = [*(seat for seat in watchers if seat != lines[n].seat), SPECTATOR]
        looks.append(Look(n, pick(rng, seats), WATCHED, True))
    return looks


def _of_rare_kinds(numbers: Sequence[int], lines: Sequence[Answer], count: int, rng: Rng) -> list[int]:
    """One of the lines of each of ``count`` kinds; a kind is the likelier the seldomer it came, and the later it came first."""
    kinds: dict[str, list[int]] = defaultdict(list)
    for n in numbers:
        kinds[lines[n].kind.partition(":")[0]].append(n)
    order = sorted(kinds, key=lambda kind: rng.random() ** (len(kinds[kind]) / (1 + kinds[kind][0])), reverse=True)
    return [pick(rng, kinds[kind]) for kind in order[:count]]


def _towards(n: int, lines: Sequence[Answer], rests: Collection[int], mine: Sequence[int], others: Sequence[int], rng: Rng) -> list[Look]:
    """To line ``n``: from the last point of rest at which its seat was asked, and from an answer of somebody else."""
    seat, first = lines[n].seat, max(0, n - AHEAD)
    own = [k for k in mine if first <= k <= n and lines[k].seat == seat]
    at_rest = [k for k in own if k in rests][-1:]
    parting = [k for k in others if first <= k < n and lines[k].seat != seat]
    starts = [(k, False) for k in at_rest] + ([(pick(rng, parting), True)] if parting else [])
    return [Look(k, seat, sum(o >= k for o in own) + BEYOND, parted) for k, parted in starts]
