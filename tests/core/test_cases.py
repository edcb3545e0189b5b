"""Worked cases: how they are found in Markdown, and what is said of one that is wrong, unreadable, or meets a fault of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lysander.core.ask import Answer
from lysander.core.case_text import codes
from lysander.core.cases import Case, Malformed, run, run_bytes, run_file
from lysander.core.game import Game, Option, Scenario, Setup
from lysander.core.worded import Worded

MARKDOWN = """
# One

```
at 0 0 0
left bid=2
```

```python
print("no case")
```

## Two
~~~ case
at 0 0 0
left bid=3
~~~

```
at 0 0 0
"""


class ToyCase(Case[Any]):
    """``at`` a position, ``left`` or ``right`` and an answer, ``chance`` and a die, ``no seat kind=number paragraph``, ``open`` what is asked."""

    remark = ";"

    def words(self) -> dict[str, Callable[[str], None]]:
        return {
            "at": self._at, "no": self._no, "open": self.asked, "=": self.stands, "fault": self._fault,
            **{seat: lambda rest, seat=seat: self.give(self._read(f"{seat} {rest}".strip())) for seat in ("left", "right", "chance")},
        }  # fmt: skip

    def _at(self, text: str) -> None:
        scenario, options, position = self.situation(text)
        self.begin(Setup("toy", scenario, options), position)

    def _no(self, text: str) -> None:
        given, rule = self.cited(text)
        self.refuse(self._read(given), rule)

    def _fault(self, text: str) -> None:
        raise ZeroDivisionError

    def _read(self, text: str) -> Answer:
        answer = self.answer(text)
        return Answer(answer.seat, answer.kind, int(answer.value) if str(answer.value).isdigit() else answer.value)


class ToldCase(Worded[Any]):
    """The same in words, with several answers and dice on a line."""

    played = ("Situation", "Answer", "Answers", "Dice", "After")
    prose = ("Outcome", "Paragraphs")

    def words(self) -> dict[str, Callable[[str], None]]:
        return {"Situation": self._at, "Answer": self._give, "Answers": self._give, "Dice": self._give, "After": self._after}

    def _at(self, text: str) -> None:
        scenario, options, position = self.situation(self.code(text, "a situation"))
        self.begin(Setup("toy", scenario, options), position)

    def _give(self, text: str) -> None:
        for line in codes(text) or filter(None, [text]):
            answer = self.answer(line)
            self.give(Answer(answer.seat, answer.kind, int(answer.value)))

    def _after(self, text: str) -> None:
        self.stands(self.code(text, "a position"))


@pytest.fixture
def game(toy: Game[Any], monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The toy with cases, two options and two scenarios."""
    monkeypatch.setattr(type(toy), "case", ToyCase)
    monkeypatch.setattr(type(toy), "options", (Option("speed", (3, 4), 3, "1.1"), Option("name", ("3", "x"), "3", "1.1")))
    monkeypatch.setattr(type(toy), "scenarios", (Scenario("plain", "", "", {}), Scenario("no_surprise", "", "", {})))
    return toy


@pytest.fixture
def worded(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The toy with cases in words."""
    monkeypatch.setattr(type(game), "case", ToldCase)
    return game


def said(game: Game[Any], text: str) -> list[tuple[str, str, int, str]]:
    """Title, verdict, and line and text of the first problem, for each case of a file."""
    return [(v.title, v.word, *(v.problems[0] if v.problems else (0, ""))) for v in run_file(game, text)]


BIDS = "left bid=1\nright bid=2\n"


@pytest.mark.parametrize(
    ("lines", "word", "line", "says"),
    [
        ("at 0 0 0\nleft bid=2\nopen right bid", "pass", 0, ""),
        ("at speed=4 0 0 0 name=3 scenario=no_surprise", "pass", 0, ""),
        ("at 0 0 0 ; a remark\n; another\n\nno left bid=9 1.1", "pass", 0, ""),
        ("at 0 0 0\nno left bid=9 [1.1]", "pass", 0, ""),
        (f"at 0 0 0\n{BIDS}chance die=4\n= 1 0 4", "pass", 0, ""),
        (f"at 0 0 0\n{BIDS}open chance die", "pass", 0, ""),
        ("at 0 0 0\nleft bid=9", "FAIL", 2, "left bid=9: refused [1.1]"),
        ("at 0 0 0\nleft bet=1", "FAIL", 2, "left bet=1: not asked; open is left bid"),
        ("at 0 0 0\nno left bid=9 1.2", "FAIL", 2, "expected no left bid=9 1.2, was refused [1.1]"),
        ("at 0 0 0\nno left bid=2 1.1", "FAIL", 2, "expected no left bid=2 1.1, was accepted"),
        ("at 0 0 0\nopen right bid", "FAIL", 2, "expected open right bid, open is left bid"),
        (f"at 0 0 0\n{BIDS}chance die=4\n= 1 4 0", "FAIL", 5, "expected 1 4 0\ncame     1 0 4"),
        ("at 0 0 0\nchance die=4", "FAIL", 2, "chance die=4: not asked: too many dice, no die is; open is left bid"),
        (f"at 0 0 0\n{BIDS}chance die=4\nchance die=4", "FAIL", 5, "chance die=4: not asked: too many dice, no die is"),
        (f"at 0 0 0\n{BIDS}chance dice=4", "FAIL", 4, "chance dice=4: not asked: another die is; open is chance die"),
        (f"at 0 0 0\n{BIDS}chance die=7", "FAIL", 4, "chance die=7: refused"),
        (f"at 0 0 0\n{BIDS}left next=1", "FAIL", 4, "left next=1: not asked: too few dice, one is asked before this answer; open is chance die"),
        (f"at 0 0 0\n{BIDS}", "FAIL", 4, "too few dice: the case goes no further, and open is chance die"),
        (f"at 0 0 0\n{BIDS}= 1 0 4", "FAIL", 4, "too few dice"),
        ("; a remark", "UNREADABLE", 1, "expected a case that begins with a position, found 'no position'"),
        ("left bid=2", "UNREADABLE", 1, "expected a position before anything else is played, found 'left bid=2'"),
        ("at x", "UNREADABLE", 1, "expected a position in notation, found 'x': "),
        ("at 0 0 0\n= x", "UNREADABLE", 2, "expected a position in notation, found 'x': "),
        ("at 0 0 0\nleft", "UNREADABLE", 2, "expected an answer, SEAT KIND=VALUE, found 'left'"),
        ("at 0 0 0\nleft bid=", "UNREADABLE", 2, "expected an answer, SEAT KIND=VALUE"),
        ("at 0 0 0\nno owl bid=2 1.1", "UNREADABLE", 2, "expected an answer of left, right or chance, found 'owl bid=2'"),
        ("at 0 0 0\nno left bid=9", "UNREADABLE", 2, "expected an answer and the paragraph that refuses it, like 1.2, found 'left bid=9'"),
        ("at 0 0 0\nno left bid=9 [1.1", "UNREADABLE", 2, "expected an answer and the paragraph"),
        ("at 0 0 0\nopen", "UNREADABLE", 2, "expected the open question, found 'nothing'"),
        ("at 0 0 0\n\nwhat is", "UNREADABLE", 3, "expected a line that begins with at, no, open, =, fault, left, right or chance, found 'what is'"),
        ("at scenario=surprise 0 0 0", "UNREADABLE", 1, "expected a scenario: plain or no_surprise, found 'surprise'"),
        ("at scenario=plain scenario=plain 0 0 0", "UNREADABLE", 1, "expected one scenario, found"),
        ("at scenario= 0 0 0", "UNREADABLE", 1, "expected a scenario: plain or no_surprise, found ''"),
        ("at sped=3 0 0 0", "UNREADABLE", 1, "expected a position in notation, found 'sped=3 0 0 0': "),
        ("at speed=5 0 0 0", "UNREADABLE", 1, "expected a value of speed: 3 or 4, found '5'"),
        ("at speed= 0 0 0", "UNREADABLE", 1, "expected a value of speed: 3 or 4, found ''"),
        ("at speed=3 speed=4 0 0 0", "UNREADABLE", 1, "expected each option once, found 'speed=4'"),
        (f"at {'9' * 70} 0", "UNREADABLE", 1, f"expected a position in notation, found '{'9' * 60}…'"),
    ],
)  # fmt: skip
def test_what_is_said_of_a_case(game: Game[Any], lines: str, word: str, line: int, says: str) -> None:
    verdict = next(iter(run_file(game, f"```\n{lines}\n```")))
    assert verdict.word == word, verdict.problems
    assert [p.line for p in verdict.problems] == ([line + 1] if line else []), verdict.problems
    assert "".join(p.text for p in verdict.problems).startswith(says), verdict.problems


def test_scenario_and_options_of_a_situation_are_those_of_the_match(game: Game[Any]) -> None:
    case = ToyCase(game, "at scenario=no_surprise speed=4 0 0 0 name=3")
    case.play()
    assert case.match.setup == Setup("toy", "no_surprise", {"speed": 4, "name": "3"})


def test_an_option_that_is_no_word_of_a_situation_is_named_with_the_keys(game: Game[Any]) -> None:
    with pytest.raises(Malformed, match="expected an option as key=value, the keys are speed or name, found 'sped=3'"):
        ToyCase(game, "").options("speed=3 sped=3")


def test_blocks_of_a_file_have_the_heading_above_them_and_end_with_their_fence(game: Game[Any]) -> None:
    assert said(game, MARKDOWN) == [
        ("One", "pass", 0, ""),
        ("Two", "pass", 0, ""),
        ("Two", "UNREADABLE", 19, "expected a closing fence to this block, found none"),
    ]


def test_a_lost_fence_costs_one_case_and_not_the_file(game: Game[Any]) -> None:
    lost = "## A\n```\nat 0 0 0\n\n## B\n```\nat 0 0 0\n```\n"
    assert said(game, lost) == [("A", "UNREADABLE", 2, "expected a closing fence to this block, found none"), ("B", "pass", 0, "")]
    turned = "```\nat 0 0 0\n\n```\nat 0 0 0\n```\n\n```\nat 1 1 1\n```\n"
    assert [(word, line) for _, word, line, _ in said(game, turned)] == [("pass", 0), ("UNREADABLE", 6), ("pass", 0)]


def test_lines_are_numbered_as_in_an_editor_and_a_mark_of_byte_order_is_no_text(game: Game[Any]) -> None:
    data = b"\xef\xbb\xbf# Odd id \xc2\xa7 7\r\n```\r\nat 0 0 0\x0c\r\nwhat\r\n```\r\n"
    (verdict,) = run_bytes(game, data)
    assert (verdict.title, verdict.word, verdict.problems[0].line) == ("Odd id § 7", "UNREADABLE", 4)


def test_a_file_that_is_no_text_or_has_no_case_is_unreadable(game: Game[Any]) -> None:
    (verdict,) = run_bytes(game, b"# One\n\n\xff\xfe")
    assert verdict.unreadable and verdict.problems == ((3, "expected text in UTF-8, found the byte 0xff"),)
    assert said(game, "# One\n") == [("no case", "UNREADABLE", 1, "expected a fenced block with a case, found none")]


def test_a_fault_of_the_rules_is_a_problem_of_its_case_alone(game: Game[Any]) -> None:
    assert said(game, "```\nfault\n```\n```\nat 0 0 0\n```") == [("", "FAIL", 2, "a fault of the game, ZeroDivisionError: "), ("", "pass", 0, "")]


def test_a_game_without_cases_says_so(toy: Game[Any]) -> None:
    assert said(toy, MARKDOWN) == [("no case", "UNREADABLE", 1, "expected a game with worked cases, found none")]


def test_a_text_is_played_as_it_is(game: Game[Any]) -> None:
    assert run(game, "at 0 0 0") == [] and len(run(game, "at x")) == 1


WORDED = """# Worked adjudications
Each case: a situation. It is written as in chapter 2.

### CL-C01 Answers and dice in the order in which they fall
Situation: `scenario=no_surprise 0 0 0`, left asks first. Answers: `left bid=1`, `right bid=2`. Dice: `chance die=4`.
Outcome: right wins 4. The next line is for readers:
what After is.
After: `1 0 4`.

### Any id, and a fenced block
**(a)** Situation with `speed=4`: `0 0 0`

Answers:

```
left bid=2
right bid=1
chance die=3
```
After: `1 3 0`

**(b)** Situation: `0 0 0`
Answer: left bid=1

Paragraphs: 1.1.

## CL-C03 Variants
Situation: `0 0 0`. Answers: `left bid=1`, `right bid=2`.
Dice A: `chance die=4`. After: `1 0 4`.
Dice B: `chance die=6`. After: `1 0 5`.

## Told only
Outcome: nothing is played here.
"""


def test_a_case_in_words_has_several_answers_dice_parts_and_variants(worded: Game[Any]) -> None:
    first, a, b, one, two = said(worded, WORDED)
    assert first == ("CL-C01 Answers and dice in the order in which they fall", "pass", 0, "")
    assert a == ("Any id, and a fenced block (a)", "pass", 0, "") and b == ("Any id, and a fenced block (b)", "pass", 0, "")
    assert one == ("CL-C03 Variants A", "pass", 0, "")
    assert two == ("CL-C03 Variants B", "FAIL", 30, "expected 1 0 5\ncame     1 0 6")


@pytest.mark.parametrize(
    ("old", "new", "title", "line", "says"),
    [
        ("**(b)** Situation:", "**(b)** Situation: speed=4", "Any id, and a fenced block (b)", 22, "expected a situation between backticks, found '"),
        ("Situation: `scenario=no_surprise", "Situation: `scenario=surprise", "CL-C01", 5, "expected a scenario"),
        ("Situation: `scenario", "Sitation: `scenario", "CL-C01", 5, "expected a line that begins with Situation:, Answer:"),
        ("Situation: `scenario", "Situation `scenario", "CL-C01", 5, "expected a line that begins with Situation:, Answer:"),
        ("Situation with `speed=4`", "Situation with `speed=5`", "Any id, and a fenced block (a)", 11, "expected a value of speed"),
        ("After: `1 3 0`", "After: 1 3 0", "Any id, and a fenced block (a)", 20, "expected a position between backticks, found '1 3 0'"),
        ("right bid=1\n", "right bid\n", "Any id, and a fenced block (a)", 17, "expected an answer"),
        ("Answers:\n", "Anwers:\n", "Any id, and a fenced block (a)", 13, "expected a line that begins with"),
        ("**(b)** Situation", "**(b)** Station", "Any id, and a fenced block (b)", 22, "expected a line that begins with"),
        ("```\nAfter", "After", "Any id, and a fenced block (a)", 15, "expected a closing fence"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_in_words_is_named_with_its_line_and_stops_nothing_else(
    worded: Game[Any], old: str, new: str, title: str, line: int, says: str
) -> None:
    assert WORDED.count(old) == 1
    before, after = said(worded, WORDED), said(worded, WORDED.replace(old, new))
    (found,) = [case for case in after if case[1] == "UNREADABLE"]
    assert found[0].startswith(title) and found[2] == line and found[3].startswith(says), found
    lost = 1 if "closing" in says else 0  # the part below, up to the next heading
    others = {(name, word) for name, word, *_ in after if name != found[0]}
    assert len(others) == len(before) - 1 - lost and others <= {(name, word) for name, word, *_ in before}
