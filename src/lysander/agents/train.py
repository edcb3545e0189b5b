"""Train the agent of Hijacked: it learns from *hard* and *normal* bots how good each word is in their eyes.

    python -m lysander.agents.train
    python -m lysander.agents.train --folder another --share 0.1 --workers 4

All is kept in the folder; the same command goes on where it was interrupted. ``agent.npz`` there is the agent. Games and draws follow from the seed,
whatever the number of workers; the last digits of the weights are those of the machine's arithmetic.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter

import numpy as np
from joblib import Parallel, delayed

from ..env import set_up
from ..env.space import Space
from . import lessons
from .hijacked import ENVIRONMENT
from .lessons import Lessons, Lot
from .net import Adam, Net

TEACHERS = (
    *(("hard", 2, 16), ("hard", 3, 2), ("hard", 4, 2), ("hard", 1, 4)),
    *(("normal", 2, 130), ("normal", 3, 10), ("normal", 4, 8), ("normal", 1, 10)),
)
"""Who teaches, how many play, and in how many parts of the games."""
PART, PLAYOUTS = 20, 40
"""Games of a part; playouts for each decision of a bot that searches."""
EPOCHS, BATCH, RATE = 4, 1024, 1e-3
"""How often all is learned from, in how many rows at once, and how far the first steps go."""
HELD = 20
"""One part in so many is not learned from; the agent is compared with it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Train, and say how it goes."""
    parser = argparse.ArgumentParser("python -m lysander.agents.train", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--folder", type=Path, default=Path("hijacked-agent"), help="where all is kept (hijacked-agent)")
    add("--share", type=float, default=1.0, help="the part of all games that is played (1)")
    add("--workers", type=int, default=2, help="processes that play; changes no game (2)")
    add("--seed", type=int, default=1, help="seed of the first weights and of all draws (1)")
    given = parser.parse_args(argv)
    given.folder.mkdir(parents=True, exist_ok=True)
    began = perf_counter()
    for said in trained(given.folder, given.share, given.workers, given.seed):
        print(f"{(perf_counter() - began) / 60:6.1f} min  {said}", flush=True)  # noqa: T201
    return 0


def trained(folder: Path, share: float, workers: int, seed: int) -> Iterator[str]:
    """Train in a folder; yields what can be said."""
    parts = parts_of(folder, share)
    yield from played({path: lot for path, lot in parts.items() if not path.exists()}, workers)
    learned, held = ([path for n, path in enumerate(parts) if (n % HELD == 0) == out] for out in (False, True))
    net = Net.blank(Space(*set_up(ENVIRONMENT, 2)), np.random.default_rng([seed, 1]))
    yield from imitated(net, lessons.read(learned), lessons.read(held), np.random.default_rng([seed, 2]))
    net.told = f"imitation of bots, seed {seed}, {len(parts)} parts of the games"
    net.save(folder / "agent.npz")
    yield f"{folder / 'agent.npz'}: {(folder / 'agent.npz').stat().st_size / 1e6:.1f} MB"


def parts_of(folder: Path, share: float) -> Mapping[Path, Lot]:
    """Return the games of each part, by the file in which its lessons are kept. With a small share parts are smaller, too."""
    found = {}
    games = round(PART * min(1.0, 20 * share)) or 1
    for level, players, count in TEACHERS:
        for part in range(round(count * share) or 1):
            first = players * 1_000_000 + part * games + (1 if level == "hard" else 500_001)
            lot = Lot(dict.fromkeys("ABCD"[:players], level), range(first, first + games))
            found[folder / f"{level}-{players}-{part:03}-{games}.npz"] = lot
    return found


def played(missing: Mapping[Path, Lot], workers: int) -> Iterator[str]:
    """Have the games played whose lessons are missing; yields how far it is."""
    left, at_once = [*missing.items()], 4 * workers
    for at in range(0, len(left), at_once):
        Parallel(n_jobs=workers)(delayed(lessons.keep)(path, ENVIRONMENT, lot, PLAYOUTS) for path, lot in left[at : at + at_once])
        yield f"part {min(len(left), at + at_once)} of {len(left)} of the games of bots"


def imitated(net: Net, learned: Lessons, held: Lessons, rng: np.random.Generator) -> Iterator[str]:
    """Learn to find words as good as bots do; yields how near the network is after each round of all lessons."""
    adam, order = Adam(net.layers), np.arange(len(learned.seen))
    for epoch in range(EPOCHS):
        rng.shuffle(order)
        for at in range(0, len(order), BATCH):
            rows = order[at : at + BATCH]
            seen = learned.seen[rows].astype(np.float32)
            words, fed = net.forward(seen)
            back = (net.shares(words, seen) - learned.aims[rows]) / len(rows)
            adam.step(net.layers, net.gradients(fed, back.astype(np.float32)), RATE * (1 - (epoch + at / len(order)) / EPOCHS) + 1e-5)
        yield f"lesson {epoch + 1} of {EPOCHS}, {len(order)} words: {likeness(net, held)}"


def likeness(net: Net, held: Lessons) -> str:
    """Return how often the network says what is about the best in the eyes of bots, in games that it has not learned from, and how far apart they are
    (Kullback and Leibler)."""
    right = apart = 0.0
    for at in range(0, len(held.seen), BATCH):
        aims, shares = held.aims[at : at + BATCH].astype(np.float32), net.judge(held.seen[at : at + BATCH].astype(np.float32))
        said = aims[np.arange(len(aims)), shares.argmax(axis=1)]
        right += float((said > 0.8 * aims.max(axis=1)).sum())
        apart += float((aims * np.log(np.maximum(aims, 1e-6) / np.maximum(shares, 1e-6))).sum())
    return f"{100 * right / len(held.seen):.1f} % of others as the bots would ({apart / len(held.seen):.3f} apart)"


if __name__ == "__main__":
    sys.exit(main())
