"""Series: what finished games of one game add up to. Games with standings of their own (return matches, a running tally) bring
``standings(played)``; for the others ``by_player`` counts wins and scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from .ask import Json, Seat
from .setup import Setup


@dataclass(frozen=True)
class Played:
    """A finished game. ``players`` names who sat in each seat, ``time`` is its end in milliseconds since 1970."""

    setup: Setup
    players: Mapping[Seat, str]
    scores: Mapping[Seat, int]
    winners: tuple[Seat, ...]
    facts: Mapping[str, Json]
    time: int


@dataclass(frozen=True)
class Standing:
    """A table of standings: its id (and ``facts``) for the heading, ids of the columns, rows of texts and numbers."""

    id: str
    rule: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Json, ...], ...]
    facts: Mapping[str, Json]


def by_player(played: Sequence[Played]) -> Standing:
    """Each player's games, those won (alone and shared), and mean score; who won the largest share of his games comes first."""
    names = sorted({name for p in played for name in p.players.values()})
    rows = sorted((_row(name, played) for name in names), key=lambda row: (-(row[2] + row[3] / 2) / row[1], -row[4], row[0]))
    return Standing("players", "", ("player", "games", "won", "shared", "mean"), tuple(rows), {})


def _row(name: str, played: Sequence[Played]) -> tuple[Any, ...]:
    mine = [(p, seat) for p in played for seat, who in p.players.items() if who == name]
    alone = sum(p.winners == (seat,) for p, seat in mine)
    shared = sum(seat in p.winners for p, seat in mine) - alone
    return name, len(mine), alone, shared, round(fmean(p.scores.get(seat, 0) for p, seat in mine), 2)
