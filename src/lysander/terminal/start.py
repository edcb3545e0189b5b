"""Starts a table in the terminal: seats, scenario and options, from the command line or from questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..bots.classes import is_class
from ..commands.arguments import BadArgument, bot_of, seats_of
from ..commands.listed import bots_said
from ..core.ask import UMPIRE, Seat
from ..core.game import Game, seating, seatings, umpire_seats
from ..core.journal import same_rules
from ..games.registry import games
from ..text import for_game
from .answers import spoken
from .reader import Reader
from .screen import Screen
from .session import QUIT, Leave
from .table import BOT, HUMAN, Player, Saved, Table, best_level

HELP = ("help", "?")
LESSON = "lesson"


def player_of(game: Game[Any], word: str) -> tuple[Seat, Player]:
    """Parse ``british=human:Ada``, ``german=bot:normal``, ``german=module:Class`` or ``umpire=human``. Raises ``BadArgument``."""
    seat, equals, who = word.partition("=")
    kind, _, rest = who.partition(":")
    if kind not in (HUMAN, BOT) and is_class(who):
        kind, rest = BOT, who
    seats = [s.id for s in game.seats]
    if seat == UMPIRE and not umpire_seats(game):
        raise BadArgument(f"The game {game.id} has no umpire's seat.")
    if seat not in seats or not equals or kind not in (HUMAN, BOT):
        raise BadArgument(
            f"{word!r} seats nobody. Write SEAT=human, SEAT=human:NAME, SEAT=bot:LEVEL or SEAT=MODULE:CLASS; the seats are {', '.join(seats)}."
        )
    if kind == HUMAN:
        return seat, Player(HUMAN, rest)
    level = rest or best_level(game.id)
    if not level.startswith("cmd:"):
        bot_of(game, seat, level)
    if seat in umpire_seats(game):
        raise BadArgument(f"The seat {seat} takes a person; empty, the engine does its work.")
    return seat, Player(BOT, level=level)


def players_for(
    game: Game[Any], seats: Sequence[str], as_seat: str, hot_seat: bool, level: str, count: int = 0, scenario: str = ""
) -> dict[Seat, Player]:
    """Return the player of each seat. Raises ``BadArgument``.

    Seats named in ``seats`` come first; then the seat ``as_seat`` is yours (with ``hot_seat``, all seats are persons'), and bots take the rest. The
    set of seats is the default one of the ``scenario`` that fits, with ``count`` players unless that is 0.
    """
    players = dict(player_of(game, word) for word in seats)
    if as_seat:
        players.setdefault(*player_of(game, f"{as_seat}=human"))
    playing = seats_of(game, players.keys() - umpire_seats(game), count, scenario)
    for seat in playing:
        if seat not in players:
            players[seat] = Player(HUMAN) if hot_seat else player_of(game, f"{seat}=bot:{level}")[1]
    return {s.id: players[s.id] for s in game.seats if s.id in players}


def told(screen: Screen, reader: Reader, prompt: str) -> str:
    """Return what a person types at a prompt before the game; ``help`` explains it, ``quit`` raises ``Leave``."""
    while (line := spoken(reader.read(prompt))).lower() in (*QUIT, *HELP):
        if line.lower() in QUIT:
            screen.told("tty-left")
            raise Leave
        screen.told("tty-start-help")
    return line


def which_game(screen: Screen, reader: Reader) -> tuple[str, bool]:
    """Return which game a person at the keyboard wants, asked only if there are several, and whether it is its lesson (``lesson 2``)."""
    ids, lesson = list(games()), False
    while len(ids) > 1:
        texts = [for_game(id, screen.text.lang) for id in ids]
        screen.asks([(str(n), f"{text.title()}: {text.tagline()}") for n, text in enumerate(texts, 1)])
        screen.line(screen.say("tty-start-lesson"), "dim")
        choice = told(screen, reader, screen.say("tty-which-game"))
        lesson = choice.lower().startswith(LESSON)
        game = choice.lower().removeprefix(LESSON).strip()
        ids = [id for n, id in enumerate(games(), 1) if game in (str(n), id)] or list(games())
        if len(ids) > 1 and choice:
            screen.told("tty-start-unclear", typed=choice)
    return ids[0], lesson


def ask_players(game: Game[Any], screen: Screen, reader: Reader, level: str, count: int = 0, scenario: str = "") -> dict[Seat, Player]:
    """Ask a person at the keyboard how many play and who plays which seat, and without a ``level`` which bot."""
    text = for_game(game.id, screen.text.lang)
    players: dict[Seat, Player] = {}
    screen.line(screen.say("tty-welcome", title=text.title(), tagline=text.tagline()), "bold")
    playing = seats_of(game, count=count, scenario=scenario) if count else ask_seating(game, screen, reader, scenario)
    for seat in playing:
        who = text.say.maybe(f"seat-{seat}.who")
        screen.told("tty-who-plays", the=text.say.maybe(f"seat-{seat}.the", text.seat(seat)), who=who)
        screen.line("  " + screen.say("tty-who-options"), "dim")
        choice = told(screen, reader, text.seat(seat))
        if choice.startswith("2"):
            players[seat] = Player(BOT, level=level or ask_bot(game, screen, reader, seat))
        else:
            name = told(screen, reader, screen.say("tty-who-name")) if choice.startswith("3") else ""
            players[seat] = Player(HUMAN, name)
    return players


def ask_bot(game: Game[Any], screen: Screen, reader: Reader, seat: Seat) -> str:
    """Ask a person at the keyboard which bot plays a seat; Enter is the usual level."""
    said, usual = bots_said(game, seat, screen.text.lang), best_level(game.id)
    screen.asks((f"{n} {name}", note) for n, (name, note) in enumerate(said.items(), 1))
    while True:
        choice = told(screen, reader, screen.say("tty-which-bot", usual=usual))
        chosen = [name for n, name in enumerate(said, 1) if choice in (str(n), name)] or [usual] * (not choice)
        if chosen:
            return chosen[0]
        screen.told("tty-start-unclear", typed=choice)


def ask_seating(game: Game[Any], screen: Screen, reader: Reader, scenario: str = "") -> tuple[Seat, ...]:
    """Ask a person at the keyboard how many play, where that varies; Enter is the default number."""
    sets = {len(s): s for s in reversed(seatings(game, scenario))}
    usual = seating(game, scenario=scenario)
    while len(sets) > 1:
        text = for_game(game.id, screen.text.lang)
        rows = [(str(n), text.say.maybe(f"players-{n}", "; ".join(map(text.seat, sets[n])))) for n in sorted(sets)]
        screen.asks(rows)
        choice = told(screen, reader, screen.say("tty-how-many", usual=len(usual)))
        if choice in ("", *map(str, sets)):
            return sets[int(choice)] if choice else usual
        screen.told("tty-start-unclear", typed=choice)
    return usual


def go_on(game: Game[Any], saved: Saved, players: Mapping[Seat, Player], budget: float) -> Table:
    """Return a table at the point where a saved game ends. Raises ``ValueError`` if it does not replay."""
    journal = saved.journal
    same_rules(game, journal)
    position = journal.position
    table = Table(game, journal.setup, players, saved.seed, budget, children=dict(saved.children), begun=saved.begun, position=position)
    table.go_on(journal)
    return table
