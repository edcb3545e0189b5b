"""Interleaved timing: every contestant runs once in each round, so that noise of the machine affects all of them alike."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter, process_time


@dataclass
class Contestant:
    """Something to be timed. ``work()`` does a piece of work in this process and returns how many things of each kind it did; ``rates`` are per
    second of CPU."""

    name: str
    work: Callable[[], dict[str, float]]
    rates: dict[str, list[float]] = field(default_factory=dict)

    def run(self, seconds: float) -> None:
        """Run one round."""
        done: dict[str, float] = {}
        start = process_time()
        while (took := process_time() - start) < seconds:
            for what, count in self.work().items():
                done[what] = done.get(what, 0) + count
        for what, count in done.items():
            self.rates.setdefault(what, []).append(count / took)

    def rate(self, what: str) -> float:
        """Return the median rate over the rounds."""
        return median(self.rates[what])

    def spread(self, what: str) -> float:
        """Return (max − min) / median, in per cent."""
        return 100 * (max(self.rates[what]) - min(self.rates[what])) / self.rate(what)


def interleave(contestants: Sequence[Contestant], rounds: int, seconds: float) -> None:
    """Run all rounds, after a short one that does not count."""
    for contestant in contestants:
        contestant.work()
    for _ in range(rounds):
        for contestant in contestants:
            contestant.run(seconds)


@dataclass
class Verdict:
    """A ratio, its target and its origin.

    ``at_most``: the ratio should not exceed the target. ``spread`` is that of the ratios of single rounds, in per cent, where there are rounds.
    """

    name: str
    ratio: float
    target: float
    at_most: bool = False
    spread: float | None = None

    @property
    def met(self) -> bool:
        """Whether the target is reached."""
        return self.ratio <= self.target if self.at_most else self.ratio >= self.target

    def row(self) -> str:
        """Return a line of the summary."""
        spread = "" if self.spread is None else f"{self.spread:.0f}"
        return f"| {self.name} | {self.ratio:.2f} | {spread} | {'≤' if self.at_most else '≥'} {self.target:g} | {'yes' if self.met else '**no**'} |"


def versus(ours: Contestant, theirs: Contestant, what: str, target: float, at_most: bool = False) -> Verdict:
    """Return the ratio of two rates: the median of the ratios of each round."""
    ratios = [a / b for a, b in zip(ours.rates[what], theirs.rates[what], strict=True)]
    middle = median(ratios)
    return Verdict(f"{what}/s, {ours.name} : {theirs.name}", middle, target, at_most, 100 * (max(ratios) - min(ratios)) / middle)


@dataclass
class Chapter:
    """One part of the benchmark; ``others`` is the number of cores that other programs kept busy."""

    title: str
    text: str
    table: list[str]
    verdicts: list[Verdict]
    others: float | None = None


def number(value: float) -> str:
    """Write a number with three figures and commas."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def rates_table(contestants: Sequence[Contestant], kinds: Sequence[str]) -> list[str]:
    """Return a table of medians with spread."""
    rows = ["| | " + " | ".join(f"{kind}/s | ± %" for kind in kinds) + " |", "|---|" + "---:|---:|" * len(kinds)]
    for c in contestants:
        cells = (f"{number(c.rate(k))} | {c.spread(k):.0f}" if k in c.rates else "– | " for k in kinds)
        rows.append(f"| {c.name} | " + " | ".join(cells) + " |")
    return rows


def unlimited() -> dict[str, str]:
    """Return the environment of a server that limits nobody, and finds what this process has imported."""
    limits = ("LYSANDER_REQUESTS", "LYSANDER_TABLES", "LYSANDER_CONNECTIONS", "LYSANDER_MESSAGES")
    return os.environ | dict.fromkeys(limits, "100000000") | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def machine() -> str:
    """Return a description of the machine."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        model = next((line.partition(":")[2].strip() for line in info.read_text("utf-8").splitlines() if line.startswith("model name")), model)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    return f"{cores} cores, {model}; {platform.system()}, {python()}; load before the run {load:.1f}"


def python() -> str:
    """Return which Python this is, and how it was built: one with optimisations by profile and link is some tenth quicker than one without."""
    given = sysconfig.get_config_var("CONFIG_ARGS") or ""
    ways = [name for name, option in (("PGO", "--enable-optimizations"), ("LTO", "--with-lto")) if option in given]
    built = f"{platform.python_compiler()}, {' and '.join(ways) or 'neither PGO nor LTO'}"
    return f"{platform.python_implementation()} {platform.python_version()} ({built})"


def busy() -> tuple[float, float, float] | None:
    """Return seconds of processor time of this process and its children, of all processes, and of the clock; None where the system does not tell."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return None
    words = stat.read_text("ascii").split("\n", 1)[0].split()[1:9]
    user, nice, system, _idle, _wait, irq, softirq, steal = (int(w) / os.sysconf("SC_CLK_TCK") for w in words)
    return sum(os.times()[:4]), user + nice + system + irq + softirq + steal, perf_counter()


def pin(process: int, core: int) -> None:
    """Keep a process on one core, if there are several."""
    if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1:
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(process, {cores[core % len(cores)]})


def versions(*names: str) -> str:
    """Return the installed versions of Python packages."""
    command = [sys.executable, "-m", "pip", "list", "--format=freeze", "--disable-pip-version-check"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = dict(line.lower().replace("_", "-").split("==") for line in text.splitlines() if "==" in line)
    return ", ".join(f"{name} {found.get(name.lower(), '?')}" for name in names)
