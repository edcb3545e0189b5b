"""The end of a game as facts: who has won and why, the goals, the ways that led there, the dice that fell. ``text/ending.py`` makes words of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from .ask import Answer, Json, Seat
from .event import Event

Outcome = Literal["won", "both", "nobody", "draw", "void"]
"""Somebody has won; all who could have; nobody did, though somebody could; neither side is ahead; the game ends without a result."""


class Goal(msgspec.Struct, frozen=True):
    """What a side, named by one of its seats, had to reach: how much it has, how much it needed, and the paragraph that says so.

    Its words are the message ``end-goal-<id>`` with ``.count``, which get ``count``, ``need`` and ``facts``.
    """

    id: str
    side: Seat
    reached: bool
    count: int
    need: int
    rule: str
    facts: Mapping[str, Json] = {}


def how_of(goal: Goal, goals: Sequence[Goal]) -> Literal["reached", "level", "missed"]:
    """Return whether a goal was reached; ``level`` if another side has the same, and neither has what it was for."""
    if goal.reached:
        return "reached"
    same = any(o.side != goal.side and (o.count, o.need, o.reached) == (goal.count, goal.need, False) for o in goals)
    return "level" if same and goal.count == goal.need else "missed"


class Ending(msgspec.Struct, frozen=True):
    """How a game ended. ``why`` is an argument of the message ``end-story``, which gets ``facts``, too; ``rule`` is the paragraph.

    ``winners`` are the seats that the sentence names; ``side`` is their side, where the game has a message ``end-won-<side>`` for it.
    """

    outcome: Outcome
    winners: tuple[Seat, ...]
    why: str
    rule: str
    facts: Mapping[str, Json]
    side: str = ""
    goals: tuple[Goal, ...] = ()


class Stop(msgspec.Struct, frozen=True):
    """A point of a way in ``turn``: a cell ``at`` of the board, a point of open ground with its height, or in a ``race`` the number ``y``.

    ``mark`` is the message ``end-mark-<mark>`` of what happened there, empty for a point on the way.
    """

    turn: int
    at: str = ""
    x: int = 0
    y: int = 0
    z: int = 0
    mark: str = ""


class Way(msgspec.Struct, frozen=True):
    """The way of one thing through the game. ``side`` is the seat whose colour it has; ``kind``, a message ``end-way-<kind>``, says how it is drawn.

    ``main`` ways are shown at once, the others on request. ``part`` is the picture it belongs to, by the message ``end-part-<part>``; empty where the
    board is the picture.
    """

    id: str
    side: Seat
    kind: str
    stops: tuple[Stop, ...]
    main: bool = True
    part: str = ""


class Throw(msgspec.Struct, frozen=True):
    """A die as luck counts it: under the message ``end-luck-<kind>``, for a seat or side, or for nobody in particular.

    ``good`` is the number of its faces that would have been a success, and ``hit`` whether it was one; without ``good`` the face itself counts.
    """

    kind: str
    side: str
    faces: int
    face: int
    good: int | None = None
    hit: bool = False


def moved(stops: Sequence[Stop]) -> tuple[Stop, ...]:
    """Return stops without those that only repeat the place before: a thing that stands still leaves one mark."""
    kept: list[Stop] = []
    for stop in stops:
        if kept and not stop.mark and (kept[-1].at, kept[-1].x, kept[-1].y, kept[-1].z) == (stop.at, stop.x, stop.y, stop.z):
            continue
        kept.append(stop)
    return tuple(kept)


Happened = tuple[Answer | None, Sequence[Event]]
"""An answer and what was told because of it; the first one of a game is None: what was told before anybody had answered."""


def course(lines: Sequence[Answer], marks: Sequence[int], events: Sequence[Event]) -> list[Happened]:
    """Return the answers of a match, each with what was told because of it (``Match.lines``, ``marks`` and ``events``)."""
    ends = [*marks, len(events)]
    return [(None, events[: ends[0]]), *((line, events[ends[n] : ends[n + 1]]) for n, line in enumerate(lines))]
