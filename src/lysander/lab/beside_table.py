"""``lysander replay FILE FILE``: two recorded games side by side, move by move, in the terminal or as a page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..commands.arguments import BadArgument, find_game, read_text, write_text
from ..core.bundle import part
from ..core.journal import BadJournal, load, replay
from ..review.beside import Pair, beside, moves
from ..text import for_game
from ..text.catalogue import Catalogue
from .beside_page import page
from .saying import saying


def read_beside(files: Sequence[Path], named: str, html: Path | None, lang: str, screen: Console) -> int:
    """Print two games side by side, or write one or two as a page. ``named`` is the game of a file with several. Raises ``BadArgument``."""
    journals = []
    for path in files:
        try:
            journals.append(load(part(read_text(path), named)))
            replay(find_game(journals[-1].setup.game), journals[-1])
        except BadJournal as error:
            raise BadArgument(f"{path}: {error}") from None
    names, games = [path.name for path in files], {journal.setup.game for journal in journals}
    if len(games) > 1:
        raise BadArgument(f"Only games of one kind can be read side by side; these are {' and '.join(sorted(games))}.")
    (game,) = games
    if html is not None:
        write_text(html, page(journals, names, " – ".join(names), [""] * len(names), saying(game, lang)))
        return 0
    told = [moves(find_game(game), journal, for_game(game, lang, journal.setup)) for journal in journals]
    screen.print(table_of(beside(*told), names, for_game(game, lang).say))
    return 0


def table_of(pairs: Sequence[Pair], names: Sequence[str], say: Catalogue) -> Table:
    """Return the moves of two games in two columns; what is told in one alone is bold, what is told in both is dim."""
    made = Table(box=SIMPLE_HEAD, expand=True)
    for name in names:
        made.add_column(escape(name), ratio=1, overflow="fold")
    for pair in pairs:
        if pair.heading:
            made.add_row(f"[bold]{escape(pair.heading)}[/]", say("lab-beside-same") if pair.alike else "", style="on grey15")
        if pair.alike:
            made.add_row(_told(pair.first, pair.second, say), "", style="dim")
        else:
            made.add_row(_told(pair.first, pair.second, say), _told(pair.second, pair.first, say))
    return made


def _told(mine: Sequence[str] | None, other: Sequence[str] | None, say: Catalogue) -> str:
    if mine is None:
        return f"[dim]{escape(say('lab-beside-over'))}[/]"
    return "\n".join(f"• {escape(line)}" if line in (other or ()) else f"[bold]• {escape(line)}[/]" for line in mine)
