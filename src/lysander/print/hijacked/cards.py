"""Cards and tiles, all of one size, out of the tables of the engine."""

from __future__ import annotations

from typing import Any

from ...games.hijacked.rules import COLOURS, raw_tables
from ...games.hijacked.words import Words
from .signs import SIGNS

LETTERS = COLOURS


def passengers(words: Words) -> list[dict[str, Any]]:
    """2.2 Return the passenger cards: colour by letter and sign, the least trust, the demand; the back value on the back."""
    say, found = words.say, []
    for card in raw_tables()["cards"]["card"]:
        red = card["colour"] == "red"
        found.append(
            {
                "kind": "passenger",
                "id": card["id"],
                "letter": card["id"][0],
                "colour": say(f"colour-{card['colour']}"),
                "sign": SIGNS[card["colour"]],
                "trust": "" if red else f"{card['trust']} %",
                "trust_word": say("print-red") if red else say("print-trust-word"),
                "demand": [{"sign": SIGNS[kind], "letter": kind} for kind in card["demand"]],
                "free": "" if red or card["demand"] else say("print-no-demand"),
                "full": red,
                "back": {"kind": "value", "value": str(card["back"]), "word": say("print-passenger-card")},
            }
        )
    return found


def back(words: Words, kind: str, sign: str) -> dict[str, Any]:
    """Return the back of a tile: what it is."""
    return {"kind": "named", "sign": SIGNS[sign], "word": words.say(f"print-back-{kind}")}


def told(words: Words, kind: str, sign: str, title: str, text: str, small: str = "", mark: str = "", rule: str = "") -> dict[str, Any]:
    """Return a tile or card that says something."""
    made = {"kind": "told", "sign": SIGNS[sign], "title": title, "text": text, "small": small, "mark": mark, "rule": rule}
    return made | {"what": words.say(f"print-back-{kind}"), "back": back(words, kind, sign)}


def tiles(words: Words) -> list[dict[str, Any]]:
    """2.1 Return hijacker tiles, bonus tiles, objective tiles, Cybot cards and the start card."""
    say, raw, lang = words.say, raw_tables(), words.say("print-lang")
    hijackers = [
        told(words, "hijacker", "mask", t[lang], t[f"text_{lang}"], say("print-at-end"), str(t["id"]), raw["hijackers"]["rule"])
        for t in raw["hijackers"]["tile"]
    ]
    bonus = [
        told(
            words,
            "bonus",
            "?",
            t[lang],
            say(f"print-does-{t['id']}"),
            say("print-lasting" if t["lasting"] else "print-once"),
            str(t["id"]),
            t["rule"],
        )
        for t in raw["bonus_tiles"]["tile"]
    ]
    cybot = [
        told(words, "cybot", "robot", t[lang], say(f"print-cybot-{t['id']}"), say("print-else", n=t["else_score"]), str(t["id"]), t["rule"])
        for t in raw["cybot"]["card"]
    ]
    goals = {goal["id"]: goal[lang] for goal in raw["objectives"]["goal"]}
    objectives = [
        {"kind": "goals", "mark": str(t["id"]), "goals": [goals[goal] for goal in t["goals"]], "back": back(words, "objective", "goal")}
        for t in raw["objectives"]["tile"]
    ]
    first = told(words, "start", "plane", say("print-start-card"), say("print-start-text"), rule="3.2")
    return [*hijackers, *bonus, *cybot, *objectives, first]
