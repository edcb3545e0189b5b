"""11.2, 11.3 The flight plan as data: segments, other actions, and the record that holds them. Its notation is read and written in ``plan_text``."""

from __future__ import annotations

from ...core.record import Value

KINDS = ("straight", "turn", "roll", "dive", "pull", "ease", "slip", "immelmann", "stall", "spin", "land", "takeoff")
"""11.3 Kinds of segments; ``unknown`` is a word of the notation that is none of them (P-02)."""
UNKNOWN = "unknown"
ACTIONS = ("restart", "cut", "shut", "repair", "drum", "radio", "photo", "observe", "jettison", "jump")
"""11.7 Other actions."""
MANOEUVRES = frozenset(("turn", "roll", "dive", "pull", "slip", "immelmann"))
"""11.6 Kinds that count as manoeuvres; a spin does, too."""
MOST_SEGMENTS = 12


class Segment(Value, frozen=True):
    """11.3 A segment: ``side`` L or R; ``letter`` the number of a template (A is 1); ``length`` and ``dz`` in MU; ``to`` the bank of a roll or the
    class of a dive; ``heading`` of a roll in a vertical dive, -1 for none; ``steps`` of a pull; ``eu`` of a slip. What a kind does not have is 0 or
    empty."""

    kind: str
    side: str = ""
    letter: int = 0
    length: int = 0
    dz: int = 0
    to: str = ""
    heading: int = -1
    steps: int = 0
    eu: int = 0


class Action(Value, frozen=True):
    """11.7 Another action: ``who`` does it (P, N or G), on ``what`` (engine L or R, gun, battery, point, unit, or who jumps), and how often."""

    do: str
    who: str = "P"
    what: str = ""
    count: int = 0


class Plan(Value, frozen=True):
    """11.2 A flight plan. ``bank`` is the free bank, empty for none; ``target`` empty for none."""

    segments: tuple[Segment, ...] = ()
    bank: str = ""
    throttle: bool = False
    actions: tuple[Action, ...] = ()
    target: str = ""
    go_home: bool = False
