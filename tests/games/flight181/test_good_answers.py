"""26 Positions with the answers that a good player gives, and why; *normal* and *hard* give them, too."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from lysander.bots import make, prepare
from lysander.bots.protocol import questions_of
from lysander.core.ask import CHANCE, Answer, Ask
from lysander.games.flight181 import GAME
from lysander.games.flight181.bots import DOMAINS

TEAMS, HIJACKERS = "teams", "hijackers"
PLAYOUTS = 24


class Good(NamedTuple):
    """A position: who answers, what his answers contain (a regular expression; ``kind=value`` and blanks between), why, and if it is his ``whole``
    step and not one piece's action."""

    name: str
    seat: str
    at: str
    wanted: str
    why: str
    whole: bool = False


POSITIONS = (
    Good(
        "14.3 bring out",
        TEAMS,
        "F181/1 T10.7 t1:A1 t2:A10 t3:A3 h1#C h2#C h3~L9 h4#TA P:o,R3,L4,R5,o,o,L9,R10,L11,o W:- F:b Q:-",
        r"control:t\d=yes.*(move-passenger=p\d+:\S+ ?){4}",
        "All four are down, nobody has fired for nine turns, and people aboard at the end count for nothing: bring them out.",
        True,
    ),
    Good(
        "16.7 somebody must be a possum",
        TEAMS,
        "F181/1 T10.7 t1:A1 t2:L9 t3:A3 h1#C h2#C h3~L9 h4#TA P:o,R3,L4,R5,o,o,o,o,o,o W:- F:b Q:-",
        r"act:t2=search",
        "The game goes on though all are down, so one of them plays possum; a team stands on a marker and searches it.",
        True,
    ),
    Good("16.6 search the last marker", TEAMS, "~ T8.7 t1:L9 t2:A5 t3:A2 h1#C h3~L9", r"act:t1=search", "One chance in two ends the game.", True),
    Good(
        "16.6 go to the marker",
        TEAMS,
        "~ T8.7 t1:A9 t2:A1 h3~L12 P:p1@R3 F:b",
        r"move:t1=A10,A11,A12,L12$",
        "The only marker is proven a possum's, and another team is with the passengers: be on it, to search in the next turn without a step.",
    ),
    Good(
        "10.8 near and without control",
        TEAMS,
        "~ T5.7 t1:A9 h2@A10 h3@A2 P:p1@L10,p2@R10,p3@L11,p4@R11,p5@L12",
        r"control:t1=no move:t1=\S+ act:t1=h2\.",
        "Control takes one from the roll; a hijacker amid five tokens is shot first.",
    ),
    Good(
        "19.3 the last man",
        TEAMS,
        "~ T4.7 t1:A5 h2@A11 P:p1@L3",
        r"act:t\d=h2\.",
        "If he falls, whoever is aboard walks off: a team gets within five squares and fires.",
    ),
    Good(
        "13.3 control when it is quiet",
        TEAMS,
        "~ T7.7 t1:A8 h2=TF P:p1@L9,p2@R10,p3@L8",
        r"control:t1=yes",
        "There is nobody to fire at, so control costs nothing.",
    ),
    Good(
        "6.8 not into the aisle before his eyes",
        TEAMS,
        "~ T4.8 t1:A3(k) h3@A10 P:p1@R3",
        r"move-passenger=(-|\S*R\d+)$",
        "On an aisle square all the aisle can fire at the token; in its seat only the rows beside it can.",
    ),
    Good(
        "14.3 through the aisle when it is quiet",
        TEAMS,
        "~ T9.8 t1:A3(k) h3=TA P:p1@R3",
        r"move-passenger=p1:A3,A2,A1$",
        "After quiet turns the shortest way is right: out in the next turn, not in the one after.",
    ),
    Good(
        "10.11 controlled past passengers",
        TEAMS,
        "~ T4.4 t1:A5 h2@A7 h3@A9 P:p1@A7,p2@A6 Q:r.t1.h2",
        r"retaliate:t1=h2\.c",
        "One more face of the die is not worth a wounded token whenever he is missed.",
    ),
    Good(
        "13.5 out with the carried",
        TEAMS,
        "~ T5.7 t1:A13+s1 h3=C P:p1@L3 W:s1@t1.4",
        r"move:t1=[LR]13,out",
        "Outside it cannot grow late or be executed.",
    ),
    Good(
        "18.2 before it is late",
        TEAMS,
        "~ T5.7 t1:A12 h3=C P:p1@L3 W:s1@A13.2",
        r"move:t1=\S*\+s1/A13\S*,out",
        "Made in turn 2, it is late at the end of turn 6; it can be outside now.",
    ),
    Good(
        "9.4 the burst beside",
        TEAMS,
        "~ T4.3 t1:A5 h2@A8 h3@A9 P:p1@A7 Q:m.t1.h2.A8",
        r"burst-beside:t1=A9",
        "Behind him is another hijacker, in front of him are passengers.",
    ),
    Good(
        "15.8 execute the wounded",
        HIJACKERS,
        "~ T4.9 t1:A2 h2=L11 P:p1@L2 W:w1@A10.3,w2@A10.3",
        r"hijacker-move:h2=A11,A10 hijacker-act:h2=execute",
        "Two wounds executed are eight points, more than any shot.",
    ),
    Good(
        "19.7 the wound, not the serious one",
        HIJACKERS,
        "~ T5.9 t1:A2 h2@L9 P:p1@L5,p2@L5 W:s1@A11.4,w2@A6.4",
        r"hijacker-move:h2=A9,A8,A7,A6 hijacker-act:h2=execute",
        "A wound that is executed costs four points more than before, a serious token three on average.",
    ),
    Good(
        "15.9 the dead are no prey",
        HIJACKERS,
        "~ T4.9 t1:A2 h2@L11 P:p1@R10,p2@R10,p3@L12,p4@R13 W:d1@A9.3",
        r"hijacker-act:h2=\S*R10",
        "A dead token cannot be executed; two tokens on one square can be hit by one burst of fire.",
    ),
    Good(
        "15.9 nor are the carried",
        HIJACKERS,
        "~ T5.9 t1:A10+w1 h2@L9 P:p1@L7,p2@L7 W:w1@t1.4",
        r"hijacker-act:h2=\S*L7",
        "The team keeps its token; two others are within reach.",
    ),
    Good(
        "15.6 where most are",
        HIJACKERS,
        "~ T4.9 t1:A3 h2@R8 P:p1@L7,p2@L7,p3@L8,p4@R2",
        r"hijacker-act:h2=(L7/L8|L8/L7)",
        "The two squares with three tokens.",
    ),
    Good(
        "15.6 passengers, not the team",
        HIJACKERS,
        "~ T4.9 t1:A9!2 h2@A7 P:p1@L6,p2@L6,p3@L5,p4@R2",
        r"hijacker-act:h2=(L5/L6|L6/L5)",
        "A hit wounds a team one time in six, for one point; a token that is hit costs more, and three are in two squares.",
    ),
    Good(
        "15.2 the possum gets up",
        HIJACKERS,
        "~ T6.9 t1:A2 h2~R10 P:p1@L3 W:s1@A10.5,w2@A10.5",
        r"next-hijacker=h2 hijacker-move:h2=A10 hijacker-act:h2=execute",
        "Seven points lie one step away, and the team is out of range.",
    ),
    Good(
        "15.10 out of sight",
        HIJACKERS,
        "~ T4.9 t1:A2 h2@R10 P:p1@L3",
        r"hijacker-move:h2=(\S+,)?[LR]\d+ hijacker-act:h2=-",
        "Nobody is in reach to fire at: he ends on a seat that no team sees, and is hidden again.",
    ),
)


def answers(board: Any, good: Good, give: Callable[[Ask], Any]) -> str:
    """Returns what a seat answers, up to its next piece or another seat's question; others take the default, dice are 1."""
    said: list[str] = []
    while board.state.result is None:
        ask = board.ask
        if said and (ask.seat not in (good.seat, CHANCE) or (not good.whole and ask.kind.startswith("next-"))):
            break
        value = 1 if ask.seat == CHANCE else ask.default
        if ask.seat == good.seat:
            value = give(ask)
            said.append(f"{ask.kind}={value}")
        board.match.give(Answer(ask.seat, ask.kind, value))
    return " ".join(said)


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("good", POSITIONS, ids=lambda good: good.name)
def test_26_1_bots_give_the_good_answer(good: Good, level: str, place: Any) -> None:
    board, bot = place(good.at), make("flight181", good.seat, level, 1, playouts=PLAYOUTS)

    def give(ask: Ask) -> Any:
        data = prepare(good.seat, GAME.view(board.state, good.seat), (ask,), ())
        return bot.decide(data["view"], questions_of(data["questions"], DOMAINS), [])[1]

    said = answers(board, good, give)
    assert re.search(good.wanted, said), f"{good.name}: {said}. {good.why}"


@pytest.mark.parametrize("good", POSITIONS, ids=lambda good: good.name)
def test_26_1_thoughtless_answers_are_seldom_good(good: Good, place: Any) -> None:
    """What an absent player answers is refused, and nearly all that a random one does."""
    if good.name != "6.8 not into the aisle before his eyes":  # the default, to leave the token where it is, is right there
        assert not re.search(good.wanted, answers(place(good.at), good, lambda ask: ask.default))
    rng = Random(1)
    found = [re.search(good.wanted, answers(place(good.at), good, lambda ask: ask.domain.sample(rng))) for _ in range(6)]
    assert found.count(None) >= 3
