"""The HTTP calls that look back: a table at an earlier step, and any view in words."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

from litestar import Response, Router, get
from litestar.params import FromQuery, QueryParameter

from ...text import Text
from ...text.twin import reports
from ..errors import ApiError
from ..messages import wire
from ..messages.render import Wordless
from ..messages.state import past_message, text_of
from ..messages.words import lang_of
from ..table.delayed import lines_shown, watches_late, without_letters
from ..table.live_table import LiveTable
from ..table.permissions import eye_of, viewer
from ..table.review import Past, every_step, extended, moment, pick_step, step_at, steps_of
from ..table.seat_log import TAKEBACK, Told
from .tables import ERRORS, Asking, Lang, SeatName, TableId, at_table, need_umpire, sent

Step = Annotated[int | None, QueryParameter(name="step", ge=0, le=1_000_000)]
LineNo = Annotated[int | None, QueryParameter(name="line", ge=0, le=1_000_000, description="lines before the step, of a game that is over")]


async def look_back(
    request: Asking, table: LiveTable, roles: frozenset[str], seat: str, step: int | None, truth: bool, line: int | None = None, aided: bool = False
) -> Past:
    """Returns an earlier step of a table as a seat may see it. When the game is over, also by a line of its journal, and ``aided`` with what the seat
    could have worked out. Raises ``ApiError``."""
    async with table.lock:
        match = table.played()
        over = table.meta.status == "over"
        late = truth and watches_late(table, roles)
        if truth and not over and not late:
            need_umpire(table, roles)
        if not over or seat not in table.logs:
            eye_of(table, roles, seat)
        eye, lines = viewer(table, seat), list(match.lines[: lines_shown(table) if late else None])
        setup = table.game.aided(table.setup) if aided and over else table.setup
        key = table.id if setup == table.setup else f"{table.id}/aided"
        timeline = request.app.state.reviews.timeline(table, key)
        start = match.start if setup == table.setup else await asyncio.to_thread(table.game.new, setup)
        steps = every_step(lines) if truth else steps_of(table, eye)
        chosen = step_at(steps, line) if over and line is not None else pick_step(steps, step)
    made = await asyncio.to_thread(extended, timeline, table.game, start, lines)
    request.app.state.reviews.timelines[key] = made
    async with table.lock:
        if table.match is None or table.match.lines[: len(lines)] != lines:
            raise ApiError(409, "stale")
        then = await asyncio.to_thread(moment, table, made, eye, steps[chosen], truth)
        return Past(without_letters(then) if late else then, eye, chosen, len(steps) - 1, steps[chosen] * over)


@get("/{id:str}/replay", summary="An earlier step: own steps while the game runs, every seat and the truth when it is over", responses=ERRORS)
async def replay(
    request: Asking, id: TableId, seat: SeatName = "", step: Step = None, truth: FromQuery[bool] = False, line: LineNo = None,
    aided: FromQuery[bool] = False, lang: Lang = "en",
) -> Response[wire.State]:  # fmt: skip
    table, roles = await at_table(request, id)
    past = await look_back(request, table, roles, seat, step, truth, line, aided and not truth)
    async with table.lock:
        return await sent(await past_message(table, roles, seat, lang_of(lang), past, truth))


@get("/{id:str}/text", summary="The view of a seat in words, now or at an earlier step", responses=ERRORS)
async def twin(request: Asking, id: TableId, seat: SeatName = "", step: Step = None, truth: FromQuery[bool] = False, lang: Lang = "en") -> wire.Twin:
    table, roles = await at_table(request, id)
    text = text_of(table, lang_of(lang))
    if step is not None or truth:
        past = await look_back(request, table, roles, seat, step, truth)
        return wire.Twin(text.twin(past.then.view, past.then.asks, latest(text, past.then.told, past.eye)))
    async with table.lock:
        eye = viewer(table, eye_of(table, roles, seat))
        table.played()
        snapshot = table.snapshot(eye)
        return wire.Twin(text.twin(snapshot.view, snapshot.asks, latest(text, table.logs[eye].told, eye)))


def latest(text: Text | Wordless, told: Sequence[Told], eye: str) -> list[str]:
    """Returns the last lines that a seat was told."""
    return reports(text, [t.event for t in told if t.event.kind != TAKEBACK], eye)


REPLAY = Router("/api/tables", route_handlers=[replay, twin], tags=["tables"])
