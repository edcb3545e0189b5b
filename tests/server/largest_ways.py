"""The worst calls about notices that are legal: as many ways as there may be, with the longest addresses."""

from __future__ import annotations

from typing import Any

from .largest import TABLES


def ways(server: Any) -> list[str]:
    """Gives each seat as many ways as it may have, with the longest addresses; returns some of them at one table."""
    made = []
    for game, (seats, *_) in TABLES.items():
        for n in range(6):
            wish = {"seat": seats[0], "kind": "webhook", "form": "matrix", "address": f"https://127.0.0.1:1/{n}{'x' * 1900}"}
            answered = server.http.post(f"/tables/{game}runs/notices", json=wish)
            assert answered.status_code in (201, 409), answered.text
    for seat in TABLES["evasion"][0][:1]:
        made = [way["way"] for way in server.get("/tables/evasionruns/notices", seat=seat)["ways"]]
    return made


def way_changes(server: Any) -> None:
    """Tests, of which one finds nobody, and ends."""
    for way in ways(server)[:3]:
        for action in ("wait", "test", "remove"):
            server.call("POST", "/tables/evasionruns/notices/change", {"seat": TABLES["evasion"][0][0], "way": way, "action": action})


def links(server: Any) -> None:
    """A link that leads to a way, and one that leads nowhere."""
    for token in (ways(server)[0], "x" * 64):
        server.get(f"/notices/{token}")
        server.call("POST", f"/notices/{token}", {"action": "stop"})
