"""The lab as its user meets it: the same figures for any number of workers, pairs on the same dice, table, JSON and page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from lysander.core.game import Setup, seatings
from lysander.core.journal import load, replay, verify
from lysander.games.evasion import GAME
from lysander.games.registry import games
from lysander.lab.experiment import Arm, Experiment, journal_of, play
from lysander.lab.figures import figures
from lysander.lab.main import main
from lysander.lab.pool import run_games
from lysander.lab.runner import run
from lysander.text import catalogue

SEATS = ("british", "german")
RANDOM = dict.fromkeys(SEATS, "random")


def experiment(games: int, *, change: dict[str, str] | None = None, levels: dict[str, str] = RANDOM) -> Experiment:
    """Standard evasion, with a second arm where something is changed."""
    arms = (Arm("A", Setup("evasion", seats=SEATS), levels),)
    if change is not None:
        arms += (Arm("B", Setup("evasion", options=change, seats=SEATS), levels),)
    return Experiment("evasion", arms, games, 7)


def square(n: int) -> int:
    """Something to spread."""
    return n * n


@pytest.mark.parametrize("games", [1, 4, 5, 37])
@pytest.mark.parametrize("workers", [1, 2])
def test_every_number_is_played_once(games: int, workers: int) -> None:
    found = [pair for chunk in run_games(square, games, workers) for pair in chunk]
    assert sorted(found) == [(n, n * n) for n in range(games)]


def test_results_are_the_same_for_any_number_of_workers() -> None:
    one, two, three = (run(experiment(40, change={"garrisons": "no"}), workers).outcomes for workers in (1, 2, 3))
    assert one == two == three


def test_bots_play_the_same_games_again() -> None:
    tried = experiment(1, levels={"british": "normal", "german": "easy"})
    assert play(tried, 3) == play(tried, 3)


def test_arms_that_do_not_differ_play_the_same_games() -> None:
    done = run(experiment(25, change={}), 1)
    assert done.outcomes[0] == done.outcomes[1]
    found = figures(done)
    assert all(row.difference is not None and row.difference.value == 0 and not row.difference.settled for row in found.outcomes)


def test_the_journal_of_a_game_proves_its_dice_and_ends_as_counted() -> None:
    tried = experiment(3)
    text = journal_of(tried, tried.arms[0], 2).dump()
    match = replay(GAME, load(text))
    kept = play(tried, 2)[0]
    assert dict(match.state.result.facts) == kept.facts
    assert verify(GAME, load(text), text) == kept.dice


def test_the_command_prints_the_answer_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evasion", "--games", "30", "--workers", "1", "--against", "garrisons=no"]) == 0
    said = capsys.readouterr().out
    assert re.search(r"95 % interval from [−+]\d+\.\d to [−+]\d+\.\d", said)
    assert "60 games in" in said and "Events in a game" in said


def test_json_and_page_hold_the_same_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    assert main(["evasion", "--games", "30", "--workers", "1", "--against", "garrisons=no", "--html", str(page), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    text = page.read_text("utf-8")
    row = next(r for r in data["outcomes"] if r["name"] == "german wins")
    assert f"{100 * row['arms'][0]['value']:.1f}" in text
    assert text.count("<svg") >= 5 and "lysander lab evasion" in text
    assert not re.search(r"""(src|href)=["'](https?:)?//""", text) and "@import" not in text
    games = re.findall(r'href="(report-games/[^"]+jsonl)"', text)
    assert games
    for name in games:
        assert replay(GAME, load((tmp_path / name).read_text("utf-8"))).over


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["nosuch"], "no game"),
        (["evasion", "--seats", "british=nosuch"], "no bot"),
        (["evasion", "--seats", "polish=easy"], "no seat"),
        (["evasion", "--option", "garrisons=perhaps"], "cannot be"),
        (["evasion", "--option", "nosuch=1"], "is no option"),
        (["evasion", "--scenario", "nosuch"], "standard, four-men, alarm"),
        (["evasion", "--against", "nosuch"], "--against nosuch"),
        (["evasion", "--against", "nosuch.toml"], "nosuch.toml"),
        (["evasion", "--json", "no/such/folder.json"], "no folder"),
        (["evasion", "--html", "/proc/report.html"], "/proc/report.html"),
    ],
)
def test_what_does_not_exist_is_said(given: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(given) == 2
    assert said in capsys.readouterr().err


def test_a_variant_file_is_an_arm(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(__file__).parents[2] / "docs" / "example" / "sharp-eyes.toml"
    assert main(["evasion", "--games", "10", "--workers", "1", "--against", str(file), "--json"]) == 0
    arms = json.loads(capsys.readouterr().out)["experiment"]["arms"]
    assert arms[0]["variant"] == {} and arms[1]["variant"]["name"] == "Sharp eyes"


def test_table_and_page_name_what_the_json_calls_by_an_id(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {kind: tmp_path / f"report.{kind}" for kind in ("html", "json")}
    wish = ["--players", "2", "--seats", "A=normal", "B=normal", "--games", "4", "--workers", "1"]
    assert main(["hijacked", *wish, "--html", str(files["html"]), "--json", str(files["json"])]) == 0
    table, page, data = capsys.readouterr().out, files["html"].read_text("utf-8"), json.loads(files["json"].read_text("utf-8"))
    tiles, say = [row["name"] for row in data["measures"]["owner of bonus tile ahead by"]], catalogue("en", "hijacked")
    assert tiles and all(say(f"tile-{tile}") in page for tile in tiles)
    assert "die_back" in {row["name"] for row in data["events"]}
    for said in (table, page.partition("base64")[0]):
        assert "die comes back" in said and "die_back" not in said


@pytest.mark.parametrize("id", games())
def test_every_event_that_a_game_tells_has_a_name(id: str) -> None:
    """Messages ``event-<kind>`` name the rows of the lab's table of events."""
    game = games()[id]
    seats = seatings(game)[0]
    arm = Arm("A", Setup(id, game.scenarios[0].id, seats=seats), dict.fromkeys(seats, "random"))
    found = figures(run(Experiment(id, (arm,), 8 if id == "campaign" else 20, 1), 1))  # 8 campaigns tell as many kinds as 20
    say = catalogue("en", id)
    assert found.events and [row.name for row in found.events if not say.has(f"event-{row.name}")] == []
