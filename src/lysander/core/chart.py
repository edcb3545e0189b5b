"""What ``chart()`` and the pieces of a view say to a client that draws the board of any game.

A chart is one or more *areas*: a graph, a hex map, squares, a track, places for cards, or an open field. An area has *cells*, each with a name
of its own, and *links* between them::

    def chart(self):
        return areas(graph("bay", {"1": (0, 1), "2": (1, 0), "3": (2, 1)}, [("1", "2"), ("2", "3")]), track("nights", ("n1", "n2", "n3")))

What lies where is the field ``pieces`` of the view: a tuple of ``Piece``. A view is made for one seat, so its pieces are what that seat knows.

A client draws the cells, lets people point at them, and binds them to the open question: where the answers of its domain (``OneOf``, ``Cell``,
``Subset``, ``Split``, the next step of a ``Path``) are names of cells or of pieces, these are lit, and pressing one chooses that answer. So name
cells and pieces as the answers name them, and give no cell a name that is an answer to something else.

Names are whole numbers or words of letters, digits, ``-`` and ``_``. What people read is in the catalogue of the game: ``area-<id>``, ``cell-<id>``,
``ground-<ground>``, ``token-<kind>`` for the kind of a piece; what it leaves out is shown by its id, and an area without a message has no heading.

All lengths are whole numbers, ``x`` to the right and ``y`` downwards. A cell is about 100 wide; a field has units of its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from math import isqrt

import msgspec
from msgspec.structs import replace

from .ask import Json, Seat
from .hexes import centre
from .plain import plain

GROUNDS = ("plain", "water", "wood", "rough", "town", "sand", "dark")
"""The grounds of a cell; a client tints the cell accordingly."""
LINKS = ("line", "road", "river", "dotted")
"""The styles in which a link is drawn."""
LOOKS = ("counter", "card", "back", "spot")
"""The looks of a piece: a counter (the sign of its seat in its colour), a card, a card face down, or an empty ring that marks a spot."""
NAME = re.compile(r"[A-Za-z0-9_-]+")
UNIT = 100


class Cell(msgspec.Struct, frozen=True, gc=False):
    """One cell: its middle, its size, its shape (``disc``, ``hex``, ``square``, ``card``, ``point``) and its ground."""

    id: str
    x: int
    y: int
    w: int
    h: int
    shape: str
    ground: str = "plain"


class Link(msgspec.Struct, frozen=True, gc=False):
    """A line between the middles of two cells."""

    a: str
    b: str
    kind: str = "line"


class Area(msgspec.Struct, frozen=True, gc=False):
    """A part of the board: its rectangle, its cells and its links.

    ``unit`` is the width of a cell, or of a piece in a field. A client draws areas side by side so that their units are equally wide.
    """

    id: str
    x: int
    y: int
    w: int
    h: int
    unit: int
    cells: tuple[Cell, ...]
    links: tuple[Link, ...] = ()


class Piece(msgspec.Struct, frozen=True, gc=False):
    """Something that lies on the board, as one seat knows it.

    ``id`` is its name in answers, different for each piece. ``at`` is a cell, or a field; in a field, ``x`` and ``y`` are its place. ``kind`` is
    named by the catalogue (``token-<kind>``). ``seat`` is its owner, whose colour and sign it has. ``label``: up to three characters that are drawn
    on it (a number, a strength); without one, the first letter of its name. ``look`` is one of ``LOOKS``. ``heading`` is the direction in which it
    points, in degrees clockwise from the top of the board; -1 for none.

    What a seat may not know of a piece, such as its kind, stays empty; its ``id`` must not give it away either.
    """

    id: str
    at: str
    kind: str = ""
    seat: Seat = ""
    label: str = ""
    look: str = "counter"
    heading: int = -1
    x: int = 0
    y: int = 0


Places = Mapping[str, tuple[int, int]]
Links = Iterable[tuple[str, ...]]
Grounds = Mapping[str, str]


def areas(*listed: Area) -> dict[str, Json]:
    """Return the chart of these areas, as plain data. Raises ``ValueError`` for a bad or repeated name, and for an unknown ground or link."""
    names = Counter(name for area in listed for name in (area.id, *(cell.id for cell in area.cells)))
    for name, count in names.items():
        _need(NAME.fullmatch(name) is not None, f"{name!r} is no name of a cell or an area: letters, digits, - and _")
        _need(count == 1, f"{name!r} names two things on the chart")
    for area in listed:
        known = {cell.id for cell in area.cells}
        for cell in area.cells:
            _need(cell.ground in GROUNDS, f"{cell.ground!r} is no ground: {', '.join(GROUNDS)}")
        for link in area.links:
            _need(link.kind in LINKS, f"{link.kind!r} is no kind of link: {', '.join(LINKS)}")
            _need({link.a, link.b} <= known, f"a link from {link.a!r} to {link.b!r} in {area.id!r}, where there is no such cell")
    return {"areas": [plain(area) for area in listed]}


def graph(id: str, nodes: Places, links: Links, grounds: Grounds | None = None) -> Area:
    """Return an area of nodes at these places, in any unit, with lines between them.

    A line is ``("1", "2")``, or ``("1", "2", "road")`` with its style. Nodes are drawn as discs; the gap between the two nearest is three fifths of a
    disc.
    """
    near = min((_apart(nodes[a], nodes[b]) for a, b in combinations(nodes, 2)), default=UNIT)
    _need(near > 0, f"two nodes of {id!r} lie in one place")
    cells = [Cell(n, x * UNIT * 160 // near, y * UNIT * 160 // near, UNIT, UNIT, "disc") for n, (x, y) in nodes.items()]
    return _area(id, cells, links, grounds)


def hexes(id: str, cells: Iterable[str] | Places, grounds: Grounds | None = None, links: Links = ()) -> Area:
    """Return a hex map. Cells are names of column and row in two digits each (``core.hexes``), or a mapping from names to (column, row).

    Hexes have a point at the top, row 0 is the top row, and odd rows are shifted right by half a hex.
    """
    middles = {n: (2 * c + r % 2, r) for n, (c, r) in cells.items()} if isinstance(cells, Mapping) else {n: centre(n) for n in cells}
    return _area(id, [Cell(n, 52 * x, 90 * y, 104, 120, "hex") for n, (x, y) in middles.items()], links, grounds)


def squares(id: str, cells: Places, grounds: Grounds | None = None, links: Links = ()) -> Area:
    """Return an area of squares by column and row, counted from 0 at the top left: ``{"a2": (0, 0), "b2": (1, 0), "a1": (0, 1), "b1": (1, 1)}``."""
    return _area(id, [Cell(n, UNIT * c, UNIT * r, UNIT, UNIT, "square") for n, (c, r) in cells.items()], links, grounds)


def track(id: str, cells: Sequence[str], grounds: Grounds | None = None, row: int = 10) -> Area:
    """Return a track: cells in a line. After ``row`` of them it turns and comes back one line below."""
    middles = {n: (at % row if at // row % 2 == 0 else row - 1 - at % row, at // row) for at, n in enumerate(cells)}
    return _area(id, [Cell(n, 120 * x, 120 * y, UNIT, UNIT, "square") for n, (x, y) in middles.items()], pairwise(cells), grounds)


def places(id: str, room: Mapping[str, int], row: int = 6) -> Area:
    """Return places for cards (a deck, a discard, a hand), each with the number of cards that it has room for; at most ``row`` cards in a line."""
    cells: list[Cell] = []
    left, line = 0, 0
    for name, cards in room.items():
        if left and left + cards > row:
            left, line = 0, line + 1
        wide = min(cards, row) * UNIT
        cells.append(Cell(name, left * UNIT + wide // 2, line * 180, wide - 10, 150, "card"))
        left += min(cards, row)
    return _area(id, cells)


def field(id: str, width: int, height: int, unit: int, points: Places | None = None, links: Links = ()) -> Area:
    """Return open ground in units of its own, with named points where they are needed.

    Pieces lie anywhere: ``Piece("S1", id, x=1200, y=300, heading=80)``. ``unit`` is the width of a piece. To offer points that change, put pieces
    with the look ``spot`` there.
    """
    cells = [Cell(n, x, y, max(1, unit // 2), max(1, unit // 2), "point") for n, (x, y) in (points or {}).items()]
    return Area(id, 0, 0, width, height, unit, tuple(cells), _links(links))


def misplaced(chart: Mapping[str, Json], pieces: Iterable[Piece]) -> list[str]:
    """Return what is wrong with the pieces of a view, as sentences: a place that is not on the chart, a repeated id, an unknown look."""
    cells = {cell["id"] for area in chart.get("areas", ()) for cell in area["cells"]}
    known = cells | {area["id"] for area in chart.get("areas", ())}
    found, seen = [], set[str]()
    for piece in pieces:
        if piece.at not in known:
            found.append(f"piece {piece.id} lies at {piece.at!r}, which is not on the chart")
        if piece.id in seen or piece.id in cells:
            found.append(f"two {'things' if piece.id in cells else 'pieces'} are called {piece.id}")
        if piece.look not in LOOKS:
            found.append(f"piece {piece.id} looks like {piece.look!r}, not one of {', '.join(LOOKS)}")
        seen.add(piece.id)
    return found


def _need(fulfilled: bool, otherwise: str) -> None:
    if not fulfilled:
        raise ValueError(otherwise)


def _apart(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Return the distance of two places, in hundredths of their unit."""
    return isqrt(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) * 10_000)


def _links(links: Links) -> tuple[Link, ...]:
    return tuple(Link(*link) for link in links)


def _area(id: str, cells: Sequence[Cell], links: Links = (), grounds: Grounds | None = None) -> Area:
    """Return an area that is as large as its cells, with their grounds."""
    _need(len(cells) > 0, f"the area {id!r} has no cells")
    tints = dict(grounds or {})
    cells = [replace(cell, ground=tints.pop(cell.id, "plain")) for cell in cells]
    _need(not tints, f"a ground for {next(iter(tints), '')!r} in {id!r}, where there is no such cell")
    left, top = min(c.x - c.w // 2 for c in cells), min(c.y - c.h // 2 for c in cells)
    right, bottom = max(c.x + c.w // 2 for c in cells), max(c.y + c.h // 2 for c in cells)
    return Area(id, left, top, right - left, bottom - top, UNIT, tuple(cells), _links(links))
