"""The map of Escape and Evasion: woods, towns, roads and railways as on the printed sheet, in colours; for other maps (variants), too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...core.game import Setup
from ...games.evasion.board import ROUGH, URBAN
from ...games.evasion.chart import chart
from ...print.evasion import ground as printed
from ...print.evasion.lines import LABELS, Lines, centre
from . import Ground, path, word

ABOVE = 3.8
"""How far above the middle of a hex its name stands."""
NAMED = {"town": 6.0, "village": 5.6}
"""The names that are written on so small a map, with their height."""


def ground(setup: Setup) -> Ground:
    """2.2 Return the map of a set-up."""
    drawn = chart(setup)
    terrain = {hex["hex"]: hex["terrain"] for hex in drawn["hexes"]}
    outlines = {name: path(printed.corners(name)) for name in terrain}
    middles = {name: printed.at(centre(name)) for name in terrain}
    wood, town = (_area(name for name, is_ in terrain.items() if is_ == kind) for kind in (ROUGH, URBAN))
    main, minor = (_lines("road", (r["hexes"] for r in drawn["roads"] if (r["class"] == "main") is large)) for large in (True, False))
    rail = _lines("rail", (r["hexes"] for r in drawn["rails"]))
    back = (
        f'<path class="g-paper" d="M0 0H{printed.WIDTH:.1f}V{printed.HEIGHT:.1f}H0Z"/>'
        f'<path class="g-wood" fill-rule="evenodd" d="{wood}"/><path class="g-town" fill-rule="evenodd" d="{town}"/>'
        f'<path class="g-grid" d="{"".join(outlines.values())}"/>'
        f'<path class="g-rail" d="{rail}"/><path class="g-road g-minor" d="{minor}"/><path class="g-road g-main" d="{main}"/>'
    )
    if "title" in drawn:
        names = [(p["name"], middles[p["hex"]][0], middles[p["hex"]][1] - ABOVE, p["kind"]) for p in drawn["places"]]
    else:
        names = [(text, *printed.at((x, y)), style) for text, x, y, style in LABELS]
    front = "".join(word(x, y, text, NAMED[style], f"g-{style}") for text, x, y, style in names if style in NAMED)
    return Ground((0, 0, printed.WIDTH, printed.HEIGHT), outlines, middles, 7.4, back, front)


def _area(names: Iterable[str]) -> str:
    return "".join(path(loop) for loop in printed.outlines(names))


def _lines(kind: str, ways: Iterable[Sequence[str]]) -> str:
    lines = Lines(kind)
    for hexes in ways:
        lines.add(hexes)
    return printed.curves(lines.runs)
