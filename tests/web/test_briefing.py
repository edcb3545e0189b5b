"""The briefing: before the first question, again at any time, with its decisions as marks on the real board of every game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from . import plain
from .actions import becomes, laid_out, overflow, question
from .axe import in_both_themes
from .conftest import Meet, Person

pytestmark = pytest.mark.browser
SIZES = [(1440, 900), (820, 1180), (390, 844)]
READ = [(1440, 900, "en"), (820, 1180, "de"), (390, 844, "de")]
"""Sizes and languages: German takes more room, so it is read where there is least."""
SEATS = {
    "evasion": {"british": "human", "german": "open"},
    "hijacked": {"A": "human", "B": "open"},
    "flight181": {"teams": "human", "hijackers": "open"},
    "clouds": {"e1": "human", "c1": "open"},
    "campaign": {"organiser": "human", "e1": "open", "c1": "open"},
}


def table_of(address: str, game: str, **wish: Any) -> tuple[str, dict[str, str]]:
    """A running table of a game: its name and the keys of all seats."""
    seats = {seat: {"kind": kind} for seat, kind in SEATS[game].items()}
    made = plain.post(f"{address}/api/tables", json={"game": game, "seats": seats, "start": True, **wish}).raise_for_status().json()
    keys = {}
    for role, key in made["keys"].items():
        if role.endswith("?"):
            answer = plain.post(
                f"{address}/api/tables/{made['table']}/seat", json={"action": "take", "seat": role[:-1]}, headers={"authorization": f"Bearer {key}"}
            )
            keys[role[:-1]] = answer.raise_for_status().json()["key"]
        else:
            keys[role] = key
    return made["table"], keys


def at(meet: Meet, table: str, key: str, **wish: Any) -> tuple[Person, Page]:
    person = meet(**({"briefing": True} | wish))
    return person, person.go(f"/s#{table}.{key}")


STRAY = """() => {
  const [box, rail, ...marks] = [".boardbox", "[data-brief]", ".marks .n"].flatMap((of) => [...document.querySelectorAll(of)]);
  const at = (e) => e.getBoundingClientRect(), b = at(box), r = at(rail);
  return marks.filter((mark) => {
    const m = at(mark), on = b.left - 16 <= m.left && m.left <= b.right && b.top - 16 <= m.top && m.top <= b.bottom;
    return !on || ((m.left + m.right) / 2 >= r.left && (m.top + m.bottom) / 2 >= r.top);
  }).map((mark) => mark.textContent);
}"""
"""Marks that do not stand on the board, or that the card covers."""


@pytest.mark.parametrize("game", [*SEATS])
def test_every_seat_is_briefed_with_marks_on_the_real_board(meet: Meet, address: str, game: str) -> None:
    table, keys = table_of(address, game)
    for seat in SEATS[game]:
        key = keys.get(seat) or keys["host"]
        _, page = at(meet, table, key)
        card = page.locator("[data-brief]")
        expect(card).to_be_visible()
        expect(card.locator("[data-decision]")).to_have_count(3)
        expect(card.locator("u").first).to_be_visible()
        expect(card.locator("td.hidden").first).to_be_visible()
        placed = [d for d in plain.get(f"{address}/api/tables/{table}/briefing", params={"seat": seat}).json()["decisions"] if d["at"]]
        if game == "campaign":
            placed = [d for d in placed if d["at"] == "timeline"]  # before its frame is set, the page has nothing else
        for decision in placed:
            expect(page.locator(".marks .tag", has_text=decision["question"])).to_be_visible()
        becomes(page, lambda page=page: page.evaluate(STRAY), [])


def test_a_campaign_that_runs_has_all_its_places(meet: Meet) -> None:
    page = meet().go("/")
    page.locator(".gc[data-game=campaign]").get_by_role("button", name="Play a bot").click()
    question(page)
    page.keyboard.press("o")
    expect(page.locator("[data-brief] [data-decision]")).to_have_count(3)
    for part in ("timeline", "mission", "service"):
        expect(page.locator(f"[data-part={part}]")).to_have_count(1)
    expect(page.locator(".marks .n").first).to_be_visible()


def test_marks_stay_on_their_places_when_the_board_changes_its_size(meet: Meet, address: str) -> None:
    table, keys = table_of(address, "evasion")
    _, page = at(meet, table, keys["host"])
    laid_out(page)
    mark = page.locator("[data-mark='1'] .n")
    expect(mark).to_be_visible()
    before = mark.bounding_box()
    page.set_viewport_size({"width": 1440, "height": 700})

    def apart() -> float:
        return float(
            page.evaluate("""() => {
              const mid = (e) => { const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; };
              const [a, b] = [mid(document.querySelector("[data-mark='1'] .n")), mid(document.querySelector("[data-hex='0405']"))];
              return Math.hypot(a[0] - b[0], a[1] - b[1]);
            }""")
        )

    becomes(page, lambda: apart() < 3 and mark.bounding_box() != before, True)


def test_it_opens_before_the_first_question_once_and_enter_begins(meet: Meet, address: str) -> None:
    table, keys = table_of(address, "evasion")
    _, page = at(meet, table, keys["host"])
    begin = page.locator("[data-begin]")
    expect(begin).to_have_text("Begin")
    expect(begin).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-brief], .marks")).to_have_count(0)
    expect(page.locator(".decide .ask")).to_contain_text("land")
    page.reload()
    question(page)
    expect(page.locator("[data-brief]")).to_have_count(0)


def test_it_makes_way_for_the_end_of_the_game(meet: Meet, address: str) -> None:
    """Others may end a game before somebody has read how it begins."""
    table, keys = table_of(address, "evasion")
    _, page = at(meet, table, keys["german"])
    expect(page.locator("[data-brief]")).to_be_visible()
    plain.give_up(address, table, keys["host"])
    expect(page.locator("[data-ending]")).to_be_visible()
    expect(page.locator("[data-brief]")).to_have_count(0)
    page.keyboard.press("o")
    expect(page.locator("[data-brief]")).to_be_visible()


def test_it_opens_again_by_key_menu_and_the_list_of_keys(meet: Meet, address: str) -> None:
    table, keys = table_of(address, "evasion")
    page = meet().go(f"/s#{table}.{keys['german']}")
    expect(page.locator(".strip")).to_be_visible()
    card = page.locator("[data-brief]")
    expect(card).to_have_count(0)
    page.keyboard.press("o")
    expect(card).to_contain_text("Take one of the 6 men alive")
    expect(page.locator("[data-begin]")).to_have_text("Close")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.get_by_role("button", name="This table").click()
    page.locator("[data-open-brief]").click()
    expect(card).to_be_visible()
    page.keyboard.press("o")
    expect(card).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("button", name="Briefing").click()
    expect(card).to_be_visible()
    card.get_by_role("link", name="3.3").first.click()
    expect(page.locator(".drawer .para.marked, .para.marked").first).to_be_visible()


def test_it_is_the_first_block_of_the_text_and_says_nothing_to_spectators(meet: Meet, address: str) -> None:
    table, keys = table_of(address, "evasion")
    page = meet().go(f"/s#{table}.{keys['german']}")
    expect(page.locator(".strip")).to_be_visible()
    page.keyboard.press("t")
    blocks = page.locator(".drawer pre")
    expect(blocks).to_have_count(2)
    expect(blocks.first).to_contain_text("Take one of the 6 men alive")
    watcher = meet().go(f"/t/{table}")
    expect(watcher.locator(".strip")).to_be_visible()
    watcher.keyboard.press("o")
    expect(watcher.locator("[data-brief]")).to_have_count(0)


def test_the_page_in_ten_minutes_is_linked_from_card_game_lobby_menu_and_briefing(meet: Meet, address: str) -> None:
    page = meet().go("/")
    ten = "a[href='/help/hijacked']"
    expect(page.locator(f".gc[data-game=hijacked] {ten}")).to_be_visible()
    page.goto(f"{address}/g/hijacked")
    expect(page.locator(f"main {ten}")).to_be_visible()
    made = plain.post(f"{address}/api/tables", json={"game": "hijacked", "seats": {"A": {"kind": "human"}, "B": {"kind": "open"}}}).json()
    page.goto(f"{address}/s#{made['table']}.{made['keys']['host']}")
    page.reload()
    expect(page.locator(f".head {ten}")).to_be_visible()
    expect(page.locator(f"[data-briefing=A] {ten}")).to_be_visible()
    table, keys = table_of(address, "hijacked")
    page.goto(f"{address}/s#{table}.{keys['B']}")
    page.reload()
    expect(page.locator(".strip")).to_be_visible()
    page.get_by_role("button", name="This table").click()
    expect(page.locator(f"dialog {ten}, [role=dialog] {ten}").first).to_be_visible()


def test_a_setting_keeps_it_shut(meet: Meet, address: str) -> None:
    person = meet(briefing=True)
    page = person.go("/settings")
    page.get_by_role("switch", name="Briefing before the first question").click()
    table, keys = table_of(address, "evasion")
    page.goto(f"{address}/s#{table}.{keys['host']}")
    question(page)
    expect(page.locator("[data-brief]")).to_have_count(0)


def test_one_voice_at_a_time(meet: Meet, address: str) -> None:
    """The guided first turn waits for the briefing, and a lesson speaks in its place."""
    table, keys = table_of(address, "evasion")
    _, page = at(meet, table, keys["host"], coached=False)
    expect(page.locator("[data-brief]")).to_be_visible()
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.locator("[data-begin]").click()
    expect(page.locator("[data-coach]")).to_be_visible()
    learner = meet(briefing=True, coached=False).go("/")
    learner.locator(".gc[data-game=hijacked] [data-learn]").click()
    expect(learner.locator("[data-lesson]")).to_be_visible()
    expect(learner.locator("[data-brief]")).to_have_count(0)


@pytest.mark.parametrize(("width", "height", "lang"), READ)
@pytest.mark.parametrize("game", ["evasion", "hijacked"])
def test_axe_finds_nothing_at_a_briefing(meet: Meet, address: str, game: str, width: int, height: int, lang: str) -> None:
    table, keys = table_of(address, game)
    _, page = at(meet, table, keys["host"], width=width, height=height, lang=lang, touch=width < 500)
    expect(page.locator("[data-brief]")).to_be_visible()
    expect(page.locator("[data-begin]")).to_be_in_viewport()
    assert overflow(page) <= 0
    assert in_both_themes(page) == []


@pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in SEATS for lang in ("en", "de")])
def test_the_table_of_secrets_fits_its_card(meet: Meet, address: str, game: str, lang: str) -> None:
    """In German the column of the campaign's organiser was cut."""
    table, keys = table_of(address, game)
    _, page = at(meet, table, keys["host"], lang=lang)
    cells = page.locator("[data-brief] thead th")
    expect(cells.last).to_be_visible()
    laid_out(page)
    card = page.locator("[data-brief]").bounding_box()
    for cell in cells.all():
        box = cell.bounding_box()
        assert card and box and box["x"] + box["width"] <= card["x"] + card["width"]
