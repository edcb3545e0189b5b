"""Bots of evasion do what a sensible player would, in positions where that is plain; and the ladder adds up."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lysander.bots import ask_bot, make
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.evasion.bots.ground import Ground
from lysander.games.evasion.bots.tracker import Tracker
from lysander.games.evasion.rules import rules_of
from lysander.games.registry import game as game_of
from lysander.lab.ladder import main

SETUP = Setup("evasion", seats=("british", "german"))


class Position:
    """A match from a position in notation."""

    def __init__(self, text: str) -> None:
        self.game: Any = game_of("evasion")
        self.match: Match[Any] = Match(self.game, SETUP, self.game.parse(text, SETUP))

    def play(self, *lines: str) -> Position:
        """Answers ``seat kind=value``."""
        for line in lines:
            seat, _, rest = line.partition(" ")
            kind, _, value = rest.partition("=")
            self.match.answer(seat, kind, int(value) if seat == "chance" else value)
        return self

    def ask(self, level: str, seat: str) -> tuple[str, Any]:
        """What a new bot of this level answers here."""
        bot = make("evasion", seat, level, 1, playouts=24, strict=True)
        return ask_bot(bot, self.match.view(seat), self.match.asks, self.match.events, strict=True)


@pytest.fixture(scope="module")
def ground() -> Ground:
    """The standard map."""
    return Ground(rules_of(SETUP))


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize(("patrols", "answer"), [("P[4@0616]", "yes"), ("P[4@L4]", "no")])
def test_an_ambush_is_sprung_on_a_lorry_alone_and_not_on_troops(level: str, patrols: str, answer: str) -> None:
    place = Position(f"4d.G B[0310a:ABCDEF] {patrols} L[4@0210] Z[0405]").play("german order=L4:drive", "german path=r0310.")
    assert place.ask(level, "british") == ("spring:0310", answer)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_two_men_let_a_lorry_pass(level: str) -> None:
    place = Position("4d.G B[0310a:AB] P[4@0616] L[4@0210] Z[0405]").play("german order=L4:drive", "german path=r0310.")
    assert place.ask(level, "british") == ("spring:0310", "no")


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_team_goes_where_the_aircraft_will_be(level: str) -> None:
    """Two halves are left, two are needed: there is no time to lie low, for the team or for a part of it that goes first."""
    place = Position("10d.B B[0407h:ABCDEF] P[1@0616] L[1@0616] Z[0404]")
    kind, value = place.ask(level, "british")
    assert kind == "party" and value.endswith("@0407:walk")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_team_waits_at_the_landing_hex(level: str) -> None:
    assert Position("11n.B B[0404h:ABCDEF] P[1@0616] L[1@0616] Z[0404]").ask(level, "british") == ("party", "done")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_nobody_walks_by_day_past_a_patrol_in_sight_when_there_is_time(level: str) -> None:
    place = Position("4d.B B[0309h:ABCDEF] P[3@0409] L[3@0113] Z[0606]")
    kind, value = place.ask(level, "british")
    if value != "done":
        place.play(f"british {kind}={value}")
        assert "0409" not in place.ask(level, "british")[1]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_an_escape_leads_away_from_a_village(level: str) -> None:
    place = Position("3n.G B[0309h:ABCD] P[3@0309] L[3@0113] Z[0606]").play("german order=P3:search", "chance patrol=2", "chance hit=1")
    kind, value = place.ask(level, "british")
    assert kind == "escape" and value in game_of("evasion").new(SETUP).rules.board.near["0309"]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_patrol_goes_where_the_british_were_just_seen(level: str) -> None:
    """A lorry in 0411 sees them, and a patrol stands next to it."""
    place = Position("4d.G B[0411m:ABCDEF] P[3@0511] L[4@0410] Z[0606]").play("german order=L4:drive", "german path=r0411.")
    while place.match.asks and place.match.asks[0].seat == "chance":
        place.match.answer("chance", place.match.asks[0].kind, 1)
    for _ in range(4):
        kind, value = place.ask(level, "german")
        place.play(f"german {kind}={value}")
        if kind == "path" and "0411" in value:
            return
        while place.match.asks and place.match.asks[0].seat == "chance":
            place.match.answer("chance", place.match.asks[0].kind, 6)
    raise AssertionError([(line.kind, line.value) for line in place.match.lines])


def test_six_men_are_not_attacked_by_a_crew_of_two() -> None:
    place = Position("4d.G B[0411m:ABCDEF] P[3@0616] L[4@0410] Z[0606]").play("german order=L4:drive", "german path=r0411.")
    while place.match.asks[0].seat == "chance":
        place.match.answer("chance", place.match.asks[0].kind, 1)
    assert place.ask("normal", "german") == ("attack:L4", "no")


# the reckoning


def told(kind: str, **facts: Any) -> dict[str, Any]:
    """An event as a bot gets it."""
    return {"kind": kind, "rule": "", "facts": facts}


def test_the_reckoning_follows_reports(ground: Ground) -> None:
    tracker = Tracker(ground)
    assert tracker.where.sum() == pytest.approx(1)
    assert {h for h, n in ground.index.items() if tracker.where[n] > 0} == set(ground.board.rendezvous)
    tracker.hear([told("turn", move=1, light="night"), told("half", side="british"), told("half", side="german")])
    assert tracker.where[ground.index["0309"]] < 0.2 and tracker.where.sum() == pytest.approx(1)
    tracker.hear([told("g_clear", unit="P1", hex="0309")])
    assert tracker.where[ground.index["0309"]] == 0
    tracker.hear([told("g_seen", unit="P1", hex="0408", men=6, how="foot")])
    assert tracker.where[ground.index["0408"]] == pytest.approx(1)
    tracker.hear([told("g_broke_away", unit="P1", hex="0408", hit=1)])
    assert {h for h, n in ground.index.items() if tracker.where[n] > 1e-6} == set(ground.board.near["0408"])
    assert tracker.hits == 1


def test_in_the_end_they_are_where_an_aircraft_can_land(ground: Ground) -> None:
    tracker = Tracker(ground)
    for move in range(1, 12):
        tracker.hear([told("turn", move=move, light="night" if move % 2 else "day"), told("half", side="british")])
    landing = [ground.index[h] for h in ground.board.landing]
    assert tracker.where[landing].sum() > 0.95


def test_a_walk_of_the_reckoning_is_a_walk_of_the_rules(ground: Ground) -> None:
    """6.5: six points, or one step with a wounded man."""
    for at in ground.board.hexes:
        for way in ground.ways(at):
            assert way.cost <= ground.board.points and way.hexes[-1] == way.to != at
        assert {w.to for w in ground.ways(at, True)} == set(ground.board.near[at])


# the ladder


def test_the_ladder_is_the_same_for_any_number_of_workers(capsys: Any) -> None:
    found = []
    for workers in ("1", "2"):
        main(["evasion", "--games", "12", "--levels", "random", "easy", "--workers", workers, "--json"])
        found.append(json.loads(capsys.readouterr().out)["rungs"])
    assert found[0] == found[1]
    british = next(r for r in found[0] if r["seat"] == "british")
    assert british["margin"]["value"] == pytest.approx(british["above"]["value"] - british["below"]["value"])
    assert british["holds"] == (british["margin"]["low"] > 0)


def test_the_ladder_by_sides_changes_sides_on_the_same_dice(capsys: Any) -> None:
    """A level against itself is even, pair by pair; a better one is better from either side."""
    arguments = ["clouds", "--scenario", "mission_3", "--side", "e1", "--games", "6", "--workers", "1", "--json", "--levels"]
    assert main([*arguments, "random", "random"]) == 1
    even = json.loads(capsys.readouterr().out)["rungs"][0]
    assert even["margin"]["value"] == 0 and even["points"]["value"] == 0.5 and not even["holds"]
    assert main([*arguments, "random", "easy"]) == 0
    better = json.loads(capsys.readouterr().out)["rungs"][0]
    assert (better["level"], better["beaten"], better["pairs"]) == ("easy", "random", 6)
    assert better["points"]["value"] > 0.8 and better["margin"]["value"] > 0 and better["holds"]
    assert sum(better["ends"].values()) == 12


@pytest.mark.parametrize(
    "wrong",
    [
        ["clouds", "--side", "e1", "c1"],
        ["clouds", "--side", "d1"],
        ["chess"],
        ["evasion", "--levels", "master", "easy"],
        ["evasion", "--levels", "easy"],
        ["evasion", "--seat", "umpire"],
    ],
)
def test_the_ladder_says_what_is_wrong(capsys: Any, wrong: list[str]) -> None:
    assert main(wrong) == 2
    assert capsys.readouterr().err.startswith("lysander: ")
