"""What a person types, as an answer: a number of the list, a name, or the rulebook's notation."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..core.ask import Ask, Json
from ..core.hexes import centre

HEX = re.compile(r"^([xr]?)(\d{4})$")
DIRECTIONS = {"w": (-2, 0), "e": (2, 0), "nw": (-1, -1), "ne": (1, -1), "sw": (-1, 1), "se": (1, 1)}
ANSWERS = {"y": "yes", "j": "yes", "ja": "yes", "n": "no", "nein": "no"}
ENDS = ("end", "ende", "fertig")
ALL = ("all", "alle", "everybody", "*")
Labels = Sequence[tuple[Json, str]]
Reader = Callable[[str, Mapping[str, Any], Mapping[str, str], Labels], Json]
"""A typed line, the described domain, names and options, as an answer; what cannot be read is handed on as it is."""

NONE: Mapping[str, Reader] = {}
STOPS = ("stop", "halt", ".", "stay", "done")


def read_answer(line: str, ask: Ask, names: Mapping[str, str], labels: Labels, readers: Mapping[str, Reader] = NONE) -> Json:
    """The value that a line means. ``names`` are single letters by lower-case name, ``labels`` the numbered options, ``readers`` what
    the game reads in a way of its own, by type of domain.

    The question may stand before it, as hints and the rulebook write it: ``landing=0405``, ``british landing=0405``. Whatever cannot be read
    is handed on as it is; the domain refuses it with a reason.
    """
    form = ask.domain.describe()
    typed = line.strip().removeprefix(f"{ask.seat} {ask.kind}=").removeprefix(f"{ask.kind}=")
    kind = form["type"]
    if kind in ("amount", "dice"):
        return int(typed) if typed.lstrip("-").isdigit() else typed
    if kind == "path":
        return numbered(typed, labels) or read_path(typed, form)
    if kind == "confirm" and typed.lower() in ANSWERS:
        return ANSWERS[typed.lower()]
    if kind == "subset":
        return read_subset(typed, form, names)
    own = readers.get(kind)
    if (chosen := by_label(typed, labels, begins=own is None)) is not None:
        return chosen
    return own(typed, form, names, labels) if own else typed


def by_label(typed: str, labels: Labels, *, begins: bool) -> Json:
    """An option by its number, its value or its label; with ``begins`` also by a beginning that only one of them has."""
    if typed.isdigit() and len(typed) < 4 and not any(str(value) == typed for value, _ in labels):
        return numbered(typed, labels)
    small = typed.lower()
    for value, label in labels:
        if small in (str(value).lower(), label.lower()) or (value == "done" and small in ENDS):
            return value
    found = [value for value, label in labels if small and (str(value).lower().startswith(small) or label.lower().startswith(small))]
    return found[0] if begins and len(found) == 1 else None


def numbered(typed: str, labels: Labels) -> Json:
    """The option with this number, or None."""
    number = int(typed) if typed.isdigit() and len(typed) < 4 else 0
    return labels[number - 1][0] if 1 <= number <= len(labels) else None


def read_path(typed: str, form: Mapping[str, Any]) -> str:
    """``r0310 x0309 stop``, ``0310 0309``, ``ne e``, or notation. A hex without a letter goes the cheaper way."""
    small = typed.lower().replace(",", " ")
    if re.fullmatch(r"([xr]\d{4})+\.?|\.", small):
        return small
    moves, here, out = form["moves"], form["start"], ""
    words = small.split()
    for n, word in enumerate(words):
        if word in STOPS:
            return out + "." if n == len(words) - 1 else typed
        step = _step(word, here, moves.get(here, {}))
        if not step:
            return typed
        out += step
        here = step[1:]
    return out


def _step(word: str, here: str, moves: Mapping[str, Sequence[Any]]) -> str:
    """One step: a hex or a direction, with ``x`` or ``r`` before it or the cheaper of both."""
    stops = word.endswith(".")
    word = word.rstrip(".")
    found = HEX.match(word)
    way, to = (found[1], found[2]) if found else _direction(word, here)
    if not to:
        return ""
    if way:
        return way + to + ("." if stops else "")
    known = sorted((move[1], step) for step, move in moves.items() if step[1:] == to)
    return (known[0][1] if known else "x" + to) + ("." if stops else "")


def _direction(word: str, here: str) -> tuple[str, str]:
    """``ne`` or ``rne`` as a hex beside ``here``."""
    way = word[0] if word[:1] in ("r", "x") and word[1:] in DIRECTIONS else ""
    turn = DIRECTIONS.get(word[len(way) :])
    if turn is None:
        return "", ""
    x, y = centre(here)
    x, y = x + turn[0], y + turn[1]
    return way, f"{(x - y % 2) // 2:02d}{y:02d}" if x >= 0 and y >= 0 else "0000"


def read_subset(typed: str, form: Mapping[str, Any], names: Mapping[str, str]) -> str:
    """Letters, names, ``all`` or ``none``."""
    small = typed.lower()
    if small in (form["empty"], "nobody", "-", "0", ""):
        return str(form["empty"])
    if small in ALL:
        return "".join(form["pool"])
    return letters(typed, names) or typed


def letters(typed: str, names: Mapping[str, str]) -> str:
    """``adc``, ``A D C``, ``arden, dunn`` as ``ACD``; empty if a word is neither."""
    found = set()
    for word in re.split(r"[\s,+]+", typed.strip().lower()):
        if word in names:
            found.add(names[word])
        elif word and all(c.upper() in names.values() for c in word):
            found |= {c.upper() for c in word}
        elif word not in ("and", "und"):
            return ""
    return "".join(sorted(found))
