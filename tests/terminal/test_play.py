"""Whole games through the terminal client: every question answered by what a person could type, saved, loaded, proved."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from lysander.commands.arguments import BadArgument, find_game, option_of, setup_of
from lysander.core.journal import BadJournal, load, verify
from lysander.terminal.client import Client
from lysander.terminal.reader import Ended
from lysander.terminal.screen import Screen
from lysander.terminal.start import go_on, player_of, players_for
from lysander.terminal.table import Hint, Player, Table, players_of, read_saved, seed_of
from lysander.text import for_game

EVASION = find_game("evasion")


class Typist:
    """Types a random legal answer to whatever is asked, or a list of commands first; leaves when the game is over."""

    interactive = False

    def __init__(self, seed: int, commands: tuple[str, ...] = (), stop: int = 10_000) -> None:
        self.rng = Random(seed)
        self.commands = list(commands)
        self.left = stop
        self.table: Table | None = None

    def offer(self, words: object) -> None:
        """Nothing is completed here."""

    def read(self, prompt: str) -> str:
        """The next line."""
        assert self.table is not None
        self.left -= 1
        if self.left < 0 or self.table.match.over:
            raise Ended
        if self.commands:
            return self.commands.pop(0)
        ask = next(a for a in self.table.match.asks if not a.standing)
        return str(ask.domain.sample(self.rng))


def at_table(
    players: dict[str, Player], typist: Typist, lang: str = "en", scenario: str = "standard", options: tuple[str, ...] = ()
) -> tuple[Client, io.StringIO]:
    """A client on a console that keeps what is printed."""
    out = io.StringIO()
    setup = setup_of(EVASION, scenario, dict(option_of(EVASION, o) for o in options), list(players))
    table = Table(EVASION, setup, players, seed_of("test"))
    typist.table = table
    screen = Screen(Console(file=out, width=80, no_color=True, highlight=False), for_game("evasion", lang, setup))
    return Client(table, screen, typist), out  # type: ignore[arg-type]


ONE = {"british": Player("human"), "german": Player("bot", level="random")}
OTHER = {"british": Player("bot", level="random"), "german": Player("human")}
THREE = {"british": Player("human", "Ada"), "german": Player("human", "Jon"), "umpire": Player("human", "Ruth")}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [(ONE, 1, ()), (OTHER, 2, ("belief=weights",)), (THREE, 3, ("umpire_check=all",)), (THREE, 4, ("interrupts=orders",))],
)
def test_a_whole_game_is_played_and_proved(players: dict[str, Player], seed: int, options: tuple[str, ...], lang: str, tmp_path: Path) -> None:
    client, out = at_table(players, Typist(seed, ("map", "text", "help", "again", "log", "rules 6.5", "undo")), lang, "four-men", options)
    assert client.run()
    path = tmp_path / "game.jsonl"
    assert client.table.save(path) is None
    text = path.read_text("utf-8")
    assert verify(EVASION, load(text), text) >= 0
    shown = out.getvalue()
    assert client.table.seed.hex() in shown
    assert "Traceback" not in shown and "{ $" not in shown
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize(
    ("lang", "goal", "first"), [("en", "Bring two of your four men", "first three decisions"), ("de", "Bringt zwei eurer vier", "ersten drei")]
)
def test_brief_says_how_one_wins_and_what_comes_first(lang: str, goal: str, first: str) -> None:
    client, out = at_table(ONE, Typist(1, ("brief",), stop=2), lang, "four-men")
    client.run()
    shown = " ".join(out.getvalue().split())
    assert goal in shown and first in shown and "[13.1]" in shown and "*" not in shown.partition(goal)[2].partition("[6.1]")[0]


def test_a_seat_reads_nothing_of_the_other_side() -> None:
    client, out = at_table(ONE, Typist(7))
    client.run()
    played = out.getvalue().split("13.5")[0].partition("The dice were sealed")[0]
    assert not re.search(r"Patrol \d|P\d:|Garrison of|Lorry \d stops|To the Germans", played)


def test_the_curtain_names_the_next_person() -> None:
    client, out = at_table({"british": Player("human", "Ada"), "german": Player("human", "Jon")}, Typist(5, ("0405", "0309", "done", "done"), stop=5))
    client.run()
    shown = out.getvalue()
    assert "Hand the screen to Ada (British)." in shown and "Hand the screen to Jon (Germans)." in shown
    assert shown.index("Ada (British)") < shown.index("Jon (Germans)")
    assert "Which order do you give?" not in shown[: shown.index("Jon (Germans)")]


def test_no_curtain_falls_between_two_seats_of_one_person() -> None:
    client, out = at_table({"british": Player("human", "Ada"), "german": Player("human", "Ada")}, Typist(5, ("0405", "0309", "done", "done"), stop=5))
    client.run()
    assert "Hand the screen" not in out.getvalue().partition("Ada (British)")[2] and "The screen is yours, Ada (Germans)." in out.getvalue()


def test_a_saved_game_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    whole, _ = at_table(OTHER, Typist(11))
    whole.run()
    client, _ = at_table(OTHER, Typist(11, stop=40))
    client.run()
    path = tmp_path / "half.jsonl"
    beside = client.table.save(path)
    assert beside is not None and "seed" not in load(path.read_text("utf-8")).seal
    saved = read_saved(path)
    table = go_on(EVASION, saved, players_of(saved.journal), 1.0)
    assert players_of(saved.journal) == OTHER
    assert table.match.lines == client.table.match.lines
    assert table.chance.counts == client.table.chance.counts
    typist = Typist(1)
    typist.table = table
    assert Client(table, client.screen, typist).run()  # type: ignore[arg-type]
    table.save(path)
    text = path.read_text("utf-8")
    verify(EVASION, load(text), text)


def test_with_a_file_to_save_to_nothing_answered_is_lost(tmp_path: Path) -> None:
    client, _ = at_table(ONE, Typist(1, ("0405", "0309", "AB")))
    client.save_to = tmp_path / "kept.jsonl"
    for _ in range(3):
        ask = client.table.run_on()
        assert ask is not None
        client.turn(ask)
    assert [line.kind for line in load(client.save_to.read_text("utf-8")).lines] == ["landing", "rendezvous", "party"]


def test_a_saved_game_without_its_seed_is_refused(tmp_path: Path) -> None:
    client, _ = at_table(OTHER, Typist(11, stop=10))
    client.run()
    path = tmp_path / "half.jsonl"
    beside = client.table.save(path)
    assert beside is not None
    beside.write_text(seed_of("other").hex(), "utf-8")
    with pytest.raises(ValueError, match="does not fit"):
        read_saved(path)
    beside.unlink()
    with pytest.raises(ValueError, match="missing"):
        read_saved(path)


def test_a_game_saved_under_other_rules_does_not_go_on(tmp_path: Path) -> None:
    """Where every answer would be legal by these rules, too."""
    client, _ = at_table(OTHER, Typist(11, stop=10))
    client.run()
    path = tmp_path / "half.jsonl"
    client.table.save(path)
    path.write_text(path.read_text("utf-8").replace(f'"rules": "{EVASION.rules_version}"', '"rules": "1"', 1), "utf-8")
    saved = read_saved(path)
    with pytest.raises(BadJournal, match=f"written under rules 1 of evasion, these are rules {EVASION.rules_version}"):
        go_on(EVASION, saved, players_of(saved.journal), 1.0)


def test_undo_takes_back_what_is_free_and_no_more() -> None:
    client, out = at_table(ONE, Typist(1, ("0405", "undo", "0406", "0309", "undo", "resign", "resign yes")))
    client.run()
    assert client.table.match.lines[0].value == "0406"
    assert "Taken back." in out.getvalue() and "Nothing can be taken back" in out.getvalue()
    assert client.table.match.over


@pytest.mark.parametrize("stop", [8, 10_000])
def test_dice_after_a_take_back_have_labels_of_their_own_and_are_proved(tmp_path: Path, stop: int) -> None:
    """Played to the end, and saved on the way."""
    client, _ = at_table(ONE, Typist(1, ("0405", "undo", "0406"), stop=stop))
    client.run()
    path = tmp_path / "game.jsonl"
    client.table.save(path)
    assert client.table.match.over is (stop > 8)
    if not client.table.match.over:
        saved, typist = read_saved(path), Typist(2)
        table = typist.table = go_on(EVASION, saved, players_of(saved.journal), 1.0)
        assert Client(table, client.screen, typist).run()  # type: ignore[arg-type]
        table.save(path)
    text = path.read_text("utf-8")
    journal = load(text)
    assert journal.cuts == [0] and verify(EVASION, journal, text) >= 5
    journal.cuts.clear()
    with pytest.raises(BadJournal, match="not what the seed gives"):
        verify(EVASION, journal, text)


def test_a_bot_is_named_with_its_level_in_each_language() -> None:
    clients = [at_table(ONE, Typist(1), lang)[0] for lang in ("en", "de")]
    assert [c.screen.who(c.table, "german") for c in clients] == ["bot, level random", "Bot, Stufe Zufall"]


def test_why_and_hint_explain() -> None:
    client, out = at_table(ONE, Typist(1, ("why 0310", "why 0405", "why", "hint", "0405", "0309", "AB", "why 0308 0307", "quit")))
    client.run()
    shown = re.sub(r"\s+", " ", out.getvalue())
    assert "Not possible: That is not one of the options. [2.12]" in shown
    assert "That is possible. 0405." in shown
    assert "The step into 0307 costs 3 points, 0 are left. [6.5]" in shown
    assert re.search(r"A bot would answer: landing=\d{4} \d{4}[^:]*: about \d[\d.]* % risk", shown)
    assert "How likely you lose a man" not in shown, "five lines of figures"
    client, out = at_table(ONE, Typist(1, ("hint all", "quit")))
    client.run()
    shown = re.sub(r"\s+", " ", out.getvalue())
    assert len(re.findall(r"about \d[\d.]* % risk", shown)) == 5 and "How likely you lose a man before the landing" in shown


def test_do_answers_as_the_last_hint_says() -> None:
    client, out = at_table(ONE, Typist(1, ("do", "hint", "do", "do", "quit")))
    client.run()
    shown = re.sub(r"\s+", " ", out.getvalue())
    assert shown.count("do follows a hint that names an answer") == 2, "none before the hint, none for the next question"
    advised = re.search(r"A bot would answer: landing=(\d{4})", shown)
    assert advised and client.table.match.view("british").landing == advised[1]


def test_no_bot_advises_the_umpire_and_a_bot_need_not_say_what_it_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    client, out = at_table(THREE, Typist(1, ("hint", "hint all", "do", "quit")))
    client.run()
    shown = out.getvalue()
    assert shown.count("No bot plays the umpire") == 2 and "A bot would answer" not in shown
    monkeypatch.setattr(Table, "hint", lambda table, seat: Hint(table.asks_of(seat)[0], "0405", ()))
    client, out = at_table(ONE, Typist(1, ("hint", "quit")))
    client.run()
    assert "A bot would answer: landing=0405" in out.getvalue()


def test_a_hint_is_in_the_language_of_the_screen() -> None:
    client, out = at_table(ONE, Typist(1, ("hint", "quit")), lang="de")
    client.run()
    shown = re.sub(r"\s+", " ", out.getvalue())
    said = r"Ein Bot würde antworten: landing=\d{4} \d{4}[^:]*: etwa \d[\d,]* % Risiko"
    assert re.search(said, shown)


def test_the_umpire_reads_each_briefing_once() -> None:
    """His copy is the whole of it; that it waits, and that it goes out, is said by its first words."""
    client, out = at_table(THREE, Typist(1, ("all", "0405", "umpire", "back", "quit")))
    client.run()
    shown = re.sub(r"\s+", " ", out.getvalue())
    for side, begins, ends in (("British", "To the team.", "carries a map."), ("Germans", "To the district", "trees and houses.")):
        copied, waits, sent = (shown.index(f"{head}{begins}") for head in (f"Briefing of the {side}. ", f"for the {side}: ", f"• To the {side}: "))
        copy, rest = shown[copied:waits], shown[waits:]
        assert copy.count(ends) == 1 and rest.count(ends) == (side == "British"), "the British read theirs, too"
        assert sent > waits
    client, out = at_table(THREE, Typist(1, ("log", "quit")))
    client.run()
    shown = re.sub(r"\s+", " ", out.getvalue())
    assert shown.count("trees and houses.") == 3, "the log has everything in full"


def test_the_umpire_changes_tells_and_switches_at_the_desk() -> None:
    lines = (
        "all",
        "0405",
        "0309",
        "umpire",
        "change man A state=wounded: fell",
        "tell german Smoke",
        "switch umpire_release=auto",
        "map german",
        "back",
        "log",
        "quit",
    )
    client, out = at_table(THREE, Typist(1, lines))
    client.run()
    shown = out.getvalue()
    assert "You change the position: man A state=wounded (fell)" in shown
    assert "To the Germans: Umpire: Smoke" in shown
    assert client.table.match.state.men["A"].state == "wounded"


def test_the_umpire_asks_what_would_be_and_lists_the_commands() -> None:
    """Asking changes nothing; a change that waits is told so, and a wrong one says what is wrong with it."""
    lines = (
        *("all", "0405", "0309", "abcdef walk", "umpire", "change", "would", "would change man A state=captured: taken", "would tell german Smoke"),
        *("change landing 0916: wind", "change man G hex=0309: who", "tell german @0410 Smoke", "help", "back", "quit"),
    )
    lines = (*lines[:-2], "tell", "close", "tell all Smoke", *lines[-2:])
    client, out = at_table(THREE, Typist(1, lines))
    client.run()
    shown = re.sub(r"\s+", " ", out.getvalue())
    assert "man A hex=0309 puts the man out in a hex" in shown and "move 7 goes to another move number, same half" in shown
    assert "What the Germans see" in shown and "+ Prisoners 1 (Arden), bodies 0." in shown and "cannot be foreseen" in shown
    assert client.table.match.state.men["A"].state == "ok"
    assert "The change waits until the British pick a party or the Germans give an order: landing 0916. wind" in shown
    assert "There is no man “G”. The men on the map are A, B, C, D, E, F. [15.12]" in shown
    assert "Write no blanks around @" in shown
    assert "german WORDS, british WORDS, both WORDS" in shown and "stands REASON, void REASON, british:won,german:lost REASON" in shown
    assert "“all” is not a side: british, german or both" in shown


def test_a_ruling_is_foreseen_at_the_question() -> None:
    lines = (
        *("0405", "0309", "done", "hide", "umpire", "change patrol P2 hex=0309: there", "back", "P2 search"),
        *("would accept", "would overrule unseen fog", "quit"),
    )
    client, out = at_table(THREE, Typist(1, lines), options=("umpire_release=auto", "umpire_check=all"))
    client.run()
    shown = re.sub(r"\s+", " ", out.getvalue())
    assert "Then a die is rolled" in shown and "To the Germans: Patrol 2 has searched 0309: nobody." in shown
    assert not any(line.kind == "check" for line in client.table.match.lines)


def test_15_1_the_empty_chair_is_taken_and_left_while_the_game_runs() -> None:
    lines = ("0405", "0309", "umpire", "umpire take Ruth", "tell german Smoke", "leave_seat yes", "umpire", "quit")
    client, out = at_table(ONE, Typist(1, lines))
    client.run()
    shown = re.sub(r"\s+", " ", out.getvalue())
    assert shown.count("Type umpire take to take it") == 2
    assert "To the Germans: Umpire: Smoke" in shown
    assert client.table.humans == ["british"]
    assert [line.kind for line in client.table.match.lines if line.seat == "umpire"] == ["take_seat", "tell", "leave_seat"]


def test_who_breaks_off_keeps_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for n in (1, 2):
        typist = Typist(1, ("0405",), stop=1)
        typist.interactive = True
        client, out = at_table(ONE, typist)
        client.run()
        assert f"Saved in evasion-{n}.jsonl" in re.sub(r"\s+", " ", out.getvalue())
    saved = read_saved(tmp_path / "evasion-2.jsonl")
    assert [line.value for line in saved.journal.lines] == ["0405"] and saved.seed == client.table.seed


def test_a_hint_stays_the_same_until_something_happens() -> None:
    client, _ = at_table(ONE, Typist(1, ()))
    client.run_on()
    assert client.table.hint("british") == client.table.hint("british")


def test_what_cannot_be_set_up_is_said_in_words() -> None:
    with pytest.raises(BadArgument, match="no game 'chess'"):
        find_game("chess")
    with pytest.raises(BadArgument, match="no option"):
        option_of(EVASION, "speed=9")
    with pytest.raises(BadArgument, match="team cannot be '9'"):
        option_of(EVASION, "team=9")
    with pytest.raises(BadArgument, match="seats nobody"):
        player_of(EVASION, "french=human")
    with pytest.raises(BadArgument, match="no bot 'genius'"):
        player_of(EVASION, "german=bot:genius")
    with pytest.raises(BadArgument, match="no scenario"):
        setup_of(EVASION, "picnic", {}, ())
    assert option_of(EVASION, "team=4") == ("team", 4)
    assert option_of(EVASION, "landing_move=7") == ("landing_move", "7")
    seated = players_for(EVASION, ["umpire=human:Ruth"], "british", False, "random")
    assert [(s, p.kind, p.name) for s, p in seated.items()] == [("british", "human", ""), ("german", "bot", ""), ("umpire", "human", "Ruth")]


def test_a_game_reads_as_it_is_written_down(lysander: Callable[..., Any]) -> None:
    """The whole of what two persons at one screen read, line for line; ``transcripts/hot-seat.txt`` is meant to be read by people, too."""
    folder = Path(__file__).parent / "transcripts"
    words = ("--hot-seat", "--seed", "1", "--scenario", "four-men", "--script", str(folder / "hot-seat.script"))
    shown = lysander("play", "evasion", *words).output
    assert [line.rstrip() for line in shown.splitlines()] == (folder / "hot-seat.txt").read_text("utf-8").splitlines()
