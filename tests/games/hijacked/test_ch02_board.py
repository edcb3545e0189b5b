"""Chapters 1 to 3: components and set-up."""

from __future__ import annotations

import dataclasses
from collections import Counter

import pytest

from lysander.core.ask import CHANCE, Answer
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.core.tables import BadTable
from lysander.games.hijacked import GAME
from lysander.games.hijacked.rules import raw_tables, rules_of

SETUPS = [Setup("hijacked", seats=tuple("ABCD"[:n])) for n in (1, 2, 3, 4)]


@pytest.fixture(params=SETUPS, ids=lambda s: f"{len(s.seats)}p")
def begun(request):
    """Returns a game after the draws of its set-up."""
    match = Match(GAME, request.param)
    chance = Chance(b"set-up")
    while match.state.step == "setup":
        match.give(_rolled(match, chance))
    return match


def _rolled(match, chance):
    ask = match.asks[0]
    return Answer(CHANCE, ask.kind, chance.answer(ask))


def test_1_5_players_may_talk_freely() -> None:
    assert GAME.table_talk


def test_2_1_contents() -> None:
    count = {c["id"]: c["count"] for c in raw_tables()["components"]["component"]}
    assert (count["passenger_card"], count["hijacker"], count["objective"], count["bonus_tile"], count["cybot_card"]) == (64, 8, 5, 6, 12)
    assert (len(raw_tables()["cards"]["card"]), len(raw_tables()["hijackers"]["tile"]), len(raw_tables()["cybot"]["card"])) == (64, 8, 12)


def test_2_2_the_cards_are_as_the_table_promises() -> None:
    cards = rules_of(SETUPS[1]).cards.values()
    check = raw_tables()["cards"]["check"]
    assert Counter(c.colour for c in cards) == check["colours"]
    assert Counter(str(c.back) for c in cards) == check["backs"]
    assert Counter(k for c in cards for k in c.demand) == check["demands"]


@pytest.mark.parametrize(
    ("table", "change"),
    [
        ("cards", {"card": [{"at": {"id": "B05"}, "back": 7}]}),
        ("cards", {"card": [{"at": {"id": "B05"}, "demand": ["J"]}]}),
        ("tracks", {"track": [{"at": {"id": 1}, "bonus": [[41, "C"]]}]}),
        ("objectives", {"tile": [{"at": {"id": 1}, "goals": ["win31"]}]}),
        ("components", {}),
    ],
)
def test_27_1_a_table_that_makes_no_sense_is_refused(table: str, change: dict) -> None:
    with pytest.raises(BadTable):
        GAME.new(dataclasses.replace(SETUPS[1], variant={"game": "hijacked", "tables": {table: change}}))


def test_27_5_a_variant_changes_a_bonus_field() -> None:
    variant = {"game": "hijacked", "tables": {"tracks": {"track": [{"at": {"id": 1}, "bonus": [[2, "B"]]}]}}}
    assert rules_of(dataclasses.replace(SETUPS[1], variant=variant)).bonus[1] == {2: "B"}
    assert rules_of(SETUPS[1]).bonus[1][3] == "C"


def test_2_3_the_supply_is_what_nobody_owns(place) -> None:
    """2.11"""
    view = GAME.view(place("hj:2p A{CCJ v@2} B{F}").state, "A")
    assert view.supply == {"C": 5, "F": 6, "M": 7, "J": 4} and view.bonus_dice == "" and view.mini_dice == "mn"
    assert (view.passengers, view.pilots, view.green, view.red) == (12, 4, 12, 3)


def test_2_4_six_places_in_a_row_and_four_for_hijackers(begun) -> None:
    """2.9"""
    view = GAME.view(begun.state, "A")
    assert [p.place for p in view.row] == [1, 2, 3, 4, 5, 6] and [x.place for x in view.lines] == [1, 2, 3, 4]
    assert list(view.numbers) == list("FCMJ") and len(set(view.numbers.values())) == 4


def test_2_5_tracks_differ_and_share_no_bonus_field() -> None:
    fields = [f for bonus in rules_of(SETUPS[3]).bonus.values() for f in bonus]
    assert len(fields) == len(set(fields)) == 24


def test_2_6_trust_is_ten_times_the_cubes_not_in_the_bag(place) -> None:
    """9.7"""
    view = GAME.view(place("hj:2p tr70").state, "A")
    assert (view.trust, view.green, view.red) == (70, 5, 3)


def test_2_7_police_track(place) -> None:
    with pytest.raises(ValueError):
        place("hj:2p sq19")


def test_2_10_each_field_has_a_medal_and_a_goal(begun) -> None:
    goals = GAME.view(begun.state, "A").goals
    assert sorted(g.value for g in goals) == [1, 2, 3] and all(g.goal for g in goals)


def test_2_12_names_of_dice(place) -> None:
    board = place("hj:3p r4 A{v@4 w@4 m@4 n@4}")
    board.play(*["* roll.turn 3"] * 6)
    assert list(board.state.dice) == list("abvwmn")


def test_3_3_every_seat_begins_with_a_joker(begun) -> None:
    assert all(p.markers == {"C": 0, "F": 0, "M": 0, "J": int(seat != "X")} and not p.cards for seat, p in begun.state.players.items())


def test_3_6_hijackers_cubes_numbers(begun) -> None:
    """3.7, 3.8"""
    state = begun.state
    assert len({x.tile for x in state.lines}) == 4 and all(x.progress == 0 and not x.seat for x in state.lines)
    assert len(state.hijackers_left()) == 4
    assert state.trust == 0 and state.star == ""


def test_3_9_supply_figures_and_stack(begun) -> None:
    """3.12"""
    view = GAME.view(begun.state, "A")
    assert (view.mini_dice, view.passengers, view.pilots, view.stack) == ("mn", 12, 4, 6)


def test_3_10_bonus_dice_by_number_of_seats(begun) -> None:
    assert GAME.view(begun.state, "A").bonus_dice == ("v" if len(begun.setup.seats) < 3 else "vw")


def test_3_11_one_objective_tile(begun) -> None:
    assert [g.goal for g in GAME.view(begun.state, "A").goals] == list(begun.state.rules.objectives[begun.state.objective])


def test_22_1_a_start_seat_must_exist() -> None:
    with pytest.raises(ValueError, match=r"22\.1"):
        GAME.new(Setup("hijacked", options={"start": "C"}, seats=("A", "B")))


@pytest.mark.parametrize("seats", [(), ("B",), ("A", "C"), ("B", "A"), ("A", "B", "C", "D", "X")])
def test_3_1_seats_are_filled_in_their_order(seats: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"3\.1"):
        GAME.new(Setup("hijacked", seats=seats))


def test_3_14_chance_is_asked_in_its_order() -> None:
    match, chance, kinds = Match(GAME, SETUPS[2]), Chance(b"order"), []
    while match.state.step == "setup":
        answer = _rolled(match, chance)
        kinds.append(answer.kind)
        match.give(answer)
    want = ["setup.start", "setup.track", "setup.row", "draw.top", "setup.hijackers", "setup.numbers", "setup.objective", "setup.medals"]
    assert list(dict.fromkeys(kinds)) == want and Counter(kinds)["setup.row"] == 6
