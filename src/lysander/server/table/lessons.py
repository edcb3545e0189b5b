"""A table at which somebody learns the game: a lesson (``text/lesson.py``) at one of its steps. Its question is answered once; then the dice fall as
they were laid out and others do what was written down for them, until the next step is set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Ask
from ...core.chance import Chance
from ...core.match import Match
from ...core.scripted import all_replies
from ...text.lesson import RECORDED, Lesson, lesson_of, recorded
from ..errors import ApiError
from ..store.records import Meta
from .seat_log import SeatLog, record, roll_dice

CALLS = ("answer", "lesson", "notes")
"""What may be done at the table of a lesson, besides looking."""


def lesson_at(meta: Meta) -> Lesson | None:
    """Returns the lesson that is given at a table, or None."""
    return lesson_of(meta.game) if meta.lesson else None


def check_call(meta: Meta, method: str, path: str) -> None:
    """Raises ``ApiError`` for a request that is not made at the table of a lesson: it is for one person, and is no game."""
    if meta.lesson and method != "GET" and path.rpartition("/")[2] not in CALLS:
        raise ApiError(409, "lesson")


def is_answered(meta: Meta, match: Match[Any] | None) -> bool:
    """Returns whether the question of the step has been answered."""
    lesson = lesson_at(meta)
    return lesson is not None and match is not None and len(match.lines) > len(lesson.lines(meta.lesson))


def check_open(meta: Meta, match: Match[Any] | None) -> None:
    """Raises ``ApiError`` at a lesson whose question has been answered."""
    if is_answered(meta, match):
        raise ApiError(409, "not-asked")


def open_asks(meta: Meta, match: Match[Any], seat: str) -> tuple[Ask, ...]:
    """Returns what a seat is asked at a table: in a lesson, the question of the step."""
    lesson = lesson_at(meta)
    asks = match.asks_of(seat)
    if lesson is None:
        return asks
    return () if is_answered(meta, match) else tuple(a for a in asks if a.kind == lesson.at(meta.lesson).ask)


def dice_of(meta: Meta, match: Match[Any], cuts: int) -> Chance:
    """Returns the dice of a table that was set back so often: from its seed, or as they lie ready."""
    lesson = lesson_at(meta)
    return Chance(meta.dice_seed, match.counts(), cuts) if lesson is None else lesson.dice(meta.lesson, match.counts())


def go_on(meta: Meta, match: Match[Any], chance: Chance, logs: Mapping[str, SeatLog]) -> None:
    """Lets chance answer what it is asked, and in a lesson the others as well."""
    roll_dice(match, chance, logs)
    lesson = lesson_at(meta)
    if lesson is None:
        return
    for answer in all_replies(match, lesson.seat, recorded(lesson.at(meta.lesson).replies), RECORDED):
        record(logs, len(match.lines), answer, match.give(answer))
        roll_dice(match, chance, logs)
