"""The board of In Clouds of Glory, its log and its rulebook call the same thing by the same word, in English and German."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lysander.games import registry

pytestmark = pytest.mark.skipif("clouds" not in registry.games(), reason="the game does not stand in the library yet")
ROOT = Path(__file__).parents[2]
BOARD = ROOT / "web" / "src" / "boards" / "clouds"
GAME = ROOT / "src" / "lysander" / "games" / "clouds"
BOOK = {"en": "rulebook.md", "de": "rulebook.de.md"}
GROUPS = ("class", "bank", "band", "role", "mod")
"""Words of the board that begin so are messages of the game, too: ``class_V`` is ``class-V``."""
OTHERS = {
    "awareness": "skill-awareness", "flying": "skill-flying", "gunnery": "skill-gunnery", "st_dead": "fate-dead", "st_out": "fate-out",
    "st_gone": "fate-gone", "st_down": "fate-down", "st_prisoner": "fate-prisoner", "entente": "side-E", "central": "side-C",
    "sustained": "mode-sustained", "short": "mode-short", "normal": "mode-normal",
}  # fmt: skip
PRINTED = {"en": ("Awareness", "Fortitude", "shallow dive", "short"), "de": ("Wachsamkeit", "Standhaftigkeit", "flacher Sinkflug", "kurze Salve")}
RETIRED = {
    "en": ("[Pp]etrol",),
    "de": ("Feuerstoß", "kurze[rn] Stoß", "Aufmerksamkeit", "Hemmung", "Zielbereich", "Benzin", "Feinde?", "Kampf", "Duell"),
}


def board_words(lang: str) -> dict[str, str]:
    english, german = (BOARD / "words.ts").read_text("utf-8").split("const DE")
    return dict(re.findall(r'(\w+): "((?:[^"\\]|\\.)*)"', english if lang == "en" else german))


def messages(lang: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", (GAME / "text" / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_board_and_log_use_the_same_words(lang: str) -> None:
    board, log = board_words(lang), messages(lang)
    pairs = OTHERS | {word: word.replace("_", "-", 1) for word in board if word.partition("_")[0] in GROUPS}
    same = {word: (board[word], log[id]) for word, id in pairs.items() if id in log}
    assert len(same) > 30
    assert {word: both for word, both in same.items() if both[0].lower() not in both[1].lower()} == {}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_rulebook_has_these_words_and_nobody_the_retired_ones(lang: str) -> None:
    book = (GAME / BOOK[lang]).read_text("utf-8")
    texts = [
        book,
        (GAME / "text" / f"{lang}.ftl").read_text("utf-8"),
        " ".join(board_words(lang).values()),
        (BOARD / f"help.{lang}.ts").read_text("utf-8"),
    ]
    assert [word for word in PRINTED[lang] if word not in book] == []
    assert [word for word in RETIRED[lang] if any(re.search(rf"\b{word}\b", text) for text in texts)] == []
