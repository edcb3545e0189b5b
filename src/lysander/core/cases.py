"""Worked cases: finds those of a file, lets the game play each, and says what did not come out and what could not be read, line by line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NamedTuple

from .ask import CHANCE, Answer, Ask, IllegalAnswer, Json, Refusal
from .case_text import Block, blocks, lines_of
from .domain import whole
from .game import Game, S, Setup
from .match import Match

CITED = re.compile(r"(?P<answer>.*\S)\s+(?P<open>\[)?(?P<rule>\d+(?:\.\d+)+)(?(open)\])")
ANSWER = re.compile(r"(?P<seat>\S+) +(?P<kind>[^\s=]+)=(?P<value>\S.*)")
NAMED = re.compile(r"(\w+)=(.*)")
ENOUGH = 3
SHOWN = 60


class Malformed(ValueError):
    """Raised for a line that cannot be read: what was expected there, what was found, and why that is not it."""

    def __init__(self, expected: str, found: str | None = None, why: str = "") -> None:
        shown = "" if found is None else f", found {found if len(found) <= SHOWN else found[:SHOWN] + '…'!r}"
        super().__init__(f"expected {expected}{shown}{': ' if why else ''}{why}")


class Problem(NamedTuple):
    """The line of the file, and what is wrong there."""

    line: int
    text: str


@dataclass(frozen=True)
class Verdict:
    """The outcome of one case: ``problems`` is empty if it passed. An ``unreadable`` case says nothing about the rules."""

    title: str
    problems: tuple[Problem, ...] = ()
    unreadable: bool = False

    @property
    def passed(self) -> bool:
        """Whether everything came out as the case says."""
        return not self.problems

    @property
    def word(self) -> str:
        """The verdict in a word."""
        return "pass" if self.passed else "UNREADABLE" if self.unreadable else "FAIL"


class Case(Generic[S]):
    """A worked case being played: a match that begins at a position, and the differences from what the case says.

    A game derives a class of its own and names it: ``case = cases.LanternsCase``. ``words`` says what the lines may begin with. ``line`` is the
    number of the line that is being played, ``row`` its text.
    """

    wanted: ClassVar[str] = "a fenced block with a case"
    remark: ClassVar[str] = ""
    """What begins a remark; empty if there are none."""

    def __init__(self, game: Game[S], text: str, line: int = 1) -> None:
        self.game = game
        self.text = text
        self.first = self.line = line
        self.row = ""
        self.problems: list[Problem] = []
        self._match: Match[S] | None = None
        self._stopped = False
        self._named: Ask | None = None

    @classmethod
    def blocks(cls, markdown: str) -> Iterator[Block]:
        """Yield the cases of a file: its fenced blocks."""
        return blocks(markdown)

    @classmethod
    def title(cls, block: Block) -> str:
        """Return the name of a case: the heading above it, whatever that is. A game may name it in another way."""
        return block.heading

    def words(self) -> Mapping[str, Callable[[str], None]]:
        """Return what a line may begin with; each word carries out the rest of its line. Raises ``Malformed``."""
        raise NotImplementedError

    def play(self) -> None:
        """Play the case line by line and add every difference to ``problems``. Raises ``Malformed`` at the first line that cannot be read."""
        words = self.words()
        for word, rest in self._lines():
            if word in words:
                words[word](rest)
            else:
                self.other(word, rest)
            if self.enough:
                return
        self.end()
        if self.lacks_dice and not self.problems:
            self.too_few()

    def _lines(self) -> Iterator[tuple[str, str]]:
        """Yield first word and rest of each line, and keep its number."""
        for number, text in enumerate(lines_of(self.text), self.first):
            self.line = number
            line = (text.partition(self.remark)[0] if self.remark else text).strip()
            self.row = " ".join(line.split())
            word, _, rest = line.partition(" ")
            if word:
                yield word, rest.strip()

    def other(self, word: str, rest: str) -> None:
        """Carry out a line that begins with none of the words. Raises ``Malformed``."""
        raise Malformed(f"a line that begins with {listed(self.words())}", self.row)

    def end(self) -> None:
        """Check what must hold behind the last line. Raises ``Malformed``."""
        if self._match is None:
            raise Malformed("a case that begins with a position", "no position")

    # the position

    @property
    def match(self) -> Match[S]:
        """The match. Raises ``Malformed`` before it has begun."""
        if self._match is None:
            raise Malformed("a position before anything else is played", self.row)
        return self._match

    @property
    def begun(self) -> bool:
        """Whether there was a position."""
        return self._match is not None

    def begin(self, setup: Setup, position: str) -> None:
        """Start the match at a position in notation."""
        self._match = Match(self.game, setup, self.state(setup, position))

    def state(self, setup: Setup, position: str) -> S:
        """Parse a position in notation. Raises ``Malformed``."""
        try:
            return self.game.parse(position, setup)
        except ValueError as error:
            raise Malformed("a position in notation", position, str(error)) from None

    def situation(self, text: str) -> tuple[str, dict[str, Json], str]:
        """Take the words ``scenario=NAME`` and ``option=value`` out of a situation. Returns the scenario (empty if none is named: the first of the
        game), the options, and the rest, which is the position. Raises ``Malformed``."""
        known = {o.key for o in self.game.options}
        scenario, options, position = "", list[str](), list[str]()
        for word in text.split(" "):
            key = found[1] if (found := NAMED.fullmatch(word)) else ""
            if key == "scenario":
                if scenario:
                    raise Malformed("one scenario", f"a second one, {word}")
                scenario = self.scenario(word.partition("=")[2])
            elif key in known:
                options.append(word)
            else:
                position.append(word)
        return scenario, self.options(" ".join(options)), " ".join(position).strip()

    def scenario(self, id: str) -> str:
        """Return the id of a scenario. Raises ``Malformed`` if the game has none of that name."""
        scenarios = [s.id for s in self.game.scenarios]
        if id not in scenarios:
            raise Malformed(f"a scenario: {listed(scenarios)}" if scenarios else "no scenario, the game has none", id)
        return id

    def options(self, text: str) -> dict[str, Json]:
        """Parse ``key=value key=value`` into options, numbers as numbers. Raises ``Malformed``."""
        known = {o.key: o for o in self.game.options}
        found: dict[str, Json] = {}
        for word in text.split():
            key, equals, value = word.partition("=")
            if not equals or key not in known:
                raise Malformed(f"an option as key=value, the keys are {listed(known)}" if known else "no option, the game has none", word)
            if key in found:
                raise Malformed("each option once", word)
            number = whole(value)
            legal = [v for v in (value, number) if v is not None and known[key].legal(v)]
            if not legal:
                raise Malformed(f"a value of {key}: {listed(known[key].values)}", value)
            found[key] = legal[0]
        return found

    # answers and dice

    @property
    def blocking(self) -> Ask | None:
        """The first open ask that blocks."""
        return next((a for a in self.match.asks if not a.standing), None)

    def open(self) -> str:
        """Return the open question in the form in which cases of this game write it."""
        return "nobody" if self.blocking is None else f"{self.blocking.seat} {self.blocking.kind}"

    def answer(self, text: str) -> Answer:
        """Parse ``SEAT KIND=VALUE``; of chance, a number is a number. Raises ``Malformed``."""
        found = ANSWER.fullmatch(text)
        if found is None:
            raise Malformed("an answer, SEAT KIND=VALUE", text)
        seat, kind, value = found.groups()
        seats = [*(s.id for s in self.game.seats), CHANCE]
        if seat not in seats:
            raise Malformed(f"an answer of {listed(seats)}", text)
        number = whole(value) if seat == CHANCE else None
        return Answer(seat, kind, value if number is None else number)

    def cited(self, text: str) -> tuple[str, str]:
        """Split ``ANSWER PARAGRAPH``; the paragraph may stand in square brackets. Raises ``Malformed``."""
        found = CITED.fullmatch(text)
        if found is None:
            raise Malformed("an answer and the paragraph that refuses it, like 1.2", text)
        return found["answer"], found["rule"]

    def give(self, answer: Answer) -> None:
        """Give an answer that must be legal; if it is not, the case ends here."""
        self._named = None
        try:
            self.match.give(answer)
        except IllegalAnswer as error:
            self.wrong(f"{self.row}: {self._why_not(answer, error)}; open is {self.open()}")
            self._stopped = True

    def _why_not(self, answer: Answer, error: IllegalAnswer) -> str:
        """Return why an answer was refused; dice that are too many or too few are called so."""
        if error.refusal.code != "not-asked":
            return f"refused {error}"
        rolls = self.blocking is not None and self.blocking.seat == CHANCE
        if answer.seat == CHANCE:
            return "not asked: another die is" if rolls else "not asked: too many dice, no die is"
        return "not asked: too few dice, one is asked before this answer" if rolls else "not asked"

    def refuse(self, answer: Answer, rule: str) -> None:
        """Give an answer that must be refused by the paragraph ``rule``; if it is not refused at all, the case ends here."""
        try:
            self.match.give(answer)
        except IllegalAnswer as error:
            if self.paragraph(error.refusal, answer) != rule:
                self.wrong(f"expected {self.row}, was {self._why_not(answer, error)}; open is {self.open()}")
        else:
            self.wrong(f"expected {self.row}, was accepted")
            self._stopped = True

    def paragraph(self, refusal: Refusal, answer: Answer) -> str:
        """Return the paragraph by which an answer was refused."""
        return refusal.rule

    def asked(self, expected: str) -> None:
        """Check the open question. A die that is named so may be left open."""
        self._named = self.blocking
        if not expected:
            raise Malformed("the open question", "nothing")
        if self.open() != expected:
            self.wrong(f"expected {self.row}, open is {self.open()}")

    @property
    def lacks_dice(self) -> bool:
        """Whether a die is asked that the case does not name as its open question."""
        return self.begun and self.blocking is not None and self.blocking.seat == CHANCE and self.blocking is not self._named

    def too_few(self) -> None:
        """Add that a die is missing; the case ends here."""
        self.wrong(f"too few dice: the case goes no further, and open is {self.open()}")
        self._stopped = True

    # what came of it

    @property
    def enough(self) -> bool:
        """Whether the rest of the case would show nothing more."""
        return self._stopped or len(self.problems) > ENOUGH

    def wrong(self, text: str, line: int = 0) -> None:
        """Add a problem of a line: of the one that is being played, unless another is named."""
        self.problems.append(Problem(line or self.line, text))

    def stands(self, expected: str, mark: str = "") -> None:
        """Check the position; ``mark`` is what the line begins with. Raises ``Malformed`` for what is no position."""
        came = self.game.write(self.match.state)
        if came == expected:
            return
        self.state(self.match.setup, expected)
        if self.lacks_dice:
            self.too_few()
        else:
            self.differs(f"{mark}{expected}", f"{mark}{came}")

    def differs(self, expected: str, came: str) -> None:
        """Add a difference, one below the other."""
        self.wrong(f"expected {expected}\ncame     {came}")


def listed(names: Any) -> str:
    """Return names as words: ``a, b or c``."""
    words = [str(n) for n in names]
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else "nothing"


def run_block(game: Game[Any], block: Block) -> Verdict:
    """Play one case. An error in the case or in the rules becomes a problem; it never raises."""
    assert game.case is not None
    title = game.case.title(block)
    if block.unclosed:
        why = "an empty block, or a fence above that is not closed" if not block.text.strip() else "none"
        return Verdict(title, (Problem(block.unclosed, f"expected a closing fence to this block, found {why}"),), True)
    case: Case[Any] = game.case(game, block.text, block.line)
    try:
        case.play()
    except Malformed as error:
        return Verdict(title, (*case.problems, Problem(case.line, str(error))), True)
    except Exception as error:
        return Verdict(title, (*case.problems, Problem(case.line, f"a fault of the game, {type(error).__name__}: {error}")))
    return Verdict(title, tuple(case.problems))


def run(game: Game[Any], text: str) -> list[str]:
    """Play the case in a text. Returns its problems: what was expected and what came instead; empty if it passes."""
    return [problem.text for problem in run_block(game, Block(1, text)).problems]


def cases_of(game: Game[Any], markdown: str) -> Iterator[tuple[str, Block]]:
    """Yield the cases of a file with their titles; none if the game has no class of cases."""
    if game.case is not None:
        yield from ((game.case.title(block), block) for block in game.case.blocks(markdown))


def run_file(game: Game[Any], markdown: str) -> Iterator[Verdict]:
    """Yield the verdict of each case of a file; a file without a case is unreadable."""
    found = [block for _, block in cases_of(game, markdown)]
    yield from (run_block(game, block) for block in found)
    if not found:
        yield Verdict("no case", (Problem(1, f"expected {game.case.wanted if game.case else 'a game with worked cases'}, found none"),), True)


def run_bytes(game: Game[Any], data: bytes) -> Iterator[Verdict]:
    """Yield the verdict of each case of a file as it was read from the disk."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return iter((Verdict("no text", (Problem(line, f"expected text in UTF-8, found the byte {data[error.start]:#04x}"),), True),))
    return run_file(game, text)
