"""31.5, 31.6 Types in service, types of squadrons, machines of pilots' own."""

from __future__ import annotations

import pytest

from lysander.core.record import replace
from lysander.games.campaign.ch31_types import in_service


def test_31_5_a_month_begins_and_is_told_to_all(war):
    w = war()
    w.s.flown = 2
    w.run("K1")
    assert (w.s.month, w.s.flown) == ("1917-05", 0)
    assert w.told("spectator", "month_began") == [{"month": "1917-05"}]


def test_31_5_the_first_month_is_that_of_the_frame(war):
    w = war(month="", first_month="1917-12")
    w.run("C0")
    w.run("K1")
    w.run("K1T")
    w.run("K1P")
    w.run("K1")
    assert w.s.month == "1918-01"


@pytest.mark.parametrize(
    ("nation", "month", "types"),
    [
        ("british", "1917-01", ["n17", "spad7", "pup", "re8"]),
        ("british", "1918-01", ["spad7", "re8", "bristol", "camel", "se5a"]),
        ("french", "1917-12", ["n17", "spad7", "spad13"]),
        ("german", "1917-07", ["dfw", "alb3", "alb5"]),
        ("german", "1917-06", ["roland", "dfw", "alb3"]),
    ],
)
def test_31_5_types_in_service_both_ends_of_the_months_included(war, nation, month, types):
    assert in_service(war().s, nation, month) == types


def test_31_5_each_seat_chooses_a_type_in_service_and_all_at_once(war):
    w = war(seats=("e1", "e2", "c1"))
    w.answers = {"e1 type": ["re8"], "e2 type": ["tripe"]}
    w.run("K1T")
    assert [w.s.squadrons[q].type for q in ("e1", "e2", "c1")] == ["re8", "tripe", "alb3"]
    assert w.kinds() == ["e1 type", "e2 type", "c1 type"] and w.asked[0].domain.members() == ["n17", "spad7", "pup", "re8", "tripe", "bristol"]


def test_31_23_a_type_that_is_not_in_service_is_refused_with_its_months(war):
    w = war()
    w.run("K1T")
    refusal = w.asked[0].domain.why_not("camel")
    assert (refusal.rule, refusal.code, refusal.facts["from"]) == ("31.5", "not_in_service", "1917-06")
    assert w.asked[0].domain.why_not("alb3").code == "not-an-option"


def test_31_5_an_absent_seat_keeps_its_type_or_takes_the_newest_single_seater(war):
    w = war(month="1918-01")
    w.s.squadrons["c1"] = replace(w.s.squadrons["c1"], type="alb5")
    w.run("K1T")
    assert w.s.squadrons["e1"].type in ("camel", "se5a") and w.s.squadrons["e1"].since == "1918-01"
    assert w.s.squadrons["c1"].type == "alb5"


def test_31_9_types_are_told_to_the_own_side_and_the_organiser(war):
    w = war()
    w.run("K1T")
    assert [f["squadron"] for f in w.told("e1", "type_chosen")] == ["e1"]
    assert len(w.told("organiser", "type_chosen")) == 2 and not w.told("spectator", "type_chosen")


# own machines


def test_31_6_well_connected_any_type_a_month_early(war):
    w = war(month="1917-05")
    w.change("e1p2", abilities=("connected",))
    w.answers["e1 own-machine:e1p2"] = ["camel"]
    w.run("K1M")
    assert w.kinds() == ["e1 own-machine:e1p2"]
    texts = w.asked[0].domain.members()
    assert {"camel", "se5a", "n17", "n17/lewis", "tripe/two", "squadron"} <= {*texts} and "spad13" not in texts
    assert w.s.people["e1p2"].machine == "camel" and w.s.panel(w.s.people["e1p2"]).id == "camel"
    assert w.s.panel(w.s.people["e1p1"]).id == "pup"
    assert w.records("own_machine_chosen")[0]["by"] == "connected"


def test_31_6_well_connected_exchanges_only_when_a_new_type_is_near(war):
    w = war(month="1917-09")
    w.change("e1p2", abilities=("connected",), machine="camel")
    w.run("K1M")
    assert not w.asked
    w = war(month="1917-05")
    w.change("e1p2", abilities=("connected",), machine="bristol")
    w.run("K1M")
    assert w.kinds() == ["e1 own-machine:e1p2"] and w.asked[0].default == "bristol"


def test_31_6_the_trials_pilot_gets_new_types_two_months_early_or_declines(war):
    w = war(month="1917-04")
    w.change("e1p3", abilities=("trials",))
    w.answers["e1 own-machine:e1p3"] = ["se5a"]
    w.run("K1M")
    assert w.asked[0].domain.members() == ["squadron", "camel", "se5a"] and w.asked[0].default == "squadron"
    assert w.s.people["e1p3"].machine == "se5a" and w.records("own_machine_chosen")[0]["by"] == "trials"
    w = war(month="1917-05")
    w.change("e1p3", abilities=("trials",))
    w.run("K1M")
    assert not w.asked


def test_31_6_with_both_abilities_the_larger_lead_counts(war):
    w = war(month="1917-04")
    w.change("e1p3", abilities=("connected", "trials"))
    w.run("K1M")
    assert {"camel", "n17/vickers", "spad7"} <= {*w.asked[0].domain.members()}


def test_30_3_gun_layouts_are_for_the_entente(war):
    w = war(month="1917-01")
    for id in ("e1p1", "c1p1"):
        w.change(id, abilities=("connected",))
    w.run("K1M")
    layouts = {a.seat: [t for t in a.domain.members() if "/" in t] for a in w.asked}
    assert layouts["e1"] == ["n17/vickers", "n17/lewis", "tripe/one", "tripe/two"] and not layouts["c1"]


def test_31_6_a_machine_with_a_gunner_brings_one(war):
    w = war(month="1917-05")
    w.change("e1p2", abilities=("connected",))
    w.answers["e1 own-machine:e1p2"] = ["bristol"]
    w.run("K1M")
    assert not w.s.manned(w.s.people["e1p2"]) and "e1p2" not in [p.id for p in w.s.ready("e1")]
    w.run("K1P")
    assert w.s.manned(w.s.people["e1p2"]) and [g.crew for g in w.s.people.values() if g.role == "gunner"] == ["e1p2"]


def test_31_6_nobody_else_is_asked_nor_somebody_who_is_lost(war):
    w = war(month="1917-05")
    w.change("e1p2", abilities=("connected",), state="dead", how="dead")
    w.change("e1p3", abilities=("mascot",))
    w.run("K1M")
    assert not w.asked
