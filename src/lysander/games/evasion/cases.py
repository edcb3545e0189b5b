"""18.7 Worked cases: a block of lines (answers 18.4, rolls 18.5, questions 18.8), played and compared."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...core.ask import CHANCE, UMPIRE, Answer, Ask, IllegalAnswer
from ...core.domain import whole
from ...core.event import Event
from ...core.game import Setup
from ...core.match import Match
from .ch16_belief import settle
from .ch16_reach import hexes_of
from .rules import options as all_options
from .state import BRITISH, GERMAN, State

BUILT = ("party", "path", "getoff", "aboard")
UNLISTED = ("turn", "half", "b_brief", "g_brief")
WORDS = ("case", "title", "rules", "options", "seats", "at", "note")
MARKS = (">", "<", "?", "!", "~", "=")


def title(block: str) -> str:
    """The name of a case: its id and title."""
    lines = dict(line.partition(" ")[::2] for line in block.splitlines())
    return f"{lines.get('case', '?').strip()} {lines.get('title', '').strip()}".strip()


def is_case(block: str) -> bool:
    """Whether a fenced block is meant to be a case of this game."""
    return any(line.startswith("case ") for line in block.splitlines())


def run(game: Any, block: str) -> list[str]:
    """Play one case. Returns what was expected and what came, empty if all is as it says."""
    try:
        return _Case(game, block).play()
    except _Malformed as error:
        return [f"malformed: {error}"]


class _Malformed(ValueError):
    pass


class _Case:
    """A case being played: reports told so far that no ``<`` line has named yet."""

    def __init__(self, game: Any, block: str) -> None:
        self.head: dict[str, str] = {}
        self.rows: list[tuple[str, str]] = []
        for line in filter(str.strip, block.splitlines()):
            word, _, rest = line.partition(" ")
            if word in MARKS:
                self.rows.append((word, rest.strip()))
            elif word in WORDS:
                self.head[word] = rest.strip()
            elif not self.rows or word:
                raise _Malformed(f"line {line!r}")
        for needed in ("case", "at"):
            if needed not in self.head:
                raise _Malformed(f"no line {needed!r}")
        self.match = self._start(game)
        self.told: list[str] = []
        self.seen = 0
        self.problems: list[str] = []

    def _start(self, game: Any) -> Match[State]:
        kinds = {o.key: type(o.default) for o in all_options()}
        options = {}
        for pair in self.head.get("options", "").split():
            key, _, value = pair.partition("=")
            if key not in kinds:
                raise _Malformed(f"no option {key!r}")
            options[key] = int(value) if kinds[key] is int and whole(value) is not None else value
        seats = tuple(self.head.get("seats", "british german").split())
        if set(seats) - {BRITISH, GERMAN, UMPIRE}:
            raise _Malformed(f"seats {' '.join(seats)!r}")
        try:
            setup = Setup("evasion", "standard", options, seats)
            return Match(game, setup, game.parse(self.head["at"], setup))
        except ValueError as error:
            raise _Malformed(str(error)) from None

    def play(self) -> list[str]:
        self._hear()
        for mark, rest in self.rows:
            if mark in ("?", "!", "~") and self.told and mark != "!":
                self._unexpected()
            {">": self._answer, "<": self._report, "?": self._asked, "!": self._refused, "~": self._belief, "=": self._position}[mark](rest)
            if len(self.problems) > 3:
                break
        self._unexpected()
        if not any(mark == "=" for mark, _ in self.rows):
            raise _Malformed("no line '='")
        return self.problems

    def _hear(self) -> None:
        for event in self.match.events_since(self.seen):
            text = report_line(self.match.state, event)
            if text:
                self.told.append(text)
        self.seen = self.match.event_count

    def _answer(self, rest: str) -> None:
        self._unexpected()
        answer = self._parse(rest)
        try:
            self.match.give(answer)
        except IllegalAnswer as error:
            self.problems.append(f"> {rest}: refused {error}; open is {self._open()}")
        self._hear()

    def _parse(self, rest: str) -> Answer:
        seat, _, answer = rest.partition(" ")
        kind, equals, value = answer.partition("=")
        if not equals or not value:
            raise _Malformed(f"answer {rest!r}")
        if seat == CHANCE:
            if whole(value) is None:
                raise _Malformed(f"roll {rest!r}")
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

    def _blocking(self) -> Ask | None:
        return next((a for a in self.match.asks if not a.standing), None)

    def _open(self) -> str:
        ask = self._blocking()
        if ask is None:
            return "nobody"
        if ask.kind.partition(":")[0] in BUILT:
            return f"{ask.seat} {ask.kind}"
        return f"{ask.seat} {ask.kind} {{{', '.join(str(m) for m in ask.domain.members() or ())}}}"

    def _asked(self, rest: str) -> None:
        if self._open() != rest:
            self.problems.append(f"expected ? {rest}, open is {self._open()}")

    def _refused(self, rest: str) -> None:
        given, _, rule = rest.rpartition("[")
        try:
            self.match.give(self._parse(given.strip()))
            self.problems.append(f"! {rest}: was accepted")
            self._hear()
        except IllegalAnswer as error:
            if error.refusal.rule != rule.rstrip("]"):
                self.problems.append(f"expected ! {rest}, was refused {error}")

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
    """18.6 ``seat key field=value …``, or nothing for an event that is not listed in cases."""
    kind = state.rules.reports.get(event.kind)
    if kind is None or event.kind in UNLISTED or event.kind in ("note", "ruling"):
        return ""
    fields = " ".join(f"{f}={_value(event.facts[f])}" for f in _fields(kind.fields, event.facts))
    return f"{event.to[0]} {event.kind} {fields}"


def _fields(fields: Iterable[str], facts: Any) -> list[str]:
    return [f for f in fields if f in facts]


def _value(value: Any) -> str:
    return str(value)
