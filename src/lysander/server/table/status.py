"""The status of a table: it begins (pauses: ``table/pauses.py``).

Before it begins each person may have a part in the dice by commit and reveal (docs/decisions/037-dice-of-all.md): ``commit`` in the lobby; the start
closes the list of commitments; when all have checked it and revealed their nonces, the game begins with a seed of all of them.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from ...core.chance import Chance, commitment
from ...core.match import Match
from ..errors import ApiError
from ..store import queries
from ..store.writer import Row
from . import clocks
from .keys import HOST
from .live_table import LiveTable
from .permissions import leading
from .retry import retried
from .seat_log import empty_logs, record, roll_dice

PATIENCE = 3000
"""Milliseconds that those who have committed to a nonce have at least to reveal it."""


async def commit(table: LiveTable, roles: frozenset[str], seat: str, digest: str) -> None:
    """Takes the commitment of a seat to a nonce. Raises ``ApiError``."""
    async with table.lock:
        await _commit(table, leading(table, roles, seat), digest)


@retried
async def _commit(table: LiveTable, seat: str, digest: str) -> None:
    _in_lobby(table)
    if table.meta.sealed or seat in table.meta.commitments:
        raise ApiError(409, "sealed")
    table.uncommitted = True
    table.meta.commitments = {**table.meta.commitments, seat: digest}
    await table.save(lambda connection: queries.save_meta(connection, table.meta))


async def reveal(table: LiveTable, roles: frozenset[str], seat: str, nonce: str) -> None:
    """Takes the nonce to which a seat has committed; with the last one the game begins. Raises ``ApiError``."""
    async with table.lock:
        await _reveal(table, leading(table, roles, seat), nonce)


@retried
async def _reveal(table: LiveTable, seat: str, nonce: str) -> None:
    _in_lobby(table)
    if not table.meta.sealed:
        raise ApiError(409, "unsealed")
    if commitment(bytes.fromhex(nonce)) != table.meta.commitments.get(seat):
        raise ApiError(422, "other-nonce")
    table.uncommitted = True
    table.meta.nonces = {**table.meta.nonces, seat: nonce}
    if table.meta.unrevealed:
        await table.save(lambda connection: queries.save_meta(connection, table.meta))
    else:
        await _begin(table)


async def begin(table: LiveTable, fill: str, wait: bool = True, opened: str = "") -> None:
    """Starts the game; seats that are still open get a bot of level ``fill``, if one is named. Of those whose link somebody has opened the host says
    first whether they stay ``open`` or get a ``bot``, too. If seats have a part in the dice, it closes the list of commitments, and the game begins
    when they have revealed their nonces. Without ``wait`` it begins without those who have not, if they had ``PATIENCE``; the book names them.
    Raises ``ApiError``."""
    async with table.lock:
        await _start(table, fill, wait, opened)


@retried
async def _start(table: LiveTable, fill: str, wait: bool, opened: str) -> None:
    _in_lobby(table)
    if fill and not opened and any(table.seats[seat].opened for seat in _unfilled(table)):
        raise ApiError(409, "link-opened")
    await _check_setup(table)
    table.uncommitted = True
    fill_seats(table, fill, opened == "bot")
    meta = table.meta
    if not meta.unrevealed or (meta.sealed and not wait and queries.now() - meta.sealed >= PATIENCE):
        await _begin(table)
        return
    meta.sealed = meta.sealed or queries.now()
    await table.save(lambda connection: _save(connection, table))


async def _check_setup(table: LiveTable) -> None:
    """Raises ``ApiError`` for what the rules do not set up. The rules of a rare setup are built here, not in the loop."""
    seated = tuple(s for s, sitting in table.seats.items() if sitting.kind != "empty")
    try:
        await asyncio.to_thread(Match, table.game, replace(table.setup, seats=seated))
    except (ValueError, TypeError, KeyError) as error:
        raise ApiError(422, "bad-setup", why=str(error)) from None


async def _begin(table: LiveTable) -> None:
    rows = set_up(table)

    def work(connection: Any) -> None:
        _save(connection, table)
        table.writer.insert(connection, rows)

    await table.commit(work)
    table.tell()


def _save(connection: Any, table: LiveTable) -> None:
    queries.save_meta(connection, table.meta)
    for seat, sitting in table.seats.items():
        queries.save_seat(connection, table.id, seat, sitting)


def _in_lobby(table: LiveTable) -> None:
    """Raises ``ApiError`` for a game that has begun."""
    if table.meta.status != "lobby":
        raise ApiError(409, "not-lobby")


def fill_seats(table: LiveTable, fill: str, opened: bool) -> None:
    """Puts bots of a level into the players' seats that are still open, if one is named; into those whose link was ``opened`` only if that is so."""
    for seat in _unfilled(table) if fill else ():
        sitting = table.seats[seat]
        if opened or not sitting.opened:
            sitting.kind, sitting.level = "bot", fill
            table.book.note(HOST, "bot", seat, level=fill)


def _unfilled(table: LiveTable) -> list[str]:
    """Returns the players' seats that are still open. No bot sits in the umpire's."""
    return [seat for seat, sitting in table.seats.items() if sitting.kind == "open" and seat not in table.umpire_seats]


def set_up(table: LiveTable) -> list[Row]:
    """Sets the game up, rolls what is rolled before the first question, and returns the lines to write. Call with the lock held, or before anybody
    can see the table."""
    table.book.note(HOST, "started")
    for seat in table.meta.unrevealed:
        table.book.note("", "unrevealed", seat, table.seats[seat].name)
    table.public_changed()
    table.meta.status, table.meta.rules = "running", table.game.rules_version
    table.meta.seated = tuple(s for s, sitting in table.seats.items() if sitting.kind != "empty")
    table.match = Match(table.game, table.setup)
    table.chance = Chance(table.meta.dice_seed)
    table.logs = empty_logs(table.game)
    record(table.logs, -1, None, table.match.events)
    rolled = roll_dice(table.match, table.chance, table.logs)
    clocks.begin(table)
    table.clocks.settle(table)
    return queries.journal_rows(table.id, 0, rolled)
