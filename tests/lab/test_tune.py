"""Rules that reach an aim, sought by an optimiser."""

from __future__ import annotations

import json
from random import Random

import pytest

from lysander.lab import tune
from lysander.lab.experiment import Experiment, Outcome
from lysander.lab.runner import Run

WINS = {4: 0.20, 5: 0.48, 6: 0.80}
"""How often the British win in made-up games, by the number of men; without garrisons a tenth more often."""


def made_up(experiment: Experiment, workers: int, progress: object = None) -> Run:
    """Returns games in which only two options matter, and how much."""
    options = experiment.arms[0].setup.options
    chance = WINS[options.get("team", 6)] + 0.1 * (options.get("garrisons") == "no")
    outcomes = []
    for n in range(experiment.games):
        won = Random(f"{experiment.seed}/{n}").random() < chance
        winners = frozenset({"british"} if won else {"german"})
        outcomes.append(Outcome({"british": int(won), "german": int(not won)}, winners, {}, 100, 50, {}, {"fights/shots": 7.0}))
    return Run(experiment, (tuple(outcomes),), 0.1, workers)


@pytest.fixture
def made_up_games(monkeypatch) -> None:
    """Games are made up."""
    monkeypatch.setattr(tune, "run", made_up)


@pytest.mark.usefixtures("made_up_games")
def test_it_finds_what_is_there_and_measures_it_on_fresh_games(lysander, tmp_path):
    kept = tmp_path / "tune.json"
    vary = ("--vary", "team=4,5", "garrisons=no", "leave_look=no", "wounded_alone=roll")
    done = lysander("tune", "evasion", *vary, "--aim", "british=45..51", "decisions=..200", "--tries", "30", "--json", str(kept))
    assert done.exit_code == 0, done.output
    data = json.loads(kept.read_text("utf-8"))
    assert data["values"] == {"team": "5"}, "a change that does nothing is left out"
    assert data["aims"][0]["value"] == pytest.approx(48, abs=5)
    assert len(data["tries"]) > 5


@pytest.mark.usefixtures("made_up_games")
def test_an_aim_that_is_not_reached_says_so(lysander):
    done = lysander("tune", "evasion", "--vary", "team=4,5", "--aim", "german=0..5", "--tries", "12")
    assert done.exit_code == 1
    assert "Not reached: nothing changed" in done.output
    measured = lysander("tune", "evasion", "--vary", "team=4", "--aim", "fights/shots=7..7", "--tries", "4")
    assert measured.exit_code == 0, measured.output


def test_real_games_are_tuned(lysander):
    words = ("--vary", "team=4", "--aim", "nobody=0..100", "--tries", "3", "--games", "3", "--check", "4", "--workers", "1")
    done = lysander("tune", "evasion", *words, "--seats", "british=random", "german=random")
    assert done.exit_code == 0, done.output
    assert "surely" in done.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--vary", "team=4"), "needs --vary and --aim"),
        (("--vary", "team=4", "--aim", "british"), "write NAME=LOW..HIGH"),
        (("--vary", "team=4", "--aim", "british=60..40"), "write NAME=LOW..HIGH"),
        (("--vary", "team=4", "--aim", "french=0..1"), "it is one of british"),
        (("--vary", "team=9", "--aim", "british=0..1"), "team cannot be"),
        (("--vary", "team=4", "--aim", "british=0..1", "--seats", "french=easy"), "french"),
    ],
)
def test_what_makes_no_sense_is_refused(lysander, words, said):
    done = lysander("tune", "evasion", *words)
    assert done.exit_code == 2
    assert said in done.output
