"""Being told of one's turn, in the browser: the choice at the seat, a push that is shown and opens the table, links, the installed page."""

from __future__ import annotations

import json
import re
import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Locator, Page, Worker, expect

from lysander.server.app import create_app
from lysander.server.settings import Settings
from lysander.testing.receivers import Browser, HttpSink, SmtpSink

from . import disturb
from .actions import becomes, overflow, tab_to
from .axe import in_both_themes
from .conftest import DIST, FLAGS, WHOLE, Meet, browser_path
from .test_hijacked_board import Game

pytestmark = pytest.mark.browser
SINKS: dict[str, Any] = {}


@pytest.fixture(scope="module")
def chromium(chromium: Chromium) -> Iterator[Chromium]:
    """The whole browser: its shell alone shows no notices."""
    browser = chromium.browser_type.launch(executable_path=browser_path(*WHOLE), args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that sends to receivers of this machine."""
    hooks, post = HttpSink(), SmtpSink()
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    here = f"http://127.0.0.1:{listener.getsockname()[1]}"
    database = str(tmp_path_factory.mktemp("told") / "tables.db")
    settings = Settings(database=database, bots=1, web=DIST, notices="local", address=here, smtp=post.url, mail_from="umpire@play.example")
    app = create_app(settings)
    server = uvicorn.Server(uvicorn.Config(disturb.late(app), log_level="warning", access_log=False, lifespan="on"))
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        threading.Event().wait(0.01)
    SINKS.update(hooks=hooks, post=post, app=app)
    yield here
    server.should_exit = True
    thread.join(60)
    hooks.close()
    post.close()


def pane(page: Page) -> Locator:
    """The choice, opened from the menu of the table by the keyboard."""
    page.get_by_role("button", name=re.compile("This table|Dieser Tisch|Menü|Menu")).first.click()
    page.locator("[data-notices]").press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-wait]")).to_be_visible()
    return dialog


SUBSCRIBED = """subscription => {
  const made = { toJSON: () => JSON.parse(subscription), unsubscribe: async () => true };
  PushManager.prototype.subscribe = async () => (sessionStorage.pushed = 1, made);
  PushManager.prototype.getSubscription = async () => (sessionStorage.pushed ? made : null);
}"""
"""What stands for a push service that this browser does not reach."""


def test_this_browser_is_told_and_the_notice_opens_the_table(meet: Meet, address: str) -> None:
    game, browser = Game(address, "AB"), Browser(f"{SINKS['hooks'].url}/push")
    page = game.seat_at(meet, "A")
    page.context.grant_permissions(["notifications"], origin=address)
    page.context.add_init_script(f"({SUBSCRIBED})({json.dumps(browser.subscription)})")
    page.reload()
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0, "nothing is installed unasked"
    dialog = pane(page)
    switch = dialog.get_by_role("switch", name="This browser")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.press("Space")
    expect(switch).to_have_attribute("aria-checked", "true")
    test = dialog.locator("[data-kind=push] [data-test]")
    expect(test).to_be_enabled()
    test.press("Enter")
    expect(dialog.locator("[data-kind=push] .good")).to_contain_text(re.compile(r"Test arrived: arrived in \d+ ms"))
    said = browser.read(SINKS["hooks"].at("/push")[0].body)
    assert said["title"] == "Airport" and said["url"] == f"/t/{game.table}"
    assert in_both_themes(page) == []
    (worker,) = page.context.service_workers
    worker.evaluate(RECORD)
    delivered(page, worker, address, said)
    shown = worker.evaluate("shown.map(({title, body, tag}) => ({title, body, tag}))")
    assert shown == [{"title": "Airport", "body": "This is how you will be told of your turns in Hijacked, Amara.", "tag": f"/t/{game.table}"}]
    worker.evaluate(CLICK, "")
    assert worker.evaluate("closed") == 1
    assert worker.evaluate("waited().then(() => done)") == [["focus", f"/t/{game.table}"]]
    page.goto(f"{address}/help")
    worker.evaluate(CLICK, "")
    assert worker.evaluate("waited().then(() => done)")[1:] == [["open", f"/t/{game.table}"]]
    worker.evaluate(CLICK, "stop")
    assert worker.evaluate("waited().then(() => done)")[2:] == [["open", said["stop"]]]
    page.goto(f"{address}{said['stop']}")
    page.locator("[data-stop]").click()
    expect(page.locator("[data-done]")).to_have_text("Done. Nothing more will come.")
    assert game.call("GET", f"/tables/{game.table}/notices", "A", seat="A")["ways"] == []
    assert "fetch" not in page.request.get(f"{address}/sw.js").text(), "it stands in the way of no request"


RECORD = """() => {
  self.done = []; self.events = []; self.shown = []; self.closed = 0;
  const show = ServiceWorkerRegistration.prototype.showNotification;
  ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
    await show.call(this, title, options);
    shown.push({ title, ...options });
  };
  WindowClient.prototype.focus = async function () { done.push(["focus", new URL(this.url).pathname]); };
  clients.openWindow = async (path) => void done.push(["open", path]);
  const wait = ExtendableEvent.prototype.waitUntil;
  ExtendableEvent.prototype.waitUntil = function (work) { events.push(work); wait.call(this, work); };
  self.waited = () => Promise.all(events);
}"""
CLICK = """(action) => {
  const event = new ExtendableEvent("notificationclick"), notification = { data: shown[0].data, close: () => void closed++ };
  Object.defineProperties(event, { notification: { value: notification }, action: { value: action } });
  dispatchEvent(event);
}"""
"""A person presses a notice, which a program cannot. It is known by what was shown: the browser's own list of notices loses one now and then."""


def delivered(page: Page, worker: Worker, address: str, said: Any) -> None:
    """Has the browser be pushed something, as by its service, and waits until it has shown it."""
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(r["registrationId"] for r in event["registrations"]))
    tools.send("ServiceWorker.enable")
    while not found:
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    tools.send("ServiceWorker.deliverPushMessage", {"origin": address, "registrationId": found[0], "data": json.dumps(said)})
    while not worker.evaluate("shown.length"):
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    tools.detach()


@pytest.mark.parametrize(("width", "lang", "theme"), [(1440, "en", "dark"), (390, "de", "light")])
def test_mail_and_webhook_at_two_widths(meet: Meet, address: str, width: int, lang: str, theme: str) -> None:
    game, german = Game(address, "AB"), lang == "de"
    page = game.seat_at(meet, "A", width=width, height=900, lang=lang, theme=theme, touch=width == 390)
    dialog = pane(page)
    hook, mail = dialog.locator("[data-kind=webhook]"), dialog.locator("[data-kind=mail]")
    hook.locator("input[type=url]").fill("https://nowhere.invalid/x")
    hook.locator("button[type=submit]").click()
    expect(hook.get_by_role("alert")).to_have_text("Einen Server dieses Namens gibt es nicht." if german else "There is no server of this name.")
    hook.locator("select").select_option("discord")
    hook.locator("input[type=url]").fill(f"{SINKS['hooks'].url}/hook-{width}")
    hook.locator("input[type=url]").press("Enter")
    SINKS["hooks"].answers = [404]
    hook.locator("[data-test]").click()
    expect(hook.locator("[role=status]")).to_have_text("Probe misslungen: antwortete 404" if german else "Test failed: answered 404")
    mail.locator("input[type=email]").fill(f"vera{width}@example.org")
    mail.locator("input[type=email]").press("Enter")
    expect(mail.locator("[data-way=mail]")).to_contain_text("v…@example.org")
    expect(mail.locator(".good")).to_be_visible()
    assert in_both_themes(page) == []
    assert overflow(page) <= 0 and dialog.evaluate("(d) => d.scrollWidth - d.clientWidth") <= 0
    dialog.locator("[data-wait]").select_option("600")
    expect(dialog.locator("[data-wait]")).to_be_enabled()
    assert {way["wait"] for way in game.call("GET", f"/tables/{game.table}/notices", "A", seat="A")["ways"]} == {600}
    letter = SINKS["post"].to(f"vera{width}@example.org")[-1].get_content()
    confirm, end = re.findall(rf"{address}(/n/[\w-]+)", letter)
    page.goto(address + confirm)
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert in_both_themes(page) == [] and overflow(page) <= 0
    tab_to(page, "[data-confirm]")
    page.keyboard.press("Enter")
    done = "Erledigt. Der nächste Zug wird per Mail gemeldet." if german else "Done. You will be told of the next turn by mail."
    expect(page.locator("[data-done]")).to_have_text(done)
    page.goto(address + end)
    page.locator("[data-never]").click()
    expect(page.locator("[data-done]")).to_be_visible()
    page.goto(address + end)
    expect(page.locator("[data-gone]")).to_be_visible()


def test_from_the_lobby_and_only_what_there_is(meet: Meet, address: str) -> None:
    settings = SINKS["app"].state.board.outbox.settings
    host = meet(name="Vera").go("/g/evasion/new")
    host.locator("aside .btn.primary").click()
    host.locator("[data-notices]").click()
    dialog = host.get_by_role("dialog")
    expect(dialog.locator("[data-none]")).to_be_visible()
    assert [one.get_attribute("data-kind") for one in dialog.locator("section[data-kind]").all()] == ["push", "mail", "webhook"]
    assert in_both_themes(host) == []
    host.keyboard.press("Escape")
    expect(host.locator("[data-notices]")).to_be_focused()
    object.__setattr__(settings, "smtp", "")
    host.locator("[data-notices]").click()
    expect(dialog.locator("[data-none]")).to_be_visible()
    assert [one.get_attribute("data-kind") for one in dialog.locator("section[data-kind]").all()] == ["push", "webhook"]
    object.__setattr__(settings, "notices", "off")
    host.reload()
    expect(host.locator("[data-phone]").or_(host.locator("aside .btn.primary")).first).to_be_visible()
    host.wait_for_load_state("networkidle")
    expect(host.locator("[data-notices]")).to_have_count(0)
    object.__setattr__(settings, "notices", "local")
    object.__setattr__(settings, "smtp", SINKS["post"].url)


TURN_AWAY = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_who_turns_to_another_page_does_not_look(meet: Meet, address: str) -> None:
    game = Game(address, "AB")
    page = game.seat_at(meet, "A")
    eyes = lambda: [one.visible for one in SINKS["app"].state.registry.tables[game.table].listeners]  # noqa: E731
    becomes(page, eyes, [True])
    for state in ("hidden", "visible"):
        page.evaluate(TURN_AWAY, state)
        game.call("POST", f"/tables/{game.table}/chat", "B", {"seat": "B", "text": state})
        expect(page.locator("body")).to_contain_text(state)
        becomes(page, eyes, [state == "visible"])


def test_the_page_can_be_installed(meet: Meet, address: str) -> None:
    page = meet().go("/")
    tools = page.context.new_cdp_session(page)
    found = tools.send("Page.getAppManifest")
    manifest = json.loads(found["data"])
    assert found["errors"] == [] and manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answered = page.request.get(address + icon["src"])
        assert answered.headers["content-type"] == icon["type"], icon
        if icon["type"] == "image/png":
            side = int.from_bytes(answered.body()[16:20], "big")
            assert icon["sizes"] == f"{side}x{side}"
    errors = [error["errorId"] for error in tools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(errors) <= {"in-incognito"}, "the browser of a test keeps nothing, which is all that stands in the way"
