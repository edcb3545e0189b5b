"""36 Dice of a campaign: every roll by its row in ``rolls.toml``, and who is told of it.

A roll is named by its id and by the person, squadron or thing that it is about (``R-61:e1p3``), so that the chance of one person does not change that
of another (34.9).
"""

from __future__ import annotations

from collections.abc import Mapping

from ...core.ask import Json, Seat
from ...core.event import ALL, Event
from ...core.referee import Referee
from ..clouds.ch29_rolls import dice_of
from .records import EVERYBODY, about, named, own
from .rules import ORGANISER
from .state import State

Names = Mapping[str, str]
NONE: Names = {}


def throw(s: State, ref: Referee, id: str, who: str, dice: str, to: tuple[Seat, ...] | None = None, names: Names = NONE, **facts: Json) -> int:
    """Roll dice like ``2d6+6`` and return what they come to; it is told as the table says (``sees``), and to the organiser. ``facts`` are told
    with it, ``names`` of people who are not yet known."""
    return sum(faces(s, ref, id, who, dice, to, names, **facts)) + dice_of(dice)[2]


def faces(
    s: State, ref: Referee, id: str, who: str, dice: str, to: tuple[Seat, ...] | None = None, names: Names = NONE, **facts: Json
) -> tuple[int, ...]:
    """Roll dice like ``throw`` and return what each of them shows."""
    number, sides, add = dice_of(dice)
    rule = s.rules.rolls[id]["paragraph"]
    thrown = [ref.roll(f"{id}:{who}" if who else id, sides, rule) for _ in range(number)]
    if ref.events is not None:
        more: dict[str, Json] = {"dice": thrown, "add": add} if number > 1 or add else {}
        told = {"name": id, "who": who, "faces": sides, "face": sum(thrown), **more, **facts, "names": {**named(s, who), **names}}
        read = seen_by(s, id, who) if to is None else to
        ref.tell(Event("roll", rule, read if ALL in read else (ORGANISER, *read), told))
    return tuple(thrown)


def seen_by(s: State, id: str, who: str) -> tuple[Seat, ...]:
    """36.1 Return who is told of a roll: all, or those who may know of the person or squadron (``about``, ``own``)."""
    if s.rules.rolls[id]["sees"] == "all":
        return EVERYBODY
    return about(s, s.people[who]) if who in s.people else own(s, who)
