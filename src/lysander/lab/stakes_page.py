"""What hangs on each kind of question, as a picture and a table of the page, and as a table of the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

import altair as alt
from rich.box import SIMPLE_HEAD
from rich.markup import escape as plain
from rich.table import Table

from .blocks import numbers, section, wide
from .estimate import Estimate
from .marks import Mark
from .plots import ARMS, INK, SHAPE, of, opening, svg
from .saying import Saying
from .stakes import ANSWERS, FEWEST, PLAYOUTS, Stake

SHOWN = 8
"""How many kinds of question are drawn; the table has all."""
ROW, ROW_OF_TWO = 26, 38


def stakes_section(found: Sequence[Sequence[Stake]], say: Saying) -> str:
    """Return the picture with the table folded below it; nothing where no decisions were tried."""
    if not any(found):
        return ""
    note = f"{answer(found[0], say)} {say('stakes-note', answers=ANSWERS, playouts=PLAYOUTS)}"
    rows = "".join(f"<h3>{name}</h3>" * (len(found) > 1) + _table(arm, say) for name, arm in zip(ARMS, found))
    return section(say("stakes"), escape(note), wide(_plot(found, say)) + numbers(rows, say))


def answer(found: Sequence[Stake], say: Saying) -> str:
    """Return on which question most hangs."""
    first = next((stake for stake in found if stake.clear), None)
    if first is None:
        return say("stakes-nothing")
    e = first.spread
    return say("stakes-answer", name=label(first), value=say.percent(e.value), low=say.percent(e.low), high=say.percent(e.high))


def label(stake: Stake) -> str:
    """Return what a kind of question is called, with its paragraph."""
    return f"{stake.kind.replace('_', ' ').replace('-', ' ')} ({stake.rule})"


def drawn(found: Sequence[Sequence[Stake]]) -> list[str]:
    """Return the kinds of question that are drawn, those on which most hangs first."""
    every = [stake for arm in found for stake in arm]
    enough = [stake for stake in every if stake.decisions >= FEWEST] or every
    return list(dict.fromkeys(map(label, sorted(enough, key=lambda stake: -stake.spread.value))))[:SHOWN]


def height(found: Sequence[Sequence[Stake]]) -> int:
    """Return about how high the picture is, with its heading."""
    return 180 + (ROW_OF_TWO if len(found) > 1 else ROW) * len(drawn(found))


def _plot(found: Sequence[Sequence[Stake]], say: Saying) -> str:
    every, names = [stake for arm in found for stake in arm], drawn(found)
    row = ROW_OF_TWO if len(found) > 1 else ROW
    y = alt.Y("name:N", sort=names, title=None, axis=alt.Axis(domain=False, ticks=False, labelPadding=8, labelLimit=220))
    title = say("stakes-axis")
    layers = [of([{"at": 0}]).mark_rule(color="var(--line-3)").encode(x="at:Q")]
    for n, (arm, stakes) in enumerate(zip(ARMS, found)):
        data = [_mark(stake, arm, say) for stake in stakes if label(stake) in names]
        base = of(data).encode(y=y, yOffset=alt.value(row * (n + 1) / (len(found) + 1)))
        layers.append(base.mark_rule(color=INK[arm], strokeWidth=2).encode(x=alt.X("low:Q", title=title), x2="high:Q"))
        marks = base.mark_point(shape=SHAPE[arm], size=90, strokeWidth=2, color=INK[arm], opacity=1)
        layers.append(marks.encode(x=alt.X("value:Q", title=title), fill=alt.Fill("fill:N", scale=None)))
        text = base.mark_text(align="left", dx=8, fontWeight="bold", color=INK[arm])
        layers.append(text.encode(x=alt.X("high:Q", title=title), text="text:N"))
    top = max(row["high"] for row in (_mark(stake, "A", say) for stake in every if label(stake) in names))
    over = [{"name": name, "at": 0, "most": top, "mark": f"stake-{name}"} for name in names]
    layers.append(opening(over, x=alt.X("at:Q", title=title), x2="most:Q", y=y))
    return svg(alt.layer(*layers).properties(width=300, height=row * len(names)), say("stakes"))


def _mark(stake: Stake, arm: str, say: Saying) -> dict[str, Any]:
    e = stake.spread
    low, high = (e.low, e.high) if e.bounded else (e.value, e.value)
    fill = INK[arm] if stake.clear else "var(--page)"
    row = {"name": label(stake), "value": 100 * e.value, "low": 100 * low, "high": 100 * high, "fill": fill}
    return row | {"text": say.percent(e.value, "+")}


def stake_marks(found: Sequence[Sequence[Stake]], say: Saying) -> dict[str, Mark]:
    """Return a mark for each kind of question: what was asked, and its figures."""
    made: dict[str, Mark] = {}
    for arm, stakes in zip(ARMS, found):
        for stake in stakes:
            id = f"stake-{label(stake)}"
            _, *cells = _cells(stake, say)
            line = "; ".join(f"{say(head)}: {cell}" for head, cell in zip(HEADS[1:], cells, strict=True))
            known = made.get(id, Mark(label(stake), (stake.question[say.lang],)))
            made[id] = Mark(known.title, (*known.lines, f"{arm}: {line}"))
    return made


HEADS = ("stakes-question", "stakes-seats", "stakes-count", "stakes-gain", "stakes-spread", "stakes-other")


def _cells(stake: Stake, say: Saying) -> Iterator[str]:
    yield label(stake)
    yield ", ".join(stake.seats)
    yield str(stake.decisions)
    for e, sign in ((stake.gain, "+"), (stake.spread, "+"), (stake.other, "")):
        yield _written(e, say, sign)


def _written(e: Estimate, say: Saying, sign: str) -> str:
    value = say.percent(e.value, sign)
    return f"{value} ({say.percent(e.low, sign)}…{say.percent(e.high, sign)})" if e.bounded and not e.constant else value


def _table(found: Sequence[Stake], say: Saying) -> str:
    head = "".join(f"<th>{escape(say(id))}</th>" for id in HEADS)
    lines = []
    for stake in found:
        name, *cells = _cells(stake, say)
        asked = f"<br><small>{escape(stake.question[say.lang])}</small>"
        look = "clear" if stake.clear else "open"
        lines.append(f'<tr><th>{escape(name)}{asked}</th>{"".join(f"""<td class="{look}">{escape(cell)}</td>""" for cell in cells)}</tr>')
    return f'<div class="scroll"><table class="figures">{f"<tr>{head}</tr>"}{"".join(lines)}</table></div>'


def stakes_table(found: Sequence[Stake], title: str, say: Saying) -> Table:
    """Return what hangs on each kind of question as a table of the terminal; bold is clear of zero, all taken together."""
    made = Table(
        title=title, title_justify="left", box=SIMPLE_HEAD, caption=say("stakes-note", answers=ANSWERS, playouts=PLAYOUTS), caption_justify="left"
    )
    for n, id in enumerate(HEADS):
        made.add_column(say(id), justify="left" if n < 2 else "right")
    for stake in found:
        cells = [plain(cell) for cell in _cells(stake, say)]
        cells[4] = f"[bold]{cells[4]}[/]" if stake.clear else cells[4]
        made.add_row(*cells)
    return made
