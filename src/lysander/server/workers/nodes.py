"""Other servers over the same database: which of them live, and connections that are passed on to the one that owns a table."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import socket
from collections.abc import Callable

from sqlalchemy.exc import DBAPIError

from ..settings import Settings, host_and_port
from ..store import nodes as store
from ..store.database import engine_of
from ..store.nodes import Node
from .arrivals import Arrived
from .head import PASSED, TAKEN

LOG = logging.getLogger("lysander")
BEAT = 2.0
"""Seconds between two signs of life."""
CONNECTING = 3.0
"""Seconds in which another node must take a connection, else it counts as dead until its next sign of life."""
PIECE = 65_536
"""Bytes that are passed on at once."""


class Nodes:
    """The servers of a database that pass connections on. ``living`` are their addresses, this one's among them; ``changed`` is called when they
    are others than before. ``hosts`` are the machines that they are on."""

    def __init__(self, settings: Settings) -> None:
        self.me = Node(settings.node, secrets.token_hex(16))
        self.engine = engine_of(settings)
        self.changed: Callable[[], None] = lambda: None
        self.known: dict[str, Node] = {}
        self.suspects: dict[str, Node] = {}
        self.living: tuple[str, ...] = ()
        self.hosts: frozenset[str] = frozenset()
        self.passages: dict[asyncio.Task[None], str] = {}

    def _beat(self, sign: bool) -> list[Node]:
        with self.engine.begin() as connection:
            if sign:
                store.give_sign(connection, self.me)
            return store.living(connection)

    async def look(self, sign: bool) -> None:
        """Reads who lives, after a sign of life of one's own if that is wanted. Whoever is not there any more is passed nothing more."""
        found = {node.address: node for node in await asyncio.to_thread(self._beat, sign)} | {self.me.address: self.me}
        self.suspects = {address: node for address, node in self.suspects.items() if found.get(address) == node}
        if found.keys() != self.known.keys():
            self.hosts = frozenset().union(*(await asyncio.gather(*map(hosts_of, found))))
        self.known = found
        self._settle()

    def _settle(self) -> None:
        living = tuple(sorted(set(self.known) - set(self.suspects)))
        for task, address in list(self.passages.items()):
            if address not in living:
                task.cancel()
        if living != self.living:
            self.living = living
            self.changed()

    async def run(self) -> None:
        """Gives signs of life, until cancelled."""
        while True:
            try:
                await self.look(True)
            except DBAPIError as error:
                LOG.warning("the database was not told that this node lives, trying again: %s", type(error).__name__)
            await asyncio.sleep(BEAT)

    async def close(self) -> None:
        """Goes, and says so."""
        for task in self.passages:
            task.cancel()
        try:
            await asyncio.to_thread(self._go)
        except DBAPIError as error:
            LOG.warning("the database was not told that this node goes: %s", type(error).__name__)
        self.engine.dispose()

    def _go(self) -> None:
        with self.engine.begin() as connection:
            store.go(connection, self.me)

    # ------------------------------------------------------------ connections

    def sender(self, line: bytes) -> tuple[str, int] | None:
        """Returns from whom a connection comes that another node passes on, by its first line. Returns None for a line that no node has sent."""
        words = line.split(b" ")
        if len(words) != 4 or not hmac.compare_digest(words[1], self.me.secret.encode()) or not words[3].isdigit():
            return None
        return words[2].decode("ascii", "replace"), int(words[3])

    def pass_on(self, arrived: Arrived, address: str, failed: Callable[[], None]) -> None:
        """Passes a connection on to another node; ``failed`` is called if it does not take it."""
        task = asyncio.create_task(self._pass(arrived, self.known[address], failed))
        self.passages[task] = address
        task.add_done_callback(lambda done: self.passages.pop(done, None))

    async def _pass(self, arrived: Arrived, node: Node, failed: Callable[[], None]) -> None:
        try:
            async with asyncio.timeout(CONNECTING):
                other = await self._reached(arrived, node)
        except (OSError, TimeoutError):
            LOG.warning("node %s takes no connection and counts as dead until its next sign of life", node.address)
            self.suspects[node.address] = node
            failed()
            self._settle()
            return
        except asyncio.CancelledError:
            failed()
            raise
        forth = asyncio.create_task(pump(arrived.socket, other))
        try:
            await pump(other, arrived.socket)
        finally:
            forth.cancel()
            await asyncio.gather(forth, return_exceptions=True)
            for end in (other, arrived.socket):
                end.close()
            arrived.left()

    async def _reached(self, arrived: Arrived, node: Node) -> socket.socket:
        """Returns a connection to another node, over which has gone what has come here, after the node has taken it: one that was started again
        has another secret than the one that is known of it, and refuses. Raises ``OSError``."""
        loop, other = asyncio.get_running_loop(), await connected(node.address)
        host, port = arrived.client
        try:
            await loop.sock_sendall(other, b"%s%s %s %d\r\n" % (PASSED, node.secret.encode(), host.encode(), port))
            if await loop.sock_recv(other, len(TAKEN)) != TAKEN:
                raise ConnectionRefusedError
            await loop.sock_sendall(other, arrived.data)
        except BaseException:
            other.close()
            raise
        return other


async def hosts_of(address: str) -> set[str]:
    """Returns from which addresses a node may come; none if its name cannot be looked up."""
    host, port = host_and_port(address)
    try:
        return {str(place[0]) for *_, place in await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except OSError:
        return set()


async def connected(address: str) -> socket.socket:
    """Returns a connection to another node. Raises ``OSError``."""
    loop = asyncio.get_running_loop()
    host, port = host_and_port(address)
    family, kind, protocol, _, place = (await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM))[0]
    made = socket.socket(family, kind, protocol)
    made.setblocking(False)
    try:
        await loop.sock_connect(made, place)
    except BaseException:
        made.close()
        raise
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return made


async def pump(source: socket.socket, target: socket.socket) -> None:
    """Passes on what comes, until no more does."""
    loop = asyncio.get_running_loop()
    try:
        while data := await loop.sock_recv(source, PIECE):
            await loop.sock_sendall(target, data)
        target.shutdown(socket.SHUT_WR)
    except OSError:
        return
