"""16.10, 24.6 What collisions do to those near by and to gasbags, until chapters 22 and 24 are there."""

from __future__ import annotations

from ...core.record import replace
from ...core.referee import Referee
from .ch04_people import all_die
from .ch13_strength import destroy
from .ch29_rolls import throw
from .plane import Plane
from .state import State
from .told import tell


def explode(s: State, ref: Referee, planes: tuple[Plane, ...], place: tuple[int, int, int], radius: int) -> None:
    """16.10 The aeroplanes are destroyed and everybody aboard dies."""
    for plane in planes:
        all_die(s, ref, plane)
        destroy(s, ref, plane, "exploded", "16.10")


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
