"""What others did since a seat's last answer, thing by thing, each with what the seat saw then (decision 039).

Things are made of what the seat was told (``core/things.py``). The view with a thing is the one that the seat's own page showed when it was told
of it; no more is looked up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from ...core.ask import CHANCE, Answer
from ...core.event import Event
from ...core.things import things
from .live_table import LiveTable
from .review import Reviews, extended, seen_at
from .seat_log import TAKEBACK, SeatLog, Told

MOST = 12
"""Things that are shown; more are only listed."""


class Happened(NamedTuple):
    """One thing: who did it (empty: nobody in particular), the line that names it, all that the seat was told of it, and what it saw then if that is
    shown."""

    seat: str
    head: Told
    told: list[Told]
    view: Any


class Catching(NamedTuple):
    """What a seat has to catch up with: after which line of its log, what it saw then, and what happened."""

    after: int
    before: Any
    things: list[Happened]


def happened(table: LiveTable, eye: str, after: int | None) -> tuple[int, list[Happened]]:
    """Returns what others did, without views: since the seat's own last answer, or ``after`` a line of its log. Call with the lock held."""
    log = table.logs[eye]
    start = after if after is not None else _answered(log)
    told = [t for t in log.since(start) if t.event.kind != TAKEBACK]
    found = things([t.event for t in told], lambda event: _begins(table, event))
    return start, [Happened(one.seat, told[one.head], [told[n] for n in one.events], None) for one in found if one.seat != eye]


def _begins(table: LiveTable, event: Event) -> str:
    return table.game.begins(event, table.setup)


def _answered(log: SeatLog) -> int:
    """Returns the number of the last line that a seat was told before its own last answer had any effect."""
    if not log.own:
        return next((t.no - 1 for t in log.told if t.line >= 0), log.no)
    return next((t.no - 1 for t in log.told if t.line >= log.own[-1]), log.no)


async def catch_up(table: LiveTable, reviews: Reviews, eye: str, after: int | None) -> Catching:
    """Returns what others did and what the seat saw meanwhile. Where views are not in memory any more, the game is played to them in a thread."""
    async with table.lock:
        match = table.played()
        start, found = happened(table, eye, after)
        if not found or table.logs[eye].sees_all:
            return Catching(start, None, found)
        lines, cuts = list(match.lines), len(table.cuts)
        shown = found if len(found) <= MOST else []
        counts = [_start(lines, found[0].told[0].line), *(_end(lines, max(t.line for t in one.told)) for one in shown)]
        states = {count: table.trail.at(count) for count in counts}
        views = {count: table.game.view(seen.state(eye), eye) for count, seen in states.items() if seen is not None}
        missing = [count for count in counts if count not in views]
        timeline = reviews.timeline(table, table.id) if missing else None
    if timeline is not None:
        made = await asyncio.to_thread(extended, timeline, table.game, match.start, lines)
        async with table.lock:
            if len(table.cuts) != cuts or table.match is None or table.match.lines[: len(lines)] != lines:
                return Catching(start, None, found)
            reviews.timelines[table.id] = made
            told = list(table.logs[eye].told)
        views |= await asyncio.to_thread(_views, table, made, told, eye, missing)
    return Catching(start, views[counts[0]], [one._replace(view=views[count]) for one, count in zip(shown, counts[1:], strict=True)] or found)


def _start(lines: Sequence[Answer], line: int) -> int:
    """Returns the number of lines before the step of a line."""
    while line > 0 and lines[line].seat == CHANCE:
        line -= 1
    return max(0, line)


def _end(lines: Sequence[Answer], line: int) -> int:
    """Returns the number of lines after the step of a line: dice that follow belong to it, as they did at the table."""
    count = line + 1
    while count < len(lines) and lines[count].seat == CHANCE:
        count += 1
    return count


def _views(table: LiveTable, timeline: Any, told: list[Told], eye: str, counts: Sequence[int]) -> dict[int, Any]:
    """Returns what a seat saw after so many lines."""
    game = table.game
    return {count: game.view(seen_at(game, timeline, [t for t in told if t.line < count], eye, count), eye) for count in counts}
