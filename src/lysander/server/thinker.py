"""Runs in a process of its own: bots that think. It gets what a seat gets, as plain data, and gives back an answer."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from ..bots import Bot, decide_prepared, make
from ..core.ask import Json
from ..core.game import Setup

MOST_BOTS = 500
BOTS: OrderedDict[tuple[Any, ...], tuple[Bot, int]] = OrderedDict()
Advice = tuple[str, Json, list[str]]


def think(key: tuple[Any, ...], seat: str, level: str, setup: Setup, first: int, question: Mapping[str, Json]) -> Advice | None:
    """Kind and value of the answer, and its reasons.

    ``question`` is made by ``bots.prepare``; its events are those told to the seat from number ``first`` on. A bot that is new here must
    hear all from the start: None asks for them.
    """
    bot, heard = BOTS.pop(key, (None, 0))
    events = question["events"]
    if first and (bot is None or heard < first):
        return None
    if bot is None:
        bot = make(setup.game, seat, level, repr(key), variant=setup.variant or None)
    kind, value = decide_prepared(bot, {**question, "events": events[heard - first :]})
    BOTS[key] = (bot, first + len(events))
    if len(BOTS) > MOST_BOTS:
        BOTS.popitem(last=False)[1][0].close()
    return kind, value, list(bot.explain())
