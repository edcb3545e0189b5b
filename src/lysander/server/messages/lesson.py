"""The lesson of a game, in words, and where a table is in it."""

from __future__ import annotations

from functools import lru_cache

from ...text import for_game
from ...text.lesson import Step, lesson_of
from ..table.lessons import is_answered, lesson_at
from ..table.live_table import LiveTable
from .wire import LessonAt, LessonInfo, LessonStep, LessonTag


@lru_cache(maxsize=64)
def lesson_info(game: str, lang: str) -> LessonInfo | None:
    """Returns the steps of a game's lesson, if it has one."""
    lesson = lesson_of(game)
    if lesson is None:
        return None
    return LessonInfo(game, lesson.seat, lesson.minutes, [_step(game, step, lang) for step in lesson.step])


def _step(game: str, step: Step, lang: str) -> LessonStep:
    say = for_game(game, lang).say
    tags = [LessonTag(at, words) for at, words in step.tagged(say)]
    return LessonStep(step.id, step.ask, step.rule, *step.said(say), list(step.light), tags, step.show)


def lesson_now(table: LiveTable) -> LessonAt | None:
    """Returns where a table is in its lesson. Call with the lock held."""
    lesson = lesson_at(table.meta)
    return None if lesson is None else LessonAt(table.meta.lesson, len(lesson.step), is_answered(table.meta, table.match))
