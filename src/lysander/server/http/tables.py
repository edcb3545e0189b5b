"""The HTTP calls about tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import Annotated, Any
from weakref import ref

from litestar import Request, Response, Router, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from ...bots import adviser_of
from ...bots.subgames import advised
from ...core.ask import UMPIRE, Answer, Ask, IllegalAnswer, Refusal, judge
from ...core.foresight import foresee
from ...text import for_game
from ..errors import ApiError, Moved
from ..messages import wire
from ..messages.book import book_message
from ..messages.clocks import own_clocks, pace_of
from ..messages.render import advice, aid_message, would_message
from ..messages.state import encode, seat_lines, text_of, title_of, told_since, whole_state
from ..messages.untrusted import check_plain
from ..messages.words import lang_of
from ..registry import new_table
from ..registry.branch import branch
from ..registry.registry import Registry
from ..registry.subgames import due, somebody
from ..store.records import Note
from ..table import seats, takebacks, talk
from ..table.keys import COMPANION, HOST, WATCH, hash_of, roles_of, seats_before
from ..table.lessons import check_call
from ..table.live_table import LiveTable
from ..table.permissions import answers_as, eye_of, leading, own_seat, umpires
from ..table.refresh import roles_anew
from ..table.snapshot import TableCard
from ..table.whereabouts import asked, visited
from .address import address_of
from .packing import pack, send

Lang = Annotated[str, QueryParameter(name="lang", max_length=8, description="en, de, or none for programs that need no sentences")]
Since = Annotated[int, QueryParameter(name="since", ge=0, le=1_000_000_000, description="number of the last log line the client has")]
Said = Annotated[int, QueryParameter(name="said", ge=0, le=1_000_000_000, description="how many lines of talk the client has")]
SeatName = Annotated[str, QueryParameter(name="seat", max_length=40, description="a role that the key opens; empty: a spectator")]
KindName = Annotated[str, QueryParameter(name="kind", max_length=80)]
Value = Annotated[str, QueryParameter(name="value", max_length=1000)]
TableId = Annotated[str, PathParameter(max_length=40)]

ERRORS = {
    code: ResponseSpec(wire.Error, generate_examples=False, description=text)
    for code, text in {
        400: "The message cannot be read",
        403: "The key does not open this",
        404: "There is no such thing",
        409: "Not now: the position went on, or the table is not in that state",
        413: "Too large",
        422: "The rules or the table say no",
        429: "Too many requests",
    }.items()
}
Asking = Request[Any, Any, Any]
LONG = 300
"""Lines of the log from which on a message is long."""


def key_of(request: Asking) -> str:
    """Returns the key of a request, or nothing."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


async def at_table(request: Asking, id: str) -> tuple[LiveTable, frozenset[str]]:
    """Returns the table of a request and the roles that its key opens there, after the quiet period. Raises ``ApiError``."""
    registry: Registry = request.app.state.registry
    table = await registry.table(id)
    request.state.table = ref(table)  # a connection that has closed leaves its last request to the collector
    check_call(table.meta, request.method, request.scope["path"])
    await table.quiet.ended()
    key = key_of(request)
    roles = roles_of(table.keys, key) or (await roles_anew(table, hash_of(key)) if key else frozenset())
    visited(table, address_of(request.scope), bool(roles - {WATCH}))
    asked(table, (seat for seat in roles & set(table.seats) if seat + COMPANION not in roles))
    return table, roles


def need(roles: frozenset[str], *any_of: str) -> str:
    """Returns the first of these roles that the key opens. Raises ``ApiError`` if it opens none."""
    for role in any_of:
        if role in roles:
            return role
    raise ApiError(403, "no-key", role=" / ".join(any_of))


def need_umpire(table: LiveTable, roles: frozenset[str]) -> str:
    """Returns the umpire's seat. Raises ``ApiError`` if nobody may sit in it, or the key does not open it."""
    for seat in umpires(table):
        if seat in roles:
            return seat
    raise ApiError(403, "no-key", role=UMPIRE)


async def sent(state: wire.State) -> Response[wire.State]:
    """Returns a ``state`` as it is sent; a long one is encoded in a thread."""
    data = encode(state) if len(state.events) < LONG else await asyncio.to_thread(encode, state)
    return Response(data, media_type="application/json")  # type: ignore[arg-type]


async def _state(table: LiveTable, roles: frozenset[str], seat: str, since: int, said: int, lang: str) -> Response[wire.State]:
    return await sent(await whole_state(table, roles, seat, told_since(table, seat, since), said, lang_of(lang)))


async def state_now(table: LiveTable, roles: frozenset[str], seat: str, since: int, said: int, lang: str) -> Response[wire.State]:
    """Returns the newest ``state`` of a role, as it is sent."""
    async with table.lock:
        return await _state(table, roles, seat, since, said, lang)


async def state_then(table: LiveTable, roles: frozenset[str], seat: str, since: int, said: int, lang: str) -> Response[wire.State]:
    """Returns the newest ``state`` after something was done. If the table has just gone to another process, that is what it was when it went: who is
    told to ask again would do it twice."""
    try:
        return await state_now(table, roles, seat, since, said, lang)
    except Moved:
        return await _state(table, roles, seat, since, said, lang)


def table_line(card: TableCard, roles: frozenset[str], lang: str, before: Sequence[str] = ()) -> wire.TableLine:
    """Returns the public facts of a table as a message. ``before``: seats that the key opened or invited to once."""
    meta = card.meta
    return wire.TableLine(
        meta.id, meta.game, title_of(meta, lang), meta.scenario, meta.options, meta.status, meta.public,  # type: ignore[arg-type]
        seat_lines(card, roles, for_game(meta.game, lang), lang), meta.created, meta.changed, sorted(roles), meta.rematch, meta.series, list(before),
        meta.parent, pace_of(meta), None, meta.delay, meta.paused_until,
    )  # fmt: skip


@get("/", summary="Open public tables", responses=ERRORS)
async def list_tables(request: Asking, lang: Lang = "en") -> list[wire.TableLine]:
    registry: Registry = request.app.state.registry
    return [table_line(t, roles_of(t.keys, key_of(request)), lang_of(lang)) for t in await registry.listed()]


@post("/", summary="Make a table", responses=ERRORS)
async def make_table(request: Asking, data: JSONBody[wire.NewTable]) -> wire.Made:
    registry: Registry = request.app.state.registry
    address, limits = address_of(request.scope), request.app.state.limits
    await limits.make_table(address)
    async with limits.judging(address) if data.variant else nullcontext():
        return await new_table.make_table(registry, data, address, key_of(request))


@get("/{id:str}", summary="Public facts of a table, and the roles of the key", responses=ERRORS)
async def get_table(request: Asking, id: TableId, lang: Lang = "en") -> wire.TableLine:
    table, roles = await at_table(request, id)
    async with table.lock:
        line = table_line(table.card(), roles, lang_of(lang), seats_before(table.keys, key_of(request)))
        line.clock = own_clocks(table, roles)
        return line


@get("/{id:str}/book", summary="What was done with seats and keys, and who has ever held a key to each seat", responses=ERRORS)
async def get_book(request: Asking, id: TableId, lang: Lang = "en") -> wire.Book:
    table, roles = await at_table(request, id)
    return book_message(table, roles, await table.whole_book(), lang_of(lang))


@get("/{id:str}/state", summary="What a seat may know now", responses=ERRORS)
async def get_state(request: Asking, id: TableId, seat: SeatName = "", since: Since = 0, said: Said = 0, lang: Lang = "en") -> Response[wire.State]:
    table, roles = await at_table(request, id)
    return await state_now(table, roles, eye_of(table, roles, seat), since, said, lang)


@post("/{id:str}/answer", status_code=200, summary="Answer an open question", responses=ERRORS)
async def answer(
    request: Asking, id: TableId, data: JSONBody[wire.GiveAnswer], since: Since = 0, said: Said = 0, lang: Lang = "en"
) -> Response[wire.State]:
    check_plain(data.value)
    table, roles = await at_table(request, id)
    await table.answer(data.seat, data.at, data.kind, data.value, by=answers_as(table, roles, data.seat))
    await table.quiet.ended()
    return await state_then(table, roles, data.seat, since, said, lang)


@post(
    "/{id:str}/seat",
    status_code=200,
    summary="Take a seat, invite to it, put in a bot, agree to something: whatever is done with seats and keys",
    responses=ERRORS,
)
async def change_seat(request: Asking, id: TableId, data: JSONBody[wire.SeatChange]) -> wire.SeatKey:
    table, _ = await at_table(request, id)
    registry: Registry = request.app.state.registry
    if data.action == "open":
        await seats.open_link(table, data.seat, key_of(request))
        return wire.SeatKey(data.seat)
    if data.action == "take":
        return wire.SeatKey(data.seat, await seats.take_seat(table, data.seat, data.name, key_of(request), data.token))
    if data.action == "bot":
        registry.check_level(table.meta.game, data.level, data.seat)
    outcome = await seats.change_seat(table, key_of(request), seats.Wish(data.seat, data.action, data.name, data.level, data.ask))
    return wire.SeatKey(data.seat, outcome.key, outcome.asked)


@post(
    "/{id:str}/rematch", status_code=200, summary="A new table, seats swapped unless all keep theirs; the keys of this one open it", responses=ERRORS
)
async def rematch(request: Asking, id: TableId, swap: FromQuery[bool] = True) -> wire.Rematched:
    table, roles = await at_table(request, id)
    by = need(roles, HOST, *table.seats)
    registry: Registry = request.app.state.registry
    return await new_table.rematch(registry, table, by, swap)


@post(
    "/{id:str}/branch",
    summary="A new table that plays on from an earlier step; when the game is over, or by a key to all its seats",
    responses=ERRORS,
)
async def play_on(request: Asking, id: TableId, data: JSONBody[wire.Branch]) -> wire.Made:
    table, roles = await at_table(request, id)
    await request.app.state.limits.make_table(address_of(request.scope))
    return await branch(request.app.state.registry, table, roles, data)


@post("/{id:str}/undo", status_code=200, summary="Take back, or ask the others for it", responses=ERRORS)
async def undo(request: Asking, id: TableId, data: JSONBody[wire.Undo], since: Since = 0, said: Said = 0, lang: Lang = "en") -> Response[wire.State]:
    table, roles = await at_table(request, id)
    await takebacks.undo(table, leading(table, roles, data.seat), data.ask, data.step)
    return await state_then(table, roles, data.seat, since, said, lang)


@post("/{id:str}/undo/consent", status_code=200, summary="Agree to a take-back, or refuse it", responses=ERRORS)
async def consent(
    request: Asking, id: TableId, data: JSONBody[wire.Consent], since: Since = 0, said: Said = 0, lang: Lang = "en"
) -> Response[wire.State]:
    table, roles = await at_table(request, id)
    await takebacks.consent(table, leading(table, roles, data.seat), data.agree)
    return await state_then(table, roles, data.seat, since, said, lang)


@post("/{id:str}/takeback", status_code=200, summary="The umpire sets the game back", responses=ERRORS)
async def takeback(
    request: Asking, id: TableId, data: JSONBody[wire.Takeback], since: Since = 0, said: Said = 0, lang: Lang = "en"
) -> Response[wire.State]:
    table, roles = await at_table(request, id)
    umpire = need_umpire(table, roles)
    await takebacks.takeback(table, data.line, umpire)
    return await state_then(table, roles, umpire, since, said, lang)


@post("/{id:str}/chat", status_code=200, summary="Table talk", responses=ERRORS)
async def chat(request: Asking, id: TableId, data: JSONBody[wire.Say]) -> wire.ChatLine:
    table, roles = await at_table(request, id)
    if data.seat:
        own_seat(table, roles, data.seat)
    else:
        need(roles, HOST)
    if table.meta.status in ("running", "paused") and not table.game.table_talk:
        raise ApiError(403, "no-talk", rule=table.game.paragraphs.get("talk", ""))
    name = table.seats[data.seat].name if data.seat else ""
    line = await talk.say(table, data.seat, name, data.text)
    return wire.ChatLine(line.n, line.seat, line.name, line.text, line.time)


@put("/{id:str}/notes", summary="Private notes and map marks of a seat", responses=ERRORS)
async def notes(request: Asking, id: TableId, data: JSONBody[wire.Notes]) -> wire.Notes:
    table, roles = await at_table(request, id)
    seat = own_seat(table, roles, data.seat)
    await talk.write_note(table, seat, Note(data.text, [{"hex": m.hex, "colour": m.colour, "text": m.text} for m in data.marks]))
    return data


@get("/{id:str}/why", summary="Would this answer be legal? From the seat's own knowledge", responses=ERRORS)
async def why(request: Asking, id: TableId, kind: KindName, value: Value, seat: SeatName = "", lang: Lang = "en") -> wire.Why:
    table, roles = await at_table(request, id)
    own_seat(table, roles, seat)
    async with table.lock:
        asks = table.playing().asks_of(seat)
        found = refusal_of(asks, Answer(seat, kind, value))
        if found is not None and value.isascii() and value.isdigit():
            found = refusal_of(asks, Answer(seat, kind, int(value))) and found
    return wire.Why(False, found.rule, found.code, text_of(table, lang_of(lang)).refusal(found)) if found else wire.Why(True)


@get("/{id:str}/aid", summary="Help with an answer in the making, where the game has any; nothing is done", responses=ERRORS)
async def aid(request: Asking, id: TableId, kind: KindName, value: Value = "", seat: SeatName = "", lang: Lang = "en") -> Response[wire.Aid]:
    table, roles = await at_table(request, id)
    own_seat(table, roles, seat)
    async with table.lock:
        match = table.playing()
        ask, now = next((a for a in match.asks_of(seat) if a.kind == kind), None), match.position.now.clone()
    found = await asyncio.to_thread(table.game.aid, now, ask, value) if ask else None
    if ask is None or found is None:
        raise ApiError(422, "no-aid") if ask else ApiError(409, "not-asked")
    message = aid_message(text_of(table, lang_of(lang)), ask.domain.why_not(value) if value else None, found)
    return send(request, await asyncio.to_thread(lambda: pack(encode(message), 1)), "application/json")


@get("/{id:str}/would", summary="What a change or a ruling of the umpire would do to all views; nothing is done", responses=ERRORS)
async def would(request: Asking, id: TableId, kind: KindName, value: Value, lang: Lang = "en") -> wire.Would:
    table, roles = await at_table(request, id)
    text, answer = text_of(table, lang_of(lang)), Answer(need_umpire(table, roles), kind, value)
    async with table.lock:
        now = table.playing().position
        position = replace(now, now=now.now.clone())
    try:
        found = await asyncio.to_thread(foresee, table.game, position, answer)
    except IllegalAnswer as error:
        return wire.Would(False, error.refusal.rule, error.refusal.code, text.refusal(error.refusal))
    if found is None:
        raise ApiError(422, "not-foreseen")
    return would_message(text, found)


def refusal_of(asks: Sequence[Ask], answer: Answer) -> Refusal | None:
    """Returns why an answer would be refused, or None."""
    try:
        judge(asks, answer)
    except IllegalAnswer as error:
        return error.refusal
    return None


@get("/{id:str}/explain", summary="What a bot would do now, where the table gives hints", responses=ERRORS)
async def explain(request: Asking, id: TableId, seat: SeatName = "", lang: Lang = "en") -> wire.Advice:
    table, roles = await at_table(request, id)
    own_seat(table, roles, seat)
    if not table.meta.hints or seat in table.umpire_seats:  # no bot plays the umpire
        raise ApiError(403, "no-hints")
    table.playing()
    async with table.lock:
        found, snapshot = due(table), table.snapshot(seat)
        if found is not None and found.ask.seat == seat:
            return advice(text_of(table, lang_of(lang)), snapshot, found.ask.kind, None, advised(somebody(table)))
    snapshot, (kind, value, reasons) = await request.app.state.runner.hint(table, seat, adviser_of(table.meta.game))
    return advice(text_of(table, lang_of(lang)), snapshot, kind, value, reasons)


TABLES = Router(
    "/api/tables",
    route_handlers=[
        list_tables, make_table, get_table, get_book, get_state, answer, change_seat, rematch, play_on, undo,
        consent, takeback, chat, notes, why, aid, would, explain,
    ],
    tags=["tables"],
)  # fmt: skip
