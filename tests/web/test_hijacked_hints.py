"""Hints for moves at any time on the table of Hijacked in a real browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from lysander.core.choice import Choice
from lysander.games.hijacked.game import Hijacked
from lysander.server.bots.runner import BotRunner
from lysander.server.bots.worker import Advice
from lysander.server.table.live_table import LiveTable
from lysander.server.table.snapshot import Snapshot

from .actions import take_hint
from .conftest import Meet
from .test_hijacked_board import TILES, Game, main_button, score

pytestmark = pytest.mark.browser


def hinted(address: str, monkeypatch: pytest.MonkeyPatch, kind: str, value: str, position: str = TILES) -> Game:
    """A game at a position with tiles, in which hints name this answer."""

    async def hint(runner: BotRunner, table: LiveTable, seat: str, level: str) -> tuple[Snapshot, Advice]:
        return table.snapshot(seat), (kind, value, [Choice(value)])

    monkeypatch.setattr(BotRunner, "hint", hint)
    with monkeypatch.context() as begin:
        begin.setattr(Hijacked, "new", lambda game, setup: game.parse(position, setup))
        return Game(address, start=None)


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_for_an_any_time_move_is_taken_by_one_more_press(meet: Meet, address: str, monkeypatch: pytest.MonkeyPatch, phone: bool) -> None:
    """5.9 The panel and the tray show the move as chosen, each with a button."""
    game = hinted(address, monkeypatch, "turn.act", "cash C")
    size: dict[str, Any] = {"width": 390, "height": 844, "touch": True} if phone else {"width": 820, "height": 1100}
    page = game.seat_at(meet, "A", **size)
    take_hint(page)
    expect(page.locator(".decide [data-timeless]")).to_contain_text("crypto")
    expect(page.locator(".hj .token.ghost").first, "the board shows the new score").to_have_text("13")
    if phone:
        main_button(page).tap()
    else:
        expect(page.locator('[data-anytime] [data-move="cash C"]')).to_have_attribute("aria-pressed", "true")
        page.locator("[data-anytime] [data-do]").click()
    expect(page.locator(".decide [data-timeless]"), "the move is made").to_have_count(0)
    expect(score(page, "A")).to_have_text("13")
    assert game.state("A")["view"]["seats"]["A"]["score"] == 13


def test_18_4_a_hint_to_give_markers_says_to_whom_and_can_be_changed(meet: Meet, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = hinted(address, monkeypatch, "turn.act", "tile 2 C>B F>C")
    page = game.seat_at(meet, "A")
    take_hint(page)
    gift = page.locator("[data-anytime] [data-gift]")
    for shown in (gift, page.locator(".decide [data-timeless]"), page.locator(".decide .advised")):
        expect(shown).to_contain_text("Jonas")
        expect(shown).to_contain_text("Ruth")
    gift.click()
    expect(page.locator(".give .step.some")).to_have_count(2)
    page.keyboard.press("Escape")
    main_button(page).click()
    expect(score(page, "B")).to_have_text("8")
    expect(score(page, "C")).to_have_text("9")


def test_a_hint_opens_the_question_that_it_answers(meet: Meet, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that never blocks; what the bot weighed is still read then."""
    game = hinted(address, monkeypatch, "any", "cash C")
    page = game.seat_at(meet, "A")
    take_hint(page)
    expect(page.locator(".decide.standing .advised")).to_contain_text("crypto")
    main_button(page).click()
    expect(score(page, "A")).to_have_text("13")
    expect(page.locator('.decide:not(.standing) [data-row="end"]'), "the question before it is open again").to_have_count(1)


MANY = (
    "hj:3p r4 @A sq9 tr40 row:4,B05,2,G01,6,S02 top:3 hij:1.0,5.2B,7.0,3.0 obj:2 med:1A,2B,3x disc:G05,R01,Y09 "
    "used:4 dice:a4,b3 A{s12 CCFJ [B02,B03,B04] T2,5,6} B{s9 CM} C{s10 F}"
)


@pytest.mark.parametrize(
    ("move", "used"), [("rescue B02 B03", 2), ("pilot B02 B03 B04", 3), ("cash C", 1), ("tile 6", 1), ("tile 5 G05", 1), ("medal 1", 1)]
)
def test_16_1_the_board_shows_what_an_any_time_hint_uses(meet: Meet, address: str, monkeypatch: pytest.MonkeyPatch, move: str, used: int) -> None:
    """The cards in the display, the marker, the trust track, the pile, the goal; and the move in the tray, in view."""
    page = hinted(address, monkeypatch, "turn.act", move, MANY).seat_at(meet, "A")
    take_hint(page)
    expect(page.locator(".hj .used, [data-display] .used")).to_have_count(used)
    expect(page.locator('[data-anytime] [aria-pressed="true"]')).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator(".hj .used, [data-display] .used"), "it is made, and nothing is planned").to_have_count(0)
