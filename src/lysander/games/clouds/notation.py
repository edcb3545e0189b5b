"""34.1, 34.2 Notation: positions, written and read; a line that is read and written again is the same line.

A line names the scenario of its set-up, and then all that this scenario has; a line without a scenario is played on a plain field. An option that
it does not name is as the set-up says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ...core.game import Setup
from ...core.record import Value
from .check import broken_invariants
from .notation_field import Field, field_of, plain
from .notation_ground import (
    read_barrage,
    read_battery,
    read_canopy,
    read_gasbag,
    read_point,
    read_unit,
    write_barrage,
    write_battery,
    write_canopy,
    write_gasbag,
    write_point,
    write_unit,
)
from .notation_head import Head, read_head, write_head
from .notation_plane import read_plane, write_plane
from .notation_words import ID, BadPosition, find, matched, person_there
from .rules import Rules, rules_of
from .state import State

BETWEEN = " ; "
LONGEST = 20_000
"""A longer line is no position."""
OBJECT = re.compile(rf"(?P<id>{ID})=(?P<text>\S+)")
KINDS = "ECUKQBNJ"
"""34.6 First letters of ids, in the order in which things stand on a line."""
Reader = Callable[[Rules, str, str], Value]
READERS: dict[str, tuple[str, Reader]] = {
    "U": ("units", read_unit),
    "K": ("gasbags", read_gasbag),
    "Q": ("barrages", read_barrage),
    "B": ("batteries", read_battery),
    "N": ("points", read_point),
}


# writing


def write(state: State) -> str:
    """34.1 Return the position as one line. The result of a battle that is over is not written."""
    return BETWEEN.join([write_head(state), *write_objects(state)])


def write_objects(s: State) -> Iterator[str]:
    """34.3, 34.6 Yield everything on the line in list order."""
    yield from (write_plane(s, p) for p in s.planes.values())
    yield from (write_unit(s.rules, u) for u in s.units.values())
    yield from (write_gasbag(s.rules, k) for k in s.gasbags.values())
    yield from (write_barrage(s.rules, q) for q in s.barrages.values())
    yield from (write_battery(b) for b in s.batteries.values())
    yield from (write_point(n) for n in s.points.values())
    yield from (write_canopy(n, j) for n, j in enumerate(s.canopies.values(), 1))


# reading


def parse(text: str, setup: Setup) -> State:
    """34.1 Return the state of a line. Raises ``BadPosition``, a ``ValueError``."""
    if len(text) > LONGEST:
        raise BadPosition("34.1", f"a position has at most {LONGEST} characters")
    first, *objects = text.split(BETWEEN)
    rules = rules_of(setup)
    head = read_head(rules, first)
    s = blank(plain(rules, head.field) if head.field else rules, head)
    _read_objects(s, objects)
    _check_names(s)
    if s.rules.scenario:
        _check_scenario(s)
    if broken := broken_invariants(s):
        raise BadPosition(*broken[0].partition(" ")[::2])
    return s


def blank(rules: Rules, head: Head) -> State:
    """34.2 Return a state with nothing on the field."""
    return State(
        rules=rules,
        step=head.step,
        turn=head.turn,
        planes={},
        units={},
        gasbags={},
        barrages={},
        batteries={},
        points={},
        canopies={},
        result=None,
        **head.fields,
    )


def _read_objects(s: State, words: Iterable[str]) -> None:
    """34.2 Put everything into the state, in the order of the line."""
    last = ""
    for word in words:
        found = matched(OBJECT, word, "34.2", "anything that a position can have")
        id, text = found["id"], found["text"]
        if not _in_order(last, id[0]):
            raise BadPosition("34.2", "aeroplanes, units, gasbags, barrages, batteries, points, parachutes, in this order", word)
        last = id[0]
        _read_object(s, id, text)


def _in_order(last: str, first: str) -> bool:
    """34.2 Whether a thing with this first letter may stand behind the last one; aeroplanes of both sides may be mixed."""
    return first in KINDS and (not last or KINDS.index(first) >= KINDS.index(last) or first + last == "EC")


def _read_object(s: State, id: str, text: str) -> None:
    if id[0] in "EC":
        _put(s.planes, id, read_plane(s.rules, id, text))
    elif id[0] == "J":
        canopy = read_canopy(text)
        if id != f"J{len(s.canopies) + 1}":
            raise BadPosition("34.6", "parachutes are numbered in order", id)
        _put(s.canopies, canopy.id, canopy)
    else:
        field, read = READERS[id[0]]
        _put(getattr(s, field), id, read(s.rules, id, text))


def _put(things: dict[str, Any], id: str, thing: Any) -> None:
    if id in things:
        raise BadPosition("34.2", "this stands twice", id)
    things[id] = thing


def _check_names(s: State) -> None:
    """34.2, 34.4 Everybody whom the head of the line names must be on it."""
    for id in s.order:
        find(s.planes, id, "8.6")
    for id in s.shooters:
        person_there(s, id)
    for id in s.orders:
        find({**s.planes, **dict.fromkeys(s.rules.seats)}, id.partition("/")[0], "29.8")
    for id in s.ground:
        find({**s.units, **s.barrages}, id, "9.3")


def _check_scenario(s: State) -> None:
    """34.2 A line that names its scenario has all aeroplanes, units, balloons, batteries and points of it, in list order; barrages may have ended."""
    scene = s.rules.scene
    for word, things, may_end in (
        ("aeroplane", s.planes, False),
        ("ground", s.units, False),
        ("balloon", s.gasbags, False),
        ("barrage", s.barrages, True),
        ("battery", s.batteries, False),
        ("point", s.points, False),
    ):
        listed = [row["id"] for row in scene.get(word, ()) if not may_end or row["id"] in things]
        if listed != list(things):
            raise BadPosition("34.2", f"the scenario {s.rules.scenario} has {', '.join(listed) or 'nothing'} in its list {word!r}", ", ".join(things))


__all__ = ["BadPosition", "Field", "field_of", "parse", "write", "write_objects"]
