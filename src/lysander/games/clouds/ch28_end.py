"""28.1 to 28.3 The end of a turn: what lasts for a turn is cleared, is the battle over, the next turn begins."""

from __future__ import annotations

from ...core.record import replace
from ...core.referee import Referee
from .ch06_setup import begin_turn
from .ch18_fire import smoke_burns
from .ch21_guns import mend
from .ch28_trouble import in_trouble
from .geometry import COS, SIN, on_field
from .plane import AWAITED, FLYING, LEFT, SPINNING, Person, Plane
from .state import State, in_the_fight
from .told import tell

TURNS, ALONE, AGREED = "turns", "alone", "agreed"
"""28.2 Why a battle ends: the turn limit, one side has no aeroplane in the fight, every seat has offered to break off."""
LONGEST_AFTERMATH = 40
"""28.3 The most aftermath turns."""
SIDES = ("E", "C")


# E2


def e2(s: State, ref: Referee) -> str | None:
    """28.1, 21.7 Step E2: what lasts for a turn is cleared, repaired guns come back; then the next smoking engine whose turns are up burns (18.6)."""
    for plane in s.planes.values():
        clear(plane)
        mend(s, ref, plane)
    for unit in list(s.units.values()):
        if unit.pinned and unit.id not in s.done:
            s.units[unit.id] = replace(unit, pinned=unit.pinned - 1)
    s.done, s.order = tuple(s.units), ()
    for plane in s.planes.values():
        if smoke_burns(s, ref, plane):
            return "E2"
    s.done = ()
    return None


def clear(plane: Plane) -> None:
    """28.1, 4.11, 34.4 Clear what lasts for a turn: black-outs that have run it, work, tasks, the path."""
    plane.people = tuple(_rested(p) for p in plane.people)
    plane.moved = plane.manoeuvred = plane.recovered = plane.run_in = False
    plane.threat = plane.level = plane.start = 0
    plane.task = plane.worker = ""
    plane.track = ()


def _rested(person: Person) -> Person:
    over = 0 if person.blackout == 1 else person.blackout
    if over == person.blackout and not (person.busy or person.acted):
        return person
    return replace(person, blackout=over, busy=False, acted=False)


# E3


def e3(s: State, ref: Referee) -> str | None:
    """28.2, 28.3 Step E3: if the battle is over, aftermath turns follow as long as an aeroplane on the field is in trouble, then the settlement."""
    if not s.why:
        s.why = why_over(s)
        if not s.why:
            return None
        battle_ends(s, ref)
    if s.aftermath < LONGEST_AFTERMATH and any(in_trouble(p) and on_field(p.place, s.rules.field) for p in s.planes.values()):
        s.aftermath += 1
        return None
    return "A1"


def why_over(s: State) -> str:
    """28.2 Return why the battle ends now; empty if it goes on. No scenario of ours has an end of its own."""
    if s.turn >= s.rules.turns:
        return TURNS
    if not s.rules.go_on and len(sides_in_fight(s)) < len(SIDES):
        return ALONE
    if all(seat in s.offers for seat in s.rules.seats):
        return AGREED
    return ""


def sides_in_fight(s: State) -> tuple[str, ...]:
    """28.2 Return the sides that have an aeroplane in the fight, one that spins but may recover, or one that is still awaited (6.9)."""
    return tuple(side for side in SIDES if any(p.side == side and counts(p) for p in s.planes.values()))


def counts(plane: Plane) -> bool:
    """28.2, 3.14, 6.9 Whether an aeroplane counts as in the fight: spinning, it must still be able to recover."""
    pilot = plane.pilot
    if plane.state == AWAITED or in_the_fight(plane):
        return True
    return plane.state == SPINNING and not plane.forever and pilot.aboard and not pilot.faint and not plane.homeward


def battle_ends(s: State, ref: Referee) -> None:
    """28.2, 28.11, 32.5 The battle is over: note who holds the field, and which aeroplanes were flying at the end."""
    left = sides_in_fight(s)
    s.held = left[0] if len(left) == 1 else ""
    s.flew = tuple(p.id for p in s.planes.values() if p.state == FLYING or (p.state == LEFT and homeward_side(s, p)))
    tell(s, ref, "over", "28.2", why=s.why)


def homeward_side(s: State, plane: Plane) -> bool:
    """32.5 Whether an aeroplane that has left did so across its home side."""
    home = s.rules.home_of(plane.side)
    return plane.x * SIN[home] + plane.y * COS[home] >= 0


# E4


def e4(s: State, ref: Referee) -> str | None:
    """28.1, 28.3 Step E4: the turn number goes up; an aftermath turn has no initiative and begins with M1."""
    begin_turn(s, ref, s.turn + 1)
    return "M1" if s.aftermath else "I1"
