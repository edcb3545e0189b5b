"""16.7, 16.10 Collisions with aeroplanes and gasbags: what the rows of ``collision.toml`` do. The ground is in ``ch16_ground``."""

from __future__ import annotations

from typing import Any

from ...core.record import replace
from ...core.referee import Referee
from .ch04_people import all_die, flying_test
from .ch13_strength import destroy, lose_strength, strength_test
from .ch15_spin import enter_spin
from .ch15_stall import LOW
from .ch16_ground import collision_roll, row_of
from .ch22_damage import explode
from .ch24_gas import burn_gasbag, hit_gasbag
from .ch29_rolls import failed, never, throw
from .plane import Plane
from .state import State
from .told import tell, tell_side


def collide(s: State, ref: Referee, mover: Plane, other: Plane, band: str, h: int) -> None:
    """16.7 The mover collides with another aeroplane at its path point of height ``h``: the roll (R-16), then its row for both."""
    result = collision_roll(s, ref, mover, band, "aeroplane")
    tell(s, ref, "collision", "16.7", who=mover.id, column="aeroplane", other=other.id, row=result)
    for verb in row_of(s, result)["aeroplane"]["does"]:
        _do(s, ref, verb, mover, other, h)


def hit_bag(s: State, ref: Referee, mover: Plane, bag: str, cable: bool, band: str, h: int) -> None:
    """16.6, 16.7 The mover collides with a gasbag, or with the cable that holds it."""
    result = collision_roll(s, ref, mover, band, "balloon")
    tell(s, ref, "collision", "16.7", who=mover.id, column="balloon", other=bag, row=result)
    for verb in row_of(s, result)["balloon"]["does"]:
        if "balloon" in verb:
            burn_gasbag(s, ref, bag, mover.id)
        elif "balloon_damage" in verb:
            hit_gasbag(s, ref, bag, mover.id, verb["balloon_damage"])
        elif "cable" in verb:
            _cable(s, ref, bag, cable, verb["cable"])
        else:
            _do(s, ref, verb, mover, None, h)


def _cable(s: State, ref: Referee, id: str, met: bool, how: str) -> None:
    """16.10 The cable is cut, or jams: only when the cable was met, and the balloon still hangs on it."""
    bag = s.gasbags[id]
    if met and bag.there and not bag.adrift:
        s.gasbags[id] = replace(bag, adrift=True) if how == "cut" else replace(bag, jammed=True)
        tell(s, ref, f"cable-{how}", "16.10", what=id)


def _do(s: State, ref: Referee, verb: Any, mover: Plane, other: Plane | None, h: int) -> None:
    """16.10 Do a verb of the columns aeroplane and balloon for those whom it names, the mover first."""
    if "explode" in verb:
        explode(s, ref, _named(verb["explode"], mover, other), (mover.x, mover.y, h), verb["radius"])
        return
    for plane in _named(verb.get("who", "mover"), mover, other):
        if "kill" in verb:
            all_die(s, ref, plane)
        elif "wreck" in verb:
            destroy(s, ref, plane, "collision", "16.10")
        elif "spin" in verb:
            enter_spin(s, ref, plane)
        elif "lose" in verb:
            lose_strength(s, ref, plane, throw(s, ref, "R-17", plane.id, verb["dice"]))
        elif "wider" in verb:
            _wider(s, ref, plane, verb["wider"])
        elif "flag" in verb:
            _wheels(s, ref, plane)
        elif verb["test"] == "flying":
            _breaks(s, ref, plane)
        else:
            strength_test(s, ref, plane, "collision")


def _named(who: str, mover: Plane, other: Plane | None) -> tuple[Plane, ...]:
    """16.7 Return the aeroplanes that a verb names."""
    if other is None or who == "mover":
        return (mover,)
    return (mover, other) if who == "both" else (other,)


def _wider(s: State, ref: Referee, plane: Plane, n: int) -> None:
    """3.7 Every turn is wider from now on."""
    plane.wider += n
    tell_side(s, ref, plane.side, "wider", "3.7", who=plane.id, add=n)


def _wheels(s: State, ref: Referee, plane: Plane) -> None:
    """16.10 The undercarriage is lost: it owes an emergency landing, but may fight on."""
    plane.undercarriage = plane.emergency = True
    tell(s, ref, "undercarriage-lost", "16.10", who=plane.id)


def _breaks(s: State, ref: Referee, plane: Plane) -> None:
    """16.7 Who breaks at the last moment makes a Flying test (R-18), or spins."""
    if flying_test(s, ref, "R-18", plane, vital=failed if plane.z <= LOW else never) < 0:
        enter_spin(s, ref, plane)
