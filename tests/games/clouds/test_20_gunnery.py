"""20.1, 20.2, 20.9 to 20.12, 28.6 The steps F3 and F4: who attacks when, and what becomes of a shot."""

from __future__ import annotations

import random
import time

import pytest

from lysander.games.clouds.ch20_choices import has_target
from lysander.games.clouds.ch20_gunnery import anything_to_attack, attack, f3, f4, order_of_fire
from lysander.games.clouds.ch20_who import near_each_other, shooters
from lysander.games.clouds.ground import Gasbag, Unit
from lysander.games.clouds.plane import DESTROYED, LANDED, OUT, SPINNING, Gun, replace_gun


def attacks(b, who, answer, *dice):
    """A shooter's attack, with the dice that fall for it."""
    plane, _, role = who.partition(".")
    b.answers = [answer]
    b.roll(*dice)
    attack(b.s, b.ref, b.s.planes[plane], b.s.planes[plane].person(role or "P"))
    b.spent()


def asked(b):
    return [a.kind for a in b.asked if a.kind.startswith("attack")]


# one shot


def test_20_9_a_shot_from_behind(battle):
    """CL-C28."""
    b = battle()
    e1, c1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14), b.plane("C1", "dr1", (0, 700, 20), 100, "L0", 13)
    attacks(b, "E1", "C1 normal", ("R-31:E1", 6), ("R-32:E1", 8), ("R-38:C1", 2), ("R-42:C1", 5))
    assert b.told("roll")[0]["needed"] == 14 and b.told("damage")[0]["row"] == 16 and c1.pilot.fortitude == 11
    assert (c1.shot, c1.shot_turn, c1.hit) == ("E1", 3, "E1") and [g.half for g in e1.guns] == [14, 14]
    assert (e1.pilot.acted, e1.pilot.mark, e1.pilot.marked) == (True, "C1", 3)
    ask = b.asked[0]
    assert (ask.seat, ask.kind, ask.default) == ("e1", "attack:E1", "hold")


def test_20_11_a_miss_is_a_shot_but_no_hit(battle):
    b = battle()
    e1, c1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14), b.plane("C1", "dr1", (0, 700, 20), 100, "L0", 13, hit="E2")
    attacks(b, "E1", "C1 normal", ("R-31", 15))
    assert (c1.shot, c1.shot_turn, c1.hit) == ("E1", 3, "E2") and [g.half for g in e1.guns] == [14, 14]
    assert b.told("shot")[0] == {"guns": ["g1", "g2"], "mode": "normal", "who": "E1", "at": "C1", "hit": False}
    assert [a.kind for a in b.asked] == ["attack:E1", "reroll:E1"]  # 36 R-31: missed


def test_20_2_to_hold_does_nothing(battle):
    b = battle()
    e1, c1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14), b.plane("C1", "dr1", (0, 700, 20), 100, "L0", 13)
    attacks(b, "E1", "hold")
    assert e1.pilot.acted and (c1.shot, e1.pilot.mark) == ("", "") and not b.events


def test_20_9_a_shot_that_is_allowed_hits_on_1(battle):
    """CL-C66, 4.5: base −3, 0 successes; a natural 20 never hits."""
    b = battle(fire_cone=30)
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14), b.plane("C1", "dr1", (577, 1000, 20), 900, "L0", 14)
    attacks(b, "E1", "C1 normal", ("R-31", 1), ("R-32", 2))
    assert b.told("roll")[0]["needed"] == -3 and b.told("damage")[0]["row"] == 2
    b.plane("C2", "dr1", (0, 100, 20), 0, "L0", 14)
    b.s.change("E1", acted=False)
    attacks(b, "E1", "C2 normal", ("R-31", 20), ("R-35", 6))
    assert b.told("shot")[1]["hit"] is False


def test_21_5_a_jam_is_diced_before_the_damage(battle):
    """CL-C30."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, pilot={"mark": "C1", "marked": 2})
    e1.guns = (Gun("g1", 12), Gun("g2", 12))
    b.plane("C1", "dr1", (0, 400, 20), 200, "L0", 13)
    attacks(b, "E1", "C1 sustained", ("R-31", 17), ("R-35", 1), ("R-35", 4), ("R-32", 12), ("R-36", 2))
    assert b.told("roll")[0]["needed"] == 19 and b.told("damage")[0]["row"] == 14
    assert e1.guns == (Gun("g1", 8, out=True), Gun("g2", 8, jam=4))


def test_29_2_a_re_roll_of_the_shot_decides_hit_and_jam(battle):
    b = battle()
    e1, c1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14), b.plane("C1", "dr1", (0, 700, 20), 100, "L0", 13)
    source = b.ref.source
    b.ref.source = lambda ask: "reroll" if ask.kind == "reroll:E1" and e1.pilot.rerolls == 2 else source(ask)
    attacks(b, "E1", "C1 normal", ("R-31", 19), ("R-31", 14), ("R-32", 2))
    assert c1.hit == "E1" and all(g.works for g in e1.guns) and e1.pilot.rerolls == 1


def test_20_10_guns_may_be_left_out(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14)
    b.plane("C1", "dr1", (0, 700, 20), 0, "L0", 13)
    attacks(b, "E1", "C1 normal g2", ("R-31", 19))
    assert b.told("roll")[0]["needed"] == 13 and [g.half for g in e1.guns] == [16, 14] and e1.guns[1].works


def test_21_3_all_that_can_take_part(battle):
    """CL-C55: the drum holds one half box more."""
    b = battle()
    e1 = b.plane("E1", "se5a", (0, 0, 20), 0, "L0", 16)
    replace_gun(e1, "g2", fired=3)
    b.plane("C1", "dr1", (0, 700, 21), 100, "L0", 13)
    attacks(b, "E1", "C1 normal", ("R-31", 16))
    assert b.told("roll")[0]["needed"] == 15 and [g.half for g in e1.guns] == [14, 16]
    b.s.change("E1", acted=False)
    attacks(b, "E1", "C1 short", ("R-31", 14))
    assert b.told("roll")[-1]["needed"] == 13 and [g.half for g in e1.guns] == [13, 15]


def test_20_12_cut_wires_are_tested_after_the_shot(battle):
    b = battle()
    b.plane("E1", "bristol", (0, 0, 20), 0, "L0", 14, wires=True, strength=12)
    b.plane("C1", "dr1", (0, 700, 20), 0, "L0", 13)
    attacks(b, "E1", "C1 normal", ("R-31", 16), ("R-09:E1", 12))
    assert b.told("roll")[-1]["why"] == "wires"
    b.plane("C2", "dr1", (0, -700, 20), 0, "L0", 13)
    attacks(b, "E1.G", "C2 normal", ("R-31:E1.G", 16))  # 13.7 fixed guns only


def test_28_6_the_death_of_the_victim_is_his_who_shoots(battle):
    b = battle()
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14)
    c1 = b.plane("C1", "dr1", (0, 700, 20), 0, "L0", 13, shot="E2", shot_turn=3, hit="E2")
    attacks(b, "E1", "C1 normal", ("R-31", 4), ("R-32", 20))
    assert (c1.won, c1.state) == ("E1", SPINNING)


def test_20_9_sure_aim_and_fine_judgement_of_the_shooter(battle):
    b = battle()
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, pilot={"abilities": ("eye", "marksman")})
    b.plane("C1", "dr1", (0, 700, 20), 0, "L0", 13)
    b.answers = ["C1 normal", "minus"]
    b.roll(("R-31", 14), ("R-32", 11), ("R-33", 2), ("R-34", 4), ("R-09", 1))
    attack(b.s, b.ref, b.s.planes["E1"], b.s.planes["E1"].pilot)
    b.spent()
    assert b.told("damage")[0]["row"] == 9


@pytest.mark.parametrize(
    ("answer", "dice", "left"),
    [
        ("U1 normal", [("R-46", 20), ("R-35", 6)], 8),
        ("K1 normal", [("R-31", 20), ("R-35", 6)], 8),
        ("K1 rockets 3", [("R-44", 20)], 5),
    ],
)
def test_20_2_ground_units_gasbags_and_rockets(battle, answer, dice, left):
    b = battle()
    e1 = b.plane("E1", "n17", (0, 0, 5), 0, "D0", 14, rockets=8)
    b.s.units["U1"] = Unit("U1", "infantry", "C", "c1", 0, 900, 10, 10)
    b.s.gasbags["K1"] = Gasbag("K1", "balloon", "C", "c1", 0, 900, 4)
    attacks(b, "E1", answer, *dice)
    assert e1.rockets == left and e1.pilot.mark == ""


def test_20_2_bombs_in_his_turn(battle):
    """CL-C41."""
    b = battle()
    c1 = b.plane("C1", "gotha", (-2500, 0, 26), 2700, "L0", 12, bomb="medium", bombs=12, track=((-2500, 0),))
    b.s.units["U1"] = Unit("U1", "object", "E", "e1", -2500, 0, 30, 30)
    b.s.shooters = ("C1.N",)
    b.answers = ["bombs m1 @-2500,0"]
    b.roll(("R-48:C1.N", 7), ("R-49", 3), ("R-50", 6), ("R-51", (4, 3, 4, 3, 4, 3)))
    assert f4(b.s, b.ref) is None
    b.spent()
    assert c1.bombs == 11 and b.s.units["U1"].strength == 9


# F3


def test_20_1_gunners_roll_without_a_pilots_modifiers(battle):
    b = battle()
    e1 = b.plane("E1", "bristol", (0, 0, 20), 0, "L0", 14, threat=-6, flinch=True, gunner={"awareness": 11, "fortitude": 10})
    b.roll(("R-03:E1.G", 10), ("R-03:E1.G", 4))
    assert f3(b.s, b.ref) is None
    assert (e1.person("G").initiative, e1.person("G").die) == (14 + 10, 14) and e1.pilot.initiative == -1


def test_20_1_one_after_the_other_and_only_who_could_attack(battle):
    b = battle()
    c1 = b.plane("C1", "gotha", (0, 0, 20), 0, "L0", 12)
    for id, gunner in (("E1", {"state": OUT}), ("E2", {"busy": True}), ("E3", {})):
        b.plane(id, "re8", (0, 0, 20), 0, "L0", 12, gunner=gunner, state=LANDED if id == "E3" else "flying")
    b.roll(("R-03:C1.N", 3))
    assert f3(b.s, b.ref) == "F3" and b.s.done == ("C1.N",)
    b.roll(("R-03:C1.G", 4))
    assert f3(b.s, b.ref) is None and b.s.done == ()
    assert [p.initiative for p in c1.people] == [-1, 16, 17]


def test_29_4_keeps_calm_serves_gunners(battle):
    b = battle()
    e1 = b.plane("E1", "bristol", (0, 0, 20), 0, "L0", 14, gunner={"abilities": ("calm",)})
    b.ref.source = lambda ask, source=b.ref.source: "reroll" if ask.kind == "reroll:E1.G" else source(ask)
    b.roll(("R-03", 5), ("R-03", 9))
    f3(b.s, b.ref)
    assert e1.person("G").die == 9 and "calm" in e1.person("G").used


# the order


def roll_call(battle, *people, order=()):
    """A battle with these people's totals: ``("E1", 20, 7)``."""
    b = battle()
    b.plane("E1", "bristol", (0, 0, 20), 0, "L0", 14)
    b.plane("E2", "camel", (0, 100, 20), 0, "L0", 14)
    b.plane("C1", "dr1", (0, 400, 20), 1800, "L0", 13)
    for id, total, die in people:
        b.s.change(id, initiative=total, die=die)
    b.s.order = order
    return b


def test_20_2_highest_total_first_then_die_total(battle):
    b = roll_call(battle, ("E1", 20, 7), ("E1.G", 22, 9), ("E2", 20, 8), ("C1", 25, 3))
    assert order_of_fire(b.s, b.ref) == ("C1", "E1.G", "E2", "E1")


def test_20_2_pilots_still_tied_keep_the_order_of_i4(battle):
    b = roll_call(battle, ("E1", 20, 7), ("E1.G", 10, 1), ("E2", 20, 7), ("C1", 20, 7), order=("E2", "C1", "E1"))
    assert order_of_fire(b.s, b.ref) == ("E1", "C1", "E2", "E1.G")


def test_20_2_with_a_gunner_among_them_all_dice_it_off(battle):
    b = roll_call(battle, ("E1", 20, 7), ("E1.G", 20, 7), ("E2", 20, 7), ("C1", 20, 8), order=("E2", "C1", "E1"))
    b.roll(("R-02:E1", 3), ("R-02:E1.G", 9), ("R-02:E2", 3), ("R-02:E1", 2), ("R-02:E2", 6))
    assert order_of_fire(b.s, b.ref) == ("C1", "E1.G", "E2", "E1")
    b.spent()


def test_20_2_each_attacks_once_in_his_turn(battle):
    b = roll_call(battle, ("E1", 20, 7), ("E1.G", 10, 1), ("E2", 21, 7), ("C1", 15, 7), order=("C1", "E1", "E2"))
    b.answers = ["hold", "C1 short", "hold"]
    assert f4(b.s, b.ref) == "F4" and b.s.shooters == ("E1", "C1", "E1.G")
    b.roll(("R-31:E1", 20))
    assert f4(b.s, b.ref) == "F4"
    assert f4(b.s, b.ref) == "F4"  # the gunner is left, whose gun does not bear
    assert f4(b.s, b.ref) is None and b.s.shooters == ()
    assert asked(b) == ["attack:E2", "attack:E1", "attack:C1"]


def test_7_3_who_is_destroyed_before_his_turn_does_not_shoot(battle):
    b = roll_call(battle, ("E1", 20, 7), ("E1.G", 10, 1), ("E2", 21, 7), ("C1", 15, 7))
    b.answers = ["C1 normal", "hold"]
    b.roll(("R-31:E2", 1), ("R-32", 20))
    f4(b.s, b.ref)
    assert b.s.planes["C1"].state == SPINNING  # dead at the stick
    f4(b.s, b.ref)
    assert f4(b.s, b.ref) is None and asked(b) == ["attack:E2", "attack:E1"]


def test_20_2_nobody_is_asked_without_a_target(battle):
    b = battle()
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14), b.plane("C1", "dr1", (0, 2600, 20), 1800, "L0", 13)
    assert f4(b.s, b.ref) is None and not b.asked and b.s.shooters == ()
    b.s.planes["C1"].y = -700  # near, but nobody's gun bears
    assert near_each_other(b.s) and not anything_to_attack(b.s) and f4(b.s, b.ref) is None and not b.asked


@pytest.mark.parametrize(("path", "reach"), [(((0, 1000),), True), (((0, 1001),), False), (((0, 5000), (0, 900), (0, 5000)), True)])
def test_20_2_bombs_ask_within_10_mu_of_the_path(battle, path, reach):
    b = battle()
    b.plane("C1", "gotha", (0, 5000, 26), 2700, "L0", 12, bomb="medium", bombs=1, track=path)
    b.s.units["U1"] = Unit("U1", "object", "E", "e1", 0, 0, 30, 30)
    assert anything_to_attack(b.s) is reach
    b.s.units["U1"] = Unit("U1", "object", "E", "e1", 0, 0, 0, 30)
    assert not anything_to_attack(b.s)


def test_20_2_the_quick_look_is_never_wrongly_false(battle):
    """Random positions of all kinds: where somebody could attack, enemies are near each other."""
    rng = random.Random(7)
    found = 0
    for _ in range(400):
        b = battle()
        for id, type in (("E1", "n17"), ("E2", "bristol"), ("C1", "gotha"), ("C2", "dr1")):
            at = rng.randrange(-2500, 2500), rng.randrange(-2500, 2500), rng.randrange(1, 30)
            state = rng.choice(("flying", "flying", SPINNING, DESTROYED, LANDED))
            plane = b.plane(id, type, at, rng.randrange(3600), rng.choice("VSDLCZ") + "0", 12, state=state, rockets=rng.choice((0, 4)))
            plane.rolled = rng.choice((-1, 0, 1)) if state == LANDED else -1
            plane.bombs, plane.bomb, plane.track = rng.choice(((0, "", ()), (2, "light", ((plane.x, plane.y),))))
        if rng.random() < 0.5:
            b.s.units["U1"] = Unit("U1", "infantry", "C", "c1", rng.randrange(-2500, 2500), rng.randrange(-2500, 2500), 10, 10)
        if rng.random() < 0.5:
            b.s.gasbags["K1"] = Gasbag("K1", "balloon", "C", "c1", rng.randrange(-2500, 2500), rng.randrange(-2500, 2500), 20)
        fast = near_each_other(b.s)
        slow = any(has_target(b.s, plane, person) for plane, person in shooters(b.s))
        assert fast or not slow
        found += slow
    assert found > 50


def test_20_2_with_nobody_in_range_f4_takes_microseconds(battle):
    b = battle()
    for n in range(3):
        b.plane(f"E{n + 1}", "bristol", (-3000, 500 * n, 20), 900, "L0", 14)
        b.plane(f"C{n + 1}", "dr1", (3000, 500 * n, 20), 2700, "L0", 14)
    best = 1.0
    for _ in range(20):
        start = time.thread_time()
        f4(b.s, b.ref)
        best = min(best, time.thread_time() - start)
    assert best < 50e-6


def test_5_4_what_the_others_learn_of_a_shot(battle):
    b = battle(cockpits="closed")
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14), b.plane("C1", "dr1", (0, 700, 20), 100, "L0", 13)
    attacks(b, "E1", "C1 normal", ("R-31", 12), ("R-32", 1))
    own, seen = [e for e in b.events if e.kind == "shot"]
    assert own.to == ("e1",) and own.facts["guns"] == ["g1", "g2"]
    assert dict(seen.facts) == {"who": "E1", "at": "C1", "hit": True} and seen.to == ("c1", "spectator")
    shown = [e.facts for e in b.events if e.kind == "roll" and e.facts["name"] == "R-31"]
    assert "needed" in shown[0] and "needed" not in shown[1] and "base" not in shown[1]
