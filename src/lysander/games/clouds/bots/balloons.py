"""24 What it is worth to end a move within reach of a gasbag, in points of 28.11: guns that mix gas with air, rockets that burn it."""

from __future__ import annotations

import numpy as np

from ..ch03_panel import guns_of
from ..ch04_people import skill, usable
from ..ch20_tables import gunnery
from ..ch23_to_hit import GASBAG
from ..geometry import COS, SIN
from ..ground import Gasbag
from ..plane import Plane
from ..state import State
from .aim import LEAST, SURE
from .fan import Fan
from .loads import hit_by, salvo
from .poses import Array, Poses

RANGE, ROCKET, BEARS = 1400, 1200, 0.94
"""24.2, 24.7 Points from a gasbag for a burst and for rockets, and the cosine of 20 degrees off the nose."""
SURELY = 0.985
"""20.6, 24.7 The cosine of 10 degrees off the nose, within which aim costs nothing, and off the heading, within which a run-in counts."""
ASIDE = 4
"""20.6 What aim costs beyond that."""
FARTHEST = 4500
"""Points from a gasbag beyond which no move reaches it."""
NEAR, BY, MET = 100, 50, 0.4
"""16.2 Points from a gasbag within which it is met, from its cable, and in points of 28.11 the price of that."""
UPWIND = 7071.0
"""24.7 The cosine of 45 degrees off the wind, in ten-thousandths, within which a heading counts as against it."""


def strike(s: State, plane: Plane, bag: Gasbag, ends: Poses, ran: Array) -> Array:
    """24.2, 24.7 Return what part of a gasbag's points the better of guns and rockets brings at the ends of moves, which ``ran`` straight or not."""
    x, y, z = bag.x - ends.x, bag.y - ends.y, 100.0 * bag.z - ends.z
    far = np.sqrt(x * x + y * y + z * z) + 1.0
    bears = (ends.nx * x + ends.ny * y + ends.nz * z) / far
    worth = burst(s, plane, bag, ends, bears) * (far <= RANGE)
    if plane.rockets:
        worth = np.maximum(worth, rockets(s, plane, bag, ends, ran) * ((far <= ROCKET) & (bears >= BEARS)))
    return np.asarray(worth)


def burst(s: State, plane: Plane, bag: Gasbag, ends: Poses, bears: Array) -> Array:
    """24.4 Return what part of a gasbag's points a burst of the pilot's guns is worth, by the cosine of the angle off the nose."""
    guns = [m for m, g in guns_of(s, plane, plane.pilot) if m.fixed and g.works and g.half >= 2]
    if not guns:
        return np.zeros(np.shape(bears))
    table = s.rules.tables["balloon"]["to_hit"]
    target = skill(plane.pilot, "gunnery") + (table["only_one_gun"] if len(guns) == 1 else 0) + _hunter(plane) + gunnery(s.rules).mode["normal"]
    hit = np.clip(target + _by_speed(s, plane, table, ends) - ASIDE * (bears < SURELY), LEAST, SURE) / 20
    return np.asarray(hit * hit_by(1, _incendiary(s, plane), bag.gas) * (bears >= BEARS))


def rockets(s: State, plane: Plane, bag: Gasbag, ends: Poses, ran: Array) -> Array:
    """24.7 Return what part of a gasbag's points the best salvo is worth."""
    target = rocket_target(s, plane, bag, ends, ran)
    worth = np.array([salvo(max(LEAST, n), plane.rockets, bag.gas, not bag.shot)[1] for n in range(SURE + 1)])
    return np.asarray(worth[np.clip(target, 0, SURE)] * (target >= LEAST))


def rocket_target(s: State, plane: Plane, bag: Gasbag, ends: Poses, ran: Array) -> Array:
    """24.7 Return the target number of the Flying test for rockets at the ends of moves, which ``ran`` straight or not."""
    x, y, table = bag.x - ends.x, bag.y - ends.y, s.rules.tables["rockets"]
    adds = {row["key"]: row["add"] for row in table["modifier"]}
    run_in = ran & (ends.hx * x + ends.hy * y >= SURELY * np.hypot(x, y))
    upwind = ends.hx * SIN[s.rules.wind] + ends.hy * COS[s.rules.wind] >= UPWIND
    above = (ends.z > 100 * bag.z) & (ends.z - 100 * bag.z >= np.hypot(x, y))
    fixed = skill(plane.pilot, "flying") + table["base"] + _hunter(plane)
    return np.asarray(fixed + _by_speed(s, plane, table, ends) + adds["run_in"] * run_in + adds["upwind"] * upwind + adds["above"] * above)


def meetings(s: State, plane: Plane, fan: Fan) -> Array:
    """16.2, 16.6 Return the price of meeting a gasbag or the cable of a balloon on the way, which ends in a spin or worse."""
    met = np.zeros(len(fan.plans), dtype=bool)
    for bag in s.gasbags.values():
        if bag.there and np.hypot(bag.x - plane.x, bag.y - plane.y) <= FARTHEST:
            track = fan.track(plane)
            aside = np.maximum(np.abs(track[..., 0] - bag.x), np.abs(track[..., 1] - bag.y))
            up = track[..., 2] - 100 * bag.z
            cable = (aside < BY) & (up < -NEAR) & (not bag.adrift)
            met |= ((aside <= NEAR) & (np.abs(up) <= NEAR) | cable).any(axis=1)
    return MET * met


def _hunter(plane: Plane) -> int:
    """30.3 Return what Gasbag hunter adds."""
    return GASBAG if usable(plane.pilot, "gasbag") else 0


def _incendiary(s: State, plane: Plane) -> int:
    """24.6 Return what incendiary rounds add."""
    return int(s.rules.tables["balloon"]["damage"]["modifiers"]["incendiary"]) if plane.incendiary else 0


def _by_speed(s: State, plane: Plane, table: dict[str, dict[str, int]], ends: Poses) -> Array:
    """24.4, 24.7 Return what the speed at the ends of moves adds."""
    return np.array([table["speed"][band] for band in s.panel(plane).band])[ends.speed.astype(int)]
