"""The scripts of the studies run with a few games, go on where they were, and say what their pages say."""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from lysander.commands.arguments import BadArgument
from lysander.lab.study import Games, Part, command_line, gap

DOCS = Path(__file__).parents[2] / "docs"
STUDIES = DOCS / "studies"


@pytest.fixture
def study(monkeypatch) -> Any:
    """Returns the function that loads a script of a study; with ``run`` it is called as from the command line."""

    def load(name: str) -> ModuleType:
        spec = spec_from_file_location(name, (STUDIES if name != "study" else DOCS / "example") / f"{name}.py")
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
    few = {name: evasion.Part(dict(list(part.arms.items())[:2])) for name, part in evasion.PARTS.items()}
    few["hard bands"] = evasion.part("hard bands", 4, *((evasion.STANDARD, b, "normal") for b in ("normal", "hard/together")))
    monkeypatch.setattr(evasion, "PARTS", few)
    kept = tmp_path / "kept.json"

    def played() -> dict[str, list[str]]:
        return {arm: games.split() for arm, games in json.loads(kept.read_text("utf-8"))["parts"]["changes"].items()}

    evasion.run("play", "changes", "--games", 1, "--workers", 1, "--json", kept)
    first = played()
    assert list(map(len, first.values())) == [1, 1]
    evasion.run("play", "changes", "--games", 4, "--only", "garrisons", "--workers", 1, "--json", kept)
    assert list(map(len, played().values())) == [1, 4] and all(played()[arm][:1] == games for arm, games in first.items())
    evasion.run("play", "bands", "hard bands", "--games", 1, "--workers", 1, "--json", kept)
    capsys.readouterr()
    evasion.run("show", "--json", kept)
    assert capsys.readouterr().out.count(" | 1 | ") == 5
    evasion.run("draw", "--json", kept, "--svg", tmp_path / "drawn.svg")
    assert "garrisons=no" in (tmp_path / "drawn.svg").read_text("utf-8")


def test_all_rules_of_the_study_of_evasion_are_rules(evasion):
    from lysander.bots.registry import exists
    from lysander.games.evasion import GAME

    evasion.wills.WILLS.update(evasion.STYLES)
    for name in (name for part in evasion.PARTS.values() for name in part.arms):
        change, *levels = name[-1].split(" | ")
        setup = evasion.setup_of(change)
        GAME.new(setup)
        assert all(exists("evasion", seat, level) for seat, level in zip(setup.seats, levels, strict=True))
        assert change == evasion.STANDARD or setup.options or setup.variant


def test_the_rulings_of_evasion_are_played_go_on_and_are_shown(study, monkeypatch, tmp_path, capsys):
    script = study("evasion_rulings")
    kept = tmp_path / "kept.json"
    for what, value in (("LEVELS", {"easy": 1}), ("PLAYED_ON", ("easy",)), ("AGAIN", 1)):
        monkeypatch.setattr(script, what, value)
    script.run("play", "--games", 6, "--workers", 1, "--json", kept)
    first = json.loads(kept.read_text("utf-8"))["games"]
    script.run("play", "--games", 8, "--workers", 1, "--json", kept)
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


def test_the_balance_of_flight181_plays_goes_on_shows_and_draws(study, monkeypatch, tmp_path, capsys):
    script, kept = study("flight181_balance"), tmp_path / "kept.json"
    quick = {name: script.Part(dict(list(part.arms.items())[:3]), 2) for name, part in script.PARTS.items() if name != "hard"}
    monkeypatch.setattr(script, "PARTS", quick | {"hard": script.Part(dict(list(script.PARTS["hard"].arms.items())[3:]), 1)})
    monkeypatch.setattr(script, "PLAYOUTS", 4)
    script.run("play", "--workers", 1, "--json", kept)
    first = json.loads(kept.read_text("utf-8"))["parts"]
    script.run("play", "doors", "--games", 3, "--workers", 1, "--json", kept)
    doors = json.loads(kept.read_text("utf-8"))["parts"]["doors"]
    assert all(len(games.split()) == 3 and games.startswith(first["doors"][arm]) for arm, games in doors.items())
    capsys.readouterr()
    script.run("show", "--json", kept)
    said = capsys.readouterr().out
    assert "| games | 2 | 2 | 2 |" in said and "| `spine` | hard | 1 |" in said and "| middle |" in said and "| `sweep=pass` |" in said
    script.run("draw", "--json", kept, "--svg", tmp_path / "drawn.svg")
    assert "no_surprise" in (tmp_path / "drawn.svg").read_text("utf-8")


@pytest.mark.parametrize("scenario", ["free", "no_surprise", "spine"])
def test_the_first_team_enters_as_told(study, scenario):
    script = study("flight181_balance")
    everything = len(script.FIGURES)
    for at, door in enumerate(script.DOORS.values()):
        assert {script.figure("door", script.by_players(door, scenario, everything, n)) for n in range(3)} == {at}


def test_a_game_of_flight181_is_kept_as_its_score_and_digits(study):
    script = study("flight181_balance")
    measured = defaultdict(
        float, {"score/total": -12.0, "end/turns": 20, "score/execution": -45, "score/dead": -65, "first entry/R1": 0, "first entry/A13": 1}
    )
    kept = script.kept_of(measured, len(script.FIGURES))
    said = {name: script.figure(name, kept) for name in ("turns", "executions", "dead", "door", "escaped")}
    assert (script.score(kept), said) == (-12, {"turns": 20, "executions": 45, "dead": 61, "door": 2, "escaped": 0})


def test_ambushes_of_flight181_play_go_on_show_and_draw(study, monkeypatch, tmp_path, capsys):
    script = study("flight181_ambush")
    few = {name: script.Part(dict(list(script.PARTS[name].arms.items())[:2])) for name in ("readings", "still")}
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


@pytest.mark.parametrize("what", ["advantages", "options"])
def test_clouds_plays_and_shows(study, monkeypatch, tmp_path, capsys, what):
    script = study("clouds_balance")
    monkeypatch.setattr(script, "EDGES", script.EDGES[:1])
    monkeypatch.setattr(script, "CHANGES", dict(list(script.CHANGES.items())[-1:]))
    monkeypatch.setattr(script, "LEVEL", "easy")
    script.run("play", what, "--games", 1, "--json", tmp_path / "kept.json")
    capsys.readouterr()
    script.run("show", "--json", tmp_path / "kept.json")
    assert capsys.readouterr().out.startswith("1 rounds")


def test_a_campaign_is_played_goes_on_and_is_shown(study, monkeypatch, tmp_path, capsys):
    script = study("campaign")
    short = {"first_month": "1917-04", "last_month": "1917-07", "pace": "months"}
    monkeypatch.setattr(script, "ARMS", {script.BASE: (short, {}), script.UNTAUGHT: (short, script.DEAR)})
    for what, value in (("WITHIN", "drawn"), ("LEVEL", "easy")):
        monkeypatch.setattr(script, what, value)
    kept = tmp_path / "kept.json"
    for rounds in (1, 2):
        script.run("play", "--games", rounds, "--workers", 1, "--json", kept)
    assert [[row["n"] for row in rows] for rows in json.loads(kept.read_text("utf-8")).values()] == [[0, 1], [0, 1]]
    script.run("show", "--json", kept)
    assert "4 campaigns" in capsys.readouterr().out


def test_hijacked_plays_what_is_missing_and_shows(study, monkeypatch, tmp_path, capsys):
    script = study("hijacked_balance")
    chosen = {name: script.arms()[name] for name in ("3 easy", "3 normal", "3 one normal/spoiler")}
    monkeypatch.setattr(script, "arms", lambda: chosen)
    kept = tmp_path / "kept.json"
    script.run("play", "--games", 2, "--workers", 1, "--json", kept)
    monkeypatch.setattr(script, "one", lambda *given: pytest.fail("was kept"))
    script.run("play", "--games", 2, "--workers", 1, "--json", kept)
    script.run("show", "--json", kept)
    said = capsys.readouterr().out
    assert "| 3 | easy | 2 |" in said and "| 3 | normal/spoiler | 2 |" in said
    script.run("draw", "--json", kept, "--svg", tmp_path / "storms.svg")
    assert "one spoiler" in (tmp_path / "storms.svg").read_text()


def test_the_rulings_of_hijacked_are_played_go_on_and_are_shown(study, monkeypatch, tmp_path, capsys):
    script = study("hijacked_rulings")
    two = (script.BASE, "last_step=barred", "plain", "key")
    few = {
        name: script.Dice(part.seed, part.seats[:1], part.level, {rules: options for rules, options in part.rules.items() if rules in two}, 1)
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


def test_blending_plays_what_is_missing_and_shows(study, monkeypatch, tmp_path, capsys):
    script = study("flight181_blending")
    monkeypatch.setattr(script, "SCENARIOS", ("spine",))
    monkeypatch.setattr(script, "SEARCHED", ("before",))
    monkeypatch.setattr(script, "CHANGES", {c: script.CHANGES[c] for c in ("before", "from 3, near", "all of today")})
    kept = tmp_path / "kept.json"
    script.run("play", "normal", "--games", 2, "--workers", 1, "--json", kept)
    script.run("play", "hard", "--games", 1, "--workers", 1, "--json", kept)
    monkeypatch.setattr(script, "normal", lambda *given: pytest.fail("was kept"))
    script.run("play", "normal", "--games", 2, "--workers", 1, "--json", kept)
    script.run("show", "--json", kept)
    said = capsys.readouterr().out
    assert "normal, `spine`, 2 games" in said and "hard, `spine`, 1 games" in said
    script.run("draw", "--json", kept, "--svg", tmp_path / "fates.svg")
    assert "from 3, near" in (tmp_path / "fates.svg").read_text()


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("evasion_balance", 50),
        ("evasion_rulings", 15),
        ("flight181_ambush", 50),
        ("flight181_balance", 100),
        ("flight181_blending", 60),
        ("hijacked_balance", 30),
        ("hijacked_rulings", 60),
    ],
)
def test_a_page_says_what_was_played(study, name, least):
    script = study(name)
    kept, page = script.Games(script.KEPT), (STUDIES / f"{name.replace('_', '-')}.md").read_text("utf-8").splitlines()
    lines = list(filter(None, "\n".join(script.show(kept)).splitlines()))
    assert len(lines) > least and [line for line in lines if line not in page] == []
    assert not hasattr(script, "drawn") or script.PICTURE.read_text("utf-8") == script.drawn(kept)


def test_games_are_kept_under_their_head(tmp_path):
    kept = Games(tmp_path / "kept.json", {"rules": "3"})
    played: list[int] = []

    def one(n: int) -> str:
        played.append(n)
        return f"{n}/{n * n}"

    kept.play(one, 2, 1, "part", "arm")
    again = Games(kept.path, {"rules": "3"})
    again.play(one, 3, 1, "part", "arm")
    again.keep([[1, 2], {"a": 3}], "other")
    shown = Games(kept.path, {"rules": "4"})
    assert shown.of("part", "arm") == ["0/0", "1/1", "2/4"] and shown.of("other") == [[1, 2], {"a": 3}] and shown.of("part", "none") == []
    assert played == [0, 1, 2] and '\n"arm": "0/0 1/1 2/4"\n' in kept.path.read_text("utf-8")
    with pytest.raises(BadArgument, match="other rules"):
        shown.play(one, 4, 1, "part", "arm")


def test_a_gap_is_of_the_games_that_both_arms_have():
    assert gap([1, 2, 3], [2, 4], float).value == 1.5
    narrow, wide = gap([1, 2], [2, 4], float), gap([1, 2], [2, 4], float, among=10)
    assert wide.value == narrow.value and wide.low < narrow.low


def test_the_command_line_of_a_study(tmp_path, capsys, monkeypatch):
    kept = tmp_path / "kept.json"

    def run(*words: str) -> str:
        monkeypatch.setattr(sys, "argv", ["study", *words, "--json", str(kept)])
        parts = {"few": Part({("a b",): str, ("c",): str}, 2), "many": Part({("d",): str}, 5, chunk=2)}
        command_line("About", kept, parts, lambda games: (f"{name}: {' '.join(games.of(name))}" for name in ("a b", "c", "d")))
        return capsys.readouterr().out

    run("play", "--workers", "1")
    assert run("show") == "a b: 0 1\nc: 0 1\nd: 0 1 2 3 4\n"
    run("play", "few", "--games", "3", "--only", "b", "--workers", "1")
    assert run("show").startswith("a b: 0 1 2\nc: 0 1\n")
    for words, said in ((("play", "none"), "no part none"), (("draw",), "invalid choice")):
        with pytest.raises(SystemExit):
            run(*words)
        assert said in capsys.readouterr().err


def test_the_example_of_a_study_plays_and_shows(study, tmp_path, capsys):
    script = study("study")
    script.run("play", "--games", 1, "--workers", 1, "--json", tmp_path / "kept.json")
    script.run("show", "--json", tmp_path / "kept.json")
    assert capsys.readouterr().out.count(" | 1 | ") == 3
    page = (DOCS / "designer.md").read_text("utf-8").partition("### A study of your own")[2].partition("```python")[2].partition("```")[0]
    code = [line.strip() for line in Path(script.__file__).read_text("utf-8").splitlines()]
    assert [line for line in page.splitlines() if line.strip() not in code and "rows" not in line and "head" not in line] == []
