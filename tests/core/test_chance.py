"""Dice from a seed are what HMAC-SHA256 of the standard library makes of it."""

from __future__ import annotations

import hmac
from random import Random

from lysander.core.chance import Stream


def test_random_numbers_are_those_of_the_hmac_of_the_standard_library():
    rng = Random(1)
    for length in (0, 1, 16, 32, 63, 64, 65, 200):
        key = rng.randbytes(length)
        stream = Stream(key, "look:P3#7")
        for n in range(3):
            digest = hmac.digest(key, f"look:P3#7#{n}".encode(), "sha256")
            assert stream.random() == (int.from_bytes(digest[:8], "big") >> 11) * 2.0**-53
