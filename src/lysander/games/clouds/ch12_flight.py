"""12 Flying a plan: segment by segment with its tests, point by point with its meetings, then energy, speed tests, stall."""

from __future__ import annotations

from ...core.record import replace
from ...core.referee import Referee
from .ch03_panel import shown
from .ch04_people import flying_test
from .ch11_costs import energy_of, length_of, pose_of
from .ch12_move import UNCOUNTED, Move, put
from .ch12_path import PointOfPath, Pose, leg, pulls_of, turned
from .ch13_moves import BROKEN_UP, FAINTED, NOT_FLOWN, WIDER, after_move, before_segment, tested
from .ch14_energy import sheet
from .ch15_spin import enter_spin
from .ch15_stall import drop_through, stall
from .ch16_ground import meet_ground
from .ch16_meetings import Meeting, meet, meetings, still_there
from .ch17_landing import land
from .geometry import SHALLOW, rdiv
from .plane import BROKEN, FLYING, Plane
from .plans import MANOEUVRES, Plan, Segment
from .state import State
from .told import tell, tell_side

NOSE_DOWN = ("V", "S")
"""15.1 Classes in which no aeroplane stalls: the nose is down already. Without any speed it drops nevertheless."""


def fly(s: State, ref: Referee, plane: Plane, plan: Plan, by_plan: bool = True) -> None:
    """12.1, 12.10 Fly a plan: path, energy, stall. ``by_plan`` False: the move is not the pilot's own (11.14)."""
    move = Move(s, plane, by_plan, shown=ref.events is not None)
    plane.start, plane.forced_turn = move.start, False
    fly_segments(s, ref, plane, plan, move)
    plane.level, plane.run_in = move.level, move.run > 0 and 2 * move.run >= move.start
    if move.track is not None:
        plane.track = tuple(move.track)
    show(s, ref, plane, move)
    if plane.state in (FLYING, BROKEN):
        settle(s, ref, plane, plan, move)


def fly_segments(s: State, ref: Referee, plane: Plane, plan: Plan, move: Move) -> None:
    """12.1 Fly the segments in order, then set the free bank (12.10)."""
    left = plane.speed
    for planned in plan.segments:
        if move.path and tested(s, plane, planned):
            show(s, ref, plane, move)  # a die may wait for a re-roll, with the aeroplane in sight of all
        outcome, failed = before_segment(s, ref, plane, planned)
        if failed:
            move.by_plan = False
        if outcome == BROKEN_UP:
            return
        if outcome in (NOT_FLOWN, FAINTED):
            move.stalls |= outcome == NOT_FLOWN
            fly_on(s, ref, plane, move, left)
            return
        segment = planned
        if outcome == WIDER:
            segment, move.stalls = replace(planned, letter=shown(s.panel(plane), plane, move.start)), True
        left -= fly_segment(s, ref, plane, move, segment, energy_of(s, plane, planned), left)
        if move.over:
            return
        if move.fainted:
            fly_on(s, ref, plane, move, left)
            return
    if plan.bank and plane.climb in SHALLOW:
        plane.bank = plan.bank


def fly_on(s: State, ref: Referee, plane: Plane, move: Move, left: int) -> None:
    """13.2, 4.11 What is left of the move is one straight in the present class, dz 0."""
    move.by_plan = False
    if left:
        fly_segment(s, ref, plane, move, Segment("straight", length=left), 0, left)


def fly_segment(s: State, ref: Referee, plane: Plane, move: Move, segment: Segment, cost: int, left: int) -> int:
    """12.1, 12.11 Fly a segment, which costs ``cost`` EU, with its meetings, and return how many MU were flown."""
    kind = segment.kind
    if kind in ("stall", "spin", "ease"):
        _nothing_flown(s, ref, plane, move, kind)
        return 0
    pose = pose_of(plane)
    length = length_of(s, plane, segment, pose, left)
    points, end = leg(pose, segment, length, pulls_of(s.rules))
    move.spent += cost
    move.turned_over |= kind == "immelmann"
    plane.manoeuvred |= kind in MANOEUVRES
    cut = 0
    if move.near is not None or (end.z <= 0 and kind != "land"):
        cut = meet_on_path(s, ref, plane, move, segment, pose, points)
    move.flown(segment, pose, points[:cut] if cut else points)
    if not cut:
        put(plane, end)
    if kind not in UNCOUNTED:
        move.height += plane.z - pose.z
    if cut:
        move.over = move.cleared or plane.state != FLYING
        return cut
    if kind == "land":
        show(s, ref, plane, move)
        land(s, ref, plane)
        move.over = True
    return length


def _nothing_flown(s: State, ref: Referee, plane: Plane, move: Move, kind: str) -> None:
    """12.8, 15.1, 15.4 Carry out a segment without length: easing, a stall at the end of the move, a spin now."""
    move.run = 0
    if kind == "ease":
        plane.climb = "L"
    elif kind == "stall":
        move.stalls = True
    else:
        show(s, ref, plane, move)
        enter_spin(s, ref, plane)
        move.over = True


# meetings


def meet_on_path(s: State, ref: Referee, plane: Plane, move: Move, segment: Segment, pose: Pose, points: tuple[PointOfPath, ...]) -> int:
    """12.2, 16.3, 16.4, 16.11 Judge the path points of a segment in order. Return how many were flown, if it was broken off at one, else 0.

    The aeroplane is then at that point, or, if it pulled clear of the ground, above it.
    """
    landing, awake = segment.kind == "land", not move.fainted
    due = meetings(s, move.near, move.met, points) if move.near else []
    ground = 0 if landing else next((j for j, p in enumerate(points, 1) if p[2] <= 0), 0)
    for j in sorted({m.at for m in due} | {ground} - {0}):
        for meeting in due:
            if meeting.at == j and plane.state == FLYING and still_there(s, meeting):
                reach(s, ref, plane, move, segment, pose, points, j)
                _meet(s, ref, plane, move, meeting, points[j - 1][2])
        if points[j - 1][2] <= 0 and plane.in_air and not (landing and plane.state == FLYING):
            reach(s, ref, plane, move, segment, pose, points, j)
            meet_ground(s, ref, plane, move.band, move.by_plan)
            move.cleared = plane.state == FLYING
            return j
        if plane.state != FLYING or (awake and move.fainted):
            return j
    return 0


def _meet(s: State, ref: Referee, plane: Plane, move: Move, meeting: Meeting, h: int) -> None:
    """16.4, 16.5, 4.11 The mover meets something, once a move; it may faint over its own Flying test."""
    awake = not plane.pilot.faint
    move.met.append(meeting.id)
    if not meet(s, ref, plane, meeting, move.band, h):
        move.by_plan = False
    move.fainted |= awake and plane.pilot.faint


def reach(s: State, ref: Referee, plane: Plane, move: Move, segment: Segment, pose: Pose, points: tuple[PointOfPath, ...], j: int) -> None:
    """12.11 Put the mover at the j-th path point of a segment, and show what it has flown so far.

    Its heading and class are those at that point: in a turn h_j, in a dive the class to which the nose goes at once, otherwise those of the start.
    Its height is at least 1 while that of the point is above 0.
    """
    x, y, h = points[j - 1]
    spinning = plane.state != FLYING
    plane.x, plane.y, plane.z = x, y, max(1, rdiv(h, 100)) if h > 0 else 0
    if not spinning:
        plane.heading = turned(pose.heading, segment.side, segment.letter, j) if segment.kind == "turn" else pose.heading
        plane.climb, plane.bank = (segment.to, "0") if segment.kind == "dive" else (pose.climb, pose.bank)
    if move.path is not None:
        move.path += points[move.at : j]
        move.at = j
        show(s, ref, plane, move)


def show(s: State, ref: Referee, plane: Plane, move: Move) -> None:
    """12.10 Show every seat what has been flown since it was last shown, and where the aeroplane is."""
    if move.path is None:
        return
    pose = pose_of(plane)
    if move.path or (plane.state == FLYING and move.told != pose):
        path = [list(p) for p in move.path]
        tell(s, ref, "moved", "12.10", who=plane.id, path=path, to=[*plane.place], heading=plane.heading, climb=plane.climb, bank=plane.bank)
        move.path, move.told = [], pose


# the end of the move


def settle(s: State, ref: Referee, plane: Plane, plan: Plan, move: Move) -> None:
    """14.7, 15.1 At the end of a move: the immelmann's test, energy, the tests of its speed, and at most one stall or drop."""
    if move.turned_over and plane.state == FLYING and not move.fainted and flying_test(s, ref, "R-13", plane) < 0:
        move.stalls = True
    gain_energy(s, ref, plane, move, plan.throttle)
    if plane.state == FLYING:
        after_move(s, ref, plane, move.start)
    if plane.state != FLYING or move.cleared:
        return
    if plane.climb in NOSE_DOWN:
        if not plane.speed:
            drop_through(s, ref, plane, move.band)
    elif move.stalls or plane.speed <= s.panel(plane).vs:
        stall(s, ref, plane, move.band)


def gain_energy(s: State, ref: Referee, plane: Plane, move: Move, throttled: bool) -> None:
    """14.1 The aeroplane has its new speed; its side is told each item."""
    energy = sheet(s, plane, move.spent, move.height, throttled, move.turned_over)
    plane.speed, plane.even = energy.speed, energy.even
    if ref.events is not None:
        items = {"a": energy.a, "b": energy.b, "c": energy.c, "d": energy.d, "e": energy.e, "f": energy.f}
        tell_side(s, ref, plane.side, "energy", "14.1", who=plane.id, **items, speed=energy.speed)
