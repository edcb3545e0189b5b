"""15.23, 17.20 Decoys: the umpire is also asked where nobody is looked at, so that a pause tells nothing."""

from __future__ import annotations

import pytest

THREE = ("british", "german", "umpire")


def desk(place, at: str, decoys: str = "all", **options):
    """Returns a game whose umpire checks every look."""
    return place(at, {"umpire_release": "auto", "umpire_check": "all", "umpire_decoys": decoys} | options, THREE)


def pauses(board, *lines: str, face: int = 6) -> list[str]:
    """Gives these answers, each when its seat is asked, and lets every look fail; returns what the umpire was asked on the way, ``asked`` for each
    answer of a side."""
    found: list[str] = []
    todo = list(lines)
    while True:
        ask = board.ask
        if ask.seat == "chance":
            board.match.answer("chance", ask.kind, face)
        elif ask.seat == "umpire":
            found.append(ask.kind)
            board.match.answer("umpire", ask.kind, "accept")
        elif todo:
            found.append("asked")
            board.play(todo.pop(0))
        else:
            return found


PLACES = [
    # a patrol walks into a hex, or over two hexes
    ("4d.G B[0000h:F {}:A] P[2@0408] Z[0405]", "0407h", "0909h", ("german order=P2:walk", "german path=x0407.")),
    ("5n.G B[0000h:F {}:A] P[2@0408] Z[0405]", "0407h", "0909h", ("german order=P2:walk", "german path=x0407x0307.")),
    # a lorry stops; a lorry drives through a hex while a captured lorry is somewhere
    ("4d.G B[0000h:F {}:A] L[3@0506] Z[0405]", "0407h", "0909h", ("german order=L3:drive", "german path=r0407.")),
    ("5n.G B[0000h:F {0}+L5:A] L[3@0506 5@{0:.4}c] Z[0405]", "0407h", "0704h", ("german order=L3:drive", "german path=r0407r0408.")),
    # a garrison looks when the half is over
    ("5n.G B[0000h:F {}:AB] G[0113 0210 0301 0416 0616 0704 0808] Z[0405]", "0412h", "0909h", ("german order=done",)),
]


@pytest.mark.parametrize(("at", "there", "elsewhere", "lines"), PLACES)
def test_15_23_an_empty_hex_stops_the_game_like_one_that_holds_men(place, at: str, there: str, elsewhere: str, lines: tuple[str, ...]) -> None:
    """A look that fails and no look at all: the same questions to the umpire, in the same order."""
    positions = [at.format(hex) for hex in (there, elsewhere)]
    held, empty = (pauses(desk(place, position), *lines) for position in positions)
    assert held == empty and "check" in held
    held, empty = (pauses(desk(place, position, "none"), *lines) for position in positions)
    assert held != empty, "without decoys the pause tells"


def test_15_23_a_search_that_finds_nobody(place) -> None:
    board = desk(place, "4d.G B[0000h:F] P[2@0408] Z[0405]")
    assert pauses(board, "german order=P2:search") == ["asked", "check"]


@pytest.mark.parametrize(
    "at",
    [
        "4d.B B[0408h:AB] P[2@0407] Z[0405]",  # a patrol looks at who enters
        "4d.B B[0408h:AB] L[3@0407r] Z[0405]",  # a road block does not look across country
        "4d.B B[0408h:AB] L[3@0407] Z[0405]",  # a lorry does
        "4d.B B[0408h:AB] Z[0405]",  # nobody is there
    ],
)
def test_15_23_every_hex_that_a_party_leaves_or_enters(place, at: str) -> None:
    """7.9.1, 7.9.2 Whatever stands there, searches, or blocks the road."""
    board = desk(place, at)
    assert pauses(board, "british party=AB@0408:walk", "british path=x0407.")[:4] == ["asked", "asked", "check", "check"]


def test_15_23_also_where_only_a_road_block_would_look(place) -> None:
    """7.8.2, 7.9.4 In the middle of a walk, on leaving by road: the British see the lorry, not whether it blocks the road."""
    lines = ("british party=AB@0409:walk", "british path=x0408", "british path=r0407.")
    for decoys in ("all", "none"):
        blocks, stands = (pauses(desk(place, f"5n.B B[0409h:AB] L[3@0408{r}] Z[0405]", decoys, interrupts="orders"), *lines) for r in ("r", ""))
        assert (blocks == stands) is (decoys == "all")
    assert blocks.count("asked") == stands.count("asked") == 3


def test_15_23_no_decoy_where_both_sides_know_that_no_look_can_be(place) -> None:
    """8.5.4 A crew that drives looks for captured lorries only: with none, it stops the game where it stops itself."""
    board = desk(place, "4d.G B[0000h:F] L[3@0506] Z[0405]")
    assert pauses(board, "german order=L3:drive", "german path=r0407r0408.") == ["asked", "asked", "check"]


def test_15_23_nothing_to_overrule(place) -> None:
    board = desk(place, "4d.G B[0000h:F] P[2@0408] Z[0405]")
    board.play("german order=P2:walk", "german path=x0407.")
    assert (board.ask.seat, board.ask.kind, board.ask.rule) == ("umpire", "check", "15.4") and board.ask.facts["what"] == "decoy"
    assert board.ask.domain.describe()["results"] == [] and board.ask.domain.describe()["type"] == "check"
    assert board.refused('umpire check=overrule:seen "there"') == "15.4"
    told = board.events("umpire check=accept")
    assert [(e.kind, e.to) for e in told] == [("g_stop", ("german",))]


def test_15_23_the_sides_are_told_nothing_and_see_nothing(place) -> None:
    """While he is asked, and afterwards: as in a game without decoys."""
    plain = desk(place, "4d.G B[0000h:F] P[2@0408] Z[0405]", "none")
    decoy = desk(place, "4d.G B[0000h:F] P[2@0408] Z[0405]", "all")
    for board in (plain, decoy):
        board.play("german order=P2:walk", "german path=x0407.")
    for seat in ("british", "german", "spectator"):
        assert not [a for a in decoy.match.asks if a.seat == seat and not a.standing]
    decoy.play("umpire check=accept")
    told = [[e for e in b.match.events if set(e.to) - {"umpire"}] for b in (plain, decoy)]
    assert told[0] == told[1]
    for seat in ("british", "german", "spectator"):
        views = [
            {k: v for k, v in ((f, getattr(b.view(seat), f)) for f in type(b.view(seat)).__struct_fields__) if k != "options"} for b in (plain, decoy)
        ]
        assert views[0] == views[1]


@pytest.mark.parametrize(("face", "asked"), [(1, True), (2, True), (3, False), (6, False)])
def test_15_23_some_by_a_die_of_the_engine(place, face: int, asked: bool) -> None:
    """R7, 21.1 Shown to nobody, and never rolled by hand."""
    board = desk(place, "4d.G B[0000h:F] P[2@0408] Z[0405]", "some", dice="umpire")
    board.play("german order=P2:walk", "german path=x0407.")
    assert (board.ask.seat, board.ask.kind) == ("chance", "decoy") and board.refused("chance decoy=7") == "21.1"
    told = board.events(f"chance decoy={face}")
    assert (board.ask.kind == "check") is asked and not [e for e in told if e.kind == "roll"]


@pytest.mark.parametrize("check", ["none", "fights"])
def test_17_20_only_where_looks_are_checked_by_somebody(place, check: str) -> None:
    """Else there is no pause at a look to be hidden."""
    lines = ("german order=P2:walk", "german path=x0407.")
    assert pauses(desk(place, "4d.G B[0000h:F] P[2@0408] Z[0405]", umpire_check=check), *lines) == ["asked", "asked"]
    assert pauses(place("4d.G B[0000h:F] P[2@0408] Z[0405]", {"umpire_check": "all", "umpire_decoys": "all"}), *lines) == ["asked", "asked"]


def test_17_20_he_may_switch_them(place) -> None:
    board = desk(place, "4d.G B[0000h:F] P[2@0408] Z[0405]", "none")
    board.play("umpire switch=umpire_decoys=all")
    assert board.view("umpire").switches["decoys"] == "all"
    assert pauses(board, "german order=P2:walk", "german path=x0407.") == ["asked", "asked", "check"]


def test_15_20_a_decoy_ends_when_he_leaves(place) -> None:
    board = desk(place, "4d.G B[0000h:F] P[2@0408] Z[0405]")
    board.play("german order=P2:walk", "german path=x0407.", "umpire leave_seat=yes")
    assert (board.ask.seat, board.ask.kind) == ("german", "order")
