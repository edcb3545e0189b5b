"""Several people at one table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from . import plain
from .actions import choose_hex, laid_out, new_table, prepare_team, question, send, settled, sit_down
from .clouds_table import Game
from .conftest import Meet

pytestmark = pytest.mark.browser


def test_lobby_seat_link_and_two_browsers_at_one_table(meet: Meet) -> None:
    amara, jonas = meet(), meet(name="Jonas")
    host = amara.go("/g/evasion/new")
    new_table(host, british="me", german="link")
    row = host.locator("[data-seat=german]")
    link = row.locator(".lk input").input_value()
    assert "#" in link and link.split("#")[0].endswith("/s")
    expect(row.get_by_role("img", name="QR code")).to_be_visible()

    guest = jonas.go(link)
    expect(guest.locator("h1")).to_have_text("Your seat: Germans")
    guest.get_by_role("button", name="Take the seat").click()
    expect(guest).to_have_url(host.url)
    expect(host.locator("[data-seat=german]")).to_contain_text("Jonas")
    expect(host.locator("[data-seat=german] .lk")).to_have_count(0)
    host.locator("[data-seat=british] input.field").fill("Amara B.")
    host.locator("[data-start]").dblclick()

    expect(host.locator(".decide .ask")).to_contain_text("land")
    expect(guest.locator(".strip")).to_contain_text("Amara B.")
    expect(guest.locator(".decide")).to_have_count(0)
    prepare_team(host)
    for page in (host, guest):
        expect(page.locator(".log")).to_contain_text("half begins")
    assert "0405" not in guest.locator("aside.right").inner_text(), "the landing hex is the team's secret"
    guest.get_by_role("tab", name="Talk").click()
    expect(guest.locator(".log")).to_contain_text("players do not talk while the game runs")
    expect(guest.locator(".log input")).to_have_count(0)


def two_at_a_table(meet: Meet) -> tuple[Page, Page]:
    """British and German at browsers of their own, the game begun and the team's secrets chosen."""
    host, guest = meet().go("/g/evasion/new"), meet(name="Jonas")
    new_table(host, british="me", german="link")
    link = host.locator("[data-seat=german] .lk input").input_value()
    other = guest.go(link)
    other.get_by_role("button", name="Take the seat").click()
    expect(host.locator("[data-seat=german]")).to_contain_text("Jonas")
    host.locator("[data-start]").click()
    prepare_team(host)
    expect(other.locator(".log")).to_contain_text("half begins")
    return host, other


def test_a_take_back_that_others_must_allow(meet: Meet) -> None:
    host, guest = two_at_a_table(meet)
    later = question(host)
    host.get_by_role("button", name="Ask to take back").click()
    toast = guest.locator(".toast")
    expect(toast).to_contain_text("take back")
    toast.get_by_role("button", name="Allow").click()
    expect(host.locator(".decide .ask")).not_to_have_text(later)
    expect(toast).to_have_count(0)


def test_who_is_refused_a_take_back_reads_that(meet: Meet) -> None:
    host, guest = two_at_a_table(meet)
    host.get_by_role("button", name="Ask to take back").click()
    guest.locator(".toast").get_by_role("button", name="No").click()
    expect(host.locator(".toast")).to_contain_text("was declined")
    expect(host.get_by_role("button", name="Ask to take back")).to_be_visible()


def test_what_is_overtaken_on_its_way_changes_nothing(meet: Meet) -> None:
    """The host's page fetches what has become of his wish; the answer comes when that was refused already."""
    host, guest = two_at_a_table(meet)

    def late(route: Route) -> None:
        asked = route.fetch()
        guest.locator(".toast").get_by_role("button", name="No").click()
        expect(host.locator(".toast")).to_contain_text("was declined")
        route.fulfill(response=asked)

    host.route("**/state?*", late, times=1)
    host.get_by_role("button", name="Ask to take back").click()
    settled(host)
    expect(host.get_by_role("button", name="Ask to take back")).to_be_visible()


def test_a_paused_table_goes_on_from_the_panel_of_its_host(meet: Meet) -> None:
    host, guest = two_at_a_table(meet)
    asked = question(host)
    host.get_by_role("button", name="This table").click()
    host.get_by_role("button", name="Pause").click()
    for page in (host, guest):
        expect(page.locator("div.quiet")).to_contain_text("paused")
    expect(guest.locator("div.quiet button")).to_have_count(0)
    host.locator("div.quiet").get_by_role("button", name="Go on").click()
    expect(host.locator(".decide .ask")).to_have_text(asked)


def test_notes_stay_with_the_seat_and_with_nobody_else(meet: Meet) -> None:
    host, guest = two_at_a_table(meet)
    host.get_by_role("tab", name="Notes").click()
    host.get_by_label("Private notes").fill("east by night")
    expect(host.locator(".notes").get_by_role("status")).to_have_text("saved")
    host.reload()
    host.get_by_role("tab", name="Notes").click()
    expect(host.get_by_label("Private notes")).to_have_value("east by night")
    guest.get_by_role("tab", name="Notes").click()
    expect(guest.get_by_label("Private notes")).to_have_value("")


def test_a_void_link_opens_nothing(meet: Meet) -> None:
    host, stranger = meet().go("/g/evasion/new"), meet()
    new_table(host, british="me", german="link")
    row = host.locator("[data-seat=german]")
    old = row.locator(".lk input").input_value()
    row.get_by_role("button", name="Cancel and create a new link").click()
    expect(row.locator(".lk input")).not_to_have_value(old)
    page = stranger.go(old)
    expect(page.get_by_role("heading", level=1)).to_have_text("This link opens nothing")
    expect(page.get_by_role("alert")).to_have_text("Ask for a new one.")


def test_a_spectator_sees_what_everybody_may_know(meet: Meet) -> None:
    host = meet().go("/g/evasion/new")
    new_table(host, british="me", german="bot")
    expect(host.locator(".decide")).to_be_visible()
    watcher = meet().go(host.url)
    expect(watcher.locator(".strip")).to_be_visible()
    expect(watcher.locator(".decide")).to_have_count(0)
    expect(watcher.get_by_role("tab", name="Notes")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (820, 1180), (390, 844)])
def test_the_page_of_a_table_does_not_scroll(meet: Meet, width: int, height: int) -> None:
    host = meet(width, height).go("/g/evasion/new")
    new_table(host, british="me", german="bot")
    expect(host.locator(".decide")).to_be_visible()
    laid_out(host)
    assert host.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


ENTER_TWICE = """hand => new Promise(done => {
  new MutationObserver((_, watch) => {
    const button = document.querySelector("[data-curtain] .btn");
    if (!button) return;
    watch.disconnect();
    setTimeout(() => (button.click(), done()));
  }).observe(document.body, { childList: true, subtree: true });
  hand.click();
})"""
"""Presses a button by key, and the button of the curtain as soon as there is one: a click by key names no button of the mouse."""


def test_hot_seat_curtain_leaves_nothing_of_the_seat_before(meet: Meet) -> None:
    page = meet().go("/g/evasion/new")
    new_table(page, british="me", german="me")
    curtain = page.locator("[data-curtain]")
    expect(curtain).to_contain_text("British")
    curtain.get_by_role("button", name="I am").click()
    prepare_team(page)
    page.get_by_role("button", name="Hand over").evaluate(ENTER_TWICE)
    expect(curtain, "the second press of a key is not the next person").to_contain_text("Germans")
    left = page.evaluate("document.getElementById('app').textContent + document.title")
    expect(page.locator(".table, .boardbox, .log, svg [tabindex]")).to_have_count(0)
    assert "0405" not in left and "0309" not in left
    assert not page.evaluate("Object.keys(localStorage).filter(k => k.startsWith('lysander.plan'))")
    page.go_back()
    page.go_forward()
    expect(curtain).to_be_visible()
    expect(page.locator(".boardbox")).to_have_count(0)


def test_one_person_with_two_seats_sees_no_curtain_until_they_say_that_there_are_two(meet: Meet) -> None:
    page = meet().go("/g/evasion/new")
    page.locator(".seatrow").filter(has_text="Germans").get_by_role("radio", name="At this screen").click()
    expect(page.locator("[data-alone=false]"), "two sides are two people").to_have_attribute("aria-checked", "true")
    page.locator("[data-alone=true]").click()
    new_table(page, british="me", german="me")
    curtain, you = page.locator("[data-curtain]"), page.locator(".strip .seat.you")
    expect(page.locator(".decide .ask")).to_be_visible()
    expect(you.locator(".sign.p1")).to_be_visible()
    page.get_by_role("button", name="Change to: Germans").click()
    expect(you.locator(".sign.p2")).to_be_visible()
    expect(curtain).to_have_count(0)
    page.reload()
    expect(you.locator(".sign.p1"), "a page that is opened anew shows the seat that is asked").to_be_visible()
    page.get_by_role("button", name="This table").click()
    page.locator("[data-alone]").uncheck()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hand over").click()
    expect(curtain).to_contain_text("Germans")
    expect(page.locator(".table")).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 390])
def test_a_person_lets_a_bot_play_from_the_seats_own_menu_and_takes_the_seat_back(meet: Meet, address: str, width: int) -> None:
    game = Game(address)
    mine, other = game.seat_at(meet, width=width, touch=width < 820), game.seat_at(meet, "c1")
    game.play_on(2)
    expect(mine.locator(".decide .ask")).to_be_visible()
    mine.get_by_role("button", name="This table" if width > 820 else "Menu").first.click()
    menu = mine.get_by_role("dialog")
    menu.get_by_label("Level").select_option("easy")
    menu.locator("[data-standin]").click()
    expect(other.locator(".toasts, .toast").first, "which goes by itself").to_contain_text("put in a bot (easy)")
    bar = mine.locator(".sits")
    expect(bar).to_contain_text("A bot plays for you.")
    expect(mine.locator(".decide")).to_have_count(0)
    expect(other.locator(".strip")).to_contain_text("bot, easy")
    expect(other.locator(".decide .ask")).to_be_visible()
    assert game.asked("e1") is None, "the bot has answered"
    bar.get_by_role("button", name="Play myself again").click()
    expect(bar).to_have_count(0)
    game.answer("c1")
    game.play_on(3)
    expect(mine.locator(".decide .ask")).to_be_visible()
    held = mine.evaluate("localStorage['lysander.tables']")
    assert {key for key in game.keys.values() if key in held} == {game.keys["e1"]}, "no other key has come to this browser"


def test_a_lost_connection_comes_back_and_keeps_the_plan(meet: Meet) -> None:
    person = meet()
    lines: list[WebSocketRoute] = []
    cut: list[bool] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if not cut:
            line.connect_to_server()

    person.page.route_web_socket("**/live", connect)
    page = person.go("/g/evasion/new")
    new_table(page, british="me", german="bot")
    asked = question(page)
    choose_hex(page, "0405")
    cut.append(True)
    lines[-1].close(code=1012)
    expect(page.locator(".conn")).to_contain_text("Reconnecting")
    cut.clear()
    lines[-1].close(code=1012)
    expect(page.locator(".conn")).to_contain_text("Connected")
    assert question(page) == asked
    send(page)


def test_without_sockets_the_table_goes_on_over_plain_http(meet: Meet) -> None:
    person = meet()
    person.page.route_web_socket("**/live", lambda line: line.close(code=1011))
    page = person.go("/g/evasion/new")
    new_table(page, british="me", german="bot")
    expect(page.locator(".conn")).to_contain_text("slow connection")
    prepare_team(page)


def test_a_stale_answer_is_refused_and_the_plan_kept(meet: Meet) -> None:
    person = meet()
    deaf: list[bool] = []

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda said: None if deaf and '"type":"state"' in str(said) else line.send(said))

    person.page.route_web_socket("**/live", connect)
    page = person.go("/g/evasion/new")
    new_table(page, british="me", german="bot")
    question(page)
    choose_hex(page, "0406")
    deaf.append(True)
    other = person.open()
    other.goto(page.url)
    choose_hex(other, "0405")
    send(other)
    page.locator(".decide [data-main]").click()
    expect(page.get_by_role("alert")).to_contain_text("The game moved on")
    expect(page.locator(".decide .ask")).to_have_text(question(other))


def test_replay_steps_through_own_knowledge(meet: Meet) -> None:
    page = meet().go("/g/evasion/new")
    new_table(page, british="me", german="bot")
    prepare_team(page)
    page.locator(".topbar").get_by_role("link", name="Replay").click()
    scrubber = page.locator(".scrubber")
    expect(scrubber).to_be_visible()
    scrubber.get_by_role("button", name="To the start").click()
    expect(scrubber).to_contain_text("0 of")
    page.keyboard.press("]")
    expect(scrubber).to_contain_text("1 of")
    expect(page.get_by_role("radio", name="As it was")).to_be_disabled()


def test_umpire_has_a_desk_with_three_maps(meet: Meet) -> None:
    page = meet().go("/g/evasion/new")
    new_table(page, british="bot", german="bot", umpire="me")
    expect(page.locator(".deskbox .panes svg[role=application]")).to_have_count(3)
    expect(page.locator(".decide")).to_contain_text("Waiting for you")
    page.get_by_role("button", name="Release all").click()
    expect(page.locator(".log ol")).to_contain_text("Report")


def test_a_report_that_waited_stands_in_the_umpires_log_once(meet: Meet) -> None:
    page = meet().go("/g/evasion/new")
    new_table(page, british="link", german="bot", umpire="me")
    page.locator("[data-start]").click()
    words = page.locator(".queue b").first.inner_text()
    line = page.locator(".log ol li").filter(has_text=words)
    expect(line).to_have_count(1)
    expect(line).to_contain_text("Report 1 for the British")
    expect(line).to_contain_text("(held)")
    page.get_by_role("button", name="Release all").click()
    expect(line).not_to_contain_text("Report 1")
    expect(line).to_have_count(1)


def running(address: str, sits: str = "", **seats: str) -> tuple[str, dict[str, str]]:
    """A game with nobody in its players' seats but in those that ``sits`` names: its table and keys."""
    wish = {"game": "evasion", "start": True, "options": {"umpire_release": "auto"}, "seats": {s: {"kind": k} for s, k in seats.items()}}
    made = plain.post(f"{address}/api/tables", json=wish).json()
    keys = {s: sit_down(f"{address}/api/tables/{made['table']}", s, made["keys"][f"{s}?"]) for s in sits.split()}
    return made["table"], made["keys"] | keys


def test_umpire_plays_an_empty_seat_and_comes_back_to_the_desk(meet: Meet, address: str) -> None:
    table, keys = running(address, sits="umpire", british="open", german="open", umpire="open")
    page = meet().go(f"/s#{table}.{keys['umpire']}")
    page.get_by_role("button", name="Play a seat").click()
    page.get_by_role("button", name="Play this seat").first.click()
    expect(page.locator(".sits")).to_contain_text("You play British as the umpire")
    expect(page.locator(".panes")).to_have_count(0)
    choose_hex(page, "0405")
    send(page)
    page.get_by_role("button", name="Back to the desk").click()
    expect(page.locator(".deskbox .panes svg[role=application]")).to_have_count(3)
    expect(page.locator(".sits")).to_have_count(0)


def test_a_host_who_looks_on_takes_the_chair_and_leaves_it(meet: Meet, address: str) -> None:
    table, keys = running(address, british="open", german="open")
    page = meet().go(f"/s#{table}.{keys['host']}")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Take the chair").click()
    expect(page.locator(".deskbox .panes svg[role=application]")).to_have_count(3)
    page.get_by_role("button", name="Leave the chair").click()
    page.locator(".decide").get_by_role("radio").first.click()
    page.locator(".decide [data-main]").click()
    expect(page.locator(".sits")).to_contain_text("The umpire’s chair is empty")
    page.locator(".sits").get_by_role("button", name="Sit down").click()
    expect(page.locator(".deskbox .panes svg[role=application]")).to_have_count(3)


def test_a_note_marks_its_hexes_on_the_map_of_who_is_told(meet: Meet, address: str) -> None:
    table, keys = running(address, sits="german umpire", british="open", german="open", umpire="open")
    page = meet().go(f"/s#{table}.{keys['german']}")
    expect(page.locator(".table"), "what has been told before somebody comes marks nothing").to_be_visible()
    desk = meet().go(f"/s#{table}.{keys['umpire']}")
    desk.get_by_role("button", name="Tell a seat").click()
    desk.locator(".decide").get_by_role("radio", name="Germans").click()
    desk.get_by_label("Mark hexes").fill("0410 0411")
    desk.locator(".decide textarea").fill("Smoke here")
    desk.locator(".decide [data-main]").click()
    expect(page.locator(".log ol")).to_contain_text("Smoke here")
    expect(page.locator(".log ol")).to_contain_text("0411")
    expect(page.locator(".flash")).to_have_count(2)


def test_umpire_sets_the_game_back(meet: Meet) -> None:
    page = meet().go("/g/evasion/new")
    new_table(page, british="bot", german="bot", umpire="me")
    page.get_by_role("button", name="Release all").click()
    expect(page.locator(".log ol")).to_contain_text("Report")
    page.locator(".topbar").get_by_role("link", name="Replay").click()
    page.get_by_role("radio", name="As it was").click()
    expect(page.locator(".panes svg[role=application]")).to_have_count(3)
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Set the game back").click()
    page.get_by_role("button", name="Both sides are told").click()
    expect(page.locator(".log")).to_contain_text("set the game back")
