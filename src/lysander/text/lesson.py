"""The lesson of a game: a recorded game of which a few questions are put to a newcomer, one new idea each,
at the real table.

A game that has one keeps it in ``lesson.toml``, its words in the messages ``lesson-<step>`` (a title) with ``.text`` (two sentences), ``.learnt``
(the idea in a few words) and ``.tag-1`` to ``.tag-3`` of its catalogues; where the text speaks of what only a browser has, ``.tty`` takes its
place in a terminal.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Any

import msgspec

from ..core.ask import Answer, Ask, Json, Seat
from ..core.game import Game, Setup
from ..core.match import Match
from ..core.scripted import LaidOut, all_replies
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

    def said_in_lines(self, say: Catalogue) -> tuple[str, str, str]:
        """Return the same for a terminal, where the text may differ (``.tty``): nothing is pressed or lit there."""
        title, text, learnt = self.said(say)
        return title, say.maybe(f"lesson-{self.id}.tty", text), learnt

    def tagged(self, say: Catalogue) -> list[tuple[str, str]]:
        """Return the places that have a tag, with its words."""
        return [(at, say(f"lesson-{self.id}.tag-{n}")) for n, at in enumerate(self.tags, 1)]


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


def setup_of(game: Game[Any], lesson: Lesson) -> Setup:
    """Return the set-up of a lesson."""
    return Setup(game.id, lesson.scenario, lesson.options, tuple(s.id for s in game.seats if s.id in lesson.seats))


def at_step(game: Game[Any], lesson: Lesson, number: int) -> Match[Any]:
    """Return the match of a lesson at the question of a step. Raises ``IllegalAnswer`` if the rules refuse what was recorded."""
    match: Match[Any] = Match(game, setup_of(game, lesson))
    for line in lesson.lines(number):
        match.give(line)
    return match


def question(match: Match[Any], lesson: Lesson, step: Step) -> Ask | None:
    """Return the open question of a step."""
    return next((a for a in match.asks_of(lesson.seat) if a.kind == step.ask), None)


def answer_step(match: Match[Any], lesson: Lesson, number: int, value: Json) -> None:
    """Answer the question of a step: then the dice fall and the others do what they do. Raises ``IllegalAnswer``."""
    step, chance = lesson.at(number), lesson.dice(number)
    match.answer(lesson.seat, step.ask, value)
    match.roll_on(chance)
    for answer in all_replies(match, lesson.seat, recorded(step.replies), RECORDED):
        match.give(answer)
        match.roll_on(chance)
