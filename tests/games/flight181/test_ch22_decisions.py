"""22 Decisions, 23 rolls, 25 notation."""

from __future__ import annotations

import random
import tomllib
from importlib import resources
from typing import Any

import pytest

from lysander.core.ask import CHANCE
from lysander.core.battery import Trial
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.plain import ask_data, plain
from lysander.games.flight181 import GAME
from lysander.games.flight181.lines import BadLine, answer_line, event_line, read_answer
from lysander.games.flight181.notation import BadPosition

OWN = {"watch"}
"""17.14 whether the picking person has opened the shell game."""


def shipped(name: str) -> dict[str, Any]:
    return tomllib.loads((resources.files("lysander.games.flight181") / "tables" / f"{name}.toml").read_text("utf-8"))


def games(n: int) -> list[Trial[Any]]:
    """Plays random games over all scenarios and sets of players, some with a shell game."""
    found = []
    for i in range(n):
        rng = random.Random(f"decisions/{i}")
        options = {"vet_style": "shell"} if i % 2 else {}
        setup = Setup("flight181", GAME.scenarios[i % 3].id, options, GAME.seatings[i // 2 % 3])
        found.append(Trial(GAME, setup, rng, Chance(rng.randbytes(16)), default_rate=0.4 if i % 4 == 3 else 0.0))
    return found


PLAYED = games(14)


@pytest.fixture(scope="module")
def asked() -> list[tuple[Any, Any]]:
    """Returns all that was asked and answered in these games."""
    lines = []
    for trial in PLAYED:
        while not trial.match.over:
            trial.step()
        lines += list(zip(trial.match.asked, trial.match.lines, strict=True))
    return lines


def test_22_1_every_decision_is_asked_and_cites_its_paragraph(asked: list[tuple[Any, Any]]) -> None:
    table = {d["id"]: d for d in shipped("decisions")["decision"]}
    came = {ask.kind.partition(":")[0]: ask for ask, _ in asked if ask.seat != CHANCE}
    assert set(came) == set(table) | OWN
    for id, row in table.items():
        assert came[id].rule.split(".")[0] in {r.split(".")[0] for r in row["rule"].split(", ")}, id


def test_22_1_defaults_are_those_of_the_table(place: Any) -> None:
    board = place()
    board.play("H setup-hijackers=C,C,R10,TA")
    assert (board.ask.kind, board.ask.default) == ("next-team", "t1")
    board.play("T next-team=t1")
    assert board.ask.default == "L7"
    board.play("T enter:t1=L7", "T move:t1=-")
    assert board.ask.default == "-"
    board = place("~ T3.7 t1:A5 h2@A6 P:p3@A6", {"stray_check": "yes"})
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=-", "T act:t1=h2.u", "? fire-hit:t1>h2=1", "? passenger-morale:p3=5")
    assert board.ask.default == "-"


def test_22_1_overflow_goes_by_default_to_the_lowest_station_then_the_aisle(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2@A5 P:p3@A5")
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=-", "T act:t1=h2.u", "? fire-hit:t1>h2=1")
    assert (board.options, board.ask.default) == (["A4", "L5", "R5", "A6"], "A4")


def test_22_2_a_refused_answer_may_be_given_again(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2=TA")
    assert board.refused("T next-team=t4") == "13.1 not-an-option"
    board.play("T next-team=t1")


def test_22_3_a_question_with_one_answer_is_not_put(asked: list[tuple[Any, Any]]) -> None:
    always = ("ambush", "next-hijacker", "hijacker-move", "hijacker-act")
    for ask, _ in asked:
        members = ask.domain.members()
        if ask.seat != CHANCE and members is not None and ask.kind.partition(":")[0] not in always:
            assert len(members) > 1, ask.kind


def test_23_1_every_roll_of_the_table_is_made_and_no_other(asked: list[tuple[Any, Any]]) -> None:
    table = {r["id"]: r for r in shipped("rolls")["roll"]}
    came = {ask.kind.partition(":")[0]: ask for ask, _ in asked if ask.seat == CHANCE}
    assert set(came) <= set(table)
    assert set(table) - set(came) <= {"shell-swap", "serious-wound"}
    for id, ask in came.items():
        assert ask.domain.members()[-1] == int(table[id]["dice"][2:3])


def test_23_2_secret_rolls_are_told_to_the_hijackers_only() -> None:
    for trial in PLAYED:
        for event in trial.match.events:
            if event.kind in ("fate", "blended", "escaped"):
                assert event.to == ("hijackers",)
            if event.kind == "burst" and "teams" in event.to:
                assert len(event.facts["rolls"]) <= len(event.facts["squares"]) * 13


def test_25_1_a_position_in_one_line(place: Any) -> None:
    line = "F181/1 T3.7 t1:A3 t2:- t3:x!3 h1=C h2@A9 h3#R4 h4& P:L2,o,A4',R5,o,o,o,o,o,o W:w1@A5.2,d2@x.3 F:b Q:-"
    assert place(line).position == line


@pytest.mark.parametrize("team", ["t2:A8!1(gk)+s4", "t2:-", "t2:x!3", "t2:A8(acgjkuv)"])
def test_25_2_teams(place: Any, team: str) -> None:
    tokens = "s4@t2.2" if "+" in team else "-"
    line = f"F181/1 T3.7 t1:- {team} t3:- h1@A1 h2# h3# h4# P:o,o,o,o,o,o,o,o,o,o W:{tokens} F:- Q:-"
    assert GAME.write(GAME.parse(line, place().setup)) == line


@pytest.mark.parametrize(
    "man", ["h2=C", "h2@A5", "h2~A5", "h2#A5", "h2#", "h2$p4.7", "h2&", "h2^", "h2=L6?A5.3", "h2=L6%A5", "h2$p4.7?A5.3", "h2^%A5"]
)
def test_25_3_hijackers(place: Any, man: str) -> None:
    line = f"F181/1 T3.9 t1:R12 t2:- t3:- h1@A1* {man} h3# h4# P:o,o,o,L4,o,o,o,o,o,o W:- F:- Q:-"
    assert GAME.write(GAME.parse(line, place().setup)) == line


def test_25_4_the_teams_form(place: Any) -> None:
    board = place("F181/1 T4.9 t1:A3 t2:- t3:- h1~A6 h2$p1.7* h3=R9?A9.2 h4& P:L2,o,o,R5,o,o,L9,L10,o,o W:- F:B Q:-")
    assert board.public == "F181/1 T4.9 t1:A3 t2:- t3:- h1%A6 h2? h3?A9.2 h4& P:L2,o,o,R5,o,o,L9,L10,o,o W:- F:- Q:-"


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "x",
        "F181/1",
        "~ T3.11",
        "~ T99.7",
        "~ t1:A99",
        "~ t1:A5!4",
        "~ t1:A5()",
        "~ t1:A5(ga)",
        "~ t1:A5+w1",
        "~ T4.9 h2$p00.7",
        "~ T4.9 h2$p12.7",
        "~ h1=",
        "~ h1#A5?A5.3",
        "~ h1$p4.7",
        "~ P:p3@C",
        "~ P:p11@A3",
        "~ W:w1@A77.2",
        "~ W:w01@A5.2",
        "~ W:w1@A5.2,w1@A6.2",
        "~ F:x",
        "~ Q:z.1",
        "~ Q:p.2.p3.0.A5",
        "~ t1:A5 t1:A6",
        "~ t1:A5 h1=A6",
    ],
)
def test_25_5_to_25_8_what_is_no_position_is_refused(place: Any, bad: str) -> None:
    with pytest.raises(BadPosition):
        GAME.parse(bad, place().setup)


def test_25_5_passengers(place: Any) -> None:
    board = place("~ T4.8 t1:A3(k) h2=TA P:p3@A5',p4@o*")
    assert [(p.square, p.left, p.vetted, p.moved) for p in board.state.passengers.values()][2:4] == [
        ("A5", False, True, False),
        ("", True, False, True),
    ]


def test_25_6_tokens(place: Any) -> None:
    line = "w1@A4.2,s2@t1.3!,d3@o.2,w4@x.2,s5@z.2"
    assert f"W:{line} " in place(f"~ T7.7 t1:A3+s2 h2=TA W:{line}").position


def test_25_6_tokens_are_kept_in_the_order_of_their_numbers(place: Any) -> None:
    """19.5 The fate of the serious is rolled in this order, however a position was written."""
    board = place("~ T3.7 t1:A5 h2@A6 P:p1@L5 W:s3@A9.1,s1@L9.1!,w2@A9.1")
    assert "W:s1@L9.1!,w2@A9.1,s3@A9.1" in board.position
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=-", "T act:t1=h2.u", "? fire-hit:t1>h2=6", "? down:h2=1")
    assert board.ask.kind == "serious-wound:s1"


def test_25_7_flags(place: Any) -> None:
    assert place("~ T3.7 t1:A3 h2=TA F:B").state.barred == "secret"


@pytest.mark.parametrize("waits", ["m.t2.h3.L9", "r.t2.h3", "p.1.p3.-1.A5,p.1.p4.0.A5,p.2.p3.0.A9", "s.t2.h3.c,p.1.p3.-2.A5"])
def test_25_8_what_waits(place: Any, waits: str) -> None:
    line = f"F181/1 T3.3 t1:- t2:A8 t3:- h1# h2# h3@L9 h4# P:o,o,A5,A6,o,o,o,o,o,o W:- F:- Q:{waits}"
    assert GAME.write(GAME.parse(line, place().setup)) == line


def test_25_9_what_is_not_named(place: Any) -> None:
    assert GAME.write(GAME.parse("~ h4=C", place().setup)) == (
        "F181/1 T3.7 t1:- t2:- t3:- h1# h2# h3# h4=C P:o,o,o,o,o,o,o,o,o,o W:- F:- Q:-"
    )  # fmt: skip


def test_25_10_answers_round_trip(asked: list[tuple[Any, Any]]) -> None:
    for trial in PLAYED[:3]:
        for line in trial.match.lines:
            again = read_answer(trial.match.state.rules, answer_line(line))
            assert (again.seat, again.kind, again.value) == (line.seat, line.kind, line.value)
    with pytest.raises(BadLine):
        read_answer(PLAYED[0].match.state.rules, "T move")


def test_25_12_events(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2@A6 h3=TA")
    told = board.events("T next-team=t1", "T move:t1=-", "T act:t1=h2.c", "? fire-hit:t1>h2=1")
    assert event_line(told[-1]) == "! shot from=t1 at=h2 kind=c square=A5 target=A6 line=A6 roll=1 mod=+1 hit=no [10.7] -> all"


def test_25_13_positions_come_back_unchanged(asked: list[tuple[Any, Any]]) -> None:
    for trial in PLAYED[:6]:
        match = type(trial.match)(GAME, trial.setup)
        for line in trial.match.lines:
            if not match.position.script:
                assert GAME.write(GAME.parse(GAME.write(match.state), trial.setup)) == GAME.write(match.state)
            match.give(line)


def test_22_1_clients_need_no_rule_to_draw_a_choice(asked: list[tuple[Any, Any]]) -> None:
    """What a domain describes is true: each answer that it describes is legal, and odds are those of the dice."""
    for ask, _ in asked[:4000]:
        told = plain(ask_data(ask)["domain"])
        for key in ("pairs", "shots", "fires", "plans"):
            for each in told.get(key, ()):
                if isinstance(each, dict):
                    assert ask.domain.why_not(each["value"]) is None
                    assert 0 <= each.get("chance", [0, 6])[0] <= 6
