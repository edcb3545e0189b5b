"""The ``state`` message: what a role may know of a table. Nothing else shows anything of a running game (docs/decisions/012-one-door.md)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from copy import copy
from typing import Any

import msgspec

from ...core.ask import Ask
from ...core.chance import commitment, seal_of
from ...core.event import SPECTATOR
from ...core.game import player_seats
from ...core.journal import digest_of
from ...core.plain import names_of
from ...text import Text, for_game, plain
from ..store.records import Meta
from ..table.keys import HOST
from ..table.live_table import LiveTable
from ..table.pauses import players
from ..table.permissions import sits, viewer
from ..table.presence import MINUTES
from ..table.review import Past
from ..table.seat_log import Told
from ..table.snapshot import Moment, TableCard
from ..table.takebacks import last_line, line_back, open_request, persons
from .book import book_lines, request_line
from .clocks import own_clock, pace_of, seat_clock
from .ending import result_state
from .lesson import lesson_now
from .render import FACTS, WORDLESS, Wordless, ask_line, log_line
from .wire import (
    ChatLine,
    LogLine,
    Notes,
    PauseNow,
    SeatLine,
    SetupState,
    State,
    UndoRequest,
    UndoState,
    Waiting,
)  # fmt: skip
from .words import say

AT_ONCE = 40
"""Lines of the log that are put into words before others have their turns."""
SAID = 200
"""Lines of talk in a message: the last ones of those that are new to its reader."""
ENCODER = msgspec.json.Encoder(enc_hook=plain)


def text_of(table: LiveTable, lang: str) -> Text | Wordless:
    """Returns the sentences of a table in a language."""
    if lang == FACTS:
        return WORDLESS
    people = {seat: sitting.name for seat, sitting in table.seats.items() if sitting.name}
    return for_game(table.meta.game, lang, table.setup, people)


def title_of(meta: Meta, lang: str) -> str:
    """Returns the title of a table: what it was named, else its scenario in the reader's language. Programs are told a given name only."""
    if meta.title or lang == FACTS:
        return meta.title
    return f"{for_game(meta.game, lang).scenario(meta.scenario)[0]} {meta.subgame}".strip()


async def whole_state(table: LiveTable, roles: frozenset[str], seat: str, told: Sequence[Told], said: int, lang: str) -> State:
    """Returns what ``state_message`` does; while many lines are put into words, others have their turns. Call with the lock held."""
    return state_message(table, roles, seat, told, said, lang, await told_lines(table, viewer(table, seat), lang, told))


async def told_lines(table: LiveTable, eye: str, lang: str, told: Sequence[Told], shown: tuple[str, ...] | None = None) -> list[LogLine]:
    """Returns lines of the log in words, with who was told them if that may be ``shown``; after some of them, others have their turns. Call with the
    lock held."""
    text, lines = text_of(table, lang), []
    shown = readers_shown(table, eye) if shown is None else shown
    for at in range(0, len(told), AT_ONCE):
        lines += [log_line(text, t, eye, lang, shown) for t in told[at : at + AT_ONCE]]
        if len(told) > AT_ONCE:
            await asyncio.sleep(0)
    return lines


def told_since(table: LiveTable, seat: str, no: int) -> list[Told]:
    """Returns what a role was told after line ``no`` of its log. Call with the lock held."""
    return table.logs[viewer(table, seat)].since(no)


def state_message(
    table: LiveTable, roles: frozenset[str], seat: str, told: Sequence[Told], said: int, lang: str, lines: list[LogLine] | None = None
) -> State:
    """Returns what ``seat`` (one of ``roles``, or a spectator) may know now, with the log lines that are new to it (``told``; in words as ``lines``,
    if that was done before) and the talk from line ``said`` on. Call with the lock held."""
    eye = viewer(table, seat)
    log, match, snapshot, text = table.logs[eye], table.match, table.snapshot(eye), text_of(table, lang)
    ended = match.state.result if match else None
    now = Moment(snapshot.at, snapshot.view, snapshot.asks, snapshot.facts, told, ended)
    state = compose(table, roles, seat, lang, now, ask_lines(text, snapshot.asks, snapshot.view), lines)
    state.first = told[0].no if told else log.no + 1
    state.chat = talk_since(table, said)
    state.undo = undo_state(table, eye, roles, lang)
    state.private = private(table, roles, eye)
    state.clock = own_clock(table, roles, eye)
    state.pause = pause_now(table)
    return state


def pause_now(table: LiveTable) -> PauseNow | None:
    """Returns the pause of a table, or that for which a player asks."""
    meta, asked = table.meta, table.meta.pausing
    if meta.status == "paused":
        return PauseNow(meta.paused_until)
    if not asked or meta.status != "running":
        return None
    return PauseNow(0, asked["seat"], asked["days"], asked["agreed"], [seat for seat in players(table) if seat not in asked["agreed"]])


def private(table: LiveTable, roles: frozenset[str], eye: str) -> bool:
    """Returns whether something on this seat's page is for it alone: in its view, its log or its notes. It is looked for only where a key
    opens several seats, who share a screen; else true."""
    if table.match is None or table.logs[eye].alone or eye in table.notes or len(roles.intersection(table.logs)) < 2:
        return True
    snapshot = table.snapshot(eye)
    own, common = snapshot.view, table.game.view(snapshot.seen, SPECTATOR)
    fields = names_of(type(own))  # type: ignore[arg-type]  # a class is hashable
    return type(own) is not type(common) or any(getattr(own, n) != getattr(common, n) for n in fields if n != "seat")


async def past_message(table: LiveTable, roles: frozenset[str], seat: str, lang: str, past: Past, truth: bool = False) -> State:
    """Returns what ``seat`` knew at an earlier step; with ``truth`` what was so, and who was told it. Call with the lock held."""
    lines = await told_lines(table, viewer(table, seat), lang, past.then.told, player_seats(table.game) if truth else None)
    asks = ask_lines(text_of(table, lang), past.then.asks, past.then.view)
    state = compose(table, roles, seat, lang, past.then, asks, lines)
    state.step, state.steps, state.line, state.chat = past.step, past.steps, past.line, talk_since(table, 0)
    return state


def compose(table: LiveTable, roles: frozenset[str], seat: str, lang: str, moment: Moment, asks: Any, lines: list[LogLine] | None = None) -> State:
    """Returns a ``state`` message of a moment. ``asks`` are its open asks in words, ``lines`` what was told, if that is in words already."""
    eye = viewer(table, seat)
    text = text_of(table, lang)
    state = copy(public_part(table, roles, seat, lang))
    state.sits = sits(table, roles, seat)  # type: ignore[assignment]
    state.at, state.view, state.asks = moment.at, text.seen(moment.view), asks
    state.lesson = lesson_now(table)
    state.waiting = waiting(table, moment.facts, text, lang)
    if moment.told:
        shown = readers_shown(table, eye)
        state.events = [log_line(text, t, eye, lang, shown) for t in moment.told] if lines is None else lines
    if table.notes and eye in roles:
        state.notes = notes_of(table, eye)
    if eye in table.umpire_seats:
        state.seat_notes = seat_notes(table, eye)
    if moment.result is not None and not table.meta.lesson:
        state.result = result_state(table, moment.result, text)
    return state


def readers_shown(table: LiveTable, eye: str) -> tuple[str, ...]:
    """Returns the seats of which this one may know what they were told: all players for the umpire, and for everybody after the end."""
    if table.meta.status != "over" and not table.logs[eye].sees_all:
        return ()
    return player_seats(table.game)


def public_part(table: LiveTable, roles: frozenset[str], seat: str, lang: str) -> State:
    """Returns a message with nothing but what everybody sees, the same object until that changes. It must not be changed.

    Seats, talk and setup are the larger part of a message and change seldom, so they are encoded once. Measured in one process (judging, views and
    messages of an answer, without network and commit): making them for each message costs 5 to 14 % more, most with a talk of 40 lines."""
    key = (roles, seat, lang)
    made: State | None = table.public_parts.get(key)
    if made is None:
        made = table.public_parts[key] = _public_part(table, roles, seat, lang)
    return made


def _public_part(table: LiveTable, roles: frozenset[str], seat: str, lang: str) -> State:
    return State(
        table=table.id,
        game=table.meta.game,
        seat=seat,
        sits="watch",
        status=table.meta.status,  # type: ignore[arg-type]
        title=title_of(table.meta, lang),
        at=0,
        seats=raw(seat_lines(table.card(), roles, text_of(table, lang), lang)),
        waiting=Waiting("", {}),
        asks=[],
        view=None,
        first=1,
        events=[],
        undo=UndoState(False, False, False, say(lang, "undo-none"), None),
        chat=[],
        absence=MINUTES,
        notes=raw(Notes(viewer(table, seat))),
        seat_notes={},
        result=None,
        setup=raw(setup_state(table)),
        hints=table.meta.hints,
        host=HOST in roles,
        next_table=table.meta.rematch,
        series=table.meta.series,
        parent=table.meta.parent,
        opened=table.opened,  # type: ignore[arg-type]
        subgames=dict(table.children),
        step=0,
        steps=0,
        book=raw(book_lines(roles, table.book.newest, text_of(table, lang), lang)),
    )


def talk_since(table: LiveTable, said: int) -> list[ChatLine]:
    """Returns the talk from line ``said`` on, of many lines the last ones."""
    first = max(said, len(table.chat) - SAID)
    return [ChatLine(c.n, c.seat, c.name, c.text, c.time) for c in table.chat[first:]]


def raw(part: Any) -> Any:
    """Returns a part of a message already encoded."""
    return msgspec.Raw(encode(part))


def seat_lines(card: TableCard, roles: frozenset[str], text: Text | Wordless, lang: str) -> list[SeatLine]:
    """Returns the seats as everybody sees them."""
    return [
        SeatLine(
            seat=s.id,
            name=sitting.name,
            sign=s.sign,
            label=text.seat(s.id),
            kind=sitting.kind,  # type: ignore[arg-type]
            level=sitting.level,
            stand_in=sitting.kind == "human" and bool(sitting.level),
            online=s.id in card.online,
            you=s.id in roles,
            lent=sitting.lent,
            away=card.away.get(s.id, 0),
            request=request_line(sitting, text.seat(s.id), text, lang),
            opened=card.meta.status == "lobby" and sitting.opened,
            clock=seat_clock(card.meta, s.id) if sitting.kind == "human" and not sitting.level else None,
        )
        for s in card.game.seats
        if (sitting := card.seats.get(s.id)) is not None
    ]


def ask_lines(text: Text | Wordless, asks: Sequence[Ask], view: Any) -> list[Any]:
    """Returns the open asks in words."""
    if not asks:
        return []
    shown = {} if isinstance(text, Wordless) else msgspec.to_builtins(view, enc_hook=plain)
    return [ask_line(text, ask, shown) for ask in asks]


def waiting(table: LiveTable, facts: dict[str, Any], text: Text | Wordless, lang: str) -> Waiting:
    """Returns what is going on, from public facts alone."""
    if table.match is None:
        code = "waiting-lobby" if table.meta.status == "lobby" else "damaged-game" if table.damaged else "old-rules"
        return Waiting(say(lang, code, rules=table.meta.rules, now=table.game.rules_version), {})
    words = say(lang, "waiting-paused") if table.meta.status == "paused" else text.waiting(facts)
    return Waiting(words, facts)


def undo_state(table: LiveTable, seat: str, roles: frozenset[str], lang: str) -> UndoState:
    """Returns what this seat may take back, and what it is asked to agree to."""
    match = table.match
    if match is None or table.meta.status != "running" or seat not in roles or table.meta.lesson:
        return UndoState(False, False, False, say(lang, "undo-none"), None)
    request = open_request(table)
    asked = bool(request) and request["seat"] == seat
    back = match.free_undo(seat)
    free = back is not None or line_back(table, seat) is not None
    may_ask = not free and not asked and last_line(table, seat) is not None and bool(persons(table, seat))
    code = "undo-free" if free else "undo-asked" if asked else "undo-ask" if may_ask else "undo-none"
    wanted = None
    if request and not asked and seat not in request["agreed"]:
        name = text_of(table, lang).seat(request["seat"])
        wanted = UndoRequest(request["seat"], say(lang, "undo-request", seat=name))
    return UndoState(free, may_ask, asked, say(lang, code), wanted, int(free) if back is None else len(match.lines) - back)


def notes_of(table: LiveTable, seat: str) -> Notes:
    """Returns the private notes of a seat."""
    note = table.notes.get(seat)
    return msgspec.convert({"seat": seat, "text": note.text, "marks": note.marks}, Notes) if note else Notes(seat)


def seat_notes(table: LiveTable, seat: str) -> dict[str, Notes]:
    """Returns the notes of the other seats, which the umpire alone may read."""
    if seat not in table.umpire_seats:
        return {}
    return {other: notes_of(table, other) for other in table.notes if other != seat}


def setup_state(table: LiveTable) -> SetupState:
    """Returns what was fixed at the start; the seed only after the end."""
    meta = table.meta
    seed = meta.seed if meta.status == "over" else ""
    begun = table.sealed or commitment(bytes.fromhex(meta.seed))
    mark = digest_of(meta.variant) if meta.variant else ""
    return SetupState(
        meta.scenario, meta.options, str(meta.variant.get("name", "")), mark, meta.rules, begun, seed, meta.umpire_minutes, meta.quiet_period,
        meta.commitments, meta.nonces, bool(meta.sealed) or meta.status != "lobby", seal_of(begun, meta.commitments), pace_of(meta), meta.delay,
        meta.bot_pause,
    )  # fmt: skip


def encode(message: Any) -> bytes:
    """Returns a message as it is sent."""
    return ENCODER.encode(message)
