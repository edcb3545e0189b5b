"""12 Flying the plan, 14 and 15 at its end; moves cut short, faints, failed turns and pulls."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch11_plan import move
from lysander.games.clouds.ground import Battery, Point
from lysander.games.clouds.plane import BROKEN, SPINNING, STOPPED, Engine


def flies(b, plane, plan, *dice):
    """Let an aeroplane fly a plan with these dice, all of which must fall. Without a plan it is not asked."""
    b.answers = [plan] if plan else []
    b.roll(*dice)
    move(b.s, b.ref, plane)
    b.spent()
    return plane


def pose(p):
    return f"{p.x},{p.y},{p.z}/h{p.heading:04}{p.climb}{p.bank}/v{p.speed}"


def energy(b):
    facts = b.told("energy")[-1]
    return tuple(facts[i] for i in "abcdef")


@pytest.mark.parametrize(
    ("type", "at", "heading", "attitude", "speed", "plan", "end"),
    [
        ("camel", (0, -1500, 24), 0, "L0", 14, "S14", "0,-100,24/h0000L0/v15"),  # CL-C05
        ("camel", (0, -1500, 24), 0, "L0", 14, "S14 thr", "0,-100,24/h0000L0/v13"),
        ("camel", (0, 0, 24), 0, "L0", 19, "S19", "0,1900,24/h0000L0/v19"),
        ("camel", (0, 0, 24), 0, "L0", 21, "S21", "0,2100,24/h0000L0/v20"),
        ("alb3", (0, 0, 20), 900, "LL", 14, "TLH9 S5 =L", "937,907,20/h0255LL/v13"),  # CL-C06
        ("camel", (0, 0, 20), 300, "L0", 14, "RR TRF6 S6", "1190,500,20/h0873LR/v12"),  # CL-C08
        ("camel", (0, 0, 20), 300, "L0", 14, "RL TLF6 S5", "-65,1279,20/h3327LL/v12"),
        ("dr1", (0, 0, 20), 900, "L0", 15, "S6+2 S9-3", "1500,0,19/h0900D0/v16"),  # CL-C09
        ("dr1", (0, 0, 20), 900, "L0", 15, "S15+2", "1500,0,22/h0900L0/v13"),
        ("se5a", (0, 0, 40), 1800, "L0", 16, "DV6 PI1 S3", "0,-471,26/h1800S0/v28"),  # CL-C10
        ("re8", (0, 0, 10), 900, "L0", 12, "WL3x12", "1200,300,7/h0900L0/v9"),  # CL-C12
        ("pup", (0, 0, 20), 0, "L0", 12, "S12+1", "0,1200,21/h0000L0/v11"),  # CL-C18
    ],
)
def test_12_1_a_plan_flown_and_its_energy(battle, type, at, heading, attitude, speed, plan, end):
    b = battle()
    assert pose(flies(b, b.plane("E1", type, at, heading, attitude, speed), plan)) == end


def test_14_4_a_generous_engine_helps_the_climb(battle):
    """CL-C18."""
    b = battle(climb_power="generous")
    assert flies(b, b.plane("E1", "pup", (0, 0, 20), 0, "L0", 12), "S12+1").speed == 12


def test_13_5_vne_is_tested_with_the_new_speed(battle):
    """CL-C10, the next move."""
    b = battle()
    e1 = flies(b, b.plane("E1", "se5a", (0, -471, 26), 1800, "S0", 28), "PY1 S8", ("R-09", 15))
    assert pose(e1) == "0,-3046,19/h1800L0/v34" and b.told("roll")[0]["needed"] == 15


def test_15_1_a_zoom_that_ends_in_a_stall(battle):
    """15.3, CL-C11: 7 + 3 EU, and no second test."""
    b = battle()
    c1 = flies(b, b.plane("C1", "dr1", (0, 0, 20), 2700, "L0", 20), "PM1 S10", ("R-12", 9))
    assert pose(c1) == "-1623,0,28/h2700D0/v10" and energy(b) == (-1, -11, 0, 0, -1, 0)


def test_13_2_a_failed_turn_is_flown_with_the_shown_letter_and_stalls(battle):
    """CL-C13."""
    b = battle()
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 20), 0, "LL", 13), "TLE13", ("R-08", 17), ("R-12", 8))
    assert pose(e1) == "-937,496,17/h2358D0/v14" and energy(b)[0] == -2
    b = battle()
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 20), 0, "LL", 13), "TLE13", ("R-08", 12))
    assert pose(e1) == "-929,258,20/h2110LL/v11"


def test_13_2_the_rest_of_the_plan_is_flown_as_written(battle):
    b = battle()
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 20), 0, "LL", 13), "TLE6 RR S5 =R", ("R-08", 17), ("R-12", 8))
    assert e1.heading == (0 - 573) % 3600 and e1.climb == "D" and e1.bank == "0" and energy(b)[0] == -3


def test_13_2_a_pull_that_fails_becomes_a_straight_and_stalls_if_the_nose_is_not_down(battle):
    b = battle()
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 20), 0, "L0", 13), "PE1 E S9 thr", ("R-08", 17), ("R-12", 8))
    assert (e1.x, e1.y, e1.z, e1.climb, e1.speed) == (0, 1300, 17, "D", 15) and energy(b) == (0, 0, 0, 0, 0, -1)
    b = battle()
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 40), 0, "V0", 13), "PE2 S5", ("R-08", 17), ("R-09", 2))
    assert (e1.place, e1.climb) == ((0, 0, 27), "V") and not b.told("stall")
    assert energy(b)[:2] == (0, 13) and e1.speed == 26


def test_13_4_torn_wings_fly_the_turn_as_planned(battle):
    """13.3, CL-C14."""
    b = battle()
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 20), 0, "LR", 17), "TRG9 S8", ("R-09", 19), ("R-10", 4), ("R-11", (3, 4)))
    assert pose(e1) == "1272,897,20/h0737LR/v14" and e1.strength == 13


def test_13_6_she_breaks_up_where_the_turn_would_have_begun(battle):
    b = battle()
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 20), 0, "LR", 17), "S2 TRG7 S8", ("R-09", 19), ("R-10", 2))
    assert (e1.state, e1.place, e1.manoeuvred) == (BROKEN, (0, 200, 20), False)


def test_13_5_past_vne_she_breaks_up_at_the_end_of_the_move(battle):
    """CL-C15."""
    b = battle()
    c1 = flies(b, b.plane("C1", "alb3", (0, 0, 30), 900, "L0", 17, shot="E1", shot_turn=2), "DS17", ("R-09", 5), ("R-10", 1))
    assert (c1.place, c1.state, c1.speed, c1.won) == ((1190, 0, 18), BROKEN, 28, "E1")


def test_15_4_a_failed_stall_spins(battle):
    """CL-C16."""
    b = battle()
    c1 = flies(b, b.plane("C1", "pfalz", (0, 0, 20), 0, "LL", 9), "TLL9", ("R-12", 15))
    assert (c1.place, c1.heading, c1.state, c1.speed, c1.climb) == ((-322, 818, 20), 3170, SPINNING, 8, "V")


def test_15_9_an_immelmann(battle):
    """CL-C17, CL-C51."""
    b = battle()
    assert pose(flies(b, b.plane("E1", "camel", (0, 0, 20), 0, "L0", 16), "S8 IMM", ("R-13", 13))) == "0,1000,24/h1800L0/v8"
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 20), 0, "L0", 16), "S8 IMM", ("R-13", 14), ("R-12", 5))
    assert pose(e1) == "0,1000,21/h1800D0/v11"
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 20), 0, "L0", 16), "S8 IMM", ("R-13", 14), ("R-12", 15))
    assert (e1.state, e1.place, e1.speed) == (SPINNING, (0, 1000, 24), 7)


def test_14_5_one_engine_of_two_helps_every_second_turn(battle):
    """CL-C18 B."""
    b = battle()
    c1 = b.plane("C1", "gotha", (0, 0, 20), 2700, "L0", 12, engines=(Engine("L"), Engine("R", state=STOPPED)))
    speeds = [flies(b, c1, f"S{c1.speed}").speed for _ in range(3)]
    assert speeds == [12, 13, 13]


def test_11_15_the_forced_turn_is_done_with_after_one_move(battle):
    """CL-C19 A."""
    b = battle()
    c1 = flies(b, b.plane("C1", "gotha", (0, 0, 20), 2700, "L0", 13, forced_turn=True), "TLP7 S6")
    assert pose(c1) == "-1222,-406,20/h2449LL/v12" and not c1.forced_turn


def test_11_14_a_blacked_out_pilot_is_not_asked(battle):
    """CL-C19 B."""
    b = battle()
    c1 = flies(b, b.plane("C1", "alb5", (0, 0, 15), 900, "D0", 14, pilot={"blackout": 1}), "")
    assert pose(c1) == "1400,0,15/h0900L0/v15" and not b.asked


def test_15_2_blacked_out_and_too_slow(battle):
    """CL-C52."""
    b = battle()
    c1 = flies(b, b.plane("C1", "alb5", (0, 0, 15), 900, "L0", 9, leak=1, pilot={"blackout": 1}), "")
    assert (c1.state, c1.place, c1.speed, c1.pilot.blackout) == (SPINNING, (900, 0, 15), 8, 0)


def test_15_1_no_stall_in_a_dive_and_one_on_purpose(battle):
    b = battle()
    c1 = flies(b, b.plane("C1", "alb5", (0, 0, 30), 900, "S0", 6), "S6")
    assert not b.told("stall") and c1.climb == "S"
    c1 = flies(b, b.plane("C1", "alb5", (0, 0, 30), 900, "L0", 14), "S14 STALL", ("R-12", 2))
    assert pose(c1) == "1400,0,27/h0900D0/v18" and len(b.told("stall")) == 1


def test_15_4_a_spin_on_purpose_has_no_energy_step(battle):
    b = battle()
    c1 = flies(b, b.plane("C1", "alb5", (0, 0, 30), 900, "L0", 14), "S14 SPIN")
    assert (c1.state, c1.place, c1.speed, c1.manoeuvred) == (SPINNING, (1400, 0, 30), 8, True) and not b.told("energy")


def test_15_2_a_fast_stall_stays_within_45(battle):
    b = battle()
    c1 = flies(b, b.plane("C1", "alb5", (0, 0, 40), 900, "L0", 44, strength=60), "S44-6 STALL", ("R-09", 1), ("R-12", 2))
    assert c1.speed == 45


def test_13_1_the_speed_at_the_start_of_the_move_counts(battle):
    """CL-C67."""
    for plan, dice, end in (
        ("PP1 S9", [("R-09", 5)], "0,2036,25/h0000L0/v26"),
        ("PO1 S10", [("R-09", 5), ("R-09", 6)], "0,2065,26/h0000L0/v24"),
    ):
        b = battle()
        e1 = b.plane("E1", "camel", (0, 0, 30), 0, "S0", 22, strength=12, emergency=True, wires=True)
        assert pose(flies(b, e1, plan, *dice)) == end


def test_4_11_a_faint_before_a_segment(battle):
    """CL-C64: the turn is not begun and costs nothing."""
    b = battle()
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 20), 0, "LL", 13, pilot={"traits": ("faints",)}), "TLE6 S7 =R", ("R-08", 1))
    assert pose(e1) == "0,1300,20/h0000LL/v14" and e1.pilot.faint and not e1.manoeuvred
    e1 = flies(b, e1, "")
    assert pose(e1) == "0,2700,20/h0000LL/v15"


def test_4_11_a_faint_at_a_path_point_breaks_the_segment_off(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "LL", 13, pilot={"traits": ("faints",)})
    b.plane("C1", "alb5", (-21, 290, 20), 900, "L0", 13)
    flies(b, e1, "TLF6 S7 =R", ("R-14", 1))
    # point 2 is (-33, 196): 94 points off along y
    assert e1.pilot.faint and e1.heading == 3600 - 573 * 2 // 6 and e1.bank == "L"
    assert energy(b)[:2] == (-1, 0) and [len(m["path"]) for m in b.told("moved")] == [2, 11]


def test_4_11_a_faint_at_the_last_path_point_breaks_it_off_too(battle):
    """12.11: the bank to which he was rolling is not reached."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "LL", 13, pilot={"traits": ("faints",)})
    b.plane("C1", "alb5", (0, 1390, 20), 900, "L0", 13)
    flies(b, e1, "S11 RR", ("R-14", 1))
    assert e1.pilot.faint and e1.place == (0, 1300, 20) and e1.bank == "L" and energy(b)[0] == -1


def test_24_7_run_in_and_level_flight_are_noted(battle):
    """11.6, 26.3."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "LL", 14)
    flies(b, e1, "TLF4 S5 S5")
    assert (e1.level, e1.run_in, e1.manoeuvred, e1.start) == (5, True, True, 14)
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "LL", 14)
    flies(b, e1, "S8-1 TLF6")
    assert (e1.level, e1.run_in) == (0, False)
    e1 = b.plane("E1", "camel", (0, 0, 30), 0, "L0", 14)
    flies(b, e1, "RL S4 DS7")
    assert (e1.level, e1.run_in) == (4, True)


def test_25_2_a_bomber_keeps_its_path_points(battle):
    b = battle()
    c1 = flies(b, b.plane("C1", "gotha", (0, 0, 26), 2700, "L0", 12, bomb="medium", bombs=12), "S12")
    assert len(c1.track) == 12 and c1.track[0] == (-100, 0) and c1.track[-1] == (-1200, 0)
    c1 = flies(b, b.plane("C1", "gotha", (0, 0, 26), 2700, "L0", 12), "S12")
    assert c1.track == ()


def test_12_10_path_and_end_place_are_shown_to_every_seat(battle):
    """12.2: the path in points, one for each MU."""
    b = battle(cockpits="closed")
    flies(b, b.plane("C1", "alb3", (0, 0, 20), 900, "LL", 14), "TLH9 S5 =L")
    (moved,) = [e for e in b.events if e.kind == "moved"]
    assert moved.to == ("all",) and moved.facts["path"][0] == [100, 6, 2000] and moved.facts["to"] == [937, 907, 20]
    assert [e.to for e in b.events if e.kind == "energy"] == [("c1",)]


def test_11_1_with_closed_cockpits_the_enemy_hears_of_the_manoeuvre_alone(battle):
    b = battle(cockpits="closed")
    b.plane("E1", "camel", (9000, 0, 20), 0, "L0", 14)
    flies(b, b.plane("C1", "alb3", (0, 0, 20), 900, "L0", 14), "S14 thr >E1")
    own, seen = [e for e in b.events if e.kind == "plan"]
    assert own.to == ("c1",) and own.facts["plan"] == "S14 thr >E1"
    assert "e1" in seen.to and seen.facts == {"who": "C1", "declared": "S14 >E1"}


# actions


def test_25_10_bombs_thrown_away_on_strained_wings(battle):
    """CL-C72."""
    b = battle()
    c1 = b.plane("C1", "gotha", (0, 0, 26), 2700, "L0", 12, strength=14, bomb="medium", bombs=12, emergency=True, strain=True)
    flies(b, c1, "S12 /jettison", ("R-09", 18), ("R-10", 4), ("R-11", (3, 2)))
    assert pose(c1) == "-1200,0,26/h2700L0/v13" and (c1.strength, c1.bombs) == (9, 0)
    c1 = b.plane("C1", "gotha", (0, 0, 26), 2700, "L0", 12, strength=14, bomb="medium", bombs=12, emergency=True, strain=True)
    flies(b, c1, "S12 /jettison", ("R-09", 18), ("R-10", 2))
    assert (c1.state, c1.place, c1.speed) == (BROKEN, (0, 0, 26), 12)


def test_10_6_jumping_from_a_sound_aeroplane(battle):
    """CL-C58."""
    chute = {"parachute": True}
    b = battle()
    c1 = flies(b, b.plane("C1", "d7", (0, 0, 20), 900, "L0", 17, shot="E1", shot_turn=2, pilot=chute), "- /jump:P", ("R-06", 9))
    assert (c1.state, c1.forever, c1.place, c1.won) == (SPINNING, True, (0, 0, 20), "E1") and b.s.canopies["C1.P"].z == 20
    c1 = flies(b, b.plane("C1", "d7", (0, 0, 20), 900, "L0", 17, pilot=chute), "- /jump:P", ("R-06", 12))
    assert pose(c1) == "1700,0,20/h0900L0/v18" and not c1.pilot.busy


def test_17_11_restart_and_18_7_shut(battle):
    b = battle()
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, engines=(Engine(state="cut"),)), "S14 /restart", ("R-23", 13))
    assert e1.running == 1 and e1.speed == 15
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, engines=(Engine(state="cut"),)), "S14 /restart", ("R-23", 14))
    assert e1.running == 0 and e1.speed == 13
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14), "S14 /cut")
    assert e1.running == 0 and e1.speed == 13
    c1 = flies(b, b.plane("C1", "gotha", (0, 0, 20), 2700, "L0", 12, engines=(Engine("L", smoke=2), Engine("R"))), "S12 /shut:L")
    assert c1.engines[0] == Engine("L", state=STOPPED) and c1.speed == 12 and c1.even


def test_21_4_guns_in_the_plan(battle):
    """21.7 CL-C55, CL-C31."""
    b = battle()
    e1 = b.plane("E1", "se5a", (0, 0, 20), 0, "L0", 16)
    e1.guns = (e1.guns[0], type(e1.guns[1])("g2", 16, fired=3))
    flies(b, e1, "S16 /drum:g2")
    assert (e1.guns[1].half, e1.guns[1].fired, e1.pilot.busy) == (15, 0, True)
    c1 = b.plane("C1", "gotha", (0, 0, 20), 2700, "L0", 12)
    guns = tuple(type(g)(g.id, g.half, jam=4) for g in c1.guns)
    c1.guns = guns
    flies(b, c1, f"S12 /G.repair:{guns[-1].id}:2")
    assert c1.guns[-1].work == 2 and c1.person("G").busy and not c1.pilot.busy


def test_26_1_the_observer_works_else_the_pilot(battle):
    b = battle()
    b.s.points["N1"] = Point("N1", 0, 600)
    b.s.batteries["B1"] = Battery("B1", "E", 0, 3000, 6)
    e1 = flies(b, b.plane("E1", "re8", (0, 0, 20), 0, "L0", 12), "S12 /photo:N1")
    assert (e1.task, e1.worker, e1.person("G").busy, e1.pilot.busy) == ("photo:N1", "G", True, False) and len(e1.track) == 12
    e1 = flies(b, b.plane("E1", "re8", (0, 0, 20), 0, "L0", 12, gunner={"state": "out"}), "S12 /radio:B1")
    assert (e1.task, e1.worker, e1.pilot.busy) == ("radio:B1", "P", False)


def test_27_7_going_home_by_choice_begins_with_the_plan_or_with_giving_up(battle):
    b = battle()
    assert flies(b, b.plane("E1", "camel", (0, 0, 20), 2700, "L0", 14), "S14 home").going
    b.s.given_up = ("e1",)
    assert flies(b, b.plane("E1", "camel", (0, 0, 20), 2700, "L0", 14), "S14").going
    assert not flies(b, b.plane("C1", "alb3", (5000, 0, 20), 0, "L0", 14), "S14").going


# the ground
