"""Two games side by side, move by move, as somebody reads them who sees everything."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten
from typing import Any, NamedTuple

from ..core.ask import UMPIRE
from ..core.event import Event
from ..core.game import Game
from ..core.journal import Journal, replay
from ..text import Text

LONGEST = 240
"""Characters of a line: a briefing is not read again."""


class Move(NamedTuple):
    """What was told in one move (turn, round) of a game, with its heading; ``key`` is the same in other games (``Game.move``)."""

    key: str
    heading: str
    lines: tuple[str, ...]


class Pair(NamedTuple):
    """One move of two games; None where a game was over, or had none."""

    heading: str
    first: tuple[str, ...] | None
    second: tuple[str, ...] | None

    @property
    def alike(self) -> bool:
        """Whether the same was told in both."""
        return self.first == self.second


def read_by_all(game: Game[Any], event: Event) -> bool:
    """Return whether somebody who sees everything reads an event: each once, though sides are told parts of it."""
    return (event.kind != "roll" or event.told(UMPIRE)) and game.whole(event)


def moves(game: Game[Any], journal: Journal, text: Text) -> list[Move]:
    """Return the moves of a recorded game; what comes before the first one has an empty key. Raises ``BadJournal``."""
    found: dict[str, tuple[str, list[str]]] = {"": ("", [])}
    key = ""
    for event in replay(game, journal).events:
        before, key = key, game.move(event, key)
        if key not in found:
            found[key] = (_heading(key, event, text), [])
        if read_by_all(game, event) and not (key != before and text.event(event, UMPIRE) == found[key][0]):
            found[key][1].append(shorten(text.event(event, UMPIRE), LONGEST, placeholder=" …"))
    return [Move(key, heading, tuple(lines)) for key, (heading, lines) in found.items() if heading or lines]


def _heading(key: str, event: Event, text: Text) -> str:
    """Return the heading of a move: the message of its part, else the sentence of the event that begins it, with its number."""
    named, told = text.part(key), text.event(event, UMPIRE)
    return named if named != key else told if key in told or not key.isdigit() else f"{key}. {told}"


def beside(first: Sequence[Move], second: Sequence[Move]) -> list[Pair]:
    """Return the moves of two games in pairs."""
    here, there = ({move.key: move for move in game} for game in (first, second))
    keys = [*here, *(key for key in there if key not in here)]
    return [Pair((here.get(key) or there[key]).heading, *(game[key].lines if key in game else None for game in (here, there))) for key in keys]
