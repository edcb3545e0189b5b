"""In Clouds of Glory in numbers: its missions, flight plans, bombs and places word by word, and what closed cockpits hide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from lysander.core.ask import Ask
from lysander.core.battery.trial import Trial, random_setup
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.record import change, replace
from lysander.core.spelling import making, spelled
from lysander.env.space import Space, arrays_of
from lysander.games.clouds import GAME
from lysander.games.clouds.domains_attack import Attacks
from lysander.games.clouds.domains_plan import FlightPlan
from lysander.games.clouds.domains_setup import Placing

from .conftest import any_word, begun, set_up

NAME, OWN = "clouds-v1", arrays_of("clouds").spellings


@pytest.mark.parametrize("scenario", [s.id for s in GAME.scenarios])
def test_each_scenario_is_played_to_its_end(scenario):
    play, rng, asked = begun(NAME, 2, scenario), Random(2), 0
    while not play.over:
        assert play.observe(play.seat).shape == (play.space.size,)
        play.act(any_word(play, rng))
        asked += 1
    print(scenario, play.space.size, "numbers,", len(play.space.words), "words,", asked, "actions,", len(play.running.lines), "answers")
    assert set(play.rewards().values()) <= {0.0, 1.0}


def says(ask: Ask, value: str) -> bool:
    """Returns whether a plan can be said word by word."""
    made = making(ask, OWN)
    try:
        words = spelled(ask, OWN, value)
    except ValueError:
        return False
    for word in words:
        made.add(word)
    return made.value() == value


def test_11_20_nearly_all_plans_of_the_sampler_can_be_said():
    asked = said = 0
    for ask in asks_of(FlightPlan, 25):
        for _ in range(2):
            asked, said = asked + 1, said + says(ask, ask.domain.sample(Random(asked)))
    print(said, "of", asked, "plans")
    assert asked > 120
    assert said > 0.95 * asked


def asks_of(kind: type, games: int, scenario: str = "") -> Iterator[Ask]:
    """Yields questions with a domain of this type from games at random."""
    for n in range(games):
        rng = Random(f"asks/{n}")
        setup = set_up(NAME, scenario)[1] if scenario else random_setup(GAME, rng)
        trial = Trial(GAME, setup, rng, Chance(bytes([n] * 32)))
        while not trial.match.over and len(trial.match.lines) < 400:
            yield from (ask for ask in trial.blocking() if isinstance(ask.domain, kind) and rng.random() < 0.3)
            trial.step()


def some(ask: Ask, times: int) -> set[Any]:
    """Returns answers that are made of words at random."""
    rng, found = Random(times), set()
    for _ in range(times):
        made = making(ask, OWN)
        while words := made.words():
            made.add(words[int(rng.random() * len(words))])
        found.add(made.value())
    return found


def test_25_2_bombs_are_aimed_at_units_and_round_the_path():
    ask = next(ask for ask in asks_of(Attacks, 12, "mission_6") if ask.domain.bombs)
    plane, state = ask.domain.plane, ask.domain.state
    enemy = next(u for u in state.units.values() if u.side != plane.side)
    change(state.units, [enemy.id], x=plane.track[0][0] + 7, y=plane.track[0][1] - 3)
    dropped = {v for v in some(ask, 300) if v.startswith("bombs")}
    assert all(ask.domain.why_not(v) is None for v in dropped)
    assert len(dropped) > 50
    assert any(v.endswith(f"@{plane.track[0][0] + 7},{plane.track[0][1] - 3}") for v in dropped)


def test_6_5_a_pilot_picks_his_place_by_a_friend():
    ask = Ask("e1", "place:E2", "6.5", Placing(((0, 0, 20), (300, -4000, 3)), 60, 200, "6.5"))
    places = some(ask, 200)
    assert all(ask.domain.why_not(v) is None for v in places)
    assert len(places) > 50


def take(s: Any) -> None:
    change(s.points, list(s.points), taken="C1")


def identify(s: Any) -> None:
    change(s.units, list(s.units), known="C1")


def correct(s: Any) -> None:
    change(s.batteries, list(s.batteries), by="E1")


def mascots(s: Any) -> None:
    s.mascots = {"C": 2}


def deal(s: Any) -> None:
    s.step, s.done = "I2", ("C1",)


def order(s: Any) -> None:
    s.orders = {"C1": "never", "C1/leader": "quiet", "c1": "nearest"}


def cover(s: Any) -> None:
    s.ground = dict.fromkeys(s.units, "lying") | dict.fromkeys(s.barrages, "0,100")


def hurt(s: Any) -> None:
    plane = s.planes["C1"]
    plane.strength, plane.leak, plane.people = 1, 2, (replace(plane.pilot, fortitude=1, rerolls=0, initiative=9), *plane.people[1:])


@pytest.mark.parametrize("done", [take, identify, correct, mascots, deal, order, cover, hurt])
def test_5_3_what_closed_cockpits_hide_is_not_in_the_numbers(done: Callable[[Any], None]):
    hidden = shown = 0
    for scenario in ("mission_1", "mission_2", "mission_4", "mission_5", "mission_6"):
        setup = Setup("clouds", scenario, {"cockpits": "closed"}, tuple(set_up(NAME, scenario)[1].seats))
        space, state = Space(GAME, setup), GAME.new(setup)
        state.turn, state.step = 1, "I2"
        other = state.clone()
        done(other)
        for seat in setup.seats:
            alike = not (space.observe(state, seat, None, ()) != space.observe(other, seat, None, ())).any()
            same = GAME.view(state, seat) == GAME.view(other, seat)
            assert alike == same, (scenario, seat)
            hidden, shown = hidden + (same and state != other), shown + (not same)
    assert hidden
    assert shown
