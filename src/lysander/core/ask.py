"""Questions and answers. An *ask* is the only way in which rules take anything from outside: a decision of a seat, a roll, a ruling.

An *answer* is a plain value, in the notation of the game's rulebook where it has one (``"r0310r0309."``, ``"P3:board=L3"``, ``4``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

Json = Any
Seat = str

CHANCE: Seat = "chance"
UMPIRE: Seat = "umpire"


class Rng(Protocol):
    """The part of ``random.Random`` that a domain needs to sample."""

    def random(self) -> float: ...


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why an answer is not legal: the paragraph, a short code that the text layer knows, and the facts for its sentence."""

    rule: str
    code: str
    facts: Mapping[str, Json] = msgspec.field(default_factory=dict)
    more: tuple[Refusal, ...] = ()

    def __str__(self) -> str:
        facts = "".join(f" {k}={v}" for k, v in self.facts.items())
        return f"[{self.rule}] {self.code}{facts}" + "".join(f"; {r}" for r in self.more)


class IllegalAnswer(ValueError):
    """Raised for an answer that may not be given. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Domain(Protocol):
    """The set of legal answers to an ask: judges, samples and describes them, and lists them where it can.

    A domain that also takes its answers as data has a method ``of_data(value)``, which returns the text of such an answer, and anything else as it
    is; see ``written``. Its ``why_not`` judges both forms.
    """

    def why_not(self, value: Json) -> Refusal | None:
        """Return None if ``value`` is legal, else the reason with its paragraph. Never raises, whatever ``value`` is."""

    def sample(self, rng: Rng) -> Json:
        """Return a random legal value. Every legal value has a chance above zero."""

    def members(self) -> Sequence[Json] | None:
        """Return all legal values in the order of the rulebook, or None if they are too many to list."""

    def describe(self) -> dict[str, Json]:
        """Return plain data for the clients; ``"type"`` names the kind of domain, which a client draws in its own way."""


def written(domain: Domain | None, value: Json) -> Json:
    """Return an answer in the one form that rules, journals and views know. Never raises, whatever ``value`` is."""
    if type(value) is str:
        return value
    of_data = getattr(domain, "of_data", None)
    return value if of_data is None else of_data(value)


class Ask(msgspec.Struct, gc=False):
    """One open question.

    ``kind`` and ``rule`` are the id of the decision and its paragraph; ``facts`` fill the text of the question; ``default`` is the answer for an
    absent seat.

    Taking back: ``takeback`` says that the answer alone causes no roll and no event, so that it may be taken back. ``firm`` lists answers that may
    not be, although the others may. ``aloud`` says that its events are told to everybody, so that ``takeback`` holds in spite of them.

    Any-time asks: ``standing`` asks never block. ``offers`` says whether standing asks are open while this one waits. ``own`` says that a standing
    ask is open only while its seat is asked something that blocks. ``polls`` says that, before this ask is answered, bots in the other seats are
    offered their standing asks (``bots.offers``).
    """

    seat: Seat
    kind: str
    rule: str
    domain: Domain
    default: Json = None
    facts: Mapping[str, Json] = msgspec.field(default_factory=dict)
    takeback: bool = False
    standing: bool = False
    offers: bool = True
    firm: Sequence[Json] = ()
    own: bool = False
    polls: bool = False
    aloud: bool = False


class Answer(msgspec.Struct, gc=False):
    """One line of the journal. ``by`` names who gave it, if not the seat itself: ``"engine"``, ``"umpire"``, ``"bot"``, ``"default"``."""

    seat: Seat
    kind: str
    value: Json
    by: str = ""


def kept(ask: Ask, answer: Answer) -> Answer:
    """Return a legal answer as a journal keeps it."""
    value = written(ask.domain, answer.value)
    return answer if value is answer.value else Answer(answer.seat, answer.kind, value, answer.by)


def judge(asks: Sequence[Ask], answer: Answer) -> Ask:
    """Return the ask that an answer is for. Raises ``IllegalAnswer`` if there is none, or if the answer is not legal. No other code judges
    answers."""
    ask = asked(asks, answer)
    refusal = ask.domain.why_not(answer.value)
    if refusal is not None:
        raise IllegalAnswer(refusal)
    return ask


def asked(asks: Sequence[Ask], answer: Answer) -> Ask:
    """Return the ask that an answer is for, without judging the value. Raises ``IllegalAnswer`` if there is none."""
    for ask in asks:
        if ask.seat == answer.seat and ask.kind == answer.kind:
            return ask
    raise IllegalAnswer(Refusal("", "not-asked", {"seat": answer.seat, "kind": answer.kind}))
