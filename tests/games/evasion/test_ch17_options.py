"""Chapter 17: options, scenarios, variants, and the tables they rest on."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest

from lysander.core.game import Setup
from lysander.core.tables import BadTable
from lysander.games.evasion import GAME, rules
from lysander.games.evasion.board import load_board
from lysander.games.evasion.other_map import open_form
from lysander.games.evasion.rules import raw_tables, rules_of

KEYS = [
    "team", "patrols", "landing_move", "patrols_start", "garrisons", "british_sight", "ambush_after_move", "leave_look", "wounded_alone",
    "fought_at_start", "aircraft_found", "captured_on", "interrupts", "belief", "dice", "umpire_check", "umpire_release", "umpire_decoys",
]  # fmt: skip
START = ("british landing=0405", "british rendezvous=0309")


def made(options: dict | None = None, scenario: str = "standard", variant: dict | None = None):
    """Returns the rules of a setup."""
    return rules_of(Setup("evasion", scenario, options or {}, ("british", "german"), variant or {}))


def test_17_1_the_list_of_options() -> None:
    assert [o.key for o in GAME.options] == KEYS
    assert all(o.legal(o.default) for o in GAME.options)


@pytest.mark.parametrize(
    ("key", "value"),
    [("team", 2), ("team", 7), ("team", "6"), ("patrols", ""), ("patrols", "21"), ("patrols", "11"), ("patrols", "9"), ("patrols", 1),
     ("landing_move", "8"),
     ("landing_move", 11),
     ("garrisons", True), ("garrisons", "maybe"), ("belief", "full"), ("weather", "rain")],
)  # fmt: skip
def test_17_1_values_that_are_refused(key: str, value: object) -> None:
    with pytest.raises(ValueError, match=r"^\[17"):
        made({key: value})


@pytest.mark.parametrize(
    ("scenario", "team", "patrols", "landing"),
    [
        ("standard", 6, (1, 2, 3, 4, 5, 6), 11),
        ("four-men", 4, (1, 3, 4, 5), 7),
        ("alarm", 6, (1, 2, 3, 4, 5, 6, 7, 8), 0),
        ("even", 5, (1, 2, 3, 4, 5, 6, 7, 8), 9),
    ],
)
def test_17_2_scenarios(scenario: str, team: int, patrols: tuple[int, ...], landing: int) -> None:
    """17.2, 17.17, 17.18, 17.19, 17.24 A named set of options; single options go on top of it."""
    found = made(scenario=scenario)
    assert (found.team, found.patrols, found.landing_move) == (team, patrols, landing)
    assert made({"team": 5}, scenario).team == 5
    with pytest.raises(ValueError, match="no scenario"):
        made(scenario="weekend")


@pytest.mark.parametrize("team", [3, 4, 5, 6])
def test_17_3_teams(place, team: int) -> None:
    board = place(options={"team": team})
    board.play(*START)
    assert "".join(board.state.men) == "ABCDEF"[:team]


def test_17_4_patrols_of_the_towns(place) -> None:
    board = place(options={"patrols": "78"})
    board.play(*START)
    assert "P[7@0412 8@0301] L[7@0412 8@0301]" in board.position


@pytest.mark.parametrize("move", ["7", "9", "11", "13"])
def test_17_5_the_game_has_that_many_moves(place, move: str) -> None:
    board = place(options={"landing_move": move, "patrols": "5"})
    board.play(*START)
    while not board.match.over:
        board.match.answer(board.ask.seat, board.ask.kind, board.ask.default)
    assert board.state.move == int(move) and board.state.result.facts["left"] == 6


def test_17_6_patrols_start_aboard(place) -> None:
    board = place(options={"patrols_start": "aboard", "patrols": "3"})
    board.play(*START, "british party=done", "british posture:0309=hide")
    assert board.options == ["L3:unload", "L3:drive", "L3:block", "done"], "as if boarded in an earlier half"


def test_17_7_no_garrisons(place) -> None:
    board = place("4d.G B[0411h:AB] P[2@0411] Z[0405]", {"garrisons": "no"})
    board.play("german order=P2:search", "chance patrol=4", "chance hit=1")
    assert "0412" in board.options
    board.play("british escape=0412", "german order=done")
    assert board.ask.seat == "british", "no garrison looks"
    assert board.view("german").garrisons == ()


def test_17_8_british_sight(place) -> None:
    board = place("4d.B B[0408h:A] P[2@0407] Z[0405]", {"british_sight": "own"})
    assert board.view("british").sight == ("0408",) and board.view("british").enemies == ()


@pytest.mark.parametrize(("men", "legal"), [("A", True), ("AB*", False)])
def test_17_9_ambush_after_move(place, men: str, legal: bool) -> None:
    board = place(f"3n.B B[0408h:{men}] Z[0405]", {"ambush_after_move": "yes"})
    board.play(f"british party={men.replace('*', '')}@0408:walk", "british path=r0407.")
    assert (board.ask.kind == "posture:0407") == legal


def test_17_10_leave_look(place) -> None:
    """Only road blocks and 7.8.3, 7.8.4 look at who sets out."""
    board = place("4d.B B[0408h:A 0408h+L4:B] P[2@0408s] L[4@0408c 5@0408r] Z[0405]", {"leave_look": "no"})
    board.play("british party=A@0408:walk", "british path=x0409.")
    assert not [e for e in board.match.events if e.kind == "roll"]
    board.play("british party=B@0408:drive=L4", "british path=r0407.")
    assert next(e.facts["certain"] for e in board.match.events if e.kind == "roll") == "7.8.3"


def test_17_11_wounded_men_alone_roll(place) -> None:
    """No four-men modifier; a wound kills one; they make their escape step."""
    board = place("4d.G B[0407h:A*B*C*D* 0510h:E] P[2@0407] Z[0405]", {"wounded_alone": "roll"})
    board.play("german order=P2:search")
    told = board.play("chance patrol=4", "chance hit=2")
    assert told == ["british b_died hex=0407 men=B", "german g_broke_away unit=P2 hex=0407 hit=1"]
    board.play("british escape=0406")
    assert "0406m:A*C*D*" in board.position


FOUGHT = ("british party=AB@0407:walk", "british path=x0506.", "chance look:P2=4", "chance patrol=5", "chance hit=1")


@pytest.mark.parametrize(("reading", "seen"), [("moving", True), ("hiding", False)])
def test_17_21_men_fought_as_they_set_out(place, reading: str, seen: bool) -> None:
    """6.8.2, 6.14 They have had their move and set no ambush, whichever row they are looked at in."""
    board = place("3n.B B[0407h:AB 0916h:C] P[2@0407 3@0408] Z[0606]", {"fought_at_start": reading})
    board.play(*FOUGHT)
    with pytest.raises(ValueError, match=r"6\.2"):
        board.play("british party=B@0407:walk")
    assert [(m.moved, m.posture) for m in board.view("british").men[:2]] == [(True, reading)] * 2
    board.play("british party=done")
    assert board.ask.kind == "order", "no ambush is asked for"
    told = board.play("german order=P3:walk", "german path=r0407.", "chance look:P3=3")
    assert any("g_seen" in line for line in told) == seen


def test_17_21_only_who_stays_and_only_among_men_who_hide(place) -> None:
    """10.11, 6.14 Who gets away is moving; so is a group to which somebody comes who has moved."""
    options = {"fought_at_start": "hiding"}
    board = place("3n.B B[0407h:AB 0916h:C] P[2@0407] Z[0606]", options)
    board.play(*FOUGHT[:3], "chance patrol=6", "british escape=0507", "british party=done")
    assert "0507m:AB" in board.position
    board = place("3n.B B[0407h:AB 0508h:C] P[2@0407] Z[0606]", options)
    board.play(*FOUGHT, "british party=C@0508:walk", "british path=x0407.")
    assert "B[0407m:A*BC]" in board.position
    board = place("3n.B B[0407h:AB 0508h:C] P[2@0407] Z[0606]", options)
    board.play("british party=A@0407:walk", "british path=x0506.", "chance look:P2=3", "chance patrol=6", "british escape=stay", "british party=done")
    board.play("british posture:0508=hide")
    assert "0407h:B 0407f:A" in board.position, "neither of them moves"
    board.play("german order=done", "british party=AB@0407:walk")
    assert board.ask.kind == "path", "in the next move all may go again"


def test_17_21_an_ambush_by_who_has_had_his_move_makes_him_moving(place) -> None:
    """17.9"""
    board = place("3n.B B[0407h:AB] P[2@0407] Z[0606]", {"fought_at_start": "hiding", "ambush_after_move": "yes"})
    board.play(*FOUGHT[:3], "chance patrol=6", "british escape=stay", "british posture:0407=ambush")
    assert "B[0407am:AB]" in board.position


def test_17_21_attacked_by_a_crew_as_they_drive_off(place) -> None:
    """6.9, 9.9 Whoever got in is locked as usual."""
    board = place("3n.B B[0407h:AB] L[5@0407c 6@0407] Z[0606]", {"fought_at_start": "hiding"})
    board.play("british party=AB@0407:drive=L5", "british path=r0408.", "chance look:L6=1", "german attack:L6=yes", "chance ambush=2")
    board.play("german withdraw:L6=0506")
    assert "0407fk+L5:AB" in board.position or "0407f+L5:AB" in board.position


@pytest.mark.parametrize("reading", ["always", "men"])
def test_17_22_the_aircraft_without_men(place, reading: str) -> None:
    """12.4, 8.4.4 What is found voids the rest of the path."""
    board = place("11n.G B[0510h:A] P[2@0404] Z[0405!]", {"aircraft_found": reading})
    told = board.play("german order=P2:walk", "german path=x0405x0506.")
    assert (told[0] == "german g_plane unit=P2 hex=0405") == (board.ask.kind == "path") == (reading == "always")


def test_17_12_escape_steps_are_asked_in_any_case(place) -> None:
    board = place("4d.G B[0407h:AB] P[2@0407] Z[0405]", {"interrupts": "orders"})
    board.play("german order=P2:search", "chance patrol=4", "chance hit=1")
    assert board.ask.kind == "escape"


def test_17_13_belief(place) -> None:
    assert place(options={"belief": "off"}).view("german").belief is None
    assert place(options={"belief": "set"}).view("german").belief["weights"] is None
    assert place(options={"belief": "weights"}).view("german").belief["weights"]


@pytest.mark.parametrize("option", [{"dice": "umpire"}, {"umpire_check": "all"}, {"umpire_release": "hold"}])
def test_17_14_without_a_seated_umpire_no_effect(place, option: dict) -> None:
    """17.14, 17.15, 17.16"""
    board = place("4d.G B[0407h:AB] P[2@0407] Z[0405]", option)
    board.play("german order=P2:search", "chance patrol=4", "chance hit=1")
    assert board.ask.kind == "escape"


# variants


def test_17_2_a_variant_changes_tables_and_options(place) -> None:
    variant = {
        "name": "short sight",
        "options": {"team": 4},
        "tables": {
            "search": {"row": [{"at": {"light": "night", "state": "moving"}, "rough": 1}]},
            "patrol": {"result": [{"at": {"die": 1}, "does": [{"wound": 1}, {"escape": "may"}]}]},
            "units": {"unit": [{"at": {"number": 1}, "home": "0412", "place": "Bad Driburg"}]},
            "movement": {"lorry": {"hexes": 8}},
        },
    }
    found = made(variant=variant)
    assert found.search["night", "moving", "rough"] == 1 and found.search["night", "moving", "open"] == 3
    assert found.patrol.rows[1] == (("wound", 1), ("escape", "may")) and found.homes[1] == "0412"
    assert found.team == 4 and found.board.drive_links == 8
    assert made().search["night", "moving", "rough"] == 2, "the original is untouched"


@pytest.mark.parametrize(
    "tables",
    [
        {"map": {"columns": 12}},
        {"search": {"row": [{"at": {"light": "dusk"}, "rough": 1}]}},
        {"search": {"row": [{"at": {"light": "night", "state": "moving"}, "rough": 7}]}},
        {"search": {"row": [{"at": {"light": "night", "state": "moving"}, "rough": "1"}]}},
        {"search": {"row": []}},
        {"search": {"modifier": []}},
        {"patrol": {"result": [{"at": {"die": 1}, "does": [{"capture": "hex"}]}]}},
        {"patrol": {"result": [{"at": {"die": 1}, "does": [{"promote": "group"}]}]}},
        {"patrol": {"result": [{"die": 1, "does": []}]}},
        {"ambush": {"modifier": [{"at": {"id": "four"}, "add": "1"}]}},
        {"ambush": {"modifier": [{"id": "four", "add": 1, "when": ""}]}},
        {"units": {"unit": [{"at": {"number": 1}, "home": "0405"}]}},
        {"units": {"garrisons": {"hexes": ["0405"]}}},
        {"units": {"garrisons": {"hexes": ["0412", "0412"]}}},
        {"movement": {"points": 2}},
        {"movement": {"step": [{"at": {"ground": "rough"}, "cost": 0}]}},
        {"movement": {"lorry": {"hexes": 0}}},
        {"movement": {"wings": 2}},
    ],
)
def test_17_2_a_variant_that_makes_no_sense_is_refused(tables: dict) -> None:
    with pytest.raises(BadTable):
        made(variant={"tables": tables})


# tables


def spoil(name: str, change: Callable) -> None:
    """Builds the map, and rules, from tables of which one is spoilt."""
    raw = copy.deepcopy(dict(raw_tables()))
    change(raw[name])
    load_board(raw)
    raw |= open_form(raw_tables())
    rules.build(raw, {o.key: o.default for o in GAME.options}, Setup("evasion"))


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("map.csv", lambda t: t.pop()),
        ("map.csv", lambda t: t[0].update(terrain="rough")),
        ("map.csv", lambda t: t[0].update(road="1")),
        ("map.csv", lambda t: t[0].update(kind="label", place="Nowhere")),
        ("links", lambda t: t["road"][0]["hexes"].append("1017")),
        ("links", lambda t: t["road"].pop()),
        ("sites", lambda t: t["landing"].remove("0405")),
        ("sites", lambda t: t["landing"].append("0410")),
        ("sites", lambda t: t["rendezvous"].append("0210")),
        ("sites", lambda t: t["run_in"].update({"0405": ["0410"]})),
        ("map", lambda t: t["checks"].update(rough=50)),
        ("places", lambda t: t["place"].pop()),
        ("places", lambda t: t["place"][0].update(name="Elsewhere")),
        ("movement", lambda t: t["step"].pop()),
        ("movement", lambda t: t["step"].append(dict(t["step"][0]))),
        ("movement", lambda t: t["step"][0].update(speed=3)),
        ("search", lambda t: t["row"].pop()),
        ("search", lambda t: t["row"].append(dict(t["row"][0]))),
        ("search", lambda t: t["row"][0].update(fog=1)),
        ("patrol", lambda t: t["result"].pop()),
        ("patrol", lambda t: t["result"].append(dict(t["result"][0]))),
        ("ambush", lambda t: t["result"][0].update(note="x")),
        ("units", lambda t: t["unit"].pop()),
        ("units", lambda t: t["unit"].append(dict(t["unit"][0]))),
        ("timeline", lambda t: t["move"].pop(3)),
        ("timeline", lambda t: t["move"][0].update(light="day")),
        ("men", lambda t: t["man"].pop(2)),
        ("men", lambda t: t["man"][0].update(rank="Captain")),
        ("reports", lambda t: t["report"].append(dict(t["report"][0]))),
        ("reports", lambda t: t["report"][0].update(umpire="maybe")),
    ],
)  # fmt: skip
def test_17_1_a_spoilt_table_is_refused(name: str, change: Callable) -> None:
    """Holes, overlaps, unknown keys, values that contradict other tables."""
    with pytest.raises(BadTable):
        spoil(name, change)


def test_17_1_the_tables_as_they_ship_are_sound() -> None:
    spoil("map", lambda t: None)
