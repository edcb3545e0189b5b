"""The Rescue of Lufthansa Flight 181 on paper: the plan of the aircraft in two parts, pieces, the turn and its tables, a sheet for each side."""

from __future__ import annotations

from typing import Any

from ...games.flight181.rules import raw_tables
from ...games.flight181.words import Words
from ...text import Text
from ..kit import Sheet, Wish
from ..parts import group, opening, signed, steps
from . import plan, signs, tables

PARTS = ("start", "plan", "pieces", "turn", "hands")
FONT = "Lysander Flight"
VARIANTS = False
STRIP = 6.0
"""How far the forward part of the plan goes on behind the cut, for glue."""
STEPS = ("5.5", "8.1", "8.5", "9.1", "10.1", "10.7", "12", "13.2", "14", "15.3", "18.2")
"""The paragraph of each step of a turn."""
RECORDED = 10
"""Turns for which a sheet has room; most games are shorter."""


def sheets(text: Text, wish: Wish) -> list[Sheet]:
    """Return all sheets."""
    words = text.words_as(Words)
    chart = the_plan(words)
    made = [
        Sheet("plan", "print-forward", "forward", {"plan": chart, "glue": words.say("print-glue")}),
        Sheet("plan", "print-aft", "aft", {"plan": chart, "trim": words.say("print-trim"), "key": key(words), "notes": words.say("print-key-notes")}),
        Sheet("pieces", "print-pieces", "pieces", {"counters": counters(words)}, "pieces-back"),
        Sheet("turn", "print-turn", "turn", turn(words)),
        Sheet("hands", "print-teams", "teams", teams(words)),
        Sheet("hands", "print-hijackers", "hand", hijackers(words), "hand-back", 1, "hijackers"),
    ]
    return [opening(words.say, made, wish, SETUP, PHONE, SECRETS), *made]


SETUP = ("3.1", "3.2", "3.3", "5.2", "3.4–3.6")
PHONE = ("", "", "")
SECRETS = ("4.4", "7.5", "")


MARKS = (
    (signs.CONTROL, "control"),
    (signs.TANGLED, "tangled"),
    (signs.JOSTLED, "jostled"),
    (signs.COOL, "cool"),
    (signs.VETTED, "vetted"),
)
"""10.9, 10.10, 13.3, 9.3, 17.13 The markers of a team."""


def the_plan(words: Words) -> dict[str, Any]:
    """2.1 Return the plan, where it is cut, and what is written on it."""
    say = words.say
    names = {id: say(f"square-{id}") for id, square in plan.squares().items() if square["kind"] == "room" or square["exit"]}
    return {
        "svg": plan.drawing(),
        "letters": plan.letters(names),
        "width": plan.WIDTH,
        "height": plan.HEIGHT,
        "cut": plan.cut(),
        "strip": STRIP,
    }


def key(words: Words) -> list[dict[str, str]]:
    """Return the pieces and what they mean."""
    kinds = (
        (signs.TEAM, "team"),
        (signs.GROUP, "group"),
        (signs.HIJACKER, "seen"),
        (signs.DOWN, "down"),
        (signs.WOUND, "wound"),
        (signs.SERIOUS, "serious"),
        (signs.DEAD, "dead"),
        *MARKS,
    )
    return [{"sign": sign, "word": words.say(f"print-key-{id}")} for sign, id in kinds]


def counters(words: Words) -> list[dict[str, Any]]:
    """2.9 to 2.11, 13, 17.11 Return all pieces."""
    say = words.say
    names = {piece["id"]: piece["names"] for piece in raw_tables()["pieces"]["piece"]}
    down = say("print-mark-down")
    men = [
        {"sign": signs.HIJACKER, "number": f"H{id[1:]}", "back": {"sign": signs.DOWN, "number": f"H{id[1:]}", "word": down}}
        for id in names["hijacker"]
    ]
    back = {"sign": signs.BACK}
    cards = [{"sign": signs.BLANK, "word": say("print-mark-plain"), "back": back} for _ in range(2)]
    cards.append({"sign": signs.STAR, "word": say("print-mark-marked"), "back": back})
    pieces = [{"sign": signs.TEAM, "number": f"T{id[1:]}"} for id in names["team"]]
    pieces += [{"sign": signs.TURN, "word": say("print-mark-turn")}, {"sign": signs.TURN, "word": say("print-mark-step")}]
    cleared = say("print-mark-cleared")
    groups = [{"sign": signs.GROUP, "number": id[1:], "back": {"sign": signs.GROUP, "number": id[1:], "word": cleared}} for id in names["passenger"]]
    tokens = [{"sign": sign, "word": word} for sign, word, n in casualties(words) for _ in range(n)]
    marks = [{"sign": sign, "word": say(f"print-mark-{id}")} for sign, id in MARKS for _ in names["team"]]
    return [
        group(say("print-teams-turn"), pieces),
        group(say("print-groups"), groups),
        group(say("print-men"), men),
        group(say("print-cards"), cards),
        group(say("print-tokens"), tokens),
        group(say("print-marks"), marks),
    ]


def casualties(words: Words) -> list[tuple[str, str, int]]:
    """2.10 Return the casualty tokens: sign, word, and how many are printed."""
    kinds = (("wound", signs.WOUND, 10), ("serious", signs.SERIOUS, 8), ("dead", signs.DEAD, 6))
    return [(sign, words.say(f"print-mark-{kind}"), n) for kind, sign, n in kinds]


def vetting(words: Words) -> str:
    """17 Return how hijackers blend in, and what a test shows."""
    clock = raw_tables()["vetting"]["clock"]["roll"].replace("1d6", words.say("print-d6"))
    shows = words.say(f"print-vetting-{words.rules.vet_scope}")
    return words.say("print-vetting-text", clock=clock, shows=shows, begins=words.rules.vet_from)


def turn(words: Words) -> dict[str, Any]:
    """5.1 Return the turn and all tables on one page."""
    say, rules = words.say, words.rules
    given = {"points": rules.team_points, "group": rules.passenger_points, "control": rules.control, "late": rules.late_after}
    order = [{"text": say(f"step-{n}"), "more": say(f"print-step-{n}", **given), "rule": rule, "first": n in (7, 9)} for n, rule in enumerate(STEPS)]
    return {
        "order": {"title": say("print-order"), "rule": "5.1", "note": say("print-order-note"), "steps": order},
        "fire": tables.fire(words),
        "modifiers": tables.modifiers(words),
        "limits": tables.limits(words),
        "team_hit": tables.rolled(words, "team_hit", "8.6"),
        "team_morale": tables.rolled(words, "team_morale", "9.1"),
        "passenger_hit": tables.rolled(words, "passenger_hit", "11.1"),
        "passenger_morale": tables.rolled(words, "passenger_morale", "12.3"),
        "down": tables.rolled(words, "down", "16.2"),
        "vetting": {"title": say("print-vetting"), "rule": "17", "text": vetting(words)},
        "told": tables.told(words),
        "winning": {"title": say("print-winning"), "rule": "19", "text": winning(words)},
    }


def winning(words: Words) -> str:
    """19.1, 19.7, 20.1 Return in words what counts, how much, and when the game ends."""
    say, points = words.say, words.rules.points
    ids = [item["id"] for item in raw_tables()["scoring"]["item"]]
    items = "; ".join(f"{say(f'item-{id}')} {signed(points[id])}" for id in ids)
    return say("print-winning-text", items=items, turns=words.rules.turn_limit)


def teams(words: Words) -> dict[str, Any]:
    """13, 19.7 Return the sheet of the Teams: wounds, marks, piles and the score. It has no secret (4.4)."""
    say = words.say
    names = next(piece["names"] for piece in raw_tables()["pieces"]["piece"] if piece["id"] == "team")
    return {
        "squad": {
            "title": say("print-squad"),
            "rule": "8.7, 13",
            "head": [say("print-team"), say("print-wounds"), *(str(n) for n in range(1, RECORDED + 1))],
            "names": [f"T{name[1:]}" for name in names],
            "wounds": words.rules.wounds,
            "note": say("print-squad-note"),
        },
        "piles": {"title": say("print-piles"), "rule": "13.7, 18.2", "text": [say(f"print-pile-{id}") for id in ("left", "evacuated", "executed")]},
        "score": tables.score(words),
        "serious": tables.serious(words),
        "scenes": tables.setup(words),
        "ends": steps(say, "print-ends", ("19.1.1", "19.1.2", "19.1.3", "19.3"), turns=words.rules.turn_limit),
        "seen": {"title": say("print-seen"), "rule": "4.7"},
    }


def hijackers(words: Words) -> dict[str, Any]:
    """3.2, 3.3, 4.5 Return the sheet of the Hijackers: where they hide, turn by turn, and what was rolled in secret."""
    say = words.say
    names = next(piece["names"] for piece in raw_tables()["pieces"]["piece"] if piece["id"] == "hijacker")
    passengers = next(piece["names"] for piece in raw_tables()["pieces"]["piece"] if piece["id"] == "passenger")
    secret = [say(f"print-secret-{id}") for id in ("who", "fate", "token", "leaves")]
    return {
        "briefing": {"title": say("print-task"), "rule": "15", "steps": steps(say, "print-tasks", ("15.3", "8.1", "15.10", "16.2", "17.1"))["steps"]},
        "written": {"title": say("print-written"), "rule": "3.3", "names": [name[1:] for name in passengers], "note": say("print-written-note")},
        "mini": {"title": say("print-mini"), "rule": "2.1", "squares": mini()},
        "secret": {
            "title": say("print-secret-rolls"),
            "rule": "16.2, 17.2",
            "head": secret,
        },
        "record": {
            "title": say("print-record"),
            "rule": "4.5",
            "head": [say("print-who"), say("print-setup-square"), *(str(n) for n in range(1, RECORDED + 1))],
            "rows": [{"cells": [say("piece-h", n=name[1:])]} for name in names],
            "widths": ["auto", *["1fr"] * (RECORDED + 1)],
            "left": [0],
            "first": 99,
            "dark": [],
            "note": say("print-record-note"),
        },
        "only": say("print-only"),
    }


def mini() -> list[dict[str, Any]]:
    """2.1 Return the squares of a small plan: station, lane, id."""
    return [
        {"id": id, "x": square["station"], "y": plan.lane(square), "exit": bool(square["exit"]), "room": square["kind"] == "room"}
        for id, square in plan.squares().items()
    ]
