"""The trial of a set-up with a variant: it is read, set up and played a little, in a process of its own (``judges.py``).

A variant is data of the rules, written by strangers. Where the tables have been checked it can still break a rule, or make a step so long that all
other tables would wait for it. That is found by playing: random answers, with everything made for each of them that the server would make.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from ...core.ask import CHANCE
from ...core.event import SPECTATOR
from ...core.game import Game, Setup, umpire_seats
from ...core.match import Match
from ...core.tables import read_variant, variant_of
from ...text import Text, for_game, plain
from ..messages.render import ask_line, log_line
from ..table.seat_log import Told

ANSWERS = 400
"""Answers of one trial game at most."""
GAMES = 6
PLAYING = 2.0
"""Seconds of processor time for all trial games together; none is begun after them."""
STEP = 0.1
"""Seconds of processor time that one answer may take, with all that follows from it. The slowest of the printed games takes a fifth of this."""
AGAIN = 3
"""An answer that takes longer is played so often: caches are filled by the first time."""
SETTING_UP = 1.0
"""Seconds of processor time that setting up may take."""
REASON = 300
"""Characters of a reason at most: it may quote what it refuses."""


class Trial(msgspec.Struct, array_like=True):
    """What comes of a trial: the variant as plain data, and why it is refused, or nothing."""

    variant: dict[str, Any]
    refused: str = ""


class Slow(Exception):
    """Raised for a variant with which an answer takes too long."""


def trial(game: Game[Any], setup: Setup, variant: str | Mapping[str, Any]) -> Trial:
    """Returns whether ``setup`` can be played with ``variant``, the text of a TOML file or plain data, whose length and depth have been judged."""
    data: dict[str, Any] = {}
    try:
        data = read_variant(variant) if isinstance(variant, str) else dict(variant)
        variant_of(data, game.id)
        json.dumps(data, allow_nan=False)  # dates, for which TOML has a form, cannot be stored
        setup = replace(setup, variant=data)
        _set_up(game, setup)
    except Slow as error:
        return Trial(data, str(error))
    except ValueError as error:
        return Trial(data, str(error)[:REASON])
    except Exception as error:
        return Trial(data, f"the tables have a shape that the rules cannot read ({type(error).__name__})")
    try:
        _try_out(game, setup)
    except Slow as error:
        return Trial(data, str(error))
    except Exception as error:
        return Trial(data, f"the rules break with this variant ({type(error).__name__})")
    return Trial(data)


def _try_out(game: Game[Any], setup: Setup) -> None:
    """Plays some games, with and without an umpire. Raises whatever goes wrong."""
    text = for_game(game.id, "en", setup)
    begun, above = time.thread_time(), umpire_seats(game)
    for n in range(GAMES):
        if n and time.thread_time() - begun > PLAYING:
            return
        seats = tuple(s.id for s in game.seats if s.id in setup.seats or (n % 2 and s.id in above))
        _play(game, replace(setup, seats=seats), text, Random(n))


def _set_up(game: Game[Any], setup: Setup) -> Match[Any]:
    start = time.thread_time()
    match = Match(game, setup)
    if time.thread_time() - start > SETTING_UP:
        raise Slow(f"setting up takes longer than {SETTING_UP:g} s")
    return match


def _play(game: Game[Any], setup: Setup, text: Text, rng: Random) -> None:
    match = _set_up(game, setup)
    for seat, kind, value in _answers(match, rng):
        for attempt in range(AGAIN):
            if attempt:
                match.cut(len(match.lines) - 1)
            start = time.thread_time()
            match.answer(seat, kind, value)
            if seat != CHANCE:
                _show(match, text)
            if time.thread_time() - start <= STEP:
                break
        else:
            raise Slow(f"an answer to {kind.partition(':')[0]} takes longer than {STEP:g} s")


def _answers(match: Match[Any], rng: Random) -> Iterator[tuple[str, str, Any]]:
    """Yields random answers, now and then one that may be given at any time, until the game is over or has gone on for long."""
    while not match.over and len(match.lines) < ANSWERS:
        standing = [a for a in match.asks if a.standing]
        ask = rng.choice(standing) if standing and rng.random() < 0.1 else match.asks[0]
        yield ask.seat, ask.kind, ask.domain.sample(rng)


def _show(match: Match[Any], text: Text) -> None:
    """Makes what every seat would be shown after the last answer."""
    told = [Told(n, 0, event) for n, event in enumerate(match.events_since(match.marks[-1]))]
    for seat in (*match.setup.seats, SPECTATOR):
        view = match.view(seat)
        shown = msgspec.to_builtins(view, enc_hook=plain)
        asks = [ask_line(text, ask, shown) for ask in match.asks_of(seat)]
        lines = [log_line(text, t, seat, "en") for t in told if t.event.told(seat)]
        msgspec.json.encode([shown, asks, lines, match.game.waiting(match.state)], enc_hook=plain)
