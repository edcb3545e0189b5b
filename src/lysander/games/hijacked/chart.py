"""2 The board and its pieces as plain data, for clients that draw them."""

from __future__ import annotations

from typing import Any

from ...core.game import Setup
from .rules import LOADER, printed, rules_of


def chart(setup: Setup | None = None) -> dict[str, Any]:
    """Returns what is printed, or what a variant makes of it: cards by id, tracks with bonus spaces, tiles, hijackers, goals, places."""
    raw, rules = LOADER.tables_of(setup), rules_of(setup) if setup else printed()
    talk = {s["id"][-1]: s["needs"] for s in raw["spaces"]["space"] if s["id"].startswith("hijacker_")}
    return {
        "cards": {c["id"]: {k: c[k] for k in ("colour", "back", "trust", "demand")} for c in raw["cards"]["card"]},
        "tracks": {str(t["id"]): {str(field): bonus for field, bonus in t["bonus"]} for t in raw["tracks"]["track"]},
        "last_field": raw["tracks"]["last_field"],
        "hijackers": {str(t["id"]): {"scores": t["scores"]} for t in raw["hijackers"]["tile"]},
        "tiles": {str(t.id): {"rule": t.rule, "lasting": t.lasting, "does": list(t.does)} for t in rules.tiles.values()},
        "goals": {str(t["id"]): t["goals"] for t in raw["objectives"]["tile"]},
        "police": {k: raw["police"][k] for k in ("aircraft", "top", "step", "push_back", "locked_until", "seats")},
        "recognition": raw["recognition"]["values"],
        "markers": {k["id"]: k["count"] for k in raw["markers"]["kind"]},
        "places": "".join(k["id"] for k in sorted(raw["markers"]["kind"], key=lambda k: int(k["place"]))),
        "talk": talk,
        "medals": [m["points"] for m in raw["medals"]["medal"]],
        "cybot": {str(c["id"]): {"rule": c["rule"], "does": c["does"]} for c in raw["cybot"]["card"]},
    }
