"""``lysander answer``, and bots with numbers of their own."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

import numpy as np
import pytest

from lysander.bots import make
from lysander.bots.numbers import changed, joined, numbers_of, split
from lysander.bots.registry import exists, plays, row_of, style_of, styled_of
from lysander.core.game import Setup
from lysander.lab.answer import best_against, main, shares_against
from lysander.lab.answer import joined as joined_table
from lysander.lab.crosstable import CrossTable, Ended, of_data
from lysander.lab.study import game
from lysander.lab.table import main as table
from lysander.lab.training import Space, Task, trained

SETUP = Setup("cut-off", {}, ("british", "german"))
SEATS = (("evasion", "british"), ("evasion", "german"), ("hijacked", "A"), ("flight181", "teams"), ("flight181", "hijackers"), ("clouds", "e1"))


@dataclass(frozen=True)
class Known(Task):
    """A task whose games are made up: ``slope`` is what a bot gets for each hundredth of ``far``, beside dice that are the same for all."""

    slope: float = 0.0

    def played(self, bot: str, seed: int, games: range) -> list[float]:
        own = numbers_of(row_of("evasion", "british", split(bot)[0].partition("/")[2])) | split(bot)[1]
        dice, noise = np.random.default_rng(seed), np.random.default_rng([seed, *bot.encode()])
        return [float(d + self.slope * 100 * own["far"] + n) for d, n in zip(dice.normal(size=games.stop), noise.normal(size=games.stop))][
            games.start :
        ]


def test_a_name_says_its_numbers():
    assert split("normal/pairs+day=0.5,far=-1e-3") == ("normal/pairs", {"day": 0.5, "far": -0.001})
    assert joined("normal", {"far": 0.25, "day": 1.0}) == "normal+day=1,far=0.25" and joined("normal", {}) == "normal"
    for wrong in ("normal+far", "normal+far=x", "normal+far=nan", "normal+far=1e999"):
        with pytest.raises(ValueError):
            split(wrong)


@pytest.mark.parametrize(("game", "seat"), SEATS)
def test_each_number_of_a_style_can_be_changed(game, seat):
    row = row_of(game, seat)
    had = numbers_of(row)
    assert len(had) >= 3
    for key in had:
        now = numbers_of(changed(row, {key: had[key] + 1}))
        assert now[key] == had[key] + 1 and all(now[other] == had[other] for other in had if other != key)
    with pytest.raises(ValueError, match="no numbers"):
        changed(row, {"nothing": 1.0})


@pytest.mark.parametrize(("game", "seat"), SEATS)
def test_the_laboratory_has_bots_with_numbers_and_tables_have_none(game, seat):
    key = next(iter(numbers_of(row_of(game, seat))))
    name = f"normal+{key}=0.5"
    assert plays(game, seat, name) and not exists(game, seat, name)
    for level in styled_of(game):
        assert type(make(game, seat, name.replace("normal", level), 1)) is type(make(game, seat, level, 1))
    for wrong in ("normal+nothing=1", f"normal+{key}=x", f"random+{key}=1", f"normal/any+{key}=1", f"nobody+{key}=1"):
        assert not plays(game, seat, wrong)


def test_a_better_number_is_found_and_its_gain_is_measured():
    task = Known("evasion", SETUP, ("british",), {"normal": 1.0}, "score", 1, 1, slope=1.0)
    found = trained(task, "normal", ["normal", "normal/near"], 30, 60, 200, 7, lambda n: None)
    assert found.known == "normal/near"  # far is 0.04 there, the most that a style has: a number may be four times as much
    assert found.gain.low > 0 and numbers_of(row_of("evasion", "british", split(found.trained)[0].partition("/")[2])) | split(found.trained)[1]
    assert split(found.trained)[1]["far"] > 0.08
    assert len(found.tries) == 30 and min(t.games for t in found.tries) < 60  # bad ones were dropped


def test_where_nothing_can_be_gained_nothing_is_found():
    task = Known("evasion", SETUP, ("british",), {"normal": 1.0}, "score", 1, 1)
    found = [trained(task, "normal", ["normal"], 15, 40, 300, seed, lambda n: None).gain for seed in range(100, 130, 3)]
    assert sum(gain.low > 0 for gain in found) <= 1
    assert sum(gain.value for gain in found) / len(found) == pytest.approx(0, abs=0.1)  # though the best of 15 was chosen each time


def test_opponents_come_as_often_as_the_mixture_says():
    from lysander.lab.training import _drawn

    for shares in ((0.7, 0.3), (0.02, 0.5, 0.48)):
        whole = _drawn(np.array(shares), 3, range(500))
        assert np.bincount(whole) / 500 == pytest.approx(shares, abs=0.01)
        assert whole == _drawn(np.array(shares), 3, range(200)) + _drawn(np.array(shares), 3, range(200, 500))


def test_numbers_that_are_tried():
    space = Space("evasion", "british", "normal")
    assert space.number("far", "far", 1.0) == -0.16 and space.number("near", "far", -1.0) == 0.01
    assert space.number("", "day", -0.5) == -0.25  # half of what dayhide has, which has most of it
    assert space.point("normal/road")["style"] == "road" and space.point("hard") is None and space.point("normal/nothing") is None
    assert Space("evasion", "british", "hard").point("hard/road")["style"] == "road"


def test_an_answer_joins_the_table():
    ended = {(r, c): Ended((1,) * 4 if r == "a" else (2,) * 4, (0.0,) * 4) for r in "ab" for c in "xy"}
    before = CrossTable("evasion", ("a", "b"), ("x", "y"), ("british",), ("german",), ended)
    assert best_against(before, "row") == ["a", "b"] and shares_against(before, "column") == {"a": pytest.approx(1.0, abs=0.01)}
    asked = []
    after = joined_table(before, "column", "z", lambda cell, games: asked.append((cell, games)) or Ended((2,) * games, (0.0,) * games))
    assert asked == [(("a", "z"), 4), (("b", "z"), 4)] and after.columns == ("x", "y", "z")
    assert after.mixtures.value == pytest.approx(0.0, abs=0.01) and before.mixtures.value == pytest.approx(1.0, abs=0.01)
    assert joined_table(after, "column", "z", lambda cell, games: pytest.fail("is there")) == after
    assert replace(after, ended=ended, columns=("x", "y")) == before


def test_the_command(tmp_path, capsys):
    made, out = tmp_path / "table.json", tmp_path / "answered.json"
    table(["evasion", "--rows", "normal", "normal/near", "--columns", "normal", "easy", "--games", "4", "--workers", "1", "--json", str(made)])
    few = ["--tries", "3", "--games", "2", "--check", "4", "--workers", "1"]
    assert main(["evasion", str(made), *few, "--side", "rows", "--rounds", "2", "--json", str(out)]) == 0
    said = capsys.readouterr().out
    assert "Round 2" in said and "on the same 4 games" in said
    data = json.loads(out.read_text())
    assert [a["round"] for a in data["trained"]] == [1, 2] and of_data(data).rows[:2] == ("normal", "normal/near")
    assert len(of_data(data).rows) in (3, 4) and data["trained"][0]["trained"] in data["rows"]
    assert main(["evasion", str(made), *few, "--seed", "1"]) == 2 and "the table was played with a seed" in capsys.readouterr().err
    assert main(["evasion", str(made), *few, "--level", "easy"]) == 2 and "have numbers at normal, hard" in capsys.readouterr().err
    assert main(["evasion", str(made), *few[2:], "--tries", "1", "--level", "hard", "--side", "columns", "--json", str(out)]) == 0
    assert {style_of(bot)[0] for bot, *_ in json.loads(out.read_text())["trained"][0]["tries"]} == {"hard"}
    wrong = tmp_path / "other.json"
    wrong.write_text(json.dumps(json.loads(made.read_text()) | {"rules": "0"}))
    assert main(["evasion", str(wrong), *few]) == 2 and "by other rules" in capsys.readouterr().err


def test_bots_with_the_least_numbers_that_are_tried_play() -> None:
    """A whole number may become 0."""
    space, setup = Space("flight181", "teams", "normal"), Setup("flight181", "mogadishu", seats=("teams", "hijackers"))
    for style, row in space.rows.items():
        bot = joined(f"normal/{style}" if style else "normal", {key: space.number(style, key, -1.0) for key in space.keys if key in row})
        assert "calm=0" in bot and game(setup, {"teams": bot, "hijackers": "normal"}, 5, 0).lines
