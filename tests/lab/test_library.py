"""The laboratory as a library: the same games as those of the command, as data frames and files; the example notebook says what it said."""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pandas
import pytest

from lysander import lab
from lysander.lab.frames import frame
from lysander.lab.main import main

ROOT = Path(__file__).parents[2]
NOTEBOOK = ROOT / "docs/example/laboratory.ipynb"


@pytest.fixture(scope="module")
def result() -> Any:
    """Two arms of some games."""
    return lab.run("evasion", 12, seats={"german": "easy"}, options={"team": 5}, against=["garrisons=no", "german=random"], seed=4, workers=1)


def test_the_library_plays_the_games_of_the_command(result: Any, capsys: pytest.CaptureFixture[str]) -> None:
    words = result.command.split()
    assert words[:3] == ["lysander", "lab", "evasion"]
    assert main([*words[2:], "--workers", "1", "--json"]) == 0
    told, own = json.loads(capsys.readouterr().out), result.to_dict()
    for data in (told, own):
        del data["took"], data["command"]
    assert json.loads(json.dumps(own)) == told and result.answer == told["answer"] == str(result)


def test_a_frame_has_a_row_for_each_game_and_a_file_keeps_it(result: Any, tmp_path: Path) -> None:
    found = result.frame()
    assert len(found) == 24 and list(found["arm"]) == ["A"] * 12 + ["B"] * 12 and list(found["game"]) == [*range(12)] * 2
    for arm, outcomes in zip("AB", result.run.outcomes, strict=True):
        mine = found[found["arm"] == arm]
        assert list(mine["decisions"]) == [o.decisions for o in outcomes]
        assert list(mine["won.german"]) == ["german" in o.winners for o in outcomes]
        assert list(mine["event.b_found"]) == [o.events.get("b_found", 0) for o in outcomes]
        assert list(mine["fact.dead"]) == [o.facts["dead"] for o in outcomes]
    result.to_parquet(tmp_path / "games.parquet")
    pandas.testing.assert_frame_equal(pandas.read_parquet(tmp_path / "games.parquet"), found)


def test_figures_places_and_decisions_are_frames(result: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lysander.lab.stakes.PLAYOUTS", 2)
    table = result.table().set_index(["figure", "arm"])
    row = next(row for row in result.figures.outcomes if row.name == "german wins")
    assert table.loc[("german wins", "B"), "value"] == row.arms[1].value and table.loc[("german wins", "B-A"), "low"] == row.difference.low
    places = result.places()
    spotted = places[(places["thing"] == "found") & (places["arm"] == "A")]["count"].sum()
    assert spotted == sum(o.events.get("b_found", 0) for o in result.run.outcomes[0])
    decisions = result.decisions(3, workers=1)
    assert list(decisions.groupby("arm")["decisions"].sum()) == [3, 3] and {"spread_low", "rule", "clear"} <= {*decisions.columns}


def test_a_column_has_one_type() -> None:
    assert list(frame([{"a": 1}, {"a": "two"}, {}])["a"].dropna()) == ["1", "two"]
    assert list(frame([{"a": 1}, {"a": 2}])["a"]) == [1, 2]


def test_what_does_not_exist_is_said() -> None:
    with pytest.raises(ValueError, match="There is no bot 'nosuch'"):
        lab.run("evasion", 1, seats={"german": "nosuch"})
    with pytest.raises(AttributeError, match="nosuch"):
        lab.nosuch  # noqa: B018


def test_the_command_writes_parquet_and_says_what_is_missing_before_it_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.parquet"
    assert main(["evasion", "--games", "5", "--workers", "1", "--parquet", str(file)]) == 0
    assert len(pandas.read_parquet(file)) == 5
    for lacking in ("pyarrow", "pandas"):
        monkeypatch.setitem(sys.modules, lacking, None)
        capsys.readouterr()
        assert main(["evasion", "--games", "100000", "--parquet", str(file)]) == 2
        assert f'--parquet needs {lacking}: pip install "lysander[frames]"' in capsys.readouterr().err


def test_the_notebook_says_what_it_said() -> None:
    """After a change of rules or bots: ``python tools/notebook.py``."""
    spec = spec_from_file_location("notebook", ROOT / "tools/notebook.py")
    assert spec is not None and spec.loader is not None
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    found = tool.ran(notebook)
    kept = [cell["outputs"] for cell in tool.code(notebook)]
    assert sum(map(bool, kept)) >= 7
    assert found == kept
