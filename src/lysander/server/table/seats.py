"""Changes of a table's seats: taking one, freeing it, a new link, a bot, a companion, a loan to the umpire.

Each function takes the lock of the table and writes what it changes. Whether the caller may do it is asked before (``permissions``), except for
what depends on the table under the lock.
"""

from __future__ import annotations

from typing import Any

from ...core.ask import Answer
from ..errors import ApiError
from ..store import queries
from ..store.records import Sitting
from .keys import COMPANION, PAST, hash_of, new_key, roles_of
from .live_table import LiveTable
from .permissions import fit_to_sit, may_take

MOST_COMPANIONS = 12


async def take_seat(table: LiveTable, seat: str, name: str, key: str) -> str:
    """Sits somebody down on an open seat and returns the new key, or nothing where ``key`` already opens the seat.

    A seat is taken by its link, at a public table from the lobby, or by the host in the umpire's empty chair. Raises ``ApiError``.
    """
    async with table.lock:
        sitting, roles = _sitting(table, seat), roles_of(table.keys, key)
        may_take(table, seat, roles)
        fit_to_sit(table, seat, key)
        sitting.kind, sitting.name = "human", name
        made = await _save_seat(table, seat, sitting, "" if seat in roles else new_key())
        await _tell_game(table, seat, table.TAKE)
        return made


async def change_seat(table: LiveTable, seat: str, action: str, name: str, level: str) -> str:
    """Carries out one action on a seat (``wire.SeatChange``, all but ``take`` and ``default``) and returns the new key, if one was made.
    Raises ``ApiError``."""
    async with table.lock:
        sitting = _sitting(table, seat)
        umpires = seat in table.umpire_seats
        if sitting.kind == "empty" and not (umpires and action == "link"):
            raise ApiError(409, "bad-seat", what=action)
        if umpires and action in ("bot", "lend", "companion"):
            raise ApiError(422, "bad-seat", what=action)
        if action == "companion":
            return await _add_companion(table, seat)
        key = new_key() if action in ("link", "free") else ""
        if action == "free":
            await _tell_game(table, seat, table.LEAVE)
        _change(sitting, action, name, level)
        return await _save_seat(table, seat, sitting, key)


def _change(sitting: Sitting, action: str, name: str, level: str) -> None:
    """Changes who sits in a seat."""
    if action in ("lend", "human", "free", "link"):
        sitting.lent = action == "lend"
    if action == "name":
        sitting.name = name
    elif action == "free":
        sitting.kind, sitting.level, sitting.name = "open", "", ""
    elif action == "link" and sitting.kind in ("bot", "empty"):
        sitting.kind, sitting.level = "open", ""
    elif action == "bot":
        sitting.kind = "human" if sitting.kind == "human" else "bot"
        sitting.level = level
    elif action == "human":
        sitting.kind = "open" if sitting.kind == "bot" else sitting.kind
        sitting.level = ""


async def _add_companion(table: LiveTable, seat: str) -> str:
    """Makes one more key that shows this seat. Raises ``ApiError`` if there are enough."""
    role, key = seat + COMPANION, new_key()
    if sum(role in roles for roles in table.keys.values()) >= MOST_COMPANIONS:
        raise ApiError(409, "bad-seat", what="companion")
    table.keys[hash_of(key)] = {role}
    await table.save(lambda connection: queries.save_key(connection, table.id, hash_of(key), [role]))
    return key


async def _save_seat(table: LiveTable, seat: str, sitting: Sitting, key: str) -> str:
    """Writes a changed seat and returns ``key``. A new key voids the seat's keys until now, and those of its companions."""
    table.uncommitted = True
    changed: dict[str, set[str]] = {}
    if key:
        for hash, roles in table.keys.items():
            if void := roles & {seat, seat + COMPANION}:
                changed[hash] = roles - void | {PAST + seat}
        changed[hash_of(key)] = {seat}
        table.keys.update(changed)

    def work(connection: Any) -> None:
        queries.save_seat(connection, table.id, seat, sitting)
        for hash, roles in changed.items():
            queries.save_key(connection, table.id, hash, roles)

    await table.save(work)
    return key


async def _tell_game(table: LiveTable, seat: str, kind: str) -> None:
    """Tells the game that somebody sits down in the umpire's chair or stands up from it, if it asks for that. Call with the lock held."""
    match = table.match
    if match is not None and any(a.kind == kind for a in match.asks_of(seat)):
        await table.give(match, Answer(seat, kind, "yes"))


def _sitting(table: LiveTable, seat: str) -> Sitting:
    """Returns who sits in a seat. Raises ``ApiError`` if there is no such seat."""
    if seat not in table.seats:
        raise ApiError(404, "no-seat")
    return table.seats[seat]
