"""What an answer would bring, seen before it is given: for umpires, who see everything anyway."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .advance import Position, advance
from .ask import Answer, Ask, Seat, judge
from .event import Event
from .game import Game, S


@dataclass(frozen=True)
class Foreseen:
    """``views`` are those of each seat without the answer and with it, ``events`` what would be told, ``asks`` what would be asked next. A die that
    follows is among the asks and has not fallen."""

    views: Mapping[Seat, tuple[Any, Any]]
    events: Sequence[Event]
    asks: tuple[Ask, ...]


def foresee(game: Game[S], position: Position[S], answer: Answer) -> Foreseen | None:
    """Return what an answer would bring, up to the next question; None where the game does not foresee it.

    Nothing changes, nothing is written and nobody is told. Raises ``IllegalAnswer``. Whoever is shown the result must be allowed to see everything.
    """
    judge(position.asks, answer)
    then = advance(game, position.checkpoint, (*position.script, answer), judged=True)
    views = game.foreseen(position.now.clone(), then.now.clone(), answer)
    known = len(position.events) - position.settled  # told in the open step, and told again when it was run again
    return None if views is None else Foreseen(views, then.events[known:], then.asks)
