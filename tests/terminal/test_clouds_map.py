"""The map of In Clouds of Glory in characters, the strip of heights and the list of aeroplanes show what their seat sees, and where."""

from __future__ import annotations

from typing import Any

import pytest

from lysander.core.ask import Ask
from lysander.core.event import ALL, Event
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.clouds.game import GAME
from lysander.terminal.boards.clouds.bearings import table
from lysander.terminal.boards.clouds.map import draw
from lysander.terminal.boards.clouds.scene import bearing, marks_of, plane_of
from lysander.text import for_game, plain

SEATS = ("e1", "c1")


def seen(scenario: str = "duel", seat: str = "e1", **options: Any) -> tuple[Any, Any]:
    """The words of a battle and what a seat sees of it before turn 1."""
    setup = Setup("clouds", scenario, options, SEATS)
    return for_game("clouds", "en", setup), plain(Match(GAME, setup).view(seat))


def moved(view: Any, id: str, x: int, y: int, z: int, heading: int) -> None:
    """Put an aeroplane of a view elsewhere."""
    next(p for p in view["planes"] if p["id"] == id).update(x=x, y=y, z=z, heading=heading, state="flying")


def rows(text: Any, view: Any, **more: Any) -> list[str]:
    return [line.plain for line in draw(text, view, **{"size": (80, 24), **more})]


def at(lines: list[str], sign: str) -> tuple[int, int]:
    """Row and column of a sign."""
    return next((n, line.index(sign)) for n, line in enumerate(lines) if sign in line)


def test_aeroplanes_stand_to_scale_with_heading_height_and_speed() -> None:
    text, view = seen()
    moved(view, "E1", 0, -1000, 20, 0)
    moved(view, "C1", 2000, 1000, 31, 2700)
    lines = rows(text, view)
    (own, left), (foe, right) = at(lines, "↑E1 20/14"), at(lines, "←C1 31/14")
    bar = lines[0][lines[0].index("├") : lines[0].index("┤") + 1]
    assert "10 MU" in lines[0] and len(bar) == 10, "here a MU is one column"
    assert right - left == 20 and own - foe == 10, "20 MU to the east, and 20 to the north in rows twice as high"


@pytest.mark.parametrize(("heading", "arrow"), [(0, "↑"), (450, "↗"), (900, "→"), (1574, "↘"), (1576, "↓"), (2700, "←"), (3376, "↑")])
def test_the_arrow_is_the_nearest_of_eight(heading: int, arrow: str) -> None:
    text, view = seen()
    moved(view, "E1", 0, -1000, 20, heading)
    assert f"{arrow}E1 20/14" in "\n".join(rows(text, view))


def test_the_strip_holds_each_at_its_height() -> None:
    text, view = seen()
    moved(view, "E1", 0, -1000, 48, 0)
    moved(view, "C1", 0, 1000, 0, 0)
    lines = rows(text, view, legend=False)
    assert lines[1].endswith("48┤E1") and lines[-1].endswith("0┤C1")


def test_closed_cockpits_show_no_speed_of_the_other_side() -> None:
    text, view = seen(cockpits="closed")
    shown = "\n".join(rows(text, view))
    assert "E1 24/14" in shown and "C1 24" in shown and "C1 24/" not in shown
    assert [line.split() for line in shown.splitlines() if line.startswith("C1")] == [
        ["C1", "Fokker", "Dr.I", "24", "0", "medium", "180°", "30", "12", "ahead"]
    ]


def test_the_list_tells_how_an_enemy_lies_to_the_asked_aeroplane() -> None:
    text, view = seen()
    moved(view, "E1", 0, 0, 20, 900)
    moved(view, "C1", 0, 1000, 32, 900)
    view["threats"] = [["C1", "E1"]]
    mark = next(m for m in marks_of(view) if m.id == "C1")
    assert bearing(plane_of(view, "E1"), mark) == (16, 9, 12, "side"), "at 9 o'clock, 12 higher, beside it; 10 across and 12 up are 15.6"
    line = next(line for line in table(text.words, view, "E1", 100) if line.startswith("C1"))
    assert line.split()[3:] == ["32", "+12", "14", "medium", "90°", "16", "9", "beside", "threatens", "you"]


def test_the_list_is_cut_at_the_width_of_the_screen() -> None:
    text, view = seen()
    view["threats"] = [["C1", "E1"], ["E1", "C1"]]
    view["planes"][1].update(burning=True, forced=True, climb="S")
    lines = table(text.words, view, "E1", 80)
    assert max(map(len, lines)) <= 80 and len(lines) == 4
    assert "threatens you; you threaten it; steep dive; on fire; forced home" in " ".join(" ".join(lines).split())


def test_the_paths_of_this_turn_and_of_a_plan_are_drawn() -> None:
    text, view = seen()
    flown = Event("moved", "12.10", (ALL,), {"who": "C1", "path": [[300, 1000, 2400], [300, 600, 2400]]})
    old = Event("moved", "12.10", (ALL,), {"who": "C1", "path": [[2000, 0, 2400]]})
    plainly = rows(text, view)
    with_path = rows(text, view, told=[old, Event("turn", "7.1", (ALL,), {}), flown], path=[[0, -1200, 2400], [100, -900, 2400]])
    assert sum(line.count("*") for line in with_path) == 2
    assert sum(line.count("·") for line in with_path) == sum(line.count("·") for line in plainly) + 2, "the path of the turn before is gone"


def test_a_map_is_as_large_as_the_screen_and_no_larger() -> None:
    text, view = seen("mission_2")
    for width, height in ((80, 24), (120, 40), (70, 18)):
        for legend in (True, False):
            lines = rows(text, view, size=(width, height), legend=legend)
            assert max(map(len, lines)) <= width and len(lines) <= height


def test_everything_is_shown_in_plain_letters() -> None:
    text, view = seen("mission_2")
    lines = rows(text, view, ascii_only=True, focus="all")
    assert all(ord(c) < 128 or c == "°" for line in lines for c in line)
    text, view = seen()
    moved(view, "E1", 0, 0, 20, 450)
    down, right = at(lines := rows(text, view, ascii_only=True), "oE1 20/14")
    assert lines[down - 1][right + 1] == "/", "a slanting nose is a stroke before a body"


def test_a_look_at_one_aeroplane_is_closer() -> None:
    text, view = seen("mission_1")
    whole, near, all_of_it = rows(text, view), rows(text, view, focus="e1"), rows(text, view, focus="all")
    assert "C1" in "\n".join(whole[:12]) and "N1" in "\n".join(all_of_it)
    assert at(near, "→E1")[0] and not any("C1" in line[:60] for line in near[:12]), "the enemies are far away"
    assert "10 MU" not in rows(text, view, focus="1")[0]


def test_a_question_lists_the_aeroplanes_for_its_own() -> None:
    text, view = seen("mission_1")
    ask = Ask("e1", "plan:E2", "11.1", None)  # type: ignore[arg-type]
    assert table(text.words, view, "E2", 80)[1].startswith("E2")
    assert next(line.plain for line in draw(text, view, ask, size=(80, 24)) if line.plain.startswith("E")).startswith("E2")
