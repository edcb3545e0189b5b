"""In Clouds of Glory on paper: turn templates, the fan of the guns, heights, counters, a card for each type, the turn, damage, pads for plans."""

from __future__ import annotations

from typing import Any

from ...games.clouds.panels import LETTERS
from ...games.clouds.rules import raw_tables
from ...games.clouds.words import Words
from ...rulebook import rulebook
from ...text import Text
from ..kit import Sheet, Wish
from ..overview import overview, piece
from ..parts import group, steps, table
from . import missions, planes, templates
from .signs import SIGNS

PARTS = ("start", "measures", "pieces", "aircraft", "turn", "missions", "pads")
FONT = "Lysander Clouds"
VARIANTS = False
ON_A_SHEET = 3
"""Cards of aeroplanes on one sheet."""
PER_SIDE = 6
"""Aeroplanes of a side for which there are counters; no mission has more."""
ROW = 10
DAMAGE = "22.5"
COLUMNS = ("v_to_s", "s_to_l", "v_to_l", "l_to_z")
"""12.7 Pulls, as the table has them."""


def sheets(text: Text, wish: Wish) -> list[Sheet]:
    """Return all sheets."""
    words = text.words_as(Words)
    cards = planes.cards(words)
    made = [
        Sheet("measures", "print-templates", "turns", turns(words)),
        Sheet("measures", "print-measures", "measures", measures(words)),
        Sheet("pieces", "print-pieces", "counters", {"counters": counters(words)}, "counters-back"),
        *(Sheet("aircraft", "print-aircraft", "aircraft", {"cards": cards[n : n + ON_A_SHEET]}) for n in range(0, len(cards), ON_A_SHEET)),
        Sheet("turn", "print-turn", "turn", turn(words, text.lang), "", 2),
        Sheet("turn", "print-damage", "damage", damage(words, text.lang)),
        *missions.sheets(words),
        Sheet("pads", "print-pads", "pads", pads(words), "", 4),
    ]
    return [Sheet("start", "print-start", "start", start(words, made, wish)), *made]


def turns(words: Words) -> dict[str, Any]:
    """3.5 Return the sheet of the turn templates and of a ruler."""
    say = words.say
    return {
        "drawing": templates.templates(),
        "mm": templates.MM,
        "title": say("print-turns"),
        "use": steps(say, "print-turns-use", ("3.6", "12.4", "12.4", "3.8", "")),
        "ruler": say("print-ruler", mm=int(templates.MM)),
        "scale": say("print-scale", mm=int(templates.MM)),
    }


def measures(words: Words) -> dict[str, Any]:
    """20.6, 2.7 Return the sheet of the fan, of distances in space, and of heights."""
    say = words.say
    ceiling = next(o["default"] for o in raw_tables()["options"]["option"] if o["key"] == "ceiling")
    slant = table(
        say("print-slant"),
        "2.7",
        [say("print-slant-head"), *map(str, templates.GROUND)],
        [(row, False) for row in templates.slant()],
        widths="1fr auto auto auto auto auto",
        big=(),
    )
    return {
        "fan": templates.fan(),
        "fan_title": say("print-fan"),
        "fan_note": say("print-fan-note"),
        "slant": slant,
        "slant_note": say("print-slant-note"),
        "heights": [[str(n) for n in range(low, min(low + ROW, ceiling + 1))] for low in range(0, ceiling + 1, ROW)],
        "heights_title": say("print-heights"),
    }


def counters(words: Words) -> list[dict[str, Any]]:
    """Return the counters: aeroplanes with a nose, their marks for heights, and what is seen of them."""
    say = words.say
    machines = [
        {"sign": SIGNS[side], "number": f"{side}{n}", "back": {"sign": SIGNS["spin"], "number": f"{side}{n}"}}
        for side in "EC"
        for n in range(1, PER_SIDE + 1)
    ]
    heights = [
        {"disc": "ring" if side == "E" else "full", "number": str(n), "word": say(f"print-height-{side}")}
        for side in "EC"
        for n in range(1, PER_SIDE + 1)
    ]
    marks = [{"sign": SIGNS[id], "word": say(f"print-mark-{id}")} for id in ("fire", "smoke", "wreck") for _ in range(4)]
    classes = [{"number": letter, "word": say(f"print-class-{letter}")} for letter in "VSDCZ" for _ in range(2)]
    banks = [{"number": letter, "word": say(f"print-bank-{letter}")} for letter in "LR" for _ in range(6)]
    return [
        group(say("print-machines"), machines),
        group(say("print-height-marks"), heights),
        group(say("print-classes"), classes),
        group(say("print-banks"), banks),
        group(say("print-marks"), marks),
        group(say("print-mission-counters"), missions.counters(words)),
    ]


def turn(words: Words, lang: str) -> dict[str, Any]:
    """The overview of the player's rules, and what happens to guns and wings."""
    say, raw = words.say, raw_tables()
    jams = [([str(row["n"]), say(f"print-jam-{row['n']}", actions=row.get("actions", 0))], False) for row in raw["mg_malfunction"]["row"]]
    failures = [([str(row["n"]), failure(words, row)], False) for row in raw["structural_failure"]["row"]]
    return {
        "page": [p for p in overview("clouds", lang) if p["kind"] == "table"],
        "jams": table(say("print-jams"), "21.5", [say("print-d6"), say("print-happens")], jams, widths="auto 1fr", left=(1,), big=(0,)),
        "failures": table(say("print-failures"), "13.4", [say("print-d6"), say("print-happens")], failures, widths="auto 1fr", left=(1,), big=(0,)),
    }


def failure(words: Words, row: dict[str, Any]) -> str:
    """13.4 Return in words what a row of structural failure does."""
    for verb in row["does"]:
        return words.say("print-breaks") if "break_up" in verb else words.say("print-lost", dice=verb["dice"].replace("d", words.say("print-d")))
    return words.say("print-nothing")


def damage(words: Words, lang: str) -> dict[str, Any]:
    """22.5 Return the table of damage, as the rulebook prints it out of the engine's."""
    text = next(p.text for chapter in rulebook("clouds", lang).chapters for p in chapter.paragraphs if p.id == DAMAGE)
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return {"title": words.say("print-damage-how"), "rule": DAMAGE, "table": piece(lines), "pulls": pulls(words), "steep": words.say("print-steep")}


def pulls(words: Words) -> dict[str, Any]:
    """12.7 Return the pulls of all letters, two letters a row: MU of the move, way on the table in mm, height."""
    say = words.say
    rows = [row for row in raw_tables()["pull"]["row"] if row["letter"] >= LETTERS[templates.FIRST - 1]]
    cells = [[row["letter"], *(pulled(row[column]) for column in COLUMNS)] for row in rows]
    half = len(cells) // 2
    head = [say("print-letter"), *(say(f"print-pull-{column}") for column in COLUMNS)]
    both = [([*a, *b], False) for a, b in zip(cells[:half], cells[half:], strict=True)]
    return table(say("print-pulls"), "12.7", head * 2, both, widths="auto 1fr 1fr 1fr 1fr auto 1fr 1fr 1fr 1fr", left=())


def pulled(cell: dict[str, int]) -> str:
    """12.7 Return length, way on the table, and height of a pull."""
    height = f"+{cell['rise']}" if "rise" in cell else f"−{cell['drop']}"
    return f"{cell['length']} · {cell['run'] / 100 * templates.MM:.0f} · {height}"


def pads(words: Words) -> dict[str, Any]:
    """11.3, 14.1 Return a pad on which a flight plan is written, move by move."""
    say = words.say
    return {
        "title": say("print-pad"),
        "rule": "11, 14",
        "who": [say("print-pad-plane"), say("print-pad-pilot")],
        "head": [say(f"print-pad-{n}") for n in range(1, 10)],
    }


def start(words: Words, made: list[Sheet], wish: Wish) -> dict[str, Any]:
    """Return what lies in the kit and how to begin with it."""
    say = words.say
    rows: list[tuple[list[str], bool]] = []
    for name in dict.fromkeys(sheet.name for sheet in made):
        numbers = [n for n, sheet in enumerate(made, 2) if sheet.name == name]
        copies = next(sheet.copies for sheet in made if sheet.name == name)
        shown = f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
        rows.append(([shown, say(name), say(f"{name}.what"), str(copies)], False))
    head = [say("print-w-sheet"), say("print-w-name"), say("print-w-what"), say("print-w-copies")]
    duel = raw_tables()["duel"]
    first, second = duel["aeroplane"]
    apart = abs(first["at"][1] - second["at"][1]) // 100
    given = {
        "apart": apart,
        "mm": int(apart * templates.MM),
        "aside": abs(first["at"][0] - second["at"][0]) // 100,
        "height": first["at"][2],
        "speed": first["speed"],
        "turns": duel["turns"],
    }
    skills = {key: first["pilot"][key] for key in ("awareness", "flying", "gunnery", "fortitude", "luck")}
    return {
        "lead": say("print-lead"),
        "sheets": table(say("print-w-sheets"), "", head, rows, widths="auto auto 1fr auto", left=(1, 2), big=(0, 3)),
        "make": steps(say, "print-make", ("", "", "", ""), sides="two" if wish.two_sided else "one"),
        "setup": steps(say, "print-setup", ("32.1", "4.1", "7.1", "11.1", "12.1", "20.6"), **given, **skills),
        "phone": steps(say, "print-phone", ("", "", "")),
        "secrets": steps(say, "print-secrets", ("5.1", "5.3")),
    }
