"""Every message stands in both languages, with the same arguments; every report, question and refusal has one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import lysander
from lysander.games.evasion.rules import raw_tables
from lysander.games.registry import games
from lysander.text import Catalogue, catalogue, for_game

ROOT = Path(lysander.__file__).parent
GAMES = sorted(p.parent.parent.name for p in ROOT.glob("games/*/text/en.ftl"))
FOLDERS = [ROOT / "text", *(ROOT / "games" / game / "text" for game in GAMES)]
HOOKS = {"words.py", "names.py", "choices.py", "twin.py", "odds.py"}


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
    assert missing == []


def named(say: Catalogue, id: str) -> bool:
    """Whether a word with a hyphen is the id of something else that has words: an event, a question, a roll, an item of a score."""
    return any(say.has(prefix + id) for prefix in ("", "ask-", "roll-", "item-", "end-"))


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
    assert kinds
    missing = [f"ask-{k}{part}" for k in sorted(kinds) for part in ("", ".help", ".main") if not say.has(f"ask-{k}{part}")]
    assert missing == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_report_of_the_table_has_a_sentence(lang: str) -> None:
    say = catalogue(lang, "evasion")
    assert [r["key"] for r in raw_tables()["reports"]["report"] if not say.has(r["key"])] == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_options_and_scenarios_are_named(lang: str) -> None:
    text, tables = for_game("evasion", lang), raw_tables()
    for option in tables["options"]["option"]:
        title, help = text.switch(option["key"])
        assert title != option["key"] and help
        for value in option["values"] if isinstance(option["values"], list) else ():
            assert str(value).isdigit() or text.switch_value(value) != str(value) or lang == "en"
    for scenario in tables["scenarios"]["scenario"]:
        assert text.scenario(scenario["id"])[1]


def test_an_unknown_language_reads_english() -> None:
    assert for_game("evasion", "fr").seat("german") == "Germans"
