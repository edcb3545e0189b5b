"""What a person types for a party of men (6.1) or an order to a unit (8.2)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ...answers import ALL, Labels, letters

ALIASES = {"set": "unload", "down": "unload", "get": "board", "lift": "park", "go": "walk"}


def read_party(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> str:
    """``ABC@0309:walk``, ``abc``, ``arden dunn walk``, ``all``, ``0309``, ``ab drive L3``; the hex is found from the men."""
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
    """The means, and the words without it."""
    if "drive" in words:
        at = words.index("drive")
        lorry = next((w for w in words[at + 1 :] if w.lstrip("l").isdigit()), "")
        rest = [w for w in words[:at] if w] + [w for w in words[at + 1 :] if w != lorry]
        return f"drive=L{lorry.lstrip('l')}", rest
    return "walk", [w for w in words if w not in ("walk", "go")]


def read_order(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> str:
    """``P3:board=L3``, ``p3 board l3``, ``L3 drive``, or the unit and a word of the order's label."""
    words = [w for w in re.split(r"[\s:=]+", typed) if w]
    if not words or not re.fullmatch(r"[pPlL]\d", words[0]):
        return typed
    unit, order = words[0].upper(), words[1].lower() if len(words) > 1 else ""
    order = ALIASES.get(order, order)
    named = [v for v, label in labels if str(v).startswith(unit + ":") and order and order in label.lower().split(":")[-1].split()]
    if len(named) == 1:
        return str(named[0])
    return f"{unit}:{order}" + (f"={words[-1].upper()}" if order == "board" and len(words) > 2 else "")
