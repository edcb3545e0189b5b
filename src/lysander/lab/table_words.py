"""What follows from a cross-table, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.words import minus
from .crosstable import CrossTable, Worse
from .estimate import Estimate


def figure(value: float, by: str, lang: str = "en") -> str:
    """Return what counts as it is written: points of a hundred without a decimal, scores with one."""
    if by != "score":
        return str(minus(round(100 * value)))
    return f"{value:+.1f}".replace("-", "−").replace(".", "," if lang == "de" else ".")


def interval(e: Estimate, by: str, lang: str = "en") -> str:
    """Return a value with its interval."""
    return f"{figure(e.value, by, lang)} ({figure(e.low, by, lang)}…{figure(e.high, by, lang)})"


def lines_of(found: CrossTable, text: Any) -> list[str]:
    """Return what follows from a table, in sentences."""
    sure = sum(w.sure for w in found.worse)
    gate = text.say("cross-gate", count=len(found.worse), compared=found.compared)
    lines = [headline(found, text), value_line(found, text), gate]
    if found.worse:
        lines[-1] += " " + str(text.say("cross-gate-sure", count=sure))
    return [*lines, *("  " + worse_line(found, w, text) for w in found.worse)]


def worse_line(found: CrossTable, w: Worse, text: Any) -> str:
    """Return one place where a stronger level does worse."""
    side = text.say("cross-as", side=side_name(found, text, w.seat))
    loss = (-w.loss.value, -w.loss.high, -w.loss.low)
    figures = dict(zip(("loss", "low", "high"), (figure(v, found.by, text.lang).lstrip("+") for v in loss)))
    names = {"level": text.bot(w.level), "than": text.bot(w.than), "against": text.bot(w.against)}
    return _capital(text.say(f"cross-worse-{found.by}", side=side, **names, **figures)) + ("" if w.sure else " " + str(text.say("cross-unsure")))


def headline(found: CrossTable, text: Any) -> str:
    """Return the answer in one sentence."""
    if len(found.bots) < 2:
        return _capital(
            text.say("cross-most", name=text.bot(max(found.rows, key=lambda bot: found.row(bot).value)), side=side_name(found, text, "row"))
        )
    if len(found.beaten[found.best]) == len(found.bots) - 1:
        all_play_both = set(found.rows) == set(found.columns)
        return _capital(text.say("cross-best" if all_play_both else "cross-best-of-both", name=text.bot(found.best)))
    if found.circle:
        a, b, c = map(text.bot, found.circle)
        return str(text.say("cross-circle", a=a, b=b, c=c))
    beaten = ", ".join(map(text.bot, found.beaten[found.best]))
    return str(text.say("cross-leads", name=text.bot(found.best), beaten=beaten or "–"))


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def value_line(found: CrossTable, text: Any) -> str:
    """Return how often each bot is chosen, and what the game is worth."""

    def chosen(bots: Sequence[str], shares: Any) -> str:
        return "; ".join(f"{text.bot(bot)} {100 * share:.0f} %" for bot, share in zip(bots, shares) if share >= 0.005)

    mixed = {"rows": chosen(found.rows, found.mixtures.rows), "columns": chosen(found.columns, found.mixtures.columns)}
    e = found.value
    figures = {key: figure(value, found.by, text.lang) for key, value in (("points", e.value), ("low", e.low), ("high", e.high))}
    names_of = {"row": side_name(found, text, "row"), "column": side_name(found, text, "column")}
    return str(text.say(f"cross-value-{found.by}", **mixed, **names_of, **figures))


def side_name(found: CrossTable, text: Any, which: str) -> str:
    """Return the name of a side: of its seats."""
    return ", ".join(text.seat(seat) for seat in (found.side if which == "row" else found.others))
