"""The briefing of a game: what each seat is told before its first question, and can read again at any time.

A game that has one keeps its structure in ``briefing.toml``; its words are the messages ``brief-…`` of its catalogues, which are given the scenario,
the options and the number of players. Nothing of it comes from a position, so it is the same for all, and everybody may read every card.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any

import msgspec

from ..core.ask import Json, Seat
from ..core.game import Game, Setup, player_seats
from ..core.tables import BadTable, variant_of
from ..games import __name__ as games
from .sentences import Text

MARK = "*"
"""Before and after the words of the goal that decide."""


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A column of the table of secrets: those ``seats``, called "you" by themselves, unless the message ``brief-column-<id>`` names it."""

    id: str
    seats: tuple[Seat, ...] = ()


class Secret(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the table: a thing and its paragraph. ``hidden``: the columns that do not know it. ``when``: options with which it is one; else
    always. Words: ``brief-secret-<id>``, and an attribute for each column."""

    id: str
    rule: str
    hidden: tuple[str, ...] = ()
    when: dict[str, Json] = {}


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of the first turn: asked by questions of the kind ``on`` (``plan`` for ``plan:E1``), by the paragraph ``rule``, and shown ``at`` a
    place of the board as an example. Words: ``brief-<card>-<number>``, with ``.note``."""

    on: str
    rule: str
    at: str = ""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What some ``seats`` are told. ``ends`` and ``moves`` are the paragraphs for how the game ends and how a turn goes. Words: ``brief-<id>`` (the
    goal), ``.ends``, ``.moves``."""

    id: str
    seats: tuple[Seat, ...]
    ends: str
    moves: str
    decision: tuple[Decision, ...]


class Briefing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of a game. ``spaces`` are places that its board in the browser names by itself, beside those of its chart."""

    column: tuple[Column, ...]
    secret: tuple[Secret, ...]
    card: tuple[Card, ...]
    spaces: tuple[str, ...] = ()

    def of(self, seat: Seat) -> Card | None:
        """Return the card of a seat, or None."""
        return next((card for card in self.card if seat in card.seats), None)


@lru_cache(maxsize=64)
def briefing_of(game: str) -> Briefing | None:
    """Return the briefing of a game, None if it has none. Raises ``BadTable``."""
    file = resources.files(f"{games}.{game}") / "briefing.toml"
    if not file.is_file():
        return None
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Briefing)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadTable(f"briefing.toml: {error}") from None


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the table of secrets in words: for each column whether it knows, and what."""

    what: str
    rule: str
    known: tuple[tuple[str, bool], ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A card in words. ``goal`` has its deciding words between ``MARK``; ``columns`` are the heads of the table with one seat of each, if it has
    any. ``places`` are those of the decisions, empty where the map is another one."""

    goal: str
    ends: str
    moves: str
    columns: tuple[tuple[str, Seat], ...]
    rows: tuple[Row, ...]
    decisions: tuple[tuple[str, str], ...]
    places: tuple[str, ...]


def changed_map(game: Game[Any], setup: Setup) -> bool:
    """Return whether the board of a set-up is another one than the printed one."""
    return bool(setup.variant) and game.chart(setup) != game.chart()


def arguments(game: Game[Any], setup: Setup) -> dict[str, Json]:
    """Return what the words of a briefing are given: the scenario, the options, how many play, whether a variant has changed the map, and what the
    game says of a scenario that one has changed."""
    options = {option.key: option.default for option in game.options}
    for more in (*(s.options for s in game.scenarios if s.id == setup.scenario), variant_of(setup.variant, game.id).options, setup.options):
        options |= more
    seats = len(set(setup.seats) & set(player_seats(game)))
    drawn = "changed" if changed_map(game, setup) else "printed"
    return {**options, "scenario": setup.scenario, "players": seats, "map": drawn, **game.staged(setup)}


def told(text: Text, briefing: Briefing, card: Card, game: Game[Any], setup: Setup, seat: Seat) -> Told:
    """Return a card in words, as its ``seat`` reads it."""
    args = arguments(game, setup)
    say, id = text.say, f"brief-{card.id}"
    played = {*setup.seats, *(s.id for s in game.seats if s.umpire)}
    sides = game.goals(setup)
    columns = [column for column in briefing.column if not column.seats or played & set(column.seats)]
    return Told(
        say(id, **args),
        say(f"{id}.ends", **args),
        say(f"{id}.moves", **args),
        tuple((_head(text, column, seat), _shown_by(column, sides, seat)) for column in columns),
        tuple(_row(text, secret, columns, args) for secret in briefing.secret if secret.when.items() <= args.items()),
        tuple((say(f"{id}-{n}", **args), say(f"{id}-{n}.note", **args)) for n, _ in enumerate(card.decision, 1)),
        tuple("" if args["map"] == "changed" else decision.at for decision in card.decision),
    )


def _head(text: Text, column: Column, seat: Seat) -> str:
    """Return what a column is called by a seat."""
    named = text.say.maybe(f"brief-column-{column.id}", seat=seat)
    return named or (text.say("brief-you") if seat in column.seats else text.seat(column.seats[0]))


def _shown_by(column: Column, sides: Iterable[Collection[Seat]], seat: Seat) -> Seat:
    """Return the seat whose sign a column has: the reader's own, if it is one of them; else the first, if all who play are of one side."""
    if seat in column.seats:
        return seat
    at = [{*column.seats} & {*side} for side in sides]
    return next(iter(column.seats), "") if sum(map(bool, at)) < 2 else ""


def _row(text: Text, secret: Secret, columns: list[Column], args: dict[str, Json]) -> Row:
    id = f"brief-secret-{secret.id}"
    known = tuple((text.say(f"{id}.{column.id}", **args), column.id not in secret.hidden) for column in columns)
    return Row(text.say(id, **args), secret.rule, known)


def lines(text: Text, card: Card, said: Told) -> Iterator[str]:
    """Yield a card as lines of text."""
    yield said.goal.replace(MARK, "")
    yield f"{text.say('brief-ends')}: {said.ends} [{card.ends}]"
    yield f"{text.say('brief-moves')}: {said.moves} [{card.moves}]"
    yield f"{text.say('brief-secret')}:"
    for row in said.rows:
        known = "; ".join(f"{head}: {what}" for (head, _), (what, _) in zip(said.columns, row.known, strict=True))
        yield f"  {row.what} ({known}) [{row.rule}]"
    yield f"{text.say('brief-first')}:"
    for n, (decision, (question, note), place) in enumerate(zip(card.decision, said.decisions, said.places, strict=True), 1):
        at = f" ({place})" if place else ""
        yield f"  {n}. {question}{at} {note} [{decision.rule}]"
