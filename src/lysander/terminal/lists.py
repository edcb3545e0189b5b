"""Lists of answers: what stands before each, how one is typed, what is closed and why."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from ..core.ask import Ask, Json
from ..text import Text
from .answers import keys


def marked(labels: Sequence[tuple[Json, str]]) -> list[str]:
    """Return what stands before each answer of a list; the mark says that it is no number of a piece."""
    return [key and f"{key})" for key in keys(labels)]


def examples(values: Sequence[str], most: int = 3) -> list[str]:
    """Return a few answers in notation: one of each sort if they begin with different words, else the first."""
    sorts = {value.split()[0].split(":")[0].rstrip("0123456789"): value for value in reversed(values) if value}
    return [*dict.fromkeys([*reversed(sorts.values()), *values])][:most]


def alike(line: str, values: Sequence[str], most: int = 4) -> list[str]:
    """Return the answers in notation that begin like a line that is none: with all of it, else with its first word."""
    begun = line.lower().strip()
    first = re.split(r"[\s:=]", begun)[0]
    if not re.match("[a-z]", first):
        return []
    like = [value for value in values if value.lower().startswith(f"{begun} ")]
    return (like or [value for value in values if re.split(r"[\s:=]", value.lower())[0] == first])[:most]


def filled(pieces: Iterable[str], width: int) -> list[str]:
    """Return lines filled with pieces side by side; a piece is broken only if it is longer than a line."""
    lines: list[str] = []
    for piece in pieces:
        if lines and len(lines[-1]) + 3 + len(piece) <= width:
            lines[-1] += "   " + piece
        else:
            lines.append(piece)
    return lines


def closed_rows(text: Text, ask: Ask, view: Any, form: dict[str, Any]) -> list[str]:
    """Return a line for each reason for which answers are closed: the answers, the reason, its paragraph."""
    why: dict[str, list[str]] = {}
    for value, refusal in getattr(ask.domain, "reasons", form.get("closed", {})).items():
        why.setdefault(f"{text.refusal(refusal)} [{refusal.rule}]", []).append(text.option(ask, value, view)[0])
    return [f"{', '.join(answers)}: {reason}" for reason, answers in why.items()]
