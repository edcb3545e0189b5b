"""The servers that share a PostgreSQL database: each writes every few seconds that it lives. Time is the database's: clocks need not agree."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, text

DEAD = 8_000
"""Milliseconds without a sign of life after which a node counts as dead."""
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
SIGN = text(f"INSERT INTO nodes VALUES (:address, :secret, {NOW}) ON CONFLICT (address) DO UPDATE SET secret = excluded.secret, seen = excluded.seen")
LIVING = text(f"SELECT address, secret, seen FROM nodes WHERE seen > {NOW} - {DEAD} ORDER BY address")
GONE = text("DELETE FROM nodes WHERE address = :address AND secret = :secret")


class Node(NamedTuple):
    """A server. ``address`` is where others reach it, ``secret`` what they show there to be believed, ``seen`` when it last gave a sign of life."""

    address: str
    secret: str
    seen: int = 0


def give_sign(connection: Connection, node: Node) -> None:
    """Writes that a server lives."""
    connection.execute(SIGN, {"address": node.address, "secret": node.secret})


def living(connection: Connection) -> list[Node]:
    """Returns the servers that live."""
    return [Node(*row) for row in connection.execute(LIVING)]


def go(connection: Connection, node: Node) -> None:
    """Notes that a server is about to end."""
    connection.execute(GONE, {"address": node.address, "secret": node.secret})
