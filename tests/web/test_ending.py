"""The story at the end, in a real browser: it comes by itself, says who has won and why, draws what was secret, and leads on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from . import plain
from .actions import laid_out, overflow
from .axe import in_both_themes
from .conftest import ROOT, Meet
from .test_evasion_board import Game

pytestmark = pytest.mark.browser


@pytest.fixture
def walked(address: str) -> Game:
    """The British have walked a hex, and the Germans are asked."""
    game = Game(address)
    game.prepare()
    for kind, value in (("party", "ABCDEF@0309:walk"), ("path", "x0209.")):
        game.answer("british", kind, value)
    return game


def test_the_story_comes_by_itself_with_sentence_goals_and_the_way_that_was_secret(meet: Meet, walked: Game) -> None:
    page = walked.seat_at(meet, "german")
    expect(page.locator(".strip .seat.you")).to_contain_text("turn")
    assert page.locator("[data-way]").count() == 0
    walked.answer("german", "resign", "yes")
    story = page.locator("[data-ending]")
    expect(story.locator("h2")).to_have_text(re.compile(r"^Amara won: the Germans gave up in move 1, .+ the 6 free men count as flown out; .+\.$"))
    expect(story.locator("h2 b")).to_have_text("Amara won:")
    goals = story.get_by_role("list", name="Goals").locator("li")
    missed = re.compile("German goal.*missed: 0 prisoners, 1 needed")
    expect(goals).to_have_text([re.compile("British goal.*reached: 6 flown out, 2 needed"), missed])
    expect(story.locator("[data-way]")).to_have_count(6)
    seats = page.locator(".strip .seat")
    expect(seats).to_have_text([re.compile("Amara.*British, won"), re.compile("Jonas.*Germans, lost")])
    expect(page.locator(".strip")).not_to_contain_text("waits")

    page.get_by_role("radio", name="Move by move").click()
    moves = page.get_by_role("slider", name="Turn")
    expect(moves).to_have_value("1")
    moves.fill("0")
    expect(story.locator("[data-way]").first).to_have_attribute("d", "")
    page.locator("[data-board]").click()
    expect(page.locator(".ended")).to_contain_text("Amara won")
    expect(page.locator(".boardbox [data-hex]").first).to_be_visible()
    page.locator("[data-story]").click()
    expect(story.get_by_role("button", name="Same seats")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(walked.table))


OTHERS = [("hijacked", "success-three", 1440), ("flight181", "three-teams", 820), ("clouds", "points", 390), ("campaign", "points", 1440)]
"""Recorded games of each kind that end, and the width at which the story is looked at."""


@pytest.mark.parametrize(("game", "file", "width"), OTHERS)
def test_axe_finds_nothing_in_the_story_of_any_game(meet: Meet, address: str, game: str, file: str, width: int) -> None:
    journal = ROOT / "tests" / "games" / game / "journals" / f"{file}.jsonl"
    table = plain.post(f"{address}/api/tables/file", content=journal.read_bytes()).json()["table"]
    page = meet(width=width, height=1180 if width == 820 else 844, touch=width == 390).go(f"/t/{table}")
    story = page.locator("[data-ending]")
    expect(story.locator("h2")).not_to_be_empty()
    expect(story.get_by_role("heading", name="What counted")).to_be_visible()
    assert overflow(page) == 0
    assert in_both_themes(page) == []


def test_labels_of_ways_stay_within_their_picture_on_a_phone(meet: Meet, address: str) -> None:
    """Long ones of a German game were cut at the edge."""
    journal = ROOT / "tests" / "games" / "flight181" / "journals" / "three-teams.jsonl"
    table = plain.post(f"{address}/api/tables/file", content=journal.read_bytes()).json()["table"]
    page = meet(width=390, height=844, touch=True, lang="de").go(f"/t/{table}")
    labels = page.locator("[data-ending] .ways [data-mark]")
    expect(labels.first).to_be_visible()
    laid_out(page)
    picture = page.locator("[data-ending] .ways").bounding_box()
    boxes = [label.locator("rect").bounding_box() for label in labels.all()]
    texts = [label.locator("text").bounding_box() for label in labels.all()]
    assert picture and any(box and box["height"] > 30 for box in boxes), "one has two lines"
    for box, text in zip(boxes, texts, strict=True):
        assert box and text and picture["x"] <= box["x"] <= text["x"]
        assert text["x"] + text["width"] <= box["x"] + box["width"] <= picture["x"] + picture["width"]


@pytest.mark.parametrize(("width", "touch"), [(1440, False), (820, False), (390, True)])
def test_the_story_fits_and_axe_finds_nothing(meet: Meet, walked: Game, width: int, touch: bool) -> None:
    walked.answer("german", "resign", "yes")
    page = walked.seat_at(meet, "british", width=width, height=1180 if width == 820 else 844, touch=touch)
    expect(page.locator("[data-ending] h2")).to_contain_text("Amara won")
    expect(page.locator("[data-ending] footer .primary")).to_be_in_viewport()
    assert overflow(page) == 0
    assert in_both_themes(page) == []


def test_names_and_lines_of_a_race_stay_within_their_chart(meet: Meet, address: str) -> None:
    """The name at the end of the highest line was cut, and the line went beyond its axis."""
    journal = ROOT / "tests" / "games" / "hijacked" / "journals" / "success-three.jsonl"
    table = plain.post(f"{address}/api/tables/file", content=journal.read_bytes()).json()["table"]
    page = meet(width=1440, height=900).go(f"/t/{table}")
    chart = page.locator("[data-ending] [data-part=score]")
    expect(chart.locator("text.end").first).to_be_visible()
    laid_out(page)
    picture, grid = chart.bounding_box(), chart.locator(".grid").last.bounding_box()
    assert picture and grid
    for name in chart.locator("text.end").all():
        place = name.bounding_box()
        assert place and picture["y"] <= place["y"] and place["y"] + place["height"] <= picture["y"] + picture["height"]
    for way in chart.locator("[data-way]").all():
        line = way.bounding_box()
        assert line and line["y"] >= grid["y"] - 1, "the axis goes as far as the lines"
