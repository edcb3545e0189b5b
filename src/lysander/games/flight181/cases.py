"""Worked cases: a position (25.9), answers and dice (25.10), and the position, the score or the refusal that must result.

A section of the file is a case; it may have parts (a), (b), … with a position each. A case without a position lists sights and distances, or
gives a Teams' form (25.4) of which several full positions must look the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ...core.ask import Answer
from ...core.case_text import lines_of
from ...core.cases import Malformed, listed
from ...core.chance import Stream
from ...core.domain import whole
from ...core.game import Game, Setup
from ...core.match import Match
from ...core.plain import ask_data, text_of
from ...core.worded import Worded
from .board import load_board
from .lines import BadLine, read_answer
from .notation import write, write_public
from .rules import SEATS
from .sample import sample_hidden
from .state import HIJACKERS, State
from .view import view

REFUSED = re.compile(r"the last answer is refused, \[(\d+(?:\.\d+)+)\]\.?")
SCORE = re.compile(r"(-?\d+), (not )?secured\b.*")
SIGHT = re.compile(r"\b([ALRCTG][A-Z]?\d*)–([ALRCTG][A-Z]?\d*) (yes|no|\d+)\b")
FORM = re.compile(r"`(F181/1 [^`]+)`")
TRUTHS = 3


class Flight181Case(Worded[State]):
    """A position with answers, or sights and distances, or a Teams' form. ``last`` is an answer that the next line may say is refused."""

    played = ("Situation", "Answers and dice", "Result", "After", "Score")
    prose = ("Outcome", "Told", "Decided by")

    def __init__(self, game: Game[State], text: str, line: int = 1) -> None:
        super().__init__(game, text, line)
        self.last: tuple[int, str, Answer] | None = None
        self.compared = False

    @classmethod
    def is_case(cls, text: str) -> bool:
        """Whether there is something to play, a sight, or a form; parts in prose only are left out."""
        return super().is_case(text) or SIGHT.search(text) is not None or FORM.search(text) is not None

    def words(self) -> dict[str, Callable[[str], None]]:
        """25.9, 25.10 Returns the labels of what is played."""
        return dict(zip(self.played, (self._situation, self._answer, self._refused, self._after, self._score), strict=True))

    def end(self) -> None:
        """Checks that something came of the answers, or looks up what a case without a position lists."""
        if not self.begun and not any(p.search(self.text) for p in (SIGHT, FORM)):
            raise Malformed("a line 'Situation:'", "the end of the case")
        if not self.begun:
            self._look_up()
            self._same_form()
        elif not self.compared:
            raise Malformed("a line 'After:' or 'Result:'", "the end of the case")

    def _situation(self, text: str) -> None:
        """25.9 Begins at a position; ``scenario``, ``team_seats`` and options may stand before it."""
        if self.begun:
            raise Malformed("one situation in a case or part", text)
        words = self.code(text, "a situation").split(" ")
        seats = [w.partition("=")[2] for w in words if w.startswith("team_seats=")] or ["1"]
        if (number := whole(seats[0])) not in SEATS or len(seats) > 1:
            raise Malformed(f"a value of team_seats: {listed(SEATS)}", ", ".join(seats))
        scenario, options, position = self.situation(" ".join(w for w in words if not w.startswith("team_seats=")))
        self.begin(Setup("flight181", scenario, options, (HIJACKERS, *SEATS[number])), position)

    def _answer(self, text: str) -> None:
        """25.10 Gives the answer before this one, and reads this one."""
        if text.rstrip(".") in ("", "none"):
            return
        if self.compared:
            raise Malformed("answers before what came of them", text)
        self._give_last()
        try:
            self.last = (self.line, text, read_answer(self.match.state.rules, text))
        except BadLine as error:
            raise Malformed("an answer, SEAT QUESTION=VALUE", text, str(error)) from None

    def _give_last(self) -> None:
        if self.last is not None and not self.enough:
            here = self.line, self.row
            self.line, self.row, answer = self.last
            self.last = None
            self.give(answer)
            self.line, self.row = here

    def _refused(self, text: str) -> None:
        found = REFUSED.fullmatch(text)
        if found is None:
            raise Malformed("'the last answer is refused, [PARAGRAPH].'", text)
        if self.last is None:
            raise Malformed("an answer before its refusal", "none")
        self.row, answer = f"{self.last[1]}, refused [{found[1]}]", self.last[2]
        self.last = None
        self.compared = True
        self.refuse(answer, found[1])

    def _after(self, text: str) -> None:
        self._give_last()
        self.compared = True
        expected = write(self.state(self.match.setup, self.code(text, "a position")))
        if not self.enough:
            self.stands(expected)

    def _score(self, text: str) -> None:
        found = SCORE.fullmatch(text)
        if found is None:
            raise Malformed("a number and 'secured' or 'not secured'", text)
        self._give_last()
        result = self.match.state.result
        facts = result.facts if result else {}
        if not self.enough and (facts.get("score"), facts.get("secured")) != (int(found[1]), not found[2]):
            self.wrong(f"expected {found[0]}, came {facts.get('score')}, secured {facts.get('secured')}")

    def _look_up(self) -> None:
        """6.8, 2.5 Checks ``A3–L4 yes`` as a sight, ``A3–A8 5`` as a distance."""
        board = load_board()
        pairs = [(n, *found) for n, text in enumerate(lines_of(self.text), self.first) for found in SIGHT.findall(text)]
        for line, a, b, said in pairs:
            self.line = line
            if unknown := {a, b} - set(board.squares):
                raise Malformed("squares of the aircraft", min(unknown))
            came = str(board.distance(a, b)) if said.isdigit() else "yes" if b in board.sight[a] and a in board.sight[b] else "no"
            if came != said:
                self.wrong(f"{a}–{b}: expected {said}, came {came}")

    def _same_form(self) -> None:
        """4.9, 25.4 Checks that full positions made from a Teams' form have that form and put the same questions to the Teams."""
        form = FORM.search(self.text)
        if form is None:
            return
        setup = Setup("flight181", "mogadishu", {}, (HIJACKERS, *SEATS[1]))
        text = re.sub(r"(h\d)\?([A-Z]\w*\.\d+)", r"\1=TA?\2", re.sub(r"(h\d)\? ", r"\1=TA ", re.sub(r"(h\d)%", r"\1#", form[1])))
        first = self.state(setup, text)
        for n in range(TRUTHS):
            match: Match[State] = Match(self.game, setup, sample_hidden(view(first, "teams"), "teams", setup, Stream(b"cases", str(n))))
            asks = text_of([ask_data(a) for a in match.asks])
            if write_public(match.state) != form[1] or asks != text_of([ask_data(a) for a in Match(self.game, setup, first).asks]):
                self.wrong(f"the truth {write(match.state)} looks like {write_public(match.state)}")
