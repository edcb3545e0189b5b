"""34.8 to 34.10 Answers, rolls and results as lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lysander.core.ask import CHANCE, Answer
from lysander.core.event import Event
from lysander.games.clouds.events_text import event_line
from lysander.games.clouds.lines import BadLine, answer_line, read_answer, read_roll

Sky = Callable[..., Any]
DUEL = "clouds T1 M4 order=E1,C1 ; E1=camel@0,-1500,24/h0000L0/v14 ; C1=dr1@0,1500,24/h1800L0/v14"
FIGHT = "clouds T3 F4 ; E1=camel@0,0,20/h0000L0/v14 ; C1=dr1@0,700,20/h0100L0/v13 ; U1=infantry:C@0,900/c10/open ; Q1=barrage:C@0,0/21-30"


def test_34_8_an_answer_names_who_answers_what(sky: Sky) -> None:
    board = sky(FIGHT)
    for line, answer in (
        ("E1 plan S14 >C1", Answer("e1", "plan:E1", "S14 >C1")),
        ("E1.G attack C1 short", Answer("e1", "attack:E1.G", "C1 short")),
        ("C1 jump P", Answer("c1", "jump:C1", "P")),
        ("U1 ground-fire E1", Answer("c1", "ground-fire:U1", "E1")),
        ("Q1 ground-orders 300,0 31-40", Answer("c1", "ground-orders:Q1", "300,0 31-40")),
        ("E1 reroll keep", Answer("e1", "reroll:E1", "keep")),
        ("e1 break-off yes", Answer("e1", "break-off", "yes")),
    ):
        assert read_answer(board.state, line) == answer
        assert answer_line(answer) == line


@pytest.mark.parametrize("line", ["", "E1", "E1 plan", "E1 Plan S14", "E7 plan S14", "K1 ground-fire E1", "e4 break-off yes"])
def test_34_8_what_is_no_answer_says_so(sky: Sky, line: str) -> None:
    with pytest.raises(BadLine, match=r"34.8"):
        read_answer(sky(FIGHT).state, line)


def test_34_9_a_line_has_all_dice_of_a_roll() -> None:
    assert read_roll("R-53 B1 = 3+7+10", ()) == [Answer(CHANCE, "R-53:B1", n) for n in (3, 7, 10)]
    assert read_roll("R-60 = 5", ()) == [Answer(CHANCE, "R-60", 5)]
    assert answer_line(Answer(CHANCE, "R-31:E1", 7)) == "R-31 E1 = 7"
    for line in ("R-31 E1 7", "R-3 E1 = 7", "R-31 E1 = 7+", "R-31 E1 = x"):
        with pytest.raises(BadLine, match=r"34.9"):
            read_roll(line, ())


def test_34_9_without_a_name_the_one_who_is_asked_rolls(sky: Sky) -> None:
    board = sky(FIGHT)
    board.play("E1 attack C1 normal")
    assert read_roll("R-31 = 6", board.match.asks) == [Answer(CHANCE, "R-31:E1", 6)]
    assert read_roll("R-32 = 6", board.match.asks) == [Answer(CHANCE, "R-32", 6)]


def test_34_10_a_move_and_its_energy(sky: Sky) -> None:
    board = sky(DUEL)
    told = board.play("E1 plan S14")
    assert told == ["plan E1 S14", "moved E1 to=0,-100,24/h0000L0", "energy E1 a=0 b=0 c=0 d=1 e=0 f=0 v=15"]
    assert board.things["E1"].startswith("E1=camel@0,-100,24/h0000L0/v15")
    assert board.asked.startswith("c1 plan:C1")


def test_34_10_a_shot_its_roll_and_the_damage(sky: Sky) -> None:
    board = sky(FIGHT)
    told = board.play("E1 attack C1 normal", "R-31 E1 = 6", "R-32 E1 = 8", "E1 reroll keep", "R-38 = 2", "R-42 C1 = 5")
    for line in (
        "R-31 E1 = 6 target=14 successes=8",
        "shot E1>C1 hit guns=g1,g2 mode=normal",
        "R-32 E1 = 8",
        "damage C1 by=E1 total=16 row=16",
        "lost-fortitude C1 amount=2 left=11",
        "R-42 C1 = 5 target=11 successes=6",
    ):
        assert line in told, line


def test_34_10_several_dice_are_written_one_by_one() -> None:
    assert (
        event_line(Event("roll", "9.5", ("all",), {"name": "R-07", "who": "E1.P", "faces": 6, "face": 7, "dice": [3, 4], "add": 4}))
        == "R-07 E1.P = 3+4"
    )
    assert event_line(Event("barrage-jumps", "19.6", ("all",), {"what": "Q1", "to": [1000, 0]})) == "barrage-jumps Q1 to=1000,0"
    assert event_line(Event("bomb", "25.5", ("all",), {"who": "C1.N", "at": [5, -5]})) == "bomb C1.N 5,-5"
    assert event_line(Event("forced-home", "27.2", ("all",), {"who": "C1", "credit": ""})) == "forced-home C1"


def test_34_2_a_position_of_a_scenario_names_it(sky: Sky) -> None:
    board = sky(scenario="duel")
    assert board.position.startswith("clouds duel T1 I2 ; E1=camel@0,-1500,24/h0000L0/v14 ; C1=dr1@300,1500,24/")
    assert sky(board.position).position == board.position
