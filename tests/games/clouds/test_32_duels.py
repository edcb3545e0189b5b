"""32.1 Duels of any two types."""

from __future__ import annotations

import pytest

from lysander.games.clouds import GAME
from lysander.games.clouds.duels import contest, duel
from lysander.games.clouds.panels import MEDIUM


def test_3_1_all_seventeen_types_can_be_matched() -> None:
    found = contest()
    assert len(found.entrants) == 17
    assert {e.side for e in found.entrants} == {"E", "C"}
    assert next(e for e in found.entrants if e.id == "n17").since == "1916-05"


def test_32_1_after_one_move_straight_on_nobody_is_at_the_shortest_range() -> None:
    for a in contest().entrants:
        s = GAME.new(duel(a.id, a.id))
        mine, other = s.planes["E1"], s.planes["C1"]
        assert (mine.z, other.z, mine.heading, other.heading) == (24, 24, 0, 1800)
        assert other.y - mine.y - 100 * (mine.speed + other.speed) >= 1000, a.id


@pytest.mark.parametrize(("first", "second"), [("camel", "dr1"), ("gotha", "re8"), ("d7", "d7"), ("dr1", "bristol")])
def test_32_1_a_duel_of_two_types_is_the_printed_one_but_for_them(first: str, second: str) -> None:
    s, printed = GAME.new(duel(first, second)), GAME.new(duel("camel", "dr1"))
    assert (s.planes["E1"].type, s.planes["C1"].type) == (first, second)
    for id, plane in s.planes.items():
        panel = s.panel(plane)
        assert plane.place == printed.planes[id].place and plane.heading == printed.planes[id].heading
        assert panel.band[plane.speed] == MEDIUM and panel.band[plane.speed + 1] != MEDIUM
        assert [p.role for p in plane.people] == list(panel.crew)
        assert all((p.awareness, p.gunnery, p.fortitude, p.luck) == (13, 13, 13, 12) for p in plane.people)
    assert (s.rules.turns, s.rules.cone, s.rules.collisions) == (40, 30, False)
