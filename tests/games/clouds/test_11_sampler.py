"""11.18 to 11.20 The steady plan and the sampler."""

from __future__ import annotations

import random

from lysander.games.clouds.ch11_legality import why_not
from lysander.games.clouds.ch11_sampler import sample_plan
from lysander.games.clouds.ch11_steady import steady_plan
from lysander.games.clouds.domains_plan import FlightPlan
from lysander.games.clouds.ground import Point
from lysander.games.clouds.plan_text import read, write
from lysander.games.clouds.plane import CUT, LANDED, STOPPED, Engine, Gun

DEAD_ENGINE = (Engine(state=STOPPED),)


def steady(battle, attitude="L0", speed=14, at=(0, 0, 20), type="camel", heading=2700, **fields):
    b = battle()
    return write(steady_plan(b.s, b.plane("E1", type, at, heading, attitude, speed, **fields)))


def test_11_19_line_by_line(battle):
    assert steady(battle, speed=0) == "-"
    assert steady(battle, "LR", forced_turn=True) == "TRP7 S7" and steady(battle, speed=13, forced_turn=True) == "TLP7 S6"
    assert steady(battle, "V0", 20, type="se5a") == "PN1 S9", "two steps on N are 22 long"
    assert steady(battle, "S0", 14) == "PF1 S9"
    assert steady(battle, "V0", 7) == "S7" and steady(battle, "S0", 6) == "S6"
    assert steady(battle, "Z0") == "E S14"
    assert steady(battle, at=(0, 0, 2), speed=10, engines=DEAD_ENGINE) == "LAND"
    assert steady(battle, at=(0, 0, 2), speed=11, engines=DEAD_ENGINE) == "S11-1"
    assert steady(battle, heading=900, forced=True) == "RR TRF12"
    assert steady(battle) == "S14" and steady(battle, engines=DEAD_ENGINE) == "S14-1"
    assert steady(battle, engines=(Engine(state=CUT),), at=(0, 0, 1)) == "S14"
    assert steady(battle, speed=0, at=(0, 0, 0), state=LANDED, rolled=0) == "-"


def test_11_19_out_of_a_vertical_dive_by_two_steps_if_they_fit(battle):
    b = battle()
    found = {}
    for speed in range(8, 40):
        plane = b.plane("E1", "camel", (0, 0, 40), 0, "V0", speed)
        found[speed] = write(steady_plan(b.s, plane))
        assert why_not(b.s, plane, read(found[speed])) == ()
    assert found[14] == "PF2 S5" and found[11] == "PF2 S2" and found[8] == "PH1 S2"
    assert all(" " in text or text.startswith("P") for text in found.values())


def random_planes(b, count, seed):
    rng = random.Random(seed)
    for _ in range(count):
        b.s.planes.clear()
        type = rng.choice(list(b.rules.panels))
        panel = b.rules.panels[type]
        climb = rng.choice("VSZDDLLLLLCC")
        fields = {name: True for name in ("forced", "burning", "going", "forced_turn", "doubled", "wires") if rng.random() < 0.1}
        if rng.random() < 0.2:
            fields["engines"] = DEAD_ENGINE if panel.engines == 1 else (Engine("L"), Engine("R", STOPPED))
        if rng.random() < 0.2:
            fields["wider"] = rng.randrange(9)
        pilot = {"flying": rng.randrange(7, 19), "abilities": ("hands",) if rng.random() < 0.2 else ()}
        at = (rng.randrange(-5000, 5000), rng.randrange(-5000, 5000), rng.randrange(1, 49))
        attitude = climb + (rng.choice("0LR") if climb in "DLC" else "0")
        b.plane("C1", "dr1", (0, 0, 20), 0, "L0", 14)
        yield b.plane("E1", type, at, rng.randrange(3600), attitude, rng.randrange(0, panel.vtop + 12), pilot=pilot, **fields), rng


def test_11_19_is_always_legal(battle):
    b = battle()
    for plane, _ in random_planes(b, 1500, 1119):
        plan = steady_plan(b.s, plane)
        assert why_not(b.s, plane, plan) == (), write(plan)
        assert read(write(plan)) == plan


def test_11_20_the_sampler_returns_legal_plans_only(battle):
    b = battle()
    kinds: dict[str, int] = {}
    for plane, rng in random_planes(b, 1500, 1120):
        plan = sample_plan(b.s, plane, rng)
        assert why_not(b.s, plane, plan) == (), write(plan)
        assert read(write(plan)) == plan and len(plan.segments) <= 8
        for g in plan.segments:
            kinds[g.kind] = kinds.get(g.kind, 0) + 1
    assert set(kinds) == {"straight", "turn", "roll", "dive", "pull", "slip", "ease", "immelmann", "land"}


def test_11_20_random_answers_come_to_every_part_of_a_plan(battle):
    b = battle()
    words: set[str] = set()
    b.s.points["N1"] = Point("N1", 0, 0)
    for plane, rng in random_planes(b, 2500, 1121):
        plane.guns = tuple(Gun(g.id, g.half, fired=1 if rng.random() < 0.5 else 0, jam=rng.choice((0, 2, 3, 4, 6))) for g in plane.guns)
        if rng.random() < 0.3:
            b.s.change("E1", parachute=True)
        domain = FlightPlan(b.s, plane)
        text = domain.sample(rng)
        assert domain.why_not(text) is None, text
        words |= {word.split(":")[0] for word in text.split(" ") if word[0] in "/=>-" or word.isalpha()}
    assert {"/repair", "/drum", "/photo", "/cut", "/jump", ">C1", "=L", "=0", "thr", "home", "SPIN", "STALL", "IMM", "LAND", "E", "-"} <= words


def test_11_20_one_who_may_take_off_gets_a_plan_for_the_ground(battle):
    b = battle()
    plane = b.plane("E1", "camel", (0, 0, 0), 0, "L0", 0, state=LANDED, rolled=0)
    assert FlightPlan(b.s, plane).why_not(FlightPlan(b.s, plane).sample(random.Random(1))) is None
