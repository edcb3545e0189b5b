"""What the terminal prints of a battle of In Clouds of Glory: initiative on one line, sums of tests, odds of attacks."""

from __future__ import annotations

from lysander.core.event import ALL, Event
from lysander.core.game import Setup
from lysander.terminal.boards.clouds.reports import reports
from lysander.terminal.table import Player, Table
from lysander.text import for_game

from .clouds_table import Seated

TEXT = for_game("clouds", "en", Setup("clouds", "duel", {}, ("e1", "c1")))


def rolled(who: str, die: int, threat: int = 0) -> list[Event]:
    roll = Event("roll", "8.3", (ALL,), {"name": "R-01", "who": who, "faces": 10, "face": die, "dice": [die]})
    total = Event("initiative", "8.3", (ALL,), {"who": who, "total": die + 13 + threat, "die": die, "threat": threat, "flinch": 0})
    return [roll, total]


def test_8_3_the_initiative_of_all_stands_on_one_line() -> None:
    turn = Event("turn", "7.1", (ALL,), {"turn": 2, "aftermath": 0})
    told = [line for _, line in reports(TEXT, [turn, *rolled("E1", 4), *rolled("C1", 9, -2), turn], "e1")]
    assert told == [TEXT.event(turn, "e1"), "Initiative: Camel E1 17 (die 4), Fokker Dr.I C1 20 (die 9, threatened −2).", TEXT.event(turn, "e1")]


def test_8_3_a_die_whose_sum_is_not_told_is_printed_by_itself() -> None:
    roll, _ = rolled("C1", 9)
    told = [line for _, line in reports(TEXT, [roll, *rolled("E1", 4)], "e1")]
    assert told == [TEXT.event(roll, "e1"), "Initiative: Camel E1 17 (die 4)."]


def test_4_1_the_skills_of_a_person_stand_on_one_line() -> None:
    names = [("R-61", "awareness"), ("R-61", "flying"), ("R-62", "")]
    rolls = [
        Event(
            "roll", "4.1", (ALL,), {"name": name, "who": who, "faces": 6, "face": 7, "dice": [3, 4], "add": 6, **({"skill": skill} if skill else {})}
        )
        for who in ("E1", "C1")
        for name, skill in names
    ]
    told = [line for _, line in reports(TEXT, rolls, "e1")]
    assert told == [f"{who}: Awareness 13 (3 + 4 + 6), Flying 13 (3 + 4 + 6), Luck 13 (3 + 4 + 6)." for who in ("Camel E1", "Fokker Dr.I C1")]


def test_36_1_the_die_of_a_flight_names_the_flight_and_no_id() -> None:
    facts = {"name": "R-60", "who": "hunters", "faces": 6, "face": 6, "dice": [4, 2], "add": 20}
    assert TEXT.event(Event("roll", "6.2", (ALL,), facts), "e1") == "Start height. The hunters: 4 + 2 + 20 = 26."


def test_a_duel_is_read_to_its_end() -> None:
    """Everybody shoots who can; nothing is left in notation or in braces, and the rows of every shot add up to what the die is held against."""

    def then(table: Table) -> str:
        """The first attack that there is, else the default; both fly a circle to meet again and again."""
        ask = next(a for a in table.match.asks if not a.standing)
        members = ask.domain.members()
        return str(members[1] if ask.kind.startswith("attack") and members else ask.default)

    both = {"e1": Player("human", "Ada"), "c1": Player("bot", level="easy")}
    shown = Seated(["RR TRF9-3 S3 =0"], players=both, then=then, options=["reroll_windows=none", "aid=none"]).run()
    assert "The battle is over" in shown and "Traceback" not in shown and "{ $" not in shown and "none" not in shown.split()
    assert max(map(len, shown.splitlines())) <= 80
    shots = [line for line in " ".join(shown.split()).split("•") if line.lstrip().startswith("Shot.") and " against " in line]
    assert shots
    for line in shots:
        assert f"= {line.split(' against ')[1].split(',')[0]}" in line, line
