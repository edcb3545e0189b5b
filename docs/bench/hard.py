"""The hard bots of hijacked and flight181: playouts a second in their search, for the questions of whole games in turn."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import cycle
from typing import Any

from timing import Chapter, Contestant, interleave, rates_table

from lysander.bots.protocol import prepare, questions_of
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.flight181 import GAME as FLIGHT181
from lysander.games.flight181.bots import BOTS as FLIGHT181_BOTS
from lysander.games.hijacked import GAME as HIJACKED
from lysander.games.hijacked.bots import BOTS as HIJACKED_BOTS

PLAYOUTS = 40
QUESTIONS = 60


def counted(make: Callable[..., Any]) -> type[Any]:
    """Return a class of hard bot that counts its playouts."""

    class Counted(make):  # type: ignore[misc,valid-type]
        made = 0

        def playout(self, *given: Any) -> float:
            """One more."""
            self.made += 1
            return float(super().playout(*given))

    return Counted


def asked(game: Any, setup: Setup, bots: Mapping[str, Callable[..., Any]], seats: tuple[str, ...]) -> list[tuple[str, Any]]:
    """Return what a bot is given for the main questions to ``seats`` in a game of normal players."""
    players = {s: bots["normal"](s, 1, 1.0, 1, {}) for s in setup.seats}
    found: list[tuple[str, Any]] = []
    match = Match(game, setup)
    rng = random.Random(3)
    while len(found) < QUESTIONS and not match.over:
        ask = next(a for a in match.asks if not a.standing)
        if ask.seat not in players:
            match.answer(ask.seat, ask.kind, ask.domain.sample(rng))
            continue
        data = prepare(ask.seat, match.view(ask.seat), [ask], [])
        if ask.seat in seats:
            found.append((ask.seat, data))
        bot = players[ask.seat]
        match.answer(ask.seat, *bot.decide(data["view"], questions_of(data["questions"], bot.domains), []))
    return found


def thinking(bots: Mapping[str, Callable[..., Any]], found: list[tuple[str, Any]]) -> Callable[[], dict[str, float]]:
    """Return the work of searching the next question with a number of playouts."""
    questions = cycle(found)
    hard = counted(bots["hard"])

    def work() -> dict[str, float]:
        seat, data = next(questions)
        bot = hard(seat, 1, 1.0, PLAYOUTS, {})
        bot.decide(data["view"], questions_of(data["questions"], bot.domains), [])
        return {"simulations": bot.made}

    return work


def hard_bots(rounds: int, seconds: float) -> Chapter:
    """Measure all of them, interleaved."""
    every = []
    for n in (2, 4):
        setup = Setup("hijacked", seats=tuple("ABCD"[:n]))
        found = asked(HIJACKED, setup, HIJACKED_BOTS, setup.seats)
        every.append(Contestant(f"hijacked, {n} players", thinking(HIJACKED_BOTS, found)))
    setup = Setup("flight181", FLIGHT181.scenarios[0].id, seats=("hijackers", "teams"))
    found = asked(FLIGHT181, setup, FLIGHT181_BOTS, ("hijackers",))
    every.append(Contestant("flight181, hijackers", thinking(FLIGHT181_BOTS, found)))
    interleave(every, rounds, 2 * seconds)
    text = f"Playouts a second of processor time while the bots answer the first {QUESTIONS} questions of a game of normal players, at least "
    text += f"{PLAYOUTS} playouts for each question that they search; making worlds of the view, weighing and choosing included. In a playout "
    text += "everybody answers as a normal player: in hijacked to the end of the seat's turn, in flight181 to the end of the next turn. "
    text += "The hard Teams of flight181 do not search."
    return Chapter("Hard bots", text, rates_table(every, ("simulations",)), [])
