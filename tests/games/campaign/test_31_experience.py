"""31.16, 31.17 Experience earned and spent; case CL-C49."""

from __future__ import annotations

import pytest

from lysander.core.ask import written


def earned(w):
    w.run("K7")
    return {f["person"]: (f["items"], f["points"]) for f in w.records("experience_earned")}


def test_31_16_everybody_who_took_part_earns_and_the_winners_one_more(war):
    w = war()
    w.joins("e1g1", "e1p1")
    w.fought("E", aboard=("e1p1", "e1g1", "c1p2"))
    assert earned(w) == {
        "e1p1": ({"took_part": 1, "winning_side": 1}, 2),
        "e1g1": ({"took_part": 1, "winning_side": 1}, 2),
        "c1p2": ({"took_part": 1}, 1),
    }
    assert [w.s.people[id].experience for id in ("e1p1", "e1g1", "c1p2", "e1p2")] == [2, 2, 1, 0]


def test_31_16_a_draw_gives_nobody_the_point_of_the_winners(war):
    w = war()
    w.fought("draw", aboard=("e1p1", "c1p1"))
    assert earned(w) == {"e1p1": ({"took_part": 1}, 1), "c1p1": ({"took_part": 1}, 1)}


def test_31_16_victories_forced_home_objectives(war):
    """CL-C44: who shoots down one that was forced home earns one point, and who forced it home keeps his."""
    w = war()
    w.fought("C", aboard=("e1p1", "e1p2", "c1p1"))
    w.downs("e1p1", "C1")
    w.downs("e1p1", "C2")
    w.downs("e1p1", "C3", home=True)
    w.after("forced_home_credited", person="e1p2", victim="C3", type="alb3", turn=4)
    w.after("objective_met", persons=["e1p2", "c1p1"], objective="photo-1")
    found = earned(w)
    assert found["e1p1"] == ({"took_part": 1, "air_victory": 2, "air_victory_after_forced_home": 1}, 6)
    assert found["e1p2"] == ({"took_part": 1, "forced_home": 1, "objective": 1}, 3)
    assert found["c1p1"] == ({"took_part": 1, "winning_side": 1, "objective": 1}, 3)
    assert [o.battle for o in w.s.people["c1p1"].objectives] == ["K/1"]


def test_31_16_what_an_earlier_battle_brought_is_not_earned_again(war):
    w = war()
    w.fought("E", aboard=("e1p1",))
    w.downs("e1p1")
    w.after("objective_met", persons=["e1p1"], objective="photo-1")
    earned(w)
    w.events.clear()
    w.fought("C", aboard=("e1p1",))
    assert earned(w) == {"e1p1": ({"took_part": 1}, 1)} and w.s.people["e1p1"].experience == 6


def test_31_16_the_dead_earn_nothing_prisoners_do(war):
    w = war()
    w.fought("E", aboard=("e1p1", "e1p2", "e1p3"))
    w.after("person_lost", person="e1p1", how="dead")
    w.after("person_lost", person="e1p2", how="prisoner")
    w.after("person_lost", person="e1p3", how="retired")
    assert sorted(earned(w)) == ["e1p2", "e1p3"]


# prices


PRICES = [(1, 1), (2, 1), (3, 1), (12, 1), (13, 2), (15, 2), (16, 4), (17, 4), (18, 6), (19, 6), (20, 8), (27, 8)]


@pytest.mark.parametrize(("value", "price"), PRICES)
def test_31_17_the_price_by_the_present_full_value(war, value, price):
    w = war()
    w.fought(aboard=())
    w.change("e1p1", gunnery=value, experience=price)
    w.s.sums = {"E.earned": price}
    w.answers["e1 raise"] = ["e1p1.gunnery"]
    w.dice = [("R-68", 7)]
    w.run("K9", again=False)
    assert w.records("skill_raised") == [{"cause": "K/1", "person": "e1p1", "skill": "gunnery", "price": price, "now": value + 1, "ability_die": 7}]
    assert (w.s.people["e1p1"].gunnery, w.s.people["e1p1"].experience) == (value + 1, 0)
    w.change("e1p1", gunnery=value, experience=price - 1)
    w.s.sums = {"E.earned": 2 * price - 1, "E.spent": price}
    ask = asks_of(w, "e1")
    assert ask is None or ask.domain.why_not("e1p1.gunnery").rule == "31.23"


def asks_of(w, seat: str):
    w.asked.clear()
    w.run("K9")
    return next((a for a in w.asked if a.seat == seat), None)


def test_31_17_fortitude_rises_in_full_and_at_present(war):
    w = war()
    w.fought(aboard=())
    w.change("e1p1", now=4, experience=2)
    w.s.sums = {"E.earned": 2}
    w.answers["e1 raise"] = ["e1p1.fortitude"]
    w.run("K9")
    assert (w.s.people["e1p1"].fortitude, w.s.people["e1p1"].now) == (14, 5)


def test_31_17_gunners_cannot_raise_flying(war):
    w = war()
    w.joins("e1g1", "e1p1")
    w.fought(aboard=())
    for id in ("e1g1", "e1p1"):
        w.change(id, experience=9)
    w.s.sums = {"E.earned": 18}
    options = asks_of(w, "e1").domain.options
    assert "e1p1.flying" in options and "e1g1.flying" not in options and {"e1g1.luck", "e1g1.gunnery"} <= {*options}


def test_35_2_a_point_as_an_amount(war):
    w = war()
    w.fought(aboard=())
    w.change("e1p1", experience=9)
    w.s.sums = {"E.earned": 9}
    domain = asks_of(w, "e1").domain
    assert domain.why_not({"e1p1.gunnery": 1}) is None and written(domain, {"e1p1.gunnery": 1}) == "e1p1.gunnery"
    for value in ({"e1p1.gunnery": 2}, {"e1p1.gunnery": True}, {"e1p1.wit": 1}, {"stop": 1}, {}, {"e1p1.gunnery": 1, "e1p1.luck": 1}, [1]):
        assert domain.why_not(value).code == "not-an-option", value


def test_31_17_whoever_is_lost_raises_nothing(war):
    w = war()
    w.fought(aboard=())
    w.change("e1p1", experience=9, state="prisoner", how="prisoner")
    w.s.sums = {"E.earned": 9}
    assert asks_of(w, "e1") is None


def test_31_17_seats_are_asked_at_once_and_again_until_they_stop(war):
    w = war()
    w.fought(aboard=())
    for id in ("e1p1", "c1p1"):
        w.change(id, luck=12, experience=3)
    w.s.sums = {"E.earned": 3, "C.earned": 3}
    w.answers = {"e1 raise": ["e1p1.luck", "stop"], "c1 raise": ["stop"]}
    assert w.run("K9") == "K10" and w.s.done == ()
    assert w.kinds() == ["e1 raise", "c1 raise", "e1 raise"] and w.s.people["e1p1"].luck == 13
    assert [a.default for a in w.asked if a.kind == "raise"] == ["stop"] * 3


@pytest.mark.parametrize("cockpits", ["open", "closed"])
def test_31_17_who_is_told(war, cockpits):
    w = war(cockpits=cockpits)
    w.fought(aboard=())
    w.change("e1p1", experience=2)
    w.s.sums = {"E.earned": 2}
    w.answers["e1 raise"] = ["e1p1.gunnery"]
    w.run("K9")
    assert len(w.told("e1", "skill_raised")) == 1 and len(w.told("c1", "skill_raised")) == (cockpits == "open")


def test_cl_c49_raising(war):
    """12 to 13 for 1, 13 to 14 for 2 with a 10: an ability by choice; 14 to 15 costs 2, and 1 is left."""
    w = war()
    w.fought(aboard=())
    w.change("e1p1", gunnery=12, luck=8, experience=4)
    w.s.sums = {"E.earned": 4}
    w.answers = {"e1 raise": ["e1p1.gunnery", "e1p1.gunnery"], "e1 ability:e1p1": ["nine"]}
    w.dice = [("R-68", 7), ("R-68", 10)]
    assert w.run("K9") == "K9A" and w.s.queue == ("e1p1",)
    w.dice = [("R-69", 19)]
    assert w.run("K9A") == "K9" and w.s.people["e1p1"].abilities == ("nine",)
    last = asks_of(w, "e1")
    refusal = last.domain.why_not("e1p1.gunnery")
    assert refusal.rule == "31.23" and refusal.facts == {"person": "Name e1p1", "price": 2, "points": 1}
    assert last.domain.why_not("e1p1.luck") is None and w.s.people["e1p1"].gunnery == 14 and w.s.people["e1p1"].experience == 1
