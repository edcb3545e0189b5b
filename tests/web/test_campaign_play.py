"""A campaign played on its page: frame, types, rosters, the battle and its ways, skills, corrections; and the way to a battle and back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lysander.games import registry

from .actions import overflow, question, settled
from .axe import in_both_themes
from .campaign_table import Campaign
from .clouds_table import Game
from .conftest import Meet

pytestmark = [pytest.mark.browser, pytest.mark.skipif("campaign" not in registry.games(), reason="the game does not stand in the library yet")]


def send(page: Page) -> None:
    page.locator(".decide [data-main]").click()
    settled(page)


def test_31_2_the_organiser_forms_squadrons_and_a_seat_chooses_its_type(meet: Meet, address: str) -> None:
    campaign = Campaign(address)
    page = campaign.seat_at(meet, "organiser")
    expect(page.get_by_role("heading", name="No campaign yet")).to_be_visible()
    page.locator("[data-name]").fill("Somme")
    page.locator("[data-squadron-name=e1]").fill("Escadrille 3")
    page.locator("[data-nation=e1]").select_option("french")
    page.locator("fieldset").first.get_by_role("button", name="More").click()
    assert in_both_themes(page) == []
    send(page)
    expect(page.get_by_role("heading", name="Somme", exact=True)).to_be_visible()
    assert [(q["name"], q["nation"], q["strength"]) for q in campaign.view()["squadrons"]] == [
        ("Escadrille 3", "french", 7),
        ("Staffel 1", "german", 6),
    ]
    page = campaign.seat_at(meet, "e1")
    page.locator(".decide [data-value=spad7]").click()
    send(page)
    campaign.answer("c1")
    assert campaign.view("e1")["squadrons"][0]["type"] == "spad7"


@pytest.mark.parametrize("width", [1440, 390])
def test_the_numbers_of_squadrons_are_chosen_by_their_signs(meet: Meet, width: int) -> None:
    page = meet(width=width, touch=width < 820).go("/g/campaign/new")
    sets = page.locator("[data-seatings]")
    expect(sets.get_by_role("radio")).to_have_count(9)
    assert overflow(page) <= 0 and all(box.evaluate("e => e.scrollWidth <= e.clientWidth") for box in [sets, *sets.get_by_role("radio").all()])
    two = sets.get_by_role("radio", name="Organiser, Entente, first squadron, Entente, second squadron, Central Powers, first squadron", exact=True)
    assert [sign.get_attribute("class") for sign in two.locator("svg").all()] == ["sign p3", "sign p1", "sign p1", "sign p2"]
    two.click()
    expect(page.locator(".seatrow")).to_have_count(4)


def test_31_9_a_roster_is_named_in_the_order_of_the_slots(meet: Meet, address: str) -> None:
    campaign = Campaign(address)
    campaign.play_to("roster", "e1")
    count = campaign.asked("e1")["facts"]["count"]
    page = campaign.seat_at(meet, "e1")
    wanted = [f"e1p{n}" for n in (5, 2, 4, 6)][:count]
    for id in ("e1p1", *wanted[:-1]) if count > 1 else ():
        page.locator(f"[data-pilot={id}]").click()
    page.locator("[data-pilot=e1p1]").click()  # off the roster again
    expect(page.locator(".decide [data-main]")).to_be_disabled()
    page.locator(f"[data-pilot={wanted[-1]}]").click()
    assert page.locator(".decide [aria-pressed=true] .slot").count() == count
    send(page)
    campaign.answer("c1")
    campaign.play_to("outcome")
    assert [slot["people"][0] for slot in campaign.view()["mission"]["slots"] if slot["squadron"] == "e1"] == [f"P:{id}" for id in wanted]


def test_31_11_a_battle_is_opened_and_each_goes_to_his_seat_and_back(meet: Meet, address: str) -> None:
    campaign = Campaign(address)
    campaign.play_to("outcome")
    organiser, player = campaign.seat_at(meet, "organiser"), campaign.seat_at(meet, "e1")
    expect(player.locator("[data-fly]")).to_have_count(0)
    organiser.locator(".decide [data-fly]").click()
    expect(organiser.locator("[data-parent]")).to_be_visible()
    expect(player.locator("[data-battle]")).to_be_visible()
    assert player.locator("[data-call]").evaluate("e => parseFloat(getComputedStyle(e).paddingRight)") >= 8, "its words stand free of its edge"
    player.locator("[data-call]").click()
    expect(player.locator("[data-craft='E1']")).to_be_visible()
    assert campaign.table not in player.url
    battle = player.url.rpartition("/")[2]
    assert campaign.call("GET", f"/tables/{battle}", "e1")["you"] == ["e1"]
    player.locator("[data-parent]").click()
    expect(player.locator(".camp")).to_be_visible()
    assert player.url.endswith(campaign.table)
    expect(player.locator("[data-battle]")).to_be_visible()


def test_31_11_the_result_of_a_battle_comes_back_by_itself_and_the_battle_can_be_seen_again(meet: Meet, address: str) -> None:
    campaign = Campaign(address)
    campaign.play_to("outcome")
    page = campaign.seat_at(meet, "e1")
    battle = campaign.fight()
    flown = page.locator("[data-flown='1']")
    expect(flown).to_be_visible()
    assert campaign.view()["battles"][0]["winner"] in ("E", "C", "draw")
    expect(page.locator("[data-call]")).to_have_count(0)
    flown.get_by_role("link", name="Replay of mission 1").click()
    expect(page).to_have_url(re.compile(rf"/t/{battle}/r/watch/0$"))
    page.goto(f"{address}/s#{battle}.{campaign.keys['e1']}")
    over = page.locator(".result")
    expect(over.get_by_role("button", name="Again")).to_have_count(0)
    over.locator("[data-parent]").click()
    expect(page.locator(".camp")).to_be_visible()


def test_31_11_a_result_is_typed_in_and_what_cannot_be_is_refused_with_its_paragraph(meet: Meet, address: str) -> None:
    campaign = Campaign(address)
    campaign.play_to("outcome")
    people = {p["id"]: p["person"] for p in campaign.asked("organiser")["domain"]["people"]}
    page = campaign.seat_at(meet, "organiser")
    page.locator(".decide [data-type-in]").click()
    form = page.locator(".decide")
    mine, enemy = "E1", max(id for id, who in people.items() if id[0] == "C" and who and "." not in id)
    form.locator(f"[data-machine={enemy}] [data-fate]").select_option("lost")
    form.locator(f"[data-machine={enemy}] [data-victory]").select_option(mine)
    form.locator(f"[data-place={enemy}] [data-state]").select_option("dead")
    form.locator(f"[data-place={mine}] [data-fortitude]").fill("90")
    expect(form.locator(".sum")).to_contain_text("Entente 3")
    form.locator("[data-send]").click()
    expect(form.get_by_role("alert").locator("a.rule")).to_have_text("4.8")
    form.locator(f"[data-place={mine}] [data-fortitude]").fill("1")
    assert in_both_themes(page) == []
    form.locator("[data-send]").click()
    expect(page.locator("[data-flown]")).to_be_visible()
    assert campaign.person(people[enemy])["state"] == "dead"
    assert [v["victim"] for v in campaign.person(people[mine])["victories"]] == [enemy]
    assert len(next(iter(campaign.view()["digests"].values()))) == 64


def test_31_11_a_battle_is_called_off_with_a_reason(meet: Meet, address: str) -> None:
    campaign = Campaign(address)
    campaign.play_to("outcome")
    page = campaign.seat_at(meet, "organiser", lang="de")
    page.locator(".decide [data-void]").click()
    expect(page.locator("[data-send]")).to_be_disabled()
    page.locator("[data-reason]").fill("Nebel")
    page.locator("[data-send]").click()
    expect(page.locator("[data-flown='1']")).to_contain_text("abgesagt")
    assert [b["winner"] for b in campaign.view()["battles"]] == ["void"]


def test_31_17_points_are_bought_in_the_question_and_in_the_record_of_service(meet: Meet, address: str) -> None:
    campaign = Campaign(address)
    campaign.play_to("outcome")
    page = campaign.seat_at(meet, "organiser")
    page.locator(".decide [data-type-in]").click()
    page.locator(".decide [data-held]").select_option("E")
    page.locator(".decide [data-send]").click()
    expect(page.locator("[data-flown]")).to_be_visible()
    campaign.play_to("raise", "e1")
    options = [o["value"] for o in campaign.asked("e1")["options"] if o["value"] != "stop" and not o.get("closed")]
    id, _, skill = options[0].partition(".")
    before = campaign.person(id)
    page = campaign.seat_at(meet, "e1")
    assert in_both_themes(page) == []
    page.locator(f"[data-person={id}]").click()
    page.locator(f"article.rec [data-raise={skill}]").click()
    settled(page)
    if campaign.asked("c1"):
        campaign.answer("c1")
    after = campaign.person(id)
    assert after[skill] == before[skill] + 1 and after["experience"] < before["experience"]


def test_31_21_the_organiser_puts_a_record_right_with_the_pencil_beside_it(meet: Meet, address: str) -> None:
    campaign = Campaign(address)
    campaign.play_to("roster", "e1")
    page = campaign.seat_at(meet, "organiser")
    page.get_by_text("Beginning").click()
    row = page.locator("[data-record=squadron_formed]").last
    row.get_by_role("button", name=re.compile("Put record")).click()
    assert question(page) == "Put a record right?"
    expect(page.locator("[data-amends]")).to_have_value(row.locator(".n").inner_text())
    page.locator("[data-target]").select_option("e1p1")
    page.locator("[data-field]").select_option("gunnery")
    page.locator(".decide [data-value]").fill("19")
    page.locator("[data-why]").fill("misread sheet")
    assert in_both_themes(page) == []
    send(page)
    expect(page.locator("[data-record=correction]")).to_contain_text("misread sheet")
    assert campaign.person("e1p1")["gunnery"] == 19


def test_the_replay_of_a_battle_opens_at_the_moment_that_the_address_names(meet: Meet, address: str) -> None:
    game = Game(address)
    game.play_on(4)
    page = meet().go(f"/s#{game.table}.{game.keys['e1']}")
    expect(page.locator("[data-craft='E1']")).to_be_visible()
    page.goto(f"{address}/t/{game.table}/r/e1?at=victory:C9&else=turn:3")
    expect(page.locator(".where .big")).to_contain_text("Turn 3")
    expect(page).to_have_url(re.compile(r"/r/e1/\d+$"))
    step = int(page.url.rpartition("/")[2])
    told = [game.call("GET", f"/tables/{game.table}/replay", "e1", seat="e1", step=n)["events"] for n in (step - 1, step)]
    assert [any(line["kind"] == "turn" and line["facts"]["turn"] == 3 for line in lines) for lines in told] == [False, True]


def test_a_campaign_moves_with_its_battles_from_page_to_page(meet: Meet, address: str, tmp_path: Path) -> None:
    campaign = Campaign(address)
    campaign.play_to("outcome")
    campaign.fight()
    page = campaign.seat_at(meet, "organiser")
    expect(page.locator("[data-flown='1']")).to_be_visible()
    player = campaign.seat_at(meet, "e1")
    player.get_by_role("button", name="This table").click()
    expect(player.get_by_role("button", name="My link")).to_be_visible()
    expect(player.locator("[data-save]")).to_have_count(0)
    page.get_by_role("button", name="This table").click()
    with page.expect_download() as saved:
        page.locator("[data-save]").click()
    file = tmp_path / "campaign.jsonl"
    saved.value.save_as(file)
    elsewhere = meet(name="Nora").go("/tables")
    assert in_both_themes(elsewhere) == []
    elsewhere.locator("input[type=file]").set_input_files(file)
    elsewhere.get_by_role("button", name="Make a table of it").click()
    expect(elsewhere.locator("[data-flown='1']")).to_be_visible()
    assert campaign.table not in elsewhere.url
    elsewhere.get_by_role("button", name="This table").click()
    elsewhere.locator("[data-take=e1]").click()
    expect(elsewhere.locator(".decide .ask")).to_be_visible()
    expect(elsewhere.locator("[data-flown='1']").get_by_role("link")).to_be_visible()


@pytest.mark.parametrize(("lang", "why"), [("en", "This is not a game file."), ("de", "Das ist keine Spieldatei.")])
def test_a_file_that_is_no_game_is_refused_in_words(meet: Meet, tmp_path: Path, lang: str, why: str) -> None:
    file = tmp_path / "letter.jsonl"
    file.write_text("Dear Ruth\n", "utf-8")
    page = meet(width=390, height=844, lang=lang).go("/tables")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text(why)).to_be_visible()
    assert overflow(page) <= 0


def test_a_bot_that_organises_leaves_its_player_a_squadron(meet: Meet) -> None:
    page = meet().go("/g/campaign")
    expect(page.get_by_role("radio", name="Entente, first squadron", exact=True)).to_be_checked()
    page.get_by_role("button", name="Play a bot").click()
    expect(page.locator(".decide .ask")).to_contain_text("Which type does")


def test_many_records_of_one_kind_are_one_row_and_a_list_that_opens(meet: Meet, address: str) -> None:
    campaign = Campaign(address)
    campaign.play_to("roster", "e1")
    page = campaign.seat_at(meet, "e1")
    page.get_by_role("tab", name="Since your turn").click()
    row = page.locator("[data-since] [data-thing]").filter(has_text="People joined: 12")
    expect(row.locator("b")).to_have_text("People joined: 12")
    expect(row.get_by_role("listitem")).to_have_count(0)
    row.locator("summary").click()
    expect(row.get_by_role("listitem")).to_have_count(12)
    expect(row.get_by_role("listitem").first).to_contain_text(" joins ")
    assert in_both_themes(page) == []


@pytest.mark.parametrize(("lang", "clocks", "time"), [("en", "Clocks", "Time between missions"), ("de", "Uhren", "Zeit zwischen Aufträgen")])
def test_clocks_and_the_time_between_missions_have_names_of_their_own(meet: Meet, lang: str, clocks: str, time: str) -> None:
    page = meet(lang=lang).go("/g/campaign/new")
    expect(page.get_by_role("radiogroup", name=clocks)).to_be_visible()
    expect(page.get_by_role("radiogroup", name=time)).to_be_visible()
