"""Two games side by side, move by move: on the pages of a report and by ``lysander replay A B``."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lysander.cli import replay as replay_command
from lysander.core.journal import load, replay
from lysander.games.registry import games
from lysander.lab.beside_page import difference, page
from lysander.lab.experiment import Outcome
from lysander.lab.figures import OddGame, margin
from lysander.lab.main import main
from lysander.lab.report import odd_pages
from lysander.lab.saying import saying
from lysander.review.beside import Move, beside, moves, read_by_all
from lysander.text import for_game


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report of two arms."""
    path = tmp_path_factory.mktemp("report") / "report.html"
    assert main(["evasion", "--games", "30", "--workers", "1", "--against", "garrisons=no", "--html", str(path), "--seed", "3"]) == 0
    return path


def pair_of(report: Path) -> tuple[Path, list[Path]]:
    """The page with two games, and their journals."""
    (both,) = (report.parent / "report-games").glob("both-*.html")
    number = both.stem.removeprefix("both-")
    return both, [both.with_name(f"{arm}-{number}.jsonl") for arm in "AB"]


def test_odd_games_have_pages_to_read_and_two_that_end_otherwise_lie_side_by_side(report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = report.read_text("utf-8")
    links = re.findall(r'href="(report-games/[^"]+[.]html)"', text)
    assert len(links) == 6 and len(set(links)) == 5 and all((report.parent / link).exists() for link in links)
    both, journals = pair_of(report)
    read = both.read_text("utf-8")
    assert 'data-of="A ' in read and 'data-of="B ' in read and 'class="only"' in read and "They first differ here: Move" in read
    assert not re.search(r"""(src|href)=["'](https?:)?//""", read)
    single = next(path for path in both.parent.glob("A-*.html")).read_text("utf-8")
    assert 'data-of="B ' not in single and 'class="only"' not in single


def test_each_event_is_read_once_and_stands_in_its_move(report: Path) -> None:
    _, journals = pair_of(report)
    game, count = games()["evasion"], 0
    for journal in (load(path.read_text("utf-8")) for path in journals):
        found = moves(game, journal, for_game("evasion", "en", journal.setup))
        events = [e for e in replay(game, journal).events if read_by_all(game, e)]
        assert sum(len(move.lines) for move in found) == len(events) - sum(e.kind == "turn" for e in events), "a turn is a heading"
        assert [move.key for move in found] == ["", *(f"{e.facts['move']}{str(e.facts['light'])[0]}" for e in events if e.kind == "turn")]
        count += len(events)
    assert count > 40


def test_moves_are_paired_by_their_names_and_a_game_that_is_over_says_so() -> None:
    first = [Move("1", "Move 1", ("a", "b")), Move("2", "Move 2", ("c",))]
    second = [Move("1", "Move 1", ("a", "b")), Move("2", "Move 2", ("d",)), Move("3", "Move 3", ("e",))]
    pairs = beside(first, second)
    assert [(p.heading, p.alike, p.first) for p in pairs] == [("Move 1", True, ("a", "b")), ("Move 2", False, ("c",)), ("Move 3", False, None)]
    assert difference(pairs, saying("evasion")) == "They first differ here: Move 2."
    assert difference(beside(first, first), saying("evasion")) == "The same is told in both."


def test_the_command_shows_two_files_and_writes_a_page(report: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, (a, b) = pair_of(report)
    assert replay_command([str(a), str(b)]) == 0
    said = capsys.readouterr().out
    assert a.name in said and b.name in said and "Move 1, night." in said
    file = tmp_path / "both.html"
    assert replay_command([str(a), str(b), "--html", str(file), "--lang", "de"]) == 0
    assert "Hier unterscheiden sie sich zuerst" in file.read_text("utf-8")
    other = Path(__file__).parents[2] / "src/lysander/games/hijacked/example.jsonl"
    assert replay_command([str(a), str(other)]) == 2
    assert "these are evasion and hijacked" in capsys.readouterr().err


def test_a_game_is_read_in_the_language_of_the_report(report: Path) -> None:
    _, (a, _) = pair_of(report)
    journal = load(a.read_text("utf-8"))
    assert "Die Partie ist zu Ende" in page([journal], ["A"], "A", [""], saying("evasion", "de"))


def test_margins_and_pages_of_odd_games() -> None:
    def scored(**scores: int) -> Outcome:
        return Outcome(scores, frozenset(), {}, 1, 1, {}, {})

    assert [margin(scored(A=30, B=50, C=44)), margin(scored(teams=-7))] == [6, -7]
    odd = [OddGame("A", 3, "longest", ""), OddGame("A", 3, "widest", ""), OddGame("A", 5, "other", "", True), OddGame("B", 5, "other", "", True)]
    assert {name: len(found) for name, found in odd_pages(odd).items()} == {"A-3": 1, "both-5": 2}
