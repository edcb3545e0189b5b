"""What others did is shown on the board, thing by thing, and listed since the last turn: in every game, by pointer and keys, at three widths."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.conftest import blocking, pick

from .actions import becomes, in_motion, overflow, up_to_date
from .axe import in_both_themes
from .conftest import Meet
from .test_evasion_board import Game as Evasion
from .test_flight181_board import Game as Flight181
from .test_hijacked_board import Game as Hijacked

pytestmark = pytest.mark.browser
SHOW = "always"
SLOW: dict[str, Any] = {"pace": 0.25}
SIZES = [(1440, 900, False), (820, 1180, True), (390, 844, True)]


def bar(page: Page) -> Locator:
    return page.locator("[data-show-bar]")


def rows(page: Page) -> Locator:
    return page.locator("[data-since] [data-thing]")


def go_to(page: Page, n: int) -> None:
    """Press the brackets until thing ``n`` is shown."""
    while (now := int(bar(page).get_attribute("data-now") or 0)) != n:
        page.keyboard.press("]" if now < n else "[")
        expect(bar(page)).not_to_have_attribute("data-now", str(now))


def jonas_plays(game: Hijacked, seed: int = 3, most: int = 99) -> Any:
    """B answers at random until A is asked; gives what A is told of it."""
    rng, n = Random(seed), 0
    while blocking(game.state("A")) is None:
        ask = blocking(game.state("B"))
        n += 1
        game.answer("B", ask["kind"], pick(ask, rng, "hijacked") if n < most else ask["default"])
    return game.call("GET", f"/tables/{game.table}/since", "A", seat="A")


def at_table(meet: Meet, address: str, **wish: Any) -> tuple[Hijacked, Page, Any]:
    """Amara looks on while Jonas plays his turn; then it is hers. It is shown slowly, so that it is not over before somebody looks."""
    game = Hijacked(address, "AB")
    game.answer("A", "turn.act", "end")
    page = game.seat_at(meet, "A", **SLOW | wish)
    found = jonas_plays(game)
    up_to_date(page, game.state("A"))
    return game, page, found


def test_the_turn_of_another_is_shown_and_stays_in_a_list(meet: Meet, address: str) -> None:
    _, page, found = at_table(meet, address, pace=1)
    expect(bar(page)).to_be_visible()
    expect(page.locator(".decide .ask"), "the question is open from the start").to_be_visible()
    page.keyboard.press("Escape")
    expect(bar(page).get_by_role("button", name="Play")).to_be_visible()
    assert 2 <= len(found["things"]) <= 12
    expect(rows(page)).to_have_count(len(found["things"]))
    while page.locator('[data-since] [aria-current="step"]').count() == 0:
        page.keyboard.press("]")
    shown = rows(page).filter(has=page.locator("xpath=self::*[@aria-current]"))
    expect(shown).to_have_count(1)
    expect(page.locator("[data-said]"), "one sentence is read out for each thing").to_have_text(shown.locator("b").inner_text().strip())
    page.keyboard.press("Enter")
    expect(bar(page)).to_have_count(0)
    expect(page.locator("[data-said]")).to_be_empty()
    expect(rows(page), "what was noticed stays").to_have_count(len(found["things"]))
    rows(page).nth(1).get_by_role("button", name="Watch again").click()
    expect(bar(page)).to_be_visible()
    page.get_by_role("button", name="Go to my turn").click()
    page.get_by_role("button", name="Watch all again").click()
    expect(bar(page)).to_be_visible()
    expect(bar(page), "it ends by itself").to_have_count(0)


def test_the_board_shows_the_position_of_then(meet: Meet, address: str) -> None:
    _, page, found = at_table(meet, address)
    expect(bar(page)).to_be_visible()
    page.keyboard.press("Escape")
    for n, thing in enumerate(found["things"]):
        go_to(page, n)
        expect(page.locator("[data-squad]")).to_have_attribute("data-squad", str(thing["view"]["squad"]))
        expect(page.locator("[data-trust]")).to_have_attribute("data-trust", str(thing["view"]["trust"]))
        expect(page.locator('[data-score="B"] .token:not(.ghost)')).to_have_text(str(thing["view"]["seats"]["B"]["score"]))
        expect(page.locator(".hj .lit"), "nothing is lit in the past").to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".hj .lit").first, "now it is").to_be_visible()


def test_space_skips_and_brackets_go_back_and_on(meet: Meet, address: str) -> None:
    _, page, found = at_table(meet, address)
    expect(bar(page)).to_be_visible()
    page.keyboard.press("Escape")
    many = len(found["things"])
    go_to(page, 0)
    page.keyboard.press("]")
    expect(bar(page)).to_contain_text(f"2 of {many}")
    page.keyboard.press("[")
    expect(bar(page)).to_contain_text(f"1 of {many}")
    for n in range(2, many + 1):
        page.keyboard.press("Space")
        expect(bar(page)).to_contain_text(f"{n} of {many}")
    page.keyboard.press("Space")
    expect(bar(page)).to_have_count(0)


@pytest.mark.parametrize("how", ["plan", "board", "answer"])
def test_any_answer_ends_the_show(meet: Meet, address: str, how: str) -> None:
    game, page, _ = at_table(meet, address)
    expect(bar(page)).to_be_visible()
    page.keyboard.press("Escape")
    if how == "plan":
        page.locator(".decide [data-row]").first.click()
    elif how == "board":
        page.locator('[data-space="trust"]').click(position={"x": 5, "y": 5})
    else:
        before = game.state("A")["at"]
        page.keyboard.press("/")
        page.keyboard.type("end")
        page.keyboard.press("Enter")
        up_to_date(page, {"at": before + 1})  # the show delays no answer
        page.keyboard.press("Escape")
    expect(bar(page)).to_have_count(0)


def test_it_can_be_switched_off_and_is_kept(meet: Meet, address: str) -> None:
    game, page, _ = at_table(meet, address)
    expect(bar(page)).to_be_visible()
    page.locator("[data-since]").get_by_role("radio", name="never").click()
    page.keyboard.press("Escape")
    page.reload()
    page.get_by_role("tab", name="Since your turn").click()
    expect(rows(page).first).to_be_visible()
    expect(bar(page)).to_have_count(0)
    page.locator("[data-since]").get_by_role("radio", name="if I was away").click()
    page.reload()
    expect(bar(page), "who opens the page was away").to_be_visible()
    page.keyboard.press("Enter")
    game.answer("A", "turn.act", "end")
    jonas_plays(game, 4)
    up_to_date(page, game.state("A"))
    expect(page.get_by_role("tab", name="Since your turn")).to_be_visible()
    expect(bar(page), "who looked on was not").to_have_count(0)


def test_the_setting_stands_with_the_others(meet: Meet) -> None:
    page = meet().go("/settings")
    page.get_by_role("radiogroup", name="Show others’ turns").get_by_role("radio", name="never").click()
    assert page.evaluate("JSON.parse(localStorage['lysander.settings']).show") == "never"


@pytest.mark.parametrize(("count", "long"), [(4, "1000"), (5, "500"), (12, "500"), (13, None)])
def test_many_things_go_faster_and_very_many_are_listed(meet: Meet, address: str, count: int, long: str | None) -> None:
    """With reduced motion a thing stands for a second."""
    game = Hijacked(address, "AB")
    game.answer("A", "turn.act", "end")
    page = game.seat_at(meet, "A")

    def many(route: Any) -> None:
        found = route.fetch().json()
        found["things"] = [found["things"][n % len(found["things"])] | {"head": found["things"][0]["lines"][0]} for n in range(count)]
        route.fulfill(body=json.dumps(found), content_type="application/json")

    page.route("**/since?*", many)
    jonas_plays(game)
    up_to_date(page, game.state("A"))
    if long is None:
        page.get_by_role("tab", name="Since your turn").click()
        expect(page.locator("[data-since]")).to_contain_text("too many to watch")
        expect(bar(page)).to_have_count(0)
    else:
        expect(bar(page)).to_have_attribute("data-long", long)


def test_a_thing_is_shown_for_at_most_one_second_and_a_fifth(meet: Meet, address: str) -> None:
    game = Hijacked(address, "AB")
    game.answer("A", "turn.act", "end")
    page = game.seat_at(meet, "A")
    in_motion(page)
    jonas_plays(game, most=1)
    up_to_date(page, game.state("A"))
    expect(bar(page)).to_have_attribute("data-long", re.compile(r"^(\d{1,3}|1[01]\d\d|1200)$"))


def lies_below(upper: Locator, lower: Locator) -> bool:
    above, below = upper.bounding_box(), lower.bounding_box()
    return bool(above and below and above["y"] + above["height"] <= below["y"] + 1)


def middle(what: Locator) -> float:
    """Where the middle of something is, from the left."""
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2


@pytest.mark.parametrize(("width", "height", "touch"), SIZES)
def test_axe_finds_nothing_and_everything_is_in_view(meet: Meet, address: str, width: int, height: int, touch: bool) -> None:
    _, page, _ = at_table(meet, address, width=width, height=height, touch=touch)
    expect(bar(page)).to_be_visible()
    bar(page).get_by_role("button", name="Pause").click()
    for part in (bar(page), bar(page).locator(".pass"), bar(page).locator(".go"), page.locator(".decide .ask"), page.locator(".decide footer")):
        expect(part).to_be_in_viewport(ratio=0.9)
    becomes(page, lambda: lies_below(page.locator(".boardbox"), bar(page)), True)  # the strip lies below the board, never over it
    assert overflow(page) <= 0
    assert in_both_themes(page) == []
    bar(page).locator(".go").click()
    if width < 700:
        page.locator("nav, [role=tablist]").get_by_text("Log").first.click()
    page.get_by_role("tab", name="Since your turn").click()
    expect(rows(page).first).to_be_visible()
    assert in_both_themes(page) == []


def test_in_german(meet: Meet, address: str) -> None:
    _, page, _ = at_table(meet, address, lang="de")
    expect(bar(page).get_by_role("button", name="Zu meinem Zug")).to_be_visible()
    expect(page.locator("[data-since]")).to_contain_text("Seit deinem letzten Zug:")


# Escape and Evasion, Flight 181; In Clouds of Glory in test_clouds_film.py


def german_half(game: Evasion, orders: int) -> None:
    """So many patrols walk, and the half is over."""
    rng, given = Random(8), 0
    while blocking(game.state("british")) is None:
        ask = blocking(game.state("german"))
        walks = [o["value"] for o in ask["options"] if str(o["value"]).endswith(":walk")]
        game.answer("german", ask["kind"], rng.choice(walks) if ask["kind"] == "order" and given < orders and walks else ask["default"])
        given += 1


@pytest.mark.parametrize("orders", [0, 2])
def test_a_half_of_which_nothing_was_noticed_is_one_row(meet: Meet, address: str, orders: int) -> None:
    """Whatever the Germans did in it."""
    game = Evasion(address)
    game.prepare()
    game.to_german_half()
    page = game.seat_at(meet, "british", **SLOW)
    german_half(game, orders)
    up_to_date(page, game.state("british"))
    expect(bar(page)).to_be_visible()
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_contain_text("German")
    page.keyboard.press("Space")
    expect(bar(page)).to_have_count(0)


def test_teams_see_what_hijackers_did(meet: Meet, address: str) -> None:
    game = Flight181(address)
    game.prepare()
    page = meet(**SLOW).go(f"/s#{game.table}.{game.keys['teams']}")
    game.answer("next-team", "t1")
    expect(page.locator("[data-piece]").first).to_be_visible()
    rng = Random(2)
    for _ in range(200):
        seat = next(s for s in ("teams", "hijackers") if blocking(game.state(s)))
        ask = blocking(game.state(seat))
        if seat == "teams" and game.call("GET", f"/tables/{game.table}/since", "teams", seat="teams")["things"]:
            break
        game.answer(ask["kind"], pick(ask, rng, "flight181"))
    up_to_date(page, game.state("teams"))
    expect(bar(page)).to_be_visible()
    page.keyboard.press("Enter")
    expect(bar(page)).to_have_count(0)
    expect(rows(page).first).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "tab", "said"), [("en", "Since your turn", "Groups placed on the plan: "), ("de", "Seit deinem Zug", "Aufgestellte Gruppen: ")]
)
def test_passengers_who_are_placed_in_a_row_are_counted(meet: Meet, address: str, lang: str, tab: str, said: str) -> None:
    """What leads up to them, as the end of a turn, stands below with each of them."""
    game = Flight181(address)
    game.prepare()
    game.play(lambda state: state["asks"] and state["view"]["turn"] == 2)
    found = game.call("GET", f"/tables/{game.table}/since", "teams", seat="teams")["things"]
    page = game.seat_at(meet, "teams", lang=lang, show="never")
    page.get_by_role("tab", name=tab).click()
    row = rows(page).filter(has_text=re.compile(said + r"\d+"))
    row.locator("summary").click()
    expect(row.locator("li")).to_have_count(max(len(thing["lines"]) for thing in found))


def test_what_moved_leaves_a_ghost_and_has_a_ring(meet: Meet, address: str) -> None:
    """With reduced motion it jumps, and both stand until the next thing."""
    _, page, found = at_table(meet, address)
    expect(bar(page)).to_be_visible()
    page.keyboard.press("Escape")
    squads = [thing["view"]["squad"] for thing in found["things"]]
    moved = next(n for n in range(1, len(squads)) if squads[n] != squads[n - 1])
    go_to(page, moved)
    marks = page.locator("[data-marks]")
    expect(marks.locator(".ghost")).not_to_have_count(0)
    ring, squad = marks.locator(".ring.lifted").first, page.locator('[data-show="squad"]')
    becomes(page, lambda: abs(middle(ring) - middle(squad)) < 3, True)
    page.keyboard.press("Enter")
    expect(marks).to_have_count(0)
