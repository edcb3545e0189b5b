"""The lesson of each game in the terminal: played through in both languages; a planted fault is found."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from lysander.cli import run
from lysander.commands.arguments import BadArgument
from lysander.games.registry import games
from lysander.terminal import lesson as taught
from lysander.terminal.lesson import Teacher, desk_of, following, give_lesson
from lysander.terminal.reader import Script
from lysander.terminal.screen import Screen
from lysander.terminal.start import which_game
from lysander.text import for_game
from lysander.text.lesson import Lesson, lesson_of

TAUGHT = taught.taught()
WIDE = 4000
"""Columns in which no sentence is broken."""


def teacher(id: str, lang: str, *lines: str, lesson: Lesson | None = None) -> tuple[Teacher, io.StringIO]:
    """A teacher who reads these lines, and what is printed."""
    given, out = lesson or lesson_of(id), io.StringIO()
    assert given is not None
    console = Console(file=out, width=WIDE, no_color=True, highlight=False)
    desk = desk_of(games()[id], given)
    return Teacher(desk, Screen(console, for_game(id, lang, desk.setup)), Script(console, iter(lines))), out


def faults(id: str, lang: str, lines: list[str], lesson: Lesson | None = None) -> list[str]:
    """What is wrong with a lesson that is played through by these lines: words that were not said, an end that did not come."""
    one, out = teacher(id, lang, *lines, lesson=lesson)
    ended, told, say = one.run(), out.getvalue(), one.say
    found = [] if ended else ["it did not come to its end"]
    for number, step in enumerate(one.lesson.step, 1):
        title, text, learnt = step.said_in_lines(say)
        for words in (
            f"{number} {'of' if lang == 'en' else 'von'} {len(one.lesson.step)}: {title}",
            f"{text}  [{step.rule}]",
            f"{learnt} [{step.rule}]",
        ):
            found += [] if words in told else [f"the step {step.id} does not say {words!r}"]
    found += [f"{name} is printed raw" for name in ("lesson-", "tty-", "{ $") if name in told.replace(" --lesson", "")]
    return found + ([] if f"lysander play {following(id)} --lesson" in told else ["it does not say where to go next"])


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("id", TAUGHT)
def test_a_lesson_is_played_through(id: str, lang: str) -> None:
    lesson = lesson_of(id)
    assert lesson is not None
    assert faults(id, lang, ["show", "do", "next"] * len(lesson.step)) == []


def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = lesson_of("hijacked")
    assert lesson is not None
    lines = ["do", "next"] * len(lesson.step)
    wrong = msgspec.structs.replace(lesson.step[1], show="most")
    not_legal = msgspec.structs.replace(lesson, step=(lesson.step[0], wrong, *lesson.step[2:]))
    assert any("step trust does not say 'green builds" in fault for fault in faults("hijacked", "en", lines, not_legal)), (
        "an answer that is not legal"
    )

    def skips(self: Teacher, word: str, rest: str) -> bool:
        self.number += 2
        return True

    monkeypatch.setattr(Teacher, "went", skips)
    assert any("step trust does not say" in fault for fault in faults("hijacked", "en", ["do", "next"] * 4)), "a step that is left out"


def test_another_legal_answer_is_taken_and_the_next_step_is_as_recorded() -> None:
    one, out = teacher("hijacked", "en", "trust a", "next", "log 1", "stop", "quit")
    assert not one.run()
    told = out.getvalue()
    assert "In the recorded game the answer was card 1 a" in told and "step 2 of 7" in told
    assert "You leave the lesson. It goes on here: lysander play hijacked --lesson --step 2" in told


def test_a_wrong_answer_gets_a_reason_and_the_question_stays_open() -> None:
    one, out = teacher("hijacked", "en", "squad a b 6", "99", "banana", "card 1 a")
    assert not one.run()
    told = out.getvalue()
    assert "only from round 3" in told or "from round 3" in told
    assert told.count("show names an answer that fits") == 3 and "There is no answer 99 here." in told
    assert "Learnt: one die, one action [5.5]" in told


def test_steps_can_be_gone_to_and_looked_at() -> None:
    one, out = teacher(
        "hijacked", "en", "step 3", "back", "undo", "save x", "help", "why more", "do", "map", "undo", "rules 9.3", "back", "next", "next"
    )
    assert not one.run()
    told = out.getvalue()
    steps = [line.split(" of ")[0].split()[-1] for line in told.splitlines() if "Lesson, step" in line]
    assert steps == ["1", "3", "2", "1", "2", "3"]
    assert told.count("A lesson has no undo") == 1 and "A lesson has no save" in told and "another step of the lesson" in told
    assert "what an answer would mean" in told and "take back" not in told and "lysander play --load" not in told, "help names what works here"
    assert not list(Path.cwd().iterdir()), "nothing is saved"


def test_the_dice_are_those_that_lie_ready() -> None:
    (one, _), lesson = teacher("hijacked", "en"), lesson_of("hijacked")
    assert lesson is not None
    for number, step in enumerate(lesson.step, 1):
        one.desk.set_step(number)
        one.desk.answer(lesson.seat, step.ask, step.show)
        since = one.desk.match.lines[len(lesson.lines(number)) :]
        assert {kind: tuple(a.value for a in since if a.kind == kind) for kind in step.dice} == step.dice
        assert one.desk.asks_of(lesson.seat) == (), "a question is answered once"


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = tmp_path / "lines"
    script.write_text("do\nnext\n" * 9, "utf-8")
    assert run(["play", "flight181", "--lesson", "--step", "8", "--script", str(script), "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Lektion, Schritt 8 von 9" in told and "lysander play hijacked --lesson" in told
    assert run(["play", "flight181", "--lesson", "--as", "teams"]) == 2
    assert "--as does not go with it" in capsys.readouterr().err
    assert run(["play", "flight181", "--step", "10"]) == 2


def test_a_game_without_a_lesson_names_those_that_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taught, "lesson_of", lambda id: None if id == "clouds" else lesson_of(id))
    with pytest.raises(BadArgument, match=r"no lesson for clouds. There are some for campaign, evasion"):
        give_lesson(games()["clouds"], "en", Console(file=io.StringIO()), Script(Console(), iter(())), 1)


def test_the_start_tells_of_lessons() -> None:
    out = io.StringIO()
    console = Console(file=out, width=100, no_color=True)
    screen = Screen(console, for_game("evasion", "en"))
    assert which_game(screen, Script(console, iter(["lesson chess", "Lesson evasion"]))) == ("evasion", True)  # type: ignore[arg-type]
    assert which_game(screen, Script(console, iter(["hijacked"]))) == ("hijacked", False)  # type: ignore[arg-type]
    assert "Type lesson and its number to learn it" in out.getvalue()
