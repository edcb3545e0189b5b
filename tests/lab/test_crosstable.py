"""Cross-tables: every bot against every other; mixtures, circles, and stronger levels that are worse."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from lysander.core.game import Setup
from lysander.core.journal import load, replay
from lysander.games.registry import games
from lysander.lab import table
from lysander.lab.crosstable import COLUMN_WON, ROW_WON, CrossTable, Ended, as_data, cell_played, ended_of, merged, of_data, side_of
from lysander.lab.experiment import Outcome
from lysander.lab.mixture import best_mixtures
from lysander.lab.saying import Saying
from lysander.lab.sides import arm_of, others_of, usual_setup
from lysander.lab.table import main
from lysander.lab.table_games import cell_marks
from lysander.lab.table_page import page, step_of
from lysander.lab.table_words import figure, headline, lines_of
from lysander.text import LANGUAGES, for_game

GAMES = 40


def of_shares(bots: tuple[str, ...], won: list[list[float]]) -> CrossTable:
    """A table in which the row's side wins so many of the games of each cell."""
    cells = {(a, b): round(GAMES * won[n][m]) for n, a in enumerate(bots) for m, b in enumerate(bots)}
    ended = {cell: Ended((ROW_WON,) * n + (COLUMN_WON,) * (GAMES - n), (1.0,) * n + (-1.0,) * (GAMES - n)) for cell, n in cells.items()}
    return CrossTable("evasion", bots, bots, ("british",), ("german",), ended)


def of_scores(rows: tuple[str, ...], columns: tuple[str, ...], scores: list[list[float]]) -> CrossTable:
    """A table of a game that nobody wins, in which the scores of a cell lie one above and below these."""
    cells = {(a, b): scores[n][m] for n, a in enumerate(rows) for m, b in enumerate(columns)}
    ended = {cell: Ended((0,) * GAMES, (score - 1, score + 1) * (GAMES // 2)) for cell, score in cells.items()}
    return CrossTable("flight181", rows, columns, ("hijackers",), ("teams",), ended)


CIRCLE = of_shares(("easy", "normal", "hard"), [[0.5, 0.9, 0.1], [0.1, 0.5, 0.9], [0.9, 0.1, 0.5]])
ORDER = of_shares(("easy", "normal", "hard"), [[0.5, 0.3, 0.1], [0.7, 0.5, 0.2], [0.9, 0.8, 0.5]])


@pytest.mark.parametrize(
    ("payoffs", "rows", "columns", "value"),
    [
        ([[0.5, 1, 0], [0, 0.5, 1], [1, 0, 0.5]], [1 / 3] * 3, [1 / 3] * 3, 0.5),
        ([[3, 0], [1, 2]], [0.25, 0.75], [0.5, 0.5], 1.5),
        ([[1, 2], [0, 3]], [1, 0], [1, 0], 1),
        ([[2, 2], [1, 1]], [1, 0], None, 2),
    ],
)
def test_best_mixtures_are_those_of_games_that_are_solved_by_hand(payoffs, rows, columns, value):
    found = best_mixtures(payoffs)
    assert found.rows == pytest.approx(rows, abs=0.01) and float(found.value) == pytest.approx(value, abs=0.005)
    assert columns is None or found.columns == pytest.approx(columns, abs=0.01)
    assert 0 <= float(found.gap) < 0.01


def test_many_tables_are_solved_at_once_and_neither_side_can_gain():
    tables = np.random.default_rng(3).random((50, 5, 4))
    together = best_mixtures(tables)
    assert float(together.gap.max()) < 0.01
    assert together.value[7] == pytest.approx(float(best_mixtures(tables[7]).value), abs=0.005)


def test_a_circle_is_found_and_an_order_is_none():
    assert CIRCLE.beaten == {"easy": ["normal"], "normal": ["hard"], "hard": ["easy"]}
    assert set(CIRCLE.circle) == {"easy", "normal", "hard"} and CIRCLE.mixtures.rows == pytest.approx([1 / 3] * 3, abs=0.01)
    assert ORDER.circle == () and ORDER.best == "hard" and ORDER.beaten["hard"] == ["easy", "normal"]
    text = for_game("evasion", "en")
    assert headline(ORDER, text) == "Hard beats every other bot"
    assert headline(replace(ORDER, rows=(*ORDER.rows, "normal/far")), text) == "Of the bots that play both sides, hard beats every other"
    assert headline(CIRCLE, text).startswith("No bot beats them all: ")
    assert ORDER.value.low <= ORDER.value.value <= ORDER.value.high and ORDER.value.value == pytest.approx(0.5, abs=0.01)


def test_a_stronger_level_that_is_worse_against_anybody_is_named_in_either_seat():
    assert ORDER.worse == [] and ORDER.compared == 18
    worse = {(w.level, w.than, w.against, w.seat) for w in CIRCLE.worse}
    assert ("normal", "easy", "normal", "row") in worse and ("normal", "easy", "hard", "row") not in worse
    assert ("normal", "easy", "easy", "column") in worse
    lines = lines_of(CIRCLE, for_game("evasion", "en"))
    assert (
        f"In {len(worse)} of 18 comparisons" in lines[2]
        and f"{len(worse)} of them hold" in lines[2]
        and any("40 points of 100 fewer than easy" in line for line in lines)
    )


def test_both_or_none_is_half_a_win_and_the_goals_are_kept_apart():
    bots, ended = ("easy", "hard"), Ended((3, 0, 1, 2), (0, 0, 1, -1))
    both = CrossTable("evasion", bots, bots, ("british",), ("german",), {(a, b): ended for a in bots for b in bots})
    assert [both.cell("easy", "hard", m).value for m in ("points", "row", "column")] == [0.5, 0.5, 0.5]
    assert both.values("easy", "hard") == [0.5, 0.5, 1.0, 0.0]


def test_tables_are_written_read_and_put_together():
    again = of_data(json.loads(json.dumps(as_data(ORDER))))
    assert again == ORDER
    both = merged([ORDER, again])
    assert both.games == str(2 * GAMES) and both.played == 18 * GAMES and both.cell("hard", "easy").value == ORDER.cell("hard", "easy").value
    with pytest.raises(ValueError):
        merged([ORDER, of_shares(("easy", "hard"), [[0.5, 0.5], [0.5, 0.5]])])
    data = as_data(ORDER)
    data["cells"].pop()
    with pytest.raises(ValueError):
        of_data(data)


@pytest.mark.parametrize(("id", "side"), [("evasion", ("british",)), ("hijacked", ("A",)), ("flight181", ("teams",)), ("clouds", ("e1",))])
def test_rows_are_one_side(id, side):
    game = games()[id]
    seats = {"evasion": ("british", "german"), "hijacked": ("A", "B"), "flight181": ("teams", "hijackers"), "clouds": ("e1", "c1")}[id]
    assert side_of(game, Setup(id, game.scenarios[0].id, {}, seats)) == side


RECORDS = sorted((Path(__file__).parents[2] / "docs/bench/tables").glob("*.json"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_the_command_of_a_table_of_record_sets_it_up(record):
    """That of Flight 181 had the Hijackers in its rows, and there is no such bot of theirs."""
    kept = json.loads(record.read_text("utf-8"))
    words = shlex.split(kept["command"])
    assert words[:2] == ["lysander", "table"]
    made = table.table_setup(table.arguments().parse(words[2:]))
    assert (list(made.side), list(made.others), list(made.rows), list(made.columns)) == tuple(kept[k] for k in ("side", "others", "rows", "columns"))


def test_the_same_table_for_any_number_of_workers():
    setup = Setup("hijacked", "standard", {}, ("A", "B"))
    cells = [("random", "easy"), ("easy", "easy")]
    one, two = (
        CrossTable(
            "hijacked",
            ("random", "easy"),
            ("easy",),
            ("A",),
            ("B",),
            {cell: cell_played("hijacked", setup, ("A",), cell, 3, 5, 1, workers, lambda games: None) for cell in cells},
        )
        for workers in (1, 2)
    )
    assert one == two and one.games == "3" and len(one.ended) == 2


def test_the_command_writes_a_file_and_a_page_that_it_reads_again(tmp_path: Path, capsys):
    kept, html = tmp_path / "kept.json", tmp_path / "page.html"
    kept.write_text(
        json.dumps({"command": "lysander table evasion", "seeds": [1], "playouts": 100, "scenario": "standard", "rules": "0"} | as_data(CIRCLE))
    )
    assert main(["evasion", "--load", str(kept), "--html", str(html)]) == 1
    assert "No bot beats them all" in capsys.readouterr().out
    assert "No bot beats them all" in html.read_text()
    kept.write_text("{}")
    assert main(["evasion", "--load", str(kept)]) == 2
    assert "no figures of lysander table" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_a_table_for_each_measure_and_an_arrow_for_each_win(lang: str):
    data = {"command": "lysander table <evasion>", "seeds": [1], "playouts": 100, "scenario": "standard"} | as_data(CIRCLE)
    text = page(CIRCLE, data, lang)
    assert re.findall(r'class="cross by-\w+" data-measure="(\w+)"', text) == ["points", "row", "column"]
    assert text.count('marker-end="url(#head)"') == 3 and text.count(' met"') == 27
    assert "lysander table &lt;evasion&gt;" in text and "$" not in re.sub(r"<(style|script).*?</\1>", "", text, flags=re.S)
    assert [step_of(v) for v in (0, 0.29, 0.31, 0.5, 0.72, 1)] == [0, 0, 1, 4, 8, 8]


SCORED = of_scores(("easy", "hard", "normal/still"), ("easy", "normal", "hard"), [[-20, -30, -40], [-10, -20, -25], [-15, -28, -60]])


def test_a_game_that_nobody_wins_is_counted_by_its_scores():
    assert SCORED.by == "score" and SCORED.measures == ("score",) and SCORED.bots == ("easy", "hard")
    assert SCORED.cell("hard", "normal").value == -20 and SCORED.both("hard", "easy").value == (-10 + 40) / 2
    assert SCORED.beaten == {"easy": [], "hard": ["easy"]} and SCORED.worse == []
    assert SCORED.mixtures.rows == pytest.approx([0, 1, 0], abs=0.01) and SCORED.value.value == pytest.approx(-25, abs=0.1)
    assert SCORED.answer_to_row("normal/still") == ("hard", -60) and SCORED.answer_to_column("hard") == ("hard", -25)
    assert of_data(json.loads(json.dumps(as_data(SCORED)))) == SCORED


def test_figures_are_written_with_a_minus_sign_and_nothing_is_less_than_nothing():
    assert [figure(v, "points") for v in (-0.001, -0.06, 0.5)] == ["0", "−6", "50"]
    assert [figure(v, "score", "de") for v in (-1.25, 0.5)] == ["−1,2", "+0,5"]


def test_levels_are_compared_on_each_side_against_everybody_who_sits_there():
    assert SCORED.compared == 1 * 3 + 3 * 3
    worse = of_scores(("easy", "hard"), ("normal",), [[1], [0]])
    (found,) = worse.worse
    assert (found.level, found.than, found.against, found.seat, found.loss.value) == ("hard", "easy", "normal", "row", -1)


def test_one_loss_among_many_comparisons_may_be_chance():
    bots = ("easy", "normal", "hard")
    ended = {(a, b): Ended((ROW_WON, COLUMN_WON) * 50, (0.0,) * 100) for a in bots for b in bots}
    ended["hard", "easy"] = Ended((ROW_WON, COLUMN_WON) * 40 + (COLUMN_WON,) * 20, (0.0,) * 100)
    worse = CrossTable("evasion", bots, bots, ("british",), ("german",), ended).worse
    assert [(w.level, w.than, w.seat, w.sure) for w in worse] == [
        ("hard", "easy", "row", True), ("hard", "normal", "row", True), ("normal", "easy", "column", True), ("hard", "easy", "column", True),
    ]  # fmt: skip
    ended["hard", "easy"] = Ended((ROW_WON, COLUMN_WON) * 46 + (COLUMN_WON,) * 8, (0.0,) * 100)
    found = CrossTable("evasion", bots, bots, ("british",), ("german",), ended)
    assert [w.sure for w in found.worse] == [False] * 4
    lines = lines_of(found, for_game("evasion", "en"))
    assert "None of them holds where all" in lines[2] and lines[3].endswith("not among all comparisons")


def test_a_cell_opens_its_games_and_each_is_the_one_that_was_counted(tmp_path: Path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    bots = ["--rows", "random", "easy", "--columns", "random", "--players", "2", "--workers", "1", "--seed", "7"]
    assert main(["hijacked", *bots, "--games", "4", "--json", "t.json", "--html", "t.html"]) in (0, 1)
    found = of_data(json.loads(Path("t.json").read_text()))
    marks = json.loads(Path("t.html").read_text().partition('id="marks">')[2].partition("</script>")[0])["marks"]
    assert marks.keys() == {"random – random", "easy – random"}
    assert main(["hijacked", "--load", "t.json", "--html", "again.html"]) in (0, 1)
    assert json.dumps(marks, ensure_ascii=False, separators=(",", ":")) in Path("again.html").read_text(), "a file that is loaded knows as much"
    compared = 0
    for cell in found.ended:
        _, _, ((_, _, first),), _, command = marks[" – ".join(cell)]
        ended = found.ended[cell]
        assert [n for n, _ in first] == sorted(range(4), key=lambda n: (abs(ended.scores[n]), ended.won[n] in (1, 2), n))
        for n, _ in first:
            capsys.readouterr()
            assert main([*shlex.split(command)[2:], "--open", str(n)]) == 0
            (path,) = shlex.split(capsys.readouterr().out)[2:]
            result = replay(games()["hijacked"], load(Path(path).read_text("utf-8"))).state.result
            won = [seat in result.winners for seat in ("A", "B")]
            assert (ROW_WON * won[0] | COLUMN_WON * won[1], result.scores["A"] - result.scores["B"]) == (ended.won[n], ended.scores[n])
            compared += 1
    assert compared == 8
    Path("old.json").write_text(json.dumps(json.loads(Path("t.json").read_text()) | {"rules": "0"}))
    assert main(["hijacked", "--load", "old.json", "--html", "old.html"]) in (0, 1)
    assert '"marks":{}' in Path("old.html").read_text(), "of rules of another time nothing is offered"
    assert main(["hijacked", "--load", "t.json", "--open", "0"]) == 2 and "instead of --load" in capsys.readouterr().err


def test_games_that_cannot_be_played_again_are_not_offered():
    told = {"command": "", "seeds": [1], "playouts": 100, "scenario": "standard", "rules": games()["evasion"].rules_version}
    assert len(cell_marks(CIRCLE, told, Saying("evasion"))) == 9
    for other in ({"seeds": [1, 2]}, {"rules": "0"}, {"variant": "of rules in a file that nobody named"}):
        assert cell_marks(CIRCLE, told | other, Saying("evasion")) == {}
    (mark, *_) = cell_marks(CIRCLE, told | {"variant": "x", "file": "my rules.toml"}, Saying("evasion")).values()
    assert mark.command.endswith("--variant 'my rules.toml'")


def test_levels_stand_beside_styles_and_what_is_said_of_a_style_is_in_the_table():
    bots = ("easy", "hard", "normal/turner", "normal/diver", "normal/bold")
    won = [[0.5, 0.2, 0.3, 0.4, 0.5], [0.8, 0.5, 0.7, 0.9, 0.6], [0.7, 0.3, 0.5, 0.8, 0.1], [0.6, 0.1, 0.2, 0.5, 0.9], [0.5, 0.4, 0.9, 0.1, 0.5]]
    table = replace(of_shares(bots, won), game="clouds", side=("e1",), others=("c1",))
    told = {"command": "", "seeds": [1, 2], "playouts": 100, "scenario": "duel", "rules": "0"} | as_data(table)
    text = page(table, told, "en")
    assert text.count('class="group"') == 2 and "styles, at level normal" in text
    assert "Most against from above (80), least against bold (10)." in text and "Most against bold (90), least against hard (10)." in text
    assert text.count("<dt>") == 3 and text.count('<th scope="col" class="gap">') == 3 == text.count('<tr class="gap">')
    assert re.findall(r"<details( open)?><summary>(\w+)", text)[1] == (" open", "hard"), "on a phone the best is open"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_a_scored_game_has_rows_and_columns_of_its_own(lang: str):
    data = {"command": "lysander table flight181", "seeds": [1], "playouts": 100, "scenario": "no_surprise"} | as_data(SCORED)
    text = page(SCORED, data, lang)
    assert re.findall(r'class="cross by-\w+" data-measure="(\w+)"', text) == ["score"] and 'name="measure"' not in text
    body = text[text.index("<tbody>") : text.index("</tbody>")]
    assert body.count('scope="row"') == 3 and len(re.findall(r'<td class="d\d', body)) == 9 and body.count('class="reply"') == 3
    assert ("−60,0" if lang == "de" else "−60.0") in body


def test_an_interrupted_run_goes_on_and_other_games_are_not_taken_for_its_own(tmp_path: Path, capsys, monkeypatch):
    kept, bots = tmp_path / "kept.json", ["--rows", "random", "easy", "--columns", "random", "--players", "2", "--workers", "1", "--playouts", "1"]
    assert main(["hijacked", *bots, "--games", "2", "--json", str(tmp_path / "whole.json")]) in (0, 1)
    assert main(["hijacked", *bots, "--games", "2", "--keep", str(kept)]) in (0, 1)
    data = json.loads(kept.read_text())
    again = data["cells"].pop()
    kept.write_text(json.dumps(data))
    seen = []
    real = table.cell_played
    monkeypatch.setattr(table, "cell_played", lambda *given: seen.append(given[3]) or real(*given))
    assert main(["hijacked", *bots, "--games", "2", "--keep", str(kept), "--json", str(tmp_path / "again.json")]) in (0, 1)
    assert seen == [("easy", "random")] and json.loads(kept.read_text())["cells"][-1] == again
    assert json.loads((tmp_path / "again.json").read_text())["cells"] == json.loads((tmp_path / "whole.json").read_text())["cells"]
    assert main(["hijacked", *bots, "--games", "2", "--seed", "2", "--keep", str(kept)]) == 2
    assert "not the same: seed" in capsys.readouterr().err
    kept.write_text("[]")
    assert main(["hijacked", *bots, "--keep", str(kept)]) == 2


def test_cells_with_fewer_games_are_compared_by_those_that_both_have():
    bots = ("easy", "hard")
    ended = {(a, b): Ended((ROW_WON,) * 40, (1.0,) * 40) for a in bots for b in bots}
    ended["hard", "easy"] = Ended((ROW_WON, COLUMN_WON) * 10, (0.0,) * 20)
    found = CrossTable("evasion", bots, bots, ("british",), ("german",), ended)
    assert found.games == "20–40" and found.played == 140
    (loss,) = (w for w in found.worse if w.seat == "row")
    assert (loss.against, loss.loss.value, loss.loss.games) == ("easy", -0.5, 20)
    assert of_data(json.loads(json.dumps(as_data(found)))) == found


def test_whoever_stands_above_the_sides_is_on_none_of_them():
    campaign, arm = games()["campaign"], Setup("campaign", "war", {}, ("organiser", "e1", "c1"))
    assert side_of(campaign, arm) == ("e1",) and others_of(campaign, arm, ("e1",)) == ("c1",)
    assert arm_of(arm, ("e1",), ("normal", "easy")).levels == {"organiser": "easy", "e1": "normal", "c1": "easy"}
    assert usual_setup(campaign, "war", ("e1", "c1")).seats == arm.seats
    ended = ended_of([Outcome({"e1": 3, "c1": 5}, frozenset(("c1",)), {}, 0, 0, {}, {})], ("e1",), ("c1",))
    assert ended == Ended((COLUMN_WON,), (-2.0,))
