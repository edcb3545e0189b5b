"""7 Hidden and visible, 8 ambush, 9 team morale and bursts, 10 team fire."""

from __future__ import annotations

from typing import Any

import pytest

from lysander.core.plain import plain


def test_7_1_everybody_is_in_one_state(place: Any) -> None:
    board = place("F181/1 T4.7 t1:A3 t2:- t3:- h1~A6 h2=L11 h3@R9 h4$p8.7 P:L2,o,o,R5,o,o,L9,L10,o,o W:- F:- Q:-")
    assert [h.state for h in board.state.hijackers.values()] == ["possum", "hidden", "visible", "blended"]
    assert all(h.at_large for h in board.state.hijackers.values())


def test_7_3_a_hidden_hijacker_becomes_visible_in_four_ways(place: Any) -> None:
    """7.3.1 he ambushes or fires, 7.3.2 executes in sight, 7.3.3 is found, 7.3.4 comes near; otherwise he stays hidden."""
    board = place("~ T3.9 t1:A2 h2=A9 h4=TA P:p1@R12")
    board.play("H next-hijacker=h2", "H hijacker-move:h2=R9", "H hijacker-act:h2=-")
    assert board.hijacker("h2").state == "hidden"
    board = place("~ T3.7 t1:A6 h2=A9 h4=TA")
    assert "! found hijacker=h2 square=A9 team=t1 [7.5] -> all" in board.play("T next-team=t1", "T move:t1=A7,A8")


def test_7_3_1_an_ambusher_becomes_visible(place: Any) -> None:
    board = place("~ T3.1 t1:A6 h2~A5 h3=TA")
    board.play("H ambush=h2>t1")
    assert (board.hijacker("h2").state, board.hijacker("h2").marker) == ("visible", "")


@pytest.mark.parametrize(("path", "state"), [("A9,A10,A11", "visible"), ("A9", "hidden"), ("A9,A10,A11,A10", "visible")])
def test_7_3_4_who_enters_a_teams_square_or_ends_near_one_is_seen(place: Any, path: str, state: str) -> None:
    board = place("~ T3.9 t1:A11 h3=R9 h4=C")
    board.play("H next-hijacker=h3", f"H hijacker-move:h3={path}", "H hijacker-act:h3=-")
    assert board.hijacker("h3").state == state


def test_7_3_4_passing_a_teams_square(place: Any) -> None:
    board = place("~ T3.9 t1:A8 h3=A10 h4=C")
    told = board.told("teams", "H next-hijacker=h3", "H hijacker-move:h3=A9,A8,A7,A6", "H hijacker-act:h3=-")
    assert told == ["! hijacker hijacker=h3 square=A6 change=appears [15.11] -> teams"]


def test_7_7_moving_in_sight_shows_nobody(place: Any) -> None:
    board = place("~ T3.9 t1:A2 h3=A9 h4=C")
    assert board.told("teams", "H next-hijacker=h3", "H hijacker-move:h3=A8,A7,A6", "H hijacker-act:h3=-") == []
    assert board.hijacker("h3").state == "hidden"


def test_7_8_nobody_hidden_stands_near_a_team(place: Any) -> None:
    with pytest.raises(ValueError, match=r"7\.8"):
        place("~ T3.9 t1:A2 h3=A3")
    assert place("~ T3.9 t1:A2 h3~A3 h4=TA").state


def test_7_9_only_visible_hijackers_are_aimed_at(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2@A7 h3=A9")
    board.play("T next-team=t1", "T move:t1=-")
    assert board.options == ["-", "h2.c", "h2.u"]
    assert board.refused("T act:t1=h3.c") == "10.4 no-target"


@pytest.mark.parametrize(
    ("waits", "asked"),
    [
        ("-", "teams next-team"),
        ("m.t1.h2.A7", "chance team-morale:t1"),
        ("r.t1.h2", "teams retaliate:t1"),
        ("p.1.p1.0.A7", "chance passenger-morale:p1"),
    ],
)
def test_5_1_without_an_ambush_steps_2_to_6_hold_what_waits(place: Any, waits: str, asked: str) -> None:
    board = place(f"~ T3.1 t1:A5 h2@A7 h3=TA P:p1@A6 Q:{waits}")
    board.play("H ambush=-")
    assert board.asked == asked


def test_8_3_an_empty_list_is_not_told(place: Any) -> None:
    board = place("~ T3.1 t1:A7 h3=A3")
    assert board.told("teams", "H ambush=-") == ["! step turn=3 step=7 [5.1] -> all"]


def test_8_2_each_hijacker_once(place: Any) -> None:
    board = place("~ T3.1 t1:A7 t2:A8 h3=A4 h4=TA")
    assert board.refused("H ambush=h3>t1,h3>t2") == "8.2 named-twice"
    assert set(board.options) == {"-", "h3>t1", "h3>t2"}


def test_8_4_a_shot_at_a_team_that_is_gone_is_lost(place: Any) -> None:
    board = place("~ T3.1 t1:A7!2 t2:A1 h3=A4 h4=A11 h1=TA")
    told = board.play("H ambush=h3>t1,h4>t1", "? ambush-hit:h3>t1=6", "? team-hit:h3>t1=6")
    assert sum(line.startswith("! shot") for line in told) == 1
    assert board.asked == "teams next-team"


@pytest.mark.parametrize(("square", "face", "hit"), [("h3=A4", 4, False), ("h3=A4", 5, True), ("h3~A6", 4, True), ("h3~A6", 3, False)])
def test_8_5_five_or_more_and_four_when_near(place: Any, square: str, face: int, hit: bool) -> None:
    board = place(f"~ T3.1 t1:A7 {square} h4=TA P:p1@A5,p2@A5,p3@A6")
    event = board.events("H ambush=h3>t1", f"? ambush-hit:h3>t1={face}")
    shot = next(e for e in event if e.kind == "shot")
    assert (shot.facts["hit"], shot.facts["roll"]["modifiers"]) == (hit, [])


@pytest.mark.parametrize(
    ("face", "wounds", "asked"), [(3, 0, "teams retaliate:t1"), (4, 0, "chance team-morale:t1"), (6, 1, "chance team-morale:t1")]
)
def test_8_6_hits_on_teams(place: Any, face: int, wounds: int, asked: str) -> None:
    board = place("~ T3.1 t1:A7 h3=A4 h4=TA")
    board.play("H ambush=h3>t1", "? ambush-hit:h3>t1=6", f"? team-hit:h3>t1={face}")
    assert (board.team("t1").wounds, board.asked) == (wounds, asked)


def test_1_5_a_modifier_is_added_to_the_roll(place: Any) -> None:
    board = place("~ T3.7 t1:A5(g) h2@A6 h3=TA")
    roll = board.events("T next-team=t1", "T move:t1=-", "T act:t1=h2.u", "? fire-hit:t1>h2=2")[-1].facts["roll"]
    assert (roll["face"], [m["add"] for m in roll["modifiers"]], roll["sum"], roll["needs"], roll["outcome"]) == (2, [1, 1, -1], 3, 4, "miss")


def test_8_10_an_ambusher_still_acts_in_step_9(place: Any) -> None:
    board = place("~ T3.1 t1:A7 h3=A4 h4=TA")
    board.play("H ambush=h3>t1", "? ambush-hit:h3>t1=1", "T retaliate:t1=-", "T next-team=-")
    assert "h3" in board.options


def test_9_2_in_step_9_the_check_is_made_within_the_shot(place: Any) -> None:
    board = place("~ T3.9 t1:A7 h3=A4 h4=TA P:p1@A7")
    board.play("H next-hijacker=h3", "H hijacker-move:h3=-", "H hijacker-act:h3=A7/A6", "? wild-hit:h3>t1=6", "? wild-hit:h3>p1=6")
    board.play("? team-hit:h3>t1=4", "? passenger-hit:p1=1")
    assert board.asked == "chance team-morale:t1"
    board.play("? team-morale:t1=3")
    assert board.asked == "chance passenger-morale:p1"


def test_9_3_a_cool_head_ignores_what_counts_against_it_until_the_end_of_step_7(place: Any) -> None:
    board = place("~ T3.7 t1:A5!2(cgj) h2@A9 h3=TA P:p1@L2")
    board.play("T next-team=t1", "T control:t1=yes", "T move:t1=-")
    shot = plain(board.ask.domain.describe())["shots"][0]
    assert (shot["value"], shot["modifiers"], shot["chance"]) == ("h2.c", [], [3, 6])
    assert board.refused("T act:t1=h2.u") == "13.3 controlled-only"
    board.play("T act:t1=-", "T next-team=-")
    assert board.team("t1").cool is False


def test_9_5_a_burst_at_nobody_looks_like_a_burst_that_missed(place: Any) -> None:
    """The roll for hidden h3 is the Hijackers' alone."""
    told = {}
    for where, rolls in (("L8", ["? burst-hit:t1>h3=2"]), ("L12", [])):
        board = place(f"~ T3.1 t1:A6 h3={where} h4=L7 h2=C")
        board.play("H ambush=h4>t1", "? ambush-hit:h4>t1=6", "? team-hit:h4>t1=5", "? team-morale:t1=1")
        told[where] = board.told("teams", "T burst-beside:t1=L8", "? burst-hit:t1>h4=3", *rolls)
        if rolls:
            assert board.match.events[-2].kind == "burst" and "h3:2" in " ".join(board_lines(board, "hijackers"))
    assert told["L8"] == told["L12"]


def board_lines(board: Any, seat: str) -> list[str]:
    from lysander.games.flight181.lines import event_line

    return [event_line(e) for e in board.match.events if e.told(seat)]


def test_9_6_checks_after_a_burst_are_made_from_the_teams_square(place: Any) -> None:
    board = place("~ T3.1 t2:A8 h3=A5 h4=TA P:p4@A5")
    board.play("H ambush=h3>t2", "? ambush-hit:h3>t2=5", "? team-hit:h3>t2=4", "? team-morale:t2=1", "T burst-beside:t2=A6")
    board.play("? burst-hit:t2>h3=4", "? burst-hit:t2>p4=5", "? passenger-hit:p4=1")
    assert "p.1.p4.0.A8" in board.position


def test_10_1_who_was_not_ambushed_does_not_retaliate(place: Any) -> None:
    board = place("~ T3.1 t1:A7 t2:A8 h1@A9 h3=A4 h4=TA")
    board.play("H ambush=h3>t1", "? ambush-hit:h3>t1=1")
    assert board.asked == "teams retaliate:t1"
    assert board.refused("T retaliate:t1=h1.c") == "10.1 not-ambusher"


def test_10_2_declared_shots_come_in_the_order_of_the_teams(place: Any) -> None:
    board = place("~ T3.1 t1:A7 t2:A8 h3=A4 h4=A11")
    board.play("H ambush=h4>t2,h3>t1", "? ambush-hit:h4>t2=1", "? ambush-hit:h3>t1=1")
    board.play("T retaliate:t1=h3.c", "T retaliate:t2=h4.c")
    assert board.asked == "chance fire-hit:t1>h3"


def test_10_3_retaliation_and_action_follow_the_same_rules(place: Any) -> None:
    board = place("~ T3.1 t1:A2 h3=A7 h4=TA P:p1@A3,p2@A4,p3@A5")
    board.play("H ambush=h3>t1", "? ambush-hit:h3>t1=1")
    assert board.refused("T retaliate:t1=h3.c") == "10.5 too-many-between"


@pytest.mark.parametrize(("at", "why"), [("L9", "sight"), ("A9", "range")])
def test_10_4_targets_are_in_sight_and_range(place: Any, at: str, why: str) -> None:
    board = place(f"~ T3.7 t1:A3 h2@{at} h3@A4")
    board.play("T next-team=t1", "T move:t1=-")
    refusal = board.ask.domain.why_not("h2.c")
    assert (refusal.rule, refusal.facts["why"]) == ("10.4", why)


def test_10_6_uncontrolled_fire_goes_through_any_number(place: Any) -> None:
    board = place("~ T3.7 t1:A2 h2@A7 h3=TA P:p1@A3,p2@A4,p3@A5")
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=-")
    shot = plain(board.ask.domain.describe())["shots"]
    assert [s["value"] for s in shot] == ["h2.u"]
    assert (shot[0]["between"], shot[0]["risk"], shot[0]["chance"]) == (
        {"A3": ["p1"], "A4": ["p2"], "A5": ["p3"]}, {"square": "A3", "token": "p1"}, [4, 6],
    )  # fmt: skip


def test_10_15_a_hit_puts_him_down(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2@A7 h3=TA")
    told = board.told("teams", "T next-team=t1", "T move:t1=-", "T act:t1=h2.c", "? fire-hit:t1>h2=6", "? down:h2=6")
    assert told[-1] == "! down hijacker=h2 square=A7 [16.1] -> all"
    assert board.hijacker("h2").state == "possum"


def test_5_4_a_cascade_can_be_told_step_by_step(place: Any) -> None:
    """12.12 All that comes of one shot carries its number, and public places in it without a hole."""
    board = place("~ T3.9 t2:A7 h3=A10 h4=TF P:p4@A6")
    told = board.events("H next-hijacker=h3", "H hijacker-move:h3=-", "H hijacker-act:h3=A7/A6", "? wild-hit:h3>t2=6", "? wild-hit:h3>p4=6")
    told += board.events(
        "? team-hit:h3>t2=4", "? passenger-hit:p4=5", "? team-morale:t2=1", "T burst-beside:t2=A9", "? burst-hit:t2>h3=6", "? down:h3=1"
    )
    told += board.events("? passenger-morale:p4=6")
    seen = [e for e in told if e.told("teams") and "chain" in e.facts]
    assert [e.facts["link"] for e in seen] == list(range(1, len(seen) + 1))
    assert {e.facts["chain"] for e in seen} == {1}
    assert [e.kind for e in seen] == ["wild", "team-hit", "passenger-hit", "token", "team-morale", "burst", "down", "passenger-morale"]
