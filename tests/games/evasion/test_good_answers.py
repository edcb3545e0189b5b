"""Twelve positions of the British seat, each with what a good player does and why. The *normal* and the *hard* bot must do it."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

from lysander.bots import ask_bot, make
from lysander.core.ask import Answer

FAR = "P[1@0616 2@0616 3@0616 4@0616 5@0616 6@0616] L[1@0616 2@0616 3@0616 4@0616 5@0616 6@0616]"
"""Germans who are far away, where the British do not see them."""


class Position(NamedTuple):
    """A position, the answers of the half from there on (a pattern for ``kind=value`` by line), a bad answer, and the reason."""

    at: str
    good: str
    bad: str
    reason: str
    lines: tuple[str, ...] = ()


LORRY = ("german order=L1:drive", "german path=r0310r0309.")
POSITIONS = {
    "the last step": Position(
        f"11n.B B[0406h:ABCDEF] Z[0405] {FAR}",
        r"party=ABCDEF@0406:walk\npath=x0405\.",
        "party=done",
        "12.1, 12.3 The Lysander comes once, at the end of this half.",
    ),
    "at the aircraft": Position(
        f"11n.B B[0405h:ABCDEF] Z[0405] {FAR}",
        "party=done",
        "party=ABCDEF@0405:walk",
        "12.2 It lands where they are; who walks away is left behind.",
    ),
    "two halves left": Position(
        f"10d.B B[0408h:ABCDEF] Z[0404] {FAR}",
        r"(party=[A-F]+@0408:walk\npath=\S*(0305|0306|0406|0505|0506)\.\n?)+",
        "party=done",
        "6.5 Two halves' walk in two halves: nobody can wait for night.",
    ),
    "a patrol next door by day": Position(
        "4d.B B[0407h:ABCDEF] P[1@0507] L[1@0616] Z[0404]",
        r"(party=[A-F]+@0407:walk\npath=\S*(0305|0306|0307|0308|0309)\.\n?)+",
        "party=done",
        "7.2 Men who lie in the open are found by day on 3 or less; the wood is in reach.",
    ),
    "around the town": Position(
        f"7n.B B[0411h:ABCDEF] Z[0612] {FAR}",
        r"(party=[A-F]+@0411:walk\npath=((?!0412)\S)+\n?)+",
        "party=ABCDEF@0411:walk\npath=r0412.",
        "7.9.4, 10.4 A garrison looks at who enters, and in a town one in three fights ends in prison.",
    ),
    "wounded men keep up": Position(
        f"9n.B B[0406h:ABCDE*F*] Z[0405] {FAR}",
        r"party=ABCDEF@0406:walk\npath=x0405\.",
        "party=ABCD@0406:walk\npath=x0405.",
        "6.6, 10.3 One step is all the way; alone they would be taken without a fight.",
    ),
    "wounded men would be late": Position(
        f"8d.B B[0308h:ABCDE*F*] Z[0803] {FAR}",
        r"party=ABCD@0308:walk\npath=\S+\.\nparty=done",
        "party=ABCDEF@0308:walk\npath=x0307.",
        "6.6, 13.3 With them all would miss the aircraft; two men flown out win.",
    ),
    "a prisoner is taken": Position(
        f"7n.B B[0406h:ABCD] Z[0604] {FAR} X[pow:EF]",
        r"party=(?P<men>..)@0406:walk\npath=\S+(?P<to>\d{4})\.\nparty=(?!(?P=men))..@0406:walk\npath=(?!\S*(?P=to)\.)\S+\.",
        "party=ABCD@0406:walk\npath=x0405x0404.",
        "13.2, 13.3 The Germans have won; one pair of two that gets through is enough to win, too.",
    ),
    "a lorry by day": Position(
        "4d.B B[0410h:ABCDEF] P[1@0309 2@0411 3@0409] L[5@0410c] Z[0510]",
        r"(?s)(?!.*drive).+",
        "party=ABCDEF@0410:drive=L5\npath=r0411.",
        "7.8.3 By day every patrol sees a captured lorry.",
    ),
    "a lorry alone": Position(
        "4d.G B[0309a:ABCDEF] P[1@0616] L[1@0210 2@0616] Z[0404]",
        "spring:0309=yes",
        "spring:0309=no",
        "9.5 Six men in a wood add 2: it cannot get away, and one throw in six costs a wound.",
        LORRY,
    ),
    "a lorry with troops": Position(
        "4d.G B[0309a:ABCDEF] P[1@L1] L[1@0210 2@0616] Z[0404]",
        "spring:0309=no",
        "spring:0309=yes",
        "9.4, 10.4 That is a fight with a patrol: one in six times all are killed; hidden in a wood they are found on 1, if it stops.",
        LORRY,
    ),
    "after a fight": Position(
        "4d.B B[0407h:ABCDEF] P[1@0406 2@0507] L[1@0210] Z[0404]",
        "escape=(0305|0306)",
        "escape=0506",
        "10.9, 10.11 They count as moving until the move ends: towards the aircraft or into the wood, not beside the second patrol.",
        ("british party=ABCDEF@0407:walk", "british path=x0406.", "chance patrol=3", "chance hit=1"),
    ),
}


def half(place, position: Position, level: str) -> str:
    """The answers of a bot from a position to the end of its half, by line."""
    board: Any = place(position.at)
    board.play(*position.lines)
    bot, heard, lines = make("evasion", "british", level, 1, playouts=24, strict=True), 0, []
    while any(a.seat == "british" and not a.standing for a in board.match.asks):
        kind, value = ask_bot(bot, board.match.view("british"), board.match.asks, board.match.events[heard:], strict=True)
        heard = len(board.match.events)
        lines.append(f"{kind}={value}")
        board.match.give(Answer("british", kind, value))
    return "\n".join(lines)


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("name", POSITIONS)
def test_a_good_answer_is_given(place, name: str, level: str) -> None:
    """Each position by both levels."""
    position = POSITIONS[name]
    given = half(place, position, level)
    assert re.fullmatch(position.good, given), f"{position.reason} {level} gave:\n{given}"


@pytest.mark.parametrize("name", POSITIONS)
def test_a_bad_answer_is_legal_and_found(place, name: str) -> None:
    """What a beginner might do is refused by the pattern, not by the rules."""
    position = POSITIONS[name]
    board = place(position.at)
    board.play(*position.lines, *(f"british {line}" for line in position.bad.split("\n")[:2]))
    assert not re.fullmatch(position.good, position.bad), position.reason
