"""The film in the browser: what happened since the last answer, at a speed that is chosen, and the whole battle, scrubbed along its heights."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from lysander.games import registry

from .actions import becomes, in_motion, laid_out, up_to_date
from .axe import in_both_themes
from .clouds_table import LEVEL, Game, many, type_plan
from .conftest import Meet, Person

pytestmark = [pytest.mark.browser, pytest.mark.skipif("clouds" not in registry.games(), reason="the game does not stand in the library yet")]
SHOW = "always"
FALLING = "clouds duel T2 M3 cockpits=closed ; E1=camel@0,-500,7/h0000V0/v14+wreck ; C1=dr1@400,600,27/h1500L0/v14+ini15.2"
BEHIND = "clouds duel T2 M4 order=C1,E1 ; E1=camel@0,-500,24/h0000L0/v14+ini15.3 ; C1=dr1@100,0,25/h0000L0/v14+ini3.2"


def after_three_moves(game: Game) -> None:
    """The first seat's three aeroplanes turn right and go down by one, two, three."""
    for down in (1, 2, 3):
        game.answer("e1", f"RR TRM9-{down} S3")


def slowly(meet: Meet) -> Meet:
    """People to whom a film is shown slowly, so that it is not over before somebody looks."""

    def make(**wish: Any) -> Person:
        person = meet(**wish)
        person.context.add_init_script("localStorage['lysander.clouds.film'] ??= 0.25")
        return person

    return make


def bar(page: Page) -> Locator:
    return page.get_by_role("group", name="What happened")


def reel(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment of the battle")


def place(page: Page, id: str) -> tuple[float, ...]:
    """Where an aeroplane is drawn, in tenths of a unit."""
    text = page.locator(f'[data-craft="{id}"]').get_attribute("transform") or ""
    return tuple(float(n) for n in re.findall(r"[-\d.]+", text))


def test_space_skips_the_film_and_keys_step_it(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(**many(3))
    page = game.seat_at(slowly(meet), "c1")
    in_motion(page)
    after_three_moves(game)
    expect(bar(page)).to_be_visible()
    page.keyboard.press("k")
    expect(bar(page).get_by_role("button", name="Play")).to_be_visible()
    while "1 of" not in (bar(page).locator(".time").text_content() or ""):
        page.keyboard.press("[")
    page.keyboard.press("]")
    expect(bar(page)).to_contain_text("2 of 3")
    expect(page.locator("[data-since] [aria-current]")).to_contain_text("Camel E2", use_inner_text=True)
    expect(page.locator(".caption")).to_contain_text("2 down")
    page.keyboard.press("Space")
    expect(bar(page), "as for all games, it skips one thing").to_contain_text("3 of 3")
    page.keyboard.press("Enter")
    expect(bar(page)).to_have_count(0)
    expect(page.locator(".decide .ask"), "the question was open all the time").to_contain_text("C1")


def test_a_film_that_has_begun_does_not_begin_again(meet: Meet, begin_at: Callable[..., Game]) -> None:
    """What happened before the first question is asked for while the film of it runs already; the answer came after a pause, and ended it."""
    game = begin_at(**many(3))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page = game.seat_at(slowly(meet), "c1")
    in_motion(page)
    page.route("**/since?*", hold)
    with page.expect_request("**/since?*"):
        after_three_moves(game)
    expect(bar(page)).to_be_visible()
    page.keyboard.press("k")
    expect(bar(page).get_by_role("button", name="Play")).to_be_visible()
    with page.expect_response("**/since?*"):
        held[0].continue_()
    expect(page.get_by_role("tab", name="Since your turn")).to_contain_text("3")
    expect(bar(page).get_by_role("button", name="Play")).to_be_visible()


def test_the_speed_is_chosen_and_kept_and_none_shows_no_film(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(**many(3))
    page = game.seat_at(meet, "c1")
    in_motion(page, False)  # a film that runs could be over before its speed is chosen
    game.answer("e1", "S14")
    page.get_by_role("button", name="Film", exact=True).click()
    page.get_by_label("Speed of the film").select_option("0")
    page.get_by_role("button", name="Close", exact=True).click()
    in_motion(page)
    game.answer("e1", "S14")
    game.answer("e1", "S14")
    expect(page.get_by_role("button", name="What happened")).to_be_visible()
    expect(bar(page)).to_have_count(0)
    in_motion(page, False)
    page.reload()
    page.get_by_role("button", name="Film", exact=True).click()
    expect(page.get_by_label("Speed of the film")).to_have_value("0")
    page.keyboard.press("+")
    expect(page.get_by_label("Speed of the film")).not_to_have_value("0")


def test_a_quarter_of_the_speed_takes_four_times_as_long(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(**many(3))
    page = game.seat_at(slowly(meet), "c1")
    in_motion(page)
    after_three_moves(game)
    expect(bar(page)).to_be_visible()
    page.keyboard.press("k")
    long = re.compile(r"/ (\d+) s$")
    speed = bar(page).get_by_label("Speed of the film")
    lasts = {}
    for wished in ("1", "0.25", "2"):
        speed.select_option(wished)
        found = long.search(bar(page).locator(".time").inner_text())
        assert found
        lasts[wished] = int(found[1])
    assert 4 * lasts["1"] - 2 <= lasts["0.25"] <= 4 * lasts["1"] + 2 and lasts["2"] <= lasts["1"]
    bar(page).get_by_role("button", name="Faster").click()
    expect(speed, "there is nothing above the last").to_have_value("2")
    bar(page).get_by_role("button", name="Slower").click()
    expect(speed).to_have_value("1")


def test_a_plan_that_is_begun_ends_the_film(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(**many(3))
    page = game.seat_at(slowly(meet), "c1")
    in_motion(page)
    after_three_moves(game)
    expect(bar(page)).to_be_visible()
    page.keyboard.press("k")
    type_plan(page, "S14")
    expect(bar(page)).to_have_count(0)
    expect(page.locator(".endflag")).to_be_visible()


def test_the_battle_is_scrubbed_along_its_heights(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(**many(3))
    before = {p["id"]: (p["x"], p["y"], p["z"]) for p in game.state("e1")["view"]["planes"]}
    after_three_moves(game)
    game.play_on(to=5)
    page = game.seat_at(meet)
    now = place(page, "E1")
    page.get_by_role("button", name="Film", exact=True).click()
    slider = reel(page)
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Turn 2: Camel E1"))
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Turn 2: Camel E2"))
    expect(page.locator(".flag", has_text="E1").locator(".z")).to_have_text(str(before["E1"][2] - 1))
    page.keyboard.press("PageDown")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Turn 3: "))
    box = slider.bounding_box()
    assert box
    page.mouse.click(box["x"] + 60, box["y"] + 30)
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Turn 2: "))
    page.keyboard.press("End")
    page.get_by_role("button", name="Close", exact=True).click()
    expect(slider).to_have_count(0)
    becomes(page, lambda: place(page, "E1"), now)  # the board is as it was


def test_the_film_of_the_battle_begins_where_the_battle_began(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(**many(3))
    page = game.seat_at(meet)
    begun = [place(page, id) for id in ("E2", "E3")]
    after_three_moves(game)
    expect(page.locator(".flag.moved")).to_have_count(3)
    page.get_by_role("button", name="Film", exact=True).click()
    reel(page).press("Home")
    # a still shows the first move at its end
    becomes(page, lambda: [place(page, id) for id in ("E2", "E3")], [pytest.approx(at, abs=0.5) for at in begun])


def test_a_battle_begun_at_a_position_is_filmed_under_its_turn(meet: Meet, begin_at: Callable[..., Game]) -> None:
    """No line names a turn before the next one begins."""
    game = begin_at(BEHIND.replace("T2", "T7"))
    page = game.seat_at(meet)
    game.answer("c1", "S14")
    up_to_date(page, game.state("e1"))
    page.get_by_role("button", name="Film", exact=True).click()
    expect(bar(page)).to_have_count(0)
    film = page.get_by_role("group", name="Film of the battle")
    expect(film).to_contain_text("Turn 7")
    expect(film.locator(".seg")).to_have_count(1)


def test_the_film_of_the_battle_goes_on_when_more_happens(meet: Meet, begin_at: Callable[..., Game]) -> None:
    """What came ended it; the place was lost."""
    game = begin_at(**many(3))
    after_three_moves(game)
    watching = slowly(meet)().go(f"/s#{game.table}.{game.keys['watch']}")
    in_motion(watching)
    up_to_date(watching, game.call("GET", f"/tables/{game.table}/state", "watch", seat="watch"))
    watching.get_by_role("button", name="Film", exact=True).click()
    reel(watching).press("End")  # it stands there
    stood = reel(watching).get_attribute("aria-valuenow")
    length = reel(watching).get_attribute("aria-valuemax")
    game.play_on(to=2)
    up_to_date(watching, game.call("GET", f"/tables/{game.table}/state", "watch", seat="watch"))
    expect(reel(watching)).not_to_have_attribute("aria-valuemax", str(length))
    expect(reel(watching)).to_have_attribute("aria-valuenow", str(stood))


def under_the_caption(page: Page) -> list[str]:
    """The aeroplanes that the caption of the film covers."""
    caption, found = page.locator(".caption").bounding_box(), []
    for id in ("E1", "C1"):
        box = page.locator(f'[data-craft="{id}"] .machine').bounding_box()
        assert caption and box
        if box["x"] <= caption["x"] + caption["width"] and box["y"] <= caption["y"] + caption["height"]:
            found.append(id)
    return found


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (820, 1180)])
def test_the_caption_of_a_burst_covers_no_aeroplane(meet: Meet, begin_at: Callable[..., Game], width: int, height: int) -> None:
    game = begin_at(BEHIND)
    page = game.seat_at(meet, width=width, height=height)
    game.answer("c1", "S14")
    game.answer("e1", "S14")
    game.answer("e1", "C1 normal")
    up_to_date(page, game.state("e1"))  # what comes ends the film
    page.get_by_role("button", name="Film", exact=True).click()
    reel(page).press("Home")
    while not page.locator(".caption.burst").count():
        page.keyboard.press("]")
    laid_out(page)
    becomes(page, lambda: under_the_caption(page), [])


def test_who_had_nothing_to_answer_in_many_turns_sees_the_last_two(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(**many(3))
    watching = meet().go(f"/s#{game.table}.{game.keys['watch']}")
    expect(watching.locator('[data-craft="E1"]')).to_be_visible()
    game.play_on(to=5)
    told = game.call("GET", f"/tables/{game.table}/state", "watch", seat="watch")
    up_to_date(watching, told)
    watching.get_by_role("button", name="What happened").click()
    expect(bar(watching)).to_be_visible()
    assert len([e for e in told["events"] if e["kind"] == "moved"]) > 18
    assert 6 <= bar(watching).locator(".seg").count() <= 12


def test_who_watches_the_film_reads_the_log_beside_it(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(**many(3))
    watching = slowly(meet)().go(f"/s#{game.table}.{game.keys['watch']}")
    in_motion(watching)
    expect(watching.locator('[data-craft="E1"]')).to_be_visible()
    after_three_moves(game)
    expect(bar(watching)).to_be_visible()
    watching.keyboard.press("k")
    expect(bar(watching).get_by_role("button", name="Play")).to_be_visible()
    expect(watching.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    expect(watching.get_by_role("tab", name="Since your turn")).to_have_count(0)


def test_a_burst_says_how_much_higher_the_target_is(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(BEHIND)
    page = game.seat_at(slowly(meet), "c1")
    in_motion(page)
    game.answer("c1", "S14")
    game.answer("e1", "S14")
    game.answer("e1", "C1 normal")
    while not game.asked("c1") and game.asked("e1"):
        game.answer("e1")
    expect(bar(page)).to_be_visible()
    page.keyboard.press("k")
    bar(page).locator(".seg").nth(2).click()
    expect(page.locator(".tray .said")).to_have_text("1 higher")


@pytest.mark.parametrize(("width", "touch"), [(1440, False), (820, False), (390, True)])
def test_axe_finds_nothing_in_the_film_of_the_battle(meet: Meet, begin_at: Callable[..., Game], width: int, touch: bool) -> None:
    game = begin_at(**many(3))
    after_three_moves(game)
    page = game.seat_at(meet, width=width, height=900, touch=touch)
    page.locator(".cg").get_by_role("button", name=re.compile("^Film")).click()
    expect(reel(page)).to_be_visible()
    assert in_both_themes(page) == []


@pytest.mark.parametrize(("width", "touch"), [(1440, False), (390, True)])
def test_a_battle_that_is_over_is_told_by_its_tracks(meet: Meet, begin_at: Callable[..., Game], width: int, touch: bool) -> None:
    """The map was empty when all had crashed or flown home. The cockpit that was closed is open then."""
    game = begin_at(FALLING, cockpits="closed")
    page = game.seat_at(meet, "c1", width=width, height=844, touch=touch)
    game.play_on(to=9)
    assert game.state("c1")["status"] == "over"
    expect(page.locator(".sky [data-way]"), "the story of the end has both from above").to_have_count(2)
    page.locator("[data-board]").click()
    tracks, board = page.locator(".tracks"), page.locator(".map").bounding_box()
    expect(tracks.locator(".E .lost")).to_be_visible()
    expect(tracks.locator(".C .home")).to_be_visible()
    expect(tracks.locator("text")).to_have_text(["E1 Hale", "C1 Brandt"])
    expect(reel(page).locator(".fatal"), "who flies home is not lost").to_have_count(1)
    for mark in tracks.locator("circle, .lost, .home").all():
        box = mark.bounding_box()
        assert board and box and box["x"] > board["x"] and box["x"] + box["width"] < board["x"] + board["width"]
        assert box["y"] > board["y"] and box["y"] + box["height"] < board["y"] + board["height"]
    box = reel(page).bounding_box()
    assert box
    page.mouse.click(box["x"] + 60, box["y"] + 30)
    expect(reel(page)).to_have_attribute("aria-valuetext", re.compile("Camel E1 falls"))
    expect(page.locator('[data-craft="C1"]')).to_be_visible()
    expect(tracks).to_have_count(0)
    page.get_by_role("button", name="Close", exact=True).click()
    expect(tracks).to_be_visible()


LONG = ("~P:(Neville_Marchbank)", "~P:(Christian_Hohenstein)")


@pytest.mark.parametrize(("width", "ends"), [(1440, "Neville Marchbank"), (820, "Neville Marchbank"), (390, "E1")])
def test_long_names_are_whole_where_the_battle_is_over(meet: Meet, begin_at: Callable[..., Game], width: int, ends: str) -> None:
    first, second = FALLING.replace("C1=dr1@400,600", "C1=dr1@7600,600").rsplit(" ; ", 1)
    game = begin_at(f"{first}{LONG[0]} ; {second}{LONG[1]}", cockpits="closed")
    page = game.seat_at(meet, "c1", width=width, height=844)
    game.play_on(to=9)
    page.locator("[data-board]").click()
    expect(reel(page).locator(".E .name")).to_have_text(ends)
    laid_out(page)
    for inner, outer in ((reel(page).locator("text"), reel(page)), (page.locator(".tracks text"), page.locator(".map"))):
        edge = outer.bounding_box()
        boxes = [text.bounding_box() for text in inner.all()]
        assert edge and boxes and all(box and box["x"] + box["width"] <= edge["x"] + edge["width"] for box in boxes)


def test_what_is_not_rolled_yet_has_no_height_on_a_dial(meet: Meet, begin_at: Callable[..., Game]) -> None:
    game = begin_at(LEVEL.replace("duel T2 M4", "duel T2 M4 cockpits=closed").replace(",24/", ",0/", 1), cockpits="closed")
    page = game.seat_at(meet, "c1")
    expect(page.get_by_role("img", name="27 height")).to_be_visible()
    page.locator("[data-craft='E1']").dispatch_event("click")
    expect(page.get_by_role("img", name="– height")).to_be_visible()
