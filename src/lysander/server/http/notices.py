"""The HTTP calls about notices: by which ways the person of a seat is told that it is their turn, and the links that end them."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import JSONBody, PathParameter

from ..messages import wire
from ..messages.words import lang_of, say
from ..notices.choices import Choices, Wish
from ..notices.letter import masked
from ..notices.outcome import SENT
from ..notices.web_push import public_of
from ..store.ways import MAIL, PUSH, WEBHOOK, Way
from .address import address_of
from .client import file_of
from .tables import ERRORS, Asking, Lang, SeatName, TableId, at_table, key_of

Token = Annotated[str, PathParameter(max_length=64)]


def choices_of(request: Asking) -> Choices:
    """Returns what carries out the choices of people."""
    found: Choices = request.app.state.choices
    return found


def result_in_words(lang: str, result: str) -> str:
    """Returns what came of a message: a status, or what hindered it."""
    if not result:
        return ""
    if result.isdigit():
        return say(lang, "notice-result-ok") if result.startswith("2") else say(lang, "notice-result-status", status=result)
    return say(lang, f"notice-result-{result}")


def way_line(way: Way, lang: str) -> wire.NoticeWay:
    """Returns a way as its person sees it."""
    state = "unconfirmed" if way.confirm else "off" if way.off else "on"
    failed = bool(way.result) and not way.result.startswith("2") and way.result != "no-answer"
    again = way.due if way.tries > 0 and way.due else 0
    return wire.NoticeWay(
        way.id, way.kind, way.form, masked(way.kind, way.address), way.address if way.kind == PUSH else "", state, way.wait, way.alone,  # type: ignore[arg-type]
        way.last, failed, result_in_words(lang, way.result), again,
    )  # fmt: skip


@get("/{id:str}/notices", summary="By which ways the person of a seat is told of turns, and which there are", responses=ERRORS)
async def get_notices(request: Asking, id: TableId, seat: SeatName = "", lang: Lang = "en") -> wire.Notices:
    table, roles = await at_table(request, id)
    choices = choices_of(request)
    ways = await choices.of_seat(table, roles, seat)
    return wire.Notices(choices.offers(), public_of(choices.board.outbox.key), [way_line(way, lang_of(lang)) for way in ways])  # type: ignore[arg-type]


@post("/{id:str}/notices", summary="Add a way; the owner of a mail address is asked first", responses=ERRORS)
async def add_way(request: Asking, id: TableId, data: JSONBody[wire.NewWay], lang: Lang = "en") -> wire.NoticeWay:
    table, roles = await at_table(request, id)
    if data.kind == MAIL:
        await request.app.state.limits.write_letter(address_of(request.scope))
    wish = Wish(data.kind, data.form if data.kind == WEBHOOK else "", data.address, data.lang, data.wait, data.alone)
    made = await choices_of(request).add(table, roles, data.seat, key_of(request), wish, str(request.base_url).rstrip("/"))
    return way_line(made, lang_of(lang))


@post("/{id:str}/notices/change", status_code=200, summary="Remove a way, send a test by it, or have turns wait for longer", responses=ERRORS)
async def change_way(request: Asking, id: TableId, data: JSONBody[wire.WayChange], lang: Lang = "en") -> wire.Tested:
    table, roles = await at_table(request, id)
    choices, begun = choices_of(request), time.monotonic()
    if data.action == "remove":
        await choices.remove(table, roles, data.seat, data.way)
    elif data.action == "wait":
        await choices.wait(table, roles, data.seat, data.way, data.wait)
    if data.action != "test":
        return wire.Tested(True, 0, "")
    outcome = await choices.test(table, roles, data.seat, data.way)
    return wire.Tested(outcome.kind == SENT, round(1000 * (time.monotonic() - begun)), result_in_words(lang_of(lang), outcome.result))


@get("/{token:str}", summary="What the link of a notice ends or confirms; nothing is done")
async def get_link(request: Asking, token: Token) -> wire.NoticeLink:
    found = await choices_of(request).found(token)
    if found is None:
        return wire.NoticeLink()
    way, confirms = found
    game, title = await choices_of(request).ways.about(way.table_id)
    return wire.NoticeLink(way.kind, masked(way.kind, way.address), confirms, game, title)


@post("/{token:str}", status_code=200, summary="Confirm an address, or end what was sent by a way", responses=ERRORS)
async def decide(request: Asking, token: Token, data: JSONBody[wire.Decision]) -> wire.NoticeLink:
    await choices_of(request).decide(token, data.action)
    return wire.NoticeLink()


@get("/n/{token:str}", include_in_schema=False)
async def link_page(request: Asking, token: Token) -> Response[bytes]:
    """Returns the page of a link. Looking at it does nothing: programs that read mail before its owner do that."""
    return file_of(request, "n")


@post("/n/{token:str}", status_code=200, include_in_schema=False)
async def one_click(request: Asking, token: Token) -> Response[str]:
    """Ends a way by what programs that read mail send (RFC 8058)."""
    await choices_of(request).decide(token, "stop")
    return Response("", media_type="text/plain")


NOTICES = Router("/api/tables", route_handlers=[get_notices, add_way, change_way], tags=["tables"])
LINKS = Router("/api/notices", route_handlers=[get_link, decide], tags=["notices"])
