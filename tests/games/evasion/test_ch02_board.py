"""Chapter 2: the map and its pieces."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lysander.games.evasion as evasion
from lysander.core.game import Setup
from lysander.games.evasion.rules import raw_tables, rules_of

RULES = rules_of(Setup("evasion"))
BOARD = RULES.board
PRINTED = re.compile(r"^\d\d {4,6}((?:[ROUrot] ?){11})$", re.M)


def test_2_1_components_of_the_standard_game(place) -> None:
    board = place()
    board.play("british landing=0405", "british rendezvous=0309")
    assert (len(board.state.men), len(board.state.patrols), len(board.state.lorries), len(RULES.garrisons)) == (6, 6, 6, 8)


def test_2_2_eleven_columns_and_eighteen_rows() -> None:
    assert BOARD.hexes == tuple(sorted(f"{c:02d}{r:02d}" for c in range(11) for r in range(18)))


@pytest.mark.parametrize(
    ("hex", "near"),
    [
        ("0310", ("0209", "0210", "0211", "0309", "0311", "0410")),
        ("0309", ("0209", "0308", "0310", "0408", "0409", "0410")),
        ("0000", ("0001", "0100")),
        ("1017", ("0917", "1016")),
    ],
)
def test_2_3_neighbours(hex: str, near: tuple[str, ...]) -> None:
    """Even rows reach to columns c-1 and c of the rows above and below, odd rows to c and c+1."""
    assert BOARD.near[hex] == near


def test_2_4_kinds_of_ground() -> None:
    kinds = list(BOARD.terrain.values())
    assert (kinds.count("rough"), kinds.count("open"), kinds.count("urban")) == (49, 141, 8)


def test_2_5_centres_are_for_drawing() -> None:
    """1.6, 2.5 x = 2c + (r mod 2), so that neighbours are two km apart; no rule reads it."""
    from lysander.core.hexes import centre

    assert centre("0310") == (6, 10) and centre("0309") == (7, 9)


def test_2_7_railways_have_no_effect() -> None:
    """Of two landing hexes one may well have a railway; a railway is no step."""
    rails = {r["hex"] for r in raw_tables()["map.csv"] if r["rail"] == "1"}
    assert rails & set(BOARD.landing)
    assert all(step[0] in "xr" for steps in BOARD.walk.values() for step in steps)


def test_2_8_the_tunnel_hex_may_be_entered(case) -> None:
    case("""
        at     1n.B B[0309h:A] Z[0405]
        > british party=A@0309:walk
        > british path=r0310.
        < british b_stop men=A hex=0310
        = 1n.G B[0310m:A] Z[0405]
    """)
    assert BOARD.tunnel == "0310" and BOARD.terrain["0310"] == "rough"


def test_2_9_villages_and_towns_have_roads() -> None:
    assert BOARD.urban == ("0113", "0210", "0301", "0412", "0416", "0616", "0704", "0808")
    assert set(BOARD.urban) <= BOARD.roads


def test_2_10_nothing_leaves_the_map(place) -> None:
    board = place("1n.B B[0009h:A] Z[0405]")
    board.play("british party=A@0009:walk")
    assert board.refused("british path=x0108x9909.") == "6.7"


def test_2_11_rendezvous_hexes() -> None:
    assert BOARD.rendezvous == ("0209", "0211", "0309", "0311", "0410")


def test_2_12_landing_hexes() -> None:
    assert len(BOARD.landing) == 42
    assert not {"0110", "0910", "0408"} & set(BOARD.landing), "lonely, lonely, with a road"


def test_2_13_letters_and_names() -> None:
    assert "".join(letter for letter, _ in RULES.men) == "ABCDEF"
    assert len({name for _, name in RULES.men}) == 6


def test_2_15_a_lorry_carries_one_patrol(place) -> None:
    """2.14, 2.15 A patrol is on foot or aboard; a lorry that carries one offers no room to another."""
    board = place("4d.G B[0510h:A] P[1@L1 2@0408] L[1@0408] Z[0405]")
    assert "P2:board=L1" not in board.options
    assert not any(o.startswith("P1") for o in board.options)


def test_2_16_garrisons_never_leave(place) -> None:
    board = place("4d.G B[0510h:A] Z[0405]")
    assert board.options == ["done"]


def test_2_17_any_number_of_pieces_in_a_hex(place) -> None:
    board = place("3n.B B[0407h:ABCDEF] P[1@0407 2@0407 3@0407] L[1@0407 2@0407] Z[0405]")
    assert board.position.startswith("3n.B B[0407h:ABCDEF]")


def test_2_18_men_out_and_men_aboard_are_two_groups(case) -> None:
    """Two men out are two, not four: the patrol rolls against each group by its own number."""
    case("""
        at     4d.G B[0407h:AB 0407h+L5:CD 0510h:E] P[2@0408] L[5@0407c] Z[0405]
        > german order=P2:walk
        > german path=x0407.
        < british b_enemy hex=0407 what=patrol
        < german g_seen unit=P2 hex=0407 men=2 how=captured
        < british b_found hex=0407 men=CD by=patrol
        > chance patrol=3
        < british b_killed hex=0407 men=CD
        < german g_bodies unit=P2 hex=0407 men=2
        < german g_lorry_found unit=P2 lorry=L5 hex=0407
        = 4d.G B[0407h:AB 0510h:E] P[2@0407wf] L[5@0407c] Z[0405] X[dead:CD]
    """)


def test_2_18_a_party_on_the_move_is_a_group_of_its_own(case) -> None:
    """One man who sets out from among five is one man: night, moving, rough 2, no +1."""
    case("""
        at     3n.B B[0308h:ABCDE] P[2@0308] Z[0405]
        > british party=A@0308:walk
        > british path=x0408.
        > chance look:P2=3
        < british b_stop men=A hex=0408
        > british party=done
        = 3n.G B[0308h:BCDE 0408m:A] P[2@0308] Z[0405]
    """)


def test_2_20_the_map_as_printed() -> None:
    letters = {"rough": "R", "open": "O", "urban": "U"}
    drawn = []
    for r in range(18):
        for c in range(11):
            hex = f"{c:02d}{r:02d}"
            letter = letters[BOARD.terrain[hex]]
            small = hex in BOARD.roads and letter != "U"
            drawn.append("t" if hex == BOARD.tunnel else letter.lower() if small else letter)
    printed = PRINTED.findall((Path(evasion.__file__).parent / "rulebook.md").read_text("utf-8"))
    assert len(printed) == 18
    assert drawn == " ".join(printed).split()


def test_2_2_games_share_the_printed_map_whatever_their_options() -> None:
    """A server holds hundreds of set-ups, and the map is nearly all of their memory."""
    printed = rules_of(Setup("evasion")).board
    assert rules_of(Setup("evasion", "alarm", {"garrisons": "no"})).board is printed
    assert rules_of(Setup("evasion", variant={"options": {"team": 4}})).board is printed
    slower = rules_of(Setup("evasion", variant={"tables": {"movement": {"points": 12}}})).board
    assert slower is not printed and slower.points == 12
