"""Small windows and large text: what a phone keeps in sight while somebody plots, what a finger can hit, and that nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .actions import becomes, laid_out, overflow, question, settled, take_hint
from .axe import in_both_themes
from .clouds_table import LEVEL, type_plan
from .conftest import FLAGS, Meet, browser_path
from .test_evasion_board import Game as Evasion
from .test_flight181_board import Game as Flight181
from .test_hijacked_board import Game as Hijacked

pytestmark = pytest.mark.browser
PHONE = {"width": 390, "height": 844, "touch": True}
Seat = Callable[..., Page]


def plotting(name: str, meet: Meet, address: str, begin_at: Any, **wish: Any) -> Page:
    """A person in the middle of an answer that is put together on the board."""
    if name == "evasion":
        game = Evasion(address)
        game.prepare()
        game.answer("british", "party", "ABCDEF@0309:walk")
        page = game.seat_at(meet, "british", **wish)
        page.locator('[data-hex="0408"]').dispatch_event("click")
        expect(page.locator(".decide .sum b")).to_have_text("2 / 6")
    elif name == "hijacked":
        page = Hijacked(address).seat_at(meet, "A", **wish)
        page.locator('[data-die="a"]').first.dispatch_event("click")
        page.locator('[data-space="trust"]').dispatch_event("click")
    elif name == "flight181":
        flight = Flight181(address, hints=True)
        flight.prepare()
        flight.answer("next-team", "t1")
        flight.answer("enter:t1", "L1")
        page = flight.seat_at(meet, "teams", **wish)
        page.locator(".decide [data-word]").first.dispatch_event("click")
    else:
        page = begin_at(LEVEL, hints=True).seat_at(meet, **wish)
        if page.locator("main > .sheet").count():
            page.locator('[data-craft="E1"]').focus()
            page.keyboard.press("ArrowRight")
        else:
            type_plan(page, "S14")
    expect(page.locator(".decide [data-main]")).to_be_enabled()
    laid_out(page)
    return page


def box(page: Page, what: str) -> dict[str, float]:
    found = page.locator(what).first.bounding_box()
    assert found, f"{what} is not drawn"
    return {"top": found["y"], "bottom": found["y"] + found["height"], **found}


CUT = """[...document.querySelectorAll('.hj .lines .what, .hj .lines .head b')].filter(
  (e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1).length"""
"""How many names and wishes of hijackers do not fit into their boxes."""
OUTSIDE = """target => { const room = target.closest('.body').getBoundingClientRect();
  return [target, ...target.querySelectorAll('*')].filter((e) => { const r = e.getBoundingClientRect();
    return r.left < room.left || r.right > room.right || r.top < room.top || r.bottom > room.bottom + 1; }).map((e) => e.tagName); }"""
"""What of a target is not in sight."""
GAMES = ["evasion", "hijacked", "flight181", "clouds"]


@pytest.mark.parametrize("name", GAMES)
def test_while_somebody_plots_the_board_has_most_of_a_phone(meet: Meet, address: str, begin_at: Any, name: str) -> None:
    page = plotting(name, meet, address, begin_at, **PHONE)
    board, sheet, main = box(page, ".boardbox"), box(page, "main > .sheet"), box(page, ".decide [data-main]")
    assert sheet["top"] - board["top"] >= 0.55 * 844
    if name == "clouds":
        assert box(page, ".cg .map")["height"] >= 395
    asked = page.locator(".decide .ask").evaluate("el => el.getBoundingClientRect().height / parseFloat(getComputedStyle(el).lineHeight)")
    assert asked <= 2.1, "the question has two lines at most"
    pins = [p for p in page.locator(".decide [data-pin]").all() if p.is_visible()]
    for pin in pins:
        place = pin.bounding_box()
        assert place and place["y"] >= sheet["top"] and place["y"] + place["height"] <= main["top"] + 1
    assert pins or name not in ("evasion",), "what the path risks is above the main button"
    assert overflow(page) == 0


@pytest.mark.parametrize("height", [844, 660])
@pytest.mark.parametrize("name", GAMES)
def test_a_hint_says_why_beside_what_the_answer_risks(meet: Meet, address: str, begin_at: Any, name: str, height: int) -> None:
    page = plotting(name, meet, address, begin_at, **{**PHONE, "height": height, "lang": "de"})
    take_hint(page)
    page.locator(".decide .advised > span").wait_for()
    laid_out(page)
    sheet, main, advice = box(page, "main > .sheet"), box(page, ".decide [data-main]"), box(page, ".decide .advised > span")
    assert sheet["top"] <= advice["top"] and advice["bottom"] <= main["top"]
    for pin in [p for p in page.locator(".decide [data-pin]").all() if p.is_visible()]:
        place = pin.bounding_box()
        assert place and place["y"] >= advice["bottom"] and place["y"] + place["height"] <= main["top"] + 1
    assert main["bottom"] <= height and sheet["top"] - box(page, ".boardbox")["top"] >= height / 3


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_answers_stay_whole_under_a_hint(meet: Meet, address: str, lang: str) -> None:
    game = Flight181(address, hints=True)
    game.to_fire()
    page = game.seat_at(meet, "teams", **PHONE, lang=lang)
    take_hint(page)
    page.locator(".decide .advised > span").wait_for()
    laid_out(page)
    answer, risk = box(page, ".decide .rows [role=radio]"), box(page, ".decide [data-pin]")
    assert box(page, ".decide .advised")["bottom"] <= answer["top"] and answer["bottom"] <= risk["top"]


@pytest.mark.parametrize("name", GAMES)
def test_the_main_button_never_moves(meet: Meet, address: str, begin_at: Any, name: str) -> None:
    page = plotting(name, meet, address, begin_at, **PHONE)
    places = [box(page, ".decide [data-main]")]
    for height in ("full", "peek", "half"):
        page.locator("main > .sheet .grab").tap()
        expect(page.locator(f"main > .sheet.{height}")).to_have_count(1)
        laid_out(page)
        places.append(box(page, ".decide [data-main]"))
    page.locator(".decide [data-more]").tap()
    page.locator(".decide .more .clear").tap()
    expect(page.locator(".decide [data-main]")).to_be_disabled()
    places.append(box(page, ".decide [data-main]"))
    assert places == [places[0]] * len(places)
    assert places[0]["height"] >= 48


def test_giving_up_is_in_the_menu_and_held(meet: Meet, address: str, begin_at: Any) -> None:
    page = plotting("evasion", meet, address, begin_at, **PHONE)
    page.locator(".decide [data-more]").tap()
    expect(page.locator(".decide .more .pop")).not_to_contain_text("Give up")
    page.keyboard.press("Escape")
    page.locator(".phonebar").get_by_role("button", name="This table").or_(page.locator(".phonebar").get_by_role("button", name="Menu")).first.tap()
    page.locator("[data-give]").tap()
    expect(page.locator("dialog")).to_have_count(0)
    assert "Give up" in question(page)
    expect(page.locator(".decide .help")).to_contain_text("left behind")
    page.locator(".decide [data-main]").tap()
    assert "Give up" in question(page), "one tap is not enough"


@pytest.mark.parametrize("name", ["evasion", "hijacked"])
def test_a_finger_hits_a_paragraph(meet: Meet, address: str, begin_at: Any, name: str) -> None:
    page = plotting(name, meet, address, begin_at, **PHONE)
    page.locator("main > .sheet .grab").tap()
    laid_out(page)
    hit = page.locator(".decide > header .rule").evaluate(
        """link => { const r = link.getBoundingClientRect(), [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
        return [[0, -20], [0, 20], [-20, 0], [20, 0]].filter(([dx, dy]) => document.elementFromPoint(x + dx, y + dy) === link).length; }"""
    )
    assert hit >= 3, "44 pixels, less where the edge of the sheet cuts it"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 640), (1440, 900)])
def test_hex_numbers_can_be_read_or_are_not_there(meet: Meet, address: str, width: int, height: int) -> None:
    page = Evasion(address).seat_at(meet, "british", width=width, height=height, touch=width < 500)
    laid_out(page)
    for zoom in (0, 1, 1, 1):
        if zoom:
            page.locator(".ev svg[role=application]").focus()
            page.keyboard.press("+")
            laid_out(page)
        numbers = page.locator(".ev .names text")
        if numbers.count():
            assert numbers.first.evaluate("el => parseFloat(getComputedStyle(el).fontSize) * el.getScreenCTM().a") >= 9


def test_on_a_tablet_hijackers_and_tracks_are_in_view(meet: Meet, address: str) -> None:
    page = Hijacked(address).seat_at(meet, "A", width=820, height=1180, touch=True)
    board = box(page, ".boardbox")
    for part in (".hj .lines", ".hj .above", ".hj .road", ".hj .under"):
        place = box(page, part)
        assert place["top"] >= board["top"] - 1 and place["bottom"] <= board["bottom"] + 1, part


@pytest.mark.parametrize("lang", ["en", "de"])
def test_on_an_upright_tablet_three_answers_are_in_sight(meet: Meet, address: str, lang: str) -> None:
    """Less than one was, below a board with room to spare."""
    page = Hijacked(address).seat_at(meet, "A", width=820, height=1180, touch=True, lang=lang)
    third, body = page.locator(".decide .rows .opt").nth(2), page.locator(".decide .body")
    expect(third).to_be_visible()
    laid_out(page)
    place, room = third.bounding_box(), body.bounding_box()
    assert place and room and place["y"] + place["height"] <= room["y"] + room["height"] <= box(page, ".decide > footer")["top"] + 1


def test_11_2_the_target_of_a_push_back_is_readable_on_a_phone(meet: Meet, address: str) -> None:
    """It was a column one word wide, cut off by the main button."""
    game = Hijacked(address)
    game.to_round(3, "ABC")
    game.answer("A", "any", "cash J")
    page = game.seat_at(meet, "A", **PHONE)
    page.locator('[data-space="squad"]').dispatch_event("click")
    expect(page.locator(".decide output[data-target]")).to_have_text("1")
    laid_out(page)
    becomes(page, lambda: page.locator(".decide .target").evaluate(OUTSIDE), [])
    assert box(page, ".decide .target small")["width"] >= 80


def test_hijackers_wishes_are_whole(meet: Meet, address: str) -> None:
    for width, height in ((1440, 900), (1200, 800), (820, 1180), (390, 844)):
        page = Hijacked(address).seat_at(meet, "A", width=width, height=height, lang="de")
        cut = page.evaluate(CUT)
        assert cut == 0, (width, height)
        assert page.locator(".hj .lines .what").first.inner_text().endswith(("…", "...")) is False


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "wish",
    [
        {"width": 320, "height": 568, "touch": True},
        {"width": 390, "height": 844, "touch": True, "text": 200},
        {"text": 200},
    ],
)
def test_nothing_is_lost_with_large_text_or_in_a_small_window(meet: Meet, address: str, begin_at: Any, name: str, wish: dict[str, Any]) -> None:
    """1.4.4 and 1.4.10 of the WCAG: no scrolling in two directions; board, question and button can all be reached, also in 1280 by 1024
    pixels shown four times as large."""
    page = plotting(name, meet, address, begin_at, **wish)
    all_is_reached(page)
    if wish.get("width") == 320:
        page.set_viewport_size({"width": 320, "height": 256})
        all_is_reached(page)


def all_is_reached(page: Page) -> None:
    """Board, question and button come into view, and nothing covers the button."""
    assert overflow(page) == 0
    for part in (".decide .ask", ".boardbox", ".decide [data-main]", ".phonetabs button"):
        what = page.locator(part).first
        what.scroll_into_view_if_needed()
        expect(what).to_be_in_viewport(ratio=0.5 if part != ".boardbox" else 0.1)
    assert box(page, ".boardbox")["height"] >= 100
    page.locator(".decide [data-main]").scroll_into_view_if_needed()
    assert page.locator(".decide [data-main]").evaluate(
        "el => { const r = el.getBoundingClientRect(); return el.contains(document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)); }"
    )


def test_a_browser_that_writes_twice_as_large_gets_the_layout_for_it(chromium: Browser, address: str) -> None:
    browser = chromium.browser_type.launch(executable_path=browser_path(), args=[*FLAGS, "--blink-settings=defaultFontSize=32"])
    try:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(address)
        assert overflow(page) == 0
        page.locator("[data-play-now]").click()
        question(page)
        expect(page.locator(".table.phone")).to_have_count(1)
        assert overflow(page) == 0
        page.locator(".decide [data-main]").scroll_into_view_if_needed()
        expect(page.locator(".decide [data-main]")).to_be_in_viewport()
    finally:
        browser.close()


@pytest.mark.parametrize("name", GAMES)
def test_axe_finds_nothing_on_a_phone_while_somebody_plots(meet: Meet, address: str, begin_at: Any, name: str) -> None:
    page = plotting(name, meet, address, begin_at, **PHONE)
    assert in_both_themes(page) == []
    page.locator("main > .sheet .grab").tap()
    settled(page)
    assert in_both_themes(page) == []
