"""2.1 The plan of the aircraft in characters: squares with the pieces on them, legal squares in brackets, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.style import Style
from rich.text import Text as Line

from ....core.ask import Ask
from ....games.flight181.words import Words
from ....text import Text, plain

CELL, LEFT, ROOM = 5, 2, 4
LANES = ("L", "A", "R")
OF_ROOM = {"TF": "L", "C": "A", "GF": "R", "GA": "L", "TA": "R"}
ASCII = {"▼": "v", "▲": "^", "─": "-", "→": ">"}
TEAM = Style(color="bright_cyan", bold=True)
PEOPLE = Style(color="bright_green")
HELD = Style(color="bright_green", underline=True)
HURT = Style(color="yellow3")
SEEN = Style(color="bright_red", bold=True)
SECRET = Style(color="red", italic=True)
OLD = Style(color="red", dim=True)
MARK = Style(color="bright_yellow", bold=True)
MAYBE = Style(color="plum1")
QUIET = Style(dim=True)
MARKED = {"blended": "$", "possum": "~", "hidden": "h"}

View = Mapping[str, Any]
Pieces = dict[str, list[tuple[str, Style]]]


def draw(text: Text, view: Any, ask: Ask | None = None, *, ascii_only: bool = False, compact: bool = False, legend: bool = True) -> list[Line]:
    """Draws the plan as its seat sees it, with the squares that can be answered in brackets, and a ``legend`` (none if ``compact``)."""
    data: View = plain(view)
    board = text.words_as(Words).rules.board
    pieces, marks = pieces_of(data), marks_of(text, data, ask)
    maybe = {s for h in data["hijackers"] for s in h["reach"]} if not data["truth"] else set()
    rows = [_hull(board, "L", "▼")]
    for lane in LANES:
        squares = {board.station(s): s for s in board.squares if OF_ROOM.get(s, s[0]) == lane}
        stacks = {n: _stack(pieces.get(s, [])) for n, s in squares.items()}
        rows.append(_codes(squares, marks, maybe))
        rows += [_pieces(stacks, k) for k in range(max(1, *map(len, stacks.values())))]
    rows.append(_hull(board, "R", "▲"))
    ids = ("map-legend", *["map-legend-secret"][: len(data["truth"])]) if legend and not compact else ()
    words = [line for id in ids for line in text.say(id).splitlines()]
    if ascii_only:
        rows = [_plain(row) for row in rows]
        words = ["".join(ASCII.get(c, c) for c in row) for row in words]
    return [*rows, *(Line(row, style="dim") for row in words)]


def _hull(board: Any, lane: str, sign: str) -> Line:
    """Draws the wall with its exits."""
    line = Line("  ", no_wrap=True)
    for n in range(15):
        exit = f"{lane}{n}" in board.exits or f"A{n}" in board.exits
        line.append(f"──{sign}──" if exit else "─────" if 0 < n < 14 else " " * CELL, MARK if exit else QUIET)
    line.rstrip()
    return line


def _codes(squares: Mapping[int, str], marks: set[str], maybe: set[str]) -> Line:
    """Draws the names of the squares of a lane: legal ones in brackets, those where somebody unseen could be in their colour."""
    line = Line(" " * LEFT, no_wrap=True)
    for n in range(15):
        name = squares.get(n, "")
        if name in marks:
            line.append(f"[{name}]".ljust(CELL), MARK)
        else:
            line.append(f" {name}".ljust(CELL), MAYBE if name in maybe else QUIET)
    line.rstrip()
    return line


def _pieces(stacks: Mapping[int, list[list[tuple[str, Style]]]], row: int) -> Line:
    """Draws one line of the pieces of a lane."""
    line = Line(" " * LEFT, no_wrap=True)
    for n in range(15):
        stack = stacks.get(n, [])
        here = stack[row] if row < len(stack) else []
        line.append(" ")
        for word, style in here:
            line.append(word, style)
        line.append(" " * (CELL - 1 - sum(len(word) for word, _ in here)))
    line.rstrip()
    return line


def _stack(pieces: Sequence[tuple[str, Style]]) -> list[list[tuple[str, Style]]]:
    """Returns the pieces of a square in lines of at most four characters."""
    lines: list[list[tuple[str, Style]]] = []
    for piece in pieces:
        if lines and sum(len(word) for word, _ in lines[-1]) + len(piece[0]) <= ROOM:
            lines[-1].append(piece)
        else:
            lines.append([piece])
    return lines


def _plain(line: Line) -> Line:
    """Returns the line in letters that every terminal has."""
    out = Line("".join(ASCII.get(c, c) for c in line.plain), no_wrap=True)
    for span in line.spans:
        out.stylize(span.style, span.start, span.end)
    return out


def pieces_of(view: View) -> Pieces:
    """Returns the pieces on each square: teams, hijackers, passengers, casualties. Public signs are capitals and ``%``, ``?``; secret ones small."""
    found: Pieces = {}

    def put(square: str, word: str, style: Style) -> None:
        if square:
            found.setdefault(square, []).append((word, style))

    for t in view["teams"]:
        put(t["square"], f"T{t['team'][1:]}" + ("+" if t["carries"] else ""), TEAM)
    homes = {p["token"]: p["square"] for p in view["passengers"]}
    for h in view["hijackers"]:
        sign = {"visible": "H", "down": "%", "lost": "?"}.get(h["status"])
        if sign:
            put(h["square"], sign + h["hijacker"][1:], SEEN if sign == "H" else OLD)
    for h in view["truth"]:
        if h["state"] in MARKED:
            put(homes.get(h["token"], "") or h["square"], MARKED[h["state"]] + h["hijacker"][1:], SECRET)
    for p in view["passengers"]:
        put(p["square"], p["token"], HELD if p["controlled"] else PEOPLE)
    for c in view["casualties"]:
        put(c["square"], c["token"], HURT)
    return found


def marks_of(text: Text, view: View, ask: Ask | None) -> set[str]:
    """Returns the squares that answer the open question, and those of pieces that do."""
    if ask is None:
        return set()
    form = ask.domain.describe()
    kind = form["type"]
    if kind == "place":
        return {s for p in form["pieces"] if len(p["squares"]) > 1 for s in p["squares"]}
    if kind == "ambush":
        return {p["target"] for p in form["pairs"]}
    if kind == "moves":
        return {p["square"] for p in form["plans"]}
    if kind == "shot":
        return {s["target"] for s in form["shots"]}
    if kind == "deed":
        return {s for fire in form["fires"] for s in fire["squares"]}
    if kind == "cell":
        return set(form["options"])
    if kind == "piece":
        return {at for name in form["options"] if (at := _square_of(view, name))}
    if kind != "routes":
        return set()
    ends = [value.rpartition(":")[2].split(",") for value in text.words.shown(form, ask.domain.members()) or ()]
    return {s for path in ends for s in [*(x for x in path if x not in ("^", "-"))][-1:]}


def _square_of(view: View, name: str) -> str:
    """Returns the square of a piece, as its seat sees it."""
    rows = (*view["teams"], *view["passengers"], *view["truth"])
    return next((str(r["square"]) for r in rows if name in (r.get("team"), r.get("token") if "left" in r else None, r.get("hijacker"))), "")
