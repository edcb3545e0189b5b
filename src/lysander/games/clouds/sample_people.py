"""4.1, 37.3 The people in an aeroplane whose cockpit is closed: as the scenario prints them, else rolled, in a state that fits what is seen."""

from __future__ import annotations

from typing import Any

from ...core.ask import Rng
from ...core.domain import pick
from ...core.record import replace
from .plane import DEAD, DOWN, GONE, OUT, PILOT, Person
from .rules import Rules
from .view import PlaneView, View

WORDS = {"P": "pilot", "N": "nose", "G": "gunner"}
"""6.1 What the scenario calls the people aboard, by role."""
SKILLS = ("awareness", "flying", "gunnery", "fortitude")
LOST, HURT, GIFTED, NERVES = 0.3, 0.5, 0.5, 0.1
"""Probabilities: that the pilot of a spinning aeroplane is dead, that somebody in an aeroplane that was hit is wounded, that somebody has an ability
where there are any, that a gunner who was hit does nothing more."""
PILOTS, GUNNERS = "abilities_pilot", "abilities_gunner"
EACH_REROLL = 6
"""4.3 Points of Luck for each re-roll."""


def people(rules: Rules, seen: View, p: PlaneView, row: Any, rng: Rng) -> tuple[Person, ...]:
    """37.3 Return the people of an aeroplane, with drawn skills and states."""
    made = []
    for role in rules.panels[p.type].crew:
        person = sketch(rules, role, row.get(WORDS[role]), rng)
        made.append(marked(seen, p, role, fated(seen, p, role, wounded(p, person, rng), rng)))
    return tuple(made)


def sketch(rules: Rules, role: str, printed: Any, rng: Rng) -> Person:
    """4.1, 4.2 Return a person as the scenario prints him, or rolled: 2d6+6 for each skill, 3d6 for Luck."""
    known: dict[str, Any] = dict(printed) if isinstance(printed, dict) else {}
    skills = {name: known.get(name, dice(rng, 2) + 6) for name in SKILLS}
    luck = known.get("luck", dice(rng, 3))
    flying = skills["flying"] if role == PILOT else 0
    rerolls = int(rng.random() * (luck // EACH_REROLL + 1)) if role == PILOT else 0
    gifts = tuple(known.get("abilities", ())) or (drawn_gift(rules, role, rng) if rules.special and not known else ())
    return Person(
        role=role,
        name=known.get("name", ""),
        awareness=skills["awareness"],
        flying=flying,
        gunnery=skills["gunnery"],
        full=skills["fortitude"],
        fortitude=skills["fortitude"],
        luck=luck,
        rerolls=rerolls,
        abilities=gifts,
    )


def dice(rng: Rng, number: int) -> int:
    """Return the sum of so many dice."""
    return sum(1 + int(rng.random() * 6) for _ in range(number))


def drawn_gift(rules: Rules, role: str, rng: Rng) -> tuple[str, ...]:
    """30.2 Return an ability that the person may have, or none."""
    rows = [r["id"] for r in rules.tables[PILOTS if role == PILOT else GUNNERS]["ability"] if r["id"] != "choice"]
    return (pick(rng, rows),) if rng.random() < GIFTED else ()


def wounded(p: PlaneView, person: Person, rng: Rng) -> Person:
    """37.3 Return the person with some Fortitude lost, if his aeroplane was hit."""
    if not p.hit or rng.random() >= HURT:
        return person
    return replace(person, fortitude=1 + int(rng.random() * person.full))


def fated(seen: View, p: PlaneView, role: str, person: Person, rng: Rng) -> Person:
    """3.14, 5.3 Return the person in a state that fits that of his aeroplane: somebody flies what flies."""
    if role in p.jumped:
        hangs = any(c.id == f"{p.id}.{role}" for c in seen.canopies)
        return replace(person, state=GONE if hangs else DOWN)
    match p.state:
        case "destroyed":
            return replace(person, state=DEAD, fortitude=0)
        case "landed":
            return replace(person, state=DOWN) if p.rolled < 0 else person
        case "spinning" if role == PILOT and (p.won or rng.random() < LOST):
            return replace(person, state=DEAD, fortitude=0)
        case "flying" if role != PILOT and p.hit and rng.random() < NERVES:
            return replace(person, state=OUT)
    return person


def marked(seen: View, p: PlaneView, role: str, person: Person) -> Person:
    """20.10 Return the person with his last target, as far as it was seen: the aeroplane at which he was the last to shoot."""
    who = p.id if role == PILOT else f"{p.id}.{role}"
    shots = [(q.shot_turn, q.id) for q in seen.planes if q.shot == who]
    return replace(person, mark=max(shots)[1], marked=max(shots)[0]) if shots else person
