"""2.2 to 2.12 The map as a variant changes it: ground in rows of letters, roads and places; all else follows and is computed here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from ...core.hexes import name, neighbours
from ...core.tables import BadTable, expect_keys

ROUGH, OPEN, URBAN = "rough", "open", "urban"
LETTERS = {"r": ROUGH, "o": OPEN, "u": URBAN}
TOWNS = ("village", "town")
KINDS = (*TOWNS, "tunnel", "label")
CLASSES = ("main", "minor")
HOMES = range(1, 9)
"""3.5 Numbers of patrols and lorries."""
MOST_NAME = 40
"""Letters of the name of a place at most."""
MOST_ROAD = 120
"""Letters of the name of a road at most."""


def open_form(printed: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the printed map as a variant may change it: no more of each table than what nothing else follows from.

    ``map.terrain`` is a row of letters for each row of hexes, ``map.hexes`` the ground of single hexes, empty where it is that of the rows.
    """
    ground = {row["hex"]: row["terrain"] for row in printed["map.csv"]}
    columns, rows = printed["map"]["columns"], printed["map"]["rows"]
    lines = ["".join(ground[name(c, r)][0] for c in range(columns)) for r in range(rows)]
    return {
        "map": {"terrain": lines, "hexes": dict.fromkeys(sorted(ground), "")},
        "links": {key: printed["links"][key] for key in ("road", "rail")},
        "places": {"place": printed["places"]["place"]},
    }


def closed_form(changed: Mapping[str, Any], printed: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the tables of a changed map in the form of the printed ones, with all that follows: edge, roads, rendezvous and landing hexes, run-ins
    and totals. Raises ``BadTable``, with the place, for what makes no sense."""
    columns, rows = printed["map"]["columns"], printed["map"]["rows"]
    terrain = _terrain(changed["map"], columns, rows)
    near = {h: neighbours(h, terrain) for h in terrain}
    roads = _lines(changed["links"]["road"], near, "road", frozenset(("id", "class", "name", "hexes")))
    rails = _lines(changed["links"]["rail"], near, "rail", frozenset(("name", "hexes")))
    links = {frozenset(pair) for row in roads for pair in pairwise(row["hexes"])}
    places = _places(changed["places"]["place"], terrain)
    tunnel = next(h for h, place in places.items() if place["kind"] == "tunnel")
    flags = _follows(terrain, near, {h for link in links for h in link}, {h for row in rails for h in row["hexes"]}, tunnel)
    free = {h for h in terrain if terrain[h] == OPEN and not flags["road"] & {h} and not flags["edge"] & {h}}
    counts = {kind: sum(ground == kind for ground in terrain.values()) for kind in (ROUGH, OPEN, URBAN)}
    return {
        "map.csv": [
            {"hex": h, "terrain": terrain[h], **{flag: str(int(h in of)) for flag, of in flags.items()}}
            | {"kind": places[h]["kind"] if h in places else "", "place": places[h]["name"] if h in places else ""}
            for h in (name(c, r) for r in range(rows) for c in range(columns))
        ],
        "map": {**printed["map"], "checks": {"hexes": len(terrain), **counts, **{flag: len(of) for flag, of in flags.items()}}},
        "links": {"road": roads, "rail": rails, "checks": {"links": len(links), "road_hexes": len(flags["road"])}},
        "places": {"place": list(places.values())},
        "sites": {
            "rendezvous": sorted(flags["rendezvous"]),
            "landing": sorted(flags["landing"]),
            "run_in": {h: [n for n in near[h] if n in free] for h in sorted(flags["landing"])},
        },
    }


def _terrain(table: Mapping[str, Any], columns: int, rows: int) -> dict[str, str]:
    """2.4 Reads the ground of all hexes: a letter for each, then the single hexes that are something else."""
    lines = table["terrain"]
    if len(lines) != rows or not all(isinstance(line, str) for line in lines):
        raise BadTable(f"map.terrain: {rows} rows of letters, not {len(lines)}")
    terrain = {}
    for r, line in enumerate(lines):
        letters = "".join(line.split()).lower()
        if len(letters) != columns:
            raise BadTable(f"map.terrain: row {r:02d} has {len(letters)} hexes, not {columns}")
        for c, letter in enumerate(letters):
            if letter not in LETTERS:
                raise BadTable(f"map.terrain: row {r:02d}, hex {name(c, r)}: {letter!r} is none of o (open), r (rough), u (urban)")
            terrain[name(c, r)] = LETTERS[letter]
    for h, ground in table["hexes"].items():
        if ground not in ("", *LETTERS.values()):
            raise BadTable(f"map.hexes: {h} = {ground!r} is none of open, rough, urban")
        terrain[h] = ground or terrain[h]
    return terrain


def _lines(rows: Sequence[Any], near: Mapping[str, tuple[str, ...]], what: str, keys: frozenset[str]) -> list[dict[str, Any]]:
    """2.6, 2.7 Reads roads or railways from end to end; one without hexes is gone."""
    found: list[dict[str, Any]] = []
    for n, row in enumerate(rows, 1):
        where = f"links.{what} {n}"
        if not isinstance(row, dict):
            raise BadTable(f"{where}: no row")
        expect_keys(row, set(keys), where)
        where = f"links.{what} {row.get('id', n)}"
        hexes = row["hexes"]
        if not isinstance(hexes, list) or len(hexes) == 1 or not all(isinstance(h, str) for h in hexes):
            raise BadTable(f"{where}: hexes are two names at least, or none for a {what} that is gone")
        _check_name(row["name"], MOST_ROAD, where)
        for h in hexes:
            if h not in near:
                raise BadTable(f"{where}: {h} is not on the map")
        for a, b in pairwise(hexes):
            if b not in near[a]:
                raise BadTable(f"{where}: {a} and {b} are not neighbours")
        if what == "road" and (not isinstance(row["id"], str) or row["class"] not in CLASSES or row["id"] in {r["id"] for r in found}):
            raise BadTable(f"{where}: its id is a text that no other road has, its class main or minor")
        if hexes:
            found.append(dict(row))
    return found


def _places(rows: Sequence[Any], terrain: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """2.8, 2.9 Reads the named places by their hexes: urban hexes are villages or towns, and one hex has the tunnel."""
    found: dict[str, dict[str, Any]] = {}
    for n, row in enumerate(rows, 1):
        where = f"places.place {n}"
        if not isinstance(row, dict):
            raise BadTable(f"{where}: no row")
        expect_keys(row, {"hex", "name", "kind"}, where, frozenset(("home",)))
        _check_name(row["name"], MOST_NAME, where)
        h, where = row["hex"], f"{where}, {row['name']}"
        if not isinstance(h, str) or h not in terrain:
            raise BadTable(f"{where}: {h!r} is not on the map")
        if h in found:
            raise BadTable(f"{where}: {h} has a place already, {found[h]['name']}")
        if row.get("home", 1) not in HOMES:
            raise BadTable(f"{where}: home = {row['home']!r} is no number of a patrol, 1 to {HOMES[-1]}")
        if row["kind"] not in KINDS:
            raise BadTable(f"{where}: kind = {row['kind']!r} is none of {', '.join(KINDS)}")
        if (row["kind"] in TOWNS) != (terrain[h] == URBAN):
            raise BadTable(f"{where}: {h} is {terrain[h]}, and its place is a {row['kind']}; villages and towns are urban, and nothing else is")
        found[h] = dict(row)
    for h in sorted(terrain):
        if terrain[h] == URBAN and h not in found:
            raise BadTable(f"places: {h} is urban and has no village or town")
    if sum(place["kind"] == "tunnel" for place in found.values()) != 1:
        raise BadTable("places: one place is the tunnel")
    if not any(place["kind"] in TOWNS for place in found.values()):
        raise BadTable("places: no village and no town")
    return found


def _check_name(text: Any, most: int, where: str) -> None:
    if not isinstance(text, str) or not text.strip() or len(text) > most or not text.isprintable():
        raise BadTable(f"{where}: its name is a text of at most {most} letters")


def _follows(terrain: Mapping[str, str], near: Mapping[str, tuple[str, ...]], roads: set[str], rails: set[str], tunnel: str) -> dict[str, set[str]]:
    """2.6 to 2.12 Returns what follows for each hex, by the columns of ``map.csv``."""
    columns, rows = max(h[:2] for h in terrain), max(h[2:] for h in terrain)
    edge = {h for h in terrain if h[:2] in ("00", columns) or h[2:] in ("00", rows)}
    free = {h for h in terrain if terrain[h] == OPEN and h not in roads and h not in edge}
    landing = {h for h in free if any(n in free for n in near[h])}
    rendezvous = {h for h in near[tunnel] if terrain[h] != URBAN}
    if not landing:
        raise BadTable("map: no landing hex: nowhere are two open hexes side by side, without a road and off the edge (2.12)")
    if not rendezvous:
        raise BadTable(f"map: no rendezvous: all hexes beside the tunnel in {tunnel} are urban (2.11)")
    return {"road": roads, "rail": rails, "tunnel": {tunnel}, "edge": edge, "rendezvous": rendezvous, "landing": landing}


def units_of(table: Mapping[str, Any], printed: Mapping[str, Any], places: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    """3.5, 3.6 Returns the units of a changed map: homes as its places say, a garrison in each village and town, unless the variant has its own."""
    homes = table["unit"] if table["unit"] != printed["unit"] else [_home(n, places) for n in HOMES]
    garrisons = table["garrisons"]
    if garrisons == printed["garrisons"]:
        garrisons = {"hexes": sorted(p["hex"] for p in places if p["kind"] in TOWNS)}
    return {**table, "unit": homes, "garrisons": garrisons}


def _home(number: int, places: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    found = [p for p in places if p.get("home") == number]
    if len(found) != 1:
        raise BadTable(f"places: {len(found)} places with home = {number}, not one: patrol and lorry {number} start there (3.5)")
    return {"number": number, "home": found[0]["hex"], "place": found[0]["name"]}
