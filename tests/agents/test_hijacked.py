"""The agent of Hijacked that is kept: it plays whatever it is asked, sees what its seat sees, and does not play worse than it says."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

from lysander.agents import hijacked, lessons, train
from lysander.agents.hijacked import Agent, answers, state_of
from lysander.agents.net import Net, load
from lysander.bots import make
from lysander.bots.protocol import prepare, questions_of
from lysander.bots.registry import domains_of
from lysander.core.ask import CHANCE
from lysander.core.battery.trial import Trial, random_setup
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.spelling import Listed, making
from lysander.env import set_up
from lysander.env.space import Space
from lysander.games.hijacked.arrays import cut
from lysander.games.hijacked.game import GAME
from lysander.lab.estimate import Estimate, mean
from lysander.lab.experiment import Arm, Experiment, play

KEPT = "lysander.agents.hijacked:Agent"
SEATS = "ABCD"


def trials(games: int):
    """Yields random games, with one to four seats and any options."""
    for n in range(games):
        rng = Random(f"agent/{n}")
        setup = random_setup(GAME, rng)
        yield Trial(GAME, setup, rng, Chance(bytes([n] * 32)), any_time_rate=0.1), rng


def question_of(trial: Trial, ask):
    """Returns a question as a bot gets it, with its view."""
    data = prepare(ask.seat, GAME.view(trial.match.state, ask.seat), [ask], ())
    return questions_of(data["questions"], domains_of("hijacked"))[0], data["view"]


def test_the_weights_are_small_and_made_for_the_words_and_numbers_of_today():
    assert Path(Agent.weights).stat().st_size <= 2_000_000
    for players in range(1, 5):
        net = load(Agent.weights, Space(*set_up(hijacked.ENVIRONMENT, players)))
        assert all(np.isfinite(layer).all() for layer in net.layers)


def test_it_reads_its_view_as_the_numbers_of_the_environment_and_has_its_words():
    asked: Counter[str] = Counter()
    for trial, rng in trials(24):
        space = Space(GAME, trial.setup)
        while not trial.match.over and len(trial.match.lines) < 2000:
            for ask in trial.blocking():
                if ask.seat == CHANCE or rng.random() > 0.3:
                    continue
                question, view = question_of(trial, ask)
                mine = space.observe(state_of(view, ask.seat, trial.setup), ask.seat, ask, ())
                true = space.observe(trial.match.state, ask.seat, ask, ())
                names = space.fields(ask.seat)
                assert not (mine != true).any(), (ask.kind, [names[n] for n in (mine != true).nonzero()[0]])
                said, words = Listed((cut(v), v) for v in answers(question)), making(ask, space.arrays.spellings)
                assert {*said.words()} == {*words.words()}, ask.kind
                asked[ask.kind] += 1
            trial.step()
    print(dict(asked))
    assert sum(asked.values()) > 500
    assert len(asked) >= 8


@pytest.mark.parametrize("players", range(1, 5))
def test_whole_games_are_played_legally(players):
    """The laboratory is strict: an answer that is not legal ends the test."""
    for n in range(2):
        drawn = random_setup(GAME, Random(f"{players}/{n}"))
        setup = Setup("hijacked", "", drawn.options, tuple(SEATS[:players]))
        played = play(Experiment("hijacked", (Arm("", setup, dict.fromkeys(setup.seats, KEPT)),), 1, n), 0)
        assert played[0].scores


def test_its_answer_is_the_same_in_worlds_that_it_cannot_tell_apart():
    compared = Counter[str]()
    for trial, rng in trials(12):
        while not trial.match.over and len(trial.match.lines) < 1500:
            for ask in trial.blocking():
                if ask.seat == CHANCE or rng.random() > 0.25:
                    continue
                truth = trial.match.state
                twin = GAME.sample_hidden(GAME.view(truth, ask.seat), ask.seat, trial.setup, rng)
                twin.drawn = truth.drawn if ask.seat == truth.active else (5, 6)
                said = []
                for state in (truth, twin):
                    data = prepare(ask.seat, GAME.view(state, ask.seat), [ask], ())
                    bot = make("hijacked", ask.seat, KEPT, 1)
                    said.append(bot.decide(data["view"], questions_of(data["questions"], bot.domains), ()))
                assert said[0] == said[1]
                compared["drawn" if truth.drawn else "else"] += 1
            trial.step()
    print(dict(compared))
    assert sum(compared.values()) > 200


def test_it_beats_beginners():
    """Fresh games against *easy*, as many in either seat: the interval of its points lies above what weights that know nothing get."""
    points = points_against("easy", 25)
    print(points)
    assert points.low > 0.45


def test_weights_that_know_nothing_do_not(monkeypatch, tmp_path):
    blank = Net.blank(Space(*set_up(hijacked.ENVIRONMENT, 2)), np.random.default_rng(1))
    blank.save(tmp_path / "blank.npz")
    monkeypatch.setattr(Agent, "weights", tmp_path / "blank.npz")
    assert points_against("easy", 10).low < 0.5


def points_against(bot: str, games: int) -> Estimate:
    """Returns the points of the agent against a bot with two players."""
    setup, values = Setup("hijacked", "standard", {}, ("A", "B")), list[float]()
    for seat, other in (("A", "B"), ("B", "A")):
        experiment = Experiment("hijacked", (Arm("", setup, {seat: KEPT, other: bot}),), games, seed=5)
        for n in range(games):
            winners = play(experiment, n)[0].winners
            values.append(0.5 + 0.5 * (seat in winners) - 0.5 * (other in winners))
    return mean(values)


@pytest.mark.parametrize("seat", ["british", "german"])
def test_it_plays_no_other_game(lysander, seat):
    played = lysander("lab", "evasion", "--seats", f"{seat}={KEPT}", "--games", "1")
    assert played.exit_code == 2
    assert "plays hijacked only" in played.output


@pytest.mark.parametrize(("change", "said"), [('id = "B99"', "cannot play rules with other words or numbers"), ('demand = ["C", "C"]', "")])
def test_a_variant_is_played_unless_it_has_other_words(lysander, tmp_path, change, said):
    (tmp_path / "variant.toml").write_text(f'name = "x"\ngame = "hijacked"\n[[tables.cards.card]]\nat = {{ id = "B01" }}\n{change}\n')
    line = ["hijacked", "--players", "2", "--variant", str(tmp_path / "variant.toml"), "--seats", f"A={KEPT}", "B=easy"]
    played = lysander("lab", *line, "--games", "1", "--workers", "1")
    assert played.exit_code == (2 if said else 0), played.output
    assert said in played.output


def test_weights_for_other_words_are_refused(tmp_path):
    space = Space(*set_up(hijacked.ENVIRONMENT, 2))
    net = load(Agent.weights)
    net.made = {**net.made, "environment": "hijacked-v1"}
    net.save(tmp_path / "old.npz")
    with pytest.raises(ValueError, match=r"old\.npz was trained for hijacked-v1 and cannot play hijacked-v2"):
        load(tmp_path / "old.npz", space)
    net.made = {"environment": "hijacked-v2", "digest": "0"}
    net.save(tmp_path / "other.npz")
    with pytest.raises(ValueError, match="cannot play rules with other words or numbers"):
        load(tmp_path / "other.npz", space)


def test_it_is_trained_by_one_command_that_goes_on_where_it_stopped(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(train, "PLAYOUTS", 2)
    line = ["--folder", str(tmp_path), "--share", "0.001", "--workers", "1"]
    assert train.main(line) == 0
    first = capsys.readouterr().out
    assert "part 8 of 8 of the games of bots" in first
    assert "lesson 4 of 4" in first
    weights = load(tmp_path / "agent.npz", Space(*set_up(hijacked.ENVIRONMENT, 2))).layers
    (tmp_path / "agent.npz").unlink()
    next(tmp_path.glob("normal-2-*.npz")).unlink()
    assert train.main(line) == 0
    assert "part 1 of 1 of the games of bots" in capsys.readouterr().out
    assert all((a == b).all() for a, b in zip(weights, load(tmp_path / "agent.npz").layers, strict=True))


def test_it_learns_from_what_it_is_shown():
    """Three games, shown again and again: then it says far oftener what was best there."""
    space, rng = Space(*set_up(hijacked.ENVIRONMENT, 2)), np.random.default_rng(3)
    shown = lessons.taught(hijacked.ENVIRONMENT, lessons.Lot({"A": "normal", "B": "normal"}, range(1, 4)), 0)
    net = Net.blank(space, rng)
    before = train.likeness(net, shown)
    for _ in train.imitated(net, lessons.Lessons(*(np.tile(part, (12, 1)) for part in shown)), shown, rng):
        pass
    print(before, train.likeness(net, shown))
    assert float(train.likeness(net, shown).partition(" ")[0]) > float(before.partition(" ")[0]) + 20
