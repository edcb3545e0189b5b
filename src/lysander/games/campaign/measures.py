"""What the lab counts in a campaign that is over: who survived, aces, victories by type and month, length, whether the early leader has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ...core.event import Event
from .rules import SIDES
from .state import DEAD, DRAW, GUNNER, PILOT, PRISONER, RETIRED, VOID, Person, State
from .tallies import EARNED, HOMES, SPENT, VICTORIES, sum_of

MISSIONS = (1, 2, 3, 5, 8, 12, 20, 30)
"""Numbers of missions after which it is asked who is left."""
ACE = 5
"""Air victories from which a pilot is called an ace, whatever brings an ability (31.19)."""
LOSSES = (DEAD, PRISONER, RETIRED)
EARLY = 4
"""One part in so many of the battles is early."""


def measures(state: State, events: Sequence[Event]) -> Mapping[str, float]:
    """31.22 Return all figures by ``group/name``; figures without a meaning in this campaign are left out."""
    s = state
    if s.result is None:
        return {}
    return {**_end(s), **_early(s), **_people(s), **_survival(s), **_aces(s), **_victories(s), **_experience(s, events)}


def _end(s: State) -> dict[str, float]:
    """31.22 Return how long it was, who won how many missions, why it ended."""
    assert s.result is not None
    played = [b for b in s.battles.values() if b.winner != VOID]
    found: dict[str, float] = {"end/missions": s.number, "end/battles": len(played)}
    found |= {f"end/missions {letter}": s.won[letter] for letter in SIDES} | {f"end/points {letter}": s.points[letter] for letter in SIDES}
    found["end/draws"] = sum(b.winner == DRAW for b in played)
    found["end/unmanned"] = int(s.result.facts["why"] == "unmanned")
    return found | {f"end/won by {letter}": int(s.result.facts["winner"] == letter) for letter in SIDES}


def _early(s: State) -> dict[str, float]:
    """Return whether the side that led after the first quarter of the battles has won; nothing if nobody led or nobody won."""
    assert s.result is not None
    played = [b for b in s.battles.values() if b.winner != VOID]
    first = played[: len(played) // EARLY]
    lead = sum((b.winner == "E") - (b.winner == "C") for b in first)
    winner = s.result.facts["winner"]
    return {} if not lead or winner not in SIDES else {"end/early leader won": int(winner == ("E" if lead > 0 else "C"))}


# people


def _people(s: State) -> dict[str, float]:
    """31.4, 31.15 Return how many people there were, and what became of them."""
    found: dict[str, float] = {}
    for letter in SIDES:
        flown = [p for p in _of(s, letter) if p.missions and p.role == PILOT]
        found[f"people/pilots {letter}"] = len(flown)
        for how in LOSSES:
            found[f"people/{how} {letter}"] = sum(p.state == how for p in flown)
    found["people/gunners"] = sum(p.role == GUNNER and p.missions > 0 for p in s.people.values())
    found["people/wound tests"] = sum(len(p.wounds) for p in s.people.values())
    return found


def _survival(s: State) -> dict[str, float]:
    """31.12 Return the share of pilots who are left after so many missions, by the product of the shares who are left after each (Kaplan and Meier):
    those who have not flown so often yet count as long as they are observed."""
    found: dict[str, float] = {}
    for letter in SIDES:
        pilots = [p for p in _of(s, letter) if p.role == PILOT and p.missions]
        share = 1.0
        for n in range(1, max((p.missions for p in pilots), default=0) + 1):
            watched = [p for p in pilots if p.missions >= n]
            lost = sum(p.missions == n and not p.serves for p in watched)
            share *= 1 - lost / len(watched)
            if n in MISSIONS:
                found[f"survival/{n} {letter}"] = share
    return found


def _of(s: State, letter: str) -> list[Person]:
    return [p for p in s.people.values() if p.id[0].upper() == letter]


# victories


def _aces(s: State) -> dict[str, float]:
    """31.19 Return the number of aces, and the victories of the most successful pilot."""
    found: dict[str, float] = {}
    for letter in SIDES:
        numbers = [len(p.victories) for p in _of(s, letter) if p.role == PILOT]
        found[f"aces/number {letter}"] = sum(n >= ACE for n in numbers)
        found[f"aces/most {letter}"] = max(numbers, default=0)
    found["aces/abilities"] = sum(a in ABILITIES for p in s.people.values() for a in p.abilities)
    return found


ABILITIES = ("swagger", "eel", "trials", "rank", "mentor", "marksman")
"""30.4 Abilities of aces."""


def _victories(s: State) -> dict[str, float]:
    """31.20 Return the victories of both sides, over each type (by the side that lost it), and in each month."""
    types: Counter[str] = Counter()
    months: Counter[str] = Counter()
    for p in s.people.values():
        for v in p.victories:
            types[f"{v.victim[:1]}.{v.type}"] += 1
            if v.battle in s.battles:
                months[s.battles[v.battle].month] += 1
    found: dict[str, float] = {f"types/{key}": number for key, number in sorted(types.items())}
    found |= {f"months/{key}": number for key, number in sorted(months.items())}
    for letter in SIDES:
        found[f"victories/{letter}"] = sum_of(s, letter, VICTORIES)
        found[f"victories/homes {letter}"] = sum_of(s, letter, HOMES)
    return found


def _experience(s: State, events: Sequence[Event]) -> dict[str, float]:
    """31.16, 31.17 Return what was earned and what it was spent on."""
    found: dict[str, float] = {}
    for letter in SIDES:
        found[f"experience/earned {letter}"] = sum_of(s, letter, EARNED)
        found[f"experience/spent {letter}"] = sum_of(s, letter, SPENT)
    raised = Counter(str(e.facts["skill"]) for e in events if e.kind == "skill_raised" and e.told("organiser"))
    return found | {f"raised/{skill}": number for skill, number in sorted(raised.items())}
