"""Hijacked at the terminal: the table in characters, what a person may type, any-time moves of everybody at one screen, who plays."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from lysander.bots.registry import domains_of
from lysander.commands.arguments import BadArgument, setup_of
from lysander.core.game import Setup, seating
from lysander.core.match import Match
from lysander.games.hijacked.game import GAME
from lysander.terminal.boards.hijacked import draw
from lysander.terminal.boards.hijacked.answers import read
from lysander.terminal.client import Client
from lysander.terminal.lists import filled
from lysander.terminal.reader import Ended
from lysander.terminal.screen import Screen
from lysander.terminal.start import ask_players, players_for
from lysander.terminal.table import Table, seed_of
from lysander.text import for_game

SETUP = Setup("hijacked", seats=("A", "B"))
TEXT = for_game("hijacked", "en", SETUP)
POSITION = "hj:2p r3 @A sq9 tr20 num:F2,C5,M1,J6 row:4,B05,2,G01=Ba3,R01,S02 top:3 dice:a4,b5 A{s12 CJ [B02,B03]} B{s12 F}"
FULL = (
    "hj:4p r4 @B sq18 tr100 star:C num:F2,C5,M1,J6 row:4,B05,2,G01=Ba3,6,S02 hij:1.3A,2.0,4.1C,3.2 dice:b4 "
    "A{s36 CCFFMMJJ [B01,B03,B04,G02,Y03] p3 q1 k4 T1,2,3} B{s40 v@5 m@5 H8,5} C{s10} D{}"
)


class Lines:
    """Types the lines given, then random answers if there is a seed, and leaves when the game is over."""

    interactive = False

    def __init__(self, *lines: str, seed: int | None = None) -> None:
        self.lines = list(lines)
        self.rng = None if seed is None else Random(seed)
        self.table: Table | None = None

    def offer(self, words: object) -> None:
        """Nothing is completed here."""

    def read(self, prompt: str) -> str:
        """The next line."""
        assert self.table is not None
        if self.lines:
            return self.lines.pop(0)
        if self.rng is None or self.table.match.over:
            raise Ended
        ask = next(a for a in self.table.match.asks if not a.standing)
        return str(ask.domain.sample(self.rng))


def at_table(lines: Lines, seats: int = 2, position: str = "", lang: str = "en") -> tuple[Client, io.StringIO]:
    """Persons in all seats at one screen, from the start or from a position."""
    out = io.StringIO()
    players = players_for(GAME, [], "", True, "random", seats)
    setup = setup_of(GAME, "standard", {}, list(players))
    table = Table(GAME, setup, players, seed_of("test"))
    if position:
        table.match = Match(GAME, setup, GAME.parse(position, setup))
    lines.table = table
    screen = Screen(Console(file=out, width=80, no_color=True, highlight=False), for_game("hijacked", lang, setup))
    return Client(table, screen, lines), out  # type: ignore[arg-type]


def rows(position: str = POSITION, setup: Setup = SETUP, **options: bool) -> list[str]:
    """The table as the active seat sees it."""
    match = Match(GAME, setup, GAME.parse(position, setup))
    return [line.plain for line in draw(TEXT, match.view(match.asks[0].seat), match.asks[0], **options)]


def test_the_table_shows_row_tracks_and_displays() -> None:
    shown = "\n".join(rows())
    assert "Squad  9  ·········►········✈   Trust  20 % ■■········  bag 10+3" in shown
    assert "|   [4]   |  20% C  |   [2]   | 0% FM   |" in shown or "|   [4]   |  20% C  |   [2]   |  0% FM  |" in shown
    assert "=B a3" in shown and "Dice a4  b5" in shown
    assert "[1]" in rows()[4] and "-3-" in rows()[4], "places that can be named are in brackets"


def test_10_1_a_line_of_the_cybot_keeps_its_dice() -> None:
    setup = Setup("hijacked", seats=("A",))
    assert " ●○○○ Cybot 1-3/4-6 " in "\n".join(rows("hj:1p @A hij:1.1X,2.0,3.0,4.0 dice:a4,b5", setup))


def test_the_table_fits_eighty_columns_and_plain_letters() -> None:
    setup = Setup("hijacked", seats=("A", "B", "C", "D"))
    wide = rows(FULL, setup, compact=True)
    assert max(map(len, wide)) <= 80
    plain = rows(FULL, setup, compact=True, ascii_only=True)
    assert "".join(plain).isascii()


ACT = {
    "type": "act",
    "options": [
        {"value": "card 4 -", "verb": "card", "place": "4", "dice": []},
        {"value": "talk 2 a b", "verb": "talk", "line": 2, "dice": ["a", "b"]},
    ],
    "squad": {"pairs": [["a", "b"]], "low": 5, "high": 20, "target": True},
    "change": {"dice": {"a": {"5": 1, "6": 2}}, "pay": {"1": ["C", "J"], "2": ["CJ", "JJ"]}},
}


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("card 3 a", "card 3 a"),
        ("C 3A", "card 3 a"),
        ("3 a", "card 3 a"),
        ("3a", "card 3 a"),
        ("card 4", "card 4 -"),
        ("top v", "top v"),
        ("card top v", "card top v"),
        ("t b", "trust b"),
        ("vertrauen b", "trust b"),
        ("talk 2", "talk 2 a b"),
        ("talk 2 ba", "talk 2 a b"),
        ("squad 14", "squad a b 14"),
        ("push b a 14", "squad a b 14"),
        ("change a 5", "change a 5 C"),
        ("change a 6 jc", "change a 6 CJ"),
        ("cash c", "cash C"),
        ("rescue b3 b02", "rescue B02 B03"),
        ("tile 2 f>c c>b", "tile 2 C>B F>C"),
        ("tile 5 b3", "tile 5 B03"),
        ("play jc", "play CJ"),
        ("ende", "end"),
        ("", ""),
    ],
)
def test_23_3_answers_may_be_typed_short(typed: str, value: str) -> None:
    assert read(typed, ACT, {}, ()) == value


ANY_TIME = [("any cash C", "A"), ("any 1", "A"), ("cash c", "A"), ("B cash f", "B"), ("b any 1", "B"), ("B any cash F", "B")]


@pytest.mark.parametrize(("line", "seat"), ANY_TIME)
def test_16_1_everybody_at_the_screen_moves_at_any_time(line: str, seat: str) -> None:
    client, _ = at_table(Lines(line), position=POSITION)
    client.run()
    assert client.table.match.state.players[seat].score == 13


def test_16_1_any_lists_the_moves_and_changes_nothing() -> None:
    client, out = at_table(Lines("any", "B any", "help"), position=POSITION)
    client.run()
    shown = out.getvalue()
    assert "Free a passenger for B02 and B03" in shown and "Cash food" in shown
    assert "At any time, too: type any, B any for a list" in shown and "B any …" in shown
    assert client.table.match.lines == []


def test_5_8_an_any_time_move_goes_by_a_question_that_does_not_take_it() -> None:
    client, _ = at_table(Lines("card 3 -", "card 2 a", "cash j", "discard"), position=POSITION)
    client.run()
    assert [(line.kind, line.value) for line in client.table.match.lines if line.seat == "A"][:2] == [("turn.act", "card 2 a"), ("any", "cash J")]


@pytest.mark.parametrize(
    ("position", "lines", "said"),
    [
        ("hj:2p r3 @A dice:a4,b5 A{0} B{F}", ["any"], "A has nothing to trade, cash or use just now. [5.8]"),
        ("hj:2p r3 @A dice:a4,b5 A{0} B{0}", ["any cash C", "B any"], "B has nothing to trade, cash or use just now. [5.8]"),
        ("hj:2p r3 @A sq9 dice:a4,b5 A{s12} B{s12}", ["squad a b", "take C", "any"], "waits until this question is answered. [5.8]"),
    ],
)
def test_5_8_any_says_why_nothing_is_open(position: str, lines: list[str], said: str) -> None:
    client, out = at_table(Lines(*lines), position=position)
    client.run()
    assert said in " ".join(out.getvalue().split())


class Keys(Lines):
    """Lines typed at a keyboard."""

    interactive = True


def test_the_table_is_drawn_before_each_question_and_explained_once() -> None:
    client, out = at_table(Keys("end", "end", "map"), position=POSITION)
    client.screen.console.height = 80
    client.run()
    shown = out.getvalue()
    assert shown.count("\nSquad") > 2
    assert shown.count("A place in brackets can be selected.") == 3, "once to each of two persons, and on demand"


def test_11_8_the_curtain_falls_only_after_something_was_for_one_alone() -> None:
    lines = Lines("squad a b", "take C", "1", "end")
    client, out = at_table(lines, position=POSITION)
    client.run()
    shown = out.getvalue()
    assert "Which bonus tile do you keep?" in shown
    assert "Hand the screen to negotiator B." in shown
    client, out = at_table(Lines("end"), position=POSITION)
    client.run()
    assert "The screen is yours, negotiator B." in out.getvalue() and "Hand the screen" not in out.getvalue()


def test_what_all_have_read_is_not_told_again() -> None:
    client, out = at_table(Lines("cash c", "end"), position=POSITION)
    client.run()
    assert out.getvalue().count("A cashes crypto.") == 1


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 3])
def test_a_whole_game_is_played(seats: int, lang: str) -> None:
    client, out = at_table(Lines("map", "text", "log", seed=seats), seats, lang=lang)
    assert client.run()
    shown = out.getvalue()
    assert "{ $" not in shown and max(map(len, shown.splitlines())) <= 80


def test_3_1_who_plays_follows_from_seats_named_and_numbers() -> None:
    def seated(*words: str, count: int = 0) -> str:
        return "".join(players_for(GAME, words, "", False, "random", count))

    assert (seated("A=human"), seated("A=human", count=1), seated("A=human", "D=bot:random")) == ("ABC", "A", "ABCD")
    assert seated("B=human", count=2) == "AB"
    with pytest.raises(BadArgument, match="Nobody can sit so"):
        seated("A=human", count=7)
    with pytest.raises(BadArgument, match="Nobody can sit so"):
        seated("C=human", count=2)
    assert seating(GAME, ("C",), 2) == ()


def test_3_1_how_many_play_is_asked() -> None:
    lines: Any = Lines("7", "2", "1", "2")
    lines.table = object()
    screen = Screen(Console(file=io.StringIO(), width=80), TEXT)
    assert [(s, p.kind) for s, p in ask_players(GAME, screen, lines, "random").items()] == [("A", "human"), ("B", "bot")]


def test_which_bot_plays_is_asked_with_what_each_wants() -> None:
    lines: Any = Lines("2", "1", "2", "nobody", "normal/pusher")
    lines.table = object()
    out = io.StringIO()
    assert [p.level for p in ask_players(GAME, Screen(Console(file=out, width=200), TEXT), lines, "").values()] == ["", "normal/pusher"]
    assert "2 easy " in out.getvalue() and TEXT.level_note("easy", "negotiator") in out.getvalue()


def test_pieces_are_not_broken_in_lists_by_action() -> None:
    assert filled(["1 one", "2 two", "3 three and more"], 18) == ["1 one   2 two", "3 three and more"]


def test_a_game_reads_as_it_is_written_down(lysander: Callable[..., Any]) -> None:
    """What two persons at one screen read, line for line; ``transcripts/hijacked.txt`` is meant to be read by people, too."""
    folder = Path(__file__).parent / "transcripts"
    words = ("--hot-seat", "--players", "2", "--seed", "4", "--script", str(folder / "hijacked.script"))
    shown = lysander("play", "hijacked", *words).output
    assert [line.rstrip() for line in shown.splitlines()] == (folder / "hijacked.txt").read_text("utf-8").splitlines()


class Casher:
    """A bot that cashes a marker whenever it is offered to."""

    seat = "B"
    domains = domains_of("hijacked")

    def decide(self, view: Any, questions: Any, events: Any) -> tuple[str, Any]:
        """See ``Bot``."""
        cashing = (o["value"] for o in questions[0].domain["options"] if o["verb"] == "cash")
        return questions[0].kind, next(cashing, None)


def test_5_11_a_bot_is_offered_its_moves_in_the_turn_of_another() -> None:
    client, _ = at_table(Lines(), position=POSITION)
    table = client.table
    table.players = {**table.players, "B": players_for(GAME, ["B=bot:random"], "", False, "random")["B"]}
    table.bots["B"] = Casher()  # type: ignore[assignment]
    asked = table.run_on()
    assert asked is not None
    assert (asked.seat, asked.kind) == ("A", "turn.act")
    assert [(line.seat, line.kind, line.value, line.by) for line in table.match.lines] == [("B", "any", "cash F", "bot")]
    assert table.run_on() is not None
    assert len(table.match.lines) == 1
