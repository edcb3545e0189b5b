"""Games that bring no board of their own: on the picture of their chart, on words alone; and games for one to four players."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .actions import laid_out, overflow, question, send, settled
from .axe import in_both_themes
from .conftest import Meet

pytestmark = pytest.mark.browser


def rota(page: Page, players: int, **ways: str) -> None:
    """A table of the game for one to four, with these people and bots."""
    page.locator("[data-seatings]").get_by_role("radio", name=str(players)).click()
    for seat, way in ways.items():
        page.locator(f"[data-seat={seat}]").get_by_role("radio", name=way).click()
    page.locator("aside .btn.primary").click()


def test_the_example_is_played_on_its_picture_with_its_words_beside_it(meet: Meet) -> None:
    page = meet().go("/g/lanterns/new")
    page.locator("[data-seat=guard]").get_by_role("radio", name="At this screen").click()
    page.locator("aside .btn.primary").click()
    here = page.get_by_role("button", name=re.compile("^I am "))
    coves = {"land": "123", "lamp": "555"}
    for n in range(6):
        expect(here.or_(page.locator(".decide .ask"))).to_be_visible()
        if here.is_visible():
            here.click()
        expect(page.locator(".boardbox [data-twin]")).to_contain_text(f"night: {n // 2 + 1}")
        asked = "land" if "land" in question(page) else "lamp"
        expect(spot(page, coves[asked][n // 2])).to_have_class(re.compile("can"))
        spot(page, coves[asked][n // 2]).click()
        at = page.locator(".table").get_attribute("data-at")
        page.locator(".decide [data-main]").click()
        expect(page.locator(f".table[data-at='{at}']")).to_have_count(0)
    expect(here.or_(page.locator(".result"))).to_be_visible()
    if here.is_visible():
        here.click()
    expect(page.locator(".result")).to_contain_text("Cargo landed: 3")


def test_one_to_four_players_and_the_seat_bar_shows_who_acts(meet: Meet) -> None:
    page = meet().go("/g/rota/new")
    rota(page, 4, B="link", C="link", D="link")
    expect(page.locator(".seatrow")).to_have_count(4)
    page.locator("[data-start]").click()
    expect(page.locator(".strip .seat")).to_have_count(4)
    expect(page.locator(".strip .seat.turn")).to_contain_text("your turn")
    page.locator(".decide [data-main]").click()
    expect(page.locator(".log ol")).to_contain_text("takes 1")


def test_alone_from_the_library_in_one_click(meet: Meet) -> None:
    page = meet().go("/")
    page.locator("[data-game=rota]").get_by_role("button", name="Play alone").click()
    expect(page.locator(".strip .seat")).to_have_count(1)
    assert "stones" in question(page)


def test_a_game_without_a_chart_is_played_on_its_words(meet: Meet) -> None:
    page = meet().go("/")
    page.locator("[data-game=rota]").get_by_role("button", name="Play alone").click()
    expect(page.locator(".boardbox [data-twin]")).to_contain_text("pot: 0")
    expect(page.locator(".picture")).to_have_count(0)


def test_any_time_answers_are_at_hand_while_another_acts(meet: Meet) -> None:
    page, other = meet().go("/g/rota/new"), meet()
    rota(page, 2, B="link")
    link = page.locator("[data-seat=B] .lk input").input_value()
    guest = other.go(link)
    guest.get_by_role("button", name="Take the seat").click()
    expect(page.locator("[data-seat=B]")).to_contain_text("Amara")
    page.locator("[data-start]").click()
    asked = question(page)
    tray = guest.get_by_role("group", name="At any time")
    expect(guest.locator("div.quiet")).to_be_visible()
    tray.get_by_role("button", name="Say something").click()
    guest.locator(".decide textarea").fill("hello there")
    guest.locator(".decide [data-main]").click()
    expect(page.locator(".log ol")).to_contain_text("hello there")
    assert question(page) == asked
    send(page)
    tray = page.get_by_role("group", name="At any time")
    expect(tray.get_by_role("button")).to_have_count(2)


JOURNEY = "sail=north walk=x0100x0101. search=be move=day3 card=rope fly=spot-b chests=north2 south1"
"""What is answered in the tests of the picture, as the result tells it."""
PRESSES = (("north",), ("0100", "0101"), ("b", "e"), ("day3",), ("rope",), ("spot-b",), ("north", "north", "south"))
LIT = (
    "cape north south", "0001 0100", "a b c d e f", "day2 day3 day4", "map rope", "spot-a spot-b spot-c", "north south",
)  # fmt: skip
"""What each question lights before anything is pressed."""


def atlas(meet: Meet, **window: Any) -> Page:
    """A table of the game with an area of every form, alone."""
    page = meet(**window).go("/")
    words = "Allein spielen" if window.get("lang") == "de" else "Play alone"
    page.locator("[data-game=atlas]").get_by_role("button", name=words).click()
    expect(spot(page, "home")).to_be_attached()
    question(page)
    laid_out(page)
    return page


def spot(page: Page, name: str) -> Locator:
    """A cell or a piece of the picture."""
    return page.locator(f".picture [data-at='{name}']")


def lit(page: Page) -> str:
    """What the picture says can be chosen, in order."""
    found: list[str] = page.locator(".picture [data-at].can").evaluate_all("all => all.filter(a => a.ariaPressed != 'true').map(a => a.dataset.at)")
    return " ".join(sorted(found))


def told(page: Page) -> str:
    """What is said of what the pointer or the cursor is on."""
    return " ".join(page.locator(".picture .tip").inner_text().split("\n"))


def test_a_picture_of_every_form_is_played_with_the_pointer_to_the_end(meet: Meet) -> None:
    page, looked = atlas(meet), 0
    for names, open_ in zip(PRESSES, LIT, strict=True):
        expect(page.locator(".picture [data-at].can").first).to_be_attached()
        assert lit(page) == open_
        for name in names:
            spot(page, name).click()
        expect(spot(page, names[-1])).to_have_attribute("aria-pressed", "true")
        looked += 1
        if names == ("day3",):
            spot(page, "day3").click()
            settled(page)
        else:
            send(page)
    assert looked == 7
    expect(page.locator(".result")).to_contain_text(JOURNEY)
    expect(page.locator(".picture [data-at].can")).to_have_count(0)


def test_the_same_with_keys_alone(meet: Meet) -> None:
    page = atlas(meet)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("!!document.activeElement.dataset.at"):
            break
    here = page.locator(".picture [data-at]:focus")
    expect(here).to_have_attribute("data-at", "north")
    ways = (
        (["Enter"], "north"),
        (["Enter", "Backspace", "Enter", "ArrowDown", "ArrowRight", "Enter"], "0101"),
        (["ArrowRight", "Space", "ArrowDown", "Space"], "e"),
        (["ArrowRight", "Enter"], "day3"),
        (["ArrowRight", "Enter"], "rope"),
        (["ArrowRight", "Enter"], "spot-b"),
        (["Enter", "Space", "ArrowDown", "Enter"], "south"),
    )
    for keys, last in ways:
        asked = question(page)
        for key in keys:
            page.keyboard.press(key)
            page.evaluate("new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")
        expect(here).to_have_attribute("data-at", last)
        page.keyboard.press("Enter")
        expect(page.locator(".decide .ask").get_by_text(asked, exact=True)).to_have_count(0)
        settled(page)
    expect(page.locator(".result")).to_contain_text(JOURNEY)


def test_what_cannot_be_chosen_says_why(meet: Meet) -> None:
    page = atlas(meet)
    spot(page, "rock").hover()
    assert told(page) == "Rock Rock has no pier."
    spot(page, "rock").click()
    expect(page.locator(".decide [role=status]")).to_contain_text("Rock has no pier.")
    spot(page, "home").click()
    expect(page.locator(".decide [role=status]")).to_contain_text("not one of the options")
    expect(page.locator(".decide [data-main]")).to_be_disabled()
    spot(page, "cape").click()
    expect(page.locator(".decide").get_by_role("radio", name="Cape")).to_be_checked()
    page.locator(".decide").get_by_role("radio", name="South Sands").click()
    expect(spot(page, "south")).to_have_attribute("aria-pressed", "true")
    expect(spot(page, "cape")).to_have_attribute("aria-pressed", "false")


def test_cells_and_pieces_are_named_in_the_readers_language(meet: Meet) -> None:
    for lang, home, rock in (
        ("en", "Home Harbour, Ship (Traveller)", "Rock, Rock has no pier."),
        ("de", "Heimathafen, Schiff (Reisende)", "Fels, Am Fels gibt es keinen Steg."),
    ):
        page = atlas(meet, lang=lang)
        expect(spot(page, "home")).to_have_attribute("aria-label", home)
        expect(spot(page, "rock")).to_have_attribute("aria-label", rock)


def test_the_picture_shows_a_watcher_what_the_watcher_may_know(meet: Meet) -> None:
    page, other = atlas(meet), meet()
    named = page.locator(".picture [data-at=hand]")
    expect(named).to_have_attribute("aria-label", "Hand, Old map, Rope, Lamp")
    seen = other.go(re.sub(r"/s.*", "", page.url))
    expect(seen.locator(".picture [data-at=hand]")).to_have_attribute("aria-label", "Hand, Face-down card, Face-down card, Face-down card")
    assert "Old map" in page.content()
    assert "Old map" not in seen.content()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (820, 1180), (390, 844)])
def test_a_picture_fits_every_window_in_light_and_dark(meet: Meet, width: int, height: int) -> None:
    page, looked = atlas(meet, width=width, height=height, touch=width < 1000), 0
    assert overflow(page) <= 0
    window = page.locator(".picture").bounding_box()
    assert window is not None
    for name in ("north", "south", "cape"):
        box = spot(page, name).locator("path").first.bounding_box()
        assert box is not None and box["width"] >= (39 if width < 1000 else 24), box
        assert box["x"] >= window["x"] and box["x"] + box["width"] <= window["x"] + window["width"], name
        looked += 1
    assert looked == 3
    assert in_both_themes(page) == []


def test_a_tap_plays_on_the_phone(meet: Meet) -> None:
    page = atlas(meet, width=390, height=844, touch=True)
    spot(page, "cape").tap()
    expect(spot(page, "cape")).to_have_attribute("aria-pressed", "true")
    spot(page, "cape").tap()
    expect(spot(page, "cape")).to_have_attribute("aria-label", "Cape, Ship (Traveller)")
    assert question(page) == "Where do you walk?"
