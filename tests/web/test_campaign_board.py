"""The pages of a campaign in a real browser: types in service, squadron books, records of service, the book; on a phone; by keyboard; in German."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from lysander.games import registry
from lysander.games.campaign.game import Campaign as Rules

from .actions import laid_out, overflow
from .axe import in_both_themes
from .campaign_table import DIGESTS, Campaign, position
from .conftest import Meet

pytestmark = [pytest.mark.browser, pytest.mark.skipif("campaign" not in registry.games(), reason="the game does not stand in the library yet")]
TYPES = ["n17", "spad7", "pup", "re8", "tripe", "bristol", "camel", "se5a", "roland", "dfw", "alb3", "alb5", "dr1", "gotha", "pfalz", "d7"]
CLOSED = {"cockpits": "closed"}


@pytest.fixture
def begin_at(address: str) -> Callable[..., Campaign]:
    """Makes tables that begin at a position."""

    def make(text: str = "", **options: object) -> Campaign:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Rules, "new", lambda game, setup: game.parse(text or position(), setup))
            return Campaign(address, **options)

    return make


def rows(page: Page) -> list[str]:
    return [str(button.get_attribute("data-person")) for button in page.locator(".camp [data-person]").all()]


def test_31_5_the_timeline_shows_the_months_of_every_type_and_the_missions_flown(meet: Meet, begin_at: Callable[..., Campaign]) -> None:
    page = begin_at().seat_at(meet)
    bars = {str(bar.get_attribute("data-type")): bar for bar in page.locator("[data-type]").all()}
    assert list(bars) == TYPES
    off = [type for type, bar in bars.items() if "off" in str(bar.get_attribute("class"))]
    assert off == ["camel", "se5a", "alb5", "dr1", "gotha", "pfalz", "d7"]
    month = float(page.locator("rect.war").get_attribute("width") or 0) / 23
    left = {type: float(bar.locator("rect").first.get_attribute("x") or 0) for type, bar in bars.items()}
    assert round((left["camel"] - left["n17"]) / month, 3) == 13 and round((left["d7"] - left["n17"]) / month, 3) == 23
    assert [flag.get_attribute("aria-label") for flag in page.locator(".flag").all()] == [
        "Mission 1, Two patrols: Entente won, 7 to 3",
        "Mission 2, Slow birds over the line: Central Powers won, 0 to 9",
    ]


def test_5_2_ones_own_book_is_full_and_open_cockpits_show_that_of_the_others(meet: Meet, begin_at: Callable[..., Campaign]) -> None:
    page = begin_at().seat_at(meet)
    assert rows(page) == ["e1p1", "e1p3", "e1p4", "e1p5", "e1p6", "e1p2"]
    first = page.locator("tr").filter(has_text="Alan Abbott")
    assert first.locator("td.n").all_inner_texts() == ["14", "12", "16", "11", "13"]
    expect(first.get_by_role("img", name="2 air victories")).to_be_visible()
    expect(page.locator("tr").filter(has_text="Cyril Cole")).to_contain_text("grounded, 1 mission")
    page.locator("[data-squadron=c1]").click()
    assert len(rows(page)) == 6 and page.locator("tr").filter(has_text="Adam Arndt").locator("td.n").first.inner_text() == "14"


def test_5_3_with_closed_cockpits_their_book_has_those_who_were_seen_and_no_skills(meet: Meet, begin_at: Callable[..., Campaign]) -> None:
    page = begin_at(**CLOSED).seat_at(meet)
    page.locator("[data-squadron=c1]").click()
    assert rows(page) == ["c1p1"]
    assert page.locator("tr").filter(has_text="Adam Arndt").locator("td.n").all_inner_texts() == ["", "2", "2"]
    page.locator("[data-person=c1p1]").click()
    record = page.locator("article.rec")
    expect(record).to_contain_text("Your pilots know no more of him.")
    expect(record.locator("ul.skills")).to_have_count(0)
    assert "16" not in record.inner_text()


def test_31_4_a_record_of_service_tells_skills_abilities_victories_and_wounds(meet: Meet, begin_at: Callable[..., Campaign]) -> None:
    page = begin_at().seat_at(meet)
    record = page.locator("article.rec")
    expect(record.get_by_role("heading", level=2)).to_have_text("Alan Abbott")
    assert record.locator("ul.skills li").all_inner_texts()[0].split("\n") == ["Awareness", "14", "next costs 2"]
    assert [row.inner_text().split("\n")[1:] for row in record.locator(".vic li").all()] == [
        ["Albatros D.III", "turn 7"],
        ["Albatros D.III", "turn 4"],
    ]
    expect(record).to_contain_text("5 points to spend")
    page.locator("[data-person=e1p3]").click()
    expect(record).to_contain_text("rolled 9, successes −2")
    expect(record).to_contain_text("Grounded for the next mission.")
    page.locator("[data-person=e1p4]").click()
    expect(record).to_contain_text("Rank has its rights")


def test_31_11_missions_flown_name_their_digests(meet: Meet, begin_at: Callable[..., Campaign]) -> None:
    page = begin_at().seat_at(meet)
    assert page.locator("[data-flown]").all_inner_texts()[0].startswith("2\nSlow birds over the line\nApril 1917, Central Powers won, 0 to 9")
    expect(page.locator("[data-flown='1']")).to_contain_text(f"{DIGESTS[0][:4]} {DIGESTS[0][4:8]}")


def test_31_20_the_book_has_each_record_with_its_number_its_dice_and_its_paragraph(meet: Meet, address: str) -> None:
    campaign = Campaign(address)
    campaign.answer("organiser")
    page = campaign.seat_at(meet, "organiser")
    expect(page.locator("[data-part=book] details")).to_have_count(1)
    campaign.play_to("roster", "e1")
    expect(page.locator("[data-part=book] details")).to_have_count(2)
    expect(page.locator("[data-part=book] details[open]")).to_have_count(1)  # the newest: a long campaign must not draw all
    drawn = page.locator("[data-record=mission_drawn]")
    expect(drawn.locator(".die")).to_have_count(2)
    expect(drawn.locator("a.rule")).to_have_text("31.8")
    assert drawn.locator(".n").inner_text() == str(campaign.view()["records"])
    # whoever is not told all records cannot count them
    expect(campaign.seat_at(meet, "e1").locator("[data-record=mission_drawn] .n")).to_have_text("")


def test_the_arrows_go_from_person_to_person_and_brackets_turn_the_records(meet: Meet, begin_at: Callable[..., Campaign]) -> None:
    page = begin_at().seat_at(meet)
    page.locator("[data-person=e1p1]").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("article.rec h2")).to_have_text("Cyril Cole")
    page.keyboard.press("]")
    expect(page.locator("article.rec h2")).to_have_text("Denis Dunn")
    page.keyboard.press("[")
    expect(page.locator("article.rec h2")).to_have_text("Cyril Cole")


def test_the_text_twin_tells_what_the_page_shows(meet: Meet, begin_at: Callable[..., Campaign]) -> None:
    page = begin_at().seat_at(meet)
    page.keyboard.press("t")
    twin = page.locator("[data-twin]")
    for name in ("Flanders", "Ours", "Theirs", "Alan Abbott", "Fritz Fink"):
        expect(twin).to_contain_text(name)
    twin.get_by_role("button", name="e1p4", exact=True).first.click()
    expect(page.locator("article.rec h2")).to_have_text("Denis Dunn")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (820, 1180), (390, 844)])
def test_axe_finds_nothing_on_the_pages_of_a_campaign(meet: Meet, begin_at: Callable[..., Campaign], width: int, height: int) -> None:
    page = begin_at().seat_at(meet, width=width, height=height, touch=width < 820)
    assert overflow(page) <= 0
    for tab in page.locator("[data-page]").all():
        tab.click()
        laid_out(page)
        assert overflow(page) <= 0 and page.locator(".camp").evaluate("page => page.scrollWidth - page.clientWidth") <= 0
        assert in_both_themes(page) == []
    assert in_both_themes(page) == []


def test_a_phone_has_five_pages_and_a_person_opens_his_record(meet: Meet, begin_at: Callable[..., Campaign]) -> None:
    page = begin_at().seat_at(meet, width=390, height=844, touch=True, lang="de")
    assert page.locator("[data-page]").all_inner_texts() == ["Auftrag", "Staffeln", "Akte", "Typen", "Buch"]
    page.locator(".grab").click()
    page.locator(".grab").click()
    page.locator("[data-page=squadrons]").click()
    page.locator("[data-person=e1p3]").click()
    expect(page.locator("article.rec h2")).to_have_text("Cyril Cole")
    expect(page.locator("article.rec")).to_contain_text("Flugverbot für den nächsten Auftrag.")
    page.locator("[data-page=service]").press("ArrowRight")
    expect(page.locator("[data-page=timeline]")).to_be_focused()
    expect(page.locator("[data-type=camel]")).to_be_visible()


def test_on_a_tablet_the_record_of_whoever_is_pressed_comes_into_sight(meet: Meet, begin_at: Callable[..., Campaign]) -> None:
    page = begin_at().seat_at(meet, width=820, height=1180)
    expect(page.locator("article.rec h2")).not_to_be_in_viewport()
    page.locator("[data-person=e1p4]").click()
    expect(page.locator("article.rec h2")).to_have_text("Denis Dunn")
    expect(page.locator("article.rec h2")).to_be_in_viewport()


def test_double_size_text_turns_a_campaign_into_pages(meet: Meet, begin_at: Callable[..., Campaign]) -> None:
    page = begin_at().seat_at(meet, text=200)
    for tab in page.locator("[data-page]").all():
        tab.click()
        assert overflow(page) <= 0 and page.locator(".camp").evaluate("page => page.scrollWidth - page.clientWidth") <= 0
