"""Keyboard alone, phone, large text, and axe on every page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .actions import choose_hex, laid_out, new_table, overflow, question, tab_to
from .axe import in_both_themes, kind_of, looked
from .conftest import Meet

pytestmark = pytest.mark.browser
KILO = 1000
KIB = 1024
MOST_MOVED = 0.05
"""Of the layout shifts of a page that is loaded, the sum, as the browser counts them."""
SITE = [
    "/tables", "/help", "/help/keys", "/settings", "/nowhere", "/n/nothing", "/series/nothing", "/t/nothing", "/s#nothing.x",
    *(f"/g/{game}" for game in ("evasion", "hijacked", "flight181", "clouds", "campaign", "rota")),
    *(f"/g/{game}/new" for game in ("evasion", "hijacked", "clouds")), "/g/evasion/rules?edition=complete",
    *(f"/g/{game}/rules" for game in ("hijacked", "clouds")), "/",
]  # fmt: skip


def at_each_width(page: Page, *widths: int) -> list[str]:
    """What axe finds on a page at several widths of its window: it is not loaded again."""
    found = []
    for width in widths:
        page.set_viewport_size({"width": width, "height": 844 if width < 500 else 900})
        laid_out(page)
        found += [f"{width} {text}" for text in in_both_themes(page)]
    return found


TURN_TO = """(path) => {
  document.querySelectorAll("h1").forEach((heading) => (heading.dataset.old = ""));
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


def test_axe_finds_nothing_on_site_pages(meet: Meet) -> None:
    """From page to page as links lead there: script, fonts and axe are loaded once."""
    page, found = meet().go("/"), []
    for path in SITE:
        page.evaluate(TURN_TO, path)
        expect(page.locator("h1:not([data-old])").first).to_be_visible()
        expect(page.locator("[aria-busy=true], .sk")).to_have_count(0)
        laid_out(page)
        found += [f"{path} {text}" for text in in_both_themes(page)]
    assert found == []
    print(len(looked), "kinds of pages,", len(set.union(*looked.values())), "rules that found something to judge")
    assert {kind_of(f"http://table{path}") for path in SITE} <= looked.keys()


def test_axe_finds_nothing_at_a_table_without_a_drawn_board(meet: Meet) -> None:
    page = meet().go("/")
    page.locator("[data-game=rota]").get_by_role("button", name="Play a bot").click()
    question(page)
    anytime = page.get_by_role("group", name="At any time").get_by_role("button").first
    for _ in range(2):
        if anytime.get_attribute("aria-pressed") != "true":
            anytime.click()
    expect(anytime).to_have_attribute("aria-pressed", "true")
    assert at_each_width(page, 1440, 390) == []


def test_axe_finds_nothing_at_a_table(meet: Meet) -> None:
    page = meet().go("/g/evasion/new")
    new_table(page, british="me", german="link")
    expect(page.locator("[data-start]")).to_be_visible()
    assert at_each_width(page, 390, 820, 1440) == []
    page.locator("[data-start]").click()
    question(page)
    assert at_each_width(page, 390, 820, 1440) == []
    panes = {"r": ".drawer .player section", "t": ".drawer [data-twin]:not(:empty)", "k": ".drawer h2", "?": "dialog kbd", "/": "form.command input"}
    for key, inside in panes.items():
        page.keyboard.press(key)
        expect(page.locator(inside).first).to_be_visible()
        assert in_both_themes(page) == []
        page.keyboard.press("Escape")
        expect(page.locator(inside)).to_have_count(0)
    page.keyboard.press("r")
    page.locator(".drawer [data-choice=complete]").click()
    expect(page.locator(".drawer .para").first).to_be_visible()
    assert in_both_themes(page) == []


def test_a_first_turn_by_keyboard_alone(meet: Meet) -> None:
    page = meet().go("/")
    expect(page.locator("[data-play-now]")).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.hasAttribute('data-play-now')"):
            break
    page.keyboard.press("Enter")
    asked = question(page)
    tab_to(page, "[data-hex]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator(".decide [data-main]")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator(".decide .ask")).not_to_have_text(asked)
    second = question(page)
    page.keyboard.press("/")
    page.keyboard.type("0309")
    page.keyboard.press("Enter")
    expect(page.locator(".decide .ask")).not_to_have_text(second)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator("[data-twin]")).to_contain_text("Your decision")
    page.keyboard.press("Escape")
    expect(page.locator("[data-twin]")).to_have_count(0)


def test_escape_closes_one_layer_and_the_focus_goes_back(meet: Meet) -> None:
    page = meet().go("/")
    page.locator("[data-play-now]").click()
    question(page)
    choose_hex(page, "0405")
    dialog, drawer, command = page.locator("dialog[open]"), page.locator(".drawer"), page.locator("form.command")
    for name in ("Keyboard", "This table"):
        button = page.get_by_role("button", name=name, exact=True)
        button.focus()
        page.keyboard.press("Enter")
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(button).to_be_focused()
    rules = page.locator(".topbar").get_by_role("button", name="Rules")
    rules.focus()
    page.keyboard.press("Enter")
    expect(drawer).to_be_focused()
    page.keyboard.press("/")
    expect(command.get_by_role("textbox")).to_be_focused()
    page.keyboard.press("Escape")
    expect(command).to_have_count(0)
    expect(drawer).to_be_focused()
    page.keyboard.press("?")
    expect(drawer).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(rules).to_be_focused()
    expect(page.locator('[data-hex="0405"]'), "the plan lay below all of these").to_have_attribute("aria-pressed", "true")


def test_single_letters_stay_quiet_in_fields_and_when_switched_off(meet: Meet) -> None:
    page = meet(letters=False).go("/")
    page.locator("[data-play-now]").click()
    question(page)
    page.keyboard.press("t")
    assert page.locator("[data-twin]").count() == 0
    page.keyboard.press("?")
    assert page.get_by_role("dialog").count() == 0


def test_phone_shows_question_and_button_and_never_scrolls_sideways(meet: Meet) -> None:
    page = meet(width=390, height=844, touch=True).go("/")
    assert overflow(page) == 0
    page.locator("[data-play-now]").tap()
    question(page)
    assert overflow(page) == 0
    expect(page.locator(".decide .ask")).to_be_in_viewport()
    expect(page.locator(".decide [data-main]")).to_be_in_viewport()
    for tab in ("Log", "Rules", "Text", "Units", "Board"):
        button = page.locator(".phonetabs").get_by_role("button", name=tab)
        button.tap()
        expect(button).to_have_attribute("aria-pressed", "true")
        assert overflow(page) == 0
    box = page.locator(".phonetabs button").first.bounding_box()
    assert box and box["height"] >= 44


UNHURRIED = """{
  const [after, never] = [setTimeout, clearTimeout];
  window.forgetting = new Set();
  const count = () => (forgetting.add(-forgetting.size - 1), -forgetting.size);
  window.setTimeout = (work, ms, ...rest) => (ms === 500 ? 0 : ms === 3000 ? count() : after(work, ms, ...rest));
  window.clearTimeout = (id) => void (forgetting.delete(id) || never(id));
}"""
"""However long a tap takes it is no holding, and however late the second comes it is the second; what would forget a first tap is counted."""


def test_a_finger_must_tap_twice_for_what_cannot_be_taken_back(meet: Meet) -> None:
    person = meet(width=390, height=844, touch=True)
    person.context.add_init_script(UNHURRIED)
    page = person.go("/")
    page.locator("[data-play-now]").tap()
    main, ask = page.locator(".decide [data-main]"), page.locator(".decide .ask")
    landing = question(page)
    page.evaluate("forgetting.clear()")  # the first picture waits as long for its fonts
    choose_hex(page, "0405")
    main.tap()
    expect(ask, "this is free to take back").not_to_have_text(landing)
    rendezvous = question(page)
    page.locator(".decide").get_by_role("radio").first.tap()
    main.tap()
    expect(main).to_contain_text("tap again")
    expect(ask).to_have_text(rendezvous)
    assert page.evaluate("forgetting.size") == 1
    main.tap()
    expect(ask).not_to_have_text(rendezvous)
    assert page.evaluate("forgetting.size") == 0, "or it would end the two taps for a later question"


def test_double_size_text_cuts_nothing(meet: Meet) -> None:
    page = meet(text=200).go("/")
    assert overflow(page) == 0
    page.locator("[data-play-now]").click()
    question(page)
    assert overflow(page) == 0
    expect(page.locator(".decide [data-main]")).to_be_in_viewport()


MOVED = """window.moved = [];
new PerformanceObserver((list) => list.getEntries().forEach((e) => {
  if (!e.hadRecentInput) moved.push([e.value, ...e.sources.map((s) => s.node?.outerHTML?.slice(0, 90) ?? s.node?.nodeName)]);
})).observe({ type: "layout-shift", buffered: true });"""
LINE = {"offline": False, "latency": 60, "downloadThroughput": 500_000, "uploadThroughput": 500_000}
"""Slow enough that scripts, fonts and pictures come one after the other."""


def loaded(page: Page, address: str) -> dict[str, int]:
    """Bytes that came over the line for each file and call of a page that is loaded with an empty cache; nothing has moved meanwhile."""
    page.wait_for_load_state("networkidle")  # what the page before loads when it stands is its own
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.emulateNetworkConditions", LINE)
    names: dict[str, str] = {}
    came: list[tuple[str, int]] = []
    line.on("Network.requestWillBeSent", lambda e: names.update({e["requestId"]: e["request"]["url"]}))
    line.on("Network.loadingFinished", lambda e: came.append((names.get(e["requestId"], ""), e["encodedDataLength"])))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    laid_out(page)
    line.send("Network.emulateNetworkConditions", {**LINE, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
    line.detach()
    moved = page.evaluate("moved")
    print(address, "moved", sum(m[0] for m in moved))
    assert sum(m[0] for m in moved) <= MOST_MOVED, moved
    again = [name for name in {name for name, _ in came} if ("/assets/" in name or "/api/games" in name) and sum(n == name for n, _ in came) > 1]
    assert again == [], "asked for twice"
    return {name: sum(size for n, size in came if n == name) for name, _ in came if name}  # without a name: of the page before


def test_first_load_is_small(meet: Meet) -> None:
    """With fonts, pictures and what the server says; no file is asked for twice, and nothing moves."""
    person = meet()
    person.context.add_init_script(MOVED)
    page = person.go("/")
    tables = []
    home = loaded(page, page.url)
    print("home", sum(home.values()))
    assert 100 * KIB < sum(home.values()) <= 200 * KIB
    for game in ("evasion", "hijacked", "flight181", "clouds", "campaign"):
        page.goto("/".join(page.url.split("/")[:3]))
        page.locator(f".gc[data-game={game}] .btn.primary").first.click()
        question(page)
        sizes = loaded(page, page.url)
        script = sum(size for name, size in sizes.items() if name.endswith(".js") and f"/{game}-" not in name)
        print(game, sum(sizes.values()), script)
        assert 150 * KIB < sum(sizes.values()) <= 350 * KIB, sizes
        assert script <= 130 * KILO
        tables.append(page.url)
    page.set_viewport_size({"width": 390, "height": 844})
    for address in (person.address, *tables):
        loaded(page, address)
