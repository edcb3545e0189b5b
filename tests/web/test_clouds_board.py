"""The table of In Clouds of Glory in a real browser: flight plans by drag, keys and notation, attacks on the map, closed cockpits, film, phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from lysander.games import registry
from lysander.games.clouds.game import Clouds

from .actions import laid_out, overflow, send, up_to_date
from .conftest import Meet
from .test_access import in_both_themes

pytestmark = [pytest.mark.browser, pytest.mark.skipif("clouds" not in registry.games(), reason="the game does not stand in the library yet")]
NAMES = {"e1": "Amara", "c1": "Jonas"}
PLANNING = "clouds duel T2 M4 ; E1=camel@0,-500,24/h0000LR/v14+ini11.3 ; C1=dr1@400,600,27/h1500LL/v14+ini15.2"
LEVEL = "clouds duel T2 M4 ; E1=camel@0,-500,24/h0000L0/v14+ini11.3 ; C1=dr1@400,600,27/h1500LL/v14+ini15.2"
SHOOTING = "clouds duel T2 F4 ; E1=camel@0,-500,24/h0000L0/v14+ini15.3+moved ; C1=dr1@100,400,24/h0300L0/v14+ini10.2+moved"
BOMBING = (
    "clouds mission_6 T2 F3 ; E1=camel@-5000,1500,18/h0900L0/v15 ; E2=camel@-5000,-1500,18/h0900L0/v15 ; E3=bristol@-5400,2500,24/h0900L0/v16"
    " ; C1=gotha@-2500,0,6/h2700L0/v12/bm12+ini15.3+moved+track=-2300,0_-2400,0_-2500,0 ; C2=gotha@1800,-300,26/h2700L0/v12/bm12"
    " ; U1=object:E@-2450,40/c30/open ; U2=gun:E@-2200,1000/c16/partial ; Q1=barrage:E@-1200,0/21-30"
)
SIDE = 80 + 16
"""MU from the middle of the drawing to its edge: the field, and some land round it."""


class Game:
    """A table made over HTTP, with a person in either seat."""

    def __init__(self, address: str, scenario: str = "duel", **options: Any) -> None:
        self.address = address
        seats: dict[str, Any] = {s: {"kind": "empty"} for s in ("e1", "e2", "e3", "c1", "c2", "c3")}
        seats |= {"e1": {"kind": "human", "name": "Amara"}, "c1": {"kind": "open", "name": "Jonas"}}
        made = self.call(
            "POST", "/tables", "", {"game": "clouds", "scenario": scenario, "options": options, "seats": seats, "title": "Patrol", "name": "Amara"}
        )
        self.table, self.keys = made["table"], made["keys"]
        taken = self.call("POST", f"/tables/{self.table}/seat", "c1?", {"action": "take", "seat": "c1", "name": "Jonas"})
        self.keys["c1"] = taken["key"]
        self.call("POST", f"/tables/{self.table}/start", "host", {})

    def call(self, method: str, path: str, role: str, body: Any = None, **query: Any) -> Any:
        headers = {"authorization": f"Bearer {self.keys[role]}"} if role else {}
        answer = httpx.request(method, f"{self.address}/api{path}", json=body, headers=headers, params=query, timeout=30)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def state(self, seat: str) -> Any:
        return self.call("GET", f"/tables/{self.table}/state", seat, seat=seat)

    def plane(self, id: str) -> Any:
        return next(p for p in self.state("e1")["view"]["planes"] if p["id"] == id)

    def asked(self, seat: str) -> Any:
        return next((a for a in self.state(seat)["asks"] if not a["standing"]), None)

    def answer(self, seat: str, value: str = "") -> None:
        """The open question is answered, with its default if no value is given."""
        state, ask = self.state(seat), self.asked(seat)
        body = {"seat": seat, "at": state["at"], "kind": ask["kind"], "value": value or ask["default"]}
        self.call("POST", f"/tables/{self.table}/answer", seat, body)

    def play_on(self) -> None:
        """Both seats give default answers until something is asked in the turn after the next, or the battle is over."""
        while asked := [s for s in NAMES if self.asked(s)]:
            if self.state("e1")["view"]["turn"] > 3 and asked[0] == "e1":
                return
            self.answer(asked[0])

    def seat_at(self, meet: Meet, seat: str = "e1", **wish: Any) -> Page:
        page = meet(**wish).go(f"/s#{self.table}.{self.keys[seat]}")
        expect(page.locator(f'[data-craft="{seat[0].upper()}1"]')).to_be_visible()
        laid_out(page)
        return page


@pytest.fixture
def begin_at(address: str, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Game]:
    """Makes tables that begin at a position."""

    def make(position: str, **options: Any) -> Game:
        monkeypatch.setattr(Clouds, "new", lambda game, setup: game.parse(position, setup))
        game = Game(address, position.split()[1], **options)
        monkeypatch.undo()
        return game

    return make


def plan(page: Page) -> str:
    return page.locator(".decide [data-plan]").get_attribute("data-plan") or ""


def planned(page: Page, pattern: str) -> None:
    expect(page.locator(".decide [data-plan]")).to_have_attribute("data-plan", re.compile(pattern))


def main_button(page: Page) -> Locator:
    return page.locator(".decide [data-main]")


def type_plan(page: Page, text: str) -> None:
    field = page.locator(".decide .typed input")
    field.fill(text)
    field.press("Enter")


def press(page: Page, *keys: str) -> None:
    """Keys on the map."""
    page.locator('[data-craft="E1"]').focus()
    for key in keys:
        page.keyboard.press(key)


def drawn_end(page: Page) -> tuple[int, int]:
    """The place at which the planned end is drawn, in points."""
    found = re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", page.locator("[data-grab]").locator("xpath=..").get_attribute("transform") or "")
    assert found
    x, y = (float(n) for n in found.groups())
    return round((x - SIDE * 10) * 10), round((SIDE * 10 - y) * 10)


def test_11_1_the_end_of_a_plan_is_dragged_and_the_move_is_flown_to_where_it_was_drawn(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(PLANNING)
    page = game.seat_at(meet)
    box = page.locator("[data-grab]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    planned(page, r"^TR[A-Z]\d+ S\d+$|^TR[A-Z]\d+$")
    expect(main_button(page)).to_be_enabled()
    end = drawn_end(page)
    assert game.plane("E1")["moved"] is False, "nothing is sent by dragging"
    send(page)
    flown = game.plane("E1")
    assert (flown["x"], flown["y"]) == end


@pytest.mark.parametrize("text", ["TRF6 S8-2 =0", "RL TLD7 S4+1", "WR2x5 S9", "DS5 S9", "S7 IMM", "R0 PH1 S6"])
def test_12_the_path_that_is_drawn_is_the_path_of_the_rules(meet: Meet, begin_at: Callable[..., Game], text: str) -> None:
    page = begin_at(PLANNING).seat_at(meet)
    with page.expect_response(lambda r: "/aid?" in r.url and "value" in r.url and r.ok) as told:
        type_plan(page, text)
    facts = told.value.json()["facts"]
    assert facts["plan"] == text
    assert drawn_end(page) == tuple(facts["end"]["at"][:2])


def test_11_9_keys_bend_a_plan_turn_by_turn(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(PLANNING).seat_at(meet)
    press(page, "ArrowRight", "ArrowRight", "ArrowRight")
    planned(page, r"^TRG14$")
    press(page, "Shift+ArrowLeft", "Shift+ArrowLeft")
    planned(page, r"^TRG12 S2$")
    press(page, "ArrowDown", "ArrowDown")
    planned(page, r"^TRG12-2 S2$")
    press(page, "Backspace")
    planned(page, r"^TRG12-2$")
    expect(main_button(page), "two units are left").to_be_disabled()
    press(page, "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft")
    planned(page, r"^RL TL")


def test_11_16_every_reason_against_a_plan_is_told(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(LEVEL).seat_at(meet)
    type_plan(page, "TRC9 S3")
    reasons = page.locator(".plan .why li")
    expect(reasons).to_have_count(3)
    expect(reasons.locator("a.rule")).to_have_text(["3.8", "11.3", "11.4"])
    expect(main_button(page)).to_be_disabled()
    type_plan(page, "RR TRE9 S3")
    expect(page.locator(".plan .why")).to_have_count(0)
    expect(main_button(page)).to_be_enabled()


def test_11_17_a_plan_shows_speed_tests_and_shots_before_it_is_given_in(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(PLANNING).seat_at(meet)
    type_plan(page, "TRE6 S8-1")
    expect(page.locator(".budget")).to_contain_text("140 to 130")
    expect(page.locator(".brings")).to_contain_text("Tight turn")
    expect(page.locator(".brings")).to_contain_text("13 or less")
    expect(page.locator(".ledger")).to_contain_text("130 km/h")
    expect(page.locator(".brings")).to_contain_text("From there")


def test_11_18_without_the_aid_no_path_is_drawn(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(f"{PLANNING.replace(' ;', ' aid=none ;', 1)}", aid="none").seat_at(meet)
    type_plan(page, "TRF6 S8")
    expect(page.locator(".decide .legs li")).to_have_count(2)
    expect(page.locator("[data-grab], .planner, .brings li")).to_have_count(0)
    expect(main_button(page)).to_be_enabled()


def test_11_3_a_leg_is_added_changed_and_taken_away(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(LEVEL).seat_at(meet)
    page.locator('[data-add="turnR"]').click()
    planned(page, r"^RR TRF12$")
    page.get_by_role("group", name="Length").get_by_role("button", name="Shorter").click()
    planned(page, r"^RR TRF11$")
    page.locator('[data-add="straight"]').click()
    planned(page, r"^RR TRF11 S1$")
    page.get_by_role("button", name="Remove leg 3").click()
    planned(page, r"^RR TRF11$")


def test_20_2_a_target_is_chosen_on_the_map_with_every_modifier(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(SHOOTING)
    page = game.seat_at(meet)
    page.locator('[data-craft="C1"]').click()
    planned(page, r"^C1 normal$")
    expect(page.locator(".adds")).to_contain_text("14 or less")
    page.locator('[data-mode="short"]').click()
    planned(page, r"^C1 short$")
    expect(page.locator(".adds")).to_contain_text("11 or less")
    page.get_by_label("Gun 2").uncheck()
    planned(page, r"^C1 short g1$")
    expect(page.locator(".adds")).to_contain_text("10 or less")
    send(page)
    guns = [g["state"]["half"] for g in game.plane("E1")["panel"]["guns"]]
    assert guns == [15, 16]


def test_25_2_bombs_get_their_aim_point_on_the_map(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(BOMBING)
    while not (ask := game.asked("c1")) or ask["domain"].get("bombs") is None:
        game.answer("c1" if ask else "e1")
    page = game.seat_at(meet, "c1")
    page.locator('[data-target="bombs"]').click()
    planned(page, r"^bombs m12 @-2450,40$")
    craft = page.locator('[data-craft="C1"]').bounding_box()
    assert craft
    page.mouse.click(craft["x"] + craft["width"] + 14, craft["y"] + craft["height"] / 2)
    planned(page, r"^bombs m12 @-2\d+,-?\d+$")
    assert plan(page) != "bombs m12 @-2450,40"
    page.get_by_role("group", name="How many").get_by_role("button", name="Less").click()
    planned(page, r"^bombs m11 ")
    send(page)
    bombs = next(p for p in game.state("c1")["view"]["planes"] if p["id"] == "C1")["panel"]["bombs"]
    assert bombs == 1


def test_5_3_an_enemy_cockpit_can_be_closed(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(f"{PLANNING.replace(' ;', ' cockpits=closed ;', 1)}", cockpits="closed").seat_at(meet)
    cock = page.locator(".cock")
    expect(cock).to_contain_text("Strength")
    page.locator('[data-craft="C1"]').click()
    expect(cock).to_contain_text("The cockpit is closed to you")
    expect(cock).not_to_contain_text("Strength")
    assert "Brandt" not in page.locator(".cg").inner_html()


def test_the_film_shows_what_others_did_and_the_question_stays_open(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(SHOOTING)
    page = game.seat_at(meet)
    page.emulate_media(reduced_motion="no-preference")
    game.answer("e1", "C1 normal")
    game.play_on()
    bar = page.get_by_role("group", name="What happened")
    expect(bar).to_be_visible()
    expect(page.locator(".decide .ask")).to_be_visible()
    page.keyboard.press("Space")
    expect(bar).to_have_count(0)
    up_to_date(page, game.state("e1"))
    expect(page.locator('[data-craft="E1"]')).to_be_visible()


def test_less_motion_offers_the_film_as_stills(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(SHOOTING)
    page = game.seat_at(meet)
    game.answer("e1", "C1 normal")
    game.play_on()
    expect(page.get_by_role("group", name="What happened")).to_have_count(0)
    page.get_by_role("button", name="What happened").click()
    bar = page.get_by_role("group", name="What happened")
    expect(bar).to_be_visible()
    expect(bar).to_contain_text("1 of")
    bar.get_by_role("button", name="Skip the film").click()
    expect(bar).to_have_count(0)


def test_the_phone_has_map_side_view_and_legs_as_chips(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(PLANNING).seat_at(meet, width=390, height=844, touch=True)
    assert overflow(page) == 0
    type_plan(page, "TRF6 S8-2")
    chips = page.locator(".decide .chips button")
    expect(chips).to_have_count(2)
    assert all((box := chip.bounding_box()) and box["height"] >= 44 for chip in chips.all())
    expect(page.get_by_role("img", name="Side view of the planned move, height 24 to 22")).to_be_visible()
    page.locator('[data-height="1"]').first.dispatch_event("click")
    planned(page, r"^TRF6 S8-1$")
    assert overflow(page) == 0


@pytest.mark.parametrize(("width", "touch"), [(1440, False), (820, False), (390, True)])
def test_axe_finds_nothing_while_a_move_is_planned(meet: Meet, begin_at: Callable[..., Game], width: int, touch: bool) -> None:
    page = begin_at(PLANNING).seat_at(meet, width=width, height=900, touch=touch)
    type_plan(page, "TRE6 S8-1")
    expect(page.locator(".brings")).to_contain_text("Tight turn")
    assert in_both_themes(page) == []


def test_axe_finds_nothing_while_a_target_is_chosen(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(SHOOTING).seat_at(meet, lang="de")
    page.locator('[data-target="C1"]').click()
    expect(page.locator(".adds")).to_contain_text("Winkel")
    assert in_both_themes(page) == []
