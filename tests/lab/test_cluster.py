"""Runs that are spread over a cluster, and runs that were interrupted."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from distributed import Client, LocalCluster

from lysander.commands.arguments import BadArgument
from lysander.core.game import Setup, seating
from lysander.games.registry import game as game_of
from lysander.lab import pool
from lysander.lab.experiment import Arm, Experiment
from lysander.lab.pool import on_cluster, run_in_order
from lysander.lab.runner import run

GAMES = 60


def experiment(games: int = GAMES) -> Experiment:
    """Returns an experiment whose games are quick."""
    seats = seating(game_of("evasion"))
    return Experiment("evasion", (Arm("A", Setup("evasion", "standard", {}, seats), dict.fromkeys(seats, "random")),), games, 3)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A Dask cluster of two workers on this machine."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as made:
        yield made


def slow(n: int) -> tuple[int, int]:
    """Returns the number of a game and the process that played it, after a while."""
    sum(range(2_000_000))
    return n, os.getpid()


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_results_even_if_a_worker_is_killed(cluster):
    here = run(experiment(), 1)
    with on_cluster(cluster.scheduler_address):
        there = run(experiment(), 1)
    assert there.outcomes == here.outcomes
    with Client(cluster.scheduler_address) as client:
        victim = next(iter(client.run(os.getpid).values()))
    seen = []

    def progress(finished: int) -> None:
        seen.append(finished)
        if len(seen) == 8:
            os.kill(victim, signal.SIGKILL)

    with on_cluster(cluster.scheduler_address):
        found = run_in_order(slow, GAMES, 1, progress)
    assert [n for n, _ in found] == [*range(GAMES)]
    players = {pid for _, pid in found}
    print(len(players), "processes played, the killed one", "among them" if victim in players else "not")
    assert len(players) >= 3, "this process, both workers or the one that took a killed one's place"


def test_a_place_where_no_cluster_is_is_refused(lysander):
    done = lysander("lab", "evasion", "--games", "10", "--cluster", "tcp://127.0.0.1:9")
    assert done.exit_code == 2
    assert "--cluster tcp://127.0.0.1:9" in done.output


def test_an_interrupted_run_goes_on_and_a_longer_one_adds_to_it(tmp_path):
    kept = tmp_path / "games.jsonl"
    whole = run(experiment(12), 1)

    class Stop(Exception):
        pass

    def stop(finished: int) -> None:
        if kept.exists() and len(kept.read_text("utf-8").splitlines()) > 4:
            raise Stop

    with pytest.raises(Stop):
        run(experiment(12), 1, stop, kept)
    begun = len(kept.read_text("utf-8").splitlines()) - 1
    assert 0 < begun < 12
    with kept.open("a") as file:
        file.write('[11,[{"scor')
    played: list[int] = []
    assert run(experiment(12), 1, played.append, kept).outcomes == whole.outcomes
    assert played[0] == begun
    longer = run(experiment(15), 1, keep=kept)
    assert longer.outcomes[0][:12] == whole.outcomes[0]
    assert (whole.kept, longer.kept) == (0, 12) and longer.speed == pytest.approx(len(longer.outcomes) * 3 / longer.seconds), "of games played now"
    numbers = sorted(json.loads(line)[0] for line in kept.read_text("utf-8").splitlines()[1:])
    assert numbers == [*range(15)]


def test_games_of_another_experiment_are_refused(tmp_path, lysander):
    kept = tmp_path / "games.jsonl"
    words = ("lab", "evasion", "--games", "3", "--workers", "1", "--keep", str(kept))
    assert lysander(*words).exit_code == 0
    other = lysander(*words, "--seed", "9")
    assert other.exit_code == 2
    assert "games of another experiment" in other.output
    kept.write_text("nothing\n")
    with pytest.raises(BadArgument, match="another experiment"):
        run(experiment(3), 1, keep=kept)


def test_a_back_end_that_gives_nothing_early_is_given_rounds(monkeypatch):
    monkeypatch.setattr(pool, "get_active_backend", lambda: (object(), 1))
    chunks = [range(at, at + 2) for at in range(0, 40, 2)]
    found = dict(one for chunk in pool._on_the_cluster(partial(pow, 3), chunks, 2) for one in chunk)
    assert found == {n: 3**n for n in range(40)}
