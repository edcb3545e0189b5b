"""The table of In Clouds of Glory as its users meet it: measuring, labels that cover nothing, damage on the drawing, a turn by keys alone, and the
picture that follows the film."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from lysander.games import registry

from .actions import becomes, laid_out, settled, tab_to
from .axe import in_both_themes
from .clouds_table import APART, HURT, NEAR, PLANNING, Game, drawn_end, main_button, plan, planned, type_plan
from .conftest import Meet

pytestmark = [pytest.mark.browser, pytest.mark.skipif("clouds" not in registry.games(), reason="the game does not stand in the library yet")]


def measured(page: Page) -> Locator:
    return page.locator(".measured[role=status]")


def inside(page: Page, what: Locator) -> bool:
    """Whether something lies in the map's window."""
    window, box = page.locator(".cg .map svg[role=application]").bounding_box(), what.bounding_box()
    assert window and box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return window["x"] < x < window["x"] + window["width"] and window["y"] < y < window["y"] + window["height"]


def test_2_6_two_aeroplanes_are_measured_with_their_heights(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(PLANNING).seat_at(meet)
    page.locator('[data-craft="E1"]').focus()
    page.keyboard.press("m")
    expect(measured(page)).to_contain_text("press one place")
    page.keyboard.press("Enter")
    page.locator('[data-craft="C1"]').focus()
    page.keyboard.press("Enter")
    expect(measured(page)).to_have_text("E1 Hale to C1 Brandt: 12.1 away, 3 higher, 24.4° off its nose")
    page.keyboard.press("Escape")
    expect(measured(page)).to_have_count(0)
    assert plan(page) == ""


def test_16_3_a_plan_into_the_ground_brings_no_shots(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(PLANNING.replace(",24/", ",3/").replace(",27/", ",5/")).seat_at(meet)
    type_plan(page, "S14")
    expect(page.locator("[data-pin]")).not_to_contain_text("ground")
    expect(page.get_by_role("region", name="From there")).to_be_visible()
    type_plan(page, "DS14")
    expect(page.locator("[data-pin]")).to_contain_text("This flies into the ground")
    expect(page.get_by_role("region", name="From there")).to_have_count(0)


@pytest.mark.parametrize(("width", "touch"), [(1440, False), (390, True)])
def test_places_are_measured_with_the_pointer_and_no_plan_is_changed(meet: Meet, begin_at: Callable[..., Game], width: int, touch: bool) -> None:
    page = begin_at(NEAR).seat_at(meet, width=width, height=900, touch=touch, lang="de")
    type_plan(page, "S14")
    page.get_by_role("button", name="Messen").click()
    craft = page.locator('[data-craft="E1"]').bounding_box()
    assert craft
    x, y = craft["x"] + craft["width"] / 2, craft["y"] + craft["height"] / 2
    page.mouse.click(x + 4, y + 3)
    page.mouse.click(x - 70, y)
    expect(measured(page)).to_contain_text("E1 Hale bis dieser Ort: ")
    expect(measured(page)).to_contain_text(re.compile(r"\d,\d auf der Grundebene, 9\d,\d° neben der Nase"))
    end = page.locator("[data-grab]").bounding_box()
    assert end
    page.mouse.click(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    page.mouse.click(x, y)
    expect(measured(page)).to_contain_text("geplantes Ende bis E1 Hale: 14,0 entfernt, auf gleicher Höhe, 180,0°")
    assert plan(page) == "S14"
    assert in_both_themes(page) == []


def under_the_pill(page: Page) -> list[bool]:
    """Of both aeroplanes whether the label with the odds lies on them."""
    pill, found = page.locator(".pill rect").bounding_box(), []
    for machine in page.locator('[data-craft="C1"] .machine, .planner .machine').all():
        box = machine.bounding_box()
        assert pill and box
        across = min(pill["x"] + pill["width"], box["x"] + box["width"]) - max(pill["x"], box["x"])
        down = min(pill["y"] + pill["height"], box["y"] + box["height"]) - max(pill["y"], box["y"])
        found.append(across > 6 and down > 6)
    return found


@pytest.mark.parametrize(("width", "height", "touch"), [(1440, 900, False), (820, 1180, False), (390, 844, True)])
def test_the_odds_of_a_shot_cover_no_aeroplane(meet: Meet, begin_at: Callable[..., Game], width: int, height: int, touch: bool) -> None:
    page = begin_at(NEAR).seat_at(meet, width=width, height=height, touch=touch)
    type_plan(page, "S14")
    expect(page.locator(".pill")).to_be_visible()
    becomes(page, lambda: under_the_pill(page), [False, False])


def test_a_turn_is_planned_and_flown_by_keys_alone(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(PLANNING)
    page = game.seat_at(meet)
    tab_to(page, "[data-craft=E1]")
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "Shift+ArrowLeft", "Shift+ArrowLeft", "ArrowDown"):
        page.keyboard.press(key)
    planned(page, r"^TRG12(-1)? S2(-1)?$|^TRG12-1 S2$")
    expect(main_button(page)).to_be_enabled()
    end = drawn_end(page)
    page.keyboard.press("Enter")
    settled(page)
    flown = game.plane("E1")
    assert (flown["x"], flown["y"], flown["z"]) == (*end, 23)


def test_damage_stands_on_the_drawing_and_in_words_under_the_same_number(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(HURT).seat_at(meet)
    cockpit = page.locator(".cock")
    drawing = cockpit.get_by_role("img", name="Damage on the drawing, strength lost: 11")
    marks = (drawing.get_attribute("data-damage") or "").split()
    listed = cockpit.locator(".no").all_inner_texts()
    assert sorted(set(marks)) == sorted(listed) and len(listed) >= 6
    expect(cockpit).to_contain_text("Smokes, one turn to the fire")
    assert drawing.locator(".hole").count() == 11


def test_5_3_the_drawing_of_a_closed_cockpit_shows_what_can_be_seen(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(f"{HURT.replace(' ;', ' cockpits=closed ;', 1)}", cockpits="closed").seat_at(meet)
    page.locator('[data-craft="C1"]').press("Enter")
    cockpit = page.locator(".cock")
    expect(cockpit).to_contain_text("smoking")
    assert cockpit.locator(".no").count() == 1
    expect(cockpit).not_to_contain_text("Wires")


BESIDE = """(dial) => {
  const [word, ...numbers] = [dial.querySelector('.value'), ...dial.querySelectorAll('.num')].map((e) => e.getBoundingClientRect());
  const over = (b) => b.left < word.right && word.left < b.right && b.top + 3 < word.bottom && word.top + 3 < b.bottom;
  return [numbers.length > 3, numbers.filter(over).length];
}"""
"""Whether a dial has numbers, and how many of them its word lies over; a line of text is higher than its letters."""


@pytest.mark.parametrize(("lang", "word"), [("en", "medium"), ("de", "mittel")])
def test_5_3_the_band_of_a_closed_cockpit_is_written_over_no_number_of_its_dial(
    meet: Meet, begin_at: Callable[..., Game], lang: str, word: str
) -> None:
    game = begin_at(PLANNING.replace(" ;", " cockpits=closed ;", 1).replace("v14", "v11"), cockpits="closed")
    page = game.seat_at(meet, lang=lang)
    page.locator('[data-craft="C1"]').press("Enter")
    dial = page.locator(".cock svg[role=img]", has=page.locator(".num")).first
    expect(dial.locator(".value")).to_have_text(word)
    becomes(page, lambda: dial.evaluate(BESIDE), [True, 0])


def test_the_film_goes_to_where_something_happens(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(APART)
    page = game.seat_at(meet)
    assert not inside(page, page.locator('[data-craft="C1"]')), "it is far away"
    game.answer("c1", "S14")
    page.get_by_role("button", name="What happened").click()
    laid_out(page)
    becomes(page, lambda: inside(page, page.locator('[data-craft="C1"]')), True)
    page.keyboard.press("Space")
    laid_out(page)
    becomes(page, lambda: inside(page, page.locator('[data-craft="E1"]')), True)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("path", ["/g/clouds", "/g/clouds/rules", "/g/clouds/rules?edition=complete"])
def test_1_2_authors_and_licence_stand_on_its_page_and_at_the_head_of_its_rulebook(meet: Meet, path: str, lang: str) -> None:
    page = meet(lang=lang).go(path)
    credits = page.locator(".credits")
    for name in ("Thomas Greve", "Svend Ask Larsen", "Morten Lund", "CC BY-NC-SA 3.0"):
        expect(credits).to_contain_text(name)


def test_2_1_a_measure_in_the_rulebook_is_no_link_to_a_paragraph(meet: Meet) -> None:
    page = meet(rules="complete").go("/g/clouds/rules#1.1")
    turns = page.locator("[id='1.1']")
    expect(turns).to_contain_text("3.6 seconds")
    expect(turns.locator("a.xref")).to_have_count(0)
