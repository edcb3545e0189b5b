"""What the guide shows of the skeleton stands in the skeleton."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "src" / "lysander" / "newgame" / "template"
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")


def test_the_code_of_the_guide_is_that_of_the_skeleton() -> None:
    """Up to the chapter on pictures, which shows the example in one file. Left out lines are marked by dots."""
    files = "\n".join(path.read_text("utf-8") for path in sorted(TEMPLATE.rglob("*.py.tmpl")))
    written = {line.strip() for line in files.splitlines()}
    shown = [line.strip() for block in re.findall(r"```python\n(.*?)```", GUIDE.partition("## 14 ")[0], re.S) for line in block.splitlines()]
    code = [line for line in shown if line and "..." not in line]
    print(f"{len(code)} lines of code in the guide")
    assert len(code) >= 15 and [line for line in code if line not in written] == []


def test_the_guide_names_every_file_of_the_skeleton() -> None:
    files = [path.relative_to(TEMPLATE).with_suffix("") for path in sorted(TEMPLATE.rglob("*.tmpl"))]
    silent = [f"{f}" for f in files if f.name not in GUIDE and f.parts[1] not in ("__init__.py", "tables") and not f.name.startswith("test_")]
    assert len(files) > 25 and silent == []


def test_the_sections_that_are_referred_to_are_there() -> None:
    there = re.findall(r"^## (\d+) ", GUIDE, re.M)
    assert there == [str(n) for n in range(1, len(there) + 1)]
    assert {*re.findall(r"[Ss]ections? (\d+)", GUIDE)} <= set(there)
