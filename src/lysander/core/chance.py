"""Dice from a secret seed: each roll follows from the seed, the name of the roll, how often that name was rolled before, and how often the game was
set back: what was rolled and taken back tells nothing of the next roll.

So one more roll elsewhere does not change the others, two variants can be compared on the same dice, and anyone who is given the seed after the game
can prove every roll. ``commitment`` is published before the first roll.
"""

from __future__ import annotations

import hashlib
import hmac

from .ask import Ask, Json


def commitment(seed: bytes) -> str:
    """Return what is published before the first roll: SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


class Stream:
    """Uniform random numbers from HMAC-SHA256(key, label # n), with n counted from 0."""

    __slots__ = ("key", "label", "n")

    def __init__(self, key: bytes, label: str) -> None:
        self.key = key
        self.label = label
        self.n = 0

    def random(self) -> float:
        """Return the next number, at least 0 and below 1."""
        digest = hmac.digest(self.key, f"{self.label}#{self.n}".encode(), "sha256")
        self.n += 1
        return (int.from_bytes(digest[:8], "big") >> 11) * 2.0**-53


class Chance:
    """Answers the asks of chance. ``counts`` is how often each name was rolled so far, ``cuts`` how often the game was set back."""

    __slots__ = ("counts", "cuts", "seed")

    def __init__(self, seed: bytes, counts: dict[str, int] | None = None, cuts: int = 0) -> None:
        self.seed = seed
        self.counts = dict(counts or {})
        self.cuts = cuts

    def peek(self, ask: Ask) -> Json:
        """Return the answer to this ask without counting the roll."""
        label = f"{ask.kind}#{self.counts.get(ask.kind, 0)}"
        return ask.domain.sample(Stream(self.seed, f"{label}/{self.cuts}" if self.cuts else label))

    def answer(self, ask: Ask) -> Json:
        """Return the answer to this ask and count the roll."""
        value = self.peek(ask)
        self.counts[ask.kind] = self.counts.get(ask.kind, 0) + 1
        return value
