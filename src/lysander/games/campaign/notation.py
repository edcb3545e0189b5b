"""34.1 Notation: a position of a campaign as one line, written and read; a line that is read and written again is the same line.

    campaign 1917-04 K3 name=Front flown=1 … ; squadron e1 name=Squadron~1 … ; person e1p3 name=Alan~Abbott … ; mission 7 file=mission_3 …

Each part names a thing and then what is not the default of it, in a fixed order. A blank in a name is written ``~``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from ...core.game import Setup
from ...core.record import replace
from .check import broken_invariants
from .notation_values import BadPosition, pairs, read_list, read_number, read_text, read_value, write_text, write_value
from .sequence import SEQUENCE
from .start import blank_state
from .state import Battle, Mission, Person, Slot, Squadron, State

GAME = "campaign"
BETWEEN = " ; "
LONGEST = 500_000
"""A longer line is no position."""
STEPS = {step.id for step in SEQUENCE}
MONTH = re.compile(r"19[0-9]{2}-(0[1-9]|1[0-2])")
NO_MONTH = "-"
SIDES = ("E", "C")


# writing


def write(state: State) -> str:
    """34.1 Return the position as one line. The result of a campaign that is over is not written."""
    s = state
    return BETWEEN.join([_head(s), *_parts(s)])


def _head(s: State) -> str:
    words = {
        "name": write_text(s.name),
        "flown": str(s.flown or ""),
        "number": str(s.number or ""),
        "records": str(s.records or ""),
        "last": ",".join(q for q in s.last.values() if q),
        "battle": write_text(s.battle),
        "won": _of_sides(s.won),
        "points": _of_sides(s.points),
        "sums": ",".join(f"{key}:{number}" for key, number in sorted(s.sums.items()) if number),
        "done": ",".join(s.done),
        "queue": ",".join(s.queue),
    }
    return " ".join([GAME, s.month or NO_MONTH, s.step, *(f"{key}={word}" for key, word in words.items() if word)])


def _of_sides(numbers: Mapping[str, int]) -> str:
    return ",".join(str(numbers[letter]) for letter in SIDES) if any(numbers.values()) else ""


def _parts(s: State) -> Iterator[str]:
    yield from (f"squadron {write_value(q)}" for q in s.squadrons.values())
    yield from (f"person {write_value(p)}" for p in s.people.values())
    for b in s.battles.values():
        yield f"battle {write_value(b)}" + (f" digest={s.closed[b.id]}" if s.closed.get(b.id) else "")
    if s.mission is not None:
        yield f"mission {write_value(replace(s.mission, slots=()))}"
        yield from (f"slot {write_value(slot)}" for slot in s.mission.slots)


# reading


def parse(text: str, setup: Setup) -> State:
    """34.1 Return the state of a line. Raises ``BadPosition``, a ``ValueError``."""
    if len(text) > LONGEST:
        raise BadPosition(f"a position has at most {LONGEST} characters")
    head, *parts = text.split(BETWEEN)
    s = blank_state(setup)
    _read_head(s, head)
    slots: list[Slot] = []
    for part in parts:
        _read_part(s, part, slots)
    if slots:
        if s.mission is None:
            raise BadPosition("slots without a mission")
        s.mission = replace(s.mission, slots=tuple(slots))
    if broken := broken_invariants(s):
        raise BadPosition(broken[0])
    return s


def _read_head(s: State, text: str) -> None:
    words = text.split(" ")
    if len(words) < 3 or words[0] != GAME or words[2] not in STEPS or not (words[1] == NO_MONTH or MONTH.fullmatch(words[1])):
        raise BadPosition(f"no head of a position: {text[:60]}")
    s.month, s.step = words[1].removeprefix(NO_MONTH), words[2]
    for key, word in pairs(words[3:], ("name", "flown", "number", "records", "last", "battle", "won", "points", "sums", "done", "queue")):
        if key in ("name", "battle"):
            setattr(s, key, read_text(word))
        elif key in ("flown", "number", "records"):
            setattr(s, key, read_number(word))
        elif key in ("done", "queue"):
            setattr(s, key, read_list(word))
        elif key == "last":
            s.last = {letter: next((q for q in read_list(word) if q[0].upper() == letter), "") for letter in SIDES}
        elif key == "sums":
            s.sums = dict(_sum(one) for one in read_list(word))
        else:
            numbers = [read_number(one) for one in word.split(",")]
            if len(numbers) != len(SIDES) or not any(numbers):
                raise BadPosition(f"{key} has two numbers: {word}")
            setattr(s, key, dict(zip(SIDES, numbers, strict=True)))
    if write_head(s) != text:
        raise BadPosition(f"written otherwise: {text[:60]}")


def _sum(word: str) -> tuple[str, int]:
    key, _, number = word.partition(":")
    return key, read_number(number)


def _read_part(s: State, text: str, slots: list[Slot]) -> None:
    kind, _, rest = text.partition(" ")
    if kind == "squadron":
        q = read_value(Squadron, rest)
        _new(s.squadrons, q.id, q)
    elif kind == "person":
        p = read_value(Person, rest)
        _new(s.people, p.id, p)
    elif kind == "battle":
        rest, _, digest = rest.partition(" digest=")
        b = read_value(Battle, rest)
        _new(s.battles, b.id, b)
        s.closed[b.id] = digest
    elif kind == "mission" and s.mission is None:
        s.mission = read_value(Mission, rest)
    elif kind == "slot":
        slots.append(read_value(Slot, rest))
    else:
        raise BadPosition(f"no part of a position: {text[:60]}")


def _new(things: dict[str, Any], id: str, thing: Any) -> None:
    if id in things:
        raise BadPosition(f"{id} stands there twice")
    things[id] = thing


write_head = _head
