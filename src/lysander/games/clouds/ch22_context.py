"""22.6 What the verbs of a table are about, and the dice that they all use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ...core.referee import Referee
from .ch29_rolls import throw
from .geometry import Place
from .plane import Plane
from .state import State

Verb = Mapping[str, Any]


@dataclass(slots=True)
class Context:
    """What the verbs of a row are about.

    ``plane`` suffers them; ``attacker`` is the person whose dice they are (29.1), empty for nobody; ``source`` where the shot came from (22.7), None
    for barrages and explosions. ``shooting`` says that it happens in the shooting phase, when all moves are over (4.11). ``engine`` is the one that
    was picked; ``stay`` says that a stay test is owed after the row (22.14); ``chain`` are the aeroplanes that this chain of explosions has counted
    (16.10). ``more`` are the verbs that a table has beside those of ``ch22_effects``.
    """

    plane: Plane
    attacker: str = ""
    source: Place | None = None
    shooting: bool = True
    engine: str = ""
    stay: bool = False
    chain: list[str] = field(default_factory=list)
    more: Mapping[str, Handler] = field(default_factory=dict)


Handler = Callable[[State, Referee, Verb, Context], None]


def amount_of(s: State, ref: Referee, id: str, who: str, verb: Verb, ctx: Context) -> int:
    """29.1, 34.9 Return the amount of a verb, or what its dice come to: rolled for the one who suffers, the dice being the attacker's."""
    fixed: int | None = verb.get("amount")
    return throw(s, ref, id, who, verb["dice"], owner=ctx.attacker) if fixed is None else fixed


def sub_die(s: State, ref: Referee, dice: str, ctx: Context, what: str) -> int:
    """22.6 Roll the die (R-36) for a sub-row, or for who or what is hit."""
    return throw(s, ref, "R-36", ctx.plane.id, dice, owner=ctx.attacker, what=what)
