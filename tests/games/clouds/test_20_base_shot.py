"""20.5 to 20.8, 20.10 Range, aim, fields of fire, angle, and the base shot."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch20_shots import base_shot, bears, in_field, line_of, modes, modifiers, note_shot
from lysander.games.clouds.ch20_tables import gunnery
from lysander.games.clouds.panels import Mount
from lysander.games.clouds.plane import SPINNING

REAR, TUNNEL, NOSE_GUN = (Mount("g2", m, "lewis", 20, 0) for m in ("rear", "tunnel", "nose"))


def shot(b, shooter, target, role="P", guns=2, mode="normal"):
    """The base shot and its modifiers by name; None if out of range, aim or field of fire."""
    person = shooter.person(role)
    mount = next(m for m in b.s.panel(shooter).guns if m.role == role)
    line = line_of(b.s, shooter, person, mount, target)
    if line is None:
        return None
    added = modifiers(b.s, shooter, person, line, guns, mode)
    return base_shot(person, added), {m[0]: m[1] for m in added}


def duel(battle, x, y, heading, z=20, attitude="L0", type="dr1", **options):
    b = battle(**options)
    return b, b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14), b.plane("C1", type, (x, y, z), heading, attitude, 13)


def test_20_6_a_shot_from_behind(battle):
    """CL-C28."""
    assert shot(*duel(battle, 0, 700, 100)) == (14, {"angle": 1})


@pytest.mark.parametrize(
    ("y", "base"),
    [(249, 18), (250, 16), (549, 16), (550, 14), (949, 14), (950, 11), (1449, 11), (1450, 8), (1949, 8), (1950, 4), (2549, 4), (2550, None)],
)
def test_20_6_distance_bands_end_half_a_mu_on(battle, y, base):
    """CL-C29, 2.7."""
    found = shot(*duel(battle, 0, y, 0))
    assert (found and found[0]) == base


@pytest.mark.parametrize(
    ("x", "cone", "base"),
    [(176, 20, 5), (177, 20, 1), (363, 20, 1), (364, 20, None), (363, 30, 1), (364, 30, -3), (577, 30, -3), (578, 30, None), (577, 20, None)],
)
def test_20_6_the_aim_of_fixed_guns(battle, x, cone, base):
    """CL-C29, CL-C66: within 10, 20 and 30 degrees of the nose."""
    found = shot(*duel(battle, x, 1000, 900, fire_cone=cone))
    assert (found and found[0]) == base


@pytest.mark.parametrize(
    ("heading", "name", "add"),
    [
        (0, "rear", 1),
        (299, "rear", 1),
        (301, "rear quarter", -2),
        (3000, "rear quarter", -2),
        (2999, "side", -5),
        (1199, "side", -5),
        (1201, "front quarter", -3),
        (1500, "front quarter", -3),
        (1501, "head-on", -1),
        (1800, "head-on", -1),
    ],
)
def test_20_6_the_pilots_angle(battle, heading, name, add):
    b, e1, c1 = duel(battle, 0, 700, heading)
    line = line_of(b.s, e1, e1.pilot, b.s.panel(e1).guns[0], c1)
    assert (line.angle.name, line.angle.add) == (name, add)


def test_20_6_the_angle_is_taken_in_space(battle):
    """A target in a vertical dive above is shot at head-on; one that spins counts as diving."""
    for fields in ({"attitude": "V0"}, {"attitude": "V0", "type": "camel"}):
        b, e1, c1 = duel(battle, 0, 100, 0, z=30, **fields)
        e1.climb = "Z"
        c1.y = 1000
        assert shot(b, e1, c1)[1]["angle"] == -3
        c1.state = SPINNING
        assert shot(b, e1, c1)[1]["angle"] == -3


@pytest.mark.parametrize(("guns", "add"), [(1, -1), (2, 0), (3, 1), (4, 2)])
def test_20_6_the_number_of_guns(battle, guns, add):
    b, e1, c1 = duel(battle, 0, 700, 0)
    assert shot(b, e1, c1, guns=guns)[0] == 14 + add


@pytest.mark.parametrize(("mode", "add"), [("normal", 0), ("sustained", 3), ("short", -3)])
def test_20_6_the_mode(battle, mode, add):
    b, e1, c1 = duel(battle, 0, 700, 0)
    assert shot(b, e1, c1, mode=mode)[0] == 14 + add


def test_20_6_the_platform_of_the_panel(battle):
    b = battle()
    n17, se5a = b.plane("E1", "n17", (0, 0, 20), 0, "L0", 14), b.plane("E2", "se5a", (0, 0, 20), 0, "L0", 14)
    c1 = b.plane("C1", "dr1", (0, 700, 20), 0, "L0", 13)
    assert (shot(b, n17, c1)[0], shot(b, se5a, c1)[0]) == (13, 16)


def test_20_6_wounds_count(battle):
    b, e1, c1 = duel(battle, 0, 700, 0)
    b.s.change("E1", fortitude=7)
    assert shot(b, e1, c1)[0] == 12


# flexible guns


def re8(battle, place, heading, **options):
    """CL-C32: an R.E.8 heading east and its gunner's shot."""
    b = battle(**options)
    e1 = b.plane("E1", "re8", (0, 0, 20), 900, "L0", 13)
    return b, e1, b.plane("C1", "dr1", place, heading, "L0", 13)


def test_20_6_a_gunners_shot(battle):
    """CL-C32: parallel within 30 degrees; −1 for one gun, −3 for a flexible one, −2 if she manoeuvred."""
    b, e1, c1 = re8(battle, (-600, 100, 20), 800)
    assert shot(b, e1, c1, "G", 1)[0] == 9
    b, e1, c1 = re8(battle, (-600, 300, 19), 560)
    e1.manoeuvred = True
    assert shot(b, e1, c1, "G", 1) == (3, {"angle": -4, "guns": -1, "flexible": -3, "manoeuvred": -2})


@pytest.mark.parametrize(("heading", "add"), [(1200, 0), (600, 0), (1201, -4), (599, -4)])
def test_20_6_the_gunners_angle_is_that_of_the_headings(battle, heading, add):
    b, e1, c1 = re8(battle, (-600, 100, 20), heading)
    assert shot(b, e1, c1, "G", 1)[1].get("angle", 0) == add


def test_20_7_without_air_gun_modifiers(battle):
    """Number of guns and mount are left out against aeroplanes."""
    b, e1, c1 = re8(battle, (-600, 300, 19), 560, air_gun_modifiers="off")
    e1.manoeuvred = True
    assert shot(b, e1, c1, "G", 1) == (9, {"angle": -4})
    b, e1, c1 = duel(battle, 0, 700, 0, air_gun_modifiers="off")
    assert shot(b, e1, c1, guns=1)[0] == 14


def test_20_8_deflection_eye(battle):
    """Pilots in the row side only, gunners always."""
    for heading, add in ((900, 2), (0, 0), (450, 0)):
        b, e1, c1 = duel(battle, 0, 700, heading)
        b.s.change("E1", abilities=("deflection",))
        assert shot(b, e1, c1)[1].get("deflection", 0) == add
    b, e1, c1 = re8(battle, (-600, 100, 20), 800)
    b.s.change("E1.G", abilities=("deflection",))
    assert shot(b, e1, c1, "G", 1)[0] == 11


@pytest.mark.parametrize(
    ("place", "rear", "tunnel", "nose"),
    [
        ((-600, 100, 20), True, True, False),
        ((-600, 100, 19), False, True, False),  # 9.46 degrees off straight astern, lower
        ((-600, 300, 19), True, True, False),  # 26.6 degrees
        ((-600, 100, 21), True, True, False),
        ((0, 0, 19), False, True, True),  # straight below
        ((0, 0, 21), True, True, True),  # straight above
        ((0, 500, 19), True, True, True),  # abeam
        ((1, 500, 20), False, False, True),
        ((600, 0, 20), False, False, True),
    ],
)
def test_20_5_fields_of_fire(battle, place, rear, tunnel, nose):
    """CL-C32."""
    b = battle()
    e1 = b.plane("E1", "re8", (0, 0, 20), 900, "L0", 13)
    assert [in_field(m, e1, place) for m in (REAR, TUNNEL, NOSE_GUN)] == [rear, tunnel, nose]
    assert bears(gunnery(b.rules), REAR, e1, place) is rear


def test_20_5_the_blind_spot_ends_at_20_degrees(battle):
    b = battle()
    e1 = b.plane("E1", "re8", (0, 0, 20), 0, "L0", 13)
    assert not in_field(REAR, e1, (363, -1000, 19)) and in_field(REAR, e1, (364, -1000, 19))


def test_20_5_the_field_follows_the_nose(battle):
    """In a steep climb what is straight behind and level is still in the field of the rear gun, what is ahead and above is not."""
    b = battle()
    e1 = b.plane("E1", "re8", (0, 0, 20), 0, "Z0", 13)
    assert in_field(REAR, e1, (0, -500, 20)) and in_field(REAR, e1, (0, 300, 16)) and not in_field(REAR, e1, (0, 300, 18))


# sustained fire


@pytest.mark.parametrize(("heading", "allowed"), [(0, True), (450, True), (451, False), (1800, False), (3150, True)])
def test_20_10_sustained_fire_within_45_degrees_of_its_nose(battle, heading, allowed):
    """CL-C30."""
    b, e1, c1 = duel(battle, 0, 400, heading)
    b.s.change("E1", mark="C1", marked=2)
    assert ("sustained" in modes(b.s, e1, e1.pilot, c1)) is allowed


@pytest.mark.parametrize(("mark", "turn"), [("C1", 1), ("C1", 3), ("C2", 2), ("", 0)])
def test_20_10_only_at_the_target_of_last_turn(battle, mark, turn):
    b, e1, c1 = duel(battle, 0, 400, 0)
    b.s.change("E1", mark=mark, marked=turn)
    assert modes(b.s, e1, e1.pilot, c1) == ("normal", "short")


def test_20_11_every_shot_is_noted(battle):
    b, e1, c1 = re8(battle, (-600, 100, 20), 800)
    note_shot(b.s, e1, e1.person("G"), c1)
    assert (c1.shot, c1.shot_turn, c1.hit, e1.person("G").mark, e1.person("G").marked) == ("E1.G", 3, "", "C1", 3)
