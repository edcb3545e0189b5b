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
Labels = Sequence[tuple[Json, str]]
Reader = Callable[[str, Mapping[str, Any], Mapping[str, str], Labels], Json]
"""Turns a typed line, the described domain, names and options into an answer. What it cannot read is returned unchanged."""

NONE: Mapping[str, Reader] = {}


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
    if typed.isdigit() and len(typed) < 4 and not any(str(value) == typed for value, _ in labels):
        return numbered(typed, labels)
    small = typed.lower()
    for value, label in labels:
        if small in (str(value).lower(), label.lower()) or (value == "done" and small in ENDS):
            return value
    found = [value for value, label in labels if small and (str(value).lower().startswith(small) or label.lower().startswith(small))]
    return found[0] if begins and len(found) == 1 else None


def numbered(typed: str, labels: Labels) -> Json:
    """Return the option with this number, or None."""
    number = int(typed) if typed.isdigit() and len(typed) < 4 else 0
    return labels[number - 1][0] if 1 <= number <= len(labels) else None


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
