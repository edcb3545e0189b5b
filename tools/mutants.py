"""Mutation testing: small faults are planted in the code, one at a time, and the tests are to find each. Called by ``make mutants``.

Works on a copy of the committed files in ``build/mutants``. Of all places where a fault can be planted (cosmic-ray) as many are drawn as are asked
for, each with one fault; annotations are left out. Whatever the quick tests of a part let live is tried with the wide ones, and what lives then,
too, is printed with its difference: either a test is missing, or the fault changes nothing that matters (docs/mutants.md).
"""

from __future__ import annotations

import argparse
import random
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from cosmic_ray.work_db import use_db
from cosmic_ray.work_item import WorkerOutcome, WorkItem, WorkResult

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "mutants"
PYTEST = f"{sys.executable} -m pytest -x -q -n0 -p no:cacheprovider -m 'not browser'"
CONFIG = """[cosmic-ray]
module-path = ["{path}"]
timeout = {timeout}.0
excluded-modules = []
test-command = "{command}"
[cosmic-ray.distributor]
name = "local"
"""
SESSION = "mutants.sqlite"
LEFT_OUT = ("core/ReplaceBinaryOperator_BitOr_", "core/RemoveDecorator")
"""Faults that are planted in annotations, or in what registers a command."""


class Part(NamedTuple):
    """What is tried: its folder, the tests that are run first, those that are run on what lives, and seconds that these may take."""

    path: str
    quick: str
    wide: str
    timeout: int


class Fault(NamedTuple):
    """A fault that can be planted, as cosmic-ray names it."""

    path: str
    line: int
    operator: str
    occurrence: int


TABLE = "dice keys seats undo book branch tables talk series live subgames umpire quiet_period permissions files damage writer would aid lock"
PARTS = {
    "core": Part("src/lysander/core", "tests/core", "tests/core tests/cli tests/text tests/games/hijacked tests/server/test_tables.py", 900),
    "server": Part(
        "src/lysander/server",
        " ".join(f"tests/server/test_{name}.py" for name in TABLE.split()),
        "tests/server --ignore tests/server/test_loop.py",
        1800,
    ),
}


def main() -> int:
    """Returns the number of faults that no test found."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--count", type=int, default=100, help="faults to plant")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    part = PARTS[given.part]
    copy()
    chosen = drawn(faults(part), given.count, given.seed)
    lived = run(part, part.quick, chosen)
    print(f"{given.part}: {len(chosen)} faults planted, {len(lived)} lived with the quick tests", flush=True)
    print(*(f"  {fault.path}:{fault.line} {fault.operator}" for fault in sorted(lived)), sep="\n", flush=True)
    left = run(part, part.wide, lived) if lived else {}
    print(f"{given.part}: {len(left)} lived with all\n")
    for fault, difference in left.items():
        print(f"{fault.path}:{fault.line} {fault.operator}\n{difference}\n")
    return min(len(left), 100)


def copy() -> None:
    """Puts the committed files and the built client into an empty folder."""
    shutil.rmtree(COPY, ignore_errors=True)
    COPY.mkdir(parents=True)
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout
    subprocess.run(["tar", "-x", "-C", COPY], input=archive, check=True)
    built = ROOT / "src" / "lysander" / "web_dist"
    if built.is_dir():
        shutil.copytree(built, COPY / "src" / "lysander" / "web_dist")


def faults(part: Part) -> list[Fault]:
    """Returns all faults that can be planted in a part."""
    begin(part, part.quick)
    with use_db(str(COPY / SESSION)) as session:
        return [fault for fault in map(fault_of, session.pending_work_items) if not fault.operator.startswith(LEFT_OUT)]


def fault_of(item: WorkItem) -> Fault:
    """Returns the fault that an item of a session plants."""
    (m,) = item.mutations
    return Fault(str(m.module_path), m.start_pos[0], m.operator_name, m.occurrence)


def drawn(every: Iterable[Fault], count: int, seed: int) -> set[Fault]:
    """Returns as many faults, each at another line."""
    places = defaultdict(list)
    for fault in sorted(every):
        places[fault.path, fault.line].append(fault)
    draw = random.Random(seed)
    return {draw.choice(places[place]) for place in draw.sample(sorted(places), min(count, len(places)))}


def begin(part: Part, command: str) -> None:
    """Makes a session with all faults."""
    (COPY / SESSION).unlink(missing_ok=True)
    config = CONFIG.format(path=part.path, timeout=part.timeout, command=f"env PYTHONPATH={COPY / 'src'} {PYTEST} {command}")
    (COPY / "mutants.toml").write_text(config)
    subprocess.run([*cosmic_ray(), "init", "mutants.toml", SESSION], cwd=COPY, check=True)


def run(part: Part, command: str, chosen: set[Fault]) -> dict[Fault, str]:
    """Returns those of the chosen faults that the tests did not find, with their differences."""
    begin(part, command)
    with use_db(str(COPY / SESSION)) as session:
        others = [item.job_id for item in session.pending_work_items if fault_of(item) not in chosen]
        session.set_multiple_results(others, WorkResult(worker_outcome=WorkerOutcome.SKIPPED))
    subprocess.run([*cosmic_ray(), "exec", "mutants.toml", SESSION], cwd=COPY, check=True)
    lived = {}
    with use_db(str(COPY / SESSION)) as session:
        for item, result in session.completed_work_items:
            if result.worker_outcome is not WorkerOutcome.SKIPPED and not result.is_killed:
                lived[fault_of(item)] = result.diff or ""
    return lived


def cosmic_ray() -> list[str]:
    """Returns how the program is called."""
    return [str(Path(sys.executable).with_name("cosmic-ray"))]


if __name__ == "__main__":
    sys.exit(main())
