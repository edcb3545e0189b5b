"""The benchmark: ``make bench``, or ``python docs/bench/run.py``. Writes ``docs/bench/results.md``.

All contestants of a chapter run interleaved in the same minutes on the same machine; what counts is the ratio.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent))

from timing import Chapter, machine, versions

RESULTS = Path(__file__).parent / "results.md"
INTRO = """# Benchmark

Written by `make bench`; every number comes from one run, contestants interleaved, medians over the rounds, ± (max − min) / median.
Other machines give other numbers and much the same ratios.
"""


def chapters(rounds: int, seconds: float, tables: int, games: int) -> dict[str, Callable[[], Chapter]]:
    """What there is to measure. Imported only when it is."""

    def of(module: str, name: str, *given: float) -> Callable[[], Chapter]:
        return lambda: getattr(__import__(module), name)(*given)

    return {
        "games": of("games", "random_games", rounds, seconds),
        "copies": of("games", "clones", rounds, seconds),
        "pauses": of("games", "pauses", rounds),
        "search": of("search", "search", rounds, seconds),
        "lab": of("lab", "lab", rounds, games),
        "server": of("servers", "servers", rounds, 2 * seconds, tables),
    }


def main() -> int:
    """Run what is asked for and write the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=list(chapters(1, 1, 1, 1)), help="only these chapters (printed, not written)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each measurement (5)")
    parser.add_argument("--quick", action="store_true", help="one short round of everything (printed, not written)")
    given = parser.parse_args()
    every = chapters(1, 0.5, 100, 300) if given.quick else chapters(given.rounds, 1.5, 1000, 500 * given.rounds)
    facts, start = machine(), perf_counter()
    done = []
    for name, measure in every.items():
        if not given.only or name in given.only:
            print(f"{name} …", file=sys.stderr, flush=True)
            done.append(measure())
    text = report(done, facts, perf_counter() - start)
    print(text)
    if not given.only and not given.quick:
        RESULTS.write_text(text, "utf-8")
    return 0


def report(done: list[Chapter], facts: str, seconds: float) -> str:
    """The page."""
    peers = versions("catanatron", "open-spiel", "uvicorn", "uvloop", "litestar")
    lines = [INTRO, f"Machine: {facts}. {peers}; boardgame.io 0.50.2. Took {seconds / 60:.1f} minutes.\n"]
    lines += [
        "## Ratios and targets\n",
        "| what | measured | target | met |",
        "|---|---:|---:|---|",
        *(v.row() for c in done for v in c.verdicts),
        "",
    ]
    for chapter in done:
        lines += [f"## {chapter.title}\n", chapter.text, "", *chapter.table, ""]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
