"""The end of a game as messages: the sentence and the goals with the result, and on a call of its own the ways and luck."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.ask import Seat
from ...core.ending import Throw, Way
from ...core.event import Event
from ...core.game import Result
from ...text import Text
from ...text.ending import GoalWords, goals_of, luck_words, names_of_ways, story_of
from ..table.live_table import LiveTable
from .render import Wordless
from .wire import EndingState, GoalLine, LuckLine, ResultState, ScoreSheet, SheetLine, StopLine, Tally, WayLine


def result_state(table: LiveTable, found: Result, text: Text | Wordless) -> ResultState:
    """Returns how the game ended, with the names of persons."""
    match = table.match
    events: Sequence[Event] = match.events if match else ()
    ending = table.game.ending(match.state, events) if match is not None and match.over else None
    sheets = [ScoreSheet(s.title, [SheetLine(r.label, r.points, r.rule) for r in s.rows], s.total) for s in text.sheets(found, events)]
    won = [seat for seat in found.scores if found.won(seat)]
    state = ResultState(text.result(found), dict(found.scores), dict(found.facts), sheets, won, named=[*(ending.winners if ending else won)])
    if not isinstance(text, Wordless):
        state.lead, state.text = story_of(text, found, ending, people(table))
        state.goals = [goal_line(goal) for goal in goals_of(text, ending)]
    return state


def goal_line(of: GoalWords) -> GoalLine:
    """Returns a goal."""
    return GoalLine(of.goal.side, of.label, of.line, of.how, of.goal.reached, of.goal.count, of.goal.need, of.goal.rule)


def people(table: LiveTable) -> dict[str, str]:
    """Returns the names of the persons in the seats."""
    return {seat: sitting.name for seat, sitting in table.seats.items() if sitting.kind == "human" and sitting.name}


def ending_state(
    text: Text | Wordless, ways: Sequence[Way], throws: Sequence[Throw], rolls: int, dice: Sequence[Tally] = (), seats: Sequence[Seat] = ()
) -> EndingState:
    """Returns the ways and luck of a finished game, by its seats; ``rolls`` is the number of all dice. It may take its time: call it in a thread."""
    if isinstance(text, Wordless):
        return EndingState([way_line(way, "") for way in ways], {}, [], "", len(throws), rolls, [*dice])
    luck = [
        LuckLine(
            line.label, line.line, line.share, line.luck.counts, line.luck.rolls, line.luck.got, round(float(line.luck.expected), 2),
            line.luck.low, line.luck.high, line.luck.least, line.luck.most,
        )
        for line in luck_words(text, throws, seats)
    ]  # fmt: skip
    note = text.say("end-luck-help" if luck else "end-luck-none")
    return EndingState(
        [way_line(way, text.words.traveller(way.id)) for way in ways], names_of_ways(text, ways), luck, note, len(throws), rolls, [*dice]
    )


def tallies(table: LiveTable, throws: Sequence[Throw]) -> list[Tally]:
    """Returns the dice that luck counts, those that are alike together."""
    found: dict[tuple[tuple[str, ...], int, int | None], list[Throw]] = {}
    for throw in throws:
        found.setdefault((tuple(table.game.gains(throw, table.setup)), throw.faces, throw.good), []).append(throw)
    return [
        Tally(list(seats), faces, good, len(group), sum(t.face if good is None else t.hit for t in group))
        for (seats, faces, good), group in found.items()
    ]  # fmt: skip


def way_line(way: Way, label: str) -> WayLine:
    """Returns a way."""
    return WayLine(way.id, label, way.side, way.kind, way.part, way.main, [StopLine(s.turn, s.at, s.x, s.y, s.z, s.mark) for s in way.stops])
