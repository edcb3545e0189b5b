"""34.8, 34.9 Answers and rolls as lines of text: ``E1 plan S14 >C1``, ``e1 break-off yes``, ``R-31 E1 = 7``, ``R-53 B1 = 3+7+10``."""

from __future__ import annotations

import re

from ...core.ask import CHANCE, Answer, Ask
from ...core.domain import whole
from .rules import ALL_SEATS
from .state import State

ROLL = re.compile(r"(?P<id>R-[0-9]{2})(?: (?P<who>[A-Za-z0-9.]+))? = (?P<dice>[0-9]{1,2}(?:\+[0-9]{1,2})*)")
ANSWER = re.compile(r"(?P<who>[A-Za-z0-9.]+) (?P<ask>[a-z-]+) (?P<value>\S.*)")


class BadLine(ValueError):
    """A line that is no answer and no roll."""


def is_roll(text: str) -> bool:
    """34.9 Whether a line is one of dice."""
    return text.startswith("R-")


def read_roll(text: str, asks: tuple[Ask, ...]) -> list[Answer]:
    """34.9 Return the dice of a line, one answer each. Who rolls may be left out: then it is the one who is asked. Raises ``BadLine``."""
    found = ROLL.fullmatch(text)
    if found is None:
        raise BadLine("34.9 a roll is written R-31 E1 = 7, several dice 3+7+10")
    kind = f"{found['id']}:{found['who']}" if found["who"] else ""
    if not kind:
        kind = next((a.kind for a in asks if a.seat == CHANCE and a.kind.partition(":")[0] == found["id"]), found["id"])
    return [Answer(CHANCE, kind, whole(face)) for face in found["dice"].split("+")]


def read_answer(s: State, text: str, asks: tuple[Ask, ...] = ()) -> Answer:
    """34.8 Return the answer of a line, ``who ask value``; who is a seat, or an aeroplane, person or thing of one. Raises ``BadLine``."""
    found = ANSWER.fullmatch(text)
    if found is None:
        raise BadLine("34.8 an answer is written who ask value, as in E1 plan S14")
    who, ask, value = found.groups()
    if who in ALL_SEATS:
        own = f"{ask}:{who}"
        return Answer(who, own if any(a.kind == own for a in asks) else ask, value)
    return Answer(seat_of(s, who), f"{ask}:{who}", value)


def seat_of(s: State, who: str) -> str:
    """5.1 Return the seat of an aeroplane, a person or a thing on the ground. Raises ``BadLine``."""
    id = who.partition(".")[0]
    for things in (s.planes, s.units, s.gasbags, s.barrages):
        if id in things:
            seat: str = things[id].seat
            return seat
    raise BadLine(f"34.8 nobody here is called {who}")


def answer_line(answer: Answer) -> str:
    """34.8, 34.9 Return an answer, or one die, as a line."""
    ask, _, who = answer.kind.partition(":")
    if answer.seat == CHANCE:
        return f"{ask} {who} = {answer.value}" if who else f"{ask} = {answer.value}"
    return f"{who or answer.seat} {ask} {answer.value}"
