"""Every pair of types, from either side on the same dice: scores, files, the page in both languages."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path

import pytest

from lysander.core.game import Entrant
from lysander.core.journal import load, replay
from lysander.games.clouds import GAME
from lysander.lab.experiment import Outcome
from lysander.lab.matches import Matches, Score, as_data, merged, of_data, play_matches, won_by
from lysander.lab.matrix import main
from lysander.lab.matrix_page import is_clear, page, step_of
from lysander.text import LANGUAGES

TYPES = ["camel", "dr1", "gotha"]
CLOUDS = GAME.contest()


def ended(*winners: str) -> Outcome:
    return Outcome({}, frozenset(winners), {}, 0, 0, {}, {})


def scored() -> Matches:
    found = Matches()
    found.add("camel", "dr1", Score(6, 2, 2))
    found.add("gotha", "camel", Score(0, 1, 9))
    found.add("dr1", "gotha", Score(8, 1, 1))
    return found


def test_a_game_that_both_or_none_win_is_a_draw() -> None:
    seats = ("e1", "c1")
    assert won_by(ended("e1"), seats) == Score(won=1)
    assert won_by(ended("c1"), seats) == Score(lost=1)
    assert won_by(ended(), seats) == won_by(ended("e1", "c1"), seats) == Score(drawn=1)


def test_scores_are_counted_from_either_side_and_ranked() -> None:
    found = scored()
    assert found.scores["dr1", "camel"] == Score(2, 2, 6)
    assert found.scores["camel", "dr1"].points.value == 0.7
    assert found.against_all("camel") == Score(15, 3, 2)
    assert found.ranked(["gotha", "dr1", "camel"]) == ["camel", "dr1", "gotha"]
    assert found.firsts == Score(14, 4, 12)


def test_figures_are_read_again_and_put_together() -> None:
    found = scored()
    again = of_data(json.loads(json.dumps(as_data(found, TYPES))))
    assert (again.scores, again.firsts) == (found.scores, found.firsts)
    both = merged([found, again])
    assert both.scores["camel", "dr1"] == Score(12, 4, 4)
    assert both.firsts.games == 60


def test_matches_are_the_same_for_any_number_of_workers() -> None:
    one, two = (play_matches("clouds", TYPES, "random", 3, 5, workers) for workers in (1, 2))
    assert (one.scores, one.firsts) == (two.scores, two.firsts)
    assert {score.games for score in one.scores.values()} == {6}
    assert one.firsts.games == 18


def test_another_seed_gives_other_games() -> None:
    one, other = (play_matches("clouds", TYPES[:2], "random", 15, seed, 1) for seed in (1, 2))
    assert one.scores != other.scores


@pytest.mark.parametrize(("value", "step"), [(0.0, 0), (0.149, 0), (0.151, 1), (0.449, 3), (0.45, 4), (0.549, 4), (0.551, 5), (0.86, 8), (1.0, 8)])
def test_steps_of_the_scale_are_ten_points_round_fifty(value: float, step: int) -> None:
    assert step_of(value) == step


def test_types_that_were_never_at_the_front_together_do_not_meet() -> None:
    early, late, always = Entrant("a", "A", "", "1916-03", "1917-06"), Entrant("b", "B", "", "1917-07", "1918-11"), Entrant("c", "C")
    assert not early.meets(late) and not late.meets(early)
    assert early.meets(Entrant("d", "D", "", "1917-06", "1917-06"))
    assert early.meets(always) and always.meets(late)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_tells_each_pair_and_lacks_no_word(lang: str) -> None:
    assert CLOUDS is not None
    entrants = [e for e in CLOUDS.entrants if e.id in TYPES]
    found = scored()
    told = {"game": "clouds", "level": "normal", "seeds": [1], "command": "lysander matrix clouds"} | as_data(found, TYPES)
    text = page(found, entrants, told, lang)
    assert f'<html lang="{lang}">' in text
    assert len(re.findall(r"<td class=\"s\d", text)) == 6
    assert not re.search(r"matrix-[a-z]+ |\$[a-z_]+", text.split("<script>")[0].replace("matrix-clouds", ""))
    assert ("70,0" if lang == "de" else "70.0") in text
    best = re.search(r'<td class="([^"]*)"[^>]*data-row="camel" data-column="gotha"', text)
    assert best and "clear" in best[1] and is_clear(found.scores["camel", "gotha"].points)


def test_the_command_plays_keeps_and_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, html = tmp_path / "m.json", tmp_path / "m.html"
    assert main(["clouds", "--only", *TYPES, "--level", "random", "--games", "2", "--workers", "1", "--json", str(kept), "--html", str(html)]) == 0
    assert "Sopwith" in html.read_text("utf-8")
    assert main(["clouds", "--load", str(kept), "--json", "--lang", "de"]) == 0
    loaded = json.loads(capsys.readouterr().out.partition("{")[2].join(["{", ""]))
    assert loaded["pairs"] == json.loads(kept.read_text("utf-8"))["pairs"]


def test_a_cell_opens_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["clouds", "--only", *TYPES, "--level", "random", "--games", "4", "--workers", "1", "--html", "m.html", "--json", "m.json"]) == 0
    told = json.loads(Path("m.html").read_text("utf-8").partition('id="data">')[2].partition("</script>")[0])
    found, counted = of_data(json.loads(Path("m.json").read_text())), Matches()
    for a, b in combinations([e.id for e in CLOUDS.entrants if e.id in TYPES], 2):
        assert told["cells"][f"{a} {b}"]["rounds"] == told["cells"][f"{b} {a}"]["rounds"] != []
        for n in told["cells"][f"{a} {b}"]["rounds"]:
            capsys.readouterr()
            assert main(["clouds", "--only", a, b, *told["again"].split(), str(n)]) == 0
            _, _, *paths = capsys.readouterr().out.split()
            for path, pair in zip(paths, ((a, b), (b, a)), strict=True):
                result = replay(GAME, load(Path(path).read_text("utf-8"))).state.result
                counted.add(*pair, won_by(ended(*result.winners), ("e1", "c1")))
    assert counted.scores == found.scores and counted.firsts.games == 12
    assert main(["clouds", "--load", "m.json", "--only", *TYPES[:2], "--html", "two.html"]) == 0
    assert not any(
        cell["rounds"] for cell in json.loads(Path("two.html").read_text().partition('id="data">')[2].partition("</script>")[0])["cells"].values()
    )


@pytest.mark.parametrize(
    ("argv", "fault"),
    [
        (["evasion"], "nothing that could be matched"),
        (["clouds", "--only", "camel"], "two or more"),
        (["clouds", "--only", "camel", "zeppelin"], "no 'zeppelin'"),
        (["clouds", "--level", "best"], "best"),
    ],
)
def test_what_cannot_be_matched_is_said(argv: list[str], fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 2
    assert fault in capsys.readouterr().err


def test_runs_with_the_same_seed_are_not_counted_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "m.json"
    kept.write_text(json.dumps({"game": "clouds", "level": "normal", "seeds": [1], "command": ""} | as_data(scored(), TYPES)), "utf-8")
    assert main(["clouds", "--load", str(kept), str(kept)]) == 2
    assert "same seed" in capsys.readouterr().err
    (tmp_path / "n.json").write_text("{}", "utf-8")
    assert main(["clouds", "--load", str(tmp_path / "n.json")]) == 2
