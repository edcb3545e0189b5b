"""Draws the staff map of Escape and Evasion, once, ahead: ``python web/tools/evasion_ground.py``.

Reads the map tables of the game and writes ``ground.svg`` (paper, form lines, woods, railways, roads, towns, lettering) and ``ground.gen.ts``
(where roads pass through hexes, so that a plotted path lies on its road). The same tables give the same bytes. Form lines, copses and houses are
our own drawing from the terrain, a ridge line and noise: they are not surveyed and mean nothing in play.

Lengths inside are km (2.5); a map unit is 1/23 km, so a hex is 46 units across.
"""

from __future__ import annotations

import csv
import math
import tomllib
from pathlib import Path

import numpy as np
from evasion_fields import (
    ORIGIN,
    RADIUS,
    SIZE,
    STEP,
    UNIT,
    band,
    contours,
    f,
    grid,
    heights,
    length,
    membership,
    noise,
    simplify,
    tenths,
    xy,
)  # fmt: skip

from lysander.print.evasion.lines import LABELS, Lines, Piece, anchor, bezier, chance, houses

ROOT = Path(__file__).resolve().parents[2]
TABLES = ROOT / "src/lysander/games/evasion/tables"
OUT = ROOT / "web/src/boards/evasion"


def drawn(runs: list[list[Piece]]) -> str:
    """Lines as path data."""
    out = ""
    for run in runs:
        out += "M" + " ".join(f(v) for v in xy(run[0][0]))
        out += "".join("C" + " ".join(f(v) for p in piece[1:] for v in xy(p)) for piece in run)
    return out


def block(corners: list[tuple[float, float]]) -> str:
    """A house as a path, in tenths."""
    return tenths(corners + corners[:1], True)


# the sheet --------------------------------------------------------------------------------------------------------


def scale_frame() -> str:
    """The neatline's inner scale: black and white kilometres."""
    w, h = SIZE
    out = ""
    for n in range(int(w / UNIT) + 1):
        if n % 2 == 0:
            out += f"M{f(n * UNIT)} 0h{f(min(UNIT, w - n * UNIT))}v2.4h-{f(min(UNIT, w - n * UNIT))}z"
            out += f"M{f(n * UNIT)} {f(h - 2.4)}h{f(min(UNIT, w - n * UNIT))}v2.4h-{f(min(UNIT, w - n * UNIT))}z"
    for n in range(int(h / UNIT) + 1):
        if n % 2 == 0:
            out += f"M0 {f(n * UNIT)}v{f(min(UNIT, h - n * UNIT))}h2.4v-{f(min(UNIT, h - n * UNIT))}z"
            out += f"M{f(w - 2.4)} {f(n * UNIT)}v{f(min(UNIT, h - n * UNIT))}h2.4v-{f(min(UNIT, h - n * UNIT))}z"
    return out


def trees(wood: np.ndarray, x: np.ndarray, y: np.ndarray, roads: Lines, rail: Lines) -> str:
    """Tree signs, round ones and firs, scattered through the woods and clear of roads, in tenths of a unit."""
    ways = np.array([bezier(piece, t) for lines in (roads, rail) for piece in lines.pieces.values() for t in np.linspace(0, 1, 9)])  # type: ignore[misc]
    out = ""
    rows, gap = int(SIZE[1] / UNIT / 0.52), 0.62
    for j in range(rows):
        for i in range(int(SIZE[0] / UNIT / gap)):
            px = x[0, 0] + (i + 0.5 * (j % 2) + 0.55 * chance("tree", i, j) + 0.3) * gap
            py = y[0, 0] + (j + 0.55 * chance("eert", i, j) + 0.4) * 0.52
            r, c = round((py - y[0, 0]) / STEP), round((px - x[0, 0]) / STEP)
            if not (2 < r < wood.shape[0] - 3 and 2 < c < wood.shape[1] - 3) or wood[r, c] < 0.17:
                continue
            if np.min(np.hypot(ways[:, 0] - px, ways[:, 1] - py)) < 0.3:
                continue
            ux, uy = (round(10 * v) for v in xy((px, py)))
            fir = chance("fir", i // 3, j // 3) < 0.45
            out += f"M{ux - 15} {uy + 15}l15-36 15 36zm15 0v11" if fir else f"M{ux - 15} {uy}a17 17 0 1 1 30 0m-15 0v17"
    return out


def draw(hexes: dict[str, dict[str, str]], table: dict) -> tuple[str, Lines]:
    """The whole sheet as SVG, and its roads."""
    by = {t: {h for h, row in hexes.items() if row["terrain"] == t} for t in ("rough", "open", "urban")}
    x, y = grid()
    height = heights(x, y, hexes, by["rough"], by["urban"])
    copse = noise(x, y, 0.55, 11) + 0.45 * noise(x, y, 1.7, 12) - 1.6 * membership(x, y, hexes, by["urban"], 1.5) - 1.08
    wood = np.maximum(membership(x, y, hexes, by["rough"], 0.5) - 0.5 + 0.13 * noise(x, y, 0.8, 7) + 0.07 * noise(x, y, 0.33, 8), copse * 0.5)
    town = membership(x, y, hexes, by["urban"], 0.7) - 0.62 + 0.2 * noise(x, y, 0.9, 9)

    main, minor, rail = Lines("road"), Lines("road"), Lines("rail")
    for road in table["road"]:
        (main if road["class"] == "main" else minor).add(road["hexes"])
    for line in table["rail"]:
        rail.add(line["hexes"])
    minor.pieces = {**main.pieces, **minor.pieces}

    thin, thick = "", ""
    for level in range(96, 460, 16):
        lines = [simplify(line, 0.016) for line in contours(height, level, x, y) if length(line) > 1.1]
        text = "".join(tenths(line, line[0] == line[-1]) for line in lines)
        if level % 80 == 0:
            thick += text
        else:
            thin += text
    tunnel = [bezier(rail.pieces["0210", "0310"], t) for t in (0.42, 0.6, 0.8, 1.0)]
    tunnel += [bezier(rail.pieces["0310", "0309"], t) for t in (0.2, 0.38)]
    towns = [(h, 0.5 if hexes[h]["kind"] == "town" else 0.4) for h in sorted(by["urban"])]
    places = "".join(block(corners) for h, reach in towns for corners in houses(h, minor, reach, 0.085, 1.0))
    hamlets = [h for h, row in sorted(hexes.items()) if row["kind"] == "label" and row["road"] == "1"]
    places += "".join(block(corners) for h in hamlets for corners in houses(h, minor, 0.26, 0.11, 0.72))

    w, h = SIZE
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {f(w)} {f(h)}" width="{f(w)}" height="{f(h)}">',
        f'<defs><clipPath id="evg-clip"><rect width="{f(w)}" height="{f(h)}"/></clipPath></defs>',
        '<g id="evg"><g clip-path="url(#evg-clip)">',
        f'<rect class="evg-paper" width="{f(w)}" height="{f(h)}"/>',
        '<g transform="scale(.1)">',
        *(f'<path class="evg-rise evg-r{n}" d="{band(height, level, x, y, 0.04, 3)}"/>' for n, level in enumerate((225, 285, 345))),
        f'<path class="evg-wood" d="{band(wood, 0.0, x, y, 0.022, 0.5)}"/>',
        f'<path class="evg-thin" d="{thin}"/><path class="evg-thick" d="{thick}"/>',
        f'<path class="evg-town" d="{band(town, 0.0, x, y, 0.03, 1.5)}"/>',
        f'<path class="evg-tree" d="{trees(wood, x, y, minor, rail)}"/>',
        "</g>",
    ]
    d_rail, d_main, d_minor = drawn(rail.runs), drawn(main.runs), drawn(minor.runs)
    out += [
        f'<path class="evg-railbed" d="{d_rail}"/><path class="evg-rail" d="{d_rail}"/><path class="evg-ties" d="{d_rail}"/>',
        f'<path class="evg-cover" d="{polyline(tunnel)}"/><path class="evg-tunnel" d="{polyline(tunnel)}"/>',
        f'<path class="evg-portal" d="{portal(tunnel[0], tunnel[1])}{portal(tunnel[-1], tunnel[-2])}"/>',
        f'<path class="evg-house" transform="scale(.1)" d="{places}"/>',
        f'<path class="evg-case evg-minor" d="{d_minor}"/><path class="evg-case evg-main" d="{d_main}"/>',
        f'<path class="evg-fill evg-minor" d="{d_minor}"/><path class="evg-fill evg-main" d="{d_main}"/>',
        "</g>",
        f'<path class="evg-scale" d="{scale_frame()}"/><rect class="evg-neat" width="{f(w)}" height="{f(h)}"/>',
        "</g>",
        f'<g id="evg-names">{lettering()}</g>',
        "</svg>",
    ]
    return "\n".join(out), minor


def polyline(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(" ".join(f(v) for v in xy(p)) for p in points)


def portal(at: tuple[float, float], inward: tuple[float, float]) -> str:
    """A bracket across the line at the mouth of the tunnel."""
    along = math.atan2(inward[1] - at[1], inward[0] - at[0])
    c, s = math.cos(along), math.sin(along)
    shape = [(-0.09, -0.24), (0.05, -0.17), (0.05, 0.17), (-0.09, 0.24)]
    return polyline([(at[0] + u * c - v * s, at[1] + u * s + v * c) for u, v in shape])


def lettering() -> str:
    """Names, the height of the Velmerstot, the Egge along its crest."""
    out = ""
    for name, px, py, style in LABELS:
        ux, uy = xy((px, py))
        kind = " ".join("evg-" + word for word in style.split())
        out += f'<text class="evg-name {kind}" x="{f(ux)}" y="{f(uy)}">{name}</text>'
    vx, vy = xy((4.5, 9.75))
    out += f'<path class="evg-peak" d="M{f(vx)} {f(vy - 5)}l5 8.6h-10z"/><circle class="evg-dot" cx="{f(vx)}" cy="{f(vy + 0.4)}" r="1"/>'
    out += f'<text class="evg-name evg-spot" x="{f(vx + 7.5)}" y="{f(vy + 3.4)}">Velmerstot 464</text>'
    ex, ey = xy((4.25, 22.6))
    return out + f'<text class="evg-name evg-range" transform="translate({f(ex)} {f(ey)}) rotate(-84)">EGGE</text>'


def generated(hexes: dict[str, dict[str, str]], roads: Lines) -> str:
    """The numbers and names the board needs, as TypeScript."""
    ground = "".join({"rough": "R", "open": "O", "urban": "U"}[hexes[h]["terrain"]] for h in sorted(hexes))
    places = ", ".join(f'"{h}": "{row["place"]}"' for h, row in sorted(hexes.items()) if row["place"])
    landing = ", ".join(f'"{h}"' for h, row in sorted(hexes.items()) if row["landing"] == "1")
    roads_at = sorted(h for h, row in hexes.items() if row["road"] == "1")
    anchors = ", ".join(f'"{h}": [{", ".join(f(v) for v in xy(anchor(h, "road")))}]' for h in roads_at)
    links = ",\n  ".join(f'"{a}-{b}": [{", ".join(f(v) for p in (c, d) for v in xy(p))}]' for (a, b), (_, c, d, _) in sorted(roads.pieces.items()))
    return (
        "// Written by web/tools/evasion_ground.py from the map tables. Map units: 46 to a hex.\n"
        f"export const SIZE: [number, number] = [{f(SIZE[0])}, {f(SIZE[1])}];\n"
        f"export const ORIGIN: [number, number] = [{ORIGIN[0]:.3f}, {ORIGIN[1]:.3f}];\n"
        f"export const RADIUS = {RADIUS:.3f};\n"
        "/** R rough, O open, U urban: column by column, each from north to south. */\n"
        f'export const GROUND = "{ground}";\n'
        f"export const PLACES: Record<string, string> = {{ {places} }};\n"
        f"export const LANDING: string[] = [{landing}];\n"
        "/** Where the road passes through a hex. */\n"
        f"export const ANCHORS: Record<string, [number, number]> = {{ {anchors} }};\n"
        "/** The two control points of the road between two hexes, in the order of the key. */\n"
        f"export const LINKS: Record<string, [number, number, number, number]> = {{\n  {links},\n}};\n"
    )


def main() -> None:
    with (TABLES / "map.csv").open(encoding="utf-8") as file:
        hexes = {row["hex"]: row for row in csv.DictReader(file)}
    table = tomllib.loads((TABLES / "links.toml").read_text(encoding="utf-8"))
    svg, roads = draw(hexes, table)
    (OUT / "ground.svg").write_text(svg + "\n", encoding="utf-8")
    (OUT / "ground.gen.ts").write_text(generated(hexes, roads), encoding="utf-8")


if __name__ == "__main__":
    main()
