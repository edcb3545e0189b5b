"""13 Tests during a move: what a segment asks for before it is flown, and what a speed asks for at the end."""

from __future__ import annotations

from ...core.referee import Referee
from .ch04_people import flying_test
from .ch11_costs import steps_tighter
from .ch13_strength import fails_strength
from .ch29_rolls import Modifier
from .panels import DIVE, HIGH
from .plane import FLYING, Plane
from .plans import Segment
from .state import State

LETTER_P, LETTER_O = 16, 15
"""13.7, 13.8 The numbers of the letters P and O."""
ROUGH = frozenset(("roll", "dive", "slip", "immelmann"))
"""13.7 Kinds that strain cut wires whatever their letter."""
EACH_STEP, DIVING, HANDS = -2, -2, 2
"""13.1 Modifiers: each step beyond the first, at dive speed, with Light hands."""
EACH_ABOVE = -2
"""13.5 Modifier for each EU above Vne."""

AS_PLANNED, WIDER, NOT_FLOWN, FAINTED, BROKEN_UP = "as planned", "wider", "not flown", "fainted", "broken up"
"""13.2, 4.11, 13.6 What the tests before a segment lead to: a turn is flown with the shown letter, a pull not at all, nor anything by a fainted
pilot or a wreck."""


def strains_wires(segment: Segment) -> bool:
    """13.7 Whether cut wires are tested before this segment."""
    return segment.kind in ROUGH or (segment.kind in ("turn", "pull") and segment.letter < LETTER_P)


def strains_wings(segment: Segment) -> bool:
    """13.8 Whether strained wings are tested before this segment."""
    return segment.kind in ("turn", "pull") and segment.letter < LETTER_O


def tight_modifiers(plane: Plane, band: str, steps: int) -> tuple[Modifier, ...]:
    """13.1 Return the modifiers of the test of a tight turn: of Flying below high speed, of strength from there on."""
    modifiers: list[Modifier] = [("steps", EACH_STEP * (steps - 1), "13.1")] if steps > 1 else []
    if band == DIVE:
        modifiers.append(("dive", DIVING, "13.1"))
    elif band != HIGH and plane.pilot.has("hands"):
        modifiers.append(("hands", HANDS, "30.7"))
    return tuple(modifiers)


def tested(s: State, plane: Plane, segment: Segment) -> bool:
    """13.10 Whether a segment is tested before it is flown."""
    if (plane.wires and strains_wires(segment)) or (plane.strain and strains_wings(segment)):
        return True
    return segment.kind in ("turn", "pull") and steps_tighter(s.panel(plane), plane, segment.letter) > 0


def before_segment(s: State, ref: Referee, plane: Plane, segment: Segment) -> tuple[str, bool]:
    """13.10 Make the tests that a segment needs, in the order wires, strain, tight turn. Return what follows, and whether any of them failed.

    The speed of the aeroplane is still that at the start of the move.
    """
    failed = False
    if plane.wires and strains_wires(segment):
        failed = fails_strength(s, ref, plane, "wires")
    if plane.strain and strains_wings(segment) and plane.state == FLYING:
        failed |= fails_strength(s, ref, plane, "strain")
    if plane.state != FLYING:
        return BROKEN_UP, failed
    if segment.kind in ("turn", "pull") and (steps := steps_tighter(s.panel(plane), plane, segment.letter)):
        return tight_test(s, ref, plane, segment, steps, failed)
    return AS_PLANNED, failed


def tight_test(s: State, ref: Referee, plane: Plane, segment: Segment, steps: int, failed: bool) -> tuple[str, bool]:
    """13.1, 13.2 Make the test of a tight turn or pull. Return what follows, and whether it or an earlier test failed."""
    band = s.band(plane)
    modifiers = tight_modifiers(plane, band, steps)
    if band in (HIGH, DIVE):
        failed |= fails_strength(s, ref, plane, "turn", modifiers)
        return (AS_PLANNED if plane.state == FLYING else BROKEN_UP), failed
    if flying_test(s, ref, "R-08", plane, modifiers) < 0:
        return (WIDER if segment.kind == "turn" else NOT_FLOWN), True
    return (FAINTED if plane.pilot.faint else AS_PLANNED), failed


def after_move(s: State, ref: Referee, plane: Plane, start: int) -> None:
    """3.3, 13.5, 13.9, 14.7 Make the tests that the speed asks for at the end of a move: Vne, then vibration, one test a move."""
    above = plane.speed - s.panel(plane).vne
    if above > 0:
        fails_strength(s, ref, plane, "vne", (("vne", EACH_ABOVE * above, "13.5"),))
    if plane.state == FLYING and vibrates(plane, start):
        fails_strength(s, ref, plane, "vibration")


def vibrates(plane: Plane, start: int) -> bool:
    """13.9 Whether a running engine shakes the aeroplane: its speed at the start or the end of the move is above the limit."""
    return any(e.vibration and not e.state and max(start, plane.speed) > e.vibration for e in plane.engines)
