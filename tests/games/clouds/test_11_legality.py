"""11.1 to 11.16 Which flight plans are legal; each reason of plan_refusals.toml."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch11_legality import PARAGRAPHS, why_not
from lysander.games.clouds.domains_plan import FlightPlan
from lysander.games.clouds.ground import Gasbag, Unit
from lysander.games.clouds.plan_text import read
from lysander.games.clouds.plane import CUT, DEAD, LANDED, SPINNING, STOPPED, Engine

DEAD_ENGINE = (Engine(state=STOPPED),)


def camel(battle, attitude="L0", speed=14, at=(0, 0, 20), type="camel", heading=0, options=None, **fields):
    b = battle(**(options or {}))
    return b, b.plane("E1", type, at, heading, attitude, speed, **fields)


def reasons(b, plane, text):
    """All reasons as (id, segment)."""
    return [(r.id, r.segment) for r in why_not(b.s, plane, read(text))]


def ids(battle, text, *args, **fields):
    """The ids of the reasons against a plan of a Camel."""
    return [id for id, _ in reasons(*camel(battle, *args, **fields), text)]


def test_11_16_all_reasons_at_once(battle):
    """CL-C07."""
    b, e1 = camel(battle, speed=12, at=(0, 0, 9), pilot={"flying": 9})
    found = why_not(b.s, e1, read("TLD5 S4-2 RR TRF2"))
    assert [(r.id, r.segment) for r in found] == [("P-13", 1), ("P-12", 1), ("P-07", 2), ("P-04", 0), ("P-06", 0)]
    facts = {r.id: r.facts for r in found}
    assert facts["P-13"] == {"letter": "D", "tightest": "E"} and facts["P-12"] == {"side": "L"}
    assert facts["P-04"] == {"sum": 13, "speed": 12} and facts["P-06"] == {"who": "P", "needed": 3, "actions": 2}


def test_11_16_a_refusal_holds_every_reason_with_its_paragraph(battle):
    b, e1 = camel(battle, speed=12, pilot={"flying": 9})
    refusal = FlightPlan(b.s, e1).why_not("TLD5 S4-2 RR TRF2")
    assert (refusal.rule, refusal.code, refusal.facts["segment"]) == ("3.8", "P-13", 1)
    assert [(r.rule, r.code) for r in refusal.more] == [("11.3", "P-12"), ("11.10", "P-07"), ("11.4", "P-04"), ("11.8", "P-06")]
    assert FlightPlan(b.s, e1).why_not("S12") is None


def test_11_16_the_reasons_are_those_of_the_table():
    assert list(PARAGRAPHS) == [f"P-{n:02d}" for n in range(1, 36)]


@pytest.mark.parametrize(
    "fields",
    [{"state": SPINNING}, {"state": LANDED}, {"pilot": {"blackout": 1}}, {"pilot": {"faint": True}}, {"pilot": {"state": DEAD}}],
)
def test_11_1_who_moves_by_no_plan(battle, fields):
    """P-01; also 11.14, 17.10."""
    assert ids(battle, "S14", **fields) == ["P-01"]


@pytest.mark.parametrize(
    "value", ["S9 S5-", "", "fly", 14, None, True, ["S14"], "S14+0", "S014", " S14", "S14 ", "S14 home thr", "TL?14x", "S14 /what"]
)
def test_11_3_only_the_canonical_writing_is_accepted(battle, value):
    """P-02."""
    b, e1 = camel(battle)
    refusal = FlightPlan(b.s, e1).why_not(value)
    assert "P-02" in [r.code for r in (refusal, *refusal.more)]


def test_11_2_at_most_twelve_segments(battle):
    """P-03."""
    assert ids(battle, " ".join(["S1"] * 12 + ["S2"])) == ["P-03"]
    assert ids(battle, " ".join(["S1"] * 10 + ["S2"] * 2)) == []


def test_11_4_the_lengths_add_up_to_the_speed(battle):
    """P-04; CL-C08."""
    assert ids(battle, "S13") == ids(battle, "S15") == ids(battle, "-") == ["P-04"]
    assert ids(battle, "-", speed=0) == [] and ids(battle, "S1", speed=0) == ["P-04"]
    assert ids(battle, "RR TRF6 S6", heading=300) == ids(battle, "RL TLF6 S5") == []
    assert ids(battle, "RL TLF6 S6") == ["P-04"]
    assert ids(battle, "RR S10", doubled=True) == ids(battle, "RL S8", doubled=True) == []
    hands = {"abilities": ("hands",)}
    assert ids(battle, "RR S11", doubled=True, pilot=hands) == ids(battle, "RL S9", doubled=True, pilot=hands) == []


def test_11_3_a_length_is_at_least_one(battle):
    """P-05."""
    for text in ("S0 S14", "TLH0 S14", "DV0 S14"):
        assert "P-05" in ids(battle, text, "LL")
    assert ids(battle, "WL1x0 S14") == ["P-05", "P-19"]


def test_11_8_actions_of_segments_and_others_together(battle):
    """P-06."""
    tired = {"flying": 9}
    assert ids(battle, "RR TRI4 RL S5") == []
    assert ids(battle, "RR TRI4 RL S5", pilot=tired) == ["P-06"]
    assert ids(battle, "RR S12 /restart", engines=(Engine(state=CUT),)) == []
    assert ids(battle, "RR TRI4 S8 /restart", engines=(Engine(state=CUT),), pilot=tired) == ["P-06"]
    assert ids(battle, "S14", pilot={"flying": 9}) == []
    assert ids(battle, "RR TRI4 RL TLI5", pilot={"flying": 18, "fortitude": 8}) == []
    assert ids(battle, "RR TRI4 RL TLI5", pilot={"flying": 16, "fortitude": 10}) == ["P-06"]


def test_11_10_at_most_one_of_height_for_three_of_length(battle):
    """P-07; CL-C09."""
    b, c1 = camel(battle, type="dr1", speed=15)
    assert reasons(b, c1, "S6+2 S9-3") == reasons(b, c1, "S15+2") == []
    assert reasons(b, c1, "S9+4 S6") == [("P-07", 1)]
    assert ids(battle, "TLI9-3 S5", "LL") == [] and ids(battle, "TLI8-3 S6", "LL") == ["P-07"]


def test_11_10_rises_add_up_to_the_climb_value(battle):
    """P-08; CL-C09, CL-C18, CL-C62."""
    assert ids(battle, "S9+3 S6+2", type="alb3", speed=15) == ["P-08"] and ids(battle, "S9+3 S6+1", type="alb3", speed=15) == []
    assert ids(battle, "S15+1", type="dr1", speed=15, engines=DEAD_ENGINE) == ["P-08"]
    one = (Engine("L"), Engine("R", STOPPED))
    assert ids(battle, "S12+1", type="gotha", speed=12, engines=one) == ["P-08"]
    assert ids(battle, "S12+1", type="gotha", speed=12) == []
    assert ids(battle, "S14+1 /cut") == ["P-08"], "an engine that is cut gives no climb"
    assert ids(battle, "S14+1 /restart", engines=(Engine(state=CUT),)) == ["P-08"], "nor one that may start"


def test_11_11_nothing_goes_above_the_ceiling(battle):
    """P-09."""
    assert ids(battle, "S14+1", at=(0, 0, 48)) == ["P-09"] and ids(battle, "S14+1", at=(0, 0, 47)) == []
    assert ids(battle, "S6+2 S8-2", at=(0, 0, 47)) == ["P-09"], "on the way"
    assert ids(battle, "S7 IMM", at=(0, 0, 45)) == ["P-09"]
    assert ids(battle, "S14+1", at=(0, 0, 48), options={"ceiling": 60}) == []


def test_11_11_a_plan_into_the_ground_is_not_refused(battle):
    assert ids(battle, "DV14", at=(0, 0, 5)) == []


@pytest.mark.parametrize("text", ["RR S5", "TLZ7", "PA1 S6", "WL1x7"])
def test_11_12_at_stall_speed(battle, text):
    """P-10."""
    attitude = "LL" if text.startswith("T") else "L0"
    assert "P-10" in ids(battle, text, attitude, 7)
    assert "P-13" not in ids(battle, text, attitude, 7), "no template is looked for"


def test_11_12_what_may_be_flown_at_stall_speed(battle):
    for text, attitude in (("S7", "L0"), ("S7-2", "LL"), ("DV7", "L0"), ("E S7", "Z0"), ("S7 STALL", "L0"), ("S7 SPIN", "L0")):
        assert ids(battle, text, attitude, 7) == []
    assert ids(battle, "LAND", speed=7, at=(0, 0, 2)) == []


@pytest.mark.parametrize(
    ("attitude", "text"),
    [
        *(("S0", "TLZ14"), ("V0", "TLZ14"), ("S0", "RR S12"), ("Z0", "RR S12"), ("V0", "DS14"), ("Z0", "PZ1 S4")),
        *(("L0", "E S14"), ("V0", "WL1x14"), ("Z0", "S7 IMM"), ("S0", "S14 STALL"), ("V0", "S14 SPIN"), ("S0", "LAND")),
    ],
)
def test_11_3_not_in_this_class(battle, attitude, text):
    """P-11."""
    assert "P-11" in ids(battle, text, attitude)


def test_11_3_the_classes_in_which_each_kind_may_be_flown(battle):
    free = [("D0", "RR S12"), ("C0", "RR S12"), ("V0", "R@0900 S12"), ("Z0", "DS14"), ("S0", "DV14"), ("Z0", "E S14"), ("C0", "WL1x14")]
    free += [("S0", "PI1 S7"), ("V0", "PI1 S7"), ("C0", "PI1 S7"), ("D0", "PI1 S7"), ("V0", "PF2 S5"), ("C0", "S7 IMM"), ("Z0", "S14 SPIN")]
    for attitude, text in free:
        assert ids(battle, text, attitude) == [], text


def test_11_3_a_turn_needs_the_bank(battle):
    """P-12."""
    assert ids(battle, "TLI14") == ids(battle, "TLI14", "LR") == ["P-12"] and ids(battle, "TLI14", "LL") == []


def test_3_8_three_letters_tighter_at_most_and_the_digit_of_the_cell(battle):
    """P-13."""
    assert ids(battle, "TLC14", "LL") == ["P-13"] and ids(battle, "TLD14", "LL") == [], "shown F2 at 14"
    assert ids(battle, "TLF17", "LL", 17) == [] and ids(battle, "TLE17", "LL", 17) == ["P-13"], "shown I at 17"
    assert ids(battle, "TLF14", "LL", wider=2) == [] and ids(battle, "TLE14", "LL", wider=2) == ["P-13"]
    assert ids(battle, "PC1 S12", "S0") == ["P-13"]


def test_3_5_no_such_template(battle):
    """P-14."""
    assert ids(battle, "TL?14", "LL") == ["P-14"] and "P-14" in ids(battle, "P?1 S13", "S0")


def test_11_16_kinds_of_fixed_length_must_fit(battle):
    """P-15; CL-C17."""
    assert ids(battle, "S13 RR") == ["P-15", "P-04"] and ids(battle, "S12 RR") == []
    assert ids(battle, "PI1 S8", "S0") == ["P-04"] and ids(battle, "S9 PI1", "S0") == ["P-15", "P-04"]
    b, e1 = camel(battle, speed=16)
    found = why_not(b.s, e1, read("S9 IMM"))
    assert [(r.id, r.facts) for r in found] == [("P-15", {"needed": 8, "left": 7}), ("P-04", {"sum": 17, "speed": 16})]
    assert ids(battle, "S10 LAND", speed=10, at=(0, 0, 2)) == ["P-15", "P-04"]


def test_12_5_a_roll_goes_to_another_bank_or_heading(battle):
    """P-16."""
    assert "P-16" in ids(battle, "RR S12", "LR") and "P-16" in ids(battle, "R0 S12")
    assert "P-16" in ids(battle, "R@0900 S12"), "a heading in a shallow class"
    assert "P-16" in ids(battle, "RR S12", "V0"), "a bank in a vertical dive"
    assert "P-16" in ids(battle, "R@0000 S12", "V0") and ids(battle, "R@0900 S12", "V0") == ids(battle, "R@2700 S11", "V0") == []
    assert ids(battle, "R0 S12", "LL") == []


def test_12_6_already_diving_like_that(battle):
    """P-17."""
    assert ids(battle, "DS14", "S0") == ids(battle, "DV14", "V0") == ["P-17"]


def test_12_7_level_wings_and_steps_that_fit_the_class(battle):
    """P-18."""
    assert ids(battle, "PI1 S7", "LL") == ["P-18"] and ids(battle, "PI1 S7") == []
    assert "P-18" in ids(battle, "PI2 S7") and "P-18" in ids(battle, "PI2 S7", "S0") and "P-18" in ids(battle, "PI3 S7", "V0")


def test_12_9_a_slip_is_twice_as_long_as_its_eu(battle):
    """P-19; CL-C12."""
    assert ids(battle, "WL3x12", type="re8", speed=12) == [] and ids(battle, "WL3x5 S7", type="re8", speed=12) == ["P-19"]
    assert ids(battle, "WL6x14") == ["P-19"] and ids(battle, "WR0x14") == ["P-19"]


def test_15_9_an_immelmann_needs_speed_and_comes_last(battle):
    """P-20, P-21; CL-C17."""
    b, e1 = camel(battle, speed=12)
    assert [(r.id, r.facts) for r in why_not(b.s, e1, read("S6 IMM"))] == [("P-20", {"needed": 13})]
    assert ids(battle, "S6 IMM", speed=13) == [], "Vs + 6 is enough"
    assert ids(battle, "IMM S8", speed=16) == ["P-21"] and ids(battle, "S8 IMM", speed=16) == []


@pytest.mark.parametrize("text", ["STALL S14", "SPIN S14"])
def test_11_3_what_can_only_be_the_last_segment(battle, text):
    """P-21."""
    assert ids(battle, text) == ["P-21"]


def test_17_1_too_high_or_too_fast_to_land(battle):
    """P-22: height and class are those where the landing begins, the speed is that at the start."""
    assert ids(battle, "LAND", speed=10, at=(0, 0, 2)) == [] and ids(battle, "LAND", speed=10, at=(0, 0, 3)) == ["P-22"]
    assert ids(battle, "S3-1 LAND", speed=10, at=(0, 0, 3)) == [] and ids(battle, "LAND", speed=11, at=(0, 0, 2)) == ["P-22"]
    assert ids(battle, "LAND S5", speed=10, at=(0, 0, 2)) == ["P-21", "P-04"]
    assert ids(battle, "RR LAND", speed=10, at=(0, 0, 2), pilot={"flying": 9}) == ["P-06"], "two actions, and one for the roll"


def test_17_10_on_the_ground(battle):
    """P-23."""
    b, e1 = camel(battle, speed=0, at=(0, 0, 0), state=LANDED, rolled=0)
    assert reasons(b, e1, "TAKEOFF") == reasons(b, e1, "-") == []
    for text in ("S5", "TAKEOFF S1", "- /jettison", "TAKEOFF >C1", "- thr", "TAKEOFF home"):
        assert reasons(b, e1, text) == [("P-23", 0)]
    assert ids(battle, "TAKEOFF") == ["P-23", "P-04"], "in the air"


def test_11_9_free_bank(battle):
    """P-24; CL-C06."""
    assert ids(battle, "TLI9 S5 =R", "LL") == ids(battle, "PI1 S7 =L", "S0") == []
    assert ids(battle, "S14 =L") == ids(battle, "RR S12 =0") == ids(battle, "DS14 =L") == ["P-24"]
    assert ids(battle, "TLI9 DS5 =L", "LL") == ["P-24"], "it must end shallow"
    always = {"free_bank": "always"}
    assert ids(battle, "S14 =L", options=always) == [] and ids(battle, "DS14 =L", options=always) == ["P-24"]
    assert ids(battle, "TLI14 SPIN =L", "LL") == ["P-24"]


def test_11_13_straights_in_steep_classes(battle):
    """P-25."""
    for attitude in ("S0", "V0", "Z0"):
        assert ids(battle, "S7 S7", attitude) == ["P-25"] and ids(battle, "S14-1", attitude) == ["P-25"] and ids(battle, "S14", attitude) == []
    assert ids(battle, "S7 S7") == [] and ids(battle, "DS7 S7") == []


def test_11_15_the_forced_wide_turn(battle):
    """P-26; CL-C19."""
    gotha = {"type": "gotha", "speed": 13, "forced_turn": True}
    b, c1 = camel(battle, **gotha)
    assert reasons(b, c1, "S13") == reasons(b, c1, "TLP6 S7") == reasons(b, c1, "TLQ7 S6") == [("P-26", 1)]
    assert reasons(b, c1, "TLP7 S6") == reasons(b, c1, "TRP13") == reasons(b, c1, "TLP7 TLP6") == []
    assert "P-12" in [id for id, _ in reasons(b, c1, "TLP7 TRP6")], "it leaves her banked to that side"
    assert ids(battle, "TLW7 S6", **gotha, wider=20) == ["P-26"] and ids(battle, "TLZ7 S6", **gotha, wider=20) == []
    assert ids(battle, "S8", type="gotha", speed=8, forced_turn=True) == [], "it lapses at stall speed"
    assert ids(battle, "S13", "S0", **gotha) == [], "and in a steep class"


def test_11_2_targets(battle):
    """P-34, P-28."""
    b, e1 = camel(battle)
    b.plane("C1", "dr1", (0, 900, 20), 0, "L0", 14)
    b.plane("C2", "dr1", (0, 900, 20), 0, "L0", 14, state=LANDED)
    b.plane("E2", "camel", (0, 900, 20), 0, "L0", 14)
    b.s.units["U1"] = Unit("U1", "infantry", "C", "c1", 0, 0, 10, 10)
    b.s.units["U2"] = Unit("U2", "infantry", "C", "c1", 0, 0, 0, 10)
    b.s.gasbags["K1"] = Gasbag("K1", "balloon", "C", "c1", 0, 0, 24)
    b.s.gasbags["K2"] = Gasbag("K2", "balloon", "C", "c1", 0, 0, 0)
    assert [reasons(b, e1, f"S14 >{id}") for id in ("C1", "U1", "K1")] == [[], [], []]
    assert [reasons(b, e1, f"S14 >{id}") for id in ("C2", "C9", "E2", "E1", "U2", "K2")] == [[("P-34", 0)]] * 6
    e1.forced, e1.heading = True, 2700
    assert reasons(b, e1, "S14 >C1") == [("P-28", 0)]
