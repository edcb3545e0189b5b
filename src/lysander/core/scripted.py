"""A game that is laid out beforehand: dice that lie ready, and others who answer as it was written down for them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .ask import CHANCE, Answer, Ask, Json, Seat
from .chance import Chance, Stream
from .game import subgame_of
from .match import Match

MOST_REPLIES = 12
"""Answers of others after one of somebody's own."""


class LaidOut(Chance):
    """Dice that lie ready: of each name (``laid``) the values in their order, where they fit; then those of a seed that comes from ``name``."""

    __slots__ = ("laid",)

    def __init__(self, name: str, laid: Mapping[str, Sequence[Json]], counts: dict[str, int] | None = None) -> None:
        super().__init__(hashlib.sha256(name.encode()).digest(), counts)
        self.laid = laid

    def peek(self, ask: Ask) -> Json:
        """Return the answer to this ask without counting the roll."""
        values, n = self.laid.get(ask.kind, ()), self.counts.get(ask.kind, 0)
        if n < len(values) and ask.domain.why_not(values[n]) is None:
            return values[n]
        return super().peek(ask)


def reply(match: Match[Any], seat: Seat, replies: Sequence[Answer], by: str) -> Answer | None:
    """Return what somebody else than ``seat`` answers next: the first of the ``replies`` that fits the question, else its default. None if nobody is
    asked but ``seat``, chance, or a game of its own."""
    if match.over or any(a.seat == seat and not a.standing for a in match.asks):
        return None
    ask = next((a for a in match.asks if not a.standing and a.seat not in (CHANCE, seat)), None)
    if ask is None or subgame_of(match.game, match.state, ask) is not None:
        return None
    fits = (r.value for r in replies if (r.seat, r.kind) == (ask.seat, ask.kind) and ask.domain.why_not(r.value) is None)
    value = next(fits, ask.default)
    return Answer(ask.seat, ask.kind, ask.domain.sample(Stream(b"", ask.kind)) if value is None else value, by)


def all_replies(match: Match[Any], seat: Seat, replies: Sequence[Answer], by: str) -> Iterator[Answer]:
    """Yield what others answer one after the other (``reply``), at most ``MOST_REPLIES``. Each is to be given to the match before the next."""
    for _ in range(MOST_REPLIES):
        answer = reply(match, seat, replies, by)
        if answer is None:
            return
        yield answer
