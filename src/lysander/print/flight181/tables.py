"""The tables on paper, cell by cell, out of those that the engine reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...games.flight181.rules import raw_tables
from ...games.flight181.words import Words
from ..parts import Sheetable, signed, table

Row = tuple[list[str], bool]


def faces(low: int, high: int) -> str:
    """Return the faces of a row."""
    return str(low) if low == high else f"{low}–{high}"


def effect(words: Words, effect: Mapping[str, Any]) -> str:
    """24.1 Return in words what an effect of a table does."""
    (verb, what), *rest = effect.items()
    if verb == "roll":
        rows = ", ".join(f"{faces(*row['range'])} {effects(words, row)}" for row in raw_tables()[what]["row"])
        return words.say("print-again", rows=rows)
    modifier = int(dict(rest).get("modifier", 0))
    given = {"n": what if isinstance(what, int) else 0, "some": "yes" if modifier else "no", "modifier": signed(modifier)}
    id = f"print-do-{verb}-{what}" if isinstance(what, str) else f"print-do-{verb}"
    return words.say(id, **given)


def effects(words: Words, row: Mapping[str, Any]) -> str:
    """Return in words what a row of a table does."""
    return "; ".join(effect(words, one) for one in row["effects"]) or words.say("print-nothing")


def rolled(words: Words, name: str, rule: str) -> Sheetable:
    """8.6, 9.1, 11.1, 12.3, 16.2, 19.5 Return a table for one die."""
    rows: list[Row] = [([faces(*row["range"]), effects(words, row)], False) for row in raw_tables()[name]["row"]]
    return table(words.say(f"print-{name}"), rule, [words.say("print-die"), words.say("print-happens")], rows, widths="13mm 1fr", left=(1,), big=(0,))


def serious(words: Words) -> Sheetable:
    """19.5 Return what becomes of serious wounds; sums beyond a row count as it."""
    found = rolled(words, "serious_wounds", "19.5")
    rows = sorted(raw_tables()["serious_wounds"]["row"], key=lambda row: -int(row["range"][0]))
    names = [faces(*row["range"]) if row["range"][0] > 0 else words.say("print-or-less", n=row["range"][1]) for row in rows]
    return found | {"rows": [{"cells": [name, effects(words, row)], "dark": False} for name, row in zip(names, rows, strict=True)]}


def fire(words: Words) -> Sheetable:
    """8.5, 9.5, 10.7, 15.6, 17.13 Return what each kind of fire needs."""
    say, rows = words.say, []
    for kind in raw_tables()["to_hit"]["fire"]:
        id = kind["id"].split()[0] if kind["id"] != "aimed under a vetting mark" else "vetting"
        needs = f"{kind['needs']}+" if isinstance(kind["needs"], int) else "6"
        near = say("print-fire-near", n=kind["near_needs"]) if "near_needs" in kind else ""
        rows.append(([say(f"print-fire-{id}"), needs, say(f"print-fire-{id}.at", near=near)], False))
    head = [say("print-fire-head"), say("print-needs"), say("print-fire-at")]
    return table(say("print-fire"), "8.5, 9.5, 10.7, 15.6", head, rows, widths="auto auto 1fr", left=(0, 2), big=(1,))


def modifiers(words: Words) -> Sheetable:
    """10.8 Return what is added to the die of an aimed shot."""
    say, rows = words.say, []
    for one in raw_tables()["to_hit"]["modifier"]:
        id = f"{one['id']}-each" if one["id"] == "wounds" and words.rules.wound_each else one["id"]
        limit = say("print-at-most", n=signed(one["limit"])) if "limit" in one else ""
        rows.append(([say(f"print-mod-{id}", limit=limit), signed(one["value"])], False))
    return table(say("print-modifiers"), "10.8", [], rows, widths="1fr 12mm", left=(0,), big=(1,))


def score(words: Words) -> Sheetable:
    """19.7 Return the Teams' score, item by item, with room to count."""
    say, points = words.say, words.rules.points
    rows: list[Row] = [([say(f"item-{item['id']}"), signed(points[item["id"]]), "", ""], False) for item in raw_tables()["scoring"]["item"]]
    head = [say("print-item"), say("print-each"), say("print-count"), say("print-points")]
    return table(
        say("print-score"), "19.7", head, [*rows, ([say("print-total"), "", "", ""], False)], widths="1fr auto 18mm 18mm", left=(0,), big=(1,)
    )


def limits(words: Words) -> Sheetable:
    """6.1, 6.2, 6.10, 10.5, 13.3 Return points and distances."""
    say, rules = words.say, words.rules
    found = {
        "points": (rules.team_points, "6.1"),
        "group": (rules.passenger_points, "6.1"),
        "room": (rules.room, "6.2"),
        "range": (rules.range, "6.10"),
        "control": (rules.control, "13.3"),
        "near": (raw_tables()["pieces"]["limits"]["discovery_distance"], "7.5"),
        "between": (rules.between, "10.5"),
    }
    rows: list[Row] = [([say(f"print-limit-{id}"), str(n)], False) for id, (n, _) in found.items()]
    return table(say("print-limits"), "6, 10.5, 13.3", [], rows, widths="1fr 12mm", left=(0,), big=(1,))


def told(words: Words) -> Sheetable:
    """4.5 to 4.8, 4.11 Return who knows what."""
    say = words.say
    rows = [([say(f"print-told-{id}{part}") for part in ("", ".teams", ".hijackers")], False) for id in ("hidden", "down", "blended", "dice")]
    head = [say("print-what"), say("seat-teams"), say("seat-hijackers")]
    return table(say("print-told"), "4.5–4.8", head, rows, widths="1.1fr 1.4fr 1fr", left=(0, 1, 2))


def setup(words: Words) -> Sheetable:
    """3.4 to 3.8 Return the scenarios: where hijackers may begin, passengers, first turn, par."""
    say, rows = words.say, []
    for scene in raw_tables()["scenarios"]["scenario"]:
        turn = scene["enter_first_turn"]
        first = faces(turn["least"], turn["most"])
        where = say("print-scene-open") if scene["passengers"] == "open" else ", ".join(scene["passengers"])
        rows.append(([say(f"scenario-{scene['id']}"), say(f"print-scene-{scene['id']}"), where, first, str(scene["par"])], False))
    head = [say("print-scene"), say("print-scene-hijackers"), say("print-scene-groups"), say("print-scene-first"), say("print-scene-par")]
    return table(say("print-scenes"), "3.4–3.8", head, rows, widths="auto 1.2fr 1fr auto auto", left=(0, 1, 2), big=(4,))
