"""The bot protocol: what a bot is given and what it answers. All of it is plain JSON data, so that a bot may run in this process or in another."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from ..core.ask import Ask, Domain, Json, Rng, written
from ..core.choice import Reason
from ..core.event import Event
from .domains import Build, rebuild

log = logging.getLogger("lysander.bots")
View = Mapping[str, Any]


@dataclass(slots=True)
class Question:
    """One open question as its seat may know it: plain data. ``domain`` is the description that clients get, too."""

    kind: str
    rule: str
    facts: Mapping[str, Json]
    domain: Mapping[str, Json]
    default: Json
    standing: bool = False
    own: Mapping[str, Build] = field(default_factory=dict, repr=False)
    _built: Domain | None = field(default=None, repr=False)

    def built(self) -> Domain | None:
        """The domain, rebuilt from its description; None for an unknown type, for which only the default is known to be legal."""
        if self._built is None:
            self._built = rebuild(self.domain, self.own)
        return self._built

    def members(self) -> Sequence[Json] | None:
        """Return all legal answers, or None if they are too many to list."""
        built = self.built()
        return built.members() if built else [self.default]

    def sample(self, rng: Rng) -> Json:
        """Return a random legal answer."""
        built = self.built()
        return built.sample(rng) if built else self.default

    def legal(self, value: Json) -> bool:
        """Whether this answer may be given. The default always may."""
        built = self.built()
        return value == self.default or (built is not None and built.why_not(value) is None)


class Bot(Protocol):
    """A player in one seat. ``close`` ends what it started (a process), and may be called twice.

    A bot that never makes any-time moves while others are asked can say so with an attribute ``polled = False``; then it is not offered them in
    simulations.
    """

    seat: str

    def decide(self, view: View, questions: Sequence[Question], events: Sequence[Mapping[str, Json]]) -> tuple[str, Json]:
        """Answer one of ``questions``: return its kind and a value.

        ``events`` were told to this seat since the last call, oldest first, each ``{"kind", "rule", "facts"}``. A bot that is first called in the
        middle of a game is given all events so far.

        Standing questions may be answered before one that blocks, which is then asked again. If all questions are standing, the bot is offered its
        any-time moves in the turn of another seat (``bots.offers``); the value None means no move.
        """

    def explain(self) -> Sequence[Reason]:
        """Return the best choices of the last decision: first what was chosen, then the others, best first."""

    def close(self) -> None:
        """End what this bot started."""


def prepare(seat: str, view: Any, asks: Iterable[Ask], events: Iterable[Event]) -> dict[str, Json]:
    """Return everything that a bot of this seat gets for one decision, as JSON data that can be sent to another process."""
    questions = [
        {"kind": a.kind, "rule": a.rule, "facts": dict(a.facts), "domain": a.domain.describe(), "default": a.default, "standing": a.standing}
        for a in asks
        if a.seat == seat
    ]
    told = [{"kind": e.kind, "rule": e.rule, "facts": dict(e.facts)} for e in events if e.told(seat)]
    return {"view": msgspec.to_builtins(view), "questions": questions, "events": told}


def questions_of(data: Sequence[Mapping[str, Json]], own: Mapping[str, Build]) -> list[Question]:
    """Return questions from their JSON form."""
    return [Question(q["kind"], q["rule"], q["facts"], q["domain"], q["default"], q.get("standing", False), own) for q in data]


def decide_prepared(bot: Bot, data: Mapping[str, Json], *, strict: bool = False) -> tuple[str, Json]:
    """Let a bot answer what ``prepare`` made.

    An error of the bot, or an answer that is not legal, is logged and the default is returned instead; with ``strict`` it raises ``BotFault``.
    """
    questions = questions_of(data["questions"], getattr(bot, "domains", {}))
    polled = all(q.standing for q in questions)
    try:
        kind, value = bot.decide(data["view"], questions, data["events"])
        asked = next((q for q in questions if q.kind == kind), None)
        if asked is None or not (asked.legal(value) or (polled and value is None)):
            raise BotFault(f"{bot.seat}: {kind}={value!r} is not legal here")
        return kind, written(asked.built(), value)
    except Exception as fault:
        if strict:
            raise
        first = questions[0] if polled else next(q for q in questions if not q.standing)
        log.warning(
            "bot in seat %s failed (%s: %s); %s is answered by its default %r", bot.seat, type(fault).__name__, fault, first.kind, first.default
        )
        return first.kind, first.default


def ask_bot(bot: Bot, view: Any, asks: Iterable[Ask], events: Iterable[Event], *, strict: bool = False) -> tuple[str, Json]:
    """Put the open asks of a bot's seat to it. This is the only call that a table needs.

    ``view`` is that of ``Game.view``. ``asks`` and ``events`` may include those for other seats, which are left out.
    """
    return decide_prepared(bot, prepare(bot.seat, view, asks, events), strict=strict)


class BotFault(RuntimeError):
    """Raised for a bot that gave no answer or one that is not legal."""
