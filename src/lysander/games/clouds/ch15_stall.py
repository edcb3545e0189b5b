"""15 Stalls, coming out of a spin, falls. Entering a spin is in ``ch15_spin``."""

from __future__ import annotations

from ...core.referee import Referee
from .ch04_people import flying_test, skill
from .ch15_spin import enter_spin
from .ch16_ground import meet_ground
from .ch29_rolls import Modifier, failed, never, throw
from .geometry import COS, SIN, clock, rdiv
from .panels import DIVE, FASTEST
from .plane import FLYING, Plane
from .state import State
from .told import tell

DROP, GAIN = 3, 3
"""15.2 MU lost and EU gained when the nose drops."""
FALL = 8
"""15.7, 10.3 MU of height that a spinning or broken-up aeroplane falls in a turn."""
LOW = 8
"""36 At this height or less a failed test is vital."""
FIRST_TRY, EXPERT, EXPERT_FLYING = -2, 2, 14
EXPERT_TYPES = ("camel", "dr1")
"""15.6 Types that good pilots leave a spin more easily with, with ``spin_experts=on``."""
OUT_OF_SPIN = 4
"""15.6 EU above Vs with which an aeroplane comes out of a spin."""


def stall(s: State, ref: Referee, plane: Plane, band: str) -> None:
    """15.2, 15.3 The aeroplane stalls: the nose drops after a Flying test (R-12), or it spins. There is no second test, however slow it still is.

    ``band`` is the speed band at the start of the move.
    """
    tell(s, ref, "stall", "15.1", who=plane.id)
    if flying_test(s, ref, "R-12", plane, vital=failed if plane.z <= LOW else never) < 0:
        enter_spin(s, ref, plane)
        return
    plane.z, plane.speed, plane.climb, plane.bank = plane.z - DROP, min(FASTEST, plane.speed + GAIN), "D", "0"
    tell(s, ref, "nose-drops", "15.2", who=plane.id, height=max(0, plane.z))
    if plane.z <= 0:
        plane.z = 0
        meet_ground(s, ref, plane, band, by_plan=False)


def drop_through(s: State, ref: Referee, plane: Plane, band: str) -> None:
    """15.1, 16.8 An aeroplane that stands on its nose without any speed drops as in 15.2, without a test; class and bank stay.

    ``band`` is the speed band at the start of the move.
    """
    plane.z, plane.speed = plane.z - DROP, GAIN
    tell(s, ref, "drops-through", "15.1", who=plane.id, height=max(0, plane.z))
    if plane.z <= 0:
        plane.z = 0
        meet_ground(s, ref, plane, band, by_plan=False)


def recovers(s: State, ref: Referee, plane: Plane) -> bool:
    """15.6 Make the Flying test of a spinning aeroplane (R-04) and return whether the spin is over."""
    modifiers: tuple[Modifier, ...] = (("first_try", FIRST_TRY, "15.6"),) if not plane.tries else ()
    if s.rules.experts and plane.type in EXPERT_TYPES and skill(plane.pilot, "flying") >= EXPERT_FLYING:
        modifiers += (("expert", EXPERT, "15.6"),)
    successes = flying_test(s, ref, "R-04", plane, modifiers, vital=failed if plane.z <= LOW else never)
    plane.tries, plane.manoeuvred = plane.tries + 1, True
    if successes < 0:
        return False
    plane.state, plane.climb, plane.bank, plane.tries, plane.recovered = FLYING, "S", "0", 0, True
    plane.speed = s.panel(plane).vs + OUT_OF_SPIN
    tell(s, ref, "out-of-spin", "15.6", who=plane.id)
    return True


def fall(s: State, ref: Referee, plane: Plane) -> None:
    """15.5, 15.7 A spinning aeroplane falls, drifts and gets a new heading by clock die (R-05). At height 0 or less it hits the ground."""
    plane.z, plane.manoeuvred = max(0, plane.z - FALL), True
    plane.x += rdiv(SIN[plane.heading], 100)
    plane.y += rdiv(COS[plane.heading], 100)
    plane.heading = clock(throw(s, ref, "R-05", plane.id, "1d12"))
    tell(s, ref, "falls", "15.7", who=plane.id, to=[*plane.place], heading=plane.heading)
    if not plane.z:
        meet_ground(s, ref, plane, DIVE, by_plan=False)
