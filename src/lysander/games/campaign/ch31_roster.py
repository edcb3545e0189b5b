"""31.9 Step K3: rosters (D-20), and the rights of rank (R-63, D-21, R-64)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Ask, Json, Refusal
from ...core.domain import OneOf
from ...core.record import replace
from ...core.referee import Referee
from .dice import faces, throw
from .domains_roster import Roster
from .records import applies, side_of, write
from .sealed import sealed
from .state import READY, Person, Slot, State

RULE = "31.9"
RANK = "rank"
DECIDES = 4
"""30.4, 31.9 The least die by which he decides himself."""
FLY, STAY = "fly", "stay"


def slots_of(s: State, squadron: str) -> list[Slot]:
    """31.9 Return the slots of a squadron in this mission, the empty ones too."""
    return [slot for slot in s.mission.slots if slot.squadron == squadron] if s.mission else []


def pilot_of(slot: Slot) -> str:
    """32.3 Return the id of the pilot in a slot; empty if it is."""
    return slot.people[0].partition(":")[2] if slot.people else ""


def rostered(s: State, squadron: str) -> list[str]:
    """31.9 Return the pilots of a squadron who are on the roster, in the order of the slots."""
    return [id for slot in slots_of(s, squadron) if (id := pilot_of(slot))]


# rosters


def k3(s: State, ref: Referee) -> str | None:
    """31.9 Each seat names as many ready pilots as its slots ask for, or as many as it has (D-20)."""
    chosen = sealed(ref, lambda: tuple(ask for q in s.rules.seats if (ask := _roster_ask(s, q)) is not None))
    for squadron, value in sorted(chosen.items(), key=lambda item: s.rules.seats.index(item[0])):
        write(s, ref, "roster_named", RULE, side_of(s, squadron), mission=s.number, squadron=squadron, persons=value.split(" "))
    return None


def _roster_ask(s: State, squadron: str) -> Ask | None:
    pool = [p.id for p in longest_not_flown(s.ready(squadron))]
    slots = slots_of(s, squadron)
    count = min(len(slots), len(pool))
    if not count:
        return None
    facts: dict[str, Json] = {"count": count, "slots": [slot.plane for slot in slots], "mission": s.number}
    return Ask(squadron, "roster", RULE, Roster(pool, count, RULE, _not_ready(s, squadron)), " ".join(pool[:count]), facts)


def longest_not_flown(pilots: list[Person]) -> list[Person]:
    """31.9, 35.1 Return pilots in the order in which an absent seat names them: those who have not flown for longest first, then list order."""
    return sorted(pilots, key=lambda p: p.flew)


def _not_ready(s: State, squadron: str) -> dict[str, Refusal]:
    """31.23 Return why people of a squadron cannot be named, by id."""
    ready = [p.id for p in s.ready(squadron)]
    others = (p for p in s.of(squadron) if p.id not in ready)
    return {p.id: Refusal("31.23", "not_ready", {"person": p.name, "state": p.state if p.state != READY else p.role}) for p in others}


@applies("roster_named")
def _named(s: State, facts: Mapping[str, Any]) -> None:
    seat_pilots(s, facts["squadron"], facts["persons"])


def seat_pilots(s: State, squadron: str, pilots: list[str]) -> None:
    """31.9, 32.3 Put pilots with their gunners and machines into the slots of a squadron, in their order; slots that are left over stay empty."""
    assert s.mission is not None
    left = list(pilots)
    slots = []
    for slot in s.mission.slots:
        if slot.squadron == squadron:
            slot = manned(s, slot, left.pop(0)) if left else Slot(slot.plane, squadron)
        slots.append(slot)
    s.mission = replace(s.mission, slots=tuple(slots))


def manned(s: State, slot: Slot, pilot: str) -> Slot:
    """32.3 Return a slot with a pilot and as many of his gunners as his type carries, who flies his own machine or the squadron's type."""
    p = s.people[pilot]
    panel = s.panel(p)
    gunners = [g.id for g in s.gunners(pilot) if g.state == READY]
    roles = sorted(role for role in panel.crew if role != "P")
    people = (f"P:{pilot}", *(f"{role}:{id}" for role, id in zip(roles, gunners, strict=False)))
    return Slot(slot.plane, slot.squadron, people, panel.id, p.layout if p.machine else "", bool(p.machine))


# rank


def k3_rank(s: State, ref: Referee) -> str | None:
    """30.4, 31.9 The next pilot for whom rank has its rights rolls a die (R-63); on 4 or more his seat decides whether he flies (D-21).

    One who is on the roster can step back only if another is ready.
    """
    p = next((p for p in s.people.values() if p.id not in s.done and RANK in p.abilities and _may_fly(s, p)), None)
    if p is None:
        s.done = ()
        return None
    if throw(s, ref, "R-63", p.id, "1d6") >= DECIDES:
        chosen = ref.ask(lambda: _rank_ask(s, p.id))
        flies = p.id in rostered(s, p.squadron)
        if chosen is not None and (chosen == FLY) != flies:
            _step_in(s, ref, p) if chosen == FLY else _step_back(s, ref, p)
    s.done = (*s.done, p.id)
    return "K3R"


def _rank_ask(s: State, id: str) -> Ask | None:
    """31.9 Return the ask of his seat (D-21); None if he cannot fly, or cannot stay because nobody else is ready."""
    p = s.people[id]
    flies = id in rostered(s, p.squadron)
    if not _may_fly(s, p) or (flies and not _instead(s, p)):
        return None
    facts: dict[str, Json] = {"who": id, "person": p.name, "flies": flies}
    return Ask(p.squadron, f"rank:{id}", RULE, OneOf((FLY, STAY), RULE), FLY if flies else STAY, facts)


def _may_fly(s: State, p: Person) -> bool:
    """31.9 Whether a pilot is ready and his squadron has pilots on the roster, whose place he may take."""
    return bool(rostered(s, p.squadron)) and p in s.ready(p.squadron)


def _step_in(s: State, ref: Referee, p: Person) -> None:
    """31.9 He flies in the place of a pilot of his squadron, drawn evenly by lot (R-64)."""
    named = rostered(s, p.squadron)
    drawn = faces(s, ref, "R-64", p.id, f"1d{len(named)}")[0] if len(named) > 1 else 1
    write(s, ref, "rank_used", RULE, side_of(s, p.id), mission=s.number, person=p.id, flies=True, replaced=named[drawn - 1])


def _step_back(s: State, ref: Referee, p: Person) -> None:
    """31.9 He stays, and another ready pilot is named in his stead (D-20)."""
    chosen = ref.ask(lambda: _stead_ask(s, p))
    if chosen is None:
        return
    write(s, ref, "rank_used", RULE, side_of(s, p.id), mission=s.number, person=p.id, flies=False, replaced=chosen)


def _instead(s: State, p: Person) -> list[str]:
    """31.9 Return the ready pilots who may be named in a pilot's stead."""
    named = rostered(s, p.squadron)
    return [other.id for other in longest_not_flown(s.ready(p.squadron)) if other.id not in (*named, p.id)]


def _stead_ask(s: State, p: Person) -> Ask | None:
    pool = _instead(s, p)
    if not pool:
        return None
    facts: dict[str, Json] = {"count": 1, "slots": [slot.plane for slot in slots_of(s, p.squadron) if pilot_of(slot) == p.id], "mission": s.number}
    return Ask(p.squadron, "roster", RULE, Roster(pool, 1, RULE, _not_ready(s, p.squadron)), pool[0], facts)


@applies("rank_used")
def _rank_used(s: State, facts: Mapping[str, Any]) -> None:
    person, other = facts["person"], facts["replaced"]
    out, by = (other, person) if facts["flies"] else (person, other)
    squadron = s.people[person].squadron
    seat_pilots(s, squadron, [by if id == out else id for id in rostered(s, squadron)])
