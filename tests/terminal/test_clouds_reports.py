"""What the terminal prints of a battle of In Clouds of Glory: initiative on one line, sums of tests, odds of attacks."""

from __future__ import annotations

from lysander.core.event import ALL, Event
from lysander.core.game import Setup
from lysander.terminal.boards.clouds.reports import reports
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


def test_a_duel_is_read_to_its_end() -> None:
    """Every question gets its default or the first of its attacks; nothing is left in notation or in braces, and every sum adds up."""

    def then(table: object) -> str:
        ask = next(a for a in table.match.asks if not a.standing)  # type: ignore[attr-defined]
        members = ask.domain.members()
        return str(members[1] if ask.kind.startswith("attack") and members else ask.default)

    shown = Seated(["-o"], then=then, options=["reroll_windows=none"]).run()
    assert "The battle is over" in shown and "Traceback" not in shown and "{ $" not in shown and "none" not in shown.split()
    assert max(map(len, shown.splitlines())) <= 80
    sums = [line for line in " ".join(shown.split()).split("•") if line.lstrip().startswith("Shot.") and "against" in line]
    assert sums
    for line in sums:
        target = line.split(" against ")[1].split(",")[0]
        assert f"= {target}" in line, line
