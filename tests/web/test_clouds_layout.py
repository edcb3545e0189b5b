"""Twelve aeroplanes in one place: what is written on map and side view stays readable, and the planner keeps its room."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from lysander.games import registry
from lysander.review.plan import Found
from lysander.server.bots import reviewer

from . import plain
from .actions import becomes, laid_out, overflow
from .clouds_table import PLANNING, SHOOTING, Game, many, planned, type_plan
from .conftest import ROOT, Meet

pytestmark = [pytest.mark.browser, pytest.mark.skipif("clouds" not in registry.games(), reason="the game does not stand in the library yet")]
SIZES = [(1440, 900, False), (820, 1180, False), (390, 844, True)]
BOXES = """selector => [...document.querySelectorAll(selector)].map(e => e.getBoundingClientRect()).map(b => [b.x, b.y, b.right, b.bottom])"""
SLACK = 2.0
"""Pixels that the frames of two flags may share."""


def covered(page: Page, selector: str) -> list[tuple[int, int]]:
    """The pairs of elements that lie over each other, by their number."""
    boxes = page.evaluate(BOXES, selector)
    assert len(boxes) > 1
    return [(i, j) for i, a in enumerate(boxes) for j, b in enumerate(boxes) if i < j and _shared(a, b)]


def tall(page: Page, selector: str) -> float:
    """The height of an element."""
    box = page.locator(selector).bounding_box()
    return box["height"] if box else 0


def _shared(a: list[float], b: list[float]) -> bool:
    return min(a[2], b[2]) - max(a[0], b[0]) > SLACK and min(a[3], b[3]) - max(a[1], b[1]) > SLACK


@pytest.mark.parametrize(("width", "height", "touch"), SIZES)
def test_no_flag_and_no_name_covers_another(meet: Meet, begin_at: Callable[..., Game], width: int, height: int, touch: bool) -> None:
    page = begin_at(hints=True, **many(6, apart=70)).seat_at(meet, width=width, height=height, touch=touch, lang="de")
    expect(page.locator(".flag .card")).to_have_count(12)
    becomes(page, lambda: covered(page, ".flag .card"), [])
    becomes(page, lambda: covered(page, ".cg .tray .says text"), [])
    type_plan(page, "RR TRF6 S6-1")
    expect(page.locator(".endflag")).to_be_visible()
    becomes(page, lambda: covered(page, ".flag .card, .endflag rect"), [])
    assert overflow(page) == 0


@pytest.mark.parametrize(("width", "height", "touch"), SIZES)
def test_what_may_be_said_at_any_time_leaves_the_plan_its_room(
    meet: Meet, begin_at: Callable[..., Game], width: int, height: int, touch: bool
) -> None:
    page = begin_at(hints=True, **many(6)).seat_at(meet, width=width, height=height, touch=touch)
    type_plan(page, "RR TRF6 S6-1")
    expect(page.locator(".endflag")).to_be_visible()
    laid_out(page)
    becomes(page, lambda: tall(page, ".decide .body") > (110 if touch else 220 if height > width else 130), True)
    becomes(page, lambda: covered(page, ".decide .body, .decide footer, details.tray, .undo"), [])
    becomes(page, lambda: covered(page, ".decide footer > *"), [])
    if touch:
        page.locator("[data-more]").click()
    else:
        tray = page.locator("details.tray")
        assert (box := tray.bounding_box()) and box["height"] < 60
        tray.locator("summary").click()
    page.locator(".decide .more, .tray").get_by_role("button", name="Standing order: Camel E4").click()
    expect(page.locator(".decide.standing .ask")).to_contain_text("E4")
    if touch:
        page.locator("[data-more]").click()
        page.get_by_role("group", name="At any time").get_by_role("button", name="Breaking off").click()
        page.get_by_role("button", name="Back to the question").click()
        planned(page, "RR TRF6 S6-1")


def test_on_a_phone_the_map_keeps_most_of_the_screen(meet: Meet, begin_at: Callable[..., Game]) -> None:
    """The sheet with the question took half of it, and the map was a strip of 230 pixels."""
    page = begin_at(PLANNING, hints=True).seat_at(meet, width=390, height=844, touch=True, lang="de")
    expect(page.locator(".sheet.half")).to_be_visible()
    for plan_it in (False, True):
        if plan_it:
            type_plan(page, "TRE8 S6 =0")
            page.locator(".decide .body").evaluate("body => body.scrollTo(0, 0)")
            expect(page.locator(".decide .pin"), "a test that the plan needs is in sight").to_contain_text(re.compile(r"^Enge Kurve: \d+ %"))
            expect(page.locator(".decide .pin")).to_be_in_viewport(ratio=1)
        laid_out(page)
        becomes(page, lambda: tall(page, ".map") > 340 and tall(page, ".sheet.half") < 290, True)


def test_signs_at_the_edge_find_room_or_lie_over_each_other(meet: Meet, begin_at: Callable[..., Game]) -> None:
    """Where a low window has no free place left for a sign, looking for one never ended, and the page stood still."""
    mine = [f"E{n}=camel@-6000,{400 * n},24/h0900L0/v14+ini{n}.3" for n in (1, 2, 3)]
    theirs = [f"C{n}={'dr1' if n == 1 else 'alb5'}@6000,{400 * n},24/h2700L0/v14+ini{10 + n}.3" for n in (1, 2, 3)]
    page = begin_at(f"clouds mission_3 T2 M4 ; {' ; '.join([*mine, *theirs])}").seat_at(meet, width=390, height=844, touch=True)
    third = page.locator(".out").nth(2)
    expect(third).to_be_attached()
    for height in (844, 560, 500, 460):
        page.set_viewport_size({"width": 390, "height": height})
        expect(third).to_be_attached()
        laid_out(page)
    page.set_viewport_size({"width": 390, "height": 844})
    laid_out(page)
    becomes(page, lambda: covered(page, ".out rect"), [])


def test_on_a_phone_the_modes_of_fire_are_in_sight(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(SHOOTING, hints=True).seat_at(meet, width=390, height=844, touch=True, lang="de")
    page.locator("[data-target=C1]").click()
    for mode in page.locator(".decide [data-mode]").all():
        expect(mode).to_be_in_viewport(ratio=1)
    becomes(page, lambda: covered(page, ".decide [data-mode], .decide footer"), [])


def test_enemies_whom_a_plan_brings_nothing_share_a_line(meet: Meet, begin_at: Callable[..., Game]) -> None:
    """A line for each of them pushed the log out of the window."""
    page = begin_at(hints=True, **many(6, apart=40)).seat_at(meet)
    type_plan(page, "S14")
    rows = page.locator(".brings li")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text(re.compile(r"No shot.*C1 \d+, .*C6 \d+"))
    expect(page.get_by_role("tab", name="Log")).to_be_in_viewport()


REVIEWS = [(1440, 900, False, 0.3), (820, 1180, False, 0.3), (390, 844, True, 0.2)]


@pytest.mark.parametrize(("width", "height", "touch", "least"), REVIEWS)
def test_in_a_review_the_sky_keeps_its_share_of_the_window(
    meet: Meet, address: str, monkeypatch: pytest.MonkeyPatch, width: int, height: int, touch: bool, least: float
) -> None:
    """Above the chances and the heights of the film it was a strip: 90 pixels of an upright tablet, 60 of a phone."""
    file = ROOT / "tests" / "games" / "clouds" / "journals" / "alone-closed.jsonl"
    chances = {0: {"10": 150, "01": 150}, 12: {"10": 300}}

    async def found(_: object) -> Found:
        return Found("normal", 2, 23, "10", chances, done=True)

    monkeypatch.setattr(reviewer, "found_before", found)
    table = plain.post(f"{address}/api/tables/file", content=file.read_bytes()).json()["table"]
    page = meet(width=width, height=height, touch=touch, lang="de").go(f"/t/{table}/r/e1/2")
    expect(page.locator("[data-curve]")).to_be_visible()
    expect(page.locator("[data-craft]").first).to_be_attached()
    laid_out(page)
    becomes(page, lambda: tall(page, ".cg .map") >= least * height, True)
    becomes(page, lambda: covered(page, ".means button, .means select, .means .chip"), [])
    assert overflow(page) <= 0
    if not touch:
        becomes(page, lambda: tall(page, ".side.right [data-review]") > 150 and tall(page, ".side.right .log") > 150, True)
