"""The map of Escape and Evasion: the woods, towns, roads and railways of the printed one, in colours."""

from __future__ import annotations

from functools import lru_cache

from ...core.game import Setup
from ...games.evasion.board import ROUGH, URBAN
from ...print.evasion import ground as printed
from ...print.evasion.lines import LABELS, centre
from . import Ground, path, word

NAMED = {"town": 6.0, "village": 5.6}
"""The names that are written on so small a map, with their height."""


def ground(setup: Setup) -> Ground:
    """2.2 Return the map; every game has the same."""
    return _map()


@lru_cache(maxsize=1)
def _map() -> Ground:
    drawn = printed.ground()
    outlines = {name: path(printed.corners(name)) for name in drawn.hexes}
    middles = {name: printed.at(centre(name)) for name in drawn.hexes}
    wood = "".join(path(loop) for loop in printed.outlines(drawn.of(ROUGH)))
    town = "".join(path(loop) for loop in printed.outlines(drawn.of(URBAN)))
    main, minor, rail = (printed.curves(lines.runs) for lines in (drawn.main, drawn.minor, drawn.rail))
    back = (
        f'<path class="g-paper" d="M0 0H{printed.WIDTH:.1f}V{printed.HEIGHT:.1f}H0Z"/>'
        f'<path class="g-wood" fill-rule="evenodd" d="{wood}"/><path class="g-town" fill-rule="evenodd" d="{town}"/>'
        f'<path class="g-grid" d="{"".join(outlines.values())}"/>'
        f'<path class="g-rail" d="{rail}"/><path class="g-road g-minor" d="{minor}"/><path class="g-road g-main" d="{main}"/>'
    )
    front = ""
    for text, x, y, style in LABELS:
        px, py = printed.at((x, y))
        if style in NAMED:
            front += word(px, py, text, NAMED[style], f"g-{style}")
    return Ground((0, 0, printed.WIDTH, printed.HEIGHT), outlines, middles, 7.4, back, front)
