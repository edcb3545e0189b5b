"""3.5, 12.4 Turn templates to cut out, and the fan of a fixed gun: exact drawings at 5 mm for each MU.

A template is a quarter of a ring round the origin. Its middle is the path: letter n has a radius of n MU. From the end at the right it
turns left, with ticks outside the path; from the end at the top it turns right, with ticks inside. Lengths are mm, y goes up.
"""

from __future__ import annotations

from math import cos, hypot, pi, radians, sin
from typing import Any

from ...games.clouds.ch12_path import RADIAN
from ...games.clouds.geometry import rdiv, whole_mu
from ...games.clouds.panels import LETTERS
from ...games.clouds.rules import raw_tables

MM = 5.0
"""1 MU on paper."""
FIRST = 3
"""The tightest letter that can be flown has three MU; tighter ones need no template."""
NUMBERED = 4
"""A number stands before each fourth tick."""
THIN, THICK = 0.26, 0.5
Point = tuple[float, float]


def at(radius: float, angle: float) -> Point:
    """Return a point on a circle; the angle is counted from the right, against the clock."""
    return radius * cos(angle), radius * sin(angle)


def tick(letter: int, n: int, right: bool) -> tuple[Point, Point]:
    """12.4 Return a tick at n MU of path: from the path to the edge of the ring, for a turn to the left or to the right."""
    turned = radians(rdiv(RADIAN * n, letter) / 10)
    angle = pi / 2 - turned if right else turned
    return at(letter * MM, angle), at((letter + (-0.5 if right else 0.5)) * MM, angle)


def longest(letter: int) -> int:
    """Return how many whole MU of path are on a template."""
    return int(letter * pi / 2)


def templates() -> dict[str, Any]:
    """3.5 Return the drawing of all templates, and what is written on it: letters in the middle, numbers at each fourth MU."""
    size = (len(LETTERS) + 0.5) * MM
    edges, paths, ticks, written = "", "", "", []
    for letter in range(FIRST, len(LETTERS) + 1):
        edges += quarter((letter - 0.5) * MM, size)
        paths += quarter(letter * MM, size)
        for n in range(1, longest(letter) + 1):
            for right in (False, True):
                ticks += line(*tick(letter, n, right), size)
                if n % NUMBERED == 0 and letter >= NUMBERED + 2:
                    angle = (pi / 2 - n / letter if right else n / letter) + (0.5 if right else -0.5) / letter
                    if abs(angle - pi / 4) * letter * MM > 4.4 and 1.5 < angle * letter * MM < (pi / 2 * letter * MM) - 1.5:
                        x, y = at((letter + (-0.25 if right else 0.25)) * MM, angle)
                        written.append({"x": x, "y": size - y, "text": str(n), "turn": 90 - angle * 180 / pi, "big": False})
        x, y = at(letter * MM, pi / 4)
        written.append({"x": x, "y": size - y, "text": LETTERS[letter - 1], "turn": 45, "big": True})
    edges += quarter(size, size) + line((0, 0), (size, 0), size) + line((0, 0), (0, size), size)
    body = f"<path d='{paths}{ticks}' stroke-width='{THIN}'/><path d='{edges}' stroke-width='{THICK}'/>"
    return {"svg": drawing(size, size, body), "size": size, "written": written}


def quarter(radius: float, size: float) -> str:
    """Return a quarter of a circle round the lower left corner as path data."""
    return f"M{radius:.3f} {size:.3f}A{radius:.3f} {radius:.3f} 0 0 0 0 {size - radius:.3f}"


def line(a: Point, b: Point, size: float) -> str:
    """Return a line as path data."""
    return f"M{a[0]:.3f} {size - a[1]:.3f}L{b[0]:.3f} {size - b[1]:.3f}"


def drawing(width: float, height: float, body: str) -> str:
    """Return a drawing whose unit is 1 mm, with room for half of its lines."""
    edge = THICK / 2
    box = f"{-edge} {-edge} {width + 2 * edge} {height + 2 * edge}"
    return f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='{box}'><g fill='none' stroke='#000'>{body}</g></svg>"


def fan() -> dict[str, Any]:
    """20.6 Return the fan of a fixed gun: distances, and angles off the nose, with what they add; the gun is at the left, the nose points right."""
    table = raw_tables()["gunnery"]
    reach = table["limits"]["air_range_points_below"] / 100 * MM
    widest = max(row["up_to_deg"] for row in table["aim"])
    high = reach * sin(radians(widest))
    body, written, before = "", [], 0.0
    for row in table["distance"]:
        far = row["below_points"] / 100 * MM
        x, y = far * cos(radians(widest)), far * sin(radians(widest))
        body += f"M{x:.3f} {high - y:.3f}A{far:.3f} {far:.3f} 0 0 1 {x:.3f} {high + y:.3f}"
        written.append({"x": (before + far) / 2, "y": high, "text": signed(row["add"]), "big": True})
        before = far
    for row in table["aim"]:
        for way in (-1, 1):
            x, y = at(reach, way * radians(row["up_to_deg"]))
            body += f"M0 {high:.3f}L{x:.3f} {high + y:.3f}"
    aims = [0, *(row["up_to_deg"] for row in table["aim"])]
    for low, top, row in zip(aims, aims[1:], table["aim"]):
        for way in (-1, 1):
            x, y = at(reach - 9, way * radians((low + top) / 2))
            written.append({"x": x, "y": high + y, "text": signed(row["add"]), "big": False})
    return {"svg": drawing(reach, 2 * high, f"<path d='{body}' stroke-width='{THIN}'/>"), "width": reach, "height": 2 * high, "written": written}


def signed(n: int) -> str:
    """Return a number with its sign; nought has none."""
    return "0" if n == 0 else f"+{n}" if n > 0 else f"−{-n}"


GROUND, HEIGHTS = (5, 10, 15, 20, 25), (0, 5, 10, 15, 20)


def slant() -> list[list[str]]:
    """2.7 Return the distance in space by distance on the table (columns) and difference of height (rows), in whole MU."""
    return [[str(h), *(str(whole_mu(round(hypot(100 * d, 100 * h) ** 2))) for d in GROUND)] for h in HEIGHTS]
