"""Games that answer a question of another game, as the battles of a campaign do: their tables are opened, and their results taken in, once.

A table of a subgame names its parent and which of its games it is (``Meta.parent``, ``Meta.subgame``); the database has one table for each such name.
Nothing else is kept of what is done: while the question of the parent is open its subgame is due, and the answer closes it. So what died between the
last answer of a subgame and that of its parent is done again after a start, and what was done is not done twice.
"""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from typing import Any, NamedTuple

from ...bots.subgames import level_in, taken_in
from ...core.ask import Ask
from ...core.bundle import digest_of
from ...core.chance import seed_within
from ...core.game import Setup, Subgame, subgame_of
from ...core.match import Match
from ..errors import ApiError, Overtaken
from ..store import queries
from ..store.records import Meta, Sitting, Stored
from ..table.book import SUBGAME, first_lines
from ..table.journal_file import journal_of
from ..table.keys import HOST, WATCH
from ..table.live_table import LiveTable
from ..table.replayed import setup_of
from ..table.retry import TRIES, retried
from ..table.status import set_up
from ..table.whereabouts import attended
from .registry import Registry

LOG = logging.getLogger("lysander")


class Due(NamedTuple):
    """An open question, and the game that answers it."""

    ask: Ask
    subgame: Subgame


def due(table: LiveTable) -> Due | None:
    """Returns the open question of a table that a subgame answers, and that game; None if there is none."""
    match = table.match
    if match is None or table.meta.status != "running" or table.uncommitted:
        return None
    for ask in match.asks:
        if (found := subgame_of(table.game, match.state, ask)) is not None:
            return Due(ask, found)
    return None


class Subgames:
    """Sees to the subgames of all tables in memory: opens one where a bot has the seat that is asked, and takes in the result of one that is over."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()

    def look(self, table: LiveTable) -> None:
        """Sees whether something is to be done for a table or its parent; called after each change of a table."""
        if table.meta.parent and table.meta.status == "over":
            self._start(table.meta.parent)
        if due(table) is not None:
            self._start(table.id)

    def _start(self, parent: str) -> None:
        if parent in self.tasks:
            self.again.add(parent)
            return
        task = self.tasks[parent] = asyncio.get_running_loop().create_task(self._settle(parent))
        task.add_done_callback(lambda _: self._done(parent))

    def _done(self, parent: str) -> None:
        task = self.tasks.pop(parent)
        again = parent in self.again
        self.again.discard(parent)
        if again and not task.cancelled():
            self._start(parent)

    async def _settle(self, id: str) -> None:
        """Does what is to be done for the subgame that is due at a table, if one is."""
        try:
            table = await self.registry.table(id)
            await part(self.registry, table)
            async with table.lock:
                found = due(table)
                child = table.children.get(found.subgame.id) if found is not None else None
                by_itself = found is not None and bool(table.seats[found.ask.seat].level)
            if child is not None:
                game = await self.registry.table(child)
                if game.meta.status == "running":
                    self.registry.after(game)  # its bots may have stood still
                await take_in(table, game)
            elif by_itself:
                await open_subgame(self.registry, table, bots=not somebody(table))
        except ApiError as no:
            if no.error not in ("paused", "not-running", "old-rules", "no-subgame", "moved"):
                LOG.warning("subgame of table %s: %s", id, no.error)
        except Exception:
            LOG.exception("subgame of table %s", id)

    async def close(self) -> None:
        """Ends all tasks."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def for_somebody(registry: Registry, table: LiveTable) -> bool:
    """Returns whether bots of a table play for somebody there, or at the table one of whose questions it answers."""
    parent = registry.tables.get(table.meta.parent)
    return attended(table) or (parent is not None and attended(parent))


def somebody(table: LiveTable) -> bool:
    """Returns whether a person would sit at the table of the subgame that is due."""
    found = due(table)
    return found is not None and any(table.seats[s].kind == "human" and not table.seats[s].level for s in found.subgame.seats.values())


async def open_subgame(registry: Registry, parent: LiveTable, bots: bool) -> str:
    """Opens the table of the subgame that is due, begun, and returns its id; that of the table which is there, if there is one. ``bots``: bots play
    all of it. Raises ``ApiError``."""
    await part(registry, parent)
    async with parent.lock:
        parent.playing()
        found = due(parent)
        if found is None or found.subgame.setup.game not in registry.games:
            raise ApiError(409, "no-subgame")
        await asyncio.to_thread(Match, registry.games[found.subgame.setup.game], found.subgame.setup)  # rules are built here, not in the loop
        await _open(registry, parent, bots)
        return parent.children[found.subgame.id]


@retried
async def _open(registry: Registry, parent: LiveTable, bots: bool) -> None:
    """Writes the new table, and that there is something new at its parent: if another process was faster, this one is not written."""
    found = due(parent)
    if found is None:
        raise ApiError(409, "no-subgame")
    if found.subgame.id in parent.children:
        return
    sub, game = found.subgame, registry.games[found.subgame.setup.game]
    meta = _meta(parent, sub, registry.new_id(parent.id), game.rules_version)
    seats = _seats(registry, parent, sub, bots)
    keys = _keys(parent, sub)
    table = LiveTable(game, registry.writer, Stored(meta, seats, keys, [], [], [], {}))
    table.book, table.presence.address = first_lines(SUBGAME, HOST, "", seats, keys), parent.presence.address
    rows = set_up(table)

    def work(connection: Any) -> None:
        queries.create(connection, meta, seats, keys)
        registry.writer.insert(connection, rows)

    parent.children = {**parent.children, sub.id: meta.id}
    await parent.save(table.book.booked(meta.id, work))
    registry.keep(table)


async def part(registry: Registry, parent: LiveTable) -> None:
    """Has the table of the subgame that is due answer nothing any more, if another game is played there than the question asks for: the answers from
    which that was made were taken back, and others were given. It stays as a table of its own. Raises ``ApiError``."""
    async with parent.lock:
        found = due(parent)
        id = parent.children.get(found.subgame.id) if found is not None else None
    if found is None or id is None:
        return
    child = await registry.table(id)
    if not _same(setup_of(child.meta), found.subgame.setup):
        async with child.lock:
            if child.meta.parent:
                await _release(child)
        async with parent.lock:
            parent.children = {name: other for name, other in parent.children.items() if other != id}
            with suppress(Overtaken):  # then it was read again
                await parent.save(lambda connection: None)


@retried
async def _release(child: LiveTable) -> None:
    """Makes a table one of its own. Call with the lock held."""
    child.meta.parent = child.meta.subgame = ""
    await child.save(lambda connection: queries.save_meta(connection, child.meta))


def _same(stored: Setup, wanted: Setup) -> bool:
    """Returns whether a setup that was stored is the one that is wanted."""
    plain = [[s.game, s.scenario, dict(s.options), sorted(s.seats), dict(s.variant)] for s in (stored, wanted)]
    return plain[0] == json.loads(json.dumps(plain[1]))


def _seed(parent: LiveTable, sub: Subgame) -> str:
    """Returns the seed of a subgame: it follows from that of its parent, and how often that was set back."""
    return seed_within(parent.meta.dice_seed, sub.id, sum(cut.counted for cut in parent.cuts)).hex()


def _meta(parent: LiveTable, sub: Subgame, id: str, rules: str) -> Meta:
    """Returns what is fixed at the new table: as at its parent, with a seed that follows from its seed."""
    at, old, setup = queries.now(), parent.meta, sub.setup
    title = f"{old.title} {sub.id}" if old.title else ""
    return Meta(
        id, setup.game, setup.scenario, dict(setup.options), dict(setup.variant), rules, title, old.public,
        old.hints, "lobby", _seed(parent, sub), (), {}, "", at, at, old.umpire_minutes, quiet_period=old.quiet_period, parent=old.id, subgame=sub.id,
        pace=old.pace,
        delay=old.delay,
        bot_pause=old.bot_pause,
    )  # fmt: skip


def _seats(registry: Registry, parent: LiveTable, sub: Subgame, bots: bool) -> dict[str, Sitting]:
    """Returns who sits where: who sits in the seat of the parent, a bot where nobody does yet, or bots everywhere."""
    seats = {}
    for info in registry.games[sub.setup.game].seats:
        old = parent.seats.get(sub.seats.get(info.id, ""))
        if old is None:
            seats[info.id] = Sitting("empty", "", "")
        elif old.kind == "human" and not bots:
            seats[info.id] = Sitting(old.kind, level_in(sub.setup.game, old.level) if old.level else "", old.name, seen=queries.now())
        else:
            seats[info.id] = Sitting("bot", level_in(sub.setup.game, old.level), "")
    return seats


def _keys(parent: LiveTable, sub: Subgame) -> dict[str, set[str]]:
    """Returns what each key of the parent opens: those of its persons and companions their seats, the host's the table, any other the watch."""
    keys = {}
    for hash, roles in parent.keys.items():
        seats = {
            f"{seat}{role[len(of) :]}"
            for seat, of in sub.seats.items()
            for role in roles
            if role in (of, f"{of}+") and parent.seats[of].kind == "human"
        }
        keys[hash] = seats | ({HOST} & roles) or {WATCH}
    return keys


async def take_in(parent: LiveTable, child: LiveTable) -> None:
    """Answers the question of a table by the result of its subgame, if that is over and the question is still open. Raises ``ApiError``."""
    async with child.lock:
        result = child.match.state.result if child.match is not None and child.meta.status == "over" else None
        if result is None:
            return
        assert child.match is not None
        digest = await asyncio.to_thread(digest_of, journal_of(child.meta, child.seats, list(child.match.lines), child.cuts))
    async with parent.lock:
        for _ in range(TRIES):
            found = due(parent)
            if found is None or found.subgame.id != child.meta.subgame or parent.match is None:
                return
            answer = taken_in(parent.game, parent.match.state, found.ask, child.meta.rules, result, digest)
            try:
                await parent.give(parent.match, answer)
                return
            except Overtaken:
                continue
