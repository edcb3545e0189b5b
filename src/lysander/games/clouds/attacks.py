"""20.2, 34.8, 35.2 An attack as data, and its notation: ``hold``, ``C1 normal``, ``C1 sustained g1``, ``K1 rockets 4``, ``bombs m6 @-2500,0``."""

from __future__ import annotations

import re

from ...core.record import Value

HOLD, GUNS, ROCKETS, BOMBS, UNKNOWN = "hold", "guns", "rockets", "bombs", "unknown"
KINDS = {"l": "light", "m": "medium", "h": "heavy"}
"""34.3 Kinds of bombs by their letter."""
LETTERS = {kind: letter for letter, kind in KINDS.items()}
NUMBER = r"-?(?:0|[1-9]\d{0,6})"
SHOT = re.compile(r"([A-Z]\d+) (normal|sustained|short)((?: g[1-9])*)")
SALVO = re.compile(r"([A-Z]\d+) rockets ([1-9]\d?)")
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
