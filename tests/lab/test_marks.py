"""Marks of pictures open what made them: the games that are listed are the right ones, and the command beside them writes their journals."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lysander.core.game import Setup
from lysander.core.journal import load, replay
from lysander.games.registry import games
from lysander.lab import sweep_page as lab_sweep_page
from lysander.lab.changes import swept
from lysander.lab.experiment import Arm, Experiment
from lysander.lab.figures import figures
from lysander.lab.main import main
from lysander.lab.marks import LISTED, bins, change_mark, change_marks, heat_mark
from lysander.lab.report import marks_of, page
from lysander.lab.runner import Run, run
from lysander.lab.saying import saying
from lysander.lab.sweep import sweep_of
from lysander.lab.sweep_page import heat_maps
from lysander.lab.sweep_page import page as sweep_page

SEATS = ("british", "german")
SAY = saying("evasion")


@pytest.fixture(scope="module")
def pair() -> Run:
    """Some games of two arms."""
    arms = [
        Arm(name, Setup("evasion", "standard", options, SEATS), dict.fromkeys(SEATS, "random"))
        for name, options in {"A": {}, "B": {"team": 4}}.items()
    ]
    return run(Experiment("evasion", tuple(arms), 60, 5), 1)


def data_of(html: str) -> dict[str, Any]:
    """What the script of a page knows."""
    found: dict[str, Any] = json.loads(html.partition('id="marks">')[2].partition("</script>")[0])
    return found


def wrong(done: Run) -> list[str]:
    """Marks whose games are not those that they show."""
    found = figures(done, SAY)
    marks, faults = marks_of(done, found, SAY), []
    bars = bins(found.decisions)
    for arm, outcomes in zip("AB", done.outcomes, strict=True):
        told = {(id, n): text for id, mark in marks.items() for games in mark.games if games.arm == arm for n, text in games.first}
        count = {id: games.count for id, mark in marks.items() for games in mark.games if games.arm == arm}
        for heat in found.heats:
            for place in {place for o in outcomes for place in o.places[heat.thing]}:
                id = heat_mark(heat, arm, place)
                here = {n: o.places[heat.thing][place] for n, o in enumerate(outcomes) if place in o.places[heat.thing]}
                shown = [n for mark, n in told if mark == id]
                most = sorted(here.values(), reverse=True)[:LISTED]
                faults += [id] * (count[id] != len(here) or [here.get(n) for n in shown] != most)
        for n, outcome in enumerate(outcomes):
            id = f"length-{(outcome.decisions - bars.low) // bars.size}"
            faults += [id] * ((id, n) not in told and count[id] <= LISTED)
            id = f"dead-{outcome.facts['dead']}"
            faults += [id] * ((id, n) not in told and count[id] <= LISTED)
        assert sum(count[id] for id in count if id.startswith("length-")) == len(outcomes)
        assert sum(count[id] for id in count if id.startswith("ending-")) == len(outcomes)
    return faults


def test_the_games_of_a_mark_are_those_that_made_it(pair: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert wrong(pair) == []
    from lysander.lab import marks

    monkeypatch.setattr(marks, "enumerate", lambda outcomes: enumerate(outcomes, 1), raising=False)
    assert len(wrong(pair)) > 20, "numbers that are off by one are found"


def test_every_mark_of_a_page_opens_something_and_tables_name_games_without_the_script(pair: Run) -> None:
    html = page(pair, figures(pair, SAY), "lysander lab evasion", "games", SAY, "lysander lab evasion --against team=4")
    data, drawn = data_of(html), re.findall(r'data-mark="([^"]+)"', html)
    kinds = {id.partition("-")[0] for id in drawn}
    assert len(drawn) > 60 and {"found", "length", "dead", "ending", "outcome"} <= kinds
    assert set(drawn) <= set(data["marks"])
    assert data["opened"] == "lysander lab evasion --against team=4"
    assert set(data["kept"]) == {f"{odd.arm} {odd.game}" for odd in figures(pair, SAY).odd}
    assert max(len(first) for _, _, games in data["marks"].values() for _, _, first in games) == LISTED
    folded = re.sub(r"<script.*?</script>", "", html, flags=re.S)
    assert re.search(r"<small>games A \d+, ", folded) and folded.count("<small>games ") > 30
    assert len(html) < 500_000


def test_a_bar_of_a_sweep_opens_the_comparison_of_this_change(pair: Run) -> None:
    game, base = games()["evasion"], pair.experiment.arms[0]
    changes = swept(game, base, ["team=4,6"])
    done = Run(replace(pair.experiment, arms=(base, changes[0].arm, changes[1].arm)), (*pair.outcomes, pair.outcomes[0]), 1, 1)
    found = sweep_of(done, changes, SAY)
    marks = change_marks(found, done, SAY)
    german = marks[change_mark(1, 0)]
    apart = [n for n, (a, b) in enumerate(zip(*pair.outcomes, strict=True)) if ("german" in a.winners) != ("german" in b.winners)]
    assert german.change == "team=4" and german.games[0].count == len(apart) > 0
    assert [n for n, _ in german.games[0].first] == apart[:LISTED]
    assert marks[change_mark(1, 1)].games[0].count == 0, "six men are what the rules have"
    html = sweep_page(found, done, "lysander lab evasion", SAY, "lysander lab evasion --games 60")
    known = data_of(html)["marks"]
    assert set(re.findall(r'data-mark="([^"]+)"', html)) == {id for id, mark in known.items() if not id.startswith("ending-") or mark[2]}
    assert known["found-team=4-0210"][3] == "team=4" and "team=4" in known["found-team=4-0210"][2][0]


def test_a_sweep_has_maps_side_by_side_in_one_scale_and_folded_where_there_are_many(pair: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    changes = swept(games()["evasion"], pair.experiment.arms[0], ["team=4,6"])
    done = Run(replace(pair.experiment, arms=(pair.experiment.arms[0], changes[0].arm, changes[1].arm)), (*pair.outcomes, pair.outcomes[0]), 1, 1)
    found = sweep_of(done, changes, SAY)
    html, _ = heat_maps(found, done, SAY)
    shown, rest = html.split("</section>", 1)
    assert shown.count('class="board"') == 3 and shown.count('class="steps"') == 1 and '<details class="fold">' not in shown
    assert [re.findall(r"<figcaption><b>(.*?)</b>", shown)] == [["as it is", "team=4", "team=6"]] and rest.count('<details class="fold">') >= 3
    assert html.count('<g id="ground-') == 1 and html.count('href="#ground-0"') == html.count('class="board"'), "one board serves all arms"
    step = {id: n for n, id in re.findall(r'class="h(\d)" d="[^"]*" data-mark="(found-[^"]+)"', html)}
    same = [id for id in step if id.startswith("found-A-")]
    assert len(same) > 5 and all(step[id] == step[id.replace("-A-", "-team=6-")] for id in same), "six men are what the rules have"
    monkeypatch.setattr(lab_sweep_page, "MANY", 1)
    monkeypatch.setattr(lab_sweep_page, "clear", lambda found: [0])
    html, _ = heat_maps(found, done, SAY)
    assert html.count("<section") == html.count('<details class="fold">') > 2 and "<b>team=6</b>" not in html
    monkeypatch.setattr(lab_sweep_page, "clear", lambda found: [])
    assert heat_maps(found, done, SAY) == ("", {}), "the map of the rules alone compares nothing"


def test_a_game_of_a_mark_is_written_and_ends_as_counted(
    pair: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["evasion", "--games", "60", "--seed", "5", "--against", "team=4", "--open", "17"]) == 0
    said = capsys.readouterr().out.split()
    assert said[:2] == ["lysander", "replay"] and len(said) == 4
    for path, arm in zip(said[2:], pair.outcomes, strict=True):
        match = replay(games()["evasion"], load(Path(path).read_text("utf-8")))
        assert dict(match.state.result.facts) == arm[17].facts
        assert pair.experiment.digest() in path
    assert main(["evasion", "--games", "60", "--open", "60"]) == 2 and "0 to 59" in capsys.readouterr().err
    assert main(["evasion", "--sweep", "team=4", "--open", "1"]) == 2
