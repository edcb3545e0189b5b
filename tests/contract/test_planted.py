"""The battery finds what it is there to find: copies of the example game, each with one fault planted."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from lysander.core.ask import Refusal
from lysander.core.battery import Broken, Trial, examine
from lysander.core.chance import Chance
from lysander.core.game import Setup, Step

Made = dict[str, Any]


def view_tells(m: ModuleType) -> Made:
    """The watch sees boats that it was told nothing about."""
    return {"view": lambda self, state, seat: dataclasses.replace(m.Lanterns.view(self, state, seat), boats=state.boats)}


def pieces_tell(m: ModuleType) -> Made:
    """The board of the watch shows boats that it was told nothing about."""

    def view(self: Any, state: Any, seat: str) -> Any:
        return dataclasses.replace(m.Lanterns.view(self, state, seat), pieces=m.pieces(state.boats, state.lamps))

    return {"view": view}


def piece_lies_nowhere(m: ModuleType) -> Made:
    """A boat is put where the chart has no cove."""
    return {"view": lambda self, state, seat: dataclasses.replace(m.Lanterns.view(self, state, seat), pieces=(m.Piece("boat1", "6"),))}


def waiting_tells(m: ModuleType) -> Made:
    """The waiting line says how far north the boats went."""
    return {"waiting": lambda self, state: {**m.Lanterns.waiting(self, state), "north": state.boats[:1]}}


def refusal_tells(m: ModuleType) -> Made:
    """The watch may not shine where no boat can be any more."""

    def night(s: Any, ref: Any) -> None:
        asks = (m.ask_boat(s), m.ask_lamp())
        asks[1].domain.reasons = {c: Refusal("1", "used", {"cove": c, "night": n}) for n, c in enumerate(s.boats, 1)}
        asks[1].domain.options = [c for c in "12345" if c not in s.boats]
        asks[1].default = asks[1].domain.options[0]
        chosen = ref.sealed(lambda: asks)
        played(m, s, ref, chosen)

    return {"sequence": (Step("night", "2", night),)}


def undo_tells(m: ModuleType) -> Made:
    """The smuggler may take back a boat that was not chased, which tells whether it was."""

    def night(s: Any, ref: Any) -> None:
        boat = m.ask_boat(s)
        boat.takeback = s.lamps[-1:] > s.boats[-1:]
        chosen = ref.sealed(lambda: (m.ask_lamp(), boat))
        played(m, s, ref, chosen)

    return {"sequence": (Step("night", "2", night),)}


def played(m: ModuleType, s: Any, ref: Any, chosen: dict[str, str]) -> None:
    """The rest of a night, without the chase."""
    s.boats, s.lamps = s.boats + chosen[m.SMUGGLER], s.lamps + chosen[m.WATCH]
    ref.tell(m.Event("lamp", "2", ("all",), {"cove": chosen[m.WATCH]}))
    s.result = m.result_of(s)
    if s.result:
        ref.tell(m.Event("result", "4", ("all",), s.result.facts))


def never_ends(m: ModuleType) -> Made:
    """The last night is played for ever."""

    def night(s: Any, ref: Any) -> None:
        ref.ask(m.ask_lamp)

    return {"sequence": (Step("night", "2", night),)}


def sample_is_another(m: ModuleType) -> Made:
    """A sample forgets the lamps."""
    return {"sample_hidden": lambda self, view, seat, setup, rng: self.new(setup)}


def notation_forgets(m: ModuleType) -> Made:
    """A position does not tell the last lamp."""
    return {"parse": lambda self, text, setup: self.new(setup)}


def view_is_no_data(m: ModuleType) -> Made:
    """A view holds a set."""
    return {"view": lambda self, state, seat: {"boats": {1, 2}}}


def invariant(m: ModuleType) -> Made:
    """A rule breaks an invariant."""
    return {"check": lambda self, state: ["too late"] if len(state.boats) > 1 else []}


def hidden_count(m: ModuleType) -> Made:
    """The state counts how often a rule was run, so that paused and inline differ."""
    runs = [0]

    def night(s: Any, ref: Any) -> None:
        runs[0] += 1
        m.night(s, ref)
        ref.tell(m.Event("runs", "2", ("all",), {"runs": runs[0]}))

    return {"sequence": (Step("night", "2", night),)}


FAULTS: dict[Callable[[ModuleType], Made], set[str]] = {
    view_tells: {"twins"},
    pieces_tell: {"twins"},
    piece_lies_nowhere: {"views"},
    waiting_tells: {"twins"},
    refusal_tells: {"twins"},
    undo_tells: {"twins", "undo"},
    never_ends: {"ends"},
    sample_is_another: {"twins"},
    notation_forgets: {"notation"},
    view_is_no_data: {"TypeError"},
    invariant: {"invariants"},
    hidden_count: {"journal", "undo", "inline", "twins"},
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda f: f.__name__)
def test_a_planted_fault_is_found(lanterns: ModuleType, fault: Callable[[ModuleType], Made]) -> None:
    game = type("Planted", (lanterns.Lanterns,), fault(lanterns))()
    found = ""
    for seed in range(40):
        rng = random.Random(seed)
        trial = Trial(game, Setup("lanterns", "standard", {"nights": 4}, ("smuggler", "watch")), rng, Chance(bytes([seed])))
        try:
            examine(trial, rate=0.5, limit=80)
        except Broken as broken:
            found = broken.check
        except TypeError:
            found = "TypeError"
        if found:
            break
    assert found in FAULTS[fault]


def test_a_record_that_shares_a_list_is_found(lanterns: ModuleType) -> None:
    class Shares(lanterns.Record):  # type: ignore[name-defined, misc]
        boats: list[str]

        def clone(self) -> Shares:
            return Shares(self.boats)

    from lysander.core.battery.points import check_apart

    with pytest.raises(Broken, match="shares"):
        check_apart(Shares(["1"]))


def test_the_example_itself_passes(lanterns: ModuleType) -> None:
    for seed in range(60):
        rng = random.Random(seed)
        setup = Setup("lanterns", "standard", {"nights": rng.choice((3, 4, 5))}, ("smuggler", "watch"))
        examine(Trial(lanterns.GAME, setup, rng, Chance(bytes([seed]))), rate=0.5)
