"""18.7 Worked cases: a block of lines (answers 18.4, rolls 18.5, questions 18.8) that is played and compared."""

from __future__ import annotations

from ...core.ask import CHANCE, UMPIRE, Answer
from ...core.cases import Block, Case, Malformed
from ...core.domain import whole
from ...core.event import Event
from ...core.game import Game, Setup
from .ch16_belief import settle
from .ch16_reach import hexes_of
from .state import BRITISH, GERMAN, State

BUILT = ("party", "path", "getoff", "aboard")
UNLISTED = ("turn", "half", "b_brief", "g_brief", "u_brief")
WORDS = ("case", "title", "rules", "options", "seats", "at", "note")
MARKS = (">", "<", "?", "!", "~", "=")


class EvasionCase(Case[State]):
    """18.7 A case: lines with a word are its head, lines with a mark are played; ``told`` are reports that no ``<`` line has named yet."""

    def __init__(self, game: Game[State], text: str) -> None:
        super().__init__(game, text)
        self.told: list[str] = []
        self.seen = 0

    @classmethod
    def title(cls, block: Block) -> str:
        """Returns its id and title."""
        lines = dict(line.partition(" ")[::2] for line in block.text.splitlines())
        return f"{lines.get('case', '?').strip()} {lines.get('title', '').strip()}".strip()

    def play(self) -> None:
        """18.7 Plays the case from the position on, mark by mark."""
        head, rows = self._read()
        seats = tuple(head.get("seats", "british german").split())
        if set(seats) - {BRITISH, GERMAN, UMPIRE}:
            raise Malformed(f"seats {' '.join(seats)!r}")
        self.begin(Setup("evasion", "standard", self.options(head.get("options", "")), seats), head["at"])
        marks = {">": self._answer, "<": self._report, "?": self._asked, "!": self._refused, "~": self._belief, "=": self._position}
        self._hear()
        for mark, rest in rows:
            if mark in ("?", "~"):
                self._unexpected()
            marks[mark](rest)
            if self.enough:
                break
        self._unexpected()

    def _read(self) -> tuple[dict[str, str], list[tuple[str, str]]]:
        """Returns the head by its words, and the lines with a mark."""
        head: dict[str, str] = {}
        rows: list[tuple[str, str]] = []
        for line in filter(str.strip, self.text.splitlines()):
            word, _, rest = line.partition(" ")
            if word in MARKS:
                rows.append((word, rest.strip()))
            elif word in WORDS:
                head[word] = rest.strip()
            elif not rows or word:
                raise Malformed(f"line {line!r}")
        for needed in ("case", "at"):
            if needed not in head:
                raise Malformed(f"no line {needed!r}")
        if not any(mark == "=" for mark, _ in rows):
            raise Malformed("no line '='")
        return head, rows

    def _hear(self) -> None:
        for event in self.match.events_since(self.seen):
            text = report_line(self.match.state, event)
            if text:
                self.told.append(text)
        self.seen = self.match.event_count

    def _answer(self, rest: str) -> None:
        self._unexpected()
        self.give(self._parse(rest), f"> {rest}")
        self._hear()

    def _parse(self, rest: str) -> Answer:
        seat, _, answer = rest.partition(" ")
        kind, equals, value = answer.partition("=")
        if not equals or not value:
            raise Malformed(f"answer {rest!r}")
        if seat == CHANCE:
            if whole(value) is None:
                raise Malformed(f"roll {rest!r}")
            ask = self.match.asks[0] if self.match.asks else None
            by_hand = ask is not None and ask.seat == UMPIRE and ask.kind == kind
            return Answer(UMPIRE if by_hand else CHANCE, kind, int(value))
        return Answer(seat, kind, value)

    def _report(self, rest: str) -> None:
        if not self.told:
            self.problems.append(f"expected < {rest}, came nothing")
        elif (came := self.told.pop(0)) != rest:
            self.problems.append(f"expected < {rest}, came < {came}")

    def _unexpected(self) -> None:
        for came in self.told:
            self.problems.append(f"not expected < {came}")
        self.told = []

    def open(self) -> str:
        """18.8 Returns the open question with all options, or without them if its answers are put together."""
        ask = self.blocking
        if ask is None or ask.kind.partition(":")[0] in BUILT:
            return super().open()
        return f"{ask.seat} {ask.kind} {{{', '.join(str(m) for m in ask.domain.members() or ())}}}"

    def _asked(self, rest: str) -> None:
        if self.open() != rest:
            self.problems.append(f"expected ? {rest}, open is {self.open()}")

    def _refused(self, rest: str) -> None:
        given, _, rule = rest.rpartition("[")
        self.refuse(self._parse(given.strip()), rule.rstrip("]"), f"! {rest}")
        self._hear()

    def _belief(self, rest: str) -> None:
        state = self.match.state
        now = hexes_of(state.rules.board, settle(state).where)
        if now != rest.split():
            lacks, extra = sorted(set(rest.split()) - set(now)), sorted(set(now) - set(rest.split()))
            self.problems.append(f"belief: lacks {' '.join(lacks) or 'nothing'}, has too much {' '.join(extra) or 'nothing'}")

    def _position(self, rest: str) -> None:
        if (now := self.match.game.write(self.match.state)) != rest:
            self.problems.append(f"expected = {rest}")
            self.problems.append(f"came     = {now}")


def report_line(state: State, event: Event) -> str:
    """18.6 Returns ``seat key field=value …``; empty for an event that cases do not list."""
    kind = state.rules.reports.get(event.kind)
    if kind is None or event.kind in UNLISTED or event.kind in ("note", "ruling"):
        return ""
    fields = " ".join(f"{f}={event.facts[f]}" for f in kind.fields if f in event.facts)
    return f"{event.to[0]} {event.kind} {fields}"
