"""The command line as a stranger types it: cases, replay, verify, rulebook, play, and what it says when something is wrong."""

from __future__ import annotations

import json
import os
import re
import socket
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from lysander import __version__
from lysander.cli import COMMANDS
from lysander.core.chance import commitment
from lysander.core.journal import load
from lysander.games.evasion import GAME

ROOT = Path(__file__).parents[2]
Lysander = Callable[..., Any]
GOOD = """
# Two cases

```
case  X-1
title A walk
at 1n.B B[0309h:A] Z[0405]
> british party=A@0309:walk
> british path=r0408.
< british b_stop men=A hex=0408
= 1n.G B[0408m:A] Z[0405]
```

Code is no case:

```python
print("hello")
```
"""


def test_help_and_version_speak_for_themselves(lysander: Lysander) -> None:
    shown = lysander("--help").output
    commands = (
        "play",
        "serve",
        "replay",
        "review",
        "verify",
        "cases",
        "fuzz",
        "lab",
        "table",
        "ladder",
        "matrix",
        "bot",
        "rulebook",
        "new-game",
        "check",
        "record",
    )
    for command in commands:
        assert re.search(rf"\b{command}\b", shown), command
    assert lysander("--version").output.strip() == f"lysander {__version__}"


@pytest.mark.parametrize("command", COMMANDS)
def test_help_and_complaints_of_all_commands_are_of_one_kind(lysander: Lysander, command: str) -> None:
    shown = lysander(command, "--help")
    assert shown.exit_code == 0 and shown.output.startswith(f"Usage: lysander {command} ") and "  -h, --help" in shown.output
    assert max(map(len, shown.output.splitlines())) <= 110
    refused = lysander(command, "--no-such-option")
    assert refused.exit_code == 2 and refused.output.startswith("lysander: ") and f"lysander {command} --help" in refused.output


def test_cases_that_ship_with_the_game_pass(lysander: Lysander) -> None:
    done = lysander("cases", "evasion")
    assert done.exit_code == 0, done.output
    assert re.fullmatch(r"\d+ passed, 0 failed, 0 unreadable", done.output.splitlines()[-1])


def test_cases_of_a_file_and_of_several(lysander: Lysander, tmp_path: Path) -> None:
    good = tmp_path / "good.md"
    good.write_text(GOOD, "utf-8")
    done = lysander("cases", "evasion", str(good), str(good))
    assert done.exit_code == 0
    assert done.output.splitlines()[-1] == "2 passed, 0 failed, 0 unreadable"


def test_a_case_that_fails_says_what_was_expected_and_what_came(lysander: Lysander, tmp_path: Path) -> None:
    bad = tmp_path / "bad.md"
    bad.write_text(GOOD.replace("= 1n.G B[0408m:A]", "= 1n.G B[0409m:A]"), "utf-8")
    done = lysander("cases", "evasion", str(bad))
    assert done.exit_code == 1
    assert f"      {bad}:11: expected = 1n.G B[0409m:A] Z[0405]\n" in done.output and "        came     = 1n.G B[0408m:A] Z[0405]\n" in done.output
    assert done.output.splitlines()[-1] == "0 passed, 1 failed, 0 unreadable"


@pytest.mark.parametrize(
    "block",
    [
        "```\n```",
        "```\nhello there\n```",
        "```\ncase X\n```",
        "```\ncase X\nat nonsense\n= nonsense\n```",
        "```\ncase X\nat 1n.B B[0309h:A] Z[0405]\n> british party\n= x\n```",
        "```\ncase X\nat 1n.B B[0309h:A] Z[0405]\n> chance look:P2=\n= x\n```",
        "```\ncase X\nat 1n.B B[0309h:A] Z[0405]\n> nobody knows=this\n= x\n```",
        "```\ncase X\nat 1n.B B[0309h:A] Z[0405]\n! british party=done  [\n= x\n```",
        "```\ncase X\nat 1n.B B[0309h:A] Z[0405]\n",
        "```\ncase X\noptions speed=9\nat 1n.B B[0309h:A] Z[0405]\n= x\n```",
        "```\ncase X\nat 1n.B B[0309h:A] Z[0405]\n~ 0309\n= x\n```",
        "no case at all",
    ],
)
def test_a_malformed_block_is_unreadable_with_file_line_and_reason(lysander: Lysander, block: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.md"
    file.write_text(block, "utf-8")
    done = lysander("cases", "evasion", str(file))
    assert done.exit_code == 1
    lines = done.output.splitlines()
    assert lines[-1] == "0 passed, 0 failed, 1 unreadable"
    assert lines[0].startswith("UNREADABLE  ")
    found = re.fullmatch(rf"      {re.escape(str(file))}:(\d+): expected .+", lines[-2])
    assert found and 1 <= int(found[1]) <= len(block.splitlines())


def test_a_wrong_case_or_file_does_not_stop_the_others(lysander: Lysander, tmp_path: Path) -> None:
    good = GOOD.partition("Code is no")[0]
    mixed, binary = tmp_path / "mixed.md", tmp_path / "binary.md"
    mixed.write_text(good + good.replace("case ", "kase ") + good.replace("A walk", "B").replace("hex=0408", "hex=0409") + good, "utf-8")
    binary.write_bytes(b"# One\n\xff\xfe")
    done = lysander("cases", "evasion", str(binary), str(mixed))
    said = [line for line in done.output.splitlines() if not line.startswith("        ")]
    assert done.exit_code == 1 and said == [
        "UNREADABLE  no text",
        f"      {binary}:2: expected text in UTF-8, found the byte 0xff",
        "pass  X-1 A walk",
        "UNREADABLE  A walk",
        f"      {mixed}:18: expected a line that begins with case, title, rules, options, seats, at, >, <, ?, !, ~, = or note, found 'kase X-1'",
        "FAIL  X-1 B",
        f"      {mixed}:36: expected < british b_stop men=A hex=0409, came < british b_stop men=A hex=0408",
        "pass  X-1 A walk",
        "2 passed, 1 failed, 2 unreadable",
    ]


def test_cases_that_cannot_be_read_alone_leave_with_status_1(lysander: Lysander, tmp_path: Path) -> None:
    file = tmp_path / "odd.md"
    file.write_text(GOOD.replace("at 1n.B", "at scenario=nowhere 1n.B"), "utf-8")
    done = lysander("cases", "evasion", str(file))
    assert done.exit_code == 1 and f"{file}:7: expected a scenario: standard, four-men, alarm or even, found 'nowhere'" in done.output


def test_a_game_without_cases_is_said_to_have_none(lysander: Lysander, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "case", None)
    done = lysander("cases", "evasion")
    assert done.exit_code == 2 and "evasion has no worked cases" in done.output


def test_what_is_not_there_is_said(lysander: Lysander, tmp_path: Path) -> None:
    for words in (("cases", "chess"), ("play", "chess"), ("rulebook", "chess"), ("cases", "evasion", str(tmp_path / "none.md"))):
        done = lysander(*words)
        assert done.exit_code == 2
        assert done.output.startswith("lysander: ")


@pytest.fixture(scope="module")
def played(lysander: Lysander, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The journal of a game of two bots."""
    path = tmp_path_factory.mktemp("journal") / "game.jsonl"
    words = ("--seat", "british=bot:random", "--seat", "german=bot:random", "--scenario", "four-men", "--seed", "5", "--save", str(path))
    done = lysander("play", "evasion", *words, typed="")
    assert done.exit_code == 0, done.output
    return path


def test_a_finished_game_is_proved(lysander: Lysander, played: Path) -> None:
    done = lysander("verify", str(played))
    assert done.exit_code == 0 and "rolls proved" in done.output


def test_a_game_is_proved_to_be_the_one_whose_seal_was_kept(lysander: Lysander, played: Path, tmp_path: Path) -> None:
    """A file that was made up, with a seed and a seal of its own, proves itself, and not that it is of this game."""
    kept = load(played.read_text("utf-8")).seal["commitment"]
    assert lysander("verify", str(played), "--commitment", kept.upper()).exit_code == 0
    other = tmp_path / "other.jsonl"
    words = ("--seat", "british=bot:random", "--seat", "german=bot:random", "--scenario", "four-men", "--seed", "6", "--save", str(other))
    assert lysander("play", "evasion", *words, typed="").exit_code == 0
    assert lysander("verify", str(other)).exit_code == 0
    done = lysander("verify", str(other), "--commitment", kept)
    assert done.exit_code == 1 and "not the game whose commitment you kept" in done.output and "rolls proved" not in done.output
    for wrong in ("abc", kept[:12], "g" * 64):
        assert lysander("verify", str(played), "--commitment", wrong).exit_code == 2


def test_dice_by_hand_are_counted_apart(lysander: Lysander, tmp_path: Path) -> None:
    """A finished game whose umpire typed every die in: sealed like any other, it has nothing of the seed; without a seal it says so."""
    bare = Path(__file__).parents[1] / "games/evasion/journals/umpire-holds.jsonl"
    done = lysander("verify", str(bare))
    assert done.exit_code == 1 and "not sealed" in done.output
    journal = load(bare.read_text("utf-8"))
    journal.seal = {"commitment": commitment(b"seed"), "seed": b"seed".hex()}
    sealed = tmp_path / "sealed.jsonl"
    sealed.write_text(journal.dump(), "utf-8")
    done = lysander("verify", str(sealed))
    assert done.exit_code == 0 and re.search(r"0 rolls proved,\s+[1-9]\d*\s+by\s+hand", done.output)


def test_a_changed_line_is_found(lysander: Lysander, played: Path, tmp_path: Path) -> None:
    lines = played.read_text("utf-8").splitlines()
    for n in (1, len(lines) // 2, len(lines) - 2):
        row = json.loads(lines[n])
        row["by"] = "somebody"
        changed = tmp_path / "changed.jsonl"
        changed.write_text("\n".join([*lines[:n], json.dumps(row), *lines[n + 1 :]]) + "\n", "utf-8")
        done = lysander("verify", str(changed))
        assert done.exit_code == 1 and "lysander: " in done.output


def test_a_file_that_is_no_journal_is_refused(lysander: Lysander, tmp_path: Path) -> None:
    file = tmp_path / "shopping.txt"
    file.write_text("milk\nbread\n", "utf-8")
    for command in ("verify", "replay", "review"):
        done = lysander(command, str(file))
        assert done.exit_code in (1, 2) and "line 1" in done.output


def test_replay_steps_as_it_was_and_as_a_seat_knew_it(lysander: Lysander, played: Path) -> None:
    done = lysander("replay", str(played), typed="next\nnext\nnext\nmap\ntext\nlog\ngoto 40\nback\nlast\nquit\n")
    assert done.exit_code == 0, done.output
    assert "british landing=" in done.output and "The true position" in done.output
    seat = lysander("replay", str(played), "--seat", "german", typed="next\nnext\nnext\nmap\ntext\nquit\n")
    assert seat.exit_code == 0, seat.output
    assert "landing=" not in seat.output and "british party" not in seat.output
    assert "Your units" in seat.output


def test_review_prints_chances_in_words_and_as_data(lysander: Lysander, played: Path, tmp_path: Path) -> None:
    few = ("--playouts", "2", "--level", "easy", "--seconds", "30")
    data = json.loads(lysander("review", str(played), "--json", *few).output)
    assert [goal["label"] for goal in data["goals"]] == ["British", "Germans"] and data["level"] == "easy"
    assert data == json.loads(lysander("review", str(played), "--json", *few).output), "the same journal gives the same figures"
    last = data["steps"][-1]
    assert last["count"] == 0 and {c["value"] for c in last["chances"]} <= {0.0, 1.0}
    german = lysander("review", str(played), "--lang", "de", *few)
    assert german.exit_code == 0 and "Chancen" in german.output and "Briten" in german.output
    running = tmp_path / "running.jsonl"
    running.write_text("".join(played.read_text("utf-8").splitlines(True)[:20]), "utf-8")
    refused = lysander("review", str(running))
    assert refused.exit_code == 2 and "not over" in refused.output
    campaign = ROOT / "tests" / "games" / "campaign" / "journals" / "draw.jsonl"
    assert "no chances for campaign" in lysander("review", str(campaign)).output


def test_replay_of_a_seat_that_does_not_exist(lysander: Lysander, played: Path) -> None:
    done = lysander("replay", str(played), "--seat", "french")
    assert done.exit_code == 2 and "no seat 'french'" in done.output


def test_the_players_rules_are_read_whole_or_by_chapter(lysander: Lysander) -> None:
    whole = lysander("rulebook", "hijacked", "--player").output
    chapter = lysander("rulebook", "hijacked", "--player", "turn", "--lang", "de").output
    assert len(whole) > 5 * len(chapter) and "Amara" in chapter and "[6.1]" in chapter and "~~~" not in whole and "figure" not in chapter
    refused = lysander("rulebook", "hijacked", "--player", "rules")
    assert refused.exit_code == 2 and "There are: goal, round, setup" in refused.output


def test_the_rulebook_by_paragraph_by_chapter_and_by_words(lysander: Lysander) -> None:
    assert "A searching patrol" in lysander("rulebook", "evasion", "7.8.1").output
    assert "7.8.5" in lysander("rulebook", "evasion", "7.8").output
    assert "Looking: the search matrix" in lysander("rulebook", "evasion").output
    assert "7.8.2" in lysander("rulebook", "evasion", "road", "block").output
    assert "7.8.2" in lysander("rulebook", "evasion", "--lang", "de", "7.8.2").output  # options stand where they please
    nothing = lysander("rulebook", "evasion", "submarine")
    assert nothing.exit_code == 1 and "submarine" in nothing.output


def test_play_from_a_pipe_in_german(lysander: Lysander, tmp_path: Path) -> None:
    save = tmp_path / "half.jsonl"
    words = ("play", "evasion", "--as", "british", "--level", "random", "--seed", "1", "--lang", "de", "--save", str(save))
    done = lysander(*words, typed="0405\n0309\nniemand\nAB\n0408.\nquit\n")
    assert done.exit_code == 0, done.output
    assert "In welchem Feld landet die Lysander?" in done.output
    assert "Du verlässt den Tisch." in done.output
    again = lysander("play", "--load", str(save), typed="done\n")
    assert again.exit_code == 0, again.output
    assert "Going on at line 4" in again.output


def test_files_may_come_from_a_pipe(lysander: Lysander, played: Path, tmp_path: Path) -> None:
    def through(name: str, text: str) -> str:
        pipe = tmp_path / name
        os.mkfifo(pipe)
        Thread(target=pipe.write_text, args=(text, "utf-8"), daemon=True).start()
        return str(pipe)

    shown = lysander("play", "evasion", "--as", "british", "--seed", "demo", "--script", through("script", "0405\n0309\n"))
    assert "Taken back" not in shown.output and "> 0309" in shown.output
    over = lysander("play", "--load", through("load", played.read_text("utf-8")))
    assert over.exit_code == 0 and "The game is over" in over.output
    assert "there is no file" in lysander("play", "--load", str(tmp_path)).output


def test_play_says_what_is_wrong_with_the_set_up(lysander: Lysander) -> None:
    for words, said in (
        (("--option", "team=99"), "team cannot be '99'"),
        (("--as", "french"), "the seats are british, german, umpire"),
        (("--scenario", "picnic"), "standard, four-men, alarm"),
        (("--level", "genius"), "no bot 'genius'"),
        (("--save", "nowhere/at/all.jsonl"), "there is no folder for it"),
    ):
        done = lysander("play", "evasion", *words, typed="")
        assert done.exit_code == 2 and said in re.sub(r"\s+", " ", done.output), done.output


@pytest.mark.parametrize("command", ["play", "lab", "replay", "verify"])
def test_a_file_that_is_not_text_is_named(lysander: Lysander, command: str, tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\xff\xd8\xff")
    words = {"play": ("evasion", "--variant"), "lab": ("evasion", "--variant")}.get(command, ())
    done = lysander(command, *words, str(file), typed="")
    assert done.exit_code in (1, 2) and f"{file}: not a text file" in done.output


@pytest.mark.parametrize("change", [{"options": 5}, {"notes": "x"}, {"seats": 5}, {"scenario": 5}, {"variant": []}, {"game": 5}, {"rules": 5}])
def test_a_header_that_makes_no_sense_is_refused(lysander: Lysander, change: dict[str, object], played: Path, tmp_path: Path) -> None:
    head, *lines = played.read_text("utf-8").splitlines()
    odd = tmp_path / "odd.jsonl"
    odd.write_text("\n".join([json.dumps(json.loads(head) | change), *lines]) + "\n", "utf-8")
    for command in ("verify", "replay"):
        done = lysander(command, str(odd))
        assert done.exit_code in (1, 2) and done.output.startswith(f"lysander: {odd}: ")


def test_a_server_says_what_hinders_it(lysander: Lysander, tmp_path: Path) -> None:
    odd = tmp_path / "odd.db"
    odd.write_bytes(b"no database" * 100)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for words, said in (
            (("--port", port, "--database", str(tmp_path / "a.db")), f"cannot listen on 127.0.0.1:{port}"),
            (("--database", str(tmp_path / "none" / "a.db")), "No such file"),
            (("--database", str(odd)), "not a database"),
            (("--database", "mysql://x"), "begins with postgresql://"),
            (("--port", "99999"), "from 0 to 65535"),
        ):
            done = lysander("serve", *words)
            assert done.exit_code == 2 and said in done.output, done.output
            assert "listens" not in done.output


def test_a_variant_is_read_and_checked(lysander: Lysander, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text('name = "Three men"\ngame = "evasion"\n[options]\nteam = 3\n', "utf-8")
    bad.write_text('name = "Odd"\n[tables.weather]\nrain = 1\n', "utf-8")
    done = lysander("play", "evasion", "--variant", str(good), "--level", "random", typed="0405\n0309\ntext\nquit\n")
    assert done.exit_code == 0 and "Arden, Baines and Corrie" in done.output and "Dunn" not in done.output
    refused = lysander("play", "evasion", "--variant", str(bad), typed="")
    assert refused.exit_code == 2 and f"{bad} line 2: " in refused.output and "weather" in refused.output


def test_a_setting_with_a_place_of_its_own_says_where(lysander: Callable[..., Any]) -> None:
    done = lysander("play", "flight181", "-o", "team_seats=2")
    assert done.exit_code and "team_seats is set by --players" in done.output
