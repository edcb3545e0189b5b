"""Looking back at a finished game: the curve of the chances, its turning points, both boards, and playing on."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from lysander.review.plan import Found, Weighed
from lysander.server.bots import reviewer

from . import plain
from .actions import becomes, laid_out, overflow
from .axe import in_both_themes
from .conftest import ROOT, Meet

pytestmark = pytest.mark.browser
DIE, ORDER, LAST = 207, 119, 242
"""Lines of the recorded game: a die by which men are found, the way of a patrol; and how many there are."""


@pytest.fixture
def table(address: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A finished game of Escape and Evasion whose chances turned at two lines."""
    file = ROOT / "tests" / "games" / "evasion" / "journals" / "both-win.jsonl"
    id: str = plain.post(f"{address}/api/tables/file", content=file.read_bytes()).json()["table"]
    steps = {
        0: {"10": 150, "00": 150},
        ORDER: {"10": 270, "00": 30},
        ORDER + 1: {"10": 120, "00": 150, "01": 30},
        DIE: {"10": 270, "11": 30},
        DIE + 1: {"11": 240, "01": 60},
    }
    bots = {ORDER: [Weighed('"r0408r0309."', 20, {"10": 80, "00": 20})]}
    found = Found("normal", 2, LAST, "11", steps, bots, done=True)

    async def before(of: object) -> Found:
        return found

    monkeypatch.setattr(reviewer, "found_before", before)
    return id


def at_line(page: Page, line: int) -> None:
    """The truth is shown at a line."""
    expect(page).to_have_url(re.compile(rf"\?line={line}$"))
    expect(page.locator(".scrubber")).to_contain_text(f"{line} of {LAST}")


def pieces(board: Locator) -> str:
    """Which pieces a board shows, and where; how large depends on the room the board has just then."""
    at = "(p) => `${p.dataset.piece} ${p.style.transform.replace(/ scale.*/, '')}`"
    return str(board.locator("[data-piece]").evaluate_all(f"all => all.map({at}).sort().join()"))


def test_the_chances_their_turning_points_and_both_boards(meet: Meet, table: str) -> None:
    page = meet().go(f"/t/{table}/r/german")
    knew, was = page.get_by_role("region", name="Known then: Germans"), page.get_by_role("region", name="As it was")
    expect(was).to_be_visible()
    expect(knew.locator("svg[role=application]")).to_be_visible()
    panel, curve = page.locator("[data-review]"), page.locator("[data-curve]")
    expect(panel.get_by_role("listitem")).to_have_count(2)
    slider = curve.get_by_role("slider", name="Chances step by step")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 242 of 242, move .*British 100 %; Germans 100 %$"))

    page.keyboard.press("<")
    at_line(page, DIE + 1)
    expect(panel.get_by_role("heading", level=2)).to_have_text("Turning point 2 of 2")
    expect(panel).to_contain_text("Rolled 1, needs 1 or less")
    expect(panel.locator("dl")).to_contain_text("10 → 100 %")
    expect(panel.get_by_text("What a bot would have done")).to_have_count(0)
    expect(curve.locator("button[aria-current=step]")).to_have_count(1)
    expect(knew.locator("svg[role=application]"), "what could have been known").to_contain_text(re.compile(r"\d ?%"))

    page.keyboard.press("<")
    at_line(page, ORDER + 1)
    expect(panel.get_by_role("row", name=re.compile("0408")).get_by_role("cell")).to_have_text(["100 %", re.compile("0 %")])
    expect(panel.get_by_role("row", name=re.compile("played")).get_by_role("cell")).to_have_text(["0 %", re.compile("10 %")])
    assert pieces(knew) != pieces(was) != "", "the party of six is on the true board alone"
    then = pieces(was)
    page.keyboard.press(">")
    at_line(page, DIE + 1)
    becomes(page, lambda: pieces(was) != then, True)  # both boards are those of the step

    page.get_by_role("button", name="Show numbers").click()
    rows = page.get_by_role("dialog").get_by_role("row")
    expect(rows).to_have_count(7)
    expect(rows.nth(5)).to_contain_text("80 %75–84")
    rows.nth(2).get_by_role("button").click()
    at_line(page, ORDER)

    page.keyboard.press("b")
    expect(page.get_by_role("radio", name="Slider")).to_be_checked()
    page.keyboard.press("b")
    expect(page.get_by_role("radio", name="As I knew it")).to_be_checked()
    expect(was).to_have_count(0)
    page.keyboard.press("f")
    expect(page.get_by_role("dialog")).to_contain_text("A new table goes on from step")
    page.keyboard.press("Escape")

    page.goto(f"{page.url.partition('/t/')[0]}/t/{table}/r/german?line={DIE + 1}")
    expect(panel.get_by_role("heading", level=2)).to_have_text("Turning point 2 of 2")
    assert in_both_themes(page) == []


def test_the_curve_is_a_slider_and_steps_are_filtered(meet: Meet, table: str) -> None:
    page = meet().go(f"/t/{table}/r/german?line={DIE}")
    found = plain.get(f"{page.url.partition('/t/')[0]}/api/tables/{table}/review").json()
    slider = page.get_by_role("slider", name="Chances step by step")
    slider.focus()
    board, there = page.locator("svg[role=application]"), pieces(page.locator("svg[role=application]"))
    slider.press("Home")
    at_line(page, 0)
    becomes(page, lambda: pieces(board) != there, True)  # the board follows
    page.goto(f"{page.url.partition('?')[0]}?line={DIE}")
    at_line(page, DIE)
    becomes(page, lambda: pieces(board), there)
    slider.focus()
    for key, line in (("ArrowRight", DIE + 1), ("PageDown", DIE - 9), ("Home", 0), ("End", LAST), ("ArrowLeft", LAST - 1)):
        page.keyboard.press(key)
        at_line(page, line)
        expect(slider).to_have_attribute("aria-valuenow", str(line))
    box = slider.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 4, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 1, box["y"] + 40)
    page.mouse.up()
    at_line(page, LAST)

    knob, edge = page.locator("[data-curve] .knob"), page.locator("[data-curve] path.edge").first
    slider.press("Home")
    expect(knob).to_have_attribute("cx", "6")
    slider.press("End")
    expect(knob).to_have_attribute("cx", re.compile(f"^{box['width'] - 6:.0f}"))
    heights = [float(y) for y in re.findall(r"[ML][0-9.]+ ([0-9.]+)", edge.get_attribute("d") or "")]
    assert heights[1] < heights[0] < heights[2], "50, 90, 40 per cent: what is likelier stands higher"

    dark = [move for move in found["moves"] if move["dark"]]
    nights = page.locator("[data-night]")
    assert 0 < len(dark) < len(found["moves"])
    expect(nights).to_have_count(len(dark))
    left, wide = (float(nights.first.get_attribute(name) or 0) for name in ("x", "width"))
    width = box["width"] - 12
    begins = next((m["step"] for m in found["moves"] if m["step"] > dark[0]["step"]), LAST)
    assert (left, left + wide) == pytest.approx((6 + dark[0]["step"] / LAST * width, 6 + begins / LAST * width), abs=2)

    stops = page.get_by_label("Stop at")
    kinds = {"dice and draws": found["rolled"], "Germans: answers": found["answered"]["german"], "turning points": [ORDER + 1, DIE + 1]}
    for name, lines in kinds.items():
        slider.press("Home")
        at_line(page, 0)
        stops.select_option(label=name)
        for line in lines[:2]:
            page.get_by_role("button", name="One step on").click()
            at_line(page, line)
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    slider.press("Home")
    page.keyboard.press("]")
    at_line(page, ORDER + 1)


def shown_at(board: Locator) -> str:
    """Where a board is and how large."""
    return str(board.locator("svg[role=application] > g").first.get_attribute("transform"))


def test_both_boards_move_as_one_also_under_the_divider(meet: Meet, table: str) -> None:
    page = meet().go(f"/t/{table}/r/german")
    knew, was = page.get_by_role("region", name="Known then: Germans"), page.get_by_role("region", name="As it was")
    expect(knew.locator("svg[role=application] > g")).to_be_visible()
    becomes(page, lambda: shown_at(knew) == shown_at(was), True)
    was.get_by_role("button", name="Whole map").click()
    fitted = shown_at(was)
    expect(knew.locator("svg[role=application] > g").first).to_have_attribute("transform", fitted)
    for one, other in ((knew, was), (was, knew)):
        box = one.locator("svg[role=application]").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 200, box["y"] + 200)
        page.mouse.wheel(0, -400)
        expect(other.locator("svg[role=application] > g").first).not_to_have_attribute("transform", fitted)
        becomes(page, lambda: shown_at(knew) == shown_at(was), True)
        one.get_by_role("button", name="Whole map").click()
        expect(other.locator("svg[role=application] > g").first).to_have_attribute("transform", fitted)
    box = knew.locator("svg[role=application]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    expect(was.locator("circle.pointer")).to_have_count(1)
    expect(knew.locator("circle.pointer")).to_have_count(0)

    page.get_by_role("radio", name="Slider").click()
    divider = page.get_by_role("slider", name="Divider between both boards")
    expect(divider).to_have_attribute("aria-valuenow", "50")
    wide = was.bounding_box()
    assert wide is not None and wide == knew.bounding_box() and wide["width"] > 2 * box["width"] - 40
    for key, part in (("ArrowRight", 52), ("Home", 0), ("End", 100)):
        divider.press(key)
        expect(divider).to_have_attribute("aria-valuenow", str(part))
    page.mouse.move(wide["x"] + wide["width"] - 1, wide["y"] + 300)
    page.mouse.down()
    page.mouse.move(wide["x"] + wide["width"] / 4, wide["y"] + 300)
    page.mouse.up()
    expect(divider).to_have_attribute("aria-valuenow", "25")
    seen = "([x, y]) => document.elementFromPoint(x, y).closest('section').className"
    for share, over in ((0.1, "knew"), (0.6, "was")):
        assert over in page.evaluate(seen, [wide["x"] + share * wide["width"], wide["y"] + 200])
    assert in_both_themes(page) == []


def test_luck_and_notes_of_a_step_and_the_file_that_takes_them_along(meet: Meet, table: str) -> None:
    page = meet().go(f"/t/{table}/r/german?line={DIE}")
    panel = page.locator("[data-review]")
    luck = panel.locator(f"[data-luck-at='{DIE}']")
    looks = luck.locator("[data-luck]").filter(has_text="Looks that spotted men")
    expect(looks).to_be_visible()
    before = str(looks.locator("svg").get_attribute("aria-label"))
    page.keyboard.press(">")
    after = panel.locator(f"[data-luck-at='{DIE + 1}'] [data-luck]").filter(has_text="Looks that spotted men")
    expect(after.locator("svg")).not_to_have_attribute("aria-label", before)

    note = page.get_by_label(f"Note on step {DIE + 1}")
    note.fill("Here they were “found” – <b>bad</b>")
    note.press("Enter")
    page.reload()
    expect(page.get_by_label(f"Note on step {DIE + 1}")).to_have_value("Here they were “found” – <b>bad</b>")
    expect(after).to_be_visible()  # it pushes the buttons down
    laid_out(page)
    with page.expect_download() as saved:
        panel.get_by_role("button", name="Game file").click()
    file = saved.value.path().read_bytes()
    assert json.loads(file.decode().split("\n", 1)[0])["notes"]["steps"] == {str(DIE + 1): "Here they were “found” – <b>bad</b>"}
    opened = meet().go("/tables")
    opened.locator("input[type=file]").set_input_files({"name": "game.jsonl", "mimeType": "text/plain", "buffer": file})
    card = opened.locator("[data-verdict=fits]")
    card.get_by_role("button", name="Open").click()
    row = opened.locator("[data-notes]").get_by_role("button", name=f"step {DIE + 1}")
    expect(row).to_contain_text("<b>bad</b>")
    row.click()
    expect(opened.locator(".scrubber")).to_contain_text(re.compile(r"\d+ of"))
    with page.expect_download() as saved:
        panel.get_by_role("button", name="Text").click()
    assert "Here they were" in saved.value.path().read_text("utf-8")


def test_the_story_of_the_end_has_the_moments_that_turned_it(meet: Meet, table: str) -> None:
    page = meet().go(f"/t/{table}")
    moments = page.locator("[data-moments]")
    expect(moments.get_by_role("heading")).to_contain_text("Two moments")
    cards = moments.get_by_role("listitem")
    expect(cards).to_have_count(2)
    expect(cards.nth(0)).to_contain_text("British 90 → 40 %")
    expect(cards.nth(1)).to_contain_text("Germans 10 → 100 %")
    expect(cards.nth(1)).to_contain_text("Rolled 1, needs 1 or less")
    expect(cards.nth(1).locator("svg circle").last).to_be_visible()
    page.keyboard.press("2")
    at_line(page, DIE + 1)
    expect(page.locator("[data-review]").get_by_role("heading", level=2)).to_have_text("Turning point 2 of 2")


def test_on_a_phone_in_german(meet: Meet, table: str) -> None:
    page = meet(width=390, height=844, lang="de", touch=True).go(f"/t/{table}/r/german?line={ORDER + 1}")
    panel, plot = page.locator("[data-review]"), page.locator("[data-curve] .plot")
    expect(panel.get_by_role("heading", level=2)).to_have_text("Wendepunkt 1 von 2")
    expect(page.locator("svg[role=application]")).to_have_count(1)
    box = plot.bounding_box()
    assert box is not None
    assert 90 <= box["height"] <= 104
    plot.tap(position={"x": box["width"] - 6, "y": 30})
    at = page.locator(".scrubber")
    expect(at).to_contain_text(f"{LAST} von {LAST}")
    page.get_by_role("radio", name="Was ich wusste").click()
    expect(page.get_by_role("radio", name="Wie es war")).not_to_be_checked()
    assert overflow(page) <= 0
    assert in_both_themes(page) == []


def test_chances_that_could_not_be_found_are_tried_again(meet: Meet, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    async def breaks(*_: object) -> tuple[str, Found]:
        asked.append(1)
        return "failed", Found("normal", 2, LAST, "11")

    monkeypatch.setattr(reviewer.Reviewer, "look", breaks)
    page = meet().go(f"/t/{table}/r/watch/3")
    expect(page.locator("[data-review]")).to_contain_text("No chances for this game. Everything else is here.")
    asked.clear()
    with page.expect_response(re.compile("/review")):
        page.get_by_role("button", name="Try again").click()
    assert asked


def test_the_curve_is_put_away_for_a_larger_board(meet: Meet, table: str) -> None:
    page = meet().go(f"/t/{table}/r/british/10")
    board = page.locator(".boardbox")
    expect(page.locator("[data-curve]")).to_be_visible()
    laid_out(page)
    before = board.bounding_box()
    page.get_by_role("button", name="Hide curve").click()
    expect(page.locator("[data-curve]")).to_have_count(0)
    laid_out(page)
    after = board.bounding_box()
    assert before and after and after["height"] >= before["height"] + 100
    page.reload()
    expect(page.locator("[data-curve]"), "it stays away").to_have_count(0)
    page.get_by_role("button", name="Show curve").click()
    expect(page.locator("[data-curve]")).to_be_visible()
    assert in_both_themes(page) == []


UPRIGHT = [("evasion/journals/both-win", "british", ".map", 450), ("flight181/journals/turn-limit", "hijackers", ".plan", 200)]
"""A game, a seat, its board, and how high this is at least, in pixels of 1,180."""


@pytest.mark.parametrize(("file", "seat", "board", "least"), UPRIGHT)
def test_on_an_upright_tablet_the_board_keeps_its_share_of_the_window(
    meet: Meet, address: str, monkeypatch: pytest.MonkeyPatch, file: str, seat: str, board: str, least: int
) -> None:
    """Above the chances, and between its own lists, a board was a strip: 40 pixels of the plan of the aircraft."""

    async def found(_: object) -> Found:
        return Found("normal", 0, 5, "10", {0: {"10": 150, "01": 150}, 3: {"10": 300}}, done=True)

    monkeypatch.setattr(reviewer, "found_before", found)
    game = (ROOT / "tests" / "games" / f"{file}.jsonl").read_bytes()
    table = plain.post(f"{address}/api/tables/file", content=game).json()["table"]
    page = meet(width=820, height=1180, lang="de").go(f"/t/{table}/r/{seat}")
    expect(page.locator("[data-curve]")).to_be_visible()
    laid_out(page)
    becomes(page, lambda: (page.locator(f".boardbox {board}").bounding_box() or {"height": 0})["height"] >= least, True)
    becomes(page, lambda: page.locator(".side.right .log").evaluate("(log) => log.clientHeight > 100"), True)
    assert overflow(page) <= 0
