"""24.6, 24.8 What a hit does to a gasbag: gas mixes with air, or it burns."""

from __future__ import annotations

from ...core.record import replace
from ...core.referee import Referee
from .ch29_rolls import at_most, throw
from .state import State, plane_id
from .told import tell

AIRSHIP = "airship"
LOW = 10
"""36 R-45: up to this face the die opens a window."""


def hit_gasbag(s: State, ref: Referee, bag: str, who: str, add: int) -> None:
    """24.6 Roll for a hit on a gasbag (R-45): ``add`` and the gas mixed in are added. ``who`` is the person whose die it is."""
    hit = s.gasbags[bag]
    if not hit.there:
        return
    table = s.rules.tables["balloon"]["damage"]
    total = throw(s, ref, "R-45", who, table["roll"], at_most(LOW), at=bag, add=add, gas=hit.gas) + add + hit.gas
    (verb,) = next(r for r in table["row"] if r["from"] <= total <= r.get("to", total))["does"]
    if "gas" in verb:
        mix(s, ref, bag, verb["gas"])
    elif hit.kind == AIRSHIP and hit.fires + 1 < s.rules.tables["balloon"]["airship"]["fires_needed"]:
        s.gasbags[bag] = replace(hit, fires=hit.fires + 1)
        tell(s, ref, "fire-dies", "24.8", what=bag, fires=hit.fires + 1)
    else:
        burn_gasbag(s, ref, bag, who)


def mix(s: State, ref: Referee, bag: str, gas: int) -> None:
    """24.6, 24.8 More gas is mixed with air, half as much in an airship; it holds for all later rolls."""
    hit = s.gasbags[bag]
    more = gas // 2 if hit.kind == AIRSHIP else gas
    s.gasbags[bag] = replace(hit, gas=hit.gas + more)
    tell(s, ref, "gas", "24.6", what=bag, add=more, sum=hit.gas + more)


def burn_gasbag(s: State, ref: Referee, bag: str, who: str) -> None:
    """24.6, 24.8, 24.9 The gasbag burns and is destroyed, which is no air victory; in a collision of row 18 to 20 an airship does so at once."""
    s.gasbags[bag] = replace(s.gasbags[bag], burnt=True, by=plane_id(who))
    tell(s, ref, "gasbag-burns", "24.6", what=bag)
