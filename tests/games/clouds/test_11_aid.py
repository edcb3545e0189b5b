"""11.17, 11.18 The planning aid."""

from __future__ import annotations

import json
import random

import pytest

from lysander.core.ask import Ask
from lysander.games.clouds.ch11_aid import aid, help_with
from lysander.games.clouds.ch11_choices import openings
from lysander.games.clouds.ch11_tests import chance
from lysander.games.clouds.domains_plan import FlightPlan
from lysander.games.clouds.ground import Battery, Gasbag, Point, Unit
from lysander.games.clouds.plan_text import read
from lysander.games.clouds.plane import CUT, LANDED, STOPPED, Engine, Gun


def camel(battle, attitude="L0", speed=14, at=(0, 0, 20), type="camel", heading=0, scenario="mission_3", options=None, **fields):
    b = battle(scenario, **(options or {}))
    return b, b.plane("E1", type, at, heading, attitude, speed, **fields)


def helped(battle, text, *args, **fields):
    b, plane = camel(battle, *args, **fields)
    found = aid(b.s, plane, text)
    json.dumps(found)
    return found


def names(found):
    return [(t["roll"], t["why"], t["target"]) for t in found["tests"]]


def test_11_17_a_draft_with_everything_that_helps(battle):
    """CL-C20."""
    found = helped(battle, "TLE6 S7", "LL", 13)
    assert found["reasons"] == [] and found["plan"] == "TLE6 S7"
    assert found["energy"] == {"a": -2, "b": 0, "c": 0, "d": 0, "e": 0, "f": 0, "speed": 11, "band": "medium", "template": "F", "steps": 1}
    assert found["actions"] == {"P": [1, 3]}
    assert [(t["roll"], t["segment"], t["target"], t["chance"]) for t in found["tests"]] == [("R-08", 1, 13, 65)]
    assert found["least"] == 20 and found["contacts"] == [] and len(found["path"]) == 13
    assert found["path"][-1][:2] == found["end"]["at"][:2] and found["end"]["heading"] == 3600 - 688


def test_11_17_the_game_helps_with_flight_plans_only(battle):
    b, e1 = camel(battle)
    ask = Ask("e1", "plan:E1", "11.1", FlightPlan(b.s, e1), "S14")
    assert help_with(b.s, ask, "S14") == aid(b.s, e1, "S14") and help_with(b.s, ask, None) == aid(b.s, e1, "")
    assert help_with(b.s, Ask("e1", "attack:E1", "20.2", FlightPlan(b.s, e1)), "hold") is None


def test_11_18_rough_and_none(battle):
    """CL-C20."""
    rough = helped(battle, "TLE6 S7", "LL", 13, options={"aid": "rough"})
    assert set(rough) == {"plan", "reasons", "actions", "next", "energy", "tests"}
    none = helped(battle, "TLE6 S7", "LL", 13, options={"aid": "none"})
    assert set(none) == {"plan", "reasons", "actions", "next"}
    assert helped(battle, "", options={"aid": "rough"}) == helped(battle, "", options={"aid": "none"}) == {}


def test_11_17_a_draft_that_is_not_legal(battle):
    found = helped(battle, "TLD5 S4-2", speed=12, at=(0, 0, 9))
    assert found["reasons"] == [["P-13", "3.8", 1], ["P-12", "11.3", 1], ["P-07", "11.10", 2], ["P-04", "11.4", 0]]
    assert len(found["path"]) == 9 and found["least"] == 7
    found = helped(battle, "what S5")
    assert found["plan"] == "? S5" and found["reasons"] == [["P-02", "11.3", 1], ["P-04", "11.4", 0]] and len(found["path"]) == 5


def test_11_17_tests_in_the_order_in_which_they_fall(battle):
    """13.10: wires, strain, tight turn; then 14.7. CL-C67."""
    found = helped(battle, "PP1 S9", "S0", 22, (0, 0, 30), strength=12, wires=True)
    assert names(found) == [("R-09", "vne", 10)] and found["energy"]["speed"] == 26
    found = helped(battle, "PO1 S10", "S0", 22, (0, 0, 30), strength=12, wires=True)
    assert names(found) == [("R-09", "wires", 12), ("R-09", "turn", 10)] and found["energy"]["speed"] == 24
    found = helped(battle, "TLH4 S9", "LL", 13, type="gotha", strength=14, strain=True, wires=True)
    assert [n[:2] for n in names(found)][:2] == [("R-09", "wires"), ("R-09", "strain")]
    assert names(helped(battle, "RR S12", wires=True)) == [("R-09", "wires", 20)]


def test_11_17_a_tight_turn_at_slow_or_medium_speed(battle):
    """13.1."""
    assert names(helped(battle, "TLD6 S8", "LL")) == [("R-08", "turn", 11)]
    assert names(helped(battle, "TLD6 S8", "LL", pilot={"abilities": ("hands",)})) == [("R-08", "turn", 13)]
    assert names(helped(battle, "TRG9 S8", "LR", 17)) == [("R-09", "turn", 18)]


def test_11_17_tests_at_the_end_of_the_move(battle):
    assert names(helped(battle, "TLL9", "LL", 9, type="pfalz")) == [("R-12", "stall", 13)]
    assert names(helped(battle, "DV9", "LL", 9, type="pfalz")) == [], "no stall in a dive"
    assert names(helped(battle, "S14 STALL")) == [("R-12", "stall", 13)]
    assert names(helped(battle, "S8 IMM", speed=16)) == [("R-13", "immelmann", 13)]
    assert helped(battle, "S8 IMM", speed=16)["energy"]["speed"] == 8
    assert names(helped(battle, "DS17", speed=17, type="alb3", at=(0, 0, 30))) == [("R-09", "vne", 4)]
    assert names(helped(battle, "S14", engines=(Engine(vibration=14),))) == [("R-09", "vibration", 20)]
    assert names(helped(battle, "S14 /cut", engines=(Engine(vibration=10),))) == [], "the limit is void while the engine does not run"


def test_11_17_tests_before_the_move(battle):
    found = helped(battle, "S14 /restart", engines=(Engine(state=CUT),))
    assert names(found) == [("R-23", "restart", 13)] and found["energy"]["e"] == -1
    assert names(helped(battle, "S12 /jettison", type="gotha", speed=12, bombs=6, bomb="m", strain=True, strength=14)) == [("R-09", "strain", 14)]
    assert names(helped(battle, "- /jump:P", type="d7", speed=17, pilot={"parachute": True}))[0] == ("R-06", "jump", 9)


def test_11_17_landings(battle):
    """CL-C24: the place of an unmapped landing is still to come."""
    found = helped(battle, "LAND", speed=10, at=(6000, 0, 2), engines=(Engine(state=STOPPED),))
    assert names(found) == [("R-19", "place", 12), ("R-20", "landing", 12)] and found["energy"] is None
    assert found["contacts"] == [] and found["least"] == 0
    assert names(helped(battle, "LAND", speed=10, at=(6000, 0, 2), pilot={"abilities": ("survivor",)}))[0] == ("R-19", "place", 17)


@pytest.mark.parametrize(("target", "percent"), [(-5, 5), (1, 5), (13, 65), (19, 95), (25, 95)])
def test_4_5_a_natural_1_succeeds_and_a_natural_20_fails(target, percent):
    assert chance(target) == percent


def test_11_17_what_the_path_meets(battle):
    """CL-C21, CL-C22, CL-C23."""
    b, e1 = camel(battle)
    b.plane("C1", "alb5", (0, 700, 20), 900, "L0", 13)
    assert aid(b.s, e1, "S14")["contacts"] == [{"point": 7, "thing": "plane", "what": "C1", "at": [0, 700, 2000]}]
    assert aid(b.s, e1, "S6 DV8")["contacts"] == []
    b, e1 = camel(battle, at=(0, 0, 5), speed=12)
    found = aid(b.s, e1, "DV12")
    assert found["contacts"] == [{"point": 5, "thing": "ground", "what": "", "at": [0, 0, 0]}] and found["reasons"] == []
    b, e1 = camel(battle, at=(0, 0, 10), speed=12)
    b.s.gasbags["K1"] = Gasbag("K1", "balloon", "C", "c1", 0, 500, 24)
    assert [(c["thing"], c["what"], c["point"]) for c in aid(b.s, e1, "S12")["contacts"]] == [("cable", "K1", 5)]
    b, e1 = camel(battle, options={"collisions": "off"})
    b.plane("C1", "alb5", (0, 700, 20), 900, "L0", 13)
    assert aid(b.s, e1, "S14")["contacts"] == []


def test_11_17_enemies_in_reach_at_the_end(battle):
    b, e1 = camel(battle)
    b.plane("C1", "dr1", (0, 2100, 20), 1800, "L0", 14)
    b.plane("C2", "dr1", (0, 9000, 20), 1800, "L0", 14)
    found = {shot["who"]: shot for shot in aid(b.s, e1, "S14")["shots"]}
    assert list(found) == ["C1"]
    assert (found["C1"]["distance"], found["C1"]["threatens"], found["C1"]["threatened"]) == (7, True, True)
    shot = found["C1"]["shots"][0]
    assert (shot["by"], shot["guns"], shot["band"], shot["aim"], shot["angle"]) == ("P", ["g1", "g2"], [6, 9], 10, "head-on")
    assert (shot["sum"], shot["base"], shot["chance"]) == (-1, 12, 60)


def test_11_17_the_shot_of_cl_c28(battle):
    """CL-C28, after a move of 14."""
    b, e1 = camel(battle, at=(0, -1400, 20))
    b.plane("C1", "dr1", (0, 700, 20), 100, "L0", 13)
    found = aid(b.s, e1, "S14")["shots"][0]
    assert found["shots"][0]["base"] == 14 and found["threatens"] and not found["threatened"]
    e1.guns = (Gun("g1", 1), Gun("g2", 20, jam=4))
    assert aid(b.s, e1, "S14")["shots"][0]["shots"] == [], "neither gun has a normal burst"
    assert aid(b.s, e1, "DV14")["shots"][0]["shots"] == []


def test_11_17_a_gunner_behind_and_who_cannot_shoot(battle):
    """CL-C32; 20.3, 20.6: a gunner after a turn, a repair, a photograph; a pilot on his way home."""
    b = battle()
    e1 = b.plane("E1", "re8", (-1300, 0, 20), 900, "LL", 13)
    b.plane("C1", "alb3", (-600, 100, 20), 800, "L0", 14)
    b.s.points["N1"] = Point("N1", 0, 0)

    def base(text):
        return [(shot["by"], shot["base"]) for enemy in aid(b.s, e1, text)["shots"] for shot in enemy["shots"]]

    assert base("S13") == [("G", 9)] and base("S11 WL1x2 >C1") == [("G", 7)]
    assert base("S13 /photo:N1") == [] and base("S13 home") == [("G", 9)]
    b, e1 = camel(battle, going=True, heading=2700)
    b.plane("C1", "dr1", (-2100, 0, 20), 2700, "L0", 14)
    assert aid(b.s, e1, "S14")["shots"][0]["shots"] == []


def test_11_17_tasks(battle):
    """CL-C42, CL-C43; 26.2 to 26.5."""
    b, e1 = camel(battle, type="re8", speed=13, at=(800, 600, 22), heading=900)
    b.s.points["N1"] = Point("N1", 1500, 900)
    task = aid(b.s, e1, "S13 /photo:N1")["tasks"]
    assert [(t["do"], t["what"], t["who"], t["met"], t["target"], t["chance"]) for t in task] == [("photo", "N1", "G", True, 13, 65)]
    task = aid(b.s, e1, "S6 RR S4 /photo:N1")["tasks"][0]
    assert (task["met"], task["near"], task["height"], task["level"], task["target"]) == (False, True, True, False, 11)
    b, e1 = camel(battle, type="re8", speed=12, at=(0, -1200, 20), threat=-4)
    b.s.batteries["B1"] = Battery("B1", "E", 1200, 0, 6)
    found = aid(b.s, e1, "S12 /radio:B1")["tasks"][0]
    assert (found["met"], found["distance"], found["target"]) == (True, 23, 7)
    b, e1 = camel(battle, type="re8", speed=12, at=(0, -1200, 6), scenario="mission_4", gunner={"abilities": ("job",)})
    b.s.units["U1"] = Unit("U1", "infantry", "C", "c1", 0, 500, 10, 10, cover="partial")
    found = aid(b.s, e1, "S12 /observe:U1")["tasks"][0]
    assert (found["met"], found["target"]) == (True, 14)


def test_11_17_the_reachable_envelope(battle):
    b, e1 = camel(battle, "LL")
    ends = {way["plan"]: way for way in aid(b.s, e1, "")["envelope"]}
    judge = FlightPlan(b.s, e1)
    assert all(judge.why_not(plan) is None for plan in ends)
    assert {"S14", "S14+4", "S14-4", "TLD14", "TLZ1 S13", "TLF6 S8", "RR S12", "RR TRF12", "RR TRH3 S9", "DV14", "DS14"} <= set(ends)
    assert not any(plan.startswith("P") for plan in ends), "wings are not level"
    assert ends["TLF6 S8"]["at"] == aid(b.s, e1, "TLF6 S8")["end"]["at"] and ends["TLF6 S8"]["bank"] == "L"


def test_11_17_the_envelope_leads_where_the_plans_lead(battle):
    rng = random.Random(1117)
    b = battle()
    for n in range(40):
        climb = rng.choice("VSZDLLC")
        fields = {"forced": True} if n % 4 == 0 else {"forced_turn": True} if n % 4 == 1 else {}
        attitude = climb + (rng.choice("0LR") if climb in "DLC" else "0")
        e1 = b.plane("E1", "camel", (rng.randrange(9000), rng.randrange(9000), 20), rng.randrange(3600), attitude, rng.randrange(24), **fields)
        ends = aid(b.s, e1, "")["envelope"]
        judge = FlightPlan(b.s, e1)
        assert ends or e1.speed == 0 or fields
        for way in rng.sample(ends, min(len(ends), 25)):
            assert judge.why_not(way["plan"]) is None, way
            end = aid(b.s, e1, way["plan"])["end"]
            assert {k: way[k] for k in end} == end, way


def test_11_17_what_may_come_next(battle):
    b, e1 = camel(battle, pilot={"flying": 9})

    def closed(text, kind, **more):
        found = [o for o in openings(b.s, e1, read(text)) if o["kind"] == kind and more.items() <= o.items()]
        return [id for id, _ in found[0]["reasons"]]

    assert closed("-", "turn", side="L") == ["P-12"] and closed("RL", "turn", side="L") == []
    assert closed("RL TLF4", "turn", side="L") == ["P-06"] and closed("RL TLF4", "straight") == []
    assert closed("S14", "straight") == ["P-04"] and closed("S14", "spin") == [] and closed("S14 SPIN", "straight") == ["P-04", "P-21"]
    assert closed("S13", "roll", to="R") == ["P-15"] and closed("S12", "roll", to="R") == []
    assert closed("DS4", "pull", steps=1) == [] and closed("S4", "ease") == ["P-11"]


def test_11_3_what_a_client_needs_to_put_a_plan_together(battle):
    b, e1 = camel(battle, "LL", 13)
    b.plane("C1", "dr1", (0, 900, 20), 0, "L0", 14)
    form = FlightPlan(b.s, e1).describe()
    json.dumps(form)
    wanted = {"type": "flight_plan", "class": "L", "bank": "L", "speed": 13, "band": "medium", "actions": 3, "shown": "F", "tightest": "E"}
    assert wanted == {k: form[k] for k in wanted} and form["climb"] == b.rules.panels["camel"].climb
    assert (form["tight"], form["roll"], form["targets"], form["steady"]) == ([1, 2, 3], {"L": 3, "R": 2}, ["C1"], "S13")
    assert form["costs"]["turn"] == [1, 1] and form["costs"]["land"] == [2, 0] and form["other"] == ["/cut"]


def test_11_3_the_form_on_the_ground_offers_the_take_off(battle):
    b, e1 = camel(battle, speed=0, at=(0, 0, 0), state=LANDED, rolled=0)
    form = FlightPlan(b.s, e1).describe()
    assert [(o["kind"], o["open"]) for o in form["next"]] == [("takeoff", True)] and form["other"] == [] and form["steady"] == "-"
    assert aid(b.s, e1, "TAKEOFF")["reasons"] == [] and aid(b.s, e1, "") == {"envelope": []}


def test_5_5_neither_refusals_nor_the_aid_know_what_is_hidden(battle):
    """With closed cockpits an enemy's speed, strength, guns and people change nothing."""
    answers = []
    for hidden in ({"speed": 12, "strength": 20}, {"speed": 14, "strength": 6, "wires": True, "leak": 2, "pilot": {"fortitude": 3, "blackout": 1}}):
        b, e1 = camel(battle, options={"cockpits": "closed"})
        c1 = b.plane("C1", "dr1", (0, 2000, 20), 1800, "L0", hidden.pop("speed"), **hidden)
        if c1.wires:
            c1.guns = ()
        domain = FlightPlan(b.s, e1)
        texts = ("S14 >C1", "S20", "", "DV14", "RR TRF12")
        answers.append([domain.describe(), *(domain.why_not(t) for t in texts), *(aid(b.s, e1, t) for t in texts)])
    assert answers[0] == answers[1]


def test_11_17_the_aid_never_fails(battle):
    rng = random.Random(17)
    words = "S5 S14 S0 TLH4 TR?3 TLA0 RL RR R@0900 DV6 DS3 PM2 P?1 PZ3 E WL2x6 WR9x1 IMM STALL SPIN LAND TAKEOFF what /cut /restart /jump:P /photo:N1"
    signs = [*words.split(" "), "=L", "thr", ">C1", "home", "-", "/repair:g1:1", "/jump:G", "/radio:B1", "/shut:L"]
    b = battle()
    for _ in range(1500):
        type, climb = rng.choice(list(b.rules.panels)), rng.choice("VSZDLLC")
        attitude = climb + (rng.choice("0LR") if climb in "DLC" else "0")
        plane = b.plane("E1", type, (0, 0, rng.randrange(1, 48)), rng.randrange(3600), attitude, rng.randrange(30), wires=True)
        b.plane("C1", "dr1", (300, 500, 20), 1800, "L0", 14)
        text = " ".join(rng.choice(signs) for _ in range(rng.randrange(1, 6)))
        found = aid(b.s, plane, text)
        refusal = FlightPlan(b.s, plane).why_not(text)
        assert refusal is not None if found["reasons"] else (refusal is None or found["plan"] != text)
