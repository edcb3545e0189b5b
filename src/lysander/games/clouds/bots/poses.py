"""2, 12 Where aeroplanes are and how they point, as arrays: the ends of many plans at once, in points from the origin of the field."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..geometry import CIRCLE, CLASSES, ELEVATION
from ..plane import Plane

Array = NDArray[Any]
TICK = 2 * np.pi / CIRCLE
FLAT = np.array([np.cos(ELEVATION[c] * TICK) for c in CLASSES])
UP = np.array([np.sin(ELEVATION[c] * TICK) for c in CLASSES])
"""2.13 How far the nose points ahead and up, by climb class."""


class Poses(NamedTuple):
    """Places in points, noses and headings of length 1, speeds in EU, and whether they manoeuvred: arrays of one shape."""

    x: Array
    y: Array
    z: Array
    nx: Array
    ny: Array
    nz: Array
    hx: Array
    hy: Array
    speed: Array
    manoeuvred: Array

    def down(self) -> Poses:
        """Return them along the last axis but one, to be paired with others along the last."""
        return Poses(*(f[..., :, None] for f in self))

    def across(self) -> Poses:
        """Return them along the last axis, to be paired with others along the last but one."""
        return Poses(*(f[..., None, :] for f in self))

    def chosen(self, which: Any) -> Poses:
        """Return some of them."""
        return Poses(*(f[which] for f in self))


def poses(x: Array, y: Array, z: Array, heading: Array, climb: Array, speed: Array, manoeuvred: Array) -> Poses:
    """Return poses from places in points, headings in ticks and climb classes by number."""
    turn = heading * TICK
    hx, hy, flat = np.sin(turn), np.cos(turn), FLAT[climb]
    return Poses(x, y, z, hx * flat, hy * flat, UP[climb], hx, hy, speed, manoeuvred)


def pose_of(plane: Plane) -> Poses:
    """Return an aeroplane where it is, as an array of one."""
    x, y, z, heading, speed = (np.array([float(v)]) for v in (plane.x, plane.y, 100 * plane.z, plane.heading, plane.speed))
    return poses(x, y, z, heading, np.array([CLASSES.index(plane.climb)]), speed, np.array([plane.manoeuvred]))
