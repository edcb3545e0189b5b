"""2.2 to 2.12 The map in black and white, drawn from the tables of the engine: ground by pattern, roads by their lines, hexes of 16 mm.

Lengths are mm from the corner of the sheet's frame; 2.5 gives km.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from ...games.evasion.board import OPEN, ROUGH, URBAN, Board
from ...games.evasion.rules import printed_board
from .lines import LABELS, Lines, Piece, Point, bezier, centre, chance, houses

HEX = 16.0
"""Width of a hex; counters have 15."""
KM = HEX / 2
RADIUS = HEX / math.sqrt(3)
EDGE = 2.0
"""Paper between the outermost hexes and the frame."""
ORIGIN = (EDGE + HEX / 2, EDGE + RADIUS)
WIDTH = 2 * EDGE + 11.5 * HEX
HEIGHT = 2 * EDGE + 17 * 1.732 * KM + 2 * RADIUS
CLEAR = 2.6
"""How far names stay from the cut."""
WING = 1.7
"""Half the room of the sign of a landing hex."""
NUMBER = (8.0, 2.4)
"""Room of a hex number."""
SIZES = {"town": (3.3, 0.98), "village": (3.3, 0.6), "hamlet": (2.8, 0.52), "way": (2.8, 0.52), "peak": (2.7, 0.55)}
"""Height of letters by style, and their width as a part of it."""


PEAK = ("Velmerstot 464", 4.5 + 0.25, 9.75 + 0.11, "peak start")


def at(point: Point) -> Point:
    """Return a point of the map, given in km, in mm."""
    return ORIGIN[0] + point[0] * KM, ORIGIN[1] + point[1] * KM


def cut_below(row: int) -> float:
    """Return the height at which a map is cut below a row of hexes: only the points of two rows are cut off."""
    return ORIGIN[1] + (row + 0.5) * 1.732 * KM


def corners(name: str) -> list[Point]:
    """Return the corners of a hex, from the upper one on, clockwise."""
    x, y = at(centre(name))
    return [(x + RADIUS * math.sin(math.pi * n / 3), y - RADIUS * math.cos(math.pi * n / 3)) for n in range(6)]


def path(points: Sequence[Point], close: bool = True) -> str:
    """Return points as path data."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + ("Z" if close else "")


def curves(runs: Iterable[Sequence[Piece]]) -> str:
    """Return lines of curves as path data."""
    out = ""
    for run in runs:
        out += "M{:.2f} {:.2f}".format(*at(run[0][0]))
        out += "".join("C" + " ".join("{:.2f} {:.2f}".format(*at(p)) for p in piece[1:]) for piece in run)
    return out


def outlines(names: Iterable[str]) -> list[list[Point]]:
    """Return the borders of the area that hexes cover together, with their corners cut, so that woods look grown and still follow the hexes."""
    ways: dict[tuple[int, int], tuple[tuple[int, int], Point]] = {}
    for name in names:
        ring = corners(name)
        for a, b in zip(ring, ring[1:] + ring[:1]):
            ways[_near(a), _near(b)] = b  # type: ignore[index,assignment]
    edges: Any = {key: b for key, b in ways.items() if (key[1], key[0]) not in ways}
    starts: dict[Any, list[Any]] = {}
    for a, b in edges:
        starts.setdefault(a, []).append(b)
    loops = []
    while starts:
        first = here = next(iter(starts))
        loop: list[Point] = []
        while here in starts:
            there = starts[here].pop()
            if not starts[here]:
                del starts[here]
            loop.append(edges[here, there])
            here = there
        assert here == first
        loops.append(_soft(_soft(loop)))
    return loops


def _near(p: Point) -> tuple[int, int]:
    return round(p[0] * 20), round(p[1] * 20)


def _soft(loop: Sequence[Point]) -> list[Point]:
    """Cut the corners of a loop."""
    out = []
    for a, b in zip(loop, [*loop[1:], loop[0]]):
        out += [(a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25), (a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75)]
    return out


Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


def box_of(label: tuple[str, float, float, str]) -> Box:
    """Return about what a name covers."""
    text, x, y, style = label
    x, y = at((x, y))
    high, wide = SIZES[style.split()[0]]
    width = len(text) * high * wide * 0.75 + 1
    left = x if style.endswith("start") else x - width if style.endswith("end") else x - width / 2
    return left - (4 if style == PEAK[3] else 0), y - high, left + width, y + high * 0.3


def covered(p: Point, w: float, h: float, box: Box) -> bool:
    """Return whether something of half the width ``w`` and half the height ``h`` around a point meets a box."""
    return box[0] < p[0] + w and p[0] - w < box[2] and box[1] < p[1] + h and p[1] - h < box[3]


class Ground:
    """The tables of a map, ready to be drawn. ``labels`` are its names, placed by hand on the printed map."""

    def __init__(self, board: Board) -> None:
        raw = board.tables
        printed = raw is printed_board().tables
        self.hexes: dict[str, dict[str, str]] = {row["hex"]: row for row in raw["map.csv"]}
        self.main, self.minor, self.rail = Lines("road"), Lines("road"), Lines("rail")
        for road in raw["links"]["road"]:
            (self.main if road["class"] == "main" else self.minor).add(road["hexes"])
        for line in raw["links"]["rail"]:
            self.rail.add(line["hexes"])
        self.roads = Lines("road")
        self.roads.pieces = {**self.main.pieces, **self.minor.pieces}
        every = [piece for lines in (self.roads, self.rail) for piece in lines.pieces.values()]
        self.ways = [at(bezier(piece, n / 8)) for piece in every for n in range(9)]
        self.labels = LABELS if printed else [label_of(hex, *place) for hex, place in board.places.items()]
        self.peaks = [PEAK] if printed else []
        self.names = [box_of(label) for label in (*self.labels, *self.peaks)]
        self.line = tunnel(board.tunnel, [line["hexes"] for line in raw["links"]["rail"]], self.rail, printed)
        self.wings = [self._wing(at(centre(name))) for name, row in self.hexes.items() if row["landing"] == "1"]
        self.blocks = [[at(p) for p in block] for block in self._blocks()]

    def of(self, terrain: str) -> list[str]:
        """Return the hexes of one ground."""
        return [name for name, row in self.hexes.items() if row["terrain"] == terrain]

    def _blocks(self) -> Iterable[list[Point]]:
        for name in self.of(URBAN):
            yield from houses(name, self.roads, 0.5 if self.hexes[name]["kind"] == "town" else 0.4, 0.085, 1.0)
        for name, row in self.hexes.items():
            if row["kind"] == "label" and row["road"] == "1":
                yield from houses(name, self.roads, 0.26, 0.11, 0.72)

    def trees(self) -> str:
        """Return signs of trees in the rough hexes, clear of roads, railways and hex numbers."""
        keep = [box for _, box in self.numbers().items()]
        out = ""
        for name in self.of(ROUGH):
            x, y = at(centre(name))
            for n in range(-3, 4):
                for m in range(-3, 4):
                    px = x + (m + 0.5 * (n % 2)) * 2.7 + 0.9 * (chance("tree", name, n, m) - 0.5)
                    py = y + n * 2.5 + 0.8 * (chance("eert", name, n, m) - 0.5)
                    if not self._inside(px - x, py - y) or any(math.hypot(wx - px, wy - py) < 1.7 for wx, wy in self.ways):
                        continue
                    if any(abs(px - bx) < NUMBER[0] / 2 + 0.5 and abs(py - by) < NUMBER[1] / 2 + 0.9 for bx, by in keep):
                        continue
                    fir = chance("fir", name, n // 2, m // 2) < 0.4
                    shape = "m-.65 .6l.65-1.5.65 1.5zm.65 0v.5" if fir else "m-.65 .2a.65 .65 0 1 1 1.3 0m-.65 0v.7"
                    out += f"M{px:.2f} {py:.2f}{shape}"
        return out

    @staticmethod
    def _inside(dx: float, dy: float) -> bool:
        """Whether a point, from the centre of its hex, is well inside it."""
        return abs(dx) < HEX / 2 - 1.1 and abs(dy) + abs(dx) / math.sqrt(3) < RADIUS - 1.2

    @lru_cache(maxsize=4)  # noqa: B019 - there are few maps
    def numbers(self) -> dict[str, Point]:
        """Return where the middle of each hex number stands: below the upper corner, or where it covers no name and no house."""
        found = {}
        for name in self.hexes:
            x, y = at(centre(name))
            places = [(x, y - 5.3), (x, y + 5.3), (x - 3.4, y - 3.4), (x + 3.4, y - 3.4), (x - 3.4, y + 3.4), (x + 3.4, y + 3.4), (x, y)]
            found[name] = min(places, key=lambda p: (self._covers(p), places.index(p)))
        return found

    def _wing(self, middle: Point) -> Point:
        """2.12 Return where the sign of a landing hex stands: below its middle, or where no name covers it."""
        x, y = middle
        places = [(x, y + 2.4), (x, y - 1.6), (x - 4, y + 1.5), (x + 4, y + 1.5), (x, y + 5.4), (x, y - 5)]
        free = (p for p in places if not any(covered(p, WING, WING, box) for box in self.names))
        return next(free, places[0])

    def _covers(self, p: Point) -> float:
        """Return how much a number covers at a place: names count most, then houses and roads."""
        w, h = NUMBER[0] / 2, NUMBER[1] / 2
        over = sum(covered(p, w, h, box) for box in self.names)
        built = any(abs(q[0] - p[0]) < w + 0.3 and abs(q[1] - p[1]) < h + 0.3 for block in self.blocks for q in block)
        road = any(abs(q[0] - p[0]) < w and abs(q[1] - p[1]) < h for q in self.ways)
        wing = any(abs(x - p[0]) < w + WING and abs(y - p[1]) < h + WING for x, y in self.wings)
        return over * 10 + wing * 5 + built * 3 + road * 0.5


@lru_cache(maxsize=4)
def ground(board: Board | None = None) -> Ground:
    """Return a map, the printed one if none is given; it is the same for all who play on it."""
    return Ground(board or printed_board())


def label_of(hex: str, kind: str, name: str) -> tuple[str, float, float, str]:
    """2.9 Return the name of a place as it is written below the middle of its hex, inside the frame."""
    style = {"town": "town", "village": "village"}.get(kind, "hamlet")
    text, (x, y) = name.upper() if kind == "town" else name, centre(hex)
    left, _, right, _ = box_of((text, x, y, style))
    side, x = (" start", -0.9) if left < EDGE else (" end", 21.9) if right > WIDTH - EDGE else ("", x)
    return text, x, y + 0.68, style + side


def tunnel(hex: str, lines: Iterable[Sequence[str]], rail: Lines, printed: bool) -> list[Point]:
    """2.8 Return the line of the tunnel: along the railway through its hex, or across the middle of the hex where there is none."""
    for line in lines:
        n = line.index(hex) if hex in line else 0
        if 0 < n < len(line) - 1:
            parts = [((line[n - 1], hex), (0.42 if printed else 0.5, 0.6, 0.8, 1.0)), ((hex, line[n + 1]), (0.2, 0.38))]
            return [at(bezier(_piece(rail, *key), t)) for key, steps in parts for t in steps]
    x, y = centre(hex)
    return [at((x - 0.5, y + 0.15)), at((x, y)), at((x + 0.5, y - 0.15))]


def _piece(rail: Lines, here: str, there: str) -> Piece:
    """Return the curve from one hex to the next, whichever way it was added."""
    if (here, there) in rail.pieces:
        return rail.pieces[here, there]
    a, c, d, b = rail.pieces[there, here]
    return b, d, c, a


def portal(here: Point, inward: Point) -> str:
    """Return a bracket across the line at a mouth of the tunnel."""
    along = math.atan2(inward[1] - here[1], inward[0] - here[0])
    c, s = math.cos(along), math.sin(along)
    return path([(here[0] + u * c - v * s, here[1] + u * s + v * c) for u, v in ((-0.7, -1.9), (0.4, -1.35), (0.4, 1.35), (-0.7, 1.9))], False)


def flag(name: str) -> str:
    """2.16 Return the sign of a garrison: a flag above the middle of its town."""
    x, y = at(centre(name))
    return f"M{x + 2.6:.2f} {y - 1.2:.2f}v-3.4h2.6l-.7 .85.7 .85h-2.3v1.7z"


def wing(p: Point) -> str:
    """2.12 Return the sign of a landing hex, a small aeroplane, around a point."""
    x, y = p
    return f"M{x - 1.5:.2f} {y - 0.1:.2f}l1.3-.3v-.8h.4v.8l1.3 .3v.3l-1.3-.1v.8l.4 .3v.2l-.6-.1-.6 .1v-.2l.4-.3v-.8l-1.3 .1z"


@lru_cache(maxsize=4)
def svg(board: Board | None = None) -> str:
    """Return the whole map without its letters."""
    g = ground(board)
    line = g.line
    rough = "".join(path(loop) for loop in outlines(g.of(ROUGH)))
    urban = "".join(path(loop) for loop in outlines(g.of(URBAN)))
    rail, main, minor = curves(g.rail.runs), curves(g.main.runs), curves(g.minor.runs)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:.2f} {HEIGHT:.2f}" width="{WIDTH:.2f}mm" height="{HEIGHT:.2f}mm">',
        f'<defs><clipPath id="c"><path d="M0 0H{WIDTH:.2f}V{HEIGHT:.2f}H0Z"/></clipPath></defs><g clip-path="url(#c)" fill="none">',
        f'<path d="{rough}" fill="#f1f1f1" fill-rule="evenodd" stroke="#000" stroke-width=".3" stroke-linejoin="round"/>',
        f'<path d="{urban}" fill="#d9d9d9" fill-rule="evenodd"/>',
        f'<path d="{"".join(path(corners(name)) for name in g.hexes)}" stroke="#6a6a6a" stroke-width=".25"/>',
        f'<path d="{g.trees()}" stroke="#222" stroke-width=".25" stroke-linecap="round" stroke-linejoin="round"/>',
        f'<path d="{"".join(map(wing, g.wings))}" fill="#000"/>',
        f'<path d="{rail}" stroke="#fff" stroke-width="1.2"/><path d="{rail}" stroke="#000" stroke-width=".4"/>',
        f'<path d="{rail}" stroke="#000" stroke-width="1.7" stroke-dasharray=".35 2.3"/>',
        f'<path d="{path(line, False)}" stroke="#f1f1f1" stroke-width="2.2"/>',
        f'<path d="{path(line, False)}" stroke="#000" stroke-width=".5" stroke-dasharray="1.1 .9"/>',
        f'<path d="{portal(line[0], line[1])}{portal(line[-1], line[-2])}" stroke="#000" stroke-width=".6" stroke-linecap="round"/>',
        f'<path d="{"".join(map(path, g.blocks))}" fill="#000"/>',
        '<g stroke-linecap="round" stroke-linejoin="round">',
        f'<path d="{minor}" stroke="#000" stroke-width="1.3"/><path d="{main}" stroke="#fff" stroke-width="2"/>',
        f'<path d="{main}" stroke="#000" stroke-width="1.5"/><path d="{minor}" stroke="#fff" stroke-width=".7"/></g>',
        f'<path d="{"".join(flag(name) for name in g.of(URBAN))}" fill="#000" stroke="#fff" stroke-width=".25"/>',
        "</g></svg>",
    ]
    return "".join(parts)


def letters(names: dict[str, str], cut: float, board: Board | None = None) -> list[dict[str, Any]]:
    """Return all that is written on the map: hex numbers and names, each with the middle of its line. ``names`` are roads out of the map, in the
    words of a language. A name that lies on the ``cut`` is moved off it."""
    g = ground(board)
    written = [{"text": name, "x": x, "y": y, "style": "number"} for name, (x, y) in g.numbers().items()]
    for text, x, y, style in g.labels:
        px, py = at((x, y))
        py -= 0.9
        if abs(py - cut) < CLEAR:
            py = cut - CLEAR if py < cut else cut + CLEAR
        written.append({"text": names.get(text, text), "x": px, "y": py, "style": style})
    peaks = [(text, *at((x, y))) for text, x, y, _ in g.peaks]
    return [*written, *({"text": text, "x": x, "y": y - 0.9, "style": "peak"} for text, x, y in peaks)]


__all__ = ["HEIGHT", "HEX", "OPEN", "WIDTH", "cut_below", "ground", "letters", "svg"]
