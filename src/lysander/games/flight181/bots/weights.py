"""What a player wants, in numbers: of each side the plain player, the beginner, and the styles, each a will of its own.

The same code reads all of them. A style is no strength: it says what a player likes, as an opponent that plays otherwise than the best one known.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ....bots.numbers import row_of
from ..state import HIJACKERS

OFTEN = (0.15, 0.2, 0.2, 0.45)
"""3.2 How often each way to spread out (``setups.SHAPES``) is used, so that no door is bad against all of them."""


@dataclass(frozen=True)
class Hijack:
    """The weights of a player of the Hijackers: ``life`` for survival, ``escape`` for an escape (17.7), ``bold`` for an ambush, ``fire`` for wild
    fire, ``shield`` in points for each passenger token on a hijacker's square and between him and the nearest team. ``noise`` blurs every weight, so
    that the player's dice mix nearly equal answers. ``bluff`` blurs blending more, so that the Teams cannot infer from what they see who must have
    blended. ``shapes`` is how often each way to spread out is used. With ``idle`` they do nothing at all after their set-up. ``wary`` is how much of
    the chance to be shot in the next turn they see.
    """

    life: float = 0.5
    escape: float = 0.8
    bold: float = 1.0
    fire: float = 1.0
    shield: float = 0.0
    executes: bool = True
    blends: bool = True
    bluff: float = 0.6
    noise: float = 0.1
    shapes: tuple[float, ...] = OFTEN
    idle: bool = False
    wary: float = 1.0


@dataclass(frozen=True)
class Rescue:
    """The weights of a player of the Teams, in points. ``first_by`` is how often the first team enters at each end if it is the only one of its turn
    (13.4), so that Hijackers cannot wait for it there; empty if that is weighed like all else. ``stray`` is how much of what a
    shot past a hijacker does to passengers is seen.

    When it has been quiet for more than ``patience`` turns, they begin to bring people out through the aisle and look where nobody has been; after
    ``calm`` turns more, wholly; control is then worth ``haste`` times as much more. ``search`` is the share of a possum's worth for a search of his
    marker (16.6), ``approach`` what each step towards it is worth of that. ``together`` is the price of each step between a team and the next,
    ``pace`` that of each step it makes.
    """

    found: float = 1.1
    near: float = 0.02
    first_by: tuple[float, ...] = (0.5, 0.15, 0.35)
    control: float = 0.1
    cover: float = 0.15
    exits: float = 0.25
    queue: float = 10.0
    carry: float = 1.0
    crowding: float = 0.25
    aisle: float = 5.0
    wild: bool = True
    vets: float = 1.0
    search: float = 1.0
    approach: float = 0.08
    patience: int = 3
    calm: int = 2
    haste: float = 4.0
    together: float = 0.0
    pace: float = 0.0
    stray: float = 1.0


HIJACK, RESCUE = Hijack(), Rescue()
EASY_HIJACK = Hijack(bold=4.0, executes=False, blends=False, wary=0.5)
EASY_RESCUE = Rescue(found=0.75, near=0.03, first_by=(), control=0.5, cover=0.05, exits=0.1, carry=0.0, aisle=0.0, vets=0.0, search=0.0, stray=0.3)
"""Beginners. Hijackers fire from hiding too early, and know neither executions nor blending. Teams come in by the same door each time, control gladly
and lead people through the aisle while it is under fire, leave the wounded, vet nobody, search nobody who is down, make little of stray shots."""
HASTY = replace(EASY_HIJACK, wary=0.0)
BLIND = replace(EASY_RESCUE, found=0.0, stray=0.0)
"""What a beginner overlooks at times: who can shoot back; and all whom nobody sees just now, and the passengers behind a target."""
OVERLOOKS = 0.3
"""How often a beginner overlooks that, in an action."""

HIJACKS: Mapping[str, Hijack] = {
    "still": replace(HIJACK, idle=True),
    "ambush": replace(HIJACK, bold=20.0, fire=0.5),
    "herd": replace(HIJACK, shield=0.4, shapes=(0.5, 0.25, 0.25, 0.0)),
    "blend": replace(HIJACK, escape=2.5, bluff=0.3, fire=0.5, shapes=(0.6, 0.2, 0.2, 0.0)),
}
RESCUES: Mapping[str, Rescue] = {
    "sweep": replace(RESCUE, patience=-1, calm=1, found=1.6, search=2.0, haste=0.0, exits=0.1),
    "evacuate": replace(RESCUE, patience=-1, calm=1, found=0.6, control=0.3, search=0.5),
    "careful": replace(RESCUE, together=0.15, pace=0.08, cover=0.25, crowding=0.1),
}


def styles(seat: str) -> tuple[str, ...]:
    """Returns the names of the styles of a seat."""
    return tuple(HIJACKS if seat == HIJACKERS else RESCUES)


def row(seat: str, style: str) -> Hijack | Rescue:
    """Returns what a style of a seat likes, in numbers."""
    return row_of(HIJACKS, HIJACK, style) if seat == HIJACKERS else row_of(RESCUES, RESCUE, style)
