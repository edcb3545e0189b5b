"""Chapter 5: moves, halves, steps."""

from __future__ import annotations

from lysander.games.evasion import GAME
from lysander.games.evasion.rules import raw_tables


def test_5_1_a_half_is_finished_before_the_other_begins(place) -> None:
    """No German order is taken while British may still move."""
    board = place("3n.B B[0410h:A 0510h:B] P[1@0309] Z[0405]")
    board.play("british party=A@0410:walk", "british path=r0411.")
    assert board.ask.seat == "british"
    assert board.refused("german order=done") == ""


def test_5_2_odd_moves_are_night() -> None:
    light = {row["move"]: row["light"] for row in raw_tables()["timeline"]["move"]}
    assert light == {n: "night" if n % 2 else "day" for n in range(1, 14)}


def test_5_3_turn_at_t1_half_at_b1_and_g1(place) -> None:
    board = place(options={"interrupts": "orders"})
    board.events("british landing=0405")
    first = board.events("british rendezvous=0309")
    assert [(e.kind, e.facts) for e in first] == [("turn", {"move": 1, "light": "night"}), ("half", {"side": "british"})]
    second = board.events("british party=done", "british posture:0309=hide")
    assert [(e.kind, e.facts) for e in second] == [("half", {"side": "german"})] and board.ask.kind == "policy"


def test_5_3_the_steps_in_their_order() -> None:
    ids = [step.id for step in GAME.sequence]
    order = ["S2", "S3", "S4", "S5", "T1", "T2", "B1", "B3", "B4", "B5", "G1", "G2", "G3", "G4", "G5", "G6", "E1"]
    assert [i for i in ids if i not in ("B0", "G0")] == order


def test_5_4_daybreak_tells_what_has_come_into_sight(case) -> None:
    """By day the neighbours that are not rough; what shares the hex was in sight before."""
    case("""
        at     4d.T B[0407h:A] P[2@0408 3@0407 4@0309] L[5@0506] Z[0405]
        < british b_enemy hex=0408 what=patrol
        < british b_enemy hex=0506 what=lorry
        ? british party
        = 4d.B B[0407h:A] P[2@0408 3@0407 4@0309] L[5@0506] Z[0405]
    """)


def test_5_4_at_night_nothing_comes_into_sight(case) -> None:
    case("""
        at     5n.T B[0407h:A] P[2@0408] L[5@0506] Z[0405]
        ? british party
        = 5n.B B[0407h:A] P[2@0408] L[5@0506] Z[0405]
    """)


def test_5_5_marks_of_the_move_are_cleared(case) -> None:
    """Searching and road blocks stay; moved men, ambushes, readiness do not."""
    case("""
        at     4d.G B[0407a:AB 0510m:C] P[1@0808s 2@0616wf 3@0113b 4@0704ow] L[5@0411rd 6@0605df] Z[0405]
        > german order=done
        < german g_clear unit=P1 hex=0808
        = 5n.B B[0407h:AB 0510h:C] P[1@0808s 2@0616 3@0113 4@0704] L[5@0411r 6@0605] Z[0405]
    """)


def test_5_6_order_of_answers_is_the_only_order(case) -> None:
    """Two parties that move in another order meet the same patrol in another order; no clock decides."""
    case("""
        at     3n.B B[0408h:A 0409h:B] P[3@0407] Z[0405]
        > british party=B@0409:walk
        > british path=x0408x0407
        < british b_enemy hex=0407 what=patrol
        > chance look:P3=6
        < british b_stop men=B hex=0407
        > british party=A@0408:walk
        > british path=x0407.
        > chance look:P3=6
        < british b_stop men=A hex=0407
        = 3n.G B[0407m:AB] P[3@0407] Z[0405]
    """)
