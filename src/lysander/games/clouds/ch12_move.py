"""12.1 A move while it is flown: what has been spent and gained, shown and met."""

from __future__ import annotations

from .ch12_path import PointOfPath, Pose
from .ch16_meetings import Near, near
from .geometry import SHALLOW
from .plane import Plane
from .plans import Segment
from .state import State

UNCOUNTED = frozenset(("slip", "immelmann"))
"""14.1 Kinds whose change of height does not count for item b."""
RUNS_IN = frozenset(("straight", "dive"))
"""24.7 Kinds of which a run-in is made."""


class Move:
    """A move in the making.

    ``start`` and ``band`` are the speed and its band at its start; ``by_plan`` says that everything so far went by a plan, without any failed test
    (16.8); ``spent`` EU of all segments flown (14.1a), ``height`` MU gained that count for item b; ``stalls`` that the aeroplane stalls at the end
    (15.1); ``turned_over`` that an immelmann was begun, ``cleared`` that it pulled clear of the ground (16.9), ``fainted`` that the pilot fainted in
    the move (4.11); ``over`` that the move has ended; ``at`` how many points of the present segment are in ``path`` already;
    ``level`` and ``run`` MU of the longest level straight (26.3) and of the run-in (24.7); ``near`` what may be met, ``met`` what has been met
    (16.4); ``path`` the points not yet shown, ``told`` the pose last shown, ``track`` all points on the ground plan, where somebody may need them."""

    __slots__ = (
        *("at", "band", "by_plan", "cleared", "fainted", "height", "level", "met", "near", "over", "path", "run", "spent", "stalls", "start"),
        *("told", "track", "turned_over"),
    )

    def __init__(self, s: State, plane: Plane, by_plan: bool, shown: bool) -> None:
        self.start, self.band = plane.speed, s.band(plane)
        self.by_plan = by_plan
        self.spent = self.height = self.level = self.run = self.at = 0
        self.stalls = self.turned_over = self.cleared = self.fainted = self.over = False
        self.told: Pose | None = None
        self.near: Near | None = near(s, plane)
        self.met: list[str] = []
        self.path: list[PointOfPath] | None = [] if shown else None
        self.track: list[tuple[int, int]] | None = [] if plane.bombs or plane.task.startswith("photo") else None

    def flown(self, segment: Segment, pose: Pose, points: tuple[PointOfPath, ...]) -> None:
        """12.2, 24.7, 26.3 Note that these path points of a segment were flown, from this pose on."""
        length = len(points)
        self.run = self.run + length if segment.kind in RUNS_IN else 0
        if segment.kind == "straight" and not segment.dz and pose.climb in SHALLOW and length > self.level:
            self.level = length
        if self.path is not None:
            self.path += points[self.at :]
        self.at = 0
        if self.track is not None:
            self.track += [(x, y) for x, y, _ in points]


def put(plane: Plane, pose: Pose) -> None:
    """Put an aeroplane into a pose."""
    plane.x, plane.y, plane.z, plane.heading, plane.climb, plane.bank = pose
