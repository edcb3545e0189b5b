"""A review in words and figures: its steps, its turning points, and what bots would have done there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..core.ask import CHANCE, UMPIRE, Seat
from ..core.event import Event
from ..core.share import Estimate, rate
from ..core.things import LEADS
from ..text import Text
from .course import Course
from .plan import USUAL, Budget, Found, turning
from .playouts import CERTAIN, Tally, chances

MARK = 24
"""Characters of the words at a mark of the curve."""


class Chance(msgspec.Struct):
    """How likely a goal is reached, with its 95 % interval."""

    value: float
    low: float
    high: float


class StepLine(msgspec.Struct):
    """The chances at a step: of each goal, and how often each ending came; a digit of ``endings`` is a goal, 1 where it was reached. ``count`` 0: the
    end, which is known."""

    step: int
    count: int
    chances: list[Chance]
    endings: dict[str, float]


class BotLine(msgspec.Struct):
    """An answer that bots gave at a turning point: how often, and the chances after it; none before it is played out. ``given``: it is the one that
    was given."""

    label: str
    share: float
    given: bool
    chances: list[Chance]


class TurnLine(msgspec.Struct):
    """A turning point: the line of the journal that leads from ``step`` to the next one, who gave it (nobody: a die), what it was, with its dice."""

    step: int
    seat: Seat
    who: str
    when: str
    mark: str
    title: str
    rule: str
    rolls: list[dict[str, Any]]
    before: list[Chance]
    after: list[Chance]
    asked: str
    bots: list[BotLine]


class MoveLine(msgspec.Struct):
    """A move (turn, round) of the game: the step at which it begins, its number, and whether it is night."""

    step: int
    label: str
    dark: bool


class Goal(msgspec.Struct):
    """A goal: the seats that have it, and their names."""

    seats: list[Seat]
    label: str


def goals(course: Course, text: Text) -> list[Goal]:
    """Return the goals of a game, with the names of persons where its seats are mere letters."""
    return [Goal([*seats], text.words.one_side(seats)) for seats in course.game.goals(course.setup)]


def moves(course: Course) -> list[MoveLine]:
    """Return the moves of a game, in order."""
    game, found, now = course.game, [], ""
    for step in range(course.last + 1):
        events = course.told(step - 1) if step else course.events[: course.marks[0] if course.marks else None]
        before = now
        for event in events:
            now = game.move(event, now)
        if now != before:
            found.append(MoveLine(step, "".join(filter(str.isdigit, now)), game.dark(course.position(step).now)))
    return found


def rolls(course: Course) -> list[int]:
    """Return the steps to which dice and draws lead."""
    return [n for n, line in enumerate(course.lines, 1) if line.seat == CHANCE]


def answers(course: Course) -> dict[Seat, list[int]]:
    """Return the steps to which answers lead that somebody chose, by seat."""
    found: dict[Seat, list[int]] = {}
    for n, line in enumerate(course.lines):
        if course.decided(n):
            found.setdefault(line.seat, []).append(n + 1)
    return found


def steps(found: Found) -> list[StepLine]:
    """Return the chances at all steps that are counted, in order."""
    return [
        StepLine(step, 0 if step == found.last else sum(tally.values()), figures(tally, found.goals), _shares(tally))
        for step, tally in found.tallies().items()
        if sum(tally.values())
    ]


def _shares(tally: Tally) -> dict[str, float]:
    total = sum(tally.values())
    return {key: round(tally[key] / total, 4) for key in sorted(tally)}


def figures(tally: Tally, goals: int) -> list[Chance]:
    """Return the chances of all goals; those of an ending that is known have no interval."""
    known = sum(tally.values()) >= CERTAIN
    return [_figure(Estimate(e.value, e.value, e.value, e.games) if known else e) for e in chances(tally, goals)]


def _figure(e: Estimate) -> Chance:
    return Chance(round(e.value, 4), round(e.low, 4), round(e.high, 4))


def turns(course: Course, found: Found, text: Text, budget: Budget = USUAL) -> list[TurnLine]:
    """Return the turning points, in order."""
    tallies = found.tallies()
    return [turn(course, found, text, step, tallies[step], tallies[step + 1]) for step in turning(found, budget)]


def turn(course: Course, found: Found, text: Text, step: int, before: Tally, after: Tally) -> TurnLine:
    """Return what happened at a step, and how it moved the chances. Its words are those of the log, as somebody reads them who sees everything."""
    line, told = course.lines[step], [e for e in _told(course, step) if course.game.whole(e)]
    view = course.game.view(course.position(step).now, UMPIRE)
    said = [e for e in told if course.game.begins(e, course.setup) != LEADS]
    if not said and line.seat == CHANCE:
        said = [e for e in told if e.kind != "roll"]
    ask = course.asked[step]
    options = bots(course, found, text, step)
    title = text.event(said[0], said[0].to[0]) if said else _choice(course, text, step, view) if line.seat != CHANCE else ""
    cards = [card for e in told for card in text.rolls(e)]
    return TurnLine(
        step,
        "" if line.seat == CHANCE else line.seat,
        "" if line.seat == CHANCE else text.seat(line.seat),
        text.head(view),
        _mark(course, text, step, said, cards, view),
        title or next((card["title"] for card in cards), "") or line.kind,
        next((e.rule for e in told), ask.rule) or ask.rule,
        cards,
        figures(before, found.goals),
        figures(after, found.goals),
        text.question(ask, view) if options else "",
        options,
    )


def _told(course: Course, step: int) -> Sequence[Event]:
    """Return what was told because of a line; where dice in a row are told together, what the last of them brought."""
    while not (told := course.told(step)) and step + 1 < course.last and course.lines[step + 1].seat == CHANCE == course.lines[step].seat:
        step += 1
    return told


def _mark(course: Course, text: Text, step: int, said: Sequence[Event], cards: Sequence[dict[str, Any]], view: Any) -> str:
    """Return two or three words for a mark: the name of the event, else of the die, else the answer."""
    line = course.lines[step]
    if said or cards:
        words = text.figure("events", said[0].kind) if said else cards[0]["title"]
    else:
        words = line.kind.replace("_", " ").replace("-", " ") if line.seat == CHANCE else _label(course, text, step, line.value, view)
    return words if len(words) <= MARK else words[: MARK - 1].rstrip() + "…"


def _choice(course: Course, text: Text, step: int, view: Any) -> str:
    """Return who gave an answer of which nothing was told, and what it was."""
    line = course.lines[step]
    return f"{text.seat(line.seat)}: {_label(course, text, step, line.value, view)}"


def _label(course: Course, text: Text, step: int, value: Any, view: Any) -> str:
    ask = next((a for a in course.position(step).asks if a.seat == course.lines[step].seat and a.kind == course.lines[step].kind), None)
    return text.option(ask, value, view)[0] if ask is not None else str(value)


def bots(course: Course, found: Found, text: Text, step: int) -> list[BotLine]:
    """Return what bots would have answered at a step from what its seat knew, likeliest first, as far as they were asked; then what was answered, if
    that is something else."""
    weighed, line = found.bots.get(step, []), course.lines[step]
    if not weighed:
        return []
    asked, view = sum(w.times for w in weighed), course.known(step, line.seat)
    values = {w.value: msgspec.json.decode(w.value) for w in weighed}
    lines = [
        BotLine(
            _label(course, text, step, values[w.value], view),
            rate(w.times, asked).value,
            values[w.value] == line.value,
            figures(w.tally, found.goals) if w.tally else [],
        )
        for w in weighed
    ]
    if line.value in values.values():
        return lines
    return [*lines, BotLine(_label(course, text, step, line.value, view), 0.0, True, figures(found.tallies()[step + 1], found.goals))]
