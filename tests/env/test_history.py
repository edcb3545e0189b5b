"""A history in numbers: what a seat said and was told, and nothing that another world would tell it otherwise."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from lysander import env
from lysander.core.battery.trial import Trial, random_setup
from lysander.core.chance import Chance
from lysander.core.event import Event
from lysander.core.plain import ask_data, text_of
from lysander.env.history import TOLD, Lived
from lysander.env.play import Play
from lysander.env.space import Space
from lysander.games.registry import game as game_of

from .conftest import SHORT, any_word, begun, set_up

LENGTH = 12
STEPS = 12
"""How many answers of all seats are given in two worlds beside each other."""


def test_every_event_has_a_number_and_the_newest_is_last(name):
    game, setup = set_up(name)
    space, rng = Space(game, setup, LENGTH), Random(name)
    assert space.rows is not None
    width, events = len(space.rows.fields), list[Event]()
    for seed in range(3):
        play = Play(game, setup, space.agents, seed, space)
        while not play.over:
            play.act(any_word(play, rng))
        events += play.running.events
        seat = space.agents[-1]
        told = [e for e in play.running.events if e.told(seat)]
        last = play.observe(seat)[-width:]
        assert last.tolist() == list(space.rows.row(Lived(TOLD, told[-1].kind, told[-1].facts)))
    unknown = {e.kind for e in events if f"{TOLD} {e.kind}" not in space.rows.fields}
    assert unknown == set()
    assert len({tuple(space.rows.row(Lived(TOLD, e.kind, e.facts))) for e in events}) > 30
    assert len(space.fields(seat)) == space.size == len(play.observe(seat))


def test_pettingzoo_shows_the_history_after_what_is_seen(name):
    short, long = env.make(name), env.make(name, history=LENGTH)
    assert long.words() == short.words()
    rng = np.random.default_rng(1)
    for made in (short, long):
        made.reset(seed=7)
    fields, before = long.fields(long.agents[0]), len(short.fields(short.agents[0]))
    for n in range(60):
        (seen, *_), (more, _, over, *_) = short.last(), long.last()
        if over:
            break
        assert (more["observation"][:before] == seen["observation"]).all()
        assert n < 20 or more["observation"][before:].any()
        action = int(rng.choice(np.flatnonzero(more["action_mask"])))
        for made in (short, long):
            made.step(action)
    assert fields[before].startswith(f"{LENGTH} ago: ")
    assert long.observation_space(long.possible_agents[0]).contains(more)


def beside_each_other(name: str, games: int) -> tuple[int, int, int]:
    """Plays on from points of rest in the true world and in one that a seat cannot tell from it, on the same dice and with the same answers, as long
    as it sees, is asked and is told the same; compares all its numbers. Returns how many pairs of worlds, how often they were compared after an
    event or an answer, and in how many pairs other seats were told something else."""
    game = game_of(name.rpartition("-v")[0])
    pairs = compared = other = 0
    for n in range(games):
        rng = Random(f"history/{n}")
        setup = random_setup(game, rng)
        space, trial = Space(game, setup, LENGTH), Trial(game, setup, rng, Chance(bytes([n] * 32)))
        while not trial.match.over and len(trial.match.lines) < 1500:
            asks = [a for a in trial.blocking() if a.seat in space.agents and not trial.match.position.script]
            if asks and rng.random() < 0.1:
                seat, truth = asks[0].seat, trial.match.state
                state = game.sample_hidden(game.view(truth, seat), seat, setup, rng)
                game.vary_hidden(state, seat, rng)
                plays = [Play(game, setup, space.agents, 7, space, world) for world in (trial.match.position.checkpoint.clone(), state)]
                more, differed = compare(plays, seat, rng)
                pairs, compared, other = pairs + 1, compared + more, other + differed
            trial.step()
    return pairs, compared, other


def compare(plays: list[Play], seat: str, rng: Random) -> tuple[int, bool]:
    """Returns how often two worlds were compared beyond their start, and whether they went on differently for others."""
    one, other = plays
    compared = 0
    for n in range(STEPS):
        if one.over or other.over or not (one.seat == other.seat == seat) or lived(one, seat) != lived(other, seat):
            break
        mine, theirs = one.observe(seat), other.observe(seat)
        if (mine != theirs).any():
            names = one.space.fields(seat)
            raise AssertionError([names[k] for k in (mine != theirs).nonzero()[0]][:8])
        compared += n > 0
        while True:
            if (action := any_word(one, rng)) not in [one.space.index[word] for word in other.words]:
                return compared, True
            complete, _ = [play.act(action) for play in plays]
            if complete:
                break
        for play in plays:
            others_answer(play, seat, Random(n))
    return compared, [e for e in one.running.events if not e.told(seat)] != [e for e in other.running.events if not e.told(seat)]


def others_answer(play: Play, seat: str, rng: Random) -> None:
    """Lets other seats answer until this one is asked."""
    for _ in range(200):
        if play.over or play.seat == seat:
            return
        play.act(any_word(play, rng))


def lived(play: Play, seat: str) -> str:
    """Returns all that a seat sees, is asked, and was told."""
    told = [[e.kind, dict(e.facts)] for e in play.running.events if e.told(seat)]
    asked = [ask_data(a) for a in play.running.asks if a.seat == seat]
    return text_of([play.space.game.view(play.running.state, seat), asked, told])


def test_worlds_in_which_a_seat_lives_through_the_same_give_the_same_numbers(name):
    pairs, compared, differed = beside_each_other(name, 4 if name in SHORT else 5 if name.startswith("clouds") else 3)
    print(name, pairs, "pairs of worlds,", compared, "comparisons after their start,", differed, "pairs went on differently for others")
    assert compared > 30


def test_a_history_of_what_others_were_told_is_found(monkeypatch):
    from lysander.env import history

    monkeypatch.setattr(history, "told", lambda events, seat: (Lived(TOLD, e.kind, e.facts) for e in events))
    with pytest.raises(AssertionError, match="ago: "):
        for name in ("evasion-v1", "flight181-v1"):
            beside_each_other(name, 5)


def test_openspiel_shows_the_history_with_perfect_recall():
    pyspiel = pytest.importorskip("pyspiel")
    import lysander.env.openspiel  # noqa: F401  registers the games

    game, rng = pyspiel.load_game("lysander_evasion"), Random(2)
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    plain, long = game.make_py_observer(kind), game.make_py_observer(kind, {"history": LENGTH})
    state, play = game.new_initial_state(), begun("evasion-v1", 1)
    rows = Space(play.space.game, play.space.setup, LENGTH).rows
    assert rows is not None
    for _ in range(150):
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        player = state.current_player()
        for observer in (plain, long):
            observer.set_from(state, player)
        assert (long.tensor[: len(plain.tensor)] == plain.tensor).all()
        last: Any = state.node.past[state.node.seat][-1:]
        if last:
            assert long.tensor[-len(rows.fields) :].tolist() == list(rows.row(last[0]))
        state.apply_action(rng.choice(state.legal_actions()))
