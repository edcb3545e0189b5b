"""19 End of the game and score, 20 matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lysander.core.game import Setup
from lysander.core.journal import load, replay
from lysander.games.flight181 import GAME
from lysander.games.flight181.ch20_matches import Figure, historical, match_figures, ranking, tally, tally_key, winner
from lysander.testing.checkout import load_module
from lysander.text import for_game
from lysander.text.ending import names_of_ways

LAST = ("T next-team=t1", "T move:t1=-", "T act:t1=h2.c", "? fire-hit:t1>h2=6", "? down:h2=1")
FOUND = ("T next-team=t1", "T move:t1=A6,A5", "H ambush=h3>t1", "? ambush-hit:h3>t1=6")


def test_19_1_1_the_end_when_nobody_is_at_large(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2@A7")
    told = board.events(*LAST)
    assert told[-1].facts["reason"] == "no-hijackers" and told[-1].facts["secured"]


def test_19_1_3_the_end_at_the_turn_limit(place: Any) -> None:
    board = place("~ T8.10 t1:A5 h2@A7", {"turn_limit": 8, "clock": "limit"})
    assert board.match.over and board.state.result.facts["reason"] == "turn-limit"


def test_19_2_both_at_once_and_the_aircraft_is_not_secured(place: Any) -> None:
    """The last team falls in the same shot as nobody else; the last hijacker alone would secure it."""
    board = place("~ T6.9 t1:x!3 t2:A7!2 t3:x!3 h2@A9")
    board.play("H next-hijacker=h2", "H hijacker-move:h2=-", "H hijacker-act:h2=A7/A6", "? wild-hit:h2>t2=6", "? team-hit:h2>t2=6")
    assert (board.state.result.facts["reason"], board.state.result.facts["secured"]) == ("no-teams", False)


def test_19_3_in_turn_1_all_ten_walk_off(place: Any) -> None:
    board = place("F181/1 T1.7 t1:A5 t2:- t3:- h1& h2@A7 h3# h4# P:-,-,-,-,-,-,-,-,-,- W:- F:- Q:-")
    board.play(*LAST)
    assert (board.state.result.facts["score"], len(board.state.result.facts["walked_off"])) == (30, 10)


def test_19_4_the_end_tells_what_was_secret(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2@A7")
    end = board.events(*LAST)[-1]
    assert end.to == ("all",)
    assert end.facts["history"] == [{"turn": 3, "what": "fate", "hijacker": "h2", "facts": [1, "dead"]}]


@pytest.mark.parametrize(
    ("face", "late", "fate", "points"),
    [(4, "", "lives", -1), (3, "", "critical", -2), (1, "", "dies", -5), (6, "!", "lives", -1), (5, "!", "critical", -2), (3, "!", "dies", -5)],
)
def test_19_6_serious_wounds(place: Any, face: int, late: str, fate: str, points: int) -> None:
    board = place(f"~ T9.7 t1:A5 h2@A7 W:s1@L9.2{late}")
    board.play(*LAST, f"? serious-wound:s1={face}")
    facts = board.state.result.facts
    assert (facts["serious"][0]["fate"], facts["score"]) == (fate, 30 + points)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_19_5_the_card_of_a_serious_wound_cites_it(place: Any, lang: str) -> None:
    board = place("~ T9.7 t1:A5 h2@A7 W:s1@L9.2!")
    end = board.events(*LAST, "? serious-wound:s1=5")[-1]
    (card,) = for_game("flight181", lang).rolls(end)
    assert [(row["add"], row["rule"]) for row in card["rows"]] == [(5, "19.5"), (-2, "18.2")]


def test_19_7_the_sheet_says_where_every_point_came_from(place: Any) -> None:
    board = place("~ T20.10 t1:A2 t2:A7!2 t3:A12 h1# h2=C h3^ h4# P:p1@L3,p2@A6 W:w1@o.2,w2@A5.3,s3@o.3,s4@A6.4!,s5@x.5,d6@A7.5", {"clock": "limit"})
    board.play("? serious-wound:s3=4", "? serious-wound:s4=3")
    items = {i["item"]: (i["points"], i["pieces"]) for i in board.state.result.facts["items"]}
    assert items == {
        "left": (24, ["p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10"]),
        "wounded": (-3, ["w1", "w2", "s3"]),
        "serious": (0, []),
        "execution": (-10, ["s5", "s4"]),
        "dead": (-5, ["d6"]),
        "team-wound": (-2, ["t2", "t2"]),
        "escaped": (-3, ["h3"]),
    }
    assert board.state.result.scores == {"hijackers": -1, "teams": 1}


def test_19_8_captured_hijackers_and_removed_teams_cost_nothing_as_such(place: Any) -> None:
    board = place("~ T9.7 t1:A5 t2:x!3 h1& h2@A7")
    board.play(*LAST)
    assert board.state.result.facts["score"] == 27


@pytest.mark.parametrize(
    ("wounds", "result", "winners"),
    [(0, "teams", ("teams",)), (5, "teams", ("teams",)), (6, "draw", ()), (10, "draw", ()), (11, "hijackers", ("hijackers",))],
)
def test_19_11_against_par(place: Any, wounds: int, result: str, winners: tuple[str, ...]) -> None:
    lying = ",".join(f"w{n}@o.2" for n in range(1, wounds + 1)) or "-"
    board = place(f"~ T9.7 t1:A5 h2@A7 W:{lying}", {"verdict": "par"})
    board.play(*LAST)
    assert (board.state.result.facts["result"], board.state.result.winners) == (result, winners)


def test_19_11_a_bare_figure_is_won_by_nobody(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2@A7")
    board.play(*LAST)
    assert (board.state.result.winners, board.state.result.facts["result"]) == ((), "")


def test_17_7_points_for_an_escape_are_an_option(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2@A7 h3^", {"escape_points": 7})
    board.play(*LAST)
    assert board.state.result.facts["score"] == 23


ANN_LED = Figure(("Ann",), "Ben", 25)
BEN_LED = Figure(("Ben",), "Ann", 21)


def test_20_1_a_single_game_is_one_figure() -> None:
    assert match_figures([ANN_LED]) == {"Ben": 0, "Ann": 25}


def test_20_2_a_return_match() -> None:
    assert match_figures([ANN_LED, BEN_LED]) == {"Ann": 25, "Ben": 21}
    assert winner([ANN_LED, BEN_LED]) == "Ann"
    assert winner([ANN_LED, Figure(("Ben",), "Ann", 25)]) == ""


def test_20_3_figures_of_a_series_are_added() -> None:
    assert winner([ANN_LED, BEN_LED, Figure(("Ann",), "Ben", 10), Figure(("Ben",), "Ann", 20)]) == "Ben"


def test_20_4_a_round_robin() -> None:
    games = [ANN_LED, BEN_LED, Figure(("Cat",), "Ann", 25), Figure(("Ann",), "Cat", 25), Figure(("Ben",), "Cat", 21), Figure(("Cat",), "Ben", 25)]
    assert ranking(games) == [(1, "Ann"), (1, "Cat"), (3, "Ben")]
    assert match_figures([Figure(("Ann", "Dan"), "Ben", 20)]) == {"Ben": 0, "Ann": 20, "Dan": 20}


def test_20_5_the_tally_is_kept_by_what_changes_the_score() -> None:
    def key(scenario: str = "mogadishu", **options: Any) -> str:
        return tally_key(Setup("flight181", scenario, options, ("hijackers", "teams")))

    assert key() == key(vet_style="shell", verdict="par")
    assert tally_key(Setup("flight181", "mogadishu", {}, ("hijackers", "team1", "team2"))) == key()
    assert len({key(), key("free"), key(stay_down="yes"), key(escape_points=0)}) == 4
    assert historical(Setup("flight181", "mogadishu")) == 25
    assert historical(Setup("flight181", "free")) is None
    assert tally([ANN_LED, BEN_LED]) == {"number": 2, "best": 25, "sum": 46, "players": {"Ann": 25, "Ben": 21}}


def test_20_6_an_unfinished_game_has_no_score(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2@A7")
    assert board.state.result is None
    assert GAME.measures(board.state, board.match.events) == {}


def test_19_7_the_lab_counts_where_points_come_from(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2@A7")
    board.play(*LAST)
    found = GAME.measures(board.state, board.match.events)
    assert (found["score/left"], found["score/total"], found["fire/controlled"], found["fire/controlled hits"]) == (30, 30, 1, 1)


def test_19_9_the_historical_result_can_be_played() -> None:
    folder = Path(__file__).parent
    history = load_module(folder / "endings.py")
    match = replay(GAME, load((folder / "journals" / "historical.jsonl").read_text("utf-8")))
    assert match.state.result.facts["score"] == historical(match.setup) == 25
    assert history.counts(match) == history.HISTORY
    assert history.fell(match) == ["captured", "dead", "dead", "dead"]


@pytest.mark.parametrize(("face", "marks"), [(3, []), (5, []), (6, ["wound"])])
def test_8_6_the_way_of_a_team_marks_wounds_and_no_other_hits(place: Any, face: int, marks: list[str]) -> None:
    board = place("~ T3.7 t1:A7 h3=A4 h4=TA")
    told = board.events(*FOUND, f"? team-hit:h3>t1={face}")
    ways = GAME.ways(board.state, [(None, told)])
    assert [stop.mark for way in ways if way.id == "t1" for stop in way.stops if stop.mark] == marks


@pytest.mark.parametrize("seats", GAME.seatings)
def test_4_1_a_side_has_one_name_however_many_seats_lead_it(seats: tuple[str, ...]) -> None:
    setup = Setup("flight181", "mogadishu", {}, seats)
    for lang, names in (("en", ["Teams", "Hijackers"]), ("de", ["Trupps", "Entführer"])):
        assert [for_game("flight181", lang, setup).words.one_side(goal) for goal in GAME.goals(setup)] == names


def test_5_1_a_turn_of_the_last_picture_has_its_own_name(place: Any) -> None:
    board = place("~ T3.7 t1:A7 h3=A4 h4=TA")
    told = board.events(*FOUND, "? team-hit:h3>t1=6")
    ways = GAME.ways(board.state, [(None, told)])
    assert [names_of_ways(for_game("flight181", lang), ways)["end-turn"] for lang in ("en", "de")] == ["Turn", "Zug"]
