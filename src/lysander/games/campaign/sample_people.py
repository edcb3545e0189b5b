"""37.3 Guesses at the people of the other side behind closed cockpits: skills and state of those who were seen, and all of the others."""

from __future__ import annotations

from ...core.ask import Rng
from ...core.domain import pick
from ...core.record import replace
from .ch31_formation import next_id
from .check import people_of
from .state import DEAD, GUNNER, PILOT, Person, Squadron, State, Wound

BEFORE_REPLACEMENTS = ("K4", "K5", "K6", "K7", "K8", "K9", "K10")
"""31.15 Steps between a battle and the replacements for those who are lost in it."""
PARTS = "ACMPRT"
"""31.7 The letters of parts of a step."""
WORST = 20
"""31.12 The die of a wound test that kills."""
SKILLS = ("awareness", "flying", "gunnery", "fortitude")


def dice(rng: Rng, number: int) -> int:
    """4.1 Return what this many d6 come to."""
    return sum(1 + int(rng.random() * 6) for _ in range(number))


def rolled(p: Person, rng: Rng) -> Person:
    """4.1, 4.2 Return a person with skills as they are rolled."""
    skills = {skill: dice(rng, 2) + 6 for skill in SKILLS if skill != "flying" or p.role == PILOT}
    return replace(p, **skills, now=skills["fortitude"], luck=dice(rng, 3))


def stranger(s: State, p: Person, rng: Rng) -> Person:
    """5.3 Return somebody who was seen, with guesses at what is not."""
    crew = "" if p.role == PILOT else _pilot_of(s, p.id)
    return replace(rolled(p, rng), joined=s.rules.first, crew=crew)


def _pilot_of(s: State, gunner: str) -> str:
    """31.3 Return the pilot with whom a gunner was seen; the squadron's first if he does not fly now."""
    for slot in s.mission.slots if s.mission else ():
        if gunner in people_of(slot):
            return people_of(slot)[0]
    return f"{gunner[:2]}p1"


def complete(s: State, squadron: str, rng: Rng) -> None:
    """31.3, 31.15 Add the people of a squadron who were never seen: gunners, and with closed cockpits pilots, too."""
    q = s.squadrons[squadron]
    if s.rules.closed:
        _pilots(s, q, rng)
    _crews(s, q, rng)


def _pilots(s: State, q: Squadron, rng: Rng) -> None:
    """31.3, 31.15 Add pilots who were never seen, so that the squadron is as strong as it must be at this moment."""
    squadron = q.id
    numbers = [int(p.id[3:]) for p in s.of(squadron) if p.role == PILOT]
    fresh = [p for p in s.of(squadron) if p.role == PILOT and not p.serves and p.flew == s.number and s.step.rstrip(PARTS) in BEFORE_REPLACEMENTS]
    lost = sum(p.role == PILOT and not p.serves for p in s.of(squadron)) - len(fresh)
    joined = max(*numbers, q.strength + lost) if numbers else q.strength
    for n in range(1, joined + 1):
        if f"{squadron}p{n}" not in s.people:
            _add(s, q, f"{squadron}p{n}", PILOT, "", rng)
    _lose(s, squadron, q.strength - len(fresh), rng)


def _lose(s: State, squadron: str, serving: int, rng: Rng) -> None:
    """31.12 As many as are too many have died of wounds, which the other side does not see; nobody who flies at the moment."""
    aboard = {id for slot in (s.mission.slots if s.mission else ()) for id in people_of(slot)}
    while len(s.pilots(squadron)) > serving and (able := [p for p in s.pilots(squadron) if p.id not in aboard]):
        dead = pick(rng, [p for p in able if p.flew] or able)
        wounds = (Wound(f"{s.name}/{dead.flew}", WORST, 0, 0),) if dead.flew else ()
        s.people[dead.id] = replace(dead, state=DEAD, how=DEAD, wounds=wounds)


def _crews(s: State, q: Squadron, rng: Rng) -> None:
    """31.3 Each pilot gets the gunners of the type: those who were seen first, where it is not known with whom they fly."""
    if not q.type:
        return
    needed = len(s.rules.panels[q.type].crew) - 1
    for p in s.pilots(q.id):
        for _ in range(needed - len(s.gunners(p.id))):
            unpaired = [g for g in s.of(q.id) if s.rules.closed and g.role == GUNNER and g.serves]
            free = next((g for g in unpaired if len(s.gunners(g.crew)) > needed), None)
            if free is not None:
                s.people[free.id] = replace(free, crew=p.id)
            else:
                _add(s, q, next_id(s, q.id, GUNNER), GUNNER, p.id, rng)


def _add(s: State, q: Squadron, id: str, role: str, crew: str, rng: Rng) -> None:
    names = s.rules.tables["names"][q.nation]
    name = f"{pick(rng, names['first'])} {pick(rng, names['family'])}"
    s.people[id] = rolled(Person(id, name, q.nation, role, q.id, s.month, crew=crew), rng)
