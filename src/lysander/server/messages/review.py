"""The chances of a finished game as a message."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock

from ...review.course import Course, course_of
from ...review.plan import Found, steps_done, turning
from ...review.saying import answers, goals, moves, rolls, steps, turns
from ...text import Text
from ..table.live_table import LiveTable
from .render import FACTS
from .state import text_of
from .wire import Chances, Review

MOST_COURSES = 8


class Courses:
    """Keeps the courses of the games that were looked at last."""

    def __init__(self) -> None:
        self.courses: OrderedDict[str, Course] = OrderedDict()
        self.lock = Lock()

    def of(self, table: LiveTable) -> Course:
        """Returns the course of a table's game, which is over. Takes a while; call it in a thread."""
        assert table.match is not None
        with self.lock:
            course = self.courses.pop(table.id, None)
            if course is None:
                course = course_of(table.game, table.match.setup, table.match.lines)
            self.courses[table.id] = course
            if len(self.courses) > MOST_COURSES:
                self.courses.popitem(last=False)
            return course


def review_message(table: LiveTable, courses: Courses, state: str, found: Found | None, lang: str) -> Review:
    """Returns what is found of a game in words. Call it in a thread."""
    if found is None:
        return Review(state, "", 0, 0, 0, 0, [], [], [], [], [], {})  # type: ignore[arg-type]
    text = text_of(table, lang if lang != FACTS else "en")
    assert isinstance(text, Text)
    course = courses.of(table)
    done, of = steps_done(found)
    said = turns(course, found, text) if turning(found) else []
    lines = moves(course), rolls(course), answers(course)
    return Review(state, found.level, found.playouts, done, of, found.last, goals(course, text), steps(found), said, *lines)  # type: ignore[arg-type]


def kept_chances(found: Found, goals: Sequence[Sequence[str]]) -> Chances:
    """Returns the chances of each goal as they are kept."""
    return Chances(found.last, [[*seats] for seats in goals], [(step.step, [c.value for c in step.chances]) for step in steps(found)])
