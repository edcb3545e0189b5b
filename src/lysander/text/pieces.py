"""Pieces and cells in words, where a game keeps to ``core/chart.py`` and has no words of its own for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..core.chart import Piece as Shape
from .catalogue import Catalogue

Piece = Mapping[str, Any]


def pieces_of(view: Mapping[str, Any]) -> Sequence[Piece]:
    """The pieces of a plain view; none where it has none, or keeps something else under that name."""
    pieces = view.get("pieces", ())
    shaped = isinstance(pieces, list) and all(isinstance(p, dict) and set(Shape.__struct_fields__) == set(p) for p in pieces)
    return pieces if shaped else ()


def cell_name(say: Catalogue, id: str) -> str:
    """The name of a cell or an area, or its id."""
    return say.maybe(f"cell-{id}", say.maybe(f"area-{id}", id))


def piece_name(say: Catalogue, piece: Piece) -> str:
    """What a piece is, with its label and whose it is: ``Boat 2 (Smuggler)``."""
    unknown = say("twin-face-down") if piece["look"] == "back" else piece["id"]
    kind = say.maybe(f"token-{piece['kind']}", piece["kind"]) or unknown
    owner = f"({say.maybe('seat-' + piece['seat'], piece['seat'])})" if piece["seat"] else ""
    return " ".join(filter(None, (kind, piece["label"], owner)))


def piece_lines(say: Catalogue, pieces: Iterable[Piece]) -> list[str]:
    """A line for each cell that something lies on. Pieces of a field are told with their place."""
    found: dict[str, list[str]] = {}
    for piece in pieces:
        where = f" {piece['x']} {piece['y']}" if piece["x"] or piece["y"] else ""
        found.setdefault(piece["at"], []).append(piece_name(say, piece) + where)
    return [f"{cell_name(say, at)}: {', '.join(names)}" for at, names in found.items()]
