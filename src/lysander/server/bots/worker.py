"""The bots of a worker process. They get what their seats get, as plain data, and give back answers."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple

from ...bots import Bot, Reason, decide_prepared, make
from ...core.ask import Json
from ...core.game import Setup

MOST_BOTS = 500
Advice = tuple[str, Json, list[Reason]]


class BotKey(NamedTuple):
    """One bot: its table, seat and level, how often the table was set back, and what it thinks for."""

    table: str
    seat: str
    level: str
    cuts: int
    purpose: str


BOTS: OrderedDict[BotKey, tuple[Bot, int]] = OrderedDict()


def think(key: BotKey, seed: str, setup: Setup, first: int, question: Mapping[str, Json]) -> Advice | None:
    """Returns kind and value of a bot's answer, and its reasons.

    ``question`` is made by ``bots.prepare``; its events are those told to the seat from number ``first`` on. A bot that is new here must
    hear all from the start, and one that has heard nothing for long what it missed: None asks for all of them. It keeps what it remembers.
    One that fails is made anew: who knows what it has heard.
    """
    bot, heard = BOTS.get(key, (None, 0))
    events = question["events"]
    if first and (bot is None or heard < first):
        return None
    if bot is None:
        bot = make(setup.game, key.seat, key.level, seed, variant=setup.variant or None)
    BOTS.pop(key, None)
    kind, value = decide_prepared(bot, {**question, "events": events[heard - first :]})
    BOTS[key] = (bot, first + len(events))
    if len(BOTS) > MOST_BOTS:
        BOTS.popitem(last=False)[1][0].close()
    return kind, value, list(bot.explain())
