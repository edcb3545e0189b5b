"""15.4, 15.8 Entering a spin."""

from __future__ import annotations

from ...core.referee import Referee
from .plane import FLYING, SPINNING, Plane
from .state import State
from .told import tell, tell_side


def enter_spin(s: State, ref: Referee, plane: Plane, forever: bool = False) -> None:
    """15.4 The aeroplane spins from now on: class V, bank 0, speed Vs. It does not fall before the next M3. ``forever``: no Flying test (15.8)."""
    if plane.state not in (FLYING, SPINNING):
        return
    if plane.state == FLYING:
        plane.state, plane.climb, plane.bank, plane.tries, plane.manoeuvred = SPINNING, "V", "0", 0, True
        plane.speed = s.panel(plane).vs
        if plane.pilot.blackout:
            s.change(plane.id, blackout=0)  # 4.11
        tell(s, ref, "spin", "15.4", who=plane.id)
    if forever and not plane.forever:
        plane.forever = True
        tell_side(s, ref, plane.side, "spin-forever", "15.8", who=plane.id)  # 5.3: it is not seen that nobody can stop it
