"""Starting a table in the terminal: who plays, which scenario, which options, from words on the command line or from questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..bots import levels_of
from ..core.ask import Json, Seat
from ..core.game import Game, Setup, seating, seatings
from ..core.journal import Journal
from ..core.tables import load_variant
from ..games.registry import games
from ..text import for_game
from .reader import Reader
from .screen import Screen
from .table import BOT, HUMAN, Player, Table, best_level


class BadStart(ValueError):
    """A table that cannot be set up; the text says what is wrong and what would be right."""


def find_game(id: str) -> Game[Any]:
    """A game by its id. Raises ``BadStart``."""
    if id not in games():
        raise BadStart(f"There is no game {id!r}. There are: {', '.join(games())}.")
    return games()[id]


def setup_of(game: Game[Any], scenario: str, options: Sequence[str], variant: Path | None, seats: Sequence[Seat]) -> Setup:
    """A set-up out of ``key=value`` words and a variant's file. Raises ``BadStart``."""
    scenarios = [s.id for s in game.scenarios]
    if scenario not in scenarios:
        raise BadStart(f"There is no scenario {scenario!r}. There are: {', '.join(scenarios)}.")
    overlay: Mapping[str, Json] = {}
    if variant is not None:
        read = load_variant(variant.read_text("utf-8"), game.id)
        overlay = {"name": read.name, "game": game.id, "options": dict(read.options), "tables": dict(read.tables)}
    setup = Setup(game.id, scenario, dict(option_of(game, word) for word in options), tuple(s.id for s in game.seats if s.id in seats), overlay)
    try:
        game.new(setup)
    except ValueError as error:
        raise BadStart(str(error)) from None
    return setup


def option_of(game: Game[Any], word: str) -> tuple[str, Json]:
    """``key=value`` with the value in the type that the option has. Raises ``BadStart``."""
    key, equals, value = word.partition("=")
    known = {o.key: o for o in game.options}
    if key not in known or not equals:
        raise BadStart(f"{word!r} is no option. Write one as key=value; the keys are {', '.join(known)}.")
    option = known[key]
    for candidate in (value, int(value) if value.lstrip("-").isdigit() else value, {"true": True, "false": False}.get(value, value)):
        if option.legal(candidate):
            return key, candidate
    raise BadStart(f"{key} cannot be {value!r}. It can be {', '.join(str(v) for v in option.values)}.")


def player_of(game: Game[Any], word: str) -> tuple[Seat, Player]:
    """``british=human:Ada``, ``german=bot:normal``, ``umpire=human``. Raises ``BadStart``."""
    seat, equals, who = word.partition("=")
    kind, _, rest = who.partition(":")
    seats = [s.id for s in game.seats]
    if seat not in seats or not equals or kind not in (HUMAN, BOT):
        raise BadStart(f"{word!r} seats nobody. Write SEAT=human, SEAT=human:NAME or SEAT=bot:LEVEL; the seats are {', '.join(seats)}.")
    if kind == HUMAN:
        return seat, Player(HUMAN, rest)
    level = rest or best_level(game.id)
    if level not in levels_of(game.id) and not level.startswith("cmd:"):
        raise BadStart(f"There is no bot of level {level!r}. There are: {', '.join(levels_of(game.id))}.")
    if any(s.id == seat and s.umpire for s in game.seats):
        raise BadStart(f"The seat {seat} takes a person; empty, the engine does its work.")
    return seat, Player(BOT, level=level)


def players_for(game: Game[Any], seats: Sequence[str], as_seat: str, hot_seat: bool, level: str, count: int = 0) -> dict[Seat, Player]:
    """Who sits where: those named, then the seat ``as_seat`` for you (all playing seats with ``hot_seat``), bots in the rest; of the sets of
    seats the usual one that fits, with ``count`` players if it is not 0. Raises ``BadStart``."""
    players = dict(player_of(game, word) for word in seats)
    if as_seat:
        players.setdefault(*player_of(game, f"{as_seat}=human"))
    umpires = {s.id for s in game.seats if s.umpire}
    playing = seating(game, players.keys() - umpires, count)
    if not playing:
        raise BadStart(f"Nobody can sit so. The seats are {'; or '.join(', '.join(s) for s in seatings(game))}.")
    for seat in playing:
        if seat not in players:
            players[seat] = Player(HUMAN) if hot_seat else player_of(game, f"{seat}=bot:{level}")[1]
    return {s.id: players[s.id] for s in game.seats if s.id in players}


def which_game(screen: Screen, reader: Reader) -> str:
    """Ask a person at the keyboard for a game; where there is one, that."""
    ids = list(games())
    while len(ids) > 1:
        texts = [for_game(id, screen.text.lang) for id in ids]
        screen.asks([(str(n), f"{text.title()}: {text.tagline()}") for n, text in enumerate(texts, 1)])
        choice = reader.read(screen.say("tty-which-game"))
        ids = [id for n, id in enumerate(games(), 1) if choice in (str(n), id)] or list(games())
    return ids[0]


def ask_players(game: Game[Any], screen: Screen, reader: Reader, level: str, count: int = 0) -> dict[Seat, Player]:
    """Ask a person at the keyboard how many play and who plays what."""
    text = for_game(game.id, screen.text.lang)
    players: dict[Seat, Player] = {}
    screen.line(screen.say("tty-welcome", title=text.title(), tagline=text.tagline()), "bold")
    playing = seating(game, players=count) if count else ask_seating(game, screen, reader)
    if not playing:
        raise BadStart(f"Nobody can sit so. The seats are {'; or '.join(', '.join(s) for s in seatings(game))}.")
    for seat in playing:
        who = text.say.maybe(f"seat-{seat}.who")
        screen.told("tty-who-plays", the=text.say.maybe(f"seat-{seat}.the", text.seat(seat)), who=who)
        screen.line("  " + screen.say("tty-who-options"), "dim")
        choice = reader.read(text.seat(seat))
        if choice.startswith("2"):
            players[seat] = player_of(game, f"{seat}=bot:{level}")[1]
        else:
            name = reader.read(screen.say("tty-who-name")) if choice.startswith("3") else ""
            players[seat] = Player(HUMAN, name)
    return players


def ask_seating(game: Game[Any], screen: Screen, reader: Reader) -> tuple[Seat, ...]:
    """Ask a person at the keyboard how many play, where that is open; Enter is the usual number."""
    sets = {len(s): s for s in reversed(seatings(game))}
    usual = seating(game)
    while len(sets) > 1:
        text = for_game(game.id, screen.text.lang)
        rows = [(str(n), text.say.maybe(f"players-{n}", ", ".join(map(text.seat, sets[n])))) for n in sorted(sets)]
        screen.asks(rows)
        choice = reader.read(screen.say("tty-how-many", usual=len(usual)))
        if choice in ("", *map(str, sets)):
            return sets[int(choice)] if choice else usual
    return usual


def go_on(game: Game[Any], journal: Journal, seed: bytes, players: Mapping[Seat, Player], budget: float) -> Table:
    """A table at the point where a journal ends. Raises ``ValueError`` if it does not replay."""
    table = Table(game, journal.setup, players, seed, budget)
    table.match.replay(journal.lines)
    table.chance.counts = table.match.counts()
    return table
