"""The plan of the aircraft in characters, what a person types for it, and whole games at the terminal."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from lysander.commands.arguments import setup_of
from lysander.core.ask import CHANCE, Ask
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.flight181.domains import Card
from lysander.games.flight181.game import GAME
from lysander.terminal.answers import read_answer
from lysander.terminal.boards.flight181 import READERS, draw, frames
from lysander.terminal.boards.flight181.plan import marks_of
from lysander.terminal.client import Client
from lysander.terminal.reader import Ended
from lysander.terminal.screen import Screen
from lysander.terminal.table import Player, Table, seed_of
from lysander.text import for_game, plain

SETUP = Setup("flight181", "mogadishu", {}, ("hijackers", "teams"))
TEXT = for_game("flight181", "en", SETUP)
POSITION = "~ T3.7 t1:A2+s1 t2:L7 h1=C h2@A6 h3~R9 P:p1@A2,p10@L7,p2@A2 W:s1@t1.2,w2@R5.2"


def rows(seat: str, **options: bool) -> list[str]:
    """The plan of a seat in a position."""
    return [line.plain for line in draw(TEXT, GAME.view(GAME.parse(POSITION, SETUP), seat), **options)]


def cell(lines: list[str], square: str) -> list[str]:
    """What stands below the name of a square, word by word."""
    name = f" {square} "
    n = next(n for n, line in enumerate(lines) if name in line + " ")
    at = (lines[n] + " ").index(name)
    out = []
    for line in lines[n + 1 :]:
        part = line.ljust(80)[at + 1 : at + 6].strip()
        if "A3" in line or "R3" in line or "─" in line or "Known" in line:
            break
        out += [part] if part else []
    return out


def test_4_6_the_teams_see_what_is_public() -> None:
    lines = rows("teams")
    assert cell(lines, "A2") == ["T1+", "p1p2"] and cell(lines, "L7") == ["T2", "p10"]
    assert cell(lines, "A6") == ["H2"] and cell(lines, "R9") == ["%3"] and cell(lines, "R5") == ["w2"]
    assert cell(lines, "C") == [] and not any("Known to you" in line for line in lines)


def test_4_5_the_hijackers_see_who_is_hidden_and_who_feigns_death() -> None:
    lines = rows("hijackers")
    assert cell(lines, "C") == ["h1"] and cell(lines, "R9") == ["%3~3"] and cell(lines, "A6") == ["H2"]


@pytest.mark.parametrize("seat", ["hijackers", "teams", "spectator"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_plan_fits_eighty_columns_and_plain_letters(seat: str, lang: str) -> None:
    text = for_game("flight181", lang, SETUP)
    lines = [line.plain for line in draw(text, GAME.view(GAME.parse(POSITION, SETUP), seat), ascii_only=True)]
    assert max(map(len, lines)) <= 80
    wall = max(n for n, line in enumerate(lines) if "--" in line)
    assert all(ord(c) < 128 for line in lines[: wall + 1] for c in line)


def asked(position: str, kind: str) -> tuple[Match[Any], Ask]:
    """The question of a kind in a position."""
    match = Match(GAME, SETUP, GAME.parse(position, SETUP))
    for _ in range(30):
        ask = match.asks[0]
        if ask.kind == kind:
            return match, ask
        wanted = {"next-team": "t1", "next-hijacker": "h2", "control:t1": "yes" if kind == "move-passenger" else "no"}.get(ask.kind, ask.default)
        if kind == "move-passenger" and ask.kind == "next-team" and "t1" not in (ask.domain.members() or ()):
            wanted = "-"
        match.answer(ask.seat, ask.kind, 3 if ask.seat == CHANCE else wanted)
    raise AssertionError(f"{kind} is not asked")


MOVING = "~ T3.7 t1:A2 h2@A6 P:p3@A3,p4@L3 W:w1@A1.2"
ACTING = "~ T3.9 t1:A2 h2@A6 P:p3@A5,p4@A6 W:w1@A6.2"


@pytest.mark.parametrize(
    ("position", "kind", "typed", "value"),
    [
        (MOVING, "next-team", "T1", "t1"),
        (MOVING, "next-team", "stop", "-"),
        (MOVING, "move:t1", "A1 L1", "A1,L1"),
        (MOVING, "move:t1", "a1, +w1, l1 out", "A1,+w1/A1,L1,out"),
        (MOVING, "move:t1", "L1", "A1,L1"),
        (MOVING, "move:t1", "none", "-"),
        (MOVING, "act:t1", "h2 controlled", "h2.c"),
        (MOVING, "act:t1", "fire at h2 uncontrolled", "h2.u"),
        (MOVING, "act:t1", "nothing", "-"),
        (MOVING, "move-passenger", "p3 to A2", "p3:A2"),
        (MOVING, "move-passenger", "p4 A3 A2", "p4:A3,A2"),
        (MOVING, "move-passenger", "p3 A1", "p3:A2,A1"),
        (MOVING, "move-passenger", "stop", "-"),
        (ACTING, "next-hijacker", "h2", "h2"),
        (ACTING, "hijacker-move:h2", "a7 a8", "A7,A8"),
        (ACTING, "hijacker-move:h2", "to A9", "A7,A8,A9"),
        (ACTING, "hijacker-move:h2", "stay", "-"),
        (ACTING, "hijacker-act:h2", "fire A5 A4", "A5/A4"),
        (ACTING, "hijacker-act:h2", "execute", "execute"),
    ],
)
def test_25_10_what_a_person_types(position: str, kind: str, typed: str, value: str) -> None:
    match, ask = asked(position, kind)
    view = match.view(ask.seat)
    labels = [(v, TEXT.option(ask, v, view)[0]) for v in TEXT.words.shown(ask.domain.describe(), ask.domain.members()) or ()]
    assert read_answer(typed, ask, {}, labels, READERS) == value
    assert ask.domain.why_not(value) is None


def test_a_question_marks_its_squares() -> None:
    match, ask = asked(MOVING, "move:t1")
    assert {"A2", "L1", "C"} <= marks_of(TEXT, plain(match.view("teams")), ask)
    match, ask = asked(ACTING, "hijacker-move:h2")
    lines = [line.plain for line in draw(TEXT, match.view("hijackers"), ask)]
    assert any("[A10]" in line for line in lines) and not any("[A11]" in line for line in lines)


def test_15_6_odds_stand_beside_every_way_to_fire() -> None:
    match, ask = asked("~ T3.9 t1:A8 t2:A4 h2@A6 P:p3@A5,p4@A9", "hijacker-act:h2")
    out = io.StringIO()
    screen = Screen(Console(file=out, width=80, no_color=True, highlight=False), TEXT)
    labels = screen.labels(ask, match.view("hijackers"))
    screen.question(ask, match.view("hijackers"), labels)
    fires = sum("/" in str(value) for value, _ in labels)
    assert fires == 6 and " ".join(out.getvalue().split()).count("chance of at least one hit") >= fires - 2


class Typist:
    """Types a random legal answer to whatever is asked; leaves when the game is over."""

    interactive = True

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.commands = ["map", "text", "help", "again", "log", "rules 13.5", "undo"]
        self.table: Table | None = None

    def offer(self, words: object) -> None:
        """Nothing is completed here."""

    def read(self, prompt: str) -> str:
        """The next line."""
        assert self.table is not None
        if self.table.match.over:
            raise Ended
        if self.commands:
            return self.commands.pop(0)
        return str(self.table.match.asks[0].domain.sample(self.rng))


@pytest.mark.parametrize(("seat", "lang"), [("hijackers", "en"), ("teams", "de")])
def test_a_whole_game_is_played(seat: str, lang: str) -> None:
    out, typist = io.StringIO(), Typist(3)
    setup = setup_of(GAME, "free", {}, ["hijackers", "teams"])
    players = {s: Player("human") if s == seat else Player("bot", level="random") for s in ("hijackers", "teams")}
    typist.table = table = Table(GAME, setup, players, seed_of("test"))
    screen = Screen(Console(file=out, width=80, height=60, no_color=True, highlight=False), for_game("flight181", lang, setup))
    assert Client(table, screen, typist).run()  # type: ignore[arg-type]
    shown = out.getvalue()
    assert "{ $" not in shown and max(map(len, shown.splitlines())) <= 80
    played = shown.partition("Die Partie ist zu Ende")[0]
    assert not (seat == "teams" and any(word in played for word in ("Geheim:", "Weißt nur du", "versteckt ")))


class Stepper:
    """Presses the keys of a list."""

    interactive = True

    def __init__(self, *keys: str) -> None:
        self.keys = [*keys]

    def read(self, prompt: str) -> str:
        """The next line."""
        return self.keys.pop(0)


def test_12_12_a_chain_is_stepped_through_back_and_forth() -> None:
    setup = Setup("flight181", "mogadishu", {"stray_check": "yes"}, ("hijackers", "teams"))
    match = Match(GAME, setup, GAME.parse("~ T3.7 t1:A3 h2@A6 P:p3@A5", setup))
    for kind, value in (
        ("next-team", "t1"),
        ("control:t1", "no"),
        ("move:t1", "-"),
        ("act:t1", "h2.u"),
        ("fire-hit:t1>h2", 1),
        ("passenger-morale:p3", 6),
    ):
        match.answer(match.asks[0].seat, kind, value)
    out = io.StringIO()
    screen = Screen(Console(file=out, width=80, no_color=True, highlight=False), TEXT)
    table = SimpleNamespace(log=lambda seat: [e for e in match.events if e.told(seat)], humans=["teams"])
    Client(table, screen, Stepper("", "b", "n", "q")).chain("teams", 1)  # type: ignore[arg-type]
    links = [line for line in out.getvalue().splitlines() if re.fullmatch(r"\d/\d+", line)]
    assert [link[0] for link in links] == ["1", "2", "1", "2"]
    assert "Team 1 fires at Hijacker 2" in out.getvalue() and "The shot strikes where Group 3 is" in out.getvalue()


def test_a_game_reads_as_it_is_written_down(lysander: Callable[..., Any]) -> None:
    """The first turns of two persons at one screen, line for line; ``transcripts/flight181.txt`` is meant to be read by people, too."""
    folder = Path(__file__).parent / "transcripts"
    words = ("--hot-seat", "--seed", "1", "--script", str(folder / "flight181.script"))
    shown = lysander("play", "flight181", *words).output
    assert [line.rstrip() for line in shown.splitlines()] == (folder / "flight181.txt").read_text("utf-8").splitlines()


def test_17_14_the_swaps_are_played_on_one_line_and_end_without_a_trace() -> None:
    facts = {"team": "t1", "token": "p3", "start": 2, "swaps": ["12", "23"], "swap_ms": 350}
    ask = Ask("teams", "card:t1", "17.11", Card(3), "1", facts)
    shown = list(frames(TEXT, ask))
    assert [row[:11] for row, _ in shown] == ["[ ] [*] [ ]", "[~] [~] [ ]", "[ ] [ ] [ ]", "[ ] [~] [~]", "[ ] [ ] [ ]", "[ ] [ ] [ ]"]
    assert [seconds for _, seconds in shown[1:5]] == [0.35, 0.0875] * 2
    assert list(frames(TEXT, Ask("teams", "card:t1", "17.11", Card(3), "1", {"team": "t1", "token": "p3"}))) == []
