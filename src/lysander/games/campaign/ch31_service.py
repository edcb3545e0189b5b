"""31.20 Records that enter something into a person's record of service: after a battle (K5), and in what follows it (K6 to K9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.record import replace
from ...core.referee import Referee
from .records import about, applies, write
from .state import GROUNDED, PILOT, Objective, Person, State, Victory

LUCK, FORTITUDE = "luck", "fortitude"
LEAST = 1
"""31.12 No skill falls lower."""
Facts = Mapping[str, Any]


def change_skill(s: State, ref: Referee, id: str, skill: str, change: int, why: str) -> None:
    """31.12, 30.4 A skill changes for good, by a record of its own for Luck (31.20); nothing is written if it stays as it is."""
    p = s.people[id]
    before = getattr(p, skill)
    change = max(LEAST, before + change) - before
    if not change or (skill == "flying" and p.role != PILOT):
        return
    if skill == LUCK:
        write(s, ref, "luck_changed", "31.20", about(s, p), person=id, change=change, why=why)
    else:
        write(s, ref, "skill_changed", "31.20", about(s, p), person=id, skill=skill, change=change, now=before + change, why=why)


@applies("luck_changed")
def _luck(s: State, facts: Facts) -> None:
    p = s.people[facts["person"]]
    s.people[p.id] = replace(p, luck=max(LEAST, p.luck + facts["change"]))


@applies("skill_changed")
def _skill(s: State, facts: Facts) -> None:
    """31.12 What is lost for good lowers the full value; what is gained raises the present Fortitude, too."""
    p, skill = s.people[facts["person"]], facts["skill"]
    s.people[p.id] = raised(p, facts["change"]) if skill == FORTITUDE else replace(p, **{skill: facts["now"]})


def raised(p: Person, change: int) -> Person:
    """31.12, 31.17 Return a person with another full Fortitude: the present one rises with it, and is never above it."""
    full = p.fortitude + change
    return replace(p, fortitude=full, now=min(full, p.now + max(0, change)))


@applies("trait_gained")
def _trait(s: State, facts: Facts) -> None:
    p = s.people[facts["person"]]
    s.people[p.id] = replace(p, traits=(*p.traits, facts["trait"]))


@applies("person_lost")
def _lost(s: State, facts: Facts) -> None:
    p = s.people[facts["person"]]
    s.people[p.id] = replace(p, state=facts["how"], how=facts["how"], out=0)


@applies("grounded")
def _grounded(s: State, facts: Facts) -> None:
    """31.13 The mission that is over counts for those who have not flown it: they sit out one more."""
    p = s.people[facts["person"]]
    s.people[p.id] = replace(p, state=GROUNDED, out=max(p.out, facts["missions"] + int(p.flew < s.number)))


# battles


@applies("victory_credited")
def _victory(s: State, facts: Facts) -> None:
    p = s.people[facts["person"]]
    s.people[p.id] = replace(p, victories=(*p.victories, _credit(facts, facts["was_forced_home"])))


@applies("forced_home_credited")
def _home(s: State, facts: Facts) -> None:
    p = s.people[facts["person"]]
    s.people[p.id] = replace(p, homes=(*p.homes, _credit(facts, False)))


def _credit(facts: Facts, was_home: bool) -> Victory:
    return Victory(facts["cause"], facts["victim"], facts["type"], facts["turn"], was_home)


@applies("objective_met")
def _objective(s: State, facts: Facts) -> None:
    for id in facts["persons"]:
        p = s.people[id]
        s.people[id] = replace(p, objectives=(*p.objectives, Objective(facts["cause"], facts["objective"])))


@applies("machine_lost")
def _machine(s: State, facts: Facts) -> None:
    """31.6 A machine of one's own is lost with its loss; ``person`` is its pilot, empty for a staff crew."""
    own = [slot for slot in (s.mission.slots if s.mission else ()) if slot.plane == facts["machine"] and slot.own]
    if own and facts["person"]:
        s.people[facts["person"]] = replace(s.people[facts["person"]], machine="", layout="")
