"""What a notice says: the game, the table, the name of its reader and a link, and nothing of the game itself."""

from __future__ import annotations

from hashlib import sha256
from typing import Literal
from urllib.parse import urlsplit

from msgspec import Struct

from ...text import for_game
from ..messages.state import title_of
from ..messages.words import say
from ..store.ways import MAIL, WEBHOOK, Way
from ..table.live_table import LiveTable

What = Literal["turn", "reminder", "test"]


class Letter(Struct, frozen=True):
    """One message: ``id`` is the same however often it is tried. ``link`` leads to the table, ``stop`` to where such messages are ended, which the
    sentence ``ends`` says."""

    id: str
    what: What
    game: str
    title: str
    name: str
    text: str
    link: str
    stop: str
    ends: str
    topic: str


def letter(table: LiveTable, way: Way, what: What, base: str) -> Letter:
    """Returns what is sent by a way. ``base``: the address of this server. The words depend on nothing that happened in the game."""
    lang, text = way.lang, for_game(table.meta.game, way.lang, table.setup)
    game, seat = text.title(), table.seats[way.seat].name or text.seat(way.seat)
    return Letter(
        digest(way.id, what, way.mark)[:24],
        what,
        game,
        title_of(table.meta, lang),
        seat,
        say(lang, f"notice-{what}", game=game, name=seat),
        f"{base}/t/{table.id}",
        f"{base}/n/{way.id}",
        say(lang, "notice-stop"),
        digest(table.id, way.seat)[:32],
    )


def digest(*parts: str) -> str:
    """Returns a name for something that does not give it away."""
    return sha256("\0".join(parts).encode()).hexdigest()


def masked(kind: str, address: str) -> str:
    """Returns what is shown of an address: enough for its owner, and nothing of use to others."""
    if kind == MAIL:
        name, _, domain = address.rpartition("@")
        return f"{name[:1]}…@{domain}"
    if kind == WEBHOOK:
        parts = urlsplit(address)
        return f"{parts.hostname or ''}/…{address[-4:]}"
    return ""
