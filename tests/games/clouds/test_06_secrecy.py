"""6.2, 37.3 Set-up with closed cockpits: what a seat guesses of the others asks it the same question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

import pytest

from lysander.core.battery import Tally, Trial, examine
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.core.plain import ask_data, text_of
from lysander.games.clouds import ch06_blank, notation, sample
from lysander.games.clouds.game import GAME
from lysander.games.clouds.rules import Rules, rules_of
from lysander.games.clouds.state import State
from lysander.lab.disclosures import disclosures

GIFTED: Mapping[str, tuple[str, ...]] = {
    "E1": ("tactician",),
    "E2": ("mentor",),
    "E3": ("mascot", "tactician"),
    "C1": ("tactician",),
    "C2": ("mentor", "tactician"),
    "C3": ("mentor",),
}
"""30.3, 30.4 Who has an ability that acts before a battle."""
SETUP = Setup("clouds", "mission_3", {"cockpits": "closed"}, ("e1", "c1"))


def gifted(setup: Setup) -> Rules:
    """The rules of two patrols whose pilots the file prints, with abilities."""
    rules = rules_of(setup)
    rows = [{**a, "pilot": {"abilities": [*GIFTED[a["id"]]]}} for a in rules.scene["aeroplane"]]
    return replace(rules, scene={**rules.scene, "aeroplane": rows, "turns": 1}, turns=1)


@pytest.fixture(autouse=True)
def scene(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every battle of this file is one of ``gifted`` pilots."""
    made = gifted(SETUP)
    for module in (ch06_blank, notation, sample):
        monkeypatch.setattr(module, "rules_of", lambda setup: made)


def before_turn_1(seed: int) -> Iterator[tuple[Match[State], str]]:
    """A battle at each question to a player in set-up, and the seat that is asked."""
    rng = Random(seed)
    trial = Trial(GAME, SETUP, rng, Chance(rng.randbytes(16)))
    while not trial.match.state.turn:
        for ask in trial.blocking():
            if ask.seat in SETUP.seats:
                yield trial.match, ask.seat
        trial.step()


def questions(match: Match[State], seat: str) -> list[str]:
    return [text_of(ask_data(a)) for a in match.asks if a.seat == seat]


def test_6_2_who_picks_his_place_is_asked_before_who_has_a_pupil() -> None:
    """6.5, 30.10: in list order, with the seats of both sides."""
    asked = [a.kind for match, _ in before_turn_1(1) for a in match.asks if not a.standing]
    assert asked == ["place:E1", "place:E3", "place:C1", "place:C2", "pupil:E2", "pupil:C2", "pupil:C3"]


@pytest.mark.parametrize("seed", range(4))
def test_37_3_a_guess_in_set_up_asks_the_seat_the_same(seed: int) -> None:
    """5.3: the seat is not told which abilities of the others have acted."""
    rng, seen = Random(seed), 0
    for match, seat in before_turn_1(seed):
        guess = GAME.sample_hidden(match.view(seat), seat, SETUP, rng)
        GAME.vary_hidden(guess, seat, rng)
        assert GAME.check(guess) == []
        assert questions(Match(GAME, SETUP, guess), seat) == questions(match, seat)
        seen += 1
    assert seen == 7


def test_5_5_worlds_that_differ_in_hidden_values_look_the_same_from_set_up_on() -> None:
    tally, rng = Tally(), Random(3)
    for n in range(3):
        trial = Trial(GAME, SETUP, rng, Chance(bytes([n] * 16)))
        examine(trial, ("views", "twins", "notation"), looks=40, approved=disclosures("clouds"), tally=tally)
    assert tally.answers > 10
