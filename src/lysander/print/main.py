"""``lysander print``: a game for a real table, as PDF."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from ..commands.arguments import LANGS, BadArgument, check_writable, command, find_game, setup_of
from ..commands.parser import Parser
from ..core.game import seatings
from .kit import PAPERS, BadWish, Wish, checked, kits, numbered, pdf, text_for

ABOUT = """Print a game for a real table: board, pieces, tables and the sheets of each side, as a PDF in black and white.

Prints the sheets that are in the file, and how many copies of each are needed. Print the PDF at 100 %."""
MORE = """Examples:
  lysander print evasion                                   evasion.pdf, on A4
  lysander print evasion --paper letter --parts map,turn   some parts
  lysander print evasion --variant docs/example/long-valley.toml
  lysander print evasion --lang de --two-sided -o jagd.pdf"""


@command
def main(argv: Sequence[str]) -> int:
    """Entry point of ``lysander print``."""
    parser = Parser("print", ABOUT, "GAME [OPTIONS]", MORE)
    parser.add_game(kits())
    add = parser.add_argument
    add("--paper", choices=tuple(PAPERS), default="a4", metavar="SIZE", help=f"Size of the paper: {' or '.join(PAPERS)}.")
    add("--lang", choices=LANGS, default="en", metavar="LANG", help="Language of all words: en or de.")
    add("--parts", default="", metavar="PART,...", help="Some parts of the kit only, with commas between them.")
    numbers, sides = parser.add_mutually_exclusive_group(), parser.add_mutually_exclusive_group()
    numbers.add_argument("--numbers", action="store_true", help="With the numbers of paragraphs, as usual.")
    numbers.add_argument("--no-numbers", action="store_true", help="Without the numbers of paragraphs.")
    sides.add_argument("--one-sided", action="store_true", help="For one side of the paper, backs to be folded, as usual.")
    sides.add_argument("--two-sided", action="store_true", help="For both sides of the paper, turned on the long edge.")
    add("--variant", type=Path, metavar="FILE", help="A TOML file that changes options, tables or the map.")
    add("-o", "--output", type=Path, metavar="FILE", help="The file to write; without it GAME.pdf.")
    given = parser.parse(argv)
    game = find_game(given.game).id
    file = given.output or Path(f"{game}.pdf")
    check_writable(file)
    try:
        variant = setup_of(find_game(game), "", {}, seatings(find_game(game))[0], given.variant).variant if given.variant else {}
        told = json.dumps(dict(variant), sort_keys=True) if variant else ""
        wish = checked(game, Wish(given.paper, given.lang, _parts(given.parts), not given.no_numbers, given.two_sided, told))
        data = pdf(game, wish)
    except BadWish as error:
        raise BadArgument(str(error)) from None
    file.write_bytes(data)
    _say(game, wish, file)
    return 0


def _parts(text: str) -> tuple[str, ...]:
    """Return the parts in a text with commas."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _say(game: str, wish: Wish, file: Path) -> None:
    """Print what was written."""
    say = text_for(game, wish).say
    print(file)  # noqa: T201
    for n, sheet in numbered(game, wish):
        if sheet.part in wish.parts:
            print(f"{n:>3}  {sheet.part:<7} {say('print-copies', n=sheet.copies):<10} {say(sheet.name)}. {say(sheet.name + '.what')}")  # noqa: T201
