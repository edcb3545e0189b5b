"""The map table of Escape and Evasion in a real browser: plotting by pointer, finger and keys, what each side sees, the umpire's desk."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from . import plain
from .actions import laid_out, settled
from .conftest import Meet

pytestmark = pytest.mark.browser


class Game:
    """A table made over HTTP, with a key for every seat; ``answer`` plays for any of them."""

    def __init__(self, address: str, umpire: bool = False, variant: str = "", **options: Any) -> None:
        self.address = address
        seats: dict[str, Any] = {"british": {"kind": "human", "name": "Amara"}, "german": {"kind": "open", "name": "Jonas"}}
        if umpire:
            seats["umpire"] = {"kind": "open", "name": "Ruth"}
        wish = {
            "game": "evasion",
            "options": options,
            "seats": seats,
            "title": "Altenbeken",
            "name": "Amara",
            "hints": True,
            "variant": variant or {},
        }
        made = self.call("POST", "/tables", "", wish)
        self.table, self.keys = made["table"], made["keys"]
        for seat in ("german", *(("umpire",) if umpire else ())):
            taken = self.call("POST", f"/tables/{self.table}/seat", f"{seat}?", {"action": "take", "seat": seat, "name": seats[seat]["name"]})
            self.keys[seat] = taken["key"]
        self.call("POST", f"/tables/{self.table}/start", "host", {})

    def call(self, method: str, path: str, role: str, body: Any = None, **query: Any) -> Any:
        headers = {"authorization": f"Bearer {self.keys[role]}"} if role else {}
        answer = plain.request(method, f"{self.address}/api{path}", json=body, headers=headers, params=query)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def state(self, seat: str) -> Any:
        return self.call("GET", f"/tables/{self.table}/state", seat, seat=seat)

    def answer(self, seat: str, kind: str, value: str | int) -> None:
        """One answer; if the umpire's tray stands in the way, all reports go out first."""
        while seat != "umpire" and "umpire" in self.keys and self.asked("umpire", "release") and not self.asked(seat, kind):
            self.answer("umpire", "release", "all")
        at = self.state(seat)["at"]
        self.call("POST", f"/tables/{self.table}/answer", seat, {"seat": seat, "at": at, "kind": kind, "value": value})

    def asked(self, seat: str, kind: str) -> bool:
        return any(a["kind"] == kind and not a["standing"] for a in self.state(seat)["asks"])

    def prepare(self, landing: str = "0405", rendezvous: str = "0309") -> None:
        """The two secret choices of the British."""
        self.answer("british", "landing", landing)
        self.answer("british", "rendezvous", rendezvous)

    def to_german_half(self) -> None:
        """The British stay where they are; in a hex with a road they are asked what they do there."""
        self.answer("british", "party", "done")
        for ask in self.state("british")["asks"]:
            if ask["kind"].startswith("posture"):
                self.answer("british", ask["kind"], "hide")

    def seat_at(self, meet: Meet, seat: str, desk: bool = False, **wish: Any) -> Page:
        """A browser that holds the key of a seat, at the table."""
        person = meet(**wish)
        held = {self.table: {"game": "evasion", "title": "Altenbeken", "keys": {seat: self.keys[seat]}, "seat": seat, "made": 1}}
        person.context.add_init_script(f"localStorage['lysander.tables'] ??= {json.dumps(json.dumps(held))}")
        page = person.go(f"/t/{self.table}" + ("/desk" if desk else ""))
        expect(page.locator(".evg-paper").first).to_be_visible()
        laid_out(page)
        return page


def hex_of(page: Page, name: str) -> Locator:
    return page.locator(f'[data-hex="{name}"]')


def middle(page: Page, name: str) -> tuple[float, float]:
    hex_of(page, name).element_handle().wait_for_element_state("stable")
    box = hex_of(page, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click_hex(page: Page, name: str) -> None:
    """A click in the middle of a hex, whatever piece lies there."""
    page.mouse.click(*middle(page, name))


def main_button(page: Page) -> Locator:
    return page.locator(".decide [data-main]")


def spent(page: Page) -> Locator:
    return page.locator(".decide .sum b")


@pytest.fixture
def walk(meet: Meet, address: str) -> Page:
    """All six men in 0309 are asked for their path in the first night."""
    game = Game(address)
    game.prepare()
    game.answer("british", "party", "ABCDEF@0309:walk")
    return game.seat_at(meet, "british")


def test_landing_hex_is_chosen_on_the_map_and_by_keys(meet: Meet, address: str) -> None:
    page = Game(address).seat_at(meet, "british")
    expect(page.locator("[data-hex].lit")).to_have_count(42)
    click_hex(page, "0405")
    expect(hex_of(page, "0405")).to_have_attribute("aria-pressed", "true")
    hex_of(page, "0405").focus()
    page.keyboard.press("ArrowRight")
    expect(hex_of(page, "0504"), "arrows go to legal hexes first").to_be_focused()
    page.keyboard.press("Space")
    expect(hex_of(page, "0504")).to_have_attribute("aria-pressed", "true")
    main_button(page).click()
    expect(page.locator("[data-hex].lit")).to_have_count(5)


def test_path_by_clicks_goes_on_cuts_back_and_is_sent(walk: Page) -> None:
    click_hex(walk, "0408")
    expect(spent(walk), "the road is cheaper than the open country beside it").to_have_text("2 / 6")
    expect(walk.locator(".decide .risk"), "the number of the search matrix").to_contain_text("spotted on 5 or less")
    click_hex(walk, "0407")
    click_hex(walk, "0506")
    expect(spent(walk)).to_have_text("6 / 6")
    click_hex(walk, "0408")
    expect(spent(walk), "a hex on the path cuts it back").to_have_text("2 / 6")
    walk.get_by_role("button", name=re.compile("Step 1 to 0408")).click()
    expect(spent(walk), "the same step across country").to_have_text("3 / 6")
    main_button(walk).click()
    expect(walk.locator(".decide")).to_have_count(0)
    expect(walk.locator("aside.left")).to_contain_text("0408")


def test_far_hex_is_reached_the_cheapest_way(walk: Page) -> None:
    click_hex(walk, "0506")
    expect(spent(walk)).to_have_text("6 / 6")
    expect(walk.locator(".decide .legs li")).to_have_count(3)


def test_path_is_drawn_with_the_pointer(walk: Page) -> None:
    walk.mouse.move(*middle(walk, "0309"))
    walk.mouse.down()
    before = walk.locator("svg[role=application] > g").get_attribute("transform")
    for name in ("0408", "0407", "0408", "0407"):
        walk.mouse.move(*middle(walk, name), steps=4)
    walk.mouse.up()
    expect(spent(walk), "drawing back takes the last step back").to_have_text("4 / 6")
    assert walk.locator("svg[role=application] > g").get_attribute("transform") == before, "drawing does not move the map"


def test_path_by_keys_alone(walk: Page) -> None:
    walk.keyboard.press("KeyE")
    expect(spent(walk)).to_have_text("2 / 6")
    walk.keyboard.press("KeyW")
    expect(spent(walk)).to_have_text("4 / 6")
    walk.keyboard.press("Backspace")
    expect(spent(walk)).to_have_text("2 / 6")
    walk.keyboard.press("Backspace")
    walk.keyboard.press("KeyA")
    expect(spent(walk), "into the woods").to_have_text("6 / 6")
    walk.keyboard.press("KeyA")
    expect(spent(walk), "no points for another").to_have_text("6 / 6")
    walk.keyboard.press("Enter")
    expect(walk.locator("aside.left")).to_contain_text("0209")


@pytest.mark.parametrize(
    ("lang", "end", "go", "stay"), [("en", "End the half", "Send them", "Stay here"), ("de", "Hälfte beenden", "Losschicken", "Hier bleiben")]
)
def test_the_main_button_says_that_a_half_or_a_way_ends(meet: Meet, address: str, lang: str, end: str, go: str, stay: str) -> None:
    """Neither end is among options with words of their own."""
    game = Game(address)
    game.prepare()
    page = game.seat_at(meet, "british", lang=lang)
    page.keyboard.press("e")
    expect(main_button(page)).to_contain_text(end)
    page.keyboard.press("a")
    expect(main_button(page)).to_contain_text(go)
    main_button(page).click()
    page.locator('.decide [data-key="s"]').click()
    expect(main_button(page)).to_contain_text(stay)


def test_path_by_finger_on_a_phone(meet: Meet, address: str) -> None:
    game = Game(address)
    game.prepare()
    game.answer("british", "party", "ABCDEF@0309:walk")
    page = game.seat_at(meet, "british", width=390, height=844, touch=True)
    box = hex_of(page, "0309").bounding_box()
    assert box is not None and box["width"] > 44, "hexes wide enough for a finger"
    hex_of(page, "0408").tap()
    expect(page.locator(".decide .sum b")).to_have_text("2 / 6")
    hex_of(page, "0309").tap()
    expect(page.locator(".decide .sum b")).to_have_text("0 / 6")


def test_every_hex_has_a_name_and_one_has_the_focus(walk: Page) -> None:
    expect(walk.locator("[data-hex]")).to_have_count(198)
    expect(walk.locator('[data-hex][tabindex="0"]')).to_have_count(1)
    for name, words in {"0412": "0412 Bad Driburg, urban, road", "0209": "rough, no road", "0408": "points by road"}.items():
        expect(hex_of(walk, name)).to_have_attribute("aria-label", re.compile(re.escape(words)))


def test_units_and_orders_are_chosen_on_the_map(meet: Meet, address: str) -> None:
    game = Game(address)
    game.prepare()
    game.to_german_half()
    page = game.seat_at(meet, "german")
    page.locator('[data-piece="P4"]').click()
    expect(page.locator(".decide .opt.on")).to_contain_text("walk")
    page.locator('[data-piece="L4"]').click()
    main_button(page).click()
    expect(page.locator(".decide .ask")).to_contain_text("Lorry 4")
    click_hex(page, "0412")
    expect(spent(page), "the cheapest roads").to_have_text("4 / 10")
    main_button(page).click()
    expect(page.locator("aside.left")).to_contain_text("0412 Bad Driburg")


def test_orders_by_keys_alone(meet: Meet, address: str) -> None:
    game = Game(address)
    game.prepare()
    game.to_german_half()
    page = game.seat_at(meet, "german")
    for unit in ("Patrol 1", "Patrol 2"):
        page.keyboard.press("n")
        expect(page.locator(".decide .opt.on")).to_contain_text(unit)
    expect(hex_of(page, "0416")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".decide .ask")).to_contain_text("Patrol 2")
    page.keyboard.press("KeyE")
    expect(spent(page)).not_to_have_text("0 / 6")
    page.keyboard.press("Enter")
    expect(page.locator(".decide .ask")).to_contain_text("order")


def test_belief_is_a_layer_of_the_search_side_alone(meet: Meet, address: str) -> None:
    game = Game(address, belief="weights")
    game.prepare()
    game.to_german_half()
    page = game.seat_at(meet, "german")
    shaded = page.locator("path.b")
    expect(shaded).to_have_count(len(game.state("german")["view"]["belief"]["hexes"]))
    expect(page.locator("text.percent").first).to_be_visible()
    page.get_by_label("Belief", exact=True).uncheck(force=True)
    expect(shaded).to_have_count(0)
    other = game.seat_at(meet, "british")
    expect(other.locator("path.b")).to_have_count(0)
    expect(other.locator(".collar")).not_to_contain_text("Belief")


def test_the_team_does_not_get_what_it_cannot_see(meet: Meet, address: str) -> None:
    game = Game(address)
    game.prepare()
    page = game.seat_at(meet, "british")
    expect(page.locator('[data-piece^="men"]')).to_have_count(1)
    expect(page.locator('[data-piece^="P"], [data-piece^="L"], [data-piece^="enemy"]')).to_have_count(0)


def test_marks_on_the_own_map_last_and_are_private(meet: Meet, address: str) -> None:
    game = Game(address)
    game.prepare()
    page = game.seat_at(meet, "british")
    page.get_by_label("Words on the mark").fill("wait here")
    page.get_by_role("button", name="Pencil, red").click()
    with page.expect_response(lambda r: r.url.endswith("/notes") and r.ok):
        click_hex(page, "0507")
    page.reload()
    expect(page.locator("g.mark")).to_contain_text("wait here")
    expect(game.seat_at(meet, "german").locator("g.mark")).to_have_count(0)


def test_night_is_another_sheet(meet: Meet, address: str) -> None:
    game = Game(address)
    game.prepare()
    page = game.seat_at(meet, "british")
    expect(page.locator(".ev")).to_have_class(re.compile("night"))
    paper = page.locator(".map .evg-paper").first
    night = paper.evaluate("e => getComputedStyle(e).fill")
    game.to_german_half()
    game.answer("german", "order", "done")
    expect(page.locator(".ev")).not_to_have_class(re.compile("night"))
    expect(paper).not_to_have_css("fill", night)


@pytest.fixture
def desk(meet: Meet, address: str) -> tuple[Game, Page]:
    """Reports wait for the umpire: a lorry has stopped."""
    game = Game(address, umpire=True)
    game.prepare()
    game.to_german_half()
    game.answer("german", "order", "L4:drive")
    game.answer("german", "path", "r0111.")
    return game, game.seat_at(meet, "umpire", desk=True)


ONE_VIEW = """() => {
  const views = [...document.querySelectorAll("section.pane svg[role=application] > g")].map((g) => g.getAttribute("transform"));
  return views.length === 3 && new Set(views).size === 1;
}"""
"""One pan and zoom for all three."""


def test_desk_shows_three_maps_each_as_its_reader_has_it(desk: tuple[Game, Page]) -> None:
    _, page = desk
    panes = page.locator("section.pane")
    expect(panes).to_have_count(3)
    expect(panes.nth(0).locator('[data-piece="L4"]')).to_have_count(0)
    expect(panes.nth(0).locator('[data-piece^="men"]')).to_have_count(1)
    expect(panes.nth(1).locator('[data-piece="L4"]')).to_have_count(1)
    expect(panes.nth(1).locator('[data-piece^="men"]')).to_have_count(1)
    expect(panes.nth(2).locator('[data-piece="L4"]')).to_have_count(1)
    expect(panes.nth(2).locator('[data-piece^="men"]')).to_have_count(0)
    panes.nth(1).get_by_role("button", name="Closer").click()
    page.wait_for_function(ONE_VIEW)


def test_desk_changes_the_words_of_a_report(desk: tuple[Game, Page]) -> None:
    game, page = desk
    expect(page.locator("tr.h")).to_contain_text("held")
    words = page.locator(".decide textarea")
    expect(words).to_have_value(re.compile("Lorry 4"))
    words.fill('The lorry calls from "Buke".')
    page.locator(".decide [data-key=a]").click()
    expect(page.locator("tr.h")).to_have_count(0)
    told = [line["text"] for line in game.state("german")["events"]]
    assert "The lorry calls from 'Buke'." in told


def test_a_double_click_sends_one_report(meet: Meet, address: str) -> None:
    game = Game(address, umpire=True, dice="umpire", umpire_check="none")
    game.prepare()
    game.answer("british", "party", "ABCDEF@0309:walk")
    game.answer("british", "path", "r0310r0210.")
    while not game.asked("umpire", "release"):
        game.answer("umpire", game.state("umpire")["asks"][0]["kind"], 6)
    page = game.seat_at(meet, "umpire", desk=True)
    waiting = page.locator(".queue li")
    expect(waiting.first).to_be_visible()
    before = waiting.count()
    assert before > 1, "a lorry and a patrol are seen in Altenbeken"
    page.locator(".decide [data-key=a]").dblclick(delay=60)
    settled(page)
    expect(waiting).to_have_count(before - 1)


def test_desk_wants_a_reason_before_it_changes_a_value(desk: tuple[Game, Page]) -> None:
    game, page = desk
    page.get_by_role("button", name="Change a value").click()
    page.get_by_role("radio", name="man", exact=True).click()
    page.get_by_label("Piece", exact=True).select_option("A")
    page.get_by_label("Value", exact=True).select_option("state")
    page.get_by_label("Becomes").select_option("wounded")
    expect(page.locator(".decide input.mono")).to_have_value("man A state=wounded")
    expect(main_button(page)).to_be_disabled()
    page.get_by_label("Reason").fill("a bad fall")
    main_button(page).click()
    expect(page.locator(".told")).to_contain_text("man A state=wounded")
    game.answer("umpire", "release", "all")
    assert next(m for m in game.state("umpire")["view"]["truth"]["men"] if m["letter"] == "A")["state"] == "wounded"
