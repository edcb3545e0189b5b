"""Rebuilds domains from their JSON description, so that a bot holds no reference to the state they were made from.

A game whose questions have types of its own adds them in ``lysander.games.<id>.bots`` as ``DOMAINS``: type -> function of the description.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..core.ask import Domain, Json, Rng
from ..core.domain import Amount, Draw, OneOf, Path, Split, Subset, Text, pick

Build = Callable[[Mapping[str, Json]], Domain]
CODES = ("malformed", "neighbour", "link", "budget", "steps", "stop")


def one_of(d: Mapping[str, Json]) -> Domain:
    """``one_of``, ``cell``, ``confirm``, and types of a game that list their ``options``."""
    return OneOf(d.get("options", ("yes", "no")), "", {}, d["type"])


def subset(d: Mapping[str, Json]) -> Domain:
    """``subset``."""
    return Subset(d["pool"], "", d["most"], d["fixed"], d["empty"])


class SeenPath(Path):
    """A path over the part of the graph that was described. A sampled walk ends where that part ends."""

    def sample(self, rng: Rng) -> Json:
        left, here, out = self.budget, self.start, ""
        for n in range(self.steps):
            options = [(step, move) for step, move in self.moves[here].items() if move[1] <= left]
            if not options:
                break
            if (n or self.stop) and rng.random() < 0.2:
                return out + "."
            step, (here, cost) = pick(rng, options)
            left -= cost
            out += step
        return out or "."


def path(d: Mapping[str, Json]) -> Domain:
    """Rebuild ``path`` from the part of the graph within reach."""
    moves = {at: {step: (to, cost) for step, (to, cost) in steps.items()} for at, steps in d["moves"].items()}
    near = {at: tuple(to for to, _ in steps.values()) for at, steps in moves.items()}
    ways = "".join({step[: -len(to)] for steps in moves.values() for step, (to, _) in steps.items()})
    return SeenPath(d["start"], moves, near, d["budget"], d["steps"], d["stop"], dict.fromkeys(CODES, ""), ways)


BUILDERS: dict[str, Build] = {
    "one_of": one_of,
    "cell": one_of,
    "confirm": one_of,
    "subset": subset,
    "path": path,
    "amount": lambda d: Amount(d["low"], d["high"], ""),
    "dice": lambda d: Amount(d["low"], d["high"], "", "dice"),
    "draw": lambda d: Draw(dict(d["weights"]), ""),
    "split": lambda d: Split(d["room"], d["total"], ""),
    "text": lambda d: Text(d["most"], ""),
}


def rebuild(description: Mapping[str, Json], own: Mapping[str, Build]) -> Domain | None:
    """Return the domain of a description, or None for an unknown type; ``own`` are the types of the game."""
    build: Any = own.get(description["type"]) or BUILDERS.get(description["type"])
    return build(description) if build else None
