"""The benchmark: ``make bench``, or ``python docs/bench/run.py``. Writes ``docs/bench/results.md``.

All contestants of a chapter run interleaved in the same minutes on the same machine; what counts is the ratio. Each chapter is printed and
written as it ends. Numbers of a machine that is busy with other things are worth little: each chapter says how busy it was.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent))

from timing import Chapter, busy, machine, versions

RESULTS = Path(__file__).parent / "results.md"
INTRO = """# Benchmark

Written by `make bench`; every number comes from one run, contestants interleaved, medians over the rounds, ± (max − min) / median. Where all
work is done in one process a second is one of its processor time, and a ratio is the median of those of each round.
Other machines give other numbers and much the same ratios. A chapter that was measured by itself, by `run.py --only … --add`, says so.
"""


def chapters(rounds: int, seconds: float, tables: int, games: int) -> dict[str, Callable[[], Chapter]]:
    """Return the chapters of the benchmark. The module of each is imported when it is measured."""

    def of(module: str, name: str, *given: float) -> Callable[[], Chapter]:
        return lambda: getattr(__import__(module), name)(*given)

    return {
        "games": of("games", "random_games", rounds, seconds),
        "hijacked": of("games", "hijacked_games", rounds, seconds),
        "flight181": of("games", "flight181_games", rounds, seconds),
        "clouds": of("clouds", "clouds_games", rounds, seconds),
        "plans": of("clouds", "plans", rounds),
        "copies": of("games", "clones", rounds, seconds),
        "battles": of("clouds", "clones", rounds, seconds),
        "thinking": of("clouds_bots", "thinking"),
        "pauses": of("games", "pauses", rounds),
        "environments": of("env_speed", "environments", rounds, seconds / 2),
        "search": of("search", "search", rounds, seconds),
        "hard": of("hard", "hard_bots", rounds, seconds),
        "lab": of("lab", "lab", rounds, games),
        "server": of("servers", "servers", rounds, 2 * seconds, tables),
        "paced": of("paced", "paced", rounds, 4 * seconds, tables),
        "reviewed": of("paced", "reviewed", rounds, 4 * seconds, tables // 2),
        "workers": of("workers", "workers", rounds, 4 * seconds, tables // 10),
        "restart": of("restart", "restarts", min(rounds, 3), tables),
        "answers": of("answers", "answers"),
        "loading": of("loading", "loading", min(rounds, 3)),
    }


def main() -> int:
    """Run the chapters that are asked for and write the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=list(chapters(1, 1, 1, 1)), help="only these chapters (printed, not written)")
    parser.add_argument("--add", action="store_true", help="write the chapters of --only among the results of an earlier run")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each measurement (5)")
    parser.add_argument("--quick", action="store_true", help="one short round of everything (printed, not written)")
    given = parser.parse_args()
    every = chapters(1, 0.5, 100, 300) if given.quick else chapters(given.rounds, 1.5, 1000, 3000)
    facts, start = machine(), perf_counter()
    done: list[Chapter] = []
    for name, measure in every.items():
        if given.only and name not in given.only:
            continue
        print(f"{name} …", file=sys.stderr, flush=True)
        done.append(watched(measure))
        print("\n".join(page(done[-1])), flush=True)
        if not given.only and not given.quick:
            RESULTS.write_text(report(done, facts, perf_counter() - start), "utf-8")
    if given.only and given.add and not given.quick:
        RESULTS.write_text(added(RESULTS.read_text("utf-8"), done, facts, list(every).index(given.only[0])), "utf-8")
    print("\n".join(summary(done)))
    return 0


def watched(measure: Callable[[], Chapter]) -> Chapter:
    """Return a chapter with the share of the machine that other programs used meanwhile."""
    before = busy()
    chapter = measure()
    after = busy()
    if before and after:
        ours, all, wall = (b - a for a, b in zip(before, after, strict=True))
        chapter.others = max(0.0, (all - ours) / wall)
    return chapter


def report(done: list[Chapter], facts: str, seconds: float) -> str:
    """Return the page of results."""
    peers = versions("catanatron", "open-spiel", "pettingzoo", "rlcard", "uvicorn", "uvloop", "litestar")
    lines = [INTRO, f"Machine: {facts}. {peers}; boardgame.io 0.50.2. Took {seconds / 60:.1f} minutes.\n"]
    lines += summary(done)
    for chapter in done:
        lines += page(chapter)
    return "\n".join(lines)


def added(old: str, done: list[Chapter], facts: str, at: int) -> str:
    """Return the results of an earlier run with chapters that were measured by themselves, each saying so: instead of those of the same title, or as
    chapter ``at`` of the page. Their ratios stand after those of the others."""
    head, ratios, *chapters = re.split(r"^(?=## )", old, flags=re.M)
    ratios = "".join(line for line in ratios.splitlines(keepends=True) if not any(line.startswith(f"| {v.name} |") for c in done for v in c.verdicts))
    ratios = ratios.rstrip() + "\n" + "".join(v.row() + "\n" for c in done for v in c.verdicts) + "\n"
    fresh = []
    for c in done:
        c.text += f" Measured by itself, later ({facts}; {versions('catanatron', 'open-spiel', 'pettingzoo')})."
        fresh.append("\n".join(page(c)) + "\n")
    kept = [text for text in chapters if not any(text.startswith(f"## {c.title}\n") for c in done)]
    return head + ratios + "".join([*kept[:at], *fresh, *kept[at:]]).rstrip() + "\n"


def summary(done: list[Chapter]) -> list[str]:
    """Return all ratios with their targets."""
    heads = ["## Ratios and targets\n", "| what | measured | ± % | target | met |", "|---|---:|---:|---:|---|"]
    return [*heads, *(v.row() for c in done for v in c.verdicts), ""]


def page(chapter: Chapter) -> list[str]:
    """Return one chapter as Markdown."""
    others = "" if chapter.others is None else f" Other processes kept {chapter.others:.1f} cores busy meanwhile."
    return [f"## {chapter.title}\n", chapter.text + others, "", *chapter.table, ""]


if __name__ == "__main__":
    sys.exit(main())
