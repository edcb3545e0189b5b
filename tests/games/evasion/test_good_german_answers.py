"""Positions of the German seat that have a good answer: what a good player orders, why, and that the normal and the hard bot order it, too."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

from lysander.bots import ask_bot, make
from lysander.core.ask import CHANCE, Answer
from lysander.core.event import Event

Told = tuple[str, dict[str, Any]]
RENDEZVOUS = "0209|0211|0309|0311|0410"


class Good(NamedTuple):
    """A position, what the Germans were told before, an expression found in the good answers of the half, and what the dice of looks show."""

    at: str
    told: tuple[Told, ...]
    answers: str
    look: int = 6


def turn(move: int) -> tuple[Told, ...]:
    """A move up to its German half, in which nothing is told."""
    light = "night" if move % 2 else "day"
    return ("turn", {"move": move, "light": light}), ("half", {"side": "british"}), ("half", {"side": "german"})


def seen(hex: str, men: int = 6) -> Told:
    """A lorry alone has seen a group (9.9)."""
    return "g_seen", {"unit": "L6", "hex": hex, "men": men, "how": "foot"}


def waits(hex: str, *moves: int) -> tuple[Told, ...]:
    """A group was seen in the same hex in each of these moves."""
    return tuple(told for move in moves for told in (*turn(move), seen(hex)))


POSITIONS = {
    # 7.8.1, 8.9: they lie hidden in a wood by day, where one who comes by sees two men in six looks; a search finds them for sure.
    "search where they were just seen": Good("4d.G B[0308h:ABCDEF] P[2@0308] Z[0405]", (*turn(4), seen("0308")), "^order=P2:search"),
    # 7.2, 7.8.1: by night a hidden group in a wood is seen by one look in six, and only from its own hex; who was there twice sits there.
    "search the wood by night": Good("5n.G B[0308h:ABCDEF] P[2@0308] Z[0405]", (*waits("0308", 3, 4), *turn(5)), "^order=P2:search"),
    # 7.2, 7.5: six men who have moved are seen for sure in the open by day; in the next half they are somewhere else.
    "walk in at once by day": Good("4d.G B[0410m:ABCDEF] P[2@0309] Z[0405]", (*turn(4), seen("0410")), "order=P2:walk path=[xr]0410"),
    # 10.4: against four or more in the open a patrol is destroyed in three fights of six: a second one has to be there.
    "both patrols go to them": Good("4d.G B[0411m:ABCDEF] P[2@0410 3@0412] Z[0405]", (*turn(4), seen("0411")), "(P[23]:walk path=[xr]0411.*){2}"),
    # 8.3, 8.7: fifteen hexes are three days on foot; aboard the lorry in this hex it is one half.
    "ride to a far report": Good(
        "4d.G B[0803h:ABCDEF] P[2@0113] L[3@0113] Z[0803]", (*turn(4), seen("0803")), "^order=P2:board=L3 order=L3:drive path=r"
    ),
    # 8.7: a patrol that was carried may walk in the same half; aboard it would only drive by.
    "get off and walk in": Good(
        "4d.G B[0411m:ABCDEF] P[2@L3] L[3@0410] Z[0405]", (*turn(4), seen("0411")), "^order=L3:unload .*order=P2:walk path=[xr]0411"
    ),
    # 2.11, 3.5: before anything was told they can be nowhere but within one walk of a rendezvous.
    "begin at the tunnel": Good("1n.G B[0309h:ABCDEF] P[3@0113 4@0210] Z[0405]", turn(1), f"order=P4:walk path=\\S*({RENDEZVOUS})"),
    # 12.1, 8.9: two moves before the end they lie in a landing hex: there they will be fetched. One who leaves gives the field away.
    "stay and search the field": Good("9n.G B[0405h:ABCDEF] P[2@0405] Z[0405]", (*waits("0405", 7, 8), *turn(9)), "^order=P2:search"),
    # 12.4: in the last half a patrol that enters the hex of the aircraft finds it and fights; nothing else can win any more.
    "enter the field in the last half": Good(
        "11n.G B[0405h:ABCDEF] P[2@0506] Z[0405!]", (*waits("0405", 8, 9, 10), *turn(11)), "^order=P2:walk path=\\S*0405"
    ),
    # 8.7, 12.4: the last half is long enough to be driven ten hexes, to get off and to walk two; near the field is not in it.
    "drive, get off, enter the field": Good(
        "11n.G B[0405h:ABCDEF] P[2@L3] L[3@0412] Z[0405!]",
        (*waits("0405", 8, 9, 10), *turn(11)),
        "^order=L3:drive path=\\S+ order=L3:unload order=P2:walk path=\\S*0405",
    ),
    # 9.5, 9.9: against four or more unhurt men in the open the crew is lost in four attacks of six; the report alone brings patrols.
    "do not attack six men": Good("2d.G B[0411m:ABCDEF] L[3@0412] Z[0405]", (*turn(2), seen("0411")), "attack:L3=no", 1),
    # 9.12, 10.3: the last man was wounded when he got away: he is taken without a roll.
    "attack the last man, who is wounded": Good(
        "4d.G B[0411m:A*] L[3@0412] Z[0405]",
        (*turn(3), ("g_bodies", {"hex": "0410", "men": 5}), ("g_broke_away", {"unit": "P2", "hex": "0410", "hit": 1}), *turn(4), seen("0411", 1)),
        "attack:L3=yes",
        1,
    ),
}


def answers(match: Any, level: str, told: tuple[Told, ...], look: int, seed: int = 1) -> str:
    """All answers of the bot in this German half, in notation. Dice of looks show ``look``, other dice 6, the British answer by default."""
    bot = make("evasion", "german", level, seed, playouts=192, strict=True)
    known, given = [Event(kind, "", ("german",), facts) for kind, facts in told], []
    heard, begun = 0, (match.state.move, match.state.half)
    while match.asks and (match.state.move, match.state.half) == begun:
        ask = match.asks[0]
        if ask.seat == CHANCE:
            match.give(Answer(CHANCE, ask.kind, look if ask.kind.startswith("look") else 6))
        elif ask.seat != "german":
            match.give(Answer(ask.seat, ask.kind, ask.default))
        else:
            known, heard = [*known, *match.events[heard:]], len(match.events)
            kind, value = ask_bot(bot, match.view("german"), match.asks, known, strict=True)
            known = []
            given.append(f"{kind}={value}")
            match.give(Answer("german", kind, value))
    return " ".join(given)


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("name", POSITIONS)
def test_a_good_answer(place, name: str, level: str) -> None:
    good = POSITIONS[name]
    found = answers(place(good.at).match, level, good.told, good.look)
    assert re.search(good.answers, found), found


TRIES = 12


@pytest.mark.parametrize("name", POSITIONS)
def test_thoughtless_answers_are_seldom_good(place, name: str) -> None:
    """At most a third of what is given at random passes for good."""
    good = POSITIONS[name]
    said = [answers(place(good.at).match, "random", good.told, good.look, seed) for seed in range(TRIES)]
    passed = sum(bool(re.search(good.answers, one)) for one in said)
    assert passed <= TRIES / 3, said


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_who_was_seen_on_the_way_may_have_gone_on(place, level: str) -> None:
    """7.9, 9.9 By day in the open a lorry is sure to spot a party, which goes on.

    Asked at once, the Germans know where it is; in their own half they look for it elsewhere, too.
    """
    board = place("4d.B B[0410h:ABCDEF] P[2@0113] L[3@0411] Z[0405]")
    bot = make("evasion", "german", level, 1, playouts=64, strict=True)
    board.play("british party=ABCDEF@0410:walk", "british path=x0411x0510.")
    events = [Event(kind, "", ("german",), facts) for kind, facts in turn(4)[:2]]
    kind, value = ask_bot(bot, board.match.view("german"), board.match.asks, [*events, *board.match.events], strict=True)
    heard = len(board.match.events)
    board.play(f"german {kind}={value}")
    while board.ask.seat == "british":
        board.play(f"british {board.ask.kind}={board.ask.default}")
    assert board.state.men["A"].hex == "0510" and board.ask.seat == "german"
    ask_bot(bot, board.match.view("german"), board.match.asks, board.match.events[heard:], strict=True)
    assert bot.where[bot.ground.index["0510"]] > 0.02  # type: ignore[attr-defined]
