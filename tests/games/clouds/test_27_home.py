"""27.4, 27.5, 27.7 The way home."""

from __future__ import annotations

import random

from lysander.games.clouds.ch11_legality import why_not
from lysander.games.clouds.ch11_steady import steady_plan
from lysander.games.clouds.ch27_home import cannot_turn, homeward_bank
from lysander.games.clouds.plan_text import read, write
from lysander.games.clouds.plane import STOPPED, Engine

DEAD_ENGINE = (Engine(state=STOPPED),)


def bound(battle, attitude="L0", speed=14, heading=900, at=(0, 0, 20), type="camel", **fields):
    b = battle()
    return b, b.plane("E1", type, at, heading, attitude, speed, **({"forced": True} | fields))


def ids(b, plane, text):
    return [r.id for r in why_not(b.s, plane, read(text))]


def test_27_4_it_must_turn_for_home(battle):
    """P-27; CL-C44."""
    b, e1 = bound(battle, "LR")
    assert ids(b, e1, "S14") == ["P-27"] and ids(b, e1, "TRF14") == [] and ids(b, e1, "TRF14 >C1") == ["P-28", "P-34"]
    b, e1 = bound(battle)
    assert ids(b, e1, "RR S12") == [], "it rolls to the homeward side"
    assert ids(b, e1, "RL S11") == ["P-27"] and ids(b, e1, "S14") == ["P-27"]


def test_27_4_near_home_or_nearer_by_150(battle):
    for heading, text, wanted in ((2250, "S14", []), (2249, "S14", ["P-27"]), (3150, "S14", []), (3151, "S14", ["P-27"])):
        b, e1 = bound(battle, heading=heading)
        assert ids(b, e1, text) == wanted
    b, e1 = bound(battle, "LR", heading=1000)
    assert ids(b, e1, "TRZ7 S7") == [] and ids(b, e1, "TRZ6 S8") == ["P-27"], "154 and 132 ticks"
    assert ids(b, e1, "TRH1 TRV3 S10") == [] and ids(b, e1, "TRW6 S8") == ["P-27"], "150 and 149 ticks"


def test_27_4_who_is_bound(battle):
    for field in ("forced", "burning", "going"):
        b, e1 = bound(battle, forced=False, **{field: True}) if field != "forced" else bound(battle)
        assert ids(b, e1, "S14") == ["P-27"]
    b, e1 = bound(battle, forced=False)
    assert ids(b, e1, "S14") == [] and ids(b, e1, "S14 home") == ["P-27"] and ids(b, e1, "RR S12 home") == []
    b.s.given_up = ("e1",)
    assert ids(b, e1, "S14") == ["P-27"], "its seat has given up (28.12)"


def test_27_4_a_move_in_which_it_cannot_turn_is_free(battle):
    for attitude, speed, text, more in (
        ("L0", 7, "S7", {}),
        ("S0", 14, "S14", {}),
        ("V0", 14, "S14", {}),
        ("Z0", 14, "E S14", {}),
        ("L0", 9, "S9", {"type": "gotha", "doubled": True}),
    ):
        b, e1 = bound(battle, attitude, speed, **more)
        assert ids(b, e1, text) == [], (attitude, speed)
        assert cannot_turn(b.s, e1)
    b, e1 = bound(battle, speed=10, at=(0, 0, 2))
    assert ids(b, e1, "LAND") == [], "a plan that lands"
    b, e1 = bound(battle, pilot={"parachute": True})
    assert ids(b, e1, "- /jump:P") == [], "a plan whose pilot jumps"
    b, e1 = bound(battle, forced_turn=True)
    assert ids(b, e1, "TLP7 S7") == [], "bound by 11.15"


def test_27_4_the_homeward_side(battle):
    for heading, side in ((900, "R"), (901, "R"), (899, "L"), (2699, "R"), (2700, "L"), (2701, "L")):
        b, e1 = bound(battle, heading=heading)
        assert homeward_bank(b.s, e1) == side


def test_27_5_the_home_plan(battle):
    """CL-C44, CL-C56."""
    b, e1 = bound(battle, "LR")
    assert write(steady_plan(b.s, e1)) == "TRF14"
    b, e1 = bound(battle, speed=10, at=(0, 0, 4), engines=DEAD_ENGINE)
    assert write(steady_plan(b.s, e1)) == "RR TRF8"
    b, e1 = bound(battle, "LR", heading=2000)
    assert write(steady_plan(b.s, e1)) == "TRF3 S11", "the least length that brings it within 450"
    b, e1 = bound(battle, heading=2500)
    assert write(steady_plan(b.s, e1)) == "S14"


def test_27_5_straights_sink_without_power(battle):
    b, e1 = bound(battle, "LR", heading=2000, engines=DEAD_ENGINE)
    assert write(steady_plan(b.s, e1)) == "TRF3 S11-1"
    b, e1 = bound(battle, heading=2500, at=(0, 0, 1), speed=12, engines=DEAD_ENGINE)
    assert write(steady_plan(b.s, e1)) == "S12"


def test_27_5_the_home_plan_is_always_legal(battle):
    rng = random.Random(27)
    b = battle()
    for _ in range(600):
        type = rng.choice(list(b.rules.panels))
        panel = b.rules.panels[type]
        fields = {"burning": True} if rng.random() < 0.3 else {"forced": True}
        fields |= {"doubled": rng.random() < 0.3, "wider": rng.choice((0, 0, 2, 6)), "bank": rng.choice("0LR")}
        bank = fields.pop("bank")
        at, attitude, id = (0, 0, rng.randrange(1, 48)), f"{rng.choice('DLC')}{bank}", rng.choice(("E1", "C1"))
        e1 = b.plane(id, type, at, rng.randrange(3600), attitude, rng.randrange(panel.vtop + 9), **fields)
        plan = steady_plan(b.s, e1)
        assert why_not(b.s, e1, plan) == (), write(plan)
