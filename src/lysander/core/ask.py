"""Questions and answers.

An *ask* is the only way in which the rules take anything from outside: a decision of a seat, a roll, a ruling. An *answer* is a plain
value, in the notation of the game's rulebook wherever it has one (``"r0310r0309."``, ``"P3:board=L3"``, ``4``).
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
    """What a domain needs of ``random.Random`` to sample."""

    def random(self) -> float: ...


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why an answer is not legal: paragraph, a short code the text layer knows, and the facts for its sentence."""

    rule: str
    code: str
    facts: Mapping[str, Json] = msgspec.field(default_factory=dict)
    more: tuple[Refusal, ...] = ()

    def __str__(self) -> str:
        facts = "".join(f" {k}={v}" for k, v in self.facts.items())
        return f"[{self.rule}] {self.code}{facts}" + "".join(f"; {r}" for r in self.more)


class IllegalAnswer(ValueError):
    """An answer that may not be given here. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Domain(Protocol):
    """An action space: judges, samples, describes itself, and lists its members when it can."""

    def why_not(self, value: Json) -> Refusal | None:
        """None if ``value`` is legal, else the reason with its paragraph. Never raises, whatever ``value`` is."""

    def sample(self, rng: Rng) -> Json:
        """A random legal value; every legal value can come up."""

    def members(self) -> Sequence[Json] | None:
        """All legal values in the order of the rulebook, or None if they are built and not listed."""

    def describe(self) -> dict[str, Json]:
        """JSON for the clients; ``"type"`` names the widget."""


class Ask(msgspec.Struct, gc=False):
    """One open question.

    ``kind`` and ``rule`` are the decision's id and paragraph. ``facts`` fill the text of the question. ``default`` is the answer of an
    absent seat. ``takeback`` says that the answer by itself makes no die fall and tells nobody anything, so that it may be taken back.
    ``standing`` asks never block. ``offers`` says whether standing asks are open while this one waits.
    ``firm`` lists answers that may not be taken back although the others may. ``own`` says that a standing ask is open only while its seat
    is asked something that blocks. ``aloud`` says that all it tells it tells to everybody, so that ``takeback`` holds even though it was told.
    ``polls`` says that bots in the other seats are offered their standing asks before it (``bots.offers``).
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
    """One line of the journal. ``by`` names who gave it if that was not the seat itself (``"engine"``, ``"umpire"``, ``"bot"``, ``"default"``)."""

    seat: Seat
    kind: str
    value: Json
    by: str = ""


def judge(asks: Sequence[Ask], answer: Answer) -> Ask:
    """The one place where an answer is judged: the ask it answers, or ``IllegalAnswer``."""
    ask = asked(asks, answer)
    refusal = ask.domain.why_not(answer.value)
    if refusal is not None:
        raise IllegalAnswer(refusal)
    return ask


def asked(asks: Sequence[Ask], answer: Answer) -> Ask:
    """The ask that an answer is for. Raises ``IllegalAnswer`` if nobody asks that."""
    for ask in asks:
        if ask.seat == answer.seat and ask.kind == answer.kind:
            return ask
    raise IllegalAnswer(Refusal("", "not-asked", {"seat": answer.seat, "kind": answer.kind}))
