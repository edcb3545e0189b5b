"""The workers, as the process that started them sees them: started, started again, told which tables are theirs, passed their connections."""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import count, cycle
from multiprocessing.process import BaseProcess
from typing import Any

from ..http.door import HEAD_TIME
from ..http.limits import HELD, Counts
from ..ring import owner
from . import channel as says
from .arrivals import TOO_MANY, Arrived
from .channel import Channel, pair

LOG = logging.getLogger("lysander")
PATIENCE = 10.0
"""Seconds in which a worker must have given up tables, or ended; then it is killed."""
LONGEST_PAUSE = 30.0
"""Seconds at most until a worker is started again that has ended before it was ready."""
Spawn = Callable[[str, str, socket.socket], BaseProcess]
Back = Callable[[socket.socket, tuple[str, int], bytes, Callable[[], None]], None]


class Member:
    """One worker, from its start to its end. ``open`` are its connections, with what is to be called at their end, ``held`` what addresses have there
    (``http/limits.py``), ``moved`` whether it is at the place that it was told last, ``origin`` names it in what it writes."""

    def __init__(self, name: str, crew: Crew) -> None:
        ours, theirs = pair()
        self.name, self.crew, self.counts = name, crew, crew.counts
        self.ready, self.moved = False, asyncio.Event()
        self.told = -1
        self.open: dict[int, Callable[[], None]] = {}
        self.held: Counter[tuple[str, str]] = Counter()
        self.origin = secrets.token_hex(8)
        self.process = crew.spawn(name, self.origin, theirs)
        theirs.close()
        self.channel = Channel(ours, self._hear, lambda: crew.lost(self))

    def _hear(self, message: Any, passed: socket.socket | None) -> None:
        if isinstance(message, says.Left):
            self.open.pop(message.number, lambda: None)()
        elif isinstance(message, says.Back) and passed is not None:
            self.crew.back(passed, message.client, message.data, self.open.pop(message.number))
        elif isinstance(message, says.Ask):
            allowed = self.counts.ask(message.what, message.address)
            if allowed and message.what in HELD:
                self.held[message.what, message.address] += 1
            self.channel.send(says.Verdict(message.number, allowed))
        elif isinstance(message, says.Drop):
            self.held[message.what, message.address] -= 1
            self.counts.drop(message.what, message.address)
        elif isinstance(message, says.Moved) and message.number == self.told:
            self.moved.set()
        elif isinstance(message, says.Ready):
            self.ready = True
            self.crew.changed.set()

    def tell(self, number: int, workers: tuple[str, ...], nodes: tuple[str, ...]) -> None:
        """Tells the worker who is there."""
        self.told = number
        self.moved.clear()
        self.channel.send(says.Move(number, workers, nodes))

    async def has_moved(self) -> None:
        """Waits until the worker has given up what is not its own any more, or has ended. One that hangs is killed."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.moved.wait()
        except TimeoutError:
            LOG.error("worker %s hangs and is killed", self.name)
            self.process.kill()
            await self.moved.wait()

    def pass_on(self, number: int, arrived: Arrived, waited: float) -> None:
        """Passes a connection on."""
        self.open[number] = arrived.left
        self.channel.send(says.Open(number, arrived.client, waited, arrived.data), arrived.socket)

    def close(self) -> None:
        """Lets everything go that was counted for the worker, and connections that were on their way to it."""
        self.ready = False
        self.channel.close()
        self.moved.set()
        for _, passed in self.channel.waiting:
            if passed is not None:
                passed.close()
        for left in self.open.values():
            left()
        for (what, address), n in self.held.items():
            for _ in range(n):
                self.counts.drop(what, address)
        self.open.clear()
        self.held.clear()


class Crew:
    """All workers. ``present`` are those who own tables now, ``coming`` those who will; while they differ, connections to tables that change hands
    wait. ``nodes`` are the machines among which tables are shared out first. ``full`` is done when all have come once, with an error if one cannot be
    started. ``back`` takes connections that a worker passes back: the socket, the client, what was read, what is to be called at its end."""

    def __init__(self, names: Iterable[str], spawn: Spawn, counts: Counts, family: Callable[[str], str], nodes: tuple[str, ...]) -> None:
        self.spawn, self.counts, self.family, self.nodes = spawn, counts, family, nodes
        self.loop = asyncio.get_running_loop()
        self.changed = asyncio.Event()
        self.full: asyncio.Future[None] = self.loop.create_future()
        self.present: dict[str, Member] = {}
        self.coming: dict[str, Member] = {}
        self.waiting: dict[int, tuple[str, Arrived]] = {}
        self.failures: Counter[str] = Counter()
        self.numbers = count()
        self.over = False
        self.back: Back = lambda connection, client, data, left: connection.close()
        self.members = {name: Member(name, self) for name in names}
        self.turns = cycle(list(self.members))
        self.tasks = {asyncio.create_task(self._settle())}

    # ------------------------------------------------------------ connections

    def pass_on(self, table: str, arrived: Arrived) -> None:
        """Passes a connection to the worker that owns a table, or to any if it is about none; if nobody owns it now, when somebody does."""
        member = self._owner(table) if table else self._any()
        number = next(self.numbers)
        if member is not None:
            member.pass_on(number, arrived, self.loop.time() - arrived.begun)
        else:
            self.waiting[number] = table, arrived
            self.loop.call_later(HEAD_TIME, self._give_up, number)

    def _owner(self, table: str) -> Member | None:
        found, next_one = self._owners(table)
        return found if found is not None and found is next_one and found.ready else None

    def _owners(self, table: str) -> list[Member | None]:
        """Returns who owns a table now, and who will."""
        family = self.family(table)
        return [crew.get(owner(family, tuple(crew))) for crew in (self.present, self.coming)]

    def _any(self) -> Member | None:
        for _ in self.members:
            member = self.present.get(next(self.turns))
            if member is not None and member.ready:
                return member
        return None

    def _give_up(self, number: int) -> None:
        if number in self.waiting:
            self.waiting.pop(number)[1].refuse(TOO_MANY)

    # ------------------------------------------------------------ changes by other servers

    def wrote(self, origin: str) -> bool:
        """Returns whether a worker that lives has written something. What one has written that died is news to who has its tables now."""
        return any(member.origin == origin and member.ready for member in self.members.values())

    async def tell_changed(self, tables: tuple[str, ...]) -> None:
        """Tells the workers which of the tables that they may hold another server has changed; none are named if any may have been changed."""
        owners = {table: self._owners(table) for table in tables}
        for member in self.members.values():
            held = tuple(table for table in tables if member in owners[table])
            if member.ready and (held or not tables):  # who is not ready has read nothing yet
                member.channel.send(says.Changed(held))

    # ------------------------------------------------------------ who is there

    def share_with(self, nodes: tuple[str, ...]) -> None:
        """Has the tables be shared out among these machines from now on."""
        self.nodes = nodes
        self.changed.set()

    async def _settle(self) -> None:
        """Has the tables belong to the workers that are there, one change after the other."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            self.coming = {name: member for name, member in sorted(self.members.items()) if member.ready}
            number, names, nodes = next(self.numbers), tuple(self.coming), self.nodes
            stay = [member for name, member in self.present.items() if self.coming.get(name) is member]
            fresh = [member for member in self.coming.values() if member not in stay]
            for member in stay:
                member.tell(number, names, nodes)
            if fresh:  # who stays gives tables up to them
                await asyncio.gather(*(member.has_moved() for member in stay))
            self.present = self.coming
            for member in fresh:
                self.failures[member.name] = 0
                member.tell(number, names, nodes)
            if len(names) == len(self.members) and not self.full.done():
                self.full.set_result(None)
            waiting, self.waiting = self.waiting, {}
            for table, arrived in waiting.values():
                self.pass_on(table, arrived)

    def lost(self, member: Member) -> None:
        """Sees to a worker that has ended: its tables go to the others, and another one is started in its place."""
        member.close()
        if self.over:
            return
        if not self.full.done():
            self.full.set_exception(ValueError("a worker cannot be started; the reason is above"))
            return
        LOG.error("worker %s has ended; its tables go to the others, and it is started again", member.name)
        self.changed.set()
        task = asyncio.create_task(self._replace(member))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _replace(self, member: Member) -> None:
        """Starts a worker in the place of one that has ended; after a pause if that was before it was ready."""
        await ended(member.process)
        failures = self.failures[member.name]
        self.failures[member.name] += 1
        await asyncio.sleep(min(LONGEST_PAUSE, 2.0**failures) if failures else 0)
        self.members[member.name] = Member(member.name, self)

    async def stop(self) -> None:
        """Ends all workers as an operator would, and those that do not end."""
        self.over = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for member in self.members.values():
            member.process.terminate()
        await asyncio.gather(*(ended(member.process) for member in self.members.values()))
        for member in self.members.values():
            member.close()
        for _, arrived in self.waiting.values():
            arrived.refuse(TOO_MANY)


async def ended(process: BaseProcess) -> None:
    """Waits until a process has ended, and kills it if it does not."""
    await asyncio.to_thread(process.join, PATIENCE)
    if process.is_alive():
        process.kill()
        await asyncio.to_thread(process.join)
