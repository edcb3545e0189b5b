"""8 Initiative: threats, rolls, Flight leaders, the order of the turn."""

from __future__ import annotations

from ...core.ask import Ask, Json
from ...core.domain import OneOf
from ...core.referee import Referee
from .ch03_panel import guns_of
from .ch04_people import skill, usable
from .ch29_rolls import KEEP, REROLL, pay, test, throw, throw_open, ways_to_reroll
from .geometry import arc, distance, nose, vector, within, within_degrees
from .plane import FLYING, Plane
from .state import State, in_the_fight, plane_id
from .told import tell, tell_side

RANGE, CONE = 15, 30
"""8.1 MU and degrees within which an aeroplane threatens."""
BY_ARC = {"front": 0, "side": -2, "rear": -4}
LIMIT, BURR, EEL, FLINCH = -6, -2, 2, -4
CALM = "calm"
CALM_BELOW = 5
"""29.4 The total up to which Keeps calm opens a window."""
ALL, VITAL_ONLY = "all", "none"
LEADER, NOBODY, QUIET = "leader", "none", "quiet"


# I1


def i1(s: State, ref: Referee) -> str | None:
    """8.1 Step I1: black-outs begin (4.11), fainted pilots test to wake, one after the other; then threats are noted."""
    for plane in s.planes.values():
        if plane.pilot.blackout > 1:
            s.change(plane.id, blackout=1)
    for plane in s.airborne():
        if plane.pilot.faint and plane.pilot.aboard and plane.id not in s.done:
            _wake(s, ref, plane)
            s.done = (*s.done, plane.id)
            return "I1"
    s.done = ()
    note_threats(s, ref)
    return None


def _wake(s: State, ref: Referee, plane: Plane) -> None:
    """4.11 A fainted pilot wakes on a successful Fortitude test (R-57)."""
    if test(s, ref, "R-57", plane.id, plane.pilot.fortitude) >= 0:
        s.change(plane.id, faint=False)
        tell_side(s, ref, plane.side, "wakes", "4.11", who=plane.id)


def note_threats(s: State, ref: Referee) -> None:
    """8.1, 8.7 Note the sum of threats on each aeroplane, for the whole turn."""
    for plane in s.planes.values():
        by = threats(s, plane)
        plane.threat = threat_sum(plane, by)
        if by:
            tell_side(s, ref, plane.side, "threatened", "8.1", who=plane.id, by=[b.id for b in by], sum=plane.threat)


def threats(s: State, plane: Plane) -> list[Plane]:
    """8.1 Return the enemy aeroplanes that threaten an aeroplane where they stand now, in list order."""
    if plane.state != FLYING:
        return []
    return [b for b in s.planes.values() if b.side != plane.side and threatens(s, b, plane)]


def threatens(s: State, b: Plane, a: Plane) -> bool:
    """8.1 Whether B threatens A: both flying, B in the fight with a fixed gun that can fire, A within 15 MU and 30 degrees of its nose."""
    if a.state != FLYING or not within(distance(a.place, b.place), RANGE) or not in_the_fight(b) or not b.pilot.awake:
        return False
    return within_degrees(nose(b.heading, b.climb), vector(b.place, a.place), CONE) and has_loaded_gun(s, b)


def has_loaded_gun(s: State, plane: Plane) -> bool:
    """8.1 Whether the pilot has a fixed gun that is working and loaded: with ammunition, in its drum if it has one."""
    return any(m.fixed and g.works and g.half > 0 and (not m.drum or g.fired < m.drum) for m, g in guns_of(s, plane, plane.pilot))


def threat_sum(plane: Plane, by: list[Plane]) -> int:
    """8.2, 26.2 Return the sum of threats, limited to -6: 0, -2 or -4 for each, as it lies in the front, side or rear arc."""
    return max(LIMIT, sum(BY_ARC[arc(plane.heading, b.x - plane.x, b.y - plane.y)] for b in by))


def threat_modifier(s: State, plane: Plane) -> int:
    """8.2 Return the threat modifier of this turn's initiative: the sum noted in I1, -2 once for Burr, up to 2 less for Hard to rattle."""
    modifier = plane.threat
    if any(usable(b.pilot, "burr") for b in threats(s, plane)):
        modifier += BURR
    return min(0, modifier + EEL) if usable(plane.pilot, "eel") else modifier


# I2


def rollers(s: State) -> list[Plane]:
    """8.3 Return the flying aeroplanes that do not burn and have a living pilot: those that have initiative this turn."""
    return [p for p in s.planes.values() if p.state == FLYING and not p.burning and p.pilot.aboard]


def i2(s: State, ref: Referee) -> str | None:
    """8.3 Step I2: the next pilot in list order rolls initiative (R-01)."""
    plane = next((p for p in rollers(s) if p.id not in s.done), None)
    if plane is None:
        s.done = ()
        return None
    die = initiative_die(s, ref, "R-01", plane.id)
    threat, flinch = threat_modifier(s, plane), FLINCH if plane.flinch else 0
    total = die + skill(plane.pilot, "awareness") + threat + flinch
    s.change(plane.id, initiative=total, die=die)
    plane.flinch = False
    tell_side(s, ref, plane.side, "initiative", "8.3", who=plane.id, total=total, die=die, threat=threat, flinch=flinch)
    s.done = (*s.done, plane.id)
    return "I2"


def initiative_die(s: State, ref: Referee, id: str, who: str) -> int:
    """8.3, 8.4, 20.1 Roll for initiative (R-01, R-03), tens rolled on, with the window of 29.4, and return the total of the die."""
    total = throw_open(s, ref, id, who)
    return throw_open(s, ref, id, who) if _again(s, ref, id, who, total) else total


def _again(s: State, ref: Referee, id: str, who: str, total: int) -> bool:
    """8.4, 29.4 Whether the whole die is rolled again: by Keeps calm, at no cost, or where the table opens all windows by another re-roll."""
    person, plane = s.person(who), s.planes[plane_id(who)]
    calm = usable(person, CALM) and CALM not in person.used
    order = s.orders.get(plane.id, "ask")
    if s.rules.windows == VITAL_ONLY or order in ("never", "vital") or not (s.rules.windows == ALL or (calm and total <= CALM_BELOW)):
        return False
    others = ways_to_reroll(s, id, who) if s.rules.windows == ALL else ()
    ways = (REROLL, *(w for w in others if w != REROLL)) if calm else others
    if not ways:
        return False
    about: dict[str, Json] = {"roll": id, "who": who, "vital": False, "face": total}
    chosen = ref.ask(Ask(plane.seat, f"reroll:{who}", "29.4", OneOf((KEEP, *ways), "29.4"), KEEP, about))
    if chosen == KEEP:
        return False
    if calm and chosen == REROLL:
        s.change(who, used=(*person.used, CALM))
    else:
        pay(s, plane, chosen)
    tell_side(s, ref, plane.side, "reroll", "29.4", **{"who": who, "roll": id, "with": chosen})
    return True


# I3


def i3(s: State, ref: Referee) -> str | None:
    """8.5 Step I3: the next Flight leader in the fight, who has not used his ability, may exchange initiative with a pilot of his side (D-06)."""
    for plane in rollers(s):
        if plane.id in s.done or not may_lead(s, plane):
            continue
        others = tuple(p.id for p in rollers(s) if p.side == plane.side and p is not plane)
        if others:
            _exchange(s, ref, plane, others)
            s.done = (*s.done, plane.id)
            return "I3"
    s.done = ()
    return None


def may_lead(s: State, plane: Plane) -> bool:
    """8.5, 29.8 Whether a Flight leader is asked: in the fight, conscious, ability unused, and his seat has not switched the question off."""
    leader = plane.pilot
    return usable(leader, LEADER) and LEADER not in leader.used and in_the_fight(plane) and s.orders.get(f"{plane.id}/leader") != QUIET


def _exchange(s: State, ref: Referee, plane: Plane, others: tuple[str, ...]) -> None:
    """8.5 Exchange initiative total and die total with those of another pilot, once a battle."""
    chosen = ref.ask(Ask(plane.seat, f"exchange:{plane.id}", "8.5", OneOf((*others, NOBODY), "8.5"), NOBODY, {"plane": plane.id}))
    if chosen == NOBODY:
        return
    mine, his = plane.pilot, s.person(chosen)
    s.change(plane.id, initiative=his.initiative, die=his.die, used=(*mine.used, LEADER))
    s.change(chosen, initiative=mine.initiative, die=mine.die)
    tell_side(s, ref, plane.side, "exchange", "8.5", who=plane.id, other=chosen)


# I4


def i4(s: State, ref: Referee) -> str | None:
    """8.6 Step I4: fix the order of the turn, from the lowest initiative to the highest; equal totals and dice are diced off (R-02)."""
    groups: dict[tuple[int, int], list[str]] = {}
    for plane in rollers(s):
        groups.setdefault((plane.pilot.initiative, plane.pilot.die), []).append(plane.id)
    s.order = tuple(id for key in sorted(groups) for id in diced_off(s, ref, groups[key]))
    tell(s, ref, "order", "8.6", order=list(s.order))
    return None


def diced_off(s: State, ref: Referee, tied: list[str]) -> list[str]:
    """8.6 Return those tied from the lowest to the highest: each rolls 1d10 (R-02), those still tied again until all differ."""
    if len(tied) == 1:
        return tied
    rolls: dict[int, list[str]] = {}
    for id in tied:
        rolls.setdefault(throw(s, ref, "R-02", id, "1d10"), []).append(id)
    return [id for face in sorted(rolls) for id in diced_off(s, ref, rolls[face])]
