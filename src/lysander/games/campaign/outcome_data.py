"""31.11 The outcome record of a battle, as plain data and as it is read: the facts of its result (28.13), with its id, rules and digest; or that it
was called off."""

from __future__ import annotations

from typing import Any

import msgspec

from ...core.ask import Json
from ...core.game import Result

ALIVE, DEAD, PRISONER = "alive", "dead", "prisoner"
"""31.11 What may have become of a person."""
HOME, LOST, DAMAGED = "home", "lost", "damaged"
"""31.11 What may have become of a machine."""
DRAW = "draw"
MOST_TEXT = 80


class Credit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """28.6, 28.7 A victory or a forced home: over whom, of which type, in which turn, and whether he was forced home already."""

    victim: str
    type: str
    turn: int
    was_home: bool


class PersonOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """31.11 What became of a person, by his place (``E3``, ``E3.G``)."""

    id: str
    state: str
    fortitude: int
    luck: int
    traits: tuple[str, ...]
    rerolls: int
    took_part: bool
    victories: tuple[Credit, ...]
    homes: tuple[Credit, ...]
    objectives: tuple[str, ...]
    name: str = ""


class MachineOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """31.11 What became of a machine; ``victory`` and ``home`` are the people to whom it is credited."""

    id: str
    type: str
    state: str
    victory: str
    home: str
    strength: int = 0


class ObjectiveOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """32.5 An objective as it was decided, and the aeroplane whose work it is."""

    id: str
    side: str
    kind: str
    target: str
    points: int
    met: bool
    by: str


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """31.11 The outcome of a battle."""

    battle: str
    rules_version: str
    digest: str
    winner: str
    why: str
    turns: int
    entente: int
    central: int
    held: str
    objectives: tuple[ObjectiveOut, ...]
    people: tuple[PersonOut, ...]
    machines: tuple[MachineOut, ...]

    def points(self) -> dict[str, int]:
        """28.11 Return the points of both sides, by letter."""
        return {"E": self.entente, "C": self.central}


class Void(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """31.11 A battle that is called off, and why."""

    battle: str
    void: str


def read(value: Json) -> Outcome | Void | str:
    """31.11 Return the outcome that plain data say; where they say none, the place that is wrong (``people[0].luck``)."""
    kind: type[Any] = Void if isinstance(value, dict) and "void" in value else Outcome
    try:
        made: Outcome | Void = msgspec.convert(value, kind)
    except (msgspec.ValidationError, RecursionError, UnicodeError) as error:
        return quoted(str(error).rpartition("`$")[2].removesuffix("`").removeprefix(".")) or "outcome"
    return made


def quoted(text: str) -> str:
    """Return a text that came with an outcome, as it may be told in a refusal."""
    return text[:MOST_TEXT] if text.isprintable() else ""


def record_of(battle: str, rules_version: str, result: Result, digest: str) -> Json:
    """31.11 Return the outcome record of a battle that was played."""
    facts: dict[str, Json] = msgspec.to_builtins(dict(result.facts))
    return {"battle": battle, "rules_version": rules_version, "digest": digest, **facts}
