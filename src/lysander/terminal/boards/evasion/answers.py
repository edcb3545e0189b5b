"""Reads what a person types for a path (18.9), a party of men (6.1) or an order to a unit (8.2), and at the umpire's desk (15)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ....core.hexes import centre
from ...answers import ALL, STOPS, Labels, letters

ALIASES = {"set": "unload", "down": "unload", "get": "board", "lift": "park", "go": "walk"}
HEX = re.compile(r"^([xr]?)(\d{4})$")
DIRECTIONS = {"w": (-2, 0), "e": (2, 0), "nw": (-1, -1), "ne": (1, -1), "sw": (-1, 1), "se": (1, 1)}
PATTERNS = {
    "check": (re.compile(r"overrule[ :]+(\S+) *(.*)"), 'overrule:{0} "{1}"'),
    "release": (re.compile(r"(reword|withhold)[ :]+(\d+) +(.+)"), '{0}:{1} "{2}"'),
    "tell": (re.compile(r'((?:ruling:)?[^\s"@]+(?:@[\d,]+)?) +([^@].*)'), '{0} "{1}"'),
    "close": (re.compile(r"(\S+) +(.+)"), '{0} "{1}"'),
    "change": (re.compile(r'([^"]+?) *: +(.+)'), '{0} "{1}"'),
}
DELAY = re.compile(r"delay[ :]+(\d+)[ :]+(\d+) +(.+)")


def read_party(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> str:
    """Reads ``ABC@0309:walk``, ``abc``, ``arden dunn walk``, ``all``, ``0309``, ``ab drive L3``; the hex follows from the men."""
    if "@" in typed:
        men, _, rest = typed.partition("@")
        return f"{men.upper()}@{rest}"
    if re.fullmatch(r"[xr]?\d{4}|\d{1,3}", typed) and typed not in {g["hex"] for g in form["groups"]}:
        return typed
    words = [w for w in re.split(r"[\s,:=]+", typed.lower()) if w]
    means, words = _means(words)
    groups = form["groups"]
    if not words or (words[0] in ALL and len(words) == 1):
        return f"{groups[0]['men']}@{groups[0]['hex']}:{means}" if len(groups) == 1 else typed
    for group in groups:
        if words == [group["hex"]] or (words[0] in ALL and words[1:] == [group["hex"]]):
            return f"{group['men']}@{group['hex']}:{means}"
    men = letters(" ".join(words), names)
    at = next((g["hex"] for g in groups if set(men) & set(g["men"])), "")
    return f"{men}@{at}:{means}" if men and at else typed


def _means(words: list[str]) -> tuple[str, list[str]]:
    """Returns the means, and the words without it."""
    if "drive" in words:
        at = words.index("drive")
        lorry = next((w for w in words[at + 1 :] if w.lstrip("l").isdigit()), "")
        rest = [w for w in words[:at] if w] + [w for w in words[at + 1 :] if w != lorry]
        return f"drive=L{lorry.lstrip('l')}", rest
    return "walk", [w for w in words if w not in ("walk", "go")]


def read_order(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> str:
    """Reads ``P3:board=L3``, ``p3 board l3``, ``L3 drive``, or the unit and a word of the order's label."""
    words = [w for w in re.split(r"[\s:=]+", typed) if w]
    if not words or not re.fullmatch(r"[pPlL]\d", words[0]):
        return typed
    unit, order = words[0].upper(), words[1].lower() if len(words) > 1 else ""
    order = ALIASES.get(order, order)
    named = [v for v, label in labels if str(v).startswith(unit + ":") and order and order in label.lower().split(":")[-1].split()]
    if len(named) == 1:
        return str(named[0])
    return f"{unit}:{order}" + (f"={words[-1].upper()}" if order == "board" and len(words) > 2 else "")


def read_path(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> str:
    """18.9 Reads ``r0310 x0309 stop``, ``0310 0309``, ``ne e``, or notation. A hex without a letter goes the cheaper way."""
    small = typed.lower().replace(",", " ")
    if re.fullmatch(r"([xr]\d{4})+\.?|\.", small):
        return small
    moves, here, out = form["moves"], form["start"], ""
    words = small.split()
    for n, word in enumerate(words):
        if word in STOPS:
            return out + "." if n == len(words) - 1 else typed
        step = _step(word, here, moves.get(here, {}))
        if not step:
            return typed
        out += step
        here = step[1:]
    return out


def _step(word: str, here: str, moves: Mapping[str, Sequence[Any]]) -> str:
    """Returns one step: a hex or a direction, with ``x`` or ``r`` before it or the cheaper of both."""
    stops = word.endswith(".")
    word = word.rstrip(".")
    found = HEX.match(word)
    way, to = (found[1], found[2]) if found else _direction(word, here)
    if not to:
        return ""
    if way:
        return way + to + ("." if stops else "")
    known = sorted((move[1], step) for step, move in moves.items() if step[1:] == to)
    return (known[0][1] if known else "x" + to) + ("." if stops else "")


def _direction(word: str, here: str) -> tuple[str, str]:
    """Returns ``ne`` or ``rne`` as a hex beside ``here``."""
    way = word[0] if word[:1] in ("r", "x") and word[1:] in DIRECTIONS else ""
    turn = DIRECTIONS.get(word[len(way) :])
    if turn is None:
        return "", ""
    x, y = centre(here)
    x, y = x + turn[0], y + turn[1]
    return way, f"{(x - y % 2) // 2:02d}{y:02d}" if x >= 0 and y >= 0 else "0000"


def read_desk(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> str:
    """15 Reads ``overrule 4 thick fog`` as ``overrule:4 "thick fog"``; a change takes its reason after a colon; other lines stay unchanged."""
    kind = form["type"]
    delayed = DELAY.fullmatch(typed) if kind == "release" else None
    if delayed:
        return f'delay:{delayed[1]}:{delayed[2]} "{_bare(delayed[3])}"'
    pattern, written = PATTERNS[kind]
    found = pattern.fullmatch(typed)
    if found is None or (kind == "change" and '"' in typed):
        return typed
    *order, reason = found.groups()
    return written.format(*order, _bare(reason))


def _bare(reason: str) -> str:
    """Returns a reason without the quotation marks around it."""
    return reason.strip().strip('"')
