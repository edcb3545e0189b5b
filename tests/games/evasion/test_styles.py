"""Styles of the British bots: each does what its sentence says, where the bot without a style does otherwise."""

from __future__ import annotations

import pytest

from lysander.bots import ask_bot, make
from lysander.games.evasion import GAME
from lysander.games.evasion.bots.hard_british import HardBritish
from lysander.games.evasion.bots.wills import HARD, PLAIN, WILLS

CALM = "P[1@0616 2@0616 3@0616 4@0616 5@0616 6@0616] L[1@0616 2@0616 3@0616 4@0616 5@0616 6@0616]"


def answer(place, at: str, style: str = "", seed: int = 1, level: str = "normal") -> str:
    """The first answer of a bot of this style, a normal one."""
    match = place(at).match
    bot = make("evasion", "british", level + style, seed, playouts=40, strict=True)
    return str(ask_bot(bot, match.view("british"), match.asks, match.events, strict=True)[1])


def distance(place, style: str) -> float:
    """How far from the tunnel the landing hexes of twenty games lie, in hexes."""
    from lysander.games.evasion.bots.ground import Ground

    away = Ground(GAME.new(place().setup).rules).steps("0310")
    return sum(away[answer(place, "", style, seed)] for seed in range(20)) / 20


def test_far_and_near_choose_their_landing_hex_so(place) -> None:
    """3.3 The others choose from all of the map."""
    assert distance(place, "/near") + 1 < distance(place, "") < distance(place, "/far") - 1


@pytest.mark.parametrize(("style", "men"), [("", "ABCDEF"), ("/together", "ABCDEF"), ("/pairs", "AB")])
def test_pairs_set_out_in_pairs(place, style: str, men: str) -> None:
    """6.2 Two men are a party; the others go together."""
    assert answer(place, f"8d.B B[0308h:ABCDEF] Z[0803] {CALM}", style).partition("@")[0] == men


def test_pairs_that_met_part_again(place) -> None:
    """6.14 Men who stopped in one hex are one group; each pair goes on by itself."""
    assert answer(place, f"3n.B B[0407h:ABCD 0309h:EF] Z[0404] {CALM}", "/pairs")[:2] in ("AB", "CD", "EF")


@pytest.mark.parametrize(("move", "goal"), [(4, "0816"), (8, "0404")])
def test_who_hides_by_day_does_not_walk_by_day(place, move: int, goal: str) -> None:
    """7.2 The bot without this style walks; with little time left both do (12.3)."""
    at = f"{move}d.B B[0308h:ABCDEF] Z[{goal}] {CALM}"
    assert answer(place, at, "/dayhide") == "done" and answer(place, at) != "done"
    assert answer(place, f"8d.B B[0308h:ABCDEF] Z[0803] {CALM}", "/dayhide") != "done"


def test_who_goes_by_road_walks_on_at_once(place) -> None:
    """6.5 The bot without this style waits in the wood."""
    at = f"3n.B B[0308h:ABCDEF] Z[0404] {CALM}"
    assert answer(place, at, "/road") != "done" and answer(place, at) == "done"


def test_hard_does_not_sit_out_days_on_the_way(place, monkeypatch) -> None:
    """6.2 At the landing hex it waits; and with a style that hides by day it hides."""
    way, there = (f"2d.B B[{at}h:ABCDEF] Z[0706] {CALM}" for at in ("0407", "0706"))
    assert answer(place, way, level="hard") != "done" == answer(place, there, level="hard") == answer(place, way, "/dayhide", level="hard")
    monkeypatch.setattr(HardBritish, "own", PLAIN)
    assert answer(place, way, level="hard") == "done", "it is this that makes it walk"


def test_a_style_holds_over_what_its_level_likes() -> None:
    """What the style says nothing of is as the level likes it."""
    assert WILLS["road"].over(HARD) == HARD._replace(link=WILLS["road"].link, haste=WILLS["road"].haste)
    assert PLAIN.over(HARD) == HARD and HARD.over(PLAIN) == HARD
