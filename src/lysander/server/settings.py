"""What an operator may set, by environment variables or as arguments of ``serve``."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

REACHES = ("https", "http", "local", "off")
SCHEMES = ("smtp", "smtp+starttls", "smtps")


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
    ``address`` is where people reach the server, for links in notices (LYSANDER_ADDRESS); ``notices`` is how far these reach (LYSANDER_NOTICES:
    ``https``, ``http``, ``local``, which includes addresses of private networks, or ``off``). ``smtp`` is the server of mail (LYSANDER_SMTP),
    ``mail_from`` the sender of what goes through it (LYSANDER_MAIL_FROM); mail needs an ``address`` as well.
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
    address: str = ""
    notices: str = "https"
    smtp: str = field(default="", repr=False)
    mail_from: str = ""
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
        address=_address(environ.get("LYSANDER_ADDRESS", "")),
        notices=_reach(environ.get("LYSANDER_NOTICES", base.notices)),
        smtp=_smtp(environ),
        mail_from=environ.get("LYSANDER_MAIL_FROM", ""),
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


def _address(text: str) -> str:
    """Returns where people reach the server. Raises ``ValueError``."""
    parts = urlsplit(text)
    if text and (parts.scheme not in ("https", "http") or not parts.netloc or parts.path.strip("/") or parts.query or parts.fragment):
        raise ValueError(f"LYSANDER_ADDRESS is {text!r}, it can be like https://lysander.example")
    return text.rstrip("/")


def _reach(text: str) -> str:
    if text not in REACHES:
        raise ValueError(f"LYSANDER_NOTICES is {text!r}, it can be {', '.join(REACHES)}")
    return text


def _smtp(environ: Mapping[str, str]) -> str:
    """Returns the server of mail. Raises ``ValueError``, without a word of what is secret."""
    smtp, sender = environ.get("LYSANDER_SMTP", ""), environ.get("LYSANDER_MAIL_FROM", "")
    if smtp and not _names_smtp(smtp):
        raise ValueError("LYSANDER_SMTP can be like smtp://user:password@host:587, smtp+starttls://… or smtps://…")
    if smtp and not (environ.get("LYSANDER_ADDRESS") and re.fullmatch(r"[^@\s<>]+@[^@\s<>]+", sender)):
        raise ValueError("mail needs LYSANDER_MAIL_FROM, the address that sends it, and LYSANDER_ADDRESS, to which its links lead")
    return smtp


def _names_smtp(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in SCHEMES and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


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
