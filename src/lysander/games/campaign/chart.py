"""31.5, 31.13, 31.17 What clients draw a campaign with beside the view: months of service, crews, prices of skill points."""

from __future__ import annotations

from typing import Any

from ...core.game import Setup
from .rules import A_MONTH, FIRST, LAST, LOADER, NATIONS

OF_TYPE, OF_PRICE = ("type", "from", "until"), ("from", "points")


def chart(setup: Setup | None = None) -> dict[str, Any]:
    """Return what is drawn: the months of the war, types by nation in the order of the timeline, people aboard each type, prices, rows of wounds."""
    raw = LOADER.tables_of(setup)
    timeline = raw["timeline"]
    nations = [nation for letter in NATIONS for nation in NATIONS[letter]]
    return {
        "first": FIRST,
        "last": LAST,
        "a_month": dict(A_MONTH),
        "nations": {letter: list(mine) for letter, mine in NATIONS.items()},
        "timeline": {nation: [{key: row[key] for key in OF_TYPE} for row in timeline[nation]] for nation in nations},
        "equipment": {kind: {key: about[key] for key in ("from", "until")} for kind, about in timeline["equipment"].items()},
        "crews": {a["id"]: list(a["crew"]) for a in raw["aircraft"]["aircraft"]},
        "prices": [{key: row[key] for key in OF_PRICE} for row in raw["experience"]["price"]],
    }
