"""20.3, 20.4, 27.6, 34.8 Why an attack is not allowed: every reason, F-01 to F-10, and the domain of attacks."""

from __future__ import annotations

import pytest

from lysander.games.clouds.attacks import read
from lysander.games.clouds.ch20_reasons import why_cannot_fire
from lysander.games.clouds.domains_attack import Attacks
from lysander.games.clouds.ground import Gasbag, Unit
from lysander.games.clouds.plane import BROKEN, DESTROYED, LANDED, OUT, SPINNING, Gun, replace_gun


def codes(b, plane, text, role="P"):
    """The reasons against an attack."""
    return [r.code for r in why_cannot_fire(b.s, plane, plane.person(role), read(text))]


def domain(b, plane, role="P"):
    return Attacks(b.s, plane, plane.person(role))


def refused(b, plane, text, role="P"):
    """The reasons of the domain's refusal."""
    found = domain(b, plane, role).why_not(text)
    return [] if found is None else [found.code, *(r.code for r in found.more)]


def duel(battle, at=(0, 700, 21), heading=100, type="camel", **fields):
    options = fields.pop("options", {})
    b = battle(**options)
    return b, b.plane("E1", type, (0, 0, 20), 0, "L0", 14, **fields), b.plane("C1", "dr1", at, heading, "L0", 13)


def balloon(b, at=(0, 600, 20), side="C", **fields):
    b.s.gasbags["K1"] = Gasbag("K1", "balloon", side, f"{side.lower()}1", *at, **fields)


def infantry(b, at=(0, 900), side="C", strength=10):
    b.s.units["U1"] = Unit("U1", "infantry", side, f"{side.lower()}1", *at, strength, 10)


def test_20_4_nothing_against_a_good_shot(battle):
    b, e1, c1 = duel(battle)
    assert codes(b, e1, "C1 normal") == [] and codes(b, e1, "hold") == []
    assert domain(b, e1).why_not("C1 normal") is None


# F-01


@pytest.mark.parametrize(
    "pilot",
    [{"blackout": 1}, {"faint": True}, {"state": OUT}, {"state": "dead"}, {"state": "gone"}, {"busy": True}, {"acted": True}],
)
def test_20_3_f_01_who_cannot_attack(battle, pilot):
    b, e1, c1 = duel(battle, pilot=pilot)
    assert codes(b, e1, "C1 normal") == ["F-01"]


@pytest.mark.parametrize("fields", [{"state": SPINNING}, {"state": LANDED}, {"state": BROKEN}, {"recovered": True}])
def test_20_3_f_01_nobody_in_an_aeroplane_that_does_not_fly(battle, fields):
    b, e1, c1 = duel(battle, **fields)
    assert codes(b, e1, "C1 normal") == ["F-01"]


def test_20_3_a_black_out_to_come_does_not_keep_him_from_shooting(battle):
    """CL-C74."""
    b, e1, c1 = duel(battle, pilot={"blackout": 2})
    assert codes(b, e1, "C1 normal") == []


@pytest.mark.parametrize(("order", "shoots"), [((), True), (("C1", "E1"), True), (("C1",), False)])
def test_10_2_who_had_no_initiative_this_turn_does_not_shoot(battle, order, shoots):
    b, e1, c1 = duel(battle)
    b.s.order = order
    assert codes(b, e1, "C1 normal") == ([] if shoots else ["F-01"])


def test_20_3_a_gunner_at_work_or_out_of_action(battle):
    for fields in ({"busy": True}, {"state": OUT}):
        b, e1, c1 = duel(battle, at=(0, -600, 20), type="re8", gunner=fields)
        assert codes(b, e1, "C1 normal", "G") == ["F-01"]


# F-02, F-03


def test_20_4_f_02_no_such_target(battle):
    b, e1, c1 = duel(battle)
    assert codes(b, e1, "C9 normal") == ["F-02"]
    for state in (BROKEN, LANDED, DESTROYED):
        c1.state = state
        assert "F-02" in codes(b, e1, "C1 normal")
    c1.state = SPINNING
    assert codes(b, e1, "C1 normal") == []


def test_20_4_f_02_destroyed_units_and_gasbags_that_are_gone(battle):
    b, e1, c1 = duel(battle)
    infantry(b, (0, 300), strength=0)
    assert "F-02" in codes(b, e1, "U1 normal")
    for fields in ({"burnt": True}, {"lost": True}, {"at": (0, 600, 0)}):
        balloon(b, **fields)
        assert "F-02" in codes(b, e1, "K1 normal")


def test_20_4_f_03_own_side(battle):
    b, e1, c1 = duel(battle)
    b.plane("E2", "camel", (0, 700, 20), 0, "L0", 14)
    balloon(b, side="E")
    assert codes(b, e1, "E2 normal") == ["F-03"] and codes(b, e1, "K1 normal") == ["F-03"]


def test_20_4_all_reasons_at_once(battle):
    b, e1, c1 = duel(battle, at=(0, -2600, 20), pilot={"acted": True})
    b.s.planes["C1"].state = BROKEN
    for g in ("g1", "g2"):
        replace_gun(e1, g, jam=4)
    assert codes(b, e1, "C1 sustained") == ["F-01", "F-02", "F-04", "F-05", "F-07", "F-08"]


# F-04 to F-06


@pytest.mark.parametrize(("at", "code"), [((0, 2549, 20), []), ((0, 2550, 20), ["F-04"]), ((0, 0, 20), ["F-04", "F-05"])])
def test_20_4_f_04_range_at_aeroplanes(battle, at, code):
    """CL-C29."""
    b, e1, c1 = duel(battle, at=at)
    assert codes(b, e1, "C1 normal") == code


def test_20_4_f_04_range_at_units_gasbags_and_with_rockets(battle):
    b, e1, c1 = duel(battle, type="n17", rockets=8)
    for y, guns, rockets in ((1200, [], []), (1201, [], ["F-04"]), (1400, [], ["F-04"]), (1401, ["F-04"], ["F-04"])):
        balloon(b, (0, y, 20))
        assert (codes(b, e1, "K1 normal"), codes(b, e1, "K1 rockets 1")) == (guns, rockets)
    e1.z, e1.climb = 10, "S"
    infantry(b, (0, 979))
    assert codes(b, e1, "U1 normal") == []
    infantry(b, (0, 980))
    assert codes(b, e1, "U1 normal") == ["F-04"]


@pytest.mark.parametrize(("x", "cone", "code"), [(363, 20, []), (364, 20, ["F-05"]), (577, 30, []), (578, 30, ["F-05"])])
def test_20_4_f_05_the_cone_of_fixed_guns(battle, x, cone, code):
    """CL-C29, CL-C66."""
    b, e1, c1 = duel(battle, at=(x, 1000, 20), options={"fire_cone": cone})
    assert codes(b, e1, "C1 normal") == code


def test_20_4_f_05_rockets_have_20_degrees_always(battle):
    b, e1, c1 = duel(battle, type="n17", rockets=8, options={"fire_cone": 30})
    balloon(b, (364, 1000, 20))
    assert codes(b, e1, "K1 rockets 1") == ["F-05"] and codes(b, e1, "K1 normal") == []


def test_20_5_f_06_the_blind_spot(battle):
    """CL-C32."""
    for z, code in ((20, []), (19, ["F-06"])):
        b = battle()
        e1 = b.plane("E1", "re8", (0, 0, 20), 900, "L0", 13)
        b.plane("C1", "dr1", (-600, 100, z), 800, "L0", 13)
        assert codes(b, e1, "C1 normal", "G") == code


# F-07


def test_20_4_f_07_guns(battle):
    b, e1, c1 = duel(battle)
    assert codes(b, e1, "C1 normal g3") == ["F-07"]
    e1.guns = (Gun("g1", 1), Gun("g2", 16, jam=3))
    assert codes(b, e1, "C1 normal") == ["F-07"] and codes(b, e1, "C1 short") == []
    assert codes(b, e1, "C1 short g2") == ["F-07"]
    e1.guns = (Gun("g1", 16, out=True), Gun("g2", 1))
    assert codes(b, e1, "C1 normal") == ["F-07"] and codes(b, e1, "C1 short g2") == []


def test_20_4_f_07_a_gunners_gun_is_not_the_pilots(battle):
    b, e1, c1 = duel(battle, type="bristol")
    assert codes(b, e1, "C1 normal g2") == ["F-07"]


def test_21_4_f_07_the_drum(battle):
    """CL-C55."""
    b, e1, c1 = duel(battle, type="se5a")
    replace_gun(e1, "g2", fired=3)
    assert codes(b, e1, "C1 normal g1 g2") == ["F-07"] and codes(b, e1, "C1 normal") == [] and codes(b, e1, "C1 short") == []


def test_20_4_f_07_rockets(battle):
    b, e1, c1 = duel(battle, type="n17", rockets=4)
    balloon(b)
    assert codes(b, e1, "K1 rockets 4") == [] and codes(b, e1, "K1 rockets 5") == ["F-07"]
    assert "F-02" in codes(b, e1, "C1 rockets 1")


# F-08, F-09


@pytest.mark.parametrize(
    ("heading", "marked", "code"),
    [(450, 2, []), (451, 2, ["F-08"]), (0, 1, ["F-08"]), (0, 3, ["F-08"])],
)
def test_20_10_f_08_sustained_fire(battle, heading, marked, code):
    """CL-C30."""
    b, e1, c1 = duel(battle, at=(0, 400, 20), heading=heading, pilot={"mark": "C1", "marked": marked})
    assert codes(b, e1, "C1 sustained") == code


def test_23_2_f_08_never_at_the_ground_or_gasbags(battle):
    b, e1, c1 = duel(battle, pilot={"mark": "K1", "marked": 2})
    balloon(b)
    infantry(b, (0, 10))
    assert codes(b, e1, "K1 sustained") == ["F-08"] and "F-08" in codes(b, e1, "U1 sustained")


def way_home(battle, **options):
    """CL-C65."""
    b = battle(**options)
    e1 = b.plane("E1", "bristol", (0, 0, 20), 2700, "L0", 14, forced=True, home="C1", hit="C1", shot="C1", shot_turn=2)
    b.plane("C1", "alb3", (600, 50, 20), 900, "L0", 14)
    b.plane("C2", "alb3", (500, -100, 21), 2700, "L0", 14)
    b.plane("C3", "alb3", (400, 100, 22), 0, "L0", 14)
    return b, e1


@pytest.mark.parametrize("cockpits", ["open", "closed"])
def test_27_6_f_09_a_gunner_defends_the_way_home(battle, cockpits):
    b, e1 = way_home(battle, cockpits=cockpits)
    assert [codes(b, e1, f"{c} normal", "G") for c in ("C1", "C2", "C3")] == [[], [], ["F-09"]]
    assert domain(b, e1, "G").members() == ("hold", "C1 normal", "C1 short", "C2 normal", "C2 short")
    e1.shot_turn = 1
    assert codes(b, e1, "C1 normal", "G") == ["F-09"]


def test_20_3_f_09_the_pilot_does_not_attack(battle):
    b, e1, c1 = duel(battle, going=True)
    assert codes(b, e1, "C1 normal") == ["F-01", "F-09"]


def test_27_6_f_09_no_ground_target_and_no_bombs(battle):
    b, e1 = way_home(battle)
    infantry(b, (600, 300))
    e1.z, e1.heading = 3, 2700
    assert codes(b, e1, "U1 normal", "G") == ["F-09"]
    e1.track, e1.bomb, e1.bombs = ((0, 0),), "light", 4
    assert codes(b, e1, "bombs l1 @0,0", "G") == ["F-09"]
    e1.burning = True
    assert "F-01" in codes(b, e1, "C2 normal", "G")


@pytest.mark.parametrize(
    ("fields", "open_", "closed"),
    [
        ({}, [], []),
        ({"pilot": {"blackout": 1}}, ["F-09"], []),
        ({"pilot": {"faint": True}}, ["F-09"], []),
        ({"burning": True}, ["F-09"], ["F-09"]),
        ({"going": True}, ["F-09"], []),
        ({"state": SPINNING}, ["F-09"], ["F-09"]),
    ],
)
def test_5_5_a_refusal_does_not_tell_what_is_hidden(battle, fields, open_, closed):
    """27.6: with closed cockpits the threat is judged by what can be seen."""
    for cockpits, expected in (("open", open_), ("closed", closed)):
        b, e1 = way_home(battle, cockpits=cockpits)
        b.plane("C2", "alb3", (500, -100, 21), 2700, "L0", 14, **fields)
        assert codes(b, e1, "C2 normal", "G") == expected
    b, e1 = way_home(battle, cockpits="closed")
    for gun in ("g1", "g2"):
        replace_gun(b.s.planes["C2"], gun, out=True)
    assert codes(b, e1, "C2 normal", "G") == []


# F-10
