"""What a campaign adds to the terminal: its book, records of service, results of battles that were flown at a real table; how answers are typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.ask import Ask
from ....games.campaign.twin import person
from ....games.campaign.words import Words
from ....text import Text, plain
from ...answers import Reader
from ...session import Look, Own
from .answers import read_outcome, read_roster
from .looks import book, service
from .typed import off, result

READERS: Mapping[str, Reader] = {"roster": read_roster, "outcome": read_outcome}
COMMANDS: Mapping[str, Own] = {"result": result, "off": off}
LOOKS: Mapping[str, Look] = {"book": book, "service": service}
LISTED = ("outcome", "roster")
WAYS = ("tty-help-fly", "tty-help-result", "tty-help-off")
"""31.11 The ways in which a battle is settled, each a command."""


def parts(text: Text, ask: Ask, view: Any, form: Mapping[str, Any]) -> tuple[list[tuple[str, str]], str]:
    """31.9, 31.11 Return for a roster those who can be named, with their skills; for the result of a battle the commands that settle it."""
    if form["type"] == "roster" and ask.domain.members() is None:
        people = {row["person"]["id"]: row for row in plain(view)["people"]}
        rows = [(str(n), person(text.words_as(Words), people[id])) for n, id in enumerate(form["pool"], 1)]
        return rows, text.say("tty-roster", count=form["count"], example=" ".join(str(n) for n in range(1, form["count"] + 1)))
    if form["type"] == "outcome":
        lines = "\n".join(map(text.say, WAYS)).splitlines()
        return [(word, meaning.strip()) for word, _, meaning in (line.partition("  ") for line in lines)], ""
    return [], ""


__all__ = ["COMMANDS", "LISTED", "LOOKS", "READERS", "parts"]
