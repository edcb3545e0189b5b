"""The class from which every game's words derive: what it says of itself, and what it refuses."""

from __future__ import annotations

import inspect
import sys
from types import ModuleType

import pytest

from lysander.core.ask import Ask
from lysander.core.domain import OneOf, Subset
from lysander.core.words import PUBLIC, Words, minus, percent, section
from lysander.games.registry import games
from lysander.text import catalogue
from lysander.text.sentences import words_of

PLAIN = Words(catalogue("en"))


def test_the_words_of_each_game_derive_from_the_base() -> None:
    own = [words for game in games() if (words := words_of(game)) is not Words]
    assert len(own) >= 3 and len({*own}) == len(own)
    assert all(issubclass(words, Words) for words in own)


def test_every_method_is_described() -> None:
    methods = [vars(Words)[name] for name in PUBLIC if inspect.isfunction(vars(Words)[name])]
    assert len(methods) > 15
    assert [m.__name__ for m in methods if not m.__doc__] == []


def test_a_misspelt_method_is_refused_when_the_class_is_read() -> None:
    with pytest.raises(TypeError, match="argumens, the text layer calls arguments"):
        type("Bad", (Words,), {"argumens": lambda self, facts: {}})
    type("Good", (Words,), {"place": lambda self, hex: "", "arguments": lambda self, facts: {}})


def test_words_that_do_not_derive_from_the_base_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("lysander.games.nowhere.words")
    module.Words = type("Words", (), {})  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "lysander.games.nowhere", ModuleType("lysander.games.nowhere"))
    monkeypatch.setitem(sys.modules, module.__name__, module)
    with pytest.raises(TypeError, match=r"does not derive from lysander\.core\.words\.Words"):
        words_of("nowhere")


@pytest.mark.parametrize(("lang", "both"), [("en", "A, B and C"), ("de", "A, B und C")])
def test_lists_are_joined_in_the_language(lang: str, both: str) -> None:
    words = Words(catalogue(lang))
    assert [words.listed(items) for items in ("ABC", "A", "")] == [both, "A", ""]


def test_plain_answers() -> None:
    ask = Ask("A", "pick", "1", Subset("ABC", "1", 2, "A"))
    assert PLAIN.arguments({"n": 1, "yes": True, "cards": ["x"]}) == {"n": 1, "yes": "True", "cards": "['x']"}
    assert PLAIN.option(ask, "B", {}) == ("B", "", "1")
    assert PLAIN.order("P3:walk", {}) == ("P3", "walk")
    assert PLAIN.form_of(ask)["most"] == 2 and PLAIN.form_of(ask) is PLAIN.form_of(ask)
    assert PLAIN.form_of(Ask("A", "pick", "1", OneOf("AB", "1")))["type"] == "one_of"
    assert PLAIN.seat("nobody-knows") == "nobody-knows" and PLAIN.seat("") == ""
    assert PLAIN.twin({"night": 2, "boats": ["1"]}) == ["night: 2", 'boats: ["1"]']


def test_a_game_without_words_says_whom_it_refuses() -> None:
    refusal = Subset("ABC", "1", 2, "A").why_not("AD")
    assert refusal is not None
    assert PLAIN.say("refusal-" + refusal.code, **PLAIN.arguments(refusal.facts)) == "D cannot be picked here."


def test_small_words() -> None:
    assert (percent(1, 3), percent(0, 0)) == (33, 0)
    assert (minus(-3), minus(3)) == ("−3", 3)
    assert section("Units:", ["a"]) == ["Units:", "  a"]
    assert section("Units:", [], "none") == ["Units: none"] and section("Units:", []) == []
