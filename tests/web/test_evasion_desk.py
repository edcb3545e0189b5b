"""The umpire's desk in a real browser: his three briefings, which reports wait, and decoys."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from .actions import laid_out, settled
from .axe import in_both_themes
from .conftest import Meet
from .test_evasion_board import Game

pytestmark = pytest.mark.browser
SHOTS = os.environ.get("LYSANDER_SHOTS", "")


def shoot(page: Page, name: str) -> None:
    """Keeps a picture of the page, if a folder for them is named."""
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png")


BARE = {
    "en": ("Briefings", "You have no other men", "Briefing of the Germans"),
    "de": ("Einweisungen", "Andere Männer hast du nicht", "Einweisung der Deutschen"),
}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_umpire_has_all_three_briefings_at_hand(meet: Meet, address: str, lang: str, width: int, height: int) -> None:
    """3.2 Unfolded while the game is set up and nothing waits; the log does not repeat those of the sides."""
    heading, words, copy = BARE[lang]
    game = Game(address, umpire=True, garrisons="no", umpire_release="weighty")
    page = game.seat_at(meet, "umpire", desk=True, lang=lang, width=width, height=height, touch=width < 500)
    box = page.locator("details.briefs")
    expect(box.locator("summary")).to_have_text(heading)
    if width < 500:
        box.locator("summary").tap()
    else:
        expect(page.locator(".told")).not_to_contain_text(copy)
    expect(box).to_have_attribute("open", "")
    expect(box.locator("li")).to_have_count(3)
    expect(box.locator("li").nth(2)).to_contain_text(words)
    expect(box.locator("li").first).to_be_in_viewport()
    shoot(page, f"briefings-{lang}-{width}")
    if lang == "en":
        assert in_both_themes(page) == []
    game.prepare()
    page.reload()
    expect(box.locator("summary")).to_be_visible()
    expect(box).not_to_have_attribute("open", "")
    assert not [line for seat in ("british", "german") for line in game.state(seat)["events"] if line["kind"] == "u_brief"]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_briefings_leave_room_for_what_waits(meet: Meet, address: str, width: int, height: int) -> None:
    """Folded while reports wait; unfolded they do not push the question away."""
    game = Game(address, umpire=True)
    page = game.seat_at(meet, "umpire", desk=True, width=width, height=height, touch=width < 500)
    expect(page.locator("details.briefs")).not_to_have_attribute("open", "")
    page.locator("details.briefs summary").click()
    expect(page.locator("details.briefs li").first).to_be_in_viewport()
    expect(page.locator(".queue li").first).to_be_in_viewport()
    shoot(page, f"briefings-waiting-{width}")


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("de", 1440, 900), ("en", 390, 844), ("de", 390, 844)])
def test_what_is_weighty_waits_and_the_rest_goes_out(meet: Meet, address: str, lang: str, width: int, height: int) -> None:
    """15.7 Switched at the desk."""
    game = Game(address, umpire=True)
    game.prepare()
    game.to_german_half()
    page = game.seat_at(meet, "umpire", desk=True, lang=lang, width=width, height=height, touch=width < 500)
    switch = page.get_by_role("radio", name="important ones wait" if lang == "en" else "wichtige warten")
    switch.click()
    expect(switch).to_be_checked()
    settled(page)
    shoot(page, f"weighty-{lang}-{width}")
    game.answer("german", "order", "L4:drive")
    game.answer("german", "path", "r0111.")
    assert game.asked("german", "order"), "a lorry that found nobody waits for nobody"
    assert game.state("umpire")["view"]["switches"]["release"] == "weighty"


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("de", 390, 844)])
def test_a_decoy_is_a_check_with_nothing_to_overrule(meet: Meet, address: str, lang: str, width: int, height: int) -> None:
    """15.23 The Germans see the same as at a look."""
    game = Game(address, umpire=True, umpire_release="auto", umpire_check="all", umpire_decoys="all")
    game.prepare()
    while not game.asked("german", "order"):
        for seat in ("british", "umpire"):
            for ask in [a for a in game.state(seat)["asks"] if not a["standing"]]:
                game.answer(seat, ask["kind"], ask["default"] or "done")
    game.answer("german", "order", "P4:walk")
    waiting = game.state("german")["waiting"]
    game.answer("german", "path", "r0111.")
    page = game.seat_at(meet, "umpire", desk=True, lang=lang, width=width, height=height, touch=width < 500)
    accept = page.locator(".decide [data-key=a]")
    expect(accept).to_be_visible()
    expect(page.locator(".decide [data-key=e]")).to_have_count(0)
    expect(page.locator(".decide")).to_contain_text("nobody is looked at" if lang == "en" else "niemand angeschaut")
    shoot(page, f"decoy-{lang}-{width}")
    assert game.state("german")["waiting"] == waiting and not [a for a in game.state("german")["asks"] if not a["standing"]]
    accept.click()
    settled(page)
    assert game.asked("german", "order")
    assert "15.23" not in str(game.state("german")["events"])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_new_table_offers_the_new_options(meet: Meet, address: str, lang: str) -> None:
    """17.16, 17.20 From the table of options."""
    page = meet(lang=lang).go("/g/evasion/new")
    words = ("hold the important ones", "some, by a die") if lang == "en" else ("Wichtiges zurückhalten", "einige, nach Würfel")
    for word in words:
        choice = page.get_by_role("radio", name=word)
        choice.click()
        expect(choice).to_be_checked()
    page.get_by_role("radio", name=words[0]).scroll_into_view_if_needed()
    shoot(page, f"new-{lang}")


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("de", 390, 844)])
def test_the_umpire_sees_whom_the_belief_lacks(meet: Meet, address: str, lang: str, width: int, height: int) -> None:
    """16.13 After a ruling, in the head of the German map and on it; the Germans see nothing of it."""
    game = Game(address, umpire=True, umpire_release="auto")
    game.prepare()
    page = game.seat_at(meet, "umpire", desk=True, lang=lang, width=width, height=height, touch=width < 500)
    if width < 500:
        page.locator(".desk").get_by_role("tab", name="Jonas").tap()
    pane = page.locator(".pane").filter(has_text="Jonas")
    expect(pane).to_be_visible()
    expect(pane.locator("[data-astray]")).to_have_count(0)
    game.answer("umpire", "change", 'man B hex=1010 "lost in the fog"')
    expect(pane.locator("header")).to_contain_text("belief lacks B 1010" if lang == "en" else "der Vermutung fehlt B 1010")
    expect(pane.locator("[data-astray='1010']")).to_have_text("B")
    shoot(page, f"astray-{lang}-{width}")
    assert "astray" not in game.state("german")["view"] and "1010" not in game.state("german")["view"]["belief"]["hexes"]


def test_every_piece_of_a_crowded_hex_can_be_counted(meet: Meet, address: str) -> None:
    """Six patrols in the hex of the men: seven pieces, and no middle of one is covered by another."""
    game = Game(address, umpire=True)
    game.prepare()
    for n in range(1, 7):
        game.answer("umpire", "change", f'patrol P{n} hex=0309 "for the test"')
    page = game.seat_at(meet, "umpire", desk=True)
    shoot(page, "crowded")
    pieces = page.locator(",".join(f".truth [data-piece={id}] .pc" for id in ("men0309", *(f"P{n}" for n in range(1, 7)))))
    expect(pieces).to_have_count(7)
    boxes = pieces.evaluate_all("all => all.map(p => p.getBoundingClientRect().toJSON())")  # of one moment
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    hidden = [
        n
        for n, (x, y) in enumerate(middles)
        for other, box in enumerate(boxes)
        if other != n and box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]
    ]
    assert hidden == []


@pytest.mark.parametrize("tool", ["Wert ändern", "Platz ansprechen"])
def test_what_a_tool_opens_has_the_room_of_the_tools(meet: Meet, address: str, tool: str) -> None:
    """Words to a side were cut at their lower edge, and in German the rail was wider than its window."""
    game = Game(address, umpire=True, umpire_release="weighty")
    game.prepare()
    page = game.seat_at(meet, "umpire", desk=True, lang="de")
    tools = page.locator("details.bench")
    tools.get_by_text(tool).click()
    body = page.locator(".decide .body")
    expect(body).to_be_visible()
    expect(tools).not_to_have_attribute("open", "")
    laid_out(page)
    assert body.evaluate("el => el.scrollHeight - el.clientHeight") <= 0
    page.locator(".decide").get_by_role("button", name="Schließen").click()
    expect(tools).to_have_attribute("open", "")
    assert page.locator(".right .top").evaluate("el => el.scrollWidth - el.clientWidth") <= 0
