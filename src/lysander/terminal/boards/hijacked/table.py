"""The board of Hijacked in characters: police track, trust, goals, row, hijackers, supply and displays, drawn from a view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.style import Style
from rich.text import Text as Line

from ....core.ask import Ask
from ....games.hijacked.words import Words
from ....text import Text, plain

View = Mapping[str, Any]
Piece = tuple[str, Style]
KINDS = "CFMJ"
CELL, HIJACKER = 10, 20
WIDTHS = (8, 5, 7, 10, 20, 6, 5, 9, 9)
COLUMNS = ("seat", "score", "bonus", "markers", "cards", "free", "step", "dice", "tiles")
ASCII = str.maketrans({"■": "#", "·": ".", "●": "o", "○": "-", "✈": "#", "“": '"', "”": '"', "„": '"', "’": "'", "►": ">", "×": "x"})
PLAIN, DIM, BOLD = Style(), Style(dim=True), Style(bold=True)
MARK = Style(color="bright_yellow", bold=True)
POLICE = Style(color="bright_red", bold=True)
TRUST = Style(color="green3")
OWN = Style(color="bright_cyan", bold=True)
DICE = Style(color="plum1", bold=True)
COLOURS = {
    "B": Style(color="dodger_blue1"),
    "G": Style(color="green3"),
    "Y": Style(color="yellow3"),
    "S": Style(color="grey70"),
    "R": Style(color="bright_red", bold=True),
}


def draw(text: Text, view: Any, ask: Ask | None = None, *, ascii_only: bool = False, compact: bool = False, legend: bool = True) -> list[Line]:
    """Draws the board as everybody sees it; places that the open question can name are in brackets. Without ``legend`` it may be ``compact``."""
    data: View = plain(view)
    if not data["row"]:
        return []
    rows = [*_head(text, data), *_goals(text, data), *_row(text, data, _places(ask)), *_lines(text, data), _supply(text, data), *_seats(text, data)]
    words = text.say("map-legend").splitlines() if legend and not compact else []
    out = [_line(row) for row in rows] + [Line(row, style="dim") for row in words]
    return [_ascii(line) for line in out] if ascii_only else out


def _line(pieces: Iterable[Piece]) -> Line:
    line = Line(no_wrap=True)
    for words, style in pieces:
        line.append(words, style)
    line.rstrip()
    return line


def _ascii(line: Line) -> Line:
    """Returns a line in plain letters; umlauts stay, since a terminal without them shows a substitute."""
    line.plain = line.plain.translate(ASCII)
    return line


def _places(ask: Ask | None) -> set[str]:
    """Returns the places of the row that the answers name."""
    options = ask.domain.describe().get("options", ()) if ask else ()
    return {str(o["place"]) for o in options if isinstance(o, Mapping) and o.get("place")}


def _head(text: Text, view: View) -> list[list[Piece]]:
    """2.6, 2.7 Draws the squad on its track, and trust."""
    say, field, trust = text.say, view["squad"], view["trust"] // 10
    top = max(text.words_as(Words).rules.top, field)
    squad = [(f"{say('map-squad')} {field:>2}  ", BOLD), ("·" * (top - field), DIM), ("►", POLICE), ("·" * max(0, field - 1), PLAIN), ("✈", MARK)]
    star = f"   * {text.seat(view['star'])}" if view["star"] else ""
    bag = f"  {say('map-bag')} {view['green']}+{view['red']}{star}"
    return [
        [*squad, (f"   {say('map-trust')} {view['trust']:>3} % ", BOLD), ("■" * trust, TRUST), ("·" * (10 - trust), DIM), (bag, PLAIN)],
    ]


def _goals(text: Text, view: View) -> list[list[Piece]]:
    """17.1 Draws each goal with its medal and its owner."""
    out: list[list[Piece]] = []
    for goal in view["goals"]:
        gone = goal["void"] or goal["cashed"]
        owner = "×" if goal["void"] else text.seat(goal["seat"]) if goal["seat"] else ""
        style = DIM if gone else PLAIN
        out.append(
            [(f"({goal['value']}) ", DIM if gone else MARK), (text.say(f"goal-{goal['goal']}"), style), (f"  {owner}", OWN if owner else PLAIN)]
        )
    return out


def _row(text: Text, view: View, places: set[str]) -> list[list[Piece]]:
    """2.4 Draws the six places; beside them the draw pile and the discard pile."""
    heads: list[Piece] = []
    first: list[Piece] = []
    second: list[Piece] = []
    third: list[Piece] = []
    for place in view["row"]:
        number = str(place["place"])
        heads.append((f"+--{f'[{number}]' if number in places else f'-{number}-'}----", MARK if number in places else DIM))
        for line, (words, style) in zip((first, second, third), _cell(text, place), strict=True):
            line += [("|", DIM), (f"{words:^{CELL - 1}}", style)]
    pile = f"+ {text.say('map-pile')} {view['pile']}" + (f" [{view['top']}]" if view["pile"] else "")
    right = [(pile, MARK if "top" in places else DIM), (f"| {text.say('map-discard')} {len(view['discard'])}", DIM), ("|", DIM), ("|", DIM)]
    return [[*line, end] for line, end in zip((heads, first, second, third), right, strict=True)]


def _cell(text: Text, place: Mapping[str, Any]) -> tuple[Piece, Piece, Piece]:
    """Draws a card of the row as lines of nine characters."""
    if not place["back"]:
        return ("", PLAIN), ("", PLAIN), ("", PLAIN)
    if not place["card"]:
        return ("", PLAIN), (f"[{place['back']}]", BOLD), ("", PLAIN)
    card = text.words_as(Words).rules.cards[place["card"]]
    style = COLOURS[card.id[0]]
    needs = "" if card.red else f"{card.trust}% {card.demand or '-'}"
    by = f"={place['by']} {place['die']}{place['value']}" if place["by"] else ""
    return (card.id, style + BOLD), (needs, style), (by, OWN)


def _lines(text: Text, view: View) -> list[list[Piece]]:
    """10 Draws the hijackers with progress, disc and die needs."""
    names: list[Piece] = []
    states: list[Piece] = []
    for line in view["lines"]:
        n, shut = line["place"], not line["tile"]
        name = text.say("map-closed") if shut else text.words_as(Words).hijacker(line["tile"]).strip("“”„")
        names.append((f"{n} {name}"[: HIJACKER - 1].ljust(HIJACKER), DIM if shut else BOLD))
        low, high = text.words_as(Words).rules.talk[n]
        needs = "" if len(low) == 6 else f" {min(low)}-{max(low)}/{min(high)}-{max(high)}"
        seat = f" {text.seat(line['seat'])}" if line["seat"] else ""
        done = "●" * line["progress"] + "○" * (4 - line["progress"])
        state = f"{done}{seat}{needs}"
        indent = "  " if len(state) < HIJACKER - 2 else " "
        states.append(("" if shut else f"{indent}{state}"[: HIJACKER - 1].ljust(HIJACKER), OWN if line["seat"] else PLAIN))
    return [names, states]


def _supply(text: Text, view: View) -> list[Piece]:
    """2.9 Draws the number places with what the supply holds, and the bonus dice."""
    out: list[Piece] = [(f"{text.say('map-numbers')} ", BOLD)]
    for kind, number in view["numbers"].items():
        left = view["supply"][kind]
        out += [(f" {number}", BOLD if left else DIM), (f" {text.words_as(Words).thing(kind)} ×{left} ", PLAIN if left else DIM)]
    dice = " ".join(view["bonus_dice"] + view["mini_dice"])
    return [*out, (f"  {dice}", DICE)]


def _seats(text: Text, view: View) -> list[list[Piece]]:
    """4.2 Draws a line for each seat; below that of the active seat its dice."""
    out: list[list[Piece]] = [[(text.say(f"map-col-{name}").ljust(width), DIM) for name, width in zip(COLUMNS, WIDTHS, strict=True)]]
    for seat, has in view["seats"].items():
        active = seat == view["active"] and not view["over"]
        out.append(_seat(text, view, has, active))
        if active and (view["dice"] or view["spent"]):
            free = "  ".join(f"{d}{n}" for d, n in view["dice"].items())
            spent = "  ".join(f"{d['die']}{d['value']}" for d in view["spent"])
            out.append([(f"  {text.say('map-dice')} ", BOLD), (free or "-", DICE), (f"   ({spent})" if spent else "", DIM)])
    return out


def _seat(text: Text, view: View, has: Mapping[str, Any], active: bool) -> list[Piece]:
    bonus = f"{has['next_bonus'][0]} {has['next_bonus'][1]}" if has["next_bonus"] else ""
    markers = "".join(f"{k}{n}" for k in KINDS if (n := has["markers"].get(k, 0)))
    free = f"{has['passengers']}+{has['pilots']}"
    dice = " ".join(f"{h['die']}{h['due']}" for h in has["held"])
    tiles = " ".join([*(f"T{t}" for t in has["tiles"]), *(f"H{h}" for h in has["hijackers"])])
    style = OWN if has["seat"] == view["seat"] else PLAIN
    name = ("►" if active else " ") + text.seat(has["seat"]) + ("*" if has["star"] else "")
    before = (name, has["score"], bonus, markers)
    pieces: list[Piece] = [(str(words).ljust(width), style) for words, width in zip(before, WIDTHS, strict=False)]
    pieces += [(f"{card} ", COLOURS[card[0]]) for card in has["cards"]]
    pieces.append((" " * (WIDTHS[4] - 4 * len(has["cards"])), PLAIN))
    after = (free, has["step"], dice, tiles)
    return [*pieces, *((str(words).ljust(width), style) for words, width in zip(after, WIDTHS[5:], strict=True))]
