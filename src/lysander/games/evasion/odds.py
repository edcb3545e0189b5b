"""The odds of the matrices: chances in whole per cent, from what a seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.words import percent
from .rules import Matrix, Rules

FOUR = 4


def modifiers(matrix: Matrix, rules: Rules, hex: str, unwounded: int) -> int:
    """9.5, 10.4 Returns the sum of the modifiers of a group of so many unwounded men in a hex."""
    ground = rules.board.terrain.get(hex, "open")
    add = matrix.four if unwounded >= FOUR else 0
    return add + {"rough": matrix.rough, "urban": matrix.urban}.get(ground, 0)


def chances(matrix: Matrix, add: int) -> dict[str, int]:
    """Returns the chance in per cent of each effect of chapter 22, by ``verb`` or ``verb-what``, over the six faces of the die."""
    faces: dict[str, int] = {}
    for face in range(1, 7):
        row = matrix.rows[min(6, max(1, face + add))]
        names = {name for verb, what in row for name in (verb, f"{verb}-{what}")}
        names |= {"broke-away"} if "escape" in names and "destroy" not in names else set()
        for name in names:
            faces[name] = faces.get(name, 0) + 1
    return {name: percent(n, 6) for name, n in faces.items()}


def ambush_odds(rules: Rules, hex: str, unwounded: int) -> dict[str, int]:
    """9.5 Returns the odds of an ambush on a lorry alone, or of an attack by its crew."""
    got = chances(rules.ambush, modifiers(rules.ambush, rules, hex, unwounded))
    taken, wrecked = got.get("lorry-taken", 0), got.get("lorry-wrecked", 0)
    lost = chances_any(rules.ambush, modifiers(rules.ambush, rules, hex, unwounded), ("lorry-taken", "lorry-wrecked"))
    return {"taken": taken, "wrecked": wrecked, "away": got.get("lorry-away", 0), "wounded": got.get("wound", 0), "lost": lost}


def chances_any(matrix: Matrix, add: int, effects: tuple[str, ...]) -> int:
    """Returns the chance in per cent that one of these effects comes."""
    hits = sum(any(f"{verb}-{what}" in effects for verb, what in matrix.rows[min(6, max(1, face + add))]) for face in range(1, 7))
    return percent(hits, 6)


def patrol_odds(rules: Rules, hex: str, unwounded: int) -> dict[str, int]:
    """10.4 Returns the odds of a fight with a patrol or a garrison."""
    got = chances(rules.patrol, modifiers(rules.patrol, rules, hex, unwounded))
    return {
        "won": got.get("destroy", 0),
        "away": got.get("broke-away", 0),
        "killed": got.get("kill", 0),
        "captured": got.get("capture", 0),
        "wounded": got.get("wound", 0),
    }


def unwounded_out(view: Mapping[str, Any], hex: str) -> int:
    """2.18 Returns the number of unwounded men out in a hex, from the British view."""
    return sum(m["hex"] == hex and not m.get("aboard") and m["state"] == "ok" for m in view.get("men", ()))


def spotted_on(rules: Rules, row: tuple[str, str, str], many: bool, vehicle: bool = False) -> int:
    """7.2 to 7.7 Returns the highest face on which a look succeeds: 0 never, 6 always. ``row`` is light, moving or hiding, column."""
    number = rules.search[row] + (rules.group_bonus if many else 0) + (rules.vehicle_malus if vehicle else 0)
    return min(6, max(0, number))


def looks_on_path(rules: Rules, facts: Mapping[str, Any], moves: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, Any]:
    """7.10 Returns the numbers of looks of a German unit along a path: ``found`` by hex, against two men or more who hide there and who moved."""
    light, ground = view["light"], rules.board.terrain
    vehicle = facts.get("means") != "walk"
    hexes = sorted({to for here in moves.values() for to, _ in here.values()})
    return {
        "found": {h: [spotted_on(rules, (light, row, ground[h]), True, vehicle) for row in ("hiding", "moving")] for h in hexes},
        "sums": {h: sum_of(rules, (light, "hiding", ground[h]), many=True, vehicle=vehicle) for h in hexes},
    }


def sum_of(rules: Rules, row: tuple[str, str, str], *, many: bool, vehicle: bool = False) -> list[list[Any]]:
    """7.2 to 7.6 Returns how a number of 7.2 comes about: what is added, how much, and its paragraph."""
    rows = [
        ["basis", rules.search[row], "7.2"],
        ["group", rules.group_bonus if many else 0, "7.5"],
        ["vehicle", rules.vehicle_malus if vehicle else 0, "7.6"],
    ]
    return [row for row in rows if row[0] == "basis" or row[1]]


def number_in(rules: Rules, light: str, hex: str, men: int, *, moving: bool, step: str = "x", vehicle: bool = False) -> int:
    """7.2 to 7.6 Returns the number on which a look spots a group of so many men, in a hex that it enters by a step or rests in."""
    row = (light, "moving" if moving else "hiding", _column(rules.board.terrain[hex], step))
    return spotted_on(rules, row, men >= 2, vehicle)


def sum_in(rules: Rules, light: str, hex: str, men: int, *, step: str) -> list[list[Any]]:
    """7.2 to 7.6 Returns how the number comes about on which a patrol spots a group that enters a hex by a step."""
    return sum_of(rules, (light, "moving", _column(rules.board.terrain[hex], step)), many=men >= 2)


def _column(ground: str, step: str) -> str:
    """7.4 Returns the column: a step along a link counts as road, except in an urban hex."""
    return "road" if step[0] == "r" and ground != "urban" else ground
