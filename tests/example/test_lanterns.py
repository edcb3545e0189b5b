"""The example of ``docs/add-a-game.md`` plays, keeps its secret and replays."""

from __future__ import annotations

import importlib.util
import random
import sys
from pathlib import Path
from types import ModuleType

import pytest

from lysander.core.advance import play_out
from lysander.core.ask import IllegalAnswer
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.core.referee import Source

SETUP = Setup("lanterns", seats=("smuggler", "watch"))


def load() -> ModuleType:
    """The example, imported from the docs."""
    path = Path(__file__).parents[2] / "docs" / "example" / "lanterns.py"
    spec = importlib.util.spec_from_file_location("lanterns", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["lanterns"] = module
    spec.loader.exec_module(module)
    return module


lanterns = load()
GAME = lanterns.GAME


def play(*answers: str, nights: int = 3) -> Match:  # type: ignore[type-arg]
    """A match after answers like ``smuggler boat=2`` or ``chance chase=5``."""
    match = Match(GAME, Setup("lanterns", options={"nights": nights}, seats=("smuggler", "watch")))
    for line in answers:
        seat, _, rest = line.partition(" ")
        kind, _, value = rest.partition("=")
        match.answer(seat, kind, int(value) if seat == "chance" else value)
    return match


def answering(chance: Chance, rng: random.Random) -> Source:
    """Dice from ``chance``, everything else by ``rng``."""
    return lambda ask: chance.answer(ask) if ask.seat == "chance" else ask.domain.sample(rng)


def test_1_a_cove_is_used_once_and_the_refusal_says_when() -> None:
    match = play("smuggler boat=2", "watch lamp=5")
    with pytest.raises(IllegalAnswer, match=r"\[1\] used cove=2 night=1"):
        match.answer("smuggler", "boat", "2")


def test_2_a_choice_is_secret_until_both_have_chosen_and_a_quiet_boat_after_it() -> None:
    match = play("smuggler boat=2")
    assert match.state.boats == "" and [a.seat for a in match.asks] == ["watch"]
    told = match.answer("watch", "lamp", "4")
    assert [(e.kind, e.to) for e in told] == [("lamp", ("all",)), ("boat", ("smuggler",))]
    assert GAME.view(match.state, "watch").boats == "?"
    assert GAME.view(match.state, "smuggler").boats == "2"


@pytest.mark.parametrize(("face", "over"), [(2, False), (3, True)])
def test_3_a_boat_in_the_light_gets_away_on_1_or_2(face: int, over: bool) -> None:
    match = play("smuggler boat=2", "watch lamp=2", f"chance chase={face}")
    assert match.over is over
    if over:
        assert match.state.result.scores == {"smuggler": 0, "watch": 1}


def test_4_two_of_three_nights_win() -> None:
    match = play("smuggler boat=1", "watch lamp=5", "smuggler boat=2", "watch lamp=2", "chance chase=1", "smuggler boat=3", "watch lamp=5")
    assert match.state.result.scores == {"smuggler": 1, "watch": 0}
    assert match.state.result.facts["boats"] == "123"


def test_a_whole_game_runs_inline_and_paused_alike() -> None:
    for seed in range(50):
        chance, rng = Chance(bytes([seed])), random.Random(seed)
        inline = play_out(GAME, GAME.new(SETUP), answering(chance, rng), [])
        match, dice, again = Match(GAME, SETUP), Chance(bytes([seed])), random.Random(seed)
        while not match.over:
            match.roll_on(dice)
            if not match.over:
                ask = match.asks[0]
                match.answer(ask.seat, ask.kind, ask.domain.sample(again))
        assert GAME.write(match.state) == GAME.write(inline)


def test_a_sample_looks_the_same_to_the_seat_that_made_it() -> None:
    match = play("smuggler boat=2", "watch lamp=4", "smuggler boat=3", "watch lamp=1")
    rng = random.Random(7)
    for seat in ("smuggler", "watch", "spectator"):
        view = GAME.view(match.state, seat)
        sampled = [GAME.sample_hidden(view, seat, SETUP, rng) for _ in range(60)]
        assert {GAME.view(s, seat) for s in sampled} == {view}
        assert len({s.boats for s in sampled}) == (1 if seat == "smuggler" else 13)


def test_notation_round_trip_and_refusals() -> None:
    for text in ("boats - lamps -", "boats 13 lamps 45", "boats 2 lamps 2 caught"):
        assert GAME.write(GAME.parse(text, SETUP)) == text
    for text in ("", "boats 1 lamps 12", "boats 11 lamps 23", "boats 1 lamps 2 caught", "boats 6 lamps 1"):
        with pytest.raises(ValueError):
            GAME.parse(text, SETUP)
