"""When the British bots split: how, and by which chances."""

from __future__ import annotations

import pytest

from lysander.bots import ask_bot, make
from lysander.games.evasion.bots.fates import Fates, together
from lysander.games.evasion.bots.parting import Group, Weighed, parts_of
from lysander.text import for_game

HOMES = "P[1@0616 2@0416 3@0113 4@0210 5@0808 6@0704] L[1@0616 2@0416 3@0113 4@0210 5@0808 6@0704]"


@pytest.mark.parametrize(
    ("men", "hurt", "parts"),
    [
        ("ABCDEF", "", ("ABCD", "EF")),  # 10.4 four fight better
        ("ABCD", "", ("AB", "CD")),
        ("ABC", "", ()),  # 13.3 one man does not win
        ("ABCDEF", "BF", ("ABCF", "DE")),  # 6.6 each wounded man has a helper, the others are not held up
        ("ABCDE", "AB", ()),
    ],
)
def test_how_a_group_splits(men: str, hurt: str, parts: tuple[str, ...]) -> None:
    """6.2, 6.3 Into two parts that can walk and win."""
    assert parts_of(Group("0309", men, hurt)) == parts


def test_one_group_that_is_fetched_wins_and_one_that_is_taken_loses() -> None:
    """13.2, 13.3"""
    both = together([Fates(0.5, 0.1), Fates(0.4, 0.0)])
    assert both == pytest.approx((0.7, 0.1))


@pytest.mark.parametrize(("caught", "splits"), [(False, False), (True, True)])
def test_prisoners_count_until_there_is_one(caught: bool, splits: bool) -> None:
    """13.2 A second prisoner costs nothing."""
    weighed = Weighed("0309", ("AB", "CD"), Fates(0.6, 0.1), Fates(0.8, 0.5), caught)
    assert weighed.splits(0.5) == splits


def test_where_it_hardly_matters_some_games_go_one_way_and_some_the_other() -> None:
    weighed = Weighed("0309", ("AB", "CD"), Fates(0.6, 0.1), Fates(0.6, 0.1), False)
    assert weighed.splits(0.4) and not weighed.splits(0.6)


def weighed_by(place, level: str, at: str) -> tuple[object, list[str], str]:
    """The answer of a bot, the names of what it weighed in English and German, and the note."""
    match = place(at).match
    bot = make("evasion", "british", level, 1, playouts=24, strict=True)
    answer = ask_bot(bot, match.view("british"), match.asks, match.events, strict=True)[1]
    said = [for_game("evasion", lang, match.setup).advice(match.asks[0], bot.explain(), match.view("british")) for lang in ("en", "de")]
    return answer, [c.label for advice in said for c in advice.choices], said[0].note


def test_hints_say_what_splitting_is_worth(place) -> None:
    """2.18, 7.5, 10.4 With both chances of both ways, and why."""
    _, labels, note = weighed_by(place, "hard", f"1n.B B[0309h:ABCDEF] Z[0404] {HOMES}")
    for words in ("In two groups from", "Together from", "In zwei Gruppen von", "Zusammen von"):
        assert any(words in label and label.count("%") == 2 for label in labels), labels
    assert "four or more fight better" in note and "Two or more are seen more easily" in note


def test_normal_weighs_it_once_a_prisoner_is_taken(place) -> None:
    """13.2 Before, it stays together."""
    at = f"7n.B B[0406h:ABCD] Z[0604] {HOMES}"
    assert not any("two groups" in label for label in weighed_by(place, "normal", at + " X[dead:EF]")[1])
    answer, labels, _ = weighed_by(place, "normal", at + " X[pow:EF]")
    assert str(answer).startswith("AB@") and any("two groups" in label for label in labels)
