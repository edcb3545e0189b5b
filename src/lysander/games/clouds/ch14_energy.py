"""14 Energy: the new speed after a move, item by item."""

from __future__ import annotations

from ...core.record import Value
from .panels import FASTEST
from .plane import Plane
from .state import State


class Sheet(Value, frozen=True):
    """14.1 The items of the energy step, the new speed, and whether the next level turn on one engine of two brings its EU (14.5)."""

    a: int
    b: int
    c: int
    d: int
    e: int
    f: int
    speed: int
    even: bool = False


def sheet(
    s: State, plane: Plane, spent: int, height: int, throttled: bool = False, immelmann: bool = False, running: int = -1, speed: int = -1
) -> Sheet:
    """14.1 Return the energy of a move that spent ``spent`` EU on manoeuvres and changed the height by ``height`` MU.

    Height lost in slips and gained in an immelmann is left out of ``height``. ``running`` is the number of engines that run and ``speed`` the old
    speed, where they are not those of the aeroplane now (a plan that is being made).

    14.2 An immelmann fixes the speed itself. 14.4 Item d is strict, unless ``climb_power=generous``. 14.6 A vertical dive is a manoeuvre that costs
    its EU and gains by the height it loses.
    """
    panel = s.panel(plane)
    old = plane.speed if speed < 0 else speed
    engines = plane.running if running < 0 else running
    if immelmann:
        return Sheet(0, 0, -plane.leak, 0, 0, 0, limited(panel.vs + 1 - plane.leak), plane.even)
    a, b, c, f = -spent, -height, -plane.leak, -1 if throttled else 0
    d, even = 0, plane.even and engines < panel.engines
    if engines and not spent and not throttled and old < panel.vtop and (s.rules.generous or b == c == 0):
        d, even = engine_gain(engines == panel.engines, even)
    e = (-1 if old > panel.vtop and b <= 0 else 0) + (0 if engines else -1)
    return Sheet(a, b, c, d, e, f, limited(old + a + b + c + d + e + f), even)


def engine_gain(full: bool, even: bool) -> tuple[int, bool]:
    """14.5 Return item d of a turn that would give it, and whether the next such turn brings the EU of one engine of two: every second one does."""
    if full:
        return 1, False
    return (1, False) if even else (0, True)


def limited(speed: int) -> int:
    """14.3 Return a speed within its limits."""
    return max(0, min(speed, FASTEST))
