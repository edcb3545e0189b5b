"""Drawings as SVG, in black: what the signs of all games are made with."""

from __future__ import annotations

from collections.abc import Iterable


def svg(box: str, *body: str) -> str:
    """Return a drawing. ``box``: left, top, width and height of what is seen of it."""
    return f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='{box}'>{''.join(body)}</svg>"


def stroke(path: str, width: float, colour: str = "#000", more: str = "") -> str:
    """Return a line along a path."""
    return f"<path d='{path}' fill='none' stroke='{colour}' stroke-width='{width}' stroke-linecap='round' {more}/>"


def ring(radius: float, width: float, more: str = "") -> str:
    """Return a circle that is not filled."""
    return f"<circle r='{radius}' fill='none' stroke='#000' stroke-width='{width}' {more}/>"


def struck(paths: Iterable[str]) -> str:
    """Return lines through a sign, white on both sides."""
    return "".join(stroke(path, width, colour) for width, colour in ((3.3, "#fff"), (1.5, "#000")) for path in paths)
