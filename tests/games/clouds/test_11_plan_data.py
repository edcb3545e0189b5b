"""11.2, 11.21, 35.2 Flight plans as data."""

from __future__ import annotations

import json
import random

import pytest

from lysander.games.clouds.answer_data import Fault
from lysander.games.clouds.ch11_extras import with_extras
from lysander.games.clouds.ch11_sampler import sample_plan
from lysander.games.clouds.plan_data import data_of_plan, plan_of_data
from lysander.games.clouds.plan_text import read, write

TEXTS = ["TLH9 S5 =L >C1", "-", "S14-3 thr", "RL TRG6-2 RR", "R@0000 DV4", "R@0900 DS10", "PM2 E WL2x6 IMM", "S9 STALL", "SPIN", "LAND", "TAKEOFF"]
ACTIONS = ["restart", "restart:L", "cut", "shut:R", "repair:g1:2", "G.repair:g2:2", "N.drum:g1", "drum:g1", "radio:B1", "photo:N1", "observe:U1"]


@pytest.mark.parametrize("text", [*TEXTS, *(f"S14 /{a}" for a in ACTIONS), "S14 /jettison", "- /jump:P", "S14 /jump:G", "S14 /cut /drum:g1 >C1 home"])
def test_11_21_there_and_back(text):
    data = data_of_plan(read(text))
    assert write(plan_of_data(json.loads(json.dumps(data)))) == text


def test_11_21_records_as_printed():
    turn = {"kind": "turn", "side": "L", "letter": "H", "len": 4, "dz": 0}
    assert write(plan_of_data({"segments": [turn]})) == "TLH4"
    repair = {"do": "repair", "gun": "g2", "count": 2}
    assert write(plan_of_data({"segments": [], "actions": [repair, {**repair, "who": "gunner"}]})) == "- /repair:g2:2 /G.repair:g2:2"
    assert data_of_plan(read("TLH4")) == {"segments": [{"kind": "turn", "side": "L", "letter": "H", "len": 4}]}
    assert data_of_plan(read("S9 /jump:G"))["actions"] == [{"do": "jump", "who": "gunner"}]


STRANGE_SEGMENTS = [
    {"kind": "loop"},
    {"kind": "straight"},
    {"kind": "straight", "len": "9"},
    {"kind": "straight", "len": True},
    {"kind": "straight", "len": 9, "side": "L"},
    {"kind": "straight", "len": 100},
    {"kind": "turn", "side": "X", "letter": "H", "len": 4},
    {"kind": "turn", "side": "L", "letter": "HH", "len": 4},
    {"kind": "turn", "side": "L", "letter": 8, "len": 4},
    {"kind": "roll"},
    {"kind": "roll", "to": "R", "heading": 900},
    {"kind": "roll", "heading": 3600},
    {"kind": "dive", "to": "L", "len": 4},
    {"kind": []},
    "S9",
    None,
]


@pytest.mark.parametrize("segment", STRANGE_SEGMENTS)
def test_11_21_whatever_is_no_segment_is_a_fault_of_that_segment(segment):
    fault = plan_of_data({"segments": [{"kind": "ease"}, segment]})
    assert isinstance(fault, Fault) and fault.segment == 2


@pytest.mark.parametrize(
    "action",
    [
        *({"do": "fly"}, {"do": "repair", "gun": "g1"}, {"do": "drum"}, {"do": "drum", "gun": "g1", "count": 1}, {"do": "jettison", "at": "N1"}),
        *({"do": "jump", "who": "cook"}, {"do": "photo", "at": 7}, {"do": "photo", "gun": "g1"}, {"do": "photo", "at": "N1", "who": "gunner"}),
        *({"do": "cut", "engine": None}, {"do": "jump", "who": []}, {"do": {}}, []),
    ],
)
def test_11_21_whatever_is_no_action_is_a_fault(action):
    fault = plan_of_data({"actions": [action]})
    assert isinstance(fault, Fault) and fault.entry.startswith("actions[0]") and not fault.segment


@pytest.mark.parametrize("key", ["legs", "segments", "throttle", "bank", "target", "actions", "go_home"])
@pytest.mark.parametrize("value", [3, "X Y", {}, {"S9": 1}])
def test_11_2_whatever_is_no_part_of_a_plan_is_a_fault(key, value):
    assert plan_of_data({key: value}) == Fault("key" if key == "legs" else "value", key)


def test_35_2_random_plans_there_and_back(battle):
    rng = random.Random(352)
    b = battle()
    for _ in range(300):
        attitude = rng.choice(("L0", "LL", "V0", "S0", "Z0", "CR"))
        plane = b.plane("E1", "camel", (0, 0, rng.randrange(1, 40)), rng.randrange(3600), attitude, rng.randrange(25))
        plan = with_extras(b.s, plane, sample_plan(b.s, plane, rng), rng)
        assert plan_of_data(data_of_plan(plan)) == plan
