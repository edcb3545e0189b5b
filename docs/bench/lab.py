"""The lab: two workers compared with one, and equal results for any number of workers."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from statistics import median
from time import perf_counter

from timing import Chapter, Verdict, number

from lysander.core.game import Setup
from lysander.lab.experiment import Arm, Experiment
from lysander.lab.pool import cores
from lysander.lab.runner import run

LOOP = "input(); print(flush=True); sum(n * n % 7 for n in range(12_000_000)); print(flush=True)"
"""Work for one process that shares nothing with another."""


def machine_gain() -> float:
    """Return how many times as much this machine does with two processes that share nothing: the upper limit for a second worker."""

    def seconds(count: int) -> float:
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        bare = [subprocess.Popen([sys.executable, "-c", LOOP], **pipes) for _ in range(count)]  # type: ignore[call-overload]
        for process in bare:
            process.stdin.write("\n")
            process.stdin.flush()
        for process in bare:
            process.stdout.readline()
        start = perf_counter()
        for process in bare:
            process.communicate()
        return perf_counter() - start

    return 2 * seconds(1) / seconds(2)


def lab(rounds: int, games: int) -> Chapter:
    """Measure interleaved runs of the same experiment, after a short one that does not count."""
    seats = ("british", "german")
    experiment = Experiment("evasion", (Arm("A", Setup("evasion", seats=seats), dict.fromkeys(seats, "random")),), games, 1)
    speeds: dict[int, list[float]] = {1: [], 2: []}
    outcomes, bare = [], []
    run(replace(experiment, games=min(games, 100)), 2)
    for _ in range(rounds):
        for workers, found in speeds.items():
            done = run(experiment, workers)
            found.append(done.speed)
            outcomes.append(done.outcomes)
        bare.append(machine_gain())
    same = all(o == outcomes[0] for o in outcomes)
    rows = ["| workers | games/s | ± % |", "|---:|---:|---:|"]
    rows += [f"| {w} | {number(median(s))} | {100 * (max(s) - min(s)) / median(s):.0f} |" for w, s in speeds.items()]
    pairs = [two / one for one, two in zip(speeds[1], speeds[2], strict=True)]
    verdicts = [Verdict("games/s, two workers : one", median(pairs), 1.85), Verdict("same results (1: yes)", float(same), 1)]
    text = f"{games} random games of evasion with the event log, workers started before; the ratio is the median of those of each round. "
    text += f"This machine lends {cores()} cores; two processes that share nothing do {median(bare):.2f} times as much on it as one "
    text += f"(± {100 * (max(bare) - min(bare)) / median(bare):.0f} %, in the same rounds)."
    return Chapter("Lab", text, rows, verdicts)
