"""My games: what this browser has keys to, filters that live in the address, the record against bots, game files; spectators who see both sides."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from lysander.bots import Question
from lysander.bots.registry import domains_of
from lysander.review.plan import Found
from lysander.review.playouts import ending
from lysander.server.bots import reviewer

from . import plain
from .actions import becomes, overflow
from .axe import in_both_themes
from .conftest import ROOT, Meet

pytestmark = pytest.mark.browser
SIDES = ("british", "german")


OPEN: list[httpx.Client] = []


@pytest.fixture(scope="module", autouse=True)
def closed() -> Iterator[None]:
    """No connection is left."""
    yield
    for client in OPEN:
        client.close()


class Table:
    """A table that is played over HTTP."""

    def __init__(self, address: str, **wish: Any) -> None:
        self.game = wish.get("game", "evasion")
        self.http = httpx.Client(base_url=f"{address}/api/tables", timeout=60, verify=plain.NO_CERTIFICATES)
        OPEN.append(self.http)
        made = self.http.post("", json={"game": self.game, "start": True} | wish).json()
        self.id, self.keys = made["table"], made["keys"]

    def state(self, seat: str) -> Any:
        return self.http.get(f"/{self.id}/state", params={"seat": seat, "since": 10**6}, headers=self.key(seat)).json()

    def key(self, seat: str) -> dict[str, str]:
        return {"authorization": f"Bearer {self.keys.get(seat, '')}"}

    def play(self, rng: Random, *seats: str, move: int = 99) -> None:
        """Random answers until the game is over, or a move has begun."""
        while True:
            for seat in seats:
                state = self.state(seat)
                if state["status"] == "over" or (state["waiting"]["facts"].get("move") or 0) >= move:
                    return
                ask = next((a for a in state["asks"] if not a["standing"]), None)
                if ask is None:
                    continue
                question = Question(ask["kind"], ask["rule"], ask["facts"], ask["domain"], ask["default"], own=domains_of(self.game))
                body = {"seat": seat, "at": state["at"], "kind": ask["kind"], "value": question.sample(rng)}
                self.http.post(f"/{self.id}/answer", json=body, headers=self.key(seat)).raise_for_status()

    def held(self, seat: str, made: int, **more: Any) -> dict[str, Any]:
        """What a browser keeps of it."""
        return {self.id: {"game": self.game, "title": "", "keys": {seat: self.keys[seat]}, "seat": seat, "made": made, **more}}


def human(*seats: str) -> dict[str, Any]:
    return {seat: {"kind": "human", "name": "Amara"} for seat in seats}


def give(page: Page, tables: dict[str, Any]) -> None:
    """A browser gets the keys to tables."""
    page.evaluate("(tables) => localStorage.setItem('lysander.tables', JSON.stringify(tables))", tables)


@pytest.fixture(scope="module")
def games(address: str) -> tuple[Table, Table, Table]:
    """A game that is over, against a bot; one that runs, in which the British are asked; and one that has not begun."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("lysander.server.registry.new_table.new_seed", lambda: "2d" * 32)
        ended = Table(address, title="Five nights", seats=human("british") | {"german": {"kind": "bot", "level": "random"}})
        running = Table(address, title="Thursday", seats=human("british") | {"german": {"kind": "open"}})
    ended.play(Random(4), "british")
    return ended, running, Table(address, game="hijacked", start=False, title="At Ben's", seats=human("A"))


def rows(page: Page) -> list[str]:
    return [str(row.get_attribute("data-mine")) for row in page.locator("[data-mine]").all()]


def test_a_finished_row_has_the_curve_of_my_goal(meet: Meet, games: tuple[Table, Table, Table], monkeypatch: pytest.MonkeyPatch) -> None:
    ended, running, _ = games

    async def before(table: Any) -> Found:
        end = ending(table.game, table.match.setup, table.match.state.result)
        return Found("normal", 2, len(table.match.lines), end, {0: {"10": 30, "00": 30}, 9: {"10": 15, "01": 45}}, done=True)

    monkeypatch.setattr(reviewer, "found_before", before)
    page = meet().go("/tables")
    give(page, ended.held("british", 2) | running.held("british", 1))
    page.reload()
    curve = page.locator(f'[data-mine="{ended.id}"] [data-goal-curve]')
    last = 100 if "british" in ended.state("british")["result"]["winners"] else 0
    expect(curve).to_have_attribute("aria-label", f"Chance of your goal: 50 % at the beginning, {last} % at the end")
    assert str(curve.locator("path.line").get_attribute("d")).count("L") == 2
    expect(page.locator("[data-goal-curve]")).to_have_count(1)


def test_the_luck_of_my_games_is_that_of_their_dice_together(meet: Meet, address: str) -> None:
    """Of one game it is what the story at its end says; of two with the same dice twice that, in a band that is narrower than twice as wide."""
    file = (ROOT / "tests" / "games" / "evasion" / "journals" / "both-win.jsonl").read_bytes()
    ids = [plain.post(f"{address}/api/tables/file", content=file).json()["table"] for _ in range(2)]
    told = plain.get(f"{address}/api/tables/{ids[0]}/luck", params={"line": 10**6}).json()["luck"]
    looks = next(line for line in told if line["label"].startswith("Looks that spotted men"))
    page = meet().go("/tables")
    for games, seat, whose in ((1, "british", "against"), (2, "german", "for")):
        mine = {"seat": seat, "single": True, "turn": False, "story": "", "winners": []}
        ended = {id: {"lang": "en", "mine": {"info": plain.get(f"{address}/api/tables/{id}").json(), **mine}} for id in ids[:games]}
        page.evaluate("(ended) => localStorage.setItem('lysander.ended', JSON.stringify(ended))", ended)
        give(page, {id: {"game": "evasion", "title": "", "keys": {}, "seat": seat, "made": 1} for id in ids[:games]})
        page.reload()
        page.locator("[data-luck-card]").scroll_into_view_if_needed()
        row = page.locator("[data-luck-card] [data-luck]")
        expect(row).to_have_count(1)
        expect(row).to_contain_text(f"Rolls {whose} you that succeeded")
        said = [float(n) for n in re.findall(r"[0-9.]+", str(row.locator("svg").get_attribute("aria-label")).replace(",", ""))]
        got, rolls, expected, low, high = said
        assert (got, rolls) == (games * looks["got"], games * looks["rolls"]) and expected == pytest.approx(games * looks["expected"], abs=0.06)
        if games == 1:
            assert (low, high) == (looks["low"], looks["high"])
            expect(row).to_contain_text(looks["share"].replace("game", "record"))
        else:
            assert looks["high"] - looks["low"] < high - low < 2 * (looks["high"] - looks["low"])


def test_my_games_by_filters_that_live_in_the_address(meet: Meet, games: tuple[Table, Table, Table]) -> None:
    ended, running, waits = games
    page = meet().go("/tables")
    give(page, ended.held("british", 3) | running.held("british", 2) | waits.held("A", 1))
    page.reload()
    expect(page.locator("[data-mine]")).to_have_count(3)
    becomes(page, lambda: rows(page)[0], running.id)  # what waits for me comes first
    expect(page.locator(f'[data-mine="{running.id}"]').get_by_role("link", name="Take your turn")).to_be_visible()
    row = page.locator(f'[data-mine="{ended.id}"]')
    winners = ended.state("british")["result"]["winners"]
    expect(row.locator("[data-outcome]")).to_have_text("nobody won" if not winners else "won" if "british" in winners else "lost")
    expect(row).to_contain_text("against Bot, random")
    for show, count in (("turn", 1), ("running", 2), ("finished", 1)):
        page.locator(f"[data-show={show}]").click()
        expect(page.locator("[data-mine]")).to_have_count(count)
        expect(page).to_have_url(re.compile(f"show={show}"))
    page.reload()
    expect(page.locator("[data-mine]")).to_have_count(1)
    becomes(page, lambda: rows(page), [ended.id])  # the address brings the filter back
    page.locator("[data-show=all]").click()
    page.get_by_label("Game", exact=True).select_option("hijacked")
    expect(page.locator("[data-mine]")).to_have_count(1)
    page.get_by_label("Game", exact=True).select_option("")
    page.get_by_label("Against", exact=True).select_option("random")
    expect(page.locator("[data-mine]")).to_have_count(1)
    page.get_by_label("Against", exact=True).select_option("people")
    page.get_by_label("Result", exact=True).select_option("won")
    expect(page.get_by_text("No game fits these filters.")).to_be_visible()
    page.get_by_role("link", name="All games").click()
    page.keyboard.press("/")
    page.keyboard.type("thurs")
    becomes(page, lambda: rows(page), [running.id])
    expect(page).to_have_url(re.compile("q=thurs"))
    square = page.locator("[data-matrix] a")
    expect(square).to_have_count(1)
    assert "of 1" in square.inner_text() and "few" in str(square.get_attribute("class")), "fewer than four games are dashed"
    square.click()
    becomes(page, lambda: rows(page), [ended.id])
    expect(page).to_have_url(re.compile("against=random"))
    page.locator("details summary").click()
    page.get_by_role("button", name="Verify it").click()
    expect(page.locator("[data-verdict=fits]")).to_contain_text("Verified:")
    assert in_both_themes(page) == []
    page.get_by_role("link", name="Review").click()
    page.wait_for_url(f"**/t/{ended.id}/r/british*")

    stranger = meet(lang="de").go(f"/t/{ended.id}/r/british/3")
    expect(stranger.locator("[role=slider], input[type=range]").first).to_be_visible()
    stranger.goto(f"{stranger.url.split('/t/')[0]}/t/{running.id}/r/british/0")
    expect(stranger.get_by_role("alert")).to_be_visible()


DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name));
  for (const type of ["dragenter", "dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
}"""


def test_any_game_file_is_dropped_verified_and_looked_at(meet: Meet, games: tuple[Table, Table, Table], tmp_path: Path) -> None:
    ended, *_ = games
    text = ended.http.get(f"/{ended.id}/journal").text
    lines = [json.loads(line) for line in text.splitlines()]
    lines[12]["value"] = "no such thing"
    changed = "".join(json.dumps(line) + "\n" for line in lines)
    newer = json.dumps(lines[0] | {"rules": "99"}) + "\n"
    person = meet(820, 1180)
    page = person.go("/tables")
    page.on("filechooser", lambda _: None)  # the browser gives choosers away from now on, not only from the press on
    expect(page.locator("[data-drop]")).to_be_visible()
    for name, file, verdict, said in (
        ("copy.jsonl", changed, "changed", "Step 12 does not follow from step 11."),
        ("later.jsonl", newer, "version", "rules 99"),
        ("holiday.png", "PNG", "none", "This is not a game file."),
    ):
        page.evaluate(DROP, [name, file])
        card = page.locator(f"[data-verdict={verdict}]")
        expect(card).to_contain_text(name)
        expect(card).to_contain_text(said)
    path = tmp_path / "five-nights.jsonl"
    path.write_text(text, "utf-8")
    page.locator("body").click(position={"x": 4, "y": 300})
    with page.expect_file_chooser() as chooser:
        page.keyboard.press("o")
    chooser.value.set_files(path)
    good = page.locator("[data-verdict=fits]")
    expect(good).to_contain_text("Verified:")
    assert in_both_themes(page) == [] and overflow(page) <= 0
    page.locator("[data-verdict=changed]").get_by_role("button", name="Open").click()
    expect(page.locator("[data-opened=changed]")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-drop]")).to_be_visible()
    page.evaluate(DROP, ["again.jsonl", text])
    page.locator("[data-verdict=fits]").get_by_role("button", name="Open").click()
    expect(page.locator("[data-opened=fits]")).to_have_text("From a file, verified")
    expect(page.get_by_role("button", name="Copy the link to this step")).to_have_count(0)
    assert page.evaluate("localStorage['lysander.tables'] ?? '{}'") == "{}", "nothing is kept"


def test_spectators_find_both_sides_as_late_as_the_host_wants(meet: Meet, address: str) -> None:
    host = meet(390, 844, touch=True)
    page = host.go("/g/evasion/new")
    page.get_by_label("Spectators see both sides").select_option("1")
    expect(page.locator("#watchhelp")).to_contain_text("Everybody is told")
    with page.expect_request(lambda r: r.method == "POST" and r.url.endswith("/api/tables")) as request:
        page.locator("aside .btn.primary").click()
    assert request.value.post_data_json["delay"] == 1
    expect(page.locator("[data-delay='1']")).to_contain_text("one whole round later")

    table = Table(address, delay=1, seats=human(*SIDES))
    guest = meet(lang="de").go(f"/s#{Table(address, delay=2, start=False).id}.x")
    invited = Table(address, delay=2, start=False)
    guest.goto(f"{address}/s#{invited.id}.{invited.keys['british?']}")
    guest.reload()
    expect(guest.locator("[data-delay='2']")).to_contain_text("2 ganze Runden später")

    table.play(Random(3), *SIDES, move=3)
    watcher = meet()
    page = watcher.go(f"/s#{table.id}.{table.keys['watch']}")
    page.get_by_role("link", name="Both sides").click()
    expect(page.locator("[data-late]")).to_have_text("one whole round back")
    expect(page.get_by_role("radio", checked=True)).to_be_enabled()
    seen = table.http.get(f"/{table.id}/replay", params={"truth": True}, headers=table.key("watch")).json()
    assert seen["waiting"]["facts"]["move"] == 1
    expect(page.locator("main, body").first).to_contain_text(f"{seen['steps']}")
    assert in_both_themes(page) == []

    player = meet()
    page = player.go("/tables")
    give(page, table.held("british", 1))
    page.goto(f"{address}/t/{table.id}")
    expect(page.locator(".decide").first).to_be_visible()
    expect(page.locator("[data-late]")).to_have_count(0)
