"""24.6 What collisions do to gasbags, until chapter 24 is there."""

from __future__ import annotations

from ...core.record import replace
from ...core.referee import Referee
from .ch29_rolls import throw
from .state import State
from .told import tell


def hit_gasbag(s: State, ref: Referee, bag: str, who: str, add: int) -> None:
    """24.6 Roll on the balloon table (R-45)."""
    hit = s.gasbags[bag]
    total = throw(s, ref, "R-45", who, "1d20") + add + hit.gas
    if total > 20:
        burn_gasbag(s, ref, bag, who)
    else:
        s.gasbags[bag] = replace(hit, gas=hit.gas + (2 if total <= 13 else 4 if total <= 18 else 10))


def burn_gasbag(s: State, ref: Referee, bag: str, who: str) -> None:
    """24.6, 24.8 A collision burns the gasbag."""
    s.gasbags[bag] = replace(s.gasbags[bag], burnt=True)
    tell(s, ref, "gasbag-burns", "24.6", what=bag)
