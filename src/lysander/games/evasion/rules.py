"""17 Options and scenarios, and the tables: everything that is fixed before the first answer of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from ...core.game import Option, Scenario, Setup
from ...core.loader import Loader, read_options
from ...core.tables import BadTable, expect_keys, read_tables
from .board import Board, load_board
from .other_map import closed_form, open_form, units_of

OVERLAID = ("ambush", "links", "map", "movement", "patrol", "places", "search", "units")
READERS = ("all", "british", "german", "umpire", "chosen")
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
    """9.5 or 10.4 A matrix: one die, three modifiers, for each row the verbs of chapter 22."""

    rule: str
    four: int
    rough: int
    urban: int
    rows: Mapping[int, tuple[tuple[str, Any], ...]]


@dataclass(frozen=True)
class ReportKind:
    """14.2 A report of ``reports.toml``; ``free`` by 15.9, ``weighty`` by 15.7."""

    key: str
    to: str
    fields: tuple[str, ...]
    rule: str
    free: bool
    weighty: bool


@dataclass(frozen=True, eq=False)
class Rules:
    """Options and tables of one game. Shared by all states of it, never changed; the same setup gives the same object. ``tables`` are
    all tables in force, for whoever prints them."""

    board: Board
    changed_map: bool
    search: Mapping[tuple[str, str, str], int]
    group_bonus: int
    vehicle_malus: int
    patrol: Matrix
    ambush: Matrix
    homes: Mapping[int, str]
    garrisons: tuple[str, ...]
    light: Mapping[int, str]
    sight: Mapping[int, Mapping[str, frozenset[str]]]
    men: tuple[tuple[str, str], ...]
    reports: Mapping[str, ReportKind]
    addressed: Mapping[str, tuple[str, tuple[str, ...]]]
    weighty_dice: frozenset[str]
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
    stayed_hide: bool
    plane_found_empty: bool
    asks: bool
    belief: str
    dice: str
    umpire_check: str
    umpire_release: str
    umpire_decoys: str
    options: Mapping[str, Any]
    tables: Mapping[str, Any]


def raw_tables() -> Mapping[str, Any]:
    """Returns all tables as they ship."""
    return read_tables(__package__)


def options() -> tuple[Option, ...]:
    """17.1, 17.3 to 17.16, 17.20 to 17.22 Returns the options."""
    return read_options(raw_tables()["options"]["option"], {"patrols": _patrol_list})


def _patrol_list(value: Any) -> bool:
    """17.4 Whether a value is digits 1 to 8, each at most once, ascending."""
    return isinstance(value, str) and value != "" and set(value) <= set("12345678") and list(value) == sorted(set(value))


def scenarios() -> tuple[Scenario, ...]:
    """17.2, 17.17 to 17.19, 17.24 Returns the scenarios."""
    return tuple(Scenario(r["id"], r["title"], r["summary"], r["options"]) for r in raw_tables()["scenarios"]["scenario"])


def rules_of(setup: Setup) -> Rules:
    """Returns the rules of a game by its setup: scenario, then variant, then options, whatever the seats. Raises ``ValueError``."""
    return LOADER.load(setup, seats=())


@cache
def changeable() -> Mapping[str, Any]:
    """2.2 Returns all tables as a variant may change them: of the map only what nothing else follows from."""
    return {**raw_tables(), **open_form(raw_tables())}


def other_map(raw: Mapping[str, Any]) -> bool:
    """2.2 Returns whether a variant has changed the map itself."""
    return any(raw[name] != changeable()[name] for name in ("map", "links", "places"))


def board_of(raw: Mapping[str, Any]) -> Board:
    """2.2 Returns the map of these tables: the printed one is the same object for all games, whatever their options."""
    printed = raw_tables()
    if other_map(raw):
        return load_board({**printed, **closed_form(raw, printed), "movement": raw["movement"]})
    return printed_board() if raw["movement"] is printed["movement"] else load_board({**printed, "movement": raw["movement"]})


@cache
def printed_board() -> Board:
    """2.2 Returns the map as it ships."""
    return load_board(raw_tables())


def build(raw: Mapping[str, Any], o: Mapping[str, Any], setup: Setup) -> Rules:
    """Builds the rules from tables and options. Raises ``BadTable``."""
    search = raw["search"]
    bonus = _modifiers(search, {"group", "vehicle"}, "search.toml", frozenset({"rule"}))
    secret = o["landing_move"] == "secret"
    board = board_of(raw)
    changed = other_map(raw)
    units = units_of(raw["units"], raw_tables()["units"], board.tables["places"]["place"]) if changed else raw["units"]
    homes = _homes(units, board)
    light = _timeline(raw["timeline"])
    reports = _reports(raw["reports"], raw["weighty"])
    return Rules(
        board=board,
        changed_map=changed,
        search=_search(search),
        group_bonus=bonus["group"],
        vehicle_malus=bonus["vehicle"],
        patrol=_captured_on(_matrix(raw["patrol"], "patrol.toml"), o["captured_on"]),
        ambush=_matrix(raw["ambush"], "ambush.toml"),
        homes=homes,
        garrisons=_garrisons(units, board),
        light=light,
        sight={move: _sight(board, o["british_sight"] == "adjacent" and now == "day") for move, now in light.items()},
        men=_men(raw["men"])[: o["team"]],
        reports=reports,
        addressed={key: (kind.rule, (kind.to,)) for key, kind in reports.items()},
        weighty_dice=frozenset(d["name"] for d in raw["weighty"]["die"]),
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
        stayed_hide=o["fought_at_start"] == "hiding",
        plane_found_empty=o["aircraft_found"] == "always",
        asks=o["interrupts"] == "ask",
        belief=o["belief"],
        dice=o["dice"],
        umpire_check=o["umpire_check"],
        umpire_release=o["umpire_release"],
        umpire_decoys=o["umpire_decoys"],
        options=dict(o),
        tables={**raw, **board.tables, "units": units},
    )


LOADER = Loader(
    "evasion",
    build,
    tables=changeable(),
    options=options(),
    scenarios=scenarios(),
    option_rule="17.1",
    scenario_rule="17.2",
    overlaid=OVERLAID,
)


def _sight(board: Board, neighbours: bool) -> dict[str, frozenset[str]]:
    """4.7 Returns the hexes in sight of a man, by his hex; none without a hex."""
    return {**(board.sight_day if neighbours else board.sight_own), "": frozenset()}


def _modifiers(table: Mapping[str, Any], ids: set[str], where: str, optional: frozenset[str] = frozenset()) -> dict[str, int]:
    """Reads the addend of each modifier, by its id."""
    for n, row in enumerate(table["modifier"]):
        expect_keys(row, {"id", "add", "when"}, f"{where} modifier {n}", optional)
    found = {m["id"]: m["add"] for m in table["modifier"]}
    if set(found) != ids or len(table["modifier"]) != len(ids):
        raise BadTable(f"{where}: one modifier each for {', '.join(sorted(ids))}")
    if any(type(add) is not int for add in found.values()):
        raise BadTable(f"{where}: a modifier adds a whole number")
    return found


def _homes(table: Mapping[str, Any], board: Board) -> dict[int, str]:
    """3.5, 17.4 Reads the homes by number, 1 to 8, each with a road."""
    for n, row in enumerate(table["unit"]):
        expect_keys(row, {"number", "home", "place"}, f"units.toml unit {n}")
    homes = {u["number"]: u["home"] for u in table["unit"]}
    if [u["number"] for u in table["unit"]] != list(range(1, 9)):
        raise BadTable("units.toml: one unit each with number 1 to 8, ascending")
    for number, home in homes.items():
        if not isinstance(home, str) or home not in board.roads:
            raise BadTable(f"units.toml: the home of patrol {number}, {home}, {'has no road' if home in board.hexes else 'is not on the map'}")
    return homes


def _garrisons(table: Mapping[str, Any], board: Board) -> tuple[str, ...]:
    """3.6 Reads the urban hexes with a garrison, ascending."""
    found = tuple(sorted(map(str, table["garrisons"]["hexes"])))
    for hex in found:
        if hex not in board.urban or found.count(hex) > 1:
            raise BadTable(f"units.toml: garrison {hex}: garrisons stand in urban hexes, one in each")
    return found


def _timeline(table: Mapping[str, Any]) -> dict[int, str]:
    """5.2 Reads the light by move: odd moves are night, even moves day."""
    for n, row in enumerate(table["move"], 1):
        expect_keys(row, {"move", "light", "label"}, f"timeline.toml move {n}")
        if (row["move"], row["light"]) != (n, "night" if n % 2 else "day"):
            raise BadTable(f"timeline.toml: move {n} is off")
    return {r["move"]: r["light"] for r in table["move"]}


def _men(table: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """2.13 Reads letters, ascending from A, and names."""
    for n, row in enumerate(table["man"]):
        expect_keys(row, {"letter", "name", "trade"}, f"men.toml man {n}")
    if "".join(m["letter"] for m in table["man"]) != "ABCDEF":
        raise BadTable("men.toml: six men, A to F")
    return tuple((m["letter"], m["name"]) for m in table["man"])


def _reports(table: Mapping[str, Any], weighty: Mapping[str, Any]) -> dict[str, ReportKind]:
    """14.2 Reads the reports by key, and 15.7 which of them are weighty."""
    rules = {w["key"]: w["rule"] for w in weighty["report"]}
    found: dict[str, ReportKind] = {}
    for r in table["report"]:
        expect_keys(r, {"key", "to", "fields", "when", "text", "hidden", "umpire"}, f"reports.toml {r.get('key')}")
        if r["key"] in found or r["umpire"] not in ("due", "free") or r["to"] not in READERS:
            raise BadTable(f"reports.toml: {r['key']} stands twice, or its reader is unknown")
        found[r["key"]] = ReportKind(r["key"], r["to"], tuple(r["fields"]), r["when"], r["umpire"] == "free", r["key"] in rules)
    for key, rule in rules.items():
        if key not in found or found[key].rule != rule:
            raise BadTable(f"weighty.toml: no report {key} that {rule} sends")
    return found


def _search(table: Mapping[str, Any]) -> dict[tuple[str, str, str], int]:
    """7.2 Reads the search matrix: number by light, state and column."""
    numbers = {}
    for n, row in enumerate(table["row"]):
        expect_keys(row, {"light", "state", *GROUNDS}, f"search.toml row {n}")
        for ground in GROUNDS:
            if type(row[ground]) is not int or not 0 <= row[ground] <= 6:
                raise BadTable(f"search.toml row {n}: {ground} = {row[ground]} is not 0 to 6")
            numbers[row["light"], row["state"], ground] = row[ground]
    if (
        len(numbers) != 16
        or len(table["row"]) != 4
        or {key[:2] for key in numbers} != {(x, y) for x in ("day", "night") for y in ("moving", "hiding")}
    ):
        raise BadTable("search.toml: one row each for day and night, moving and hiding")
    return numbers


def _captured_on(matrix: Matrix, highest: int) -> Matrix:
    """17.23 Returns the matrix on which the results from 2 to ``highest`` capture the group, as 1 does."""
    return replace(matrix, rows={die: (("capture", "group"),) if 2 <= die <= highest else does for die, does in matrix.rows.items()})


def _matrix(table: Mapping[str, Any], where: str) -> Matrix:
    """9.5, 10.4 Reads a matrix with a row for each face."""
    add = _modifiers(table, {"four", "rough", "urban"}, where)
    for n, row in enumerate(table["result"]):
        expect_keys(row, {"die", "does"}, f"{where} result {n}")
    rows = {r["die"]: tuple((verb, what) for effect in r["does"] for verb, what in effect.items()) for r in table["result"]}
    if sorted(rows) != [1, 2, 3, 4, 5, 6] or len(table["result"]) != 6:
        raise BadTable(f"{where}: one row for each face 1 to 6")
    for die, does in rows.items():
        for verb, what in does:
            if what not in VERBS.get(verb, ()):
                raise BadTable(f"{where} row {die}: {verb} = {what!r} is not an effect of chapter 22")
    return Matrix(table["rule"], add["four"], add["rough"], add["urban"], rows)
