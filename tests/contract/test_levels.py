"""Levels of bots: each says in both languages, to each side, what it wants and how it plays, and says it in one place."""

from __future__ import annotations

from collections import Counter

import pytest

from lysander.bots.registry import levels_of
from lysander.commands.listed import bots_by_side
from lysander.games.registry import games
from lysander.server.http.games import game_info
from lysander.testing.folder import wordless_levels
from lysander.text import LANGUAGES
from lysander.text.catalogue import Catalogue

LONGEST = 20
"""Words in one sentence."""
ALIKE = {("campaign", "organiser")}
"""Seats whose levels do the same."""


@pytest.mark.parametrize("id", games())
def test_every_level_says_what_it_wants_and_how_it_plays(id):
    assert not list(wordless_levels(id))
    for seat in (s for s in games()[id].seats if not s.umpire):
        said = {lang: game_info(games()[id], levels_of(id), lang).level_notes[seat.id] for lang in LANGUAGES}
        for lang in LANGUAGES:
            assert list(said[lang]) == list(levels_of(id)) and all(note.endswith(".") for note in said[lang].values()), said
            assert all(len(part.split()) <= LONGEST for note in said[lang].values() for part in note.split(". ")), said[lang]
            own = [note for level, note in said[lang].items() if level != "random"]
            assert len(set(own)) == len(own) or (id, seat.id) in ALIKE
        assert not set(said["en"].values()) & set(said["de"].values())


@pytest.mark.parametrize("id", games())
def test_the_terminal_lists_each_bot_once_to_each_side(id):
    sides = list(bots_by_side(games()[id], "en"))
    seats = Counter(seat for seats, _ in sides for seat in seats.split(", "))
    assert set(seats) == {s.id for s in games()[id].seats if not s.umpire} and set(seats.values()) == {1}
    assert all(note for _, said in sides for note in said.values())


@pytest.mark.parametrize(("id", "lost"), [("evasion", "level-easy-note-german"), ("hijacked", "level-hard-note"), ("clouds", "level-random-note")])
def test_a_level_without_its_sentence_is_refused(id, lost, monkeypatch):
    has = Catalogue.has
    monkeypatch.setattr(Catalogue, "has", lambda self, name: name != lost and has(self, name))
    wrong = list(wordless_levels(id))
    assert len(wrong) >= len(LANGUAGES) and all(lost.removesuffix("-german") in line for line in wrong)
