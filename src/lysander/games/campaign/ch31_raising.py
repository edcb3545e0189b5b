"""31.17 Step K9: skills are raised with experience (D-22)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...core.ask import Ask, Json, Refusal
from ...core.domain import OneOfData
from ...core.record import replace
from ...core.referee import Referee
from .ch31_service import FORTITUDE, raised
from .dice import throw
from .records import about, applies, write
from .sealed import sealed
from .state import PILOT, SKILLS, Person, State

RULE, REFUSED = "31.17", "31.23"
STOP = "stop"
"""31.17 The answer of a seat that buys nothing more."""
Table = Mapping[str, Any]


class Raises(OneOfData):
    """31.17, 35.2 A skill of a person to raise by a point (``e1p3.gunnery``), or ``stop``; as data ``{"e1p3.gunnery": 1}``."""

    def of_data(self, value: Json) -> Json:
        """35.2 Return the text of an amount."""
        if not isinstance(value, Mapping) or len(value) != 1:
            return value
        ((key, points),) = value.items()
        return key if type(points) is int and points == 1 and key != STOP else value


def k9(s: State, ref: Referee) -> str | None:
    """31.17 Each seat raises a skill of one of its people by a point, or stops (D-22); seats are asked at once, and again as long as they can buy."""
    chosen = sealed(ref, lambda: _raise_asks(s)) if s.fought else {}
    if not chosen:
        s.done = ()
        return "K10"
    for seat in s.rules.seats:
        if chosen.get(seat) == STOP:
            s.done = (*s.done, seat)
        elif chosen.get(seat) in dict(affordable(s, seat)):
            _raise(s, ref, *chosen[seat].split("."))
    return "K9A" if s.queue else "K9"


def _raise(s: State, ref: Referee, id: str, skill: str) -> None:
    """31.17 Buy a point; a 10 on the die brings a roll for an ability (R-68), in the next step."""
    p = s.people[id]
    price, now, table = price_of(s.rules.tables, p, skill), getattr(p, skill) + 1, s.rules.tables["experience"]["ability_roll"]
    die = throw(s, ref, "R-68", id, table["die"], skill=skill)
    write(s, ref, "skill_raised", RULE, about(s, p), person=id, skill=skill, price=price, now=now, ability_die=die)
    if die == table["on"]:
        s.queue = (*s.queue, id)


@applies("skill_raised")
def _raised(s: State, facts: Table) -> None:
    p = s.people[facts["person"]]
    p = replace(p, experience=p.experience - facts["price"])
    s.people[p.id] = raised(p, 1) if facts["skill"] == FORTITUDE else replace(p, **{facts["skill"]: facts["now"]})


def skills_of(p: Person) -> tuple[str, ...]:
    """31.17 Return the skills of a person that can be raised: gunners have no Flying."""
    return tuple(skill for skill in SKILLS if skill != "flying" or p.role == PILOT)


def price_of(tables: Mapping[str, Any], p: Person, skill: str) -> int:
    """31.17 Return the price of the next point of a skill, by its present full value."""
    value, rows = getattr(p, skill), tables["experience"]["price"]
    for row in rows:
        if value <= row.get("to", value):
            break
    price: int = row["points"]
    return price


def prices(s: State, seat: str) -> Iterator[tuple[str, int, int]]:
    """31.17 Yield what a seat could raise (``e1p3.gunnery``), its price and the points that the person has; people without any are left out."""
    for p in s.of(seat):
        for skill in skills_of(p) if p.serves and p.experience else ():
            yield f"{p.id}.{skill}", price_of(s.rules.tables, p, skill), p.experience


def affordable(s: State, seat: str) -> Iterator[tuple[str, int]]:
    """31.17 Yield what a seat can raise now, and the price."""
    return ((key, price) for key, price, points in prices(s, seat) if price <= points)


def _raise_asks(s: State) -> tuple[Ask, ...]:
    return tuple(ask for q in s.rules.seats if q not in s.done and (ask := _raise_ask(s, q)) is not None)


def _raise_ask(s: State, seat: str) -> Ask | None:
    """31.17, 31.23 Return the ask of a seat; None if it can buy nothing."""
    rows = [*prices(s, seat)]
    can = {key: price for key, price, points in rows if price <= points}
    if not can:
        return None
    reasons: dict[Json, Refusal] = {
        key: Refusal(REFUSED, "no_experience", {"person": s.people[key.partition(".")[0]].name, "price": price, "points": points})
        for key, price, points in rows
        if price > points
    }
    facts: dict[str, Json] = {"prices": can, "points": {p.id: p.experience for p in s.of(seat) if p.serves and p.experience}}
    return Ask(seat, "raise", RULE, Raises((STOP, *can), RULE, reasons), STOP, facts)
