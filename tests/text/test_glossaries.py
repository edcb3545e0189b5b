"""One glossary a game, and one of the shell, as data: the terms of both languages, and the words that they replace, which nobody reads any more."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import lysander
from lysander.games.registry import games

ROOT = Path(lysander.__file__).parent
WEB, DOCS = ROOT.parents[1] / "web" / "src", ROOT.parents[1] / "docs"
SHELL = "shell"
NAMES = [SHELL, *sorted(id for id in games() if (WEB / "boards" / id).exists())]
"""A game with a board of its own must have a glossary; one that was just begun needs none."""
BOOKS = {"en": "rulebook.md", "de": "rulebook.de.md"}
PLAYERS = {"en": "player.md", "de": "player.de.md"}
LAB = re.compile("(?:figure|lab|end-luck|event|scored)-")
KINDS = ("messages", "lab", "rulebook", "cases", "help", "web", "markup", "page", "table")


class Text(NamedTuple):
    """A piece of what people read: of which kind, in which language, where, and the words without their placeholders."""

    kind: str
    lang: str
    where: str
    words: str


def glossary(name: str) -> dict[str, Any]:
    """The glossary of a game, or of the shell."""
    folder = ROOT / "text" if name == SHELL else ROOT / "games" / name / "text"
    return tomllib.loads((folder / "glossary.toml").read_text("utf-8"))


def of_catalogue(text: str, lang: str, where: str) -> Iterator[Text]:
    """The messages of a catalogue. Names of messages, of variables and of branches are no words."""
    for block in re.split(r"\n(?=[a-z#])", text):
        id = block.partition(" ")[0]
        if re.match(r"-?\w[\w-]* =", block):
            words = re.sub(r"^[\w-]+ =|^\s*\.[\w-]+ =|\{ *\$\w+(?: ->)?|^\s*\*?\[[\w.-]+\]|\{\s*[\w.-]+\s*\}", " ", block, flags=re.M)
            yield Text("lab" if LAB.match(id) else "messages", lang, f"{where}:{id}", words)


def of_book(text: str, lang: str, where: str, kind: str = "rulebook") -> Iterator[Text]:
    """The lines of a rulebook or page, without what stands as code."""
    for n, line in enumerate(re.sub(r"^```.*?^```", lambda m: "\n" * m[0].count("\n"), text, flags=re.M | re.S).split("\n"), 1):
        if line:
            yield Text(kind, lang, f"{where}:{n}", re.sub(r"`[^`]*`", "``", line))


def of_script(text: str, lang: str, where: str, kind: str) -> Iterator[Text]:
    """The texts of a module of the web client."""
    for found in re.finditer(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`', text):
        words = re.sub(r"<code>.*?</code>|<[^>]*>|\{\w+\}", " ", found[1] or found[2] or "")
        if words.strip():
            yield Text(kind, lang, f"{where}:{text.count(chr(10), 0, found.start()) + 1}", words)


def of_markup(text: str, where: str) -> Iterator[Text]:
    """The texts that a component of the web client has in its markup; people read them in either language."""
    bare = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", lambda m: "\n" * m[0].count("\n"), text, flags=re.S)
    for found in re.finditer(r'>([^<>{}]+)(?=[<{])|\}([^<>{}]+)(?=<)|\b(?:aria-label|title|placeholder|alt)="([^"]*)"', bare):
        words = re.sub(r"\{[^{}]*\}", " ", found[1] or found[2] or found[3] or "")
        if re.search(r"[^\W\d_]{3}", words):
            yield from (Text("markup", lang, f"{where}:{bare.count(chr(10), 0, found.start()) + 1}", words) for lang in BOOKS)


def of_pairs(text: str, where: str, kind: str) -> Iterator[Text]:
    """The texts of a module that has English first, then German."""
    english, _, german = text.partition("const DE")
    yield from of_script(english, "en", where, kind)
    yield from of_script(german, "de", where, kind)


def of_tables(data: Any, where: str) -> Iterator[Text]:
    """The words in a table: ``text`` and ``en`` are English, ``de`` and what ends so German."""
    for value in data if isinstance(data, list) else []:
        yield from of_tables(value, where)
    for key, value in data.items() if isinstance(data, dict) else []:
        if isinstance(value, str) and (key in ("text", "en", "de") or key.endswith("_de")):
            yield Text("table", "de" if key.endswith("de") else "en", f"{where}:{key}", value)
        yield from of_tables(value, where)


def of_game(game: str) -> Iterator[Text]:
    """All that people read of a game."""
    folder, board = ROOT / "games" / game, WEB / "boards" / game
    for lang, book in BOOKS.items():
        yield from of_catalogue((folder / "text" / f"{lang}.ftl").read_text("utf-8"), lang, f"{game}/{lang}.ftl")
        if (folder / book).exists():
            yield from of_book((folder / book).read_text("utf-8"), lang, f"{game}/{book}")
        if (edition := folder / PLAYERS[lang]).exists():
            yield from of_book(edition.read_text("utf-8"), lang, f"{game}/{edition.name}", "page")
        yield from of_script((board / f"help.{lang}.ts").read_text("utf-8"), lang, f"{game}/help.{lang}.ts", "help")
    if (cases := folder / "cases.md").exists():
        yield from of_book(cases.read_text("utf-8"), "en", f"{game}/cases.md", "cases")
    yield from of_pairs((board / "words.ts").read_text("utf-8"), f"{game}/words.ts", "web")
    for file in sorted(board.rglob("*.svelte")):
        yield from of_markup(file.read_text("utf-8"), str(file.relative_to(WEB)))
    yield from of_book((DOCS / f"play-{game}.md").read_text("utf-8"), "en", f"play-{game}.md", "page")
    for file in sorted((folder / "tables").glob("*.toml")):
        yield from of_tables(tomllib.loads(file.read_text("utf-8")), f"{game}/{file.name}")


def of_shell() -> Iterator[Text]:
    """All that people read of the table around the games."""
    for lang in BOOKS:
        yield from of_catalogue((ROOT / "text" / f"{lang}.ftl").read_text("utf-8"), lang, f"{lang}.ftl")
        for file in sorted((WEB / "messages").glob(f"*.{lang}.ts")):
            yield from of_script(file.read_text("utf-8"), lang, file.name, "help" if file.name.startswith("help") else "web")
    for file in sorted(WEB.rglob("*.ts")):
        if "boards" not in file.parts and file.name != "wire.gen.ts" and "const DE" in (text := file.read_text("utf-8")):
            yield from of_pairs(text, str(file.relative_to(WEB)), "web")
    for file in sorted(WEB.rglob("*.svelte")):
        if "boards" not in file.parts:
            yield from of_markup(file.read_text("utf-8"), str(file.relative_to(WEB)))
    for node in ast.walk(ast.parse((ROOT / "server" / "messages" / "words.py").read_text("utf-8"))):
        if isinstance(node, ast.Tuple) and len(node.elts) == 2 and all(isinstance(e, ast.Constant) and isinstance(e.value, str) for e in node.elts):
            yield from (Text("messages", lang, f"words.py:{node.lineno}", e.value) for lang, e in zip(BOOKS, node.elts, strict=True))  # type: ignore[attr-defined]
    for page in ("play", "terminal", "umpire"):
        yield from of_book((DOCS / f"{page}.md").read_text("utf-8"), "en", f"{page}.md", "page")


@cache
def texts(name: str) -> tuple[Text, ...]:
    """All texts of a game, or of the shell."""
    return tuple(of_shell() if name == SHELL else of_game(name))


def retired(name: str) -> list[dict[str, Any]]:
    """The retired terms for the texts of a game: its own, and those of the shell."""
    return glossary(name).get("retired", []) + (glossary(SHELL)["retired"] if name != SHELL else [])


def allowed(term: dict[str, Any]) -> str:
    """A pattern of where the word has another meaning."""
    return "|".join(f"(?:{e['text']})" for e in term.get("except", []))


def findings(term: dict[str, Any], among: Iterator[Text] | tuple[Text, ...]) -> list[str]:
    """Where a retired term still stands."""
    word, meant = re.compile(rf"\b(?:{term['word']})\b"), allowed(term)
    found = []
    for text in among:
        if text.lang == term["lang"] and text.kind in term.get("kinds", KINDS) and word.search(text.words):
            rest = re.sub(meant, " ", text.words) if meant else text.words
            if hit := word.search(rest):
                found.append(f"{text.where}: {rest[max(0, hit.start() - 30) : hit.end() + 30]!r}, say {term['say']}")
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_glossary_names_each_term_once_in_both_languages(name: str) -> None:
    data = glossary(name)
    assert {"rule", "title", "provenance", "term"} <= set(data), "where it stands in the rules, what it is, and whence the terms are"
    assert len(data["term"]) >= 10 and all(set(t) >= {"key", "en", "de"} and all(t.values()) for t in data["term"])
    assert [key for key, n in Counter(t["key"] for t in data["term"]).items() if n > 1] == []
    assert all(set(r) <= {"lang", "word", "say", "kinds", "except"} and r["lang"] in BOOKS and r["say"] for r in data["retired"])
    assert all(e["text"] and e["why"] for r in data["retired"] for e in r.get("except", []))


@pytest.mark.parametrize("name", NAMES)
def test_nobody_reads_a_retired_term(name: str) -> None:
    found = [place for term in retired(name) for place in findings(term, texts(name))]
    kinds = Counter(f"{text.lang} {text.kind}" for text in texts(name))
    print(f"{name}: {len(retired(name))} retired terms, {len(glossary(name)['term'])} terms, {sum(kinds.values())} texts: {dict(kinds)}")
    assert sum(kinds.values()) > 300, "texts looked at"
    assert found == []


@pytest.mark.parametrize("name", NAMES)
def test_an_exception_is_of_use(name: str) -> None:
    """A word that nobody writes any more in its other meaning needs no exception."""
    among = texts(name) if name != SHELL else tuple(text for other in NAMES for text in texts(other))
    idle = [
        e["text"]
        for term in glossary(name)["retired"]
        for e in term.get("except", [])
        if not any(text.lang == term["lang"] and re.search(e["text"], text.words) for text in among)
    ]
    assert idle == []


PLANTED = {
    "messages": lambda word: of_catalogue(f"told =\n    .text = Das {{ $n }} {word} hier.\nother = y\n", "de", "planted"),
    "lab": lambda word: of_catalogue(f"event-x = {word}\n", "de", "planted"),
    "rulebook": lambda word: of_book(f"**1.1** Ein {word}, `Code`.\n", "de", "planted"),
    "cases": lambda word: of_book(f"### C1 Ein {word}\n```\nA {word}\n```\n", "de", "planted", "cases"),
    "markup": lambda word: of_markup(f'<script>const a = "{word}";</script>\n<b title={{x}}>Ein {word}</b>\n<style>/* {word} */</style>', "planted"),
    "help": lambda word: of_script(f'[{{ text: "<p>Ein <b>{word}</b>.</p>" }}]', "de", "planted", "help"),
    "web": lambda word: of_pairs(f'const EN = {{ a: "x" }};\nconst DE = {{ a: "{word} {{n}}" }};', "planted", "web"),
    "table": lambda word: of_tables({"tile": [{"text_de": f"Ein {word}"}]}, "planted"),
    "page": lambda word: of_book(f"Ein {word}.\n", "de", "planted", "page"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_planted_term_is_found_in_each_kind_of_text(kind: str) -> None:
    term = {"lang": "de", "word": "Anrufe?", "say": "Rückzug", "except": [{"text": "Anruf der Bahn", "why": "by telephone"}]}
    assert [t.kind for t in PLANTED[kind]("Wort") if "Wort" in t.words and t.lang == "de"] == [kind]
    assert len(findings(term, tuple(PLANTED[kind]("Anruf")))) == 1 and not findings(term, tuple(PLANTED[kind]("Anruf der Bahn")))
    assert not findings(term, tuple(PLANTED[kind]("Rückzug")))
    assert kind == "markup" or not findings({**term, "lang": "en"}, tuple(PLANTED[kind]("Anruf")))


def test_the_texts_of_every_kind_are_looked_at() -> None:
    """Each game has messages, help and words of its board in both languages; all but the campaign, which lies in another's, a rulebook."""
    kinds = {name: Counter((text.kind, text.lang) for text in texts(name)) for name in NAMES}
    assert all(kinds[name][kind, lang] for name in NAMES for kind in ("messages", "help", "web") for lang in BOOKS)
    assert {name for name in NAMES if name != SHELL and not kinds[name]["rulebook", "de"]} <= {"campaign"}
    assert all(kinds[name]["cases", "en"] for name in NAMES if (ROOT / "games" / name / "cases.md").exists())
    many = Counter(kind for count in kinds.values() for (kind, _), n in count.items() for _ in range(n))
    assert many["lab"] > 100 and many["cases"] > 1000 and many["markup"] >= 20, many
