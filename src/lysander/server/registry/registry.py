"""All tables of this process: finding them, holding those in use in memory, listing the public ones."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any

from ...bots.registry import exists, levels_of
from ...core.game import Game
from ..errors import ApiError, Damaged, Moved
from ..ring import Place
from ..store import queries
from ..store.records import Meta, Sitting, Stored
from ..store.series import Series, load_series
from ..store.writer import Writer
from ..table.keys import is_id, new_table_id
from ..table.live_table import LiveTable
from ..table.presence import Presence
from ..table.refresh import give_up, refresh
from ..table.replayed import check_seats, check_setup
from ..table.snapshot import TableCard
from .judges import Judges

LOG = logging.getLogger("lysander")
TRIES = 10_000
"""Names of which one is owned here, however many processes there are."""
LESSON_SOONER = 10
"""By how much sooner the table of a lesson is forgotten."""
MOST_FILES, MOST_FILES_EACH = 40, 6
"""Files that are looked at: of all, and of one address."""
MOST_OF_FILES = 2**25
"""Bytes of all of them together."""
KEPT = 3_000_000
"""Milliseconds for which a file is held longer than a table at which nobody looks."""
LISTED = 100
"""Public tables that a list shows at most."""


def opened(game: Game[Any], writer: Writer, stored: Stored) -> LiveTable:
    """Returns a table as it is stored. Raises ``Damaged`` for one that cannot even be shown."""
    check_seats(game, stored)
    table = LiveTable(game, writer, stored)
    if table.match is None:
        check_setup(game, stored)
    return table


class Registry:
    """The tables in memory, and a way to those in the database.

    ``levels`` are the levels of bots that can sit down, by game; ``after`` is called when a table has changed; ``place`` says which tables are held
    here.
    """

    def __init__(self, games: Mapping[str, Game[Any]], writer: Writer, after: Callable[[LiveTable], None], place: Place) -> None:
        self.games = games
        self.place = place
        self.writer = writer
        self.after = after
        self.levels = {id: levels_of(id) for id in games}
        self.judges = Judges()
        self.tables: dict[str, LiveTable] = {}
        self.files: dict[str, tuple[str, int]] = {}
        """The tables of files that are only looked at, the oldest first: who wanted them, and their bytes."""
        self.examples: dict[str, str] = {}
        """The tables of the example games of rulebooks, by their file."""
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.damaged: set[str] = set()
        """Tables whose record cannot be read, as was logged."""

    async def table(self, id: str) -> LiveTable:
        """Returns a table by its name, from memory or else from the database. Raises ``ApiError``, ``Moved`` for one that another process holds."""
        found = self.tables.get(id)
        if found is not None:
            return found
        if not self.place.may_hold(id):
            raise Moved
        task = self.opening.get(id)
        if task is None:
            task = self.opening[id] = asyncio.create_task(self._open(id))
            task.add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(task)

    async def _open(self, id: str) -> LiveTable:
        try:
            stored = await self.writer.read(lambda connection: queries.load(connection, id)) if is_id(id) else None
            if stored is None or stored.meta.game not in self.games:
                raise ApiError(404, "no-table")
            table = await asyncio.to_thread(opened, self.games[stored.meta.game], self.writer, stored)
            if not self.place.may_hold(id):
                raise Moved
            return self.keep(table)
        except Damaged as error:
            if id not in self.damaged:
                self.damaged.add(id)
                LOG.error("table %s is damaged and stays closed: %s", id, error.why)
            raise

    async def refresh(self, id: str) -> None:
        """Reads a table again that another process has changed, if it is in memory or about to be."""
        task = self.opening.get(id)
        table = await asyncio.shield(task) if task is not None else self.tables.get(id)
        if table is not None:
            await refresh(table)

    async def read_again(self, changed: Sequence[str]) -> None:
        """Reads those of these tables again that are in memory; all that are, if none is named."""
        for id in changed or [*self.tables, *self.opening]:
            try:
                await self.refresh(id)
            except ApiError as no:
                LOG.warning("table %s cannot be read again: %s", id, no.error)

    def keep(self, table: LiveTable) -> LiveTable:
        """Holds a table in memory, and lets ``after`` see whether somebody has to answer."""
        self.tables[table.id] = table
        table.after = self.after
        self.after(table)
        return table

    def hold_file(self, table: LiveTable, address: str, size: int) -> None:
        """Holds a table of a file in memory, of the same address or in all only so many: the oldest go."""
        self.tables[table.id] = table
        table.presence.looked_at = queries.now()
        self.files[table.id] = (address, size)
        mine = [id for id, (whose, _) in self.files.items() if whose == address]
        for id in mine[:-MOST_FILES_EACH]:
            self._let_go(id)
        while len(self.files) > 1 and (len(self.files) > MOST_FILES or sum(size for _, size in self.files.values()) > MOST_OF_FILES):
            self._let_go(next(iter(self.files)))

    def _let_go(self, file: str) -> None:
        """Forgets a file."""
        del self.files[file]
        self.tables.pop(file, None)

    def new_id(self, beside: str = "") -> str:
        """Returns a name for a new table that is owned here, or together with the table ``beside``."""
        if beside:
            return new_table_id(self.place.strays.get(beside, beside))
        id = new_table_id()
        for _ in range(TRIES):
            if self.place.owns(id):
                break
            id = new_table_id()
        return id

    async def move(self, place: Place) -> list[str]:
        """Stands at another place from now on: gives up the tables that are not owned here any more, and opens those at which somebody has to go on.
        Returns those that were given up."""
        self.place = place
        lost = [table for table in self.tables.values() if not place.owns(table.id)]
        for table in lost:
            del self.tables[table.id]
        await asyncio.gather(*(give_up(table) for table in lost))
        return [table.id for table in lost]

    def sweep(self, older: int, keep: Container[str] = ()) -> list[str]:
        """Forgets tables that nobody looks at and that have not changed for ``older`` milliseconds, but those to ``keep`` and those of whose subgames
        one is held; those of lessons sooner. The database has them. Returns which."""
        now, parents = queries.now(), {table.meta.parent for table in self.tables.values()}
        limit, sooner = now - older, now - older // LESSON_SOONER
        forgotten = [
            id
            for id, table in self.tables.items()
            if not table.listeners
            and self._used(table) < (sooner if table.meta.lesson else limit)
            and not table.lock.locked
            and id not in keep
            and id not in parents
        ]
        for id in forgotten:
            del self.tables[id]
            self.files.pop(id, None)
        return forgotten

    def _used(self, table: LiveTable) -> int:
        """Returns when a table was needed last, in milliseconds since 1970; files are held longer than tables, which the database has."""
        return table.presence.looked_at + KEPT if table.id in self.files else table.changed_at

    def check_level(self, game: str, level: str, seat: str = "") -> None:
        """Raises ``ApiError`` for a level that no bot of the game has; for one ``seat`` a level may have a style."""
        if level and not (exists(game, seat, level) if seat else level in self.levels[game]):
            raise ApiError(422, "no-level")

    async def listed(self) -> list[TableCard]:
        """Returns the public tables, the latest first."""
        found = await self.writer.read(lambda connection: queries.public_tables(connection, LISTED))
        return [self._card(*one) for one in found if one[0].game in self.games]

    def _card(self, meta: Meta, seats: dict[str, Sitting], keys: dict[str, set[str]]) -> TableCard:
        live = self.tables.get(meta.id)
        if live:
            return live.card()
        away = Presence().away(seats, ())
        here = () if self.place.owns(meta.id) else (s for s, sitting in seats.items() if sitting.kind == "human" and not away[s])
        return TableCard(self.games[meta.game], meta, seats, keys, frozenset(here), away)

    async def series(self, id: str) -> Series:
        """Returns a series by its id. Raises ``ApiError``."""
        found = await self.writer.read(lambda connection: load_series(connection, id)) if is_id(id) else None
        if found is None or found.game not in self.games:
            raise ApiError(404, "no-series")
        return found

    async def wake_due(self, at: int) -> None:
        """Opens the tables owned here at which somebody's time is up by then."""
        for id in await self.writer.read(lambda connection: queries.tables_due(connection, at)):
            if id in self.tables or id in self.damaged or not self.place.owns(id):
                continue
            try:
                await self.table(id)
            except ApiError as no:
                LOG.warning("table %s does not go on: %s", id, no.error)

    async def wake_bots(self) -> None:
        """Opens the tables owned here at which it is a bot's turn, or at which the result of a subgame may have to be taken in; called when this
        process begins, and when it gets tables of another."""
        for id in await self.writer.read(
            lambda connection: {**dict.fromkeys(queries.running_tables(connection) + queries.waiting_parents(connection))}
        ):
            if not self.place.owns(id):
                continue
            try:
                await self.table(id)
            except ApiError as no:
                LOG.warning("table %s does not go on: %s", id, no.error)
