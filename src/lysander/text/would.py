"""What an answer would bring, in words: for umpires who ask before they give it."""

from __future__ import annotations

from typing import NamedTuple

from ..core.ask import CHANCE, UMPIRE, Seat
from ..core.event import Event
from ..core.foresight import Foreseen
from .sentences import Text, plain


class Side(NamedTuple):
    """What would change in one view: the lines that go, and those that come. The umpire's is the true position."""

    seat: Seat
    title: str
    gone: list[str]
    new: list[str]


class Would(NamedTuple):
    """What an answer would bring: the views of all, what would be told, and what would be next where that is not the question that is open now."""

    sides: list[Side]
    told: list[str]
    next: str


def would_be(text: Text, found: Foreseen) -> Would:
    """Return what an answer would bring, in words."""
    say = text.say
    sides = []
    for seat, (before, after) in found.views.items():
        title = say("would-truth") if seat == UMPIRE else say("would-view", seat=text.seat(seat))
        sides.append(Side(seat, title, *text.words.difference(plain(before), plain(after))))
    told: list[Event] = []
    for event in found.events:
        if event.kind not in text.words.ECHOES and not any(event.is_extract_of(full) for full in told if full.told(UMPIRE)):
            told.append(event)
    next = say("would-die") if any(a.seat == CHANCE for a in found.asks) else "" if found.asks else say("would-over")
    return Would(sides, [text.event(event, UMPIRE) for event in told], next)
