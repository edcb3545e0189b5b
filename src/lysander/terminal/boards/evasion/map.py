"""The map of Escape and Evasion in characters: terrain, roads, pieces, belief and legal hexes, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.style import Style
from rich.text import Text as Line

from ....core.ask import Ask
from ....core.hexes import centre
from ....games.evasion.board import Board
from ....games.evasion.words import Words
from ....text import Text, plain

STRIDE, SHIFT, LEFT = 6, 3, 5
RECENT = 4
GLYPHS = {"open": "·", "rough": "^", "urban": "#"}
ASCII = {"·": ".", "─": "-", "∩": "n"}
GROUND = {"open": Style(color="grey62"), "rough": Style(color="green3"), "urban": Style(color="white", bold=True)}
ROAD = Style(color="yellow3")
OWN = Style(color="bright_cyan", bold=True)
FOE = Style(color="bright_red", bold=True)
OLD = Style(color="red")
MAYBE = Style(color="plum1")
MARK = Style(color="bright_yellow", bold=True)
BELIEF = ((1, "#3a2a44"), (5, "#523060"), (10, "#6d367f"), (20, "#8b3fa2"), (35, "#a948c4"))

View = Mapping[str, Any]


class Canvas:
    """A grid of characters with styles; a row of hexes takes ``rise`` lines."""

    def __init__(self, width: int, height: int, rise: int) -> None:
        self.rise = rise
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[Style()] * width for _ in range(height)]

    def centre(self, hex: str) -> tuple[int, int]:
        """Returns the middle of a hex."""
        x, y = centre(hex)
        return LEFT + SHIFT * x + 2, self.rise * y + 1

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Writes from (x, y) to the right."""
        for n, char in enumerate(text):
            self.chars[y][x + n], self.styles[y][x + n] = char, style

    def shade(self, x: int, y: int, width: int, style: Style) -> None:
        """Lays a background under existing characters."""
        for n in range(x, x + width):
            self.styles[y][n] += style

    def lines(self, ascii_only: bool) -> list[Line]:
        """Returns the grid as lines."""
        out = []
        for chars, styles in zip(self.chars, self.styles, strict=True):
            line = Line(no_wrap=True)
            for char, style in zip(chars, styles, strict=True):
                line.append(ASCII.get(char, char) if ascii_only else char, style)
            line.rstrip()
            out.append(line)
        return out


def draw(text: Text, view: Any, ask: Ask | None = None, *, ascii_only: bool = False, compact: bool = False, legend: bool = True) -> list[Line]:
    """Draws the map as its seat sees it, with the hexes that can be answered in brackets, and a ``legend``.

    ``compact`` leaves out the lines between the rows; a road to the row below then is a stroke beside its upper hex.
    """
    data: View = plain(view)
    board = text.words_as(Words).rules.board
    columns = max(int(h[:2]) for h in board.hexes) + 1
    rows = max(int(h[2:]) for h in board.hexes) + 1
    canvas = Canvas(LEFT + STRIDE * columns + SHIFT, (1 if compact else 2) * (rows - 1) + 2, 1 if compact else 2)
    for c in range(columns):
        canvas.put(LEFT + STRIDE * c + 1, 0, f"{c:02d}", Style(dim=True))
    _roads(canvas, board)
    pieces, belief = _pieces(data), _belief(data)
    marks = marks_of(ask)
    sight = set(data["sight"]) if data.get("seat") == "british" and data.get("men") else set(board.hexes)
    for hex in board.hexes:
        _cell(canvas, board, hex, pieces.get(hex, []), belief, marks.get(hex), hex in sight)
    for r in range(rows):
        canvas.put(0, canvas.rise * r + 1, f"{r:02d}", Style(dim=True))
    seat = str(data.get("seat"))
    words = text.say.maybe(f"map-legend-{seat}") if legend else ""
    if ascii_only:
        words = "".join(ASCII.get(char, char) for char in words)
    return [*canvas.lines(ascii_only), *(Line(row, style="dim") for row in words.splitlines())]


def _roads(canvas: Canvas, board: Board) -> None:
    """2.6 Draws links: a line to the neighbour at the right, or a stroke to one in the row below."""
    pairs = [(canvas.centre(hex), canvas.centre(to)) for hex, links in board.links.items() for to in links]
    for (x, y), (tx, ty) in pairs:
        if ty == y and tx > x:
            canvas.put(x + 1, y, "─" * (tx - x - 1), ROAD)
    for (x, y), (tx, ty) in pairs:
        if ty > y:
            canvas.put(x - 1 if tx < x else x + 1, y + canvas.rise - 1, "/" if tx < x else "\\", ROAD)


def _cell(
    canvas: Canvas, board: Board, hex: str, pieces: list[tuple[str, Style]], belief: Mapping[str, int | None], mark: str | None, seen: bool
) -> None:
    """Draws one hex, five characters: terrain, then its pieces; brackets if it can be answered."""
    x, y = canvas.centre(hex)
    ground = board.terrain[hex]
    glyph = "∩" if hex == board.tunnel else GLYPHS[ground]
    style = GROUND[ground] if seen else GROUND[ground] + Style(dim=True)
    canvas.put(x, y, glyph, style)
    if pieces:
        width = sum(len(word) for word, _ in pieces)
        room = 5 if mark is None else 3
        canvas.put(x - 2, y, " " if ground == "open" else glyph, style)
        at = x - 2 if width == 5 == room else x - 1
        for word, own in pieces if width <= room else _cut(pieces, min(room, 4)):
            canvas.put(at, y, word, own)
            at += len(word)
    elif hex in belief:
        weight = belief[hex]
        if weight is None or weight < 5:
            canvas.put(x + 1, y, "?", MAYBE)
        else:
            canvas.put(x + 1, y, f"{weight}%"[:3], MAYBE)
    if mark is not None:
        canvas.put(x - 2, y, "[", MARK)
        canvas.put(x + 2, y, "]", MARK)
        if mark and not pieces:
            canvas.put(x + 1, y, mark[:1], MARK)
    if hex in belief:
        canvas.shade(x - 2, y, 5, _shade(belief[hex]))


def _cut(pieces: list[tuple[str, Style]], room: int) -> list[tuple[str, Style]]:
    """Returns as many pieces as have room, and a plus for the rest."""
    out: list[tuple[str, Style]] = []
    for word, style in pieces:
        left = room - 1 - sum(len(w) for w, _ in out)
        if len(word) > left and out:
            break
        out.append((word[:left], style))
    return [*out, ("+", MARK)]


def _shade(weight: int | None) -> Style:
    """16.14 Returns a shade: the darker the less likely; one shade where no weights are kept."""
    return Style(bgcolor=[colour for least, colour in BELIEF if least <= max(weight or 0, 1)][-1])


def marks_of(ask: Ask | None) -> dict[str, str]:
    """Returns the hexes that answer the open question; for a path the cost of the next step."""
    if ask is None:
        return {}
    form = ask.domain.describe()
    if form["type"] == "path":
        steps = sorted(form["moves"].get(form["start"], {}).values(), key=lambda move: -move[1])
        return {to: str(cost) if form["budget"] != form["steps"] else "" for to, cost in steps}
    if form["type"] == "party":
        return {g["hex"]: "" for g in form["groups"]}
    members = ask.domain.members() or ()
    return {str(m).rpartition(":")[2]: "" for m in members if isinstance(m, str) and m[-4:].isdigit()}


def _belief(view: View) -> dict[str, int | None]:
    """16 Returns where free men could be, with per cent where weights are kept."""
    held = view.get("belief") or {}
    weights = held.get("weights")
    return {h: weights.get(h, 0) if weights else None for h in held.get("hexes", ())}


def _pieces(view: View) -> dict[str, list[tuple[str, Style]]]:
    """Returns the pieces of each hex, in at most a few characters."""
    if view.get("seat") == "british":
        return _british(view)
    if view.get("seat") == "german":
        return _german(view)
    if "truth" not in view:
        return {}
    truth = view["truth"]
    both = _men(truth["men"], OWN)
    _add_units(both, truth["patrols"], [x for x in truth["lorries"] if x["state"] == "german"], FOE)
    for lorry in truth["lorries"]:
        if lorry["state"] != "german":
            both.setdefault(lorry["hex"], []).append(("c" + lorry["unit"][1:] if lorry["state"] == "captured" else "w", OWN))
    if truth["landing"]:
        both.setdefault(truth["landing"], []).append(("+", MARK))
    return both


def _men(men: list[Mapping[str, Any]], style: Style) -> dict[str, list[tuple[str, Style]]]:
    """Returns men by letters, wounded ones small; four or more as a number; ``!`` in ambush."""
    groups: dict[str, list[Mapping[str, Any]]] = {}
    for man in men:
        if man["state"] in ("ok", "wounded"):
            groups.setdefault(man["hex"], []).append(man)
    found = {}
    for hex, group in groups.items():
        word = "".join(m["letter"] if m["state"] == "ok" else m["letter"].lower() for m in group) if len(group) < 4 else f"{len(group)}m"
        found[hex] = [(word + ("!" if any("ambush" in m["posture"] for m in group) else ""), style)]
    return found


def _british(view: View) -> dict[str, list[tuple[str, Style]]]:
    found = _men(view["men"], OWN)
    for lorry in view["lorries"]:
        found.setdefault(lorry["hex"], []).append(("c" + lorry["lorry"][1:], OWN))
    for hex in view["wrecks"]:
        found.setdefault(hex, []).append(("w", OLD))
    signs = {"patrol": "P", "lorry": "L", "lorry_troops": "LP", "lorry_dark": "L?"}
    for enemy in view["enemies"]:
        found.setdefault(enemy["hex"], []).append((signs[enemy["what"]], FOE))
    now = {e["hex"] for e in view["enemies"]} | set(view["sight"])
    last = {s["hex"]: s for s in view["seen"] if view["move"] - s["move"] < RECENT and s["hex"] not in now}
    for hex, sighting in last.items():
        found.setdefault(hex, []).append((signs[sighting["what"]][0].lower() + str(sighting["move"]), OLD))
    if view["landing"]:
        found.setdefault(view["landing"], []).append(("+", MARK))
    return found


def _german(view: View) -> dict[str, list[tuple[str, Style]]]:
    found: dict[str, list[tuple[str, Style]]] = {}
    _add_units(found, [p for p in view["patrols"] if not p["lost"]], [x for x in view["lorries"] if not x["lost"]], OWN)
    for lost in (*view["patrols"], *view["lorries"]):
        if lost["lost"]:
            found.setdefault(lost["hex"], []).append((lost["unit"].lower(), OLD))
    last = {s["hex"]: s for s in view["sightings"] if view["move"] - s["move"] < RECENT}
    for hex, sighting in last.items():
        found.setdefault(hex, []).append((f"!{sighting['men']}", FOE))
    if view["plane_seen"]:
        found.setdefault(view["plane_seen"], []).append(("+", MARK))
    return found


def _add_units(found: dict[str, list[tuple[str, Style]]], patrols: list[Mapping[str, Any]], lorries: list[Mapping[str, Any]], style: Style) -> None:
    """Adds ``P3`` on foot, ``P3s`` searching, ``L3`` a lorry, ``L3p`` with a patrol on board, ``L3x`` a road block."""
    carried = {p["lorry"] for p in patrols if p["lorry"]}
    for patrol in patrols:
        if not patrol["lorry"]:
            found.setdefault(patrol["hex"], []).append((patrol["unit"] + ("s" if patrol["searching"] else ""), style))
    for lorry in lorries:
        sign = "p" if lorry["unit"] in carried else ""
        found.setdefault(lorry["hex"], []).append((lorry["unit"] + sign + ("x" if lorry["block"] else ""), style))
