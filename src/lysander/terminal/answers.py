"""Reads what a person types as an answer: a number of the list, a name, or the rulebook's notation."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..core.ask import Ask, Json

ANSWERS = {"y": "yes", "j": "yes", "ja": "yes", "n": "no", "nein": "no"}
STOPS = ("stop", "halt", ".", "stay", "done")
ENDS = ("end", "ende", "fertig")
ALL = ("all", "alle", "everybody", "*")
PIECE = re.compile(r"([A-Za-z]+)(\d{1,2})")
"""A piece by its letters and its number: ``t2``, ``E1``."""
COMMANDS = {
    "hilfe": "help", "warum": "why", "karte": "map", "spielplan": "map", "tipp": "hint", "rückgängig": "undo", "nochmal": "again", "regeln": "rules",
    "meldungen": "log", "einweisung": "brief", "speichern": "save", "aufgeben": "resign", "beenden": "quit",
}  # fmt: skip
"""Commands in German; the help lists the English ones."""
ALONE = ("karte",)
OTHER = re.compile(r"[A-Za-z-]{1,12}")
"""What may stand beside pieces in a list: ``-``, ``done``."""
Labels = Sequence[tuple[Json, str]]
Reader = Callable[[str, Mapping[str, Any], Mapping[str, str], Labels], Json]
"""Turns a typed line, the described domain, names and options into an answer. What it cannot read is returned unchanged."""

NONE: Mapping[str, Reader] = {}


def spoken(line: str) -> str:
    """Return a typed line with a German command as the English one; a word that may begin an answer, too, is a command only alone."""
    word, space, rest = line.partition(" ")
    return f"{COMMANDS.get(word.lower(), word)}{space}{rest}" if not rest or word.lower() not in ALONE else line


def read_answer(line: str, ask: Ask, names: Mapping[str, str], labels: Labels, readers: Mapping[str, Reader] = NONE) -> Json:
    """Return the value that a typed line means.

    ``names`` are single letters by lower-case name, ``labels`` the numbered options, ``readers`` the game's readers by type of domain. The question
    may come first, as in hints and in the rulebook: ``landing=0405``, ``british landing=0405``. What cannot be read is returned unchanged; the domain
    then refuses it with a reason.
    """
    form = ask.domain.describe()
    typed = line.strip().removeprefix(f"{ask.seat} {ask.kind}=").removeprefix(f"{ask.kind}=")
    kind = form["type"]
    if kind in ("amount", "dice"):
        return int(typed) if typed.lstrip("-").isdigit() else typed
    if kind == "confirm" and typed.lower() in ANSWERS:
        return ANSWERS[typed.lower()]
    if kind == "subset":
        return read_subset(typed, form, names)
    own = readers.get(kind)
    if (chosen := by_label(typed, labels, begins=own is None)) is not None:
        return chosen
    return own(typed, form, names, labels) if own else typed


def by_label(typed: str, labels: Labels, *, begins: bool) -> Json:
    """Return an option by its number, its value or its label; with ``begins``, also by the beginning of a label that only one option has."""
    if (chosen := keyed(typed, labels)) is not None:
        return chosen
    if typed.isdigit() and len(typed) < 4 and not any(str(value) == typed for value, _ in labels):
        return None
    small = typed.lower()
    for value, label in labels:
        if small in (str(value).lower(), label.lower()) or (value == "done" and small in ENDS):
            return value
    found = [value for value, label in labels if small and (str(value).lower().startswith(small) or label.lower().startswith(small))]
    return found[0] if begins and len(found) == 1 else None


def keys(labels: Labels) -> list[str]:
    """Return what stands before each option of a list: its number, or what is typed for it.

    Pieces of one kind have the number that they bear, of several kinds their notation; beside pieces other options have their value. Options that are
    numbers themselves need none.
    """
    values = [str(value) for value, _ in labels]
    if any(value.isdigit() and len(value) < 4 for value in values):
        return ["" for _ in values]
    pieces = [PIECE.fullmatch(value) for value in values]
    kinds = {piece[1].lower() for piece in pieces if piece}
    if not kinds or not all(piece or OTHER.fullmatch(value) for piece, value in zip(pieces, values, strict=True)):
        return [str(n) for n in range(1, len(values) + 1)]
    return [piece[2] if piece and len(kinds) == 1 else value for piece, value in zip(pieces, values, strict=True)]


def keyed(typed: str, labels: Labels) -> Json:
    """Return the option before which this stands in a list, or None."""
    return next((value for key, (value, _) in zip(keys(labels), labels, strict=True) if typed and key.lower() == typed.lower()), None)


def read_subset(typed: str, form: Mapping[str, Any], names: Mapping[str, str]) -> str:
    """Read letters, names, ``all`` or ``none``."""
    small = typed.lower()
    if small in (form["empty"], "nobody", "-", "0", ""):
        return str(form["empty"])
    if small in ALL:
        return "".join(form["pool"])
    return letters(typed, names) or typed


def letters(typed: str, names: Mapping[str, str]) -> str:
    """Read ``adc``, ``A D C`` or ``arden, dunn`` as ``ACD``; empty if a word is neither letters nor a name."""
    found = set()
    for word in re.split(r"[\s,+]+", typed.strip().lower()):
        if word in names:
            found.add(names[word])
        elif word and all(c.upper() in names.values() for c in word):
            found |= {c.upper() for c in word}
        elif word not in ("and", "und"):
            return ""
    return "".join(sorted(found))
