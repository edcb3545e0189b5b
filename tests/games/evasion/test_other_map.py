"""Chapter 2 on other maps: what a variant may change, what follows from it, and what is refused, with its place."""

from __future__ import annotations

import time
from typing import Any

import pytest

from lysander.core.game import Setup
from lysander.core.tables import BadTable
from lysander.games.evasion.game import GAME
from lysander.games.evasion.other_map import closed_form, open_form, units_of
from lysander.games.evasion.rules import Rules, printed_board, raw_tables, rules_of

PRINTED = raw_tables()
OPEN = open_form(PRINTED)
PLACES = OPEN["places"]["place"]
ROWS = OPEN["map"]["terrain"]


def changed(**tables: Any) -> Rules:
    return rules_of(Setup("evasion", variant={"tables": tables}))


def refusal(**tables: Any) -> str:
    with pytest.raises(BadTable) as refused:
        changed(**tables)
    return str(refused.value)


def row(n: int, line: str) -> list[str]:
    """The rows of the printed ground with one changed."""
    return [*ROWS[:n], line, *ROWS[n + 1 :]]


def places(*more: dict[str, Any], without: str = "") -> dict[str, Any]:
    return {"place": [*(p for p in PLACES if p["hex"] != without), *more]}


def road(*hexes: Any, **more: Any) -> dict[str, Any]:
    return {"road": [*OPEN["links"]["road"], {"id": "Z", "class": "minor", "name": "New", "hexes": list(hexes), **more}]}


def test_2_2_the_printed_tables_are_what_follows_from_ground_roads_and_places() -> None:
    """All that is computed for another map is checked against the printed one, value by value."""
    made = closed_form(OPEN, PRINTED)
    for name in ("map.csv", "map"):
        assert made[name] == PRINTED[name]
    for name in ("links", "places", "sites"):
        assert made[name] == {key: PRINTED[name][key] for key in made[name]}
    assert units_of(PRINTED["units"], PRINTED["units"], PLACES) == PRINTED["units"]
    assert GAME.chart() == GAME.chart(Setup("evasion")) and "title" not in GAME.chart()
    assert changed(map={"terrain": ROWS}, links={"rail": OPEN["links"]["rail"]}).board is printed_board(), "written again, it is the printed map"


def test_2_4_single_hexes_change_and_what_follows_with_them() -> None:
    rules = changed(map={"hexes": {"0405": "rough", "0504": "rough"}})
    assert rules.board.terrain["0405"] == "rough" and rules.changed_map and not rules_of(Setup("evasion")).changed_map
    assert set(printed_board().landing) - set(rules.board.landing) == {"0405", "0504", "0406", "0604"}, "two, and two that had no other run-in"
    assert rules.board.walk["0404"]["x0405"] == ("0405", 6) and "0405" not in rules.board.sight_day["0404"]
    assert rules.homes == rules_of(Setup("evasion")).homes


def test_2_6_a_road_more_and_a_road_less() -> None:
    rules = changed(links=road("0310", "0311", "0412"))
    assert "r0311" in rules.board.drive["0310"] and "0311" in rules.board.roads and len(rules.board.roads) == 85
    less = changed(links={"road": [{"at": {"id": "K"}, "hexes": []}]})
    assert "r0516" not in less.board.drive["0416"] and "0516" not in less.board.roads


def test_2_8_the_tunnel_elsewhere_moves_the_rendezvous() -> None:
    """2.8, 2.11"""
    rules = changed(places=places({"hex": "0705", "name": "Old tunnel", "kind": "tunnel"}, without="0310"))
    assert rules.board.tunnel == "0705" and rules.board.rendezvous == ("0605", "0706", "0804", "0805", "0806")


def test_3_5_homes_and_garrisons_follow_villages_and_towns_unless_the_variant_names_them() -> None:
    """3.5, 3.6"""
    moved = {
        "map": {"hexes": {"0616": "open", "0515": "urban"}},
        "places": places({"hex": "0515", "name": "Newtown", "kind": "town", "home": 1}, without="0616"),
    }
    rules = changed(**moved)
    assert rules.homes[1] == "0515" and "0515" in rules.garrisons and "0616" not in rules.garrisons
    own = changed(**moved, units={"unit": [{"at": {"number": 1}, "home": "0412", "place": "x"}], "garrisons": {"hexes": ["0515"]}})
    assert own.homes[1] == "0412" and own.garrisons == ("0515",)


REFUSED = [
    ({"map": {"terrain": ROWS[:-1]}}, "map.terrain: 18 rows of letters, not 17"),
    ({"map": {"terrain": row(3, "o" * 12)}}, "row 03 has 12 hexes, not 11"),
    ({"map": {"terrain": row(4, "o" * 10 + "x")}}, "row 04, hex 1004: 'x' is none of o (open), r (rough), u (urban)"),
    ({"map": {"terrain": [7] * 18}}, "map.terrain: 18 rows of letters"),
    ({"map": {"hexes": {"1104": "open"}}}, "map.hexes: unknown key '1104'"),
    ({"map": {"hexes": {"0405": "wood"}}}, "map.hexes: 0405 = 'wood' is none of open, rough, urban"),
    ({"map": {"checks": {"hexes": 4}}}, "map: unknown key 'checks'"),
    ({"map": {"hexes": {"0405": "urban"}}}, "places: 0405 is urban and has no village or town"),
    ({"map": {"terrain": ["r" * 11 if "u" not in line else line.replace("o", "r") for line in ROWS]}}, "no landing hex"),
    ({"sites": {"landing": ["0405"]}}, "the table 'sites' cannot be changed"),
    ({"places": places({"hex": "0405", "name": "Wick", "kind": "village"})}, "Wick: 0405 is open, and its place is a village"),
    ({"places": places({"hex": "0210", "name": "Wick", "kind": "village"})}, "Wick: 0210 has a place already, Altenbeken"),
    ({"places": places({"hex": "9999", "name": "Wick", "kind": "label"})}, "Wick: '9999' is not on the map"),
    ({"places": places({"hex": ["0405"], "name": "Wick", "kind": "label"})}, "is not on the map"),
    ({"places": places({"hex": "0405", "name": "Wick", "kind": "fort"})}, "Wick: kind = 'fort' is none of village, town, tunnel, label"),
    ({"places": places({"hex": "0405", "name": "x" * 41, "kind": "label"})}, "its name is a text of at most 40 letters"),
    ({"places": places({"hex": "0405", "name": "Wick", "kind": "label", "home": 9})}, "home = 9 is no number of a patrol, 1 to 8"),
    ({"places": places({"hex": "0405", "name": "Wick", "kind": "label", "height": 9})}, "unknown key 'height'"),
    ({"places": places(without="0310")}, "places: one place is the tunnel"),
    ({"places": places({"hex": "0405", "name": "Second", "kind": "tunnel"})}, "places: one place is the tunnel"),
    ({"places": places({"hex": "0704", "name": "Steinheim", "kind": "village"}, without="0704")}, "0 places with home = 6, not one"),
    ({"places": places({"hex": "0409", "name": "Camp", "kind": "label", "home": 3})}, "2 places with home = 3, not one"),
    ({"places": {"place": ["0405"]}}, "places.place 1: no row"),
    ({"links": road("0310", "0312")}, "links.road Z: 0310 and 0312 are not neighbours"),
    ({"links": road("1017", "1117")}, "links.road Z: 1117 is not on the map"),
    ({"links": road("0310")}, "links.road Z: hexes are two names at least, or none for a road that is gone"),
    ({"links": road(["0310"], "0311")}, "links.road Z: hexes are two names at least"),
    ({"links": road("0310", "0311", id="A")}, "links.road A: its id is a text that no other road has"),
    ({"links": road("0310", "0311", **{"class": "path"})}, "links.road Z: its id is a text that no other road has, its class main or minor"),
    ({"links": road("0310", "0311", toll=3)}, "unknown key 'toll'"),
    ({"links": {"rail": [{"name": "x", "hexes": ["0310", "0510"]}]}}, "links.rail 1: 0310 and 0510 are not neighbours"),
    ({"links": {"road": [{"id": str(n), "class": "minor", "name": "x", "hexes": ["0310", "0311"]} for n in range(151)]}}, "has more than 150 rows"),
    ({"links": {"road": [r for r in OPEN["links"]["road"] if r["id"] not in "CDM"]}}, "the home of patrol 6, 0704, has no road"),
    ({"map": {"hexes": {"0405": "rough"}}, "units": {"unit": [{"at": {"number": 2}, "home": "0406"}]}}, "the home of patrol 2, 0406, has no road"),
    ({"map": {"hexes": {"0405": "rough"}}, "units": {"unit": [{"at": {"number": 2}, "home": "4444"}]}}, "patrol 2, 4444, is not on the map"),
    ({"units": {"garrisons": {"hexes": ["0210", "0405"]}}}, "garrison 0405: garrisons stand in urban hexes"),
    ({"units": {"garrisons": {"hexes": ["0210", "0210"]}}}, "garrison 0210"),
]  # fmt: skip


@pytest.mark.parametrize(("tables", "where"), REFUSED, ids=[where[:50] for _, where in REFUSED])
def test_2_2_what_makes_no_sense_is_refused_with_its_place(tables: dict[str, Any], where: str) -> None:
    assert where in refusal(**tables)


def test_2_11_a_tunnel_walled_in_by_houses_is_refused() -> None:
    walls = [{"hex": h, "name": h, "kind": "village"} for h in printed_board().near["0310"] if h != "0210"]
    kept = [p for p in PLACES if p["hex"] not in {w["hex"] for w in walls}]
    found = refusal(map={"hexes": dict.fromkeys((w["hex"] for w in walls), "urban")}, places={"place": kept + walls})
    assert "no rendezvous: all hexes beside the tunnel in 0310 are urban (2.11)" in found


def test_2_2_a_map_as_large_as_its_text_may_be_is_read_at_once() -> None:
    """All hexes open, every link a road: the most that fits into the rows that are allowed."""
    board = printed_board()
    links = [(h, n) for h in board.hexes for n in board.near[h] if h < n]
    pairs = [{"id": str(n), "class": "minor", "name": "x", "hexes": [h for pair in links[n::150] for h in pair][:2]} for n in range(150)]
    begun = time.thread_time()
    for _ in range(5):
        rules = changed(links={"road": [*pairs[:130], *OPEN["links"]["road"]]})
        rules_of.__globals__["LOADER"]._built.cache_clear()
    assert len(rules.board.roads) > 84 and time.thread_time() - begun < 2.0


def test_2_2_the_chart_of_a_table_is_the_board_of_its_rules() -> None:
    setup = Setup("evasion", variant={"name": "Wider", "tables": {"map": {"hexes": {"0405": "rough"}}, "links": road("0310", "0311", "0412")}})
    chart, board = GAME.chart(setup), rules_of(setup).board
    assert chart["title"] == "Wider"
    assert {h["hex"]: h["terrain"] for h in chart["hexes"]} == board.terrain
    for flag, hexes in (("road", board.roads), ("landing", board.landing), ("rendezvous", board.rendezvous), ("tunnel", [board.tunnel])):
        assert {h["hex"] for h in chart["hexes"] if h[flag]} == set(hexes)
    links = {frozenset(pair) for r in chart["roads"] for pair in zip(r["hexes"], r["hexes"][1:])}
    assert links == {frozenset((a, b)) for a in board.hexes for b in board.links[a]}
    assert set(chart["run_in"]) == set(board.landing)
