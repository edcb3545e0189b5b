"""2.2 to 2.12 The map as plain data, for clients that draw it."""

from __future__ import annotations

from typing import Any

from ...core.game import Setup
from .rules import printed_board, rules_of

FLAGS = ("road", "rail", "tunnel", "edge", "rendezvous", "landing")


def chart(setup: Setup | None = None) -> dict[str, Any]:
    """Returns the map of a set-up, as printed without one: hexes with terrain and flags, roads and railways from end to end, named places, legal
    run-ins of landing hexes (16.15). A map that a variant has changed has its ``title``.
    """
    raw = (rules_of(setup).board if setup else printed_board()).tables
    named = {"title": str(setup.variant.get("name", ""))} if setup and rules_of(setup).changed_map else {}
    hexes = [
        {"hex": r["hex"], "terrain": r["terrain"], **{f: r[f] == "1" for f in FLAGS}, "kind": r["kind"], "place": r["place"]} for r in raw["map.csv"]
    ]
    return {
        "layout": {"columns": raw["map"]["columns"], "rows": raw["map"]["rows"], "points": "up", "shifted": "odd rows, half a hex right"},
        "hexes": hexes,
        "roads": [{"id": r["id"], "class": r["class"], "name": r["name"], "hexes": r["hexes"]} for r in raw["links"]["road"]],
        "rails": [{"name": r["name"], "hexes": r["hexes"]} for r in raw["links"]["rail"]],
        "places": [dict(p) for p in raw["places"]["place"]],
        "run_in": dict(raw["sites"]["run_in"]),
        **named,
    }
