"""The page of a print kit: what there is, what is chosen, and the file that it saves."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .actions import overflow
from .axe import in_both_themes
from .conftest import Meet

pytestmark = pytest.mark.browser


def test_sheets_are_chosen_and_saved_as_a_pdf(meet: Meet) -> None:
    page = meet(390, 844, lang="de").go("/g/evasion/print")
    expect(page.locator("li .no")).to_have_text(list("123456"))
    page.get_by_label("Karte und Spielsteine").uncheck()
    page.get_by_role("radio", name="Letter").click()
    page.get_by_role("radio", name="beidseitig").click()
    page.get_by_role("switch", name="Paragraphennummern").click()
    expect(page.get_by_role("status")).to_have_text("4 Blätter, 8 Seiten zu drucken")
    assert overflow(page) <= 0
    with page.expect_download() as saved:
        page.get_by_role("link", name="Als PDF speichern").click()
    assert saved.value.suggested_filename == "evasion-letter.pdf" and saved.value.path().read_bytes().startswith(b"%PDF")
    assert "parts=start%2Cturn%2Chands" in saved.value.url and "numbers=false" in saved.value.url
    assert in_both_themes(page) == []
    for part in ("So beginnt ihr", "Auf einer Seite", "Blätter für die Spieler"):
        page.get_by_label(part).uncheck()
    expect(page.get_by_role("link", name="Als PDF speichern")).to_have_count(0)


def test_the_pages_of_a_game_lead_there(meet: Meet) -> None:
    page = meet().go("/g/evasion")
    page.get_by_role("link", name="Print and play").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Print and play: Escape and Evasion")
    page.get_by_role("link", name="Rulebook").click()
    expect(page.get_by_role("link", name="Print and play")).to_have_attribute("href", "/g/evasion/print")
