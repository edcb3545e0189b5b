"""Looking at a game file without taking it in: it is held in memory for a while, as a table at which nothing is done (decision 043).

All that is read of a table can be read of it, by the same calls; whatever would be written is refused, and nothing of it reaches the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from ...core.ask import Answer, Json
from ...core.bundle import unpack
from ...core.chance import commitment
from ...core.game import Game
from ...core.journal import Journal, well_sealed
from ...core.match import Match
from ..errors import ApiError
from ..messages.wire import OpenedFile
from ..store.records import Cut, Entry, Stored
from ..store.writer import Job, Work, Writer
from ..table.book import BROUGHT, first_lines
from ..table.keys import HOST, INVITED, WATCH
from ..table.live_table import LiveTable
from .bring import games_in, meta_of, seats_of
from .registry import Registry
from .verdict import OPENED, RUNNING, Verdict, readable, verdict


class FileTable(LiveTable):
    """A table at which a file is looked at."""

    def __init__(self, game: Game[Any], writer: Writer, stored: Stored, found: Verdict, sealed: str) -> None:
        self.as_opened = stored
        self.opened = found.kind
        self.sealed = sealed
        super().__init__(game, writer, deepcopy(stored))

    def _judge(self, seat: str, at: int, kind: str, value: Json, by: str) -> Job:
        raise ApiError(409, "only-file")

    async def give(self, match: Match[Any], answer: Answer) -> None:
        """Raises ``ApiError``."""
        raise ApiError(409, "only-file")

    def _job(self, work: Work) -> Job:
        raise ApiError(409, "only-file")

    async def _stored(self) -> Stored:
        return deepcopy(self.as_opened)

    async def whole_book(self) -> list[Entry]:
        """Returns the one line that it has."""
        return self.book.newest


async def open_file(registry: Registry, data: bytes, address: str, table: LiveTable | None = None, hash: str = "") -> OpenedFile:
    """Returns what is found of a file, and the table at which it can be looked at, if it can. ``address``: whose wish it is. ``table``: that of the
    game in it, as they say, and ``hash`` that of their key there: of a game that is not over each sees what their key shows. Raises ``ApiError``."""
    try:
        text, games = await asyncio.to_thread(games_in, registry.games, data)
    except ValueError:
        return OpenedFile("none")
    found = await registry.judges.do(address, verdict, games, text)
    if found is None:
        raise ApiError(422, "bad-file", why="playing it again takes too long")
    here = registry.games[found.game].rules_version if found.game in registry.games else ""
    shown = {name: getattr(found, name) for name in ("game", "answers", "rolls", "others", "rulings", "rules", "why")}
    message = OpenedFile(found.kind, here=here, **shown)  # type: ignore[arg-type]
    if found.kind not in OPENED:
        return message
    made = await asyncio.to_thread(file_table, registry, text, found)
    if table is not None and found.kind == RUNNING and commitment(bytes.fromhex(table.meta.seed)) == made.sealed:
        made.keys[hash] = made.as_opened.keys[hash] = {role for role in table.keys.get(hash, ()) if role not in (HOST, WATCH) and INVITED not in role}
    registry.hold_file(made, address, len(data))
    message.table, message.title, message.seal = made.id, made.meta.title, made.sealed[:8]
    return message


def file_table(registry: Registry, text: str, found: Verdict) -> FileTable:
    """Returns the table of a file that was judged."""
    journal, _ = readable(unpack(text)[0])
    game = registry.games[journal.setup.game]
    over = found.kind != RUNNING
    seed = journal.seal["seed"] if over and well_sealed(journal) else ""
    meta = meta_of(registry.new_id(), game, journal, seed, "over" if over else "running")
    seats = seats_of(game, journal, True)
    cuts = [Cut(line, "", {}) for line in journal.cuts if line <= found.answers]
    book = first_lines(BROUGHT, HOST, "", seats, {}).newest
    stored = Stored(meta, seats, {}, journal.lines[: found.answers], cuts if over else [], [], {}, book=book)
    return FileTable(game, registry.writer, stored, found, _sealed(journal))


def _sealed(journal: Journal) -> str:
    words: Mapping[str, Any] = journal.seal
    return str(words.get("commitment", ""))[:64]
