"""Escape and Evasion on paper: a map in two parts, counters, the turn and its tables, a sheet for each side that the other may not see."""

from __future__ import annotations

from typing import Any

from ...games.evasion.words import Words
from ...text import Text
from ..kit import Sheet, Wish
from ..parts import group, opening, signed, steps, table
from . import ground, signs, tables

PARTS = ("start", "map", "turn", "hands")
FONT = "Lysander Evasion"
VARIANTS = True
STRIP = 6.0
"""How far the upper part of the map goes on below the cut, for glue."""
CUT = 10
"""The last row of the upper part of the map."""
ROADS = ("to Paderborn", "to Höxter", "to Brakel")
LIGHTS = {"night": signs.MOON, "day": signs.SUN}


def sheets(text: Text, wish: Wish) -> list[Sheet]:
    """Return all sheets. Umpire, British and Germans have a map each, so it is printed three times."""
    words = text.words_as(Words)
    chart = the_map(words)
    made = [
        Sheet("map", "print-upper", "upper", upper(words, chart), "upper-back", 3),
        Sheet("map", "print-lower", "lower", lower(words, chart), "", 3),
        Sheet("turn", "print-turn", "turn", turn(words)),
        Sheet("hands", "print-british", "hand", hand(words, "british"), "hand-back", 1, "british"),
        Sheet("hands", "print-german", "hand", hand(words, "german"), "hand-back", 1, "german"),
    ]
    return [opening(words.say, made, wish, ("2.1", "3.2", "3.3", "3.4", "3.5"), ("15.17", "15.3", "14.1"), ("4.3", "", "")), *made]


def the_map(words: Words) -> dict[str, Any]:
    """2.2 Return the map, where it is cut, and what is written on it."""
    say = words.say
    names = {name: say(f"print-road-{n}") for n, name in enumerate(ROADS, 1)}
    cut = ground.cut_below(CUT)
    board = words.rules.board
    drawn = {"svg": ground.svg(board), "letters": ground.letters(names, cut, board)}
    return {**drawn, "width": ground.WIDTH, "height": ground.HEIGHT, "cut": cut, "strip": STRIP}


def upper(words: Words, chart: dict[str, Any]) -> dict[str, Any]:
    """2.13 to 2.15 Return the upper part of the map and the counters that every game needs."""
    say = words.say
    costs = {step["ground"]: step["cost"] for step in words.rules.tables["movement"]["step"]}
    key = {
        name: say(f"print-key-{name}", n=costs.get(name, costs["road"]))
        for name in ("rough", "open", "urban", "main", "minor", "rail", "garrison", "landing")
    }
    units = [{"sign": signs.PATROL, "number": str(n)} for n in range(1, 7)] + [{"sign": signs.CAR, "number": str(n)} for n in range(1, 7)]
    men = [
        {
            "disc": "full",
            "number": man["letter"],
            "word": man["name"],
            "back": {"disc": "ring", "number": man["letter"], "mark": signs.WOUND, "word": say("state-wounded")},
        }
        for man in words.rules.tables["men"]["man"]
    ]
    return {
        "map": chart,
        "glue": say("print-glue"),
        "key": key | {"plane": signs.PLANE},
        "counters": [group(say("print-units"), units), group(say("print-men"), men), group(say("print-markers"), markers(words, "ssslllaattpm"))],
    }


MARKERS = {
    "s": (signs.SEARCH, "search"),
    "l": (signs.BLOCK, "block"),
    "a": (signs.AMBUSH, "ambush"),
    "t": (signs.TAKEN, "taken"),
    "w": (signs.WRECK, "wreck"),
    "p": (signs.PLANE, "landing"),
    "m": (signs.MEET, "meet"),
    "e": (signs.SEEN, "seen"),
}


def markers(words: Words, kinds: str) -> list[dict[str, Any]]:
    """Return markers, one for each letter."""
    return [{"sign": MARKERS[kind][0], "word": words.say(f"print-mark-{MARKERS[kind][1]}")} for kind in kinds]


def lower(words: Words, chart: dict[str, Any]) -> dict[str, Any]:
    """3.5 Return the lower part of the map, more counters, and where the Germans begin."""
    say = words.say
    more = [{"sign": sign, "number": str(n)} for sign in (signs.PATROL, signs.CAR) for n in (7, 8)] + markers(words, "eeeewwaa")
    return {
        "map": chart,
        "trim": say("print-trim"),
        "counters": [group(say("print-more"), more)],
        "home": tables.homes(words),
        "track": say("print-track"),
        "moves": tables.moves(words, LIGHTS),
    }


def turn(words: Words) -> dict[str, Any]:
    """5.3 Return the turn and all tables on one page."""
    say, given = words.say, words.arguments({})
    add = {id: signed(tables.modifier(words, "search", id)) for id in ("group", "vehicle")}
    moves = words.rules.tables["movement"]
    win = table(
        say("print-wins"),
        "13.2, 13.3",
        [],
        [([say("print-wins-british"), say("print-wins-german")], False), ([say("print-wins-both"), say("print-wins-none")], False)],
        widths="1fr 1fr",
        left=(0, 1),
    )
    return {
        "moves": tables.moves(words, LIGHTS),
        "british": steps(say, "print-british-half", ("6.2", "6.5", "7.9", "10.9", "9.1", "12.2"), points=moves["points"], move=given["landing_move"]),
        "german": steps(say, "print-german-half", ("8.2", "8.1", "8.7", "8.10", "10.1", "12.6"), move=given["landing_move"]),
        "looking": tables.looking(words),
        "looking_notes": [say("print-look-add", **add), say("print-look-certain")],
        "points": tables.points(words),
        "points_note": say("print-points-note", helped=moves["helped"]["hexes"], links=moves["lorry"]["hexes"]),
        "wins": win,
        "wins_note": say("print-wins-note"),
        "patrol": tables.matrix(words, "patrol"),
        "ambush": tables.matrix(words, "ambush"),
        "modifiers": tables.modifiers(words),
        "told": tables.told(words),
    }


def hand(words: Words, seat: str) -> dict[str, Any]:
    """3.2 to 3.5 Return the sheet of one side: its briefing, what it has chosen, a record by moves."""
    say, key = words.say, {"british": "b_brief", "german": "g_brief"}[seat]
    moves = tables.moves(words, {"night": "", "day": ""})
    if seat == "british":
        rows = [f"{man['letter']}  {man['name']}, {say('print-trade-' + man['letter'])}" for man in words.rules.tables["men"]["man"]]
    else:
        rows = [say(f"print-{kind}", n=unit["number"]) for kind in ("patrol-n", "lorry-n") for unit in words.rules.tables["units"]["unit"][:6]]
    record = {
        "title": say(f"print-record-{seat}"),
        "rule": "4.5" if seat == "british" else "4.9",
        "head": [say(f"print-who-{seat}"), *(str(move["move"]) for move in moves)],
        "rows": [{"cells": [row]} for row in rows],
        "widths": ["auto", *["1fr"] * len(moves)],
        "left": [0],
        "first": 1,
        "dark": [move["night"] for move in moves],
        "note": say(f"print-record-note-{seat}"),
    }
    made: dict[str, Any] = {
        "briefing": {"title": say("print-briefing"), "rule": "3.2", "text": say(key, **words.arguments({}))},
        "fields": [say(f"print-field-{id}") for id in (("landing", "meet", "move") if seat == "british" else ("name", "date"))],
        "notes": say(f"print-notes-{seat}"),
        "record": record,
        "only": say(f"print-only-{seat}"),
    }
    if seat == "german":
        return made | {"extra": tables.homes(words)}
    return made | {"choices": say("print-choices"), "choice_rule": "3.3, 3.4"}
