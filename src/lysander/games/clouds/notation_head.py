"""34.2 The head of a line: scenario, turn, step, options, the field, and what belongs to no aeroplane."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ...core.domain import whole
from .geometry import CIRCLE
from .notation_field import Field, field_of
from .notation_words import AIRMAN, ID, NUMBER, SIGNED, BadPosition, matched, read_name, write_name
from .rules import SCENES, SIDES, Rules, options
from .sequence import SEQUENCE
from .state import State

GAME = "clouds"
STEPS = {step.id for step in SEQUENCE} | {"F3", "F4"}
TURN = re.compile(rf"T({NUMBER})")
HEADING = re.compile(r"[0-9]{4}")
SEATS = re.compile(r"[ec][1-3](?:,[ec][1-3])*")
PLANES = re.compile(r"[EC][1-9][0-9]?(?:,[EC][1-9][0-9]?)*")
PEOPLE = re.compile(rf"{AIRMAN}(?:,{AIRMAN})*")
DONE = re.compile(r"[A-Za-z0-9.:>/_-]+(?:,[A-Za-z0-9.:>/_-]+)*")
WHOSE = r"(?:[EC][1-9][0-9]?(?:/leader)?|[ec][1-9])"
STANDING = re.compile(rf"{WHOSE}:[a-z]+(?:,{WHOSE}:[a-z]+)*")
GIVEN = re.compile(rf"{ID}:[^|:\s]+(?:\|{ID}:[^|:\s]+)*")
AREA = re.compile(rf"([a-z]+):({SIGNED}(?:,{SIGNED}){{2,3}})")
MONTH = re.compile(r"19[0-9][0-9]-[0-9][0-9]")
LISTS = {
    "order": ("order", PLANES),
    "shooters": ("shooters", PEOPLE),
    "done": ("done", DONE),
    "offers": ("offers", SEATS),
    "gaveup": ("given_up", SEATS),
    "flew": ("flew", PLANES),
}
"""Words with a list, and the field of the state that it is."""
MASCOTS = {"mascotE": "E", "mascotC": "C"}


@dataclass
class Head:
    """What the head of a line says. ``field`` is None where it names a scenario."""

    turn: int
    step: str
    field: Field | None
    fields: dict[str, Any] = dataclasses.field(
        default_factory=lambda: {
            "order": (),
            "shooters": (),
            "done": (),
            "orders": {},
            "ground": {},
            "offers": (),
            "given_up": (),
            "mascots": {},
            "aftermath": 0,
            "why": "",
            "held": "",
            "flew": (),
        }
    )


# writing


def write_head(s: State) -> str:
    """34.2 Return ``clouds duel T3 M4 collisions=off`` and what else is not the default."""
    words = [GAME, *([s.rules.scenario] if s.rules.scenario else []), f"T{s.turn}", s.step]
    return " ".join([*words, *_options(s.rules), *_field(s.rules), *_battle(s)])


def usual_options(rules: Rules) -> dict[str, Any]:
    """33.1 Return the options as they are if nobody changes them: those that the scenario prints, else the defaults."""
    return {o.key: o.default for o in options()} | dict(rules.scene.get("options", {}))


def _options(rules: Rules) -> Iterator[str]:
    usual = usual_options(rules)
    yield from (f"{key}={value}" for key, value in rules.options.items() if value != usual[key])


def _field(rules: Rules) -> Iterator[str]:
    """34.2 Yield what is not usual on a plain field."""
    now, usual = field_of(rules), Field()
    if now is None:
        return
    for word, name in (("wind", "wind"), ("homeE", "home_e"), ("homeC", "home_c")):
        if getattr(now, name) != getattr(usual, name):
            yield f"{word}={getattr(now, name):04d}"
    if now.turns != usual.turns:
        yield f"turns={now.turns}"
    if now.month != usual.month:
        yield f"month={now.month}"
    if not now.go_on:
        yield "go_on=no"
    yield from (f"area={kind}:{','.join(map(str, numbers))}" for kind, numbers in now.areas)


def _battle(s: State) -> Iterator[str]:
    """34.2 Yield what the state holds beside the objects."""
    yield from (f"{word}={s.mascots[side]}" for word, side in MASCOTS.items() if side in s.mascots)
    for word, (name, _) in LISTS.items():
        if getattr(s, name):
            yield f"{word}={','.join(getattr(s, name))}"
    if s.orders:
        yield "standing=" + ",".join(f"{who}:{order}" for who, order in s.orders.items())
    if s.ground:
        yield "given=" + "|".join(f"{id}:{order.replace(' ', '_')}" for id, order in s.ground.items())
    if s.aftermath:
        yield f"aftermath={s.aftermath}"
    if s.why:
        yield f"why={write_name(s.why)}"
    if s.held:
        yield f"held={s.held}"


# reading


def read_head(rules: Rules, text: str) -> Head:
    """34.2 Return what the head of a line says, for a set-up with these rules. Raises ``BadPosition``."""
    game, *words = text.split(" ")
    if game != GAME:
        raise BadPosition("34.2", f"a position begins with {GAME!r}", game)
    named = words.pop(0) if words and not TURN.fullmatch(words[0]) else ""
    if named and named != rules.scenario:
        raise BadPosition("34.2", f"the set-up has the scenario {rules.scenario}" if named in SCENES else "no such scenario", named)
    if len(words) < 2:
        raise BadPosition("34.2", "turn and step are missing, as in T3 M4", text)
    turn = int(matched(TURN, words[0], "34.2", "a turn, as in T3")[1])
    head = Head(turn, _step(words[1]), None if named else Field())
    seen: list[str] = []
    for word in words[2:]:
        key = word.partition("=")[0]
        if key in seen and key != "area":
            raise BadPosition("34.2", "this stands twice", word)
        seen.append(key)
        _read_word(rules, head, word)
    return head


def _step(word: str) -> str:
    if word not in STEPS:
        raise BadPosition("7.1", "no such step", word)
    return word


def _read_word(rules: Rules, head: Head, word: str) -> None:
    """34.2 Put what a word of the head says where it belongs."""
    key, equals, value = word.partition("=")
    if not equals:
        raise BadPosition("34.2", "a word of the head is key=value", word)
    if key in rules.options:
        _check_option(rules, key, value)
    elif key in FIELD:
        _read_field(rules, head, key, value)
    elif key in LISTS:
        name, pattern = LISTS[key]
        head.fields[name] = _once(matched(pattern, value, "34.2", f"a list for {key}")[0].split(","), word)
    elif key in MASCOTS:
        head.fields["mascots"][MASCOTS[key]] = _number(value)
    elif key == "standing":
        pairs = [one.split(":") for one in matched(STANDING, value, "29.8", "standing orders")[0].split(",")]
        head.fields["orders"] = dict(zip(_once([who for who, _ in pairs], word), [order for _, order in pairs], strict=True))
    elif key == "given":
        given = [one.split(":") for one in matched(GIVEN, value, "9.3", "orders for the ground")[0].split("|")]
        head.fields["ground"] = {id: order.replace("_", " ") for id, order in given}
    elif key == "aftermath":
        head.fields["aftermath"] = _number(value)
    elif key == "why":
        head.fields["why"] = read_name(value)
    elif key == "held" and value in SIDES:
        head.fields["held"] = value
    else:
        raise BadPosition("34.2", "no such word in the head of a position", word)


def _check_option(rules: Rules, key: str, value: str) -> None:
    """33.1 An option that a line names is the one of the set-up: nothing may be changed in mid-battle."""
    if value != str(rules.options[key]):
        raise BadPosition("33.1", f"the set-up has {key}={rules.options[key]}", f"{key}={value}")


def _once(names: list[str], word: str) -> tuple[str, ...]:
    if len(set(names)) < len(names):
        raise BadPosition("34.2", "a name stands twice", word)
    return tuple(names)


def _number(value: str) -> int:
    number = whole(value)
    if number is None or number < 0:
        raise BadPosition("34.1", "this is no number", value)
    return number


def _heading(value: str) -> int:
    heading = int(matched(HEADING, value, "34.1", "a heading of four digits")[0])
    if heading >= CIRCLE:
        raise BadPosition("2.3", "a heading is 0000 to 3599", value)
    return heading


FIELD: dict[str, tuple[str, Callable[[str], Any]]] = {
    "wind": ("wind", _heading),
    "homeE": ("home_e", _heading),
    "homeC": ("home_c", _heading),
    "turns": ("turns", _number),
    "month": ("month", lambda value: matched(MONTH, value, "34.2", "a month")[0]),
    "go_on": ("go_on", lambda value: matched(re.compile("yes|no"), value, "34.2", "yes or no")[0] == "yes"),
    "area": ("areas", lambda value: matched(AREA, value, "6.4", "an area of ground")),
}
"""Words that describe a plain field."""


def _area(rules: Rules, kind: str, numbers: str) -> tuple[str, tuple[int, ...]]:
    """6.4 Return kind and numbers of an area: x, y and radius, or west, south, east and north."""
    if kind not in (row["ground"] for row in rules.tables["emergency_place"]["row"]):
        raise BadPosition("6.4", "no such kind of ground", kind)
    return kind, tuple(map(int, numbers.split(",")))


def _read_field(rules: Rules, head: Head, key: str, value: str) -> None:
    """34.2 Change the plain field; several areas stand in their order."""
    if head.field is None:
        raise BadPosition("34.2", "the scenario says what its field is like", f"{key}={value}")
    name, read = FIELD[key]
    found = read(value)
    if key == "area":
        found = (*head.field.areas, _area(rules, *found.groups()))
    head.field = dataclasses.replace(head.field, **{name: found})
