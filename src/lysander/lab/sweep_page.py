"""The page of a sweep: the answer, how games end, what each change does, and curves over the values of a number."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import Any

import altair as alt

from ..core.share import rate
from ..games.registry import game as game_of
from .blocks import columns, foot, numbers, section, wide
from .changes import Change, standard
from .endings import bars, ending_measures
from .endings import key as ending_key
from .estimate import Estimate
from .experiment import Outcome
from .filled import filled
from .heat import heats
from .heat_page import heat_section, names_of
from .marks import Mark, change_mark, change_marks, heat_marks, row_marks, script_of
from .plots import of, opening, opening_points, svg
from .report import again
from .rows import row_of
from .runner import Run
from .saying import Saying, describe
from .sweep import Effect, Goal, Sweep, answer, as_json, base_only, label, spelled
from .tables import table as figures_of

SHOWN = 12
"""How many changes that are not clear of zero are drawn; the others stand in the table."""
ROW = 26
MANY, LISTED = 8, 4
"""How many changes have maps, and how many games are listed for each of their places."""
TORNADO, ENDINGS, CURVE = 130, 220, 270
"""About how high these parts are, in pixels of a column; the first one without its rows."""
FEWEST = 3
"""Values of a number from which on there is a curve."""


def page(found: Sweep, run: Run, command: str, say: Saying, opened: str = "") -> str:
    """Return the whole page as one self-contained HTML text. ``opened``: the command to which ``--against CHANGE`` is added to open a comparison."""
    title, rest = heading(answer(found, say))
    rows = len(drawn(found))
    bar, ends = endings(run, say)
    blocks = [(TORNADO + ROW * rows, tornado(found, say)), (ENDINGS, bar)]
    parts = [columns([*blocks, *((CURVE, curve) for curve in curves(found, run, say))])]
    note = say("sweep-note", count=len(found.changes) * len(found.goals), games=say.count(run.experiment.games))
    folds = {say("tables"): table(found, say), say("sure"): f"<p>{escape(note)}</p>", say("again"): again(run, command, say)}
    words = {"lang": say.lang, "title": title, "answer": rest, "game": run.experiment.game, "run": run.experiment.digest(), "foot": say("foot")}
    words |= {"lab": say("lab"), "run_word": say("run"), "warn": say("warn")}
    what = f'<p class="fine">{escape(describe(run.experiment.arms[0]))}</p>'
    maps, places = heat_maps(found, run, say)
    parts.append(maps)
    inside = {"figures": "\n".join(parts), "what": what, "folds": foot(folds, _download(found, run, command))}
    return filled("report", words, inside | {"script": script_of(change_marks(found, run, say) | ends | places, {}, opened or command, say)})


def heading(said: str) -> tuple[str, str]:
    """Split the answer into how many changes do something, and what does most."""
    for mark in ("; ", ": "):
        head, there, rest = said.partition(mark)
        if there:
            return head, rest
    return said, ""


def _download(found: Sweep, run: Run, command: str) -> str:
    data = b64encode(as_json(found, run, command).encode()).decode()
    return f'<p class="files"><a download="lab-{run.experiment.digest()}.json" href="data:text/json;base64,{data}">JSON</a></p>'


# how games end


def endings(run: Run, say: Saying) -> tuple[str, dict[str, Mark]]:
    """Return one bar of all games of the base by how they end, and its marks; by who has won where there are not two sides."""
    only = base_only(run)
    measures = ending_measures(game_of(run.experiment.game), run.experiment.arms[0].setup, only.outcomes, say)
    if not measures:
        return won(run.outcomes[0], say), {}
    rows = [row_of(measure, only.outcomes) for measure in measures]
    inside = bars(rows, say) + ending_key(rows, say) + numbers(figures_of(rows, False, say), say)
    return section(say("ending-title"), say("ending-note"), inside), row_marks("ending", measures, only, say)


def won(base: Sequence[Outcome], say: Saying) -> str:
    """Return one bar of all games by who has won, if anybody does."""
    counts: dict[str, int] = {}
    for outcome in base:
        who = ", ".join(sorted(outcome.winners)) if outcome.winners else say("nobody")
        counts[who] = counts.get(who, 0) + 1
    if len(counts) < 2:
        return ""
    rows, at = [], 0.0
    for n, (who, count) in enumerate(sorted(counts.items(), key=lambda pair: -pair[1])):
        e = rate(count, len(base))
        share, text = 100 * e.value, f"{who} {say.percent(e.value)} ({say.percent(e.low)}…{say.percent(e.high)})"
        rows.append({"from": at, "to": at + share, "middle": at + share / 2, "text": text, "line": n % 3})
        at += share
    base_chart = of(rows)
    x = alt.X("from:Q", title=say("percent-of-games"), scale=alt.Scale(domain=[0, 100]))
    bars = base_chart.mark_bar(stroke="var(--ink)", strokeWidth=1, fill="var(--a-wash)", height=30).encode(x=x, x2="to:Q", y=alt.value(20))
    texts = base_chart.mark_text(align="left", baseline="top", fontWeight="bold").encode(
        x=x, y=alt.Y("line:O", axis=None, scale=alt.Scale(range=[44, 80])), text="text:N"
    )
    drawn = svg(alt.layer(bars, texts).properties(width=540, height=96), say("sweep-endings"))
    return section(say("sweep-endings"), say("sweep-endings-note"), wide(drawn))


# what each change does


def clear(found: Sweep) -> list[int]:
    """Return the numbers of the changes that do anything clear of zero, the largest first."""
    return [n for n in found.order() if any(goal.effects[n].clear for goal in found.goals)]


def drawn(found: Sweep) -> list[int]:
    """Return the numbers of the changes that are drawn, those clear of zero first."""
    sure = clear(found)
    return [*sure, *[n for n in found.order() if n not in sure][:SHOWN]]


def tornado(found: Sweep, say: Saying) -> str:
    """Return what each change does to each goal, the largest first; those that are not clear of zero are hollow and come last."""
    shown = drawn(found)
    names = [label(found.changes[n]) for n in shown]
    panels = [_panel(n, goal, shown, names, say) for n, goal in enumerate(found.goals)]
    left = len(found.changes) - len(shown)
    note = say("sweep-tornado-note") + (" " + say("sweep-more", count=left) if left else "")
    return section(say("sweep-tornado"), note, wide(svg(alt.hconcat(*panels, spacing=28), say("sweep-tornado"))))


def _panel(number: int, goal: Goal, shown: Sequence[int], names: Sequence[str], say: Saying) -> Any:
    by, first = 100.0 if goal.measure.sort == "share" else 1.0, number == 0
    write = say.percent if goal.measure.sort == "share" else say.mean
    data = []
    for n, name in zip(shown, names, strict=True):
        effect: Effect = goal.effects[n]
        inside, outside = _finite(effect.alone, by), _finite(effect.together, by)
        look = {"fill": "var(--a)" if effect.clear else "transparent", "dash": effect.clear}
        row = {"name": name, "mark": change_mark(number, n), "value": by * effect.alone.value, "text": write(effect.alone.value, "+"), "zero": 0.0}
        data.append(
            row
            | look
            | {
                "low": inside[0],
                "high": inside[1],
                "least": outside[0],
                "most": outside[1],
                "end": max(outside[1], 0.0),
                "begin": min(outside[0], 0.0),
            }
        )
    chart = of(data)
    y = alt.Y("name:N", sort=list(names), title=None, axis=alt.Axis(domain=False, ticks=False, labelPadding=8, labelLimit=220) if first else None)
    title = goal.measure.name + (f", {say('sweep-points')}" if goal.measure.sort == "share" else "")
    x = alt.X("zero:Q", title=title)
    bars = chart.mark_bar(stroke="var(--a)", strokeWidth=1, fillOpacity=0.55, height=14).encode(
        y=y, x=x, x2="value:Q", fill=alt.Fill("fill:N", scale=None)
    )
    thin = chart.mark_rule(color="var(--ink)", strokeWidth=1).encode(y=y, x=alt.X("least:Q", title=title), x2="most:Q")
    thick = chart.mark_rule(color="var(--ink)", strokeWidth=3).encode(y=y, x=alt.X("low:Q", title=title), x2="high:Q")
    texts = chart.mark_text(align="left", dx=6, fontWeight="bold").encode(y=y, x=alt.X("end:Q", title=title), text="text:N")
    zero = of([{"at": 0}]).mark_rule(color="var(--line-3)").encode(x="at:Q")
    over = opening(data, y=y, x=alt.X("begin:Q", title=title), x2="end:Q")
    return alt.layer(zero, bars, thin, thick, texts, over).properties(width=230 if first else 200, height=ROW * len(names))


def _finite(e: Estimate, by: float) -> tuple[float, float]:
    return (by * e.low, by * e.high) if e.bounded else (by * e.value, by * e.value)


# curves


def curves(found: Sweep, run: Run, say: Saying) -> list[str]:
    """Return a curve for each goal over the values of each number that was tried in three or more."""
    made = []
    for key in dict.fromkeys(change.key for change in found.changes):
        tried = [n for n, change in enumerate(found.changes) if change.key == key]
        if len(tried) >= FEWEST and all(_number(found.changes[n].value) is not None for n in tried):
            charts = [
                _curve(goal, key, [(found.changes[n], goal.effects[n].value, change_mark(g, n)) for n in tried], run)
                for g, goal in enumerate(found.goals)
            ]
            made.append(section(say("sweep-curve", key=key), say("sweep-curve-note"), f'<div class="two">{"".join(charts)}</div>'))
    return made


def _number(value: str) -> float | None:
    """Return a value as a number; None for a text, and for digits that name several things (``12345678``)."""
    try:
        return float(value) if len(value.lstrip("-")) < 4 else None
    except ValueError:
        return None


def _curve(goal: Goal, key: str, points: Sequence[tuple[Change, Estimate, str]], run: Run) -> str:
    by = 100.0 if goal.measure.sort == "share" else 1.0
    known, marks = {change.value: e for change, e, _ in points}, {float(change.value): mark for change, _, mark in points}
    standard = _standard(run, key)
    if standard is not None:
        known.setdefault(standard, goal.base)
    data = []
    for value, e in sorted(known.items(), key=lambda pair: float(pair[0])):
        low, high = _finite(e, by)
        data.append({"at": float(value), "value": by * e.value, "low": low, "high": high})
    chart, title = of(data), goal.measure.name + (", %" if goal.measure.sort == "share" else "")
    x = alt.X("at:Q", title=key, axis=alt.Axis(values=[row["at"] for row in data], grid=False, format="~g"), scale=alt.Scale(zero=False, nice=False))
    band = chart.mark_area(color="var(--a)", opacity=0.2).encode(x=x, y=alt.Y("low:Q", title=title), y2="high:Q")
    line = chart.mark_line(color="var(--a)", strokeWidth=2, point=alt.OverlayMarkDef(color="var(--a)", size=40)).encode(
        x=x, y=alt.Y("value:Q", title=title)
    )
    over = [row | {"mark": marks[row["at"]]} for row in data if row["at"] in marks]
    dots = opening_points(over, x=x, y=alt.Y("value:Q", title=title))
    layers = [band, line]
    if standard is not None:
        layers.append(of([{"at": float(standard)}]).mark_rule(color="var(--ink-3)", strokeDash=[4, 3]).encode(x="at:Q"))
    return f"<div>{svg(alt.layer(*layers, dots).properties(width=250, height=140), f'{title} / {key}')}</div>"


def _standard(run: Run, key: str) -> str | None:
    """Return the value of an option in the base, if it is a number."""
    base = run.experiment.arms[0]
    game = game_of(run.experiment.game)
    if key not in {option.key for option in game.options}:
        return None
    value = str(standard(game, base, key))
    return value if _number(value) is not None else None


# where things happen


def heat_maps(found: Sweep, run: Run, say: Saying) -> tuple[str, dict[str, Mark]]:
    """Return the maps of each thing side by side in one scale, the rules as they are and each change, and their marks. Where there are many changes,
    those clear of zero alone, and folded."""
    few = len(found.changes) <= MANY
    shown = list(range(len(found.changes))) if few else clear(found)[:MANY]
    if not shown:
        return "", {}
    at = [0, *(n + 1 for n in shown)]
    arms, outcomes = tuple(run.experiment.arms[n] for n in at), tuple(run.outcomes[n] for n in at)
    some = replace(run, experiment=replace(run.experiment, arms=arms), outcomes=outcomes)
    things = heats(outcomes)
    changes = ["", *(label(found.changes[n]) for n in shown)]
    marks = heat_marks(things, some, names_of(arms, say), say, changes, LISTED)
    labels = [say("sweep-base"), *changes[1:]]
    note = "" if few else f'<p class="fine">{escape(say("sweep-maps", count=len(shown)))}</p>'
    maps = heat_section(things, arms, say, marks, labels, unfolded=int(few))
    return (note + maps if maps else ""), marks


def table(found: Sweep, say: Saying) -> str:
    """Return all figures as a table."""
    head = "".join(
        f"<th>{escape(g.measure.name)}{', %' if g.measure.sort == 'share' else ''}</th><th>{escape(say('sweep-difference'))}</th>"
        for g in found.goals
    )
    base = "".join(f"<td>{spelled(g.measure, g.base, say)}</td><td></td>" for g in found.goals)
    lines = [f"<tr><th>{escape(say('sweep-base'))}</th>{base}</tr>"]
    for n in found.order():
        cells = []
        for goal in found.goals:
            effect = goal.effects[n]
            mark = "clear" if effect.clear else "open"
            cells.append(f"<td>{spelled(goal.measure, effect.value, say)}</td>")
            cells.append(f'<td class="{mark}">{spelled(goal.measure, effect.together, say, "+")}</td>')
        lines.append(f"<tr><th>{escape(label(found.changes[n]))}</th>{''.join(cells)}</tr>")
    return f'<div class="scroll"><table class="figures"><tr><td></td>{head}</tr>{"".join(lines)}</table></div>'
