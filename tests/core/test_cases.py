"""Worked cases: how they are found in Markdown, and what is said of one that is wrong, malformed, or meets a fault of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from lysander.core.ask import Answer
from lysander.core.cases import Case, Malformed, run, run_file
from lysander.core.game import Game, Option, Setup

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
    """``at`` a position, ``seat kind=number``, ``no seat kind=number paragraph``, ``open`` what is asked."""

    def play(self) -> None:
        """Line by line."""
        for line in self.text.splitlines():
            word, _, rest = line.partition(" ")
            if word == "at":
                self.begin(Setup("toy", options=self.options("")), rest)
            elif word == "options":
                assert self.options(rest) == {"speed": 3, "name": "3"}
            elif word == "open":
                self.problems += [self.open()] * (self.open() != rest)
            elif word == "no":
                given, _, rule = rest.rpartition(" ")
                self.refuse(read(given), rule, line)
            elif word == "fault":
                raise ZeroDivisionError
            else:
                self.give(read(line), line)


def read(line: str) -> Answer:
    """An answer. Raises ``Malformed``."""
    seat, _, rest = line.partition(" ")
    kind, equals, value = rest.partition("=")
    if not equals:
        raise Malformed(f"line {line!r}")
    return Answer(seat, kind, int(value))


@pytest.fixture
def game(toy: Game[Any], monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The toy with cases and two options."""
    monkeypatch.setattr(type(toy), "case", ToyCase)
    monkeypatch.setattr(type(toy), "options", (Option("speed", (3, 4), 3, "1.1"), Option("name", ("3", "4"), "3", "1.1")))
    return toy


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("at 0 0 0\nleft bid=2\nopen right bid", None),
        ("at 0 0 0\noptions speed=3 name=3", None),
        ("at 0 0 0\nno left bid=9 1.1", None),
        ("at 0 0 0\nleft bid=9", "left bid=9: refused [1.1]"),
        ("at 0 0 0\nno left bid=9 1.2", "expected no left bid=9 1.2, was refused [1.1]"),
        ("at 0 0 0\nno left bid=2 1.1", "expected no left bid=2 1.1, was accepted"),
        ("at 0 0 0\nopen right bid", "left bid"),
        ("left bid=2", "malformed: a case begins with a position"),
        ("at x", "malformed: "),
        ("at 0 0 0\nleft", "malformed: line 'left'"),
        ("at 0 0 0\noptions sped=3", "malformed: no option 'sped'"),
    ],
)
def test_what_is_said_of_a_case(game: Game[Any], lines: str, says: str | None) -> None:
    problems = run(game, lines)
    assert problems == [] if says is None else len(problems) == 1 and problems[0].startswith(says), problems


def test_blocks_of_a_file_have_the_heading_above_them_and_end_with_their_fence(game: Game[Any]) -> None:
    verdicts = list(run_file(game, MARKDOWN))
    assert [(v.title, v.line, v.passed) for v in verdicts] == [("One", 4, True), ("Two", 14, True), ("Two", 19, False)]
    assert verdicts[2].problems == ("malformed: the block has no closing fence",)


def test_a_fault_of_the_rules_is_a_problem_of_its_case_alone(game: Game[Any]) -> None:
    first, second = run_file(game, "```\nfault\n```\n```\nat 0 0 0\n```")
    assert first.problems == ("malformed, or a fault of the rules: ZeroDivisionError: ",)
    assert second.passed


def test_a_game_without_cases_says_so(toy: Game[Any]) -> None:
    assert list(run_file(toy, MARKDOWN)) == []
    assert run(toy, "at 0 0 0") == ["toy has no worked cases"]
