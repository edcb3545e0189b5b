"""The example of ``docs/add-a-game.md`` plays, keeps its secret and replays; and everything that serves games serves it too."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Any

import pytest

from lysander.core.advance import play_out
from lysander.core.ask import IllegalAnswer
from lysander.core.battery import Trial, examine, random_setup
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.core.referee import Source
from lysander.games import registry
from lysander.text import for_game

SEATS = ("smuggler", "guard")
SETUP = Setup("lanterns", seats=SEATS)


@pytest.fixture
def game(lanterns: ModuleType) -> Any:
    """The game, as the registry has it."""
    return registry.game("lanterns")


def play(game: Any, *answers: str) -> Match[Any]:
    """A match after answers like ``smuggler boat=2`` or ``chance chase=5``."""
    match = Match(game, SETUP)
    for line in answers:
        seat, _, rest = line.partition(" ")
        kind, _, value = rest.partition("=")
        match.answer(seat, kind, int(value) if seat == "chance" else value)
    return match


def answering(chance: Chance, rng: random.Random) -> Source:
    """Dice from ``chance``, everything else by ``rng``."""
    return lambda ask: chance.answer(ask) if ask.seat == "chance" else ask.domain.sample(rng)


def test_1_a_cove_is_used_once_and_the_refusal_says_when(game: Any) -> None:
    match = play(game, "smuggler boat=2", "guard lamp=5")
    with pytest.raises(IllegalAnswer, match=r"\[1\] used cove=2 night=1") as refused:
        match.answer("smuggler", "boat", "2")
    assert for_game("lanterns").refusal(refused.value.refusal) == "Cove 2 was used in night 1."


def test_2_a_choice_is_secret_until_both_have_chosen_and_a_quiet_boat_after_it(game: Any) -> None:
    match = play(game, "smuggler boat=2")
    assert match.state.boats == "" and [a.seat for a in match.asks] == ["guard"]
    told = match.answer("guard", "lamp", "4")
    assert [(e.kind, e.to) for e in told] == [("lamp", ("all",)), ("boat", ("smuggler",))]
    assert game.view(match.state, "guard").boats == "?"
    assert game.view(match.state, "smuggler").boats == "2"


@pytest.mark.parametrize(("face", "over"), [(2, False), (3, True)])
def test_3_a_boat_in_the_light_gets_away_on_1_or_2(game: Any, face: int, over: bool) -> None:
    match = play(game, "smuggler boat=2", "guard lamp=2", f"chance chase={face}")
    assert match.over is over
    if over:
        assert match.state.result.scores == {"smuggler": 0, "guard": 1}


def test_4_two_of_three_nights_win(game: Any) -> None:
    match = play(game, "smuggler boat=1", "guard lamp=5", "smuggler boat=2", "guard lamp=2", "chance chase=1", "smuggler boat=3", "guard lamp=5")
    assert match.state.result.scores == {"smuggler": 1, "guard": 0}
    assert match.state.result.facts["boats"] == "123"


def test_a_whole_game_runs_inline_and_paused_alike(game: Any) -> None:
    for seed in range(50):
        inline = play_out(game, game.new(SETUP), answering(Chance(bytes([seed])), random.Random(seed)), [])
        match, dice, rng = Match(game, SETUP), Chance(bytes([seed])), random.Random(seed)
        while not match.over:
            match.roll_on(dice)
            if not match.over:
                ask = match.asks[0]
                match.answer(ask.seat, ask.kind, ask.domain.sample(rng))
        assert game.write(match.state) == game.write(inline)


def test_a_sample_looks_the_same_to_the_seat_that_made_it(game: Any) -> None:
    match = play(game, "smuggler boat=2", "guard lamp=4", "smuggler boat=3", "guard lamp=1")
    rng = random.Random(7)
    for seat in (*SEATS, "spectator"):
        view = game.view(match.state, seat)
        sampled = [game.sample_hidden(view, seat, SETUP, rng) for _ in range(200)]
        assert {game.view(s, seat) for s in sampled} == {view}
        assert len({s.boats for s in sampled}) == (1 if seat == "smuggler" else 13)


def test_notation_round_trip_and_refusals(game: Any) -> None:
    for text in ("boats - lamps -", "boats 13 lamps 45", "boats 2 lamps 2 caught"):
        assert game.write(game.parse(text, SETUP)) == text
    for text in ("", "boats 1 lamps 12", "boats 11 lamps 23", "boats 1 lamps 2 caught", "boats 6 lamps 1"):
        with pytest.raises(ValueError):
            game.parse(text, SETUP)


@pytest.mark.parametrize("seed", range(20))
def test_the_battery_of_all_games_finds_nothing(game: Any, seed: int) -> None:
    rng = random.Random(seed)
    examine(Trial(game, random_setup(game, rng), rng, Chance(bytes([seed]))), looks=None)


def test_everything_it_asks_and_tells_has_its_sentence(game: Any) -> None:
    text = for_game("lanterns")
    match = play(game, "smuggler boat=1", "guard lamp=5", "smuggler boat=2", "guard lamp=2")
    assert text.question(Match(game, SETUP).asks[0], game.view(match.state, "smuggler")) == "In which cove do you land tonight?"
    assert text.waiting(game.waiting(match.state)) == "Night 2. Boat and lamp are on their way."
    assert [text.event(e, "smuggler") for e in match.events] == ["The lamp lights up cove 5.", "Your cargo is ashore in cove 1."]
    told = match.answer("chance", "chase", 6)
    assert [text.event(e, "guard") for e in told] == [
        "The lamp lights up cove 2.",
        "Chase. Rolled 6: the boat is caught.",
        "A boat in the light of cove 2!",
        "The boat was caught: the guard has won.",
    ]
    assert "smuggler" in text.twin(game.view(match.state, "smuggler"), [])
