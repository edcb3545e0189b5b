"""10.1 to 10.4, 15.6 to 15.8, 17.10 The steps M2 and M3: who moves before all others."""

from __future__ import annotations

from ...core.referee import Referee
from .ch04_people import all_die
from .ch10_jump import ask_jumps
from .ch11_plan import move, plan_of
from .ch13_strength import destroy
from .ch15_stall import FALL, fall, recovers
from .ch17_takeoff import may_take_off, take_off, wait_on_ground
from .plane import BROKEN, FLYING, SPINNING, Plane
from .state import State
from .told import tell


def m2(s: State, ref: Referee) -> str | None:
    """10.1, 10.2, 18.4 Step M2: the next burning aeroplane that is neither spinning nor broken up, by its last initiative, moves after any jumps."""
    waiting = burning(s)
    if not waiting:
        return None
    plane = waiting[0]
    ask_jumps(s, ref, plane)
    if plane.state == FLYING:
        move(s, ref, plane)
    return "M2" if burning(s) else None


def burning(s: State) -> list[Plane]:
    """10.1 Return the burning aeroplanes that have still to move, those who never had any first, then the lowest: total, die total, list order."""
    waiting = [p for p in s.planes.values() if p.burning and p.state == FLYING and not p.moved]
    if len(waiting) > 1:
        waiting.sort(key=lambda p: (p.pilot.die > 0, p.pilot.initiative, p.pilot.die))
    return waiting


def m3(s: State, ref: Referee) -> str | None:
    """10.3 Step M3: the next wreck, spinning aeroplane or aeroplane on the ground that may take off, in list order.

    One that begins to spin or breaks up in this step does not fall before the next.
    """
    waiting = first_movers(s)
    if not waiting:
        s.done = ()
        return None
    plane = waiting[0]
    if plane.state == BROKEN:
        wreck_falls(s, ref, plane)
    elif plane.state == SPINNING:
        spin_on(s, ref, plane)
    else:
        on_ground(s, ref, plane)
    later = [p.id for p in waiting[1:]]
    if not later:
        s.done = ()
        return None
    s.done = (*s.done, plane.id, *(p.id for p in first_movers(s) if p is not plane and p.id not in later))
    return "M3"


def first_movers(s: State) -> list[Plane]:
    """10.3 Return wrecks, spinning aeroplanes and those that may take off that have not been dealt with, in list order."""
    return [
        p
        for p in s.planes.values()
        if (p.state in (BROKEN, SPINNING) or (not s.aftermath and not p.moved and may_take_off(p))) and p.id not in s.done
    ]


def wreck_falls(s: State, ref: Referee, plane: Plane) -> None:
    """10.3 After any jumps a wreck falls 8 MU; at height 0 or less everybody still aboard dies."""
    ask_jumps(s, ref, plane)
    plane.z = max(0, plane.z - FALL)
    tell(s, ref, "falls", "10.3", who=plane.id, to=[*plane.place], heading=plane.heading)
    if not plane.z:
        all_die(s, ref, plane)
        destroy(s, ref, plane, "hit the ground", "10.3")


def spin_on(s: State, ref: Referee, plane: Plane) -> None:
    """15.6, 15.8, 10.4 After any jumps a spinning aeroplane falls, or comes out of its spin and moves at once by a plan."""
    ask_jumps(s, ref, plane)
    if plane.forever or not recovers(s, ref, plane):
        fall(s, ref, plane)
    else:
        move(s, ref, plane)


def on_ground(s: State, ref: Referee, plane: Plane) -> None:
    """17.10 An aeroplane on the ground is asked for its plan: it rolls on, or waits."""
    plan, _ = plan_of(s, ref, plane)
    plane.moved = True
    if plan.segments:
        take_off(s, ref, plane)
    else:
        wait_on_ground(plane)
