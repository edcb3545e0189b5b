"""Worked cases: a position (25.9), answers and dice (25.10), and the position, the score or the refusal that must result.

A section of the file is a case; it may have parts (a), (b), … with a position each. A case without a position lists sights and distances, or
gives a Teams' form (25.4) of which several full positions must look the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...core.ask import Answer
from ...core.cases import Block, Case, Malformed
from ...core.chance import Stream
from ...core.game import Setup
from ...core.match import Match
from ...core.plain import ask_data, text_of
from .board import load_board
from .lines import BadLine, read_answer
from .notation import write, write_public
from .sample import sample_hidden
from .state import HIJACKERS, State
from .view import view

CASE = re.compile(r"^## (FL-C\d+.*)$")
PART = re.compile(r"^\*\*(\([a-z]\))\*\*")
SITUATION = re.compile(r"Situation(?: with `([^`]+)`)?: `([^`]+)`")
FENCED = re.compile(r"^```\n(.*?)^```", re.M | re.S)
REFUSED = re.compile(r"^Result: the last answer is refused, \[([\d.]+)\]", re.M)
AFTER = re.compile(r"^After: `([^`]+)`", re.M)
SCORE = re.compile(r"^Score: (-?\d+), (not )?secured", re.M)
SIGHT = re.compile(r"\b([ALRCT][A-Z]?\d*)–([ALRCT][A-Z]?\d*) (yes|no|\d+)\b")
FORM = re.compile(r"`(F181/1 [^`]+)`")
TRUTHS = 3
SEATS = (HIJACKERS, "teams")


class Flight181Case(Case[State]):
    """A position with answers, or sights and distances, or a Teams' form."""

    @classmethod
    def blocks(cls, markdown: str) -> Iterator[Block]:
        """Yields the cases of a file, part by part; parts in prose only (nothing to play, no sight, no form) are left out."""
        heading, part, start, body = "", "", 0, list[str]()
        for number, line in enumerate([*markdown.splitlines(), "## "], 1):
            found = PART.match(line)
            if line.startswith("## ") or found:
                text = "\n".join(body)
                if heading and any(p.search(text) for p in (SITUATION, SIGHT, FORM)):
                    yield Block(start, text, text.count("```") % 2 == 0, f"{heading} {part}".rstrip())
                begins = CASE.match(line)
                heading, part = (begins[1] if begins else "", "") if not found else (heading, found[1])
                start, body = number, []
            body.append(line)

    def play(self) -> None:
        """Plays the case by what it contains."""
        situation = SITUATION.search(self.text)
        if situation is not None:
            self.begin(Setup("flight181", "mogadishu", self.options(situation[1] or ""), SEATS), situation[2])
            self._situation()
        else:
            self._look_up()
            self._same_form()

    def _situation(self) -> None:
        """25.9, 25.10 Gives answers and dice, the last of which may be refused, and checks the result."""
        fenced, refused = FENCED.search(self.text), REFUSED.search(self.text)
        lines = [line.strip() for line in fenced[1].splitlines()] if fenced else []
        last = lines.pop() if refused and lines else ""
        for line in lines:
            self.give(self._answer(line), line)
            if self.problems:
                return
        if refused:
            self.refuse(self._answer(last), refused[1], f"{last}, refused [{refused[1]}]")
        else:
            self._after()

    def _answer(self, line: str) -> Answer:
        try:
            return read_answer(self.match.state.rules, line)
        except BadLine as error:
            raise Malformed(str(error)) from None

    def _after(self) -> None:
        after, score = AFTER.search(self.text), SCORE.search(self.text)
        if after is None:
            raise Malformed("no line 'After'")
        expected = write(self.state(self.match.setup, after[1]))
        if (now := write(self.match.state)) != expected:
            self.problems += [f"expected {expected}", f"came     {now}"]
        if score:
            result = self.match.state.result
            facts = result.facts if result else {}
            if (facts.get("score"), facts.get("secured")) != (int(score[1]), not score[2]):
                self.problems.append(f"expected {score[0]}, came {facts.get('score')}, secured {facts.get('secured')}")

    def _look_up(self) -> None:
        """6.8, 2.5 Checks ``A3–L4 yes`` as a sight, ``A3–A8 5`` as a distance."""
        board = load_board()
        for a, b, said in SIGHT.findall(self.text):
            came = str(board.distance(a, b)) if said.isdigit() else "yes" if b in board.sight[a] and a in board.sight[b] else "no"
            if came != said:
                self.problems.append(f"{a}–{b}: expected {said}, came {came}")

    def _same_form(self) -> None:
        """4.9, 25.4 Checks that full positions made from a Teams' form have that form and put the same questions to the Teams."""
        form = FORM.search(self.text)
        if form is None:
            return
        setup = Setup("flight181", "mogadishu", {}, SEATS)
        text = re.sub(r"(h\d)\?([A-Z]\w*\.\d+)", r"\1=TA?\2", re.sub(r"(h\d)\? ", r"\1=TA ", re.sub(r"(h\d)%", r"\1#", form[1])))
        first = self.state(setup, text)
        for n in range(TRUTHS):
            match: Match[State] = Match(self.game, setup, sample_hidden(view(first, "teams"), "teams", setup, Stream(b"cases", str(n))))
            asks = text_of([ask_data(a) for a in match.asks])
            if write_public(match.state) != form[1] or asks != text_of([ask_data(a) for a in Match(self.game, setup, first).asks]):
                self.problems.append(f"the truth {write(match.state)} looks like {write_public(match.state)}")
