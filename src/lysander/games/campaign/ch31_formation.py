"""31.2 to 31.4 Step C0: the frame of the campaign (D-17), its squadrons, and the people who join them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Ask, Json
from ...core.record import replace
from ...core.referee import Referee
from . import domains_frame
from .dice import throw
from .records import about, applies, side_of, write
from .rules import LEAST, ORGANISER, VERSION
from .state import GUNNER, PILOT, Person, Squadron, State

ALL, HISTORICAL = "all", "historical"


def c0(s: State, ref: Referee) -> str | None:
    """31.2, 31.3 The organiser names the campaign and forms the squadrons (D-17)."""
    usual = domains_frame.write(domains_frame.usual(s.rules.seats))
    chosen = ref.ask(Ask(ORGANISER, "frame", "31.2", domains_frame.Framing(s.rules.seats), usual))
    frame = domains_frame.read(chosen)
    assert frame is not None
    sides = {letter: list(s.rules.side_seats(letter)) for letter in ("E", "C")}
    fixed: dict[str, Json] = {"first_month": s.rules.first, "last_month": s.rules.last, "options": dict(s.rules.options)}
    write(s, ref, "campaign_started", "31.2", name=frame.name, rules_version=VERSION, sides=sides, **fixed, organiser=ORGANISER)
    for q in frame.squadrons:
        about_it: dict[str, Json] = {"squadron": q.seat, "name": q.name, "nation": q.nation, "side": q.seat[0].upper()}
        write(s, ref, "squadron_formed", "31.3", **about_it, seat=q.seat, strength=q.strength)
    return None


@applies("campaign_started")
def _started(s: State, facts: Mapping[str, Any]) -> None:
    s.name = facts["name"]


@applies("squadron_formed")
def _formed(s: State, facts: Mapping[str, Any]) -> None:
    id = facts["squadron"]
    s.squadrons[id] = Squadron(id, facts["name"], facts["nation"], facts["side"], facts.get("strength", LEAST))


# people


def fill(s: State, ref: Referee) -> bool:
    """31.3, 31.15 Let the next person join who is missing in a squadron, and return whether there was one.

    Squadrons in their order: pilots up to the strength, then a gunner for each place behind a pilot that has none.
    """
    for q in s.squadrons.values():
        if len(s.pilots(q.id)) < q.strength:
            join(s, ref, q, PILOT)
            return True
        alone = next((p for p in s.pilots(q.id) if len(s.gunners(p.id)) < len(s.panel(p).crew) - 1), None)
        if alone is not None:
            join(s, ref, q, GUNNER, alone)
            return True
    return False


def join(s: State, ref: Referee, q: Squadron, role: str, pilot: Person | None = None) -> None:
    """4.1, 4.2, 31.4 Draw a name for a new person and roll him (R-61, R-62, R-72). A new pilot takes over the gunners whose pilot is lost, if there
    are any."""
    id = next_id(s, q.id, role)
    name = _name(s, ref, q, id)
    names = {id: name}
    to = about(s, Person(id, "", q.nation, role, q.id, s.month)) if role == PILOT else side_of(s, q.id)
    skills = {"awareness": throw(s, ref, "R-61", id, "2d6+6", to, names, skill="awareness")}
    if role == PILOT:
        skills["flying"] = throw(s, ref, "R-61", id, "2d6+6", to, names, skill="flying")
    skills["gunnery"] = throw(s, ref, "R-61", id, "2d6+6", to, names, skill="gunnery")
    skills["fortitude"] = throw(s, ref, "R-61", id, "2d6+6", to, names, skill="fortitude")
    skills["luck"] = throw(s, ref, "R-62", id, "3d6", to, names)
    parachute = parachutes(s, q.nation) and (s.rules.options["parachutes"] == ALL or throw(s, ref, "R-72", id, "1d2", to, names) == 1)
    paired: list[str] = [pilot.id] if pilot is not None else [g.id for g in orphans(s, q.id)]
    facts: dict[str, Json] = {"name": name, "nation": q.nation, "role": role, "squadron": q.id, "paired_with": paired}
    write(s, ref, "person_joined", "31.4", to, person=id, **facts, skills=skills, parachute=parachute, month=s.month)


def next_id(s: State, squadron: str, role: str) -> str:
    """31.4 Return the id of the next person who joins: pilots and gunners are numbered apart, so that a pilot's id says nothing of gunners."""
    return f"{squadron}{role[0]}{1 + max((int(p.id[3:]) for p in s.of(squadron) if p.role == role), default=0)}"


def orphans(s: State, squadron: str) -> list[Person]:
    """31.3 Return the gunners whose pilot is lost: those of the first such pilot."""
    left = [g for g in s.of(squadron) if g.role == GUNNER and g.serves and not s.people[g.crew].serves]
    return [g for g in left if g.crew == left[0].crew]


def parachutes(s: State, nation: str) -> bool:
    """6.7 Whether people of a nation may have parachutes in this month."""
    if s.rules.options["parachutes"] != HISTORICAL:
        return bool(s.rules.options["parachutes"] == ALL)
    when = s.rules.tables["timeline"]["equipment"]["parachutes"]
    return bool(nation == when["nation"] and when["from"] <= s.month <= when["until"])


def _name(s: State, ref: Referee, q: Squadron, id: str) -> str:
    """31.4 Draw a first and a family name; as long as there are any, a family name that nobody of his nation has had."""
    names = s.rules.tables["names"][q.nation]
    taken = {p.name.rpartition(" ")[2] for p in s.people.values() if p.nation == q.nation}
    free = [n for n in names["family"] if n not in taken] or names["family"]
    first = ref.draw(f"first-name:{id}", dict.fromkeys(names["first"], 1), "31.4")
    return f"{first} {ref.draw(f'family-name:{id}', dict.fromkeys(free, 1), '31.4')}"


@applies("person_joined")
def _joined(s: State, facts: Mapping[str, Any]) -> None:
    id, role, skills, paired = facts["person"], facts["role"], facts["skills"], facts["paired_with"]
    s.people[id] = Person(
        id,
        facts["name"],
        facts["nation"],
        role,
        facts["squadron"],
        facts["month"],
        **skills,
        now=skills["fortitude"],
        crew=paired[0] if role == GUNNER else "",
        parachute=facts["parachute"],
    )
    for gunner in paired if role == PILOT else ():
        s.people[gunner] = replace(s.people[gunner], crew=id)
    s.people = {p.id: p for q in s.squadrons for p in s.of(q)}


def issue(s: State, ref: Referee) -> bool:
    """6.7 In the first month with parachutes the next person who serves for the nation that gets them rolls for one (R-72); return whether there was
    one. Well connected pilots have one without a die."""
    when = s.rules.tables["timeline"]["equipment"]["parachutes"]
    due = s.rules.options["parachutes"] == HISTORICAL and s.month == when["from"]
    p = next((p for p in s.people.values() if due and p.nation == when["nation"] and p.serves and p.id not in s.done), None)
    if p is None:
        s.done = ()
        return False
    has = "connected" in p.abilities or throw(s, ref, "R-72", p.id, "1d2") == 1
    write(s, ref, "parachute_issued", "6.7", about(s, p), person=p.id, parachute=has)
    s.done = (*s.done, p.id)
    return True


@applies("parachute_issued")
def _issued(s: State, facts: Mapping[str, Any]) -> None:
    s.people[facts["person"]] = replace(s.people[facts["person"]], parachute=facts["parachute"])
