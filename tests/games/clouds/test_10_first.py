"""10 Who moves before all others; 11.1 the order of M4."""

from __future__ import annotations

from lysander.games.clouds.ch10_first import burning, m2, m3
from lysander.games.clouds.ch11_plan import m4
from lysander.games.clouds.plane import BROKEN, DEAD, DESTROYED, FLYING, LANDED, SPINNING, Engine

CHUTE = {"parachute": True}


def steps(b, step, name):
    """Run a step until it is done, and return how often it ran."""
    runs = 1
    while step(b.s, b.ref) == name:
        runs += 1
    b.spent()
    assert b.s.done == ()
    return runs


def test_10_1_burning_aeroplanes_move_by_their_last_initiative_from_low_to_high(battle):
    """10.2, 18.4: they have none of this turn; those that spin are not among them."""
    b = battle()
    for n, (id, ini, die) in enumerate((("E1", 20, 5), ("E2", -1, -1), ("C1", 14, 9), ("C2", 14, 3), ("C3", -1, -1))):
        home = 2700 if id[0] == "E" else 900
        b.plane(id, "camel", (0, 2000 * n, 20), home, "L0", 14, burning=True, pilot={"initiative": ini, "die": die})
    b.plane("C4", "camel", (-3000, 0, 20), 0, "V0", 7, burning=True, state=SPINNING)
    b.plane("C5", "camel", (-5000, 0, 20), 0, "L0", 14)
    b.answers = ["S14"] * 5
    assert steps(b, m2, "M2") == 5
    assert [a.kind for a in b.asked] == [f"plan:{id}" for id in ("E2", "C3", "C2", "C1", "E1")]
    assert [p.moved for p in b.s.planes.values()] == [True] * 5 + [False] * 2


def test_10_1_nobody_burns_and_m2_passes(battle):
    b = battle()
    b.plane("C5", "camel", (-5000, 0, 20), 0, "L0", 14)
    assert m2(b.s, b.ref) is None and not b.asked


def test_10_5_in_a_burning_aeroplane_the_seat_is_asked_who_jumps_before_the_plan(battle):
    b = battle()
    c1 = b.plane("C1", "d7", (0, 0, 18), 900, "L0", 17, burning=True, pilot=CHUTE)
    b.answers = ["P", "S17"]
    b.roll(("R-06", 14))
    steps(b, m2, "M2")
    assert [a.kind for a in b.asked] == ["jump:C1", "reroll:C1", "plan:C1"] and c1.x == 1700


def test_10_8_a_burning_aeroplane_left_by_its_pilot_falls_in_m3_of_the_same_turn(battle):
    b = battle()
    c1 = b.plane("C1", "d7", (0, 0, 18), 900, "L0", 17, burning=True, pilot=CHUTE)
    b.answers = ["P"]
    b.roll(("R-06", 1))
    steps(b, m2, "M2")
    assert c1.state == SPINNING and c1.forever and c1.z == 18
    b.roll(("R-05", 3))
    steps(b, m3, "M3")
    assert c1.z == 10


def test_10_7_who_failed_to_jump_in_m2_is_not_asked_again_in_m3(battle):
    b = battle()
    c1 = b.plane("C1", "gotha", (0, 0, 18), 900, "L0", 12, burning=True, pilot=CHUTE, gunner=CHUTE)
    b.answers = ["P,G"]
    b.roll(("R-06:C1", 1), ("R-06:C1.G", 14))
    steps(b, m2, "M2")
    b.roll(("R-05", 3))
    steps(b, m3, "M3")
    assert c1.state == SPINNING and len([a for a in b.asked if a.kind == "jump:C1"]) == 1


def test_10_3_wrecks_fall_8_and_all_aboard_die_at_the_ground(battle):
    """CL-C15, CL-C61."""
    b = battle()
    c1 = b.plane("C1", "alb3", (1190, 0, 18), 900, "S0", 28, state=BROKEN)
    heights = []
    for _ in range(3):
        steps(b, m3, "M3")
        heights.append((c1.z, c1.state))
    assert heights == [(10, BROKEN), (2, BROKEN), (0, DESTROYED)] and c1.pilot.state == DEAD


def test_10_3_wrecks_and_spins_in_list_order(battle):
    b = battle()
    b.plane("E1", "camel", (0, 0, 20), 0, "V0", 7, state=SPINNING)
    b.plane("E2", "camel", (900, 0, 20), 0, "L0", 7, state=BROKEN)
    b.plane("C1", "pfalz", (2000, 0, 20), 0, "V0", 8, state=SPINNING, tries=1)
    b.roll(("R-04:E1", 20), ("R-05:E1", 12), ("R-04:C1", 13))
    b.answers = ["PI1 S5"]
    assert steps(b, m3, "M3") == 3
    assert [p.z for p in b.s.planes.values()] == [12, 12, 17]


def test_15_6_out_of_a_spin_she_moves_at_once(battle):
    """10.4, CL-C16, T7: she moves by a normal plan, in M3."""
    b = battle()
    c1 = b.plane("C1", "pfalz", (-390, 891, 12), 900, "V0", 8, state=SPINNING, tries=1)
    b.roll(("R-04", 13))
    b.answers = ["PI1 S5"]
    steps(b, m3, "M3")
    assert (c1.place, c1.heading, c1.climb, c1.speed) == ((749, 891, 9), 900, "L", 14)
    assert c1.moved and c1.recovered and c1.manoeuvred
    assert m4(b.s, b.ref) is None


def test_4_11_who_faints_over_the_test_flies_straight(battle):
    b = battle()
    c1 = b.plane("C1", "pfalz", (0, 0, 30), 900, "V0", 8, state=SPINNING, tries=1, pilot={"traits": ("faints",)})
    b.roll(("R-04", 1))
    steps(b, m3, "M3")
    assert c1.pilot.faint and c1.state == FLYING and c1.climb == "S" and not b.asked


def test_15_4_who_begins_to_spin_in_m3_does_not_fall_before_the_next(battle):
    b = battle()
    b.plane("E1", "pfalz", (0, 0, 20), 0, "V0", 8, state=SPINNING, tries=1)
    c1 = b.plane("C1", "camel", (0, 639, 17), 0, "L0", 14)
    b.plane("C2", "camel", (5000, 0, 20), 0, "V0", 7, state=SPINNING, forever=True)
    b.roll(("R-04", 2), ("R-14", 16), ("R-15:C1", 13), ("R-16", 9), ("R-17", (1, 1, 1)), ("R-17", (1, 1, 1)), ("R-05:C2", 12))
    b.answers = ["PI1 S5"]
    steps(b, m3, "M3")
    assert c1.state == SPINNING and c1.z == 17 and b.s.planes["C2"].z == 12


def test_11_1_m4_lowest_initiative_first_then_list_order(battle):
    b = battle()
    for n, id in enumerate(("E1", "E2", "C1", "C2")):
        b.plane(id, "camel", (2000 * n, 0, 20), 0, "L0", 14)
    b.s.planes["C2"].moved = True
    b.s.order = ("C1", "E2")
    b.answers = ["S14"] * 3
    assert steps(b, m4, "M4") == 3
    assert [a.kind for a in b.asked] == ["plan:C1", "plan:E2", "plan:E1"]


def test_11_1_who_spins_before_his_move_has_none(battle):
    """CL-C21: C1, spinning, makes no move later this turn."""
    b = battle()
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14)
    b.plane("C1", "alb5", (0, 700, 20), 900, "L0", 13)
    b.s.order = ("E1", "C1")
    b.answers = ["S14"]
    b.roll(("R-14", 16), ("R-15", 13), ("R-16", 9), ("R-17", (1, 1, 1)), ("R-17", (1, 1, 1)))
    assert steps(b, m4, "M4") == 1


def test_28_3_in_the_aftermath_only_those_in_trouble_move_in_list_order(battle):
    b = battle()
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14)
    b.plane("E2", "camel", (2000, 0, 20), 0, "L0", 14, engines=(Engine(smoke=2),))
    b.plane("C1", "camel", (4000, 0, 20), 0, "L0", 14, engines=(Engine(fuel=2),))
    b.plane("C2", "camel", (6000, 0, 20), 0, "L0", 14, engines=(Engine(state="cut"),))
    b.s.order, b.s.aftermath = ("C2", "C1", "E2", "E1"), 1
    b.answers = ["S14"] * 3
    steps(b, m4, "M4")
    assert [a.kind for a in b.asked] == ["plan:E2", "plan:C1", "plan:C2"]


def test_17_10_a_take_off_is_asked_for_in_m3(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 0), 900, "L0", 0, state=LANDED, rolled=0)
    b.plane("E2", "camel", (0, 0, 0), 900, "L0", 0, state=LANDED, rolled=-1)
    for plan in ("TAKEOFF", "-", "TAKEOFF", "TAKEOFF", "TAKEOFF"):
        b.answers = [plan]
        e1.moved = False
        steps(b, m3, "M3")
    assert (e1.state, e1.x, e1.z, e1.speed) == (FLYING, 300 + 1800, 1, 8) and e1.moved
    assert m4(b.s, b.ref) is None


def test_10_1_one_that_caught_fire_before_its_move_moves_in_its_place_in_m4(battle):
    b = battle()
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14)
    c2 = b.plane("C2", "d7", (2000, 0, 20), 900, "L0", 14, burning=True, cockpit=5, pilot=CHUTE)
    b.s.order = ("E1", "C2")
    b.answers = ["S14", "none", "S14"]
    steps(b, m4, "M4")
    assert [a.kind for a in b.asked] == ["plan:E1", "jump:C2", "plan:C2"] and c2.x == 3400


def test_10_1_a_total_below_0_is_an_initiative_too(battle):
    """Who never rolled comes before him."""
    b = battle()
    for id, initiative, die in (("E1", -3, 2), ("E2", -1, -1), ("E3", -4, 1)):
        b.plane(id, "camel", (0, 0, 20), 0, "L0", 14, burning=True, pilot={"initiative": initiative, "die": die})
    assert [p.id for p in burning(b.s)] == ["E2", "E3", "E1"]
