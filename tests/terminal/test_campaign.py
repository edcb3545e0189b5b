"""A campaign in the terminal: squadrons are formed, rosters named, battles settled in each way, the book and records of service read."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from lysander.commands.arguments import find_game, setup_of
from lysander.core.bundle import digest_of, unpack
from lysander.core.journal import load, verify
from lysander.terminal.boards.campaign.typed import Typed
from lysander.terminal.client import Client
from lysander.terminal.reader import Ended
from lysander.terminal.screen import Screen
from lysander.terminal.start import go_on
from lysander.terminal.table import Player, Table, players_of, read_saved, seed_of
from lysander.text import for_game

CAMPAIGN, CLOUDS = find_game("campaign"), find_game("clouds")
FRAME = "Flanders ; e1 british 6 Ours ; c1 german 6 Theirs"
BEGIN = (FRAME, "pup", "1 2")
RUTH = {"organiser": Player("human", "Ruth"), "e1": Player("bot", level="random"), "c1": Player("bot", level="random")}
TWO = {**RUTH, "e1": Player("human", "Amara")}


class Lines:
    """Reads lines, and then no more."""

    interactive = False

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def offer(self, words: object) -> None:
        """Nothing is completed here."""

    def read(self, prompt: str) -> str:
        if not self.lines:
            raise Ended
        return self.lines.pop(0)


def play(players: dict[str, Player], *lines: str, lang: str = "en", table: Table | None = None, **options: Any) -> tuple[Table, str]:
    """A campaign played by these lines, and all that was printed, as one line."""
    setup = setup_of(CAMPAIGN, "april", options, list(players))
    table = table or Table(CAMPAIGN, setup, players, seed_of("1"))
    out = io.StringIO()
    screen = Screen(Console(file=out, width=80, no_color=True, highlight=False), for_game("campaign", lang, setup, table.people))
    Client(table, screen, Lines(*lines)).run()  # type: ignore[arg-type]
    return table, " ".join(out.getvalue().split())


def outcomes(table: Table) -> list[Any]:
    return [line.value for line in table.match.lines if line.kind == "outcome"]


def test_31_11_bots_fly_a_battle_and_its_journal_is_kept_with_the_campaign(tmp_path: Path) -> None:
    table, said = play(RUTH, FRAME, "bots")
    assert "Bots fight the battle" in said and "The result of Flanders/1 is taken in." in said
    path = tmp_path / "campaign.jsonl"
    table.save(path)
    first, battles = unpack(path.read_text("utf-8"))
    assert [*battles] == ["Flanders/1"]
    battle = load(battles["Flanders/1"])
    verify(CLOUDS, battle, battles["Flanders/1"])
    (outcome,) = outcomes(table)
    assert outcome["digest"] == digest_of(battle)
    saved = read_saved(path)
    again = go_on(CAMPAIGN, saved, players_of(saved.journal), 1.0)
    assert again.children == battles and load(first).lines == table.match.lines
    assert again.match.view("organiser") == table.match.view("organiser")


FLY, BOTS = "Fly it at a table (31.10)", "Let bots fly it (31.11)"


@pytest.mark.parametrize(("players", "begin", "ways"), [(RUTH, BEGIN[:1], (BOTS, FLY)), (TWO, BEGIN, (FLY, BOTS))])
def test_31_10_a_hint_on_the_battle_is_to_have_it_flown(players: dict[str, Player], begin: tuple[str, ...], ways: tuple[str, str]) -> None:
    _, said = play(players, *begin, "hint")
    assert "Advised, best first: " + " ".join(ways) in said


def test_31_11_a_bot_that_organises_opens_battles_and_whoever_leads_a_squadron_flies_them(tmp_path: Path) -> None:
    players = {**RUTH, "organiser": Player("bot", level="easy"), "e1": Player("human", "Amara")}
    table, said = play(players, "pup", "1 2", "2")
    assert "The battle is fought at this screen" in said and outcomes(table) == []
    path = tmp_path / "campaign.jsonl"
    assert table.inner is not None and any(line.kind.startswith("crews") for line in table.inner.match.lines)
    table.save(path)
    saved = read_saved(path)
    assert saved.begun is not None and saved.begun.lines == table.inner.match.lines
    table, said = play(players, "text", table=go_on(CAMPAIGN, saved, players, 1.0))
    assert table.inner is not None and table.inner.match.lines == saved.begun.lines
    assert "Pup E3" in said or "Pup E1" in said


def test_31_11_a_result_is_typed_in_and_what_cannot_be_is_refused_with_its_paragraph() -> None:
    table, said = play(
        TWO, *BEGIN, "result", "nonsense", "E3 fortitude=99 rerolls=0", "ok", "E3 fortitude=4", "C1 lost victory=E3@5", "C1 dead", "ok"
    )
    assert "“nonsense” changes nothing." in said
    assert "Not possible: E3 lives with Fortitude 1 to" in said and "[4.8]" in said
    (outcome,) = outcomes(table)
    people = {p["id"]: p for p in outcome["people"]}
    assert (outcome["winner"], outcome["entente"], people["C1"]["state"], people["E3"]["fortitude"]) == ("E", 3, "dead", 4)
    assert people["E3"]["victories"] == [{"victim": "C1", "type": "dfw", "turn": 5, "was_home": False}]
    view = table.match.view("organiser")
    assert [len(r.person.victories) for r in view.people if r.person.id == "e1p1"] == [1]


@pytest.mark.parametrize(
    ("lines", "rule"),
    [
        (("turns 99",), "28.2"),
        (("E3 rerolls=9",), "29.7"),
        (("E1 absent",), "6.9"),
        (("O1 met",), "32.5"),
        (("C1 lost victory=C2@5",), "28.6"),
        (("C1 lost victory=E3@40",), "28.6"),
        (("C1 lost victory=E3@5 home=E3@9",), "28.9"),
    ],
)
def test_31_11_each_wrong_entry_is_refused(lines: tuple[str, ...], rule: str) -> None:
    table, said = play(TWO, *BEGIN, "result " + "; ".join([*lines, "ok", "back"]))
    assert f"[{rule}]" in said.rpartition("winner:")[2] and outcomes(table) == []


def test_31_11_a_line_that_cannot_be_read_changes_nothing() -> None:
    table, _ = play(TWO, *BEGIN)
    form = next(a for a in table.match.asks if a.kind == "outcome").domain.describe()
    typed = Typed(form)
    before = typed.record()
    for line in ("E9 lost", "E3", "E3 lost victory=E9@1", "E3 lost sunk", "turns many", "end soon", "held X", "O1", "O1 E9", "E3 fortitude=-1"):
        assert not typed.read(line), line
        assert typed.record() == before
    assert typed.read("held C") and typed.winner() == "C"


@pytest.mark.parametrize(("lang", "over"), [("en", "is called off (Fog)"), ("de", "ist abgesagt (Fog)")])
def test_31_11_a_battle_is_called_off(lang: str, over: str) -> None:
    table, said = play(TWO, *BEGIN, "off", "off Fog", "log", lang=lang)
    assert outcomes(table) == [{"battle": "Flanders/1", "void": "Fog"}]
    assert over in said and "[31.11]" in said


def test_31_20_the_book_has_numbers_dice_and_paragraphs_and_a_record_of_service_its_prices() -> None:
    table, said = play(TWO, *BEGIN, "book all", "book 2", "service Francis", "service")
    records = table.match.view("organiser").records
    drawn = said.rpartition("Dice: 1, 2. [31.8]")
    assert drawn[1] or "[31.8]" in said
    assert f" {records} Battle Flanders/1 is opened" in said
    assert "next point Awareness" in said and "Whose record?" in said


def test_31_20_a_seat_that_is_not_told_all_records_learns_no_number() -> None:
    players = {**TWO, "organiser": Player("bot", level="easy")}
    _, said = play(players, "pup", "book", cockpits="closed")
    assert "[31.4] Mission 1:" in said and not re.search(r"\[31\.4\] \d+ Mission 1:", said)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_commands_of_a_campaign_are_explained(lang: str) -> None:
    _, said = play(TWO, *BEGIN, "help", "result", "help", lang=lang)
    for word in ("fly", "bots", "book 40", "service LAMB", "result", "held E"):
        assert word in said
    assert "???" not in said


def test_31_11_a_record_may_be_given_as_json() -> None:
    table, _ = play(TWO, *BEGIN)
    typed = Typed(next(a for a in table.match.asks if a.kind == "outcome").domain.describe())
    table, _ = play(TWO, *BEGIN, json.dumps(typed.record()))
    assert [o["winner"] for o in outcomes(table)] == ["draw"]


NOT_IN_SERVICE = [
    ("en", "Camel", "Not possible: The Camel is in service only"),
    ("en", "s.e.5a", "Not possible: The S.E.5a is in service only"),
    ("de", "Camel", "Geht nicht: Nur von Juni 1917"),
]


@pytest.mark.parametrize(("lang", "typed", "why"), NOT_IN_SERVICE)
def test_31_5_a_type_that_is_not_in_service_is_refused_with_its_reason(lang, typed, why):
    """Typed as it stands in the list of what is closed, it was called no answer at all."""
    assert why in play(TWO, FRAME, typed, lang=lang)[1]


PUP = {
    "en": "single-seater, one gun, level at most 180 km/h, climbs 4 MU a move, until December 1917",
    "de": "Einsitzer, ein MG, waagerecht höchstens 180 km/h, steigt 4 MU je Zug, bis Dezember 1917",
}
MANY = {"en": r"Which (pilot flies|\d pilots fly) mission 1\?", "de": r"(Welcher Pilot fliegt|Welche \d Piloten fliegen) Auftrag 1\?"}
COLUMN = {"en": "the squadron’s side:", "de": "die Seite der Staffel:"}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_31_5_31_9_questions_say_what_a_type_can_do_and_how_many_fly(lang):
    """A roster asked for a number that stood in the help alone; the organiser, who has no side, read of his own."""
    _, said = play(TWO, "brief", FRAME, "brief", "pup", lang=lang)
    assert PUP[lang] in said
    assert re.search(MANY[lang], said)
    mine, _, theirs = said.partition("Flanders")
    assert COLUMN[lang] in mine, "the organiser's briefing"
    assert COLUMN[lang] not in theirs, "that of a squadron"


def test_31_20_book_and_records_of_service_are_there_after_the_end() -> None:
    off = ("off Fog", "off Fog", "off Fog", "off Fog")
    table, said = play(RUTH, FRAME, *off, "book 2", "service e1p1", "whatever")
    assert table.match.state.result is not None
    after = said.partition("The dice were sealed")[2]
    assert "The campaign is over" in after and "(e1p1)" in after
    assert after.count("book, service, map, text, log, save FILE, seat NAME") == 2, "there are no turning points to review"
