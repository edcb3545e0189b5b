"""What may not lie in the repository: addresses of registries, paths of a machine, files that nobody can survey."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LONGEST = 400
LONGER = {"src/lysander/server/messages/wire.py": "every message of the protocol, in one place"}
"""Modules that may be longer, each with its reason."""

ADDRESSES = re.compile("|".join(("registry[.]npm" + "js", "registry[.]yarn" + "pkg", "py" + "pi[.]org", "python" + "hosted[.]org", "index" + "-url")))
MACHINE = re.compile("(?<![\\w./-])/(" + "root|work|home)/[\\w.-]+")


def committed() -> list[Path]:
    """All files under version control that are there."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in names.split("\0") if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("forbidden", [ADDRESSES, MACHINE], ids=["registry", "machine"])
def test_no_committed_file_holds_an_address(forbidden: re.Pattern[str]) -> None:
    found = []
    for path in committed():
        hit = forbidden.search(path.read_text("utf-8", errors="ignore"))
        if hit:
            found.append(f"{path.relative_to(ROOT)}: {hit[0]}")
    assert not found


def test_modules_are_short() -> None:
    long = {}
    for path in committed():
        name = str(path.relative_to(ROOT))
        if path.suffix == ".py" and name not in LONGER:
            lines = len(path.read_text("utf-8").splitlines())
            if lines > LONGEST:
                long[name] = lines
    assert not long


def test_every_dependency_is_pinned() -> None:
    pins = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert pins
    for pin in pins:
        assert not pin or pin.startswith("#") or re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9._+!-]+", pin), pin


def test_the_lock_has_the_pinned_versions_and_a_hash_for_each_file() -> None:
    pins = {re.sub(r"[._](?=.*==)", "-", line.lower()) for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()}
    blocks = re.split(r"^(?=[a-z])", (ROOT / "requirements.lock").read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert len(blocks) > 40
    for block in blocks:
        pin = re.split(r"[ ;\\]", block)[0]
        assert pin in pins or "win32" in block, f"{pin} is not what constraints.txt says: make lock"
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", block), pin
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for one in (*wanted["dependencies"], *wanted["optional-dependencies"]["postgres"]):
        name = re.split(r"[>=\[; ]", one)[0].lower().replace(".", "-")
        assert any(block.startswith(f"{name}==") for block in blocks), f"{name} is not in requirements.lock: make lock"


def test_no_script_of_a_package_is_run_at_installation() -> None:
    assert "ignore-scripts=true" in (ROOT / "web/.npmrc").read_text("utf-8").splitlines()
    assert "--ignore-scripts" in (ROOT / "docs/bench/servers.py").read_text("utf-8")


def test_every_import_of_the_package_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extra = project["optional-dependencies"]
    wanted = [
        *project["dependencies"],
        *extra["postgres"],
        *extra["train"],
        *extra["env"],
        *extra["openspiel"],
        *extra["cluster"],
        *extra["frames"],
        "ray",
    ]
    declared = {re.split(r"[^\w.-]", d)[0].lower().replace("-", "_") for d in wanted}
    homes = packages_distributions()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            names += [node.module] if isinstance(node, ast.ImportFrom) and node.module and not node.level else []
            for top in {name.partition(".")[0] for name in names} - sys.stdlib_module_names - {"lysander"}:
                own = {d.lower().replace("-", "_") for d in homes.get(top, [top])}
                assert own & declared, f"{path.relative_to(ROOT)} imports {top}, which pyproject.toml does not name"
