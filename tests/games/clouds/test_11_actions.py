"""11.7 Other actions of a flight plan, and what is against them."""

from __future__ import annotations

from lysander.games.clouds.ch11_legality import why_not
from lysander.games.clouds.ground import Battery, Point, Unit
from lysander.games.clouds.plan_text import read
from lysander.games.clouds.plane import CUT, OUT, STOPPED, Engine, Gun

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


def test_11_7_engines(battle):
    """P-29; CL-C62, CL-C69; also 18.7, 17.11."""
    cut = (Engine(state=CUT),)
    assert ids(battle, "S14 /cut") == [] and ids(battle, "S14 /cut", engines=cut) == ids(battle, "S14 /cut:L") == ["P-29"]
    assert ids(battle, "S14 /restart", engines=cut) == [] and ids(battle, "S14 /restart") == ["P-29"]
    assert ids(battle, "S14 /restart", engines=DEAD_ENGINE) == ["P-29"]
    assert ids(battle, "S14 /cut /restart") == ["P-29"], "each engine once"
    assert ids(battle, "S14 /shut", engines=(Engine(smoke=1),)) == ["P-29"], "one engine cannot be shut"
    smoking = (Engine("L", smoke=2), Engine("R"))
    gotha = {"type": "gotha", "speed": 12}
    assert ids(battle, "S12 /shut:L", **gotha, engines=smoking) == ids(battle, "S12 /cut:L /cut:R", **gotha, engines=smoking) == []
    assert ids(battle, "S12 /shut:R", **gotha, engines=smoking) == ids(battle, "S12 /shut", **gotha, engines=smoking) == ["P-29"]
    assert ids(battle, "S12 /shut:L", **gotha, engines=(Engine("L", CUT, smoke=1), Engine("R"))) == []
    assert ids(battle, "S12 /restart:L", **gotha, engines=(Engine("L", STOPPED), Engine("R"))) == ["P-29"]


def guns(battle, *states, type="camel", **fields):
    b, e1 = camel(battle, type=type, **fields)
    e1.guns = tuple(Gun(g.id, g.half, **state) for g, state in zip(e1.guns, states, strict=False)) + e1.guns[len(states) :]
    return b, e1


def test_21_7_repairs(battle):
    """P-30; CL-C31."""
    able = {"pilot": {"flying": 18}}
    row3 = guns(battle, {}, {"jam": 3}, **able)
    assert reasons(*row3, "S14 /repair:g2:4") == [("P-30", 0)] and reasons(*row3, "S14 /repair:g2:3") == []
    assert reasons(*row3, "S14 /repair:g2:2 /repair:g2:2") == [("P-30", 0)] and reasons(*row3, "S14 /repair:g2:2 /repair:g2:1") == []
    assert reasons(*row3, "S14 /repair:g2:0") == reasons(*row3, "S14 /repair:g1:1") == reasons(*row3, "S14 /repair:g7:1") == [("P-30", 0)]
    later = guns(battle, {}, {"jam": 3, "work": 3}, **able)
    assert reasons(*later, "S14 /repair:g2:1") == [] and reasons(*later, "S14 /repair:g2:2") == [("P-30", 0)]
    for jam, most in ((4, 2), (5, 1), (6, 0), (2, 0)):
        gun = guns(battle, {"jam": jam}, **able)
        assert reasons(*gun, f"S14 /repair:g1:{most + 1}") == [("P-30", 0)]
        assert not most or reasons(*gun, f"S14 /repair:g1:{most}") == []
    assert reasons(*guns(battle, {"jam": 4, "out": True}), "S14 /repair:g1:1") == [("P-30", 0)]


def test_21_4_drums(battle):
    """P-30; CL-C55."""

    def se5a(half, **state):
        b, e1 = camel(battle, type="se5a", speed=16)
        e1.guns = (e1.guns[0], Gun("g2", half, **state))
        return b, e1

    assert reasons(*se5a(16, fired=3), "S16 /drum:g2") == [] and reasons(*se5a(1, fired=3), "S16 /drum:g2") == [("P-30", 0)]
    assert reasons(*se5a(2, fired=3), "S16 /drum:g2") == [] and reasons(*se5a(12, fired=4), "S16 /drum:g2") == []
    assert reasons(*se5a(16), "S16 /drum:g2") == [("P-30", 0)] and reasons(*se5a(16, jam=2), "S16 /drum:g2") == []
    assert reasons(*se5a(16, fired=3), "S16 /drum:g1") == [("P-30", 0)], "a belt has no drum"
    assert reasons(*se5a(16, fired=3), "S16 /drum:g2 /drum:g2") == [("P-06", 0), ("P-30", 0)]
    assert reasons(*se5a(16, fired=3), "RR TRK6 S7 /drum:g2") == [("P-06", 0)]


def test_11_7_a_gunner_works_on_his_own_guns_with_two_actions_of_his_own(battle):
    b, e1 = camel(battle, type="bristol")
    e1.guns = (e1.guns[0], Gun("g2", e1.guns[1].half, jam=3))
    assert reasons(b, e1, "S14 /G.repair:g2:2") == [] and reasons(b, e1, "S14 /G.repair:g2:3") == [("P-06", 0)]
    assert reasons(b, e1, "S14 /repair:g2:1") == [("P-30", 0)], "not the pilot's"
    assert reasons(b, e1, "S14 /G.repair:g1:1") == reasons(b, e1, "S14 /N.repair:g2:1") == [("P-30", 0)]
    b.s.change("E1.G", state=OUT)
    assert reasons(b, e1, "S14 /G.repair:g2:2") == [("P-30", 0)]


def tasks(battle, scenario="mission_3", **fields):
    b = battle(scenario)
    e1 = b.plane("E1", "re8", (0, 0, 20), 0, "L0", 12, **fields)
    b.s.points["N1"] = Point("N1", 0, 300)
    b.s.batteries |= {"B1": Battery("B1", "E", 0, 0, 6), "B2": Battery("B2", "C", 0, 0, 6)}
    b.s.units |= {id: Unit(id, "infantry", "C", "c1", 0, 0, 10, 10) for id in ("U1", "U9")}
    return b, e1


def test_26_1_tasks(battle):
    """P-31."""
    b, e1 = tasks(battle)
    assert reasons(b, e1, "S12 /photo:N1") == reasons(b, e1, "S12 /radio:B1") == []
    for word in ("photo:N2", "radio:B2", "radio:B9", "observe:U1"):
        assert reasons(b, e1, f"S12 /{word}") == [("P-31", 0)]
    assert reasons(b, e1, "S12 /photo:N1 /radio:B1") == [("P-31", 0)], "one task a turn"
    b, e1 = tasks(battle, "mission_4")
    assert reasons(b, e1, "S12 /observe:U1") == [] and reasons(b, e1, "S12 /observe:U9") == [("P-31", 0)], "one that an objective names"
    for fields in ({"burning": True, "heading": 2700}, {"recovered": True}):
        b, e1 = tasks(battle)
        for name, value in fields.items():
            setattr(e1, name, value)
        assert reasons(b, e1, "S12 /photo:N1") == [("P-31", 0)], "nobody works in it"


def test_11_7_a_task_costs_the_pilot_an_action_if_no_observer_can_work(battle):
    b, e1 = tasks(battle, pilot={"flying": 9})
    length = 12 - b.rules.panels["re8"].right - 2
    busy = f"RR S{length} WL1x2"
    assert reasons(b, e1, f"{busy} /photo:N1") == []
    b.s.change("E1.G", state=OUT)
    assert reasons(b, e1, f"{busy} /photo:N1") == [("P-06", 0)]


def test_10_5_jumps(battle):
    """P-32, P-35; CL-C58; also 11.7."""
    chute = {"pilot": {"parachute": True}}
    assert ids(battle, "- /jump:P", **chute) == [] and ids(battle, "S14 /jump:P", **chute) == ["P-35"]
    assert ids(battle, "- /jump:P") == ids(battle, "- /jump:P", at=(0, 0, 0), **chute) == ["P-32"]
    assert ids(battle, "S14 /jump:G", **chute) == ["P-32"]
    assert ids(battle, "- /jump:P /jump:P", **chute) == ["P-32"]
    gunner = {"type": "bristol", "gunner": {"parachute": True}}
    assert ids(battle, "S14 /jump:G", **gunner) == [] and ids(battle, "S14 /jump:P", **gunner) == ["P-35", "P-32"]
    assert ids(battle, "- /jump:P", burning=True, **chute) == ["P-32"], "asked before the move (10.5)"


def test_14_3_throttling_back_needs_a_running_engine_and_speed(battle):
    """P-33."""
    assert ids(battle, "S14 thr") == [] and ids(battle, "- thr", speed=0) == ["P-33"]
    assert ids(battle, "S14 thr", engines=DEAD_ENGINE) == ids(battle, "S14 thr /cut") == ["P-33"]


def test_11_7_bombs_may_be_thrown_away(battle):
    assert ids(battle, "S12 /jettison", type="gotha", speed=12, bomb="m", bombs=6) == []
