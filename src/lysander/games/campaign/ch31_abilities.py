"""31.18, 31.19 Special abilities: rolled for after a natural 1 (K6) and with a raised skill (K9), and the aces' (step K8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Ask, Json
from ...core.domain import OneOf
from ...core.record import replace
from ...core.referee import Referee
from .ch31_service import change_skill
from .dice import throw
from .records import about, applies, write
from .state import PILOT, Person, State

ACE = "ace"
CHOICE = "choice"
"""30.3 The ability of rows 19 and 20: any one of the others."""
PERMANENT = "permanent"
"""30.4 The effect of an ability that changes skills once and for all."""
FACES = {"pilot": "1d20", "gunner": "1d8", ACE: "1d6"}
"""30.2 The dice of the tables."""
RULES = {"pilot": ("31.18", "R-69"), "gunner": ("31.18", "R-69"), ACE: ("31.19", "R-70")}


def k6_ability(s: State, ref: Referee) -> str | None:
    """31.12 Whom a natural 1 has only made harder rolls for an ability."""
    _next(s, ref)
    return "K6"


def k9_ability(s: State, ref: Referee) -> str | None:
    """31.17 Whose skill was raised with a 10 rolls for an ability, one after the other."""
    _next(s, ref)
    return "K9A" if s.queue else "K9"


def _next(s: State, ref: Referee) -> None:
    if s.queue:
        gain(s, ref, s.queue[0], s.people[s.queue[0]].role)
        s.queue = s.queue[1:]


def free(s: State, p: Person, table: str) -> list[str]:
    """31.18 Return the abilities of a table that a person has not got, in its order."""
    rows = s.rules.tables[f"abilities_{table}"]["ability"]
    return [row["id"] for row in rows if row["id"] != CHOICE and row["id"] not in p.abilities]


def gain(s: State, ref: Referee, id: str, table: str) -> None:
    """31.18, 31.19 A person rolls for an ability until it is one that he has not got; with a free choice his seat chooses (D-23). Who has them all
    gains nothing."""
    p, (rule, roll) = s.people[id], RULES[table]
    if not p.serves or not free(s, p, table):
        return
    ids = {row["n"]: row["id"] for row in s.rules.tables[f"abilities_{table}"]["ability"]}
    rolls, found = [], ""
    while not found or found in p.abilities:
        rolls.append(throw(s, ref, roll, id, FACES[table], table=table))
        found = ids[rolls[-1]]
    if found == CHOICE:
        found = ref.ask(lambda: _choice_ask(s, id, table))
        if found is None:
            return
    write(s, ref, "ability_gained", rule, about(s, p), person=id, ability=found, table=table, rolls=rolls)
    row = next(row for row in s.rules.tables[f"abilities_{table}"]["ability"] if row["id"] == found)
    for effect in row["does"] if table == ACE else ():
        for skill, change in effect.get(PERMANENT, {}).items():
            change_skill(s, ref, id, skill, change, found)


def _choice_ask(s: State, id: str, table: str) -> Ask | None:
    p = s.people[id]
    options = free(s, p, table)
    facts: dict[str, Json] = {"who": id, "person": p.name}
    return Ask(p.squadron, f"ability:{id}", "31.18", OneOf(options, "31.18"), options[0], facts) if p.serves else None


@applies("ability_gained")
def _gained(s: State, facts: Mapping[str, Any]) -> None:
    p = s.people[facts["person"]]
    s.people[p.id] = replace(p, abilities=(*p.abilities, facts["ability"]))


# aces


def k8(s: State, ref: Referee) -> str | None:
    """31.19 The next pilot whose victories of this battle reached the number of an ace, or a multiple of it, rolls once for each."""
    p = next((p for p in s.people.values() if p.id not in s.done and p.role == PILOT and p.serves and due(s, p)), None) if s.fought else None
    if p is None:
        s.done = ()
        return None
    for _ in range(due(s, p)):
        gain(s, ref, p.id, ACE)
    s.done = (*s.done, p.id)
    return "K8"


def due(s: State, p: Person) -> int:
    """31.19 Return how often a pilot's victories have reached ``ace_at`` or a multiple of it in this battle."""
    new = sum(v.battle == s.battle for v in p.victories)
    return len(p.victories) // s.rules.ace_at - (len(p.victories) - new) // s.rules.ace_at
