"""The scripts of the studies run with a few games, go on where they were, and say what their pages say."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

STUDIES = Path(__file__).parents[2] / "docs" / "studies"


@pytest.fixture
def study(monkeypatch) -> Any:
    """Returns the function that loads a script of a study; with ``run`` it is called as from the command line."""

    def load(name: str) -> ModuleType:
        spec = spec_from_file_location(name, STUDIES / f"{name}.py")
        assert spec and spec.loader
        monkeypatch.setitem(sys.modules, name, module := module_from_spec(spec))
        spec.loader.exec_module(module)

        def run(*words: object) -> None:
            monkeypatch.setattr(sys, "argv", [name, *map(str, words)])
            module.main()

        module.run = run  # type: ignore[attr-defined]
        return module

    return load


@pytest.fixture
def evasion(study) -> Iterator[Any]:
    """Yields the script of the study of evasion; afterwards the British have their own styles again."""
    from lysander.games.evasion.bots.wills import WILLS

    before = dict(WILLS)
    yield study("evasion_balance")
    WILLS.clear()
    WILLS.update(before)


def test_evasion_plays_goes_on_shows_and_draws(evasion, monkeypatch, tmp_path, capsys):
    few = {name: evasion.Part(part.seed, part.arms[:2]) for name, part in evasion.PARTS.items()}
    few["hard bands"] = evasion.Part(4, tuple(evasion.Played(british=b) for b in ("normal", "hard/together")))
    monkeypatch.setattr(evasion, "PARTS", few)
    kept = tmp_path / "kept.json"

    def played() -> dict[str, list[str]]:
        return {arm: games.split() for arm, games in json.loads(kept.read_text("utf-8"))["parts"]["changes"].items()}

    evasion.run("play", "changes", "--games", 1, "--json", kept)
    first = played()
    assert list(map(len, first.values())) == [1, 1]
    evasion.run("play", "changes", "--games", 4, "--only", "garrisons", "--json", kept)
    assert list(map(len, played().values())) == [1, 4] and all(played()[arm][:1] == games for arm, games in first.items())
    evasion.run("play", "bands", "hard bands", "--games", 1, "--json", kept)
    capsys.readouterr()
    evasion.run("show", "--json", kept)
    assert capsys.readouterr().out.count(" | 1 | ") == 5
    evasion.run("draw", "--json", kept, "--svg", tmp_path / "drawn.svg")
    assert "garrisons=no" in (tmp_path / "drawn.svg").read_text("utf-8")


def test_all_rules_of_the_study_of_evasion_are_rules(evasion):
    from lysander.bots.registry import exists
    from lysander.games.evasion import GAME

    for part in evasion.PARTS.values():
        for played in part.arms:
            arm = played.arm()
            GAME.new(arm.setup)
            assert all(exists("evasion", seat, level) for seat, level in arm.levels.items())
            assert played.change == evasion.STANDARD or arm.setup.options or arm.setup.variant


def test_the_page_of_evasion_says_what_was_played(evasion):
    page = (STUDIES / "evasion-balance.md").read_text("utf-8").splitlines()
    said = list(filter(None, evasion.show(evasion.Games(evasion.KEPT))))
    assert len(said) > 50 and [line for line in said if line not in page] == []
    assert evasion.PICTURE.read_text("utf-8") == evasion.drawn(evasion.Games(evasion.KEPT))


def test_the_rulings_of_evasion_are_played_go_on_and_are_shown(study, monkeypatch, tmp_path, capsys):
    script = study("evasion_rulings")
    kept = tmp_path / "kept.json"
    monkeypatch.setattr(script, "LEVELS", {"easy": 1})
    monkeypatch.setattr(script, "PLAYED_ON", ("easy",))
    monkeypatch.setattr(script, "WORKERS", 1)
    monkeypatch.setattr(script, "AGAIN", 1)
    script.run("play", "--games", 6, "--json", kept)
    first = json.loads(kept.read_text("utf-8"))["games"]
    script.run("play", "--games", 8, "--json", kept)
    played = json.loads(kept.read_text("utf-8"))
    assert {arm: games[:6] for arm, games in played["games"].items()} == first and all(len(games) == 8 for games in played["games"].values())
    capsys.readouterr()
    script.run("show", "--json", kept)
    assert "| games | 8 |" in capsys.readouterr().out


def test_the_rulings_of_evasion_count_what_happens(study):
    """Recorded games in which each situation comes up (tests/games/evasion/endings.py), and one in which none does."""
    from lysander.core.journal import load

    script, journals = study("evasion_rulings"), Path(__file__).parents[1] / "games" / "evasion" / "journals"

    def counted(name: str) -> list[int]:
        journal = load((journals / f"{name}.jsonl").read_text("utf-8"))
        return script.read(journal.setup, journal.lines)[0].kept()

    assert counted("fought-and-moving") == [1, 1, 1, 1, 0, 0] and counted("fought-and-hiding") == [1, 1, 1, 0, 0, 0]
    assert counted("aircraft-found-empty") == counted("aircraft-empty") == [0, 0, 0, 0, 1, 0]
    assert counted("landing-ends") == [0, 0, 0, 0, 0, 1] and counted("all-away") == [0] * 6


def test_the_page_of_the_rulings_of_evasion_says_what_was_played(study):
    script = study("evasion_rulings")
    page, kept = (STUDIES / "evasion-rulings.md").read_text("utf-8").splitlines(), script.Kept(script.KEPT)
    said = list(filter(None, script.show(kept)))
    assert len(said) > 15 and [line for line in said if line not in page] == []


@pytest.mark.parametrize("what", ["scenarios", "levels", "doors", "habits", "options"])
def test_flight181_plays(study, capsys, what):
    study("flight181_balance").run(what, "--games", 1, "--scenario", "mogadishu")
    assert "1 games an arm" in capsys.readouterr().out


def test_ambushes_of_flight181_play_go_on_show_and_draw(study, monkeypatch, tmp_path, capsys):
    script = study("flight181_ambush")
    few = {name: script.Part(part.seed, part.arms[:2], part.direct) for name, part in script.PARTS.items() if name in ("readings", "still")}
    monkeypatch.setattr(script, "PARTS", few)
    monkeypatch.setattr(script, "LEVELS", {"readings": "normal"})
    kept = tmp_path / "kept.json"
    for games in (1, 3):
        script.run("play", "--games", games, "--workers", 1, "--json", kept)
    played = json.loads(kept.read_text("utf-8"))["parts"]
    assert [len(games.split()) for arms in played.values() for games in arms.values()] == [3, 3, 3, 3]
    capsys.readouterr()
    script.run("show", "--json", kept)
    assert capsys.readouterr().out.count(" | 3 | ") == 4
    script.run("draw", "--json", kept, "--svg", tmp_path / "drawn.svg")
    assert "reaction=shot" in (tmp_path / "drawn.svg").read_text("utf-8")


def test_the_page_of_ambushes_says_what_was_played(study):
    script = study("flight181_ambush")
    page = (STUDIES / "flight181-ambush.md").read_text("utf-8").splitlines()
    said = list(filter(None, script.show(script.Games(script.KEPT))))
    assert len(said) > 50 and [line for line in said if line not in page] == []
    assert script.PICTURE.read_text("utf-8") == script.drawn(script.Games(script.KEPT))


@pytest.mark.parametrize("what", ["advantages", "options"])
def test_clouds_plays_and_shows(study, monkeypatch, tmp_path, capsys, what):
    script = study("clouds_balance")
    monkeypatch.setattr(script, "EDGES", script.EDGES[:1])
    monkeypatch.setattr(script, "CHANGES", dict(list(script.CHANGES.items())[-1:]))
    script.run(what, "--games", 1, "--level", "easy", "--json", tmp_path / "kept.json")
    played = capsys.readouterr().out
    script.run(what, "--load", tmp_path / "kept.json")
    assert capsys.readouterr().out == played and played.startswith("1 rounds")


def test_a_campaign_is_played_goes_on_and_is_shown(study, monkeypatch, tmp_path, capsys):
    script = study("campaign")
    short = {"first_month": "1917-04", "last_month": "1917-07", "pace": "months"}
    monkeypatch.setattr(script, "ARMS", {script.BASE: (short, {}), script.UNTAUGHT: (short, script.DEAR)})
    monkeypatch.setattr(script, "Arm", partial(script.Arm, within="drawn"))
    kept = tmp_path / "kept.json"
    for rounds in (1, 2):
        script.run("play", "--rounds", rounds, "--level", "easy", "--json", kept)
    assert [row["n"] for row in json.loads(kept.read_text("utf-8"))] == [0, 0, 1, 1]
    script.run("show", kept)
    assert "4 campaigns" in capsys.readouterr().out


def test_hijacked_plays_what_is_missing_and_shows(study, monkeypatch, tmp_path, capsys):
    script = study("hijacked_balance")
    chosen = {name: script.arms()[name] for name in ("3 easy", "3 normal", "3 one normal/spoiler")}
    monkeypatch.setattr(script, "arms", lambda: chosen)
    kept = tmp_path / "kept.json"
    script.run("--games", 2, "--kept", kept)
    played = capsys.readouterr().out
    monkeypatch.setattr(script, "play", lambda *given: pytest.fail("was kept"))
    script.run("--games", 2, "--kept", kept, "--picture", tmp_path / "storms.svg")
    assert capsys.readouterr().out == played and "| 3 | easy | 2 |" in played and "| 3 | normal/spoiler | 2 |" in played
    assert "one spoiler" in (tmp_path / "storms.svg").read_text()


def test_the_rulings_of_hijacked_are_played_go_on_and_are_shown(study, monkeypatch, tmp_path, capsys):
    script = study("hijacked_rulings")
    two = (script.BASE, "last_step=barred", "plain", "key")
    few = {
        name: script.Part(part.seed, part.seats[:1], part.level, {rules: options for rules, options in part.rules.items() if rules in two}, 1)
        for name, part in script.PARTS.items()
    }
    for what, value in (("PARTS", few), ("AGAIN", 2), ("PLAYOUTS", 4)):
        monkeypatch.setattr(script, what, value)
    monkeypatch.setattr(script.outlook, "WAITING", script.WAITING)
    kept = tmp_path / "kept.json"
    script.run("play", "--json", kept, "--workers", 1)
    played = json.loads(kept.read_text("utf-8"))
    assert len(played) == 2 * len(few)
    monkeypatch.setattr(script, "play_one", lambda *given: pytest.fail("was kept"))
    script.run("play", "--json", kept, "--workers", 1)
    capsys.readouterr()
    script.run("show", "--json", kept)
    assert capsys.readouterr().out.count(" | 1 | ") >= 8
    script.run("draw", "--json", kept, "--svg", tmp_path / "drawn.svg")
    assert "last_step=barred" in (tmp_path / "drawn.svg").read_text("utf-8")


def test_the_page_of_the_rulings_of_hijacked_says_what_was_played(study):
    script = study("hijacked_rulings")
    page = (STUDIES / "hijacked-rulings.md").read_text("utf-8").splitlines()
    said = list(filter(None, script.show(script.read(script.KEPT))))
    assert len(said) > 60 and [line for line in said if line not in page] == []
    assert script.PICTURE.read_text("utf-8") == script.drawn(script.read(script.KEPT))


def test_blending_plays_what_is_missing_and_shows(study, monkeypatch, tmp_path, capsys):
    script = study("flight181_blending")
    monkeypatch.setattr(script, "SCENARIOS", ("spine",))
    monkeypatch.setattr(script, "SEARCHED", ("before",))
    monkeypatch.setattr(script, "CHANGES", {c: script.CHANGES[c] for c in ("before", "from 3, near", "all of today")})
    kept = tmp_path / "kept.json"
    script.run("--games", 2, "--searched", 1, "--workers", 1, "--kept", kept)
    played = capsys.readouterr().out
    monkeypatch.setattr(script, "play", lambda *given: pytest.fail("was kept"))
    script.run("--games", 2, "--searched", 1, "--kept", kept, "--picture", tmp_path / "fates.svg")
    assert capsys.readouterr().out == played and "normal, `spine`, 2 games" in played and "hard, `spine`, 1 games" in played
    assert "from 3, near" in (tmp_path / "fates.svg").read_text()


def test_the_page_of_blending_says_what_was_kept(study):
    script = study("flight181_blending")
    page = (STUDIES / "flight181-blending.md").read_text("utf-8").splitlines()
    said = [line for part in script.shown(json.loads(script.KEPT.read_text("utf-8"))) for line in part.splitlines()]
    assert len(said) > 60 and [line for line in said if line not in page] == []
