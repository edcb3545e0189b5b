"""A page on which a game can be read, or two side by side, move by move: what differs is marked."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..core.journal import Journal
from ..games.registry import game as game_of
from ..review.beside import Pair, beside, moves
from ..text import for_game
from .filled import filled
from .saying import Saying


def page(journals: Sequence[Journal], names: Sequence[str], title: str, notes: Sequence[str], say: Saying) -> str:
    """Return the page of one game or two; ``notes`` say in a line how each ended. Raises ``BadJournal``."""
    told = [moves(game_of(j.setup.game), j, for_game(j.setup.game, say.lang, j.setup)) for j in journals]
    pairs = beside(told[0], told[-1])
    heads = [f"<th>{escape(name)}<br><small>{escape(note)}</small></th>" for name, note in zip(names, notes, strict=True)]
    rows = "".join(_rows(pair, names, say) for pair in pairs)
    table = f'<table class="moves"><thead><tr>{"".join(heads)}</tr></thead><tbody>{rows}</tbody></table>'
    words = {
        "lang": say.lang,
        "title": title,
        "answer": difference(pairs, say) if len(told) > 1 else notes[0],
        "game": journals[0].setup.game,
        "lab": say("lab"),
    }
    return filled("beside", words, {"inside": table})


def difference(pairs: Sequence[Pair], say: Saying) -> str:
    """Return where two games first differ, after the set-up."""
    first = next((pair.heading for pair in pairs if not pair.alike and pair.heading), "")
    return say("beside-first", move=first.rstrip(".")) if first else say("beside-alike")


def _rows(pair: Pair, names: Sequence[str], say: Saying) -> str:
    two = len(names) > 1
    alike = f" <small>{escape(say('beside-same'))}</small>" if two and pair.alike else ""
    head = f'<tr class="move"><th colspan="{len(names)}">{escape(pair.heading)}{alike}</th></tr>' if pair.heading else ""
    sides = [(pair.first, pair.second), (pair.second, pair.first)][: len(names)]
    cells = "".join(f'<td data-of="{escape(name)}">{_told(mine, other, say)}</td>' for name, (mine, other) in zip(names, sides, strict=True))
    return f'{head}<tr class="{"alike" if two and pair.alike else "other"}">{cells}</tr>'


def _told(mine: Sequence[str] | None, other: Sequence[str] | None, say: Saying) -> str:
    if mine is None:
        return f'<p class="none">{escape(say("beside-over"))}</p>'
    known = set(other or ())
    return f"<ul>{''.join(f'<li{_mark(line, known)}>{escape(line)}</li>' for line in mine)}</ul>"


def _mark(line: str, known: set[str]) -> str:
    return "" if line in known else ' class="only"'
