"""What a seat has been told, numbered as the seat itself counts.

Numbers and positions only ever grow, also over a take-back, so that a client which was away knows what it missed, and an answer given
to an earlier position is known to be stale. They count own answers and events told to this seat, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import msgspec

from ...core.ask import CHANCE, UMPIRE, Answer, Json, Seat
from ...core.chance import Chance
from ...core.event import ALL, SPECTATOR, Event
from ...core.game import Game
from ...core.match import Match
from ..store.records import Cut

TAKEBACK = "takeback"


class Told(msgspec.Struct, gc=False):
    """One event as a seat was told it: its number there, the line of the journal that made it happen (-1: the set-up), and the part of
    the game (``Game.part``) in which the seat was told. ``others``: who was told an extract of it."""

    no: int
    line: int
    event: Event
    group: str = ""
    others: tuple[Seat, ...] = ()


@dataclass(slots=True)
class SeatLog:
    """All that one seat was told. ``part`` names the part of the game that an event opens (``Game.part``). ``no`` is the highest number
    given so far, ``answers`` counts all answers ever given, ``backs`` own free take-backs; ``own`` are the lines of the journal with its answers.
    ``alone`` counts what it was told that not everybody was."""

    seat: str
    sees_all: bool
    part: Callable[[Event, str], str]
    no: int = 0
    answers: int = 0
    backs: int = 0
    told: list[Told] = field(default_factory=list)
    own: list[int] = field(default_factory=list)
    group: str = ""
    alone: int = 0

    @property
    def at(self) -> int:
        """The position of this seat."""
        return self.no + self.answers + self.backs

    def hear(self, line: int, events: Sequence[Event]) -> None:
        """Adds those events that this seat is told. A seat that sees all is told no extracts of what it is told in full."""
        known = len(self.told)
        for event in events:
            everybody = ALL in event.to
            if not self.sees_all:
                if not everybody and self.seat not in event.to:
                    continue
            elif full := next((t for t in self.told[known:] if t.event.told(UMPIRE) and event.is_extract_of(t.event)), None):
                full.others += event.to
                continue
            self.no += 1
            self.group = self.part(event, self.group)
            self.told.append(Told(self.no, line, event, self.group))
            self.alone += not everybody and SPECTATOR not in event.to

    def forget(self, line: int, takebacks: bool = True) -> None:
        """Takes out what was told because of this line of the journal and those after it. What is told of ``takebacks`` stays where it is not to be
        taken out: it belongs to before the line then."""
        kept = []
        while self.told and self.told[-1].line >= line:
            told = self.told.pop()
            if told.event.kind != TAKEBACK:
                self.alone -= not told.event.told(SPECTATOR)
            elif not takebacks:
                told.line = line - 1
                kept.append(told)
        self.told += kept[::-1]

    def since(self, no: int) -> list[Told]:
        """Returns what was told after number ``no``, in a time that grows only with what it returns."""
        told, n = self.told, len(self.told)
        while n and told[n - 1].no > no:
            n -= 1
        return told[n:]

    def mark(self) -> list[int]:
        """Returns the counters, to be kept with a cut."""
        return [self.no, self.answers, self.backs]


def empty_logs(game: Game[Json]) -> dict[str, SeatLog]:
    """Returns empty logs for the seats of a game and the spectators."""
    logs = {s.id: SeatLog(s.id, s.umpire, game.part) for s in game.seats}
    return logs | {SPECTATOR: SeatLog(SPECTATOR, False, game.part)}


def record(logs: Mapping[str, SeatLog], line: int, answer: Answer | None, events: Sequence[Event]) -> None:
    """Notes one line of the journal and the events told because of it."""
    if answer is not None and answer.seat in logs:
        logs[answer.seat].answers += 1
        logs[answer.seat].own.append(line)
    if events:
        for log in logs.values():
            log.hear(line, events)


def cut_of(logs: Mapping[str, SeatLog], line: int, by: str, told: bool) -> Cut:
    """Returns the cut that takes the game back to ``line``. ``told`` False: a free take-back, of which only the seat itself learns."""
    marks: dict[str, list[int]] = {}
    for seat, log in logs.items():
        no, answers, backs = log.mark()
        first = next((t.no for t in log.told if t.line >= line), no + 1)
        marks[seat] = [no + 1, answers, backs, first] if told else [no, answers, backs + (seat == by), 0]
    return Cut(line, by, marks)


def apply_cut(logs: Mapping[str, SeatLog], cut: Cut) -> None:
    """Sets the logs to what they are after a cut."""
    for seat, (no, answers, backs, first) in cut.marks.items():
        log = logs[seat]
        log.forget(cut.line, takebacks=bool(first))
        while log.own and log.own[-1] >= cut.line:
            log.own.pop()
        log.no, log.answers, log.backs = no, answers, backs
        log.group = log.told[-1].group if log.told else ""
        if first:
            log.told.append(Told(no, cut.line - 1, Event(TAKEBACK, "", (seat,), {"by": cut.by, "first": first}), log.group))


def rebuild_logs(match: Match[Json], cuts: Sequence[Cut]) -> dict[str, SeatLog]:
    """Returns the logs of a match as they were, over all cuts that still count."""
    logs = empty_logs(match.game)
    events, ends = match.events, [*match.marks, match.event_count]
    record(logs, -1, None, events[: ends[0]])
    live = _live(cuts)
    for n in range(len(match.lines) + 1):
        while live and live[0].line == n:
            apply_cut(logs, live.pop(0))
        if n < len(match.lines):
            record(logs, n, match.lines[n], events[ends[n] : ends[n + 1]])
    return logs


def _live(cuts: Sequence[Cut]) -> list[Cut]:
    """Returns the cuts that still count, by their lines. Those beyond a later one do not; but one that was not told to others makes nothing void that
    they were told, and so leaves what they were told of take-backs."""
    live: list[Cut] = []
    for cut in cuts:
        before = [c for c in live if c.line <= cut.line]
        settled = [] if _told(cut) else [replace(c, line=cut.line) for c in live if c.line > cut.line and _told(c)]
        live = [*before, *settled, cut]
    return live


def _told(cut: Cut) -> bool:
    return any(first for _, _, _, first in cut.marks.values())


def roll_dice(match: Match[Json], chance: Chance, logs: Mapping[str, SeatLog]) -> list[Answer]:
    """Lets chance answer all it is asked, notes what is told because of it, and returns the answers."""
    rolled = []
    while match.asks and match.asks[0].seat == CHANCE and not match.over:
        ask = match.asks[0]
        answer = Answer(CHANCE, ask.kind, chance.peek(ask))
        n = len(match.lines)
        record(logs, n, answer, match.give(answer))
        chance.counts[ask.kind] = chance.counts.get(ask.kind, 0) + 1
        rolled.append(answer)
    return rolled
