"""What a seat knows that changes the odds or the outcome stands in the row of each answer; what it does not know stands in none."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from lysander.core.match import Match
from lysander.games.evasion import GAME
from lysander.games.evasion.sample import sample_hidden
from lysander.games.evasion.vary import vary_hidden
from lysander.testing.board import Board
from lysander.text import Text, for_game, plain

EN, DE = for_game("evasion", "en"), for_game("evasion", "de")
WALK, DRIVE = "british party=AB@0309:walk", "british party=AB@0410:drive=L5"


def note(board: Board, value: str, text: Text = EN) -> str:
    """Returns what stands behind an answer of the open question."""
    ask = board.ask
    said = for_game("evasion", text.lang, board.match.setup)
    return said.option(ask, value, board.view(ask.seat))[1]


def described(board: Board, text: Text = EN) -> dict[str, Any]:
    """Returns the domain of the open question as a client gets it."""
    ask = board.ask
    return for_game("evasion", text.lang, board.match.setup).domain(ask, dict(ask.domain.describe()), board.view(ask.seat))


# towns


def test_7_9_2_a_step_into_a_town_names_both_looks_of_the_garrison(place) -> None:
    """8.11 By night an urban hex is 2 for men who move, one more for two men."""
    board = place("3n.B B[0111h:AB] Z[0405]")
    board.play("british party=AB@0111:walk")
    both = (
        "the garrison looks as you enter and spots you on 3 or less, which means a fight; "
        "the garrison looks once more at the end of the German half if you stop there and spots you on 3 or less"
    )
    assert note(board, "x0210").endswith(f"spotted on 3 or less by a patrol there; {both}")
    beide = (
        "die Garnison sieht beim Betreten hin und entdeckt euch bei 3 oder weniger, dann kommt es zum Gefecht; "
        "die Garnison sieht am Ende der deutschen Hälfte noch einmal hin, wenn ihr dort haltet, und entdeckt euch bei 3 oder weniger"
    )
    assert note(board, "x0210", DE).endswith(beide)
    assert "garrison" not in note(board, "r0112"), "a hex without one"
    assert described(board)["known"]["x0210"] == [[text, rule] for text, rule in zip(both.split("; "), ("7.9.2", "8.11"), strict=True)]
    assert "x0110" not in described(board)["known"]


def test_8_11_men_who_are_there_already_count_at_the_second_look(place) -> None:
    board = place("3n.B B[0111h:A 0210h:B] Z[0405]")
    board.play("british party=A@0111:walk")
    assert "enter and spots you on 2 or less" in note(board, "x0210") and note(board, "x0210").endswith("spots you on 3 or less")


def test_past_a_town_only_the_first_look_counts(place) -> None:
    board = place("3n.B B[0111h:AB] Z[0405]")
    board.play("british party=AB@0111:walk")
    through = note(board, "r0210r0109")
    assert through.startswith("0210 Altenbeken: the garrison looks as you enter") and "once more" not in through
    assert "once more" in note(board, "x0110x0210."), "there it stops"


def test_7_9_1_who_has_come_into_a_town_does_not_set_out_from_it(place) -> None:
    """Nor does who got off a lorry there (6.11)."""
    board = place("3n.B B[0111h:AB] Z[0405]")
    board.play("british party=AB@0111:walk", "british path=r0210", "chance look:G0210=6")
    assert board.ask.kind == "path" and "set out" not in note(board, "r0109") and described(board)["leaving"] == {}
    board = place("4d.B B[0410h+L5:AB] L[5@0410c] Z[0405]")
    board.play(DRIVE, "british path=r0411r0412.", "chance look:G0412=6", "british getoff=AB")
    assert board.ask.facts["means"] == "walk" and "set out" not in note(board, "x0411")


@pytest.mark.parametrize(("at", "options"), [("3n.B B[0111h:AB] Z[0405] G[0210]", {}), ("3n.B B[0111h:AB] Z[0405]", {"garrisons": "no"})])
def test_a_garrison_that_is_not_there_is_not_named(place, at: str, options: dict[str, Any]) -> None:
    board = place(at, options)
    board.play("british party=AB@0111:walk")
    assert note(board, "x0210") == "2 points, urban, road; spotted on 3 or less by a patrol there"


def test_7_9_1_setting_out_under_the_eyes_of_a_garrison(place) -> None:
    at = "4d.B B[0210h:AB] Z[0405]"
    board = place(at)
    assert note(board, "A@0210:walk").endswith("The garrison looks as you set out and spots you on 1 or less, which means a fight.")
    assert described(board)["groups"][0]["leaving"]["many"] == [
        ["the garrison looks as you set out and spots you on 2 or less, which means a fight", "7.9.1"]
    ]
    assert "0210 Altenbeken: the garrison looks at the end of the German half and spots you on 2 or less" in note(board, "done")
    assert "0210 Altenbeken: die Garnison sieht am Ende der deutschen Hälfte hin" in note(board, "done", DE)
    board.play("british party=AB@0210:walk")
    assert note(board, "x0110").endswith("the garrison looks as you set out and spots you on 2 or less, which means a fight")
    assert note(board, ".") == "the garrison looks at the end of the German half and spots you on 2 or less, which means a fight"
    assert set(described(board)["leaving"]) == set(board.ask.domain.describe()["moves"]["0210"])
    board.play("british path=x0110", "chance look:G0210=6")
    assert "set out" not in note(board, "x0111") and described(board)["leaving"] == {}, "it has set out already"
    board = place(at, {"leave_look": "no"})
    board.play("british party=AB@0210:walk")
    assert "set out" not in note(board, "x0110")


def test_8_11_the_garrison_stands_behind_hide_and_ambush(place) -> None:
    board = place("3n.B B[0210h:AB] Z[0405]")
    board.play("british party=done")
    for value in ("hide", "ambush"):
        assert note(board, value).endswith("The garrison looks at the end of the German half and spots you on 1 or less, which means a fight.")
        assert note(board, value, DE).endswith(
            "Die Garnison sieht am Ende der deutschen Hälfte hin und entdeckt euch bei 1 oder weniger, dann kommt es zum Gefecht."
        )
        assert "A patrol that passes spots you on 1 or less." in note(board, value)


# lorries


@pytest.mark.parametrize(
    ("light", "lost", "said"),
    [
        ("3n", "", "the garrison looks as you enter and spots you for sure, which means a fight"),
        ("3n", " G[0412]", "townspeople see a lorry that comes in by night and report it for sure"),
        ("4d", "", "the garrison looks as you enter and spots you on 2 or less, which means a fight"),
    ],
)
def test_7_8_4_a_drive_into_a_town(place, light: str, lost: str, said: str) -> None:
    board = place(f"{light}.B B[0410h+L5:AB] L[5@0410c] Z[0405]{lost}")
    board.play(DRIVE, "british path=r0411")
    assert said in note(board, "r0412") and any(said == text for text, _ in described(board)["known"]["r0412"])


def test_7_8_4_a_drive_into_a_town_by_day_without_a_garrison(place) -> None:
    board = place("4d.B B[0410h+L5:AB] L[5@0410c] Z[0405] G[0412]", {"british_sight": "own"})
    board.play(DRIVE, "british path=r0411")
    assert note(board, "r0412") == "urban, road; spotted for sure by a patrol there", "7.8.3, although the urban column says 2"


def test_7_8_3_a_patrol_in_sight_finds_a_lorry_by_day_for_sure(place) -> None:
    board = place("4d.B B[0410h+L5:AB] P[2@0411] L[5@0410c] Z[0405]")
    board.play(DRIVE)
    assert "the patrol in sight looks as you enter and spots you for sure, which means a fight" in note(board, "r0411")


def test_7_4_aboard_and_beside_the_lorry(place) -> None:
    """By night 2 on the road, 1 in the open for men who hide, one more for two men."""
    board = place("3n.B B[0410h+L5:AB 0410h:C] L[5@0410c] Z[0405]")
    board.play("british party=done")
    assert board.ask.kind == "aboard:L5"
    assert "aboard on 3 or less, out beside the lorry on 2 or less." in EN.help(board.ask, board.view("british"))
    assert note(board, "AB") == "Aboard: a patrol that comes spots you there on 3 or less. Out: a patrol that comes spots you there on 1 or less."
    assert "daneben bei 2 oder weniger." in DE.help(board.ask, board.view("british"))


# Germans in sight


def test_7_9_a_patrol_in_sight_stands_in_the_row_of_its_hex(place) -> None:
    board = place("4d.B B[0309h:AB] P[2@0409] L[4@0410] Z[0405]")
    board.play(WALK)
    assert note(board, "x0409").endswith("the patrol in sight looks as you enter and spots you for sure, which means a fight")
    lorry = "the lorry in sight looks as you enter and spots you on 5 or less"
    assert "x0410" in described(board)["known"] and note(board, "x0410").endswith(lorry.replace("5 or less", "for sure").replace("on ", ""))
    assert note(board, "x0408") == "3 points, open, road; nobody in sight there"
    assert "x0408" not in described(board)["found"] and described(board)["found"]["x0209"] == 5


def test_7_8_what_is_certain_only_at_times_is_said_to_be(place) -> None:
    """By night in the own hex: a patrol may be searching, a lorry may block the road; the British are told neither."""
    for flags in ("", "s"):
        for block in ("", "r"):
            board = place(f"3n.B B[0410h:AB] P[2@0410{flags}] L[4@0410{block}] Z[0405]")
            board.play("british party=AB@0410:walk")
            assert "the patrol in sight looks as you set out and spots you on 4 or less (if it searches, for sure)" in note(board, "x0409")
            assert "spots you on 4 or less (if it blocks the road, for sure)" in note(board, "r0411")


def test_8_10_a_patrol_in_the_own_hex_searches_if_it_stays(place) -> None:
    board = place("3n.B B[0407h:AB] P[2@0407] Z[0405]")
    for value, text in (("done", "if it stays, it searches"), ("AB@0407:walk", "The patrol in sight looks as you set out")):
        assert text in note(board, value)
    assert "Bleibt sie, so sucht sie" in note(board, "done", DE)


def test_4_8_what_was_seen_earlier_counts_where_nothing_is_seen_now(place) -> None:
    board = place("2d.B B[0309h:AB] P[2@0409] Z[0405]")
    board.play(WALK)
    view = plain(board.view("british")) | {"seen": [{"hex": hex, "what": "patrol", "move": 1, "half": "german"} for hex in ("0209", "0409")]}
    assert EN.option(board.ask, "x0209", view)[1].endswith("patrol on foot seen there in move 1")
    assert DE.option(board.ask, "x0209", view)[1].endswith("Streife zu Fuß dort gesehen in Runde 1")
    assert "seen there" not in EN.option(board.ask, "x0409", view)[1], "it is in sight"
    board = place("4d.G B[0407h:AB] P[2@0407] Z[0405]")
    board.play("german order=P2:search", "chance patrol=4", "chance hit=1")
    view = plain(board.view("british")) | {"seen": [{"hex": "0406", "what": "patrol", "move": 1, "half": "german"}]}
    assert "seen there" not in EN.option(board.ask, "0406", view)[1], "likewise where they could run"


# the aircraft


def test_12_1_the_landing_hex_is_named(place) -> None:
    board = place("11n.B B[0404h:AB] Z[0405]")
    board.play("british party=AB@0404:walk")
    assert note(board, "x0405").endswith("your landing hex, where the Lysander lands when your half ends")
    board = place("9n.B B[0404h:AB] Z[0405]")
    board.play("british party=AB@0404:walk")
    assert note(board, "x0405", DE).endswith("euer Landefeld, wo die Lysander in Runde 11 landet")


def test_12_6_an_escape_to_the_aircraft_says_so(place) -> None:
    board = place("11n.G B[0405m:A 0406h:B] P[3@0506] Z[0405!]")
    board.play("german order=P3:walk", "german path=x0406.", "chance look:P3=1", "chance patrol=4")
    assert note(board, "0405").endswith("the Lysander is there and takes along whoever reaches it")
    assert note(board, "0407") == "open, road; a patrol that comes spots you there on 3 or less" and "Lysander" not in note(board, "0407", DE)


def test_12_4_the_german_knows_where_the_aircraft_stands(place) -> None:
    board = place("11n.G B[0405m:ABC] P[2@0506 3@0506] Z[0405!]")
    board.play("german order=P2:walk")
    assert "aircraft" not in note(board, "x0405")
    board.play("german path=x0405.", "chance patrol=4", "chance hit=1", "german order=P3:walk")
    assert "the aircraft stands there: men who are with it are spotted for sure, which means a fight" in note(board, "x0405")
    assert "3 Mann dort gesehen in Runde 11, zu Fuß" in note(board, "x0405", DE)
    assert ["dort steht das Flugzeug: Männer, die bei ihm sind, werden sicher entdeckt, dann kommt es zum Gefecht", "12.4"] in (
        described(board, DE)["known"]["x0405"]
    )


# orders and ambushes


def test_8_4_an_order_says_what_it_ends(place) -> None:
    """8.5 A drive ends a road block."""
    board = place("4d.G B[0405h:AB] P[2@0411 3@0409s] L[3@0210 4@0210r] Z[0405]")
    ends = {value for value in board.options if "stops searching" in note(board, value) or "road block here ends" in note(board, value)}
    assert ends == {"P3:walk", "L4:drive"}
    assert note(board, "L4:drive", DE).endswith("Die Straßensperre hier endet.")
    board.play("german order=L3:drive")
    assert note(board, "r0310").startswith("rough, road; if it stops there: two men in hiding")


def test_11_7_a_lorry_reported_in_a_hex_stands_in_its_row(place) -> None:
    board = place("1n.G B[0405h:AB] P[2@0410] L[5@0411c] Z[0405]")
    board.play("german order=done", *["british party=done"], "german order=P2:walk")
    assert "Lorry 5 reported abandoned, move 2" in note(board, "r0411") and "Lorry 5" not in note(board, "r0309")


def test_9_8_letting_a_lorry_pass_tells_how_well_it_would_look(place) -> None:
    board = place("4d.G B[0410a:AB] P[5@L5] L[5@0411] Z[0405]")
    board.play("german order=L5:drive", "german path=r0410.")
    assert board.ask.kind.startswith("spring") and note(board, "no").endswith("It spots you on 2 or less. Then the patrol fights.")
    assert note(board, "no", DE).endswith("Sie entdecken euch bei 2 oder weniger. Dann kämpft die Streife.")


def test_10_10_staying_tells_how_well_they_are_hidden(place) -> None:
    board = place("3n.G B[0309h:AB] P[2@0309] Z[0405]")
    board.play("german order=P2:search", "chance patrol=6")
    assert "stay" in board.options and note(board, "stay").endswith("A patrol that comes spots you there on 1 or less.")


# secrecy: rows, help and domains are made from the view


def rows(match: Match[Any], seat: str) -> Iterator[str]:
    """Yields everything that the words say of the questions of a seat."""
    view = match.view(seat)
    for ask in (a for a in match.asks if a.seat == seat):
        for text in (EN, DE):
            yield text.help(ask, view)
            form = ask.domain.describe()
            yield str(text.domain(ask, dict(form), view))
            steps = list(form["moves"].get(form["start"], ())) if form["type"] == "path" else []
            for value in [*(ask.domain.members() or steps), ask.default]:
                yield " | ".join(text.option(ask, value, view)) if value is not None else ""


@pytest.mark.parametrize("seat", ["british", "german"])
def test_4_13_two_worlds_that_a_seat_cannot_tell_apart_have_the_same_rows(seat: str, place: Callable[..., Board]) -> None:
    rng = Random(seat)
    for at in POSITIONS[seat]:
        board = place(at)
        view = board.view(seat)
        said = list(rows(board.match, seat))
        different = 0
        for _ in range(30):
            other = sample_hidden(view, seat, board.match.setup, rng)
            vary_hidden(other, seat, rng)
            twin = Match(GAME, board.match.setup, other)
            different += GAME.write(other) != board.position
            assert list(rows(twin, seat)) == said, GAME.write(other)
        assert different > 20, "the worlds are not the same one"


POSITIONS = {
    "british": [
        "4d.B B[0210h:AB 0309h:C] P[2@0210s 3@0309 4@0704] L[4@0410r 5@0808] Z[0405]",
        "3n.B B[0210h:AB 0410h+L5:C] P[2@0311s 3@0210] L[4@0210r 5@0410c] Z[0405]",
    ],
    "german": ["4d.G B[0405h:AB 0309a:C] P[2@0410 3@0409s] L[4@0210r 5@0411] Z[0405]"],
}


def test_every_note_has_its_paragraph(place) -> None:
    for at, play in (
        ("4d.B B[0210h:AB] P[2@0210] L[4@0210] Z[0405]", "british party=AB@0210:walk"),
        ("3n.B B[0410h+L5:AB] L[5@0410c] Z[0405]", DRIVE),
    ):
        board = place(at)
        board.play(play)
        told = described(board)
        notes = [*told["staying"], *(n for part in ("known", "leaving") for every in told[part].values() for n in every)]
        assert notes and all(text and re.fullmatch(r"[\d.]+", rule) for text, rule in notes)
