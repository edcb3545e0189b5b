"""A newcomer learns a game by playing it, two presses from the first page: the lesson."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .actions import becomes, laid_out, overflow, send
from .axe import in_both_themes
from .conftest import Meet, Person

pytestmark = pytest.mark.browser
SHOW = "always"
"""What others did is shown at ordinary tables; a lesson leads its reader itself."""


def learn(page: Page, game: str) -> None:
    """Press "Learn by playing" on the card of a game, and see the first question."""
    page.locator(f".gc[data-game={game}] [data-learn]").click()
    at_step(page, 1)


def at_step(page: Page, number: int) -> None:
    """The question of a step is there, with its light."""
    expect(page.locator(f"[data-lesson-strip='{number}']")).to_be_visible()
    expect(page.locator(".decide .ask")).to_be_visible()
    expect(page.locator("[data-light]")).to_have_count(1)


def shown(page: Page) -> None:
    """Press "Show me", and send what it shows."""
    page.locator("[data-showme]").click()
    expect(page.locator(".decide [data-main]")).to_be_enabled()
    send(page)
    expect(page.locator("[data-next]")).to_be_visible()


def mine(person: Person) -> int:
    """How many games this browser lists as its own."""
    return person.page.locator(".nav b").count()


@pytest.mark.parametrize(
    ("game", "steps", "size", "theme", "lang"),
    [
        ("flight181", 9, (1440, 900), "light", "en"),
        ("hijacked", 7, (820, 1180), "dark", "de"),
        ("clouds", 11, (390, 844), "light", "en"),
    ],
)
def test_a_lesson_is_played_to_its_end(meet: Meet, game: str, steps: int, size: tuple[int, int], theme: str, lang: str) -> None:
    person = meet(*size, theme=theme, lang=lang, touch=size[0] < 500, coached=False)
    page = person.go("/")
    learn(page, game)
    expect(page.locator("[data-coach], [data-brief], [data-show-bar]"), "one voice at a time").to_have_count(0)
    for number in range(1, steps + 1):
        at_step(page, number)
        assert overflow(page) <= 0
        expect(page.locator("[data-lesson-strip] [aria-current=step]")).to_have_count(1)
        page.wait_for_function("document.querySelector('[data-light] svg')?.getBoundingClientRect().width > 100")
        if size[0] > 400:
            expect(page.locator("[data-lesson] h2")).to_be_focused()
            expect(page.locator("[data-learnt]")).to_have_count(min(3, number - 1))
        shown(page)
        expect(page.locator("[data-light]"), "what followed is seen on the whole board").to_have_count(0)
        page.locator("[data-next]").click()
    end = page.locator("[data-lesson-next=end]")
    expect(end.locator("[data-learnt]")).to_have_count(steps)
    expect(end.locator("[data-play]")).to_be_in_viewport()
    end.locator("[data-learnt]").first.click()
    expect(page.locator("aside.drawer, .cover").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(end.locator("[data-following]")).to_contain_text({"en": "Next lesson", "de": "Nächste Lektion"}[lang])
    person.go("/")
    expect(page.locator(f".gc[data-game={game}] .learn")).to_contain_text({"en": "done", "de": "erledigt"}[lang])
    assert mine(person) == 0, "a lesson is none of one's games"


def test_a_lesson_is_left_at_any_time_and_gone_on_with(meet: Meet) -> None:
    person = meet(coached=False)
    page = person.go("/")
    row = page.locator(".gc[data-game=hijacked] .learn")
    expect(row).to_contain_text("7 steps")
    learn(page, "hijacked")
    at = page.url
    page.keyboard.press("Alt+ArrowRight")
    at_step(page, 2)
    shown(page)
    expect(page.locator("[data-lesson-next]")).to_contain_text("draws a")
    page.locator("[data-again]").click()
    at_step(page, 2)
    page.get_by_role("radio").filter(has_text="Stop").click()
    send(page)
    expect(page.locator("[data-next]")).to_be_focused()
    page.keyboard.press("Enter")
    at_step(page, 3)
    page.keyboard.press("Alt+ArrowLeft")
    at_step(page, 2)
    page.get_by_role("button", name="Step 4:").click()
    at_step(page, 4)
    expect(page.locator(".log")).not_to_contain_text("set back")
    becomes(page, lambda: page.locator(".log").inner_text().count("Round 3. The squad is on space"), 1)  # each line stands there once
    page.keyboard.press("Escape")
    expect(row).to_contain_text("at step 4 of 7")
    page.locator(".gc[data-game=hijacked] [data-learn]").click()
    at_step(page, 4)
    assert page.url == at
    page.reload()
    at_step(page, 4)


def test_on_a_phone_a_lesson_covers_nothing_of_the_board(meet: Meet) -> None:
    page = meet(390, 844, touch=True).go("/")
    learn(page, "evasion")
    strip, said = page.locator("[data-lesson-strip]"), page.locator("[data-lesson]")
    expect(said).to_contain_text("only you know where")
    laid_out(page)
    top, board = strip.bounding_box(), page.locator("main > .stage").bounding_box()
    assert top and board and top["height"] < 64 and top["y"] + top["height"] <= board["y"] + 1
    assert board["height"] > 290
    page.locator("[data-showme]").click()
    expect(said, "an answer is in the making").to_have_count(0)
    send(page)
    expect(page.locator("[data-lesson-next]")).to_contain_text(re.compile("dice of a lesson are laid out"))


def test_a_place_of_a_lesson_is_lit_and_nothing_else(meet: Meet) -> None:
    """The wash leaves the light out, and takes no press: the board stays usable."""
    page = meet().go("/")
    learn(page, "flight181")
    page.keyboard.press("Alt+ArrowRight")
    at_step(page, 2)
    laid_out(page)
    inside = """([square, inside]) => {
        const path = document.querySelector('[data-light] .wash'), box = path.ownerSVGElement.getBoundingClientRect();
        const at = document.querySelector(`[data-square="${square}"]`).getBoundingClientRect();
        return path.isPointInFill(new DOMPoint(at.x + at.width / 2 - box.x, at.y + at.height / 2 - box.y)) !== inside;
    }"""
    becomes(page, lambda: page.evaluate(inside, ["A1", True]) and page.evaluate(inside, ["A9", False]), True)
    page.locator('[data-square="L13"]').click()
    expect(page.locator(".decide [data-main]"), "a place in the dark is an answer as well").to_be_enabled()
    send(page)
    expect(page.locator("[data-lesson-next]")).to_be_visible()


def test_axe_finds_nothing_at_a_lesson(meet: Meet) -> None:
    page = meet(lang="de").go("/")
    learn(page, "flight181")
    assert in_both_themes(page) == []
    shown(page)
    assert in_both_themes(page) == []
