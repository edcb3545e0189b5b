"""31.1, 31.21 The whole state of a campaign follows from its records: at each point of rest of random campaigns, corrections included."""

from __future__ import annotations

import re
from importlib import resources
from random import Random
from typing import Any

import pytest

from lysander.core.battery import Trial, random_setup
from lysander.core.chance import Chance
from lysander.core.event import Event
from lysander.core.game import Setup
from lysander.games.campaign import records
from lysander.games.campaign.game import GAME
from lysander.games.campaign.start import blank_state
from lysander.games.campaign.state import State

OF_THE_STEP = ("rules", "step", "done", "queue")
"""What belongs to the step that runs, not to the records."""
NAMES = {row["name"] for row in blank_state(Setup("campaign", "april")).rules.tables["campaign_events"]["event"]}


class Fold:
    """Keeps the state that follows from the records alone."""

    def __init__(self, setup: Setup) -> None:
        self.state, self.heard = blank_state(setup), 0

    def take(self, trial: Trial[State]) -> None:
        """Apply the records told to the organiser since the last time, and compare."""
        fresh, self.heard = trial.match.events_since(self.heard), trial.match.event_count
        records.replayed(self.state, ((e.kind, e.facts) for e in fresh if is_record(e)))
        assert lasting(self.state) == lasting(trial.match.state)


def is_record(event: Event) -> bool:
    return event.kind in NAMES and event.told("organiser")


def lasting(s: State) -> dict[str, Any]:
    return {name: getattr(s, name) for name in s.__struct_fields__ if name not in OF_THE_STEP}


def trial_of(n: int, setup: Setup | None = None) -> Trial[State]:
    rng = Random(f"replay/{n}")
    found = setup or random_setup(GAME, rng, umpire=False)
    return Trial(GAME, found, rng, Chance(rng.randbytes(16)), any_time_rate=0.05)


def followed(trial: Trial[State], most: int = 1500) -> int:
    """Play a campaign, at most so many answers of it, and compare at each point of rest; return at how many."""
    fold, rests = Fold(trial.match.setup), 0
    for _ in range(most):
        if trial.match.over:
            break
        if not trial.match.position.script:
            fold.take(trial)
            rests += 1
        trial.step()
    return rests


@pytest.mark.parametrize("n", range(4))
def test_31_21_replaying_the_records_gives_the_same_state(n):
    assert followed(trial_of(n)) > 20


def test_31_20_numbers_of_records_are_their_places():
    trial = trial_of(9, Setup("campaign", "april", {}, ("organiser", "e1", "c1")))
    while not trial.match.over:
        trial.step()
    told = [e for e in trial.match.events if is_record(e)]
    assert len(told) == trial.match.state.records > 100
    assert told[0].kind == "campaign_started" and told[-1].kind == "campaign_ended"


@pytest.mark.parametrize("kind", ["experience_earned", "wound_tested", "battle_closed", "time_passed", "skill_raised", "grounded", "correction"])
def test_31_21_a_record_that_changes_more_than_it_says_is_found(monkeypatch, kind):
    """Planted: what a record does depends on something that is no record."""
    apply = records.APPLY[kind]
    played = {"now": False}

    def faulty(s: State, facts: Any) -> None:
        apply(s, facts)
        if played["now"]:
            s.won["E"] += 1

    monkeypatch.setitem(records.APPLY, kind, faulty)
    step = Trial.step

    def stepping(self: Trial[State]) -> Any:
        played["now"] = True
        try:
            return step(self)
        finally:
            played["now"] = False

    monkeypatch.setattr(Trial, "step", stepping)
    with pytest.raises(AssertionError):
        for n in range(4):
            followed(trial_of(n))


@pytest.mark.parametrize("file", ["rulebook.md", "rulebook.de.md"])
def test_31_20_the_rulebook_lists_the_fields_of_each_record(file: str) -> None:
    book = (resources.files("lysander.games.clouds") / file).read_text("utf-8")
    rows = {name: fields.split(", ") for name, fields in re.findall(r"^\| `([a-z_]+)` \| ([a-z_, ]+) \|[^|\n]*\|[^|\n]*\|$", book, re.MULTILINE)}
    events = blank_state(Setup("campaign", "april")).rules.tables["campaign_events"]["event"]
    assert [(row["name"], rows.get(row["name"])) for row in events] == [(row["name"], row["fields"]) for row in events]
