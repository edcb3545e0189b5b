"""Styles: what a negotiator likes beside winning. Data alone, read by ``policy`` and ``worth``; no style is meant to be stronger than its level."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

NOTHING: Mapping[str, float] = MappingProxyType(dict.fromkeys(("card", "marker", "squad", "talk", "trust"), 0.0))


class Taste(NamedTuple):
    """What a style likes.

    ``gains``: points that an action of this verb is worth beyond its worth. ``keeps``: it keeps a colour for the pilot instead of freeing passengers.
    ``helpful``: the number of spare rounds below which it levels its score for others (11.4). ``grudges``: it neither calls nor levels while somebody
    else is ahead. ``denies``: what it gives for a card that the one who is furthest ahead could use, as a share of that card's worth to them.

    For a search: ``saved`` is the part of a prospect for no storm, whoever wins, ``stormed`` what a storm is worth (20.1). ``figures``, ``steps`` and
    ``talks`` are what each figure, each step of recognition, each step of persuasion and 10 % of trust add to it.
    """

    gains: Mapping[str, float] = NOTHING
    keeps: bool = True
    helpful: float = 4.0
    grudges: bool = False
    denies: float = 0.0
    saved: float = 0.4
    stormed: float = 0.0
    figures: float = 0.0
    steps: float = 0.0
    talks: float = 0.0


PLAIN = Taste()
STYLES: Mapping[str, Taste] = {
    "freer": Taste(gains={"card": 1.0, "talk": -0.5, "squad": -1.0}, keeps=False, figures=0.04),
    "pusher": Taste(gains={"squad": 4.0, "marker": 0.4}, helpful=99.0, steps=0.06),
    "talker": Taste(gains={"talk": 1.1, "trust": 0.4}, talks=0.02),
    "spoiler": Taste(grudges=True, denies=0.35, saved=0.0, stormed=0.3),
}
