"""8 Initiative: threats, rolls, Flight leaders, the order of the turn."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch08_initiative import has_loaded_gun, i1, i2, i3, i4, initiative_die, threat_modifier, threats
from lysander.games.clouds.plane import SPINNING, replace_gun


def run(b, step):
    while step(b.s, b.ref):
        pass
    assert b.s.done == ()


def ties(battle):
    """CL-C01: three pilots of Awareness 15, 12 and 17."""
    b = battle()
    b.plane("E1", "camel", (0, -6000, 24), 0, "L0", 14, pilot={"awareness": 15})
    b.plane("C1", "dr1", (0, 6000, 24), 1800, "L0", 14, pilot={"awareness": 12})
    b.plane("C2", "alb5", (400, 6000, 24), 1800, "L0", 14, pilot={"awareness": 17})
    return b


def test_8_3_tens_roll_on_and_the_die_total_breaks_ties(battle):
    """8.6 CL-C01."""
    b = ties(battle)
    b.roll(("R-01:E1", (10, 4)), ("R-01:C1", (10, 7)), ("R-01:C2", (10, 2)))
    run(b, i2)
    run(b, i4)
    b.spent()
    assert [(p.pilot.initiative, p.pilot.die) for p in b.s.planes.values()] == [(29, 14), (29, 17), (29, 12)]
    assert b.s.order == ("C2", "E1", "C1")


def test_8_6_equal_totals_and_dice_are_diced_off_until_all_differ(battle):
    """CL-C01, variant."""
    b = battle()
    b.plane("E1", "camel", (0, -6000, 24), 0, "L0", 14)
    b.plane("C1", "dr1", (0, 6000, 24), 1800, "L0", 14)
    b.roll(("R-01:E1", 6), ("R-01:C1", 6), ("R-02:E1", 3), ("R-02:C1", 3), ("R-02:E1", 8), ("R-02:C1", 2))
    run(b, i2)
    run(b, i4)
    b.spent()
    assert b.s.order == ("C1", "E1") and b.told("order") == [{"order": ["C1", "E1"]}]


def test_8_6_only_those_still_tied_dice_again(battle):
    b = battle()
    for id in ("E1", "E2", "E3"):
        b.plane(id, "camel", (0, 0, 24), 0, "L0", 14, pilot={"initiative": 19, "die": 6})
    b.roll(("R-02:E1", 5), ("R-02:E2", 9), ("R-02:E3", 5), ("R-02:E1", 1), ("R-02:E3", 10))
    run(b, i4)
    b.spent()
    assert b.s.order == ("E1", "E3", "E2")


def surrounded(battle, *abilities):
    """CL-C02."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, pilot={"abilities": abilities})
    b.plane("C1", "alb3", (-800, -100, 22), 900, "L0", 14)
    b.plane("C2", "alb3", (0, -900, 20), 0, "L0", 14)
    b.plane("C3", "dr1", (700, -700, 20), 3150, "L0", 14, pilot={"abilities": ("burr",)})
    return b, e1


def test_8_1_threats_add_up_to_their_limit_with_burr_and_hard_to_rattle(battle):
    """8.2 CL-C02."""
    b, e1 = surrounded(battle, "eel")
    run(b, i1)
    assert e1.threat == -6 and b.told("threatened") == [{"who": "E1", "by": ["C1", "C2", "C3"], "sum": -6}]
    assert threat_modifier(b.s, e1) == -6
    b.roll(("R-01:E1", 5), ("R-01:C1", 1), ("R-01:C2", 1), ("R-01:C3", 1))
    run(b, i2)
    assert e1.pilot.initiative == 12


def test_8_2_burr_counts_below_the_limit(battle):
    b, e1 = surrounded(battle)
    run(b, i1)
    assert (e1.threat, threat_modifier(b.s, e1)) == (-6, -8)


def test_8_2_hard_to_rattle_never_makes_it_better_than_0(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, pilot={"abilities": ("eel",)})
    run(b, i1)
    assert threat_modifier(b.s, e1) == 0


def pointed_at(battle, at=(0, 1500, 20), heading=1800, attitude="L0", **fields):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14)
    c1 = b.plane("C1", "dr1", at, heading, attitude, 14, pilot={"abilities": ("burr",), **fields})
    return b, e1, c1


def test_8_1_the_border_of_the_threat_zone_is_inside(battle):
    """CL-C03."""
    b, e1, c1 = pointed_at(battle)
    run(b, i1)
    assert [p.id for p in threats(b.s, e1)] == ["C1"] and (e1.threat, threat_modifier(b.s, e1)) == (0, -2)
    c1.y = 1501
    assert threats(b.s, e1) == []


def test_2_11_straight_above_is_the_side(battle):
    """CL-C03."""
    b, e1, c1 = pointed_at(battle, (0, 0, 30), 1800, "V0")
    run(b, i1)
    assert (e1.threat, threat_modifier(b.s, e1)) == (-2, -4)


@pytest.mark.parametrize("gun", [{"out": True}, {"jam": 3}, {"half": 0}])
def test_8_1_without_a_gun_that_can_fire_nobody_threatens(battle, gun):
    """CL-C03."""
    b, e1, c1 = pointed_at(battle)
    replace_gun(c1, "g1", **gun)
    assert threats(b.s, e1) == [c1]
    replace_gun(c1, "g2", **gun)
    assert threats(b.s, e1) == [] and not has_loaded_gun(b.s, c1)


def test_8_1_an_empty_drum_is_no_loaded_gun(battle):
    b = battle()
    se5a = b.plane("E1", "se5a", (0, 0, 20), 0, "L0", 14)
    replace_gun(se5a, "g1", out=True)
    assert has_loaded_gun(b.s, se5a)
    replace_gun(se5a, "g2", fired=4)
    assert not has_loaded_gun(b.s, se5a)


@pytest.mark.parametrize("trouble", [{"blackout": 1}, {"faint": True}])
def test_8_1_a_pilot_without_senses_threatens_nobody(battle, trouble):
    """4.11"""
    b, e1, c1 = pointed_at(battle, **trouble)
    assert threats(b.s, e1) == []


def test_8_1_whoever_is_on_his_way_home_or_spins_threatens_nobody_and_spins_unthreatened(battle):
    b, e1, c1 = pointed_at(battle)
    c1.going = True
    assert threats(b.s, e1) == []
    c1.going, c1.state = False, SPINNING
    assert threats(b.s, e1) == []
    c1.state, e1.state = "flying", SPINNING
    assert threats(b.s, e1) == []


def test_4_11_a_black_out_of_the_shooting_step_begins_in_i1(battle):
    b, e1, c1 = pointed_at(battle, blackout=2)
    run(b, i1)
    assert c1.pilot.blackout == 1 and [t["who"] for t in b.told("threatened")] == ["C1"]


def test_4_11_a_fainted_pilot_tests_to_wake_before_threats_are_noted(battle):
    """8.1"""
    b, e1, c1 = pointed_at(battle, faint=True)
    b.roll(("R-57:C1", 14))
    run(b, i1)
    assert c1.pilot.faint and threats(b.s, e1) == []
    b.roll(("R-57:C1", 13))
    run(b, i1)
    assert not c1.pilot.faint and threats(b.s, e1) == [c1]


def test_8_3_who_is_blacked_out_or_has_fainted_rolls_who_burns_or_spins_does_not(battle):
    b = battle()
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, pilot={"blackout": 1})
    b.plane("E2", "camel", (0, 0, 20), 0, "L0", 14, pilot={"faint": True})
    b.plane("E3", "camel", (0, 0, 20), 0, "L0", 14, burning=True)
    b.plane("E4", "camel", (0, 0, 20), 0, "V0", 7, state=SPINNING)
    b.roll(("R-01:E1", 4), ("R-01:E2", 5))
    run(b, i2)
    run(b, i4)
    b.spent()
    assert b.s.order == ("E1", "E2")


def test_8_3_flinch_counts_once_and_beside_the_limit(battle):
    b, e1 = surrounded(battle)
    run(b, i1)
    e1.flinch = True
    b.roll(("R-01:E1", 5), ("R-01:C1", 1), ("R-01:C2", 1), ("R-01:C3", 1))
    run(b, i2)
    assert e1.pilot.initiative == 5 + 13 - 8 - 4 and not e1.flinch


def test_8_3_wounds_tell_on_awareness(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, pilot={"fortitude": 7})
    b.roll(("R-01:E1", 5))
    run(b, i2)
    assert e1.pilot.initiative == 5 + 11


class Again:
    """Answers the windows of initiative."""

    def __init__(self, b, answer):
        self.b, self.value, inner = b, answer, b.ref.source

        def source(ask):
            if ask.kind.startswith("reroll:"):
                b.asked.append(ask)
                assert ask.domain.why_not(self.value) is None
                return self.value
            return inner(ask)

        b.ref.source = source


def calm(battle, answer="reroll", role="pilot", **options):
    b = battle(**options)
    e1 = b.plane("E1", "re8", (0, 0, 20), 0, "L0", 12, **{role: {"abilities": ("calm",)}})
    Again(b, answer)
    return b, e1


def test_8_4_keeps_calm_rolls_the_whole_die_again_once_a_battle(battle):
    """29.4"""
    b, e1 = calm(battle)
    b.roll(("R-01:E1", (5, 10, 2)), ("R-01:E1", 4))
    assert initiative_die(b.s, b.ref, "R-01", "E1") == 12
    assert initiative_die(b.s, b.ref, "R-01", "E1") == 4 and len(b.asked) == 1
    assert e1.pilot.rerolls == 2 and e1.pilot.used == ("calm",)


def test_29_4_a_total_of_6_opens_no_window(battle):
    b, e1 = calm(battle)
    b.roll(("R-01:E1", 6))
    assert initiative_die(b.s, b.ref, "R-01", "E1") == 6 and not b.asked


def test_29_4_a_gunner_keeps_calm_too(battle):
    """30.5"""
    b, e1 = calm(battle, role="gunner")
    b.roll(("R-03:E1.G", (3, 7)))
    assert initiative_die(b.s, b.ref, "R-03", "E1.G") == 7 and e1.person("G").used == ("calm",)


def test_29_4_the_standing_order_holds_for_keeps_calm(battle):
    """29.8"""
    for order in ("vital", "never"):
        b, e1 = calm(battle)
        b.s.orders["E1"] = order
        b.roll(("R-01:E1", 2))
        assert initiative_die(b.s, b.ref, "R-01", "E1") == 2 and not b.asked


def test_8_4_other_rerolls_only_where_all_windows_are_open(battle):
    """29.3"""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14)
    Again(b, "reroll")
    b.roll(("R-01:E1", 1))
    assert initiative_die(b.s, b.ref, "R-01", "E1") == 1 and not b.asked
    b = battle(reroll_windows="all")
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14)
    Again(b, "reroll")
    b.roll(("R-01:E1", (9, 3)))
    assert initiative_die(b.s, b.ref, "R-01", "E1") == 3 and e1.pilot.rerolls == 1


def test_29_3_with_windows_for_vital_rolls_only_keeps_calm_opens_none(battle):
    b, e1 = calm(battle, reroll_windows="none")
    b.roll(("R-01:E1", 2))
    assert initiative_die(b.s, b.ref, "R-01", "E1") == 2 and not b.asked


def leader(battle, **fields):
    """CL-C04."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, pilot={"abilities": ("leader",), "initiative": 16, "die": 3}, **fields)
    e2 = b.plane("E2", "camel", (0, 0, 20), 0, "L0", 14, pilot={"initiative": 27, "die": 14})
    c1 = b.plane("C1", "camel", (0, 5000, 20), 0, "L0", 14, pilot={"initiative": 21, "die": 8})
    return b, e1, e2, c1


def test_8_5_a_flight_leader_exchanges_initiative(battle):
    """8.6 CL-C04."""
    b, e1, e2, c1 = leader(battle)
    b.answers = ["E2"]
    run(b, i3)
    run(b, i4)
    assert (e1.pilot.initiative, e1.pilot.die, e2.pilot.initiative, e2.pilot.die) == (27, 14, 16, 3)
    assert b.s.order == ("E2", "C1", "E1") and e1.pilot.used == ("leader",)
    (ask,) = b.asked
    assert (ask.kind, ask.seat, ask.default, ask.domain.members()) == ("exchange:E1", "e1", "none", ("E2", "none"))
    run(b, i3)
    assert len(b.asked) == 1


def test_8_5_who_declines_may_exchange_in_a_later_turn(battle):
    b, e1, e2, c1 = leader(battle)
    b.answers = ["none"]
    run(b, i3)
    assert not e1.pilot.used and e1.pilot.initiative == 16


def test_8_5_a_leader_who_was_forced_home_is_not_asked(battle):
    b, e1, e2, c1 = leader(battle, forced=True)
    run(b, i3)
    assert not b.asked


def test_8_5_a_leader_whose_seat_is_quiet_is_not_asked(battle):
    """29.8"""
    b, e1, e2, c1 = leader(battle)
    b.s.orders["E1/leader"] = "quiet"
    run(b, i3)
    assert not b.asked


def test_8_5_nobody_to_exchange_with(battle):
    b, e1, e2, c1 = leader(battle)
    e2.burning = True
    run(b, i3)
    assert not b.asked


def test_8_7_threats_noted_in_i1_hold_for_the_turn(battle):
    b, e1 = surrounded(battle)
    run(b, i1)
    for id in ("C1", "C2", "C3"):
        b.s.planes[id].y = 7000
    assert e1.threat == -6
