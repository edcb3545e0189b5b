"""The referee: everything that a rule may do besides changing the state. It asks, rolls, draws and tells.

A missing answer raises ``Pause``; when it arrives, the step is run again from its checkpoint with one answer more (``core.advance``). With a *source*
or a *table* every answer is there at once and nothing is run twice.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from .ask import CHANCE, Answer, Ask, IllegalAnswer, Json, Refusal, Seat, asked, judge, written
from .domain import Dice, Draw
from .event import Event

Source = Callable[[Ask], Json]
Question = Ask | Callable[..., Ask | None]
Table = Callable[[tuple[Ask, ...], Callable[[], tuple[Ask, ...]]], Answer]


class Pause(Exception):
    """Raised inside a step when an answer is missing."""

    def __init__(self, asks: tuple[Ask, ...]) -> None:
        super().__init__()
        self.asks = asks


class Over(Exception):
    """Raised by rules, or by an any-time answer, to leave the step because the game has ended."""


def made(make: Question, about: tuple[Any, ...]) -> Ask | None:
    """Return the ask: ``make`` itself, or what it returns."""
    return make if isinstance(make, Ask) else make(*about)


class Referee:
    """Takes answers from a script, then from a source or a table; without these it pauses.

    ``standing()`` gives the any-time asks of the moment, ``interject(ask, value)`` carries one out, ``hear(event)`` updates what seats remember.
    ``waiting`` are the asks that block while an any-time answer is carried out.
    ``judged`` says that the answers of the script were accepted before. Without ``events`` (None) nothing is recorded or remembered, and views of
    such a run are not valid.

    A ``source`` returns the value for one ask. A ``table`` gets everything that a pause would show and returns the next answer: it gets the asks that
    block, and a function that makes the any-time asks, because many tables do not use them.
    """

    __slots__ = ("_hear", "_interject", "_judge", "_standing", "at", "events", "script", "source", "table", "waiting")

    def __init__(
        self,
        script: list[Answer],
        source: Source | None,
        events: list[Event] | None,
        standing: Callable[[], tuple[Ask, ...]],
        interject: Callable[[Referee, Ask, Json], None],
        hear: Callable[[Event], None],
        judged: bool = False,
        table: Table | None = None,
    ) -> None:
        self.script = script
        self._judge = asked if judged else judge
        self.at = 0
        self.source = source
        self.table = table
        self.events = events
        self.waiting: tuple[Ask, ...] = ()
        self._standing = standing
        self._interject = interject
        self._hear = hear

    @property
    def watched(self) -> bool:
        """Whether the run pauses for people. They see a view at every pause only, so what only a view needs may be computed then."""
        return self.source is None and self.table is None

    def ask(self, make: Question, *about: Any) -> Json:
        """Ask one seat and return its answer.

        ``make`` is the ask. Where any-time answers may change its options, it is a function that makes the ask from ``about``, called again after
        each of them. If it returns None, because there is nothing to ask (any more), ``ask`` returns None.
        """
        ask = made(make, about)
        while ask is not None:
            if self.at < len(self.script):
                answer = self._next_answer()
                if answer.kind == ask.kind and answer.seat == ask.seat:
                    self._judge((ask,), answer)
                    return written(ask.domain, answer.value)
                self._carry_out((ask,), answer)
                ask = made(make, about)
            elif self.source is not None:
                return self.source(ask)
            else:
                self._await((ask,))
        return None

    def sealed(self, make: Callable[[], tuple[Ask, ...]]) -> dict[Seat, Json]:
        """Ask several seats at once; no answer reaches the state before all are there. ``make`` is called again after each any-time answer."""
        answers: dict[Seat, Json] = {}
        asks = make()
        while missing := tuple(a for a in asks if a.seat not in answers):
            if self.at < len(self.script):
                answer = self._next_answer()
                if any(a.seat == answer.seat and a.kind == answer.kind for a in missing):
                    answers[answer.seat] = written(self._judge(missing, answer).domain, answer.value)
                else:
                    self._carry_out(missing, answer)
                    asks = make()
            elif self.source is not None:
                answers[missing[0].seat] = self.source(missing[0])
            else:
                self._await(missing)
        return answers

    def _await(self, missing: tuple[Ask, ...]) -> None:
        """Get the next answer from the table, or pause until there is one."""
        if self.table is None:
            raise Pause((*missing, *self._offered(missing)))
        self.script.append(self.table(missing, partial(self._offered, missing)))

    def _next_answer(self) -> Answer:
        self.at += 1
        return self.script[self.at - 1]

    def _carry_out(self, waiting: tuple[Ask, ...], answer: Answer) -> None:
        """Judge and carry out an any-time answer: an answer of the script that is for none of the asks that wait."""
        ask = self._judge(self._offered(waiting), answer)
        self.waiting = waiting
        self._interject(self, ask, written(ask.domain, answer.value))

    def _offered(self, waiting: tuple[Ask, ...]) -> tuple[Ask, ...]:
        """Return the any-time asks that are open while these asks wait; none while chance is asked."""
        if not all(a.offers and a.seat != CHANCE for a in waiting):
            return ()
        seats = {a.seat for a in waiting}
        return tuple(a for a in self._standing() if not a.own or a.seat in seats)

    def roll(self, name: str, faces: int, rule: str, seat: Seat = CHANCE, refusal: str = "") -> int:
        """Roll one die and return its face.

        ``seat`` is ``umpire`` where a person rolls by hand. ``refusal`` is the paragraph by which a wrong face is refused, if not ``rule``.
        """
        return self.ask(Ask(seat, name, rule, Dice(faces, refusal or rule)))

    def draw(self, name: str, weights: dict[Json, int], rule: str) -> Json:
        """Draw one value by weights."""
        return self.ask(Ask(CHANCE, name, rule, Draw(weights, rule)))

    def tell(self, event: Event) -> None:
        """Tell an event to the seats it is for."""
        if self.events is not None:
            self.events.append(event)
            self._hear(event)


class Inline(Referee):
    """A referee that takes every answer from a source at once."""

    __slots__ = ()

    def ask(self, make: Question, *about: Any) -> Json:
        """Ask the source."""
        ask = make if isinstance(make, Ask) else make(*about)
        return None if ask is None else self.source(ask)  # type: ignore[misc]

    def roll(self, name: str, faces: int, rule: str, seat: Seat = CHANCE, refusal: str = "") -> int:
        """One die from the source."""
        return self.source(Ask(seat, name, rule, Dice(faces, refusal or rule)))  # type: ignore[misc]

    def draw(self, name: str, weights: dict[Json, int], rule: str) -> Json:
        """One draw from the source."""
        return self.source(Ask(CHANCE, name, rule, Draw(weights, rule)))  # type: ignore[misc]


class Seated(Referee):
    """A referee that takes every answer from a table, whose answers are legal, and goes on with it at once."""

    __slots__ = ()

    def ask(self, make: Question, *about: Any) -> Json:
        """Ask the table until it answers this question, and carry out the any-time answers that it gives before."""
        while True:
            ask = make if isinstance(make, Ask) else make(*about)
            if ask is None:
                return None
            waiting = (ask,)
            answer = self.table(waiting, partial(self._offered, waiting))  # type: ignore[misc]
            self.script.append(answer)
            self.at += 1
            if answer.kind == ask.kind and answer.seat == ask.seat:
                return answer.value
            self._carry_out(waiting, answer)


def refuse(rule: str, code: str, **facts: Json) -> IllegalAnswer:
    """An ``IllegalAnswer`` ready to be raised."""
    return IllegalAnswer(Refusal(rule, code, facts))
