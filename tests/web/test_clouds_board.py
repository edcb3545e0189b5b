"""The table of In Clouds of Glory in a real browser: flight plans by drag, keys and notation, attacks on the map, closed cockpits, film, phone."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from lysander.games import registry

from .actions import becomes, in_motion, laid_out, overflow, send, up_to_date
from .axe import in_both_themes
from .clouds_table import BOMBING, LEVEL, PLANNING, PURSUIT, SHOOTING, UNDER_FIRE, Game, drawn_end, main_button, planned, press, type_plan
from .conftest import DIST, Meet

pytestmark = [pytest.mark.browser, pytest.mark.skipif("clouds" not in registry.games(), reason="the game does not stand in the library yet")]
KILO = 1000


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
    becomes(page, lambda: drawn_end(page), tuple(facts["end"]["at"][:2]))


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


def test_11_17_a_plan_says_whom_it_could_shoot_at_with_every_modifier_and_who_is_out_of_its_cone(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(PURSUIT).seat_at(meet)
    type_plan(page, "S14")
    shot = page.locator(".brings details.burst").first
    expect(shot.locator("xpath=ancestor::li")).to_contain_text("distance 7")
    shot.locator("summary").click()
    expect(shot.locator("dl div").first).to_be_visible()
    assert shot.locator("dl div").count() == 1 + shot.locator("dl a.rule").count() > 1, "gunnery, then modifiers with their paragraphs"
    expect(page.locator("[data-pin]")).to_contain_text("distance 7")
    type_plan(page, "S7 TRF7")
    expect(page.locator(".brings details.burst")).to_have_count(0)
    expect(page.locator(".brings")).to_contain_text("distance")
    expect(page.locator("[data-pin]")).to_contain_text("No shot from there")


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
    page.get_by_role("list", name="Legs of the move").get_by_role("button", name="Remove leg 3").click()
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


@pytest.mark.parametrize(("width", "height", "touch"), [(1440, 900, False), (390, 844, True)])
def test_19_1_one_order_beside_the_question_answers_for_all_units(
    meet: Meet, begin_at: Callable[..., Game], width: int, height: int, touch: bool
) -> None:
    game = begin_at(UNDER_FIRE)
    page = game.seat_at(meet, width=width, height=height, touch=touch)
    expect(page.locator(".decide .ask")).to_contain_text("infantry U4")
    if touch:
        page.locator("[data-more]").click()
    page.get_by_role("button", name="Always fire at the nearest aeroplane").click()
    expect(main_button(page)).to_contain_text("Give the order")
    send(page)
    if touch:
        page.get_by_role("button", name="Log").click()
    for unit in ("Infantry U4", "Infantry U5", "Anti-aircraft machine gun U6"):
        expect(page.locator("[data-focus=log]")).to_contain_text(f"{unit} fires at D.F.W. C1")
    assert not game.asked("e1") or not game.asked("e1")["kind"].startswith("ground-fire")


def test_25_2_bombs_get_their_aim_point_on_the_map(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(BOMBING)
    while not (ask := game.asked("c1")) or ask["domain"].get("bombs") is None:
        game.answer("c1" if ask else "e1")
    page = game.seat_at(meet, "c1")
    page.locator('[data-target="hold"]').click()
    expect(main_button(page), "attacks with bombs are too many to be listed").to_contain_text("Hold fire")
    page.locator('[data-target="bombs"]').click()
    planned(page, r"^bombs m12 @-2450,40$")
    craft = page.locator('[data-craft="C1"]').bounding_box()
    assert craft
    page.mouse.click(craft["x"] + craft["width"] + 14, craft["y"] + craft["height"] / 2)
    expect(page.locator(".decide [data-plan]")).not_to_have_attribute("data-plan", "bombs m12 @-2450,40")
    planned(page, r"^bombs m12 @-2\d+,-?\d+$")
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
    expect(cock).to_contain_text("This cockpit is closed to you")
    expect(cock.get_by_role("img", name="medium km/h"), "5.3 the band of its speed").to_be_visible()
    expect(cock.locator(".needle"), "of its height alone").to_have_count(1)
    expect(cock.locator(".cells div")).to_have_text(["110E0", "120E0", "130E0", "140F2"])
    expect(cock, "the type, as its sheet prints it").to_contain_text("Strengthwhen new20")
    expect(cock).to_contain_text("From Hale: 1 o’clock, 12 away, 3 higher")
    assert "Brandt" not in page.locator(".cg").inner_html()


def test_the_film_shows_what_others_did_and_the_question_stays_open(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(SHOOTING)
    page = game.seat_at(meet, show="always")
    in_motion(page)
    page.evaluate("localStorage['lysander.clouds.film'] = 0.25")  # slowly, for it begins with the first answer
    page.reload()
    laid_out(page)
    game.answer("e1", "C1 normal")
    game.play_on()
    bar = page.get_by_role("group", name="What happened")
    expect(bar).to_be_visible()
    expect(page.locator(".decide .ask")).to_be_visible()
    page.keyboard.press("Enter")
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
    chips = page.locator(".decide .chips button:not(.plus)")
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
    page = begin_at(SHOOTING.replace("v14+ini15", "v14+aim=C1.1+ini15")).seat_at(meet, lang="de")
    for best in ('[data-target="C1"] .best', ".pill"):  # 20.10 sustained fire, which hits likeliest, in the row and on the map
        expect(page.locator(best)).to_have_text("85 %")
    page.locator('[data-target="C1"]').click()
    expect(page.locator(".adds")).to_contain_text("Winkel")
    assert in_both_themes(page) == []


def test_the_board_is_light() -> None:
    parts = [p for p in (DIST / "assets").iterdir() if p.name.startswith("clouds-") and p.suffix in {".js", ".css"}]
    assert parts
    assert sum(len(gzip.compress(p.read_bytes())) for p in parts) <= 75 * KILO


def in_order(page: Page, pattern: str) -> None:
    planned(page, pattern)
    expect(main_button(page)).to_be_enabled()


def test_11_3_a_leg_is_put_at_another_place_by_pointer_by_keys_and_by_buttons(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(LEVEL).seat_at(meet)
    type_plan(page, "S5 RR TRF4 S3")
    legs = page.get_by_role("list", name="Legs of the move")
    rows, handles = legs.locator(".leg"), legs.locator(".n")
    expect(rows).to_have_count(4)
    start, end = handles.nth(0).bounding_box(), handles.nth(2).bounding_box()
    assert start and end
    page.mouse.move(start["x"] + 10, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(end["x"] + 10, end["y"] + 18, steps=5)
    page.mouse.up()
    in_order(page, "^RR TRF4 S5 S3$")
    expect(rows.nth(2), "a drag opens no leg").to_have_attribute("aria-expanded", "false")
    rows.nth(2).press("Alt+ArrowUp")
    in_order(page, "^RR S5 TRF4 S3$")
    expect(rows.nth(1)).to_be_focused()
    rows.nth(1).press("Alt+ArrowUp")
    in_order(page, "^S5 RR TRF4 S3$")
    rows.nth(0).press("Alt+ArrowUp")
    in_order(page, "^S5 RR TRF4 S3$")
    rows.nth(0).click()
    page.get_by_role("button", name="Later in the move").click()
    in_order(page, "^RR S5 TRF4 S3$")
    expect(rows.nth(1)).to_have_attribute("aria-expanded", "true")


def test_12_5_a_straight_at_the_end_is_fitted_when_legs_change_their_order(meet: Meet, begin_at: Callable[..., Game]) -> None:
    """A roll over wings level is longer or shorter by what goes before it."""
    page = begin_at(LEVEL).seat_at(meet, width=390, height=844, touch=True)
    type_plan(page, "RL R0 S3 RR S3")
    expect(page.get_by_role("list", name="Not like this")).to_be_visible()  # what the server says of the plan has come
    laid_out(page)
    page.get_by_role("list", name="Legs of the move").get_by_role("button").nth(3).click()
    page.get_by_role("button", name="Earlier in the move").click()
    in_order(page, "^RL R0 RR S3 S4$")
    page.get_by_role("button", name="Earlier in the move").click()
    in_order(page, "^RL RR R0 S3 S3$")
