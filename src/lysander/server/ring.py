"""Which process owns a table: worked out from the table's name and the processes that are there, so that nobody has to be asked.

Every process and the one that passes connections on come to the same result (rendezvous hashing): of all that are there the one with the highest hash
owns the table. If one goes, its tables alone change hands; if one comes, it gets tables and no others move. Ownership saves work. What keeps a table
right is the database (docs/decisions/028-revisions.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b

FAMILY = 4
"""Characters at the beginning of a table's name that it shares with its subgames: they are owned together."""


@lru_cache(maxsize=65_536)
def _owner(family: str, members: tuple[str, ...]) -> str:
    return max(members, key=lambda member: blake2b(f"{member} {family}".encode(), digest_size=8).digest())


def owner(family: str, members: tuple[str, ...]) -> str:
    """Returns which of the members owns the tables of a family; nothing if there is none."""
    return _owner(family, members) if members else ""


@dataclass(frozen=True)
class Place:
    """Where a process stands: the workers of its machine and which one it is, the machines (nodes) of the database and which one this is. A server of
    one process owns every table. ``strays`` are tables of subgames whose names do not begin like that of the table at whose question they are played,
    with the name of that: they were made before names did."""

    workers: tuple[str, ...] = ("0",)
    worker: str = "0"
    nodes: tuple[str, ...] = ("",)
    node: str = ""
    strays: Mapping[str, str] = field(default_factory=dict)

    def family(self, table: str) -> str:
        """Returns what is hashed of a table's name."""
        return self.strays.get(table, table)[:FAMILY]

    def worker_of(self, table: str) -> str:
        """Returns which worker owns a table, if it belongs to this machine."""
        return owner(self.family(table), self.workers)

    def node_of(self, table: str) -> str:
        """Returns which machine owns a table."""
        return owner(self.family(table), self.nodes)

    def may_hold(self, table: str) -> bool:
        """Returns whether this process may hold a table: no other of its machine does. Another machine may, for a moment, and then both hear what the
        other writes."""
        return self.worker_of(table) == self.worker

    def owns(self, table: str) -> bool:
        """Returns whether this process owns a table."""
        return self.may_hold(table) and self.node_of(table) == self.node


ALL = Place()
"""The place of a server of one process."""
