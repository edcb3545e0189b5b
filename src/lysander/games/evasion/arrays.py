"""Escape and Evasion for agents that learn: the words of its answers (chapter 20)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...core.arrays import Arrays, Parted
from ...core.domain import OneOf
from ...core.game import Setup
from ...core.spelling import Listed, cut_at
from .arrays_seen import layout, letters, pen
from .domains import Orders, Party
from .rules import rules_of
from .state import OK, Man

KINDS = (
    "landing",
    "rendezvous",
    "party",
    "path",
    "aboard",
    "getoff",
    "posture",
    "spring",
    "check",
    "attack",
    "escape",
    "withdraw",
    "policy",
    "order",
)
FIXED = (
    ".",
    "done",
    "walk",
    "search",
    "unload",
    "drive",
    "block",
    "park",
    "board",
    "hide",
    "ambush",
    "ambush_soft",
    "stay",
    "report",
    "attack",
    "none",
    "yes",
    "no",
    "draw",
)


def words(setup: Setup) -> Sequence[str]:
    """20.2 Returns the words of all answers: hexes, steps, men, units, and what they do."""
    board = rules_of(setup).board
    units = [f"{kind}{n}" for kind in "PL" for n in range(1, 9)]
    return [*FIXED, *letters(), *units, *board.hexes, *(f"r{h}" for h in board.hexes), *(f"x{h}" for h in board.hexes)]


def party(domain: Party) -> Listed:
    """6.2 to 6.4 Returns the making of a party: where, who, by what means."""
    return Listed(_parties(domain))


def _parties(domain: Party) -> Iterator[tuple[Sequence[str], str]]:
    yield ("done",), "done"
    for at, men in domain.groups().items():
        lorries = [f"L{x.n}" for x in domain.lorries_at(at)]
        for party in _some_of(men):
            names, fit = [m.letter for m in party], sum(m.state == OK for m in party)
            said = f"{''.join(names)}@{at}"
            if 2 * fit >= len(party):
                yield (at, *names, "walk"), f"{said}:walk"
            if fit and len(party) <= 6:
                for lorry in lorries:
                    yield (at, *names, "drive", lorry), f"{said}:drive={lorry}"


def _some_of(men: Sequence[Man]) -> Iterable[list[Man]]:
    found: list[list[Man]] = [[]]
    for man in men:
        found += [[*taken, man] for taken in found]
    return found[1:]


def cut_order(value: str) -> Sequence[str]:
    """8.2 Returns the words of an order: ``P3:board=L2`` is ``P3``, ``board``, ``L2``."""
    return value.replace(":", " ").replace("=", " ").split()


ARRAYS = Arrays(1, words, KINDS, layout, Parted(pen), {OneOf: cut_at(cut_order), Orders: cut_at(cut_order), Party: party})
