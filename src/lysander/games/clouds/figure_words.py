"""Labels of what the lab counts (``measures``) and of the facts of a result."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

from ...core.words import Say
from .places import SQUARE, corner


class Speaker(Protocol):
    """What a label is made with: the messages of the game and its names."""

    say: Say

    def fact_label(self, group: str, name: str) -> str: ...

    def side(self, letter: str) -> str: ...

    def task(self, id: str) -> str: ...

    def place(self, at: Sequence[int]) -> str: ...


HITS = " hits"
GROUPS, FACTS, PLACES = "groups", "facts", "places"
SIDED = ("fact-winner", "fact-held")
SIDES = ("E", "C")


def label(names: Speaker, group: str, name: str) -> str:
    """Return the label of a figure, empty if it has none; group ``groups`` asks for the heading of a group, ``facts`` for a fact of the result,
    ``fact-why`` for a value of it."""
    say = names.say
    if group == PLACES:
        return names.place([edge + SQUARE // 2 for edge in corner(name)])
    if group == GROUPS:
        return say.maybe(f"figures-{name}")
    if group == FACTS or group in SIDED:
        return names.side(name) if group in SIDED and name in SIDES else names.fact_label(group, name)
    if name.endswith(HITS):
        bare = name.removesuffix(HITS)
        return say("figure-hits-of", of=label(names, group, bare) or bare)
    if name.startswith("turn "):
        return say("part-turn", of=int(name[5:]))
    if name[:-1] == "victories ":
        return say("figure-points-of", of=names.side(name[-1]))
    if group == "craft":
        return say("figure-of-side", of=say.maybe(f"figure-{slug(name[:-2])}"), side=names.side(name[-1]))
    if group == "task":
        return names.task(name)
    return say.maybe(f"figure-{slug(name)}") or say.maybe(f"loss-{slug(name)}") or say.maybe(f"mode-{name}")


def slug(text: str) -> str:
    """Return a text as a part of the name of a message."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
