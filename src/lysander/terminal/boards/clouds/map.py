"""2.14 The battle in characters, from a view: the field with aeroplanes, tracks and what lies on the ground, and a strip of heights beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.style import Style
from rich.text import Text as Line

from ....core.ask import Ask
from ....core.event import Event
from ....games.clouds.words import Words
from ....text import Text, plain
from . import scene
from .bearings import table
from .canvas import ASCII, Canvas, window
from .heights import strip
from .scene import MU, Mark, View

ARROWS = "↑↗→↘↓↙←↖"
NOSES = {"↗": (1, -1, "/"), "↘": (1, 1, "\\"), "↙": (-1, 1, "/"), "↖": (-1, -1, "\\")}
SIGNS = {scene.GAS: "●", scene.UNIT: "▪", scene.BATTERY: "▲", scene.POINT: "◇", scene.CANOPY: "╻", scene.BARRAGE: "▒"}
GROUND = {"wood": "♣", "water": "≈", "aerodrome": "=", "shellholes": '"'}
OWN, FOE = Style(color="bright_cyan", bold=True), Style(color="bright_red", bold=True)
OWN_PATH, FOE_PATH = Style(color="cyan"), Style(color="red")
QUIET, FRONT, EDGE = Style(dim=True), Style(color="yellow3"), Style(color="magenta")
PLACE, DRAFT = Style(color="bright_yellow", bold=True), Style(color="bright_green", bold=True)
STRIP, WIDE_STRIP, WIDE = 15, 24, 110
MOST, GRID, LEAST = 160, 10, 6
NEAR = 30
"""MU round an aeroplane that ``map E1`` shows."""
Path = Sequence[Sequence[int]]


class Drawn(NamedTuple):
    """What is drawn: the asked aeroplane, what the map shall show, the path of a plan in the making, paths flown this turn, plain letters only."""

    me: str
    focus: str
    path: Path
    trails: Mapping[str, Path]
    ascii_only: bool


def draw(
    text: Text,
    view: Any,
    ask: Ask | None = None,
    *,
    ascii_only: bool = False,
    compact: bool = False,
    legend: bool = True,
    size: tuple[int, int] = (80, 22),
    focus: str = "",
    path: Path = (),
    told: Sequence[Event] = (),
) -> list[Line]:
    """Return the map as its seat sees it, in ``size`` columns and rows with all that belongs to it. North is up.

    It shows all aeroplanes; ``focus`` may be ``all`` (whatever there is), an id (what is near it), or a number of MU in a row. ``path`` is that of a
    plan in the making, ``told`` what the seat was told, for the paths of this turn. With ``legend`` the aeroplanes are listed below. All else that it
    shows stands in the view.
    """
    data: View = plain(view)
    words = text.words_as(Words)
    me = scene.asked_of(data, ask)
    width = min(size[0], MOST)
    below = [Line(line, style="dim", no_wrap=True) for line in table(words, data, me, width)] if legend else []
    height = max(LEAST, size[1] - 1 - len(below))
    heights = WIDE_STRIP if width >= WIDE else STRIP
    drawn = Drawn(me, focus, path, trails_of(told), ascii_only)
    canvas = field(data, (width - heights, height), drawn)
    beside = strip(data, heights, height, me)
    rows = [_joined(line, part) for line, part in zip(canvas.lines(), beside, strict=True)]
    out = [_scale(words, data, canvas, width), *rows, *below]
    return [_plain(line) for line in out] if ascii_only else out


def _joined(line: Line, beside: Line) -> Line:
    out = Line(no_wrap=True).append_text(line).append_text(beside)
    out.rstrip()
    return out


def _scale(words: Words, view: View, canvas: Canvas, width: int) -> Line:
    """Return the line above the map: compass, a bar with its length, the wind."""
    bar = next((mu for mu in (5, 10, 20, 50) if 2 * mu // canvas.scale >= 8), 100)
    drawn = f"├{'─' * max(1, 2 * bar // canvas.scale - 2)}┤"
    line = Line(words.say("tty-map-scale", bar=drawn, mu=bar, wind=words.degrees(view["wind"])), style="dim", no_wrap=True)
    line.truncate(width)
    return line


def _plain(line: Line) -> Line:
    """Return a line in letters that every terminal has."""
    out = Line(line.plain.translate(ASCII), no_wrap=line.no_wrap)
    out.spans = line.spans
    return out


def trails_of(told: Sequence[Event]) -> dict[str, Path]:
    """12.10 Return the path of each aeroplane that has moved this turn, from the reports to the seat."""
    found: dict[str, Path] = {}
    for event in told:
        if event.kind == "turn":
            found.clear()
        elif event.kind == "moved":
            found[event.facts["who"]] = event.facts["path"]
    return found


def field(view: View, size: tuple[int, int], drawn: Drawn) -> Canvas:
    """Return the field with everything on it."""
    marks = scene.marks_of(view)
    canvas = _window(view, marks, size, drawn)
    for column in range(size[0]):
        for row in range(size[1]):
            _ground(canvas, view, column, row)
    _front(canvas, view)
    for p in view["planes"]:
        for x, y, *_ in drawn.trails.get(p["id"], ()):
            canvas.dot(*canvas.cell(x, y), "·", OWN_PATH if is_own(view, p["side"]) else FOE_PATH)
    for x, y, *_ in drawn.path:
        canvas.dot(*canvas.cell(x, y), "*", DRAFT)
    _signs(canvas, view, marks, drawn.ascii_only)
    return canvas


def _window(view: View, marks: Sequence[Mark], size: tuple[int, int], drawn: Drawn) -> Canvas:
    """Return an empty canvas of what is to be seen."""
    planes, focus = [m for m in marks if m.sort == scene.PLANE], drawn.focus
    seen: list[Mark] = planes
    least = 1
    about = next((m for m in marks if m.id.lower() == focus.lower()), None) if focus else None
    if focus == "all":
        seen = list(marks)
    elif focus.isdigit() and int(focus):
        about, least = next((m for m in planes if m.id == drawn.me), None), int(focus)
        seen = [about] if about else planes
    elif about is not None:
        seen = [m for m in planes if max(abs(m.x - about.x), abs(m.y - about.y)) <= NEAR * MU] + [about]
    elif planes and all(m.side == planes[0].side for m in planes):
        seen = [m for m in marks if m.sort == scene.PLANE or m.id in scene.targets_of(view)]
    places = [(m.x, m.y) for m in seen] + [(x, y) for x, y, *_ in drawn.path]
    return window(*size, places, least)


def _ground(canvas: Canvas, view: View, column: int, row: int) -> None:
    """6.4, 2.14 Draw what the ground is, the edge of the field, and a point every 10 MU."""
    x, y = canvas.place(column, row)
    kind = next((a["kind"] for a in view["areas"] if covers(a, x, y)), "")
    if kind:
        canvas.dot(column, row, GROUND.get(kind, "'"), QUIET)
    reach, step = view["field"] * MU, canvas.scale * MU
    if abs((x * x + y * y) - reach * reach) <= reach * step:
        canvas.dot(column, row, "~" if kind else "✕", EDGE)
    grid = GRID * MU * (1 if canvas.scale <= 5 else 5)
    if not kind and (x + step // 4) % grid < step // 2 and (y + step // 2) % grid < step:
        canvas.dot(column, row, "·", QUIET)


def covers(area: Mapping[str, Any], x: int, y: int) -> bool:
    """6.4 Whether a mapped area holds a place."""
    if "circle" in area:
        east, north, radius = area["circle"]
        return bool((x - east) ** 2 + (y - north) ** 2 <= radius * radius)
    left, low, right, high = area["rect"]
    return bool(left <= x <= right and low <= y <= high)


def _front(canvas: Canvas, view: View) -> None:
    """6.1 Draw the front, a line from north to south."""
    column = canvas.cell(view["front"], 0)[0]
    for row in range(canvas.height):
        canvas.dot(column, row, "┊", FRONT)


def is_own(view: View, side: str) -> bool:
    """5.1 Whether a side is the seat's; a spectator looks from the first."""
    return side == (view["side"] or "E")


def _signs(canvas: Canvas, view: View, marks: Sequence[Mark], ascii_only: bool) -> None:
    """Draw all marks, aeroplanes first, which so stay on top; then their labels, in the same order."""
    shown = [(m, canvas.cell(m.x, m.y)) for m in marks]
    shown = [(m, at) for m, at in shown if canvas.holds(*at)]
    bare: list[Mark] = []
    for mark, at in reversed(shown):
        if at in canvas.taken:
            bare.append(mark)
        else:
            canvas.put(*at, sign_of(mark), style_of(view, mark))
            if ascii_only and mark.heading >= 0:
                _nose(canvas, *at, sign_of(mark), style_of(view, mark))
    for mark, at in reversed(shown):
        stacked = sign_of(mark) if mark in bare else ""
        canvas.label(*at, [stacked + told for told in labels_of(view, mark)], style_of(view, mark))


def _nose(canvas: Canvas, column: int, row: int, arrow: str, style: Style) -> None:
    """Draw a slanting arrow in plain letters, which have none: a body, and a stroke on the side where the nose is."""
    if arrow in NOSES:
        right, down, stroke = NOSES[arrow]
        canvas.put(column, row, "o", style)
        if canvas.holds(column + right, row + down) and (column + right, row + down) not in canvas.taken:
            canvas.put(column + right, row + down, stroke, style)


def sign_of(mark: Mark) -> str:
    """Return the character of a mark: an arrow for a heading."""
    return SIGNS.get(mark.sort, "?") if mark.heading < 0 else ARROWS[(mark.heading + 225) % 3600 // 450]


def style_of(view: View, mark: Mark) -> Style:
    """Return the colour of a mark: by side, places of nobody in their own."""
    return PLACE if not mark.side else OWN if is_own(view, mark.side) else FOE


def labels_of(view: View, mark: Mark) -> list[str]:
    """Return what may stand beside a mark, longest first: id, height, and the speed as far as it is known."""
    if mark.sort != scene.PLANE:
        return [f"{mark.id} {mark.z}", mark.id] if mark.sort in (scene.GAS, scene.CANOPY) else [mark.id]
    panel = next(p for p in view["planes"] if p["id"] == mark.id)["panel"]
    full = [f"{mark.id} {mark.z}/{panel['speed']}"] if panel else []
    return [*full, f"{mark.id} {mark.z}", mark.id]
