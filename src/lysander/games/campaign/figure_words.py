"""Labels of what the lab counts (``measures``) and of the facts of a result."""

from __future__ import annotations

from typing import Protocol

from ...core.words import Say


class Speaker(Protocol):
    """What a label is made with: the messages of the game and its names."""

    say: Say

    def fact_label(self, group: str, name: str) -> str: ...

    def side(self, letter: str) -> str: ...

    def type(self, id: str) -> str: ...

    def month(self, month: str) -> str: ...


SIDES = ("E", "C")
SIDED = ("fact-winner",)


def label(names: Speaker, group: str, name: str) -> str:
    """Return the label of a figure, empty if it has none; group ``groups`` asks for the heading of a group, ``facts`` for a fact of the result,
    ``fact-why`` for a value of it."""
    say = names.say
    if group == "groups":
        return say.maybe(f"figures-{name}")
    if group.startswith("fact"):
        return names.side(name) if group in SIDED and name in SIDES else names.fact_label(group, name)
    if group == "types":
        side, _, type = name.partition(".")
        return say("figure-of", what=names.type(type), side=names.side(side))
    if group == "months":
        return names.month(name)
    if group == "raised":
        return say.maybe(f"skill-{name}")
    if name in SIDES:
        return names.side(name)
    what, _, side = name.rpartition(" ")
    if side in SIDES:
        return say("figure-of", what=label(names, group, what) or what, side=names.side(side))
    if group == "survival":
        return say("figure-after", missions=int(name))
    return say.maybe(f"figure-{group}-{name.replace(' ', '-')}")
