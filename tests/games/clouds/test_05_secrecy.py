"""5.3 to 5.5 Closed cockpits in whole battles: what the other side sees, reads and is asked does not depend on what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from lysander.core.ask import CHANCE
from lysander.core.battery import Approved, Tally, Trial, examine
from lysander.core.battery.disclosures import of_package
from lysander.core.battery.trial import random_setup
from lysander.core.chance import Chance
from lysander.core.event import ALL, SPECTATOR, Event
from lysander.core.game import Setup
from lysander.core.plain import ask_data, text_of
from lysander.games.clouds.game import GAME
from lysander.games.clouds.state import State

HIDDEN = frozenset((
    *("amount", "left", "sum", "base", "modifiers", "needed", "total", "successes", "guns", "mode", "limit", "actions", "gun", "lost", "skill"),
    *("a", "b", "c", "d", "e", "f", "threat", "die", "flinch", "load", "with", "pupil"),
))  # fmt: skip
"""5.3, 5.4 Facts that name what a closed cockpit hides."""
OWN_NUMBERS = {"weakened": {"amount", "left"}, "loaded": {"load"}, "roll": {"mode"}}
"""Kinds whose facts of that name are of the ground (23.5), or can be seen: the load (5.3), the length of a burst (34.8)."""
OUTCOME = ("side", "order only", "outcome")
"""36.1 What ``sees`` says of rolls whose number only the own side is told."""


def closed(n: int) -> Trial[State]:
    """A battle with closed cockpits under random options."""
    rng = Random(f"closed/{n}")
    setup = random_setup(GAME, rng)
    setup = Setup("clouds", setup.scenario, {**setup.options, "cockpits": "closed", "parachutes": "all"}, setup.seats)
    return Trial(GAME, setup, rng, Chance(rng.randbytes(16)), any_time_rate=0.02)


def played(count: int) -> Iterator[Trial[State]]:
    for n in range(count):
        trial = closed(n)
        while not trial.match.over:
            trial.step()
        yield trial


def read_by_others(event: Event, seats: tuple[str, ...]) -> bool:
    """Whether an event is told to a seat that is not on the side of the airman or aeroplane it is about."""
    who = str(event.facts.get("who") or event.facts.get("of") or "")
    return who[:1] in ("E", "C") and any(event.told(s) for s in (*seats, SPECTATOR) if s[0].upper() != who[0] or s == SPECTATOR)


def test_5_3_no_report_to_the_other_side_has_a_hidden_fact() -> None:
    read = 0
    for trial in played(25):
        for event in trial.match.events:
            if event.kind != "result" and read_by_others(event, trial.setup.seats):
                read += 1
                assert not (set(event.facts) & HIDDEN) - OWN_NUMBERS.get(event.kind, set()), event
    assert read > 2000


def test_36_1_rolls_of_their_side_alone_are_not_told_to_others() -> None:
    told = 0
    for trial in played(15):
        sees = {id: row["sees"] for id, row in trial.match.state.rules.rolls.items()}
        for event in trial.match.events:
            if event.kind == "roll" and sees[event.facts["name"]] in OUTCOME and str(event.facts["who"])[:1] in ("E", "C"):
                told += 1
                assert not read_by_others(event, trial.setup.seats), event
    assert told > 1000


def test_5_3_reports_to_others_name_no_row_of_damage() -> None:
    for trial in played(15):
        for event in trial.match.events:
            if event.kind in ("damage", "structural-failure", "jam") and read_by_others(event, trial.setup.seats):
                assert "row" not in event.facts


@pytest.mark.parametrize("n", range(12))
def test_5_5_worlds_that_differ_in_hidden_values_look_the_same(n: int) -> None:
    """Views, questions, refusals, free undo: byte for byte, as long as the seat is told the same (``core/battery/twins.py``)."""
    tally = Tally()
    examine(closed(100 + n), ("views", "twins"), looks=8, approved=ANYTHING, tally=tally)
    assert tally.twins or tally.parted or tally.equal


class Anything(Approved):
    """Approves everything that is told: here only the looks are judged, ``disclosures.toml`` has a test of its own."""

    def new(self, found: Any) -> list[Any]:
        return []


ANYTHING = Anything(roles={s.id: s.role for s in GAME.seats})


def test_37_3_a_guess_is_a_battle_that_the_game_accepts() -> None:
    """At every question to a player: the sample breaks no invariant, its view is the same, and it asks the seat the same thing."""
    asked = 0
    for n in range(10):
        trial, rng = closed(200 + n), Random(n)
        while not trial.match.over:
            match = trial.match
            asks = [a for a in match.asks if not a.standing and a.seat != CHANCE]
            if asks and not match.position.script and rng.random() < 0.2:
                seat = asks[0].seat
                sample = GAME.sample_hidden(match.view(seat), seat, trial.setup, rng)
                GAME.vary_hidden(sample, seat, rng)
                assert GAME.check(sample) == []
                again = Trial(GAME, trial.setup, rng, trial.chance)
                again.match = type(match)(GAME, trial.setup, sample)
                same = [a for a in again.match.asks if a.seat == seat and not a.standing]
                assert [text_of(ask_data(a)) for a in same] == [text_of(ask_data(a)) for a in asks if a.seat == seat]
                asked += 1
            trial.step()
    assert asked > 30


def test_5_4_disclosures_cite_paragraphs() -> None:
    approved = of_package("lysander.games.clouds")
    assert approved.entries() == {"seats"} and {approved.role(s.id) for s in GAME.seats if not s.umpire} == {"seats"}
    assert not approved.known


def test_5_3_what_others_are_told_is_what_the_file_lets_be_told_of_others() -> None:
    """5.4: kind and every fact of each report that is not of one's own side (``Game.told_as``)."""
    approved, told = of_package("lysander.games.clouds"), 0
    for trial in played(40):
        for event in trial.match.events:
            for seat in (s for s in trial.setup.seats if event.told(s)):
                kind = GAME.told_as(event, seat, trial.setup)
                told += not kind.startswith("own ")
                assert approved.new(("seats", kind, fact) for fact in ("told", *event.facts)) == [], (seat, event)
    assert told > 10_000


OWN = ("black-out", "jam", "lost-strength", "lost-fortitude", "standing-order", "ground-orders", "energy", "correction", "initiative", "low-die")


@pytest.mark.parametrize("kind", OWN)
@pytest.mark.parametrize("to", [(ALL,), ("c1", "spectator"), ("e1", "c1")])
def test_5_3_a_report_of_a_cockpit_that_others_read_is_found(kind: str, to: tuple[str, ...]) -> None:
    setup = Setup("clouds", "mission_3", {"cockpits": "closed"}, ("e1", "c1"))
    event = Event(kind, "5.3", to, {"who": "E1"})
    found = GAME.told_as(event, "c1", setup)
    assert found == kind and of_package("lysander.games.clouds").new([("seats", found, "told")])


def test_29_8_the_order_of_another_seat_is_nobodys_own() -> None:
    """5.1: not on the same side either; with open cockpits as well."""
    for cockpits in ("open", "closed"):
        setup = Setup("clouds", "mission_3", {"cockpits": cockpits}, ("e1", "e2", "c1"))
        event = Event("standing-order", "29.8", ("e1", "e2"), {"who": "E1", "order": "never"})
        assert [GAME.told_as(event, seat, setup) for seat in ("e1", "e2")] == ["own standing-order", "standing-order"]


@pytest.mark.parametrize("facts", [{"what": "E1"}, {"who": "E1/pilot"}, {"of": "E"}, {"seat": "e1"}, {}])
def test_5_3_what_the_other_side_alone_is_told_of_a_cockpit_is_not_its_own(facts: dict[str, str]) -> None:
    setup = Setup("clouds", "mission_3", {"cockpits": "closed"}, ("e1", "c1"))
    assert GAME.told_as(Event("lost-strength", "22.6", ("c1",), {**facts, "amount": 1}), "c1", setup) == "lost-strength"


def test_36_1_a_die_that_only_one_side_is_shown_is_not_as_one_that_all_see() -> None:
    approved = of_package("lysander.games.clouds")
    for name, others in (("R-31", "roll"), ("R-14", "hidden roll"), ("R-35", "hidden roll"), ("R-01", "hidden roll")):
        setup, event = Setup("clouds", "duel", {"cockpits": "closed"}, ("e1", "c1")), Event("roll", "36.1", ("e1",), {"name": name, "who": "E1"})
        assert GAME.told_as(event, "e1", setup) == "own roll"
        assert GAME.told_as(event, "c1", setup) == others
        assert bool(approved.new([("seats", others, "face")])) == (others != "roll")
