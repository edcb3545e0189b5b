"""Series of games: finished games with who played them, kept together, their standings, and the sheet to take home.

Whoever knows a series' id (it is as unguessable as a table's) may read it. A table is added by the host's key of one that is part of it, or as the
rematch of one.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update

from ...core.game import Game, Result, Setup
from ...core.standings import Played
from .records import Meta, Sitting
from .schema import KEYS, RESULTS, SERIES, TABLES

LOG = logging.getLogger("lysander")


@dataclass(frozen=True)
class Series:
    """A series, and its finished games by table, the first first."""

    id: str
    game: str
    title: str
    created: int
    games: Mapping[str, Played]


def save_series(connection: Connection, id: str, meta: Meta) -> None:
    """Writes a new series for the game of a table."""
    connection.execute(insert(SERIES), {"id": id, "game": meta.game, "title": meta.title, "created": meta.created})


def found_series(connection: Connection, id: str, meta: Meta) -> None:
    """Begins a series with a table that was alone until now."""
    save_series(connection, id, meta)
    connection.execute(update(TABLES).where(TABLES.c.id == meta.id).values(series=id))
    connection.execute(update(RESULTS).where(RESULTS.c.table_id == meta.id).values(series=id))


def save_result(connection: Connection, game: Game[Any], meta: Meta, seats: Mapping[str, Sitting], result: Result) -> None:
    """Writes how a game ended. Facts that are no single values stay in its journal."""
    facts = {k: v for k, v in result.facts.items() if isinstance(v, (str, int))}
    players = {s: _name(seats[s]) for s in meta.seated if s in result.scores}
    winners = [s for s in result.scores if result.won(s)]
    row = {"options": meta.options, "variant": meta.variant, "players": players, "scores": dict(result.scores), "winners": winners, "facts": facts}
    packed = {key: json.dumps(value) for key, value in row.items()}
    fixed = {"table_id": meta.id, "series": meta.series, "scenario": meta.scenario, "time": meta.changed}
    connection.execute(insert(RESULTS), {**fixed, **packed})


def _name(sitting: Sitting) -> str:
    """Returns whom a game counts for: the person by name, a bot by its level."""
    return f"bot {sitting.level}" if sitting.kind == "bot" else sitting.name or "?"


def game_of_series(connection: Connection, id: str) -> str:
    """Returns the game of a series; empty if there is none."""
    return connection.execute(select(SERIES.c.game).where(SERIES.c.id == id)).scalar() or ""


def opens_series(connection: Connection, id: str, hash: str, role: str) -> bool:
    """Returns whether a key (its hash) has a role at one of the tables of a series."""
    of_series = (TABLES.c.series == id) & (TABLES.c.id == KEYS.c.table_id)
    found = select(KEYS.c.role).join(TABLES, of_series).where((KEYS.c.hash == hash) & (KEYS.c.role == role))
    return connection.execute(found).first() is not None


def load_series(connection: Connection, id: str) -> Series | None:
    """Returns a series with its games, or None."""
    row = connection.execute(select(SERIES).where(SERIES.c.id == id)).mappings().first()
    if row is None:
        return None
    found = connection.execute(select(RESULTS).where(RESULTS.c.series == id).order_by(RESULTS.c.time, RESULTS.c.table_id)).mappings()
    return Series(row["id"], row["game"], row["title"], row["created"], dict(_all_played(row["game"], found)))


def _all_played(game: str, rows: Iterable[Mapping[Any, Any]]) -> Iterator[tuple[str, Played]]:
    """Yields the games of rows by their tables, but those whose row cannot be read."""
    for row in rows:
        try:
            yield row["table_id"], _played(game, row)
        except (ValueError, TypeError):
            LOG.warning("the result of table %s cannot be read", row["table_id"])


def _played(game: str, row: Mapping[Any, Any]) -> Played:
    told = {key: json.loads(row[key]) for key in ("options", "variant", "players", "scores", "winners", "facts")}
    setup = Setup(game, row["scenario"], told["options"], tuple(told["players"]), told["variant"])
    return Played(setup, told["players"], told["scores"], tuple(told["winners"]), told["facts"], row["time"])
