"""2.14 The field as plain data, for clients that draw it with a board for any game: an open field in points, north at the top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.chart import areas, field
from ...core.game import Setup
from .rules import LOADER

FIELD = "field"
MU = 100
"""2.2 Points of 1 MU."""
RADIUS = 80 * MU
"""2.14 The radius of the field by default; an aeroplane beyond lies beyond its edge."""
UNIT = 5 * MU
"""The width of a piece: much more than an aeroplane's 10 m, so that it can be seen."""


def chart(setup: Setup | None = None) -> dict[str, Any]:
    """2.14 Return the field: 160 MU from edge to edge, with its centre in the middle; and what the panels of the types print (3.1)."""
    return {**areas(field(FIELD, 2 * RADIUS, 2 * RADIUS, UNIT)), "types": printed_panels(LOADER.tables_of(setup))}


PRINTED = ("name", "vs", "vtop", "vne", "structure", "bands", "climb", "platform", "tight", "roll", "engines", "crew")
"""3.1 What a cockpit panel prints beside guns and loads, which the views show."""


def printed_panels(raw: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """3.1, 3.6 Return by type what its panel prints, with the templates by speed, from ``first`` on."""
    rows = {r["type"]: {"first": r["first"], "cells": r["cells"]} for r in raw["templates"]["row"]}
    return {a["id"]: {**{key: a[key] for key in PRINTED}, **rows[a["id"]]} for a in raw["aircraft"]["aircraft"]}


def on_chart(x: int, y: int) -> tuple[int, int]:
    """2.2 Return where a place in points lies on the chart: from its left edge, and from its top."""
    return RADIUS + x, RADIUS - y
