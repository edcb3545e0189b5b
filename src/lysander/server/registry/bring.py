"""Taking in a file with games: the journal of a table here or elsewhere, with the games that answered its questions (``core.bundle``).

A game that is over is kept to be looked at, its dice as proved as before. Any other goes on here, with dice of this server from there on; whoever
brought it is its host, and its seats wait for those who have the invitations.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from ...core.ask import Answer
from ...core.bundle import unpack
from ...core.chance import Chance
from ...core.game import Game
from ...core.journal import Journal, load, replay
from ..errors import ApiError
from ..messages.wire import Made
from ..store import queries
from ..store.records import Cut, Meta, Sitting, Stored
from ..table.book import BROUGHT, first_lines
from ..table.keys import HOST, INVITED, WATCH, hashed, new_key, new_seed
from ..table.live_table import LiveTable
from .branch import taken_over
from .foreign_file import refusal
from .registry import Registry

LONGEST_NAME = 40
LARGEST_FILE = 2**24
"""Bytes of a file at most: a campaign of two years has some three million."""


async def bring(registry: Registry, data: bytes, address: str) -> Made:
    """Makes tables of the games in a file, and returns the keys to the first one. ``address``: whose wish it is. Raises ``ApiError``."""
    try:
        text, games = await asyncio.to_thread(games_in, registry.games, data)
    except ValueError:
        raise ApiError(400, "bad-file", why="it is no text") from None
    why = await registry.judges.do(address, refusal, games, text)
    if why is None or why:
        raise ApiError(422, "bad-file", why=why or "playing it again takes too long")
    first, others = await asyncio.to_thread(_read, text)
    parent, keys = await asyncio.to_thread(_table, registry, first, "", "")
    for name, journal in others.items():
        child, _ = await asyncio.to_thread(_table, registry, journal, parent.meta.id, name)
        child.keys = {hash: roles & {HOST, WATCH} or {WATCH} for hash, roles in parent.keys.items()}
        await _write(registry, child)
        parent.children[name] = child.meta.id
    await _write(registry, parent)
    registry.keep(await asyncio.to_thread(LiveTable, registry.games[parent.meta.game], registry.writer, parent))
    return Made(parent.meta.id, keys)


def games_in(games: Mapping[str, Game[Any]], data: bytes) -> tuple[str, dict[str, Game[Any]]]:
    """Returns the text of a file, and the games that it names: a process of its own gets those that it may need."""
    text = data.decode()
    return text, {id: game for id, game in games.items() if f'"{id}"' in text}


def _read(text: str) -> tuple[Journal, dict[str, Journal]]:
    first, others = unpack(text)
    return load(first), {name: load(part) for name, part in others.items()}


def _table(registry: Registry, journal: Journal, parent: str, name: str) -> tuple[Stored, dict[str, str]]:
    """Returns a table with a game, and its keys. A game of a ``parent`` is one that is over."""
    game = registry.games[journal.setup.game]
    lines, over = (journal.lines, True) if parent else _gone_on(game, journal)
    seed = journal.seal["seed"] if over else new_seed()
    if not over:
        lines = _rolled_on(game, journal, lines, seed)
    meta = meta_of(registry.new_id(parent), game, journal, seed, "over" if over else "running", parent, name)
    seats = seats_of(game, journal, over)
    keys = {HOST: new_key(), WATCH: new_key()} | {s + INVITED: new_key() for s, v in seats.items() if v.kind == "open"}
    held = hashed(keys)
    cuts = [Cut(line, "", {}) for line in journal.cuts] if over else []
    return Stored(meta, seats, held, lines, cuts, [], {}, book=first_lines(BROUGHT, HOST, "", seats, held).newest), keys


def _gone_on(game: Game[Any], journal: Journal) -> tuple[list[Answer], bool]:
    """Returns the lines of a game, and whether it is over."""
    over = replay(game, journal).over
    return (journal.lines if over else [taken_over(line) for line in journal.lines]), over


def _rolled_on(game: Game[Any], journal: Journal, lines: list[Answer], seed: str) -> list[Answer]:
    """Returns the lines with the rolls that are due."""
    match = replay(game, journal)
    return lines + match.roll_on(Chance(bytes.fromhex(seed), match.counts()))


def meta_of(id: str, game: Game[Any], journal: Journal, seed: str, status: str, parent: str = "", name: str = "") -> Meta:
    """Returns what is fixed at the table: as the journal says, kept from the list of public tables."""
    at, setup, title = queries.now(), journal.setup, journal.notes.get("title")
    title = _name(title)
    shares = (dict(journal.commitments), dict(journal.nonces)) if status == "over" else ({}, {})
    return Meta(
        id, game.id, setup.scenario or game.scenarios[0].id, dict(setup.options), dict(setup.variant), journal.rules,
        title, False, True, status, seed, tuple(setup.seats), {}, "", at, at, 10, "", 0, parent, name, *shares,
    )  # fmt: skip


def seats_of(game: Game[Any], journal: Journal, over: bool) -> dict[str, Sitting]:
    """Returns who sits where: who sat there, in a game that is over; else everybody is invited."""
    names: Any = journal.notes.get("names")
    known: Mapping[str, Any] = names if isinstance(names, dict) else {}
    seats = {}
    for info in game.seats:
        name = known.get(info.id)
        kind = "empty" if info.id not in journal.setup.seats else "human" if over else "open"
        seats[info.id] = Sitting(kind, "", _name(name) if kind == "human" else "")
    return seats


def _name(found: object) -> str:
    """Returns a name from a file: short, without characters that cannot be seen or turn the direction of what comes after them."""
    return "".join(c for c in found if c.isprintable())[:LONGEST_NAME] if isinstance(found, str) else ""


async def _write(registry: Registry, stored: Stored) -> None:
    """Writes a table, in one commit."""
    rows = queries.journal_rows(stored.meta.id, 0, stored.lines)

    def work(connection: Any) -> None:
        queries.create(connection, stored.meta, stored.seats, stored.keys)
        queries.create_cuts(connection, stored.meta.id, stored.cuts)
        queries.save_entries(connection, stored.meta.id, stored.book)
        registry.writer.insert(connection, rows)

    await registry.writer.run(work)
