"""15.7, 17.16 Three ways to release reports: all wait, none waits, or only what is weighty."""

from __future__ import annotations

import pytest

from lysander.core.tables import BadTable
from lysander.games.evasion import rules
from lysander.games.evasion.rules import raw_tables

THREE = ("british", "german", "umpire")
SIDES = ("british", "german")
SEARCH = "4d.G B[0407h:ABCD 0510h:E] P[2@0407] Z[0405]"
WALK = "4d.G B[0407h:AB 0309h:C] P[2@0408] Z[0405]"
SEEN = ("german order=P2:walk", "german path=x0407.", "chance look:P2=1")
MISSED = ("german order=P2:walk", "german path=x0407.", "chance look:P2=6")


def desk(place, at: str = SEARCH, release: str = "weighty", **options):
    """Returns a game with a person in the umpire's seat, who checks nothing."""
    return place(at, {"umpire_release": release, "umpire_check": "none"} | options, THREE)


def told_to(board, seat: str) -> list[str]:
    """Returns the kinds of all reports told to a seat."""
    return [e.kind for e in board.match.events if seat in e.to and e.kind not in ("roll", "held", "half", "turn")]


def waiting(board) -> list[str]:
    """Returns what waits for the umpire, dice too."""
    return [t["kind"] for t in board.view("umpire").tray]


def test_15_7_weighty_reports_are_sightings_finds_fights_and_the_aircraft() -> None:
    weighty = {r["key"]: r for r in raw_tables()["weighty"]["report"]}
    sent = {r["key"]: r["when"] for r in raw_tables()["reports"]["report"]}
    assert {key: r["rule"] for key, r in weighty.items()} == {key: sent[key] for key in weighty}
    assert {r["why"] for r in weighty.values()} == {"sighting", "find", "fight", "aircraft"}
    routine = {key for key in sent if key[:2] in ("b_", "g_")} - set(weighty)
    assert routine == {"b_brief", "b_enemy", "b_stop", "b_lorry_gone", "b_away", "b_left", "g_brief", "g_stop", "g_clear", "g_lorry_recovered"}


def test_15_7_routine_reports_go_out_at_once(place) -> None:
    """A walk that finds nobody, and the briefings."""
    board = desk(place, WALK)
    board.play("german order=P2:walk", "german path=x0308.")
    assert told_to(board, "german") == ["g_stop"] and waiting(board) == [] and (board.ask.seat, board.ask.kind) == ("german", "order")
    assert {"b_brief", "g_brief"} <= {e.kind for e in desk(place, "").match.events}


def test_15_7_weighty_reports_wait_with_their_dice(place) -> None:
    board = desk(place, WALK)
    before = {seat: board.view(seat) for seat in SIDES}
    board.play(*SEEN, "chance patrol=4", "chance hit=1")
    assert (board.ask.seat, board.ask.kind) == ("umpire", "release")
    assert waiting(board) == ["roll", "g_seen", "b_found", "roll", "roll", "roll", "b_wounded", "g_broke_away"]
    assert told_to(board, "german") == [] and not [e for e in board.match.events if e.kind == "roll" and set(e.to) & set(SIDES)]
    assert board.view("german") == before["german"], "the view of the Germans stays as it was when they were asked"
    board.play("umpire release=all")
    assert board.ask.kind == "escape" and told_to(board, "german") == ["g_seen", "g_broke_away"]


@pytest.mark.parametrize("rolled", [SEEN, MISSED])
def test_15_7_only_what_is_weighty_stops_the_game(place, rolled: tuple[str, ...]) -> None:
    """The same walk stops for the umpire exactly if it finds men."""
    board = desk(place, WALK)
    board.play(*rolled)
    assert bool(waiting(board)) is (rolled == SEEN)


LORRY = "4d.G B[0407h:ABC] L[3@0506] Z[0405]"
SPOTTED = ("german order=L3:drive", "german path=r0407.", "chance look:L3=1")


def test_15_7_what_follows_something_weighty_for_the_same_side_waits_behind_it(place) -> None:
    """So that it is read in its order; it goes out by itself with the last weighty report before it."""
    board = desk(place, LORRY, interrupts="orders")
    board.play(*SPOTTED)
    assert [k for k in waiting(board) if k != "roll"] == ["g_seen", "g_stop"] and told_to(board, "british") == ["b_enemy"]
    number = next(t["number"] for t in board.view("umpire").tray if t["kind"] == "g_seen")
    board.play(f"umpire release={number}")
    assert told_to(board, "german") == ["g_seen", "g_stop"] and waiting(board) == [] and board.ask.kind == "order"


def test_15_9_what_waited_behind_a_report_that_is_withheld_goes_out(place) -> None:
    board = desk(place, LORRY, interrupts="orders")
    board.play(*SPOTTED)
    number = next(t["number"] for t in board.view("umpire").tray if t["kind"] == "g_seen")
    board.play(f'umpire release=withhold:{number} "no wireless"')
    assert told_to(board, "german") == ["g_stop"] and waiting(board) == [] and board.ask.kind == "order"
    assert board.view("german").sightings == ()


def test_15_7_a_view_shows_what_was_told_and_no_more(place) -> None:
    """A routine report, then in the same step a weighty one: the map shows the first and not yet the second, also when the other side is asked."""
    board = desk(place, "4d.G B[0606h:AB] P[2@0506] L[3@0505] Z[0405]")
    board.play("german order=P2:walk", "german path=x0606.", "chance look:P2=1", "chance patrol=5", "chance hit=1")
    assert "b_enemy" in told_to(board, "british") and "b_wounded" not in told_to(board, "british")
    assert (board.ask.seat, board.ask.kind) == ("umpire", "release")
    number = next(t["number"] for t in board.view("umpire").tray if t["to"] == "german" and t["number"])
    board.play(f"umpire release={number}")
    while board.ask.facts.get("for") == "german":
        board.play(f"umpire release={next(t['number'] for t in board.view('umpire').tray if t['to'] == 'german' and t['number'])}")
    assert (board.ask.seat, board.ask.kind) == ("german", "order")
    seen, shown = board.view("british").seen, {m.letter: m.state for m in board.view("british").men}
    assert [s["hex"] for s in seen] == ["0606"] and shown == {"A": "ok", "B": "ok"}, "told of the patrol, not yet of the wound"
    assert {m["state"] for m in board.view("umpire").truth["men"]} == {"ok", "wounded"}


def test_15_7_he_may_switch_between_the_three(place) -> None:
    """17.1 Each is offered while another holds; what need not wait any more goes out."""
    board = desk(place, release="hold")

    def offered() -> set[str]:
        ask = next(a for a in board.match.asks if a.kind == "switch")
        return {v.partition("=")[2] for v in ask.domain.members() if v.startswith("umpire_release=")}

    assert offered() == {"auto", "weighty"}
    board.play("umpire switch=umpire_release=weighty")
    assert offered() == {"auto", "hold"} and board.view("umpire").switches["release"] == "weighty"
    board.play("umpire switch=umpire_release=auto")
    assert offered() == {"weighty", "hold"}


def test_15_7_switched_to_weighty_the_tray_keeps_what_is_weighty(place) -> None:
    board = desk(place, LORRY, "hold", interrupts="orders")
    board.play("german order=L3:drive", "german path=r0407.", "chance look:L3=6")
    assert [k for k in waiting(board) if k != "roll"] == ["b_enemy", "g_stop"]
    board.play("umpire switch=umpire_release=weighty")
    assert waiting(board) == [] and told_to(board, "german") == ["g_stop"] and board.ask.kind == "order"
    board = desk(place, LORRY, "hold", interrupts="orders")
    board.play(*SPOTTED, "umpire switch=umpire_release=weighty")
    assert [k for k in waiting(board) if k != "roll"] == ["g_seen", "g_stop"] and told_to(board, "british") == ["b_enemy"]


@pytest.mark.parametrize("release", ["weighty", "hold"])
def test_15_7_a_view_is_kept_from_the_moment_of_the_switch(place, release: str) -> None:
    """Also where the side is told something else before it is asked again."""
    board = desk(place, SEARCH, "auto")
    board.play(f"umpire switch=umpire_release={release}", "german order=P2:search", "chance patrol=1", 'umpire tell=german "Wait"')
    assert waiting(board)
    assert board.view("german").sightings == () and board.view("german").patrols[0].done is False


def test_15_20_when_he_leaves_nothing_waits_any_more(place) -> None:
    board = desk(place, WALK)
    board.play(*SEEN, "chance patrol=4", "chance hit=1", "umpire leave_seat=yes")
    assert told_to(board, "german") == ["g_seen", "g_broke_away"] and waiting(board) == [] and board.ask.kind == "escape"


def test_17_16_without_a_seated_umpire_no_effect(place) -> None:
    board = place(WALK, {"umpire_release": "weighty"})
    board.play(*SEEN, "chance patrol=4", "chance hit=1")
    assert board.ask.kind == "escape"


def test_15_7_a_table_that_names_no_report_is_refused() -> None:
    raw = raw_tables()
    for row in ({"key": "g_seen", "rule": "7.1", "why": "sighting"}, {"key": "g_smoke", "rule": "7.13", "why": "sighting"}):
        with pytest.raises(BadTable, match=r"weighty\.toml"):
            rules._reports(raw["reports"], {"report": [row]})
