"""Fields and lines on the map sheet: smooth noise, who is inside which hexes, heights by eye, lines where a field has a level, short path data.

Lengths are km (2.5); a map unit is 1/23 km, so a hex is 46 units across.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from lysander.print.evasion.lines import centre, chance

UNIT = 23.0  # map units to the km
MARGIN = 14.0  # units between the outermost hexes and the neatline
RADIUS = UNIT * 2 / math.sqrt(3)
ORIGIN = (MARGIN + UNIT, MARGIN + RADIUS)
SIZE = (2 * MARGIN + 23 * UNIT, 2 * MARGIN + 17 * 1.732 * UNIT + 2 * RADIUS)
STEP = 0.085  # km between the points of the height field

# where the crest of the Egge runs, in hexes
RIDGE = ["0203", "0204", "0205", "0206", "0107", "0208", "0209", "0310", "0212", "0213", "0214", "0115", "0116", "0217"]


def xy(p: tuple[float, float]) -> tuple[float, float]:
    """km to map units."""
    return ORIGIN[0] + p[0] * UNIT, ORIGIN[1] + p[1] * UNIT


def f(v: float) -> str:
    return f"{v:.1f}".rstrip("0").rstrip(".").replace("-0", "-0") or "0"


# noise and fields ------------------------------------------------------------------------------------------------


def grid() -> tuple[np.ndarray, np.ndarray]:
    """The points of the height field: the sheet and a little more."""
    w, h = SIZE[0] / UNIT, SIZE[1] / UNIT
    xs = np.arange(-ORIGIN[0] / UNIT - 0.1, w - ORIGIN[0] / UNIT + 0.2, STEP)
    ys = np.arange(-ORIGIN[1] / UNIT - 0.1, h - ORIGIN[1] / UNIT + 0.2, STEP)
    return np.meshgrid(xs, ys)


def noise(x: np.ndarray, y: np.ndarray, size: float, seed: int) -> np.ndarray:
    """Smooth value noise from -1 to 1 with features of ``size`` km."""
    u, v = x / size + 100, y / size + 100
    i, j = np.floor(u).astype(int), np.floor(v).astype(int)
    s, t = u - i, v - j
    s, t = s * s * s * (s * (s * 6 - 15) + 10), t * t * t * (t * (t * 6 - 15) + 10)
    table = np.array([[chance(seed, a, b) for a in range(300)] for b in range(2)])
    mix = np.array([chance("m", seed, b) for b in range(300)])

    def at(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return (table[0][a % 300] * 7.13 + mix[b % 300] * 11.7 + table[1][(a * 3 + b * 7) % 300] * 3.1) % 1.0

    low = at(i, j) * (1 - s) + at(i + 1, j) * s
    high = at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s
    return 2 * (low * (1 - t) + high * t) - 1


def membership(x: np.ndarray, y: np.ndarray, hexes: dict[str, dict[str, str]], inside: set[str], soft: float) -> np.ndarray:
    """1 well inside the hexes of ``inside``, 0 well outside, one half on their edges."""
    top, sums = np.zeros_like(x), np.zeros_like(x)
    low = np.full_like(x, 1e9)
    for name in hexes:
        cx, cy = centre(name)
        low = np.minimum(low, (x - cx) ** 2 + (y - cy) ** 2)
    for name in hexes:
        cx, cy = centre(name)
        w = np.exp(-((x - cx) ** 2 + (y - cy) ** 2 - low) / soft)
        sums += w
        if name in inside:
            top += w
    return top / sums


def ridge_distance(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """km from the crest of the Egge."""
    best = np.full_like(x, 1e9)
    points = [centre(h) for h in RIDGE]
    for (ax, ay), (bx, by) in pairwise(points):
        dx, dy = bx - ax, by - ay
        t = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
        best = np.minimum(best, np.hypot(x - ax - t * dx, y - ay - t * dy))
    return best


def heights(x: np.ndarray, y: np.ndarray, hexes: dict[str, dict[str, str]], rough: set[str], urban: set[str]) -> np.ndarray:
    """Metres, by eye."""
    egge = 170 * np.exp(-((ridge_distance(x + 0.5 * noise(x, y, 2.3, 5), y) / 1.9) ** 2))
    hills = 85 * membership(x, y, hexes, rough, 2.6) ** 1.3
    valley = -35 * membership(x, y, hexes, urban, 2.2)
    plain = 165 - 2.0 * x + 24 * noise(x, y, 5.5, 1) + 26 * noise(x, y, 2.7, 2) + 7 * noise(x, y, 1.2, 3)
    return plain + egge + hills + valley


# lines out of fields ----------------------------------------------------------------------------------------------


def contours(field: np.ndarray, level: float, x: np.ndarray, y: np.ndarray) -> list[list[tuple[float, float]]]:
    """Marching squares: the lines where ``field`` is ``level``, closed ones with the first point repeated."""
    above = field > level
    ends: dict[tuple[int, int, int], list[tuple[int, int, int]]] = {}

    def join(a: tuple[int, int, int], b: tuple[int, int, int]) -> None:
        ends.setdefault(a, []).append(b)
        ends.setdefault(b, []).append(a)

    code = above[:-1, :-1] * 1 + above[:-1, 1:] * 2 + above[1:, 1:] * 4 + above[1:, :-1] * 8
    table = {1: "LT", 2: "TR", 3: "LR", 4: "RB", 6: "TB", 7: "LB", 8: "LB", 9: "TB", 11: "RB", 12: "LR", 13: "TR", 14: "LT", 5: "LTRB", 10: "TRLB"}
    for r, c in np.argwhere((code > 0) & (code < 15)).tolist():
        edge = {"T": (0, r, c), "B": (0, r + 1, c), "L": (1, r, c), "R": (1, r, c + 1)}
        word = table[int(code[r, c])]
        for k in range(0, len(word), 2):
            join(edge[word[k]], edge[word[k + 1]])

    def point(e: tuple[int, int, int]) -> tuple[float, float]:
        way, r, c = e
        r2, c2 = (r, c + 1) if way == 0 else (r + 1, c)
        a, b = field[r, c], field[r2, c2]
        t = (level - a) / (b - a)
        return float(x[r, c] + t * (x[r2, c2] - x[r, c])), float(y[r, c] + t * (y[r2, c2] - y[r, c]))

    lines = []
    left = {e: list(n) for e, n in ends.items()}
    for start in sorted(ends, key=lambda e: (len(ends[e]) != 1, e)):
        while left[start]:
            chain = [start]
            here = start
            while left[here]:
                there = left[here].pop()
                left[there].remove(here)
                chain.append(there)
                here = there
            lines.append([point(e) for e in chain])
    return lines


def simplify(line: list[tuple[float, float]], tolerance: float) -> list[tuple[float, float]]:
    """Douglas and Peucker."""
    if len(line) < 3:
        return line
    if line[0] == line[-1]:
        half = len(line) // 2
        return simplify(line[: half + 1], tolerance)[:-1] + simplify(line[half:], tolerance)
    (ax, ay), (bx, by) = line[0], line[-1]
    length = math.hypot(bx - ax, by - ay) or 1e-9
    far, where = max((abs((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / length, n) for n, (px, py) in enumerate(line[1:-1], 1))
    if far <= tolerance:
        return [line[0], line[-1]]
    return simplify(line[: where + 1], tolerance)[:-1] + simplify(line[where:], tolerance)


def length(line: list[tuple[float, float]]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def tenths(line: list[tuple[float, float]], close: bool = False) -> str:
    """Path data in tenths of a unit, relative and whole: short."""
    points = [(round(10 * px), round(10 * py)) for px, py in map(xy, line)]
    out = f"M{points[0][0]} {points[0][1]}l"
    before = points[0]
    for p in points[1 : -1 if close else None]:
        if p == before:
            continue
        dx, dy = p[0] - before[0], p[1] - before[1]
        out += ("" if out[-1] == "l" or dx < 0 else " ") + str(dx) + ("" if dy < 0 else " ") + str(dy)
        before = p
    return out + ("z" if close else "")


def band(field: np.ndarray, level: float, x: np.ndarray, y: np.ndarray, tolerance: float, least: float) -> str:
    """The area above ``level`` as one path."""
    frame = np.pad(field, 1, constant_values=level - 1e3)
    px = np.pad(x, 1, mode="edge")
    py = np.pad(y, 1, mode="edge")
    px[:, 0] -= STEP
    px[:, -1] += STEP
    py[0] -= STEP
    py[-1] += STEP
    lines = [simplify(line, tolerance) for line in contours(frame, level, px, py)]
    return "".join(tenths(line, True) for line in lines if length(line) > least and len(line) > 4)
