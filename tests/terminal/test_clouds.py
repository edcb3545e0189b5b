"""What a person types for flight plans, attacks, places and barrages of In Clouds of Glory."""

from __future__ import annotations

import pytest

from lysander.core.ask import Ask
from lysander.core.domain import OneOf
from lysander.core.game import Setup
from lysander.games.clouds.attacks import read as attack_of
from lysander.games.clouds.attacks import write as attack_text
from lysander.games.clouds.ch20_who import bomb_aimer
from lysander.games.clouds.domains_attack import Attacks
from lysander.games.clouds.domains_setup import read_place, read_shift
from lysander.games.clouds.game import GAME
from lysander.games.clouds.plan_text import read as plan_of
from lysander.games.clouds.plan_text import write as plan_text
from lysander.terminal.answers import read_answer
from lysander.terminal.boards.clouds import READERS, members, parts
from lysander.text import for_game


@pytest.mark.parametrize(
    ("typed", "plan"),
    [
        ("s14", "S14"),
        ("S14 > c1", "S14 >C1"),
        ("rr  trf12 = l  >c1", "RR TRF12 =L >C1"),
        ("wl3X6 s6", "WL3x6 S6"),
        ("S12 >C1 /Photo:n1 thr", "S12 thr /photo:N1 >C1"),
        ("s12 home /repair:G1:2 /g.drum:g2 /shut:l =0", "S12 =0 /repair:g1:2 /G.drum:g2 /shut:L home"),
        ("/jump:p", "- /jump:P"),
        ("- /jettison", "- /jettison"),
        ("s8 imm", "S8 IMM"),
        ("r@900 dv6", "R@0900 DV6"),
    ],
)
def test_34_7_a_plan_is_typed_in_small_letters_and_any_order(typed: str, plan: str) -> None:
    assert READERS["flight_plan"](typed, {}, {}, ()) == plan
    assert plan_text(plan_of(plan)) == plan


@pytest.mark.parametrize(
    ("typed", "attack"),
    [
        ("c1", "C1 normal"),
        ("C1 sus", "C1 sustained"),
        ("c1 short G1", "C1 short g1"),
        ("c1 g2", "C1 normal g2"),
        ("k1 rockets 4", "K1 rockets 4"),
        ("bombs m6 -2500,0", "bombs m6 @-2500,0"),
        ("HOLD", "hold"),
        ("-", "hold"),
    ],
)
def test_34_8_an_attack_is_typed_without_its_usual_parts(typed: str, attack: str) -> None:
    assert READERS["attack"](typed, {}, {}, ()) == attack
    assert attack_text(attack_of(attack)) == attack


def test_6_5_9_3_places_and_shifts() -> None:
    assert READERS["placing"]("300 -1500 24 900", {}, {}, ()) == "300,-1500,24/h0900"
    assert read_place("300,-1500,24/h0900") is not None
    assert READERS["placing"]("Printed", {}, {}, ()) == "printed"
    assert READERS["shift"]("300 0 31-40", {}, {}, ()) == "300,0 31-40"
    assert read_shift("300,0 31-40") is not None
    assert READERS["shift"]("what", {}, {}, ()) == "what"


BOMBING = (
    "clouds mission_6 T2 F3 ; E1=camel@-5000,1500,18/h0900L0/v15 ; E2=camel@-5000,-1500,18/h0900L0/v15 ; E3=bristol@-5400,2500,24/h0900L0/v16"
    " ; C1=gotha@-2500,0,6/h2700L0/v12/bm12+ini15.3+moved+track=-2300,0_-2400,0_-2500,0 ; C2=gotha@1800,-300,26/h2700L0/v12/bm12"
    " ; U1=object:E@-2450,40/c30/open ; U2=gun:E@-2200,800/c16/partial ; Q1=barrage:E@-1200,0/21-30"
)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_25_2_aim_points_near_the_path_are_offered_and_legal(lang: str) -> None:
    setup = Setup("clouds", "mission_6", {}, ("e1", "c1"))
    state = GAME.parse(BOMBING, setup)
    plane = state.planes["C1"]
    domain = Attacks(state, plane, bomb_aimer(state, plane))
    ask = Ask("c1", "attack:C1.N", "20.2", domain, "hold")
    rows, below = parts(for_game("clouds", lang, setup), ask, GAME.view(state, "c1"), domain.describe())
    assert [value for value, _ in rows] == ["bombs m12 @-2450,40", "bombs m12 @-2300,0"], "on the depot, and on the path beside the gun"
    assert rows[0][1].endswith("U1") and rows[1][1].startswith("8 MU") and "12" in below
    assert all(domain.why_not(read_answer(value, ask, {}, (), READERS)) is None for value, _ in rows)
    assert members(domain.describe()) == ["hold"] and members({"type": "path"}) is None


def test_29_2_a_window_for_a_throw_has_no_card() -> None:
    ask = Ask("e1", "reroll:E1", "29.2", OneOf(("keep", "reroll"), "29.2"), "keep", {"roll": "R-32", "who": "E1", "vital": False, "total": 3})
    said = for_game("clouds", "en", Setup("clouds", "duel", {}, ("e1", "c1"))).help(ask)
    assert said == "A roll can be made again once, and the second result counts."
