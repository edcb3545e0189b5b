"""The tables on paper, cell by cell, out of those that the engine reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from ...games.evasion.words import Words
from ..parts import Sheetable, signed, table

GROUNDS = ("rough", "open", "road", "urban")
WALKED = ("rough", "open", "urban", "road")
MATRICES = {"patrol": "10.4", "ambush": "9.5"}


def looking(words: Words) -> Sheetable:
    """7.2 Return the number needed to spot a group, by light and what it does, in each ground."""
    say = words.say
    rows = [
        ([say(f"print-look-{row['light']}-{row['state']}"), *(str(row[ground]) for ground in GROUNDS)], row["light"] == "night")
        for row in words.rules.tables["search"]["row"]
    ]
    head = [say("print-one-die"), *(say(f"ground-{ground}") for ground in GROUNDS)]
    return table(say("print-looking"), "7.2", head, rows, widths="1fr auto auto auto auto", big=(1, 2, 3, 4))


def modifier(words: Words, name: str, id: str) -> int:
    """Return what a modifier of a table adds."""
    return int(next(m["add"] for m in words.rules.tables[name]["modifier"] if m["id"] == id))


def points(words: Words) -> Sheetable:
    """6.5 Return what a step costs."""
    say, moves = words.say, words.rules.tables["movement"]
    cost = {step["ground"]: step["cost"] for step in moves["step"]}
    head = [say("print-points", n=moves["points"]), *(say(f"ground-{ground}") for ground in WALKED)]
    cells = [say("print-step"), *(str(cost[ground]) for ground in WALKED)]
    return table(say("print-walking"), "6.5", head, [(cells, False)], widths="1fr auto auto auto auto", big=(1, 2, 3, 4))


def matrix(words: Words, name: str) -> Sheetable:
    """9.5, 10.4 Return the results of a fight; faces with the same result share a row."""
    say = words.say
    results = [(str(row["die"]), result(words, name, row)) for row in words.rules.tables[name]["result"]]
    rows = [([", ".join(die for die, _ in same), text], False) for text, same in groupby(results, key=lambda result: result[1])]
    return table(say(f"print-{name}"), MATRICES[name], [say("print-die"), say("print-happens")], rows, widths="14mm 1fr", left=(1,), big=(0,))


def result(words: Words, name: str, row: Mapping[str, Any]) -> str:
    """22.1 Return in words what a row does."""
    id = "print-row-" + "_".join(f"{verb}-{what}" for effect in row["does"] for verb, what in effect.items())
    return words.say.maybe(id, words.row(name, row["die"]))


def modifiers(words: Words) -> str:
    """9.5, 10.4 Return in words what is added to the die in both fights; the printed tables of modifiers are the same."""
    adds = {name: {m["id"]: m["add"] for m in words.rules.tables[name]["modifier"]} for name in MATRICES}
    parts = {name: " · ".join(words.say(f"print-add-{id}", n=signed(add)) for id, add in adds[name].items()) for name in MATRICES}
    if adds["patrol"] == adds["ambush"]:
        return words.say("print-modifiers", parts=parts["patrol"])
    return " ".join(f"{words.say(f'print-{name}')}: {words.say('print-modifiers', parts=parts[name])}" for name in MATRICES)


def told(words: Words) -> Sheetable:
    """14.3 Return who is told what."""
    say = words.say
    rows = [
        ([say(f"print-told-{id}{part}") for part in ("", ".british", ".german")], False)
        for id in ("unseen", "report", "spotted", "lost", "fled", "clear")
    ]
    head = [say("print-event"), say("print-british-hear"), say("print-german-hear")]
    return table(say("print-told"), "14.3", head, rows, widths="1fr 1.5fr 1.5fr", left=(0, 1, 2))


def homes(words: Words) -> Sheetable:
    """3.5 Return where patrols and lorries begin."""
    say = words.say
    rows: list[tuple[Sequence[str], bool]] = [([str(n), words.labels.get(hex, ""), hex], False) for n, hex in words.rules.homes.items()]
    halves = [([*a[0], *b[0]], False) for a, b in zip(rows[: len(rows) // 2], rows[len(rows) // 2 :], strict=True)]
    head = [say("print-number"), say("print-home"), say("print-hex")] * 2
    return table(say("print-homes"), "3.5", head, halves, widths="auto 1fr auto auto 1fr auto", left=(1, 4), big=(0, 3))


def moves(words: Words, signs: Mapping[str, str]) -> list[dict[str, Any]]:
    """5.2 Return the moves of the standard game with their light."""
    say, last = words.say, words.rules.landing_move
    found = []
    for row in words.rules.tables["timeline"]["move"]:
        if row["move"] <= last:
            night = row["light"] == "night"
            count = (row["move"] + 1) // 2 if night else row["move"] // 2
            label = say("print-aircraft") if row["move"] == last else say(f"print-{row['light']}", n=count)
            found.append({"move": row["move"], "night": night, "light": say(f"light-{row['light']}"), "label": label, "sign": signs[row["light"]]})
    return found
