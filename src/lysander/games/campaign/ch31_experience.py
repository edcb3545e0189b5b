"""31.16 Step K7: experience earned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.record import replace
from ...core.referee import Referee
from .records import about, applies, write
from .state import DEAD, Person, State

RULE = "31.16"
Table = Mapping[str, Any]


def k7(s: State, ref: Referee) -> str | None:
    """31.16 Everybody who took part and lives earns experience."""
    for p in [*s.people.values()] if s.fought else ():
        if p.flew == s.number and p.state != DEAD:
            items = items_of(s, p)
            write(s, ref, "experience_earned", RULE, about(s, p), person=p.id, items=items, points=worth(s, items))
    return None


def items_of(s: State, p: Person) -> dict[str, int]:
    """31.16 Return what a person earns experience for, each with how often, in the order of ``experience.toml``."""
    assert s.fought is not None
    victories = [v for v in p.victories if v.battle == s.battle]
    after = sum(v.was_home for v in victories)
    found = {
        "took_part": 1,
        "winning_side": int(s.fought.winner == p.id[0].upper()),
        "air_victory": len(victories) - after,
        "air_victory_after_forced_home": after,
        "forced_home": sum(v.battle == s.battle for v in p.homes),
        "objective": sum(o.battle == s.battle for o in p.objectives),
    }
    return {key: number for key, number in found.items() if number}


def worth(s: State, items: Mapping[str, int]) -> int:
    """31.16 Return the points that items come to."""
    points = {award["key"]: award["points"] for award in s.rules.tables["experience"]["award"]}
    return sum(points[key] * number for key, number in items.items())


@applies("experience_earned")
def _earned(s: State, facts: Table) -> None:
    p = s.people[facts["person"]]
    s.people[p.id] = replace(p, experience=p.experience + facts["points"])
