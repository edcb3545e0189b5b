"""Counters of 15 mm, as many as the table of contents has."""

from __future__ import annotations

from typing import Any

from ...games.hijacked.rules import SEATS, raw_tables
from ...games.hijacked.words import Words
from ..parts import group
from .signs import SIGNS


def count(id: str) -> int:
    """2.1 Return how many there are of something."""
    return next(int(c["count"]) for c in raw_tables()["components"]["component"] if c["id"] == id)


def plain(words: Words, sign: str, word: str, many: int = 1) -> list[dict[str, Any]]:
    """Return counters with a sign and a word."""
    return [{"sign": SIGNS[sign], "word": words.say(word)}] * many


def groups(words: Words) -> list[dict[str, Any]]:
    """2.1 Return all counters in their strips. Medals are turned over once taken, tiles and cubes drawn unseen: they have backs."""
    say = words.say
    board = [
        *plain(words, "squad", "print-mark-squad", count("squad")),
        *plain(words, "fist", "print-mark-persuade", count("persuasion_marker")),
        *plain(words, "star", "print-mark-star", count("star")),
        *plain(words, "pilot", "print-mark-pilot", count("pilot")),
    ]
    owned = [
        {"sign": SIGNS[sign], "number": seat, "word": ""}
        for sign, id in (("disc", "communication_disc"), ("flag", "score_marker"), ("thumb", "recognition_marker"))
        for seat in SEATS[: count(id)]
    ]
    kinds = raw_tables()["markers"]["kind"]
    markers = [{"sign": SIGNS[kind["id"]], "word": say(f"kind-{kind['id']}")} for kind in kinds for _ in range(kind["count"])]
    medals = [
        {
            "sign": SIGNS["medal"],
            "number": str(medal["points"]),
            "back": {"sign": SIGNS["medal"], "number": str(medal["points"]), "word": say("print-mark-taken")},
        }
        for medal in raw_tables()["medals"]["medal"]
    ]
    values = next(c["values"] for c in raw_tables()["components"]["component"] if c["id"] == "number_tile")
    tiles = [{"number": str(n), "back": {"number": "#"}} for n in values]
    cubes = [
        {"disc": "full" if colour == "red" else "ring", "number": {"red": "R", "green": "G"}[colour], "word": say(f"colour-{colour}")}
        | {"back": {"sign": SIGNS["cube"]}}
        for colour in ("green", "red")
        for _ in range(count(f"cube_{colour}"))
    ]
    return [
        group(say("print-board-pieces"), board),
        group(say("print-owned"), owned),
        group(say("print-passengers"), plain(words, "passenger", "print-mark-passenger", count("passenger"))),
        group(say("print-demand-markers"), markers),
        group(say("print-medals-numbers"), [*medals, *tiles]),
        group(say("print-cubes"), cubes),
    ]
