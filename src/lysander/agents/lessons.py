"""What bots teach: at each point of their games, how good each word is in their eyes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import exp
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots import make as make_bot
from ..bots.protocol import Bot, ask_bot
from ..core.ask import Json, Seat
from ..core.choice import Choice
from ..core.spelling import END, making
from ..env import set_up
from ..env.play import Play
from ..env.space import Space
from .net import inputs

Halves = NDArray[np.float16]
SPREAD = {"points": 0.25, "prospect": 0.02}
"""By how much an answer must be worse in the eyes of a bot to count for a third (1/e), by the unit in which it weighs."""
STRAYS = 0.2
"""How often a bot does not give the answer that it finds best, but one drawn by how good they are in its eyes."""


class Lot(NamedTuple):
    """Games of a kind: which bot sits in each seat, and the seeds of the games."""

    bots: Mapping[Seat, str]
    seeds: range


class Lessons(NamedTuple):
    """A row for each word of bots that had a choice: what a network is given there, and how good each word is, together 1."""

    seen: Halves
    aims: Halves


def taught(environment: str, lot: Lot, playouts: int) -> Lessons:
    """Return what bots say in games of a lot."""
    rng, rows = np.random.default_rng([8, lot.seeds.start, len(lot.bots)]), list[tuple[Halves, Halves]]()
    game, setup = set_up(environment, len(lot.bots))
    space = Space(game, setup)
    for seed in lot.seeds:
        play, heard = Play(game, setup, setup.seats, seed, space), dict.fromkeys(setup.seats, 0)
        bots = {s: make_bot(game.id, s, level, seed, playouts=playouts, strict=True) for s, level in lot.bots.items()}
        while not play.over:
            fresh, heard[play.seat] = play.running.events[heard[play.seat] :], len(play.running.events)
            rows += answered(play, weighed(play, bots[play.seat], fresh), rng)
    return Lessons(np.stack([seen for seen, _ in rows]), np.stack([aim for _, aim in rows]))


def weighed(play: Play, bot: Bot, events: Sequence[object]) -> Mapping[Json, float]:
    """Return how good each answer is in the eyes of a bot that is asked, together 1: its choice first, then others that it has weighed."""
    running = play.running
    view = running.game.view(running.state, bot.seat)
    _, value = ask_bot(bot, view, [a for a in running.asks if a.seat == bot.seat], events, strict=True)  # type: ignore[arg-type]
    found = {c.value: (c.worth, SPREAD[c.unit]) for c in bot.explain() if isinstance(c, Choice) and c.unit in SPREAD}
    if value not in found:
        return {value: 1.0}
    best = found[value][0]
    good = {other: exp(min(0.0, worth - best) / spread) for other, (worth, spread) in found.items()}
    whole = sum(good.values())
    return {value: 1 / whole} | {other: share / whole for other, share in good.items()}


def answered(play: Play, shares: Mapping[Json, float], rng: np.random.Generator) -> Iterator[tuple[Halves, Halves]]:
    """Give an answer word by word; yields a row where there is a choice. At times it is not the best one, so that lessons show what to do then."""
    assert play.ask is not None, "somebody is asked"
    answer, seat, index, made = making(play.ask, play.space.arrays.spellings), play.seat, play.space.index, list[str]()
    said = {value: [*answer.cut(value)] for value in shares}
    values = [*shares]
    value = values[int(rng.choice(len(values), p=[*shares.values()]))] if rng.random() < STRAYS else values[0]
    whole = False
    while not whole:
        at = len(made)
        if len(play.words) > 1:
            aim = np.zeros(len(index), np.float32)
            for other, words in said.items():
                if words[:at] == made:
                    aim[index[words[at] if len(words) > at else END]] += shares[other]
            yield inputs([play.observe(seat)], [play.mask()])[0].astype(np.float16), (aim / aim.sum()).astype(np.float16)
        left = said[value][at:]
        made.append(play.words[0] if len(play.words) == 1 else left[0] if left else END)
        whole = play.act(index[made[-1]])


def keep(path: Path, environment: str, lot: Lot, playouts: int) -> None:
    """Write the lessons of a lot to a file."""
    made = path.with_suffix(".part.npz")
    np.savez_compressed(made, **taught(environment, lot, playouts)._asdict())
    made.replace(path)


def read(paths: Sequence[Path]) -> Lessons:
    """Return the lessons of some files together."""
    found = []
    for path in paths:
        with np.load(path, allow_pickle=False) as kept:
            found.append(Lessons(kept["seen"], kept["aims"]))
    return Lessons(np.concatenate([one.seen for one in found]), np.concatenate([one.aims for one in found]))
