"""Many games at once, for training: a policy answers for all of them together, in this process or in several; and games kept as a data set.

A data set keeps seeds and actions, nothing else: whoever reads it plays the games again, and so sees what the
players saw.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from joblib import Parallel, delayed
from numpy.typing import NDArray

from ..core.ask import Json, Seat
from ..core.spelling import spelled
from . import set_up
from .play import Play, answer_of, bots_of
from .space import Mask, Observation, Space

TOGETHER = 64
"""Games that a process plays side by side."""


class Asked(NamedTuple):
    """What a policy is asked at once: one row for each game that waits. ``seats`` are the numbers of the seats whose turn it is."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int8]


class Taken(NamedTuple):
    """One step of a game of a data set: what the agent saw, which actions it had, which one it took, and what it got in the end."""

    game: int
    seat: Seat
    observation: Observation
    mask: Mask
    action: int
    reward: float


Policy = Callable[[Asked], Sequence[int] | NDArray[np.integer[Any]]]


@dataclass
class Games:
    """A data set: an environment, and of each game its seed, its actions and the rewards by seat."""

    name: str
    set_up: Mapping[str, Json]
    seeds: list[int] = field(default_factory=list)
    actions: list[NDArray[np.int16]] = field(default_factory=list)
    rewards: list[list[float]] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.seeds)

    def save(self, path: Path | str) -> None:
        """Write a file (``.npz``)."""
        ends = np.cumsum([len(a) for a in self.actions])
        head = json.dumps({"name": self.name, "set_up": dict(self.set_up)})
        actions = np.concatenate(self.actions) if self.actions else np.zeros(0, np.int16)
        np.savez_compressed(path, head=head, seeds=np.array(self.seeds, np.int64), ends=ends, actions=actions, rewards=np.array(self.rewards))

    def steps(self) -> Iterator[Taken]:
        """Play all games again and yield each step. Raises ``ValueError`` if an action is not legal: the rules, or words, are others now."""
        space = space_of(self.name, **self.set_up)
        game, setup, seats = space.game, space.setup, space.agents
        for n, (seed, actions, rewards) in enumerate(zip(self.seeds, self.actions, self.rewards, strict=True)):
            play = Play(game, setup, seats, seed, space)
            for action in actions:
                seat = play.seat
                yield Taken(n, seat, play.observe(seat), play.mask(), int(action), rewards[seats.index(seat)])
                play.act(int(action))

    def __add__(self, other: Games) -> Games:
        """Return the games of both. Raises ``ValueError`` if they are of two environments."""
        if (self.name, self.set_up) != (other.name, other.set_up):
            raise ValueError("games of two environments")
        return Games(self.name, self.set_up, self.seeds + other.seeds, self.actions + other.actions, self.rewards + other.rewards)


def load(path: Path | str) -> Games:
    """Return the data set of a file. Raises ``ValueError``, ``OSError``, ``KeyError`` for one that is none."""
    with np.load(path, allow_pickle=False) as kept:
        head = json.loads(str(kept["head"]))
        actions = np.split(kept["actions"], kept["ends"][:-1]) if len(kept["ends"]) else []
        return Games(head["name"], head["set_up"], kept["seeds"].tolist(), actions, kept["rewards"].tolist())


def space_of(name: str, *, history: int = 0, within: str = "", **wanted: Json) -> Space:
    """Return the actions and observations of an environment; all as for ``env.make``. Raises ``ValueError``."""
    return Space(*set_up(name, **wanted), history, within)


def anything(rng: np.random.Generator, asked: Asked) -> NDArray[np.integer[Any]]:
    """A policy: any legal action, all equally likely."""
    return (asked.masks * rng.random(asked.masks.shape)).argmax(axis=1)


def play(
    name: str, policy: Policy | None = None, games: int = 100, *, seed: int = 1, together: int = TOGETHER, workers: int = 1, **wanted: Json
) -> Games:
    """Return games in which a policy plays all seats; without one, any legal action. ``wanted`` as for ``env.make``.

    Game ``n`` has the dice of seed ``seed + n`` whoever plays it. With several ``workers`` the policy is sent to each. Raises ``ValueError``.
    """
    chunks = [range(seed + at, seed + min(at + together, games)) for at in range(0, games, together)]
    job = partial(_play_some, name, policy, wanted)
    found = [job(seeds) for seeds in chunks] if workers == 1 else Parallel(n_jobs=workers)(delayed(job)(seeds) for seeds in chunks)
    return sum(found, Games(name, wanted))


def _play_some(name: str, policy: Policy | None, wanted: Mapping[str, Json], seeds: range) -> Games:
    space = space_of(name, **wanted)
    game, setup, agents = space.game, space.setup, space.agents
    chosen = policy or partial(anything, np.random.default_rng(seeds.start))
    plays = [Play(game, setup, agents, seed, space) for seed in seeds]
    actions: list[list[int]] = [[] for _ in plays]
    while waiting := [n for n, one in enumerate(plays) if not one.over]:
        seats = np.array([agents.index(plays[n].seat) for n in waiting], np.int8)
        asked = Asked(np.stack([plays[n].observe(plays[n].seat) for n in waiting]), np.stack([plays[n].mask() for n in waiting]), seats)
        for n, action in zip(waiting, chosen(asked), strict=True):
            plays[n].act(int(action))
            actions[n].append(int(action))
    rewards = [[one.rewards()[seat] for seat in agents] for one in plays]
    return Games(name, wanted, [*seeds], [np.array(a, np.int16) for a in actions], rewards)


def of_bots(name: str, bots: Mapping[Seat, str], games: int = 100, *, seed: int = 1, playouts: int = 0, workers: int = 1, **wanted: Json) -> Games:
    """Return games between bots, one for each seat (``lysander bot GAME`` lists them), as a policy would have played them. Raises ``ValueError``.

    An answer that words cannot say ends its game there: it is left out.
    """
    job = partial(_bots_play, name, bots, playouts, wanted)
    seeds = range(seed, seed + games)
    found = [job(n) for n in seeds] if workers == 1 else Parallel(n_jobs=workers)(delayed(job)(n) for n in seeds)
    return sum((one for one in found if one is not None), Games(name, wanted))


def _bots_play(name: str, bots: Mapping[Seat, str], playouts: int, wanted: Mapping[str, Json], seed: int) -> Games | None:
    space = space_of(name, **wanted)
    seats, actions = space.agents, list[int]()
    play, players = Play(space.game, space.setup, seats, seed, space), bots_of(space, {seat: bots[seat] for seat in seats}, seed, playouts)
    while play.ask is not None:
        value = answer_of(players[play.seat], play)
        try:
            words = spelled(play.ask, space.arrays.spellings, value)
        except ValueError:
            return None
        actions += [space.index[word] for word in words]
        play.answer(value)
    return Games(name, wanted, [seed], [np.array(actions, np.int16)], [[play.rewards()[s] for s in seats]])
