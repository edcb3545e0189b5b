"""Playing on from a moment of a game that is over: a new table with the answers given until then, and dice of its own."""

from __future__ import annotations

import asyncio
from typing import Any

from ...core.ask import CHANCE, Answer
from ...core.chance import Chance
from ...core.game import umpire_seats
from ...core.match import Match
from ..errors import ApiError
from ..messages.wire import Branch, Made, SeatWish
from ..store import queries
from ..store.records import Meta, Sitting, Stored
from ..table.book import BRANCH, first_lines
from ..table.keys import HOST, INVITED, WATCH, hashed, new_key, new_seed
from ..table.live_table import LiveTable
from ..table.permissions import viewer
from ..table.review import every_step, pick_step, steps_of
from .registry import Registry

BRANCHED = "branch"
"""Marks a roll that was taken over: the seed of the new table does not answer for it."""


async def branch(registry: Registry, old: LiveTable, roles: frozenset[str], wish: Branch) -> Made:
    """Makes a running table at an earlier step of ``old``, and returns the keys to it. Raises ``ApiError``."""
    async with old.lock:
        may_branch(old, roles)
        assert old.match is not None
        steps = every_step(old.match.lines) if wish.truth else steps_of(old, viewer(old, wish.seat))
        lines = [taken_over(line) for line in old.match.lines[: steps[pick_step(steps, wish.step)]]]
        meta = _meta(registry.new_id(), old.meta)
        seats = _seats(registry, old, wish)
    await asyncio.to_thread(_roll_on, old, meta, lines)
    host = new_key()
    keys = {HOST: host, WATCH: new_key()} | {s: host for s, v in seats.items() if v.kind == "human"}
    keys |= {s + INVITED: new_key() for s, v in seats.items() if v.kind == "open"}
    held, rows = hashed(keys), queries.journal_rows(meta.id, 0, lines)
    book = first_lines(BRANCH, HOST, wish.name, seats, held)

    def work(connection: Any) -> None:
        queries.create(connection, meta, seats, held)
        registry.writer.insert(connection, rows)

    await registry.writer.run(book.booked(meta.id, work))
    stored = Stored(meta, seats, held, lines, [], [], {}, book=book.newest)
    registry.keep(await asyncio.to_thread(LiveTable, old.game, registry.writer, stored))
    return Made(meta.id, keys)


def may_branch(table: LiveTable, roles: frozenset[str]) -> None:
    """Raises ``ApiError`` unless the game is over, or the key opens every seat and there is no umpire: nothing of a running game is shown to
    anybody who could not see it anyway."""
    above = umpire_seats(table.game)
    table.played()
    if table.meta.status != "over" and (not set(table.meta.seated) - above <= roles or above & set(table.meta.seated)):
        raise ApiError(403, "not-over")


def taken_over(line: Answer) -> Answer:
    """Returns a line at a table whose seed does not answer for the roll in it."""
    return Answer(line.seat, line.kind, line.value, line.by or BRANCHED) if line.seat == CHANCE else line


def _roll_on(old: LiveTable, meta: Meta, lines: list[Answer]) -> None:
    """Adds the rolls that are due. Raises ``ApiError`` where the game has ended."""
    match: Match[Any] = Match(old.game, old.setup)
    match.replay(lines)
    lines += match.roll_on(Chance(bytes.fromhex(meta.seed)))
    if match.over:
        raise ApiError(409, "nothing-left")


def _meta(id: str, old: Meta) -> Meta:
    """Returns what is fixed at the new table: the setup of the old one, with a seed of its own."""
    at = queries.now()
    return Meta(
        id, old.game, old.scenario, old.options, old.variant, old.rules, old.title, False,
        True, "running", new_seed(), old.seated, {}, "", at, at, old.umpire_minutes, quiet_period=old.quiet_period,
        bot_pause=old.bot_pause,
    )  # fmt: skip


def _seats(registry: Registry, old: LiveTable, wish: Branch) -> dict[str, Sitting]:
    """Returns who sits where: whom the maker wishes, else the maker; an umpire's seat of the game waits for somebody. Raises ``ApiError``."""
    above = umpire_seats(old.game)
    if set(wish.seats) - (set(old.meta.seated) - above):
        raise ApiError(422, "no-seat")
    seats = {}
    for id in old.seats:
        seat = wish.seats.get(id, SeatWish("human"))
        kind = "empty" if id not in old.meta.seated else "open" if id in above else seat.kind
        if kind == "empty" and id in old.meta.seated:
            raise ApiError(422, "bad-seat", what=kind)
        level = (seat.level or "normal") if kind == "bot" else ""
        registry.check_level(old.game.id, level, id)
        seats[id] = Sitting(kind, level, (seat.name or wish.name) if kind == "human" else "", seen=queries.now())
    return seats
