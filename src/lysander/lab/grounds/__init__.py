"""The boards on which the laboratory shows where things happen: a module for each game that has one of its own, else the areas of its chart.

A module has ``ground(setup)``. Colours are classes of the page, so that one drawing serves light, dark and print.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from importlib import import_module
from importlib.util import find_spec
from math import cos, pi, sin
from typing import Any

from ...core.game import Setup
from ...games.registry import game as game_of

TINTS = {"wood": "g-wood", "rough": "g-wood", "town": "g-town", "water": "g-water"}


@dataclass(frozen=True)
class Ground:
    """A board: its box (left, top, width, height), what is drawn below the colours and above them, the outline of each place as path data, its
    middle, and the height of numbers. ``crop``: only the part in which anything happened is shown."""

    box: tuple[float, float, float, float]
    outlines: Mapping[str, str]
    middles: Mapping[str, tuple[float, float]]
    size: float
    back: str = ""
    front: str = ""
    crop: bool = False
    words: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """Places whose names are written on the board in the language of the page, with the middle of the line."""
    ids: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """Places whose ids are written on the board, with the left end of the line."""


def ground_of(setup: Setup) -> Ground | None:
    """Return the board of a game; None if it has neither a drawing here nor areas on its chart."""
    name = f"{__package__}.{setup.game}"
    if find_spec(name):
        return import_module(name).ground(setup)
    return _of_chart(setup)


def _of_chart(setup: Setup) -> Ground | None:
    """Return the areas of a chart, one below the other."""
    areas = game_of(setup.game).chart(setup).get("areas", ())
    if not areas:
        return None
    outlines, middles, back, down = {}, {}, "", 0.0
    for area in areas:
        left, top = -area["x"], down - area["y"]
        at = {cell["id"]: (cell["x"] + left, cell["y"] + top) for cell in area["cells"]}
        for link in area["links"]:
            (x1, y1), (x2, y2) = at[link["a"]], at[link["b"]]
            back += f'<path class="{"g-road" if link["kind"] == "road" else "g-line"}" d="M{x1} {y1}L{x2} {y2}"/>'
        for cell in area["cells"]:
            outlines[cell["id"]], middles[cell["id"]] = shape(cell, *at[cell["id"]]), at[cell["id"]]
            back += f'<path class="g-cell {TINTS.get(cell["ground"], "")}" d="{outlines[cell["id"]]}"/>'
        down += area["h"] + area["unit"] / 2
    return Ground((0, 0, max(area["w"] for area in areas), down), outlines, middles, areas[0]["unit"] * 0.3, back)


def shape(cell: Mapping[str, Any], x: float, y: float) -> str:
    """Return the outline of a cell of a chart around its middle."""
    w, h = cell["w"] / 2, cell["h"] / 2
    if cell["shape"] in ("disc", "point"):
        return f"M{x - w} {y}a{w} {w} 0 1 0 {2 * w} 0a{w} {w} 0 1 0 {-2 * w} 0Z"
    if cell["shape"] == "hex":
        corners = [(x + w / cos(pi / 6) * sin(n * pi / 3), y - h * cos(n * pi / 3)) for n in range(6)]
        return path(corners)
    return box(x - w, y - h, 2 * w, 2 * h)


def box(x: float, y: float, w: float, h: float) -> str:
    """Return the outline of a rectangle."""
    return f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}Z"


def path(corners: Any) -> str:
    """Return points as a closed outline."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"


def word(x: float, y: float, text: str, size: float, look: str = "", anchor: str = "middle") -> str:
    """Return a word on the board."""
    return f'<text class="g-word {look}" x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}">{escape(text)}</text>'
