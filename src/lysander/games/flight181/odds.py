"""The odds of an answer before it is given: chances in sixths, and the pieces on squares, from what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .board import Board

View = Mapping[str, Any]
FACES = 6


def any_hit(pieces: int, needs: int) -> int:
    """15.6.3, 9.5 Returns the chance in per cent that at least one of so many dice shows ``needs`` or more."""
    miss = (needs - 1) / FACES
    return round(100 * (1 - miss**pieces))


def at(view: View, squares: Iterable[str]) -> list[str]:
    """Returns teams, then passenger tokens, on these squares, as the seat sees them; square by square."""
    found = []
    for square in squares:
        found += [t["team"] for t in view.get("teams", ()) if t["square"] == square]
        found += [p["token"] for p in view.get("passengers", ()) if p["square"] == square]
    return found


def visible_at(view: View, square: str) -> list[str]:
    """Returns the visible hijackers on a square."""
    return [h["hijacker"] for h in view.get("hijackers", ()) if h["status"] == "visible" and h["square"] == square]


def wounded_on(view: View, squares: Sequence[str]) -> bool:
    """10.9 Whether a wound or serious token lies on the floor of one of these squares."""
    return any(c["square"] in squares and c["kind"] != "d" for c in view.get("casualties", ()) if c["square"])


def teams_near(board: Board, view: View, square: str) -> list[str]:
    """6.12, 7.3.4 Returns the teams near a square."""
    return [t["team"] for t in view.get("teams", ()) if t["square"] and t["square"] in board.near[square]]


def teams_in_sight(board: Board, view: View, square: str) -> list[str]:
    """6.8 Returns the teams that have a square in sight."""
    return [t["team"] for t in view.get("teams", ()) if t["square"] and t["square"] in board.sight[square]]


def piece_of(rows: Iterable[View], key: str, name: str) -> View:
    """Returns the row of a piece in a list of the view; empty if there is none."""
    return next((row for row in rows if row[key] == name), {})
