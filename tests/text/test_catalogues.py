"""Every message stands in both languages, with the same arguments; every report, question and refusal has one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import lysander
from lysander.games.registry import games
from lysander.text import Catalogue, catalogue, for_game

ROOT = Path(lysander.__file__).parent
GAMES = sorted(p.parent.parent.name for p in ROOT.glob("games/*/text/en.ftl") if p.parent.parent.name in games())
FOLDERS = [ROOT / "text", *(ROOT / "games" / game / "text" for game in GAMES)]
HOOKS = {"words.py", "names.py", "choices.py", "twin.py", "odds.py"}
"""Modules of a game that make words: what they write is no rule."""

NAMED = ("", "ask-", "roll-", "item-", "end-", "seat-", "cell-", "area-", "token-", "scenario-", "option-", "value-")
WORD = re.compile("[a-z]{2}")


def messages(file: Path) -> dict[str, set[str]]:
    """The variables of each message and attribute of a catalogue."""
    resource = FluentParser(with_spans=False).parse(file.read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            parts = [(entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes)]
            for id, pattern in parts:
                assert id not in found, f"{file.name}: {id} stands twice"
                found[id] = set(re.findall(r"VariableReference\(id=Identifier\(name='(\w+)'", repr_of(pattern)))
    return found


def repr_of(node: object) -> str:
    """All variable references under a node, written out."""
    if isinstance(node, ftl.VariableReference):
        return f"VariableReference(id=Identifier(name='{node.id.name}'"
    if isinstance(node, ftl.BaseNode):
        return "".join(repr_of(value) for value in vars(node).values())
    return "".join(map(repr_of, node)) if isinstance(node, list) else ""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: p.parent.name)
def test_both_languages_say_the_same(folder: Path) -> None:
    english, german = messages(folder / "en.ftl"), messages(folder / "de.ftl")
    assert set(english) == set(german)
    for id, variables in english.items():
        assert german[id] <= variables | {"count"}, id
        assert variables <= german[id] | {"count"}, id


def sources(folder: Path) -> list[Path]:
    """The modules of the rules, without those that choose words."""
    return [p for p in sorted(folder.rglob("*.py")) if p.name not in HOOKS and not {"bots", "battery"} & set(p.parts)]


def codes(file: Path) -> set[str]:
    """The refusal codes of a module: second argument of ``Refusal`` and ``refuse``, and every word with a hyphen."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        called = node.func if isinstance(node, ast.Call) else None
        name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
        if name in ("Refusal", "refuse") and len(node.args) > 1 and isinstance(node.args[1], ast.Constant):
            found.add(node.args[1].value)
        if name == "_refuse":
            found |= {f"path-{a.value}" for a in ast.walk(node.args[0]) if isinstance(a, ast.Constant)}
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[a-z]+(-[a-z]+)+", node.value):
            found.add(node.value)
    return found - {"utf-8", "path-"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_refusal_has_a_sentence(game: str, lang: str) -> None:
    say = catalogue(lang, game)
    files = [*sources(ROOT / "core"), *sources(ROOT / "games" / game)]
    steps = {step.id for step in games()[game].sequence} if game in games() else set()
    walks = any("Path(" in file.read_text("utf-8") for file in sources(ROOT / "games" / game))
    found = {code for file in files for code in codes(file) - steps if walks or not code.startswith("path-")}
    missing = sorted(code for code in found if not say.has("refusal-" + code) and not named(say, code))
    assert missing == [], "texts with a hyphen in the rules are codes of refusals, said by refusal-<code>; write other names with _, or into a table"


def named(say: Catalogue, id: str) -> bool:
    """Whether a word with a hyphen is the id of something else that has words: an event, a question, a roll, a cell, an item of a score."""
    return any(say.has(prefix + id) for prefix in NAMED)


def told_kinds(game: str) -> set[str]:
    """Kinds of events and asks that the rules of a game write literally, by class."""
    found = set()
    for file in sources(ROOT / "games" / game):
        found |= set(re.findall(r'(?:Event\(|tell\(ref, )"(\w+)"', file.read_text("utf-8")))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_event_has_a_sentence(game: str, lang: str) -> None:
    say = catalogue(lang, game)
    assert sorted(k for k in told_kinds(game) - {"roll"} if not say.has(k)) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_question_has_a_sentence_help_and_verb(game: str, lang: str) -> None:
    say, kinds = catalogue(lang, game), set()
    for file in sources(ROOT / "games" / game):
        kinds |= {kind.replace(".", "-") for kind in re.findall(r'Ask\((?!CHANCE)\w+(?:\.\w+)?, f?"([\w.-]+)', file.read_text("utf-8"))}
    assert kinds, 'no question found: write Ask(seat, "kind", ...), the kind as a text'
    missing = [f"ask-{k}{part}" for k in sorted(kinds) for part in ("", ".help", ".main") if not say.has(f"ask-{k}{part}")]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_seats_options_and_scenarios_are_named(game: str, lang: str) -> None:
    """Each with the words that explain it; a value by ``value-<value>``, unless it is a number or a letter, or reads as English as it is."""
    found, text = games()[game], for_game(game, lang)
    assert text.title() != game and text.tagline()
    assert [seat.id for seat in found.seats if not text.say.has(f"seat-{seat.id}")] == []
    assert [s.id for s in found.scenarios if not all(text.scenario(s.id))] == []
    assert [o.key for o in found.options if text.switch(o.key)[0] == o.key or not text.switch(o.key)[1]] == []
    values = {str(value) for option in found.options if option.check is None for value in option.values}
    assert lang == "en" or sorted(v for v in values if WORD.search(v) and not text.say.has(f"value-{v}")) == []


def test_an_unknown_language_reads_english() -> None:
    assert for_game("evasion", "fr").seat("german") == "Germans"
