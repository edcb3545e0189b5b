"""Chapter 15: the umpire."""

from __future__ import annotations

import pytest

from lysander.core.match import Match
from lysander.games.evasion import GAME

THREE = ("british", "german", "umpire")
SEARCH = "4d.G B[0407h:ABCD 0510h:E] P[2@0407] Z[0405]"


def desk(place, at: str = SEARCH, **options):
    """Returns a game with a person in the umpire's seat."""
    return place(at, options, THREE)


def told_to(board, seat: str) -> list[str]:
    """Returns the kinds of all reports told to a seat."""
    return [e.kind for e in board.match.events if seat in e.to and e.kind not in ("roll", "held")]


def test_15_1_an_empty_seat_waits_for_nothing(place) -> None:
    """1.2, 15.1"""
    board = place(SEARCH, {"umpire_check": "all", "umpire_release": "hold", "dice": "umpire"})
    board.play("german order=P2:search", "chance patrol=6")
    assert board.ask.kind == "escape"


def test_15_2_he_sees_everything_as_it_happens(place) -> None:
    """Each look and fight with its sum, each report with its reader."""
    board = desk(place, umpire_release="auto", umpire_check="none")
    board.play("german order=P2:search")
    looks = [e for e in board.match.events if e.kind == "roll" and "umpire" in e.to]
    assert looks[0].facts["certain"] == "7.8.1" and looks[0].facts["needed"] == 3


def test_15_3_dice_by_hand(place) -> None:
    board = desk(place, dice="umpire", umpire_check="none", umpire_release="auto")
    board.play("german order=P2:search")
    assert (board.ask.seat, board.ask.kind) == ("umpire", "patrol")
    assert board.refused("umpire patrol=7") == "21.1" and board.refused("umpire patrol=0") == "21.1"
    board.play("umpire patrol=3")
    assert (board.ask.kind, board.ask.domain.describe()["high"]) == ("hit", 4), "a die again until it shows four or less"
    assert board.refused("umpire hit=5") == "21.1"
    board.play("umpire hit=4")
    assert "4d.G B[0407h:ABCD* 0510h:E]" in board.position


def test_15_3_he_may_switch_back(place) -> None:
    board = desk(place, dice="umpire", umpire_check="none", umpire_release="auto")
    board.play("umpire switch=dice=engine", "german order=P2:search")
    assert board.ask.seat == "chance"
    board = desk(place, umpire_check="none", umpire_release="auto")
    board.play("umpire switch=dice=umpire", "german order=P2:search")
    assert board.ask.seat == "umpire"


@pytest.mark.parametrize(("check", "asked"), [("none", []), ("fights", ["patrol"]), ("all", ["look", "patrol", "hit"])])
def test_15_4_what_is_put_to_him(place, check: str, asked: list[str]) -> None:
    """Certain looks too."""
    board = desk(place, umpire_check=check, umpire_release="auto")
    board.play("german order=P2:search")
    found = []
    while board.ask.kind != "escape":
        if board.ask.kind == "check":
            found.append(board.ask.facts["what"])
            board.play("umpire check=accept")
        else:
            board.play(f"chance {board.ask.kind}=3")
    assert found == asked


def test_15_4_a_look_a_row_and_a_man_overruled(place) -> None:
    board = desk(place, umpire_check="all", umpire_release="auto")
    board.play("german order=P2:search")
    assert board.refused('umpire check=overrule:4 "x"') == "15.4", "a look is seen or unseen"
    board.play('umpire check=overrule:unseen "asleep"')
    assert told_to(board, "german") == ["g_clear"]
    board = desk(place, umpire_check="all", umpire_release="auto")
    board.play("german order=P2:search", "umpire check=accept", "chance patrol=6", 'umpire check=overrule:4 "fog"', "chance hit=1")
    assert board.refused('umpire check=overrule:E "not there"') == "15.4"
    board.play('umpire check=overrule:C "he stood nearer"')
    assert "british b_wounded hex=0407 men=C" in [
        f"{e.to[0]} {e.kind} hex={e.facts['hex']} men={e.facts['men']}" for e in board.match.events if e.kind == "b_wounded"
    ]


def test_15_5_once(place) -> None:
    board = desk(place, umpire_check="none", umpire_release="auto")
    board.play("umpire switch=once=on", "german order=P2:search")
    assert board.ask.kind == "check" and board.ask.facts["what"] == "look"
    board.play("umpire check=accept", "chance patrol=5")
    assert board.ask.kind != "check"


@pytest.mark.parametrize("reason", ["", '""', '" "', '"' + "x" * 301 + '"', '"a\nb"', "no quotes"])
def test_15_6_a_reason_has_1_to_300_characters(place, reason: str) -> None:
    board = desk(place)
    board.play("german order=P2:search", "chance patrol=1")
    assert board.refused(f"umpire check=overrule:4 {reason}".rstrip()) == "15.4"
    board.play('umpire check=overrule:4 "' + "x" * 300 + '"')


def test_15_6_the_players_are_told_effects_only(place) -> None:
    """No reason, and no die that shows that the row was overruled."""
    board = desk(place, umpire_release="auto")
    told = board.events("german order=P2:search", "chance patrol=1", 'umpire check=overrule:6 "thick fog"')
    for seat in ("british", "german"):
        mine = [e for e in told if seat in e.to]
        assert "thick fog" not in str(mine) and not [e for e in mine if e.kind == "roll" and e.facts["name"] == "patrol"]


def test_15_7_reports_wait_and_the_view_stays(place) -> None:
    board = desk(place, umpire_check="none")
    before = {s: board.view(s) for s in ("british", "german")}
    board.play("german order=P2:search", "chance patrol=3", "chance hit=1")
    assert board.ask.kind == "release" and told_to(board, "british") == [] == told_to(board, "german")
    assert {s: board.view(s) for s in ("british", "german")} == before
    board.play("umpire release=all")
    assert board.ask.kind == "escape" and told_to(board, "british") == ["b_found", "b_wounded"]


def test_15_7_when_the_game_ends_all_goes_out_before_the_result(place) -> None:
    board = desk(place, "4d.G B[0407h:A] P[2@0407] Z[0405]", umpire_check="none")
    board.play("german order=P2:search", "chance patrol=1")
    assert board.match.over and told_to(board, "german") == ["g_seen", "g_captured"]
    kinds = [e.kind for e in board.match.events]
    assert kinds.index("g_captured") < kinds.index("result")


def test_15_7_who_looks_back_reads_what_waited_once(place) -> None:
    board = desk(place, "4d.G B[0407h:A] P[2@0407] Z[0405]", umpire_check="none")
    board.play("german order=P2:search", "chance patrol=1")
    assert "held" in {e.kind for e in board.match.events}
    read = [(e.kind, e.to) for e in board.match.events if GAME.whole(e) and e.kind.startswith(("b_", "g_"))]
    assert len(read) == len(set(read)) == len([r for r in read if r[1] != ("umpire",)])


def test_15_7_switching_to_auto_lets_all_go(place) -> None:
    board = desk(place, umpire_check="none")
    board.play("german order=P2:search", "chance patrol=3", "chance hit=1", "umpire switch=umpire_release=auto")
    assert board.ask.kind == "escape" and told_to(board, "german") == ["g_seen", "g_broke_away"]


def test_15_8_reworded_the_facts_stay(place) -> None:
    board = desk(place, "4d.G B[0407h:A 0510h:B] P[2@0408] Z[0405]", umpire_check="none")
    board.play("german order=P2:search")
    number = board.view("umpire").tray[0]["number"]
    board.play(f'umpire release=reword:{number} "Nothing but crows."')
    sent = next(e for e in board.match.events if e.kind == "g_clear")
    assert sent.facts["words"] == "Nothing but crows." and sent.facts["hex"] == "0408"


def test_15_9_free_reports_may_be_delayed_or_withheld_due_ones_not(place) -> None:
    board = desk(place, "4d.G B[0407h:A 0510h:B] P[2@0408] Z[0405]", umpire_check="none")
    board.play("german order=P2:search")
    number = board.view("umpire").tray[0]["number"]
    assert board.refused(f'umpire release=delay:{number}:4 "late"') == "15.9", "a later move"
    assert board.refused(f'umpire release=delay:{number} "late"') == "15.7", "to which move?"
    board.play(f'umpire release=delay:{number}:6 "the wireless is broken"', "german order=done")
    while board.state.move < 6:
        board.match.answer(board.ask.seat, board.ask.kind, board.ask.default)
    late = [e.kind for e in board.match.events if e.kind == "turn" or (e.kind == "g_clear" and e.facts["hex"] == "0408")]
    assert late.index("g_clear") > late.index("turn"), "it came with the later move"
    board = desk(place, "4d.G B[0916h:A] P[2@0408] Z[0405]", umpire_check="none")
    board.play("german order=P2:walk", "german path=x0409.")
    number = board.view("umpire").tray[0]["number"]
    assert board.refused(f'umpire release=withhold:{number} "never"') == "15.9", "a stop is due"


def test_15_9_what_is_withheld_takes_its_die_along(place) -> None:
    """The look that succeeded stays hidden with its report."""
    board = desk(place, "4d.B B[0408h:A] L[5@0407] Z[0405]", umpire_check="none")
    board.play("british party=A@0408:walk", "british path=x0407.", "chance look:L5=1")
    number = next(t["number"] for t in board.view("umpire").tray if t["kind"] == "g_seen")
    board.play(f'umpire release=withhold:{number} "atmospherics"')
    assert board.ask.kind == "order"
    assert not [e for e in board.match.events if "german" in e.to and e.kind in ("roll", "g_seen")]


def test_15_9_what_is_withheld_counts_for_nothing(place) -> None:
    """The German is told nothing, so his lorry drives on as if nothing had been seen, and he is not asked for a path again."""
    board = desk(place, "4d.G B[0916h:A 0407h+L5:B] L[3@0408 5@0407c] Z[0405]", umpire_check="none")
    told = board.view("german").told
    board.play("german order=L3:drive", "german path=r0407r0506.", "chance look:L3=1")
    number = next(t["number"] for t in board.view("umpire").tray if t["kind"] == "g_seen")
    board.play(f'umpire release=withhold:{number} "dust on the road"')
    assert board.ask.kind != "path" and board.state.lorries[3].hex == "0506"
    assert board.view("german").told == told


def test_15_9_a_find_that_is_withheld_breaks_no_path_off(place) -> None:
    """The umpire decides before the German is asked again; one that goes out breaks the path off (8.5.5)."""
    for answer, goes_on in (('withhold:{} "never"', True), ('delay:{}:6 "later"', True), ("{}", False)):
        board = desk(place, "4d.G B[0916h:A] L[3@0408 5@0407c] Z[0405]", umpire_check="none")
        board.play("german order=L3:drive", "german path=r0407r0506.")
        found = next(t["number"] for t in board.view("umpire").tray if t["kind"] == "g_lorry_found")
        board.play("umpire release=" + answer.format(found))
        asked_again = board.ask.kind == "path" and board.ask.seat == "german"
        assert asked_again is not goes_on
        assert board.state.lorries[3].hex == ("0506" if goes_on else "0407")


def test_15_10_a_released_report_is_final(place) -> None:
    board = desk(place, "4d.G B[0916h:A] P[2@0408] Z[0405]", umpire_check="none")
    board.play("german order=P2:search")
    number = board.view("umpire").tray[0]["number"]
    board.play(f"umpire release={number}")
    assert board.refused(f'umpire change=release {number} "again"') == "15.11" and board.view("umpire").tray == ()


CHANGES = [
    ("man A hex=0309", "0309h:A"),
    ("man A lorry=L5", "0408h+L5:A"),
    ("man A state=wounded", "0407h:A*"),
    ("man A state=dead", "X[dead:A]"),
    ("man A moved=yes", "0407m:A"),
    ("group 0407 posture=ambush", "0407a:AB"),
    ("patrol P3 hex=0410", "3@0410"),
    ("patrol P2 lorry=L6", "2@L6"),
    ("patrol P2 search=yes", "2@0308s"),
    ("patrol P2 ready=no", "2@0308f"),
    ("lorry L6 hex=0410", "6@0410"),
    ("lorry L6 state=captured", "6@0506c"),
    ("lorry L5 state=german", "5@0408 "),
    ("lorry L6 state=wreck", "6@0506k"),
    ("lorry L6 block=yes", "6@0506r"),
    ("lorry L6 ready=no", "6@0506d"),
    ("garrison 0210 out", "G[0210]"),
    ("landing 0916", "Z[0916]"),
    ("aircraft down", "Z[0405!]"),
    ("move 6", "6d.G"),
]
TABLE = "4d.G B[0407h:AB 0510h:C] P[2@0308] L[5@0408c 6@0506] Z[0405]"


@pytest.mark.parametrize(("command", "then"), CHANGES)
def test_15_11_every_command(place, command: str, then: str) -> None:
    board = desk(place, TABLE, umpire_release="auto")
    board.play(f'umpire change={command} "put right"')
    assert then in board.position, board.position


@pytest.mark.parametrize(
    ("command", "back"),
    [
        ("patrol P2 lost", "patrol P2 hex=0308"),
        ("garrison 0210 out", "garrison 0210 in"),
        ("aircraft down", "aircraft up"),
        ("patrol P2 ready=no", "patrol P2 ready=yes"),
        ("lorry L6 block=yes", "lorry L6 block=no"),
        ("group 0407 posture=ambush", "group 0407 posture=hide"),
        ("lorry L6 ready=no", "lorry L6 ready=yes"),
        ("man A state=captured", "man A state=ok"),
    ],
)
def test_15_11_and_back(place, command: str, back: str) -> None:
    board = desk(place, TABLE, umpire_release="auto")
    before = board.position
    board.play(f'umpire change={command} "so"')
    assert board.position != before
    board.play(f'umpire change={back} "and back"')
    assert board.position == before


@pytest.mark.parametrize(
    "command",
    [
        "man G hex=0309", "man A hex=9999", "man A lorry=L6", "man A lorry=L9", "man A state=lost", "man A", "man", "",
        "group 0309 posture=ambush", "group 9999 posture=hide", "group 0407 posture=soft",
        "patrol P9 hex=0309", "patrol P2 hex=9999", "patrol P2 lorry=L5", "patrol P1 search=yes", "patrol P2 search=maybe",
        "lorry L1 hex=0410", "lorry L6 hex=0405", "lorry L6 hex=9999", "lorry L6 state=burning", "lorry L5 block=yes", "lorry L² hex=0410",
        "garrison 0309 out", "garrison 0210 gone", "landing 0410", "landing", "aircraft sideways", "move 0", "move 12", "move x", "move ²",
        "nuke 0309",
    ],
)  # fmt: skip
def test_15_12_refused_changes(place, command: str) -> None:
    assert desk(place, TABLE).refused(f'umpire change={command} "so"') in ("15.11", "15.12")


def test_15_12_no_room_for_a_seventh_man_nor_a_second_patrol(place) -> None:
    board = desk(place, "4d.G B[0407h:A] P[2@0308 6@L6] L[6@0506] Z[0405]")
    assert board.refused('umpire change=patrol P2 lorry=L6 "so"') == "15.12"
    assert board.refused('umpire change=patrol P6 search=yes "so"') == "15.12"


def test_15_12_it_takes_effect_when_the_game_next_waits_at_b1_or_g2(place) -> None:
    board = desk(place, "4d.G B[0407h:AB 0510h:C] P[2@0308] Z[0405]", umpire_release="auto")
    board.play("german order=P2:walk", 'umpire change=man C state=wounded "a fall"')
    assert "0510h:C]" in board.position and board.view("umpire").pending
    board.play("german path=x0209.")
    assert "0510h:C*" in board.position and board.view("umpire").pending == ()


def test_15_12_when_nobody_is_free_after_a_change_the_game_is_over(place) -> None:
    board = desk(place, "4d.G B[0407h:A] P[2@0308] Z[0405]", umpire_release="auto")
    board.play('umpire change=man A state=captured "he gave himself up"')
    assert board.match.over and board.state.result.scores == {"british": 0, "german": 1}


def test_15_13_a_ruling_may_be_announced(place) -> None:
    board = desk(place)
    board.play('umpire tell=ruling:german "Your men were asleep."')
    sent = board.match.events[-1]
    assert (sent.kind, sent.to, sent.facts) == ("ruling", ("german",), {"text": "Your men were asleep."})


@pytest.mark.parametrize(("seats", "to"), [("british", ("british",)), ("german", ("german",)), ("both", ("british", "german"))])
def test_15_14_he_tells_what_he_likes(place, seats: str, to: tuple[str, ...]) -> None:
    """It changes nothing in the state, and does not wait in the tray."""
    board = desk(place)
    before = board.position
    board.play(f'umpire tell={seats} "Smoke near Horn"')
    assert board.match.events[-1].to == to and board.match.events[-1].kind == "note" and board.position == before
    assert board.refused('umpire tell=nobody "x"') == "15.14"


def test_15_15_players_may_write_to_him(place) -> None:
    board = desk(place)
    assert "message" in board.standing("british") and "message" in board.standing("german")
    assert board.events("german message=Do we hear dogs?")[0].to == ("german", "umpire")


def test_15_16_taken_back_to_an_earlier_point(place) -> None:
    board = desk(place, umpire_release="auto")
    before = board.position
    board.play("german order=P2:search", "chance patrol=1", "umpire check=accept")
    board.match.cut(0)
    assert board.position == before


def test_15_17_answers_for_a_seat_are_marked(place) -> None:
    """15.17, 15.21"""
    board = desk(place)
    board.match.answer("german", "order", "done", by="umpire")
    assert board.match.lines[0].by == "umpire"


def test_15_18_pause(place) -> None:
    board = desk(place)
    told = board.events("umpire switch=pause=on")
    assert told[-1].to == ("all",) and GAME.waiting(board.state)["paused"]
    board.play("umpire switch=pause=off")
    assert not GAME.waiting(board.state)["paused"]


@pytest.mark.parametrize(
    ("how", "scores", "words"),
    [
        ("stands", {"british": 0, "german": 1}, ("lost", "won")),
        ("void", {"british": 0, "german": 0}, ("none", "none")),
        ("british:won,german:lost", {"british": 1, "german": 0}, ("won", "lost")),
    ],
)
def test_15_19_he_ends_the_game(place, how: str, scores: dict[str, int], words: tuple[str, str]) -> None:
    board = desk(place, "4d.G B[0407h:A] P[2@0308] Z[0405] X[pow:B]")
    assert board.refused("umpire close=stands") == "15.19"
    board.play(f'umpire close={how} "the pub shuts"')
    assert board.match.over and board.state.result.scores == scores
    assert (board.state.result.facts["british"], board.state.result.facts["german"]) == words


def test_15_20_defaults_of_an_absent_umpire(place) -> None:
    """Checks accepted, reports released; dice have no default, so they are rolled."""
    board = desk(place, umpire_check="all")
    board.play("german order=P2:search")
    assert board.ask.kind == "check" and board.ask.default == "accept"
    board.play("umpire check=accept", "chance patrol=4", "umpire check=accept", "chance hit=1", "umpire check=accept")
    assert board.ask.kind == "release" and board.ask.default == "all"


def test_15_21_everything_is_a_line_of_the_journal(place) -> None:
    board = desk(place)
    board.play('umpire tell=both "x"', 'umpire change=man A moved=yes "x"', "umpire switch=once=on")
    assert [(a.seat, a.kind) for a in board.match.lines] == [("umpire", "tell"), ("umpire", "change"), ("umpire", "switch")]
    again: Match = Match(GAME, board.match.setup, board.match.start)
    again.replay(board.match.lines)
    assert GAME.write(again.state) == board.position


def test_15_14_a_note_may_carry_marked_hexes(place) -> None:
    board = desk(place, "4d.G B[0916h:A] P[2@0408] Z[0405]", umpire_check="none")
    board.play('umpire tell=german@0410,0411 "Smoke here"')
    note = [e for e in board.match.events if e.kind == "note"][-1]
    assert note.to == ("german",) and note.facts == {"text": "Smoke here", "hexes": ["0410", "0411"]}
    for wrong in ("german@9999", "german@", "german@0410,0410", "nobody@0410"):
        assert board.refused(f'umpire tell={wrong} "x"') == "15.14"
