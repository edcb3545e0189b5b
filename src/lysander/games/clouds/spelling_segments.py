"""11.3, 34.7 The words of flight plans: of segments, of other actions, and which words make which segment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.record import replace
from ...core.spelling import END
from .geometry import CIRCLE
from .panels import LETTERS
from .plan_text import BANKS as BANK_WORDS
from .plan_text import FIXED, letter_sign, write_action, write_segment
from .plans import Action, Plan, Segment

KINDS = ("S", "TL", "TR", "R0", "RL", "RR", "R@", "DS", "DV", "P1", "P2", "WL", "WR", "E", "IMM", "STALL", "SPIN", "LAND")
TAKEOFF, THROTTLE, HOME, NONE = "TAKEOFF", "thr", "home", "-"
PARTS = {"S": 2, "T": 3, "R@": 3, "D": 1, "P": 1, "W": 2}
"""How many words follow a kind, by its first letter; none follow the others."""
GREATEST = 45
"""14.3 The greatest number of a plan: the highest speed."""
PLAN_WORDS = (END, *KINDS, TAKEOFF, NONE, *LETTERS, *BANK_WORDS, THROTTLE, HOME, *map(str, range(GREATEST + 1)), *(f"{n:+d}" for n in range(-15, 16)))
"""The words of segments, and of what all plans may have besides. Heights have a sign, ``+0`` for none."""


def parts_of(kind: str) -> int:
    """Returns how many words follow a kind."""
    return PARTS["R@"] if kind == "R@" else 0 if kind in FIXED or kind[0] == "R" else PARTS[kind[0]]


def segment(kind: str, parts: Sequence[str]) -> Segment:
    """Returns the segment of a kind and the words behind it."""
    if kind in FIXED:
        return Segment(FIXED[kind])
    match kind[0]:
        case "S":
            return Segment("straight", length=int(parts[0]), dz=int(parts[1]))
        case "T":
            return Segment("turn", kind[1], LETTERS.index(parts[0]) + 1, int(parts[1]), int(parts[2]))
        case "D":
            return Segment("dive", to=kind[1], length=int(parts[0]))
        case "P":
            return Segment("pull", letter=LETTERS.index(parts[0]) + 1, steps=int(kind[1]))
        case "W":
            return Segment("slip", kind[1], length=int(parts[1]), eu=int(parts[0]))
    return Segment("roll", heading=headings(parts)[0]) if kind == "R@" else Segment("roll", to=kind[1])


def headings(parts: Sequence[str]) -> tuple[int, int]:
    """12.5 Returns the lowest and the highest heading that begin with these words: tens of degrees, degrees, tenths."""
    low, size = 0, CIRCLE
    for word, size in zip(parts, (100, 10, 1), strict=False):
        low += int(word) * size
    return low, low + size - 1


def words_of(plan: Plan) -> Iterator[str]:
    """11.3, 34.7 Yields all words of a plan, those that are forced, too; no ``END``."""
    for g in plan.segments:
        length, dz = str(g.length), f"{g.dz:+d}"
        match g.kind:
            case "straight":
                yield from ("S", length, dz)
            case "turn":
                yield from (f"T{g.side}", letter_sign(g.letter), length, dz)
            case "dive":
                yield from (f"D{g.to}", length)
            case "pull":
                yield from (f"P{g.steps}", letter_sign(g.letter))
            case "slip":
                yield from (f"W{g.side}", str(g.eu), length)
            case "roll" if not g.to:
                yield from ("R@", *(str(g.heading // size % count) for size, count in ((100, 36), (10, 10), (1, 10))))
            case _:
                yield write_segment(g)
    if plan.bank:
        yield f"={plan.bank}"
    if plan.throttle:
        yield THROTTLE
    for action in plan.actions:
        yield action_word(action)
        if action.do == "repair":
            yield str(action.count)
    if plan.target:
        yield plan.target
    if plan.go_home:
        yield HOME


def action_word(action: Action) -> str:
    """11.7 Returns the word of an other action; that of a repair says nothing of how many actions it takes."""
    return write_action(replace(action, do="drum")).replace("drum", "repair") if action.do == "repair" else write_action(action)
