"""``lysander rulebook``: the rules of a game, complete or in the order in which people learn them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from rich.markdown import Markdown
from rich.padding import Padding

from ..commands.arguments import BadArgument, command, find_game
from ..commands.console import console
from ..commands.parser import Parser
from ..games.registry import games
from ..player_rules import Block, PlayerRules, player_rules
from ..rulebook import rulebook
from ..text import for_game
from .screen import Screen

ABOUT = """Read a game's rulebook: its chapters, one paragraph with those below it, or all paragraphs that hold some words. With --player the rules in
the order in which people learn them, with examples of recorded games: all of it, or the chapter that is named."""
EXAMPLES = """Examples:
  lysander rulebook evasion                 the chapters
  lysander rulebook evasion 7.8             a paragraph
  lysander rulebook evasion road block      all that speak of road blocks
  lysander rulebook evasion --player        the player's rules
  lysander rulebook evasion --player turn   one chapter of them"""


@command
def main(argv: Sequence[str]) -> int:
    """Entry point of ``lysander rulebook``."""
    parser = Parser("rulebook", ABOUT, "GAME [PARAGRAPH | WORDS ...] [OPTIONS]", EXAMPLES)
    parser.add_game(games())
    parser.add_argument("wanted", nargs="*", default=(), metavar="WANTED", help="A paragraph like 7.8, a chapter like 7, or words to search for.")
    parser.add_argument("--player", action="store_true", help="The player's rules in place of the complete ones.")
    parser.add_screen_options()
    given = parser.parse(argv)
    game = find_game(given.game).id
    out = console(given.no_color)
    if given.player:
        return _read(out, player_rules(game, given.lang), given.wanted)
    book, screen = rulebook(game, given.lang), Screen(out, for_game(game, given.lang))
    if not given.wanted:
        for chapter in book.chapters:
            if chapter.id:
                screen.line(f"{chapter.id:>3}  {chapter.title}")
        return 0
    numbers = all(re.fullmatch(r"§?\d+(\.\d+)*", word) for word in given.wanted)
    found = [screen.rules(book, asked) for asked in (given.wanted if numbers else [" ".join(given.wanted)])]
    return 0 if all(found) else 1


def _read(out: Any, book: PlayerRules | None, wanted: Sequence[str]) -> int:
    """Print the player's rules, or one chapter of them. Raises ``BadArgument``."""
    if book is None:
        raise BadArgument("There are no player's rules of this game")
    chosen = [c for c in book.chapters if not wanted or c.id in wanted]
    if len(chosen) < len(wanted):
        raise BadArgument(f"There is no such chapter. There are: {', '.join(c.id for c in book.chapters)}")
    if not wanted:
        out.print(Markdown(f"# {book.title}\n\n{book.lead}"))
    for chapter in chosen:
        out.print(Markdown(f"## {chapter.title}"))
        for block in chapter.blocks:
            out.print(Padding(Markdown("\n".join(_lines(block))), (0, 0, 1, 4 if block.kind == "example" else 0)))
    return 0


def _lines(block: Block) -> Iterator[str]:
    """Yield a block as Markdown; what a picture shows stands in its place."""
    if block.kind == "text":
        yield block.text
    elif block.kind == "figure":
        yield f"*{block.text}*"
    elif block.kind == "example":
        yield f"**{block.title}**\n\n{block.text}"
    elif block.kind == "phases":
        yield from (f"{n}. **{item.title}.** {item.text} {'; '.join(item.parts)}" for n, item in enumerate(block.items, 1))
    else:
        yield from (f"{item.mark}. {item.text}" if item.mark.isdigit() else f"- {item.text}" for item in block.items)
        if block.after:
            yield "\n" + "; ".join(block.after)
