"""34.5 Notation of people: ``~P:f12F9/13[burr]``. What is left out is the standard person."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ...core.record import replace
from .notation_words import BadPosition, matched, read_name, write_name
from .plane import DEAD, DOWN, GONE, OUT, PILOT, PRISONER, Person
from .rules import Rules

STATES = (DEAD, OUT, GONE, DOWN, PRISONER)
WORDS = r"[a-z_]+(?:,[a-z_]+)*"
PERSON = re.compile(
    r"(?P<role>[PGN]):(?:\((?P<name>[^()\s]+)\))?(?:a(?P<awareness>[0-9]{1,2}))?(?:f(?P<flying>[0-9]{1,2}))?(?:g(?P<gunnery>[0-9]{1,2}))?"
    r"(?:F(?P<fortitude>-?[0-9]{1,2})/(?P<full>[0-9]{1,2}))?(?:L(?P<luck>-?[0-9]{1,2})(?:/(?P<before>-?[0-9]{1,2}))?)?(?:r(?P<rerolls>[0-9]))?(?P<mentor>m)?"
    rf"(?P<parachute>p)?(?P<state>{'|'.join(STATES)})?(?:\[(?P<abilities>{WORDS})\])?(?:!(?P<traits>{WORDS}))?"
    r"(?:@(?P<squadron>[^()\s@*]+))?(?:\*(?P<victories>[0-9]{1,3}))?"
)
PRINTED = {"P": "pilot", "G": "gunner", "N": "nose"}
SKILLS = (("a", "awareness"), ("f", "flying"), ("g", "gunnery"))
TRAITS = ("faints", "immortal", "shaken")
LUCK_OF_A_REROLL = 6
"""4.3 Luck for each re-roll."""


def standard(rules: Rules, plane: str, role: str) -> Person:
    """34.5 Return the standard person of this role, with the name that the scenario prints."""
    entry: Mapping[str, Any] = next((a for a in rules.scene["aeroplane"] if a["id"] == plane), {})
    printed = entry.get(PRINTED[role])
    person = Person(role, printed.get("name", "") if isinstance(printed, dict) else "")
    return Person(role, person.name, rerolls=person.luck // LUCK_OF_A_REROLL if role == PILOT else 0)


def write_person(rules: Rules, plane: str, person: Person) -> str:
    """34.5 Return what differs from the standard person, empty if nothing does."""
    usual = standard(rules, plane, person.role)
    words = f"({write_name(person.name)})" if person.name != usual.name else ""
    words += "".join(f"{letter}{getattr(person, name)}" for letter, name in SKILLS if getattr(person, name) != getattr(usual, name))
    words += _wounds(person, usual) + _luck(person, usual)
    words += "m" * person.mentor + "p" * person.parachute + person.state
    words += f"[{','.join(person.abilities)}]" if person.abilities else ""
    words += f"!{','.join(person.traits)}" if person.traits else ""
    words += f"@{write_name(person.squadron)}" if person.squadron else ""
    words += f"*{person.victories}" if person.victories else ""
    return f"~{person.role}:{words}" if words else ""


def _wounds(person: Person, usual: Person) -> str:
    """34.5 Return Fortitude left and full: ``F9/13``. A dead man's is 0 if nothing else is written."""
    left = 0 if person.state == DEAD else usual.full
    return f"F{person.fortitude}/{person.full}" if (person.fortitude, person.full) != (left, usual.full) else ""


def _luck(person: Person, usual: Person) -> str:
    """34.5 Return Luck now and, where it has changed, at the beginning of the battle: ``L13/12``; and the re-rolls left."""
    words = f"L{person.luck}" if person.luck != usual.luck or person.luck_gained else ""
    words += f"/{person.luck - person.luck_gained}" if person.luck_gained else ""
    return words + (f"r{person.rerolls}" if person.rerolls != usual_rerolls(person) else "")


def usual_rerolls(person: Person) -> int:
    """4.3, 34.5 Return the re-rolls that a person has in the beginning: Luck divided by 6, gunners none."""
    return max(0, person.luck - person.luck_gained) // LUCK_OF_A_REROLL if person.role == PILOT else 0


def read_person(rules: Rules, plane: str, word: str) -> Person:
    """34.5 Return the person that a word behind ``~`` writes down. Raises ``BadPosition``."""
    part = matched(PERSON, word, "34.5", "a person").groupdict()
    usual = standard(rules, plane, part["role"])
    fields: dict[str, Any] = {name: int(part[name]) for _, name in SKILLS if part[name] is not None}
    dead = part["state"] == DEAD
    fields["full"] = int(part["full"] or usual.full)
    fields["fortitude"] = int(part["fortitude"]) if part["fortitude"] else 0 if dead else usual.full
    fields["luck"] = int(part["luck"]) if part["luck"] else usual.luck
    fields["luck_gained"] = fields["luck"] - int(part["before"]) if part["before"] else 0
    fields["abilities"] = _known(part["abilities"], _abilities(rules), "30.1", "no such ability")
    fields["traits"] = _known(part["traits"], TRAITS, "31.12", "no such trait")
    person = Person(
        role=part["role"],
        name=read_name(part["name"]) if part["name"] else usual.name,
        mentor=bool(part["mentor"]),
        parachute=bool(part["parachute"]),
        state=part["state"] or "",
        squadron=read_name(part["squadron"]) if part["squadron"] else "",
        victories=int(part["victories"] or 0),
        **fields,
    )
    return _with_rerolls(person, part["rerolls"])


def _with_rerolls(person: Person, written: str | None) -> Person:
    return replace(person, rerolls=usual_rerolls(person) if written is None else int(written))


def _known(text: str | None, known: tuple[str, ...], rule: str, why: str) -> tuple[str, ...]:
    """Return the words of a list. Raises ``BadPosition`` for one that is not known, or stands twice."""
    words = tuple(text.split(",")) if text else ()
    for word in words:
        if word not in known or words.count(word) > 1:
            raise BadPosition(rule, why if word not in known else "this stands twice", word)
    return words


def _abilities(rules: Rules) -> tuple[str, ...]:
    """30.1 Return the ids of all abilities."""
    tables = ("abilities_pilot", "abilities_gunner", "abilities_ace")
    return tuple(row["id"] for table in tables for row in rules.tables[table]["ability"])
