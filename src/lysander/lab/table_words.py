"""What follows from a cross-table, in sentences."""

from __future__ import annotations

from typing import Any

from .crosstable import CrossTable


def lines_of(found: CrossTable, text: Any) -> list[str]:
    """Return what follows from a table, in sentences."""
    names = {bot: text.bot(bot) for bot in found.bots}
    lines = [headline(found, text), value_line(found, text), text.say("cross-gate", count=len(found.worse), compared=found.compared)]
    for w in found.worse:
        side = text.say("cross-rows" if w.seat == "row" else "cross-columns", side=side_name(found, text, w.seat))
        figures = {"loss": f"{-100 * w.loss.value:.0f}", "low": f"{-100 * w.loss.high:.0f}", "high": f"{-100 * w.loss.low:.0f}"}
        lines.append(
            "  " + _capital(text.say("cross-worse", level=names[w.level], than=names[w.than], against=names[w.against], side=side, **figures))
        )
    return lines


def headline(found: CrossTable, text: Any) -> str:
    """Return the answer in one sentence."""
    names = {bot: text.bot(bot) for bot in found.bots}
    if len(found.beaten[found.best]) == len(found.bots) - 1:
        return _capital(text.say("cross-best", name=names[found.best]))
    if found.circle:
        a, b, c = (names[bot] for bot in found.circle)
        return str(text.say("cross-circle", a=a, b=b, c=c))
    beaten = ", ".join(names[bot] for bot in found.beaten[found.best])
    return str(text.say("cross-leads", name=names[found.best], beaten=beaten or "–"))


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def value_line(found: CrossTable, text: Any) -> str:
    """Return how often each bot is chosen, and what the game is worth."""
    names = {bot: text.bot(bot) for bot in found.bots}
    mixed = {
        side: ", ".join(f"{names[bot]} {100 * share:.0f} %" for bot, share in zip(found.bots, shares) if share >= 0.005)
        for side, shares in (("rows", found.mixtures.rows), ("columns", found.mixtures.columns))
    }
    e = found.value
    figures = {"points": f"{100 * e.value:.1f}", "low": f"{100 * e.low:.1f}", "high": f"{100 * e.high:.1f}"}
    names_of = {"row": side_name(found, text, "row"), "column": side_name(found, text, "column")}
    return str(text.say("cross-value", **mixed, **names_of, **figures))


def side_name(found: CrossTable, text: Any, which: str) -> str:
    """Return the name of a side: of its seats."""
    return ", ".join(text.seat(seat) for seat in (found.side if which == "row" else found.others))
