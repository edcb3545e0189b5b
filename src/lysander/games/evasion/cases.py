"""18.7 Worked cases: a block of lines (answers 18.4, rolls 18.5, questions 18.8) that is played and compared."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...core.ask import CHANCE, UMPIRE, Answer
from ...core.case_text import Block
from ...core.cases import Case, Malformed
from ...core.event import ALL, Event
from ...core.game import Game, Setup
from .ch16_belief import settle
from .ch16_reach import hexes_of
from .state import BRITISH, GERMAN, State

BUILT = ("party", "path", "getoff", "aboard")
UNLISTED = ("turn", "half", "b_brief", "g_brief", "u_brief")
HEAD = ("case", "title", "rules", "options", "seats", "at")


class EvasionCase(Case[State]):
    """18.7 A case: lines with a word are its head, lines with a mark are played; ``told`` are reports that no ``<`` line has named yet."""

    def __init__(self, game: Game[State], text: str, line: int = 1) -> None:
        super().__init__(game, text, line)
        self.told: list[tuple[int, str]] = []
        self.seen = 0
        self.head: dict[str, str] = {}
        self.compared = False

    @classmethod
    def title(cls, block: Block) -> str:
        """Returns its id and title."""
        lines = dict(line.partition(" ")[::2] for line in block.text.splitlines())
        return f"{lines.get('case', '').strip()} {lines.get('title', '').strip()}".strip() or block.heading

    def words(self) -> dict[str, Callable[[str], None]]:
        """18.7 Returns the words of the head, ``note``, and the marks of what is played."""
        head = {word: partial(self._head, word) for word in HEAD}
        played = {">": self._answer, "<": self._report, "?": self._asked, "!": self._refused, "~": self._belief, "=": self._position}
        return {**head, **played, "note": lambda _: None}

    def end(self) -> None:
        """18.7 Checks that the case has an id and a position to compare, and that all reports were named."""
        for needed, there in (("case ID", "case" in self.head), ("at POSITION", "at" in self.head), ("= POSITION", self.compared)):
            if not there:
                raise Malformed(f"a line '{needed}'", "the end of the case")
        self._unexpected()

    def _head(self, word: str, rest: str) -> None:
        if word in self.head or (self.begun and word in ("options", "seats")):
            raise Malformed(f"'{word}' once, before 'at'", self.row)
        if not rest:
            raise Malformed(f"something behind '{word}'", self.row)
        self.head[word] = rest
        if word == "options" and (left := self.situation(rest)[2]):
            self.options(left)
        if word == "seats" and set(rest.split()) - {BRITISH, GERMAN, UMPIRE}:
            raise Malformed(f"seats among {BRITISH}, {GERMAN}, {UMPIRE}", rest)
        if word == "at":
            self._begin(rest)

    def _begin(self, text: str) -> None:
        scenario, options, position = self.situation(f"{self.head.get('options', '')} {text}".strip())
        self.begin(Setup("evasion", scenario, options, tuple(self.head.get("seats", "british german").split())), position)
        self._hear()

    def _hear(self) -> None:
        for event in self.match.events_since(self.seen):
            text = report_line(self.match.state, event)
            if text:
                self.told.append((self.line, text))
        self.seen = self.match.event_count

    def _answer(self, rest: str) -> None:
        self._unexpected()
        self.give(self._parse(rest))
        self._hear()

    def _parse(self, rest: str) -> Answer:
        answer = self.answer(rest)
        if answer.seat != CHANCE:
            return answer
        if not isinstance(answer.value, int):
            raise Malformed("a roll, chance NAME=NUMBER", rest)
        ask = self.match.asks[0] if self.match.asks else None
        by_hand = ask is not None and ask.seat == UMPIRE and ask.kind == answer.kind
        return Answer(UMPIRE, answer.kind, answer.value) if by_hand else answer

    def _report(self, rest: str) -> None:
        seat, _, report = rest.partition(" ")
        if seat not in (ALL, BRITISH, GERMAN, UMPIRE) or report.partition(" ")[0] not in self.match.state.rules.reports:
            raise Malformed("a report, SEAT KEY FIELD=VALUE …", rest)
        if not self.told and self.lacks_dice:
            self.too_few()
        elif not self.told:
            self.wrong(f"expected < {rest}, came nothing")
        elif (came := self.told.pop(0)[1]) != rest:
            self.wrong(f"expected < {rest}, came < {came}")

    def _unexpected(self) -> None:
        for line, came in self.told:
            self.wrong(f"not expected < {came}", line)
        self.told = []

    def open(self) -> str:
        """18.8 Returns the open question with all options, or without them if its answers are put together."""
        ask = self.blocking
        if ask is None or ask.kind.partition(":")[0] in BUILT:
            return super().open()
        return f"{ask.seat} {ask.kind} {{{', '.join(str(m) for m in ask.domain.members() or ())}}}"

    def _asked(self, rest: str) -> None:
        self._unexpected()
        self.asked(rest)

    def _refused(self, rest: str) -> None:
        given, rule = self.cited(rest)
        self.refuse(self._parse(given), rule)
        self._hear()

    def _belief(self, rest: str) -> None:
        self._unexpected()
        state = self.match.state
        if unknown := [hex for hex in rest.split() if hex not in state.rules.board.hexes]:
            raise Malformed("hexes of the board", unknown[0])
        now = hexes_of(state.rules.board, settle(state).where)
        if now != rest.split():
            lacks, extra = sorted(set(rest.split()) - set(now)), sorted(set(now) - set(rest.split()))
            self.wrong(f"belief: lacks {' '.join(lacks) or 'nothing'}, has too much {' '.join(extra) or 'nothing'}")

    def _position(self, rest: str) -> None:
        self.compared = True
        self.stands(rest, "= ")

    def state(self, setup: Setup, position: str) -> State:
        """18.1 Parses a position; that of a finished game is only compared."""
        ended = self.begun and position.partition(" ")[0].endswith(".E")
        return self.match.state if ended else super().state(setup, position)


def report_line(state: State, event: Event) -> str:
    """18.6 Returns ``seat key field=value …``; empty for an event that cases do not list."""
    kind = state.rules.reports.get(event.kind)
    if kind is None or event.kind in UNLISTED or event.kind in ("note", "ruling"):
        return ""
    fields = " ".join(f"{f}={event.facts[f]}" for f in kind.fields if f in event.facts)
    return f"{event.to[0]} {event.kind} {fields}"
