"""Table talk in the browser: everything that was said, each line once, whatever the connection does."""

from __future__ import annotations

import pytest
from playwright.sync_api import WebSocketRoute, expect

from . import plain
from .actions import sit_down
from .conftest import Meet

pytestmark = pytest.mark.browser


def test_talk_is_complete_after_an_interruption(meet: Meet, address: str) -> None:
    wish = {"game": "hijacked", "start": True, "seats": {"A": {"kind": "open"}, "B": {"kind": "open"}}}
    made = plain.post(f"{address}/api/tables", json=wish).json()
    table = f"{address}/api/tables/{made['table']}"
    amara, jonas = (sit_down(table, seat, made["keys"][f"{seat}?"], name) for seat, name in (("A", "Amara"), ("B", "Jonas")))

    def say(text: str) -> None:
        plain.post(f"{table}/chat", json={"seat": "A", "text": text}, headers={"authorization": f"Bearer {amara}"}).raise_for_status()

    person = meet(name="Jonas")
    sockets: list[WebSocketRoute] = []

    def route(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    person.page.route_web_socket("**/live", route)
    say("one")
    page = person.go(f"/s#{made['table']}.{jonas}")
    page.get_by_role("tab", name="Talk").click()
    said = page.locator(".log li b", has_text="Amara")
    expect(said).to_have_count(1)
    say("two")
    expect(said).to_have_count(2)
    sockets[-1].close()
    say("three")
    expect(said).to_have_count(3)
    say("four")
    expect(said).to_have_count(4)
    lines = page.locator(".log li").all_inner_texts()
    assert [line for line in lines if line.startswith("Amara ")] == [f"Amara {word}" for word in ("one", "two", "three", "four")]
