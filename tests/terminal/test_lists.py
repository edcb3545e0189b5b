"""Lists of answers at the terminal: numbers that nobody takes for pieces, how an answer is typed, what is closed and why, one order everywhere; and
the questions before a game."""

from __future__ import annotations

import io
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from lysander.commands.arguments import find_game, setup_of
from lysander.core.ask import CHANCE
from lysander.core.chance import Chance
from lysander.core.game import seating
from lysander.core.match import Match
from lysander.server.messages.render import ask_line
from lysander.terminal.answers import by_label, keys
from lysander.terminal.lists import alike
from lysander.terminal.screen import Screen
from lysander.terminal.session import Leave
from lysander.terminal.start import ask_players
from lysander.text import for_game
from lysander.text.twin import question_lines

from .test_hijacked import Lines
from .test_hijacked import at_table as hijacked_table


def screen_of(game: str, setup: Any = None, lang: str = "en") -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    return Screen(Console(file=out, width=80, no_color=True, highlight=False), for_game(game, lang, setup)), out


def shown(game: str, match: Match[Any], setup: Any) -> str:
    """The open question as it is printed."""
    screen, out = screen_of(game, setup)
    ask = next(a for a in match.asks if not a.standing)
    view = match.view(ask.seat)
    screen.question(ask, view, screen.labels(ask, view))
    return out.getvalue()


def begun(game: str, *answers: tuple[str, str, str], scenario: str = "standard", seed: int = 1) -> tuple[Match[Any], Any]:
    """A match after some answers."""
    rules = find_game(game)
    setup = setup_of(rules, scenario, {}, list(seating(rules, scenario=scenario)))
    match: Match[Any] = Match(rules, setup)
    chance = Chance(bytes([seed]) * 32)
    match.roll_on(chance)
    for seat, kind, value in answers:
        match.answer(seat, kind, value)
        match.roll_on(chance)
    return match, setup


def test_pieces_of_one_kind_are_numbered_by_themselves() -> None:
    labels = [("t1", "Team 1"), ("t3", "Team 3"), ("-", "No more teams")]
    assert keys(labels) == ["1", "3", "-"]
    assert by_label("3", labels, begins=True) == "t3" and by_label("2", labels, begins=True) is None
    assert keys([("E1", "Camel E1"), ("C2", "Dr.I C2"), ("none", "Nobody")]) == ["E1", "C2", "none"]
    assert keys([("yes", "Yes"), ("no", "No")]) == ["1", "2"]


def test_team_3_is_chosen_by_3_and_what_is_closed_has_its_reason() -> None:
    """13.1"""
    match, setup = begun("flight181", ("hijackers", "setup-hijackers", "C,C,R10,TA"), scenario="mogadishu")
    assert match.asks[0].kind == "next-team"
    text = shown("flight181", match, setup)
    assert [line.split()[:3] for line in text.splitlines() if ") Team" in line] == [[f"{n})", "Team", str(n)] for n in (1, 2, 3)]
    assert "– No more teams: " in " ".join(text.split()) and "[13.1]" in text.rpartition("No more teams")[2]


def test_a_number_of_the_list_is_marked_as_one() -> None:
    client, printed = hijacked_table(Lines("again"))
    client.run()
    text = printed.getvalue()
    assert "1) place" in text and " 1 place" not in text


def test_a_long_list_says_first_how_an_answer_is_typed() -> None:
    match, setup = begun("evasion")
    lines = shown("evasion", match, setup).splitlines()
    first = next(n for n, line in enumerate(lines) if "1) 0101" in line)
    assert lines[first - 1].strip() == "Type a number from the list, or an answer like this: 0101, 0102, 0201"
    match.answer("british", "landing", "0405")
    assert "an answer like this" not in shown("evasion", match, setup), "a short list"


def test_closed_answers_have_their_reasons() -> None:
    client, printed = hijacked_table(Lines("again"))
    client.run()
    assert "only from round 3. [11.1]" in " ".join(printed.getvalue().split())


@pytest.mark.parametrize(("word", "left"), [("help", False), ("?", False), ("quit", True), ("exit", True)])
def test_quit_and_help_work_at_the_name_prompt(word: str, left: bool) -> None:
    screen, out = screen_of("evasion")
    typed = iter(["3", word, "Ada", "2"])
    reader: Any = SimpleNamespace(interactive=True, read=lambda prompt: next(typed))
    if left:
        with pytest.raises(Leave):
            ask_players(find_game("evasion"), screen, reader, "random")
        assert "You leave the table." in out.getvalue()
    else:
        players = ask_players(find_game("evasion"), screen, reader, "random")
        assert players["british"].name == "Ada" and "quit leaves" in " ".join(out.getvalue().split())


@pytest.mark.parametrize("game", ["evasion", "hijacked", "flight181", "clouds"])
def test_a_list_is_in_one_order_everywhere(game: str) -> None:
    """In the terminal, in the browser and in the words of the table, at many questions of a random game."""
    rules = find_game(game)
    scenario = rules.scenarios[0].id
    setup = setup_of(rules, scenario, {}, list(seating(rules, scenario=scenario)))
    match: Match[Any] = Match(rules, setup)
    rng, chance, compared = Random(5), Chance(bytes(32)), 0
    text = for_game(game, "en", setup)
    screen = Screen(Console(file=io.StringIO(), width=80), text)
    for _ in range(120):
        match.roll_on(chance)
        if match.over:
            break
        ask = next(a for a in match.asks if not a.standing)
        assert ask.seat != CHANCE
        view = match.view(ask.seat)
        values = [value for value, _ in screen.labels(ask, view)]
        listed = [o.value for o in ask_line(text, ask, text._plain(view)).options if o.closed is None]
        if listed:
            assert values == listed
        words = [line.strip() for line in question_lines(text.words, ask, text._plain(view))]
        places = [next((n for n, line in enumerate(words) if line == str(v) or line.startswith(f"{v}: ")), -1) for v in values]
        assert [p for p in places if p >= 0] == sorted(p for p in places if p >= 0)
        compared += len(values) > 1
        match.answer(ask.seat, ask.kind, ask.domain.sample(rng))
    assert compared > (4 if game == "clouds" else 10)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("talk 1", ["talk 1 a b"]),
        ("Talk 3 b", ["talk 1 a b", "talk 2 a b"]),
        ("p1 fly", ["P1:walk"]),
        ("squad", ["squad a b 7"]),
        ("ta", []),
        ("17", []),
        ("", []),
    ],
)
def test_a_line_that_is_no_answer_is_met_with_those_that_begin_like_it(line: str, found: list[str]) -> None:
    assert alike(line, ["talk 1 a b", "talk 2 a b", "squad a b 7", "P1:walk", "end"]) == found
