"""Plays the lines of a journal straight through: each step is run once, not once more for every answer in it.

``Match.give`` runs a step again with each answer, because the next one is not known yet. Here all are known: the referee takes them from its script
as the rules ask for them, and on the way notes what a match would have noted between two of them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, cast

from .advance import Position, advance, plan
from .ask import Answer, Ask, IllegalAnswer, Refusal, Seat, judge, kept
from .event import Event
from .game import Game, S
from .referee import Over, Pause, Referee
from .seen import Seen, seats_asked, who_notice


@dataclass(slots=True)
class Played(Generic[S]):
    """What came of it: the fields of a match (``core/match.py``) after the last line."""

    position: Position[S]
    lines: list[Answer]
    asked: list[Ask]
    marks: list[int]
    settled: list[Event]
    seen: Seen[S]


def play_straight(game: Game[S], start: S, lines: Sequence[Answer], onlookers: Sequence[Seat]) -> Played[S]:
    """Return what comes of these lines. Raises ``IllegalAnswer`` if one is refused; ``start`` is not changed."""
    steps, reader = plan(cast(Hashable, game)), _Reader(game, [*lines], onlookers)
    begun: dict[int, S] = {}  # the state before each step, by the first line that it takes
    checkpoint, asks = start, tuple[Ask, ...]()
    while True:
        first = reader.at
        begun[first] = checkpoint
        state = reader.begin(checkpoint.clone())
        if state.result is not None:
            break
        run, after = steps[state.step]
        try:
            goto = run(state, reader)
        except Pause as pause:
            asks = pause.asks
            break
        except Over:
            goto = None
        state.step = goto or after
        checkpoint = state
    reader.end(asks)
    position = Position(checkpoint, tuple(reader.script[first:]), state, asks, reader.told)
    seen = Seen(onlookers, _states(game, reader, begun, position), frozenset(reader.heard))
    return Played(position, reader.script, reader.asked, reader.marks, reader.settled, seen)


class _Reader(Referee, Generic[S]):
    """A referee that takes all its answers from a script and judges each.

    Before each line it notes what a match would have noted at the pause there: ``asked``, ``marks``, and for each onlooker in ``noticed`` the last
    pause at which it noticed something. ``told`` are the events of the open step, ``settled`` those before, ``heard`` who was told something since
    views changed last (``core/seen.py``).
    """

    __slots__ = ("_blocking", "_known", "_onlookers", "_state", "asked", "heard", "marks", "noticed", "settled", "told")

    def __init__(self, game: Game[S], script: list[Answer], onlookers: Sequence[Seat]) -> None:
        super().__init__(
            script,
            None,
            [],
            lambda: game.standing(self._state),
            lambda ref, ask, value: game.interject(self._state, ref, ask, value),
            lambda event: game.hear(self._state, event),
        )
        self._judge = self._take
        self._onlookers = onlookers
        self._blocking: tuple[Ask, ...] | None = None
        self._known = 0
        self.asked: list[Ask] = []
        self.marks: list[int] = []
        self.told: list[Event] = []
        self.settled: list[Event] = []
        self.heard: set[Seat] = set()
        self.noticed: dict[Seat, int] = {}

    def begin(self, state: S) -> S:
        """Begin a step with this state, which is returned."""
        self.settled += self.told
        self.events = self.told = []
        self._state = state
        return state

    def _carry_out(self, waiting: tuple[Ask, ...], answer: Answer) -> None:
        self._blocking = waiting
        super()._carry_out(waiting, answer)

    def _take(self, asks: Sequence[Ask], answer: Answer) -> Ask:
        """Return the ask that a line answers: one of these, which block, or are those for any time."""
        if self._state.result is not None:
            raise IllegalAnswer(Refusal("", "game-over"))
        self._pause(asks if self._blocking is None else self._blocking)
        self._blocking = None
        ask = judge(asks, answer)
        self.script[self.at - 1] = kept(ask, answer)
        self.marks.append(self._known)
        self.asked.append(ask)
        return ask

    def _pause(self, asks: Sequence[Ask], over: bool = False) -> None:
        settled, known = len(self.settled), self._known
        for event in self.told[known - settled :] if known >= settled else [*self.settled[known:], *self.told]:
            self.heard.update(event.to)
        self._known = settled + len(self.told)
        found = who_notice(self._onlookers, self.noticed, seats_asked(asks), self.heard, over)
        if found is not None:
            self.noticed.update(dict.fromkeys(found, len(self.asked)))
            self.heard.clear()

    def end(self, asks: Sequence[Ask]) -> None:
        """Note the point that was reached. Raises ``IllegalAnswer`` if lines are left."""
        over = self._state.result is not None
        if len(self.asked) < len(self.script):
            raise IllegalAnswer(Refusal("", "game-over"))
        self._pause(asks, over)


def _states(game: Game[S], reader: _Reader[S], begun: Mapping[int, S], position: Position[S]) -> dict[Seat, S]:
    """Return the state at the pause at which each onlooker noticed something last."""
    made, firsts = {len(reader.script): position.now}, [*begun]
    for n in {*reader.noticed.values()} - {*made}:
        first = firsts[bisect_right(firsts, n) - 1]
        made[n] = advance(game, begun[first], tuple(reader.script[first:n]), judged=True).now
    return {seat: made[n] for seat, n in reader.noticed.items()}
