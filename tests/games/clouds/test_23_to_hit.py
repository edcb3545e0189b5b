"""23.3, 24.4 The modifiers of shots at ground units and gasbags."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch23_to_hit import gasbag_modifiers, strafing_modifiers


def added(modifiers):
    return {m[0]: m[1] for m in modifiers}


@pytest.mark.parametrize(("speed", "ground", "bag"), [(7, -6, -2), (10, -2, 1), (15, -4, 0), (19, -6, -2), (20, -10, -4)])
def test_23_3_the_speed_of_the_attacker(battle, speed, ground, bag):
    """24.4"""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 3), 0, "L0", speed)
    assert added(strafing_modifiers(b.s, e1, e1.pilot, 2, (0, 900, 0), "normal", True)) == {"speed": ground, "aim": -4}
    expected = {"speed": bag} if bag else {}
    assert added(gasbag_modifiers(b.s, e1, e1.pilot, 2, (0, 900, 3), "normal", True)) == expected


def test_23_3_one_gun_a_flexible_gun_mode_and_ability(battle):
    b = battle()
    e1 = b.plane("E1", "re8", (0, 0, 3), 0, "L0", 12, gunner={"abilities": ("raider", "gasbag")})
    gunner = e1.person("G")
    assert added(strafing_modifiers(b.s, e1, gunner, 1, (0, -900, 0), "short", False)) == {
        "speed": -4,
        "guns": -1,
        "flexible": -3,
        "mode": -3,
        "raider": 3,
    }
    assert added(gasbag_modifiers(b.s, e1, gunner, 1, (0, -900, 3), "normal", False)) == {"guns": -1, "flexible": -3, "gasbag": 3}
