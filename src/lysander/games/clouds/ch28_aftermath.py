"""28.4, 28.5 After the aftermath: sound aeroplanes fly home, those still in trouble are settled without a map, canopies come down."""

from __future__ import annotations

from ...core.referee import Referee
from .ch04_people import all_die
from .ch09_ground import touch_down
from .ch10_jump import ask_jumps
from .ch13_strength import destroy
from .ch17_landing import AERODROME, UNMAPPED, all_down, come_down
from .ch18_fire import burn
from .ch28_score import result_of
from .panels import SLOW
from .plane import BROKEN, FLYING, LANDED, LEFT, SPINNING, Plane
from .state import State
from .told import tell

EACH = 4
"""28.5 MU of height for each of which a fire is rolled for once."""


def a1(s: State, ref: Referee) -> str | None:
    """28.4, 28.5 Step A1: the next aeroplane that is still in the air, or has left, flies home or is settled, in list order."""
    plane = next((p for p in s.planes.values() if p.state in (FLYING, SPINNING, BROKEN, LEFT) and p.id not in s.done), None)
    if plane is None:
        s.done = ()
        return None
    if plane.state == LEFT:
        plane.state = FLYING
    if in_distress(plane):
        settle(s, ref, plane)
    else:
        fly_home(s, ref, plane)
    s.done = (*s.done, plane.id)
    return "A1"


def a2(s: State, ref: Referee) -> str | None:
    """28.13, 10.7 Step A2: whoever hangs under a canopy comes down unhurt, whoever landed is down (17.8); then the result."""
    for canopy in list(s.canopies.values()):
        touch_down(s, ref, canopy)
    for plane in s.planes.values():
        if plane.state == LANDED and plane.rolled >= 0:
            plane.rolled = -1
            all_down(s, ref, plane)
    s.result = result_of(s)
    tell(s, ref, "result", "28.13", **s.result.facts)
    return None


def in_distress(plane: Plane) -> bool:
    """28.5 Whether an aeroplane cannot just fly home: it burns, has no running engine, counts fuel turns, spins or falls. Smoke no longer counts."""
    return plane.state != FLYING or plane.burning or not plane.running or any(e.fuel for e in plane.engines)


def fly_home(s: State, ref: Referee, plane: Plane) -> None:
    """28.4, 17.5 A sound aeroplane is at home without dice, or after a landing test with ``routine_landings=on``; by an emergency landing on an
    aerodrome, at slow speed, if one is owed."""
    owed = plane.emergency or plane.undercarriage
    tell(s, ref, "flies-home", "28.4", who=plane.id)
    to_own_side(s, plane)
    if owed or s.rules.routine:
        come_down(s, ref, plane, AERODROME, SLOW, emergency=owed, credited=False)
    else:
        plane.state = LEFT


def to_own_side(s: State, plane: Plane) -> None:
    """17.8, 28.4 Bring an aeroplane that lands at home to where nobody takes prisoners: not beyond the lines."""
    front = s.rules.front
    plane.x = min(plane.x, front) if plane.side == "E" else max(plane.x, front)


def settle(s: State, ref: Referee, plane: Plane) -> None:
    """28.5 An aeroplane in trouble is settled: jumps first (D-08), then its fire, then an emergency landing at slow speed.

    What spins or falls comes down at once, and everybody aboard dies. Nothing settled here lies on the field.
    """
    tell(s, ref, "settled", "28.5", who=plane.id)
    ask_jumps(s, ref, plane)
    for _ in range((plane.z + EACH - 1) // EACH):
        if plane.burning and plane.state == FLYING:
            burn(s, ref, plane)
    if plane.state in (SPINNING, BROKEN):
        plane.z = 0
        all_die(s, ref, plane)
        destroy(s, ref, plane, "hit the ground", "28.5")
    elif plane.state == FLYING:
        safe = bool(plane.running) and not any(e.fuel for e in plane.engines)
        if safe:
            to_own_side(s, plane)
        come_down(s, ref, plane, AERODROME if safe else UNMAPPED, SLOW, emergency=True, credited=False)
