"""Worked cases: a position (34.2), answers and dice (34.8, 34.9) in the order in which they fall, and what must come of them.

A section of the file is a case; it may have parts (a), (b), … with a position each. What came of it is a position, or single things on it
(``After``), results (``Result``), refusals with their reasons (``Refused``), the open question (``Asked``), base shots (``Shot``), the planning aid
(``Aid``), or another position that looks the same to a seat (``Alike``, ``Unlike``)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ...core.ask import CHANCE, Answer, IllegalAnswer, Refusal
from ...core.case_text import codes
from ...core.cases import Malformed
from ...core.game import Game, Setup
from ...core.worded import Worded
from .case_looks import aid_says, looks_alike, shot_says
from .events_text import event_line
from .lines import BadLine, is_roll, read_answer, read_roll
from .notation import write, write_objects
from .rules import SCENES
from .state import State

SCENARIO = "mission_3"
"""The scenario of the set-up where a position names none: it prints no options."""
SEATS = ("e1", "c1")
WINDOW = "reroll:"
LATER = ("R-01", "R-03")
"""Dice of the next initiative: a case need not go on to them."""
NAMED = re.compile(r"clouds ([a-z]\w*)(?: |$)")
SEATED = re.compile(r" seats=([ec1-3,]+)")
REASON = re.compile(r"[PF]-[0-9]{2}(?: \([0-9]+\))?|\[[0-9.]+\]")
OF_THIS_TURN = re.compile(
    r"(?:acted|busy)[GN]?|man|moved|recovered|runin|(?:level|start|thr)-?[0-9]+|track=.*|ini[GN]?-?[0-9]+.*|(?:observe|photo|radio)=.*"
)
"""34.4 Statuses of this turn only: a line ``After`` may leave them out."""


class CloudsCase(Worded[State]):
    """A position with answers and dice, and what must come of them. Windows for re-rolls that no line answers are answered ``keep``."""

    played = ("Situation", "Answers and dice", "After", "Result", "Refused", "Asked", "Shot", "Aid", "Alike", "Unlike")
    prose = ("Outcome", "Told")

    def __init__(self, game: Game[State], text: str, line: int = 1) -> None:
        super().__init__(game, text, line)
        self.compared = False

    def words(self) -> dict[str, Callable[[str], None]]:
        """34 Return the labels of what is played."""
        played = (self._situation, self._answers, self._after, self._result, self._refused, self._asked)
        looked_up = (self._shot, self._aid, self._alike, self._unlike)
        return dict(zip(self.played, (*played, *looked_up), strict=True))

    def end(self) -> None:
        """Check that something was compared."""
        super().end()
        if not self.compared and not self.problems:
            raise Malformed("a line that says what came of it", "the end of the case")

    @property
    def lacks_dice(self) -> bool:
        """Whether a die is asked that the case does not name; it need not go on to the next initiative."""
        return super().lacks_dice and not self.open().startswith(LATER)

    def open(self) -> str:
        """34.8, 34.9 Return the open question: ``E1 plan``, ``e1 crews``, ``R-12 C1``, or nobody."""
        ask = self.blocking
        if ask is None:
            return "nobody"
        kind, _, who = ask.kind.partition(":")
        return f"{kind} {who}".rstrip() if ask.seat == CHANCE else f"{who or ask.seat} {kind}"

    # the position

    def _situation(self, text: str) -> None:
        """34.2 Begin at a position. A scenario, options and ``seats=`` in its head are those of the set-up."""
        if self.begun:
            raise Malformed("one situation in a case or part", text)
        position = self.code(text, "a situation")
        self.begin(self._setup(position.partition(" ;")[0]), SEATED.sub("", position))

    def _setup(self, head: str) -> Setup:
        named, seated = NAMED.match(head), SEATED.search(head)
        scenario = self.scenario(named[1]) if named and named[1] in SCENES else SCENARIO
        known = {o.key for o in self.game.options}
        options = self.options(" ".join(word for word in head.split() if word.partition("=")[0] in known))
        return Setup("clouds", scenario, options, tuple(seated[1].split(",")) if seated else SEATS)

    # answers and dice

    def _answers(self, text: str) -> None:
        """34.8, 34.9 Give answers and dice in their order."""
        for line in codes(text) or ([text] if text else []):
            self.row = line
            for answer in self._read(line):
                if not self.enough:
                    self._close_windows(line)
                    self.give(answer)

    def _read(self, line: str) -> Iterator[Answer]:
        """34.8, 34.9 Yield the answers of a line; it is read when everything before it has been given."""
        self._close_windows(line)
        try:
            if is_roll(line):
                yield from read_roll(line, self.match.asks)
            else:
                yield read_answer(self.match.state, line, self.match.asks)
        except BadLine as error:
            raise Malformed("an answer or a roll", line, str(error)) from None

    def _close_windows(self, line: str = "") -> None:
        """29.2 Answer ``keep`` in every window that the next line does not answer."""
        while (ask := self.blocking) is not None and ask.kind.startswith(WINDOW) and not self.enough:
            if line.startswith(f"{ask.kind.removeprefix(WINDOW)} reroll "):
                return
            self.give(Answer(ask.seat, ask.kind, "keep"))

    def _settle(self, text: str = "") -> bool:
        """29.2 Close the windows behind the last answer, before something is compared. Return whether there is still something to compare."""
        self.compared = True
        if not self.enough:
            self._close_windows(text)
        return not self.enough

    # what came of it

    def _after(self, text: str) -> None:
        """34.2 Compare the position, or only the things that are named; what counts for this turn only may be left out."""
        if not self._settle():
            return
        for expected in codes(text) or [text]:
            head, _, things = expected.partition(" ; ") if expected.startswith("clouds ") else ("", "", expected)
            self._things(f"clouds T1 M4 ; {things}" if things else "clouds T1 M4")
            came = write(self.match.state).partition(" ; ")[0]
            if missing := [word for word in head.split() if word not in came.split()]:
                self.differs(" ".join(missing), came)

    def _things(self, expected: str) -> None:
        """34.3, 34.6 Compare everything that a position names."""
        now = {line.partition("=")[0]: line for line in write_objects(self.match.state)}
        for line in write_objects(self.state(self.match.setup, expected)):
            id = line.partition("=")[0]
            came = without(now.get(id, f"{id} is not there"), line)
            if came != line:
                self.differs(line, came)

    def _result(self, text: str) -> None:
        """34.9, 34.10 Check that these results were told, in this order; ``not`` in front: that it was never told."""
        if not self._settle():
            return
        told = [event_line(event) for event in self.match.events]
        ahead = iter(told)
        for line in codes(text) or [text]:
            never, _, nothing = line.partition("not ")
            if not never:
                if found := [one for one in told if agrees(nothing, one)]:
                    self.differs(line, found[0])
            elif not any(agrees(line, one) for one in ahead):
                near = [one for one in told if one.split()[:2] == line.split()[:2]]
                self.differs(line, "\n         ".join(near or ["nothing of the kind, in this order"]))

    def _refused(self, text: str) -> None:
        """11.16, 20.4 Give an answer that must be refused, and compare the reasons with their segments, or the paragraph."""
        if not self._settle():
            return
        if not (found := codes(text)):
            raise Malformed("an answer between backticks, and the reasons against it", text)
        expected = REASON.findall(text.rpartition("`")[2])
        try:
            self.match.give(next(self._read(found[0])))
        except IllegalAnswer as error:
            came = [reason(one) for one in (error.refusal, *error.refusal.more)]
            if sorted(expected) not in (sorted(came), [f"[{error.refusal.rule}]"]):
                self.differs(", ".join(expected), f"{', '.join(came)} [{error.refusal.rule}]; open is {self.open()}")
        else:
            self.wrong(f"expected {self.row}, was accepted")
            self._stopped = True

    def _asked(self, text: str) -> None:
        """35.1 Check the open question: ``E1 reroll``; behind it stand some of its options, ``default=`` among them, with ``_`` for blanks."""
        expected = self.code(text, "the open question")
        if not self._settle(f"{expected} "):
            return
        self._named = ask = self.blocking
        options = [f"default={ask.default}", *map(str, ask.domain.members() or ())] if ask is not None and ask.seat != CHANCE else []
        known = [option.replace(" ", "_") for option in options]
        rest = expected.removeprefix(self.open())
        if rest == expected or any(word not in known for word in rest.split()):
            self.differs(expected, f"{self.open()} {' '.join(known)}".rstrip())

    # without an answer

    def _shot(self, text: str) -> None:
        """20.4, 20.6 Look up base shots and reasons against them: ``E1>C1 normal = 14``, ``E1.G>C1 short F-06``."""
        self._look_up(text, shot_says)

    def _aid(self, text: str) -> None:
        """11.17 Look up what the planning aid says of a draft: ``E1 TLE6 S7 | energy.speed=11 tests.count=1``."""
        self._look_up(text, aid_says)

    def _look_up(self, text: str, says: Callable[[State, str], str]) -> None:
        if self._settle():
            for line in codes(text) or [text]:
                try:
                    came = says(self.match.state, line)
                except (ValueError, KeyError, IndexError) as error:
                    raise Malformed("something that can be looked up", line, str(error)) from None
                if came != line:
                    self.differs(line, came)

    def _alike(self, text: str) -> None:
        """5.3 Check that a seat sees and is asked the same where something is another: ``e1 C1=dr1@0,0,20/h0000L0/v12``."""
        self._look(text, alike=True)

    def _unlike(self, text: str) -> None:
        """5.3 Check that a seat sees a difference."""
        self._look(text, alike=False)

    def _look(self, text: str, alike: bool) -> None:
        if self._settle():
            for line in codes(text) or [text]:
                seat, _, changed = line.partition(" ")
                head, *objects = write(self.match.start).split(" ; ")
                others = [changed if o.partition("=")[0] == changed.partition("=")[0] else o for o in objects]
                other = self.state(self.match.setup, " ; ".join([head, *others]))
                if looks_alike(self.game, self.match.setup, self.match.start, other, seat) != alike:
                    self.wrong(f"{changed} looks {'different' if alike else 'the same'} to {seat}")


def agrees(line: str, came: str) -> bool:
    """34.10 Whether a result is the one that a line names: its first words are the same, and what else the line says is among the rest."""
    words, told = line.split(), came.split()
    return words[:2] == told[: len(words[:2])] and set(words) <= set(told)


def without(came: str, expected: str) -> str:
    """34.4 Return a thing in notation without statuses of this turn that are not expected."""
    body, tilde, people = came.partition("~")
    first, *words = body.split("+")
    wanted = expected.partition("~")[0].split("+")
    return "+".join([first, *(w for w in words if w in wanted or not OF_THIS_TURN.fullmatch(w))]) + tilde + people


def reason(refusal: Refusal) -> str:
    """11.16 Return a reason as it is written in a case: ``P-12 (1)``."""
    segment = refusal.facts.get("segment")
    return f"{refusal.code} ({segment})" if segment else refusal.code
