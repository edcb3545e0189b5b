"""The bot protocol: what a bot is told, and what it answers. All of it is plain JSON data, in one process or across any border."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from ..core.ask import Ask, Domain, Json, Rng
from ..core.choice import Reason
from ..core.event import Event
from .domains import Build, rebuild

log = logging.getLogger("lysander.bots")
View = Mapping[str, Any]


@dataclass(slots=True)
class Question:
    """One open question as its seat may know it: pure data. ``domain`` is the description that clients get, too."""

    kind: str
    rule: str
    facts: Mapping[str, Json]
    domain: Mapping[str, Json]
    default: Json
    standing: bool = False
    own: Mapping[str, Build] = field(default_factory=dict, repr=False)
    _built: Domain | None = field(default=None, repr=False)

    def built(self) -> Domain | None:
        """The action space, made of its description; None for a type that nobody knows, then only the default is safe."""
        if self._built is None:
            self._built = rebuild(self.domain, self.own)
        return self._built

    def members(self) -> Sequence[Json] | None:
        """All legal answers, or None if they are built and not listed."""
        built = self.built()
        return built.members() if built else [self.default]

    def sample(self, rng: Rng) -> Json:
        """A random legal answer."""
        built = self.built()
        return built.sample(rng) if built else self.default

    def legal(self, value: Json) -> bool:
        """Whether this answer may be given. The default always may."""
        built = self.built()
        return value == self.default or (built is not None and built.why_not(value) is None)


class Bot(Protocol):
    """A player. ``seat`` is where it sits; ``close`` ends what it started (a process), and may be called twice. A bot that never makes
    any-time moves while others are asked may say so by an attribute ``polled = False``, and is then not offered them in simulations."""

    seat: str

    def decide(self, view: View, questions: Sequence[Question], events: Sequence[Mapping[str, Json]]) -> tuple[str, Json]:
        """Answer one of ``questions``: its kind and a value. ``events`` were told to this seat since the last call, oldest first, each
        ``{"kind", "rule", "facts"}``. A bot that is called for the first time in the middle of a game is given all of them.

        Standing questions beside one that blocks may be answered first; the one that blocks is then put again. Where all questions are
        standing the bot is only offered its any-time moves in the turn of another seat (``bots.offers``): the value None is no move."""

    def explain(self) -> Sequence[Reason]:
        """The top choices of the last decision: what was chosen, then the others, best first."""

    def close(self) -> None:
        """End what this bot started."""


def prepare(seat: str, view: Any, asks: Iterable[Ask], events: Iterable[Event]) -> dict[str, Json]:
    """Everything a bot of this seat gets for one decision, as JSON data: safe to send to another process."""
    questions = [
        {"kind": a.kind, "rule": a.rule, "facts": dict(a.facts), "domain": a.domain.describe(), "default": a.default, "standing": a.standing}
        for a in asks
        if a.seat == seat
    ]
    told = [{"kind": e.kind, "rule": e.rule, "facts": dict(e.facts)} for e in events if e.told(seat)]
    return {"view": msgspec.to_builtins(view), "questions": questions, "events": told}


def questions_of(data: Sequence[Mapping[str, Json]], own: Mapping[str, Build]) -> list[Question]:
    """Questions out of their JSON form."""
    return [Question(q["kind"], q["rule"], q["facts"], q["domain"], q["default"], q.get("standing", False), own) for q in data]


def decide_prepared(bot: Bot, data: Mapping[str, Json], *, strict: bool = False) -> tuple[str, Json]:
    """Let a bot answer what ``prepare`` made. A fault of the bot, or an answer that is not legal, is logged and the default given
    instead; with ``strict`` it raises ``BotFault``."""
    questions = questions_of(data["questions"], getattr(bot, "domains", {}))
    polled = all(q.standing for q in questions)
    try:
        kind, value = bot.decide(data["view"], questions, data["events"])
        asked = next((q for q in questions if q.kind == kind), None)
        if asked is None or not (asked.legal(value) or (polled and value is None)):
            raise BotFault(f"{bot.seat}: {kind}={value!r} is not legal here")
        return kind, value
    except Exception as fault:
        if strict:
            raise
        first = questions[0] if polled else next(q for q in questions if not q.standing)
        log.warning(
            "bot in seat %s failed (%s: %s); %s is answered by its default %r", bot.seat, type(fault).__name__, fault, first.kind, first.default
        )
        return first.kind, first.default


def ask_bot(bot: Bot, view: Any, asks: Iterable[Ask], events: Iterable[Event], *, strict: bool = False) -> tuple[str, Json]:
    """Put the open asks of a bot's seat to it: the one call that a table needs. ``view`` is that of ``Game.view``, ``asks`` may hold
    those of other seats, which are left out, like events not told to this seat."""
    return decide_prepared(bot, prepare(bot.seat, view, asks, events), strict=strict)


class BotFault(RuntimeError):
    """A bot gave an answer that is not legal, or none."""
