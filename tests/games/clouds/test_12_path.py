"""12, 15.9, 17.1 The path of each segment."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from lysander.games.clouds.ch12_path import Pose, leg, pulls_of, turns_right
from lysander.games.clouds.geometry import COS, SIN, climb_class
from lysander.games.clouds.plan_text import read_segment

LEVEL = Pose(0, 0, 20, 0, "L", "0")


def nearest(a, b=1):
    """2.5 The whole number nearest to a/b, halves away from zero."""
    q = Fraction(a, b)
    low = abs(q).__floor__()
    up = low + 1 if abs(q) - low >= Fraction(1, 2) else low
    return up if q >= 0 else -up


def random_poses(classes, count=300):
    rng = random.Random(12)
    for _ in range(count):
        yield (
            Pose(rng.randrange(-9000, 9000), rng.randrange(-9000, 9000), rng.randrange(1, 48), rng.randrange(3600), rng.choice(classes), "0"),
            rng,
        )


def fly(pose, text, length):
    return leg(pose, read_segment(text), length)


def test_12_3_a_straight_in_a_shallow_class():
    for p, rng in random_poses("DLC"):
        n, dz = rng.randrange(1, 46), rng.randrange(-9, 10)
        points, end = fly(p._replace(bank="R"), f"S{n}{dz:+d}", n)
        sin, cos = SIN[p.heading], COS[p.heading]
        wanted = [(p.x + nearest(j * sin, 100), p.y + nearest(j * cos, 100), 100 * p.z + nearest(100 * j * dz, n)) for j in range(1, n + 1)]
        assert list(points) == wanted
        assert end == Pose(*wanted[-1][:2], p.z + dz, p.heading, climb_class(n, dz), "R")


def test_12_3_a_straight_in_a_vertical_dive_stays_on_the_spot():
    points, end = fly(Pose(5, -7, 20, 900, "V", "0"), "S3", 3)
    assert points == ((5, -7, 1900), (5, -7, 1800), (5, -7, 1700))
    assert end == Pose(5, -7, 17, 900, "V", "0")


def test_12_3_a_straight_in_a_steep_dive_or_a_zoom():
    for p, rng in random_poses("SZ"):
        n = rng.randrange(1, 46)
        points, end = fly(p, f"S{n}", n)
        sin, cos, dz = SIN[p.heading], COS[p.heading], nearest(7 * n, 10) * (1 if p.climb == "Z" else -1)
        wanted = [(p.x + nearest(7 * j * sin, 1000), p.y + nearest(7 * j * cos, 1000), 100 * p.z + nearest(100 * j * dz, n)) for j in range(1, n + 1)]
        assert list(points) == wanted
        assert end == Pose(*wanted[-1][:2], p.z + dz, p.heading, p.climb, "0")


def test_12_4_a_turn_point_by_point():
    """CL-C06."""
    points, end = fly(Pose(0, 0, 20, 900, "L", "L"), "TLH9", 9)
    assert (points[0], points[4], points[8]) == ((100, 6, 2000), (468, 151, 2000), (722, 456, 2000))
    assert end == Pose(722, 456, 20, 255, "L", "L")


def test_12_4_turns_on_every_letter():
    for p, rng in random_poses("DLC", 600):
        m, n, dz, side = rng.randrange(1, 27), rng.randrange(1, 40), rng.randrange(-6, 7), rng.choice("LR")
        points, end = fly(p, f"T{side}{'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[m - 1]}{n}{dz:+d}", n)
        sign = 1 if side == "R" else -1
        wanted = []
        for j in range(1, n + 1):
            h = (p.heading + sign * nearest(573 * j, m)) % 3600
            dx, dy = sign * m * (COS[p.heading] - COS[h]), sign * m * (SIN[h] - SIN[p.heading])
            wanted.append((p.x + nearest(dx, 100), p.y + nearest(dy, 100), 100 * p.z + nearest(100 * j * dz, n)))
        assert list(points) == wanted
        assert end == Pose(*wanted[-1][:2], p.z + dz, (p.heading + sign * nearest(573 * n, m)) % 3600, climb_class(n, dz), side)


def test_12_5_a_roll_is_flown_straight_and_levels_the_climb():
    points, end = fly(Pose(0, 0, 20, 900, "D", "L"), "RR", 3)
    assert points == ((100, 0, 2000), (200, 0, 2000), (300, 0, 2000))
    assert end == Pose(300, 0, 20, 900, "L", "R")


def test_12_5_a_roll_in_a_vertical_dive_turns_the_heading():
    points, end = fly(Pose(0, 0, 20, 900, "V", "0"), "R@2700", 2)
    assert points == ((0, 0, 1900), (0, 0, 1800)) and end == Pose(0, 0, 18, 2700, "V", "0")
    assert turns_right(900, 2700) and turns_right(900, 901) and not turns_right(900, 899)


def test_12_6_a_dive_puts_the_nose_down_at_once():
    points, end = fly(LEVEL._replace(bank="R"), "DV6", 6)
    assert points[-1] == (0, 0, 1400) and end == Pose(0, 0, 14, 0, "V", "0")
    points, end = fly(Pose(0, 0, 30, 900, "L", "0"), "DS17", 17)
    assert end == Pose(1190, 0, 18, 900, "S", "0") and points[0] == (70, 0, 2929)


def test_12_7_pulls_from_class_to_class(battle):
    """CL-C10, CL-C11."""
    down = Pose(0, 0, 34, 1800, "V", "0")
    assert fly(down, "PI1", 7).end == Pose(0, -261, 28, 1800, "S", "0")
    assert fly(down, "PI2", 14).end == Pose(0, -900, 25, 1800, "L", "0")
    assert fly(Pose(0, 0, 20, 2700, "C", "0"), "PM1", 10).end == Pose(-923, 0, 24, 2700, "Z", "0")
    steep = leg(Pose(0, -471, 26, 1800, "S", "0"), read_segment("PY1"), 20, pulls_of(battle().rules))
    assert steep.end == Pose(0, -2246, 19, 1800, "L", "0") and len(steep.points) == 20
    assert steep.points[9] == (0, -471 - 888, 2600 - 350)


def test_12_7_points_lie_evenly_on_the_line():
    for p, rng in random_poses("VS", 100):
        letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[rng.randrange(26)]
        points, end = fly(p, f"P{letter}1", 0)
        n = len(points)
        for j, at in enumerate(points, 1):
            assert at == (p.x + nearest(j * (end.x - p.x), n), p.y + nearest(j * (end.y - p.y), n), 100 * p.z + nearest(100 * j * (end.z - p.z), n))


def test_12_8_ease_levels_a_zoom_on_the_spot():
    assert fly(Pose(1, 2, 20, 30, "Z", "0"), "E", 0) == ((), Pose(1, 2, 20, 30, "L", "0"))


def test_12_9_a_slip_goes_sideways_and_down():
    """CL-C12."""
    points, end = fly(Pose(0, 0, 10, 900, "C", "0"), "WL3x12", 12)
    assert points[5] == (600, 150, 850) and end == Pose(1200, 300, 7, 900, "L", "0")
    assert fly(Pose(0, 0, 10, 900, "L", "R"), "WR1x2", 2).end == Pose(200, -100, 9, 900, "L", "R")


def evenly(p, end, n):
    """12.7 The path points from a start to an end."""
    dx, dy, dh = end.x - p.x, end.y - p.y, 100 * (end.z - p.z)
    return [(p.x + nearest(j * dx, n), p.y + nearest(j * dy, n), 100 * p.z + nearest(j * dh, n)) for j in range(1, n + 1)]


def test_12_9_slips_of_every_length():
    for p, rng in random_poses("DLC"):
        eu, side, bank = rng.randrange(1, 6), rng.choice("LR"), rng.choice("0LR")
        n, k = rng.randrange(2 * eu, 40), eu * (1 if side == "R" else -1)
        points, end = fly(p._replace(bank=bank), f"W{side}{eu}x{n}", n)
        sin, cos = SIN[p.heading], COS[p.heading]
        x, y = p.x + nearest(n * sin, 100) + nearest(k * cos, 100), p.y + nearest(n * cos, 100) - nearest(k * sin, 100)
        assert end == Pose(x, y, p.z - eu, p.heading, "L", bank) and list(points) == evenly(p, end, n)


def test_15_9_immelmanns_on_every_heading():
    for p, rng in random_poses("DLC"):
        n = rng.randrange(5, 23)
        points, end = fly(p, "IMM", n)
        x, y = p.x + nearest(2 * SIN[p.heading], 100), p.y + nearest(2 * COS[p.heading], 100)
        assert end == Pose(x, y, p.z + 4, (p.heading + 1800) % 3600, "L", "0") and list(points) == evenly(p, end, n)


def test_15_9_the_path_of_an_immelmann():
    """CL-C17: 2 MU on along the old heading, 4 up, and round."""
    points, end = fly(Pose(0, 800, 20, 0, "L", "R"), "IMM", 8)
    assert end == Pose(0, 1000, 24, 1800, "L", "0") and len(points) == 8 and points[3] == (0, 900, 2200)


def test_17_1_a_landing_comes_down_evenly():
    points, end = fly(Pose(0, 0, 2, 900, "L", "0"), "LAND", 10)
    assert end.z == 0 and [h for _, _, h in points] == [180, 160, 140, 120, 100, 80, 60, 40, 20, 0]


@pytest.mark.parametrize("text", ["STALL", "SPIN", "TAKEOFF", "what", "PM2"])
def test_12_1_what_moves_nothing_stays(text):
    assert fly(LEVEL, text, 0) == ((), LEVEL)
