"""21 Ammunition, drums, malfunctions, repairs; 20.6 the tables of gunnery."""

from __future__ import annotations

import pytest

from lysander.core.record import replace
from lysander.games.clouds.ch20_tables import gunnery
from lysander.games.clouds.ch21_guns import after_shot, malfunction, mark_ammunition, mend, rounds_for, taking_part
from lysander.games.clouds.plane import Gun, replace_gun

BOTH = ("g1", "g2")


def camel(battle, *abilities, **fields):
    b = battle()
    return b, b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, pilot={"abilities": abilities}, **fields)


def halves(plane):
    return [g.half for g in plane.guns]


@pytest.mark.parametrize(("mode", "spent"), [("normal", 2), ("sustained", 4), ("short", 1)])
@pytest.mark.parametrize("hit", [True, False])
def test_21_1_every_gun_marks_half_boxes_hit_or_miss(battle, mode, spent, hit):
    b, e1 = camel(battle)
    after_shot(b.s, b.ref, e1, e1.pilot, BOTH, mode, 8, hit)
    assert halves(e1) == [16 - spent, 16 - spent]
    after_shot(b.s, b.ref, e1, e1.pilot, ("g2",), mode, 8, hit)
    assert halves(e1) == [16 - spent, 16 - 2 * spent]


@pytest.mark.parametrize(
    ("ability", "mode", "spent"), [("cool", "sustained", 0), ("saver", "normal", 1), ("saver", "sustained", 1), ("saver", "short", 1)]
)
def test_21_2_a_miss_costs_less(battle, ability, mode, spent):
    b, e1 = camel(battle, ability)
    mark_ammunition(b.s, e1, e1.pilot, BOTH, mode, False)
    assert halves(e1) == [16 - spent, 16 - spent]
    mark_ammunition(b.s, e1, e1.pilot, BOTH, "normal", True)
    assert halves(e1) == [14 - spent, 14 - spent]


def test_21_3_a_gun_with_too_little_takes_no_part(battle):
    b, e1 = camel(battle)
    replace_gun(e1, "g1", half=3)
    assert taking_part(b.s, e1, e1.pilot, "sustained") == ("g2",)
    assert taking_part(b.s, e1, e1.pilot, "normal") == BOTH
    replace_gun(e1, "g1", half=0)
    assert taking_part(b.s, e1, e1.pilot, "short") == ("g2",)


def test_21_8_the_other_guns_fire_as_if_nothing_had_happened(battle):
    b, e1 = camel(battle)
    replace_gun(e1, "g1", jam=5)
    assert taking_part(b.s, e1, e1.pilot, "normal") == ("g2",)
    replace_gun(e1, "g2", out=True)
    assert taking_part(b.s, e1, e1.pilot, "normal") == ()


def test_21_4_a_mode_may_not_fire_more_than_the_drum_holds(battle):
    """CL-C55: a drum of four half boxes with one left."""
    b = battle()
    e1 = b.plane("E1", "se5a", (0, 0, 20), 0, "L0", 16)
    replace_gun(e1, "g2", fired=3)
    assert [taking_part(b.s, e1, e1.pilot, m) for m in ("short", "normal")] == [BOTH, ("g1",)]
    after_shot(b.s, b.ref, e1, e1.pilot, BOTH, "short", 8, True)
    assert (e1.guns[0].fired, e1.guns[1].fired, e1.guns[1].half) == (0, 4, 15)
    assert taking_part(b.s, e1, e1.pilot, "short") == ("g1",)


@pytest.mark.parametrize(
    ("mode", "guns", "lowest"),
    [
        ("normal", 1, 20),
        ("normal", 2, 19),
        ("normal", 3, 18),
        ("normal", 4, 17),
        ("sustained", 1, 19),
        ("sustained", 2, 17),
        ("sustained", 3, 15),
        ("sustained", 4, 13),
        ("short", 1, 21),
        ("short", 4, 21),
    ],
)
def test_21_5_the_highest_faces_jam(battle, mode, guns, lowest):
    assert gunnery(battle().rules).jams[mode][guns] == lowest


def test_21_5_one_gun_jams_before_the_ammunition_is_marked(battle):
    """CL-C30: 17 in sustained fire with two guns; g1 is out, g2 jammed."""
    b, e1 = camel(battle)
    e1.guns = (Gun("g1", 12), Gun("g2", 12))
    b.roll(("R-35:E1", 1), ("R-35:E1", 4))
    after_shot(b.s, b.ref, e1, e1.pilot, BOTH, "sustained", 17, True)
    b.spent()
    assert e1.guns == (Gun("g1", 8, out=True), Gun("g2", 8, jam=4))
    assert [e["out"] for e in b.told("jam")] == [True, False]
    b, e1 = camel(battle)
    after_shot(b.s, b.ref, e1, e1.pilot, BOTH, "sustained", 16, True)
    assert all(g.works for g in e1.guns)


def test_21_5_a_short_burst_never_jams(battle):
    b, e1 = camel(battle)
    after_shot(b.s, b.ref, e1, e1.pilot, BOTH, "short", 20, False)
    assert all(g.works for g in e1.guns)


@pytest.mark.parametrize(("face", "jam", "out"), [(2, 0, True), (3, 3, False), (4, 4, False), (5, 5, False), (6, 6, False)])
def test_21_6_the_rows_of_a_belt(battle, face, jam, out):
    b, e1 = camel(battle)
    b.roll(("R-35", face))
    malfunction(b.s, b.ref, e1, e1.pilot, BOTH)
    assert (e1.guns[0].jam, e1.guns[0].out) == (jam, out) and e1.guns[1].works


def test_21_6_the_last_gun_wedged_ends_the_chain(battle):
    b, e1 = camel(battle)
    b.roll(("R-35", 1), ("R-35", 1))
    malfunction(b.s, b.ref, e1, e1.pilot, BOTH)
    assert all(g.out for g in e1.guns)


@pytest.mark.parametrize(("half", "fired", "jam", "out"), [(16, 0, 2, False), (5, 3, 2, False), (5, 0, 2, False), (4, 0, 0, True), (1, 3, 0, True)])
def test_21_6_a_ruined_drum(battle, half, fired, jam, out):
    """Jammed until it gets a fresh drum; out if there is none."""
    b = battle()
    e1 = b.plane("E1", "se5a", (0, 0, 20), 0, "L0", 16)
    e1.guns = (e1.guns[0], Gun("g2", half, fired))
    b.roll(("R-35", 2))
    malfunction(b.s, b.ref, e1, e1.pilot, ("g2",))
    assert (e1.guns[1].jam, e1.guns[1].out) == (jam, out)


def test_21_6_own_armourer_adds_2_and_never_loses_a_gun(battle):
    b, e1 = camel(battle, "armourer")
    b.roll(("R-35", 1))
    malfunction(b.s, b.ref, e1, e1.pilot, BOTH)
    assert e1.guns[0].jam == 3 and [a.kind for a in b.asked] == ["reroll:E1"]
    b.roll(("R-35", 6))
    malfunction(b.s, b.ref, e1, e1.pilot, ("g2",))
    assert e1.guns[1].jam == 6 and len(b.asked) == 1


@pytest.mark.parametrize(("face", "asked"), [(2, 1), (3, 1), (4, 0)])
def test_36_1_r_35_matters_up_to_row_3(battle, face, asked):
    b, e1 = camel(battle)
    b.roll(("R-35", face))
    malfunction(b.s, b.ref, e1, e1.pilot, ("g1",))
    assert len(b.asked) == asked


@pytest.mark.parametrize(
    ("jam", "work", "free"),
    [(2, 0, False), (3, 3, False), (3, 4, True), (4, 1, False), (4, 2, True), (5, 0, False), (5, 1, True), (6, 0, True)],
)
def test_21_7_in_e2_repaired_guns_come_back(battle, jam, work, free):
    """CL-C31."""
    b, e1 = camel(battle)
    e1.guns = (Gun("g1", 16, jam=jam, work=work), Gun("g2", 16, jam=jam, work=work, out=True))
    mend(b.s, b.ref, e1)
    assert e1.guns[0] == (Gun("g1", 16) if free else Gun("g1", 16, jam=jam, work=work))
    assert e1.guns[1].out and e1.guns[1].jam == jam


def test_3_11_a_gun_that_works_is_neither_jammed_nor_out(battle):
    b, e1 = camel(battle)
    mount = b.s.panel(e1).guns[0]
    assert rounds_for(mount, Gun("g1", 2), 2) and not rounds_for(mount, Gun("g1", 1), 2)
    assert not rounds_for(mount, Gun("g1", 9, jam=6), 2) and not rounds_for(mount, replace(Gun("g1", 9), out=True), 2)


def test_20_6_the_cone_of_30_is_an_option(battle):
    assert [r.degrees for r in gunnery(battle().rules).aim] == [10, 20]
    assert [(r.degrees, r.add) for r in gunnery(battle(fire_cone=30).rules).aim] == [(10, 0), (20, -4), (30, -8)]
