"""31.21 What a correction may change, and to what: fields of people and squadrons, missions won, points, the month."""

from __future__ import annotations

from collections.abc import Callable

from ...core.ask import Json, Refusal
from ...core.domain import whole
from ...core.record import replace
from .ch31_types import in_service
from .domains_frame import LONGEST, can_be_named
from .rules import SIDES, months
from .state import CORRECTED, DEAD, GROUNDED, PILOT, PRISONER, READY, RETIRED, SKILLS, Person, State
from .tallies import EARNED, POINTS, WON, add

RULE = "31.21"
MOST_SKILL, MOST_POINTS, MOST_NUMBER = 30, 99, 999
STATES = (READY, GROUNDED, PRISONER, DEAD, RETIRED)
BLANK = "_"
"""34.1 What is written for a blank in a name."""
Value = str | int
NUMBERS = {**dict.fromkeys(SKILLS, (1, MOST_SKILL)), "experience": (0, MOST_POINTS)}
"""31.4 Numbers of a person and their ranges; his present Fortitude goes up to his full one."""
OF_PEOPLE = (*NUMBERS, "now", "state", "parachute", "name")
OF_SQUADRONS = ("type", "name")
OF_SIDES = (WON, POINTS)
MONTH = "month"


def targets(s: State) -> list[str]:
    """31.21 Return everything that can be corrected, as ``e1p3.experience``."""
    people = [f"{p.id}.{field}" for p in s.people.values() for field in OF_PEOPLE if field != "flying" or p.role == PILOT]
    squadrons = [f"{q}.{field}" for q in s.squadrons for field in OF_SQUADRONS]
    return [MONTH, *(f"{word}.{letter}" for word in OF_SIDES for letter in SIDES), *squadrons, *people] if s.squadrons else []


def present(s: State, target: str) -> Value:
    """31.21 Return the value that a target has, as it is written."""
    of, _, field = target.partition(".")
    if of == MONTH:
        return s.month
    if of in OF_SIDES:
        return (s.won if of == WON else s.points)[field]
    value: Json = getattr(s.people[of] if of in s.people else s.squadrons[of], field)
    if type(value) is bool:
        return "yes" if value else "no"
    return value if type(value) is int else value.replace(" ", BLANK)


def values(s: State, target: str) -> tuple[Value, ...]:
    """31.21 Return the values that a target may have, as far as they can be listed; its present one is among them. Nothing for a name."""
    of, _, field = target.partition(".")
    if of == MONTH:
        return months(s.rules.first, s.rules.last)
    if of in OF_SIDES:
        return tuple(range(MOST_NUMBER + 1))
    if field == "type":
        return tuple(in_service(s, s.squadrons[of].nation, s.month))
    if field == "state":
        return STATES
    if field == "parachute":
        return ("yes", "no")
    if field == "name":
        return ()
    low, high = NUMBERS[field] if field in NUMBERS else (1, s.people[of].fortitude)
    return tuple(range(low, high + 1))


def read(s: State, target: str, text: str) -> Value | Refusal:
    """34.1 Return the value that a text says, or why it can be none of this target."""
    if target.partition(".")[2] == "name":
        name = text.replace(BLANK, " ")
        return text if can_be_named(name) and " " not in text else Refusal("31.3", "name", {"most": LONGEST})
    listed = values(s, target)
    value: Value | None = whole(text, 3) if listed and type(listed[0]) is int else text
    if value in listed and value is not None:
        return value
    return Refusal(RULE, "no_such_value", {"target": target, "low": str(listed[0]), "high": str(listed[-1])})


def why_not(s: State, target: str, value: Value) -> Refusal | None:
    """31.10, 31.21, 31.23 Return why a target cannot get this value now."""
    of, _, field = target.partition(".")
    if value == present(s, target):
        return Refusal(RULE, "as_it_is", {"target": target})
    if of in s.people and field != "name" and in_battle(s, of):
        return Refusal("31.10", "in_battle", {"person": s.people[of].name})
    if field == "state":
        return _no_state(s, s.people[of], str(value))
    if field == "type":
        changed = s.clone()
        amend(changed, target, value)
        return None if changed.ready(of) else Refusal("31.22", "unmanned", {"squadron": of})
    return None


def in_battle(s: State, person: str) -> bool:
    """31.10 Whether a person is on the roster of a mission whose battle is not over: his copy flies in it."""
    if s.mission is None or s.battle in s.closed:
        return False
    return any(person == word.partition(":")[2] for slot in s.mission.slots for word in slot.people)


def _no_state(s: State, p: Person, value: str) -> Refusal | None:
    """31.22, 31.23 Return why a person cannot be in a state: his squadron would be full, or could not man one aeroplane."""
    squadron = s.squadrons[p.squadron]
    if value in (READY, GROUNDED) and not p.serves and p.role == PILOT and len(s.pilots(squadron.id)) >= squadron.strength:
        return Refusal("31.23", "squadron_full", {"squadron": squadron.id, "strength": squadron.strength})
    changed = s.clone()
    amend(changed, f"{p.id}.state", value)
    return None if changed.ready(squadron.id) else Refusal("31.22", "unmanned", {"squadron": squadron.id})


# carrying out


def amend(s: State, target: str, value: Value) -> None:
    """31.21 Give a target another value."""
    of, _, field = target.partition(".")
    if of == MONTH:
        s.month = str(value)
    elif of in OF_SIDES:
        add(s, field, of, int(value) - (s.won if of == WON else s.points)[field])
        (s.won if of == WON else s.points)[field] = int(value)
    elif of in s.squadrons:
        s.squadrons[of] = replace(s.squadrons[of], **({"type": value, "since": s.month} if field == "type" else {"name": _name(value)}))
    else:
        s.people[of] = AMENDED.get(field, _plain)(s, s.people[of], field, value)


def _plain(s: State, p: Person, field: str, value: Value) -> Person:
    return replace(p, **{field: value})


def _experience(s: State, p: Person, field: str, value: Value) -> Person:
    """31.16 The sums follow: what is put right counts as earned."""
    add(s, p.id, EARNED, int(value) - p.experience)
    return replace(p, experience=int(value))


def _fortitude(s: State, p: Person, field: str, value: Value) -> Person:
    """31.12 Whoever has all of his Fortitude has all of the other; a mistake that is put right wounds nobody."""
    return replace(p, fortitude=int(value), now=int(value) if p.now == p.fortitude else min(p.now, int(value)))


def _state(s: State, p: Person, field: str, value: Value) -> Person:
    """4.8, 31.4 Whoever is put right to be alive has his full Fortitude, if he had none left."""
    state = str(value)
    now = p.fortitude if p.now < 1 and state in (READY, GROUNDED) else p.now
    return replace(p, state=state, now=now, out=int(state == GROUNDED), how="" if state in (READY, GROUNDED) else CORRECTED)


def _parachute(s: State, p: Person, field: str, value: Value) -> Person:
    return replace(p, parachute=value == "yes")


def _name(value: Value) -> str:
    return str(value).replace(BLANK, " ")


def _person_name(s: State, p: Person, field: str, value: Value) -> Person:
    return replace(p, name=_name(value))


AMENDED: dict[str, Callable[[State, Person, str, Value], Person]] = {
    "experience": _experience,
    "fortitude": _fortitude,
    "state": _state,
    "parachute": _parachute,
    "name": _person_name,
}
