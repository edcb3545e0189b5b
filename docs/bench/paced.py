"""How quickly tables at a steady pace are answered: against a server of the same protocol that does nothing, and how many of them a core carries."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from timing import Chapter, Verdict, number

LOAD = Path(__file__).with_name("server_load.py")
OURS, ECHO = "Lysander", "echo"
PACE = 5
"""Seconds between two answers at a table, where it is asked how many tables a core carries."""
SLOWEST = 50.0
"""Milliseconds that the 99th of a hundred answers may take there."""
MORE = 2.5
"""Milliseconds that it may take more than at the server that does nothing."""
BESIDE = 2.0
"""Milliseconds that answers may take longer while a finished game is reviewed."""
Said = dict[str, Any]


def load(tables: int, seconds: float, pace: int, echo: int = 0, review: bool = False) -> Said:
    """Run the load once on a new server, ours or the one that gives answers back in so many bytes; with somebody who looks at a review, or not."""
    words = ["--tables", tables, "--seconds", seconds, "--pace", pace, "--echo", echo, *(["--review"] if review else [])]
    done = subprocess.run([sys.executable, str(LOAD), *map(str, words)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr[-2000:])
    return json.loads(done.stdout.splitlines()[-1])


def paced(rounds: int, seconds: float, tables: int) -> Chapter:
    """Measure both servers in turn at one answer a second, then ours at ever more tables."""
    found: dict[str, list[Said]] = {OURS: [], ECHO: []}
    for _ in range(rounds):
        found[OURS].append(load(tables, seconds, 1))
        found[ECHO].append(load(tables, seconds, 1, found[OURS][-1]["state_bytes"]))
    tried = carried(tables, seconds)
    most = max((said["tables"] for said in tried if _quick(said)), default=0)
    more = [ours["own_ms"]["p99"] - echo["own_ms"]["p99"] for ours, echo in zip(found[OURS], found[ECHO], strict=True)]
    heads = ("tables", "server", "answers/s", "p50 ms", "p99 ms", "CPU µs an answer", "bytes of a state")
    rows = [f"| {' | '.join(heads)} |", "|---|---|" + "---:|" * 5]
    rows += [_row(f"{tables} × 1/s", name, said) for name, said in found.items()]
    rows += [_row(f"{said['tables']} × 1/{PACE} s", OURS, [said]) for said in tried]
    text = "Server on one core, load on the other, both seats of each table on sockets of their own. The echo server speaks the same protocol over "
    text += "the same WebSocket layer, and gives each answer back as states of the same size, without rules, views or a database. "
    text += f"{number(most)} tables at an answer in {PACE} seconds each are the most of those tried at which p99 is at most {SLOWEST:g} ms."
    slowest = next((said["own_ms"]["p99"] for said in tried if said["tables"] == most), float("inf"))
    verdicts = [
        Verdict(f"ms of p99 at {tables} tables × 1/s, ours less echo", median(more), MORE, at_most=True),
        Verdict(f"ms of p99 at {most} tables × 1/{PACE} s", slowest, SLOWEST, at_most=True),
    ]
    return Chapter("A steady pace", text, rows, verdicts)


def reviewed(rounds: int, seconds: float, tables: int) -> Chapter:
    """Measure our server at one answer a second, in turn with a review that is being played out and without."""
    found: dict[str, list[Said]] = {"nothing else": [], "a review": []}
    for _ in range(rounds):
        for review, said in enumerate(found.values()):
            said.append(load(tables, seconds, 1, review=bool(review)))
    more = {p: median(b["own_ms"][p] - a["own_ms"][p] for a, b in zip(*found.values(), strict=True)) for p in ("p50", "p99")}
    heads = ("tables", "beside", "answers/s", "p50 ms", "p99 ms", "CPU µs an answer", "bytes of a state")
    rows = [f"| {' | '.join(heads)} |", "|---|---|" + "---:|" * 5]
    rows += [_row(f"{tables} × 1/s", name, said) for name, said in found.items()]
    played = median(said["playouts"] for said in found["a review"])
    text = "Server on one core, the process that plays a finished game out on the same core, load on the other. In each run with a review "
    text += f"{number(played)} playouts of that game were made meanwhile; the processor time of an answer contains theirs, of what was left over."
    verdicts = [Verdict(f"ms of {p} at {tables} tables × 1/s, beside a review less without", ms, BESIDE, at_most=True) for p, ms in more.items()]
    return Chapter("A review beside play", text, rows, verdicts)


def carried(tables: int, seconds: float) -> list[Said]:
    """Return what was measured at ever more tables, up to the first number at which it takes too long, then half way between."""
    tried = [load(tables, seconds, PACE)]
    while _quick(tried[-1]) and len(tried) < 4:
        tried.append(load(2 * tried[-1]["tables"], seconds, PACE))
    if len(tried) > 1 and not _quick(tried[-1]):
        tried.append(load((tried[-1]["tables"] + tried[-2]["tables"]) // 2, seconds, PACE))
    return sorted(tried, key=lambda said: said["tables"])


def _quick(said: Said) -> bool:
    """Return whether answers come in time, and as many as were to be given."""
    return said["own_ms"]["p99"] <= SLOWEST and said["answers_per_second"] > 0.9 * said["tables"] / PACE


def _row(tables: str, name: str, said: list[Said]) -> str:
    middle = {key: median(s[key] for s in said) for key in ("answers_per_second", "cpu_us_per_answer", "state_bytes")}
    p50, p99 = (median(s["own_ms"][key] for s in said) for key in ("p50", "p99"))
    cells = (tables, name, number(middle["answers_per_second"]), f"{p50:.2f}", f"{p99:.2f}", f"{middle['cpu_us_per_answer']:.0f}")
    return f"| {' | '.join(cells)} | {number(middle['state_bytes'])} |"
