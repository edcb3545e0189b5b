"""Hijacked for agents that learn: the words of its answers (chapter 25)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.arrays import Arrays, Parted
from ...core.domain import OneOf
from ...core.game import Setup
from ...core.spelling import END, Spell, cut_at
from .arrays_seen import DICE, layout, pen
from .domains import Act, Decide, Reserve, Window
from .rules import SEATS, rules_of
from .state import CYBOT, KINDS

QUESTIONS = (
    "setup.track",
    "turn.act",
    "card.decide",
    "card.pay",
    "card.reserve",
    "trust.more",
    "squad.level",
    "squad.keep",
    "track.take",
    "track.mini",
    "final.call",
)
VERBS = (
    *("card", "trust", "talk", "squad", "marker", "bonus", "change", "end", "play", "discard", "pay", "reserve", "pass", "more", "stop"),
    *("keep", "take", "leave", "B", "track", "done", "cash", "rescue", "pilot", "medal", "tile", "top"),
)
DIGITS = "0123456789"
APART = {*KINDS, *DIGITS}


def words(setup: Setup) -> Sequence[str]:
    """25.3 Returns the words of all answers: what is done, dice, digits, markers, gifts, cards."""
    gifts = [f"{kind}>{seat}" for kind in KINDS for seat in (*SEATS, CYBOT)]
    return [END, "-", *VERBS, *DICE, *DIGITS, *KINDS, *gifts, *rules_of(setup).cards]


def cut(value: str) -> Sequence[str]:
    """25.3 Returns the words of an answer; markers that are paid are a word each, and so are the digits of a score, for which there is no highest
    (15.1): ``change a 4 CF`` ends in ``C``, ``F``, ``squad a b 43`` in ``4``, ``3``."""
    found = list[str]()
    for word in value.split():
        found += word if set(word) <= APART else [word]
    return found


SPELLINGS: Mapping[type, Spell] = dict.fromkeys((OneOf, Act, Decide, Reserve, Window), cut_at(cut))
ARRAYS = Arrays(2, words, QUESTIONS, layout, Parted(pen), SPELLINGS)
