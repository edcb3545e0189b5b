"""What sheets are made of, as the Typst files read it: tables, steps, counters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from .kit import Sheet, Wish

Sheetable = dict[str, Any]
"""A table as data: title, paragraph, head, rows of cells, widths of columns."""
Say = Callable[..., str]


def table(
    title: str,
    rule: str,
    head: Sequence[str],
    rows: Iterable[tuple[Sequence[str], bool]],
    *,
    widths: str,
    left: Sequence[int] = (0,),
    big: Sequence[int] = (),
) -> Sheetable:
    """Return a table. Each row has its cells, and whether its head is printed in white on black. ``widths``: ``auto``, parts (``1fr``) or ``12mm``;
    ``left`` are columns set to the left, ``big`` those of numbers."""
    made = [{"cells": list(cells), "dark": dark} for cells, dark in rows]
    return {"title": title, "rule": rule, "head": list(head), "rows": made, "widths": widths.split(), "left": list(left), "big": list(big)}


def signed(n: int) -> str:
    """Return a number with its sign."""
    return f"+{n}" if n > 0 else f"−{-n}" if n else "0"


def steps(say: Say, id: str, rules: Sequence[str], **given: Any) -> dict[str, Any]:
    """Return the numbered steps ``id-1``, ``id-2`` … under the heading ``id``, each with its paragraph."""
    lines = [{"text": say(f"{id}-{n}", **given), "rule": rule} for n, rule in enumerate(rules, 1)]
    return {"title": say(id), "steps": lines}


def group(title: str, pieces: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return counters under a title; all of them have a ``back``, or none."""
    return {"title": title, "pieces": list(pieces)}


def opening(say: Say, made: Sequence[Sheet], wish: Wish, setup: Sequence[str], phone: Sequence[str], secrets: Sequence[str]) -> Sheet:
    """Return the first sheet: what lies in the kit, how it is made, set-up, a phone as the umpire, secrets on paper. The paragraphs are those of the
    steps ``print-setup-1`` …, ``print-phone-1`` … and ``print-secrets-1`` …"""
    rows = [([str(n), say(sheet.name), say(f"{sheet.name}.what"), str(sheet.copies)], False) for n, sheet in enumerate(made, 2)]
    head = [say("print-w-sheet"), say("print-w-name"), say("print-w-what"), say("print-w-copies")]
    data = {
        "lead": say("print-lead"),
        "sheets": table(say("print-w-sheets"), "", head, rows, widths="auto auto 1fr auto", left=(1, 2), big=(0, 3)),
        "make": steps(say, "print-make", ("",) * 4, sides="two" if wish.two_sided else "one"),
        "setup": steps(say, "print-setup", setup),
        "phone": steps(say, "print-phone", phone),
        "secrets": steps(say, "print-secrets", secrets),
    }
    return Sheet("start", "print-start", "start", data)
