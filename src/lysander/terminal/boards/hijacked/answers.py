"""Reads what a person types for an action (25.3) or an any-time move (16.1), and returns it in the notation of chapter 23."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ....core.ask import Json
from ...answers import Labels

DICE, KINDS = "abvwmn", "CFMJ"
VERBS = {
    "c": "card", "select": "card", "t": "trust", "l": "talk", "line": "talk", "push": "squad", "m": "marker", "b": "bonus", "turn": "change",
    "p": "play", "d": "discard", "r": "reserve", "no": "pass", "free": "rescue", "passenger": "rescue", "go": "more", "yes": "more", "finish": "done",
    "karte": "card", "vertrauen": "trust", "rede": "talk", "reden": "talk", "zurück": "squad", "ende": "end", "spielen": "play",
    "abwerfen": "discard", "reservieren": "reserve", "drehen": "change", "einlösen": "cash", "passagier": "rescue", "medaille": "medal",
    "weiter": "more", "fertig": "done",
}  # fmt: skip


def read(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> Json:
    """Reads ``card 3 a``, ``c 3a``, ``3 a``, ``trust b``, ``talk 2``, ``squad 14``, ``change a 4``, ``cash c``, ``rescue y4 y1``, ``tile 2 c>a``.

    Missing parts are filled in where there is only one way: both dice if two are left, the first payment that fits.
    """
    words = typed.lower().split()
    if not words:
        return typed
    words[0] = VERBS.get(words[0], words[0])
    if re.fullmatch(r"[1-6] ?[a-z-]", " ".join(words)):
        words.insert(0, "card")
    make = {"talk": _talk, "squad": _squad, "change": _change, "card": _card, "reserve": _card}.get(words[0], _plain)
    return make(words, form)


def _dice(text: str) -> list[str]:
    """Returns the letters of dice in their order."""
    return sorted((d for d in text if d in DICE), key=DICE.index)


def _card(words: list[str], form: Mapping[str, Any]) -> str:
    """Reads ``card 3a`` as ``card 3 a``; without a die, as the one answer that names this place."""
    verb, rest = words[0], " ".join(words[1:])
    found = re.fullmatch(r"(top|[1-6])\s*([a-z-]?)", rest)
    if not found:
        return " ".join(words)
    place, die = found.groups()
    if die:
        return f"{verb} {place} {die}"
    ways = [o["value"] for o in form.get("options", ()) if o["verb"] == verb and o["place"] == place]
    return str(ways[0]) if len(ways) == 1 else f"{verb} {place}"


def _talk(words: list[str], form: Mapping[str, Any]) -> str:
    """Reads ``talk 2 ab``; without dice, as the one answer for this place."""
    line, dice = "".join(words[1:2]), _dice("".join(words[2:]))
    ways = [o["value"] for o in form.get("options", ()) if o["verb"] == "talk" and str(o["line"]) == line]
    if not dice and len(ways) == 1:
        return str(ways[0])
    return " ".join(["talk", line, *dice])


def _squad(words: list[str], form: Mapping[str, Any]) -> str:
    """Reads ``squad 14`` or ``squad a b 14``."""
    dice = _dice("".join(w for w in words[1:] if w.isalpha()))
    target = [w for w in words[1:] if w.isdigit()][:1]
    pairs = (form.get("squad") or {}).get("pairs", ())
    if not dice and len(pairs) == 1:
        dice = list(pairs[0])
    return " ".join(["squad", *dice, *target])


def _change(words: list[str], form: Mapping[str, Any]) -> str:
    """Reads ``change a 4``, paid with as few jokers as possible."""
    parts = words[1:4]
    change = form.get("change") or {}
    if len(parts) == 2:
        steps = (change.get("dice", {}).get(parts[0]) or {}).get(parts[1])
        ways = change.get("pay", {}).get(str(steps), ())
        parts += [min(ways, key=lambda way: way.count("J"))] if ways else []
    return " ".join(["change", *parts[:2], *("".join(sorted(p.upper(), key=_kind)) for p in parts[2:])])


def _kind(letter: str) -> int:
    return KINDS.index(letter) if letter in KINDS else len(KINDS)


def _plain(words: list[str], form: Mapping[str, Any]) -> str:
    """Returns an any-time move with markers and cards in capitals and in order."""
    verb, rest = words[0], [w.upper() for w in words[1:]]
    if verb in ("play", "pay"):
        return " ".join([verb, *("".join(sorted(w, key=_kind)) for w in rest)])
    if verb in ("rescue", "pilot"):
        return " ".join([verb, *sorted(map(_card_id, rest))])
    if verb == "tile":
        gifts = sorted(rest[1:], key=lambda g: (_kind(g[:1]), g[2:])) if rest[:1] == ["2"] else sorted(map(_card_id, rest[1:]))
        return " ".join([verb, *rest[:1], *gifts])
    return " ".join([verb, *(rest if verb in ("cash", "take") else words[1:])])


def _card_id(word: str) -> str:
    """Returns ``B5`` as ``B05``."""
    return f"{word[0]}{int(word[1:]):02d}" if re.fullmatch(r"[BGYSR]\d{1,2}", word) else word
