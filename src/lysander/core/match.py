"""A match: one game being played, answer by answer. Server, terminal, cases and tests use a match; nothing else runs the rules step by step."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic

from .advance import Position, advance
from .ask import CHANCE, Answer, Ask, IllegalAnswer, Json, Refusal, Seat, judge, kept
from .chance import Chance
from .event import SPECTATOR, Event
from .game import Game, S, Setup, named, player_seats
from .seen import Seen
from .straight import play_straight

REMEMBERED = 8  # lines that can be taken back without playing the game again


@dataclass(slots=True)
class _Moment(Generic[S]):
    """The fields of a match before line ``line`` was given: position, number of events of finished steps, events of the open step, what seats had
    seen."""

    line: int
    position: Position[S]
    settled: int
    open: list[Event]
    seen: Seen[S]


class Match(Generic[S]):
    """One game being played: the answers so far, and the position they lead to.

    ``events`` is everything told so far, ``marks[i]`` the number of events before line ``i`` was given, ``asked[i]`` the ask that line ``i``
    answered; its domain may know a state that went on since. ``core.seen`` decides when the view of a seat changes; an umpire's view always shows
    the current state.
    """

    def __init__(self, game: Game[S], setup: Setup, state: S | None = None) -> None:
        self.game = game
        self.setup = setup = named(game, setup)
        self._onlookers = (*player_seats(game), SPECTATOR)
        self.start = (state if state is not None else game.new(setup)).clone()
        self._reset()

    def _reset(self) -> None:
        self.lines: list[Answer] = []
        self.asked: list[Ask] = []
        self.marks: list[int] = []
        self._settled: list[Event] = []
        self._open: list[Event] = []
        self._seen: Seen[S] = Seen(self._onlookers)
        self._past: deque[_Moment[S]] = deque(maxlen=REMEMBERED)
        self._take(advance(self.game, self.start))

    def _take(self, position: Position[S]) -> None:
        known = self.event_count
        self._settled += position.events[: position.settled]
        self._open = position.events[position.settled :]
        self.position = position
        self._seen = self._seen.after(position, self.events_since(known))

    def seen(self, seat: Seat) -> S:
        """Return the state that the view of a seat is made of: the one when the seat was last asked or told something."""
        state = self._seen.state(seat)
        return self.position.now if state is None else state

    @property
    def all_seen(self) -> Seen[S]:
        """What all seats have seen now. It never changes: whoever keeps it can make their views of this moment later."""
        return self._seen

    def view(self, seat: Seat) -> Any:
        """Return what a seat sees."""
        return self.game.view(self.seen(seat), seat)

    @property
    def events(self) -> list[Event]:
        """All events so far, in order."""
        return self._settled + self._open

    @property
    def event_count(self) -> int:
        """The number of events so far."""
        return len(self._settled) + len(self._open)

    def events_since(self, n: int) -> list[Event]:
        """Return the events from number ``n`` on, without a copy of those before."""
        if n >= len(self._settled):
            return self._open[n - len(self._settled) :]
        return self._settled[n:] + self._open

    @property
    def state(self) -> S:
        """The state at the open asks. Read it, never change it."""
        return self.position.now

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open asks, those that block first."""
        return self.position.asks

    def asks_of(self, seat: Seat) -> tuple[Ask, ...]:
        """Return the open asks of one seat."""
        return tuple(a for a in self.position.asks if a.seat == seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.now.result is not None

    def answer(self, seat: Seat, kind: str, value: Json, by: str = "") -> list[Event]:
        """Give one answer; returns the events told because of it. Raises ``IllegalAnswer``, and then nothing has changed."""
        return self.give(Answer(seat, kind, value, by))

    def give(self, answer: Answer) -> list[Event]:
        """Give one answer; as ``answer``."""
        if self.over:
            raise IllegalAnswer(Refusal("", "game-over"))
        ask = judge(self.position.asks, answer)
        answer = kept(ask, answer)
        before = self.event_count
        position = advance(self.game, self.position.checkpoint, (*self.position.script, answer), judged=True)
        self._past.append(_Moment(len(self.lines), self.position, len(self._settled), self._open, self._seen))
        self.lines.append(answer)
        self.asked.append(ask)
        self.marks.append(before)
        self._take(position)
        return self.events_since(before)

    def roll_on(self, chance: Chance) -> list[Answer]:
        """Let chance answer its asks until a seat is asked or the game is over. Returns the lines."""
        rolled: list[Answer] = []
        while self.asks and self.asks[0].seat == CHANCE:
            ask = self.asks[0]
            answer = Answer(CHANCE, ask.kind, chance.peek(ask))
            self.give(answer)
            chance.counts[ask.kind] = chance.counts.get(ask.kind, 0) + 1
            rolled.append(answer)
        return rolled

    def replay(self, lines: Sequence[Answer]) -> None:
        """Start again and give these answers, straight through (``core/straight.py``). Raises ``IllegalAnswer`` if one is refused, and then the match
        has begun anew."""
        self._reset()
        if not lines:
            return
        played = play_straight(self.game, self.start, lines, self._onlookers)
        self.lines, self.asked, self.marks = played.lines, played.asked, played.marks
        self._settled, self._open = played.settled, played.position.events
        self.position, self._seen = played.position, played.seen

    def remembers(self, n: int) -> bool:
        """Whether all lines from line ``n`` on can be taken back at once, without playing the game again."""
        return any(past.line == n for past in self._past)

    def cut(self, n: int) -> None:
        """Take back all lines from line ``n`` on. It does not ask whether a seat may do that: see ``free_undo``.

        The last few lines are taken back at once; further back, the game is replayed from the start.
        """
        while self._past and self._past[-1].line > n:
            self._past.pop()
        if not self._past or self._past[-1].line != n:
            self.replay(self.lines[:n])
            return
        past = self._past.pop()
        self.position, self._open, self._seen = past.position, past.open, past.seen
        for grown, length in ((self.lines, n), (self.asked, n), (self.marks, n), (self._settled, past.settled)):
            del grown[length:]

    def counts(self) -> dict[str, int]:
        """Return how often chance has rolled each name, as a ``Chance`` needs it to go on."""
        return dict(Counter(line.kind for line in self.lines if line.seat == CHANCE and not line.by))

    def free_undo(self, seat: Seat) -> int | None:
        """Return the line back to which this seat may take back its answers without permission, or None.

        Whether an answer is free depends on its ask (``takeback``), never on secret consequences: otherwise a refusal would give these away. What
        only an umpire is told about it does not count either.
        """
        if self.over or not any(a.seat == seat and not a.standing for a in self.asks):
            return None
        n, told = len(self.lines), self.event_count
        while n and self.lines[n - 1].seat == seat and self.is_free(n - 1) and (self.asked[n - 1].aloud or self._untold(self.marks[n - 1], told)):
            n, told = n - 1, self.marks[n - 1]
        return n if n < len(self.lines) else None

    def _untold(self, first: int, end: int) -> bool:
        """Return whether no seat but an umpire's was told one of the events from ``first`` up to ``end``."""
        return first == end or not any(e.told(s) for e in self.events_since(first)[: end - first] for s in self._onlookers)

    def is_free(self, n: int) -> bool:
        """Whether the answer in this line may be taken back according to its ask: by itself it leads to nothing that another seat could notice."""
        return self.asked[n].takeback and self.lines[n].value not in self.asked[n].firm
