"""A server of one process and one of two workers under the same load, over SQLite and over PostgreSQL: what an answer costs in processor time."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from timing import Chapter, Verdict, number

from lysander.testing.postgres import new_database, postgres, programs

LOAD = Path(__file__).parent / "server_load.py"
NAMES = {"sqlite": "SQLite", "postgres": "PostgreSQL"}
PACES = {0: "as fast as it goes", 1: "× 1/s"}
Said = dict[str, Any]


def load(workers: int, database: str, tables: int, seconds: float, pace: int) -> Said:
    """Run the load once on a new server."""
    words = ["--tables", tables, "--seconds", seconds, "--pace", pace, "--workers", workers, *(["--database", database] if database else [])]
    done = subprocess.run([sys.executable, str(LOAD), *map(str, words)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr[-2000:])
    return json.loads(done.stdout.splitlines()[-1])


def workers(rounds: int, seconds: float, tables: int) -> Chapter:
    """Measure one process and two workers in turn, on either database, in a closed loop and at one answer a second."""
    found: dict[tuple[str, int, int], list[Said]] = {}
    if (folder := programs()) is None:
        raise SystemExit("this chapter needs the programs of PostgreSQL")
    with postgres(folder) as address:
        for round in range(rounds):
            for kind in NAMES:
                for pace in PACES:
                    for n in (1, 2):
                        database = new_database(address, f"r{round}_{pace}_{n}") if kind == "postgres" else ""
                        found.setdefault((kind, pace, n), []).append(load(n, database, tables, seconds, pace))
    heads = ("database", f"{tables} tables", "processes", "answers/s", "p50 ms", "p99 ms", "CPU µs an answer", "CPU µs a request", "MiB")
    rows = [f"| {' | '.join(heads)} |", "|---|---|---|" + "---:|" * 6]
    rows += [_row(kind, pace, n, said) for (kind, pace, n), said in found.items()]
    text = "All processes of the server on one core, the load on the other, both seats of each table on sockets of their own; random legal answers "
    text += "in whole games of evasion. CPU is the time that all processes of the server used, that which passes connections on among them, without "
    text += "PostgreSQL's own. So the ratio says what two workers cost, not how fast they are: for that each needs a core, and the load another. "
    text += "A request is `GET /api/tables` on a connection that is kept."
    verdicts = [
        Verdict(f"CPU an answer, one process : two workers, {NAMES[kind]}, {PACES[pace]}", *_ratio(found[kind, pace, 1], found[kind, pace, 2]))
        for kind in NAMES
        for pace in PACES
    ]
    return Chapter("Workers", text, rows, verdicts)


def _ratio(one: list[Said], two: list[Said]) -> tuple[float, float, bool, float]:
    """Return the median of the ratios of each round, with the target and the spread."""
    ratios = [a["cpu_us_per_answer"] / b["cpu_us_per_answer"] for a, b in zip(one, two, strict=True)]
    return median(ratios), 0.9, False, 100 * (max(ratios) - min(ratios)) / median(ratios)


def _row(kind: str, pace: int, n: int, said: list[Said]) -> str:
    middle = {key: median(s[key] for s in said) for key in ("answers_per_second", "cpu_us_per_answer", "cpu_us_per_request", "server_mib")}
    p50, p99 = (median(s["own_ms"][key] for s in said) for key in ("p50", "p99"))
    cells = (NAMES[kind], PACES[pace], "one" if n == 1 else f"{n} workers and one", number(middle["answers_per_second"]), f"{p50:.2f}", f"{p99:.2f}")
    return f"| {' | '.join(cells)} | {middle['cpu_us_per_answer']:.0f} | {middle['cpu_us_per_request']:.0f} | {middle['server_mib']:.0f} |"
