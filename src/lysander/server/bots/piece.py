"""A piece of a review, in the process that works on reviews."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from ...core.ask import Answer
from ...core.game import Setup
from ...games.registry import game as game_of
from ...review.course import Course, course_of
from ...review.plan import Found, due
from ...review.work import carry_out

MOST_COURSES = 4
COURSES: OrderedDict[str, Course] = OrderedDict()


def piece(table: str, setup: Setup, lines: Sequence[Answer], found: Found, seconds: float) -> Found:
    """Returns what is found of a table's game after a piece of work of about so many seconds."""
    work = due(found)
    if work is None:
        found.done = True
        return found
    course = COURSES.pop(table, None) or course_of(game_of(setup.game), setup, lines)
    COURSES[table] = course
    if len(COURSES) > MOST_COURSES:
        COURSES.popitem(last=False)
    return carry_out(course, found, work, seconds)
