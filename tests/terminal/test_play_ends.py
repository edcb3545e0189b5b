"""Where games in the terminal begin and end: from a position, by the last answer that is left, with what is told last."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from lysander.commands.arguments import find_game, setup_of
from lysander.core.chance import commitment
from lysander.core.ending import Goal, how_of
from lysander.core.journal import Journal, load, verify
from lysander.terminal.client import Client
from lysander.terminal.reader import Ended
from lysander.terminal.screen import Screen
from lysander.terminal.start import go_on
from lysander.terminal.table import Player, Table, read_saved, seed_of
from lysander.text import for_game

from .test_play import EVASION, OTHER, Typist, at_table

BEGUN = (
    "8d.G B[0011h:E 0113h:AB*F 0212h:D] P[1@L1 2@0416s 3@0013 4@0310 5@0808s 6@0906s] "
    "L[1@0616r 2@0416 3@0113r 4@0109 5@0708 6@0804r] G[0113] Z[0404] X[pow:C]"
)


def test_a_game_that_begins_from_a_position_goes_on_from_it(tmp_path: Path) -> None:
    path, seed = tmp_path / "placed.jsonl", seed_of("placed")
    setup = setup_of(EVASION, "standard", {}, ["british", "german"])
    path.write_text(Journal(setup, EVASION.rules_version, seal={"commitment": commitment(seed)}, position=BEGUN).dump(), "utf-8")
    path.with_name("placed.jsonl.seed").write_text(seed.hex(), "utf-8")
    table = go_on(EVASION, read_saved(path), OTHER, 1.0)
    assert EVASION.write(table.match.position.now).startswith("8d.G"), "a game begins before its landing is chosen"
    client, _ = at_table(OTHER, typist := Typist(3))
    typist.table = table
    assert Client(table, client.screen, typist).run()  # type: ignore[arg-type]
    table.save(path)
    text = path.read_text("utf-8")
    assert load(text).position == BEGUN
    verify(EVASION, load(text), text)
    path.write_text(Journal(setup, EVASION.rules_version, seal={"commitment": commitment(seed)}, position="8d.G nonsense").dump(), "utf-8")
    path.with_name("placed.jsonl.seed").write_text(seed.hex(), "utf-8")
    with pytest.raises(ValueError):
        go_on(EVASION, read_saved(path), OTHER, 1.0)


def test_what_is_told_last_is_told_before_the_game_is_over() -> None:
    client, out = at_table(OTHER, Typist(11), scenario="four-men")
    client.run()
    shown = out.getvalue()
    last = client.text.event(client.table.log("german")[-1], "german")
    assert " ".join(last.split())[:40] in " ".join(shown.partition("The game is over.")[0].split()[-200:])


def test_where_one_answer_is_left_enter_gives_it(tmp_path: Path) -> None:
    game = find_game("hijacked")
    setup = setup_of(game, "standard", {"start": "A"}, ["A", "B"])
    table = Table(game, setup, {"A": Player("human"), "B": Player("bot", level="random")}, seed_of("one"))
    out = io.StringIO()
    screen = Screen(Console(file=out, width=80, no_color=True), for_game("hijacked", "en", setup))

    class Person(Typist):
        interactive = True

        def read(self, prompt: str) -> str:
            ask = next((a for a in table.match.asks_of("A") if not a.standing), None)
            if ask is None or self.left <= 0:
                raise Ended
            self.left -= 1
            members = ask.domain.members()
            return "" if members is not None and len(members) == 1 else str(members[0]) if members else str(ask.default)

    typist = Person(1, stop=60)
    typist.table = table
    client = Client(table, screen, typist, tmp_path / "kept.jsonl")  # type: ignore[arg-type]
    client.run()
    assert out.getvalue().count("Only this is left; Enter gives it.") >= 1
    assert [line for line in table.match.lines if line.seat == "A" and line.value == "end"], "Enter ended a turn"


@pytest.mark.parametrize(
    ("own", "theirs", "how"),
    [
        ((2, 2, True), (1, 2, False), "reached"),
        ((1, 2, False), (2, 1, True), "missed"),
        ((0, 0, False), (0, 0, False), "level"),
        ((0, 2, False), (0, 1, False), "missed"),
    ],
)
def test_a_goal_that_both_sides_have_as_much_of_is_level(own: tuple[int, int, bool], theirs: tuple[int, int, bool], how: str) -> None:
    goals = [Goal("points", side, reached, count, need, "1.1") for side, (count, need, reached) in (("e1", own), ("c1", theirs))]
    assert how_of(goals[0], goals) == how
