"""What the lab counts in a campaign that is over: who survived, aces, victories by type and month, length, whether the early leader has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate

from ...core.event import Event
from .course import Flown, flown
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
    course = flown(events)
    people = {**_people(s), **_survival(s), **_aces(s), **_victories(s), **_experience(s, events)}
    return {**_end(s), **_balance(s, course), **people, **_veterans(course)}


def _end(s: State) -> dict[str, float]:
    """31.22 Return how long it was, who won how many missions, why it ended."""
    assert s.result is not None
    played = [b for b in s.battles.values() if b.winner != VOID]
    found: dict[str, float] = {"end/missions": s.number, "end/battles": len(played)}
    found |= {f"end/missions {letter}": s.won[letter] for letter in SIDES} | {f"end/points {letter}": s.points[letter] for letter in SIDES}
    found["end/draws"] = sum(b.winner == DRAW for b in played)
    found["end/unmanned"] = int(s.result.facts["why"] == "unmanned")
    return found | {f"end/won by {letter}": int(s.result.facts["winner"] == letter) for letter in SIDES}


def _balance(s: State, course: Sequence[Flown]) -> dict[str, float]:
    """Return how long a campaign stays open: whether the side that led after the first quarter of the battles has won the campaign, and the share of
    the others that it has won; after which share of them the lead changed for the last time, and after which it was beyond reach.

    The share of the others alone says whether an early lead brings a late one: the lead itself counts for the end. It is of battles that somebody
    won; half of them each is even."""
    assert s.result is not None
    leads = [0, *accumulate((b.winner == "E") - (b.winner == "C") for b in course)]
    many, first = len(course), len(course) // EARLY
    if not first:
        return {}
    leader, winner = sign(leads[first]), sign(leads[many])
    rest = [(b.winner == "E") - (b.winner == "C") for b in course[first:] if b.winner in SIDES]
    found: dict[str, float] = {}
    if leader and s.result.facts["winner"] in SIDES:
        found["balance/early leader won"] = int(s.result.facts["winner"] == ("E" if leader > 0 else "C"))
    if leader and rest:
        found["balance/rest won by early leader"] = sum(w == leader for w in rest) / len(rest)
    if winner:
        found["balance/last change of lead"] = max(n for n, lead in enumerate(leads) if sign(lead) != winner) / many
        found["balance/beyond reach"] = next(n for n, lead in enumerate(leads) if abs(lead) > many - n or n == many) / many
    found |= {f"balance/lost early {letter}": sum(b.lost(letter) for b in course[:first]) for letter in SIDES}
    return found


def sign(number: int) -> int:
    """Return -1, 0 or 1."""
    return (number > 0) - (number < 0)


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


BOUGHT = ((0, 0), (1, 4), (5, 99))
"""31.17 Points of skills that pilots have bought, in groups."""


def _veterans(course: Sequence[Flown]) -> dict[str, float]:
    """31.16, 31.17 Return what experience is worth: the share of sorties in which pilots are lost, and their victories for each, by the points of
    skills that they have bought before; a group that never flew is left out."""
    found: dict[str, float] = {}
    sorties = [o for b in course for o in b.sorties if o.pilot]
    for least, most in BOUGHT:
        mine = [o for o in sorties if least <= o.bought <= most]
        if mine:
            found[f"veterans/lost {least}"] = sum(o.lost for o in mine) / len(mine)
            found[f"veterans/victories {least}"] = sum(o.victories for o in mine) / len(mine)
            found[f"veterans/sorties {least}"] = len(mine)
    return found
