"""2 The map: hexes, links, sight and costs of steps, computed once and then looked up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...core.hexes import neighbours
from ...core.tables import BadTable, expect_keys

ROUGH, OPEN, URBAN, ROAD = "rough", "open", "urban", "road"
TUNNEL_KIND = "tunnel"

Moves = Mapping[str, Mapping[str, tuple[str, int]]]


@dataclass(frozen=True, eq=False)
class Board:
    """The map. All mappings are by hex name.

    ``walk[hex]`` are the steps on foot, ``x`` across country or ``r`` along a link, with the hex they lead to and their cost (6.5);
    ``cheapest`` the lowest of these costs; ``drive[hex]`` the steps of a lorry, one link each (6.9, 8.3);
    ``sight_day`` is the hex itself and its neighbours that are not rough (4.7); ``places`` are kind and name (2.9). ``tables`` are those of which it
    was made, for whoever draws it.
    """

    hexes: tuple[str, ...]
    terrain: Mapping[str, str]
    near: Mapping[str, tuple[str, ...]]
    links: Mapping[str, tuple[str, ...]]
    walk: Moves
    drive: Moves
    sight_day: Mapping[str, frozenset[str]]
    sight_own: Mapping[str, frozenset[str]]
    roads: frozenset[str]
    urban: tuple[str, ...]
    tunnel: str
    rendezvous: tuple[str, ...]
    landing: tuple[str, ...]
    bit: Mapping[str, int]
    points: int
    drive_links: int
    helped_steps: int
    cheapest: Mapping[str, int]
    places: Mapping[str, tuple[str, str]]
    tables: Mapping[str, Any]


def load_board(tables: Mapping[str, Any]) -> Board:
    """2.2 to 2.12, 2.20 Reads the map from ``map.csv``, ``links.toml``, ``sites.toml``, ``movement.toml``.

    Raises ``BadTable`` for any contradiction.
    """
    rows = tables["map.csv"]
    hexes = tuple(sorted(r["hex"] for r in rows))
    terrain = {r["hex"]: r["terrain"] for r in rows}
    near = {h: neighbours(h, terrain) for h in hexes}
    links = _links(tables["links"], near)
    cost = _costs(tables["movement"])
    walk = {h: _steps(h, near, links, terrain, cost) for h in hexes}
    drive = {h: {"r" + to: (to, 1) for to in links[h]} for h in hexes}
    by_day = {h: frozenset((h, *(n for n in near[h] if terrain[n] != ROUGH))) for h in hexes}
    board = Board(
        hexes=hexes,
        terrain=terrain,
        near=near,
        links=links,
        walk=walk,
        drive=drive,
        sight_day=by_day,
        sight_own={h: frozenset((h,)) for h in hexes},
        roads=frozenset(h for h in hexes if links[h]),
        urban=tuple(h for h in hexes if terrain[h] == URBAN),
        tunnel=next(r["hex"] for r in rows if r["tunnel"] == "1"),
        rendezvous=tuple(tables["sites"]["rendezvous"]),
        landing=tuple(tables["sites"]["landing"]),
        bit={h: 1 << n for n, h in enumerate(hexes)},
        points=tables["movement"]["points"],
        drive_links=tables["movement"]["lorry"]["hexes"],
        helped_steps=tables["movement"]["helped"]["hexes"],
        cheapest={h: min(cost for _, cost in walk[h].values()) for h in hexes},
        places={p["hex"]: (p["kind"], p["name"]) for p in tables["places"]["place"]},
        tables=tables,
    )
    _check(board, rows, tables)
    return board


def _links(table: Mapping[str, Any], near: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """2.6 Reads the links, both ways."""
    found: dict[str, set[str]] = {h: set() for h in near}
    for road in table["road"]:
        for a, b in zip(road["hexes"], road["hexes"][1:]):
            if b not in near.get(a, ()):
                raise BadTable(f"links.toml: road {road['id']}: {a} and {b} are not neighbours")
            found[a].add(b)
            found[b].add(a)
    return {h: tuple(sorted(to)) for h, to in found.items()}


def _costs(table: Mapping[str, Any]) -> dict[str, int]:
    """6.5 Reads the points for a step by terrain."""
    cost = {}
    if min(table["points"], table["helped"]["hexes"], table["lorry"]["hexes"]) < 1:
        raise BadTable("movement.toml: points and hexes are at least 1")
    for n, row in enumerate(table["step"]):
        expect_keys(row, {"ground", "how", "hexes", "cost"}, f"movement.toml step {n}")
        if row["hexes"] * row["cost"] > table["points"] or row["cost"] < 1:
            raise BadTable(f"movement.toml: {row['ground']}: {row['hexes']} steps of {row['cost']} points are more than {table['points']}")
        cost[row["ground"]] = row["cost"]
    if set(cost) != {ROUGH, OPEN, URBAN, ROAD} or len(table["step"]) != 4:
        raise BadTable("movement.toml: one row each for rough, open, urban and road")
    return cost


def _steps(
    here: str,
    near: Mapping[str, tuple[str, ...]],
    links: Mapping[str, tuple[str, ...]],
    terrain: Mapping[str, str],
    cost: Mapping[str, int],
) -> dict[str, tuple[str, int]]:
    """6.7 Returns the steps on foot from a hex."""
    across = {"x" + to: (to, cost[terrain[to]]) for to in near[here]}
    along = {"r" + to: (to, cost[ROAD]) for to in links[here]}
    return across | along


def _check(board: Board, rows: list[dict[str, str]], tables: Mapping[str, Any]) -> None:
    """Computes again what ``map.toml``, ``links.toml`` and ``sites.toml`` state, and refuses a difference."""
    checks = tables["map"]["checks"]
    edge = {h for h in board.hexes if h[:2] in ("00", "10") or h[2:] in ("00", "17")}  # 2.10
    free = {h for h in board.hexes if board.terrain[h] == OPEN and h not in board.roads and h not in edge}
    landing = tuple(h for h in board.hexes if h in free and any(n in free for n in board.near[h]))  # 2.12
    rendezvous = tuple(h for h in board.near[board.tunnel] if board.terrain[h] != URBAN)  # 2.11
    counts = {
        "hexes": len(board.hexes),
        "rough": sum(t == ROUGH for t in board.terrain.values()),
        "open": sum(t == OPEN for t in board.terrain.values()),
        "urban": len(board.urban),
        "road": len(board.roads),
        "rail": sum(r["rail"] == "1" for r in rows),
        "tunnel": sum(r["tunnel"] == "1" for r in rows),
        "edge": len(edge),
        "rendezvous": len(rendezvous),
        "landing": len(landing),
    }
    for key, value in counts.items():
        if checks[key] != value:
            raise BadTable(f"map.toml: {key} is {checks[key]}, the map has {value}")
    if (board.landing, board.rendezvous) != (landing, rendezvous):
        raise BadTable("sites.toml: the hexes of 2.11 and 2.12 differ from those computed")
    for row in rows:
        h = row["hex"]
        told = (row["road"], row["edge"], row["landing"], row["rendezvous"])
        if told != tuple("1" if h in s else "0" for s in (board.roads, edge, landing, rendezvous)):
            raise BadTable(f"map.csv: {h} contradicts the other tables")
    named = board.places
    if named != {r["hex"]: (r["kind"], r["place"]) for r in rows if r["kind"]} or len(named) != len(tables["places"]["place"]):
        raise BadTable("places.toml: the places differ from those of map.csv")
    if any(run not in free or run not in board.near[h] for h, runs in tables["sites"]["run_in"].items() for run in runs):
        raise BadTable("sites.toml: a run-in is not legal")
    links = sum(len(to) for to in board.links.values()) // 2
    if (links, len(board.roads)) != (tables["links"]["checks"]["links"], tables["links"]["checks"]["road_hexes"]):
        raise BadTable("links.toml: number of links or road hexes is off")
