"""2 Measures and geometry."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import cos, isqrt, pi, sin

from lysander.games.clouds.ch11_aid import aid
from lysander.games.clouds.ch12_path import Pose, leg
from lysander.games.clouds.geometry import (
    COS,
    SIN,
    SQUARE_OF_COSINE,
    Vector,
    arc,
    climb_class,
    clock,
    difference,
    distance,
    ground_distance,
    half_up,
    nose,
    on_field,
    rdiv,
    vector,
    whole_mu,
    within,
    within_degrees,
)
from lysander.games.clouds.plan_text import read_segment


def test_2_1_an_aeroplane_of_speed_v_moves_v_mu_a_turn():
    points, end = leg(Pose(0, 0, 20, 900, "L", "0"), read_segment("S14"), 14)
    assert len(points) == 14 and (end.x, end.y) == (1400, 0)


def test_2_2_height_counts_a_hundred_points():
    """2.2, 2.6."""
    assert vector((0, 0, 1), (10, -20, 3)) == (10, -20, 200)
    assert distance((0, 0, 0), (300, 0, 4)) == 500 * 500 and ground_distance((0, 0, 9), (30, 40, 1)) == 2500


def test_2_3_headings_run_clockwise_from_north_in_ticks():
    assert [(SIN[h], COS[h]) for h in (0, 900, 1800, 2700)] == [(0, 10000), (10000, 0), (0, -10000), (-10000, 0)]


def test_2_4_sines_of_all_ticks():
    assert len(SIN) == len(COS) == 3600
    for k in range(3600):
        assert SIN[k] == round(sin(k * pi / 1800) * 10_000) and COS[k] == round(cos(k * pi / 1800) * 10_000)
        assert SIN[(1800 - k) % 3600] == SIN[k] and SIN[(k + 1800) % 3600] == -SIN[k]


def test_2_5_the_nearest_whole_number_halves_away_from_zero():
    rng = random.Random(25)
    for _ in range(3000):
        a, b = rng.randrange(-(10**18), 10**18), rng.randrange(1, 10 ** rng.randrange(1, 12))
        exact = Fraction(a, b)
        found = rdiv(a, b)
        assert abs(found - exact) <= Fraction(1, 2) and (abs(found - exact) < Fraction(1, 2) or abs(found) > abs(exact))
    assert [rdiv(n, 2) for n in (-3, -1, 1, 3)] == [-2, -1, 1, 2] and [half_up(n) for n in (0, 1, 13, 14)] == [0, 1, 7, 7]


def test_2_6_within_n_mu_includes_the_border():
    assert within(1500 * 1500, 15) and not within(1500 * 1500 + 1, 15)


def test_2_7_a_band_ends_where_half_a_mu_more_begins():
    assert [whole_mu(d * d) for d in (249, 250, 549, 550, 2549, 2550)] == [2, 3, 5, 6, 25, 26]
    assert whole_mu(250 * 250 - 1) == 2


def vectors(rng: random.Random) -> Iterator[tuple[Vector, Vector]]:
    """Pairs of vectors: any, and pairs on the borders of the angles or as near to them as whole numbers come."""
    for _ in range(1500):
        u, w = (tuple(rng.randrange(-3000, 3001) for _ in range(3)) for _ in range(2))
        yield u, w
        across, up, share = rng.randrange(-3000, 3001), rng.randrange(-3000, 3001), rng.choice(list(SQUARE_OF_COSINE.values()))
        along = isqrt(share * (across * across + up * up) // (1_000_000 - share)) + rng.randrange(-1, 3)
        yield (rng.choice((-700, 1, 400)), 0, 0), (along, across, up)
    for n in range(1, 400):
        for u in ((0, n, 0), (n, 0, n), (n, n, 0)):  # exactly 45, 60, 90, 120 and 135 degrees, the opposite, and nothing
            for w in ((n, n, 0), (0, n, n), (-n, n, 0), (0, -n, n), (-n, -n, 0), (0, 0, n), (0, 0, 0)):
                yield u, w


def test_2_8_within_some_degrees_in_exact_fractions():
    """The signed square of the cosine falls as the angle grows, so one comparison of fractions says it for all angles."""
    borders = dict.fromkeys((45, 60, 90, 120, 135), 0)
    for u, w in vectors(random.Random(208)):
        dot = sum(a * b for a, b in zip(u, w, strict=True))
        lengths = sum(a * a for a in u) * sum(b * b for b in w)
        square = Fraction(dot * abs(dot), lengths) if lengths else None
        for degrees in (10, 20, 30, 45, 60, 90, 120, 135, 150):
            share = 0 if degrees == 90 else SQUARE_OF_COSINE[min(degrees, 180 - degrees)] * (1 if degrees < 90 else -1)
            border = Fraction(share, 1_000_000)
            assert within_degrees(u, w, degrees) == (square is not None and square >= border), (u, w, degrees)
            if square == border:
                borders[degrees] += 1
    assert min(borders.values()) >= 300


def test_2_7_distances_and_bands_in_exact_fractions():
    """2.6: a distance is in the band of b MU from b - 1/2 MU on, to less than b + 1/2 MU."""
    rng = random.Random(207)
    for n in range(6000):
        a, b = ([rng.randrange(-9000, 9001), rng.randrange(-9000, 9001), rng.randrange(0, 49)] for _ in range(2))
        if n % 2:  # on the border of a band, and next to it
            a, b = [0, 0, 7], [50 * rng.randrange(1, 60), rng.randrange(-1, 2), 7]
        mu = [Fraction(p - q, 100) for p, q in zip(a[:2], b[:2], strict=True)]
        square = mu[0] ** 2 + mu[1] ** 2 + (a[2] - b[2]) ** 2
        q = distance(tuple(a), tuple(b))
        assert Fraction(q, 10_000) == square and Fraction(ground_distance(a, b), 10_000) == mu[0] ** 2 + mu[1] ** 2
        half, whole = Fraction(1, 2), whole_mu(q)
        assert max(whole - half, 0) ** 2 <= square < (whole + half) ** 2
        assert [within(q, n) for n in (whole - 1, whole, whole + 1) if n >= 0] == [square <= n * n for n in (whole - 1, whole, whole + 1) if n >= 0]


def test_2_11_arcs_in_exact_fractions():
    """Front up to 45 degrees, rear beyond 135: by the tangent of the place in the frame of the aeroplane."""
    rng, seen = random.Random(211), Counter()
    for n in range(8000):
        heading, dx, dy = rng.randrange(3600), rng.randrange(-3000, 3001), rng.randrange(-3000, 3001)
        if n % 3 == 0:  # exactly 45 or 135 degrees off
            heading, dx = 900 * rng.randrange(4), rng.choice((-1, 1)) * dy
        ahead, right = (Fraction(dx * p + dy * q, 10_000) for p, q in ((SIN[heading], COS[heading]), (COS[heading], -SIN[heading])))
        tangent = abs(right / ahead) if ahead else None
        wanted = "side" if tangent is None or tangent > 1 else "front" if ahead > 0 else "rear" if tangent < 1 else "side"
        assert arc(heading, dx, dy) == wanted, (heading, dx, dy)
        seen[wanted, tangent == 1] += 1
    assert min(seen[border] for border in (("front", True), ("side", True), ("front", False), ("side", False), ("rear", False))) > 500


def test_2_8_borders_and_nothing():
    assert {d: SQUARE_OF_COSINE[d] for d in (10, 20, 30, 45, 60)} == {10: 969846, 20: 883022, 30: 750000, 45: 500000, 60: 250000}
    assert within_degrees((100, 0, 0), (100, 100, 0), 45) and not within_degrees((100, 0, 0), (100, 101, 0), 45)
    assert within_degrees((100, 0, 0), (0, 100, 0), 90) and not within_degrees((100, 0, 0), (-1, 100, 0), 90)
    assert within_degrees((100, 0, 0), (-100, 100, 0), 135) and not within_degrees((100, 0, 0), (-101, 100, 0), 135)
    assert not within_degrees((0, 0, 0), (1, 0, 0), 150)


def test_2_9_clock_directions():
    assert [clock(face) for face in (12, 3, 6, 9, 1)] == [0, 900, 1800, 2700, 300]


def test_2_10_differences_of_headings():
    assert [difference(a, b) for a, b in ((0, 3599), (3599, 0), (0, 1800), (900, 2701), (700, 700))] == [1, 1, 1800, 1799, 0]


def test_2_11_arcs_and_their_borders():
    """CL-C02."""
    cases = {(0, 1): "front", (100, 100): "front", (101, 100): "side", (100, -100): "side", (99, -100): "rear", (0, -1): "rear", (0, 0): "side"}
    assert {at: arc(0, *at) for at in cases} == cases
    assert arc(900, 100, 0) == "front" and arc(2700, 100, 0) == "rear"


def test_2_12_the_class_after_a_shallow_segment():
    """CL-C09."""
    assert [climb_class(n, dz) for n, dz in ((12, 2), (13, 2), (12, -2), (13, -2), (5, 0), (9, -3), (1, 0))] == ["C", "L", "D", "L", "L", "D", "L"]


def test_2_13_nose_vectors():
    assert nose(0, "L") == (0, 10000, 0) and nose(0, "V") == (0, 0, -10000) and nose(900, "S") == (7071, 0, -7071)
    assert nose(2700, "C") == (-9659, 0, 2588) and nose(300, "Z") == (rdiv(5000 * 7071, 10000), rdiv(8660 * 7071, 10000), 7071)
    assert nose(0, "D") == (0, 9659, -2588)


def test_2_14_the_field_is_a_disc_with_its_border():
    assert on_field((8000, 0), 80) and not on_field((8000, 1), 80) and on_field((4800, -6400), 80)


def test_2_14_ceiling_field_and_wind_of_a_battle(battle):
    """2.14, 2.16."""
    rules = battle().rules
    assert (rules.ceiling, rules.field, rules.wind) == (48, 80, 2700) and battle(ceiling=60, field=100).rules.field == 100


def test_2_15_the_ground_is_flat_at_height_0(battle):
    b = battle()
    for x in (-7000, 0, 7000):
        plane = b.plane("E1", "camel", (x, x, 5), 0, "L0", 12)
        assert [c["point"] for c in aid(b.s, plane, "DV12")["contacts"]] == [5]


def test_2_17_nothing_blocks_sight_or_fire(battle):
    """A friend on the line of fire changes no shot."""
    b = battle()
    plane = b.plane("E1", "camel", (0, -1400, 20), 0, "L0", 14)
    b.plane("C1", "dr1", (0, 700, 20), 100, "L0", 13)
    clear = aid(b.s, plane, "S14")["shots"]
    b.plane("E2", "camel", (0, 350, 20), 0, "L0", 14)
    assert aid(b.s, plane, "S14")["shots"] == clear and clear[0]["shots"]
