"""20.2, 34.8, 35.2 An attack as data, and its notation: ``hold``, ``C1 normal``, ``C1 sustained g1``, ``K1 rockets 4``, ``bombs m6 @-2500,0``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from ...core.ask import Json
from ...core.record import Value
from .answer_data import MISSING, VALUE, Fault, are_whole, keys_fault

HOLD, GUNS, ROCKETS, BOMBS, UNKNOWN = "hold", "guns", "rockets", "bombs", "unknown"
KINDS = {"l": "light", "m": "medium", "h": "heavy"}
"""34.3 Kinds of bombs by their letter."""
LETTERS = {kind: letter for letter, kind in KINDS.items()}
NUMBER = r"-?(?:0|[1-9]\d{0,6})"
SHOT = re.compile(r"([A-Z]\d+) (normal|sustained|short)((?: g[1-9])*)")
SALVO = re.compile(r"([A-Z]\d+) rockets ([1-9]\d?)")
GUN, TARGET = re.compile(r"g[1-9]"), re.compile(r"[A-Z][0-9]{1,6}")
MODES = ("normal", "sustained", "short")
STICK = re.compile(rf"bombs ([lmh])([1-9]\d?) @({NUMBER}),({NUMBER})")


class Attack(Value, frozen=True):
    """20.2 An attack: ``do`` is hold, guns, rockets, bombs, or unknown for a text that is none.

    ``guns`` is empty for all that can take part; ``kind`` of bombs; ``count`` of rockets or bombs; ``x``, ``y`` the aim point in points.
    """

    do: str
    target: str = ""
    mode: str = ""
    guns: tuple[str, ...] = ()
    kind: str = ""
    count: int = 0
    x: int = 0
    y: int = 0


def read(text: object) -> Attack:
    """34.8 Return the attack that a text stands for; one that is none is unknown."""
    if not isinstance(text, str):
        return Attack(UNKNOWN)
    if text == HOLD:
        return Attack(HOLD)
    if shot := SHOT.fullmatch(text):
        return Attack(GUNS, shot[1], shot[2], tuple(shot[3].split()))
    if salvo := SALVO.fullmatch(text):
        return Attack(ROCKETS, salvo[1], count=int(salvo[2]))
    if stick := STICK.fullmatch(text):
        return Attack(BOMBS, kind=KINDS[stick[1]], count=int(stick[2]), x=int(stick[3]), y=int(stick[4]))
    return Attack(UNKNOWN)


def write(attack: Attack) -> str:
    """34.8 Return the writing of an attack."""
    match attack.do:
        case "guns":
            return " ".join((attack.target, attack.mode, *attack.guns))
        case "rockets":
            return f"{attack.target} rockets {attack.count}"
        case "bombs":
            return f"bombs {LETTERS[attack.kind]}{attack.count} @{attack.x},{attack.y}"
    return attack.do


# as plain data

NEEDED = {HOLD: ("do",), GUNS: ("do", "target", "mode"), ROCKETS: ("do", "target", "count"), BOMBS: ("do", "kind", "count", "aim")}
"""35.2 The keys that the record of an attack must have; that of guns may name them, too."""


def of_data(value: Mapping[str, Json]) -> Attack | Fault:
    """35.2 Return the attack of a record like ``{"do": "guns", "target": "C1", "mode": "normal", "guns": ["g1"]}``, or what is wrong with it."""
    do = value.get("do")
    if not isinstance(do, str) or do not in NEEDED:
        return Fault(VALUE if "do" in value else MISSING, "do")
    if fault := keys_fault(value, NEEDED[do], ("guns",) if do == GUNS else ()):
        return fault
    for key in value:
        if not FITS[key](value[key]):
            return Fault(VALUE, key)
    fields = {key: value[key] for key in ("target", "mode", "kind", "count") if key in value}
    x, y = value.get("aim", (0, 0))
    return Attack(do, guns=tuple(value.get("guns", ())), x=x, y=y, **fields)


def _are_guns(value: Json) -> bool:
    named = isinstance(value, (list, tuple)) and 0 < len(value) < 10 and all(isinstance(g, str) and GUN.fullmatch(g) for g in value)
    return named and len(set(value)) == len(value)


FITS: Mapping[str, Callable[[Json], bool]] = {
    "do": lambda value: True,
    "target": lambda value: isinstance(value, str) and TARGET.fullmatch(value) is not None,
    "mode": lambda value: isinstance(value, str) and value in MODES,
    "guns": _are_guns,
    "kind": lambda value: isinstance(value, str) and value in LETTERS,
    "count": lambda value: type(value) is int and 1 <= value <= 99,
    "aim": lambda value: are_whole(value, 2, 9_999_999),
}
"""35.2 Whether an entry of an attack is of its type."""


def data_of(attack: Attack) -> dict[str, Any]:
    """35.2 Return an attack as a record; guns are left out if they are all that can."""
    match attack.do:
        case "guns":
            return {"do": GUNS, "target": attack.target, "mode": attack.mode, **({"guns": list(attack.guns)} if attack.guns else {})}
        case "rockets":
            return {"do": ROCKETS, "target": attack.target, "count": attack.count}
        case "bombs":
            return {"do": BOMBS, "kind": attack.kind, "count": attack.count, "aim": [attack.x, attack.y]}
    return {"do": attack.do}
