"""Rare positions for the battery: what a seat cannot know of the other side's people, and samples seldom draw."""

from __future__ import annotations

from ...core.ask import Rng, Seat
from ...core.domain import pick
from ...core.event import SPECTATOR
from ...core.record import replace
from .check import people_of
from .rules import ORGANISER
from .state import GROUNDED, PILOT, READY, Person, State
from .tallies import EARNED, add

SELDOM, OFTEN = 0.1, 0.5


def vary_hidden(state: State, seat: Seat, rng: Rng) -> None:
    """5.3, 31.9 Change what a seat cannot know: with closed cockpits wounds, abilities, experience of the others, who of them is grounded."""
    s = state
    if not s.rules.closed or seat == ORGANISER or not s.number:
        return
    aboard = {id for slot in (s.mission.slots if s.mission else ()) for id in people_of(slot)}
    for p in [*s.people.values()]:
        if p.serves and (seat == SPECTATOR or p.id[0] != seat[0]):
            s.people[p.id] = _varied(s, p, p.id in aboard, rng)


def _varied(s: State, p: Person, flies: bool, rng: Rng) -> Person:
    table = s.rules.tables["abilities_pilot" if p.role == PILOT else "abilities_gunner"]
    if rng.random() < SELDOM:
        ability = pick(rng, [a["id"] for a in table["ability"] if a["id"] != "choice"])
        p = replace(p, abilities=tuple(dict.fromkeys((*p.abilities, ability))))
    if rng.random() < SELDOM and p.role == PILOT:
        p = replace(p, abilities=tuple(dict.fromkeys((*p.abilities, pick(rng, ("rank", "trials", "swagger"))))))
    if rng.random() < OFTEN and p.flew:
        more = 1 + int(rng.random() * 5)
        add(s, p.id, EARNED, more)
        p = replace(p, experience=p.experience + more)
    if rng.random() < SELDOM and not flies and p.state == READY and len(s.ready(p.squadron)) > 2:
        p = replace(p, state=GROUNDED, out=1)
    if rng.random() < SELDOM and not flies:
        p = replace(p, now=1 + int(rng.random() * p.fortitude))
    return p
