"""Tables of figures on the pages of the laboratory."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .estimate import Estimate
from .rows import Row
from .saying import Saying


def table(rows: Sequence[Row], pair: bool, say: Saying) -> str:
    """Return means and shares with their intervals."""
    head = "<tr><th></th><th>A</th>" + ("<th>B</th><th>B − A</th>" if pair else "") + "</tr>"
    lines = []
    for row in rows:
        cells = [f"<td>{interval(row, e, say)}</td>" for e in row.arms]
        if row.difference is not None:
            cells.append(f'<td class="{"clear" if row.clear else "open"}">{interval(row, row.difference, say, "+")}</td>')
        lines.append(f"<tr><th>{escape(row.name)}</th>{''.join(cells)}</tr>")
    return f'<div class="scroll"><table class="figures">{head}{"".join(lines)}</table></div>'


def interval(row: Row, e: Estimate, say: Saying, sign: str = "") -> str:
    """A value and its interval."""
    value, bounds = say.parts(row, e, sign, f" {say('to')} ")
    return f"{value} <small>{bounds}</small>" if bounds else value
