"""The contract of a game: everything that the engine calls. With this file and ``docs/add-a-game.md`` you can write a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, Self, TypeVar

from .ask import CHANCE, Answer, Ask, Json, Rng, Seat
from .contest import Contest as Contest
from .contest import Entrant as Entrant
from .ending import Ending, Happened, Throw, Way
from .event import ALL, Event
from .referee import Referee
from .seats import RESERVED as RESERVED
from .seats import SeatInfo as SeatInfo
from .setup import Setup as Setup
from .standings import Played, Standing, by_player
from .things import LEADS, TABLE


class GameState(Protocol):
    """What every state has: ``clone()`` (it is a ``Record``), the step that runs next, and the result once the game is over.

    Only the engine changes ``step`` in play, and the steps do not read it; ``parse`` and ``sample_hidden`` set it. Once ``result`` is set no step
    runs any more; ``step`` then still names the one that would have been next, and means nothing.
    """

    step: str
    result: Result | None

    def clone(self) -> Self:
        """Return a copy that shares nothing mutable."""


S = TypeVar("S", bound=GameState)


@dataclass(frozen=True)
class Step(Generic[S]):
    """One step of the sequence of play. ``run`` returns None to go on to the next, or the id of the step to go to (its own id repeats it)."""

    id: str
    rule: str
    run: Callable[[S, Referee], str | None]


@dataclass(frozen=True)
class Result:
    """The end of a game: a score for each seat (1 won, 0 lost, or points) and the facts of the result.

    ``winners`` are the seats that have won; None means those with a score above 0.
    """

    scores: Mapping[Seat, int]
    facts: Mapping[str, Json]
    winners: tuple[Seat, ...] | None = None

    def won(self, seat: Seat) -> bool:
        """Whether this seat has won, alone or with others."""
        return self.scores.get(seat, 0) > 0 if self.winners is None else seat in self.winners


@dataclass(frozen=True)
class Option:
    """An option of the rules: key, values, default, paragraph. With ``check``, which judges a value, ``values`` describe the legal ones in words."""

    key: str
    values: tuple[Json, ...]
    default: Json
    rule: str
    check: Callable[[Json], bool] | None = None

    def legal(self, value: Json) -> bool:
        """Whether the option may have this value."""
        if self.check is not None:
            return self.check(value)
        return any(value == v and type(value) is type(v) for v in self.values)


@dataclass(frozen=True)
class Scenario:
    """A named set of option values. ``seatings``: the sets of players' seats with which people play it, the usual one first, if it has its own."""

    id: str
    title: str
    summary: str
    options: Mapping[str, Json]
    seatings: tuple[tuple[Seat, ...], ...] = ()


@dataclass(frozen=True)
class Subgame:
    """A game that is played to answer a question of another game: a battle of a campaign.

    ``id`` names it within that game, for ever. ``setup`` is the set-up of its table, ``seats`` says who sits there: each of its seats, and the seat
    of the other game whose player has it.
    """

    id: str
    setup: Setup
    seats: Mapping[Seat, Seat]


Settle = Callable[[Any, Any, Ask, Subgame], Answer]
"""Returns the answer to a question by the game that answers it, from game, state, question and what ``subgame_of`` returns for it."""


class Game(Protocol[S]):
    """The contract of a game. A game is a module-level object ``GAME`` in ``lysander.games.<id>``, of a class derived from this one or of the same
    shape.

    A method may be a function of another module, bound in one line: ``write = staticmethod(notation.write)``. The type checker compares its signature
    with the one here.

    ``table_talk``: whether players may chat while the game runs.

    ``glimpses``: names of fields of the view, of fields of the waiting line, and of facts of asks, that change without a word because they are in
    plain sight. All other fields change only when their seat answers, is told or is asked something.

    ``paragraphs``: the paragraphs that the table quotes, where the game has them: ``umpire`` (who may be one), ``companion`` (who answers for a
    shared seat), ``stand_in`` (for whom the umpire may play), ``talk`` (who may not talk). A game whose umpire may come and go asks the umpire's seat
    ``take_seat`` and ``leave_seat`` at any time.

    ``quiet_period``: milliseconds for which the table shows nothing new after an answer that may have consequences. It is for games in which a
    question to another seat in between is a secret: without it, the pause would give the question away.

    ``secretive``: the options under which most is kept from seats, if they are not the default. The battery plays half of all games so.

    ``seatings``: the sets of players' seats with which the game can be played, the default one first, if there are several (see ``seatings``).

    ``elsewhere``: settings that the rulebook lists among its options and that a table has a place of its own for: the way to set each on the command
    line, by its key.

    ``rulebook``: the id of the game whose rulebook it quotes, where it has none of its own: a campaign is a chapter of the book of its battles.

    ``turns``: whether the public facts say whose turn it is (``acts``).

    ``keeper``: the seat that is told everything and may take a running game away as a file, if there is one: the organiser of a campaign.

    ``case``: the class that plays a worked case (derived from ``core.cases.Case``), where the game has any.

    ``own_goals``: whether each side has a goal of its own, so that all may win and nobody.

    ``playable_on``: whether bots can play a game on from any of its steps fast enough to find its chances there (``lysander.review``).

    The state is a ``Record`` with a field ``step`` (id of the step that runs next), which only ``core.advance`` changes, and a field ``result``
    (``Result | None``).
    """

    id: str
    rules_version: str
    table_talk: bool = True
    glimpses: tuple[str, ...] = ()
    paragraphs: Mapping[str, str] = {}
    secretive: Mapping[str, Json] = {}
    seatings: tuple[tuple[Seat, ...], ...] = ()
    quiet_period: int = 0
    elsewhere: Mapping[str, str] = {}
    rulebook: str = ""
    turns: bool = False
    keeper: Seat = ""
    case: type[Any] | None = None
    own_goals: bool = False
    playable_on: bool = True
    seats: tuple[SeatInfo, ...]
    options: tuple[Option, ...]
    scenarios: tuple[Scenario, ...]
    sequence: tuple[Step[S], ...]

    def new(self, setup: Setup) -> S:
        """Return the state before the first step. A set-up without a scenario means the first one. Raises ``ValueError`` for a set-up that is not
        legal."""

    def standing(self, state: S) -> tuple[Ask, ...]:
        """Return the any-time asks that are open now; none by default."""
        return ()

    def interject(self, state: S, ref: Referee, ask: Ask, value: Json) -> None:
        """Carry out the answer to a standing ask."""
        raise AssertionError(f"{self.id} has no standing asks")

    def hushed(self, answered: Ask, asks: Sequence[Ask]) -> bool:
        """Return whether the time until something is shown after this answer may give a secret away; ``asks`` are open now. Only a game with a
        ``quiet_period`` is asked, and where in doubt it is so."""
        return True

    def hear(self, state: S, event: Event) -> None:
        """Update what the seats that are told remember. Called for each event; does nothing by default, which is right where a view needs the state
        alone."""
        return

    def foreseen(self, now: S, then: S, answer: Answer) -> Mapping[Seat, tuple[Any, Any]] | None:
        """Return the views of each seat without an answer and with it, for an umpire who asks before he gives it; None by default: not foreseen.

        ``then`` is the state at the next question after the answer. Both are copies, which may be changed.
        """
        return None

    def aid(self, state: S, ask: Ask, value: Json) -> Mapping[str, Json] | None:
        """Return facts that help with an answer in the making, legal or not, to an open ask; None by default: there is no such aid.

        Only what the asked seat may know, as plain data. ``state`` is a copy. An empty ``value`` asks for what can be shown before anything is
        chosen.
        """
        return None

    def subgame(self, state: S, ask: Ask) -> Subgame | None:
        """Return the game that is to be played before an open ask is answered; None by default: a person answers it. See ``subgame_of``."""
        return None

    def taken_in(self, state: S, ask: Ask, rules_version: str, result: Result, digest: str) -> Json:
        """Return the answer to an ask from the result of its subgame. ``digest`` is the SHA-256 of the subgame's journal, in hex."""
        raise AssertionError(f"{self.id} has no subgames")

    def part(self, event: Event, before: str) -> str:
        """Return the part of the game (a turn, one side's half of it) that an event begins, for logs with headings; ``before`` is the current part.

        The heading of ``night-2`` is the message ``part-night`` of the catalogue, with 2 as its argument ``of``. A part without such a message is
        sent as it is, for the game's board in the web client to name.
        """
        return before

    def move(self, event: Event, before: str) -> str:
        """Return the whole move (turn, round) of the game that an event begins; ``before`` is the current one. Delayed views count it.

        By default a move is what stands before the first point of its ``part``.
        """
        return self.part(event, before).partition(".")[0]

    def dark(self, state: S) -> bool:
        """Return whether it is night, for pictures of the course of a game; by default it never is."""
        return False

    def begins(self, event: Event, setup: Setup) -> Seat:
        """Return who begins something with this event that a seat is shown by itself after others have acted (``core/things.py``): a seat, ``TABLE``
        for nobody, where those of one kind in a row are one; ``ALONE`` for nobody, where each is one; ``LEADS`` where the event leads up to what is
        told next, ``FOLLOWS`` where it belongs to what was told before.

        By default a die leads, and everything else is something that the seat in its fact ``seat`` did, if it has one. Only the event counts.
        """
        return LEADS if event.kind == "roll" else str(event.facts.get("seat") or TABLE)

    def whole(self, event: Event) -> bool:
        """Return whether a replay of the true course of the game shows this event: by default True. Return False for one that repeats to one side a
        part of what the other was told in full, and for an announcement that something will be told."""
        return True

    def told_as(self, event: Event, seat: Seat, setup: Setup) -> str:
        """Return the kind as which it is judged whether a seat may be told an event (``core/battery/disclosures.py``).

        By default its kind, or ``own <kind>`` where a fact ``seat`` names the seat and not all are told: what may be told of others is judged apart
        from what is one's own.
        """
        return f"own {event.kind}" if event.facts.get("seat") == seat and ALL not in event.to else event.kind

    def ending(self, state: S, events: Sequence[Event]) -> Ending | None:
        """Return how a finished game ended, for the sentence and the goals at its end; None by default: the message ``result`` says it alone."""
        return None

    def ways(self, state: S, course: Sequence[Happened]) -> Sequence[Way]:
        """Return the ways of a finished game for its picture, everything open: those that belong to the story, and all others. By default none."""
        return ()

    def throws(self, event: Event) -> Iterable[Throw]:
        """Return the dice of an event that luck counts, each once: none of an event that only repeats to others what was told in full. By default
        none. A die that only picks one of several alike is neither good nor bad, and is left out."""
        return ()

    def gains(self, throw: Throw, setup: Setup) -> Sequence[Seat]:
        """Return the seats for which it is good that such a die succeeds or, without a number to reach, shows much; by default whose die it is."""
        return (throw.side,) if throw.side in setup.seats else ()

    def measures(self, state: S, events: Sequence[Event]) -> Mapping[str, float]:
        """Return numbers about a finished game by ``group/name``, for the lab. Leave a name out where it has no meaning: its mean counts only the
        other games."""
        return {}

    def places(self, state: S, events: Sequence[Event]) -> Mapping[str, Mapping[str, int]]:
        """Return where things happened in a finished game: how often each thing did, by place of the board. The lab draws them on the board
        (``lab/grounds``); ``heat-<thing>`` names the picture, and ``Words.figure("places", place)`` a place. By default nothing."""
        return {}

    def marks(self, setup: Setup) -> Mapping[str, Mapping[str, int]]:
        """Return values that a number in the facts of the result is compared with, as ``{fact: {name: value}}``. The lab draws them as lines in its
        plots."""
        return {}

    def aided(self, setup: Setup) -> Setup:
        """Return the set-up with which views also show what a seat could have worked out from what it was told; by default the same."""
        return setup

    def goals(self, setup: Setup) -> Sequence[tuple[Seat, ...]]:
        """Return the goals of a game, each by the seats that have it; by default each player has one of their own."""
        return tuple((seat,) for seat in player_seats(self, setup.seats or None))

    def reached(self, result: Result, goal: tuple[Seat, ...]) -> bool:
        """Return whether a goal was reached; by default, whether the first of its seats has won."""
        return result.won(goal[0])

    def contest(self) -> Contest | None:
        """Return what can be matched in pairs, for ``lysander matrix``; None if there is nothing."""
        return None

    def standings(self, played: Sequence[Played]) -> Sequence[Standing]:
        """Return the standings of a series of finished games; by default, the wins and mean score of each player."""
        return (by_player(played),)

    def view(self, state: S, seat: Seat) -> Any:
        """Return what a seat may see: a frozen dataclass or struct of plain values, built up from nothing. ``"spectator"`` counts as a seat."""

    def waiting(self, state: S) -> Mapping[str, Json]:
        """Return public facts on what goes on: the same for every seat, and no hint at a question to another seat that is secret."""

    def acts(self, facts: Mapping[str, Json]) -> Sequence[Seat]:
        """Return the seats that are publicly to act, by the facts of ``waiting`` alone; by default those in the fact ``acts``, nobody without it.

        A clock is charged by this: where it names one seat, that seat's; else each question has a time of its own, which nobody else is told of.
        """
        return tuple(facts.get("acts", ()))

    def chart(self, setup: Setup | None = None) -> Mapping[str, Json]:
        """Return what a client needs to draw the board of a set-up, the printed one without: public plain data; empty if there is nothing to draw.

        Nothing but the variant of a set-up makes a difference to it: where a table has none, a client draws the printed board. One without a board
        package for the game draws the areas of ``core/chart.py``, and on them the ``pieces`` of the view."""
        return {}

    def staged(self, setup: Setup) -> Mapping[str, Json]:
        """Return what the words of a briefing are given beside scenario and options, or in their place, where a variant has changed the scenario;
        nothing by default."""
        return {}

    def write(self, state: S) -> str:
        """Return the position in notation. The state is at a point of rest."""

    def parse(self, text: str, setup: Setup) -> S:
        """Return the state of a position in notation. Raises ``ValueError``."""

    def sample_hidden(self, view: Any, seat: Seat, setup: Setup, rng: Rng) -> S:
        """Return a full state, at rest, that this seat cannot tell from the true one. It is made of the view alone."""

    def vary_hidden(self, state: S, seat: Seat, rng: Rng) -> None:
        """Change something in a state of ``sample_hidden`` that this seat cannot know and that samples rarely vary: who is wounded, lies still, is
        gone. For the battery, which needs rare states as much as likely ones; bots search on samples as they are."""
        return

    def check(self, state: S) -> Sequence[str]:
        """Return the invariants that are broken, as sentences; empty if there are none."""


def named(game: Game[Any], setup: Setup) -> Setup:
    """Return the set-up with the name of its scenario filled in: the first of the game if it names none."""
    return setup if setup.scenario or not game.scenarios else replace(setup, scenario=game.scenarios[0].id)


def umpire_seats(game: Game[Any]) -> frozenset[Seat]:
    """Return the seats of a game that see everything."""
    return frozenset(s.id for s in game.seats if s.umpire)


def player_seats(game: Game[Any], seated: Collection[Seat] | None = None) -> tuple[Seat, ...]:
    """Return the seats of a game that are not an umpire's, in its order; only those among ``seated``, if these are given."""
    return tuple(s.id for s in game.seats if not s.umpire and (seated is None or s.id in seated))


def contestants(game: Game[Any], seated: Collection[Seat] | None = None) -> tuple[Seat, ...]:
    """Return the seats that play to win: neither an umpire's nor an organiser's; only those among ``seated``, if these are given."""
    return tuple(seat for seat in player_seats(game, seated) if seat != game.keeper)


def seatings(game: Game[Any], scenario: str = "") -> tuple[tuple[Seat, ...], ...]:
    """Return the sets of players' seats with which a game, or one of its scenarios, can be played, the default one first.

    If the game names none: all seats that are not optional, then each time with one optional seat more, in their order.
    """
    if own := next((s.seatings for s in game.scenarios if s.id == scenario), ()):
        return own
    if game.seatings:
        return game.seatings
    players = [s for s in game.seats if not s.umpire]
    fixed, more = [s.id for s in players if not s.optional], [s.id for s in players if s.optional]
    return tuple(tuple(s.id for s in players if s.id in fixed + more[:n]) for n in range(len(more) + 1))


def seating(game: Game[Any], named: Collection[Seat] = (), players: int = 0, scenario: str = "") -> tuple[Seat, ...]:
    """Return the first set of players' seats that holds all those named, and has ``players`` seats unless that is 0. Empty if there is none."""
    fits = (s for s in seatings(game, scenario) if set(named) <= set(s) and players in (0, len(s)))
    return next(fits, ())


def subgame_of(game: Game[S], state: S, ask: Ask) -> Subgame | None:
    """Return the game that answers an open ask, None where its seat does: no game answers chance, or an ask for any time."""
    return None if ask.standing or ask.seat == CHANCE else game.subgame(state, ask)


def standings(game: Game[Any], played: Sequence[Played]) -> tuple[Standing, ...]:
    """Return all standings of a series. The games are in the order of their ends."""
    return tuple(game.standings(played)) if played else ()
