"""29.8, 9.3, 23.7, 28.2, 28.12 What a seat may say at any time."""

from __future__ import annotations

from random import Random
from typing import Any

from lysander.core.advance import Position, advance
from lysander.core.ask import CHANCE, Answer, Ask
from lysander.core.game import Setup
from lysander.core.record import replace
from lysander.games.clouds.ch06_blank import blank_state
from lysander.games.clouds.game import GAME
from lysander.games.clouds.standing import interject, standing
from lysander.games.clouds.view import orders_of


def say(b, seat, kind, value):
    ask = next(a for a in standing(b.s) if a.seat == seat and a.kind == kind)
    assert ask.standing and ask.domain.why_not(value) is None
    interject(b.s, b.ref, ask, value)


def options(b, seat, kind):
    return next((tuple(a.domain.members()) for a in standing(b.s) if a.seat == seat and a.kind == kind), None)


def pair(battle, scenario="mission_3", **pilot):
    b = battle(scenario)
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, pilot=pilot)
    b.plane("C1", "dr1", (0, 5000, 20), 1800, "L0", 14)
    return b


def test_29_8_standing_orders_for_rerolls(battle):
    b = pair(battle)
    assert options(b, "e1", "standing-order:E1") == ("vital", "never")
    say(b, "e1", "standing-order:E1", "vital")
    assert b.s.orders == {"E1": "vital"} and options(b, "e1", "standing-order:E1") == ("ask", "never")
    say(b, "e1", "standing-order:E1", "ask")
    assert b.s.orders == {}


def test_29_8_are_told_to_nobody_else(battle):
    b = pair(battle)
    say(b, "e1", "standing-order:E1", "never")
    assert [e.to for e in b.events] == [("e1",)]


def test_29_8_a_flight_leader_may_be_quiet(battle):
    """8.5"""
    b = pair(battle, abilities=("leader",))
    say(b, "e1", "standing-order:E1", "quiet")
    assert b.s.orders == {"E1/leader": "quiet"} and options(b, "e1", "standing-order:E1") == ("vital", "never", "offer")
    say(b, "e1", "standing-order:E1", "offer")
    assert b.s.orders == {}


def test_29_8_the_dead_have_no_orders(battle):
    b = pair(battle)
    b.s.change("E1", state="dead")
    assert options(b, "e1", "standing-order:E1") is None


def test_19_1_a_seat_orders_its_units_to_fire_at_the_nearest(battle):
    """29.8 The order is that of one seat, and only of one whose units can fire at aeroplanes."""
    b = battle("mission_2")
    s = blank_state(Setup("clouds", "mission_2", {}, ("e1", "c1")))
    b.s.units = s.units
    assert options(b, "c1", "fire-order") == ("nearest",) and options(b, "e1", "fire-order") is None
    say(b, "c1", "fire-order", "nearest")
    assert b.s.orders == {"c1": "nearest"} and options(b, "c1", "fire-order") == ("choose",)
    assert [e.to for e in b.events] == [("c1",)]
    assert orders_of(b.s, "c1", truth=False) == {"c1": "nearest"} and orders_of(b.s, "e1", truth=False) == {}
    say(b, "c1", "fire-order", "choose")
    assert b.s.orders == {}
    for id in ("U1", "U2"):
        b.s.units[id] = replace(b.s.units[id], strength=0)
    assert options(b, "c1", "fire-order") is None


def test_28_2_an_offer_to_break_off_is_made_and_taken_back(battle):
    b = pair(battle)
    say(b, "c1", "break-off", "yes")
    say(b, "e1", "break-off", "yes")
    assert b.s.offers == ("e1", "c1") and options(b, "e1", "break-off") == ("no",)
    say(b, "e1", "break-off", "no")
    assert b.s.offers == ("c1",) and options(b, "e1", "break-off") == ("yes",)
    assert b.told("break-off")[-1] == {"seat": "e1", "offers": False}


def test_28_12_a_seat_gives_up_once(battle):
    b = pair(battle)
    say(b, "e1", "give-up", "yes")
    assert b.s.given_up == ("e1",) and options(b, "e1", "give-up") is None and options(b, "c1", "give-up") == ("yes",)


def test_23_7_ground_orders_hold_for_the_next_m1(battle):
    """9.3"""
    b = battle("mission_2")
    s = blank_state(Setup("clouds", "mission_2", {}, ("e1", "c1")))
    b.s.units, b.s.barrages = s.units, s.barrages
    assert options(b, "c1", "ground-orders:U1") == ("lying",)
    say(b, "c1", "ground-orders:U1", "lying")
    assert b.s.ground == {"U1": "lying"} and options(b, "c1", "ground-orders:U1") == ("up",)
    say(b, "c1", "ground-orders:Q1", "300,0 31-40")
    assert b.s.ground["Q1"] == "300,0 31-40" and options(b, "e1", "ground-orders:Q1") is None


def test_35_1_objects_take_no_cover_and_nobody_orders_what_is_gone(battle):
    b = battle("mission_6")
    s = blank_state(Setup("clouds", "mission_6", {}, ("e1", "c1")))
    b.s.units, b.s.barrages = s.units, s.barrages
    kinds = [a.kind for a in standing(b.s)]
    assert "ground-orders:U2" in kinds and "ground-orders:Q1" in kinds and "ground-orders:U1" not in kinds
    b.s.units["U2"] = replace(b.s.units["U2"], strength=0)
    kinds = [a.kind for a in standing(b.s)]
    assert "ground-orders:U2" not in kinds and "ground-orders:Q1" not in kinds


def test_35_1_after_the_end_only_standing_orders_are_left(battle):
    b = pair(battle)
    b.s.why = "turns"
    assert {a.kind.partition(":")[0] for a in standing(b.s)} == {"standing-order"}
    b.s.turn = 0
    assert standing(b.s) == ()


def played(pos: Position[Any], until: str, rng: Random) -> Position[Any]:
    """Play a duel on by defaults until a question of this kind is open."""
    while not (pos.asks and pos.asks[0].kind == until):
        ask: Ask = pos.asks[0]
        value = ask.domain.sample(rng) if ask.seat == CHANCE else ask.default
        pos = advance(GAME, pos.checkpoint, (*pos.script, Answer(ask.seat, ask.kind, value)))
    return pos


def test_28_12_who_gives_up_while_asked_for_a_plan_goes_home_with_this_plan():
    """27.4"""
    pos = played(advance(GAME, GAME.new(Setup("clouds", "mission_3"))), "plan:C1", Random(3))
    assert pos.asks[0].default == "S15"
    pos = advance(GAME, pos.checkpoint, (*pos.script, Answer("c1", "give-up", "yes")))
    ask = pos.asks[0]
    assert ask.kind == "plan:C1"
    refused = ask.domain.why_not("S15 >E1")
    assert refused is not None and refused.code == "P-27" and ask.domain.why_not(ask.default) is None
    pos = advance(GAME, pos.checkpoint, (*pos.script, Answer("c1", "plan:C1", ask.default)))
    assert pos.now.planes["C1"].going


def test_28_2_c_a_battle_ends_when_both_sides_offer():
    pos = played(advance(GAME, GAME.new(Setup("clouds", "duel"))), "plan:C1", Random(1))
    for seat in ("e1", "c1"):
        pos = advance(GAME, pos.checkpoint, (*pos.script, Answer(seat, "break-off", "yes")))
    while pos.asks:
        ask = pos.asks[0]
        value = ask.domain.sample(Random(2)) if ask.seat == CHANCE else ask.default
        pos = advance(GAME, pos.checkpoint, (*pos.script, Answer(ask.seat, ask.kind, value)))
    assert pos.now.result.facts["why"] == "agreed" and pos.now.turn == 1 and pos.now.result.facts["winner"] == "draw"


UNDER_FIRE = (
    "clouds mission_4 T3 F1 ; E1=se5a@-3000,500,18/h0900L0/v17+ini11.3+moved ; E2=se5a@-3200,1000,18/h0900L0/v17+ini9.3+moved"
    " ; E3=se5a@-3200,0,18/h0900L0/v17+ini8.3+moved ; C1=dfw@-1000,200,6/h2700L0/v13+ini15.2+moved ; C2=pfalz@-600,500,9/h2700L0/v15+ini14.2+moved"
    " ; C3=pfalz@-400,-400,14/h2700L0/v15+ini13.2+moved ; U1=infantry:C@0,1500/c10/rough ; U2=infantry:C@-400,0/c10/partial"
    " ; U3=infantry:C@0,-1500/c10/trench ; U4=infantry:E@-1200,800/c10/trench ; U5=infantry:E@-1200,-800/c10/trench ; U6=aamg:E@-1500,0/c6/partial"
)


def test_19_1_the_order_answers_the_question_that_is_open_and_all_that_would_follow():
    """29.8 Each shot is told with its die all the same."""
    setup = Setup("clouds", "mission_4", {}, ("e1", "c1"))
    pos = advance(GAME, GAME.parse(UNDER_FIRE, setup))
    assert pos.asks[0].kind == "ground-fire:U4"
    pos = advance(GAME, pos.checkpoint, (*pos.script, Answer("e1", "fire-order", "nearest")))
    asked, told, rng = [], [], Random(1)
    while pos.now.turn == 3:
        ask = pos.asks[0]
        asked.append(ask.kind.partition(":")[0])
        value = (20 if ask.kind.startswith("R-26") else ask.domain.sample(rng)) if ask.seat == CHANCE else ask.default
        pos = advance(GAME, pos.checkpoint, (*pos.script, Answer(ask.seat, ask.kind, value)))
        told += pos.events[: pos.settled]
    assert "ground-fire" not in asked
    assert [e.facts["who"] for e in told if e.kind == "ground-fire"] == ["U4", "U5", "U6"]
    assert [e.facts["who"] for e in told if e.kind == "roll" and e.facts["name"] == "R-26"] == ["U4", "U5", "U6"]
