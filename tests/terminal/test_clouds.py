"""What a person types for flight plans, attacks, places and barrages of In Clouds of Glory."""

from __future__ import annotations

import pytest

from lysander.games.clouds.attacks import read as attack_of
from lysander.games.clouds.attacks import write as attack_text
from lysander.games.clouds.domains_setup import read_place, read_shift
from lysander.games.clouds.plan_text import read as plan_of
from lysander.games.clouds.plan_text import write as plan_text
from lysander.terminal.boards.clouds import READERS


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
