"""Finds what is missing in the folders of a game, in sentences that say what to write where. ``lysander check`` prints them; a contract test wants
none."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import product
from typing import Any

from ..bots.registry import LEVELS, STYLED, levels_of, styles_of
from ..core.event import SPECTATOR
from ..core.game import Game, seatings
from ..core.tables import BadTable
from ..games.registry import book_of, games
from ..lab.disclosures import disclosures
from ..text import LANGUAGES, for_game
from ..text.sentences import words_of
from .briefings import wrong_briefing
from .checkout import Checkout, Missing
from .corpus import endings
from .ledger import Ledger
from .lessons import wrong_lesson
from .player_rules import wrong_player_rules
from .sentences import Said, said_in, worths

MAKER = "make(seat, seed, budget, playouts, variant)"


def problems(checkout: Checkout, id: str) -> Iterator[str]:
    """Yield everything that is missing in a game. Reads its files, and plays a game at each level of its bots to make every sentence."""
    found = [*files(checkout, id)]
    yield from found
    if id not in games():
        yield f"{checkout.named(checkout.rules(id))}/__init__.py: GAME is missing: from .game import GAME"
        return
    game = games()[id]
    yield from wrong_words(id)
    yield from wrong_bots(id)
    yield from unnamed(game)
    yield from wrong_disclosures(game)
    yield from wrong_lesson(game)
    yield from wrong_briefing(game)
    yield from wrong_player_rules(game)
    yield from wrong_ledger(checkout, id)
    yield from wrong_corpus(checkout, id)
    if not found:
        yield from gaps(checkout, game, said_in(game, 1))


def files(checkout: Checkout, id: str) -> Iterator[str]:
    """Yield what is missing of the files that every game has."""
    rules, tests = checkout.rules(id), checkout.tests(id)
    wanted = {
        checkout.rules(book_of(id)) / "rulebook.md": "the rules in paragraphs, each beginning a line with its number, **1.1**",
        **{rules / "text" / f"{lang}.ftl": f"all that is said, in the language {lang}" for lang in LANGUAGES},
        tests / "ledger.toml": "paragraphs and last of the rulebook, and [code] and [test] with what is excused",
        tests / "endings.py": "ENDINGS, an Ending for each way in which the game can end",
    }
    if (rules / "bots").is_dir():
        wanted[tests / "hints.toml"] = "notation, searched and least of what the bots weigh"
    if (rules / "cases.md").is_file():
        wanted[tests / "cases.toml"] = "how many cases there are, and faults that are found in them"
    yield from (f"{checkout.named(path)} is missing: {what}" for path, what in wanted.items() if not path.is_file())
    if not list(tests.glob("test_*.py")):
        yield f"{checkout.named(tests)} has no test_*.py: a test for each paragraph, named by its number"


def wrong_words(id: str) -> Iterator[str]:
    """Yield the faults of a module ``words`` that the text layer cannot use."""
    try:
        words_of(id)
    except (TypeError, AttributeError) as error:
        yield f"games/{id}/words.py: {error}; class Words derives from lysander.core.words.Words"


def wrong_bots(id: str) -> Iterator[str]:
    """Yield the faults in levels and makers of the game's bots."""
    try:
        module: Any = import_module(f"lysander.games.{id}.bots")
    except ModuleNotFoundError:
        return
    where = f"games/{id}/bots/__init__.py"
    levels = getattr(module, "BOTS", None)
    if not isinstance(levels, dict):
        yield f"{where}: BOTS is missing: a dict from level ({', '.join(LEVELS[1:])}) to {MAKER}"
        levels = {}
    for level, maker in levels.items():
        if level not in LEVELS[1:]:
            yield f"{where}: BOTS has the level {level!r}; levels are {', '.join(LEVELS[1:])}"
        try:
            inspect.signature(maker).bind("seat", 1, 1.0, 0, {})
        except TypeError as error:
            yield f"{where}: the maker of {level!r} cannot be called as {MAKER}: {error}"
    yield from wordless_levels(id)
    yield from wrong_styles(id, module, levels)
    if not isinstance(getattr(module, "DOMAINS", None), dict):
        yield f"{where}: DOMAINS is missing: a dict from the type of a domain of the game's own to what rebuilds it; empty if it has none"


def wordless_levels(id: str) -> Iterator[str]:
    """Yield the levels of bots that do not say what they want: those without a sentence for all seats or for some role, in some language."""
    roles = dict.fromkeys(s.kind for s in games()[id].seats if not s.umpire)
    for lang, level, role in product(LANGUAGES, levels_of(id), roles):
        said = {of: for_game(id, of).level_note(level, role) for of in (lang, LANGUAGES[0])}
        if not said[lang] or (lang != LANGUAGES[0] and said[lang] == said[LANGUAGES[0]]):
            yield f"games/{id}/text/{lang}.ftl: level-{level}-note is missing, or level-{level}-note-{role}: what it wants, how it plays"


def wrong_styles(id: str, module: Any, levels: Mapping[str, Any]) -> Iterator[str]:
    """Yield the faults in the styles of the game's bots: those without words, and makers that cannot make them."""
    named = {style for seat in games()[id].seats for style in styles_of(id, seat.id)}
    for lang in LANGUAGES:
        say = for_game(id, lang).say
        for words in (f"style-{style}{part}" for style in sorted(named) for part in ("", "-note")):
            if not say.has(words):
                yield f"games/{id}/text/{lang}.ftl: {words} is missing"
    for level in (level for level in getattr(module, "STYLED", (STYLED,)) if named):
        try:
            inspect.signature(levels[level]).bind("seat", 1, 1.0, 0, {}, "style")
        except (TypeError, KeyError):
            yield f"games/{id}/bots/__init__.py: the maker of {level!r} cannot be called as {MAKER} with a style after it"


def unnamed(game: Game[Any]) -> Iterator[str]:
    """Yield seats, scenarios and options without a message, and seatings that cannot be played."""
    for lang in LANGUAGES:
        say = for_game(game.id, lang).say
        wanted = ["title", "tagline", "result", *(f"seat-{s.id}" for s in game.seats)]
        wanted += [f"scenario-{s.id}{part}" for s in game.scenarios for part in ("", ".summary")]
        wanted += [f"option-{o.key}{part}" for o in game.options for part in ("", ".help")]
        yield from (f"games/{game.id}/text/{lang}.ftl: the message {id} is missing" for id in wanted if not say.has(id))
    if not game.scenarios:
        yield f"games/{game.id}: scenarios is empty; a setup that names no scenario has the first"
    if not seatings(game):
        yield f"games/{game.id}: seats is empty"


def wrong_disclosures(game: Game[Any]) -> Iterator[str]:
    """Yield mistakes in the disclosures file, and roles in it that no seat has."""
    where, seats = f"games/{game.id}/disclosures.toml", {s.id for s in game.seats}
    try:
        approved = disclosures(game.id)
    except BadTable as error:
        yield f"games/{game.id}/{error}"
        return
    yield from (f"{where}: roles names {seat}, which is no seat" for seat in sorted(set(approved.roles) - seats))
    roles = {SPECTATOR, *map(approved.role, seats)}
    yield from (f"{where}: no seat has the role {role}; roles are {', '.join(sorted(roles))}" for role in sorted(approved.entries() - roles))


def wrong_ledger(checkout: Checkout, id: str) -> Iterator[str]:
    """Yield paragraphs that are not cited, and citations of what is no paragraph."""
    try:
        book = Ledger(checkout, id)
    except Missing:
        return
    found = (len(book.mine), book.mine[-1] if book.mine else "")
    if book.counted != found:
        yield f"tests/games/{id}/ledger.toml says {book.counted}, the rulebook has {found}: paragraphs, last"
    yield from (
        f"games/{book.book}/rulebook.md {p}: no code cites it; cite it in the docstring of what carries it out" for p in book.uncited_by_code()
    )
    yield from (f"games/{book.book}/rulebook.md {p}: no test cites it; name a test test_{p.replace('.', '_')}_..." for p in book.uncited_by_tests())
    yield from (f"{file} cites {p}, which the rulebook does not have" for file, p in book.unknown_citations())
    yield from (f"tests/games/{id}/ledger.toml: {p} is no paragraph, or its reason is too short" for p in book.badly_excused())


def wrong_corpus(checkout: Checkout, id: str) -> Iterator[str]:
    """Yield endings without a recorded game, and recorded games without an ending."""
    try:
        wanted = endings(checkout, id)
    except Missing as missing:
        if (checkout.tests(id) / "endings.py").is_file():
            yield str(missing)
        return
    there = {path.stem for path in (checkout.tests(id) / "journals").glob("*.jsonl")}
    yield from (f"tests/games/{id}/journals/{name}.jsonl is missing: lysander record {id}" for name in sorted(set(wanted) - there))
    yield from (f"tests/games/{id}/journals/{name}.jsonl has no ending in endings.py: delete it" for name in sorted(there - set(wanted)))


def gaps(checkout: Checkout, game: Game[Any], said: Said) -> Iterator[str]:
    """Yield messages that lack an argument, and parts of the log without a heading."""
    _, wrong = worths(game.id)
    for id, gap in {**said.gaps, **wrong}.items():
        more = "; a worth is given as worth, points and percent" if "worth-" in id else ""
        yield f"games/{game.id}/text/{id}: {gap}{more}"
    own_board = (checkout.root / "web" / "src" / "boards" / game.id).is_dir()
    words = {part.partition("-")[0] for part in said.parts if part}
    for word in sorted(words) if not own_board else ():
        if not for_game(game.id).say.has(f"part-{word}"):
            yield f"games/{game.id}/text/en.ftl: the message part-{word} is missing: part() opens such a part, and the log has it as a heading"
