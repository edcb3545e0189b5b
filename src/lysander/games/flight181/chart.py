"""2 The aircraft as plain data, for clients that draw it."""

from __future__ import annotations

from typing import Any

from ...core.game import Setup
from .board import load_board
from .rules import LOADER

METRES = ("x", "y", "w", "h")


def _centimetres(row: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    """2.12 Returns a row with its lengths as whole centimetres."""
    return {k.removesuffix("_m"): round(v * 100) if k in names else v for k, v in row.items()}


def _board(raw: dict[str, Any], table: str, reach: int) -> dict[str, Any]:
    """2.1, 2.13 Returns the squares and exits of a board."""
    sight = load_board(reach=reach, table=table).sight
    return {
        "squares": [_centimetres(s, METRES) | {"sight": sorted(sight[s["id"]])} for s in raw["square"]],
        "exits": [_centimetres(e, ("height_m", "width_m")) for e in raw["exit"]],
    }


def chart(setup: Setup | None = None) -> dict[str, Any]:
    """2.2 to 2.13 Returns the board of most scenarios and all ``boards`` by name: squares in centimetres with those in sight of them (6.8), and
    exits; limits; scenarios (3.7) and scoring (19.7).
    """
    raw = LOADER.tables_of(setup)
    limits = raw["pieces"]["limits"]
    boards = {name: _board(raw[name], name, limits["range"]) for name in dict.fromkeys(s["board"] for s in raw["scenarios"]["scenario"])}
    return {
        **boards["board"],
        "boards": boards,
        "range": limits["range"],
        "control": limits["control_distance"],
        "room": limits["room_per_square"],
        "scenarios": [dict(s) for s in raw["scenarios"]["scenario"]],
        "scoring": [dict(i) for i in raw["scoring"]["item"]],
    }
