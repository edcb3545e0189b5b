"""What the engine asks of a game. Read this file and ``docs/add-a-game.md``, and you can write a fifth game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, Self, TypeVar

from .ask import Ask, Json, Rng, Seat
from .event import Event
from .referee import Referee
from .setup import Setup as Setup
from .tally import Played, Standing, by_player


class GameState(Protocol):
    """What every state has: a clone (it is a ``Record``), the step that runs next, and the result when the game is over.

    ``step`` is the engine's: rules neither read nor change it. Once ``result`` is set no step runs any more; ``step`` then names the one that
    would have come next, and means nothing.
    """

    step: str
    result: Result | None

    def clone(self) -> Self:
        """A copy that shares nothing mutable."""


S = TypeVar("S", bound=GameState)


@dataclass(frozen=True)
class Step(Generic[S]):
    """One step of the sequence of play. ``run`` returns None to go on, or the id of the step to go to (its own id: once more)."""

    id: str
    rule: str
    run: Callable[[S, Referee], str | None]


@dataclass(frozen=True)
class Result:
    """End of a game: a score for each seat (1 won, 0 lost, or points) and the facts of the result event. ``winners`` are the seats that
    have won; None: those with a score above 0."""

    scores: Mapping[Seat, int]
    facts: Mapping[str, Json]
    winners: tuple[Seat, ...] | None = None

    def won(self, seat: Seat) -> bool:
        """Whether this seat has won, alone or with others."""
        return self.scores.get(seat, 0) > 0 if self.winners is None else seat in self.winners


@dataclass(frozen=True)
class SeatInfo:
    """A seat of a game. ``sign`` is the shape drawn with its colour (``disc``, ``triangle``, ``square``, ``diamond``, ``hexagon``). Seats of one
    ``role`` are alike under the rules but for their order, so that the laboratory compares them together; no role: unlike any other."""

    id: Seat
    sign: str
    optional: bool = False
    umpire: bool = False
    role: str = ""


@dataclass(frozen=True)
class Option:
    """A switch of the rules: key, values (a tuple, or a predicate in words with ``check``), default, paragraph."""

    key: str
    values: tuple[Json, ...]
    default: Json
    rule: str
    check: Callable[[Json], bool] | None = None

    def legal(self, value: Json) -> bool:
        """Whether this value may be set."""
        if self.check is not None:
            return self.check(value)
        return any(value == v and type(value) is type(v) for v in self.values)


@dataclass(frozen=True)
class Scenario:
    """A named set of option values."""

    id: str
    title: str
    summary: str
    options: Mapping[str, Json]


class Game(Protocol[S]):
    """The contract. A game is a module-level object ``GAME`` in ``lysander.games.<id>``, of a class derived from this one or shaped like it.
    What a function of another module carries out is bound to it by one line, ``write = staticmethod(notation.write)``; a type checker holds its
    signature against the one here.

    ``table_talk`` says whether players may talk to each other while the game runs. ``glimpses`` names the fields of views
    and of the waiting line, and the facts of asks, that change without a word because they are in plain sight; all other fields change only
    when their seat answers, is told or is asked something.
    ``paragraphs`` are those that the table quotes: ``umpire`` (who may be one), ``companion`` (who answers for a shared seat), ``stand_in``
    (whom the umpire may play), ``talk`` (who may not talk), where the game has them. A game whose umpire may come and go asks his seat
    ``take_seat`` and ``leave_seat`` at any time.
    ``quiet_period``: milliseconds for which a table had better show nothing after an answer that may lead to something, because a question to
    somebody else in between is a secret. ``seatings`` are the sets of players' seats that it can be played with, the usual one first, where
    there is more than one (``seatings``).
    ``case`` is the class that plays a worked case (derived from ``core.cases.Case``), where the game has any.
    ``state`` is a ``Record`` with a field ``step`` (id of the step that runs next), which only ``core.advance`` changes,
    and a field ``result`` (``Result | None``).
    """

    id: str
    rules_version: str
    table_talk: bool = True
    glimpses: tuple[str, ...] = ()
    paragraphs: Mapping[str, str] = {}
    seatings: tuple[tuple[Seat, ...], ...] = ()
    quiet_period: int = 0
    case: type[Any] | None = None
    seats: tuple[SeatInfo, ...]
    options: tuple[Option, ...]
    scenarios: tuple[Scenario, ...]
    sequence: tuple[Step[S], ...]

    def new(self, setup: Setup) -> S:
        """The state before the first step. A setup without a scenario means the first. Raises ``ValueError`` for a setup that is not legal."""

    def standing(self, state: S) -> tuple[Ask, ...]:
        """The any-time asks of the moment; none unless the game says so."""
        return ()

    def interject(self, state: S, ref: Referee, ask: Ask, value: Json) -> None:
        """Carry out the answer to a standing ask."""
        raise AssertionError(f"{self.id} has no standing asks")

    def hear(self, state: S, event: Event) -> None:
        """Let the seats that are told remember; called for each event. Nothing to do where views can be made of the state alone."""
        return

    def part(self, event: Event, before: str) -> str:
        """The part of the game (a turn, a side's half of it) that an event opens, for logs with headings; ``before`` is the one until then.

        ``night-2`` is headed by the message ``part-night`` of the catalogue, with 2 as its argument ``of``. A part without such a message is sent
        as it is, to be named by the game's own board in the web client."""
        return before

    def whole(self, event: Event) -> bool:
        """Whether it is told in full, for who looks back at what was so; False for what one side reads of an event told to the other in full,
        and for what only says that something will be told."""
        return True

    def measures(self, state: S, events: Sequence[Event]) -> Mapping[str, float]:
        """What a laboratory wants to know of a finished game: numbers by ``group/name``. A name is left out where it has no meaning, so that
        its mean is one over the games in which it has."""
        return {}

    def marks(self, setup: Setup) -> Mapping[str, Mapping[str, int]]:
        """What numbers in the facts of a result are held against: values with their names, by fact. A laboratory draws them as lines."""
        return {}

    def standings(self, played: Sequence[Played]) -> Sequence[Standing]:
        """What the finished games of a series add up to; wins and mean scores of each player where the rules say nothing else."""
        return (by_player(played),)

    def view(self, state: S, seat: Seat) -> Any:
        """What a seat may see: a frozen dataclass of plain values, built up from nothing. ``"spectator"`` is a seat here."""

    def waiting(self, state: S) -> Mapping[str, Json]:
        """Public facts on what is going on, the same for every seat, whoever is asked."""

    def chart(self) -> Mapping[str, Json]:
        """What a client needs to draw the board: plain data, public, the same in every game; empty if there is nothing to draw. A client without
        a board of its own for the game draws the areas of ``core/chart.py``, and on them the ``pieces`` of the view."""
        return {}

    def write(self, state: S) -> str:
        """The position in notation, at a point of rest."""

    def parse(self, text: str, setup: Setup) -> S:
        """A state out of notation. Raises ``ValueError``."""

    def sample_hidden(self, view: Any, seat: Seat, setup: Setup, rng: Rng) -> S:
        """A full state, at rest, that this seat cannot tell from the true one; made of its view alone."""

    def check(self, state: S) -> Sequence[str]:
        """Invariants that are broken, in words; empty if all is well."""


def named(game: Game[Any], setup: Setup) -> Setup:
    """A setup with its scenario by name: the first of the game where it says none."""
    return setup if setup.scenario or not game.scenarios else replace(setup, scenario=game.scenarios[0].id)


def seatings(game: Game[Any]) -> tuple[tuple[Seat, ...], ...]:
    """The sets of players' seats that a game can be played with, the usual one first. Where it names none: all that are not optional, then
    with one optional seat more each, in their order."""
    if game.seatings:
        return game.seatings
    players = [s for s in game.seats if not s.umpire]
    fixed, more = [s.id for s in players if not s.optional], [s.id for s in players if s.optional]
    return tuple(tuple(s.id for s in players if s.id in fixed + more[:n]) for n in range(len(more) + 1))


def seating(game: Game[Any], named: Collection[Seat] = (), players: int = 0) -> tuple[Seat, ...]:
    """The usual set of players' seats, or the first that holds all those named, with so many players if a number is given. Empty if there is none."""
    fits = (s for s in seatings(game) if set(named) <= set(s) and players in (0, len(s)))
    return next(fits, ())


def standings(game: Game[Any], played: Sequence[Played]) -> tuple[Standing, ...]:
    """All standings of a series, the games in the order of their ends."""
    return tuple(game.standings(played)) if played else ()
