"""20, 25, 34.8 Attacks with bombs, their writing, what is listed and described."""

from __future__ import annotations

import random

import pytest

from lysander.games.clouds.answer_data import Fault
from lysander.games.clouds.attacks import data_of, of_data, read, write
from lysander.games.clouds.ch20_reasons import why_cannot_fire
from lysander.games.clouds.domains_attack import Attacks
from lysander.games.clouds.ground import Gasbag, Unit
from lysander.games.clouds.plane import BROKEN, LANDED, OUT, SPINNING, replace_gun


def codes(b, plane, text, role="P"):
    """The reasons against an attack."""
    return [r.code for r in why_cannot_fire(b.s, plane, plane.person(role), read(text))]


def domain(b, plane, role="P"):
    return Attacks(b.s, plane, plane.person(role))


def refused(b, plane, text, role="P"):
    """The reasons of the domain's refusal."""
    found = domain(b, plane, role).why_not(text)
    return [] if found is None else [found.code, *(r.code for r in found.more)]


def duel(battle, at=(0, 700, 21), heading=100, type="camel", **fields):
    options = fields.pop("options", {})
    b = battle(**options)
    return b, b.plane("E1", type, (0, 0, 20), 0, "L0", 14, **fields), b.plane("C1", "dr1", at, heading, "L0", 13)


def balloon(b, at=(0, 600, 20), side="C", **fields):
    b.s.gasbags["K1"] = Gasbag("K1", "balloon", side, f"{side.lower()}1", *at, **fields)


def infantry(b, at=(0, 900), side="C", strength=10):
    b.s.units["U1"] = Unit("U1", "infantry", side, f"{side.lower()}1", *at, strength, 10)


def gotha(battle, **fields):
    b = battle()
    return b, b.plane("C1", "gotha", (-2500, 0, 26), 2700, "L0", 12, bomb="medium", bombs=12, track=((-2400, 0), (-2500, 0)), **fields)


def test_25_2_f_10_bombs(battle):
    b, c1 = gotha(battle)
    for text, code in (
        ("bombs m12 @-2500,0", []),
        ("bombs m13 @-2500,0", ["F-10"]),
        ("bombs l1 @-2500,0", ["F-10"]),
        ("bombs m1 @-2600,0", []),
        ("bombs m1 @-2600,1", ["F-10"]),
        ("bombs m1 @-2300,0", []),
    ):
        assert codes(b, c1, text, "N") == code, text


def test_25_1_f_10_who_aims(battle):
    """The nose gunner, else the observer, if able to attack, else the pilot."""
    b, c1 = gotha(battle)
    text = "bombs m1 @-2500,0"
    assert [codes(b, c1, text, role) for role in "PNG"] == [["F-10"], [], ["F-10"]]
    b, c1 = gotha(battle, nose={"busy": True})
    assert [codes(b, c1, text, role) for role in "PNG"] == [["F-10"], ["F-01", "F-10"], []]
    b, c1 = gotha(battle, nose={"state": OUT}, gunner={"blackout": 1})
    assert codes(b, c1, text) == []


# the domain


@pytest.mark.parametrize(
    "text",
    [
        "hold",
        "C1 normal",
        "C1 sustained g1",
        "E12 short g1 g2",
        "K1 rockets 4",
        "K1 rockets 12",
        "bombs m6 @-2500,0",
        "bombs l12 @0,13",
        "bombs h1 @5,-5",
    ],
)
def test_34_8_attacks_are_read_as_they_are_written(text):
    assert write(read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "Hold",
            "hold ",
            "C1",
            "C1  normal",
            "C1 normal ",
            "C1 quick",
            "C1 normal g0",
            "c1 normal",
            "K1 rockets 0",
            "K1 rockets 04",
            "K1 rockets",
        ),
        *(
            "bombs m0 @0,0",
            "bombs x1 @0,0",
            "bombs m6 @0",
            "bombs m6 @0,0 ",
            "bombs m6 @00,0",
            "bombs m1 @-0,0",
            "bombs m1 @12345678,0",
            "C1 normal\n",
        ),
        *(None, 4, True, ["hold"], "x" * 5000),
    ],
)
def test_34_8_what_is_no_attack_is_malformed(battle, text):
    b, e1, c1 = duel(battle, bomb="medium", bombs=9, track=((0, 0),))
    refusal = domain(b, e1).why_not(text)
    assert (refusal.code, refusal.rule) == ("malformed", "34.8")


@pytest.mark.parametrize(
    ("text", "record"),
    [
        ("hold", {"do": "hold"}),
        ("C1 normal", {"do": "guns", "target": "C1", "mode": "normal"}),
        ("C1 sustained g1 g2", {"do": "guns", "target": "C1", "mode": "sustained", "guns": ["g1", "g2"]}),
        ("K1 rockets 4", {"do": "rockets", "target": "K1", "count": 4}),
        ("bombs m6 @-2500,0", {"do": "bombs", "kind": "medium", "count": 6, "aim": [-2500, 0]}),
    ],
)
def test_35_2_attacks_as_data(text, record):
    assert of_data(record) == read(text) and data_of(read(text)) == record


@pytest.mark.parametrize(
    "record",
    [
        *({}, {"do": 3}, {"do": "ram"}, {"do": "hold", "target": "C1"}, {"do": "guns", "target": "C1"}),
        {"do": "guns", "target": "C1", "mode": "normal", "guns": "g1"},
        {"do": "rockets", "target": "K1", "count": 4, "guns": ["g1"]},
        {"do": "rockets", "target": "K1", "count": True},
        {"do": "bombs", "kind": ["medium"], "count": 6, "aim": [0, 0]},
        {"do": "bombs", "kind": "medium", "count": 6, "aim": 0},
        {"do": "bombs", "kind": "medium", "count": 6, "aim": [0, 0, 0]},
    ],
)
def test_35_2_what_is_no_attack(record):
    assert isinstance(of_data(record), Fault)


def test_20_10_guns_are_named_only_if_they_are_not_all(battle):
    b, e1, c1 = duel(battle)
    assert domain(b, e1).why_not("C1 normal g1 g2").facts == {"write": "C1 normal"}
    assert refused(b, e1, "C1 normal g2 g1") == refused(b, e1, "C1 normal g1 g1") == ["malformed"]
    replace_gun(e1, "g2", jam=3)
    assert refused(b, e1, "C1 normal g1") == ["malformed"] and refused(b, e1, "C1 normal") == []


def test_20_2_the_members_are_targets_modes_and_guns(battle):
    b, e1, c1 = duel(battle, at=(0, 400, 20), heading=200, pilot={"mark": "C1", "marked": 2})
    assert domain(b, e1).members() == (
        "hold",
        *("C1 normal", "C1 normal g1", "C1 normal g2"),
        *("C1 sustained", "C1 sustained g1", "C1 sustained g2"),
        *("C1 short", "C1 short g1", "C1 short g2"),
    )


def test_20_2_members_with_the_ground_gasbags_and_rockets(battle):
    b, e1, c1 = duel(battle, at=(0, 5000, 20), type="n17", rockets=2)
    balloon(b)
    assert domain(b, e1).members() == ("hold", "K1 normal", "K1 short", "K1 rockets 1", "K1 rockets 2")
    e1.z, e1.climb = 5, "D"
    infantry(b)
    assert domain(b, e1).members() == ("hold", "U1 normal", "U1 short")


def test_17_10_an_aeroplane_that_rolls_is_attacked_like_a_ground_unit(battle):
    b, e1, c1 = duel(battle, at=(0, 900, 0))
    e1.z, e1.climb, c1.state, c1.rolled = 3, "D", LANDED, 1
    assert domain(b, e1).members()[:3] == ("hold", "C1 normal", "C1 normal g1") and "F-08" in codes(b, e1, "C1 sustained")
    c1.rolled = 0
    assert (domain(b, e1).members() == ("hold",) and codes(b, e1, "C1 normal") == ["F-02", "F-05"]) or "F-02" in codes(b, e1, "C1 normal")


def test_25_2_aim_points_are_too_many_to_list(battle):
    b, c1 = gotha(battle)
    infantry(b, (-2460, 60), "E")
    here = domain(b, c1, "N")
    rng = random.Random(1)
    drawn = [here.sample(rng) for _ in range(300)]
    assert here.members() is None and here.listed == ("hold",)
    assert all(here.why_not(x) is None for x in drawn)
    assert "hold" in drawn and any(x.endswith("@-2460,60") for x in drawn) and len({*drawn}) > 50
    assert domain(b, c1).members() == ("hold",)  # the pilot does not aim


def test_11_17_each_shot_is_described_with_all_that_goes_into_it(battle):
    b, e1, c1 = duel(battle, at=(0, 700, 20), pilot={"gunnery": 14})
    b.plane("C2", "dr1", (0, -700, 20), 0, "L0", 13)
    facts = domain(b, e1).describe()
    assert facts["type"] == "attack" and facts["bombs"] is None and facts["rockets"] == []
    (shot,) = facts["shots"]
    assert (shot["target"], shot["mu"], shot["band"], shot["aim"], shot["angle"]) == ("C1", 7, [6, 9], 10, "rear")
    assert shot["modes"][1] == {
        "mode": "short",
        "guns": ["g1", "g2"],
        "modifiers": [["angle", 1, "20.6"], ["mode", -3, "20.6"]],
        "base": 12,
        "chance": 60,
        "fewer": [
            {"guns": [gun], "modifiers": [["angle", 1, "20.6"], ["guns", -1, "20.6"], ["mode", -3, "20.6"]], "base": 11, "chance": 55}
            for gun in ("g1", "g2")
        ],
    }
    assert facts["closed"]["C2"].code == "F-05"


def test_11_17_rockets_and_bombs_are_described(battle):
    b, e1, c1 = duel(battle, type="n17", rockets=8)
    balloon(b)
    (salvo,) = domain(b, e1).describe()["rockets"]
    assert (salvo["target"], salvo["most"], salvo["base"]) == ("K1", 8, 13 - 10)
    b, c1 = gotha(battle)
    assert domain(b, c1, "N").describe()["bombs"] == {"kind": "medium", "most": 12, "track": [[-2400, 0], [-2500, 0]]}


def anywhere(rng, low=1):
    return rng.randrange(-900, 900), rng.randrange(-900, 900), rng.randrange(low, 12)


def add(b, rng, id, type, **fields):
    attitude, shot = rng.choice("VSDLCZ") + "0", rng.choice(("", "C1", "C2"))
    return b.plane(id, type, anywhere(rng), rng.randrange(3600), attitude, 13, shot=shot, shot_turn=rng.randrange(1, 4), **fields)


def test_20_4_what_is_listed_is_allowed_and_nothing_else(battle):
    """Random positions: a normal, sustained or short shot is a member just if there is no reason against it."""
    rng = random.Random(20)
    for _ in range(300):
        b = battle(fire_cone=rng.choice((20, 30)), cockpits=rng.choice(("open", "closed")))

        e1 = add(b, rng, "E1", rng.choice(("camel", "bristol", "gotha")), rockets=rng.choice((0, 3)), forced=rng.random() < 0.2)
        for id in ("C1", "C2"):
            add(b, rng, id, "alb5", state=rng.choice(("flying", SPINNING, BROKEN)))
        balloon(b, anywhere(rng, 0))
        infantry(b, anywhere(rng)[:2], strength=rng.choice((0, 10)))
        for g in e1.guns:
            replace_gun(e1, g.id, half=rng.randrange(6), jam=rng.choice((0, 0, 3)))
        for person in e1.people:
            b.s.change("E1" if person.role == "P" else f"E1.{person.role}", mark="C1", marked=2)
        for role in [p.role for p in e1.people]:
            here = domain(b, e1, role)
            listed = here.members()
            for text in [f"{t} {m}" for t in ("C1", "C2", "K1", "U1", "E1") for m in ("normal", "sustained", "short")]:
                assert (text in listed) == (here.why_not(text) is None), (text, here.why_not(text))
            assert all(here.why_not(text) is None for text in listed)
            for n in range(1, 5):
                assert (f"K1 rockets {n}" in listed) == (here.why_not(f"K1 rockets {n}") is None)
