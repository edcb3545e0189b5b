"""3 Set-up and scenarios, 21 options, 5 sequence."""

from __future__ import annotations

from typing import Any

import pytest

from lysander.core.game import Setup
from lysander.games.flight181 import GAME

OPEN = "L4,L4,R4,R4,L5,L9,L10,L10,R10,R10"


def test_3_1_all_teams_begin_in_reserve(place: Any) -> None:
    assert [t.square for t in place().state.teams.values()] == ["-"] * 3


def test_3_2_hijackers_stand_where_the_scenario_allows(place: Any) -> None:
    board = place()
    assert board.refused("H setup-hijackers=C,C,R5,TA") == "3.2 not-allowed-square"
    assert board.refused("H setup-hijackers=C,C,R10") == "3.2 malformed"
    board = place(scenario="free")
    assert board.refused("H setup-hijackers=L1,C,C,TF") == "3.2 not-allowed-square"
    assert board.refused("H setup-hijackers=C,C,C,TF") == "3.2 crowded"


def test_3_3_open_squares_are_written_before_any_team_enters(place: Any) -> None:
    board = place(scenario="free")
    board.play("H setup-hijackers=C,C,TF,TA")
    assert board.asked == "hijackers setup-passengers"
    assert board.refused("H setup-passengers=L4,L4,L4,R4,L5,L9,L10,L10,R10,R10") == "3.3 crowded"
    assert board.refused("H setup-passengers=L7,L4,R4,R4,L5,L9,L10,L10,R10,R10") == "3.3 not-allowed-square"
    assert board.told("teams", f"H setup-passengers={OPEN}")[0] == "! placed [3.2] -> teams"
    assert board.view("teams").written == ()
    assert board.view("hijackers").written == tuple(OPEN.split(","))


def test_3_4_mogadishu(place: Any) -> None:
    board = place()
    assert board.ask.default == "C,C,R10,TA"
    assert len(board.options) == 12
    board.play("H setup-hijackers=C,C,L9,TA")
    assert board.asked == "teams next-team"
    assert board.state.written == ("L2", "R3", "L4", "R5", "L6", "R8", "L9", "R10", "L11", "R12")
    assert board.state.rules.scenario.par == 25


def test_3_5_free(place: Any) -> None:
    board = place(scenario="free")
    assert (board.ask.default, board.state.rules.scenario.par) == ("C,TF,R5,L10", 22)


def test_3_6_no_surprise_lets_one_team_in(place: Any) -> None:
    board = place(scenario="no_surprise")
    board.play("H setup-hijackers=TF,C,L5,R9", f"H setup-passengers={OPEN}")
    board.play("T next-team=t2", "T enter:t2=R13", "T move:t2=-")
    assert board.asked == "hijackers next-hijacker"
    assert (board.state.turn, board.state.phase, board.state.rules.scenario.par) == (1, 9, 18)


def test_3_7_an_exit_that_is_not_listed_is_an_ordinary_square() -> None:
    from lysander.games.flight181.board import load_board

    board = load_board(("L1", "R1"))
    assert board.exits == ("L1", "R1")
    assert "L7" in board.cabin_seats and board.exit_stations == (1,)


def test_5_1_the_steps_in_their_order(place: Any) -> None:
    board = place("~ T2.7 t1:A5 h2@A6 h3=TA P:p1@L2")
    told = board.play("T next-team=-", "H next-hijacker=-", "H ambush=-")
    steps = [line for line in told if line.startswith("! step")]
    assert [s.split(" [")[0].removeprefix("! step ") for s in steps] == [
        f"turn={t} step={n}" for t, n in [(2, 8), (2, 9), (2, 10), (3, 0), (3, 1), (3, 7)]
    ]


def test_5_2_in_turn_1_steps_1_to_6_and_8_are_left_out(place: Any) -> None:
    board = place()
    told = board.play("H setup-hijackers=C,C,R10,TA", "T next-team=t1", "T enter:t1=L7", "T move:t1=-", "T next-team=-")
    assert [line.split("step=")[1][:2].strip() for line in told if line.startswith("! step")] == ["0", "7", "9"]


def test_5_3_all_ambushes_are_declared_before_a_die_falls(place: Any) -> None:
    board = place("~ T3.1 t1:A7 h3=A3 h4=A11")
    told = board.play("H ambush=h4>t1,h3>t1")
    assert [line.split()[1] for line in told] == ["ambush", "ambush", "step"]
    assert [h.state for h in board.state.visible()] == ["visible", "visible"]
    assert board.asked == "chance ambush-hit:h4>t1"


def test_5_4_checks_of_steps_2_to_5_wait_for_step_6(place: Any) -> None:
    checks = {"stray_check": "yes"}
    board = place("~ T3.1 t1:A7 h3=A3 h4=A11 P:p5@A9", checks)
    board.play("H ambush=h4>t1", "? ambush-hit:h4>t1=1", "T retaliate:t1=h4.u", "? fire-hit:t1>h4=2")
    assert board.asked == "chance passenger-morale:p5"
    assert board.state.phase == 6
    board = place("~ T3.7 t1:A7 h3=A3 h4@A11 P:p5@A9", checks)
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=-", "T act:t1=h4.u", "? fire-hit:t1>h4=2")
    assert (board.asked, board.state.phase) == ("chance passenger-morale:p5", 7)


def test_18_3_teams_among_wounded_are_tangled_again(place: Any) -> None:
    board = place("~ T3.10 t1:A5(g) t2:A6 h2=TA W:w1@A5.2,d2@A6.2")
    board.play("H ambush=-")
    assert (board.team("t1").tangled, board.team("t2").tangled) == (True, False)


def test_21_1_options_and_their_defaults() -> None:
    assert {o.key: o.default for o in GAME.options} == {
        "sweep": "end",
        "reaction": "shot",
        "stay_down": "no",
        "possum_found": "captured",
        "vet_from": 3,
        "vet_scope": "near",
        "vet_style": "draw",
        "wound_modifier": "one",
        "jostled": "next",
        "stray_check": "no",
        "third_token": "barred",
        "still_aboard": "walk_off",
        "escape_points": 3,
        "turn_limit": 20,
        "clock": "help",
        "verdict": "figure",
    }
    assert [s.id for s in GAME.scenarios] == ["mogadishu", "free", "no_surprise", "spine"]
    assert [len(seats) - 1 for seats in GAME.seatings] == [1, 2, 3]


@pytest.mark.parametrize("options", [{"turn_limit": 7}, {"turn_limit": 61}, {"escape_points": 11}, {"sweep": "all"}, {"team_seats": 2}])
def test_21_1_other_values_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        GAME.new(Setup("flight181", "mogadishu", options, ("hijackers", "teams")))


def test_4_1_seats_that_do_not_make_a_side_are_refused() -> None:
    for seats in (("hijackers", "teams", "team1"), ("hijackers", "team2"), ("hijackers", "team1")):
        with pytest.raises(ValueError):
            GAME.new(Setup("flight181", "mogadishu", {}, seats))
