"""``lysander new-game``: what it writes passes the tests of every game as it is, and ``lysander check`` finds what is taken out of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lysander.newgame import main as newgame
from lysander.testing.checkout import Checkout
from lysander.text import for_game

ROOT = Path(__file__).parents[2]
SHORT, LONG = "qx", "night_watch_of_the_coast"
BUILT = shutil.ignore_patterns("web_dist", "__pycache__", "journals", "transcripts", "web", "server")

FAULTS: dict[str, tuple[str, str, str, str]] = {
    "no rulebook": ("rules/rulebook.md", "", "", "rulebook.md is missing"),
    "no German": ("rules/text/de.ftl", "", "", "text/de.ftl is missing"),
    "no ledger": ("tests/ledger.toml", "", "", "ledger.toml is missing"),
    "no endings": ("tests/endings.py", "", "", "endings.py is missing"),
    "no hints": ("tests/hints.toml", "", "", "hints.toml is missing"),
    "no cases": ("tests/cases.toml", "", "", "cases.toml is missing"),
    "no journal": ("tests/journals/caught.jsonl", "", "", "journals/caught.jsonl is missing: lysander record"),
    "no GAME": ("rules/__init__.py", "from .game import GAME", "GAME = None", "GAME is missing"),
    "worth": ("rules/text/en.ftl", "{ $percent }", "{ $steps }", "worth-chance: Unknown external: steps"),
    "argument": (
        "rules/text/de.ftl",
        "Lampe leuchtet in Bucht { $cove }",
        "Lampe leuchtet in Bucht { $place }",
        "de.ftl light: Unknown external: place",
    ),
    "heading": ("rules/text/en.ftl", "part-night =", "apart-night =", "the message part-night is missing"),
    "waiting": ("rules/text/en.ftl", "waiting-night =", "awaiting-night =", "en.ftl waiting-night: the message is missing"),
    "role": ("rules/disclosures.toml", "[may.guard.roll]", "[may.nobody.roll]", "no seat has the role nobody; roles are guard, smuggler, spectator"),
    "role of no seat": ("rules/disclosures.toml", "[may.smuggler.light]", "roles = { owl = 'guard' }\n\n[may.smuggler.light]", "roles names owl"),
    "disclosures": ("rules/disclosures.toml", 'cove = "1.2"', 'cove = ""', "is no paragraph"),
    "seat": ("rules/text/en.ftl", "seat-guard =", "seat-warden =", "the message seat-guard is missing"),
    "option": ("rules/text/en.ftl", "option-nights =", "options-nights =", "the message option-nights is missing"),
    "words": ("rules/words.py", "class Words(Plain)", "class Words", "Words derives from lysander.core.words.Words"),
    "level": ("rules/bots/__init__.py", '{"easy": Easy}', '{"clever": Easy}', "BOTS has the level 'clever'"),
    "maker": ("rules/bots/__init__.py", '{"easy": Easy}', '{"easy": lambda seat: seat}', "cannot be called as make(seat, seed"),
    "level's sentence": ("rules/text/de.ftl", "level-easy-note =", "level-easy-notes =", "de.ftl: level-easy-note is missing"),
    "domains": ("rules/bots/__init__.py", "DOMAINS: ", "OTHERS: ", "DOMAINS is missing"),
    "paragraph": ("rules/rulebook.md", "## 2 Notation", "**1.4** A rule.\n\n## 2 Notation", "rulebook.md 1.4: no code cites it"),
    "test": ("tests/test_ch02_notation.py", "def test_2_1_what", "def test_2_7_what", "cites 2.7, which the rulebook does not have"),
    "counted": ("tests/ledger.toml", "paragraphs = 4", "paragraphs = 5", "ledger.toml says (5, '2.1')"),
}
"""File, what is replaced (empty: the file is taken away), by what, and what is said of it."""
TOGETHER = [
    ("no rulebook", "no German", "no ledger", "no endings", "no hints", "no cases"),
    ("worth", "argument", "heading", "waiting", "seat", "option"),
    ("role of no seat", "maker", "domains"),
    ("paragraph", "test"),
]
"""Faults of which each is said beside the others."""


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command of Python in a checkout, with the package of that checkout."""
    env = {**os.environ, "PYTHONPATH": str(root / "src")}
    return subprocess.run([sys.executable, *words], cwd=root, env=env, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A copy of this checkout with two new games."""
    root = tmp_path_factory.mktemp("checkout")
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, root / folder, ignore=BUILT if folder == "tests" else shutil.ignore_patterns("web_dist", "__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", root)
    for id in (SHORT, LONG):
        done = run(root, "-m", "lysander", "new-game", id)
        assert done.returncode == 0, done.stderr
        assert f"tests/games/{id}/journals/caught.jsonl" in done.stdout
    return Checkout(root)


@pytest.mark.slow
def test_two_new_games_pass_the_tests_of_every_game(made: Checkout) -> None:
    """Of the contract, which is a matter of rules and not of names, those of one of them."""
    folders = [f"tests/{folder}" for folder in ("contract", "games", "text", "core", "lab")]
    found = run(made.root, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *folders, "-k", f"({SHORT} and not contract) or {LONG}")
    said = re.search(r"(\d+) passed", found.stdout)
    assert found.returncode == 0 and said is not None, found.stdout[-3000:]
    print(f"{said[1]} tests of two new games")
    assert int(said[1]) >= 160


@pytest.mark.slow
@pytest.mark.tools
def test_new_games_have_no_fault_of_style_or_types(made: Checkout) -> None:
    folders = [str(folder) for id in (SHORT, LONG) for folder in (made.rules(id), made.tests(id))]
    for words in (("ruff", "check", *folders), ("ruff", "format", "--check", *folders)):
        done = run(made.root, "-m", *words)
        assert done.returncode == 0, done.stdout + done.stderr
    done = run(made.root, "-m", "mypy", "--cache-dir", str(made.root / "mypy"))
    assert done.returncode == 0, done.stdout
    files = int(re.findall(r"in (\d+) source files", done.stdout)[0])
    assert files > 300 and f"lysander.games.{SHORT}" not in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("faults", [*TOGETHER, *((fault,) for fault in FAULTS if not any(fault in some for some in TOGETHER))], ids=", ".join)
def test_what_is_taken_out_is_found(made: Checkout, faults: tuple[str, ...]) -> None:
    kept: dict[Path, str] = {}
    try:
        for name, old, new, _ in map(FAULTS.__getitem__, faults):
            kind, _, rest = name.partition("/")
            file = (made.rules(SHORT) if kind == "rules" else made.tests(SHORT)) / rest
            text = file.read_text("utf-8")
            kept.setdefault(file, text)
            assert old in text
            if old:
                file.write_text(text.replace(old, new), "utf-8")
            else:
                file.unlink()
        done = run(made.root, "-m", "lysander", "check", SHORT)
        assert done.returncode == 1
        assert [said for *_, said in map(FAULTS.__getitem__, faults) if said not in done.stdout] == [], done.stdout + done.stderr
    finally:
        for file, text in kept.items():
            file.write_text(text, "utf-8")


@pytest.mark.slow
def test_a_new_game_is_complete(made: Checkout) -> None:
    done = run(made.root, "-m", "lysander", "check", LONG)
    assert (done.returncode, done.stdout) == (0, f"{LONG}: nothing missing\n"), done.stdout + done.stderr


HEADINGS = """
import sys
from lysander.core.event import Event
from lysander.server.messages.render import log_line
from lysander.server.table.seat_log import Told
from lysander.text import for_game
told = Told(1, 0, Event("dusk", "1.1", ("all",), {"night": 2, "nights": 3}), "night-2")
print(*(log_line(for_game(sys.argv[1], lang), told, "guard", lang).group for lang in ("en", "de")), sep=", ")
"""


@pytest.mark.slow
def test_the_log_of_a_table_has_headings_in_words(made: Checkout) -> None:
    done = run(made.root, "-c", HEADINGS, SHORT)
    assert done.stdout == "Night 2, Nacht 2\n", done.stderr
    assert for_game("hijacked").part("4.B") == "4.B", "a game whose own board names its parts"


@pytest.mark.slow
def test_a_new_game_is_played_in_terminal_fuzz_and_lab(made: Checkout) -> None:
    script = made.root / "script.txt"
    script.write_text("1\n2\n3\n4\nquit\n", "utf-8")
    ways = {
        ("play", SHORT, "--seed", "3", "--script", str(script)): "The boats were in",
        ("fuzz", SHORT, "--games", "60", "--workers", "1", "--out", str(made.root / "fuzz")): "60 passed, 0 failed",
        ("lab", SHORT, "--games", "20", "--workers", "1", "--against", "nights=4"): "cargo landed",
        ("rulebook", SHORT, "1.2"): "All see where the lamp shone",
        ("cases", SHORT): "2 passed, 0 failed, 0 unreadable",
    }
    for words, said in ways.items():
        done = run(made.root, "-m", "lysander", *words)
        assert done.returncode == 0 and said in done.stdout, (words, done.stdout[-2000:], done.stderr)


@pytest.fixture
def bare(tmp_path: Path) -> Checkout:
    """A checkout with nothing in it but the folders of games."""
    (tmp_path / "src/lysander/games").mkdir(parents=True)
    (tmp_path / "src/lysander/games/registry.py").touch()
    (tmp_path / "tests/games").mkdir(parents=True)
    return Checkout(tmp_path)


def new(lysander: Any, checkout: Checkout, id: str) -> Any:
    """Ask for a new game."""
    return lysander("new-game", id, "--checkout", str(checkout.root))


@pytest.mark.parametrize("id", ["", "2x", "Go", "a-b", "class", "x_", "a b", "../x", "é", "x" * 25])
def test_an_id_that_names_no_package_is_refused(lysander: Any, bare: Checkout, id: str) -> None:
    done = new(lysander, bare, id)
    assert done.exit_code == 2 and "cannot be the id of a game" in done.output
    assert [p.name for p in (bare.root / "src/lysander/games").iterdir()] == ["registry.py"]


def test_what_is_there_is_never_overwritten(lysander: Any, bare: Checkout) -> None:
    bare.rules("mine").mkdir()
    bare.tests("yours").mkdir()
    for id, there in (("registry", "src/lysander/games/registry.py"), ("mine", "src/lysander/games/mine"), ("yours", "tests/games/yours")):
        done = new(lysander, bare, id)
        assert done.exit_code == 2 and f"The id {id} is taken: there is {there}." in done.output
    assert not list(bare.rules("mine").iterdir()) and not bare.rules("yours").exists()


def test_a_folder_that_is_no_checkout_is_refused(lysander: Any, tmp_path: Path) -> None:
    for command in ("new-game", "check", "record"):
        done = lysander(command, "evasion", "--checkout", str(tmp_path))
        assert done.exit_code == 2 and "is no checkout of Lysander" in done.output


def test_nothing_is_left_behind_where_it_cannot_be_written(lysander: Any, bare: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    real, written = Path.write_text, []

    def full(path: Path, text: str, *more: Any) -> int:
        written.append(path)
        if len(written) == 5:
            raise OSError(28, "No space left on device", str(path))
        return real(path, text, *more)

    monkeypatch.setattr(Path, "write_text", full)
    done = new(lysander, bare, "mine")
    assert done.exit_code == 2 and "The game cannot be written" in done.output and "No space left on device" in done.output
    assert not bare.rules("mine").exists() and not bare.tests("mine").exists()


def test_the_word_of_the_skeleton_is_named_in_every_form() -> None:
    assert newgame.named('id = "skeleton"  # Skeleton, SkeletonGame', "night_watch") == 'id = "night_watch"  # Night Watch, NightWatchGame'
