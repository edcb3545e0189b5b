"""``lysander fuzz``: passes on a sound game; a broken one leaves a journal that replays to where it broke."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lysander.bots import subgames
from lysander.core.battery import Approved
from lysander.core.journal import load, replay
from lysander.games import registry
from lysander.games.evasion import GAME
from lysander.lab import fuzz
from lysander.lab.disclosures import disclosures


def test_a_sound_game_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["evasion", "--games", "12", "--seed", "5", "--workers", "2", "--out", str(tmp_path / "out")]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == "12 passed, 0 failed"
    counted = re.match(r"twins compared: (\d+).*, answers compared: (\d+), told apart by (\d+) disclosures", said[0])
    assert counted and all(int(number) for number in counted.groups())
    assert not (tmp_path / "out").exists()


def test_a_failure_leaves_a_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def check(self: Any, state: Any) -> list[str]:
        return ["2.10 a man stands off the map"] if state.move > 1 else []

    monkeypatch.setattr(type(GAME), "check", check)
    assert fuzz.main(["evasion", "--games", "3", "--seed", "2", "--workers", "1", "--out", str(tmp_path)]) == 1
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
    assert f"There are: {', '.join(registry.games())}." in capsys.readouterr().err


def test_a_new_disclosure_fails_and_is_printed_as_an_entry(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "disclosures", lambda game: Approved())
    assert fuzz.main(["evasion", "--games", "40", "--workers", "1", "--out", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "could not tell two worlds apart" in said
    assert "not approved in disclosures.toml:\n[may." in said


def test_a_known_leak_is_counted_and_does_not_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    given = disclosures("evasion")
    known = {d: "4.8" for d in given.may if d[1] == "b_enemy"}
    monkeypatch.setattr(fuzz, "disclosures", lambda game: replace(given, may={d: p for d, p in given.may.items() if d not in known}, known=known))
    assert fuzz.main(["evasion", "--games", "20", "--workers", "1", "--out", str(tmp_path)]) == 0
    assert "known leak: british.b_enemy.told [4.8], " in capsys.readouterr().out


def test_the_thorough_fuzz_looks_at_every_point_of_rest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["evasion", "--games", "1", "--seed", "2", "--thorough", "--workers", "1", "--out", str(tmp_path)]) == 0
    counted = re.match(r"twins compared: (\d+)", capsys.readouterr().out)
    assert counted and int(counted[1]) > 20


def test_games_within_games_are_played_and_a_journal_that_does_not_fit_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    found, tally = fuzz.Fuzz("campaign", 2)(2)
    assert found is None and tally.within > 10 and f"games within games: {tally.within} played, {tally.drawn} drawn" in str(tally)
    monkeypatch.setattr(subgames, "digest_of", lambda journal: "ab" * 32)
    found, _ = fuzz.Fuzz("campaign", 2)(2)
    assert found is not None and found.found.startswith("within: ")
