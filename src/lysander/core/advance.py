"""Runs a game from a checkpoint to the next missing answer."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, Generic, cast

from .ask import Answer, Ask
from .event import Event
from .game import Game, S
from .referee import Inline, Over, Pause, Referee, Seated, Source, Table


@dataclass(slots=True)
class Position(Generic[S]):
    """The point that a game has reached.

    ``checkpoint`` is the state at the start of the current step, ``script`` holds the answers given since: together they are the game, both plain
    data. ``now`` is the state in the middle of the step, at the open ``asks``; read it, never change it. ``events`` are those told in this run; the
    first ``settled`` of them belong to finished steps.
    """

    checkpoint: S
    script: tuple[Answer, ...]
    now: S
    asks: tuple[Ask, ...]
    events: list[Event]
    settled: int = 0


def referee(
    game: Game[S],
    state: S,
    script: list[Answer],
    source: Source | None,
    events: list[Event] | None,
    judged: bool = False,
    table: Table | None = None,
) -> Referee:
    """Return a referee for one step of a game."""
    kind = Referee if script else Inline if source is not None else Seated if table is not None else Referee
    hear, interject = partial(game.hear, state), partial(game.interject, state)
    return kind(script, source, events, partial(game.standing, state), interject, hear, judged, table)


@lru_cache(maxsize=64)
def plan(game: Hashable) -> dict[str, tuple[Callable[[Any, Referee], str | None], str]]:
    """Return, for each step of a game's sequence, its function and the id of the step after it; the first follows the last."""
    sequence = cast("Game[Any]", game).sequence
    return {step.id: (step.run, after.id) for step, after in zip(sequence, (*sequence[1:], sequence[0]), strict=True)}


def advance(game: Game[S], checkpoint: S, script: tuple[Answer, ...] = (), judged: bool = False) -> Position[S]:
    """Run from ``checkpoint`` with the answers of ``script`` until one is missing or the game is over.

    ``Position.events`` holds all events of this run; the first ``settled`` of them belong to finished steps. Raises ``IllegalAnswer`` if an answer of
    the script is refused; the checkpoint is not changed. ``judged``: all answers of the script were accepted before and are not judged again.
    """
    steps = plan(cast(Hashable, game))
    settled: list[Event] = []
    while True:
        state = checkpoint.clone()
        if state.result is not None:
            return Position(checkpoint, tuple(script), state, (), settled, len(settled))
        told: list[Event] = []
        answers = list(script)
        ref = referee(game, state, answers, None, told, judged)
        run, after = steps[state.step]
        try:
            goto = run(state, ref)
        except Pause as pause:
            return Position(checkpoint, tuple(answers), state, pause.asks, [*settled, *told], len(settled))
        except Over:
            goto = None
        state.step = goto or after
        settled += told
        checkpoint, script = state, tuple(answers[ref.at :])


def play_out(game: Game[S], state: S, source: Source, events: list[Event] | None = None, script: tuple[Answer, ...] = ()) -> S:
    """Run a game to its end with answers from ``source``. Changes ``state`` and returns it.

    ``script`` holds answers already given in the current step. Without ``events`` nothing is told (see ``Referee``). The source must give legal
    answers, for they are not judged. It is not shown any-time asks; use ``play_at`` for these.
    """
    return _to_the_end(game, state, referee(game, state, list(script), source, events))


def play_at(game: Game[S], state: S, table: Table, events: list[Event], lines: list[Answer]) -> S:
    """Run a game to its end with answers from ``table``, which is shown all open asks, any-time asks too, and says which one it answers.

    The answers are added to ``lines``. Changes ``state`` and returns it.
    """
    return _to_the_end(game, state, referee(game, state, lines, None, events, judged=True, table=table))


def _to_the_end(game: Game[S], state: S, ref: Referee) -> S:
    """Run step after step until there is a result."""
    steps = plan(cast(Hashable, game))
    try:
        while state.result is None:
            run, after = steps[state.step]
            state.step = run(state, ref) or after
    except Over:
        state.step = steps[state.step][1]
    return state
