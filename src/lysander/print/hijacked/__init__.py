"""Hijacked on paper: a board in two halves, score tracks, all cards and tiles, counters, the game on one page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...games.hijacked.rules import raw_tables
from ...games.hijacked.words import Words
from ...text import Text
from ..kit import Sheet, Wish
from ..overview import overview
from ..parts import steps, table
from . import cards, pieces
from .signs import SIGNS

PARTS = ("start", "board", "cards", "tiles", "pieces", "turn")
FONT = "Lysander Hijacked"
VARIANTS = False
STRIP = 6.0
"""How far the left half of the board goes on, for glue."""
HALF = 184.0
"""Width of half a board."""
POLICE = 9
"""How many spaces of the police track are on the left half."""


def sheets(text: Text, wish: Wish) -> list[Sheet]:
    """Return all sheets."""
    words = text.words_as(Words)
    made = [
        Sheet("board", "print-left", "board-left", left(words)),
        Sheet("board", "print-right", "board-right", right(words)),
        *(Sheet("board", f"print-tracks-{n}", "tracks", {"tracks": tracks(words, pair)}) for n, pair in ((1, (1, 2)), (2, (3, 4)))),
        *(Sheet("cards", "print-cards", "cards", part, "cards-back") for part in dealt(cards.passengers(words), wish)),
        *(Sheet("tiles", "print-tiles", "cards", part, "cards-back") for part in dealt(cards.tiles(words), wish)),
        Sheet("pieces", "print-pieces", "counters", {"counters": pieces.groups(words)}, "counters-back"),
        Sheet("turn", "print-turn", "turn", turn(words, text.lang), "", 4),
    ]
    return [Sheet("start", "print-start", "start", start(words, made, wish)), *made]


def dealt(every: Sequence[dict[str, Any]], wish: Wish) -> Iterator[dict[str, Any]]:
    """Yield the cards of one sheet after the other: sixteen, or eight beside their backs where these are folded behind them."""
    many = 16 if wish.two_sided else 8
    for n in range(0, len(every), many):
        yield {"cards": list(every[n : n + many])}


def left(words: Words) -> dict[str, Any]:
    """2.4 to 2.9 Return the left half of the board."""
    say = words.say
    kinds = sorted(raw_tables()["markers"]["kind"], key=lambda kind: int(kind["place"]))
    return {
        "half": HALF,
        "strip": STRIP,
        "glue": say("print-glue"),
        "police": police(words)[:POLICE],
        "police_title": say("print-police"),
        "hijackers": [hijacker(words, n) for n in (1, 2)],
        "hijackers_title": say("print-hijackers"),
        "row": [say("print-draw"), "1", "2", "3"],
        "row_title": say("print-row"),
        "trust": [f"{10 * n} %" for n in range(1, 11)],
        "trust_title": say("print-trust"),
        "die": say("print-a-die"),
        "star": SIGNS["star"],
        "numbers": [{"sign": SIGNS[kind["id"]], "name": say(f"kind-{kind['id']}")} for kind in kinds],
        "numbers_title": say("print-numbers"),
        "bonus": say("print-bonus-space"),
    }


def right(words: Words) -> dict[str, Any]:
    """2.4 to 2.10 Return the right half of the board."""
    say, values = words.say, raw_tables()["recognition"]
    return {
        "half": HALF,
        "police": police(words)[POLICE:],
        "police_title": say("print-police"),
        "hijackers": [hijacker(words, n) for n in (3, 4)],
        "hijackers_title": say("print-hijackers"),
        "row": ["4", "5", "6", say("print-discards")],
        "row_title": say("print-row"),
        "recognition": [{"step": str(n), "points": say("print-points", n=points)} for n, points in enumerate(values["values"][values["default"]])],
        "recognition_title": say("print-recognition"),
        "squad": say("print-squad-space", back=raw_tables()["police"]["push_back"], round=raw_tables()["police"]["locked_until"] + 1),
        "squad_title": say("print-push"),
        "objective": say("print-objective-place"),
        "objective_title": say("print-goals"),
    }


def police(words: Words) -> list[dict[str, Any]]:
    """2.7, 3.13 Return the spaces of the police track from the farthest one to the aircraft, with those on which the squad starts."""
    say, rows = words.say, raw_tables()["police"]
    starts: dict[int, list[int]] = {}
    for row in rows["seats"]:
        starts.setdefault(row["start"], []).append(row["seats"])
    made = [
        {"n": str(n), "start": say("print-squad-start", players=span(starts[n])) if n in starts else "", "sign": ""}
        for n in range(rows["top"], rows["aircraft"], -1)
    ]
    return [*made, {"n": "", "start": say("print-aircraft"), "sign": SIGNS["plane"]}]


def span(numbers: Sequence[int]) -> str:
    """Return numbers as a range."""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


NEEDS = {"any": "1–6", "low": "1–3", "high": "4–6"}


def hijacker(words: Words, n: int) -> dict[str, Any]:
    """2.9, 10.1 Return the place of a hijacker: its two dice, its disc, its steps."""
    row = next(space for space in raw_tables()["spaces"]["space"] if space["id"] == f"hijacker_{n}")
    return {
        "name": words.say("print-hijacker-place", n=n),
        "needs": [NEEDS[need] for need in row["needs"]],
        "disc": words.say("print-disc"),
        "fist": SIGNS["fist"],
        "steps": ["1", "2", "3", "4"],
    }


def tracks(words: Words, which: Sequence[int]) -> list[dict[str, Any]]:
    """2.5 Return score tracks: each with the signs of its bonus spaces, and what scores."""
    say, raw = words.say, raw_tables()["tracks"]
    events = {event["id"]: event["points"] for event in [*raw_tables()["events"]["event"], *raw_tables()["events"]["final"]]}
    found = []
    for n in which:
        bonus = {field: kind for row in raw["track"] if row["id"] == n for field, kind in row["bonus"]}
        spaces = [
            {"n": str(field), "bonus": bonus.get(field, ""), "sign": SIGNS.get(bonus.get(field, ""), "")} for field in range(raw["last_field"] + 1)
        ]
        found.append(
            {
                "title": say("print-track", n=n),
                "spaces": spaces,
                "any": say("print-mat-any", passenger=events["passenger"], pilot=events["pilot"], cash=events["cash"]),
                "end": say("print-mat-end", marker=events["markers"], star=events["star"], card=-events["cards"]),
                "beyond": say("print-beyond", last=raw["last_field"]),
            }
        )
    return found


def turn(words: Words, lang: str) -> dict[str, Any]:
    """2.13 Return the game on one page: the overview of the player's rules, and what depends on the number of players."""
    say = words.say
    seats = raw_tables()["police"]["seats"]
    rows = [([str(row["seats"]), str(row["start"]), str(row["start"]), str(row["bonus_dice"])], False) for row in seats]
    head = [say(f"print-players-{id}") for id in ("n", "start", "last", "dice")]
    return {
        "page": overview("hijacked", lang),
        "players": table(say("print-players"), "3.10, 3.13, 20.3", head, rows, widths="1fr 1fr 1fr 1fr", left=(), big=(0, 1, 2, 3)),
        "key_title": say("print-key"),
        "key": [
            *({"sign": SIGNS[colour], "word": f"{letter} {say(f'colour-{colour}')}"} for letter, colour in cards.LETTERS.items()),
            *({"sign": SIGNS[kind], "word": say(f"kind-{kind}")} for kind in "CFMJ"),
            {"sign": SIGNS["?"], "word": say("print-any-marker")},
            {"sign": SIGNS["B"], "word": say("print-mini")},
        ],
    }


def start(words: Words, made: list[Sheet], wish: Wish) -> dict[str, Any]:
    """2.1, 3.1 Return what lies in the kit and how to begin with it."""
    say = words.say
    rows: list[tuple[list[str], bool]] = []
    for name in dict.fromkeys(sheet.name for sheet in made):
        numbers = [n for n, sheet in enumerate(made, 2) if sheet.name == name]
        copies = next(sheet.copies for sheet in made if sheet.name == name)
        rows.append(([span([numbers[0], numbers[-1]]) if len(numbers) > 1 else str(numbers[0]), say(name), say(f"{name}.what"), str(copies)], False))
    head = [say("print-w-sheet"), say("print-w-name"), say("print-w-what"), say("print-w-copies")]
    return {
        "lead": say("print-lead"),
        "sheets": table(say("print-w-sheets"), "", head, rows, widths="auto auto 1fr auto", left=(1, 2), big=(0, 3)),
        "make": steps(say, "print-make", ("", "", "", ""), sides="two" if wish.two_sided else "one"),
        "setup": steps(say, "print-setup", ("3.3, 3.4", "3.5", "3.6, 3.8", "3.11", "3.7, 3.12", "3.10, 3.13")),
        "phone": steps(say, "print-phone", ("", "", "")),
        "secrets": steps(say, "print-secrets", ("4.3", "4.4")),
    }
