"""Files from anywhere: ``verify`` and ``replay`` say in a line what is wrong with them, whatever it is, and print nothing that steers a terminal."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

import pytest

from lysander.cli import run
from lysander.core.journal import digest_of
from lysander.core.match import Match

JOURNALS = sorted(p for p in (Path(__file__).parents[1] / "games").glob("*/journals/*.jsonl") if p.stat().st_size < 40_000)
STEER = "\x1b[2J\u202e\x07"
WEIRD = [
    None, True, -1, 2**70, 1e300, float("nan"), "", "x" * 5000, "\ud800", STEER, "\0", [], {}, [[]], {"a": [1]}, [None], "british", "chance", "9999",
    ["british", "british"], [1, 2], {"name": 3}, {"tables": 4}, {"options": [1]}, {"found": STEER},
]  # fmt: skip
COMMANDS = "next\nnext\nlast\nmap\ntext\nlog\ntruth\nback\ngoto 3\nseat british\nquit\n"


@pytest.fixture
def attempt(tmp_path, capsys):
    """Runs a command with a file; its status and what it said."""
    (tmp_path / "script").write_text(COMMANDS)

    def run_with(command, rows):
        path = tmp_path / "game.jsonl"
        path.write_text(sealed(rows), "utf-8")
        more = ["--script", str(tmp_path / "script"), "--no-color"] if command == "replay" else []
        try:
            status = run([command, str(path), *more])
        except SystemExit as left:
            status = left.code
        said = capsys.readouterr()
        assert not set(said.out + said.err) & {"\x1b", "\u202e", "\x07"}, "a terminal would obey"
        return status, said.out + said.err

    return run_with


def sealed(rows):
    """The text of a file, with a digest that fits."""
    *lines, last = (json.dumps(row) + "\n" for row in rows)
    text = "".join(lines)
    if isinstance(rows[-1], dict) and isinstance(end := rows[-1].get("end"), dict) and isinstance(end.get("digest"), str):
        last = json.dumps(rows[-1] | {"end": end | {"digest": hashlib.sha256(text.encode()).hexdigest()}}) + "\n"
    return text + last


def rows_of(name="evasion/journals/both-win"):
    path = next(p for p in JOURNALS if name in str(p))
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("n", "change", "words"),
    [
        (-1, {"end": "over"}, "not an answer"),
        (-1, {"end": None}, "not an answer"),
        (0, {"game": ["evasion"]}, "'game' is not text"),
        (0, {"scenario": {}}, "'scenario' is not text"),
        (0, {"rules": 3}, "'rules' is not text"),
        (0, {"position": ["3n"]}, "'position' is not text"),
        (0, {"commitment": 4}, "'commitment' is not text"),
        (0, {"seats": "british"}, "'seats' is not a list"),
        (0, {"seats": [["british"]]}, "'seats' is not a list of names"),
        (0, {"cuts": 4}, "'cuts' is not a list"),
        (0, {"cuts": ["4"]}, "'cuts' is not a list of line numbers"),
        (0, {"options": []}, "'options' is not an object"),
        (0, {"options": {"patrols": [1]}}, "patrols cannot be [1]"),
        (0, {"variant": {"tables": 4}, "variant_hash": digest_of({"tables": 4})}, "variant: "),
        (1, {"by": []}, "not an answer"),
        (1, {"value": {"a": [1]}}, "line 2: "),
        (1, {"value": STEER}, "\\x1b[2J\\u202e\\x07"),
        (1, {"value": "x" * 100_000}, "line 2: "),
        (1, {"seat": STEER}, "\\x1b[2J\\u202e\\x07"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(attempt, command, n, change, words):
    rows = rows_of()
    rows[n] |= change
    status, said = attempt(command, rows)
    assert status in (1, 2) and words in said and len(said) < 3000


def test_rules_that_break_with_a_file_are_a_fault_of_the_file(attempt, monkeypatch):
    def broken(match, answer):
        raise KeyError("nothing of that kind")

    monkeypatch.setattr(Match, "give", broken)
    status, said = attempt("verify", rows_of())
    assert status == 1 and "the rules break with it (KeyError)" in said


def test_a_note_in_a_file_steers_no_terminal(attempt):
    rows = rows_of()
    for noted in (STEER, [1], {"found": STEER}):
        rows[0]["notes"] = {"fuzz": noted, "names": noted}
        assert attempt("replay", rows)[0] == 0


def test_the_name_of_a_game_in_a_file_steers_no_terminal(attempt):
    rows = rows_of()
    assert attempt("verify", [*rows, {"subgame": STEER}, *rows])[0] in (0, 1)


def mutated(rng, rows):
    """A file with one to three things changed: something is missing, of another sort, or too much."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        row = rows[rng.choice((0, 0, 0, 1, len(rows) - 1, rng.randrange(len(rows))))]
        if not isinstance(row, dict) or not row:
            continue
        key, what = rng.choice(list(row)), rng.random()
        if what < 0.15:
            del row[key]
        elif what < 0.25:
            rows.insert(rng.randrange(len(rows)), rng.choice(WEIRD))
        elif what < 0.35:
            row[rng.choice(("position", "cuts", "notes", "variant", "commitment", "end", "by", "variant_hash"))] = rng.choice(WEIRD)
        elif what < 0.7 and row[key] and isinstance(row[key], dict | list):
            inner = rng.choice(list(row[key])) if isinstance(row[key], dict) else rng.randrange(len(row[key]))
            row[key][inner] = rng.choice(WEIRD)
        else:
            row[key] = rng.choice(WEIRD)
        if isinstance(rows[0], dict) and "variant" in rows[0]:
            rows[0]["variant_hash"] = digest_of(json.loads(json.dumps(rows[0]["variant"])))
    return rows


@pytest.mark.parametrize("seed", range(60))
def test_no_file_breaks_a_command(attempt, seed):
    rng = Random(seed)
    rows = [json.loads(line) for line in rng.choice(JOURNALS).read_text("utf-8").splitlines()]
    try:
        rows = mutated(rng, rows)
    except UnicodeEncodeError:
        pytest.skip("a hash of half a character")
    for command in ("verify", "replay"):
        assert attempt(command, rows)[0] in (0, 1, 2)
