"""The lines between a table and a bot in another process: JSON, one message a line, the same for both directions of ``lysander bot``.

``hello`` (table), ``ready`` (bot); then ``decide`` (table), ``answer`` (bot), as often as the seat is asked; ``refused`` and ``over`` (table) want no
reply. Fields that a reader does not know are to be ignored; a change that breaks a reader raises ``VERSION``.
"""

from __future__ import annotations

from typing import Any

import msgspec

VERSION = 1


class Line(msgspec.Struct, tag_field="type", kw_only=True):
    """``lysander_bot`` is the version of these lines."""

    lysander_bot: int = VERSION


class Hello(Line, tag="hello"):
    """The first line: who the bot is to be. ``budget`` are the seconds it may think about a decision, ``seed`` a word for its own dice."""

    game: str
    seat: str
    seed: str = ""
    budget: float = 1.0
    variant: dict[str, Any] = {}


class Ready(Line, tag="ready"):
    """The bot has read ``hello`` and will play."""

    name: str = ""


class Asked(msgspec.Struct, kw_only=True):
    """One question. ``domain`` describes all legal answers, ``options`` lists them where they can be listed, ``samples`` are some legal ones,
    ``default`` is what an absent player answers."""

    kind: str
    rule: str
    facts: dict[str, Any]
    domain: dict[str, Any]
    default: Any
    standing: bool = False
    options: list[Any] | None = None
    samples: list[Any] = []


class Decide(Line, tag="decide"):
    """The seat is asked: answer one of ``questions``. ``events`` were told to the seat since the last ``decide``."""

    id: int
    view: dict[str, Any]
    questions: list[Asked]
    events: list[dict[str, Any]]


class Reply(Line, tag="answer"):
    """The answer to the ``decide`` of this ``id``. ``why``: what was weighed, best first, for those who ask."""

    id: int
    kind: str
    value: Any
    why: list[str] = []


class Refused(Line, tag="refused"):
    """The answer was not legal, and ``taken`` was answered instead."""

    id: int
    kind: str
    value: Any
    taken: Any


class Over(Line, tag="over"):
    """There will be no more questions."""


FromTable = Hello | Decide | Refused | Over
FromBot = Ready | Reply
table_lines: msgspec.json.Decoder[FromTable] = msgspec.json.Decoder(FromTable)
bot_lines: msgspec.json.Decoder[FromBot] = msgspec.json.Decoder(FromBot)


def encode(line: Line) -> bytes:
    """Return one line with its line end."""
    return msgspec.json.encode(line) + b"\n"


def schema() -> dict[str, Any]:
    """Return the JSON schema of all lines."""
    made, parts = msgspec.json.schema_components((FromTable, FromBot), ref_template="#/$defs/{name}")
    return {"title": f"lysander bot lines, version {VERSION}", "from_table": made[0], "from_bot": made[1], "$defs": parts}
