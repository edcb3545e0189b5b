"""Planted faults are found by the invariants: one by one in a state, and in the rules by random campaigns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lysander.core.battery import Trial
from lysander.core.game import Setup
from lysander.core.record import replace
from lysander.games.campaign import ch31_raising, ch31_roster, ch31_time, records
from lysander.games.campaign.game import GAME
from lysander.games.campaign.state import LOST, Objective, Person, State, Victory, Wound

from .test_31_replay import trial_of


@pytest.fixture
def fought(war):
    """A campaign after its second battle, the first called off, with a victory, experience, a gunner."""
    w = war()
    w.joins("e1g1", "e1p1")
    w.s.people = {p.id: p for q in w.s.squadrons for p in w.s.of(q)}
    w.draw()
    w.run("K4")
    w.after("battle_void", battle="K/1", reason="storm")
    w.run("K11")
    w.fought("E")
    w.downs("e1p1", "C1")
    w.after("forced_home_credited", person="e1p2", victim="C2", type="alb3", turn=4)
    w.run("K7")
    assert not GAME.check(w.s)
    return w


def on(id: str, **fields: Any) -> Callable[[State], None]:
    def fault(s: State) -> None:
        s.people[id] = replace(s.people[id], **{k: v(s.people[id]) if callable(v) else v for k, v in fields.items()})

    return fault


def two_slots(s: State) -> None:
    first, second, *rest = s.mission.slots
    s.mission = replace(s.mission, slots=(first, replace(second, people=first.people, type=first.type), *rest))


def slot(**fields: Any) -> Callable[[State], None]:
    def fault(s: State) -> None:
        s.mission = replace(s.mission, slots=(replace(s.mission.slots[0], **fields), *s.mission.slots[1:]))

    return fault


def sums(key: str, by: int) -> Callable[[State], None]:
    def fault(s: State) -> None:
        s.sums[key] = s.sums.get(key, 0) + by

    return fault


def of_state(name: str, change: Callable[[Any], Any]) -> Callable[[State], None]:
    return lambda s: setattr(s, name, change(getattr(s, name)))


def open_again(s: State) -> None:
    """The battle is not over yet, and somebody in it is not ready."""
    del s.closed["K/2"], s.battles["K/2"]
    s.people["e1p1"] = replace(s.people["e1p1"], state="grounded", out=1, victories=())
    s.people["e1p2"] = replace(s.people["e1p2"], homes=())
    s.sums.clear()


VICTORY = Victory("K/2", "C1", "alb3", 4)
FAULTS: dict[str, tuple[str, Callable[[State], None]]] = {
    "two slots": ("31.10 somebody is in two slots", two_slots),
    "a slot of nobody": ("31.10 E1: it is of", slot(squadron="c1")),
    "a slot with somebody of another squadron": ("31.10 E1: aboard", slot(people=("P:c1p5",))),
    "a slot with too many": ("31.10 E1: 2 people", slot(people=("P:e1p1", "G:e1g1"))),
    "not ready": ("31.10 E1: somebody is not ready", open_again),
    "a battle of another mission": ("31.11 the battle", of_state("battle", lambda b: "K/1")),
    "a victory twice": ("31.20 e1p1: a victory is his twice", on("e1p1", victories=(VICTORY, VICTORY))),
    "a victory of two": ("31.11 an aeroplane was shot down twice", on("e1p2", victories=(VICTORY,))),
    "a victory over his own side": ("31.20 e1p2: a victory over his own", on("e1p2", victories=(Victory("K/2", "E2", "pup", 1),))),
    "a victory in no battle": ("31.20 e1p2: a victory is of no battle", on("e1p2", victories=(Victory("K/1", "C2", "alb3", 1),))),
    "an objective of no battle": ("31.20 e1p2: a objective is of no", on("e1p2", objectives=(Objective("K/9", "O1"),))),
    "two wound tests": ("31.20 e1p1: a wound test is his twice", on("e1p1", wounds=(Wound("K/2", 3, 1, -4), Wound("K/2", 3, 1, -4)))),
    "a victory that is not summed": ("31.20 E: victories", on("e1p1", victories=())),
    "a sum without a victory": ("31.20 C: victories", sums("C.victories", 1)),
    "a forced home that is not summed": ("31.20 E: homes", on("e1p2", homes=())),
    "money made": ("31.20 E: experience", on("e1p1", experience=lambda p: p.experience + 1)),
    "money lost": ("31.20 C: experience", on("c1p1", experience=0)),
    "a debt": ("31.4 e1p1: his skills", on("e1p1", experience=-1)),
    "money spent and kept": ("31.20 E: experience", sums("E.spent", 2)),
    "more than full": ("31.4 e1p1: his skills", on("e1p1", now=14)),
    "alive with nothing": ("31.4 e1p1: his Fortitude", on("e1p1", now=0)),
    "grounded for nothing": ("31.4 e1p1: he is 'grounded', for 0", on("e1p1", state="grounded")),
    "ready, but grounded": ("31.4 e1p1: he is 'ready', for 1", on("e1p1", out=1)),
    "an ability twice": ("31.4 e1p1: he has an ability", on("e1p1", abilities=("nine", "nine"))),
    "a trait twice": ("31.4 e1p1: he has an ability or a trait", on("e1p1", traits=("faints", "faints"))),
    "no skill": ("31.4 e1p1: his skills", on("e1p1", gunnery=0)),
    "flown in the future": ("31.4 e1p1: he flew mission 3 of 2", on("e1p1", flew=3)),
    "flown, but never": ("31.4 e1p6: he flew", on("e1p6", flew=1)),
    "a gunner of the enemy": ("31.4 e1g1: he is paired with c1p1", on("e1g1", crew="c1p1")),
    "a gunner of nobody": ("31.4 e1g1: he is paired with ''", on("e1g1", crew="")),
    "a gunner with a machine": ("31.4 e1g1: his machine", on("e1g1", machine="pup")),
    "won without a battle": ("31.11 E: 2 missions won", of_state("won", lambda won: {**won, "E": 2})),
    "points without a battle": ("31.11 C:", of_state("points", lambda p: {**p, "C": 5})),
    "a digest of a battle that was called off": ("31.11 a battle that was called off", of_state("closed", lambda c: {**c, "K/1": "9f" * 32})),
    "a battle without its digest": ("31.11 a battle that was called off", of_state("closed", lambda c: {**c, "K/2": ""})),
    "closed, but no battle": ("31.11 battles are", of_state("closed", lambda c: {**c, "K/3": "9f" * 32})),
    "another month": ("31.3 the month is", of_state("month", lambda m: "1919-01")),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(fought, name):
    said, fault = FAULTS[name]
    fault(fought.s)
    found = GAME.check(fought.s)
    assert any(line.startswith(said) for line in found), found


def test_31_3_one_pilot_too_many_is_found(fought):
    fought.joins("e1p7")
    fought.s.people = {p.id: p for q in fought.s.squadrons for p in fought.s.of(q)}
    assert GAME.check(fought.s) == ["31.3 e1 has more than 6 pilots"]


# faults in the rules


def without(field: str) -> Callable[[Any], Any]:
    """A record whose effect on one field of the person gets lost."""
    return lambda apply: lambda s, facts: _keeping(apply, s, facts, field)


def _keeping(apply: Any, s: State, facts: Any, field: str) -> None:
    kept = getattr(s.people[facts["person"]], field)
    apply(s, facts)
    s.people[facts["person"]] = replace(s.people[facts["person"]], **{field: kept})


def twice(apply: Any) -> Any:
    def applied(s: State, facts: Any) -> None:
        apply(s, facts)
        apply(s, facts)

    return applied


RECORDS: dict[str, Callable[[Any], Any]] = {
    "victory_credited": twice,
    "forced_home_credited": twice,
    "experience_earned": without("experience"),
    "skill_raised": without("experience"),
    "ability_gained": twice,
    "grounded": without("out"),
    "battle_closed": twice,
    "objective_met": twice,
    "wound_tested": twice,
    "person_joined": lambda apply: lambda s, facts: apply(s, {**facts, "squadron": s.rules.seats[0]}),
    "rank_used": lambda apply: lambda s, facts: ch31_roster.seat_pilots(s, facts["person"][:2], [facts["person"], facts["person"]]),
    "trait_gained": twice,
}


def anybody(s: State, pilot: str) -> list[Person]:
    """Gunners of the whole squadron, whosever they are."""
    return [p for p in s.of(pilot[:2]) if p.role == "gunner" and p.serves]


RULES: dict[str, tuple[Any, str, Any]] = {
    "points on credit": (
        ch31_raising,
        "prices",
        lambda s, seat: [(f"{p.id}.luck", 1 + p.experience, 99) for p in s.of(seat) if p.serves and p.experience],
    ),
    "more Fortitude than is full": (ch31_raising, "raised", lambda p, change: replace(p, now=p.fortitude + 1)),
    "the grounded fly": (State, "ready", lambda s, squadron: s.pilots(squadron)),
    "gunners of other pilots": (State, "gunners", anybody),
    "the dead are released": (ch31_time, "sits_out", lambda s, p: p.state in LOST),
}


def campaigns_found(most: int) -> int:
    """Return in how many of so many campaigns at random an invariant is broken, or the rules fall over."""
    return sum(_found(trial_of(n, SETUPS[n % len(SETUPS)])) for n in range(most))


SEATS = ("organiser", "e1", "c1")
SETUPS = (
    Setup("campaign", "war", {"pace": "days", "ace_at": 1, "last_month": "1917-04"}, SEATS),
    Setup("campaign", "autumn", {"reroll_windows": "all", "ace_at": 1}, (*SEATS, "e2")),
)


def _found(trial: Trial[State]) -> bool:
    while not trial.match.over:
        if GAME.check(trial.match.state):
            return True
        trial.step()
    return bool(GAME.check(trial.match.state))


@pytest.mark.parametrize("kind", RECORDS)
def test_a_fault_planted_in_a_record_is_found_by_random_campaigns(monkeypatch, kind):
    monkeypatch.setitem(records.APPLY, kind, RECORDS[kind](records.APPLY[kind]))
    assert campaigns_found(4) > 0


@pytest.mark.parametrize("name", RULES)
def test_a_fault_planted_in_a_rule_is_found_by_random_campaigns(monkeypatch, name):
    monkeypatch.setattr(*RULES[name])
    assert campaigns_found(4) > 0


def test_campaigns_without_a_fault_break_nothing():
    assert campaigns_found(4) == 0
