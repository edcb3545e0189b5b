"""4 Seats, secrets, views: what each side sees and is told."""

from __future__ import annotations

import random
import tomllib
from importlib import resources
from typing import Any

import pytest

from lysander.core.event import Event
from lysander.core.game import Setup
from lysander.core.plain import ask_data, plain, text_of
from lysander.core.things import things
from lysander.games.flight181 import GAME

THREE = ("hijackers", "team1", "team2", "team3")
SECRET = "F181/1 T4.7 t1:A3 t2:- t3:- h1~A6 h2=L11 h3=R9?A9.2 h4$p8.7 P:L2,o,o,R5,o,o,L9,L10,o,o W:- F:B Q:-"


def test_4_1_seats() -> None:
    assert [s.id for s in GAME.seats if not s.optional] == ["hijackers", "teams"]
    assert set(GAME.seatings[2]) == set(THREE)
    assert [seats[0] for seats in GAME.seatings] == ["teams", "team1", "team1"], "whoever plays a bot begins with the Teams"


@pytest.mark.parametrize(
    ("seats", "owners"),
    [(("teams",), "teams teams teams"), (("team1", "team2"), "team1 team2 team1"), (("team1", "team2", "team3"), "team1 team2 team3")],
)
def test_4_2_owners_and_commander(place: Any, seats: tuple[str, ...], owners: str) -> None:
    rules = place(seats=("hijackers", *seats)).state.rules
    assert " ".join(rules.owner(t) for t in ("t1", "t2", "t3")) == owners
    assert rules.commander == seats[0]


def test_4_3_the_commander_decides_for_the_side_and_owners_for_teams(place: Any) -> None:
    """FL-C48"""
    board = place("~ T3.7 t2:A8 t1:x!3 h2@A5 h4=TA P:p1@A9", seats=THREE)
    assert board.asked == "team1 next-team"
    board.play("T1 next-team=t2")
    assert board.asked == "team2 control:t2"
    board.play("T2 control:t2=yes", "T2 move:t2=-", "T2 act:t2=-", "T1 next-team=-")
    assert board.asked == "team1 move-passenger"


def test_4_3_a_halt_is_asked_of_the_owner_of_the_lowest_team(place: Any) -> None:
    """FL-C48"""
    board = place("~ T3.9 t2:A6 t3:A6 h3=A1 h4=TA P:p3@A5", seats=THREE)
    board.play("H next-hijacker=h3", "H hijacker-move:h3=-", "H hijacker-act:h3=A5/A4", "? wild-hit:h3>p3=5", "? passenger-hit:p3=1")
    board.play("? passenger-morale:p3=3")
    assert board.asked == "team2 halt:p3"


def test_4_3_owners_retaliate_together(place: Any) -> None:
    board = place("~ T3.1 t1:A7 t2:A8 h3=A3 h4=A11", seats=("hijackers", "team1", "team2"))
    board.play("H ambush=h3>t1,h4>t2", "? ambush-hit:h3>t1=1", "? ambush-hit:h4>t2=1")
    assert board.asked == "team1 retaliate:t1, team2 retaliate:t2"
    board.play("T2 retaliate:t2=h4.c")
    assert board.asked == "team1 retaliate:t1"
    assert board.state.shots == ()


def test_4_4_a_sealed_answer_is_told_to_nobody(place: Any) -> None:
    board = place("~ T3.1 t1:A7 t2:A8 h3=A3 h4=A11", seats=("hijackers", "team1", "team2"))
    board.play("H ambush=h3>t1,h4>t2", "? ambush-hit:h3>t1=1", "? ambush-hit:h4>t2=1")
    before = text_of(board.match.view("team1"))
    assert board.play("T2 retaliate:t2=h4.c") == []
    assert text_of(board.match.view("team1")) == before


def test_4_5_the_hijackers_see_everything(place: Any) -> None:
    view = place(SECRET).view("hijackers")
    assert [(t.hijacker, t.state, t.square, t.token, t.leaves) for t in view.truth] == [
        ("h1", "possum", "A6", "", 0), ("h2", "hidden", "L11", "", 0), ("h3", "hidden", "R9", "", 0), ("h4", "blended", "", "p8", 7),
    ]  # fmt: skip
    assert view.barred == "secret" and len(view.written) == 10


def test_4_12_who_looks_back_at_a_finished_game_sees_everything(place: Any) -> None:
    state = place(SECRET).state
    true, inside, onlooker = (plain(GAME.view(state, seat)) for seat in ("umpire", "hijackers", "spectator"))
    assert true["truth"] and true["truth"] == inside["truth"] and not onlooker["truth"]


def test_4_6_what_the_teams_see(place: Any) -> None:
    board = place("F181/1 T4.7 t1:A3!1(g)+s4 t2:- t3:x!3 h1@A6 h2=C h3#A9 h4& P:L2',o,o,R5,o,o,o,o,o,o W:w1@A5.2,s2@o.2,w3@x.3,s4@t1.3! F:b Q:-")
    view = plain(board.view("teams"))
    assert (view["turn"], view["step"], view["barred"]) == (4, 7, "public")
    assert {k: v for k, v in view["teams"][0].items() if v} == {
        "team": "t1", "owner": "teams", "square": "A3", "wounds": 1, "carries": "s4", "tangled": True,
    }  # fmt: skip
    assert view["passengers"][0]["vetted"] and view["passengers"][1]["left"]
    assert view["casualties"][3] == {"token": "s4", "kind": "s", "square": "", "team": "t1", "pile": "", "turn": 3, "late": True}
    assert view["piles"] == {"left": 8, "evacuated": 1, "executed": 1, "aside": 0}
    assert (view["truth"], view["written"], view["history"]) == ([], [], [])


def test_4_7_public_status(place: Any) -> None:
    view = place(
        "F181/1 T4.7 t1:A3 t2:- t3:- h1%A6 h2? h3?A9.2 h4& P:-,-,-,-,-,-,-,-,-,- W:- F:- Q:-".replace("h1%", "h1#")
        .replace("h2?", "h2=C")
        .replace("h3?", "h3=TA?")
    )
    seen = [(s.hijacker, s.status, s.square, s.turn) for s in view.view("teams").hijackers]
    assert seen == [("h1", "down", "A6", 0), ("h2", "unseen", "", 0), ("h3", "lost", "A9", 2), ("h4", "captured", "", 0)]


def test_4_7_who_got_up_or_blended_keeps_his_status(place: Any) -> None:
    board = place("~ T3.9 t1:A8 h2~A5 h4=TA")
    assert board.told("teams", "H next-hijacker=h2", "H hijacker-move:h2=A4,L4", "H hijacker-act:h2=-") == []
    assert board.view("teams").hijackers[1].status == "down"


@pytest.mark.parametrize("seat", ["teams", "spectator"])
def test_4_8_secrets_make_no_difference_to_the_teams(place: Any, seat: str) -> None:
    one, other = (
        place(SECRET),
        place(SECRET.replace("h1~A6", "h1=L4%A6").replace("h2=L11", "h2=TA").replace("h4$p8.7", "h4=R12").replace("F:B", "F:-")),
    )
    assert text_of(one.view(seat)) == text_of(other.view(seat))
    assert one.public == other.public


def test_4_9_questions_to_the_teams_do_not_depend_on_secrets(place: Any) -> None:
    one, other = place(SECRET), place(SECRET.replace("h2=L11", "h2=TA").replace("h4$p8.7", "h4=R12"))
    for board in (one, other):
        board.play("T next-team=t1", "T control:t1=no")
    assert [text_of(ask_data(a)) for a in one.match.asks] == [text_of(ask_data(a)) for a in other.match.asks]
    assert GAME.waiting(one.state) == GAME.waiting(other.state) == {"turn": 4, "step": 7, "side": "teams", "acts": ["teams"]}


THREE = ("hijackers", "team1", "team2", "team3")


def test_4_9_of_three_seats_of_the_teams_the_one_that_is_asked_acts(place: Any) -> None:
    """Which of them is asked is no secret; that the Hijackers are asked something meanwhile is one."""
    board = place("~ T3.7 t1:A8 t2:A9 t3:A10 h1=L1", seats=THREE)
    acting = lambda board: list(GAME.acts(GAME.waiting(board.state)))  # noqa: E731
    assert acting(board) == ["team1"] == [a.seat for a in board.match.asks], "the commander names the next team"
    board.play("T next-team=t2")
    assert acting(board) == ["team2"] == [a.seat for a in board.match.asks]
    found = place("~ T3.7 t1:A8 t2:A9 t3:A13 h1=A4", {"reaction": "shot"}, seats=THREE)
    found.play("T next-team=t2", "T2 move:t2=A8,A7,A6,A5")
    assert [a.seat for a in found.match.asks] == ["hijackers"]
    assert acting(found) == ["team2"], "the team whose action waits"
    assert acting(place("~ T3.9 t1:A8 h1=L1", seats=THREE)) == ["hijackers"]


def test_4_10_the_ambush_is_asked_by_public_facts(place: Any) -> None:
    """h3 is dead under his marker and nobody could ambush, but the Teams do not know it."""
    board = place("~ T3.10 t1:A3 h2@A9 h3#A12")
    board.play()
    assert board.asked == "hijackers ambush"
    assert board.options == ["-"]
    board = place("~ T3.10 t1:A3 h2@A9 h3#")
    assert board.asked == "teams next-team"


@pytest.mark.parametrize("other", ["h4~A12", "h4=A12%A10", "h4^%A12"])
def test_4_10_the_end_of_step_9_tells_nothing(place: Any, other: str) -> None:
    """A body, a possum, one who got away and one who escaped are asked alike: the Hijackers stop while somebody may be at large."""
    asked = []
    for h4 in ("h4#A12", other):
        board = place(f"~ T4.9 t1:A9 h3@A5 {h4} P:p5@L6")
        board.play("H next-hijacker=h3", "H hijacker-move:h3=-", "H hijacker-act:h3=-")
        asked.append(board.ask.kind)
    assert asked == ["next-hijacker"] * 2


def test_4_10_the_end_of_step_9_does_not_tell_whether_men_out_of_sight_have_acted(place: Any) -> None:
    """The Hijackers stop after the last one who can be named, as they do where somebody is left."""
    seen = ("H next-hijacker=h3", "H hijacker-move:h3=-", "H hijacker-act:h3=-")
    hidden = ("H next-hijacker=h4", "H hijacker-move:h4=-", "H hijacker-act:h4=-")
    for before in ((), hidden):
        board = place("~ T4.9 t1:A9 h3@A5 h4=A12 P:p5@L6")
        board.play(*before, *seen)
        assert board.asked == "hijackers next-hijacker"
    assert board.options == ["-"]


def test_4_10_nobody_is_asked_about_the_publicly_dead_and_captured(place: Any) -> None:
    board = place("~ T4.9 t1:A9 h3@A5 h4# h1& h2# P:p5@L6")
    board.play("H next-hijacker=h3", "H hijacker-move:h3=-", "H hijacker-act:h3=-")
    assert board.ask.kind != "next-hijacker"


def test_4_11_every_event_of_the_table_is_told(place: Any) -> None:
    """The events of the table are those that the rules tell."""
    import re

    package = resources.files("lysander.games.flight181")
    table = tomllib.loads((package / "tables" / "events.toml").read_text("utf-8"))
    source = "\n".join(p.read_text("utf-8") for p in package.iterdir() if p.name.endswith(".py"))
    told = set(re.findall(r'tell(?:_\w+)?\(\s*state, ref, "([a-z-]+)"', source))
    assert told == {e["id"] for e in table["event"]}


def test_4_11_every_event_cites_a_paragraph_of_its_row() -> None:
    """As the table of the rulebook names them, in random games of all scenarios and options."""
    import re

    from lysander.core.advance import play_out
    from lysander.core.battery import random_setup

    text = resources.files("lysander.games.flight181").joinpath("rulebook.md").read_text("utf-8")
    part = text.partition("**4.11**")[2].partition("**4.12**")[0]
    rows = {id: named.split(", ") for id, named in re.findall(r"^\| `([a-z-]+)` .*\| ([0-9., ]+) \|$", part, flags=re.M)}
    cited: dict[str, set[str]] = {id: set() for id in rows}
    for n in range(150):
        rng, events = random.Random(n), list[Any]()
        play_out(GAME, GAME.new(random_setup(GAME, rng)), lambda ask, rng=rng: ask.domain.sample(rng), events)
        for event in events:
            cited[event.kind].add(event.rule)
    odd = {id: rules for id, each in cited.items() if (rules := {r for r in each if not any(f"{r}.".startswith(f"{x}.") for x in rows[id])})}
    assert odd == {} and sum(map(bool, cited.values())) > 25


def test_4_12_at_the_end_everything_is_told(place: Any) -> None:
    board = place("~ T5.7 t1:A5 h2~A5 h4#A12 P:p2@L3")
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=-", "T act:t1=search")
    view = board.match.view("teams")
    assert view.over and [t.state for t in view.truth] == ["dead", "captured", "dead", "dead"]


def test_14_5_nobody_says_which_team_controls(place: Any) -> None:
    board = place("~ T3.8 t1:A3(k) t2:A4(k) h2=TA P:p1@A2")
    assert board.asked == "teams move-passenger"
    assert "p1:A1" in board.options


def test_4_12_who_looks_back_at_all_reads_what_the_hijackers_were_told(place: Any) -> None:
    """An event that was told to the Teams alone has its fuller version for the Hijackers, and is read once."""
    board = place("~ T3.9 t1:A8 h1=A10 h2~C P:p1@A5 W:w1@A10.2")
    told = board.events("H next-hijacker=h1", "H hijacker-move:h1=-", "H hijacker-act:h1=execute")
    assert [e.kind for e in told if e.told("teams")] == ["executed", "hijacker"]
    assert [(e.kind, e.to) for e in told if GAME.whole(e)] == [("executed", ("hijackers",)), ("hijacker", ("hijackers",))]


def test_8_4_a_shot_is_told_as_the_deed_of_whoever_fires(place: Any) -> None:
    """What a seat did itself is left out of what others did: an ambush would be missing for the Teams, and be theirs for the Hijackers."""
    board = place("~ T3.1 t1:A7 h3=A4 h4=TA")
    told = board.events("H ambush=h3>t1", "? ambush-hit:h3>t1=4", "T retaliate:t1=h3.c", "? fire-hit:t1>h3=1")
    assert [GAME.begins(e, board.setup) for e in told if e.kind == "shot"] == ["hijackers", "teams"]


@pytest.mark.parametrize(("seats", "owner"), [(1, "teams"), (2, "team1"), (3, "team3")])
def test_4_2_what_a_team_does_is_the_deed_of_its_owner(seats: int, owner: str) -> None:
    setup = Setup("flight181", "mogadishu", {}, GAME.seatings[seats - 1])
    assert GAME.begins(Event("team", "13.2", ("all",), {"team": "t3"}), setup) == owner


def test_5_5_placing_the_passengers_is_nobodys_deed() -> None:
    """One thing of the table, not ten of the seats whose numbers the groups have."""
    told = [Event("deployed", "5.5", ("all",), {"token": f"p{n}", "square": "L4", "wanted": "L4"}) for n in (1, 2, 3)]
    (thing,) = things(told, lambda event: GAME.begins(event, Setup("flight181", "mogadishu", {}, GAME.seatings[2])))
    assert (thing.seat, thing.events) == ("", [0, 1, 2])
