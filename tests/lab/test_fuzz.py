"""``lysander fuzz``: passes on a sound game; a broken one leaves a journal that replays to where it broke."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lysander.core.journal import load, replay
from lysander.games.evasion import GAME
from lysander.lab import fuzz


def test_a_sound_game_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["evasion", "--games", "12", "--seed", "5", "--workers", "2", "--out", str(tmp_path / "out")]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "12 passed, 0 failed"
    assert not (tmp_path / "out").exists()


def test_a_failure_leaves_a_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def check(self: Any, state: Any) -> list[str]:
        return ["2.10 a man stands off the map"] if state.move > 1 else []

    monkeypatch.setattr(type(GAME), "check", check)
    assert fuzz.main(["evasion", "--games", "3", "--workers", "1", "--out", str(tmp_path)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == "0 passed, 3 failed"
    assert "2.10 a man stands off the map" in said[0]
    monkeypatch.undo()
    for path in tmp_path.glob("*.jsonl"):
        journal = load(path.read_text("utf-8"))
        assert replay(GAME, journal).state.move == 2
        assert "2.10" in journal.notes["fuzz"]["found"]


@pytest.mark.parametrize("games", ["0", "-3", "many"])
def test_a_number_of_games_is_a_number(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        fuzz.main(["evasion", "--games", games])
    assert "--games" in capsys.readouterr().err


def test_an_unknown_game_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["nosuch"]) == 2
    assert "There are: evasion" in capsys.readouterr().err
