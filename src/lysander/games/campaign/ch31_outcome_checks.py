"""31.11, 31.23 What must be true of the outcome of a battle: it is about those who took part, and chapters 27 to 32 allow what is said of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...core.ask import Refusal
from ..clouds.ch28_end import AGREED, ALONE, LONGEST_AFTERMATH, TURNS
from .ch31_battle import machines, persons
from .ch32_scene import Table, scene_of
from .outcome_data import ALIVE, DAMAGED, DEAD, DRAW, HOME, LOST, MOST_TEXT, PRISONER, Credit, MachineOut, ObjectiveOut, Outcome, PersonOut, quoted
from .rules import LETTERS, SIDES
from .state import Mission, State

DIGEST = re.compile(r"[0-9a-f]{64}")
VERSION = re.compile(r"[0-9A-Za-z.]{1,20}")
FEW = 4
"""30.8 The most Fortitude that Nine lives leave."""
EACH_REROLL = 6
"""4.3 Luck for each re-roll."""
MOST_ROLLED = 18
"""4.1 The highest skill that dice give."""
NINE = "nine"
WHYS = (TURNS, ALONE, AGREED)


class Opened:
    """31.10 What was opened: people by place, machines with types, the scene; and what the outcome says of them."""

    def __init__(self, s: State, m: Mission, out: Outcome) -> None:
        self.s, self.m, self.out = s, m, out
        self.scene: Table = scene_of(s.rules.tables, m.file, m.attacker)
        self.persons, self.machines = persons(s, m), machines(s, m)
        self.enters = {a["id"]: a.get("turn", 0) for a in self.scene["aeroplane"]}
        self.of = {p.id: p for p in out.people}
        self.planes = {p.id: p for p in out.machines}

    def crew(self, plane: str) -> list[PersonOut]:
        """Return the people of an aeroplane."""
        return [p for p in self.out.people if p.id.partition(".")[0] == plane]

    def took_part(self, plane: str) -> bool:
        """6.9 Whether an aeroplane was placed before the battle ended."""
        return any(p.took_part for p in self.crew(plane))


def why_not(s: State, m: Mission, out: Outcome) -> Refusal | None:
    """31.11 Return the first thing that cannot be so, with its paragraph."""
    return next(_wrong(s, m, out), None)


def _wrong(s: State, m: Mission, out: Outcome) -> Iterator[Refusal]:
    o = Opened(s, m, out)
    yield from _head(o)
    yield from _listed(o)
    for machine in out.machines:
        yield from _machine(o, machine)
    for person in out.people:
        yield from _person(o, person)
        yield from _credits(o, person)
    yield from _objectives(o)
    yield from _score(o)


def _no(rule: str, code: str, **facts: str | int) -> Refusal:
    return Refusal(rule, code, facts)


# what it is about


def _head(o: Opened) -> Iterator[Refusal]:
    out = o.out
    if not DIGEST.fullmatch(out.digest) or not VERSION.fullmatch(out.rules_version):
        yield _no("31.11", "digest")
    most = o.scene["turns"] + LONGEST_AFTERMATH
    if not 1 <= out.turns <= most:
        yield _no("28.2", "turns", most=most)
    if out.why not in WHYS or out.held not in ("", *SIDES):
        yield _no("28.2", "why")


def _listed(o: Opened) -> Iterator[Refusal]:
    """31.11 Everybody and everything that was opened is there once, and nobody else."""
    if sorted(p.id for p in o.out.people) != sorted(o.persons):
        yield _no("31.11", "people_differ", battle=o.out.battle)
    if sorted((p.id, p.type) for p in o.out.machines) != sorted(o.machines.items()):
        yield _no("31.11", "machines_differ", battle=o.out.battle)


# machines


def _machine(o: Opened, p: MachineOut) -> Iterator[Refusal]:
    if p.state not in (HOME, LOST, DAMAGED):
        yield _no("31.11", "machine_state", plane=p.id)
    for by in (p.victory, p.home):
        if by and (by not in o.persons or by[0] == p.id[0] or not o.of[by].took_part):
            yield _no("28.6" if by == p.victory else "28.7", "no_victor", plane=p.id, who=quoted(by))
    if not o.took_part(p.id) and (p.state != HOME or p.victory or p.home):
        yield _no("6.9", "was_not_there", plane=p.id)
    if len({x.took_part for x in o.crew(p.id)}) > 1 or (not o.enters[p.id] > 1 and not o.took_part(p.id)):
        yield _no("6.9", "took_part", plane=p.id)


# people


def _person(o: Opened, p: PersonOut) -> Iterator[Refusal]:
    person = o.s.people.get(o.persons[p.id])
    now = MOST_ROLLED if person is None else person.now
    most = max(now, FEW) if person is not None and NINE in person.abilities else now
    if p.state not in (ALIVE, DEAD, PRISONER):
        yield _no("31.11", "person_state", place=p.id)
    if p.state == PRISONER and o.s.rules.options["capture"] != "on":
        yield _no("17.8", "no_prisoners", place=p.id)
    if p.state == DEAD and p.fortitude != 0:
        yield _no("4.8", "dead_fortitude", place=p.id)
    if p.state != DEAD and not 1 <= p.fortitude <= most:
        yield _no("4.8", "fortitude", place=p.id, most=most)
    if not p.took_part and (p.state != ALIVE or (person is not None and p.fortitude != now) or p.luck):
        yield _no("6.9", "was_not_there", plane=p.id)
    yield from _luck(o, p)


def _luck(o: Opened, p: PersonOut) -> Iterator[Refusal]:
    """4.3, 22.2, 29.7 Luck only grows in a battle, that of pilots; of the re-rolls some are left."""
    person = o.s.people.get(o.persons[p.id])
    pilot = "." not in p.id
    rerolls = 0 if not pilot else (MOST_ROLLED if person is None else person.luck) // EACH_REROLL
    if not 0 <= p.rerolls <= rerolls:
        yield _no("29.7", "rerolls", place=p.id, most=rerolls)
    if not 0 <= p.luck <= (MOST_TEXT if pilot else 0):
        yield _no("22.2", "luck", place=p.id)
    if sorted(p.traits) != sorted(() if person is None else person.traits):
        yield _no("31.12", "traits", place=p.id)
    met = [x.id for x in o.out.objectives if x.met and x.by == p.id.partition(".")[0] and p.state != DEAD]
    if sorted(p.objectives) != sorted(met):
        yield _no("31.16", "objectives_of", place=p.id)


def _credits(o: Opened, p: PersonOut) -> Iterator[Refusal]:
    """28.6, 28.7, 28.10 His victories are those over machines that are credited to him, each once."""
    for rule, listed, mine in (
        ("28.6", p.victories, [q.id for q in o.out.machines if q.victory == p.id]),
        ("28.7", p.homes, [q.id for q in o.out.machines if q.home == p.id]),
    ):
        if sorted(c.victim for c in listed) != sorted(mine):
            yield _no(rule, "credits_differ", place=p.id)
        for c in listed:
            yield from _credit(o, rule, c)


def _credit(o: Opened, rule: str, c: Credit) -> Iterator[Refusal]:
    """28.6 to 28.9 A victory has its type and turn; who was forced home before it was so in that turn or earlier."""
    if o.machines.get(c.victim) != c.type:
        yield _no(rule, "credit_type", plane=quoted(c.victim))
        return
    victory = next((v for p in o.out.people for v in p.victories if v.victim == c.victim), None)
    if rule == "28.6":
        if not 1 <= c.turn <= o.out.turns:
            yield _no(rule, "credit_turn", plane=c.victim, most=o.out.turns)
    elif c.was_home or not (0 if victory is not None else 1) <= c.turn <= o.out.turns:
        yield _no(rule, "credit_turn", plane=c.victim, most=o.out.turns)
    elif victory is not None and (victory.was_home != (c.turn > 0) or c.turn > victory.turn):
        yield _no("28.9", "home_before", plane=c.victim)


# objectives and score


def _objectives(o: Opened) -> Iterator[Refusal]:
    """32.5 The objectives are those of the scene, decided as they can be."""
    printed = [(x["id"], LETTERS[x["side"]], x["kind"], x["target"], _worth(o, x)) for x in o.scene.get("objective", ())]
    if [(x.id, x.side, x.kind, x.target, x.points) for x in o.out.objectives] != printed:
        yield _no("32.5", "objectives_differ")
        return
    destroyed = [x.target for x in o.out.objectives if x.kind == "destroy" and x.met]
    for x in o.out.objectives:
        if not _by(o, x):
            yield _no("32.5", "objective_by", objective=x.id)
        if x.kind == "protect" and x.met and x.target in destroyed:
            yield _no("32.5", "protected", objective=x.id)


def _worth(o: Opened, x: Table) -> int:
    points: int = x.get("points", o.s.rules.tables["scoring"]["objective"])
    return points


def _by(o: Opened, x: ObjectiveOut) -> bool:
    """32.5 Whether an objective can be the work of the aeroplane that is named."""
    if x.kind == "protect":
        return not x.by
    if x.kind == "exit":
        return x.by == x.target and (not x.met or o.took_part(x.by))
    if x.by and (x.by not in o.machines or not o.took_part(x.by)):
        return False
    if x.kind == "destroy":
        return x.met or not x.by
    mine = x.by[:1] == x.side and (x.kind != "photo" or o.planes[x.by].state != LOST)
    return mine == x.met


def _score(o: Opened) -> Iterator[Refusal]:
    """28.9, 28.11 The points are those of victories and objectives, and the winner follows from them."""
    scoring = o.s.rules.tables["scoring"]
    points = o.out.points()
    for side in SIDES:
        beaten = [p for p in o.out.machines if p.id[0] != side]
        due = sum(scoring["air_victory"] if p.victory else scoring["forced_home"] if p.home else 0 for p in beaten)
        due += sum(x.points for x in o.out.objectives if x.met and x.side == side)
        if points[side] != due:
            yield _no("28.11", "points", side=side, points=due)
    winner = o.out.held or DRAW
    if points["E"] != points["C"]:
        winner = "E" if points["E"] > points["C"] else "C"
    if o.out.winner != winner:
        yield _no("28.11", "winner", winner=winner)
