"""Chapters 14 to 18: figures, points, goals, any-time moves, tiles."""

from __future__ import annotations

import pytest

from lysander.bots import ask_bot, make
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.core.tables import BadTable
from lysander.games.hijacked import GAME
from lysander.games.hijacked.ch20_end import hijacker_points
from lysander.games.hijacked.rules import raw_tables


def test_14_5_a_red_card_never_lies_in_a_display(place) -> None:
    with pytest.raises(ValueError, match=r"7\.11"):
        place("hj:2p A{[R01,R02]}")


def test_15_2_one_event_moves_each_marker_once(place) -> None:
    board = place("hj:3p r3 dice:a1,b1 A{s5} B{s5} C{s5}")
    told = [e.facts for e in board.events("A squad a b") if e.kind == "points"]
    assert [(f["seat"], f["points"], f["score"], f["why"]) for f in told] == [("B", 2, 7, "push_back"), ("C", 2, 7, "push_back")]


def test_15_2_the_reasons_are_those_of_the_table() -> None:
    ids = {e["id"] for e in raw_tables()["events"]["event"]}
    assert ids == {"discard", "trust", "talk", "push_back", "passenger", "pilot", "cash", "medal", "tile_1", "tile_2", "cybot"}


def test_15_5_what_the_supply_lacks_is_lost(place) -> None:
    board = place("hj:4p dice:a1,b1 A{s2 CJ} B{CCCCCC}")
    told = board.events("A cash J")
    assert [e.facts["bonus"] for e in told if e.kind == "lost"] == ["C"] and board.state.players["A"].markers["C"] == 1


MINI = "hj:2p opt:track_bonus=choice,trust_score=key r5"
LOSING = f"{MINI} tr90 star:B pile:0 med:1A,2,3 dice:- A{{s18 CCCCCCCFFFFFFF}} B{{MMMMMMMJJJJJ}}"


@pytest.mark.parametrize(("answer", "held"), [("take B", {"m": 6}), ("leave", {})])
def test_15_9_a_mini_die_may_be_left(place, answer: str, held: dict[str, int]) -> None:
    board = place(f"{MINI} dice:a1,b1 A{{s18}}")
    board.play("A cash J")
    assert (board.ask.kind, board.ask.default, board.ask.takeback) == ("track.mini", "take B", True) and not board.open("B")
    told = board.events(f"A {answer}")
    assert [e.kind for e in told if e.kind in ("gets", "left")] == (["gets"] if held else ["left"])
    assert board.state.players["A"].held == held and board.state.in_supply("mn") == ("n" if held else "mn")


@pytest.mark.parametrize(("row", "wise"), [("-,-,-", "leave"), ("B01,-,-", "take B")])
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_15_9_bots_leave_a_die_that_would_only_lose_points(place, level: str, row: str, wise: str) -> None:
    """22.2 The supply is empty and no card is there, so the die would have to build trust, which costs points; an open card brings one."""
    board = place(LOSING.replace("pile:0", f"row:{row},-,-,- pile:0"))
    board.play("A medal 1")
    match = board.match
    bot = make("hijacked", "A", level, 1, playouts=10, variant={}, strict=True)
    assert ask_bot(bot, match.view("A"), match.asks, match.events, strict=True) == ("track.mini", wise)


def test_15_6_each_takes_in_turn_and_the_supply_may_be_empty(place) -> None:
    """With a variant whose tracks share a field: the last crypto goes to the first in order."""
    tracks = {"track": [{"at": {"id": n}, "bonus": [[7, "C"]]} for n in (2, 3)]}
    setup = Setup("hijacked", seats=("A", "B", "C"), variant={"game": "hijacked", "tables": {"tracks": tracks}})
    match = Match(GAME, setup, GAME.parse("hj:3p r3 @B dice:a1,b1 A{s5 CCCCCC} B{s5} C{s5}", setup))
    match.answer("B", "turn.act", "squad a b")
    assert match.state.players["C"].markers["C"] == 1
    assert [e.kind for e in match.events if e.kind in ("gets", "lost")] == ["gets"]


OWNS_ALL = "hj:2p r5 med:1A,2A$,3A tr40 disc:G02,R01,Y03 dice:a1,b1 A{s9 CF [B01,B02,B03,G01] T1,2,3,4,5,6} B{s1 0}"


def test_16_1_all_any_time_moves(place) -> None:
    """17.5, 18.3 to 18.8: what is offered is legal and carried out; tile 3 is no move, a cashed medal and a red card are none."""
    moves = place(OWNS_ALL).open("A")
    assert moves == [
        "cash C", "cash F", "rescue B01 B02", "rescue B01 B03", "rescue B02 B03", "pilot B01 B02 B03", "medal 1", "medal 3",
        "tile 1 B01 B02 B03", "tile 1 B01 B02 G01", "tile 1 B01 B03 G01", "tile 1 B02 B03 G01", "tile 2 C>B", "tile 2 F>B", "tile 4",
        "tile 5 G02", "tile 5 Y03", "tile 6",
    ]  # fmt: skip
    for move in moves:
        board = place(OWNS_ALL)
        board.play(f"A {move}")
        assert GAME.check(board.state) == []


def test_16_2_two_windows_alone_wait_for_others(place) -> None:
    """11.4, 20.4"""
    waiting = [s.id for s in GAME.sequence]
    assert "level" in waiting and "last-call" in waiting
    board = place("hj:2p dice:a1,b1 B{CCC [B01,B02]}")
    assert {a.seat for a in board.match.asks if not a.standing} == {"A"}


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("cash M", "16.3"),
        ("cash X", "16.3"),
        ("rescue B01 G01", "14.1"),
        ("rescue B02 B01", "14.1"),
        ("rescue B01 B04", "14.1"),
        ("pilot B01 B02", "14.2"),
        ("medal 2", "17.5"),
        ("medal 4", "17.5"),
        ("tile 3", "16.1"),
        ("tile 7", "16.1"),
        ("tile 1 B01 B02", "18.3"),
        ("tile 2", "18.4"),
        ("tile 2 C>A", "18.4"),
        ("tile 2 C>D", "18.4"),
        ("tile 2 C>B F>B", "18.4"),
        ("tile 4 C", "18.6"),
        ("tile 5 B01", "18.7"),
        ("tile 5 R01", "18.7"),
        ("tile 6 a", "18.8"),
        ("sing", "5.13"),
        ("", "5.13"),
    ],
)
def test_16_1_a_move_that_is_not_legal(place, move: str, rule: str) -> None:
    assert place(OWNS_ALL).refused(f"A {move}") == rule


def test_16_5_an_offer_is_open_to_whom_the_public_facts_allow(place) -> None:
    board = place("hj:3p dice:a1,b1 A{0} B{0 [B01,B02]} C{0 [B03,G01]}")
    assert [bool(board.open(seat)) for seat in "ABC"] == [False, True, False]


def test_17_3_a_medal_goes_to_the_first_and_stays_public(place) -> None:
    """17.1"""
    board = place("hj:2p obj:4 med:3,1,2 dice:a1,b1 A{[B01,B02] p2}")
    told = board.events("A rescue B01 B02")
    assert [e.facts for e in told if e.kind == "medal"] == [{"medal": 2, "goal": "pass3", "seat": "A", "seats": ["A"]}]
    assert [(g.value, g.seat) for g in GAME.view(board.state, "B").goals] == [(3, ""), (1, ""), (2, "A")]


@pytest.mark.parametrize(("goal", "at", "answer"), [
    ("persuade1", "hj:2p obj:1 hij:1.3A,2.0,3.0,4.0 dice:a1,b5", "A talk 1 a b"),
    ("own10", "hj:2p obj:3 dice:a1 A{CCCCCFFFF}", "A marker a"),
    ("pts18", "hj:2p obj:2 dice:a1 A{s17}", "A cash J"),
    ("win31", "hj:2p obj:3 dice:a1 A{[B01,B02,B03] p3}", "A pilot B01 B02 B03"),
])  # fmt: skip
def test_17_4_goals(place, goal: str, at: str, answer: str) -> None:
    told = place(at).events(answer)
    assert [e.facts["goal"] for e in told if e.kind == "medal"] == [goal]


def test_17_4_an_unknown_goal_is_refused() -> None:
    tables = {"objectives": {"tile": [{"at": {"id": 1}, "goals": ["own8", "pass3", "fly"]}]}}
    with pytest.raises(BadTable):
        GAME.new(Setup("hijacked", seats=("A", "B"), variant={"game": "hijacked", "tables": tables}))


def test_18_1_a_tile_is_used_once_and_goes_to_the_box(place) -> None:
    """18.2, 27.3"""
    board = place(OWNS_ALL)
    board.play("A tile 4")
    assert board.state.used == [4] and board.state.players["A"].tiles == [1, 2, 3, 5, 6]
    assert board.refused("A tile 4") == "18.6"
    assert (board.state.players["A"].held, board.state.players["A"].markers["J"]) == ({"m": 6}, 1)


@pytest.mark.parametrize(
    ("seat", "tile", "points"),
    [
        ("k1 H1", 1, 8),
        ("k0 H1", 1, 4),
        ("CCFFMM H2", 2, 8),
        ("CFMJJJ H2", 2, 8),
        ("CFMJJ H2", 2, 2),
        ("q1 H3", 3, 7),
        ("0 H4", 4, 0),
        ("CFM H4", 4, 1),
        ("CCFFM H4", 4, 3),
        ("CCCFFMM H4", 4, 6),
        ("H5", 5, 6),
        ("[B01] H5", 5, 1),
        ("H6*", 6, 8),
        ("H6", 6, 3),
        ("CFM H7", 7, 4),
        ("p3 H8", 8, 8),
    ],
)
def test_18_9_what_hijackers_score(place, seat: str, tile: int, points: int) -> None:
    """1.6 Divisions round down: three markers are one pair. 27.2 the verbs."""
    state = place(f"hj:2p hij:-,-,-,- A{{{seat}}}").state
    assert hijacker_points(state, "A", state.players["A"], tile) == points
