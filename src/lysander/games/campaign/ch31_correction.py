"""31.21 Corrections: at any time the organiser may put a mistake right, by a record that names the one it amends and the values before and after.

An answer is the number of the record, what is changed, its new value, and why: ``61 e1p3.experience 3 a shared victory``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...core.ask import Ask, Json, Refusal, Rng
from ...core.domain import pick, whole
from ...core.record import Value as Frozen
from ...core.referee import Referee
from .amendable import RULE, Value, amend, present, read, targets, values, why_not
from .records import EVERYBODY, about, applies, side_of, write
from .rules import ORGANISER
from .state import READY, State

CORRECT = "correct"
LONGEST = 80
"""Characters of a reason at most."""


class Correction(Frozen, frozen=True):
    """31.21 A correction: the number of the record that it amends, what it changes, to what, and why."""

    amends: int
    target: str
    value: Value
    why: str


def parse(s: State, text: Json) -> Correction | Refusal:
    """34.1, 31.21 Return the correction that a text says, or why it is none."""
    words = text.split(" ", 3) if isinstance(text, str) else []
    number = whole(words[0], 6) if len(words) == 4 else None
    if number is None or not words[3].strip() or not words[3].isprintable() or len(words[3]) > LONGEST:
        return Refusal(RULE, "malformed")
    if not 1 <= number <= s.records:
        return Refusal(RULE, "no_such_record", {"most": s.records})
    if words[1] not in targets(s):
        return Refusal(RULE, "no_such_target", {"target": words[1][:LONGEST]})
    value = read(s, words[1], words[2])
    return value if isinstance(value, Refusal) else Correction(number, words[1], value, words[3])


@dataclass(slots=True)
class Correcting:
    """31.21 Any correction that can be carried out now."""

    state: State

    def why_not(self, value: Json) -> Refusal | None:
        found = parse(self.state, value)
        return found if isinstance(found, Refusal) else why_not(self.state, found.target, found.value)

    def sample(self, rng: Rng) -> Json:
        s = self.state
        possible = targets(s)
        while True:
            target = pick(rng, possible)
            value = pick(rng, values(s, target) or ("Somebody_else", f"Named_{int(rng.random() * 1000)}"))
            text = f"{1 + int(rng.random() * s.records)} {target} {value} {pick(rng, ('miscounted', 'a slip of the pen'))}"
            if self.why_not(text) is None:
                return text

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        s = self.state
        return {"type": "correction", "records": s.records, "people": list(s.people), "squadrons": list(s.squadrons), "longest": LONGEST}


def correction_ask(s: State) -> Ask | None:
    """31.21 Return the ask of the organiser; None before there is anything to correct, and after the end."""
    return Ask(ORGANISER, CORRECT, RULE, Correcting(s), standing=True) if s.squadrons and s.month and s.result is None else None


def correct(s: State, ref: Referee, text: str) -> None:
    """31.21 Carry out a correction."""
    found = parse(s, text)
    assert isinstance(found, Correction)
    of, _, field = found.target.partition(".")
    to = about(s, s.people[of]) if of in s.people else side_of(s, of) if field == "type" else EVERYBODY
    before = present(s, found.target)
    write(
        s, ref, "correction", RULE, to, seen_of(s, found), amends=found.amends, target=found.target, before=before, after=found.value, why=found.why
    )


def seen_of(s: State, c: Correction) -> dict[str, Json] | None:
    """5.3, 31.20 Return what the other side is told of a correction behind closed cockpits: another name of somebody it has seen, and that somebody
    who fell before its eyes has not."""
    of, _, field = c.target.partition(".")
    p = s.people.get(of)
    if p is None or not (p.flew or of in s.aloft):
        return None
    told: dict[str, Json] = {"target": c.target, "before": present(s, c.target), "why": c.why}
    if field == "state":
        return {**told, "after": READY} if p.fell else None
    return {**told, "after": c.value} if field == "name" else None


@applies("correction")
def _corrected(s: State, facts: Mapping[str, Any]) -> None:
    amend(s, facts["target"], facts["after"])
