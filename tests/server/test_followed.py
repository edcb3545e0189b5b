"""Whoever follows hints alone plays as the bot that gives them, in every game and every seat, through the calls that a browser makes: on the same
dice the games are the same, line by line.

Bots make their any-time moves in their own turns: of those that they are offered in the turns of others they make none, so nobody misses a hint
there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pytest

from lysander.core.game import Setup
from lysander.server.bots import runner
from lysander.server.http import tables
from lysander.testing.followed import Offered, Told, apart, house

PLAYOUTS = 4
HIJACKED, FLIGHT181 = Setup("hijacked", seats=("A", "B")), Setup("flight181", "mogadishu", seats=("hijackers", "teams"))
GAMES = {
    "hijacked": (HIJACKED, 60),
    "hijacked, four": (Setup("hijacked", seats=("A", "B", "C", "D")), 40),
    "evasion": (Setup("evasion", "standard", seats=("british", "german")), 20),
    "flight181": (FLIGHT181, 15),
    "flight181, three": (Setup("flight181", "mogadishu", seats=("hijackers", "team1", "team2", "team3")), 10),
    "clouds": (Setup("clouds", "duel", seats=("e1", "c1")), 25),
    "campaign": (Setup("campaign", "april", {"pace": "months"}, ("organiser", "e1", "c1")), 2),
}
"""Tables, and how many answers of each seat are compared at least."""
MOST = 4
"""Games that are played for that."""


def both(setup: Setup, database: str, seed: str) -> tuple[Told, Told, Offered]:
    """A game of bots, the same with hints followed in all seats, and what the bots were offered."""

    async def play() -> tuple[Told, Told, Offered]:
        async with house(database, PLAYOUTS) as here:
            return await here.play(setup, seed), await here.play(setup, seed, setup.seats), here.offered

    return asyncio.run(play())


@pytest.mark.parametrize("name", GAMES)
def test_whoever_follows_hints_plays_as_the_bot_that_gives_them(name, tmp_path):
    setup, least = GAMES[name]
    answers, offers = dict.fromkeys(setup.seats, 0), 0
    for n in range(MOST):
        bots, followed, offered = both(setup, str(tmp_path / f"{n}.db"), f"followed/{name}/{n}")
        assert apart(bots, followed) is None
        assert sum(followed.hints.values()) == sum(bots.answers(seat) for seat in setup.seats), "each answer was a hint's"
        assert offered.made == 0, "no bot makes any-time moves of which a hint does not tell"
        offers += offered.offers
        answers = {seat: answers[seat] + bots.answers(seat) for seat in setup.seats}
        if min(answers.values()) >= least:
            break
    print(f"{name}: {answers} answers in {n + 1} games, {offers} offers")
    assert min(answers.values()) >= least
    assert (offers > 0) == (setup.game == "hijacked")


@contextmanager
def weaker() -> Iterator[None]:
    with patch.object(tables, "adviser_of", lambda game: "normal"):
        yield


@contextmanager
def second_best() -> Iterator[None]:
    def useful(found, last, given):
        snapshot, (kind, value, reasons) = found
        legal = next(ask for ask in snapshot.asks if ask.kind == kind).domain.why_not
        others = [r.value for r in reasons if r.value not in (value, None) and legal(r.value) is None]
        return snapshot, (kind, others[0] if others else value, reasons)

    with patch.object(runner, "useful", useful):
        yield


@pytest.mark.parametrize("fault", [weaker, second_best])
@pytest.mark.parametrize("setup", [HIJACKED, FLIGHT181], ids=["hijacked", "flight181"])
def test_other_hints_would_be_found(setup, fault, tmp_path):
    with fault():
        bots, followed, _ = both(setup, str(tmp_path / "lysander.db"), "faults")
    assert apart(bots, followed) is not None
