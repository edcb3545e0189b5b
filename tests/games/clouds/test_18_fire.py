"""18 Fires, fuel, smoke."""

from __future__ import annotations

from lysander.games.clouds.ch18_fire import catch_fire, m5, m6, m7, smoke_burns, stop_engine
from lysander.games.clouds.ch22_damage import damage
from lysander.games.clouds.plane import BROKEN, CUT, DEAD, DESTROYED, LANDED, SPINNING, STOPPED, Engine


def burning(battle, **fields):
    b = battle()
    fields = {"strength": 10, "burning": True, "cockpit": 2, "shot": "E1", "shot_turn": 2, **fields}
    return b, b.plane("C1", "alb5", (2000, 0, 20), 900, "L0", 13, **fields)


def test_18_1_a_fire_takes_strength_and_counts_down(battle):
    """CL-C25."""
    b, c1 = burning(battle)
    b.roll(("R-24", 5))
    assert m5(b.s, b.ref) is None
    assert (c1.strength, c1.cockpit, c1.burning) == (5, 1, True)


def test_18_1_a_one_puts_the_fire_out_and_ends_the_countdown(battle):
    b, c1 = burning(battle)
    b.roll(("R-24", 1))
    m5(b.s, b.ref)
    assert (c1.burning, c1.cockpit, c1.strength) == (False, 0, 10)


def test_18_1_a_fire_that_never_goes_out_takes_nothing_on_a_one(battle):
    b, c1 = burning(battle, never_out=True)
    b.roll(("R-24", 1))
    m5(b.s, b.ref)
    assert (c1.burning, c1.cockpit, c1.strength) == (True, 1, 10)


def test_18_1_a_six_explodes_and_harms_nobody_else(battle):
    b, c1 = burning(battle)
    other = b.plane("C2", "alb5", (2000, 0, 20), 900, "L0", 13)
    b.roll(("R-24", 6))
    m5(b.s, b.ref)
    assert c1.state == DESTROYED and c1.pilot.state == DEAD and c1.won == "E1"
    assert other.strength == b.rules.panels["alb5"].structure
    assert [a.kind for a in b.asked] == ["reroll:C1"] and b.asked[0].default == "reroll"


def test_18_1_each_burning_aeroplane_in_the_air_rolls_in_list_order(battle):
    b, c1 = burning(battle)
    c2 = b.plane("C2", "alb5", (0, 0, 20), 900, "V0", 8, burning=True, cockpit=4, state=SPINNING)
    b.plane("C3", "alb5", (0, 0, 0), 900, "L0", 0, burning=True, state=LANDED)
    b.roll(("R-24:C1", 2), ("R-24:C2", 3))
    assert m5(b.s, b.ref) == "M5" and b.s.done == ("C1",)
    assert m5(b.s, b.ref) is None and b.s.done == ()
    assert (c1.cockpit, c2.cockpit) == (1, 3)
    b.spent()


def test_18_1_the_loss_may_break_her_up(battle):
    b, c1 = burning(battle, strength=3)
    b.roll(("R-24", 4))
    m5(b.s, b.ref)
    assert c1.state == BROKEN and c1.won == "E1"


def test_18_2_at_zero_the_pilot_of_one_engine_dies_and_she_spins_for_good(battle):
    b, c1 = burning(battle, cockpit=1)
    b.roll(("R-24", 4))
    m5(b.s, b.ref)
    assert c1.pilot.state == DEAD and c1.state == SPINNING and c1.forever and c1.strength == 6


def test_18_2_nine_lives_are_asked_again_in_every_m5(battle):
    """CL-C57."""
    b, c1 = burning(battle, cockpit=1, strength=15, pilot={"abilities": ("nine",)}, won="E1")
    b.roll(("R-24", 3), ("R-58", 7), ("R-59", 2), ("R-42", 2))
    m5(b.s, b.ref)
    assert (c1.strength, c1.cockpit, c1.pilot.fortitude, c1.pilot.state) == (12, 0, 2, "")
    b.roll(("R-24", 2), ("R-58", 9))
    m5(b.s, b.ref)
    assert c1.strength == 10 and c1.pilot.state == DEAD and c1.state == SPINNING


def test_18_2_on_several_engines_the_flames_take_fortitude(battle):
    b = battle()
    c1 = b.plane("C1", "gotha", (0, 0, 20), 900, "L0", 13, burning=True, cockpit=1)
    b.roll(("R-24", 2), ("R-25", 4), ("R-42", 5))
    m5(b.s, b.ref)
    assert c1.pilot.fortitude == 9 and c1.cockpit == 0
    b.roll(("R-24", 2), ("R-25", 1), ("R-42", 5))
    m5(b.s, b.ref)
    assert c1.pilot.fortitude == 8


def test_18_3_a_second_fire_starts_no_other_countdown(battle):
    b, c1 = burning(battle)
    catch_fire(b.s, b.ref, c1, "2d6", never_out=True)
    assert (c1.cockpit, c1.never_out) == (2, False)


def test_18_2_who_bursts_into_flames_is_a_victory_of_the_last_to_shoot(battle):
    b = battle()
    c1 = b.plane("C1", "alb5", (0, 0, 20), 900, "L0", 13, shot="E1", shot_turn=2)
    b.roll(("R-39", (3, 4)))
    catch_fire(b.s, b.ref, c1, "2d6")
    assert (c1.burning, c1.cockpit, c1.won) == (True, 7, "E1")


def test_18_5_at_zero_fuel_the_engine_stops_and_the_pilot_tests(battle):
    """CL-C26."""
    b = battle()
    c1 = b.plane("C1", "d7", (0, 0, 20), 900, "L0", 17, engines=(Engine(fuel=1),), hit="E2", shot="E1", shot_turn=3)
    b.roll(("R-42", 14))
    assert m6(b.s, b.ref) is None
    assert c1.engines[0].state == STOPPED and c1.forced and c1.home == "E2"


def test_18_5_a_cut_engine_goes_on_counting_and_stops_without_a_test(battle):
    b = battle()
    c1 = b.plane("C1", "gotha", (0, 0, 20), 2700, "L0", 12, engines=(Engine("L", state=CUT, fuel=1), Engine("R", fuel=3)))
    m6(b.s, b.ref)
    assert c1.engines == (Engine("L", state=STOPPED), Engine("R", fuel=2))
    b.spent()


def test_18_6_smoke_counts_down_and_is_blown_out_at_20(battle):
    b = battle()
    slow = b.plane("C1", "d7", (0, 0, 20), 900, "L0", 19, engines=(Engine(smoke=2),))
    fast = b.plane("C2", "d7", (0, 0, 20), 900, "L0", 20, engines=(Engine(smoke=2),))
    m7(b.s, b.ref)
    assert (slow.engines[0].smoke, fast.engines[0].smoke) == (1, -1)


def test_18_6_smoke_that_is_up_burns_as_row_27_and_smokes_no_more(battle):
    b = battle()
    c1 = b.plane("C1", "d7", (0, 0, 20), 900, "L0", 19, engines=(Engine(smoke=0),))
    c2 = b.plane("C2", "gotha", (0, 0, 20), 900, "L0", 12, engines=(Engine("L", smoke=0, state=CUT), Engine("R")))
    b.roll(("R-39:C1", (2, 5)), ("R-39:C2", 4))
    assert smoke_burns(b.s, b.ref, c1) and smoke_burns(b.s, b.ref, c2)
    assert (c1.burning, c1.cockpit, c1.smokes) == (True, 7, False)
    assert (c2.burning, c2.cockpit) == (True, 4)
    assert not smoke_burns(b.s, b.ref, c1)


def test_18_6_a_stopped_engine_smokes_no_more(battle):
    b = battle()
    c1 = b.plane("C1", "gotha", (0, 0, 20), 900, "L0", 12, engines=(Engine("L", smoke=2, fuel=4), Engine("R")))
    assert not stop_engine(b.s, b.ref, c1, "L")
    assert c1.engines[0] == Engine("L", state=STOPPED)


def test_22_14_the_last_engine_asks_for_a_stay_test_when_the_row_is_done(battle):
    b = battle()
    c1 = b.plane("C1", "gotha", (0, 0, 20), 900, "L0", 12, engines=(Engine("L", state=CUT), Engine("R")))
    assert stop_engine(b.s, b.ref, c1, "R", stay=False)
    assert not c1.forced


def test_18_2_the_countdown_runs_in_the_m5_whose_fire_takes_the_last_strength_and_no_further(battle):
    """18.1: the loss comes first; whoever is in the cockpit of the wreck burns with it."""
    b, c1 = burning(battle, strength=4, cockpit=1)
    b.roll(("R-24", 4))
    m5(b.s, b.ref)
    assert (c1.state, c1.pilot.state, c1.cockpit) == (BROKEN, DEAD, 0) and not c1.forever
    b, c1 = burning(battle, strength=4, cockpit=2)
    b.roll(("R-24", 4))
    m5(b.s, b.ref)
    assert (c1.state, c1.pilot.state, c1.cockpit) == (BROKEN, "", 1)
    m5(b.s, b.ref)
    b.spent()
    assert c1.cockpit == 1 and c1.pilot.state == ""


def test_18_2_nobody_makes_a_stay_test_in_a_burning_wreck(battle):
    """4.9"""
    b = battle()
    c1 = b.plane("C1", "gotha", (0, 0, 20), 900, "L0", 13, burning=True, cockpit=1, strength=2)
    b.roll(("R-24", 2), ("R-25", 6))
    m5(b.s, b.ref)
    b.spent()
    assert (c1.state, c1.pilot.fortitude) == (BROKEN, 7)


def test_18_6_an_engine_whose_smoke_was_blown_out_smokes_anew_by_another_hit(battle):
    """22.6: a further result does nothing only while it smokes."""
    b = battle()
    c1 = b.plane("C1", "d7", (0, 0, 20), 900, "L0", 20, engines=(Engine(smoke=1),))
    b.roll(("R-36", 4))
    damage(b.s, b.ref, c1, 14)
    assert c1.engines[0].smoke == 1
    m7(b.s, b.ref)
    assert c1.engines[0] == Engine()
    b.roll(("R-36", 4))
    damage(b.s, b.ref, c1, 14)
    assert c1.engines[0].smoke == 2
