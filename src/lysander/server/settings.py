"""What an operator may set, by environment variables or as arguments of ``serve``."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """The settings of a server. ``database`` is the path of a SQLite file or a ``postgresql://`` address (LYSANDER_DATABASE).

    ``sync`` is SQLite's ``synchronous`` (LYSANDER_SYNC): NORMAL survives the death of the process, FULL also a power cut.
    ``origins`` are further web origins that may write, besides the server's own (LYSANDER_ORIGINS, by spaces).
    ``requests`` is the number of HTTP requests a minute for each address, ``tables`` that of new tables, ``connections`` that of open
    WebSockets (and half of that of all connections), ``messages`` the messages a second on each of them (LYSANDER_REQUESTS, LYSANDER_TABLES,
    LYSANDER_CONNECTIONS, LYSANDER_MESSAGES). ``proxies`` are the addresses or networks of proxies whose X-Forwarded-For is believed
    (LYSANDER_PROXIES, by spaces). ``bots`` is the number of processes that think for bots (LYSANDER_BOTS), ``workers`` that of
    processes that serve (LYSANDER_WORKERS). ``node`` is the address at which other servers of the database reach this one (LYSANDER_NODE).
    """

    database: str = "lysander.db"
    sync: str = "NORMAL"
    origins: tuple[str, ...] = ()
    requests: int = 1200
    tables: int = 60
    connections: int = 200
    messages: int = 100
    proxies: tuple[str, ...] = ()
    bots: int = max(1, (os.cpu_count() or 1) - 1)
    workers: int = 1
    node: str = ""
    web: Path = field(default=Path(__file__).parent.parent / "web_dist")


def read_settings(environ: Mapping[str, str] = os.environ) -> Settings:
    """Returns the settings of the environment. Raises ``ValueError`` for a value that makes no sense."""
    base = Settings()
    sync = environ.get("LYSANDER_SYNC", base.sync).upper()
    if sync not in ("NORMAL", "FULL"):
        raise ValueError(f"LYSANDER_SYNC is {sync!r}, it can be NORMAL or FULL")
    return Settings(
        database=environ.get("LYSANDER_DATABASE", base.database),
        sync=sync,
        origins=tuple(environ.get("LYSANDER_ORIGINS", "").split()),
        requests=_number(environ, "LYSANDER_REQUESTS", base.requests),
        tables=_number(environ, "LYSANDER_TABLES", base.tables),
        connections=_number(environ, "LYSANDER_CONNECTIONS", base.connections),
        messages=_number(environ, "LYSANDER_MESSAGES", base.messages),
        proxies=_networks(environ, "LYSANDER_PROXIES"),
        bots=_number(environ, "LYSANDER_BOTS", base.bots),
        workers=_number(environ, "LYSANDER_WORKERS", base.workers),
        node=_node(environ.get("LYSANDER_NODE", "")),
    )


def is_shared(database: str) -> bool:
    """Returns whether a database is one with an address, into which several servers may write; else it is a file of SQLite."""
    return "://" in database


def host_and_port(address: str) -> tuple[str, int]:
    """Returns the parts of an address. Raises ``ValueError``."""
    host, _, port = address.rpartition(":")
    if not (host and port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise ValueError(f"{address!r} is no address like 10.0.0.1:8000")
    return host.strip("[]"), int(port)


def _node(address: str) -> str:
    try:
        if address:
            host_and_port(address)
    except ValueError as error:
        raise ValueError(f"LYSANDER_NODE: {error}") from None
    return address


def _networks(environ: Mapping[str, str], name: str) -> tuple[str, ...]:
    found = tuple(environ.get(name, "").split())
    for text in found:
        try:
            ip_network(text)
        except ValueError:
            raise ValueError(f"{name} has {text!r}, it can have addresses and networks like 127.0.0.1 or 10.0.0.0/8") from None
    return found


def _number(environ: Mapping[str, str], name: str, usual: int) -> int:
    text = environ.get(name, str(usual))
    if not (text.isascii() and text.isdigit() and int(text)):
        raise ValueError(f"{name} is {text!r}, it can be a number from 1")
    return int(text)
