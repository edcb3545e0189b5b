"""Asks, events and refusals as messages: facts from the engine, sentences from the text layer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from ...bots import Reason
from ...core.ask import Ask, Json, Refusal, Seat
from ...core.event import ALL, Event
from ...core.foresight import Foreseen
from ...core.game import Result
from ...core.plain import plain
from ...core.sheet import Sheet
from ...text import Text
from ...text.rolls import rolls_in
from ...text.would import would_be
from ..table.seat_log import TAKEBACK, Told
from ..table.snapshot import Snapshot
from .wire import Advice, Aid, AskLine, ChoiceLine, LogLine, OptionLine, Roll, RollRow, Why, Would, WouldSide
from .words import say

FACTS = "none"


class Wordless:
    """Stands in for the text layer where a program listens, which reads facts and domains and needs no sentences."""

    def _nothing(self, *_: Any) -> str:
        return ""

    event = question = help = main = refusal = waiting = result = twin = _nothing

    def seat(self, seat: str) -> str:
        """Returns the id."""
        return seat

    def style(self, name: str) -> tuple[str, str]:
        """Returns the id."""
        return name, ""

    def part(self, part: str) -> str:
        """As it is."""
        return part

    def seen(self, view: Any) -> Any:
        """Returns the view as it is."""
        return view

    def domain(self, ask: Ask, described: dict[str, Any], view: Any) -> dict[str, Any]:
        """Returns the domain as it is."""
        return described

    def sheets(self, result: Result, events: Iterable[Event] = ()) -> list[Sheet]:
        """Returns no sheets."""
        return []

    def rolls(self, event: Event) -> list[dict[str, Any]]:
        """Returns the dice alone."""
        return [{"title": "", "faces": roll["faces"], "face": roll["face"], "rows": []} for roll in rolls_in(event.facts)]


WORDLESS = Wordless()


def ask_line(text: Text | Wordless, ask: Ask, view: Mapping[str, Any] | None) -> AskLine:
    """Returns one open question in words."""
    domain = ask.domain.describe()
    closed = domain.pop("closed", {})
    return AskLine(
        kind=ask.kind,
        rule=ask.rule,
        question=text.question(ask, view),
        help=text.help(ask, view),
        facts=dict(ask.facts),
        domain=text.domain(ask, domain, view),
        options=options(text, ask, view, domain, closed),
        main=text.main(ask),
        default=ask.default,
        takeback=ask.takeback,
        standing=ask.standing,
    )


def options(
    text: Text | Wordless, ask: Ask, view: Mapping[str, Any] | None, domain: Mapping[str, Any], closed: Mapping[Json, Refusal]
) -> list[OptionLine]:
    """Returns the answers that are worth a line, if they can be listed in words, and those that a player would expect and does not have."""
    if isinstance(text, Wordless):
        return []
    members = text.words.shown(domain, ask.domain.members())
    if members is None or isinstance(members, range):
        return []
    lines = [OptionLine(value, *text.option(ask, value, view)) for value in members]
    reasons: Mapping[Json, Refusal] = getattr(ask.domain, "reasons", closed)
    for value, refusal in reasons.items():
        label, note, _ = text.option(ask, value, view)
        lines.append(OptionLine(value, label, note, refusal.rule, text.refusal(refusal)))
    return lines


def advice(text: Text | Wordless, snapshot: Snapshot, kind: str, value: Json, reasons: Sequence[Reason]) -> Advice:
    """Returns what a bot would answer to what a seat is asked, and what it weighed, in words."""
    if isinstance(text, Wordless):
        return Advice(kind, value, [ChoiceLine(r.value, "", "") for r in reasons if not isinstance(r, str)], "", "")
    ask = next(a for a in snapshot.asks if a.kind == kind)
    said = text.advice(ask, reasons, snapshot.view)
    return Advice(kind, value, [ChoiceLine(*choice) for choice in said.choices], said.tried, said.note, said.why)


def log_line(text: Text | Wordless, told: Told, seat: str, lang: str, shown: Sequence[Seat] = ()) -> LogLine:
    """Returns one line of the log of a seat. ``shown``: the seats of which the reader may know whether they were told it."""
    event = told.event
    if event.kind == TAKEBACK:
        words = say(lang, TAKEBACK, by=text.seat(event.facts["by"]), first=event.facts["first"])
        return LogLine(told.no, TAKEBACK, "", words, dict(event.facts), "all", text.part(told.group))
    audience: Literal["all", "you"] = "all" if ALL in event.to else "you"
    cards = [roll_of(card) for card in text.rolls(event)]
    readers = [s for s in shown if event.told(s) or s in told.others]
    first, words = next(iter(cards), None), text.event(event, seat)
    return LogLine(told.no, event.kind, event.rule, words, dict(event.facts), audience, text.part(told.group), first, readers, cards[1:])


def aid_message(text: Text | Wordless, refusal: Refusal | None, facts: Mapping[str, Json]) -> Aid:
    """Returns the help with an answer in the making: each reason why it would be refused, facts, and the facts in words."""
    reasons = [] if refusal is None else [Why(False, r.rule, r.code, text.refusal(replace(r, more=()))) for r in (refusal, *refusal.more)]
    lines = [] if isinstance(text, Wordless) else text.aid(facts)
    return Aid(refusal is None, reasons, plain(facts), lines)


def would_message(text: Text | Wordless, found: Foreseen) -> Would:
    """Returns what an answer of the umpire would bring, in words."""
    if isinstance(text, Wordless):
        return Would(True)
    said = would_be(text, found)
    return Would(True, sides=[WouldSide(*side) for side in said.sides], told=said.told, next=said.next)


def roll_of(card: Mapping[str, Any]) -> Roll:
    """Returns a roll card of the text layer as a message."""
    return Roll(**{**card, "rows": [RollRow(**row) for row in card["rows"]]})
