"""The page of a cross-table: the answer first, then every bot against every bot as a coloured number with its interval, the best mixtures in the
margins, and who beats whom as arrows."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from ..bots.classes import is_class
from ..bots.registry import style_of
from ..text import for_game
from .blocks import folded, section
from .crosstable import EVEN, RESAMPLED, CrossTable
from .estimate import Estimate
from .filled import filled
from .marks import attribute, script_of
from .saying import Saying
from .table_arrows import arrows, parted
from .table_games import cell_mark, cell_marks
from .table_words import figure, headline, interval, lines_of, side_name, value_line

STEPS, WIDE = 9, 6
"""24.3 Steps of the scale, so many points of a hundred wide, the middle one round fifty."""
MET = 0.02
"""The share from which a bot counts as chosen in a best mixture."""


def page(found: CrossTable, data: Mapping[str, Any], lang: str) -> str:
    """Return the whole page as one self-contained HTML text."""
    return TablePage(found, data, lang).text()


class TablePage:
    """The page in one language."""

    def __init__(self, found: CrossTable, data: Mapping[str, Any], lang: str) -> None:
        self.found, self.data, self.lang = found, data, lang
        self.words = for_game(found.game, lang)
        self.say = self.words.say
        bots = dict.fromkeys((*found.rows, *found.columns))
        self.names = {bot: bot.rpartition(":")[2] if is_class(bot) else self.words.bot(bot) for bot in bots}
        styled = {style_of(bot)[0] for bot in bots if "/" in bot}
        short = len(styled) == 1 and not any("+" in bot for bot in bots)
        self.short = {bot: self.words.style(bot.rpartition("/")[2])[0] if short and "/" in bot else self.names[bot] for bot in bots}
        self.styled = self.say("cross-styles", level=self.words.bot(*styled)) if short else self.say("cross-others")
        cells = [value for row in found.payoffs for value in row]
        self.lowest, self.span = min(cells), (max(cells) - min(cells)) or 1.0
        self.saying = Saying(found.game, lang)
        self.marks = cell_marks(found, data, self.saying)
        self.sides = {which: side_name(found, self.words, which) for which in ("row", "column")}

    def text(self) -> str:
        """Return the page."""
        words = {
            "lang": self.lang,
            "title": headline(self.found, self.words),
            "answer": value_line(self.found, self.words),
            "game": self.words.title(),
        }
        words |= {f"say_{id}": self.say(f"cross-{id}") for id in ("title", "met", "whole")}
        words |= {"say_lab": self.say("matrix-lab"), "say_warn": self.say("matrix-warn")}
        words["note"] = self.say(f"cross-note-{self.found.by}", row=self.sides["row"], column=self.sides["column"], games=self.found.games)
        parts = {"tables": "".join(self._table(m) for m in self.found.measures), "chooser": self._chooser(), "one": self._one()}
        parts |= {
            "scale": self._scale(),
            "beats": self._beats(),
            "row_styles": self._styles("row"),
            "column_styles": self._styles("column"),
            "folds": self._folds(),
            "script": script_of(self.marks, {}, self.data["command"], self.saying),
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
        heads = "".join(f'<th scope="col"{self._gap(bot, self.found.columns)}>{escape(self.short[bot])}</th>' for bot in self.found.columns)
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
        return f'<tr{self._gap(bot, self.found.rows)}><th scope="row">{escape(self.short[bot])}</th>{cells}{margin}</tr>'

    def _cell(self, bot: str, n: int, other: str, m: int, measure: str) -> str:
        e = self.found.cell(bot, other, measure)
        met = self.found.mixtures.rows[n] >= MET and self.found.mixtures.columns[m] >= MET
        classes = f"d{self._step(e.value, measure)}{' met' if met else ''}{' gap' if self._gap(other, self.found.columns) else ''}"
        label = escape(self.say("matrix-cell", row=self.names[bot], column=self.names[other], **self._spelled(e, measure)))
        value, low, high = (figure(v, measure, self.lang) for v in (e.value, e.low, e.high))
        between = "–" if measure != "score" else "…"
        inner = f"<b>{value}</b><small>{low}{between}{high}</small>"
        if (id := cell_mark((bot, other))) in self.marks:
            return f'<td class="{classes}"><span{attribute(id)}>{inner}</span></td>'
        return f'<td class="{classes}" aria-label="{label}">{inner}</td>'

    def _gap(self, bot: str, bots: Sequence[str]) -> str:
        """Return what marks the first bot after the levels."""
        levels, others = parted(bots)
        return ' class="gap"' if levels and others[:1] == [bot] else ""

    def _step(self, value: float, measure: str) -> int:
        """Return the step of the scale; of scores, it goes from the lowest of the table to the highest."""
        if measure == "score":
            return round((value - self.lowest) / self.span * (STEPS - 1))
        return step_of(1 - value if measure == "column" else value)

    def _reply(self, bot: str, left: float) -> str:
        return f'<td class="reply"><b>{figure(left, self.found.by, self.lang)}</b><small>{escape(self.short[bot])}</small></td>'

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

    # one bot after the other, on a phone

    def _one(self) -> str:
        """Return each row as a list of bars, what it does best against first; that with most is open."""
        most = max(self.found.rows, key=lambda bot: self.found.row(bot).value)
        return "".join(self._bars(bot, " open" if bot == most else "") for bot in self.found.rows)

    def _bars(self, bot: str, opened: str) -> str:
        by = self.found.by
        cells = sorted(((self.found.cell(bot, other), other) for other in self.found.columns), key=lambda cell: -cell[0].value)
        bars = "".join(self._bar(e, self.short[other]) for e, other in cells)
        title = self.say("cross-row", name=self.short[bot], side=self.sides["row"], mean=self._number(self.found.row(bot).value, by))
        return f"<details{opened}><summary>{escape(title)}</summary>{bars}</details>"

    def _bar(self, e: Estimate, name: str) -> str:
        """Return a value as a bar from the left, with its interval as a line in it."""
        low, value, high = (100 * self._share(v) for v in (e.low, e.value, e.high))
        track = f'<u><b style="width:{value:.1f}%"></b><i style="left:{low:.1f}%;width:{high - low:.1f}%"></i></u>'
        said = interval(e, self.found.by, self.lang)
        return f'<div class="d-bar"><span>{escape(name)}</span>{track}<span>{said}</span></div>'

    def _share(self, value: float) -> float:
        """Return how much of a bar a value fills: of scores, from the lowest cell of the table to the highest."""
        share = value if self.found.by == "points" else (value - self.lowest) / self.span
        return min(1.0, max(0.0, share))

    # beside it

    def _beats(self) -> str:
        """Return who beats whom, and whether a stronger level is worse against anybody."""
        picture = arrows(self.found, self.short, (self.say("cross-levels"), self.styled), self.lang)
        note = escape(self.say("cross-arrows")) if picture else ""
        return section(self.say("cross-beats"), note, f"<div>{picture}<div>{self._gate()}</div></div>", "beats")

    def _styles(self, which: str) -> str:
        """Return what each style of a side does, in a sentence, and against whom it does well and badly, as the table says; nothing if there are no
        styles, or if they are those of the rows."""
        bots = self.found.rows if which == "row" else self.found.columns
        styles = [bot for bot in parted(bots)[1] if "/" in bot]
        same = set(bots) == set(self.found.rows)
        if not styles or (same and which == "column"):
            return ""
        title = self.say("cross-sentence") if set(self.found.columns) == set(self.found.rows) else self.say("cross-sentences", side=self.sides[which])
        return section(title, "", "<dl>" + "".join(self._style(bot, which) for bot in styles) + "</dl>", "styles")

    def _style(self, bot: str, which: str) -> str:
        _, note = self.words.style(bot.rpartition("/")[2])
        foes = self.found.columns if which == "row" else self.found.rows
        got = {foe: self.found.cell(*((bot, foe) if which == "row" else (foe, bot))).value for foe in foes if foe != bot}
        sign = 1 if which == "row" else -1
        best, worst = (pick(got, key=lambda foe: sign * got[foe]) for pick in (max, min))
        whole = 1.0 if self.found.by == "points" else 0.0
        most, least = (figure(got[foe] if which == "row" else whole - got[foe], self.found.by, self.lang) for foe in (best, worst))
        said = self.say("cross-good", best=self.short[best], most=most, worst=self.short[worst], least=least)
        return f"<div><dt>{escape(self.short[bot])}</dt><dd>{escape(note)} <i>{escape(said)}</i></dd></div>"

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

    def _folds(self) -> str:
        """Return what lies folded at the foot: how sure this is, the command, files."""
        again = f"<pre>{escape(self.data['command'])}</pre>"
        parts = folded(self.say("cross-sure"), self._facts()) + folded(self.say("matrix-again"), again)
        return f'{parts}<p class="files">{self._files()}</p>'

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


def step_of(value: float) -> int:
    """Return the step of the scale for a share: 4 round fifty points of a hundred."""
    return max(0, min(STEPS - 1, round((100 * value - 50) / WIDE) + STEPS // 2))
