"""The lab: two workers beside one, and the same results for any number."""

from __future__ import annotations

from dataclasses import replace
from statistics import median

from timing import Chapter, Verdict, number

from lysander.core.game import Setup
from lysander.lab.experiment import Arm, Experiment
from lysander.lab.pool import cores
from lysander.lab.runner import run


def lab(rounds: int, games: int) -> Chapter:
    """Interleaved runs of the same experiment, after a short one that does not count."""
    seats = ("british", "german")
    experiment = Experiment("evasion", (Arm("A", Setup("evasion", seats=seats), dict.fromkeys(seats, "random")),), games, 1)
    speeds: dict[int, list[float]] = {1: [], 2: []}
    outcomes = []
    run(replace(experiment, games=min(games, 100)), 2)
    for _ in range(rounds):
        for workers, found in speeds.items():
            done = run(experiment, workers)
            found.append(done.speed)
            outcomes.append(done.outcomes)
    same = all(o == outcomes[0] for o in outcomes)
    rows = ["| workers | games/s | ± % |", "|---:|---:|---:|"]
    rows += [f"| {w} | {number(median(s))} | {100 * (max(s) - min(s)) / median(s):.0f} |" for w, s in speeds.items()]
    pairs = [two / one for one, two in zip(speeds[1], speeds[2], strict=True)]
    verdicts = [Verdict("games/s, two workers : one", median(pairs), 1.85), Verdict("same results (1: yes)", float(same), 1)]
    text = f"{games} random games of evasion with the event log, workers started before; the ratio is the median of those of each round. "
    text += f"This machine lends {cores()} cores."
    return Chapter("Lab", text, rows, verdicts)
