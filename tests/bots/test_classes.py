"""Classes of one's own as bots: at a table in the terminal, in the laboratory, in a cross-table."""

from __future__ import annotations

from pathlib import Path

import pytest

from lysander.bots import make
from lysander.bots.registry import exists

EXAMPLES = Path(__file__).parents[2] / "docs/example"
BOLD = "boldbot:Bold"


@pytest.fixture
def here(monkeypatch) -> None:
    """The folder of the examples is the present one."""
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.syspath_prepend(str(EXAMPLES))


@pytest.mark.usefixtures("here")
def test_a_class_plays_in_the_laboratory_and_in_a_table(lysander):
    played = lysander("lab", "evasion", "--seats", f"german={BOLD}", "british=easy", "--games", "3", "--workers", "1")
    assert played.exit_code == 0, played.output
    assert f"german {BOLD}" in played.output
    table = lysander("table", "hijacked", "--players", "2", "--rows", BOLD, "--columns", "easy", "--games", "2", "--workers", "1")
    assert BOLD in table.output


@pytest.mark.usefixtures("here")
def test_a_class_plays_at_a_table(lysander, tmp_path):
    played = lysander("play", "evasion", "--seat", f"british={BOLD}", "--seat", f"german=bot:{BOLD}", "--save", str(tmp_path / "game.jsonl"))
    assert played.exit_code == 0, played.output
    assert (tmp_path / "game.jsonl").exists()


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere:Bold", "no module"),
        ("boldbot:Nobody", "no class"),
        ("json:JSONDecoder", "no class"),
        ("boldbot:__doc__", "no class"),
        ("a b:C", "no bot"),
    ],
)
def test_what_is_no_class_that_decides_is_refused(lysander, name, said):
    played = lysander("lab", "evasion", "--seats", f"german={name}", "--games", "1")
    assert played.exit_code == 2
    assert said in played.output


@pytest.mark.usefixtures("here")
def test_a_class_is_no_bot_of_a_server():
    assert not exists("evasion", "german", BOLD)
    assert make("evasion", "german", BOLD, 1).seat == "german"
