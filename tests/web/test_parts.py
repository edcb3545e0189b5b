"""Parts of the boards that are worked out without a page: where flags stand, how a sum is written."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
RUN = """
import { readFileSync } from "node:fs";
const [file, name, args] = JSON.parse(readFileSync(0, "utf-8"));
const part = await import(file);
const made = part[name](...args);
console.log(JSON.stringify(made instanceof Map ? [...made.values()] : made));
"""


def made(file: str, name: str, *args: Any) -> Any:
    """What a function of the client returns."""
    from tools.build_web import node_and_npm

    command = [str(Path(node_and_npm()[0]) / "node"), "--disable-warning=ExperimentalWarning", "--input-type=module", "-e", RUN]
    given = json.dumps([(ROOT / "web" / "src" / "boards" / file).as_uri(), name, args])
    return json.loads(subprocess.run(command, input=given, capture_output=True, text=True, check=True).stdout)


def _gap(flag: dict[str, float], machine: dict[str, Any]) -> float:
    """How far the nearest point of a flag is from the middle of a machine."""
    over = max(flag["x"] - machine["x"], 0, machine["x"] - flag["x"] - machine["width"])
    down = max(flag["y"] - machine["y"], 0, machine["y"] - flag["y"] - machine["height"])
    return float((over**2 + down**2) ** 0.5)


@pytest.mark.parametrize("apart", [(0, 32), (-4, 30), (24, 24), (40, 0)])
def test_the_flags_of_two_machines_close_together_stand_by_their_own(apart: tuple[int, int]) -> None:
    """Beside the other machine a flag would be read as the other's."""
    other = {"id": "C1", "x": 208 + apart[0], "y": 247 - apart[1], "reach": 28, "width": 126, "height": 22}
    both = [{"id": "E1", "x": 208, "y": 247, "reach": 28, "width": 111, "height": 22}, other]
    for order in (both, both[::-1]):
        flags = {f["id"]: f for f in made("clouds/flags.ts", "placed", order)}
        for mine, its in zip(both, both[::-1], strict=True):
            box = {**flags[str(mine["id"])]}
            size = {"width": mine["width"], "height": mine["height"]}
            assert _gap(box, {**mine, **size}) <= _gap(box, {**its, **size}), (mine["id"], box)


@pytest.mark.parametrize(
    ("added", "wanted"),
    [([2], ""), ([2, 0], ""), ([2, 1, 1], "2 + 1 + 1 = 4; "), ([6, -1, 0, -2], "6 − 1 − 2 = 3; "), ([1, -2], "1 − 2 = −1; ")],
)
def test_10_7_the_card_of_a_shot_says_the_sum_behind_its_die(added: list[int], wanted: str) -> None:
    rows = [{"label": "", "add": n, "rule": "10.8"} for n in added]
    assert made("flight181/sum.ts", "sumOf", {"rows": rows}) == wanted
