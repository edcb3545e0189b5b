"""The list of aeroplanes in columns: what is known of each, and how it lies to the aeroplane that is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from ....games.clouds.words import Words
from . import scene
from .scene import Mark, View

GAP, INDENT, LEAST = "  ", "      ", 24
RIGHT = (2, 3, 5, 6, 7)
"""Columns of figures: height, difference, heading, distance, clock."""
Row = list[str]


def table(words: Words, view: View, me: str, width: int, *, everything: bool = True) -> list[str]:
    """Return the list in lines: a head, the asked aeroplane, enemies from the nearest on, friends, then what the objectives of the side name.
    Without ``everything`` friends are left out."""
    own = scene.plane_of(view, me)
    others = [m for m in scene.marks_of(view) if m.sort == scene.PLANE and m.id != me]
    foes = [m for m in others if own is None or m.side != own["side"]]
    friends = [m for m in others if own is not None and m.side == own["side"]] if everything else []
    goals = [m for m in scene.marks_of(view) if m.sort != scene.PLANE and m.id in scene.targets_of(view) and own is not None]
    marks = [*(m for m in scene.marks_of(view) if m.id == me), *_nearest(own, foes), *_nearest(own, friends), *_nearest(own, goals)]
    rows = [_row(words, view, own, m) for m in marks]
    return _lines([_head(words), *rows], width) if rows else []


def _nearest(own: View | None, marks: list[Mark]) -> list[Mark]:
    return marks if own is None else sorted(marks, key=lambda m: scene.bearing(own, m).distance)


def _head(words: Words) -> Row:
    return ["", "", *(words.say(f"tty-col-{name}") for name in ("height", "above", "speed", "heading", "distance", "clock", "arc")), ""]


def _row(words: Words, view: View, own: View | None, mark: Mark) -> Row:
    """Return the cells of a row."""
    found = scene.bearing(own, mark) if own is not None and mark.id != own["id"] else None
    lies = [words.plus(found.above) if found.above else "0", str(found.distance), str(found.hour or "–")] if found else ["", "", ""]
    enemy = own is not None and mark.side != own["side"] and found is not None and found.arc
    lies.append(words.say(f"tty-arc-{found.arc}") if found and enemy else "")
    plane = scene.plane_of(view, mark.id) if mark.sort == scene.PLANE else None
    if plane is None:
        return [mark.id, words.thing(mark.id).removesuffix(mark.id).strip(), str(mark.z), lies[0], "", "", *lies[1:], ""]
    band = words.say(f"band-{view['signs'][mark.id]['band']}")
    speed = f"{plane['panel']['speed']} {band}" if plane["panel"] else band
    type, heading = words.say(f"type-{plane['type']}"), words.degrees(plane["heading"])
    return [mark.id, type, str(mark.z), lies[0], speed, heading, *lies[1:], "; ".join(_notes(words, view, own, plane))]


def _notes(words: Words, view: View, own: View | None, plane: View) -> Iterator[str]:
    """5.3 Yield what else is seen of an aeroplane: attitude, state, fire; of another how the own lies to it, and who threatens whom."""
    say = words.say
    if own is not None and plane["side"] != own["side"]:
        pairs = [tuple(pair) for pair in view["threats"]]
        yield from (say(f"tty-{name}") for name, pair in threats(own["id"], plane["id"]) if pair in pairs)
    if plane["state"] != "flying":
        yield say(f"state-{plane['state']}")
    if plane["climb"] != "L":
        yield say(f"class-{plane['climb']}")
    if plane["bank"] != "0" and plane["climb"] in ("D", "L", "C"):
        yield say(f"bank-{plane['bank']}")
    yield from (say(f"sign-{name}") for name in ("burning", "forced") if plane[name])
    if view["signs"][plane["id"]]["smoke"]:
        yield say("sign-smoke")


def threats(me: str, other: str) -> tuple[tuple[str, tuple[str, str]], ...]:
    """8.1 Return the two words for threats, each with its pair of who threatens whom."""
    return (("threatens-you", (other, me)), ("you-threaten", (me, other)))


def _lines(rows: Sequence[Row], width: int) -> list[str]:
    """Return rows as lines, columns below each other; the notes in the last one are wrapped, below the row if there is no room behind it."""
    used = [n for n in range(len(rows[0]) - 1) if any(row[n] for row in rows[1:])]
    size = {n: max(len(row[n]) for row in rows) for n in used}
    out = []
    for row in rows:
        cells = GAP.join(row[n].rjust(size[n]) if n in RIGHT else row[n].ljust(size[n]) for n in used).rstrip()
        behind = len(GAP.join(" " * size[n] for n in used)) + len(GAP)
        if len(cells) + len(GAP) + len(row[-1]) <= width:
            out.append(f"{cells.ljust(behind)}{row[-1]}" if row[-1] and behind + len(row[-1]) <= width else f"{cells}{GAP}{row[-1]}".rstrip())
        elif width - behind >= LEAST:
            first, *more = wrap(row[-1], width - behind)
            out += [f"{cells.ljust(behind)}{first}", *(" " * behind + line for line in more)]
        else:
            out += [cells, *(INDENT + line for line in wrap(row[-1], width - len(INDENT)))]
    return out
