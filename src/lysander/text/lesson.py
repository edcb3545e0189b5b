"""The lesson of a game: a recorded game of which a few questions are put to a newcomer, one new idea each,
at the real table.

A game that has one keeps it in ``lesson.toml``, its words in the messages ``lesson-<step>`` (a title) with ``.text`` (two sentences), ``.learnt``
(the idea in a few words) and ``.tag-1`` to ``.tag-3`` of its catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources

import msgspec

from ..core.ask import Answer, Json, Seat
from ..core.scripted import LaidOut
from ..core.tables import BadTable
from ..games import __name__ as games
from .catalogue import Catalogue

RECORDED = "lesson"
"""Marks an answer that nobody gave at the table: it was recorded."""


@lru_cache(maxsize=512)
def recorded(text: str) -> tuple[Answer, ...]:
    """Return answers that are written one a line: seat, kind, value in JSON. Raises ``ValueError``."""
    found = []
    for line in filter(None, map(str.strip, text.splitlines())):
        seat, kind, value = line.split(" ", 2)
        found.append(Answer(seat, kind, msgspec.json.decode(value), RECORDED))
    return tuple(found)


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One question.

    ``journal``: the answers since the question of the step before, with one to that. ``ask``: the kind of the question, ``rule`` the paragraph of the
    idea, ``light`` the places of the board in the light, ``tags`` those that have a tag. ``show``: the answer that is shown to whoever asks for one.
    ``dice``: what chance answers afterwards, by its questions; ``replies``: what others do, written as the journal.
    """

    id: str
    ask: str
    rule: str
    show: Json
    light: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    journal: str = ""
    replies: str = ""
    dice: Mapping[str, tuple[Json, ...]] = {}

    def said(self, say: Catalogue) -> tuple[str, str, str]:
        """Return title, text, and what has been learnt."""
        return say(f"lesson-{self.id}"), say(f"lesson-{self.id}.text"), say(f"lesson-{self.id}.learnt")


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up, with all ``seats`` in play and the newcomer's ``seat``; about how many ``minutes`` it takes; and the steps. ``spaces`` are places
    that the board in the browser names by itself, beside those of chart and view."""

    scenario: str
    seats: tuple[Seat, ...]
    seat: Seat
    minutes: int
    step: tuple[Step, ...]
    options: dict[str, Json] = {}
    spaces: tuple[str, ...] = ()

    def at(self, number: int) -> Step:
        """Return a step by its number, from 1 on; the last one for a number beyond it."""
        return self.step[min(number, len(self.step)) - 1]

    def lines(self, number: int) -> list[Answer]:
        """Return the journal up to the question of a step."""
        return [line for step in self.step[:number] for line in recorded(step.journal)]

    def dice(self, number: int, counts: dict[str, int] | None = None) -> LaidOut:
        """Return the dice of a step, of which some were thrown already."""
        step = self.at(number)
        return LaidOut(f"lesson {step.id}", step.dice, counts)


@lru_cache(maxsize=64)
def lesson_of(game: str) -> Lesson | None:
    """Return the lesson of a game, None if it has none. Raises ``BadTable``."""
    file = resources.files(f"{games}.{game}") / "lesson.toml"
    if not file.is_file():
        return None
    try:
        found = msgspec.toml.decode(file.read_bytes(), type=Lesson)
        for step in found.step:
            recorded(step.journal + "\n" + step.replies)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadTable(f"lesson.toml: {error}") from None
    return found
