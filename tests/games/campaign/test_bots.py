"""What the bots of a campaign answer where it is plain, from the view of their seat alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from lysander.bots import ask_bot, make
from lysander.core.ask import Ask
from lysander.core.domain import OneOf
from lysander.core.game import Setup
from lysander.games.campaign import ch31_roster
from lysander.games.campaign.bots.sheet import Sheet
from lysander.games.campaign.bots.worth import DUELS, pilot_worth
from lysander.games.campaign.ch31_raising import _raise_ask
from lysander.games.campaign.ch31_types import _type_ask
from lysander.games.campaign.domains_frame import Framing
from lysander.games.campaign.game import GAME
from lysander.games.campaign.rules import rules_of

LEVELS = ("easy", "normal", "hard")


def said(war: Any, ask: Ask | None, level: str = "normal") -> Any:
    """What a new bot of a level answers to an ask; it is told nothing but what its seat sees."""
    assert ask is not None
    bot = make("campaign", ask.seat, level, 1, strict=True)
    kind, value = ask_bot(bot, GAME.view(war.s, ask.seat), (ask,), [], strict=True)
    assert kind == ask.kind and ask.domain.why_not(value) is None and bot.explain()[0].value == value
    return value


def test_31_9_the_best_who_are_fit_fly(war: Any) -> None:
    w = war()
    for id, skills in {"e1p2": {"gunnery": 18}, "e1p4": {"gunnery": 17}, "e1p5": {"luck": 18}, "e1p6": {"gunnery": 18, "now": 2}}.items():
        w.change(id, **skills)
    w.draw()
    assert said(w, ch31_roster._roster_ask(w.s, "e1")) == "e1p2 e1p4 e1p5"
    assert said(w, ch31_roster._roster_ask(w.s, "e1"), "easy") == "e1p1 e1p2 e1p3", "an easy one takes those who have not flown for longest"


def test_31_9_who_is_hurt_rests_and_who_is_grounded_is_not_named(war: Any) -> None:
    w = war(pilots=4)
    w.change("e1p1", gunnery=15, now=6)
    w.change("e1p2", gunnery=18, state="grounded", out=1)
    w.draw()
    assert set(said(w, ch31_roster._roster_ask(w.s, "e1")).split(" ")) == {"e1p1", "e1p3", "e1p4"}, "there are no others"
    w.joins("e1p5")
    assert "e1p1" not in said(w, ch31_roster._roster_ask(w.s, "e1")).split(" ")


def test_31_9_of_two_nearly_alike_the_one_who_has_rested_flies(war: Any) -> None:
    w = war()
    w.fought("E")
    w.change("e1p1", luck=13)
    w.run("K11")
    w.draw()
    assert said(w, ch31_roster._roster_ask(w.s, "e1")) == "e1p4 e1p5 e1p6"


@pytest.mark.parametrize(("fit", "answer"), [(True, "fly"), (False, "stay")])
def test_31_9_a_pilot_of_rank_flies_if_he_is_better(war: Any, fit: bool, answer: str) -> None:
    w = war()
    w.change("e1p6", abilities=("rank",), gunnery=18 if fit else 8)
    w.draw()
    ch31_roster.seat_pilots(w.s, "e1", ["e1p1", "e1p2", "e1p3"])
    assert said(w, ch31_roster._rank_ask(w.s, "e1p6")) == answer
    ch31_roster.seat_pilots(w.s, "e1", ["e1p6", "e1p2", "e1p3"])
    assert said(w, ch31_roster._rank_ask(w.s, "e1p6")) == answer


@pytest.mark.parametrize(
    ("month", "squadron", "type"),
    [("1917-01", "e1", "pup"), ("1918-01", "e1", "camel"), ("1917-01", "c1", "alb3"), ("1917-09", "c1", "dr1"), ("1918-09", "c1", "d7")],
)
def test_31_5_a_squadron_flies_the_best_type_of_the_month(war: Any, month: str, squadron: str, type: str) -> None:
    w = war(month)
    assert said(w, _type_ask(w.s, w.s.squadrons[squadron])) == type


def test_31_5_every_type_has_its_points() -> None:
    rules = rules_of(Setup("campaign"))
    assert set(DUELS) == {row["type"] for nation in ("british", "french", "german") for row in rules.tables["timeline"][nation]}


def test_31_17_experience_goes_where_it_brings_most(war: Any) -> None:
    w = war()
    w.fought("E")
    w.change("e1p1", experience=2, gunnery=12, luck=11)
    assert said(w, _raise_ask(w.s, "e1")) == "e1p1.luck", "a third re-roll for one point"
    w.change("e1p1", luck=12)
    assert said(w, _raise_ask(w.s, "e1")) == "e1p1.gunnery"
    w.change("e1p1", gunnery=20, luck=20)
    assert said(w, _raise_ask(w.s, "e1")) != "stop", "what is not spent is lost with him"


@pytest.mark.parametrize(("face", "answer"), [(19, "reroll"), (12, "reroll"), (3, "keep")])
def test_31_12_a_wound_test_is_made_again_if_most_dice_are_better(war: Any, face: int, answer: str) -> None:
    w = war()
    facts = {"roll": "R-66", "who": "e1p1", "person": "", "face": face, "needed": 8, "vital": False, "rerolls": 1}
    assert said(w, Ask("e1", "reroll:e1p1", "29.2", OneOf(("keep", "reroll"), "29.2"), "keep", facts)) == answer


def test_31_18_the_best_ability_is_chosen(war: Any) -> None:
    w = war()
    assert said(w, Ask("e1", "ability:e1p1", "31.18", OneOf(["raider", "eye", "job"], "31.18"), "raider")) == "eye"


def test_31_6_a_machine_of_his_own_is_one_that_is_better(war: Any) -> None:
    w = war("1917-11")
    facts = {"who": "e1p1", "person": "", "month": "1917-11", "machine": "", "type": "camel"}
    ask = Ask("e1", "own-machine:e1p1", "31.6", OneOf(["squadron", "n17", "re8"], "31.6"), "squadron", facts)
    assert said(w, ask) == "squadron"
    better = Ask("e1", "own-machine:e1p1", "31.6", OneOf(["squadron", "n17", "pup"], "31.6"), "squadron", facts)
    assert said(w, better) == "pup"


@pytest.mark.parametrize("level", LEVELS)
def test_31_2_an_organiser_forms_squadrons_and_corrects_nothing(war: Any, level: str) -> None:
    w = war()
    frame = Ask("organiser", "frame", "31.2", Framing(("e1", "c1")), "Front ; e1 british 6 Squadron 1 ; c1 german 6 Staffel 1")
    assert said(w, frame, level) == frame.default
    bot = make("campaign", "organiser", level, 1, strict=True)
    (correct,) = GAME.standing(w.s)
    assert ask_bot(bot, GAME.view(w.s, "organiser"), (correct,), [], strict=True) == ("correct", None)


def test_31_9_what_a_pilot_is_worth_grows_with_skill_and_falls_with_wounds(war: Any) -> None:
    w = war()
    plain = pilot_worth(Sheet(_data(w), {}), "e1p1")
    w.change("e1p1", gunnery=14)
    assert pilot_worth(Sheet(_data(w), {}), "e1p1") == pytest.approx(plain + 1)
    w.change("e1p1", now=10)
    assert pilot_worth(Sheet(_data(w), {}), "e1p1") < plain


def _data(w: Any) -> Any:
    return msgspec.to_builtins(GAME.view(w.s, "e1"))
