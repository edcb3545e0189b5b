"""What other servers of a PostgreSQL database change reaches the workers that may have the table; what workers of the same server do wakes none."""

from __future__ import annotations

import asyncio
import socket
from functools import partial
from types import SimpleNamespace

from lysander.server.http.limits import Counts
from lysander.server.registry.notify import follow
from lysander.server.ring import FAMILY, owner
from lysander.server.settings import Settings
from lysander.server.table.keys import new_table_id
from lysander.server.workers import channel as says
from lysander.server.workers.crew import Crew
from lysander.server.workers.worker import Worker

from .conftest import TIME_LIMIT
from .test_nodes import cut_listeners
from .test_workers import tables_of_both
from .worker_processes import until


class Tables:
    """A table of each of two workers, and another server of one process over the same database, through which they can be played as well."""

    def __init__(self, database, workers, serve, visit, play):
        self.here, self.elsewhere = visit(workers(database)), visit(serve(database))
        self.games = [play(self.here, table, keys, 1) for table, keys in tables_of_both(self.here).values()]
        for game in self.games:
            assert self.at(game, self.elsewhere) == self.at(game, self.here)

    def at(self, game, client):
        """How far the table is for either seat, as one server says."""
        return [client.state(game.table, game.keys[seat], seat)["at"] for seat in game.seats]

    def give(self, game, client):
        """Gives an answer through one server, and waits until the other one shows it."""
        game.client = client
        assert game.step()
        until(lambda: self.at(game, self.here) == self.at(game, self.elsewhere))

    def told(self):
        """How often each worker has been told of another server's changes."""
        return [int(self.here.call("GET", f"/tables/{game.table}").headers["x-told"]) for game in self.games]


def test_one_process_listens_for_all_workers_and_wakes_those_that_another_server_concerns(new_postgres, workers, serve, visit, play):
    """What workers of the own server write wakes none. After the connection that listens was cut all is read."""
    tables = Tables(new_postgres, workers, serve, visit, play)
    for game in tables.games:
        tables.give(game, tables.elsewhere)  # the server listens
    before = tables.told()
    for _ in range(10):
        for game in tables.games:
            tables.give(game, tables.here)
    for game in reversed(tables.games):
        tables.give(game, tables.elsewhere)
    assert tables.told() == [n + 1 for n in before], "of nothing that went before"
    assert cut_listeners(new_postgres) == 2, "one of each server"
    for game in tables.games:
        tables.give(game, tables.elsewhere)


class Ends:
    """A crew whose workers are not there: the other ends of their channels are here."""

    def __init__(self, *names):
        self.ends: dict[str, socket.socket] = {}
        self.crew = Crew(names, self.spawn, Counts(Settings()), lambda table: table[:FAMILY], ("",))

    def spawn(self, name, origin, end):
        if name in self.ends:
            self.ends[name].close()
        self.ends[name] = end.dup()
        self.ends[name].setblocking(False)
        return SimpleNamespace(join=lambda patience=0: None, is_alive=lambda: False, terminate=lambda: None)

    def heard(self, name):
        """What a worker was told since."""
        found = []
        try:
            while data := self.ends[name].recv(says.LARGEST):
                found.append(says.DECODER.decode(data))
        except BlockingIOError:
            pass
        return found

    def say(self, name, message):
        """Has a worker say something, as if it were heard now."""
        self.crew.members[name]._hear(message, None)

    async def settled(self, *names):
        """Lets the loop do what waits; then these workers are where they were told to be."""
        while True:
            for _ in range(20):
                await asyncio.sleep(0)
            moves = [(name, m) for name in names for m in self.heard(name) if isinstance(m, says.Move)]
            if not moves:
                return
            for name, move in moves:
                self.say(name, says.Moved(move.number))

    async def told(self, *tables):
        """Who is told of a change, and of which tables."""
        for name in self.ends:
            self.heard(name)
        await self.crew.tell_changed(tables)
        return {name: said[0].tables for name in sorted(self.ends) if (said := self.heard(name))}

    async def replaced(self, name):
        """Has a worker die, and waits for the next one in its place."""
        dead = self.crew.members[name]
        self.crew.lost(dead)
        assert not self.crew.wrote(dead.origin), "from this moment"
        while self.crew.members[name] is dead:
            await asyncio.sleep(0)


def with_ends(test, *names):
    """Does something with a crew of these."""

    async def run():
        ends = Ends(*names)
        try:
            await test(ends)
        finally:
            await ends.crew.stop()
            for end in ends.ends.values():
                end.close()

    asyncio.run(run())


def owned(*wanted):
    """A table that these members own in these crews."""
    return next(t for t in iter(new_table_id, "") if all(owner(t[:FAMILY], crew) == name for name, crew in wanted))


def test_a_change_is_told_to_who_may_have_the_table_while_it_changes_hands():
    """Until one has given it up, to that; then to the other, which has it from then on."""
    stays, goes = (owned(("0", "0"), (to, "01")) for to in "01")

    async def test(ends):
        assert await ends.told(stays, goes) == {}, "nobody has anything"
        ends.say("0", says.Ready())
        await ends.settled("0")
        assert await ends.told(stays, goes) == {"0": (stays, goes)}
        ends.say("1", says.Ready())
        await ends.settled()
        told = await ends.told(stays, goes)
        assert told["0"] == (stays, goes), "it has not given it up"
        ends.say("0", says.Moved(ends.crew.members["0"].told))
        await ends.settled()
        assert await ends.told(stays, goes) == {"0": (stays,), "1": (goes,)}
        assert await ends.told() == {"0": (), "1": ()}, "any may have been changed"

    with_ends(test, "0", "1")


def test_a_change_is_told_to_who_gets_the_table_of_a_dead_worker_while_another_one_comes():
    """It has the table before all is settled."""
    table = owned(("2", "02"), ("0", "01"))

    async def test(ends):
        for name in "012":
            ends.say(name, says.Ready())
        await ends.settled("0", "1", "2")
        await ends.replaced("1")
        await ends.settled("0", "2")
        assert await ends.told(table) == {"2": (table,)}
        ends.say("1", says.Ready())
        ends.crew.lost(ends.crew.members["2"])
        for _ in range(20):
            await asyncio.sleep(0)
        assert [m.workers for m in ends.heard("0")] == [("0", "1")] and not ends.heard("1"), "it waits for what 0 gives up"
        assert await ends.told(table) == {"0": (table,)}

    with_ends(test, "0", "1", "2")


def test_what_a_worker_wrote_is_news_when_it_is_dead():
    """Its last commit may come after the one that has its table now has read it."""

    async def test(ends):
        for name in "01":
            ends.say(name, says.Ready())
        await ends.settled("0", "1")
        origins = [ends.crew.members[name].origin for name in "01"]
        assert [ends.crew.wrote(origin) for origin in (*origins, "another")] == [True, True, False]
        await ends.replaced("1")
        ends.say("1", says.Ready())
        assert [ends.crew.wrote(origin) for origin in (*origins, ends.crew.members["1"].origin)] == [True, False, True]

    with_ends(test, "0", "1")


def test_a_worker_that_could_not_read_a_table_reads_all_again():
    """The database was away when it was told of a change."""

    async def test():
        changes, read, over = asyncio.Queue(), [], asyncio.Event()

        async def read_again(tables):
            read.append(tables)
            if tables == ("a",):
                raise OSError
            if len(read) == 3:
                over.set()

        following = asyncio.create_task(follow(partial(Worker._changes, SimpleNamespace(changes=changes)), read_again))
        changes.put_nowait(("a",))
        async with asyncio.timeout(TIME_LIMIT):
            await over.wait()
        following.cancel()
        assert read == [(), ("a",), ()]

    asyncio.run(test())
