"""The table of Hijacked in a real browser: dice on lit spaces by pointer, finger and keys, moves at any time, the levelling window."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from lysander.games.hijacked.game import Hijacked
from lysander.server.store import queries
from lysander.server.table import presence

from . import plain
from .actions import laid_out, overflow, settled, up_to_date
from .axe import in_both_themes
from .conftest import DIST, Meet

pytestmark = pytest.mark.browser
NAMES = {"A": "Amara", "B": "Jonas", "C": "Ruth", "D": "Mira"}
KILO = 1000
TILES = (
    "hj:3p r4 @A sq9 tr40 row:4,B05,2,G01,6,S02 top:3 hij:1.0,5.2B,7.0,3.0 obj:2 used:4 dice:a4,b3 A{s12 CCFJ [B02,B03,B04] T2,3} B{s9 CM} C{s10 F}"
)
LEVEL = "hj:3p r4 @A sq9 hij:1.0,2.0,3.0,4.0 obj:2 dice:a4,b3 A{s13} B{s13} C{s13}"
CHOICE = "hj:3p r3 @A sq8 dice:a1,b6 A{s12} B{s12} C{s12}"
LAST = "hj:4p r7 @final tr90 med:1A,2B,3x disc:G05,R01,Y09 A{s30 CJ p3 q1} B{s21 F [B01,B02]} C{s9} D{s12}"


@pytest.fixture
def begin_at(address: str) -> Callable[..., Game]:
    """Makes tables that begin at a position."""

    def make(position: str, people: str = "ABC", bots: str = "") -> Game:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Hijacked, "new", lambda game, setup: game.parse(position, setup))
            return Game(address, people, bots, start=None)

    return make


class Game:
    """A table made over HTTP with a person in every seat of ``people`` and easy bots in ``bots``; A begins."""

    def __init__(self, address: str, people: str = "ABC", bots: str = "", **options: Any) -> None:
        self.address = address
        seats: dict[str, Any] = {s: {"kind": "empty"} for s in NAMES}
        seats |= {s: {"kind": "human" if s == "A" else "open", "name": NAMES[s]} for s in people}
        seats |= {s: {"kind": "bot", "level": "easy"} for s in bots}
        options = {key: value for key, value in {"start": "A", **options}.items() if value is not None}
        wish = {"game": "hijacked", "options": options, "seats": seats, "title": "Airport", "name": "Amara", "hints": True}
        made = self.call("POST", "/tables", "", wish)
        self.table, self.keys = made["table"], made["keys"]
        for seat in people[1:]:
            taken = self.call("POST", f"/tables/{self.table}/seat", f"{seat}?", {"action": "take", "seat": seat, "name": NAMES[seat]})
            self.keys[seat] = taken["key"]
        self.call("POST", f"/tables/{self.table}/start", "host", {})

    def call(self, method: str, path: str, role: str, body: Any = None, **query: Any) -> Any:
        headers = {"authorization": f"Bearer {self.keys[role]}"} if role else {}
        answer = plain.request(method, f"{self.address}/api{path}", json=body, headers=headers, params=query)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def state(self, seat: str) -> Any:
        return self.call("GET", f"/tables/{self.table}/state", seat, seat=seat)

    def answer(self, seat: str, kind: str, value: str) -> None:
        self.call("POST", f"/tables/{self.table}/answer", seat, {"seat": seat, "at": self.state(seat)["at"], "kind": kind, "value": value})

    def to_round(self, n: int, seats: str) -> None:
        """Everybody ends every turn until round ``n``."""
        while self.state("A")["view"]["round"] < n:
            for seat in seats:
                self.answer(seat, "turn.act", "end")

    def seat_at(self, meet: Meet, seat: str, **wish: Any) -> Page:
        """A browser that opened the link of a seat."""
        page = meet(**wish).go(f"/s#{self.table}.{self.keys[seat]}")
        expect(page.locator('[data-space="trust"]')).to_be_visible()
        laid_out(page)
        return page


def space(page: Page, name: str) -> Locator:
    return page.locator(f'[data-space="{name}"]')


def main_button(page: Page) -> Locator:
    return page.locator(".decide [data-main]")


def score(page: Page, seat: str) -> Locator:
    return page.locator(f'[data-score="{seat}"] .token:not(.ghost)')


def cash(page: Page, kind: str) -> None:
    """Cash a marker in the tray: the first press looks, the second does it."""
    move = page.locator(f'[data-anytime] [data-move="cash {kind}"]')
    move.click()
    expect(move).to_have_attribute("aria-pressed", "true")
    move.click()


def test_first_decision_is_two_clicks_from_the_library(meet: Meet) -> None:
    page = meet().go("/")
    page.locator('[data-game="hijacked"] [data-play], [data-game="hijacked"] .ga .btn.primary').first.click()
    expect(page.locator(".table .hj")).to_be_visible()
    expect(page.locator(".strip")).to_contain_text("Round 1")


def test_6_1_the_dice_of_turns_are_among_the_dice_and_the_rolls(meet: Meet, address: str) -> None:
    """They are no test with an outcome, yet they were rolled."""
    game = Game(address, "AB")
    page = game.seat_at(meet, "A")
    dice = game.state("A")["view"]["dice"]
    page.get_by_role("button", name="Dice", exact=True).click()
    drawer = page.locator(".drawer")
    expect(drawer.locator("li")).to_have_count(len(dice))
    expect(drawer.locator("li").first).to_contain_text("die b")
    expect(drawer.locator("li b")).to_have_text([str(face) for face in reversed(dice.values())])
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rolls", exact=True).click()
    expect(page.locator("[data-focus=log] [data-line]")).to_have_count(1)
    expect(page.locator("[data-focus=log] [data-line]")).to_contain_text("Amara rolls")


def test_5_5_a_die_is_put_on_a_lit_space_by_click_and_sent_by_a_second_one(meet: Meet, address: str) -> None:
    page = Game(address).seat_at(meet, "A")
    page.locator('[data-die="a"]').click()
    expect(page.locator('.space.lit[data-space="trust"]')).to_be_visible()
    space(page, "bonus").click()
    expect(main_button(page)).to_be_enabled()
    expect(page.locator('[data-die="a"]'), "nothing is sent by a choice").to_have_attribute("aria-pressed", "true")
    space(page, "bonus").click()
    expect(page.locator('[data-die="a"]')).to_have_count(0)
    expect(page.locator('[data-display="A"]')).to_contain_text("v")
    expect(page.locator(".log")).to_contain_text("bonus die")


def test_10_1_a_dragged_die_takes_the_second_one_with_it(meet: Meet, address: str) -> None:
    page = Game(address).seat_at(meet, "A")
    page.locator('[data-die="b"]').drag_to(space(page, "talk 3"))
    expect(space(page, "talk 3").locator(".die")).to_have_count(2)
    expect(score(page, "A"), "nothing is sent by a choice").to_have_text("0")
    page.keyboard.press("Enter")
    expect(score(page, "A")).to_have_text("1")
    expect(space(page, "talk 3")).to_contain_text("progress 1 of 4")


def test_keys_alone_take_a_die_find_a_space_and_end_the_turn(meet: Meet, address: str) -> None:
    page = Game(address).seat_at(meet, "A")
    page.keyboard.press("1")
    expect(page.locator('[data-die="a"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("g")
    expect(page.locator(".space.lit:focus")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-item]:focus")).to_have_count(1)
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.locator('[data-die="a"]')).to_have_count(0)
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    expect(page.locator(".decide:not(.standing)")).to_have_count(0)


def test_6_5_a_die_is_turned_for_a_marker(meet: Meet, address: str) -> None:
    game = Game(address)
    value = game.state("A")["view"]["dice"]["a"]
    page = game.seat_at(meet, "A")
    page.locator('[data-anytime] [data-move="cash J"]').click()
    expect(main_button(page)).to_contain_text("Cash joker")  # 5.9 an any-time move in a turn has its name on the main button
    page.keyboard.press("x")
    page.locator(f'.change [data-value="{value % 6 + 1}"]').click()
    page.keyboard.press("Enter")  # as the main button says, though the value has the focus
    expect(page.locator('[data-die="a"]')).to_contain_text(f"die a showing {value % 6 + 1}")
    expect(page.locator(".change")).to_have_count(0)


def test_16_1_a_marker_is_cashed_in_anothers_turn(meet: Meet, address: str) -> None:
    page = Game(address).seat_at(meet, "B")
    expect(page.locator(".decide")).to_have_count(0)
    cash(page, "J")
    expect(score(page, "B")).to_have_text("1")
    expect(page.locator("[data-anytime] [data-move]")).to_have_count(0)


def test_18_4_markers_are_given_away_in_a_window_that_shows_where_it_leads(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(TILES)
    page = game.seat_at(meet, "A")
    page.keyboard.press("q")
    page.locator("[data-anytime] [data-gift]").focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-give="C>B"]'), "the focus is in the window").to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-anytime] [data-gift]"), "and comes back").to_be_focused()
    page.keyboard.press("Enter")
    page.locator('[data-give="C>B"]').click()
    page.locator('[data-give="F>C"]').click()
    expect(page.locator('[data-give="F>B"]'), "there is one food").to_have_attribute("aria-disabled", "true")
    for seat, points in {"A": "14", "B": "8", "C": "9"}.items():
        expect(page.locator(f'[data-score="{seat}"] .ghost')).to_have_text(points)
    page.locator("[data-give-send]").click()
    expect(score(page, "B")).to_have_text("8")
    expect(page.locator(".log")).to_contain_text("Amara gives crypto to Jonas.")


def test_18_5_the_top_of_the_draw_pile_is_a_space_for_who_has_the_list(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(TILES)
    first, second = game.seat_at(meet, "A"), game.seat_at(meet, "B")
    expect(space(second, "card top"), "it is no space for the others").to_have_count(0)
    first.locator('[data-die="b"]').click()
    space(first, "card top").click()
    space(first, "card top").click()
    expect(first.locator(".log")).to_contain_text("Amara selects the top card of the draw pile with die b (3).")


def test_16_1_ways_that_differ_only_in_cards_of_a_colour_stand_together(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = begin_at(TILES).seat_at(meet, "A")
    tray = page.locator("[data-anytime]")
    expect(tray.locator('[data-move^="rescue"]')).to_have_count(1)
    tray.locator("[data-spread]").first.click()
    expect(tray.locator('[data-move^="rescue"]')).to_have_count(3)
    last = tray.locator('[data-move="rescue B03 B04"]')
    last.click()
    last.click()
    expect(score(page, "A")).to_have_text("15")


def test_20_4_the_last_call_and_the_sheets_side_by_side(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(LAST, "AB", "CD")
    page, other = game.seat_at(meet, "A"), game.seat_at(meet, "B")
    expect(page.locator(".strip")).to_contain_text("last call")
    for person, seat in ((page, "A"), (other, "B")):
        up_to_date(person, game.state(seat))
        person.locator('.decide [data-row="done"]').click()
        main_button(person).click()
        settled(person)
    sheet = page.locator(".result table")
    expect(sheet.locator("thead")).to_contain_text("Jonas")
    expect(sheet.get_by_role("row").filter(has_text="cards left")).to_contain_text("−6")
    expect(sheet.get_by_role("row").last).to_contain_text("33")
    for part, ways in (("score", 4), ("squad", 1)):
        expect(page.locator(f"[data-part={part}] [data-way]")).to_have_count(ways)


def test_4_5_at_one_screen_the_curtain_is_drawn_only_before_what_is_for_one_alone(meet: Meet, begin_at: Callable[..., Game]) -> None:
    page = meet().go("/g/hijacked/new")
    for n in range(3):
        page.locator(".seatrow").nth(n).get_by_role("radio", name="At this screen").click()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hijacked, "new", lambda game, setup: game.parse(LEVEL, setup))
        page.locator("aside .btn.primary").click()
        space(page, "squad").click()
    space(page, "squad").click()
    curtain = page.locator("[data-curtain]")
    expect(curtain, "two tiles for A alone").to_contain_text("Next at this screen: A")
    assert "tile" not in page.locator("#app").inner_text()
    curtain.locator("button.btn").click()
    page.locator(".decide [role=radio]").first.click()
    main_button(page).click()
    expect(page.locator('.decide [data-row="end"]')).to_be_visible()
    for seat in "BC":
        page.locator('.decide [data-row="end"]').click()
        main_button(page).click()
        expect(page.locator(".toast")).to_contain_text(f"The screen is {seat}’s now")
        expect(page.locator('.decide [data-row="end"]')).to_be_visible()
    expect(curtain).to_have_count(0)


def test_11_4_the_levelling_window_shows_the_gap_and_the_ways(meet: Meet, address: str) -> None:
    game = Game(address, "AB")
    game.to_round(3, "AB")
    game.answer("A", "any", "cash J")
    first, second = game.seat_at(meet, "A"), game.seat_at(meet, "B")
    space(first, "squad").click()
    expect(first.locator("[data-target]")).to_have_text("1")
    expect(space(first, "squad").locator(".die")).to_have_count(2)
    main_button(first).click()
    expect(second.locator("[data-level]")).to_contain_text("1 point to go")
    way = second.locator('.decide [data-move="cash J"]')
    way.click()
    way.click()
    expect(second.locator(".decide")).to_have_count(0)
    expect(score(second, "B")).to_have_text("3")
    expect(first.locator(".decide .ask")).to_contain_text("tile")


def test_a_bot_takes_an_absent_seat_from_the_menu_and_gives_it_back(meet: Meet, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(address, "AB")
    monkeypatch.setattr(presence, "clock", lambda: queries.now() + presence.ABSENCE)
    host = game.seat_at(meet, "A")
    host.locator('.decide [data-row="end"]').click()
    main_button(host).click()
    expect(host.locator("div.quiet")).to_contain_text("Jonas")
    host.get_by_role("button", name="This table").click()
    host.locator("li").filter(has_text="Jonas").get_by_role("button", name="Let a bot play").click()
    expect(host.locator(".strip .seat").nth(1)).to_contain_text("bot")
    expect(host.locator(".strip")).to_contain_text("Round 2")
    expect(host.locator('.decide [data-row="end"]')).to_be_visible()
    back = game.seat_at(meet, "B")
    expect(back.locator(".sits")).to_contain_text("A bot plays for you")
    back.get_by_role("button", name="Play myself again").click()
    expect(back.locator(".sits")).to_have_count(0)
    expect(host.locator(".strip .seat").nth(1)).not_to_contain_text("bot")
    host.locator('.decide [data-row="end"]').click()
    main_button(host).click()
    expect(back.locator('.decide [data-row="end"]')).to_be_visible()


def test_15_5_the_seat_bar_marks_who_has_a_choice_in_anothers_turn(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(CHOICE)
    page = game.seat_at(meet, "A")
    space(page, "squad").click()
    space(page, "squad").click()
    expect(page.locator(".strip .seat.turn")).to_contain_text("Jonas")
    expect(page.locator("div.quiet")).to_contain_text("Jonas has a choice to make")
    game.answer("B", "track.take", "take C")
    expect(page.locator(".strip .seat.turn")).to_contain_text("your turn")


def test_phone_has_dice_board_and_answer_on_one_screen_in_german(meet: Meet, address: str) -> None:
    page = Game(address).seat_at(meet, "A", width=390, height=844, touch=True, lang="de")
    expect(page.locator(".phonebar")).to_contain_text("Aktionsphase")
    assert overflow(page) == 0
    star, bag = (page.locator(f".plane {part}").bounding_box() for part in (".gauge i:last-child", ".bag"))
    assert star and bag and star["width"] > 8 and star["x"] + star["width"] <= bag["x"]  # the whole trust track is in sight
    page.locator('.chips [data-die="a"]').tap()
    space(page, "trust").tap()
    expect(main_button(page)).to_be_enabled()
    small = page.evaluate(
        "[...document.querySelectorAll('.hj button, .chips button')].filter((b) => b.offsetHeight && !b.matches('.sr') && b.offsetHeight < 40).length"
    )
    assert small == 0


@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_on_the_board(meet: Meet, address: str, width: int) -> None:
    page = Game(address).seat_at(meet, "A", width=width, height=900)
    page.locator("[data-die]").first.click()
    assert in_both_themes(page) == []


def test_nothing_of_the_board_is_cut_on_a_low_window(meet: Meet, address: str) -> None:
    """Its lowest row was out of sight on small notebooks, above a full tray, and above the curve of a review."""
    page = Game(address, "ABCD").seat_at(meet, "A", width=1440, height=900)
    for width, height in ((1440, 900), (1366, 700), (1280, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".hj .under")).to_be_visible()
        page.wait_for_function("b => b.clientHeight > 200 && b.scrollHeight <= b.clientHeight + 2", arg=page.query_selector(".hj"))


def test_the_board_is_light() -> None:
    """The package is its own chunk, loaded with a table of this game."""
    parts = [p for p in (DIST / "assets").iterdir() if p.name.startswith("hijacked-") and p.suffix in {".js", ".css"}]
    assert parts
    assert sum(len(gzip.compress(p.read_bytes())) for p in parts) <= 60 * KILO
