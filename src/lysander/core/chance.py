"""Dice from a secret seed: each roll follows from the seed, the name of the roll, how often that name was rolled before, and how often the game was
set back: what was rolled and taken back tells nothing of the next roll.

So one more roll elsewhere does not change the others, two variants can be compared on the same dice, and anyone who is given the seed after the game
can prove every roll. ``commitment`` is published before the first roll.

Seats may have a part in it by commit and reveal: whoever keeps the dice commits to a seed, each seat that wishes to a nonce of its own; when all
commitments are known the nonces are revealed, and the dice come from all of them. Nobody could choose the outcome, not all but one together.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from .ask import Ask, Json


def commitment(seed: bytes) -> str:
    """Return what is published before the first roll: SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


def seal_of(commitment: str, commitments: Mapping[str, str]) -> str:
    """Return what a player keeps: one digest of all that was committed to, in hex. ``commitments``: those of the seats, by seat; without any it is
    that of the seed."""
    return hashlib.sha256(_written([commitment, *sorted(commitments.items())])).hexdigest() if commitments else commitment


def shared_seed(seed: bytes, nonces: Mapping[str, str]) -> bytes:
    """Return the seed that dice are rolled from: that which was committed to and the nonces that the seats revealed, in hex by seat."""
    return hmac.digest(seed, _written(sorted(nonces.items())), "sha256") if nonces else seed


def seed_within(seed: bytes, name: str, cuts: int) -> bytes:
    """Return the seed of a game that answers a question of another one, by its name there: it follows from the seed of that game, so whoever has a
    part in that has one in this. ``cuts``: how often that game was set back before."""
    return hmac.digest(seed, f"subgame {name}/{cuts}".encode(), "sha256")


def _written(data: Json) -> bytes:
    """Return plain data as it is digested: JSON without blanks, as browsers write it."""
    return json.dumps(data, separators=(",", ":")).encode()


@lru_cache(maxsize=256)
def padded(key: bytes) -> tuple[Any, Any]:
    """Return the inner and the outer hash of HMAC-SHA256 with this key (RFC 2104), begun with its pads: what is hashed after copies of them takes
    less than half as long as to begin anew."""
    block = (hashlib.sha256(key).digest() if len(key) > BLOCK else key).ljust(BLOCK, b"\0")
    return hashlib.sha256(block.translate(INNER)), hashlib.sha256(block.translate(OUTER))


BLOCK = 64
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


class Stream:
    """Uniform random numbers from HMAC-SHA256(key, label # n), with n counted from 0."""

    __slots__ = ("_hashes", "label", "n")

    def __init__(self, key: bytes, label: str) -> None:
        self._hashes = padded(key)
        self.label = label
        self.n = 0

    def random(self) -> float:
        """Return the next number, at least 0 and below 1."""
        inner, outer = self._hashes
        inner, outer = inner.copy(), outer.copy()
        inner.update(f"{self.label}#{self.n}".encode())
        outer.update(inner.digest())
        self.n += 1
        return (int.from_bytes(outer.digest()[:8], "big") >> 11) * 2.0**-53


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
