"""What sheets are made of, as the Typst files read it: tables, steps, counters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

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


def steps(say: Say, id: str, rules: Sequence[str], **given: Any) -> dict[str, Any]:
    """Return the numbered steps ``id-1``, ``id-2`` … under the heading ``id``, each with its paragraph."""
    lines = [{"text": say(f"{id}-{n}", **given), "rule": rule} for n, rule in enumerate(rules, 1)]
    return {"title": say(id), "steps": lines}


def group(title: str, pieces: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return counters under a title; all of them have a ``back``, or none."""
    return {"title": title, "pieces": list(pieces)}
