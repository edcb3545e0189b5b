"""15.9, 15.13, 16.11: what rulings and reports that were held back change in the German's view, and what they do not."""

from __future__ import annotations

from typing import Any

import pytest

from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.core.plain import plain
from lysander.games.evasion import GAME
from lysander.games.evasion.ch16_belief import settle
from lysander.games.evasion.ch16_reach import bits
from lysander.games.evasion.rules import rules_of
from lysander.text import for_game

THREE = ("british", "german", "umpire")
BOARD = rules_of(Setup("evasion", "standard", {}, ("british", "german"))).board


def ruled(place: Any, at: str, **options: str) -> Any:
    """A position with an umpire, in which the German believes the men to be in 0407."""
    board = place(at, {"umpire_release": "auto"} | options, THREE)
    for state in (board.match.position.checkpoint, board.state):
        belief = settle(state)
        belief.where, belief.lorries = bits(BOARD, ["0407"]), {}
    return board


CHANGES = ("man A hex=0510", "man A state=wounded", "group 0916 posture=ambush", "lorry L4 hex=0506", "lorry L5 ready=no", "lorry L5 block=yes")


@pytest.mark.parametrize("change", CHANGES)
def test_16_11_a_ruling_changes_nothing(place: Any, change: str) -> None:
    """What the German is not told moves nothing in his belief; the umpire sees whom it lacks."""
    board = ruled(place, "4d.G B[0916h:A] P[2@0308s] L[4@0407k 5@0408 6@0506] Z[0405]")
    before = board.view("german").belief
    board.play(f'umpire change={change} "a test"')
    assert board.view("german").belief == before
    assert [m["letter"] for m in board.view("umpire").astray] == ["A"]
    assert not hasattr(board.view("german"), "astray")


def test_16_11_an_overruled_look_and_a_report_held_back_change_nothing(place: Any) -> None:
    answers = ("german order=P2:walk", "german path=x0407.", "chance look:P2=1")
    board = ruled(place, "4d.G B[0407h:A 0916h:B] P[2@0408] Z[0405]", umpire_check="all")
    board.play(*answers, 'umpire check=overrule:unseen "fog"')
    assert board.view("german").belief["hexes"] == ["0407"]
    board = ruled(place, "4d.G B[0407h:A 0510h:B] P[2@0408] Z[0405]", umpire_release="hold", umpire_check="none")
    before = board.view("german").belief
    board.play("german order=P2:search")
    number = board.view("umpire").tray[0]["number"]
    board.play(f'umpire release=withhold:{number} "never"')
    assert board.view("german").belief == before


def test_16_11_a_late_sighting_is_dated_and_has_spread(place: Any) -> None:
    board = ruled(place, "4d.G B[0506h:AB 0410h:C] P[1@0616] L[4@0505] Z[0606]", umpire_release="hold", umpire_check="none")
    board.play("german order=L4:drive", "german path=r0506.", "chance look:L4=1")
    number = next(t["number"] for t in board.view("umpire").tray if t["kind"] == "g_seen")
    board.play(f'umpire release=delay:{number}:6 "the wireless is broken"')
    while board.state.move < 6 or board.ask.seat != "german":
        board.match.answer(board.ask.seat, board.ask.kind, board.ask.default)
    first = next(e for e in board.match.events if e.kind == "late" and "kept" in e.facts)
    assert (first.facts, first.to) == ({"move": 4, "half": "german", "count": 1, "kept": "yes"}, ("german",))
    assert for_game("evasion", "en").event(first, "german") == "Kept by the umpire until now: the next report is of move 4, German half."
    view = board.view("german")
    assert [(s["hex"], s["move"], s["half"]) for s in view.sightings] == [("0506", 4, "german")]
    trail = next(t for t in view.belief["trails"] if t["began"] == "0506")
    assert trail["move"] == 4 and {"0506", "0505", "0606"} < set(trail["hexes"]) <= set(view.belief["hexes"])


def test_15_13_prisoners_by_ruling_are_in_the_view_at_once(place: Any) -> None:
    board = ruled(place, "4d.G B[0916h:ABC] P[2@0308] Z[0405]")
    n = board.view("german").belief["men"]
    board.play('umpire change=man A state=captured "found asleep"')
    view = board.view("german")
    assert (view.prisoners, view.belief["men"]) == ("A", n - 1)
    board.play('umpire change=man A state=ok "he got away"')
    view = board.view("german")
    assert (view.prisoners, view.bodies, view.belief["men"]) == ("", 0, n)
    board.play('umpire change=man B state=captured "found asleep"', 'umpire change=man B state=dead "his wound"')
    view = board.view("german")
    assert (view.prisoners, view.bodies, view.belief["men"]) == ("", 1, n - 1)


def belief_after(position: str, *answers: tuple[str, str, str | int]) -> object:
    """What the belief view shows the Germans after a British half, in which nothing was reported to them."""
    setup = Setup("evasion", "standard", {"umpire_check": "all", "umpire_release": "auto"}, THREE)
    state = GAME.parse(position, setup)
    board, belief = state.rules.board, state.memory.belief
    belief.where, belief.due = bits(board, [h for h in board.hexes if h < "04"]), (("half",),)  # not the whole map, with which a position begins
    match = Match(GAME, setup, state)
    for seat, kind, value in answers:
        match.answer(seat, kind, value)
    assert match.asks[0].seat == "german"
    assert not [e for e in match.events if "german" in e.to]
    return GAME.view(match.state, "german").belief


def test_16_11_a_ruling_nobody_was_told_of_is_not_seen() -> None:
    looked = belief_after(
        "3n.B B[0311h:ABCD] P[2@0317s] Z[0405]",
        ("british", "party", "ABCD@0311:walk"),
        ("british", "path", "x0412x0413"),
        ("chance", "look:G0412", 3),
        ("umpire", "check", 'overrule:unseen "fog"'),
    )
    assert looked == belief_after("3n.B B[0209h:ABCD] P[2@0317s] Z[0405]", ("british", "party", "done"))


@pytest.mark.parametrize("kept", ["withhold:{}", "delay:{}:6"])
def test_15_9_nobody_is_asked_about_a_sighting_that_he_was_not_told(place, kept) -> None:
    """The crew sees the men; while their report is kept back the German is asked nothing that would tell him, and nothing is attacked."""
    for what in (kept, "{}"):
        board = place("4d.G B[0506h:AB 0410h:C] L[4@0505] Z[0606]", {"umpire_release": "hold", "umpire_check": "none"}, THREE)
        board.play("german order=L4:drive", "german path=r0506.", "chance look:L4=1")
        number = next(t["number"] for t in board.view("umpire").tray if t["kind"] == "g_seen")
        reason = ' "atmospherics"' if what == kept else ""
        board.play(f"umpire release={what.format(number)}{reason}")
        asked = board.ask.kind
        assert (asked == "attack:L4") is (what == "{}"), asked
    assert asked == "attack:L4"


WALKS = "german order=P2:walk", "german path=x0408."
DRIVES = "german order=L4:drive", "german path=r0408."


@pytest.mark.parametrize("answers", [WALKS, DRIVES])
@pytest.mark.parametrize("kept", ["withhold:{}", "delay:{}:6"])
def test_16_14_who_was_not_told_of_a_find_found_nobody(place: Any, kept: str, answers: tuple[str, ...]) -> None:
    """An abandoned lorry in the hex weighs nothing while its report is kept back; the report, once told, says that nobody was looked for."""

    def weights(lorry: str, order: str) -> Any:
        options = {"umpire_release": "hold", "umpire_check": "none", "belief": "weights"}
        board = place(f"4d.G B[0916h:A] P[2@0407] L[4@0407{lorry}] Z[0405]", options, THREE)
        board.play(*answers)
        found = [t["number"] for t in board.view("umpire").tray if t["kind"] == "g_lorry_found"]
        assert len(found) == bool(lorry)
        board.play(*[f'umpire release={order.format(n)} "no wireless"' if order != "all" else "umpire release=all" for n in found])
        while board.ask.seat == "umpire":
            board.play("umpire release=all")
        return board.view("german").belief["weights"]

    nothing = weights("", "all")
    assert weights(" 5@0408c", kept) == nothing
    assert weights(" 5@0408c", "all") != nothing


def after(place: Any, at: str, lines: tuple[str, ...], kept: str, interrupts: str) -> tuple[Any, str]:
    """The Germans' view after these answers, and what they are asked; the umpire keeps back whatever he may."""
    options = {"umpire_release": "hold", "umpire_check": "none", "belief": "weights", "interrupts": interrupts}
    board = place(at, options, THREE)
    for line in lines:
        board.play(line)
        while board.ask.seat == "chance":
            board.match.answer("chance", board.ask.kind, 1)
        while board.ask.seat == "umpire":
            tray = {r["number"]: r["free"] for r in board.ask.domain.describe()["reports"]}
            number = next(t["number"] for t in board.view("umpire").tray if t["number"] in tray and t["to"] == board.ask.facts["for"])
            board.play(f'umpire release={kept.format(number)} "no wireless"' if tray[number] else f"umpire release={number}")
    return plain(board.view("german")), board.ask.kind


SEARCHES = ("german order=P2:search",)
FOUND = {
    "men, by a lorry": ("4d.G B[0916h:A {0}h:BC] L[4@0407] Z[0405]", DRIVES),
    "men aboard": ("4d.G B[0916h:A {0}h+L5:BC] L[4@0407 5@{0}c] Z[0405]", DRIVES),
    "men aboard, by night": ("5n.G B[0916h:A {0}h+L5:BC] L[4@0407 5@{0}c] Z[0405]", DRIVES),
    "a lorry, by a patrol": ("4d.G B[0916h:A] P[2@0407] L[5@{0}c] Z[0405]", WALKS),
    "a lorry, by a lorry": ("4d.G B[0916h:A] L[4@0407 5@{0}c] Z[0405]", DRIVES),
    "a lorry, by a search": ("4d.G B[0916h:A] P[2@0408] L[5@{0}c] Z[0405]", SEARCHES),
    "a wreck, by a patrol": ("4d.G B[0916h:A] P[2@0407] L[5@{0}k] Z[0405]", WALKS),
    "a wreck, by a lorry": ("4d.G B[0916h:A] L[4@0407 5@{0}k] Z[0405]", DRIVES),
}


@pytest.mark.parametrize("interrupts", ["ask", "orders"])
@pytest.mark.parametrize("kept", ["withhold:{}", "delay:{}:6"])
@pytest.mark.parametrize("found", FOUND)
def test_16_11_what_is_kept_back_leaves_no_trace(place: Any, found: str, kept: str, interrupts: str) -> None:
    """15.9, 16.14 View, belief, weights and questions are those of a world in which it is elsewhere."""
    at, lines = FOUND[found]
    here, elsewhere = (after(place, at.format(hex), lines, kept, interrupts) for hex in ("0408", "0704"))
    assert here == elsewhere


def test_16_14_a_patrol_finds_no_aircraft_where_nobody_is_with_it(place: Any) -> None:
    """12.4, 17.22 After a ruling that took the men away: a report keeps the hex its weight, without one it weighs as any other."""

    def view(plane: str, reading: str) -> Any:
        board = place(f"11n.G B[0916h:A 0000h:B] P[2@0404] Z[0405{plane}]", {"belief": "weights", "aircraft_found": reading})
        board.play("german order=P2:walk", "german path=x0405.")
        return plain(board.view("german"))

    there, gone, found = view("!", "men"), view("-", "men"), view("!", "always")
    assert there == gone
    assert (there["plane_seen"], found["plane_seen"]) == ("", "0405")
    assert found["belief"]["weights"]["0405"] > there["belief"]["weights"]["0405"]


def test_15_9_no_attack_by_standing_order_on_men_whose_sighting_is_kept_back(place: Any) -> None:
    """9.11 The umpire decides on the sighting first, as he does where the Germans are asked."""
    options = {"umpire_release": "hold", "umpire_check": "none", "interrupts": "orders"}
    for order in ("withhold:{}", "{}"):
        board = place("4d.G B[0916h:A 0408h:BC] L[4@0407] Z[0405] O[attack]", options, THREE)
        board.play("german order=L4:drive", "german path=r0408.", "chance look:L4=1")
        assert (board.ask.seat, board.ask.kind) == ("umpire", "release")
        number = next(t["number"] for t in board.view("umpire").tray if t["kind"] == "g_seen")
        board.play(f"umpire release={order.format(number)}" + (' "fog"' if ":" in order else ""))
        attacks = (board.ask.seat, board.ask.kind) == ("chance", "ambush")
        assert attacks is (order == "{}")


def late(board: Any, seat: str) -> list[tuple[str, dict[str, Any]]]:
    """Which late reports a seat has been told of."""
    return [(e.kind, dict(e.facts)) for e in board.match.events if e.kind == "late" and e.told(seat)]


@pytest.mark.parametrize("release", ["all", "{}"])
def test_15_9_what_waits_until_the_next_half_is_dated(place: Any, release: str) -> None:
    """The British see two patrols come in the German half, and are told in their own."""
    board = place("4d.G B[0407h:AB 0916h:C] P[2@0409 3@0409] Z[0405]", {"umpire_release": "hold", "umpire_check": "none"}, THREE)
    for n in (2, 3):
        board.play(f"german order=P{n}:walk", "german path=x0408.")
        while board.ask.seat == "umpire":
            board.play(f"umpire release={next(t['number'] for t in board.view('umpire').tray if t['to'] == 'german' and t['number'])}")
    board.play("german order=done")
    while board.ask.seat == "umpire":
        board.play(f"umpire release={release.format(next(t['number'] for t in board.view('umpire').tray if t['number']))}")
    assert [(s["hex"], s["move"], s["half"]) for s in board.view("british").seen] == [("0408", 4, "german")] * 2
    count = 2 if release == "all" else 1
    assert late(board, "british") == [("late", {"move": 4, "half": "german", "count": count})] * (2 // count)
    words = [for_game("evasion", lang).event(e, "british") for lang in ("en", "de") for e in board.match.events if e.kind == "late"]
    assert "move 4, German half." in words[0] and "aus Runde 4, deutsche Hälfte." in words[-1] and not any(" ," in text for text in words)
    assert all(text.startswith(("The next ", "Die nächste")) for text in words), "the umpire has kept nothing"


def test_15_9_what_goes_out_in_its_half_is_not_late(place: Any) -> None:
    board = place("4d.G B[0407h:AB 0916h:C] P[2@0409] Z[0405]", {"umpire_release": "hold", "umpire_check": "none"}, THREE)
    board.play("german order=P2:walk", "german path=x0408.", "umpire release=all")
    assert not late(board, "british") and not late(board, "german")
    assert [(s["move"], s["half"]) for s in board.view("british").seen] == [(4, "german")]


@pytest.mark.parametrize("ends", ["umpire leave_seat=yes", 'umpire close=stands "late hour"'])
def test_15_9_a_delayed_report_is_dated_when_the_umpire_leaves_or_the_game_ends(place: Any, ends: str) -> None:
    """15.20, 15.7 All that waits goes out then, and 16.11 treats a sighting as one of the move in which it was made."""
    board = place("4d.G B[0506h:AB] P[1@0616] L[4@0505] Z[0606]", {"umpire_release": "hold", "umpire_check": "none"}, THREE)
    board.play("german order=L4:drive", "german path=r0506.", "chance look:L4=1")
    number = next(t["number"] for t in board.view("umpire").tray if t["kind"] == "g_seen")
    board.play(f'umpire release=delay:{number}:10 "the wireless is broken"')
    while board.state.move < 6 or board.ask.seat != "german":
        board.match.answer(board.ask.seat, board.ask.kind, board.ask.default)
    board.play(ends)
    view = board.view("german")
    assert [(s["hex"], s["move"], s["half"]) for s in view.sightings] == [("0506", 4, "german")]
    assert late(board, "german")[-1] == ("late", {"move": 4, "half": "german", "count": 1, "kept": "yes"})
    assert len(view.belief["hexes"]) > 1, "the men can have walked on"


def test_15_7_the_last_reports_of_a_game_are_of_its_last_half(place: Any) -> None:
    board = place("4d.G B[0407h:AB] P[2@0407] Z[0405]", {"umpire_release": "hold", "umpire_check": "none"}, THREE)
    board.play("german order=P2:search", "chance patrol=1")
    assert board.match.over and not late(board, "german")
    assert [(s["move"], s["half"]) for s in board.view("german").sightings] == [(4, "german")]
