"""Sweeps: many changes against one base, with intervals that hold together."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from lysander.commands.arguments import setup_of
from lysander.core.share import Z
from lysander.games.registry import games
from lysander.lab.changes import against, combined, swept
from lysander.lab.experiment import Arm
from lysander.lab.sweep import together


def test_intervals_hold_together_for_differences_that_are_none():
    rng = np.random.default_rng(5)
    games, changes, sweeps, wrong = 80, 8, 60, {"together": 0, "alone": 0}
    for n in range(sweeps):
        noise = rng.normal(size=(games, changes))
        error = noise.std(axis=0, ddof=1) / np.sqrt(games)
        most = np.abs(noise.mean(axis=0) / error).max()
        wrong["together"] += most > together([*noise.T], n)
        wrong["alone"] += most > Z
    print(wrong, "of", sweeps, "sweeps with a false difference")
    assert wrong["together"] <= 8  # three are expected
    assert wrong["alone"] >= 10  # one interval for each would be wrong in every third


def test_differences_that_go_together_cost_nothing():
    noise = np.random.default_rng(6).normal(size=100)
    assert together([noise, noise, noise], 1) == pytest.approx(Z, abs=0.15)
    apart = np.random.default_rng(7).normal(size=(100, 12))
    assert together([*apart.T], 1) == pytest.approx(2.87, abs=0.25)


def test_a_sweep_plays_all_changes_on_the_same_dice(lysander, tmp_path):
    kept = tmp_path / "sweep.json"
    words = ("lab", "evasion", "--games", "8", "--workers", "1", "--sweep", "team=4,6,5", "german=easy", "patrol.modifier[id=four].add=3")
    done = lysander(*words, "--json", str(kept), "--html", str(tmp_path / "page.html"))
    assert done.exit_code == 0, done.output
    assert "patrol.modifier[id=four].add=3" in done.output
    data = json.loads(kept.read_text("utf-8"))
    changes = [f"{c['key']}={c['value']}" for c in data["changes"]]
    assert changes == ["team=4", "team=6", "team=5", "german=easy", "patrol.modifier[id=four].add=3"]
    html = (tmp_path / "page.html").read_text("utf-8")
    assert "By team" in html and html.startswith("<!doctype html>") and "--page:" in html, "the page has its styles"
    same = data["changes"][1]["goals"]
    assert all(goal["difference"]["value"] == 0 and not goal["clear"] for goal in same.values()), "six men are what the rules have"
    assert data["standard_errors_together"] >= Z
    for change in data["changes"]:
        for goal in change["goals"].values():
            assert goal["together"]["low"] <= goal["difference"]["low"] + 1e-9


def test_sensitivity_tries_every_value_of_every_option(lysander, tmp_path):
    page = tmp_path / "page.html"
    done = lysander("lab", "flight181", "--games", "2", "--workers", "1", "--sensitivity", "--lang", "de", "--html", str(page))
    assert done.exit_code == 0, done.output
    html = page.read_text("utf-8")
    assert "Was jede Änderung bewirkt" in html
    assert html.count("<tr>") > 20, "all changes are in the table"
    assert "possum_found=visible (16.6.2)" in done.output
    assert "scenario" not in done.output


def test_one_reading_of_a_change_serves_against_sweep_and_tune():
    game = games()["evasion"]
    base = Arm("A", setup_of(game, "", {}, ("british", "german")), {"british": "random", "german": "random"})
    paths = ["patrol.modifier[id=four].add", "search.row[light=night,state=moving].rough"]
    (swept_arm,) = (change.arm for change in swept(game, base, [f"{paths[1]}=5"]))
    assert against(game, base, f"{paths[1]}=5") == replace(swept_arm, name="B")
    both = against(game, base, f"german=easy,team=4,{paths[0]}=2,{paths[1]}=5,four-men")
    assert (both.levels["german"], both.setup.options, both.setup.scenario) == ("easy", {"team": 4}, "four-men")
    assert set(both.setup.variant["tables"]) == {"patrol", "search"}
    rows = [("patrol.modifier[id=four].add", "2"), ("patrol.modifier[id=rough].add", "1")]
    changed = combined(game, base, rows).setup.variant["tables"]["patrol"]["modifier"]
    assert [row["at"]["id"] for row in changed] == ["four", "rough"], "the second change of a table leaves the first"
    file = Path(__file__).parents[2] / "docs/example/sharp-eyes.toml"
    assert against(game, base, str(file)).setup == swept(game, base, [f"variant={file}"])[0].arm.setup


@pytest.mark.parametrize(
    ("sweep", "said"),
    [
        ("team", "write KEY=a,b,c"),
        ("team=9", "team cannot be"),
        ("nothing=1", "neither an option"),
        ("foo.bar=1", "'foo' cannot be changed"),
        ("movement.points=4", "more than 4"),
        ("german=nobody", "no bot"),
        ("scenario=moon", "no scenario"),
        ("patrol.modifier[id=five].add=1", "five"),
    ],
)
def test_what_cannot_be_changed_is_refused(lysander, sweep, said):
    done = lysander("lab", "evasion", "--games", "1", "--sweep", sweep)
    assert done.exit_code == 2
    assert said in done.output
