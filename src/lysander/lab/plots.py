"""Plots of a report as SVG. Altair draws them; the page sets the colours (``var(--a)``), so that one file serves light, dark and print."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from io import StringIO
from types import MappingProxyType
from typing import Any

import altair as alt
import vl_convert

from .figures import Histogram
from .marks import bins
from .rows import Row
from .saying import Saying

ARMS = ("A", "B")
INK = {"A": "var(--a)", "B": "var(--b)"}
FILL = {"A": "var(--a)", "B": "url(#hatch)"}
MARK = "mark:"
"""So begins the description of what is a mark (``lab.marks``)."""
SHAPE = {"A": "circle", "B": "triangle-up"}
OUTCOME = 50
"""How high a row of outcomes is."""
PAPER = """<style>
svg {{ --ui: system-ui, sans-serif; --surface: #fff; --ink: #1d2126; --ink-2: #4c545d; --line: #e3e6ea; --line-2: #aab2bb;
  {light} }}
@media (prefers-color-scheme: dark) {{ svg {{ --surface: #15181c; --ink: #e8eaed; --ink-2: #b4bbc3; --line: #2b3036; --line-2: #59626c;
  {dark} }} }}
</style><rect width="100%" height="100%" fill="var(--surface)"/>"""


def svg(chart: Any, label: str) -> str:
    """Return the chart as SVG that scales with the page."""
    config = {
        "background": "transparent",
        "font": "var(--ui)",
        "view": {"stroke": None},
        "axis": {
            "labelColor": "var(--ink-2)",
            "titleColor": "var(--ink-2)",
            "gridColor": "var(--line)",
            "domainColor": "var(--line-2)",
            "tickColor": "var(--line-2)",
            "labelFontSize": 12,
            "titleFontSize": 12,
            "titleFontWeight": "normal",
            "labelLimit": 220,
        },
        "text": {"color": "var(--ink)", "fontSize": 12},
    }
    drawn = vl_convert.vegalite_to_svg({**chart.to_dict(), "config": config}).replace(f'aria-label="{MARK}', 'data-mark="')
    size = re.compile(r'width="(\d+)" height="\d+"')
    return size.sub(rf'width="100%" style="max-width:\1px" role="img" aria-label="{escape(label)}"', drawn, count=1)


def picture(chart: Any, label: str, colours: Mapping[str, tuple[str, str]]) -> str:
    """Return the chart as an SVG file with colours of its own: ``colours`` are those of ``var(--name)``, by light and by dark."""
    light, dark = ("; ".join(f"--{name}: {each[at]}" for name, each in colours.items()) for at in (0, 1))
    text = svg(chart, label)
    at = text.index(">") + 1
    return text[:at] + PAPER.format(light=light, dark=dark) + text[at:] + "\n"


def opening(rows: list[dict[str, Any]], **ends: Any) -> Any:
    """Return what lies over a chart unseen and opens what made it: a rectangle for each row, whose ``mark`` is the id of a mark."""
    return _named(rows).mark_bar(fill="transparent", stroke="transparent").encode(description="mark:N", **ends)


def opening_points(rows: list[dict[str, Any]], **at: Any) -> Any:
    """Return discs that lie over a chart unseen and open what made it."""
    return _named(rows).mark_circle(size=500, fill="transparent", stroke="transparent", opacity=1).encode(description="mark:N", **at)


def _named(rows: list[dict[str, Any]]) -> Any:
    return of([row | {"mark": f"{MARK}{row['mark']}"} for row in rows])


def printed(chart: Any) -> str:
    """Return the chart as an SVG file on white."""
    chart.configure(background="white", font="sans-serif").save(made := StringIO(), format="svg")
    return made.getvalue()


def inked(field: str, names: Iterable[str], colours: Iterable[str], legend: Mapping[str, Any] | None = MappingProxyType({})) -> Any:
    """Return the channel that gives the names in a field colours of a ``picture``, with a legend above it unless that is None."""
    key = None if legend is None else alt.Legend(orient="top", labelColor="var(--ink)", labelFontSize=12, **legend)
    scale = alt.Scale(domain=[*names], range=[f"var(--{c})" for c in colours])
    return alt.Color(f"{field}:N", title=None, sort=scale.domain, scale=scale, legend=key)


def of(rows: list[dict[str, Any]]) -> Any:
    """Return a chart of some data."""
    return alt.Chart(alt.InlineData(values=rows))


def outcome_plot(rows: Sequence[Row], say: Saying) -> str:
    """Plot shares of games with their intervals, arm A as discs and B as triangles, with the differences on the right."""
    names = [row.name for row in rows]
    data = [
        {"name": row.name, "arm": arm, "value": 100 * e.value, "low": 100 * e.low, "high": 100 * e.high, "text": say.percent(e.value)}
        for row in rows
        for arm, e in zip(ARMS, row.arms, strict=False)
    ]
    y = alt.Y("name:N", sort=names, title=None, axis=alt.Axis(domain=False, ticks=False, labelFontWeight="bold", labelPadding=10))
    x = alt.X("value:Q", title=say("percent-of-games"), scale=alt.Scale(nice=True, zero=True))
    layers = []
    for arm in ARMS[: len(rows[0].arms)]:
        shift = alt.value({"A": 17, "B": 33}[arm] if len(rows[0].arms) == 2 else OUTCOME / 2)
        base = of([d for d in data if d["arm"] == arm]).encode(y=y, yOffset=shift)
        layers += [
            base.mark_rule(color=INK[arm], strokeWidth=2).encode(x=alt.X("low:Q", title=say("percent-of-games")), x2="high:Q"),
            base.mark_point(shape=SHAPE[arm], size=90, strokeWidth=2, color=INK[arm], fill="var(--surface)" if arm == "B" else INK[arm]).encode(x=x),
            base.mark_text(dx=0, dy=-12 if arm == "A" else 15, color=INK[arm], fontWeight="bold").encode(x=x, text="text:N"),
        ]
    most = max(100 * e.high for row in rows for e in row.arms)
    over = [{"name": name, "zero": 0, "most": most, "mark": f"outcome-{n}"} for n, name in enumerate(names)]
    layers.append(opening(over, x="zero:Q", x2="most:Q", y=y))
    chart: Any = alt.layer(*layers).properties(width=300 if len(rows[0].arms) == 2 else 430, height=OUTCOME * len(rows))
    if rows[0].difference is not None:
        chart = alt.hconcat(chart, difference_plot(rows, names, say), spacing=24)
    return svg(chart, say("outcomes"))


def difference_plot(rows: Sequence[Row], names: Sequence[str], say: Saying) -> Any:
    """Plot B minus A in points; filled if clear of zero."""
    data = []
    for row in rows:
        if (d := row.difference) is not None:
            fill, text = "var(--ink)" if row.clear else "var(--surface)", say.percent(d.value, "+")
            data.append({"name": row.name, "value": 100 * d.value, "low": 100 * d.low, "high": 100 * d.high, "fill": fill, "text": text})
    base = of(data).encode(y=alt.Y("name:N", sort=list(names), axis=None))
    x = alt.X("value:Q", title=say("b-minus-a"))
    zero = of([{"zero": 0}]).mark_rule(color="var(--line-3)").encode(x="zero:Q")
    bars = base.mark_rule(color="var(--ink)", strokeWidth=2).encode(x=alt.X("low:Q", title=say("b-minus-a")), x2="high:Q")
    marks = base.mark_square(size=110, stroke="var(--ink)", strokeWidth=1.5, opacity=1).encode(x=x, fill=alt.Fill("fill:N", scale=None))
    text = base.mark_text(dy=-14, fontWeight="bold").encode(x=x, text="text:N")
    return alt.layer(zero, bars, marks, text).properties(width=150, height=OUTCOME * len(rows))


def spread_plot(key: str, name: str, spread: Histogram, say: Saying) -> str:
    """Plot the distribution of a number, arm A plain and B hatched, with intervals; marks are lines."""
    share, part = 0.9 * spread.width, len(spread.arms)
    data = []
    for n, (arm, each) in enumerate(zip(ARMS, spread.arms, strict=False)):
        for low, e in each.items():
            left = low - 0.5 + 0.05 * spread.width + n * share / part
            bar = {"from": left, "to": left + share / part, "middle": left + share / part / 2}
            data.append(bar | {"arm": arm, "share": 100 * e.value, "low": 100 * e.low, "high": 100 * e.high})
    first, last = min(spread.arms[0]), max(spread.arms[0]) + spread.width
    ticks = alt.Axis(format="d", tickMinStep=1, grid=False)
    x = alt.X("from:Q", title=None, axis=ticks, scale=alt.Scale(zero=False, nice=False, domain=[first - 0.5, last - 0.5]))
    layers = []
    for arm in ARMS[:part]:
        base = of([d for d in data if d["arm"] == arm])
        bars = base.mark_bar(fill=FILL[arm], stroke=INK[arm], strokeWidth=1)
        layers.append(bars.encode(x=x, x2="to:Q", y=alt.Y("share:Q", title=say("percent-of-games")), y2=alt.datum(0)))
        layers.append(base.mark_rule(color="var(--ink)").encode(x="middle:Q", y=alt.Y("low:Q", title=say("percent-of-games")), y2="high:Q"))
    for mark, value in spread.marks.items():
        if first <= value < last:
            line = of([{"at": value, "text": f"{mark} {value}"}])
            layers.append(line.mark_rule(color="var(--ink)", strokeWidth=1.5, strokeDash=[5, 3]).encode(x="at:Q"))
            layers.append(line.mark_text(align="right", dx=-5, y=-8, color="var(--ink)", fontWeight="bold").encode(x="at:Q", text="text:N"))
    top = max(100 * e.high for arm in spread.arms for e in arm.values())
    over = [{"from": low - 0.5, "to": low - 0.5 + spread.width, "top": top, "mark": f"{key}-{low}"} for low in spread.arms[0]]
    layers.append(opening(over, x=x, x2="to:Q", y="top:Q", y2=alt.datum(0)))
    return svg(alt.layer(*layers).properties(width=240, height=96), say("games-by", name=name))


def length_plot(decisions: Sequence[Sequence[int]], say: Saying) -> str:
    """Plot the number of games by decisions, with the medians."""
    bars = bins(decisions)
    low, size, most = bars.low, bars.size, 0.0
    layers = []
    medians = {"B": -1} | {arm: sorted(values)[len(values) // 2] for arm, values in zip(ARMS, decisions, strict=False)}
    for arm, values in zip(ARMS, decisions, strict=False):
        counts = [0] * bars.count
        for value in values:
            counts[(value - low) // size] += 1
        data = [{"from": low + i * size, "to": low + (i + 1) * size, "share": 100 * c / len(values)} for i, c in enumerate(counts)]
        most = max(most, 100 * max(counts) / len(values))
        middle, other = medians[arm], medians["A" if arm == "B" else "B"]
        x = alt.X("from:Q", title=say("decisions-axis"), scale=alt.Scale(zero=False, nice=False))
        base = of(data)
        filled: dict[str, Any] = {"fill": "var(--a-wash)"} if arm == "A" else {"fill": "transparent", "strokeDash": [4, 2]}
        layers.append(
            base.mark_bar(strokeWidth=1.2, stroke=INK[arm], **filled).encode(
                x=x, x2="to:Q", y=alt.Y("share:Q", title=say("percent-of-games")), y2=alt.datum(0)
            )
        )
        line = of([{"from": middle, "text": say("median", arm=arm, value=middle)}])
        layers.append(line.mark_rule(color=INK[arm], strokeWidth=2).encode(x="from:Q"))
        side: dict[str, Any] = {"align": "left", "dx": 4} if middle > other else {"align": "right", "dx": -4}
        layers.append(line.mark_text(y=-8, color=INK[arm], fontWeight="bold", **side).encode(x="from:Q", text="text:N"))
    over = [{"from": low + i * size, "to": low + (i + 1) * size, "top": most, "mark": f"length-{i}"} for i in bars.rates(decisions)]
    layers.append(opening(over, x="from:Q", x2="to:Q", y="top:Q", y2=alt.datum(0)))
    return svg(alt.layer(*layers).properties(width=560, height=140), say("games-by-length"))
