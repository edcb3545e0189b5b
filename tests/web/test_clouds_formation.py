"""A seat with several aeroplanes in the browser: who has moved, the same plan again, a draft that follows a leader."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

import pytest
from playwright.sync_api import Page, expect

from lysander.games import registry

from .actions import send
from .clouds_table import Game, drawn_end, main_button, planned, type_plan
from .conftest import Meet

pytestmark = [pytest.mark.browser, pytest.mark.skipif("clouds" not in registry.games(), reason="the game does not stand in the library yet")]
PAIR = (
    "clouds mission_3 T2 M4 order=E1,E2,C1,E3,C2,C3 ; E1=camel@0,-500,24/h0000L0/v14+ini1.3 ; E2=camel@-300,-700,25/h0000L0/v12+ini5.3"
    " ; E3=camel@300,-700,24/h0000LR/v14+ini12.3"
    " ; C1=dr1@0,3000,27/h0000L0/v14+ini9.2 ; C2=dr1@200,3000,27/h0000L0/v14+ini15.2 ; C3=dr1@400,3000,27/h0000L0/v14+ini16.2"
)


def draft(page: Page, kind: str) -> None:
    page.locator(f'[data-draft="{kind}"]').click()


def chip(page: Page, id: str) -> str:
    return page.locator(f'[data-mine="{id}"]').get_attribute("aria-label") or ""


def test_who_has_moved_and_who_is_next(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(PAIR).seat_at(meet)
    assert [chip(page, id) for id in ("E1", "E2", "E3")] == ["E1: this plan", "E2: next", "E3: 2 before it"]
    expect(page.locator("[data-draft]")).to_have_count(0)
    type_plan(page, "RR TRF6 S6")
    send(page)
    expect(page.locator('[data-mine="E1"]')).to_have_attribute("aria-label", "E1: RR TRF6 S6")
    assert [chip(page, id) for id in ("E2", "E3")] == ["E2: this plan", "E3: 1 before it"]


def test_11_2_the_same_plan_is_fitted_to_another_speed_and_bank(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(PAIR)
    page = game.seat_at(meet)
    type_plan(page, "RR TRF6 S6")
    send(page)
    draft(page, "same")
    planned(page, r"^RR TRF6 S4$")
    expect(main_button(page)).to_be_enabled()
    send(page)
    game.answer("c1")
    expect(page.locator('[data-mine="E3"]')).to_have_attribute("aria-current", "step")
    page.locator('[data-mine="E1"]').click()
    draft(page, "same")
    planned(page, r"^TRF6 S8$")
    expect(main_button(page)).to_be_enabled()


def test_a_draft_follows_a_leader(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(PAIR.replace("v12+", "v14+"))
    page = game.seat_at(meet)
    type_plan(page, "RR TRM10-1 S2")
    send(page)
    draft(page, "follow")
    expect(main_button(page)).to_be_enabled()
    x, y = drawn_end(page)
    leader = game.plane("E1")
    assert leader["z"] == 23
    assert 200 < hypot(x - leader["x"], y - leader["y"]) < 560, "it keeps about its distance"
    send(page)
    follower = game.plane("E2")
    assert follower["z"] == 24, "it keeps its height above the leader"
    assert abs((follower["heading"] - leader["heading"] + 1800) % 3600 - 1800) <= 250, "it flies where the leader flies"


def test_the_plan_of_the_turn_before_is_flown_again(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(PAIR)
    for plan in ("RR TRF6 S6", "RR TRF6 S4", "", "TRF6 S8"):
        game.answer("e1" if plan else "c1", plan)
    game.play_on(to=3)
    page = game.seat_at(meet)
    page.locator('[data-draft="before"]').click()
    planned(page, r"^TRF6 S\d+$")
