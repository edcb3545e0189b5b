"""What a seat is shown after others have acted: told events in groups, made from nothing but them."""

from __future__ import annotations

from random import Random

import pytest

from lysander.core.chance import Chance
from lysander.core.event import Event
from lysander.core.game import Setup, seatings
from lysander.core.match import Match
from lysander.core.things import ALONE, FOLLOWS, LEADS, TABLE, things
from lysander.games.registry import game as game_of
from lysander.games.registry import games


def told(*kinds: str) -> list[Event]:
    """Events of these kinds; ``cube@3`` belongs to chain 3."""
    return [Event(kind, "", ("all",), {"chain": int(chain)} if chain else {}) for kind, _, chain in (k.partition("@") for k in kinds)]


def begins(event: Event) -> str:
    if event.kind in ("roll", "turn"):
        return LEADS
    return {"builds": "A", "takes": "B", "police": TABLE, "report": TABLE, "flies": ALONE}.get(event.kind, FOLLOWS)


@pytest.mark.parametrize(
    ("kinds", "found"),
    [
        ((), []),
        (("builds", "cube", "cube", "trust"), [("A", 0, [0, 1, 2, 3])]),
        (("turn", "roll", "builds", "cube", "takes"), [("A", 2, [0, 1, 2, 3]), ("B", 4, [4])]),
        (("builds", "roll", "cube"), [("A", 0, [0, 1, 2])]),
        (("police", "police", "home"), [("", 0, [0, 1, 2])]),
        (("flies", "roll", "flies", "cube", "police"), [("", 0, [0]), ("", 2, [1, 2, 3]), ("", 4, [4])]),
        (("report@1", "builds@1", "report@2"), [("", 0, [0, 1, 2])]),
        (("report@1", "takes@1", "builds@2"), [("", 0, [0, 1]), ("A", 2, [2])]),
        (("cube", "builds"), [("", 0, [0]), ("A", 1, [1])]),
        (("builds", "turn"), [("A", 0, [0])]),
        (("turn", "roll"), []),
    ],
)
def test_told_events_are_grouped(kinds: tuple[str, ...], found: list[tuple[str, int, list[int]]]) -> None:
    assert [(t.seat, t.head, t.events) for t in things(told(*kinds), begins)] == found


@pytest.mark.parametrize("id", games())
def test_every_event_of_a_game_is_shown_once_and_in_order(id: str) -> None:
    """In a game at random each line that a seat was told belongs to one thing at most, and those left out only lead up to something."""
    game = game_of(id)
    setup = Setup(id, game.scenarios[0].id, {}, tuple(seatings(game)[0]))
    match, rng, chance = Match(game, setup), Random(5), Chance(b"5")
    for _ in range(250):
        match.roll_on(chance)
        if match.over:
            break
        ask = next(a for a in match.asks if not a.standing)
        match.answer(ask.seat, ask.kind, ask.default if ask.default is not None else ask.domain.sample(rng))
    seats = {s.id for s in game.seats} | {TABLE, "X"}
    for seat in setup.seats:
        heard = [e for e in match.events if e.told(seat)]
        found = things(heard, lambda event: game.begins(event, match.setup))
        numbers = [n for t in found for n in t.events]
        assert numbers == sorted(set(numbers)) and numbers
        left = set(range(len(heard))) - set(numbers)
        assert all(game.begins(heard[n], match.setup) == LEADS for n in left), [heard[n].kind for n in left]
        assert {t.seat for t in found} <= seats, {t.seat for t in found} - seats
        assert all(t.head in t.events for t in found)
        assert len(found) < len(heard), "nothing is one thing with what followed"
