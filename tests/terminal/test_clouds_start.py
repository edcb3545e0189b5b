"""How a battle of In Clouds of Glory is begun, looked back at and left in the terminal, and what is said to wrong wishes."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lysander.terminal.table import Player

from .clouds_table import Seated


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--umpire",), "The game clouds has no umpire's seat."),
        (("--as", "x9"), "the seats are e1, e2, e3, c1, c2, c3"),
        (("--as", "e2"), "Nobody can sit so. The seats are e1, c1."),
        (("--scenario", "mission_9"), "There is no scenario 'mission_9'. There are: duel"),
        (("-o", "cockpits=half"), "It can be open, closed"),
        (("-o", "turns=3"), "'turns=3' is no option"),
        (("--players", "9"), "Nobody can sit so."),
        (("--level", "genius"), "There is no bot 'genius'"),
    ],
)
def test_a_wrong_wish_is_refused_with_what_there_is(lysander: Callable[..., Any], words: tuple[str, ...], said: str) -> None:
    done = lysander("play", "clouds", *words)
    assert said in " ".join(done.output.split()) and done.exit_code == 2 and "Traceback" not in done.output


def test_a_battle_is_saved_proved_and_looked_back_at(lysander: Callable[..., Any], tmp_path: Path) -> None:
    kept, script = tmp_path / "duel.jsonl", tmp_path / "script"
    bots = ("--seat", "e1=bot:random", "--seat", "c1=bot:random", "--seed", "7")
    ended = lysander("play", "clouds", *bots, "--save", str(kept), "-o", "cockpits=closed")
    assert "The battle is over" in ended.output
    assert "rolls proved" in lysander("verify", str(kept)).output
    script.write_text("goto 3\nmap\nseat c1\nmap\nquit\n", "utf-8")
    truth, _, seat = lysander("replay", str(kept), "--script", str(script)).output.partition("seat c1")
    assert re.search(r"E1 \d+/\d+ ", truth) and re.search(r"C1 \d+/\d+ ", truth), "what was so: both speeds"
    assert re.search(r"C1 \d+/\d+ ", seat) and not re.search(r"E1 \d+/\d+ ", seat), "what the seat knew: its own"
    script.write_text("goto 9\nmap\ntext\nseat c1\nmap\nseat e3\nlast\nquit\n", "utf-8")
    shown = lysander("replay", str(kept), "--script", str(script)).output
    assert "N ↑" in shown and "The seats are e1, c1." in shown and "Traceback" not in shown
    changed = kept.read_text("utf-8").replace('"plan:E1", "value": "', '"plan:E1", "value": "S99 ', 1)
    (tmp_path / "changed.jsonl").write_text(changed, "utf-8")
    broken = lysander("replay", str(tmp_path / "changed.jsonl"))
    assert broken.exit_code == 2 and "plan:E1=S99" in broken.output and "Traceback" not in broken.output


def test_after_the_end_every_seat_in_play_can_be_looked_through() -> None:
    def then(table: Any) -> str:
        """Defaults."""
        return str(next(a for a in table.match.asks if not a.standing).default)

    table = Seated(then=then, options=["aid=none"])
    played = len(table.run())
    table.typist.lines = ["seat e3", "seat c1", "log 2"]
    table.client.run()
    shown = table.out.getvalue()[played:]
    assert (
        shown.count("The seats are e1, c1.") == 1
        and "N ↑" in shown
        and " ".join(shown.split()).endswith("at equal points the side that alone still has an aeroplane in the fight wins.")
    )


def test_a_battle_reads_as_it_is_written_down(lysander: Callable[..., Any]) -> None:
    """The whole of what two persons at one screen read, line for line; ``transcripts/clouds.txt`` is meant to be read by people, too."""
    folder = Path(__file__).parent / "transcripts"
    shown = lysander("play", "clouds", "--hot-seat", "--seed", "1", "--script", str(folder / "clouds.script")).output
    assert [line.rstrip() for line in shown.splitlines()] == (folder / "clouds.txt").read_text("utf-8").splitlines()


def test_the_screen_is_cleared_only_where_something_is_hidden() -> None:
    people = {"e1": Player("human", "Ada"), "c1": Player("human", "Jon")}
    opened = Seated(["S14"], players=people).run()
    assert "Hand the screen to" not in opened and "The screen is yours, Jon (Central Powers 1)." in opened
    closed = Seated(["S14"], players=people, options=["cockpits=closed"]).run()
    after = closed.partition("Hand the screen to Jon (Central Powers 1).")[2]
    assert "Camel E1 flies to" in after and "Camel E1: speed" not in after and "Camel E1: speed" in opened, "5.3 the speed stays in its cockpit"
    ordered = Seated(["standing-order:E1 never", "S14"], players=people).run()
    assert "Hand the screen to Jon (Central Powers 1)." in ordered, "a standing order is nobody else's business (29.8)"
    assert "Standing order" not in ordered.partition("Hand the screen to Jon")[2].partition("At any time")[0]
