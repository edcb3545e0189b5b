"""Chapters 19 to 22: police, end, scoring, the Cybot, options. Chapter 27: verbs."""

from __future__ import annotations

import pytest

from lysander.core.game import Setup
from lysander.games.hijacked import GAME
from lysander.games.hijacked.rules import raw_tables, rules_of


def test_1_4_who_has_freed_nobody_may_win(case) -> None:
    case("""
        pos hj:2p r9 @final med:1,2,3x A{s20 0 p3 q1} B{s25 0}
        end = A 20 B 25 win B
    """)


def test_19_1_the_squad_moves_one_field_a_round(place) -> None:
    board = place("hj:2p r3 @B sq7 dice:a1,b1")
    told = board.events("B end")
    assert [e.facts for e in told if e.kind == "police"] == [{"field": 6, "was": 7, "spared": False}]


@pytest.mark.parametrize(("storm", "less"), [("", 0), (" opt:storm=strict", 1)])
@pytest.mark.parametrize(("seats", "last"), [(4, 8), (3, 10), (2, 15), (1, 15)])
def test_20_3_the_last_round_in_which_a_success_counts(place, seats: int, last: int, storm: str, less: int) -> None:
    """19.2 One round later the squad storms, whatever has been freed."""
    start = rules_of(Setup("hijacked", seats=tuple("ABCD"[:seats]))).field

    def ends(number: int) -> str:
        board = place(f"hj:{seats}p{storm} r{number} @police sq{start - number + 1} A{{0 p3 q1}}")
        while not board.match.over:
            board.play(f"{board.ask.seat} done")
        return board.state.result.facts["end"]

    assert ends(last - less) == "success"
    assert ends(last) == ("storm" if less else "success")


def test_20_7_the_worked_example(case) -> None:
    case("""
        pos hj:3p r9 @final star:B med:1C,2C$,3A A{s27 k1 CCFMMJ [B01,G01] H2*,7} B{s31 k2 C [G02]} C{s24 k2 FJ p3 q1 H8}
        A done
        B done
        C done
        end = A 46 B 39 C 40 win A
        pos hj:3p r9 @final star:B med:1C,2C$,3A A{s27 k1 CCFMMJ [B01,G01] H2*,7} B{s31 k2 C [G02]} C{s30 k2 FJ p3 q1 H8}
        A done
        B done
        C done
        end = A 46 B 39 C 46 win C
    """)


def test_20_5_the_sheet_says_where_every_point_came_from(place) -> None:
    board = place("hj:3p r9 @final star:B med:1C,2C$,3A A{s27 k1 CCFMMJ [B01,G01] H2*,7} B{s31 k2 C [G02]} C{s24 k2 FJ p3 q1 H8}")
    board.play("A done", "B done", "C done")
    result = board.state.result
    rows = {seat: [(r["source"], r["points"], r["detail"]) for r in sheet] for seat, sheet in result.facts["sheets"].items()}
    assert rows["A"] == [
        ("score", 27, ""), ("medals", 3, [3]), ("markers", 6, "CCFMMJ"), ("star", 0, ""), ("hijacker", 8, 2), ("hijacker", 6, 7),
        ("recognition", 2, 1), ("cards", -6, ["B01", "G01"]),
    ]  # fmt: skip
    assert all(sum(r["points"] for r in sheet) == result.scores[seat] for seat, sheet in result.facts["sheets"].items())
    assert result.winners == ("A",) and result.won("A") and not result.won("C")


def test_20_1_a_storm_has_no_ranking(place) -> None:
    board = place("hj:2p r9 @B sq1 dice:a1,b1 A{s20} B{s25}")
    board.play("B end")
    assert board.state.result.winners == () and set(board.state.result.scores.values()) == {0}


def test_21_4_1_a_red_card_is_discarded(place) -> None:
    board = place("hj:1p r3 @cybot tr20 X{s5}")
    board.play("* draw.cybot 1", "* roll.cybot 5", "* draw.face R08", "* draw.face G02", "* draw.face B06")
    assert (board.state.trust, board.state.players["X"].score, board.state.discard) == (10, 6, ["R08"])


def test_21_4_2_two_of_a_colour_become_a_passenger(place) -> None:
    board = place("hj:1p r3 @cybot X{s5 [B01]}")
    told = board.events("* draw.cybot 1", "* roll.cybot 2", "* draw.face B02", "* draw.face G05", "* draw.face B03")
    assert [e.facts["cards"] for e in told if e.kind == "rescued"] == [["B01", "B02"]]
    assert board.state.players["X"].passengers == 1


def test_21_4_3_a_card_without_room_is_discarded(place) -> None:
    board = place("hj:1p r12 @cybot tr20 sq9 A{p5 q1} X{s5 [B01,B02,G01,S01,Y01] p7}")
    told = board.events("* draw.cybot 1", "* roll.cybot 2", "* draw.face G06", "* draw.face G05", "* draw.face B03", "* draw.top 2")
    assert [(e.rule, e.facts["card"]) for e in told if e.kind == "discarded"] == [("21.4.3", "G06")]
    x = board.state.players["X"]
    assert (x.score, len(x.cards), board.state.discard) == (6, 5, ["G06"])


@pytest.mark.parametrize(
    ("card", "at", "draws", "then"),
    [
        (1, "row:R01,R02,R03,-,-,- pile:0", ["* roll.cybot 6"], "X{s6}"),
        (4, "tr100", [], "X{s6}"),
        (6, "hij:1.1A,-,-,-", [], "X{s6}"),
        (9, "A{v@4}", [], "X{s6}"),
        (10, "", [], "tr0 X{s7}"),
        (11, "sq1", [], "X{s7}"),
        (12, "", [], "X{s6}"),
    ],
)
def test_27_4_a_card_that_cannot_be_done_scores_what_it_says(place, card: int, at: str, draws: list[str], then: str) -> None:
    """21.4 to 21.8"""
    board = place(f"hj:1p r3 @cybot {at} X{{s5}}".replace("  ", " "))
    board.play(f"* draw.cybot {card}", *draws)
    score = int(then.rpartition("s")[2].rstrip("}"))
    assert board.state.players["X"].score == score


def test_21_3_when_all_are_turned_they_are_shuffled(place) -> None:
    board = place("hj:1p r3 @cybot cyb:1,2,3,4,5,6,7,8,9,10,12 X{s5}")
    assert board.weights == {11: 1}
    board.play("* draw.cybot 11", "* roll.turn 1", "* roll.turn 1", "A end")
    assert len(board.weights) == 12


def test_22_1_every_option_of_the_table_is_known() -> None:
    assert [o.key for o in GAME.options] == [o["key"] for o in raw_tables()["options"]["option"]]
    plain = rules_of(Setup("hijacked", seats=("A", "B")))
    for option in GAME.options:
        for value in option.values:
            if value != option.default and option.key != "start":
                assert rules_of(Setup("hijacked", options={option.key: value}, seats=("A", "B"))).options != plain.options


def test_27_2_an_unknown_verb_is_refused() -> None:
    tables = {"hijackers": {"tile": [{"at": {"id": 1}, "scores": [{"extra": 4, "when": "happy"}]}]}}
    with pytest.raises(ValueError, match=r"27\.2"):
        GAME.new(Setup("hijacked", seats=("A", "B"), variant={"game": "hijacked", "tables": tables}))
