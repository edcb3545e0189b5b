"""Chapters 14 and 21: reports, and who sees a die."""

from __future__ import annotations

import pytest

from lysander.games.evasion.rules import raw_tables

REPORTS = {r["key"]: r for r in raw_tables()["reports"]["report"]}


def rolls(board, name: str) -> list[tuple[str, dict]]:
    """Returns to whom each roll of this name was shown, and its facts."""
    return [(e.to[0], dict(e.facts)) for e in board.match.events if e.kind == "roll" and e.facts["name"].startswith(name)]


def test_14_1_at_the_moment_it_happens(place) -> None:
    """14.1 Before anybody is asked what follows from it; facts only, no words."""
    board = place("4d.G B[0407h:AB] P[2@0407] Z[0405]")
    told = board.events("german order=P2:search")
    assert [e.kind for e in told if e.kind != "roll"] == ["g_seen", "b_found"] and board.ask.kind == "patrol"
    assert all(isinstance(v, (str, int)) for e in told if e.kind != "roll" for v in e.facts.values())


def test_14_2_nothing_is_told_that_is_not_listed(place) -> None:
    """Every report carries the fields of the table and goes to its seats."""
    board = place(options={"patrols": "4"})
    board.play("british landing=0405", "british rendezvous=0209", "british party=ABCDEF@0209:walk", "british path=x0109x0210")
    while not board.match.over and len(board.match.lines) < 400:
        ask = board.ask
        value = ask.default if ask.seat != "chance" else 4
        board.match.answer(ask.seat, ask.kind, value if value is not None else 1)
    for event in board.match.events:
        if event.kind in ("roll", "open"):
            continue
        row = REPORTS[event.kind]
        assert list(event.facts) == row["fields"] or set(event.facts) == set(row["fields"])
        assert event.to == (row["to"],)


@pytest.mark.parametrize(
    ("face", "british", "german"),
    [
        (1, ["b_captured"], ["g_captured"]),
        (2, ["b_killed"], ["g_bodies"]),
        (4, ["b_wounded"], ["g_broke_away"]),
        (5, ["b_foe_killed", "b_wounded"], ["g_silent"]),
        (6, ["b_foe_killed"], ["g_silent"]),
    ],
)
def test_14_3_what_each_side_learns_from_a_fight(place, face: int, british: list[str], german: list[str]) -> None:
    board = place("4d.G B[0407h:A 0510h:B] P[2@0407] Z[0405]")
    board.play("german order=P2:search")
    told = [t.split()[:2] for t in board.play(f"chance patrol={face}")]
    assert [k for s, k in told if s == "british"] == british and [k for s, k in told if s == "german"] == german


def test_14_4_british_first_but_for_three(place) -> None:
    """g_seen comes before b_found, g_broke_away before the question where to go; after it escape, new sights, then the lorry left behind."""
    board = place("4d.G B[0407h+L5:AB] P[2@0407 3@0305] L[5@0407c] Z[0405]")
    told = board.play("german order=P2:search", "chance patrol=4", "chance hit=1", "british escape=0406")
    keys = [t.split()[1] for t in told]
    assert keys == ["g_seen", "b_found", "b_wounded", "g_broke_away", "b_escaped", "b_enemy", "g_lorry_found"]


def test_14_6_letters_and_numbers(place) -> None:
    board = place("4d.G B[0407h:AB 0510h:C] P[2@0407] Z[0405]")
    told = {t.split()[1]: t for t in board.play("german order=P2:search", "chance patrol=2")}
    assert "men=2" in told["g_seen"] and "men=2" in told["g_bodies"] and "men=AB" in told["b_killed"]


def test_21_1_a_look_is_shown_to_the_german_if_it_succeeds(place) -> None:
    """21.1, 14.5 R1"""
    for face, seats in ((3, ["umpire"]), (2, ["umpire", "german"])):
        board = place("4d.G B[0407h:A] P[2@0408] Z[0405]")
        board.play("german order=P2:walk", "german path=x0407.", f"chance look:P2={face}")
        assert [seat for seat, _ in rolls(board, "look")] == seats


@pytest.mark.parametrize(("face", "seats"), [(2, ["umpire", "british", "german"]), (6, ["umpire", "british"])])
def test_21_1_a_fight_is_shown_to_the_german_if_the_unit_lives(place, face: int, seats: list[str]) -> None:
    """R2; the British see no number of a unit."""
    board = place("4d.G B[0407h:AB 0510h:C] P[2@0407] Z[0405]")
    board.play("german order=P2:search", f"chance patrol={face}")
    found = rolls(board, "patrol")
    assert [seat for seat, _ in found] == seats
    assert "unit" not in dict(found)["british"]


@pytest.mark.parametrize(("face", "seats"), [(2, ["umpire", "british", "german"]), (3, ["umpire", "british"]), (6, ["umpire", "british"])])
def test_21_1_an_ambush_is_shown_to_the_german_if_the_lorry_gets_away(place, face: int, seats: list[str]) -> None:
    """R3"""
    board = place("4d.G B[0407a:AB] L[6@0506] Z[0405]")
    board.play("german order=L6:drive", "german path=r0407.", "british spring:0407=yes", f"chance ambush={face}")
    assert [seat for seat, _ in rolls(board, "ambush")] == seats


def test_21_1_who_is_hit_is_for_the_british(place) -> None:
    """R4; R5 and R6 likewise."""
    board = place("4d.G B[0407h:AB 0510h:C] P[2@0407] Z[0405]")
    board.play("german order=P2:search", "chance patrol=4", "chance hit=2")
    assert [seat for seat, _ in rolls(board, "hit")] == ["umpire", "british"]
    board = place()
    board.play("british landing=draw", "chance draw=3", "british rendezvous=draw", "chance draw=5")
    assert [seat for seat, _ in rolls(board, "draw")] == ["umpire", "british"] * 2
    assert board.state.landing == "0201" and board.state.rendezvous == "0410"


def test_21_2_a_roll_is_shown_with_its_sum(place) -> None:
    board = place("4d.G B[0308h:ABCD 0510h:E] P[2@0308] Z[0405]")
    board.play("german order=P2:search", "chance patrol=2", "chance hit=1")
    facts = dict(rolls(board, "patrol"))["german"]
    assert facts["face"] == 2 and facts["total"] == 4
    assert facts["hand"] is False
    assert facts["modifiers"] == [["four", 1, "10.4"], ["rough", 1, "10.4"], ["urban", 0, "10.4"]]


def test_21_2_a_roll_by_hand_says_so(place) -> None:
    """15.3 The umpire has thrown a real die."""
    board = place(
        "4d.G B[0308h:ABCD 0510h:E] P[2@0308] Z[0405]",
        {"dice": "umpire", "umpire_check": "none", "umpire_release": "auto"},
        ("british", "german", "umpire"),
    )
    board.play("german order=P2:search", "chance patrol=2")
    assert {seat: facts["hand"] for seat, facts in rolls(board, "patrol")} == dict.fromkeys(("british", "german", "umpire"), True)


def test_21_3_one_possible_outcome_no_roll(place) -> None:
    board = place("4d.G B[0407h:AB* 0510h:C] P[2@0407] Z[0405]")
    board.play("german order=P2:search")
    assert board.play("chance patrol=4")[0] == "british b_wounded hex=0407 men=A"
