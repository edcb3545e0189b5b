"""How a game ends if bots play it on from a step: one ending, and many of them counted."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import Any

from ..bots.playing import AbsentPlayer, PlayedGame, Player, player
from ..core.ask import Answer, Seat
from ..core.chance import Chance
from ..core.game import Game, Result, Setup, player_seats, umpire_seats
from ..core.share import Estimate, rate
from .course import Course

Tally = Mapping[str, int]
"""How often each ending came: a digit for each goal, 1 where it was reached."""
CERTAIN = 10**6
"""The weight of an ending that is known."""


def ending(game: Game[Any], setup: Setup, result: Result) -> str:
    """Return which goals were reached, a digit for each."""
    return "".join("1" if game.reached(result, goal) else "0" for goal in game.goals(setup))


def played_on(course: Course, step: int, level: str, n: int, answer: Answer | None = None) -> str:
    """Return the ending of play-out ``n`` from a step, with bots of a level in all seats, after an ``answer`` if one is given.

    The bots know what their seats were told; an umpire is absent. Play-out ``n`` has the same dice from every step,
    and is the same whenever it is played.
    """
    word = f"review/{n}"
    above = umpire_seats(course.game) & {*course.setup.seats}
    players: dict[Seat, Player] = {seat: AbsentPlayer(Random(word)) for seat in above}
    for seat in player_seats(course.game, course.setup.seats or None):
        players[seat] = player(course.setup, seat, level, word, f"{word}/{seat}", 1)
    return ended(course, step, players, word, answer)


def ended(course: Course, step: int, players: Mapping[Seat, Player], word: str, answer: Answer | None = None) -> str:
    """Return the ending if these players play on from a step, after an ``answer`` if one is given; the dice follow from ``word``."""
    begun = course.begun(step) if answer is None else course.begun(step, answer)
    played = PlayedGame(course.game, course.setup, players, Chance(sha256(word.encode()).digest()), begun=begun)
    return ending(course.game, course.setup, played.state.result)


def chance(tally: Tally, goal: int) -> Estimate:
    """Return how likely a goal is reached."""
    return rate(sum(count for key, count in tally.items() if key[goal] == "1"), sum(tally.values()))


def chances(tally: Tally, goals: int) -> list[Estimate]:
    """Return how likely each goal is reached."""
    return [chance(tally, goal) for goal in range(goals)]
