"""The ways by which persons are told that it is their turn, with what is to be sent and what was: never more than one message a turn, whatever
process sends it, and whenever one ends (docs/decisions/045-notices.md).

A turn is named by a ``mark``. A way has that of the turn for which a message is due, tried or was sent (``mark``), and that of the last turn of which
its person was told (``told``), which is set before anything is sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct, structs
from sqlalchemy import BindParameter, Connection, Text, and_, bindparam, case, delete, false, insert, or_, select, text, update

from . import queries
from .schema import JOURNAL, MAILED, OWN_KEYS, TABLES, WAYS
from .writer import Writer

LOG = logging.getLogger("lysander")
T = TypeVar("T")
PUSH, MAIL, WEBHOOK = "push", "mail", "webhook"
AWAKE = and_(WAYS.c.confirm == "", WAYS.c.off == false())
MOST_FAILURES = 10
"""Turns in a row of which nobody could be told, after which a way is off."""
MOST_MAILS, MAIL_SPAN = 3, 24 * 3_600_000
"""Letters that an address gets without having asked for any, and in how many milliseconds."""


class Way(Struct, frozen=True):
    """One way to a person: a browser's subscription, a mail address, a webhook (``address``, in a ``form``). ``id`` is what ends it, ``hash`` that of
    the key by which its person sat there; ``confirm`` what the owner of an address is sent to confirm it, empty when that is done. ``wait``: seconds
    for which a turn waits before anything is sent. ``alone``: nobody else reads what is sent. ``tries``: of the message that is due, -1: it was
    passed over, since its reader was at the table. ``result``: what came of the ``last`` message."""

    id: str
    table_id: str
    seat: str
    hash: str
    kind: str
    form: str
    address: str
    lang: str
    origin: str
    confirm: str = ""
    wait: int = 20
    alone: bool = True
    off: bool = False
    mark: str = ""
    told: str = ""
    result: str = ""
    due: int = 0
    tries: int = 0
    failures: int = 0
    last: int = 0
    made: int = 0

    @property
    def room(self) -> bool:
        """Whether others may read what is sent."""
        return not self.alone


FIRST_MAIL = text("INSERT INTO mailed (address, since, letters, never) VALUES (:address, :at, 0, false) ON CONFLICT DO NOTHING")
"""The row of an address that has none. Of several servers that write to it at once, one makes it."""
COLUMNS = [WAYS.c[f.name] for f in structs.fields(Way)]


class Ways:
    """The ways of all tables. Each function is one transaction."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.shared = writer.postgres
        """Whether other servers may write into the database as well."""

    async def _do(self, work: Callable[[Connection], T]) -> T:
        return await self.writer.run(work)

    async def _read(self, *where: Any) -> list[Way]:
        found = select(*COLUMNS).where(*where).order_by(WAYS.c.made, WAYS.c.id)
        return await self.writer.read(lambda connection: [_way(row) for row in connection.execute(found)])

    async def own_key(self, name: str, new: str) -> str:
        """Returns a key of the server: the one that is kept, else ``new``, which all servers of the database have from then on."""

        def work(connection: Connection) -> str:
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql("LOCK TABLE own_keys IN EXCLUSIVE MODE")
            kept: str | None = connection.execute(select(OWN_KEYS.c.key).where(OWN_KEYS.c.name == name)).scalar()
            if kept is None:
                connection.execute(insert(OWN_KEYS), {"name": name, "key": new})
            return kept or new

        return await self._do(work)

    # ------------------------------------------------------------ what people choose

    async def of_seat(self, table: str, seat: str) -> list[Way]:
        """Returns the ways of a seat, the oldest first."""
        return await self._read(WAYS.c.table_id == table, WAYS.c.seat == seat)

    async def get(self, id: str) -> Way | None:
        """Returns a way by its id."""
        return next(iter(await self._read(WAYS.c.id == id)), None)

    async def to_confirm(self, token: str) -> Way | None:
        """Returns the way whose address is confirmed by this."""
        return next(iter(await self._read(WAYS.c.confirm == token)), None) if token else None

    async def about(self, table: str) -> tuple[str, str]:
        """Returns the game and the title of a table."""
        found = select(TABLES.c.game, TABLES.c.title).where(TABLES.c.id == table)
        row = await self.writer.read(lambda connection: connection.execute(found).first())
        return (row.game, row.title) if row else ("", "")

    async def add(self, way: Way) -> None:
        """Adds a way, in the place of one of the same seat to the same address."""

        def work(connection: Connection) -> None:
            same = (WAYS.c.table_id == way.table_id) & (WAYS.c.seat == way.seat) & (WAYS.c.kind == way.kind) & (WAYS.c.address == way.address)
            connection.execute(delete(WAYS).where(same))
            connection.execute(insert(WAYS), structs.asdict(way))

        await self._do(work)

    async def wait(self, way: Way, seconds: int) -> None:
        """Sets how long turns wait before anything is sent by a way."""
        await self._result(way, {"wait": seconds})

    async def remove(self, *ids: str) -> None:
        """Removes ways."""
        await self._do(lambda connection: connection.execute(delete(WAYS).where(WAYS.c.id.in_(ids))))

    async def confirmed(self, token: str) -> None:
        """Notes that the owner of an address wants to be told."""
        await self._do(lambda connection: connection.execute(update(WAYS).where(WAYS.c.confirm == token).values(confirm="")))

    async def may_write(self, address: str, at: int) -> bool:
        """Counts one more letter to an address that has not asked for any. Returns False if it has had enough, or wants none at all."""

        def work(connection: Connection) -> bool:
            connection.execute(FIRST_MAIL, {"address": address, "at": at})
            row = connection.execute(select(MAILED).where(MAILED.c.address == address).with_for_update()).one()
            since, count = (row.since, row.letters) if at - row.since < MAIL_SPAN else (at, 0)
            if row.never or count >= MOST_MAILS:
                return False
            connection.execute(update(MAILED).where(MAILED.c.address == address).values(since=since, letters=count + 1))
            return True

        return await self._do(work)

    async def never(self, way: Way, address: str) -> None:
        """Sees that nothing is ever sent to a mail address again. ``address``: its hash."""

        def work(connection: Connection) -> None:
            connection.execute(delete(WAYS).where((WAYS.c.kind == MAIL) & (WAYS.c.address == way.address)))
            connection.execute(FIRST_MAIL, {"address": address, "at": 0})
            connection.execute(update(MAILED).where(MAILED.c.address == address).values(never=True))

        await self._do(work)

    # ------------------------------------------------------------ what is sent

    def plan(self, table: str, seat: str, mark: str, when: Callable[[Way], int], room: bool, low: bool = False, looks: bool = False) -> None:
        """Sees that a person will be told of a turn, once, by all ways to them alone, or (``room``) by those that others read; nobody waits for it.
        ``when`` says when, ``low`` that time is low: then at once. ``looks``: the person is at the table, and it is passed over for now."""
        before = WAYS.c.tries <= 0 if low else or_(WAYS.c.mark != mark, WAYS.c.tries < 0)
        wanted = (WAYS.c.table_id == table) & (WAYS.c.seat == seat) & (WAYS.c.alone != room) & AWAKE & (WAYS.c.told != mark) & before

        def work(connection: Connection) -> None:
            for row in connection.execute(select(*COLUMNS).where(wanted)).all():
                found = _way(row)
                connection.execute(update(WAYS).where((WAYS.c.id == found.id) & wanted).values(mark=mark, due=when(found), tries=-looks))

        self.writer.run(work).add_done_callback(_written)

    def step(self, table: str, seat: str, before: str, now: str) -> None:
        """Notes that a turn goes on under another mark, or (``now`` is empty) has ended; nobody waits for it."""
        here = (WAYS.c.table_id == table) & (WAYS.c.seat == seat)
        old: BindParameter[str] = bindparam("old", before, Text)
        changed = {name: case((WAYS.c[name] == old, now), else_=WAYS.c[name]) for name in ("mark", "told")}
        due = {} if now else {"due": case((WAYS.c.mark == old, 0), else_=WAYS.c.due)}
        statement = update(WAYS).where(here, or_(WAYS.c.mark == old, WAYS.c.told == old)).values(changed | due)
        self.writer.run(lambda connection: connection.execute(statement)).add_done_callback(_written)

    async def found_due(self, at: int, most: int) -> list[Way]:
        """Returns the ways by which something is due by then."""
        found = select(*COLUMNS).where(WAYS.c.due > 0, WAYS.c.due <= at).order_by(WAYS.c.due).limit(most)
        return await self.writer.read(lambda connection: [_way(row) for row in connection.execute(found)])

    async def seen(self, tables: Sequence[str]) -> dict[tuple[str, str], int]:
        """Returns when the persons of some tables were last here, by table and seat."""
        return await self.writer.read(lambda connection: queries.load_seen(connection, tables))

    async def played(self, since: int) -> list[str]:
        """Returns the tables whose persons are told of turns, and that were played since then."""
        lines = select(JOURNAL.c.n).where((JOURNAL.c.table_id == TABLES.c.id) & (JOURNAL.c.time >= since))
        found = select(TABLES.c.id).where(TABLES.c.status == "running", TABLES.c.id.in_(select(WAYS.c.table_id)), lines.exists())
        return await self.writer.read(lambda connection: list(connection.execute(found).scalars()))

    async def put_off(self, way: Way, due: int, looks: bool = False) -> None:
        """Has what is due be looked at again at another time, 0: not at all. ``looks``: its reader is at the table."""
        tries = -1 if looks else way.tries
        await self._do(lambda connection: connection.execute(_as_it_was(way).values(due=due, tries=tries)))

    async def claim(self, way: Way, next_due: int) -> bool:
        """Notes that the person is told now, before it is done. Returns False if another process was faster. ``next_due``: when a reminder is due."""
        return await self._do(lambda connection: connection.execute(_as_it_was(way).values(told=way.mark, due=next_due)).rowcount == 1)

    async def sent(self, way: Way, at: int, result: str) -> None:
        """Notes that a message went out."""
        await self._result(way, {"last": at, "result": result, "failures": 0})

    async def again(self, way: Way, at: int, result: str, due: int) -> None:
        """Notes that nothing went out, and when it is tried again, unless the turn is over."""

        def work(connection: Connection) -> None:
            still = (WAYS.c.id == way.id) & (WAYS.c.told == WAYS.c.mark) & (WAYS.c.told != "")
            connection.execute(update(WAYS).where(still).values(told="", due=due, tries=max(0, way.tries) + 1))
            connection.execute(update(WAYS).where(WAYS.c.id == way.id).values(last=at, result=result))

        await self._do(work)

    async def failed(self, way: Way, at: int, result: str) -> None:
        """Notes that a person could not be told of a turn; after several in a row the way is off."""
        failures = way.failures + 1
        await self._result(way, {"last": at, "result": result, "failures": failures, "off": failures >= MOST_FAILURES})

    async def _result(self, way: Way, values: Mapping[str, Any]) -> None:
        await self._do(lambda connection: connection.execute(update(WAYS).where(WAYS.c.id == way.id).values(values)))


def _written(done: asyncio.Future[Any]) -> None:
    if not done.cancelled() and (error := done.exception()) is not None:
        LOG.warning("a notice could not be planned: %s", type(error).__name__)


def _as_it_was(way: Way) -> Any:
    return update(WAYS).where((WAYS.c.id == way.id) & (WAYS.c.due == way.due) & (WAYS.c.mark == way.mark) & (WAYS.c.told == way.told))


def _way(row: Sequence[Any]) -> Way:
    return Way(*row)
