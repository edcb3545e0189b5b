"""What is found of a game file that somebody wants to look at, in a process of its own (``judges.py``): does each step follow from the one before,
and each die from the seed?"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from ...core.bundle import unpack
from ...core.game import Game
from ...core.journal import FORMAT, BadJournal, Journal, load, prove_rolls, replay, unproved, untouched, well_sealed
from ...core.match import Match
from ..errors import ApiError
from .foreign_file import LONGEST_WORD, check, judge_rules
from .trial import REASON

FITS, UNPROVED, TOUCHED, CHANGED, RUNNING, VERSION, CLOSED, NONE = "fits", "unproved", "touched", "changed", "running", "version", "closed", "none"
OPENED = (FITS, UNPROVED, TOUCHED, CHANGED, RUNNING)
"""What can be looked at."""


class Verdict(msgspec.Struct, array_like=True):
    """What is found. ``FITS``: the game is over and proved, with so many ``rolls`` by its seed and ``others`` of people; ``UNPROVED``: its dice
    were never sealed; ``TOUCHED``: all steps follow and it is not as it was written; ``CHANGED``: the answer after the first ``answers`` does not
    follow; ``RUNNING``: the game is not over; ``VERSION``: of a ``game``, or of ``rules``, that are not here; ``CLOSED``: it cannot be opened, and
    ``why``; ``NONE``: it is no game file."""

    kind: str
    answers: int = 0
    rolls: int = 0
    others: int = 0
    rulings: int = 0
    game: str = ""
    rules: str = ""
    why: str = ""


def verdict(games: Mapping[str, Game[Any]], text: str) -> Verdict:
    """Returns what is found of a file."""
    head = _head(text)
    if head is None:
        return Verdict(NONE)
    name, rules = str(head.get("game"))[:LONGEST_WORD], str(head.get("rules"))[:LONGEST_WORD]
    if head["lysander"] != FORMAT or name not in games or rules != games[name].rules_version:
        return Verdict(VERSION, game=name, rules=rules)
    try:
        first, _ = unpack(text)
        journal, whole = readable(first)
        check(journal)
        judge_rules(games, journal)
        found = _played(games[name], journal, first, whole)
    except ApiError as error:
        found = Verdict(CLOSED, why=f"something in it is not plain data ({error.error})")
    except ValueError as error:
        found = Verdict(CLOSED, why=str(error)[:REASON])
    except Exception as error:
        found = Verdict(CLOSED, why=f"the rules break with it ({type(error).__name__})")
    found.game, found.rules = name, rules
    return found


def _head(text: str) -> Mapping[str, Any] | None:
    """Returns the header of a game file, of whatever version; None if it is none."""
    try:
        head = json.loads(text.partition("\n")[0])
    except (ValueError, RecursionError):
        return None
    return head if isinstance(head, dict) and "lysander" in head and "game" in head else None


def readable(text: str) -> tuple[Journal, bool]:
    """Returns the journal in a text, as far as it can be read, and whether that is all of it. Raises ``BadJournal`` for a header that cannot be."""
    try:
        return load(text), True
    except BadJournal as error:
        if error.answer is None:
            raise
        return load("".join(text.splitlines(keepends=True)[: error.answer + 1])), False


def _played(game: Game[Any], journal: Journal, text: str, whole: bool) -> Verdict:
    """Returns what is found when the game is played again. Raises ``BadJournal`` where it does not even begin."""
    try:
        sealed = well_sealed(journal)
        rolls = prove_rolls(game, journal) if sealed else 0
        match = replay(game, journal)
    except BadJournal as error:
        if error.answer is None:
            raise
        return Verdict(CHANGED, error.answer)
    if not whole or (not match.over and "seed" in journal.seal):
        return Verdict(CHANGED, len(match.lines))
    if not match.over:
        return _counted(Verdict(RUNNING), match)
    if "seed" not in journal.seal or "commitment" not in journal.seal:
        return _counted(Verdict(UNPROVED), match)
    if not (sealed and untouched(journal, text)):
        return _counted(Verdict(TOUCHED), match)
    return _counted(Verdict(FITS, rolls=rolls, others=unproved(game, journal)), match)


def _counted(found: Verdict, match: Match[Any]) -> Verdict:
    """Returns a verdict with the number of answers and rulings."""
    found.answers, found.rulings = len(match.lines), sum(event.kind == "ruling" for event in match.events)
    return found
