"""The page of a matrix: the answer first, then every pair as a coloured number, dates beside it, one pair at a time in words."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from importlib import resources
from itertools import combinations
from shlex import join
from typing import Any

from ..core.game import Entrant
from ..games.registry import game as game_of
from ..text import for_game
from ..text.advice import written
from .estimate import Estimate, rate
from .filled import filled
from .matches import Matches, Score

STEPS = 9
"""24.3 Steps of the scale, ten points wide, the middle one round fifty."""
ROUNDS = 8
"""How many rounds of a pair are named."""
SIGNS = (
    '<circle cx="6" cy="6" r="4.5" fill="var(--east)"/>',
    '<path d="M6 1.5L11 10.5H1Z" fill="var(--west)"/>',
    '<rect x="2" y="2" width="8" height="8" fill="var(--ink-3)"/>',
)
"""The signs of the sides, in their order."""


def page(found: Matches, entrants: Sequence[Entrant], data: Mapping[str, Any], lang: str) -> str:
    """Return the whole page as one self-contained HTML text."""
    return MatrixPage(found, entrants, data, lang).text()


class MatrixPage:
    """The page in one language."""

    def __init__(self, found: Matches, entrants: Sequence[Entrant], data: Mapping[str, Any], lang: str) -> None:
        self.found, self.data, self.lang = found, data, lang
        self.words = for_game(data["game"], lang)
        self.say = self.words.say
        self.order = [e.id for e in entrants]
        known = {e.id: e for e in entrants}
        self.ranked = [known[id] for id in found.ranked(list(known))]
        self.sides = list(dict.fromkeys(e.side for e in entrants))
        months = [m for e in entrants for m in (e.since, e.until) if m]
        self.first, self.last = (month_of(min(months)), month_of(max(months)) + 1) if months else (0, 0)

    def text(self) -> str:
        """Return the page."""
        words = {"lang": self.lang, "title": self._title(), "answer": self._answer(), "game": self.words.title()}
        said = (
            "lab",
            "matrix",
            "note",
            "colour",
            "brown",
            "corner",
            "bold",
            "sure",
            "again",
            "numbers",
            "choose",
            "warn",
            "sorted",
            "strength",
            "date",
            "side",
        )
        words |= {f"say_{id}": self.say(f"matrix-{id}") for id in said}
        parts = {
            "script": (resources.files(__package__) / "matrix.js").read_text("utf-8"),
            "table": self._table(),
            "sides": self._sides(),
            "scale": self._scale(),
        }
        parts |= {"facts": self._facts(), "command": escape(self.data["command"]), "numbers": self._numbers(), "files": self._files()}
        parts |= {"options": "".join(f'<option value="{escape(e.id)}">{escape(e.name)}</option>' for e in self.ranked), "data": self._script_data()}
        return filled("matrix", words, parts)

    # words

    def number(self, share: float) -> str:
        """Return a share as points of a hundred."""
        return written(self.lang, f"{100 * share:.1f}")

    def spelled(self, e: Estimate) -> dict[str, str]:
        """Return a value and its interval as arguments of a sentence."""
        return {"points": self.number(e.value), "low": self.number(e.low), "high": self.number(e.high)}

    def _title(self) -> str:
        best = self.ranked[0]
        return self.say("matrix-title", name=best.name, **self.spelled(self.found.against_all(best.id).points))

    def _answer(self) -> str:
        pairs = [(a.id, b.id) for a, b in combinations(self.ranked, 2) if (a.id, b.id) in self.found.scores]
        clear = sum(is_clear(self.found.scores[pair].points) for pair in pairs)
        worst = self.ranked[-1]
        last = self.spelled(self.found.against_all(worst.id).points)
        return self.say("matrix-answer", name=worst.name, **last, clear=clear, pairs=len(pairs))

    def _facts(self) -> str:
        score = self.found.firsts
        each = sorted({s.games for s in self.found.scores.values()})
        span = f"{each[0]}" if len(each) == 1 else f"{each[0]}–{each[-1]}"
        told = self.say("matrix-facts", games=score.games, each=span, level=self.words.bot(self.data["level"]))
        return f"<p>{escape(told)}</p><p>{escape(self.say('matrix-first', **self.spelled(score.points)))}</p>"

    # the matrix

    def _table(self) -> str:
        heads = "".join(f'<th scope="col" data-c="{escape(e.id)}"><span>{escape(e.name)}</span></th>' for e in self.ranked)
        dates = f'<th class="dates">{self._years()}</th>' if self.last else ""
        rows = "".join(self._row(r, e) for r, e in enumerate(self.ranked))
        return f'<thead><tr><th></th><th class="mean">{escape(self.say("matrix-mean"))}</th>{heads}{dates}</tr></thead><tbody>{rows}</tbody>'

    def _row(self, r: int, e: Entrant) -> str:
        mean = self.found.against_all(e.id).points
        cells = "".join(self._cell(e, other) for other in self.ranked)
        dates = f'<td class="dates">{self._bar(e)}</td>' if self.last else ""
        value = f'<td class="mean" title="{self.number(mean.low)}–{self.number(mean.high)}">{100 * mean.value:.0f}</td>'
        return f'<tr data-r="{escape(e.id)}"><th scope="row">{self._sign(e)}{escape(e.name)}</th>{value}{cells}{dates}</tr>'

    def _cell(self, e: Entrant, other: Entrant) -> str:
        score = self.found.scores.get((e.id, other.id))
        if score is None:
            return f'<td class="none" data-c="{escape(other.id)}">–</td>'
        points = score.points
        classes = [f"s{step_of(points.value)}", *(["clear"] if is_clear(points) else []), *([] if e.meets(other) else ["apart"])]
        label = self.say("matrix-cell", row=e.name, column=other.name, **self.spelled(points))
        which = f'data-c="{escape(other.id)}" data-row="{escape(e.id)}" data-column="{escape(other.id)}"'
        number = f"{100 * points.value:.0f}"
        return f'<td class="{" ".join(classes)}" tabindex="-1" {which} aria-label="{escape(label)}">{number}</td>'

    def _sign(self, e: Entrant) -> str:
        if not e.side:
            return ""
        mark = SIGNS[min(self.sides.index(e.side), len(SIGNS) - 1)]
        return f'<svg class="sign" width="12" height="12" role="img" aria-label="{escape(self._side(e.side))}">{mark}</svg>'

    def _side(self, side: str) -> str:
        return str(self.say.maybe(f"side-{side}", side))

    def _sides(self) -> str:
        firsts = {e.side: e for e in reversed(self.ranked) if e.side}
        return "".join(f"<span>{self._sign(firsts[side])} {escape(self._side(side))}</span>" for side in self.sides if side in firsts)

    # dates

    def _years(self) -> str:
        years = range(-(-self.first // 12), self.last // 12 + 1)
        return "".join(f'<i style="left:{self._at(12 * y):.1f}%">{y}</i>' for y in years if self._at(12 * y) < 95)

    def _at(self, month: int) -> float:
        return 100 * (month - self.first) / (self.last - self.first)

    def _bar(self, e: Entrant) -> str:
        if not e.since:
            return ""
        left, right = self._at(month_of(e.since)), self._at(month_of(e.until) + 1)
        label = self.say("matrix-service", since=e.since, until=e.until)
        side = self.sides.index(e.side) if e.side in self.sides else 0
        place = f"left:{left:.1f}%;width:{right - left:.1f}%"
        return f'<b class="side{side}" style="{place}" role="img" aria-label="{escape(label)}" title="{escape(label)}"></b>'

    # scale, numbers, files

    def _scale(self) -> str:
        labels = ("<15", "20", "30", "40", "50", "60", "70", "80", ">85")
        return "".join(f'<span class="s{n}">{escape(label)}</span>' for n, label in enumerate(labels))

    def _numbers(self) -> str:
        heads = "".join(f"<th>{escape(self.say(f'matrix-{word}'))}</th>" for word in ("pair", "games", "won", "drawn", "lost", "points", "interval"))
        pairs = [(a, b) for a, b in combinations(self.ranked, 2) if (a.id, b.id) in self.found.scores]
        return f"<tr>{heads}</tr>" + "".join(self._line(a, b, self.found.scores[a.id, b.id]) for a, b in pairs)

    def _line(self, a: Entrant, b: Entrant, score: Score) -> str:
        points = self.spelled(score.points)
        values = (score.games, score.won, score.drawn, score.lost, points["points"], f"{points['low']}–{points['high']}")
        return f"<tr><th>{escape(a.name)} – {escape(b.name)}</th>{''.join(f'<td>{v}</td>' for v in values)}</tr>"

    def _files(self) -> str:
        rows = ["row,column,games,won,drawn,lost,points,low,high"]
        for (a, b), s in self.found.scores.items():
            e = s.points
            rows.append(f"{a},{b},{s.games},{s.won},{s.drawn},{s.lost},{e.value:.4f},{e.low:.4f},{e.high:.4f}")
        made = (("JSON", "json", json.dumps(self.data, indent=1)), ("CSV", "csv", "\n".join(rows) + "\n"))
        return " ".join(
            f'<a download="matrix-{escape(self.data["game"])}.{end}" href="data:text/{end};base64,{b64encode(text.encode()).decode()}">{name}</a>'
            for name, end, text in made
        )

    def _script_data(self) -> str:
        """Return what the script shows of a pair, as JSON without what would end the element."""
        cells = {f"{a} {b}": self._told(s) | {"rounds": self._rounds(a, b, s)} for (a, b), s in self.found.scores.items()}
        names = {e.id: [e.name, self.say("matrix-service", since=e.since, until=e.until) if e.since else ""] for e in self.ranked}
        words = {w: self.say(f"matrix-{w}") for w in ("points", "won", "drawn", "lost", "games", "against", "to", "apart", "rounds", "open")}
        apart = [f"{a.id} {b.id}" for a in self.ranked for b in self.ranked if not a.meets(b)]
        orders = {"strength": [e.id for e in self.ranked]}
        orders |= {"date": [e.id for e in sorted(self.ranked, key=lambda e: (e.since, e.until))]}
        orders |= {"side": [e.id for e in sorted(self.ranked, key=lambda e: self.sides.index(e.side))]}
        data = {"cells": cells, "names": names, "words": words, "apart": apart, "orders": orders}
        data |= {"again": join(["--level", self.data["level"], "--seed", str(self.data["seeds"][0]), "--open"]), "game": self.data["game"]}
        return json.dumps(data, ensure_ascii=False).replace("</", "<\\/")

    def _rounds(self, a: str, b: str, s: Score) -> list[int]:
        """Return the first rounds in which two met; none where they cannot be played again, since several runs stand together, the rules have
        changed, or not all who took part are shown."""
        if len(self.data["seeds"]) != 1 or self.data.get("rules") != game_of(self.data["game"]).rules_version:
            return []
        if {e for pair in self.found.scores for e in pair} != set(self.order):
            return []
        pairs = list(combinations(self.order, 2))
        n = pairs.index((a, b) if (a, b) in pairs else (b, a))
        return list(range(n, n + len(pairs) * min(ROUNDS, s.games // 2), len(pairs)))

    def _told(self, s: Score) -> dict[str, Any]:
        rows = [[word, self.spelled(e)] for word, e in (("points", s.points), *((w, rate(getattr(s, w), s.games)) for w in ("won", "drawn", "lost")))]
        return {"n": s.games, "value": s.points.value, "low": s.points.low, "high": s.points.high, "rows": rows}


def month_of(text: str) -> int:
    """Return the number of a month: ``1917-06`` is 12 × 1917 + 5."""
    year, _, month = text.partition("-")
    return 12 * int(year) + int(month) - 1


def step_of(value: float) -> int:
    """Return the step of the scale for a share: 4 from 45 to 55 points of a hundred, ten points a step."""
    return max(0, min(STEPS - 1, int((100 * value - 5) // 10)))


def is_clear(e: Estimate) -> bool:
    """Whether an interval lies on one side of fifty points."""
    return e.low > 0.5 or e.high < 0.5
