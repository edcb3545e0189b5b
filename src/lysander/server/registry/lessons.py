"""Lessons: the table of one is made, and set to a step. It is kept as other tables are, and counts in no list, standing or statistic."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from ...text.lesson import Lesson, lesson_of
from ..errors import ApiError
from ..messages.wire import Made, NewLesson
from ..store import queries
from ..store.records import Meta, Sitting, Stored
from ..table.book import MADE, first_lines
from ..table.keys import WATCH, hashed, new_key, new_seed
from ..table.lessons import lesson_at
from ..table.live_table import LiveTable
from ..table.retry import retried
from ..table.seat_log import cut_of
from .registry import Registry


async def make_lesson(registry: Registry, wish: NewLesson, address: str) -> Made:
    """Makes a table at the first step of a lesson and returns the keys to it. Raises ``ApiError`` for a game that has none."""
    game = registry.games.get(wish.game)
    lesson = lesson_of(wish.game) if game is not None else None
    if game is None or lesson is None:
        raise ApiError(404, "no-lesson")
    at, keys = queries.now(), {lesson.seat: new_key(), WATCH: new_key()}
    seated = tuple(s.id for s in game.seats if s.id in lesson.seats)
    meta = Meta(
        registry.new_id(), game.id, lesson.scenario, dict(lesson.options), {}, game.rules_version, "", False,
        False, "running", new_seed(), seated, {}, "", at, at, lesson=1,
    )  # fmt: skip
    seats = {s.id: _sitting(lesson, s.id, wish.name, at) for s in game.seats}
    held, lines = hashed(keys), lesson.lines(1)
    rows, book = queries.journal_rows(meta.id, 0, lines), first_lines(MADE, lesson.seat, wish.name, seats, held)

    def work(connection: Any) -> None:
        queries.create(connection, meta, seats, held)
        registry.writer.insert(connection, rows)

    await registry.writer.run(book.booked(meta.id, work))
    table = await asyncio.to_thread(LiveTable, game, registry.writer, Stored(meta, seats, held, lines, [], [], {}, book=book.newest))
    table.presence.address = address
    registry.keep(table)
    return Made(meta.id, keys)


def _sitting(lesson: Lesson, seat: str, name: str, at: int) -> Sitting:
    """Returns who sits in a seat: the newcomer, or a bot that does what was written down for it."""
    kind = "human" if seat == lesson.seat else "bot" if seat in lesson.seats else "empty"
    return Sitting(kind, "", name if kind == "human" else "", seen=at)


async def set_step(table: LiveTable, number: int) -> None:
    """Sets a lesson to the question of a step, whatever was answered. Raises ``ApiError``."""
    async with table.lock:
        table.book_pace.keep("lesson")
        await _set_step(table, number)


@retried
async def _set_step(table: LiveTable, number: int) -> None:
    lesson = lesson_at(table.meta)
    if lesson is None or number > len(lesson.step):
        raise ApiError(404, "no-lesson")
    table.played()
    cut, count, meta = cut_of(table.logs, 0, lesson.seat, told=False), len(table.cuts), replace(table.meta, lesson=number, changed=queries.now())
    rows = queries.journal_rows(table.id, 0, lesson.lines(number))

    def work(connection: Any) -> None:
        queries.drop_journal(connection, table.id, count, cut)
        table.writer.insert(connection, rows)
        queries.save_meta(connection, meta)

    table.uncommitted = True
    await table.commit(work)
    await table.reload()
