"""2.2 to 2.12 The map as plain data, for clients that draw it."""

from __future__ import annotations

from typing import Any

from .rules import raw_tables

FLAGS = ("road", "rail", "tunnel", "edge", "rendezvous", "landing")


def chart() -> dict[str, Any]:
    """Returns hexes with terrain and flags, roads and railways from end to end, named places, legal run-ins of landing hexes (16.15)."""
    raw = raw_tables()
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
    }
