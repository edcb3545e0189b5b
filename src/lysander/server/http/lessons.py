"""The HTTP calls about lessons."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.params import JSONBody

from ..errors import ApiError
from ..messages import wire
from ..messages.lesson import lesson_info
from ..messages.words import lang_of
from ..registry import lessons
from ..registry.registry import Registry
from ..table.permissions import own_seat
from .address import address_of
from .games import GameId, game_of
from .tables import ERRORS, Asking, Lang, Said, Since, TableId, at_table, state_then


@get("/api/games/{id:str}/lesson", summary="The steps of a game's lesson, in words", responses=ERRORS, tags=["games"])
async def get_lesson(request: Asking, id: GameId, lang: Lang = "en") -> wire.LessonInfo:
    found = lesson_info(game_of(request, id).id, lang_of(lang))
    if found is None:
        raise ApiError(404, "no-lesson")
    return found


@post("/api/lessons", summary="Make the table of a lesson", responses=ERRORS, tags=["tables"])
async def make_lesson(request: Asking, data: JSONBody[wire.NewLesson]) -> wire.Made:
    registry: Registry = request.app.state.registry
    address = address_of(request.scope)
    await request.app.state.limits.make_table(address)
    return await lessons.make_lesson(registry, data, address)


@post("/api/tables/{id:str}/lesson", status_code=200, summary="Set a lesson to one of its steps", responses=ERRORS, tags=["tables"])
async def set_step(
    request: Asking, id: TableId, data: JSONBody[wire.SetStep], since: Since = 0, said: Said = 0, lang: Lang = "en"
) -> Response[wire.State]:
    table, roles = await at_table(request, id)
    own_seat(table, roles, data.seat)
    await lessons.set_step(table, data.step)
    return await state_then(table, roles, data.seat, since, said, lang)


LESSONS = Router("", route_handlers=[get_lesson, make_lesson, set_step])
