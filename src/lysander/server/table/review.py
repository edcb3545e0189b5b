"""Looking back: a table at an earlier step, as a seat knew it then, or as it was.

A step of a seat is a moment at which it noticed something: it had answered, or was told something. Rolls that followed belong to the
same step, as they did at the table; so the number of steps and what stands between them tell nothing that the seat was not told.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ...core.advance import Position, advance
from ...core.ask import CHANCE, UMPIRE, Answer
from ...core.game import Game
from ...core.seen import who_is_asked
from ..errors import ApiError
from .live_table import LiveTable
from .seat_log import SeatLog
from .snapshot import Moment

MOST_TIMELINES = 32


@dataclass(slots=True)
class Timeline:
    """The positions of a table after each line (first: the set-up), as checkpoint and script; ``lines`` and ``cuts`` are what it was made from."""

    cuts: int
    positions: list[tuple[Any, tuple[Answer, ...]]] = field(default_factory=list)
    lines: list[Answer] = field(default_factory=list)


class Past(NamedTuple):
    """An earlier step: what ``eye`` knew ``then``, the number of the step and of the last one, and the lines given before it, 0 in a running game."""

    then: Moment
    eye: str
    step: int
    steps: int
    line: int


class Reviews:
    """Keeps the timelines of the tables looked at last."""

    def __init__(self) -> None:
        self.timelines: OrderedDict[str, Timeline] = OrderedDict()

    def timeline(self, table: LiveTable, key: str) -> Timeline:
        """Returns a timeline of a table, by its ``key``, as far as it was made; ``extended`` goes on with it in a thread."""
        timeline = self.timelines.pop(key, None)
        if timeline is None or timeline.cuts != len(table.cuts):
            timeline = Timeline(len(table.cuts))
        self.timelines[key] = timeline
        if len(self.timelines) > MOST_TIMELINES:
            self.timelines.popitem(last=False)
        return timeline


def extended(timeline: Timeline, game: Game[Any], start: Any, lines: list[Answer]) -> Timeline:
    """Returns a timeline with all of ``lines``: a new one, the old one is left alone."""
    made = Timeline(timeline.cuts, list(timeline.positions), list(timeline.lines))
    if not made.positions:
        made.positions.append(_kept(advance(game, start)))
    for line in lines[len(made.lines) :]:
        checkpoint, script = made.positions[-1]
        made.positions.append(_kept(advance(game, checkpoint, (*script, line))))
        made.lines.append(line)
    return made


def _kept(position: Position[Any]) -> tuple[Any, tuple[Answer, ...]]:
    return position.checkpoint, position.script


def steps_of(table: LiveTable, seat: str) -> list[int]:
    """Returns the number of lines given at each step of a seat, the set-up first."""
    assert table.match is not None
    lines = table.match.lines
    ends = [n + 1 for n in range(len(lines)) if n + 1 == len(lines) or lines[n + 1].seat != CHANCE]
    noticed = {t.line for t in table.logs[seat].told} | {n for n, line in enumerate(lines) if line.seat == seat}
    found, before = [_first(lines)], 0
    for end in ends:
        if end > found[0] and any(n in noticed for n in range(before, end)):
            found.append(end)
        before = end
    return found


def _first(lines: list[Answer]) -> int:
    """Returns the number of lines that belong to the set-up: its rolls."""
    return next((n for n, line in enumerate(lines) if line.seat != CHANCE), len(lines))


def every_step(lines: Sequence[Answer]) -> list[int]:
    """Returns the steps of the truth: each line is one."""
    return list(range(len(lines) + 1))


def moment(table: LiveTable, timeline: Timeline, seat: str, count: int, truth: bool) -> Moment:
    """Returns what ``seat`` knew after ``count`` lines; with ``truth`` the true position."""
    game = table.game
    checkpoint, script = timeline.positions[count]
    position = advance(game, checkpoint, script)
    eye = UMPIRE if truth else seat
    log = all_told(table) if truth else table.logs[seat]
    told = [t for t in log.told if t.line < count]
    own = sum(line.seat == seat for line in timeline.lines[:count])
    asks = position.asks if truth else tuple(a for a in position.asks if a.seat == seat)
    asks = tuple(a for a in asks if a.seat != CHANCE)
    return Moment(
        (told[-1].no if told else 0) + own,
        game.view(position.now if truth else seen_at(game, timeline, told, seat, count), eye),
        asks,
        dict(game.waiting(position.now)),
        told,
        position.now.result,
    )


def seen_at(game: Any, timeline: Timeline, told: list[Any], seat: str, count: int) -> Any:
    """Returns the state at which the seat was last asked or told something (``Match.view``)."""
    lines = {t.line for t in told}
    for n in range(count, 0, -1):
        position = advance(game, *timeline.positions[n])
        if n - 1 in lines or seat in who_is_asked(position) or position.now.result is not None:
            return position.now
    return advance(game, *timeline.positions[0]).now


def all_told(table: LiveTable) -> SeatLog:
    """Returns a log of everything that was told to anybody."""
    assert table.match is not None
    match = table.match
    log = SeatLog("", True, table.game.part)
    ends = [*match.marks, match.event_count]
    events, whole = match.events, table.game.whole
    log.hear(-1, [*filter(whole, events[: ends[0]])])
    for n in range(len(match.lines)):
        log.hear(n, [*filter(whole, events[ends[n] : ends[n + 1]])])
    return log


def step_at(steps: list[int], line: int) -> int:
    """Returns the last step before which no more than so many lines were given."""
    return max(0, bisect_right(steps, line) - 1)


def pick_step(steps: list[int], step: int | None) -> int:
    """Returns the step asked for, the last one if none is. Raises ``ApiError``."""
    chosen = len(steps) - 1 if step is None else step
    if not 0 <= chosen < len(steps):
        raise ApiError(404, "no-step")
    return chosen
