"""The plan of the aircraft in a real browser: set-up, moving and firing by pointer and keys, chains of events, what the Teams never get."""

from __future__ import annotations

import gzip
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from . import plain
from .actions import laid_out, overflow
from .axe import in_both_themes
from .conftest import DIST, ROOT, Meet

pytestmark = pytest.mark.browser
KILO = 1000
PLACES = "A2,TF,R9,L10"
"""In `free`: h1 in the aisle, where the first team that comes by the front left door finds him."""


def named(people: tuple[str, ...]) -> list[Any]:
    """The seats of the Teams: the first one's person makes the table."""
    return [{"kind": "human" if n == 0 else "open", "name": name} for n, name in enumerate(people)]


class Game:
    """A table made over HTTP with a person on each side; ``answer`` plays for any seat."""

    def __init__(self, address: str, scenario: str = "free", hints: bool = False, people: tuple[str, ...] = (), **options: Any) -> None:
        """``people``: the persons of several Teams seats, the commander first; else Amara has the one there is."""
        self.address = address
        self.teams = [f"team{n}" for n, _ in enumerate(people, 1)] or ["teams"]
        seats: dict[str, Any] = {"teams": {"kind": "empty"}} | dict(zip(self.teams, named(people or ("Amara",)), strict=True))
        seats["hijackers"] = {"kind": "open", "name": "Jonas"}
        wish = {"game": "flight181", "scenario": scenario, "options": options, "seats": seats, "title": "Tuesday", "name": "Amara", "hints": hints}
        made = self.call("POST", "/tables", "", wish)
        self.table, self.keys = made["table"], made["keys"]
        for role in [role for role in self.keys if role.endswith("?")]:
            self.keys[role[:-1]] = self.call("POST", f"/tables/{self.table}/seat", role, {"action": "take", "seat": role[:-1]})["key"]
        self.call("POST", f"/tables/{self.table}/start", "host", {})

    def call(self, method: str, path: str, role: str, body: Any = None, **query: Any) -> Any:
        headers = {"authorization": f"Bearer {self.keys[role]}"} if role else {}
        answer = plain.request(method, f"{self.address}/api{path}", json=body, headers=headers, params=query)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def state(self, seat: str) -> Any:
        return self.call("GET", f"/tables/{self.table}/state", seat, seat=seat)

    def answer(self, kind: str, value: str) -> None:
        seat = "hijackers" if kind.startswith(("setup", "hijacker", "next-hijacker", "ambush", "shuffle")) else self.teams[0]
        self.call("POST", f"/tables/{self.table}/answer", seat, {"seat": seat, "at": self.state(seat)["at"], "kind": kind, "value": value})

    def prepare(self, places: str = PLACES) -> None:
        """3.2, 3.3 The set-up, with the passengers where they usually are."""
        self.answer("setup-hijackers", places)
        if self.state("hijackers")["asks"]:
            self.answer("setup-passengers", self.state("hijackers")["asks"][0]["default"])

    def to_fire(self) -> None:
        """t1 enters at the front left door, steps into the aisle, finds h1 beside it (7.5), who does not ambush it (8.11), and may fire."""
        self.prepare()
        for kind, value in (("next-team", "t1"), ("enter:t1", "L1"), ("move:t1", "A1"), ("ambush", "-")):
            self.answer(kind, value)

    def play(self, done: Any, most: int = 400) -> None:
        """Random answers until ``done`` says yes of what the Teams see."""
        dice = random.Random(7)
        for _ in range(most):
            state = self.state("teams")
            if done(state):
                return
            seat = "teams" if state["asks"] else "hijackers"
            if seat == "hijackers":
                state = self.state(seat)
            ask = next(a for a in state["asks"] if not a["standing"])
            values = [o["value"] for o in ask["options"] if not o["closed"]] or [ask["default"]]
            busy = [v for v in values if v != "-"] or values
            self.call(
                "POST", f"/tables/{self.table}/answer", seat, {"seat": seat, "at": state["at"], "kind": ask["kind"], "value": dice.choice(busy)}
            )
        raise AssertionError("it did not come to that")

    def seat_at(self, meet: Meet, seat: str, **wish: Any) -> Page:
        """A browser that opened the link of a seat."""
        page = meet(**wish).go(f"/s#{self.table}.{self.keys[seat]}")
        expect(square(page, "A1")).to_be_visible()
        laid_out(page)
        return page


def square(page: Page | Locator, name: str) -> Locator:
    return page.locator(f'[data-square="{name}"]')


def piece(page: Page, name: str) -> Locator:
    return page.locator(f'.plan [data-piece="{name}"]')


def middle(page: Page, name: str) -> tuple[float, float]:
    square(page, name).element_handle().wait_for_element_state("stable")
    box = square(page, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click(page: Page, name: str) -> None:
    """A click in the middle of a square, whatever stands there."""
    page.mouse.click(*middle(page, name))


def main_button(page: Page) -> Locator:
    return page.locator(".decide [data-main]")


def asked(page: Page) -> Locator:
    return page.locator(".decide .ask")


def spent(page: Page) -> Locator:
    return page.locator(".decide .sum b")


def test_first_decision_is_two_clicks_from_the_library(meet: Meet) -> None:
    page = meet().go("/")
    page.locator('[data-game="flight181"] [data-play], [data-game="flight181"] .ga .btn.primary').first.click()
    expect(square(page, "A7")).to_be_visible()
    expect(asked(page)).to_be_visible()


def test_3_2_hijackers_are_placed_by_click_by_drag_and_by_list(meet: Meet, address: str) -> None:
    game = Game(address)
    page = game.seat_at(meet, "hijackers")
    piece(page, "h3").click()
    click(page, "A5")
    expect(page.locator("[data-place=h3]")).to_have_value("A5")
    expect(page.locator("[data-sight]"), "6.8 what he has in sight there: the aisle, and the seats beside it").to_have_count(19)
    page.mouse.move(*middle(page, "L10"))
    page.mouse.down()
    page.mouse.move(*middle(page, "R12"), steps=4)
    page.mouse.up()
    expect(page.locator("[data-place=h4]")).to_have_value("R12")
    page.locator("[data-place=h1]").select_option("A2")
    expect(square(page, "L1"), "never at an exit").not_to_have_class("lit")
    main_button(page).click()
    expect(asked(page)).to_contain_text("passengers")
    assert [t["square"] for t in game.state("hijackers")["view"]["truth"]] == ["A2", "TF", "A5", "R12"]


def test_13_5_a_team_enters_and_moves_by_click_and_by_keys(meet: Meet, address: str) -> None:
    game = Game(address)
    game.prepare("C,TF,R9,L10")
    page = game.seat_at(meet, "teams")
    piece(page, "t1").click()
    page.keyboard.press("Enter")
    expect(page.locator(".sq.lit")).to_have_count(6)
    click(page, "L7")
    click(page, "L7")
    expect(asked(page)).to_contain_text("go?")
    click(page, "A8")
    expect(spent(page)).to_have_text("2 / 3")
    page.keyboard.press("KeyD")
    expect(spent(page), "a step to the tail by its key").to_have_text("3 / 3")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    expect(spent(page)).to_have_text("1 / 3")
    square(page, "A7").focus()
    page.keyboard.press("ArrowLeft")
    expect(square(page, "A6")).to_be_focused()
    page.keyboard.press("Space")
    expect(spent(page)).to_have_text("2 / 3")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("goes to aisle 6")
    assert game.state("teams")["view"]["teams"][0]["square"] == "A6"


def test_10_7_odds_and_line_of_fire_are_shown_before_the_shot(meet: Meet, address: str) -> None:
    game = Game(address)
    game.to_fire()
    page = game.seat_at(meet, "teams")
    expect(asked(page)).to_contain_text("Team 1 do?")
    click(page, "A2")
    expect(page.locator(".decide .opt.on")).to_contain_text("67 %")
    expect(page.locator(".must"), "10.8 near").to_contain_text("near")
    expect(page.locator(".must .faces .hit")).to_have_count(4)
    expect(page.locator(".fire .hot")).to_have_count(1)
    click(page, "A2")
    expect(page.locator(".decide .opt.on"), "the other way to fire").to_contain_text("83 %")
    page.keyboard.press("2")
    expect(page.locator(".decide .opt.on")).to_contain_text("Controlled")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("fires at Hijacker 1, controlled")
    expect(page.locator(".casc [data-link]").first).to_contain_text("Team 1 fires")


def test_12_12_a_chain_is_stepped_through_back_and_forth(meet: Meet, address: str) -> None:
    game = Game(address, scenario="mogadishu")

    def long_chain(state: Any) -> bool:
        links = [e["facts"]["chain"] for e in state["events"] if e["facts"].get("chain")]
        return bool(links) and links.count(links[-1]) >= 3

    game.play(long_chain)
    page = game.seat_at(meet, "teams")
    cards = page.locator(".casc [data-link]")
    expect(cards.nth(2)).to_be_attached()
    on, back = page.locator("[data-chain=on]"), page.locator("[data-chain=back]")
    on.click()
    expect(cards.nth(0).locator("button")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".sq.flash").first).to_be_visible()
    on.click()
    expect(cards.nth(1).locator("button")).to_have_attribute("aria-pressed", "true")
    back.click()
    expect(cards.nth(0).locator("button")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press(".")
    expect(cards.nth(1).locator("button")).to_have_attribute("aria-pressed", "true")

    links = page.locator(".log li.linked")
    fold = page.locator(".log .fold").first
    expect(fold, "the newest chain lies open, and reads downward").to_contain_text("links")
    expect(page.locator(".log li[aria-current]"), "one link is looked at, in the strip and in the log").to_have_text(links.first.inner_text())
    fold.press("Enter")
    expect(fold).to_have_attribute("aria-expanded", "false")
    page.keyboard.press(".")
    expect(fold, "the next link is seen in the log").to_have_attribute("aria-expanded", "true")
    expect(page.locator(".log li[aria-current]")).to_have_text(links.nth(1).inner_text())
    links.first.locator("button").click()
    expect(cards.nth(1).locator("button"), "a press in the log turns the strip").to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".log li[aria-current]")).to_have_count(0)

    phone = game.seat_at(meet, "teams", width=390, height=844, touch=True)
    phone.get_by_role("button", name="Log", exact=True).tap()
    phone.locator(".log li.linked button").first.tap()
    expect(phone.locator(".link h2"), "12.12 the link stands over the plan").to_contain_text("2/")
    expect(phone.locator(".sq.flash").first).to_be_visible()
    phone.locator(".link [data-chain=back]").tap()
    expect(phone.locator(".link h2")).to_contain_text("1/")
    phone.locator(".link [data-chain=close]").tap()
    expect(phone.locator(".link")).to_have_count(0)


def test_17_11_three_cards_lie_face_down(meet: Meet, address: str) -> None:
    game = Game(address, vet_from=2)
    game.prepare("C,TF,R9,L10")
    for kind, value in (
        ("next-team", "t1"),
        ("enter:t1", "L1"),
        ("move:t1", "-"),
        ("act:t1", "-"),
        ("next-team", "-"),
        ("next-hijacker", "-"),
        ("ambush", "-"),
    ):
        if any(a["kind"] == kind for s in ("teams", "hijackers") for a in game.state(s)["asks"]):
            game.answer(kind, value)
    for kind, value in (("next-team", "t1"), ("control:t1", "no"), ("move:t1", "A1,A2")):
        game.answer(kind, value)
    page = game.seat_at(meet, "teams")
    expect(asked(page)).to_contain_text("vet")
    piece(page, "p1").click()
    page.keyboard.press("Enter")
    expect(page.locator("[data-card]")).to_have_count(3)
    assert page.locator(".decide").inner_text().count("marked") == 1, "what is asked is said once"
    faces = {page.locator("[data-card]").nth(n).locator("svg").inner_html() for n in range(3)}
    assert len(faces) == 1, "nothing tells the cards apart"
    page.keyboard.press("3")
    expect(page.locator('[data-card="3"]')).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("card 3 picked")


def drawn(page: Page) -> str:
    """The board as it stands in the page, but for the frame's size: that settles when fonts and panels have come."""
    return re.sub(r'(?<=<svg role="application")[^>]*>\s*<g [^>]*>', ">", page.locator(".fp").inner_html(), count=1)


def test_4_8_the_page_of_teams_and_of_spectators_is_the_same_wherever_hijackers_hide(meet: Meet, address: str) -> None:
    pages: dict[str, set[str]] = {}
    for places in ("C,TF,R9,L10", "A12,TA,L2,L3"):
        game = Game(address)
        game.prepare(places)
        page = game.seat_at(meet, "teams")
        expect(asked(page)).to_be_visible()
        expect(page.locator('[data-kind="hidden"], [data-kind="written"]')).to_have_count(0)
        pages.setdefault("teams", set()).add(drawn(page))
        watching = game.seat_at(meet, "watch")
        expect(watching.locator('[data-kind="hidden"], [data-kind="written"]')).to_have_count(0)
        pages.setdefault("watch", set()).add(drawn(watching))
        expect(game.seat_at(meet, "hijackers").locator('[data-kind="hidden"]')).to_have_count(4)
    assert {seat: len(found) for seat, found in pages.items()} == {"teams": 1, "watch": 1}


def test_unseen_layer_can_be_switched_off(meet: Meet, address: str) -> None:
    game = Game(address)
    game.prepare()
    page = game.seat_at(meet, "teams")
    expect(page.locator("[data-unseen]").first).to_be_attached()
    page.get_by_role("button", name="Unseen", exact=True).click()
    expect(page.locator("[data-unseen]")).to_have_count(0)
    page.reload()
    expect(square(page, "A1")).to_be_visible()
    expect(page.locator("[data-unseen]"), "it stays as it was left").to_have_count(0)
    expect(game.seat_at(meet, "hijackers").locator("[data-unseen]")).to_have_count(0)


def test_phone_has_squares_for_a_finger_and_the_ledger_at_hand(meet: Meet, address: str) -> None:
    game = Game(address)
    game.to_fire()
    page = game.seat_at(meet, "teams", width=390, height=844, touch=True)
    box = square(page, "A2").bounding_box()
    assert box is not None and box["width"] >= 44 and box["height"] >= 44
    assert overflow(page) <= 0
    page.touchscreen.tap(*middle(page, "A2"))
    expect(page.locator(".decide .opt.on")).to_contain_text("67 %")
    page.locator(".chiprow .score").tap()
    expect(page.locator("[data-total]")).to_be_visible()
    expect(page.locator(".over [data-roster]")).to_have_count(7)


def test_4_9_of_three_persons_of_the_teams_one_is_shown_to_act(meet: Meet, address: str) -> None:
    game = Game(address, people=("Amara", "Vera", "Ruth"))
    game.prepare()
    first, second = game.seat_at(meet, "team1"), game.seat_at(meet, "team2")
    acting = ".strip .seat.turn"
    expect(first.locator(acting)).to_have_text(re.compile("Amara.*your turn"))
    expect(second.locator(acting)).to_have_text(re.compile("Amara.*acts"))
    expect(second.get_by_text("Turn 1: Teams act. To act: the commander of the Teams.")).to_be_visible()
    game.answer("next-team", "t2")
    expect(first.locator(acting)).to_have_text(re.compile("Vera.*acts"))
    expect(second.locator(acting)).to_have_text(re.compile("Vera.*your turn"))
    expect(first).to_have_title(re.compile("^(?!▶)"))
    expect(second).to_have_title(re.compile("^▶"))


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_both_plans_of_a_review_are_whole(meet: Meet, address: str, width: int, height: int) -> None:
    """They stood upright at half of the width, and showed six stations of thirteen."""
    file = ROOT / "tests" / "games" / "flight181" / "journals" / "shot.jsonl"
    table = plain.post(f"{address}/api/tables/file", content=file.read_bytes()).json()["table"]
    page = meet(width, height).go(f"/t/{table}/r/teams")
    for board in ("Known then: Teams", "As it was"):
        for name in ("C", "L1", "TA", "R13"):
            expect(square(page.get_by_role("region", name=board), name)).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("region", name=board).get_by_role("toolbar")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "touch"), [(1440, False), (390, True)])
def test_axe_finds_nothing_where_somebody_may_fire(meet: Meet, address: str, width: int, touch: bool) -> None:
    game = Game(address)
    game.to_fire()
    page = game.seat_at(meet, "teams", width=width, touch=touch)
    page.locator('.decide [data-value="h1.u"]').click()
    if touch:
        page.locator(".chiprow .score").tap()
    assert in_both_themes(page) == []


def test_the_board_is_light(meet: Meet) -> None:
    parts = [p for p in (DIST / "assets").iterdir() if p.name.startswith("flight181-") and p.suffix in {".js", ".css"}]
    assert sum(len(gzip.compress(p.read_bytes())) for p in parts) <= 60 * KILO
