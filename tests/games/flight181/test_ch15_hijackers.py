"""15 Hijacker actions, 16 down, possum, search, 17 blending and vetting."""

from __future__ import annotations

from typing import Any

import pytest

from lysander.core.plain import plain
from lysander.games.flight181.ch17_vetting import blended
from lysander.text import for_game


def act(name: str, move: str = "-") -> tuple[str, str]:
    return f"H next-hijacker={name}", f"H hijacker-move:{name}={move}"


def test_15_1_one_at_a_time_each_at_most_once(place: Any) -> None:
    board = place("~ T3.9 t1:A2 h2@A9 h3=R12 h4=TA")
    board.play(*act("h4"), "H hijacker-act:h4=-")
    assert board.options == ["h2", "h3", "-"]
    board.play("H next-hijacker=-")
    assert board.hijacker("h2").state == "visible" and board.state.turn == 4


def test_15_3_at_most_one_deed_after_the_movement(place: Any) -> None:
    board = place("~ T3.9 t1:A2 h2=R9 h4=TA P:p1@A9 W:w1@A9.2")
    board.play(*act("h2", "A9"), "H hijacker-act:h2=execute")
    assert board.asked == "hijackers next-hijacker"


def test_15_4_a_path_of_four_steps(place: Any) -> None:
    board = place("~ T3.9 t1:A2 h2=R9 h4=TA")
    board.play("H next-hijacker=h2")
    assert board.refused("H hijacker-move:h2=A9,A8,A7,A6,A5") == "15.4 points"
    assert board.refused("H hijacker-move:h2=R8") == "2.4 not-adjacent"
    assert board.refused("H hijacker-move:h2=Z1") == "15.4 malformed"


def test_15_5_what_he_can_do(place: Any) -> None:
    board = place("~ T3.9 t1:A2 h2=R9 h4=TA P:p1@R9 W:w1@R9.2")
    board.play(*act("h2"))
    assert board.options[:3] == ["-", "execute", "blend.p1"]
    assert plain(board.ask.domain.describe())["becomes"] == {"-": "hidden", "execute": "hidden"}


@pytest.mark.parametrize(("value", "code"), [("A4/A3", "sight"), ("A9/A10", "nobody"), ("R9", "second"), ("A1/A2", "range")])
def test_15_6_1_squares_of_wild_fire(place: Any, value: str, code: str) -> None:
    start = "A9" if value == "A1/A2" else "R9"
    board = place(f"~ T3.9 t1:A2 h2={start} h4=TA P:p1@L9")
    board.play(*act("h2"))
    refusal = board.ask.domain.why_not(value)
    assert refusal.rule == "15.6.1" and code in (refusal.facts.get("why"), refusal.code[:6])


def test_15_6_1_lists_show_wild_fire_at_two_squares_once(place: Any) -> None:
    """Either order is an answer; a list has one of them."""
    board = place("~ T3.9 t1:A9 h3@A5 P:p1@A4,p2@A5,p3@A6")
    board.play(*act("h3"))
    words, form = for_game("flight181", "en").words, board.ask.domain.describe()
    shown = [v for v in words.shown(form, board.options) if "/" in v]
    assert {"A4/A5", "A5/A4"} <= set(board.options) and len({frozenset(v.split("/")) for v in shown}) == len(shown) == 6


def test_15_6_2_the_teams_learn_both_squares(place: Any) -> None:
    board = place("~ T3.9 t1:A2 h2=R9 h4=TA P:p1@R9")
    told = board.told("teams", *act("h2", "A9,A8"), "H hijacker-act:h2=R9/R8", "? wild-hit:h2>p1=1")
    assert told == [
        "! hijacker hijacker=h2 square=A8 change=appears [15.11] -> teams",
        "! wild hijacker=h2 square=A8 squares=R9,R8 rolls=p1:1 hits=- [15.6] -> all",
    ]


def test_15_6_3_teams_first_then_tokens_in_both_squares(place: Any) -> None:
    board = place("~ T3.9 t1:A6 t3:A7 h2=A10 h3@A7 h4=TA P:p2@A7,p1@A6,p4@A7")
    board.play(*act("h2"), "H hijacker-act:h2=A7/A6")
    order = []
    while board.asked.startswith("chance wild-hit"):
        order.append(board.ask.kind.split(">")[1])
        board.play(f"? {board.ask.kind}=1")
    assert order == ["t3", "p2", "p4", "t1", "p1"]


def test_15_6_4_hits_on_teams_and_tokens(place: Any) -> None:
    board = place("~ T3.9 t1:A6 h2=A10 h4=TA P:p1@A6")
    told = board.events(
        *act("h2"), "H hijacker-act:h2=A6/A7", "? wild-hit:h2>t1=5", "? wild-hit:h2>p1=5", "? team-hit:h2>t1=1", "? passenger-hit:p1=1"
    )
    assert [e.kind for e in told if e.told("teams")] == ["hijacker", "wild", "team-hit", "passenger-hit"]


def test_15_9_dead_and_carried_tokens_are_not_executed(place: Any) -> None:
    board = place("~ T3.9 t1:A9+w1 h2@A9 h4=TA W:w1@t1.2,d2@A9.2")
    board.play(*act("h2"))
    assert "execute" not in board.options
    assert board.refused("H hijacker-act:h2=execute") == "15.8 no-execution"


@pytest.mark.parametrize(
    ("rule", "at", "path", "deed", "state"),
    [
        ("15.10.1", "h2=R9", "A9", "A2/A1", "visible"),
        ("15.10.2", "h2=R9", "A9", "execute", "visible"),
        ("15.10.3", "h2=R9", "A9,A8,A7,A6", "-", "visible"),
        ("15.10.4", "h2@A9", "L9", "-", "hidden"),
        ("15.10.5", "h2@A9", "A10", "-", "visible"),
        ("15.10.5", "h2=A9", "A10", "-", "hidden"),
    ],
)
def test_15_10_his_state_is_settled(place: Any, rule: str, at: str, path: str, deed: str, state: str) -> None:
    team = "A5" if rule == "15.10.3" else "A5" if rule == "15.10.1" else "A2"
    deed = "A5/A4" if rule == "15.10.1" else deed
    board = place(f"~ T3.9 t1:{team} {at} h4=TA W:w1@A9.2")
    board.play(*act("h2", path), f"H hijacker-act:h2={deed}")
    assert board.hijacker("h2").state == state


def test_15_11_what_the_teams_are_told(place: Any) -> None:
    board = place("~ T3.9 t1:A2 h2@A9 h4=TA")
    told = board.told("teams", *act("h2", "A10"), "H hijacker-act:h2=-")
    assert told == ["! hijacker hijacker=h2 square=A9 path=A10 act=- before=visible after=visible change=moves [15.11] -> teams"]


def test_15_2_whoever_breaks_cover_is_hidden_on_the_square_of_his_token(place: Any) -> None:
    board = place("~ T3.9 t1:A2 h2$p3.7 h4=TA P:p3@L9")
    board.play("H next-hijacker=h2")
    assert board.ask.facts == {"hijacker": "h2", "square": "L9"}
    board.play("H hijacker-move:h2=A9", "H hijacker-act:h2=-")
    assert "h2=A9*" in board.position and blended(board.state) is None


def test_16_2_the_teams_are_told_the_same_in_both_cases(place: Any) -> None:
    told = {}
    for face in (1, 6):
        board = place("~ T3.7 t1:A5 h2@A7 h3=TA")
        told[face] = board.told("teams", "T next-team=t1", "T move:t1=-", "T act:t1=h2.c", "? fire-hit:t1>h2=6", f"? down:h2={face}")
    assert told[1] == told[6]


def test_16_5_a_false_marker_goes_when_he_is_seen_again(place: Any) -> None:
    board = place("~ T4.9 t1:A2 h2=L4%A9 h4=TA")
    board.play(*act("h2", "A4,A3"), "H hijacker-act:h2=-")
    assert "h2@A3*" in board.position
    assert board.view("teams").hijackers[1].status == "visible"


def test_16_6_who_spent_a_point_does_not_search(place: Any) -> None:
    board = place("~ T4.7 t1:A4 h2#A5 h3@A9 h4=TA")
    board.play("T next-team=t1", "T move:t1=A5")
    assert board.refused("T act:t1=search") == "16.6 no-search"


def test_16_7_the_game_going_on_is_a_hint_that_is_accepted(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2@A7")
    board.play("T next-team=t1", "T move:t1=-", "T act:t1=h2.c", "? fire-hit:t1>h2=6", "? down:h2=6")
    assert not board.match.over


def test_17_5_and_may_be_blended_again(place: Any) -> None:
    board = place("~ T3.9 t1:A2 h2$p3.7 h4=TA P:p3@L9")
    board.play(*act("h2"), "H hijacker-act:h2=blend.p3", "? blend-clock:h2=1")
    assert "h2$p3.5*" in board.position


@pytest.mark.parametrize(
    ("at", "why"),
    [
        ("~ T1.9 t1:A2 h2=L9 h4=TA P:p3@L9", "turn"),
        ("~ T3.9 t1:A2 h2@L9 h4=TA P:p3@L9", "hidden"),
        ("~ T3.9 t1:A10 h2~A9 h4=TA P:p3@A9", "near"),
        ("~ T3.9 t1:A2 h2=L9 h4=TA P:p3@L9 F:b", "barred"),
        ("~ T3.9 t1:A2 h2=L9 h4=TA P:p3@L9 F:B", "barred"),
        ("~ T3.9 t1:A2 h2=L9 h4=TA P:p3@L10", "token"),
    ],
)
def test_17_1_who_may_not_blend(place: Any, at: str, why: str) -> None:
    board = place(at)
    board.play(*act("h2"))
    refusal = board.ask.domain.why_not("blend.p3")
    assert (refusal.rule, refusal.facts["why"]) == ("17.1", why)


def test_17_3_the_blended_ambush_nobody_and_are_hit_by_nobody(place: Any) -> None:
    board = place("~ T3.1 t1:A6 h2$p3.7 h4=TA P:p3@A7")
    assert board.refused("H ambush=h2>t1") == "8.1 cannot-ambush"


def test_17_10_limits_of_vetting(place: Any) -> None:
    for at, asked in [
        ("~ T4.7 t1:A3 h2=C P:p3@A5", "vet:t1"),
        ("~ T4.7 t1:A3(u) h2=C P:p3@A5", "next-team"),
        ("~ T4.7 t1:A3 h2=C P:p3@A5'", "next-team"),
        ("~ T4.7 t1:A3 h2=C P:p3@A5 F:b", "next-team"),
        ("~ T4.7 t1:A3 h2@L12 P:p3@A5", "next-team"),
        ("~ T4.7 t1:A3 h2=C P:p3@A5 F:B", "vet:t1"),
    ]:
        board = place(at)
        board.play("T next-team=t1", "T control:t1=no", "T move:t1=A4")
        assert board.ask.kind == asked, at


def vet(board: Any, picked: int, drawn: int) -> list[str]:
    told: list[str] = board.told(
        "teams", "T next-team=t1", "T control:t1=no", "T move:t1=A4", "T vet:t1=p3", f"T card:t1={picked}", f"? vet-card:p3={drawn}"
    )
    return [line for line in told if not line.startswith("! team")]


def test_17_11_1_a_match_finds_him_in_whatever_token(place: Any) -> None:
    told = vet(place("~ T4.7 t1:A3 h3$p8.7 h2=C P:p3@A5,p8@L11", {"vet_scope": "anywhere"}), 2, 2)
    assert told == [
        "! vet team=t1 token=p3 picked=2 drawn=2 match=yes clean=no start=0 [17.11] -> all",
        "! captured hijacker=h3 how=vet token=p8 square=L11 team=t1 elsewhere=yes [17.11.1] -> all",
    ]


def test_17_12_the_scope_of_a_match(place: Any) -> None:
    token = {"vet_scope": "token"}
    one = place("~ T4.7 t1:A3 h3$p8.7 h2=C P:p3@A5,p8@L11", token)
    other = place("~ T4.7 t1:A3 h3=L11 h2=C P:p3@A5,p8@L11", token)
    assert vet(one, 2, 2) == vet(other, 2, 2)
    assert (one.state.barred, other.state.barred) == ("", "secret")
    assert other.view("teams").barred == ""
    found = place("~ T4.7 t1:A3 h3$p3.7 h2=C P:p3@A5,p8@L11", token)
    vet(found, 1, 1)
    assert found.hijacker("h3").state == "captured"


def test_17_15_a_test_covers_the_tokens_near_and_tells_nothing_of_others(place: Any) -> None:
    rows = "~ T4.7 t1:A3 {} h2=C P:p3@A5,p4@L5,p8@L11"
    one, other = place(rows.format("h3$p8.7")), place(rows.format("h3=L11"))
    told = vet(one, 2, 2)
    assert told == vet(other, 2, 2) and told[1:] == ["! cleared team=t1 tokens=p3,p4 [17.15] -> all"]
    for board in (one, other):
        assert [p.token for p in board.view("teams").passengers if p.cleared] == ["p3", "p4"]
        assert {h.cover for h in board.view("teams").hijackers if h.status == "unseen"} == {("p8",)}
    found = place(rows.format("h3$p4.7"))
    assert vet(found, 1, 1)[1] == "! captured hijacker=h3 how=vet token=p4 square=L5 team=t1 elsewhere=yes [17.11.1] -> all"


def test_17_15_a_cleared_token_takes_nobody_and_is_not_vetted(place: Any) -> None:
    board = place("~ T4.9 t1:A2 h2=A10 h3=C P:p3@A10=,p4@A10")
    board.play("H next-hijacker=h2", "H hijacker-move:h2=-")
    assert board.refused("H hijacker-act:h2=blend.p3") == "17.1 no-blending" and "blend.p4" in board.options
    board = place("~ T4.7 t1:A3 h2=C P:p3@A5=")
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=A4")
    assert board.ask.kind == "next-team"


@pytest.mark.parametrize(("turn", "first", "asked"), [(2, 3, "next-team"), (2, 2, "vet:t1"), (3, 3, "vet:t1")])
def test_17_10_no_vet_before_somebody_can_have_blended(place: Any, turn: int, first: int, asked: str) -> None:
    board = place(f"~ T{turn}.7 t1:A3 h2=C P:p3@A5", {"vet_from": first})
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=A4")
    assert board.ask.kind == asked


def test_17_14_the_shell_game(place: Any) -> None:
    board = place("~ T4.7 t1:A3 h2=C P:p3@A5", {"vet_style": "shell"})
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=A4", "T vet:t1=p3", "T watch:t1=yes")
    told = board.told("hijackers", "? shell-start:p3=1")
    assert told == ["! cards team=t1 token=p3 start=1 [17.14] -> all"]
    assert board.refused("H shuffle:p3=12,23") == "17.14 swaps"
    assert board.refused("H shuffle:p3=12,23,21") == "17.14 swaps"
    assert board.events("H shuffle:p3=12,23,13") == [], "no event and no log holds the swaps"
    assert board.asked == "teams card:t1"
    assert board.ask.facts == {"team": "t1", "token": "p3", "start": 1, "swaps": ["12", "23", "13"], "swap_ms": 350}
    told = board.told("teams", "T card:t1=1")
    assert told[0] == "! vet team=t1 token=p3 picked=1 drawn=1 match=yes clean=no start=1 [17.11] -> all"


def test_17_14_absent_hijackers_leave_the_swaps_to_chance(place: Any) -> None:
    board = place("~ T4.7 t1:A3 h2=C P:p3@A5", {"vet_style": "shell", "vet_scope": "anywhere"})
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=A4", "T vet:t1=p3", "T watch:t1=yes", "? shell-start:p3=2")
    board.play(f"H shuffle:p3={board.ask.default}", *["? shell-swap:p3=3"] * 8)
    board.play("T card:t1=2")
    assert board.state.barred == "public"


def test_17_14_who_does_not_watch_gets_the_draw(place: Any) -> None:
    board = place("~ T4.7 t1:A3 h2=C P:p3@A5", {"vet_style": "shell"})
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=A4", "T vet:t1=p3", "T watch:t1=no", "T card:t1=3")
    assert board.asked == "chance vet-card:p3"
