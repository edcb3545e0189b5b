"""Standings of a series: what several finished games of one game add up to.

A game with standings of its own (return matches, a running tally) has a method ``standings(played)``; for all others ``by_player`` counts wins and
scores.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from .ask import Json, Seat
from .setup import Setup


@dataclass(frozen=True)
class Played:
    """A finished game. ``players`` names the person in each seat; ``time`` is when it ended, in milliseconds since 1970."""

    setup: Setup
    players: Mapping[Seat, str]
    scores: Mapping[Seat, int]
    winners: tuple[Seat, ...]
    facts: Mapping[str, Json]
    time: int


@dataclass(frozen=True)
class Standing:
    """A table of standings: ``id`` and ``facts`` make the heading, ``columns`` are the ids of the columns, ``rows`` hold texts and numbers."""

    id: str
    rule: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Json, ...], ...]
    facts: Mapping[str, Json]


def by_player(played: Sequence[Played]) -> Standing:
    """Return each player's number of games, wins (alone and shared) and mean score; the largest share of wins comes first."""
    games: dict[str, list[tuple[Played, Seat]]] = {}
    for p in played:
        for seat, name in p.players.items():
            games.setdefault(name, []).append((p, seat))
    rows = sorted((_row(name, mine) for name, mine in games.items()), key=lambda row: (-(row[2] + row[3] / 2) / row[1], -row[4], row[0]))
    return Standing("players", "", ("player", "games", "won", "shared", "mean"), tuple(rows), {})


def _row(name: str, mine: Sequence[tuple[Played, Seat]]) -> tuple[Any, ...]:
    alone = sum(p.winners == (seat,) for p, seat in mine)
    shared = sum(seat in p.winners for p, seat in mine) - alone
    return name, len(mine), alone, shared, round(fmean(p.scores.get(seat, 0) for p, seat in mine), 2)
