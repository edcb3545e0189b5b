"""The lesson of each game can be played, by what it shows and by any other answer; a planted fault is found."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from lysander.core.ask import CHANCE
from lysander.core.tables import BadTable
from lysander.games.registry import games
from lysander.testing import lessons
from lysander.testing.lessons import length_of, wrong_lesson
from lysander.text import LANGUAGES
from lysander.text.lesson import Lesson, answer_step, at_step, lesson_of, question, recorded

ROOT = Path(__file__).parents[2]
TAUGHT = [id for id in games() if lesson_of(id)]
OTHERS = 2
"""Other answers to each question, besides the one that is shown."""


def test_every_drawn_game_has_a_lesson() -> None:
    boards = ROOT / "web" / "src" / "boards"
    assert {folder.name for folder in boards.iterdir()} == {*TAUGHT}
    assert {id: len(lesson_of(id).step) for id in TAUGHT} == {"campaign": 5, "clouds": 11, "evasion": 9, "flight181": 9, "hijacked": 7}  # type: ignore[union-attr]


@pytest.mark.parametrize("id", TAUGHT)
def test_a_lesson_has_no_fault(id: str) -> None:
    assert list(wrong_lesson(games()[id])) == []


@pytest.mark.parametrize("id", TAUGHT)
def test_every_legal_answer_is_taken_and_the_dice_are_those_laid_out(id: str) -> None:
    game, lesson, rng = games()[id], lesson_of(id), Random(id)
    assert lesson is not None
    for number, step in enumerate(lesson.step, 1):
        ask = question(at_step(game, lesson, number), lesson, step)
        assert ask is not None and ask.seat == lesson.seat
        for value in (step.show, *(ask.domain.sample(rng) for _ in range(OTHERS))):
            one, two = (at_step(game, lesson, number) for _ in range(2))
            for match in (one, two):
                answer_step(match, lesson, number, value)
            assert one.lines == two.lines, "the same dice and the same replies each time"
            first = {line.kind: line.value for line in reversed(one.lines[len(lesson.lines(number)) :]) if line.seat == CHANCE}
            asked = {one.lines[n].kind: one.asked[n] for n in range(len(lesson.lines(number)), len(one.lines))}
            assert all(first[kind] == dice[0] for kind, dice in step.dice.items() if kind in first and asked[kind].domain.why_not(dice[0]) is None)
            assert one.over or not any(a.seat == CHANCE for a in one.asks)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('seat = "A"', 'seat = "C"', "seat 'C' is not one of the seats"),
        ('seats = ["A", "B"]', 'seats = ["A", "X"]', "cannot play the game"),
        ("minutes = 4", "minutes = 9", "minutes = 9, but it takes about 4"),
        ('scenario = "standard"', 'scenario = "strange"', "the rules refuse the table"),
        ('rule = "9.3"', 'rule = "9.99"', "names 9.99, which is no paragraph"),
        ('id = "trust"', 'id = "dice"', "the step 'dice' stands twice"),
        ('id = "trust"', 'id = "belief"', "de.ftl lacks lesson-belief.text"),
        ('id = "trust"', 'id = "belief"', "no step says lesson-trust"),
        ('ask = "trust.more"', 'ask = "trust.less"', "'trust.less' is not asked; open is A trust.more"),
        ('show = "more"', 'show = "most"', "the rules refuse what it shows"),
        ('light = ["trust"]', 'light = ["nowhere"]', "the board has no place 'nowhere'"),
        ('tags = ["squad"]', 'tags = ["nowhere"]', "the board has no place 'nowhere'"),
        ('tags = ["squad"]', 'tags = ["squad", "squad", "squad", "squad"]', "has 4 tags, at most 3"),
        ('A turn.act "trust b"', 'A turn.act "trust z"', "the rules refuse what was recorded before it"),
        ('"draw.cube" = ["r"]', '"roll.turn" = [6]', "the dice of 'roll.turn' are never thrown"),
    ],
)
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, old: str, new: str, said: str) -> None:
    text = (ROOT / "src" / "lysander" / "games" / "hijacked" / "lesson.toml").read_text("utf-8")
    assert old in text
    planted = msgspec.toml.decode(text.replace(old, new), type=Lesson)
    monkeypatch.setattr(lessons, "lesson_of", lambda id: planted)
    found = list(wrong_lesson(games()["hijacked"]))
    assert any(said in fault for fault in found), found


def test_the_lengths_that_are_written_down_are_those_measured() -> None:
    written = (ROOT / "docs" / "decisions" / "042-lessons.md").read_text("utf-8")
    for id in TAUGHT:
        found = [length_of(games()[id], lesson_of(id), lang) for lang in LANGUAGES]  # type: ignore[arg-type]
        row = " | ".join([id, str(found[0].steps), *(f"{one.own} / {one.asked} / {one.followed} | {one.minutes:.1f}" for one in found)])
        assert f"| {row} |" in written, row


def test_a_lesson_takes_three_to_seven_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "A_MINUTE", 90)
    assert any("it takes about 9 minutes, not 3 to 7" in fault for fault in wrong_lesson(games()["hijacked"]))


def test_words_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "MOST_WORDS", 3)
    monkeypatch.setattr(lessons, "SENTENCES", 3)
    found = list(wrong_lesson(games()["hijacked"]))
    assert any("lesson-squad has more than 3 words" in fault for fault in found)
    assert any("lesson-squad.text has not 3 sentences" in fault for fault in found)


def test_a_lesson_that_cannot_be_read_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(id: str) -> Lesson:
        raise BadTable("lesson.toml: Object missing required field `seat`")

    monkeypatch.setattr(lessons, "lesson_of", unreadable)
    assert list(wrong_lesson(games()["clouds"])) == ["games/clouds/lesson.toml: Object missing required field `seat`"]


def test_a_line_of_a_journal_has_three_parts() -> None:
    with pytest.raises(ValueError):
        recorded("A trust.more")
