"""All tables: making, finding, listing; those in use are held in memory."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Container, Mapping
from typing import Any

from ..bots import levels_of
from ..core.game import Game, Setup, seatings
from ..core.match import Match
from ..core.tables import BadTable, read_variant, variant_of
from . import book, series
from .access import COMPANION, HOST, PAST, WATCH, hash_of, new_key, new_seed, new_table_id, roles_of
from .book import Meta, Sitting, Stored
from .chair import fit_to_sit, may_take, sit_down, stand_up, umpire_seats
from .errors import No
from .glance import Card
from .tables import LiveTable
from .wire import Made, NewTable, Rematched, SeatKey
from .writer import Writer

LISTED = 100
MOST_VARIANT = 20_000
MOST_COMPANIONS = 12
NEW_SERIES = "new"


class Hall:
    """The tables in memory, and those in the store. ``levels`` are the bots that can sit down, by game; ``after`` is called when a table changed."""

    def __init__(self, games: Mapping[str, Game[Any]], writer: Writer, after: Callable[[LiveTable], None]) -> None:
        self.games = games
        self.writer = writer
        self.after = after
        self.levels = {id: levels_of(id) for id in games}
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}

    async def table(self, id: str) -> LiveTable:
        """A table by its name. Raises ``No``."""
        found = self.tables.get(id)
        if found is not None:
            return found
        task = self.opening.get(id)
        if task is None:
            task = self.opening[id] = asyncio.create_task(self._open(id))
            task.add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(task)

    async def _open(self, id: str) -> LiveTable:
        stored = await self.writer.read(lambda connection: book.load(connection, id))
        if stored is None or stored.meta.game not in self.games:
            raise No(404, "no-table")
        return self.keep(await asyncio.to_thread(LiveTable, self.games[stored.meta.game], self.writer, stored))

    def keep(self, table: LiveTable) -> LiveTable:
        """Hold a table in memory, and look whether somebody has to answer."""
        self.tables[table.id] = table
        table.after = self.after
        self.after(table)
        return table

    def sweep(self, older: int, keep: Container[str] = ()) -> None:
        """Forget tables that nobody looks at and that have not changed for ``older`` milliseconds, but those to ``keep``; the store has them."""
        limit = book.now() - older
        for id, table in list(self.tables.items()):
            if not table.listeners and table.touched < limit and not table.lock.lock.locked() and id not in keep:
                del self.tables[id]

    async def make(self, wish: NewTable) -> tuple[LiveTable, Made]:
        """A new table and the keys to it. Raises ``No`` for a setup that is not legal."""
        game = self.games.get(wish.game)
        if game is None:
            raise No(404, "no-game")
        seats = self._seats(game, wish)
        host = new_key()
        keys = {HOST: host, WATCH: new_key()}
        for seat, sitting in seats.items():
            if sitting.kind == "human" or (wish.hot_seat and sitting.kind == "open" and seat not in umpire_seats(game)):
                sitting.kind, keys[seat] = "human", host
            elif sitting.kind == "open":
                keys[seat] = new_key()
        mine = {seat for seat in seats if keys.get(seat) == host}
        if mine & umpire_seats(game) and mine - umpire_seats(game):
            raise No(422, "umpire-plays", rule=game.paragraphs.get("umpire", ""))
        meta = self._meta(game, wish, seats)
        await self._join_series(meta, wish.series)
        table = await self._store(game, meta, seats, hashed(keys), wish.start)
        return table, Made(table.id, keys)

    async def _join_series(self, meta: Meta, wish: str) -> None:
        """Put a new table into the series that its maker knows, or begin one. Raises ``No``."""
        if wish == NEW_SERIES:
            meta.series = new_table_id()
            await self.writer.run(lambda connection: series.save_series(connection, meta.series, meta), meta.id)
        elif wish:
            if await self.writer.read(lambda connection: series.game_of_series(connection, wish)) != meta.game:
                raise No(422, "no-series")
            meta.series = wish

    def _seats(self, game: Game[Any], wish: NewTable) -> dict[str, Sitting]:
        infos = {s.id: s for s in game.seats}
        if set(wish.seats) - set(infos):
            raise No(422, "no-seat")
        seats = {}
        for id, info in infos.items():
            seat = wish.seats.get(id)
            kind = seat.kind if seat else "empty" if info.optional else "open"
            if kind == "bot" and info.umpire:
                raise No(422, "bad-seat", what=kind)
            level = (seat.level or "normal") if seat and kind == "bot" else ""
            self.check_level(game.id, level)
            name = seat.name if seat and seat.name else wish.name if kind == "human" else ""
            seats[id] = Sitting(kind, level, name)
        if {s for s, sitting in seats.items() if sitting.kind != "empty"} - umpire_seats(game) not in map(set, seatings(game)):
            raise No(422, "bad-players")
        return seats

    def check_level(self, game: str, level: str) -> None:
        """Raises ``No`` for a level that no bot has."""
        if level and level not in self.levels[game]:
            raise No(422, "no-level")

    def _meta(self, game: Game[Any], wish: NewTable, seats: Mapping[str, Sitting]) -> Meta:
        seated = tuple(s for s, sitting in seats.items() if sitting.kind != "empty")
        scenario = wish.scenario or game.scenarios[0].id
        try:
            variant = read_variant(wish.variant) if isinstance(wish.variant, str) else wish.variant
            if len(json.dumps(variant)) > MOST_VARIANT:
                raise No(413, "too-large")
            if variant:
                variant_of(variant, game.id)
            Match(game, Setup(game.id, scenario, wish.options, seated, variant))
        except (ValueError, TypeError, KeyError, BadTable) as error:
            raise No(422, "bad-setup", why=str(error)) from None
        at = book.now()
        return Meta(
            new_table_id(), game.id, scenario, dict(wish.options), dict(variant), game.rules_version, wish.title, wish.public,
            wish.hints, "lobby", new_seed(), (), {}, "", at, at, wish.umpire_minutes, beat=wish.beat,
        )  # fmt: skip

    async def _store(self, game: Game[Any], meta: Meta, seats: dict[str, Sitting], keys: dict[str, set[str]], start: bool = False) -> LiveTable:
        table = LiveTable(game, self.writer, Stored(meta, seats, keys, [], [], [], {}))
        rows = table.open("") if start else []

        def work(connection: Any) -> None:
            book.create(connection, meta, seats, keys)
            self.writer.insert(connection, rows)

        await self.writer.run(work, meta.id)
        return self.keep(table)

    async def rematch(self, old: LiveTable) -> Rematched:
        """A new table of the same kind, seats swapped round; the keys of the old table open it."""
        async with old.lock:
            if old.meta.status != "over":
                raise No(409, "not-over")
            swap = swapped(old)
            if not old.meta.rematch:
                at = book.now()
                if not old.meta.series:
                    old.meta.series = new_table_id()
                    await self.writer.run(lambda connection: series.found_series(connection, old.meta.series, old.meta), old.id)
                meta = Meta(
                    new_table_id(), old.meta.game, old.meta.scenario, old.meta.options, old.meta.variant, old.game.rules_version,
                    old.meta.title, old.meta.public, old.meta.hints, "lobby", new_seed(), (), {}, "", at, at,
                    old.meta.umpire_minutes, old.meta.series, old.meta.beat,
                )  # fmt: skip
                seats = {swap[s]: Sitting(v.kind, v.level, v.name) for s, v in old.seats.items()}
                keys = {h: {_swapped_role(swap, role) for role in roles if not role.startswith(PAST)} for h, roles in old.keys.items()}
                await self._store(old.game, meta, {s: seats[s] for s in old.seats}, keys)
                old.meta.rematch = meta.id
                await old.save(lambda connection: book.save_meta(connection, old.meta))
            return Rematched(old.meta.rematch, swap)

    async def listed(self) -> list[Card]:
        """The public tables, the latest first."""
        found = await self.writer.read(lambda connection: book.public_tables(connection, LISTED))
        return [self._card(*one) for one in found if one[0].game in self.games]

    def _card(self, meta: Meta, seats: dict[str, Sitting], keys: dict[str, set[str]]) -> Card:
        live = self.tables.get(meta.id)
        return live.card() if live else Card(self.games[meta.game], meta, seats, keys, frozenset())

    async def wake_bots(self) -> None:
        """After a start: open the tables at which it is a bot's turn."""
        for id in await self.writer.read(book.running_tables):
            await self.table(id)

    # ------------------------------------------------------------ seats

    async def take_seat(self, table: LiveTable, seat: str, name: str, key: str) -> SeatKey:
        """Sit down on an open seat: by its link, at a public table from the lobby, or as the host in the umpire's empty chair; without a
        key to the seat a new one is made."""
        async with table.lock:
            sitting, roles = _sitting(table, seat), roles_of(table.keys, key)
            may_take(table, seat, roles)
            fit_to_sit(table, seat, key)
            sitting.kind, sitting.name = "human", name
            made = await self._reseat(table, seat, sitting, "" if seat in roles else new_key())
            await sit_down(table, seat)
            return made

    async def change_seat(self, table: LiveTable, seat: str, action: str, name: str, level: str) -> SeatKey:
        """Name, free, or re-link a seat; put a bot in, or take it out again."""
        self.check_level(table.meta.game, level if action == "bot" else "")
        async with table.lock:
            sitting = _sitting(table, seat)
            chair = seat in table.chairs
            if sitting.kind == "empty" and not (chair and action == "link"):
                raise No(409, "bad-seat", what=action)
            if chair and action in ("bot", "lend", "companion"):
                raise No(422, "bad-seat", what=action)
            if action == "companion":
                return await self._companion(table, seat)
            key = new_key() if action in ("link", "free") else ""
            if action == "free":
                await stand_up(table, seat)
            if action in ("lend", "human", "free", "link"):
                sitting.lent = action == "lend"
            if action == "name":
                sitting.name = name
            elif action == "free":
                sitting.kind, sitting.level, sitting.name = "open", "", ""
            elif action == "link" and sitting.kind in ("bot", "empty"):
                sitting.kind, sitting.level = "open", ""
            elif action == "bot":
                sitting.kind = "human" if sitting.kind == "human" else "bot"
                sitting.level = level
            elif action == "human":
                sitting.kind = "open" if sitting.kind == "bot" else sitting.kind
                sitting.level = ""
            return await self._reseat(table, seat, sitting, key)

    async def _companion(self, table: LiveTable, seat: str) -> SeatKey:
        """One more key that shows this seat."""
        role, key = seat + COMPANION, new_key()
        if sum(role in roles for roles in table.keys.values()) >= MOST_COMPANIONS:
            raise No(409, "bad-seat", what="companion")
        table.keys[hash_of(key)] = {role}
        await table.save(lambda connection: book.save_key(connection, table.id, hash_of(key), [role]))
        return SeatKey(seat, key)

    async def _reseat(self, table: LiveTable, seat: str, sitting: Sitting, key: str) -> SeatKey:
        table.dirty = True
        changed: dict[str, set[str]] = {}
        if key:
            for hash, roles in table.keys.items():
                if void := roles & {seat, seat + COMPANION}:
                    changed[hash] = roles - void | {PAST + seat}
            changed[hash_of(key)] = {seat}
            table.keys.update(changed)

        def work(connection: Any) -> None:
            book.save_seat(connection, table.id, seat, sitting)
            for hash, roles in changed.items():
                book.save_key(connection, table.id, hash, roles)

        await table.save(work)
        return SeatKey(seat, key)


def _swapped_role(swap: Mapping[str, str], role: str) -> str:
    """A role at the next table: that of a companion goes with its seat."""
    seat = role.removesuffix(COMPANION)
    return swap.get(seat, seat) + role[len(seat) :]


def swapped(table: LiveTable) -> dict[str, str]:
    """Each player's seat goes to the next player of the table; an umpire stays."""
    players = [s.id for s in table.game.seats if not s.umpire and table.seats[s.id].kind != "empty"]
    ring = dict(zip(players, players[1:] + players[:1], strict=True))
    return {s: ring.get(s, s) for s in table.seats}


def hashed(keys: Mapping[str, str]) -> dict[str, set[str]]:
    """What each key opens, by its hash."""
    found: dict[str, set[str]] = {}
    for role, key in keys.items():
        found.setdefault(hash_of(key), set()).add(role)
    return found


def _sitting(table: LiveTable, seat: str) -> Sitting:
    if seat not in table.seats:
        raise No(404, "no-seat")
    return table.seats[seat]
