"""A small network in NumPy: from what a seat sees to how good each word is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..env.space import Space

Floats = NDArray[np.float32]
HIDDEN = (256, 256)
NEVER = np.float32(-1e9)


def made_for(space: Space) -> dict[str, str]:
    """Return what weights are made for: the name of an environment, and a digest of its words and of what its numbers are."""
    fields = [space.fields(seat) for seat in space.setup.seats[:1]]
    return {"environment": f"{space.game.id}-v{space.arrays.version}", "digest": sha256(json.dumps([space.words, fields]).encode()).hexdigest()[:16]}


class Net:
    """Layers of weights, and what they were made for.

    The input is an observation and the mask behind it: which words may be said is worth knowing for the answer after them, too. The output is a
    number for each word. ``told`` says how it was trained.
    """

    def __init__(self, made: dict[str, str], layers: Sequence[Floats], told: str = "") -> None:
        self.made, self.told = made, told
        self.layers = [*layers]

    @classmethod
    def blank(cls, space: Space, rng: np.random.Generator, hidden: Sequence[int] = HIDDEN) -> Net:
        """Return a network that knows nothing."""
        sizes = (space.size + len(space.words), *hidden, len(space.words))
        layers: list[Floats] = []
        for n, (a, b) in enumerate(pairwise(sizes)):
            scale = (2 / a) ** 0.5 * (0.1 if n == len(hidden) else 1)
            layers += [(rng.standard_normal((a, b)) * scale).astype(np.float32), np.zeros(b, np.float32)]
        return cls(made_for(space), layers)

    def forward(self, seen: Floats) -> tuple[Floats, list[Floats]]:
        """Return the number of each word for each row, and what the layers were fed with."""
        fed, x = [], seen
        for n in range(0, len(self.layers), 2):
            fed.append(x)
            x = x @ self.layers[n] + self.layers[n + 1]
            if n + 2 < len(self.layers):
                np.maximum(x, 0, out=x)
        return x, fed

    def judge(self, seen: Floats) -> Floats:
        """Return how good each word is, all together 1; words that may not be said have none."""
        return self.shares(self.forward(seen)[0], seen)

    def shares(self, words: Floats, seen: Floats) -> Floats:
        """Return the shares of words by their numbers; the mask is the end of the input."""
        found = np.where(seen[:, -words.shape[1] :] > 0, words, NEVER)
        found = np.exp(found - found.max(axis=1, keepdims=True))
        return np.asarray(found / found.sum(axis=1, keepdims=True), np.float32)

    def gradients(self, fed: Sequence[Floats], back: Floats) -> list[Floats]:
        """Return the gradient of each layer, from that of the output; ``fed`` as ``forward`` returned it."""
        found: list[Floats] = []
        for n in reversed(range(len(fed))):
            found = [fed[n].T @ back, back.sum(axis=0), *found]
            if n:
                back = (back @ self.layers[2 * n].T) * (fed[n] > 0)
        return found

    def save(self, path: Path) -> None:
        """Write the weights in half precision."""
        head = json.dumps({"made": self.made, "told": self.told})
        arrays: dict[str, Any] = {f"layer{n:02}": layer.astype(np.float16) for n, layer in enumerate(self.layers)}
        np.savez_compressed(path, head=np.array(head), **arrays)


def load(path: Path | str, space: Space | None = None) -> Net:
    """Return the network of a file. Raises ``ValueError`` where its words or numbers are not those of the environment as it is now."""
    with np.load(path, allow_pickle=False) as kept:
        head = json.loads(str(kept["head"]))
        net = Net(head["made"], [kept[name].astype(np.float32) for name in sorted(kept) if name != "head"], head["told"])
    if space is not None and net.made != (now := made_for(space)):
        other = now["environment"] if net.made["environment"] != now["environment"] else "rules with other words or numbers"
        raise ValueError(f"{Path(path).name} was trained for {net.made['environment']} and cannot play {other}")
    return net


def inputs(observations: Sequence[Floats], masks: Sequence[NDArray[np.int8]]) -> Floats:
    """Return the input of a network: a row for each observation, with its mask."""
    return np.concatenate([np.stack(observations), np.stack(masks)], axis=1, dtype=np.float32)


class Adam:
    """Steps down a gradient, by its mean and its spread (Kingma and Ba, 2015)."""

    def __init__(self, layers: Sequence[Floats]) -> None:
        self.moments = [(np.zeros_like(layer), np.zeros_like(layer)) for layer in layers]
        self.steps = 0

    def step(self, layers: Sequence[Floats], gradients: Sequence[Floats], rate: float) -> None:
        """Change the layers."""
        self.steps += 1
        rate *= (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for layer, gradient, (mean, spread) in zip(layers, gradients, self.moments, strict=True):
            mean += 0.1 * (gradient - mean)
            spread += 0.001 * (gradient**2 - spread)
            layer -= rate * mean / (np.sqrt(spread) + 1e-8)
