"""Clocks in the browser: chosen at a new table, seen before sitting down and in the seat bar, low once, and up as the host chose."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lysander.server.store import queries
from lysander.server.table import clocks

from .actions import overflow, question, up_to_date
from .axe import in_both_themes
from .conftest import Meet
from .test_hijacked_board import Game
from .test_show import SLOW, bar, jonas_plays, rows

pytestmark = pytest.mark.browser
SHOW = "always"


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Stops the server's clocks; they stand so many seconds after now."""
    seconds, begin = [0], queries.now()
    monkeypatch.setattr(clocks, "now", lambda: begin + 1000 * seconds[0])
    return seconds


def clock(page: Page, seat: str) -> Any:
    return page.locator(f"[data-clock={seat}]")


def test_a_live_game_from_the_choice_to_the_end_of_time(meet: Meet, address: str, ahead: list[int]) -> None:
    host = meet(name="Vera").go("/g/evasion/new")
    expect(host.locator("[data-pace=none]")).to_have_attribute("aria-checked", "true")
    host.locator("[data-pace=live]").click()
    host.get_by_label("For each side").select_option(label="10 min")
    host.locator("[data-up=others]").click()
    assert in_both_themes(host) == []
    host.locator("aside .btn.primary").click()
    expect(host.locator("[data-pace=live]")).to_have_text("Live: 10 min a side, +15 sec a turn, then the others decide")
    link = host.locator("[data-seat=german] .lk input").input_value()
    guest = meet(390, 844, theme="dark", lang="de", touch=True, name="Jonas").go(link)
    expect(guest.locator("[data-pace=live]"), "one should know what one accepts").to_contain_text("10 Min. je Seite")
    guest.get_by_role("button", name="Platz nehmen").click()
    expect(host.locator("[data-seat=german]")).to_contain_text("Jonas")
    host.locator("aside .btn.primary").first.click()
    question(host)
    expect(clock(host, "british").locator(".fig"), "it runs").to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    expect(clock(host, "german")).to_contain_text("at the last step")
    expect(clock(guest, "german").locator(".fig"), "the phone has the clock in its bar").to_have_text("10:00")
    ahead[0] = 545
    host.reload()
    expect(host.locator(".toast, [data-toast]").filter(has_text="Little time is left: 0:5")).to_have_count(1)
    expect(clock(host, "british")).to_have_attribute("data-low", "true")
    guest.reload()
    expect(clock(guest, "german").locator(".fig")).to_have_text("10:00")
    guest.get_by_role("button", name="Menü").click()
    expect(clock(guest, "british").locator(".fig"), "another's clock goes on before one's eyes").to_have_text("10:00")
    guest.keyboard.press("Escape")
    lists = host.context.new_page()
    lists.goto(f"{address}/tables")
    expect(lists.locator(".pace.low")).to_have_text("0:55 left")
    ahead[0] = 601
    expect(guest.locator("[data-up=british]")).to_contain_text("Vera: Die Zeit ist um")
    assert overflow(guest) <= 0
    expect(clock(host, "british")).to_contain_text("time is up")
    asked = question(host)
    guest.get_by_role("button", name="Vorgabe gelten lassen").click()
    expect(guest.locator("[data-up=british]")).to_have_count(0)
    expect(host.locator(".decide .ask"), "it was answered").not_to_have_text(asked)


class Timed(Game):
    """A game of Hijacked with a clock."""

    pace: Any = None

    def call(self, method: str, path: str, role: str, body: Any = None, **query: Any) -> Any:
        return super().call(method, path, role, body | {"pace": self.pace} if path == "/tables" else body, **query)


@pytest.mark.parametrize("seconds", [29, 60])
def test_who_has_half_a_minute_is_not_shown_what_others_did(meet: Meet, address: str, ahead: list[int], seconds: int) -> None:
    Timed.pace = {"kind": "live", "each": seconds}
    game = Timed(address, "AB")
    game.answer("A", "turn.act", "end")
    page = game.seat_at(meet, "A", **SLOW)
    found = jonas_plays(game)
    up_to_date(page, game.state("A"))
    expect(page.locator(".decide .ask")).to_be_visible()
    if seconds < 30:
        page.locator("[role=tab]").filter(has_text="Since your turn").click()
        expect(rows(page)).to_have_count(len(found["things"]))
        expect(bar(page)).to_have_count(0)
    else:
        expect(bar(page)).to_be_visible()


def test_by_post_the_bank_leave_and_more_time(meet: Meet, address: str, ahead: list[int]) -> None:
    day = 86_400
    Timed.pace = {"kind": "post", "each": 3 * day, "bank": 12 * day, "nights": True, "leave": 14}
    game = Timed(address, "AB")
    page = game.seat_at(meet, "A", width=820, height=1180)
    expect(clock(page, "A").locator(".fig"), "a day has 14 hours; it runs").to_have_text(re.compile("^(15 d|14 d 13 h)$"))
    expect(clock(page, "A")).to_contain_text("till")
    expect(clock(page, "B").locator(".fig")).to_have_text("bank 12 d")
    game.call("POST", f"/tables/{game.table}/clock", "B", {"action": "leave", "seat": "B", "days": 3})
    expect(clock(page, "B")).to_contain_text("on leave till")
    page.get_by_role("button", name="This table").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("By post: 3 days a turn, bank 12 days, nights off, 14 days of leave, then a bot answers")
    dialog.locator("[data-leave='7']").click()
    expect(dialog).to_contain_text("Leave left: 7 days")
    assert in_both_themes(page) == []
    page.keyboard.press("Escape")
    watch = meet(name="Host").go(f"/s#{game.table}.{game.keys['watch']}")
    expect(clock(watch, "A")).to_contain_text("on leave till")
    zone = page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    assert game.state("A")["clock"]["zone"] == zone


def test_a_player_asks_for_a_pause_and_it_ends_by_itself(meet: Meet, address: str, ahead: list[int]) -> None:
    Timed.pace = {"kind": "post", "each": 3 * 86_400}
    game = Timed(address, "AB")
    host, guest = game.seat_at(meet, "A"), game.seat_at(meet, "B", width=390, height=844, lang="de", touch=True, theme="dark")
    guest.get_by_role("button", name="Menü").click()
    guest.locator("[data-days]").select_option(label="7 Tage")
    guest.get_by_role("button", name="Um eine Pause bitten").click()
    asked = host.locator("[data-pausing=B]")
    expect(asked).to_contain_text("Jonas asks for a pause: 7 days.")
    expect(guest.locator("[data-pausing=B]")).to_contain_text("Du bittest um eine Pause: 7 Tage. Noch nicht einverstanden: Amara.")
    assert in_both_themes(guest) == [] and overflow(guest) <= 0
    asked.locator("[data-agree]").click()
    expect(host.locator(".quiet", has_text="The game goes on by itself")).to_be_visible()
    expect(guest.locator(".quiet", has_text="Die Partie geht von selbst weiter")).to_be_visible()
    assert overflow(guest) <= 0
    ahead[0] = 7 * 86_400 + 1
    expect(host.locator(".decide .ask")).to_be_visible()
    expect(guest.locator(".quiet", has_text="von selbst")).to_have_count(0)
