"""25.10 to 25.12 Answers and events as lines of text, for worked cases, tests and reports of faults."""

from __future__ import annotations

import re

from ...core.ask import CHANCE, Answer, Json, Seat
from ...core.domain import whole
from ...core.event import ALL, Event
from .rules import Rules
from .state import HIJACKERS

ANSWER = re.compile(r"(H|T[1-3]?|\?) ([a-z0-9:>-]+)=(\S+)")


class BadLine(ValueError):
    """A line that is no answer."""


def answer_line(answer: Answer) -> str:
    """25.10 Returns ``T move:t1=A1,A2`` (several Teams seats: ``T1`` to ``T3``), ``? fire-hit:t1>h2=5``; 25.11 ``=TF``: wild fire with one square."""
    letter = {HIJACKERS: "H", CHANCE: "?"}.get(answer.seat, answer.seat.replace("teams", "T").replace("team", "T"))
    return f"{letter} {answer.kind}={answer.value}"


def read_answer(rules: Rules, text: str) -> Answer:
    """25.10 Reads an answer from a line; ``T`` is the commander. Raises ``BadLine``."""
    found = ANSWER.fullmatch(text)
    if found is None:
        raise BadLine(f"25.10 no answer: {text!r:.60}")
    letter, kind, value = found.groups()
    if letter == "?":
        number = whole(value)
        return Answer(CHANCE, kind, value if number is None else number)
    return Answer({"H": HIJACKERS, "T": rules.commander}.get(letter, f"team{letter[1:]}"), kind, value)


def event_line(event: Event) -> str:
    """25.12 Returns ``! shot from=t1 at=h2 kind=c roll=3 mod=+1 hit=yes [10.7] -> all``."""
    parts = [f"! {event.kind}"]
    for key, value in event.facts.items():
        if key == "roll" or (isinstance(value, dict) and "face" in value):
            parts.append(f"{key}={value['face']}" + (f" mod={value['sum'] - value['face']:+}" if value["modifiers"] else ""))
        elif key not in ("chain", "link"):
            parts.append(f"{key}={_word(value)}")
    return " ".join([*parts, f"[{event.rule}]", "->", _to(event.to)])


def _word(value: Json) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ",".join(_one(v) for v in value) or "-"
    if isinstance(value, dict):
        return ",".join(f"{k}:{_word(v)}" for k, v in value.items()) or "-"
    return str(value) if value not in ("", None) else "-"


def _one(value: Json) -> str:
    """Returns an entry of a list: a roll as its target and face."""
    if isinstance(value, dict) and "face" in value:
        return f"{value['target']}:{value['face']}"
    return f"({_word(value)})" if isinstance(value, dict) else str(value)


def _to(seats: tuple[Seat, ...]) -> str:
    return "all" if ALL in seats else "hijackers" if HIJACKERS in seats else "teams"
