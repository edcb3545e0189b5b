"""18 and 27.3: bonus tiles are what their table says, also those of a variant."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from lysander import env
from lysander.bots.playing import PlayedGame, player
from lysander.core.battery import Tally, Trial, examine
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.core.tables import BadTable
from lysander.games.hijacked import GAME
from lysander.games.hijacked.bots.last_call import last_move
from lysander.games.hijacked.names import Names
from lysander.games.hijacked.rules import rules_of
from lysander.testing.board import Board
from lysander.text import for_game

MORE = tomllib.loads("""
name = "Night shift"

[[tables.bonus_tiles.tile]]
new  = true
id   = 7
does = [ { act = "trust" }, { gain = "joker" } ]
en   = "Night shift"
de   = "Nachtschicht"

[[tables.bonus_tiles.tile]]
new  = true
id   = 8
does = [ { rescue = "passenger", cards = 2, alike = false } ]
en   = "Side door"
de   = "Hintertür"
""")
DEARER = {
    "tables": {
        "hijackers": {
            "tile": [
                {
                    "at": {"id": 1},
                    "scores": [{"base": 10}, {"extra": 4, "when": "recognition_alone_first"}, {"extra": 1, "when": "recognition_tied_first"}],
                },
                {"at": {"id": 4}, "scores": [{"base": 6}, {"ladder": "markers", "steps": [[0, 0], [1, 1], [4, 3], [7, 6]]}]},
                {"at": {"id": 7}, "scores": [{"base": 9}, {"extra": 1, "per": "markers", "every": 2}]},
            ]
        }
    }
}
LATE = "hj:3p r8 sq4 tr60 med:1A,2,3 dice:a1,b2 A{s21 CCFM [B01,G02,Y03] p2 T7,8} B{s22 CF [G01,S02,Y01] p3 T4,6} C{s19 MM [B02,S01] q1 T5}"
Place = Callable[..., Board]


def tiles(*rows: dict[str, Any]) -> dict[str, Any]:
    """A variant with further bonus tiles."""
    return {"tables": {"bonus_tiles": {"tile": [{"new": True, "id": 7, "en": "New", "de": "Neu", **row} for row in rows]}}}


def test_27_3_a_tile_of_a_variant_does_all_it_says_in_order(place: Place) -> None:
    board = place("hj:2p r4 tr60 dice:a1,b2 A{s9 0 T7} B{s9 C}", MORE)
    assert "tile 7" in board.open("A")
    told = [event.kind for event in board.events("A tile 7", "* draw.cube r")]
    assert told[:3] == ["used", "builds", "cube"] and board.state.players["A"].markers["J"] == 1
    assert told.index("gets") > told.index("cube"), "trust first, then the joker"
    assert board.state.used == [7] and board.refused("A tile 7") == "18.1"


def test_18_3_a_tile_of_a_variant_trades_any_two_cards_for_a_passenger(place: Place) -> None:
    board = place(LATE, MORE)
    offered = [move for move in board.open("A") if move.startswith("tile 8")]
    assert offered == ["tile 8 B01 G02", "tile 8 B01 Y03", "tile 8 G02 Y03"]
    board.play("A tile 8 B01 Y03")
    owner = board.state.players["A"]
    assert (owner.passengers, owner.score, owner.cards) == (3, 24, ["G02"])


def test_18_8_a_tile_that_only_builds_trust_waits_for_room_and_another_does_not(place: Place) -> None:
    full = "hj:2p r4 tr100 star:A dice:a1,b2 A{s9 0 T6,7} B{s9 C}"
    board = place(full, MORE)
    assert board.refused("A tile 6") == "18.8" and "tile 6" not in board.open("A")
    board.play("A tile 7")
    assert board.state.players["A"].markers["J"] == 1


@pytest.mark.parametrize(
    ("trust", "note"),
    [(60, "First cube green 67 %, three green 24 %; trust +13 % on average. Take a joker."), (100, "Take a joker.")],
)
def test_27_3_a_tile_says_all_that_it_brings_and_no_trust_where_there_is_none_to_build(place: Place, trust: int, note: str) -> None:
    board = place(f"hj:2p r4 tr{trust} {'star:A ' if trust == 100 else ''}dice:a1,b2 A{{s9 0 T7}} B{{s9 C}}", MORE)
    match = board.match
    ask = next(a for a in match.asks if a.seat == "A" and a.kind == "any")
    assert for_game("hijacked", "en", match.setup).option(ask, "tile 7", GAME.view(match.state, "A"))[1] == note


def test_27_3_a_tile_that_scores(place: Place) -> None:
    board = place("hj:2p r4 tr60 dice:a1,b2 A{s5 0 T7} B{s9 C}", tiles({"does": [{"score": 2}]}))
    board.play("A tile 7")
    assert board.state.players["A"].score >= 7


@pytest.mark.parametrize(
    "row",
    [
        {"does": []},
        {"does": [{"fly": 1}]},
        {"does": [{"gain": "pilot"}]},
        {"does": [{"score": 99}]},
        {"does": [{"score": True}]},
        {"does": [{"gain": "joker"}, {"take": "discard"}]},
        {"does": [{"permit": "pile_top"}]},
        {"does": [{"permit": "pile_top"}, {"gain": "joker"}], "lasting": True},
        {"does": [{"give": "markers", "up_to": 2, "price": 1}]},
        {"does": [{"rescue": "pilot", "cards": 9, "alike": False}]},
        {"does": [{"gain": "joker"}], "id": 6},
        {"does": [{"gain": "joker"}], "id": 10},
        {"does": [{"gain": "joker"}], "en": ""},
        {"does": [{"gain": "joker"}], "colour": "red"},
        {"does": "joker"},
        {"does": ["joker"]},
    ],
)
def test_27_3_a_tile_that_makes_no_sense_is_refused(row: dict[str, Any]) -> None:
    with pytest.raises(BadTable, match="tile"):
        rules_of(Setup("hijacked", seats=("A", "B"), variant=tiles(row)))


def test_27_3_its_words_are_made_of_its_verbs() -> None:
    words = {lang: for_game("hijacked", lang, Setup("hijacked", variant=MORE)).words_as(Names) for lang in ("en", "de")}
    assert words["en"].tile(8) == "“Side door”" and words["de"].tile(8) == "„Hintertür“"
    assert words["en"].does(7) == "once, build trust without a die; take a joker"
    assert words["de"].does(8) == "einmal 2 deiner Karten gegen einen Passagier tauschen"
    assert words["en"].does(1) == "once, any three of your cards buy a pilot", "printed tiles keep their sentence"
    seen = words["en"].seen({"seat": "A"})
    assert set(seen["terms"]) == {"tile-7", "does-7", "tile-8", "does-8"}


def test_27_2_the_words_of_a_hijacker_follow_its_row() -> None:
    words = {lang: for_game("hijacked", lang, Setup("hijacked", variant=DEARER)).words_as(Names) for lang in ("en", "de")}
    assert words["en"].reward(1) == "10; 4 more if you alone lead in recognition; 1 more if you share the lead in recognition"
    assert words["de"].reward(1) == "10; dazu 4, wenn du bei der Anerkennung allein vorn bist; dazu 1, wenn du bei der Anerkennung geteilt vorn bist"
    assert words["en"].reward(4) == "6; 1, 3 or 6 for at least 1, 4 or 7 demand markers"
    assert words["de"].reward(7) == "9; dazu 1 je 2 Forderungsmarker"
    plain = for_game("hijacked", "en").words_as(Names)
    assert plain.reward(1).startswith("4; 4 more") and plain.seen({"seat": "A"}) == {"seat": "A"}
    example = for_game("hijacked", "en", Setup("hijacked", options={"hijacker7": "example"})).words_as(Names)
    assert example.seen({})["terms"] == {"reward-7": "1 for every two demand markers"}


def test_27_1_a_board_is_drawn_with_the_tiles_of_its_table() -> None:
    chart = GAME.chart(Setup("hijacked", seats=("A", "B"), variant=MORE))
    assert chart["tiles"]["7"] == {"rule": "18.1", "lasting": False, "does": [{"act": "trust"}, {"gain": "joker"}]}
    assert list(GAME.chart()["tiles"]) == list("123456") and chart["tiles"]["3"] == GAME.chart()["tiles"]["3"]


@pytest.mark.parametrize("seed", range(3))
def test_the_battery_with_more_tiles(seed: int) -> None:
    """4.4, 18.1: also of tiles of a variant nobody sees which were drawn, and every answer listed is legal."""
    setup = Setup("hijacked", "standard", {}, ("A", "B", "C"), MORE)
    trial = Trial(GAME, setup, random.Random(seed), Chance(bytes([seed])), any_time_rate=0.2 * seed)
    trial.match = Match(GAME, setup, GAME.parse(LATE, setup))
    trial.lines = trial.match.lines
    tally = Tally()
    examine(trial, ("apart", "asks", "views", "notation", "undo", "twins", "inline"), tally=tally)
    assert trial.match.over and GAME.write(trial.match.state)


def test_bots_use_tiles_of_a_variant_and_agents_see_them() -> None:
    state = GAME.parse("hj:2p r9 @final tr60 A{s21 0 [B01,Y03] T7,8} B{s20 0}", Setup("hijacked", variant=MORE, seats=("A", "B")))
    assert last_move(state, "A") == "tile 7", "a joker counts a point"
    state.players["A"].tiles.remove(7)
    assert last_move(state, "A") == "tile 8 B01 Y03"
    used = {event.facts["tile"] for seed in range(12) for event in _played(seed).events if event.kind == "used"}
    assert used & {7, 8}, "of a dozen games in some a new tile is used"
    game = env.make("hijacked-v2", variant=MORE)
    assert {"seat 0 tile 8", "table drawn 7"} <= set(game.fields("A")) and "seat 0 tile 7" not in env.make("hijacked-v2").fields("A")


def _played(seed: int) -> PlayedGame:
    setup = Setup("hijacked", "standard", {}, ("A", "B"), MORE)
    return PlayedGame(GAME, setup, {seat: player(setup, seat, "normal", f"{seed}", f"{seed}", 0) for seat in setup.seats}, Chance(bytes([seed])))
