"""2.5 to 2.7 Where roads, railways and houses of the map lie, on the screen as on paper: the same curves, from the tables of links.

Lengths are km from the centre of hex 0000. What a number wobbles by is fixed by its name.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

Point = tuple[float, float]
Piece = tuple[Point, Point, Point, Point]
"""A cubic curve: its ends, and the two points between that pull it."""

LABELS = [
    ("ALTENBEKEN", 3.82, 16.72, "town"), ("Schwaney", 2.2, 23.25, "village"),
    ("Neuenhessen", 7.75, 28.72, "village"), ("Deringen", 12.3, 28.72, "village"),
    ("BAD DRIBURG", 7.55, 19.96, "town"), ("NIEHEIM", 17.62, 14.42, "town"), ("STEINHEIM", 13.9, 6.3, "town"), ("BAD MEINBERG", 6.95, 1.02, "town"),
    ("Buke", 3.55, 19.95, "hamlet"), ("Poembsen", 13.05, 16.46, "hamlet"), ("Alhausen", 10.75, 18.42, "hamlet"), ("Herste", 13.75, 23.02, "hamlet"),
    ("Himmighausen", 7.85, 12.55, "hamlet"), ("Sandebeck", 6.1, 11.25, "hamlet"),
    ("Langeland", 7.45, 16.2, "hamlet"), ("Reelsen", 9.55, 16.55, "hamlet"),
    ("Horn", 2.2, 4.75, "hamlet"),
    ("to Paderborn", -0.95, 20.2, "way start"), ("to Höxter", 21.35, 8.75, "way end"), ("to Brakel", 21.35, 23.35, "way end"),
]  # fmt: skip
"""Lettering, placed by hand: name, x and y of its middle on the line, style."""


def centre(name: str) -> Point:
    """2.5 Return the centre of a hex."""
    column, row = int(name[:2]), int(name[2:])
    return 2 * column + (row % 2), 1.732 * row


def chance(*key: object) -> float:
    """Return a number from 0 to 1 that is fixed for a key."""
    h = 2166136261
    for ch in "|".join(map(str, key)):
        h = (h ^ ord(ch)) * 16777619 % 2**32
    h = (h ^ h >> 15) * 2246822519 % 2**32
    h = (h ^ h >> 13) * 3266489917 % 2**32
    return (h ^ h >> 16) / 2**32


def anchor(name: str, kind: str) -> Point:
    """Return where a road or railway passes a hex: near the centre, railways a little off the road."""
    cx, cy = centre(name)
    turn, far = 2 * math.pi * chance(name, "turn"), 0.12 + 0.2 * chance(name, "far")
    if kind == "rail":
        turn, far = turn + math.pi, 0.2 + 0.1 * chance(name, "rail")
    return cx + far * math.cos(turn), cy + far * math.sin(turn)


def curve(points: Sequence[Point]) -> list[tuple[Point, Point]]:
    """Return the control points of a smooth line through points, one pair for each piece."""
    pieces, k = [], 1 / 5.2
    for n in range(len(points) - 1):
        p0, p1, p2 = points[max(n - 1, 0)], points[n], points[n + 1]
        p3 = points[min(n + 2, len(points) - 1)]
        pieces.append(((p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k), (p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k)))
    return pieces


def bezier(piece: Piece, t: float) -> Point:
    """Return the point of a curve at ``t`` from 0 to 1."""
    (a, c, d, b), s = piece, 1 - t
    x, y = (s**3 * a[i] + 3 * s * s * t * c[i] + 3 * s * t * t * d[i] + t**3 * b[i] for i in (0, 1))
    return x, y


def off_map(name: str, points: Sequence[Point]) -> Point | None:
    """Return a point beyond the edge of the sheet for a line that ends in an edge hex, else None."""
    column, row = int(name[:2]), int(name[2:])
    cx, cy = points[0]
    if row in (0, 17):
        return cx + 0.4 * (cx - points[1][0]), cy + (2.2 if row else -2.2)
    if column in (0, 10):
        return cx + (2.4 if column else -2.4), cy + 0.5 * (cy - points[1][1])
    return None


class Lines:
    """All lines of one kind. ``pieces`` are the curves by their two hexes; ``runs`` the lines as they are drawn, each piece once."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.pieces: dict[tuple[str, str], Piece] = {}
        self.runs: list[list[Piece]] = []

    def add(self, hexes: Sequence[str]) -> None:
        """Add a line from end to end."""
        points, names = [anchor(h, self.kind) for h in hexes], list(hexes)
        first, last = off_map(hexes[0], points), off_map(hexes[-1], points[::-1])
        if first:
            points, names = [first, *points], ["", *names]
        if last:
            points, names = [*points, last], [*names, ""]
        open_run = False
        for n, (c, d) in enumerate(curve(points)):
            key, piece = (names[n], names[n + 1]), (points[n], c, d, points[n + 1])
            if key in self.pieces or key[::-1] in self.pieces:
                open_run = False
                continue
            if "" not in key:
                self.pieces[key] = piece
            if not open_run:
                self.runs.append([])
                open_run = True
            self.runs[-1].append(piece)


def house(x: float, y: float, along: float, key: object, small: float = 1.0) -> list[Point]:
    """Return the corners of a block, a rectangle turned to its road."""
    w, h = (0.07 + 0.08 * chance(key, "w")) * small, (0.05 + 0.05 * chance(key, "h")) * small
    c, s = math.cos(along), math.sin(along)
    return [(x + u * c - v * s, y + u * s + v * c) for u, v in ((-w, -h), (w, -h), (w, h), (-w, h))]


def houses(name: str, roads: Lines, reach: float, gap: float, small: float) -> Iterator[list[Point]]:
    """Yield blocks on both sides of the roads out of a town, denser in the middle."""
    for (a, b), (p, c, d, q) in sorted(roads.pieces.items()):
        if name not in (a, b):
            continue
        ends = (p, c, d, q) if a == name else (q, d, c, p)
        t = 0.03
        while t < reach:
            here, ahead = bezier(ends, t), bezier(ends, t + 0.02)
            along = math.atan2(ahead[1] - here[1], ahead[0] - here[0])
            for side in (-1, 1):
                key = f"{a}{b}{name}{t:.2f}{side}"
                if chance(key, "gone") < 0.22 + 0.6 * t / reach * 0.6:
                    continue
                for row in range(2 if t < reach * 0.45 and small > 0.9 else 1):
                    away = (0.19 + 0.21 * row + 0.05 * chance(key, row)) * side
                    yield house(here[0] - away * math.sin(along), here[1] + away * math.cos(along), along, f"{key}{row}", small)
            t += gap
