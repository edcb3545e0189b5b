"""Tables of figures on the pages of the laboratory."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import chain, repeat

from .estimate import Estimate
from .rows import Row
from .saying import Saying


def table(rows: Sequence[Row], arms: bool | Sequence[str], say: Saying, notes: Sequence[str] = ()) -> str:
    """Return means and shares with their intervals. ``arms``: whether there are two, or what they are called; ``notes`` are the games behind each
    row."""
    names = "AB"[: 1 + arms] if isinstance(arms, bool) else arms
    differ = len(names) == 2 and any(row.difference for row in rows)
    head = "<tr><td></td>" + "".join(f"<th>{escape(name)}</th>" for name in names) + "<th>B − A</th>" * differ + "</tr>"
    lines = []
    for row, note in zip(rows, chain(notes, repeat(""))):
        cells = [f"<td>{interval(row, e, say)}</td>" for e in row.arms]
        if row.difference is not None:
            cells.append(f'<td class="{"clear" if row.clear else "open"}">{interval(row, row.difference, say, "+")}</td>')
        games = f"<br><small>{escape(say('mark-games', games=note))}</small>" if note else ""
        lines.append(f"<tr><th>{escape(row.name)}{games}</th>{''.join(cells)}</tr>")
    return f'<div class="scroll"><table class="figures">{head}{"".join(lines)}</table></div>'


def interval(row: Row, e: Estimate, say: Saying, sign: str = "") -> str:
    """A value and its interval."""
    value, bounds = say.parts(row, e, sign, f" {say('to')} ")
    return f"{value} <small>{bounds}</small>" if bounds else value
