"""The page of a lab report, opened from a file: its height, its marks by keyboard, and what is left of it on a telephone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from lysander.lab.main import main

from .actions import overflow
from .axe import COLOURS, violations

pytestmark = pytest.mark.browser


def test_a_report_fits_and_its_marks_open_by_keyboard(chromium: Browser, tmp_path: Path) -> None:
    assert main(["evasion", "--games", "40", "--workers", "1", "--against", "garrisons=no", "--html", str(tmp_path / "pair.html")]) == 0
    page = chromium.new_page(viewport={"width": 1440, "height": 900})
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto((tmp_path / "pair.html").as_uri())
    assert page.evaluate("document.documentElement.scrollHeight") <= 1400
    card, here = page.locator(".inspector"), "document.activeElement.dataset.mark"
    stops = page.locator('main [data-mark][tabindex="0"]')
    assert page.locator("main [data-mark]").count() > 5 * stops.count() > 0, "one stop of the tabulator for each picture"
    page.locator('.bar [data-mark][tabindex="0"]').first.focus()
    page.keyboard.press("Enter")
    expect(card).to_contain_text("of 40 games")
    first = page.evaluate(here)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(here) != first and card.count() == 1
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(card.locator("code")).to_contain_text("--open")
    print(*violations(page), sep="\n")
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page, *COLOURS) == []
    page.keyboard.press("Escape")
    assert card.count() == 0 and page.evaluate(here) != first, "the focus is where it was"
    page.set_viewport_size({"width": 390, "height": 844})
    assert not overflow(page)
    page.locator('[data-mark^="found-A"]').first.click()
    expect(card).to_be_visible()
    assert not overflow(page) and faults == []
    page.close()
