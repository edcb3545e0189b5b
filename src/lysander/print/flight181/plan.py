"""2.1 to 2.8 The plan of the aircraft in black and white, nose up, drawn from the table of squares: three counters lie side by side in each.

Lengths are mm from the upper left corner of the drawing. A thick line is a wall or a row of seat backs, which nothing passes; pieces cross
dashed ones.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...games.flight181.rules import raw_tables
from ..signs import svg

LANE, ROW = 54.0, 26.5
"""Width and height of a square."""
NOSE, TAIL = 13.0, 13.0
"""Height of both ends of the fuselage."""
SIDE = 13.0
"""Paper beside the fuselage, for doors and wings."""
WIDTH = 3 * LANE + 2 * SIDE
STATIONS = 15
HEIGHT = NOSE + STATIONS * ROW + TAIL
LANES = {"L": 0, "A": 1, "R": 2}
SEAT = 4.6
CUT = 7
"""The last station of the forward part."""
HATCHES = ("overwing-left", "overwing-right")


def squares() -> dict[str, dict[str, Any]]:
    """Return the squares of the table by id."""
    return {square["id"]: square for square in raw_tables()["board"]["square"]}


def lane(square: dict[str, Any]) -> int:
    """2.3 Return the lane in which a square is drawn: toilets stand on the side on which they are."""
    return LANES.get(square["lane"], 0 if square["y"] < 0 else 2)


def corner(square: dict[str, Any]) -> tuple[float, float]:
    """Return the upper left corner of a square."""
    return SIDE + lane(square) * LANE, NOSE + square["station"] * ROW


def cut() -> float:
    """Return the height at which the plan is cut in two."""
    return NOSE + (CUT + 1) * ROW


def box(x: float, y: float) -> str:
    """Return the outline of a square."""
    return f"M{x} {y}h{LANE}v{ROW}h-{LANE}z"


def seats(x: float, y: float) -> str:
    """2.2 Return two rows of three seats, beside where counters lie."""
    out = ""
    for row in (0, 1):
        for n in range(3):
            px, py = x + LANE / 2 + (n - 1.5) * 8 + 1.7, y + ROW / 2 + (row - 1) * 9 + 2.2
            out += f"M{px} {py}h{SEAT}a1 1 0 0 1 1 1v{SEAT - 1}a1 1 0 0 1 -1 1h-{SEAT}a1 1 0 0 1 -1-1v-{SEAT - 1}a1 1 0 0 1 1-1z"
    return out


def passages() -> list[frozenset[str]]:
    """2.4 Return the pairs of squares between which pieces step."""
    found = squares()
    return sorted({frozenset((a, b)) for a, square in found.items() for b in square["adjacent"]}, key=sorted)


def border(a: dict[str, Any], b: dict[str, Any]) -> str:
    """Return the line between two squares that touch; of a toilet and the aisle, which touch at a corner, a line through that corner."""
    (ax, ay), (bx, by) = corner(a), corner(b)
    if ay == by:
        return f"M{max(ax, bx)} {ay}v{ROW}"
    if ax == bx:
        return f"M{ax} {max(ay, by)}h{LANE}"
    x, y = max(ax, bx), max(ay, by)
    down = 1 if (ax < bx) == (ay < by) else -1
    return f"M{x - 5} {y - 5 * down}l10 {10 * down}"


def exits() -> str:
    """2.7 Return a triangle outside each exit, and the gap of its door."""
    out = ""
    for square in squares().values():
        if square["exit"]:
            x, y = corner(square)
            left = lane(square) == 0
            edge, way = (x, -1) if left else (x + LANE, 1)
            out += f"M{edge + way * 2.2} {y + ROW / 2 - 4}v8l{way * 5.6}-4z"
    return out


def doors() -> str:
    """Return the openings in the hull."""
    out = ""
    for square in squares().values():
        if square["exit"]:
            x, y = corner(square)
            half = 3.4 if square["exit"] in HATCHES else 6
            out += f"M{x if lane(square) == 0 else x + LANE} {y + ROW / 2 - half}v{2 * half}"
    return out


def hull() -> str:
    """Return the outline of the fuselage."""
    left, right, top, bottom = SIDE, SIDE + 3 * LANE, NOSE, NOSE + STATIONS * ROW
    bow = f"M{left} {top}C{left} {top - 9} {left + 40} 1 {left + 1.5 * LANE} 1S{right} {top - 9} {right} {top}"
    stern = f"V{bottom}C{right} {bottom + 9} {right - 50} {HEIGHT - 1} {left + 1.5 * LANE} {HEIGHT - 1}S{left} {bottom + 9} {left} {bottom}Z"
    return bow + stern


def wings() -> str:
    """Return the roots of both wings."""
    top, bottom = NOSE + 5.4 * ROW, NOSE + 9.6 * ROW
    right = WIDTH - SIDE
    return f"M{SIDE} {top}L1 {top + 12}V{bottom - 4}L{SIDE} {bottom}M{right} {top}L{WIDTH - 1} {top + 12}V{bottom - 4}L{right} {bottom}"


@lru_cache(maxsize=1)
def drawing() -> str:
    """Return the whole plan without its letters."""
    found = squares()
    walls = "".join(box(*corner(square)) for square in found.values())
    open_lines = "".join(border(*(found[id] for id in pair)) for pair in passages())
    rows = "".join(seats(*corner(square)) for square in found.values() if square["kind"] == "seat")
    rooms = "".join(box(*corner(square)) for square in found.values() if square["kind"] == "room")
    hatch = "".join(f"M{x} {NOSE + y * ROW}l{LANE} {ROW}M{x + LANE} {NOSE + y * ROW}l-{LANE} {ROW}" for x, y in _solid(found))
    dashed = "stroke='#000' stroke-width='.35' stroke-dasharray='1.6 1.3'"
    return svg(
        f"0 0 {WIDTH} {HEIGHT}",
        f"<path d='{wings()}' fill='#f1f1f1' stroke='#000' stroke-width='.35'/><path d='{hull()}' fill='#fff' stroke='#000' stroke-width='1'/>",
        f"<path d='{hatch}' stroke='#000' stroke-width='.25'/><path d='{rooms}' fill='#ececec'/>",
        f"<path d='{rows}' fill='none' stroke='#8a8a8a' stroke-width='.25'/>",
        f"<path d='{walls}' fill='none' stroke='#000' stroke-width='.9'/>",
        f"<path d='{open_lines}' stroke='#fff' stroke-width='1.3'/><path d='{open_lines}' {dashed}/>",
        f"<path d='{doors()}' stroke='#fff' stroke-width='1.4'/><path d='{exits()}' fill='#000'/>",
    )


def _solid(found: dict[str, dict[str, Any]]) -> list[tuple[float, int]]:
    """Return where no square is, at both ends of the plan: the left edges and stations."""
    taken = {(lane(square), square["station"]) for square in found.values()}
    return [(SIDE + n * LANE, station) for station in (0, STATIONS - 1) for n in range(3) if (n, station) not in taken]


def letters(names: dict[str, str]) -> list[dict[str, Any]]:
    """Return what is written on the plan: the id of each square in its upper corner, and beside it the ``names`` of those that have one."""
    written = []
    for id, square in squares().items():
        x, y = corner(square)
        written.append({"id": id, "name": names.get(id, ""), "x": x + 1.4, "y": y + 1.2})
    return written
