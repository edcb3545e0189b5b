"""Making tables: one as somebody wishes it, and a rematch of one that is over."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...core.game import Game, Setup, player_seats, seatings, umpire_seats
from ...core.match import Match
from ..errors import ApiError
from ..messages.clocks import stored_pace
from ..messages.untrusted import check_variant
from ..messages.wire import Made, NewTable, Rematched
from ..store import queries, series
from ..store.records import Meta, Sitting, Stored
from ..table.book import MADE, REMATCH, Book, first_lines
from ..table.delayed import has_moves
from ..table.keys import COMPANION, HOST, INVITED, PAST, WATCH, hash_of, hashed, new_key, new_seed, new_table_id
from ..table.live_table import LiveTable
from ..table.retry import retried
from ..table.status import set_up
from .registry import Registry
from .trial import REASON

NEW_SERIES = "new"


async def make_table(registry: Registry, wish: NewTable, address: str, key: str = "") -> Made:
    """Makes a table and returns the keys to it. ``address``: whose wish it is; ``key``: the host's of a table of the series that it joins. Raises
    ``ApiError`` for a setup that is not legal."""
    game = registry.games.get(wish.game)
    if game is None:
        raise ApiError(404, "no-game")
    registry.check_level(game.id, wish.pace.level if wish.pace is not None else "")
    if wish.delay and not has_moves(game):
        raise ApiError(422, "bad-setup", why=f"{game.id} has no moves after which spectators could see both sides")
    seats = _seats(registry, game, wish)
    keys = _keys(game, wish, seats)
    if wish.pace is not None and wish.pace.up == "umpire" and not umpire_seats(game):
        raise ApiError(422, "bad-setup", why=f"{game.id} has no umpire who could decide when time is up")
    setup = await _judged(registry, game, wish, seats, address)
    meta = _meta(registry.new_id(), game, wish, setup)
    await _join_series(registry, meta, wish.series, key)
    held = hashed(keys)
    await _store(registry, game, meta, seats, held, first_lines(MADE, HOST, wish.name, seats, held, wish.delay), address, wish.start)
    return Made(meta.id, keys)


def _seats(registry: Registry, game: Game[Any], wish: NewTable) -> dict[str, Sitting]:
    """Returns who sits where: whom the wish names; else an optional seat is empty and any other open."""
    infos = {s.id: s for s in game.seats}
    if set(wish.seats) - set(infos):
        raise ApiError(422, "no-seat")
    seats = {}
    for id, info in infos.items():
        seat = wish.seats.get(id)
        kind = seat.kind if seat else "empty" if info.optional else "open"
        if kind == "bot" and info.umpire:
            raise ApiError(422, "bad-seat", what=kind)
        level = (seat.level or "normal") if seat and kind == "bot" else ""
        registry.check_level(game.id, level, id)
        name = seat.name if seat and seat.name else wish.name if kind == "human" else ""
        seats[id] = Sitting(kind, level, name)
    players = {s for s, sitting in seats.items() if sitting.kind != "empty"} - umpire_seats(game)
    if players not in map(set, seatings(game, wish.scenario or game.scenarios[0].id)):
        raise ApiError(422, "bad-players")
    return seats


def _keys(game: Game[Any], wish: NewTable, seats: Mapping[str, Sitting]) -> dict[str, str]:
    """Returns a key for each role; the host's opens every seat that its maker plays, which become ``human``. To others there are
    invitations."""
    host = new_key()
    keys = {HOST: host, WATCH: new_key()}
    for seat, sitting in seats.items():
        if sitting.kind == "human" or (wish.hot_seat and sitting.kind == "open" and seat not in umpire_seats(game)):
            sitting.kind, keys[seat] = "human", host
        elif sitting.kind == "open":
            keys[seat + INVITED] = new_key()
    mine = {seat for seat in seats if keys.get(seat) == host}
    if mine & umpire_seats(game) and mine - umpire_seats(game):
        raise ApiError(422, "umpire-plays", rule=game.paragraphs.get("umpire", ""))
    return keys


async def _judged(registry: Registry, game: Game[Any], wish: NewTable, seats: Mapping[str, Sitting], address: str) -> Setup:
    """Returns the setup that is wished, off the event loop, and a variant in a process of its own. Raises ``ApiError`` if the rules refuse it."""
    check_variant(wish.variant)
    seated = tuple(s for s, sitting in seats.items() if sitting.kind != "empty")
    setup = Setup(game.id, wish.scenario or game.scenarios[0].id, wish.options, seated, {})
    if wish.variant:
        setup = replace(setup, variant=await registry.judges.judge(address, game, setup, wish.variant))
    try:
        await asyncio.to_thread(Match, game, setup)
    except (ValueError, TypeError, KeyError) as error:
        raise ApiError(422, "bad-setup", why=str(error)[:REASON]) from None
    return setup


def _meta(id: str, game: Game[Any], wish: NewTable, setup: Setup) -> Meta:
    """Returns what is fixed at the table."""
    at = queries.now()
    return Meta(
        id, game.id, setup.scenario, dict(setup.options), dict(setup.variant), game.rules_version, wish.title, wish.public,
        wish.hints, "lobby", new_seed(), (), {}, "", at, at, wish.umpire_minutes, quiet_period=wish.beat,
        pace=stored_pace(wish.pace),
        delay=wish.delay,
        bot_pause=wish.bot_pause,
    )  # fmt: skip


async def _join_series(registry: Registry, meta: Meta, wish: str, key: str) -> None:
    """Puts a new table into a series of which its maker is a host, or begins one. Raises ``ApiError``."""
    if wish == NEW_SERIES:
        meta.series = new_table_id()
        await registry.writer.run(lambda connection: series.save_series(connection, meta.series, meta))
    elif wish:
        if await registry.writer.read(lambda connection: series.game_of_series(connection, wish)) != meta.game:
            raise ApiError(422, "no-series")
        if not await registry.writer.read(lambda connection: series.opens_series(connection, wish, hash_of(key), HOST)):
            raise ApiError(403, "no-key", words="no-series-key")
        meta.series = wish


async def _store(
    registry: Registry, game: Game[Any], meta: Meta, seats: dict[str, Sitting], keys: dict[str, set[str]], book: Book, address: str, start: bool
) -> LiveTable:
    """Writes a new table, begun if ``start``, and holds it in memory."""
    table = _unwritten(registry, game, meta, seats, keys, book)
    table.presence.address = address
    rows = set_up(table) if start else []

    def work(connection: Any) -> None:
        queries.create(connection, meta, seats, keys)
        registry.writer.insert(connection, rows)

    await registry.writer.run(table.book.booked(meta.id, work))
    return registry.keep(table)


def _unwritten(registry: Registry, game: Game[Any], meta: Meta, seats: dict[str, Sitting], keys: dict[str, set[str]], book: Book) -> LiveTable:
    """Returns a new table that is to be written. Whoever sits there counts as seen when it is made; no invitation has been opened."""
    for sitting in seats.values():
        sitting.seen = 0 if sitting.kind == "open" else meta.created
    table = LiveTable(game, registry.writer, Stored(meta, seats, keys, [], [], [], {}))
    table.book = book
    return table


async def rematch(registry: Registry, old: LiveTable, by: str, swap: bool = True) -> Rematched:
    """Makes a table of the same kind, once, with seats swapped round unless all keep theirs; the keys of the old table open it. ``by``: as whom
    somebody wishes it. Whoever comes later goes to the one that was made. Raises ``ApiError``."""
    async with old.lock:
        if old.meta.status != "over":
            raise ApiError(409, "not-over")
        made, moves = old.meta.rematch, swapped(old)
        if await kept(registry, old) if made else not swap:
            moves = {seat: seat for seat in moves}
        await _make_rematch(registry, old, moves, by)
        return Rematched(old.meta.rematch, moves)


async def kept(registry: Registry, old: LiveTable) -> bool:
    """Whether all keep their seats at the next table: the key of one seat of the old table opens the same seat there."""
    players = set(player_seats(old.game))
    new = await registry.writer.read(lambda connection: queries.load(connection, old.meta.rematch))
    alone = ((hash, *(roles & players)) for hash, roles in old.keys.items() if len(roles & players) == 1)
    return new is not None and any(seat in new.keys.get(hash, ()) for hash, seat in alone)


@retried
async def _make_rematch(registry: Registry, old: LiveTable, swap: Mapping[str, str], by: str) -> None:
    """Writes the next table, if there is none, and notes it in the old one, both in one series. Call with the lock of the old one held."""
    if old.meta.rematch:
        return
    at, alone = queries.now(), not old.meta.series
    old.meta.series = old.meta.series or new_table_id()
    meta = Meta(
        registry.new_id(), old.meta.game, old.meta.scenario, old.meta.options, old.meta.variant, old.game.rules_version,
        old.meta.title, old.meta.public, old.meta.hints, "lobby", new_seed(), (), {}, "", at, at,
        old.meta.umpire_minutes, old.meta.series, old.meta.quiet_period, pace=old.meta.pace,
        delay=old.meta.delay,
        bot_pause=old.meta.bot_pause,
    )  # fmt: skip
    moved = {swap[s]: Sitting(v.kind, v.level, v.name) for s, v in old.seats.items()}
    seats = {s: moved[s] for s in old.seats}
    keys = {h: {_swapped_role(swap, role) for role in roles if _lives_on(role, old.seats, roles)} for h, roles in old.keys.items()}
    book = first_lines(REMATCH, swap.get(by, by), old.seats[by].name if by in old.seats else "", seats, keys, meta.delay)
    next_table = _unwritten(registry, old.game, meta, seats, keys, book)
    next_table.presence.address = old.presence.address
    old.meta.rematch = meta.id

    def work(connection: Any) -> None:
        if alone:
            series.found_series(connection, meta.series, old.meta)
        queries.create(connection, meta, seats, keys)
        queries.save_meta(connection, old.meta)

    await old.save(book.booked(meta.id, work))
    registry.keep(next_table)


def swapped(table: LiveTable) -> dict[str, str]:
    """Returns where each seat goes at the next table: sides change; an umpire and an organiser stay.

    As many of each side as the smallest has seats go over to the next one, persons before bots. Who stays moves up, whoever comes takes the seats
    after them, and bots the last ones: so everybody has their turn in a seat of the smaller side, and a bot commands no persons.
    """
    players = [s for s in player_seats(table.game) if table.seats[s].kind != "empty" and s != table.game.keeper]
    sides = [side for goal in table.game.goals(table.coming) if (side := [s for s in goal if s in players])]
    queues = [_persons_first(table, side) for side in sides]
    most = min(len(side) for side in sides)
    going: dict[str, str] = {}
    for n, side in enumerate(sides):
        comers = _persons_first(table, [*queues[n][most:], *queues[n - 1][:most]])
        going |= dict(zip(comers, side, strict=True))
    return {s: going.get(s, s) for s in table.seats}


def _persons_first(table: LiveTable, seats: Sequence[str]) -> list[str]:
    return sorted(seats, key=lambda seat: table.seats[seat].kind == "bot")


def _lives_on(role: str, seats: Mapping[str, Sitting], roles: set[str]) -> bool:
    """Returns whether a role of a key goes over to the next table: it is valid, or says that the host sits in that seat by another key."""
    seat = role.removeprefix(PAST)
    return seat == role or (HOST in roles and seat in seats and seats[seat].kind == "human")


def _swapped_role(swap: Mapping[str, str], role: str) -> str:
    """Returns a role at the next table: those of companions and of who is invited go with their seats."""
    seat = role.strip(PAST + COMPANION + INVITED)
    return role.replace(seat, swap.get(seat, seat))
