"""Names of seats: the links of a table and the engine have names of their own, which no seat may take."""

from __future__ import annotations

import pytest

from lysander.core.ask import CHANCE
from lysander.core.event import ALL, SPECTATOR
from lysander.core.game import RESERVED, SeatInfo
from lysander.server.table.keys import COMPANION, HOST, PAST, WATCH


def test_every_name_of_engine_and_links_is_reserved() -> None:
    assert {ALL, CHANCE, HOST, SPECTATOR, WATCH} == set(RESERVED)


@pytest.mark.parametrize("id", [*RESERVED, "", "a b", f"a{COMPANION}", f"{PAST}a", "Wächter"])
def test_a_seat_cannot_be_called_so(id: str) -> None:
    with pytest.raises(ValueError, match=f"cannot be called {id!r}".replace("+", r"\+")):
        SeatInfo(id, "disc")


def test_other_names_are_free() -> None:
    assert [SeatInfo(id, "disc").id for id in ("guard", "A", "team1", "night_watch")] == ["guard", "A", "team1", "night_watch"]
