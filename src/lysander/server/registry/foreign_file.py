"""The examination of a file with games from elsewhere, in a process of its own (``judges.py``): it is read, and its game is played again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from ...core.bundle import digest_of, unpack
from ...core.game import Game, seatings, umpire_seats
from ...core.journal import BadJournal, Journal, load, replay, verify
from ..errors import ApiError
from ..messages.untrusted import check_plain, check_variant
from .trial import REASON, trial

MOST_GAMES = 2000
"""Games in a file at most, besides the first."""
LONGEST_WORD = 80
"""Characters of a seat, a kind or a mark at most."""


def refusal(games: Mapping[str, Game[Any]], text: str) -> str:
    """Returns why a file is refused, in a sentence; empty if its games can be taken in."""
    try:
        first, others = unpack(text)
        if len(others) > MOST_GAMES:
            raise BadJournal(f"more than {MOST_GAMES} games")
        journal = read(games, first)
        judge_rules(games, journal)
        _play(games[journal.setup.game], journal, first)
        answers = json.dumps([line.value for line in journal.lines])
        for name, part in others.items():
            _judge_other(games, name, part, answers)
    except ApiError as error:
        return f"something in it is not plain data ({error.error})"
    except ValueError as error:
        return str(error)[:REASON]
    except Exception as error:
        return f"the rules break with it ({type(error).__name__})"
    return ""


def read(games: Mapping[str, Game[Any]], text: str) -> Journal:
    """Returns the journal of a game that is played here. Raises ``ValueError`` or ``ApiError``."""
    journal = load(text)
    check(journal)
    if journal.setup.game not in games:
        raise BadJournal(f"there is no game {journal.setup.game[:LONGEST_WORD]!r} here")
    return journal


def check(journal: Journal) -> None:
    """Raises ``ValueError`` or ``ApiError`` for a journal with something in it that is not plain, or too long, or begins in the middle."""
    setup = journal.setup
    check_plain([dict(setup.options), list(setup.seats), [line.value for line in journal.lines]])
    check_plain([setup.game, setup.scenario, journal.rules, dict(journal.seal), dict(journal.notes), dict(journal.commitments), dict(journal.nonces)])
    check_variant(setup.variant)
    if not all(isinstance(word, str) for word in (setup.game, setup.scenario, journal.rules, *setup.seats, *journal.seal.values(), *_words(journal))):
        raise BadJournal("a name in it is no text")
    if max(map(len, _words(journal)), default=0) > LONGEST_WORD:
        raise BadJournal("a name in it is too long")
    if journal.position:
        raise BadJournal("the game begins in the middle, with a position; a table begins at the beginning")


def _words(journal: Journal) -> Iterator[str]:
    for line in journal.lines:
        yield from (line.seat, line.kind, line.by)


def judge_rules(games: Mapping[str, Game[Any]], journal: Journal) -> None:
    """Raises ``BadJournal`` for a set-up that cannot be played."""
    setup, game = journal.setup, games[journal.setup.game]
    players = set(setup.seats) - umpire_seats(game)
    if players not in map(set, seatings(game, setup.scenario or game.scenarios[0].id)) or set(setup.seats) - {s.id for s in game.seats}:
        raise BadJournal("the game is not played with these seats")
    if setup.variant and (why := trial(game, replace(setup, variant={}), setup.variant).refused):
        raise BadJournal(why)


def _play(game: Game[Any], journal: Journal, text: str) -> None:
    """Raises ``BadJournal`` for answers that the rules refuse; for a game that is over, if its dice are not proved."""
    if replay(game, journal).over:
        verify(game, journal, text)


def _judge_other(games: Mapping[str, Game[Any]], name: str, text: str, answers: str) -> None:
    """Raises ``BadJournal`` unless the digest of a game stands in an answer of the first one."""
    other = read(games, text)
    if "seed" not in other.seal or digest_of(other) not in answers:
        raise BadJournal(f"the game {name[:LONGEST_WORD]!r} is not one of which the first tells, or is not as it was")
