"""17 Options and scenarios, and the tables: everything that is fixed before the first answer of a game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Mapping

from ...core.game import Option, Scenario, Setup
from ...core.tables import BadTable, expect_keys, overlay, read_csv, read_toml, variant_of
from .board import Board, load_board

PACKAGE = __package__
TABLES = (
    "ambush", "briefings", "links", "map", "men", "movement", "options", "patrol", "places", "reports", "scenarios", "search", "sites",
    "timeline", "units",
)  # fmt: skip
OVERLAID = ("ambush", "patrol", "search", "movement", "units")
GROUNDS = ("rough", "open", "road", "urban")
VERBS = {
    "capture": ("group",),
    "kill": ("group",),
    "wound": (1,),
    "escape": ("must", "may"),
    "destroy": ("germans",),
    "lorry": ("away", "wrecked", "taken"),
}


@dataclass(frozen=True)
class Matrix:
    """9.5 or 10.4: one die, three modifiers, for each row the verbs of chapter 22."""

    rule: str
    four: int
    rough: int
    urban: int
    rows: Mapping[int, tuple[tuple[str, Any], ...]]


@dataclass(frozen=True)
class ReportKind:
    """14.2 One line of ``reports.toml``."""

    key: str
    to: str
    fields: tuple[str, ...]
    rule: str
    free: bool


@dataclass(frozen=True, eq=False)
class Rules:
    """Options and tables of one game. Shared by all states of it, never changed; the same setup gives the same object."""

    board: Board
    search: Mapping[tuple[str, str, str], int]
    group_bonus: int
    vehicle_malus: int
    patrol: Matrix
    ambush: Matrix
    homes: Mapping[int, str]
    garrisons: tuple[str, ...]
    light: Mapping[int, str]
    men: tuple[tuple[str, str], ...]
    reports: Mapping[str, ReportKind]
    team: int
    patrols: tuple[int, ...]
    landing_move: int
    secret: bool
    patrols_aboard: bool
    has_garrisons: bool
    sees_neighbours: bool
    ambush_after_move: bool
    leave_look: bool
    wounded_roll: bool
    asks: bool
    belief: str
    dice: str
    umpire_check: str
    umpire_release: str
    options: Mapping[str, Any]


@lru_cache(maxsize=1)
def raw_tables() -> dict[str, Any]:
    """All tables as they ship."""
    raw: dict[str, Any] = {name: read_toml(PACKAGE, name) for name in TABLES}
    raw["map.csv"] = read_csv(PACKAGE, "map")
    return raw


def options() -> tuple[Option, ...]:
    """17.1 The options."""
    rows = []
    for row in raw_tables()["options"]["option"]:
        check = _patrol_list if row["key"] == "patrols" else None
        values = (row["values"],) if isinstance(row["values"], str) else tuple(row["values"])
        rows.append(Option(row["key"], values, row["default"], row["rule"], check))
    return tuple(rows)


def _patrol_list(value: Any) -> bool:
    """17.4 Digits 1 to 8, each at most once, ascending."""
    return isinstance(value, str) and value != "" and set(value) <= set("12345678") and list(value) == sorted(set(value))


def scenarios() -> tuple[Scenario, ...]:
    """17.2 The scenarios."""
    return tuple(Scenario(r["id"], r["title"], r["summary"], r["options"]) for r in raw_tables()["scenarios"]["scenario"])


def rules_of(setup: Setup) -> Rules:
    """The rules of a game by its setup: scenario, then variant, then options. Raises ``ValueError``."""
    return _rules_of(json.dumps([setup.scenario, dict(setup.options), dict(setup.variant)], sort_keys=True))


@lru_cache(maxsize=256)
def _rules_of(key: str) -> Rules:
    scenario, changed, variant_data = json.loads(key)
    variant = variant_of(variant_data, "evasion")
    found = next((s for s in scenarios() if s.id == scenario), None)
    if found is None:
        raise ValueError(f"[17.2] no scenario {scenario!r}")
    known = {o.key: o for o in options()}
    chosen = {o.key: o.default for o in known.values()} | dict(found.options)
    for name, value in [*variant.options.items(), *changed.items()]:
        if name not in known:
            raise ValueError(f"[17.1] no option {name!r}")
        if not known[name].legal(value):
            raise ValueError(f"[{known[name].rule}] {name} cannot be {value!r}")
        chosen[name] = value
    raw = dict(raw_tables())
    for name, change in variant.tables.items():
        if name not in OVERLAID:
            raise BadTable(f"variant: the table {name!r} cannot be changed")
        raw[name] = overlay(raw[name], change, name)
    return _build(raw, chosen)


def _build(raw: Mapping[str, Any], o: Mapping[str, Any]) -> Rules:
    search = raw["search"]
    bonus = {m["id"]: m["add"] for m in search["modifier"]}
    secret = o["landing_move"] == "secret"
    board = load_board(raw)
    homes = {u["number"]: u["home"] for u in raw["units"]["unit"]}
    if any(h not in board.roads for h in homes.values()):
        raise BadTable("units.toml: a home without a road")
    return Rules(
        board=board,
        search=_search(search),
        group_bonus=bonus["group"],
        vehicle_malus=bonus["vehicle"],
        patrol=_matrix(raw["patrol"], "patrol.toml"),
        ambush=_matrix(raw["ambush"], "ambush.toml"),
        homes=homes,
        garrisons=tuple(raw["units"]["garrisons"]["hexes"]),
        light={r["move"]: r["light"] for r in raw["timeline"]["move"]},
        men=tuple((m["letter"], m["name"]) for m in raw["men"]["man"])[: o["team"]],
        reports={r["key"]: ReportKind(r["key"], r["to"], tuple(r["fields"]), r["when"], r["umpire"] == "free") for r in raw["reports"]["report"]},
        team=o["team"],
        patrols=tuple(int(n) for n in o["patrols"]),
        landing_move=0 if secret else int(o["landing_move"]),
        secret=secret,
        patrols_aboard=o["patrols_start"] == "aboard",
        has_garrisons=o["garrisons"] == "yes",
        sees_neighbours=o["british_sight"] == "adjacent",
        ambush_after_move=o["ambush_after_move"] == "yes",
        leave_look=o["leave_look"] == "yes",
        wounded_roll=o["wounded_alone"] == "roll",
        asks=o["interrupts"] == "ask",
        belief=o["belief"],
        dice=o["dice"],
        umpire_check=o["umpire_check"],
        umpire_release=o["umpire_release"],
        options=dict(o),
    )


def _search(table: Mapping[str, Any]) -> dict[tuple[str, str, str], int]:
    """7.2 The search matrix: number by light, state and column."""
    numbers = {}
    for n, row in enumerate(table["row"]):
        expect_keys(row, {"light", "state", *GROUNDS}, f"search.toml row {n}")
        for ground in GROUNDS:
            if not 0 <= row[ground] <= 6:
                raise BadTable(f"search.toml row {n}: {ground} = {row[ground]} is not 0 to 6")
            numbers[row["light"], row["state"], ground] = row[ground]
    if len(numbers) != 16:
        raise BadTable("search.toml: one row each for day and night, moving and hiding")
    return numbers


def _matrix(table: Mapping[str, Any], where: str) -> Matrix:
    """9.5, 10.4 A matrix with a row for each face."""
    add = {m["id"]: m["add"] for m in table["modifier"]}
    rows = {r["die"]: tuple((verb, what) for effect in r["does"] for verb, what in effect.items()) for r in table["result"]}
    if sorted(rows) != [1, 2, 3, 4, 5, 6] or len(table["result"]) != 6:
        raise BadTable(f"{where}: one row for each face 1 to 6")
    for die, does in rows.items():
        for verb, what in does:
            if what not in VERBS.get(verb, ()):
                raise BadTable(f"{where} row {die}: {verb} = {what!r} is not an effect of chapter 22")
    return Matrix(table["rule"], add["four"], add["rough"], add["urban"], rows)
