"""Chapter 11: captured and abandoned lorries."""

from __future__ import annotations


def test_11_1_held_while_a_free_man_is_in_its_hex(place) -> None:
    board = place("4d.T B[0408h:A 0916h:B*] L[3@0408c 5@0506c] Z[0405]")
    assert [e.facts["lorry"] for e in board.match.events if e.kind == "g_lorry_reported"] == ["L5"]


def test_11_2_driven_from_the_next_british_half_on(place) -> None:
    """Taken in this half it cannot be driven in it, whoever wants to."""
    board = place("3n.B B[0408h:C 0409h:ABDEF] L[5@0408] Z[0405]")
    board.play("british party=ABDEF@0409:walk", "british path=x0408.", "chance look:L5=1", "german attack:L5=yes", "chance ambush=6")
    assert board.refused("british party=C@0408:drive=L5") == "6.4"
    assert board.ask.domain.describe()["groups"][0]["drive"] == []
    board.play("british party=done", "british aboard:L5=C", "german order=done", "british party=C@0408:drive=L5")
    assert board.ask.kind == "path"


def test_11_2_six_men(place) -> None:
    board = place("3n.B B[0408h:ABCDEF] L[5@0408c] Z[0405]")
    board.play("british party=ABCDEF@0408:drive=L5", "british path=r0407.")
    assert board.position.startswith("3n.B B[0407k+L5:ABCDEF]")


def test_11_3_wounded_men_ride_without_helpers_but_cannot_drive(place) -> None:
    board = place("3n.B B[0408h:AB*C*D*] L[5@0408c] Z[0405]")
    assert board.refused("british party=BC@0408:drive=L5") == "6.4"
    board.play("british party=ABCD@0408:drive=L5")
    assert board.ask.domain.describe()["steps"] == 10


def test_11_4_men_beside_a_parked_lorry_are_in_the_terrain(place) -> None:
    board = place("4d.G B[0309h:A 0309h+L5:B] P[2@0408] L[5@0309c] Z[0405]")
    board.play("german order=P2:walk", "german path=x0309")
    rows = [e.facts["row"] for e in board.match.events if e.kind == "roll"]
    assert rows == [["day", "hiding", "road"]] and board.ask.kind == "patrol", "aboard first, day, hiding, road 6: certain"


def test_11_5_held_but_empty_it_is_found_and_recovered_not_reported(place) -> None:
    board = place("3n.G B[0407h:A] P[2@0408] L[5@0407c] Z[0405]")
    told = board.play("german order=P2:walk", "german path=x0407.", "chance look:P2=6", "german path=.", "german order=done")
    assert [t.split()[1] for t in told] == ["b_enemy", "g_lorry_found", "g_stop", "b_lorry_gone", "g_lorry_recovered"]


def test_11_6_any_man_uses_any_captured_lorry(place) -> None:
    board = place("3n.B B[0408h:A 0506h:B] L[5@0408C] Z[0405]")
    board.play("british party=A@0408:drive=L5", "british path=r0407r0506.", "british party=done", "british aboard:L5=AB")
    assert "0506m+L5:AB" in board.position


def test_11_7_found_each_time(place) -> None:
    board = place("4d.G B[0916h:A] P[2@0408 3@0506] L[5@0407c] Z[0405]")
    told = board.play("german order=P2:walk", "german path=x0407.", "german path=.", "german order=P3:walk", "german path=x0407.", "german path=.")
    assert [t for t in told if "found" in t] == ["german g_lorry_found unit=P2 lorry=L5 hex=0407", "german g_lorry_found unit=P3 lorry=L5 hex=0407"]


def test_11_7_a_fight_that_empties_a_lorry(case) -> None:
    """The unit that lives finds it at once, a garrison too; then it is recovered."""
    case("""
        at     4d.G B[0412h+L5:A 0510h:B] L[5@0412c] Z[0405]
        > german order=done
        > chance look:G0412=1
        < german g_seen unit=G0412 hex=0412 men=1 how=captured
        < british b_found hex=0412 men=A by=garrison
        > chance patrol=2
        < british b_captured hex=0412 men=A
        < german g_captured unit=G0412 hex=0412 men=A
        < german g_lorry_found unit=G0412 lorry=L5 hex=0412
        < german g_lorry_recovered lorry=L5 hex=0412
        = 5n.B B[0510h:B] Z[0405] X[pow:A]
    """)


def test_11_8_reported_once_and_again_after_men_got_in(place) -> None:
    board = place("4d.T B[0407h:A] L[5@0506c] Z[0405]")
    assert "5@0506C" in board.position
    board.play("british party=A@0407:walk", "british path=r0506.", "british aboard:L5=A")
    assert "5@0506c" in board.position, "he got in: it counts as not reported"


def test_11_9_recovered_only_where_germans_stand_and_nobody_sits(place) -> None:
    """In order of number; British in the hex see it."""
    board = place("5n.G B[0407h:A 0411h+L4:B] P[2@0506w] L[1@0505c 3@0407 4@0411c 5@0506c 6@0407c] G[0412] Z[0405]")
    assert board.play("german order=done") == [
        "german g_lorry_recovered lorry=L5 hex=0506",
        "british b_lorry_gone hex=0407 lorry=L6",
        "german g_lorry_recovered lorry=L6 hex=0407",
        "british b_enemy hex=0506 what=patrol",
        "german g_lorry_reported lorry=L1 hex=0505",
    ]


def test_11_10_the_first_to_come_is_told_of_a_wreck(place) -> None:
    board = place("4d.G B[0916h:A] P[2@0408 3@0506] L[5@0407k] Z[0405]")
    told = board.play("german order=P2:walk", "german path=x0407.", "german path=.", "german order=P3:walk", "german path=x0407.")
    assert [t for t in told if "wreck" in t] == ["german g_wreck unit=P2 lorry=L5 hex=0407"] and "5@0407K" in board.position


def test_11_11_a_lost_lorry_is_silent(place) -> None:
    """Taken or wrecked, the Germans are told the same."""
    told = []
    for face in (3, 5):
        board = place("4d.G B[0407a:AB] L[6@0506] Z[0405]")
        board.play("german order=L6:drive", "german path=r0407.", "british spring:0407=yes", f"chance ambush={face}")
        told.append([e.facts for e in board.match.events if "german" in e.to])
        assert [(x.unit, x.lost) for x in board.view("german").lorries] == [("L6", True)]
    assert told[0] == told[1]
