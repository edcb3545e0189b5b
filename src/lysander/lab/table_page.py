"""The page of a cross-table: the answer first, then every bot against every bot as a coloured number with its interval, the best mixtures in the
margins, and who beats whom as arrows."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from itertools import combinations
from math import cos, hypot, pi, sin
from typing import Any

from ..text import for_game
from .crosstable import EVEN, RESAMPLED, CrossTable
from .estimate import Estimate
from .filled import filled
from .table_words import figure, headline, lines_of, side_name, value_line

STEPS, WIDE = 9, 6
"""24.3 Steps of the scale, so many points of a hundred wide, the middle one round fifty."""
MET = 0.02
"""The share from which a bot counts as chosen in a best mixture."""
RADIUS, MIDDLE, BOX = 120, (210, 165), (92, 34)
"""The picture of arrows, in pixels."""

HEAD = (
    '<marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="11" markerHeight="11" markerUnits="userSpaceOnUse" orient="auto">'
    '<path d="M0 0L10 5L0 10z" fill="var(--ink)"/></marker>'
)
"""The head of an arrow."""


def page(found: CrossTable, data: Mapping[str, Any], lang: str) -> str:
    """Return the whole page as one self-contained HTML text."""
    return TablePage(found, data, lang).text()


class TablePage:
    """The page in one language."""

    def __init__(self, found: CrossTable, data: Mapping[str, Any], lang: str) -> None:
        self.found, self.data, self.lang = found, data, lang
        self.words = for_game(found.game, lang)
        self.say = self.words.say
        self.names = {bot: self.words.bot(bot) for bot in (*found.rows, *found.columns)}
        cells = [value for row in found.payoffs for value in row]
        self.lowest, self.span = min(cells), (max(cells) - min(cells)) or 1.0
        self.sides = {which: side_name(found, self.words, which) for which in ("row", "column")}

    def text(self) -> str:
        """Return the page."""
        words = {
            "lang": self.lang,
            "title": headline(self.found, self.words),
            "answer": value_line(self.found, self.words),
            "game": self.words.title(),
        }
        words |= {f"say_{id}": self.say(f"cross-{id}") for id in ("title", "beats", "arrows", "sure", "met")}
        words |= {"say_lab": self.say("matrix-lab"), "say_again": self.say("matrix-again"), "say_warn": self.say("matrix-warn")}
        words["note"] = self.say(f"cross-note-{self.found.by}", row=self.sides["row"], column=self.sides["column"], games=self.found.games)
        parts = {"tables": "".join(self._table(m) for m in self.found.measures), "chooser": self._chooser(), "arrows": self._arrows()}
        parts |= {
            "scale": self._scale(),
            "gate": self._gate(),
            "facts": self._facts(),
            "command": escape(self.data["command"]),
            "files": self._files(),
        }
        return filled("table", words, parts)

    def _measure(self, measure: str) -> str:
        return str(self.say(f"cross-{measure}") if measure in EVEN else self.say("cross-goal", side=self.sides[measure]))

    def _chooser(self) -> str:
        """Return the buttons for the measures; without a script the first table is shown."""
        if len(self.found.measures) == 1:
            return ""
        return "".join(
            f'<label><input type="radio" name="measure" value="{m}"{" checked" if m == "points" else ""}>{escape(self._measure(m))}</label>'
            for m in self.found.measures
        )

    # the table

    def _table(self, measure: str) -> str:
        heads = "".join(f'<th scope="col">{escape(self.names[bot])}</th>' for bot in self.found.columns)
        side = escape(self.say("cross-against", side=self.sides["column"]))
        corner = escape(self.say("cross-plays", side=self.sides["row"]))
        margin = "".join(
            f'<th class="{kind}">{escape(self.say(id))}</th>'
            for kind, id in (("mean", "matrix-mean"), ("reply", "cross-worst"), ("mix", "cross-chosen"))
        )
        above = f'<tr><td></td><th class="side" colspan="{len(self.found.columns)}">{side}</th><td></td><td></td><td></td></tr>'
        head = f'<thead>{above}<tr><th class="corner">{corner}</th>{heads}{margin}</tr></thead>'
        rows = "".join(self._row(n, bot, measure) for n, bot in enumerate(self.found.rows))
        label = escape(f"{self.say('cross-title')}: {self._measure(measure)}")
        body = f"<tbody>{rows}</tbody><tfoot>{self._foot(measure)}</tfoot>"
        return f'<table class="cross by-{measure}" data-measure="{measure}" aria-label="{label}">{head}{body}</table>'

    def _row(self, n: int, bot: str, measure: str) -> str:
        cells = "".join(self._cell(bot, n, other, m, measure) for m, other in enumerate(self.found.columns))
        mean = self.found.row(bot, measure)
        reply = self._reply(*self.found.answer_to_row(bot))
        margin = f'<td class="mean">{self._number(mean.value, measure)}</td>{reply}{self._mix(self.found.mixtures.rows[n], "row")}'
        return f'<tr><th scope="row">{escape(self.names[bot])}</th>{cells}{margin}</tr>'

    def _cell(self, bot: str, n: int, other: str, m: int, measure: str) -> str:
        e = self.found.cell(bot, other, measure)
        met = self.found.mixtures.rows[n] >= MET and self.found.mixtures.columns[m] >= MET
        classes = f"d{self._step(e.value, measure)}{' met' if met else ''}"
        label = escape(self.say("matrix-cell", row=self.names[bot], column=self.names[other], **self._spelled(e, measure)))
        value, low, high = (figure(v, measure, self.lang) for v in (e.value, e.low, e.high))
        between = "–" if measure != "score" else "…"
        return f'<td class="{classes}" aria-label="{label}"><b>{value}</b><small>{low}{between}{high}</small></td>'

    def _step(self, value: float, measure: str) -> int:
        """Return the step of the scale; of scores, it goes from the lowest of the table to the highest."""
        if measure == "score":
            return round((value - self.lowest) / self.span * (STEPS - 1))
        return step_of(1 - value if measure == "column" else value)

    def _reply(self, bot: str, left: float) -> str:
        return f'<td class="reply"><b>{figure(left, self.found.by, self.lang)}</b><small>{escape(self.names[bot])}</small></td>'

    def _foot(self, measure: str) -> str:
        means = "".join(f'<td class="mean">{self._number(self.found.column(bot, measure).value, measure)}</td>' for bot in self.found.columns)
        replies = "".join(self._reply(*self.found.answer_to_column(bot)) for bot in self.found.columns)
        mixes = "".join(self._mix(share, "column") for share in self.found.mixtures.columns)
        rows = ((self.say("matrix-mean"), means), (self.say("cross-worst"), replies), (self.say("cross-chosen"), mixes))
        return "".join(f'<tr><th scope="row">{escape(name)}</th>{cells}<td></td><td></td><td></td></tr>' for name, cells in rows)

    def _mix(self, share: float, side: str) -> str:
        if share < MET:
            return f'<td class="mix {side} never">{escape(self.say("cross-never"))}</td>'
        return f'<td class="mix {side}"><i style="--share:{share:.3f}"></i><b>{100 * share:.0f} %</b></td>'

    # arrows

    def _arrows(self) -> str:
        places = {bot: self._place(n) for n, bot in enumerate(self.found.bots)}
        lines = "".join(self._arrow(places, a, b) for a, b in combinations(self.found.bots, 2))
        boxes = "".join(self._box(*places[bot], self.names[bot]) for bot in self.found.bots)
        wide, high = 2 * MIDDLE[0], 2 * MIDDLE[1]
        label = escape("; ".join(f"{self.names[a]} > {self.names[b]}" for a in self.found.bots for b in self.found.beaten[a]) or "–")
        return f'<svg class="arrows" viewBox="0 0 {wide} {high}" role="img" aria-label="{label}"><defs>{HEAD}</defs>{lines}{boxes}</svg>'

    def _place(self, n: int) -> tuple[float, float]:
        angle = 2 * pi * n / len(self.found.bots) - pi / 2
        return MIDDLE[0] + 1.25 * RADIUS * cos(angle), MIDDLE[1] + RADIUS * sin(angle)

    def _box(self, x: float, y: float, name: str) -> str:
        wide, high = BOX
        rect = f'<rect x="{x - wide / 2:.0f}" y="{y - high / 2:.0f}" width="{wide}" height="{high}" rx="17" class="box"/>'
        return f'{rect}<text x="{x:.0f}" y="{y + 5:.0f}" class="name">{escape(name)}</text>'

    def _arrow(self, places: Mapping[str, tuple[float, float]], a: str, b: str) -> str:
        e = self.found.both(a, b)
        even = EVEN[self.found.by]
        if e.low <= even <= e.high:
            return ""
        winner, loser, points = (a, b, e.value) if e.value > even else (b, a, 2 * even - e.value)
        (x1, y1), (x2, y2) = places[winner], places[loser]
        length = hypot(x2 - x1, y2 - y1)
        ux, uy = (x2 - x1) / length, (y2 - y1) / length
        start, end = edge(ux, uy), length - edge(ux, uy) - 3
        width = 1 + 7 * (points - even) / (0.5 if self.found.by == "points" else self.span)
        ends = f'x1="{x1 + ux * start:.1f}" y1="{y1 + uy * start:.1f}" x2="{x1 + ux * end:.1f}" y2="{y1 + uy * end:.1f}"'
        line = f'<line {ends} stroke-width="{width:.1f}" marker-end="url(#head)"/>'
        at = 0.38 * length
        x, y = x1 + ux * at - uy * 13, y1 + uy * at + ux * 13 + 4
        return f'{line}<text x="{x:.0f}" y="{y:.0f}" class="points">{figure(points, self.found.by, self.lang)}</text>'

    # the rest

    def _number(self, value: float, measure: str) -> str:
        return figure(value, measure, self.lang) if measure == "score" else f"{100 * value:.1f}".replace(".", "," if self.lang == "de" else ".")

    def _spelled(self, e: Estimate, measure: str) -> dict[str, str]:
        return {key: self._number(value, measure) for key, value in (("points", e.value), ("low", e.low), ("high", e.high))}

    def _scale(self) -> str:
        if self.found.by == "score":
            labels = [figure(self.lowest + self.span * n / (STEPS - 1), "score", self.lang) for n in range(STEPS)]
        else:
            labels = [f"{50 + WIDE * (n - STEPS // 2):.0f}" for n in range(STEPS)]
            labels[0], labels[-1] = f"<{50 - WIDE * (STEPS - 2) / 2:.0f}", f">{50 + WIDE * (STEPS - 2) / 2:.0f}"
        ahead = (escape(self.say(f"cross-ahead-{self.found.by}", side=self.sides[which])) for which in ("column", "row"))
        steps = "".join(f'<span class="d{n}">{escape(label)}</span>' for n, label in enumerate(labels))
        return f'<p class="ends"><span>{"</span><span>".join(ahead)}</span></p><p class="steps">{steps}</p>'

    def _gate(self) -> str:
        return "".join(f"<p>{escape(line.strip())}</p>" for line in lines_of(self.found, self.words)[2:])

    def _facts(self) -> str:
        games = self.found.played
        return f"<p>{escape(self.say('cross-facts', games=games, playouts=self.data['playouts'], drawn=RESAMPLED))}</p>"

    def _files(self) -> str:
        rows: list[Sequence[Any]] = [("row", "column", "measure", "value", "low", "high", "games")]
        for a, b in self.found.ended:
            cells = ((m, self.found.cell(a, b, m)) for m in self.found.measures)
            rows += [(a, b, m, f"{e.value:.4f}", f"{e.low:.4f}", f"{e.high:.4f}", e.games) for m, e in cells]
        made = (("JSON", "json", json.dumps(self.data, indent=1)), ("CSV", "csv", "".join(",".join(map(str, row)) + "\n" for row in rows)))
        return " ".join(
            f'<a download="table-{self.found.game}.{end}" href="data:text/{end};base64,{b64encode(text.encode()).decode()}">{name}</a>'
            for name, end, text in made
        )


def edge(ux: float, uy: float) -> float:
    """Return how far it is from the middle of a box to its edge, in a direction."""
    wide, high = BOX
    return min(wide / 2 / abs(ux) if ux else 1e9, high / 2 / abs(uy) if uy else 1e9)


def step_of(value: float) -> int:
    """Return the step of the scale for a share: 4 round fifty points of a hundred."""
    return max(0, min(STEPS - 1, round((100 * value - 50) / WIDE) + STEPS // 2))
