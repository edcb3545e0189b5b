"""Leaks and other faults to be planted in the example game: each function makes what a copy of it has instead."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from types import ModuleType
from typing import Any

from lysander.core.ask import Ask, Refusal
from lysander.core.domain import Confirm, OneOf
from lysander.core.game import Step

Made = dict[str, Any]
Night = Callable[[Any, Any], Any]


def nightly(m: ModuleType, lamp: Callable[[Any], Ask] | None = None, before: Night | None = None, after: Night | None = None, **facts: Any) -> Made:
    """A night with another question to the guard, with something before or after the lamp is told, or with more facts of it."""

    def night(s: Any, ref: Any) -> None:
        chosen = ref.sealed(lambda: (m.ask_boat(s), lamp(s) if lamp else m.ask_lamp()))
        boat, shone = chosen[m.SMUGGLER], chosen[m.GUARD]
        if before:
            before(s, ref)
        ref.tell(m.Event("lamp", "2", ("all",), {"cove": shone} | {name: fact(s) for name, fact in facts.items()}))
        s.boats, s.lamps = s.boats + boat, s.lamps + shone
        ref.tell(m.Event("boat", "2", (m.SMUGGLER,) if boat != shone else ("all",), {"cove": boat, "landed": boat != shone}))
        if after:
            after(s, ref)
        s.result = m.result_of(s)
        if s.result:
            ref.tell(m.Event("result", "4", ("all",), s.result.facts))

    return {"sequence": (Step("night", "2", night),)}


def to_watch(m: ModuleType, kind: str, **facts: Any) -> Any:
    """An event for the guard."""
    return m.Event(kind, "2", (m.GUARD,), facts)


# what a seat may do


def option_list(m: ModuleType) -> Made:
    """The cove of a hidden boat is missing from the options of the guard."""
    return nightly(
        m, lamp=lambda s: Ask(m.GUARD, "lamp", "1", OneOf([c for c in m.COVES if c not in s.boats[:1]], "1"), "5" if s.boats[:1] != "5" else "4")
    )


def order_of_options(m: ModuleType) -> Made:
    """The options of the guard begin with the cove of the last boat."""
    return nightly(m, lamp=lambda s: Ask(m.GUARD, "lamp", "1", OneOf([*s.boats[-1:], *(c for c in m.COVES if c not in s.boats[-1:])], "1"), "1"))


def refusal(m: ModuleType) -> Made:
    """Cove 5 is closed for all, with a reason that knows whether a boat was there."""

    def lamp(s: Any) -> Ask:
        night = s.boats.find("5") + 1
        return Ask(m.GUARD, "lamp", "1", OneOf([*"1234"], "1", {"5": Refusal("1", "used", {"cove": "5", "night": night})}), "1")

    return nightly(m, lamp=lamp)


def hint(m: ModuleType) -> Made:
    """The question says what a bot would weigh: how many coves are left for the boat in the north."""
    return nightly(m, lamp=lambda s: Ask(m.GUARD, "lamp", "1", OneOf([*m.COVES], "1"), "1", {"worth": sum(c not in s.boats for c in "123")}))


def default(m: ModuleType) -> Made:
    """The default of an absent guard is the cove of the last boat."""
    return nightly(m, lamp=lambda s: Ask(m.GUARD, "lamp", "1", OneOf([*m.COVES], "1"), s.boats[-1:] or "1"))


def undo(m: ModuleType) -> Made:
    """The guard may take its lamp back if the last boat was in the north."""
    return nightly(m, lamp=lambda s: Ask(m.GUARD, "lamp", "1", OneOf([*m.COVES], "1"), "1", takeback=s.boats[-1:] in ("1", "2")))


def any_time_offer(m: ModuleType) -> Made:
    """The guard may whistle at any time while the last boat was in the south."""
    whistle = Ask(m.GUARD, "whistle", "2", Confirm("2"), standing=True)
    return {
        "standing": lambda self, state: (whistle,) if state.boats[-1:] in ("4", "5") else (),
        "interject": lambda self, state, ref, ask, value: None,
    }


# who is asked, how often, when


def number_of_questions(m: ModuleType) -> Made:
    """The guard is asked for a second lamp if the boat is in cove 1."""
    return nightly(m, after=lambda s, ref: ref.ask(Ask(m.GUARD, "again", "2", OneOf([*m.COVES], "2"), "1")) if s.boats[-1:] in ("1", "2") else None)


def order_of_questions(m: ModuleType) -> Made:
    """The guard is asked for its ear and its eye, in an order that the last boat decides."""

    def after(s: Any, ref: Any) -> None:
        for kind in sorted(("ear", "eye"), reverse=s.boats[-1:] in ("1", "2")):
            ref.ask(Ask(m.GUARD, kind, "2", Confirm("2"), "no"))

    return nightly(m, after=after)


def timing_of_a_prompt(m: ModuleType) -> Made:
    """Before the lamp is seen, a smuggler who was in the north the night before is asked whether he prays, and nobody is told."""
    return nightly(m, before=lambda s, ref: ref.ask(Ask(m.SMUGGLER, "pray", "2", Confirm("2"), "no")) if s.boats[-1:] in ("1", "2") else None)


def end_of_a_step(m: ModuleType) -> Made:
    """The night ends when the smuggler says so, but at once if his boat is in the south."""

    def after(s: Any, ref: Any) -> None:
        for _ in range(3):
            if s.boats[-1:] in ("4", "5") or ref.ask(Ask(m.SMUGGLER, "wait", "2", Confirm("2"), "no")) == "no":
                return

    return nightly(m, after=after)


# what is shown and told


def view(m: ModuleType) -> Made:
    """The guard sees boats that it was told nothing about."""
    return {"view": lambda self, state, seat: dataclasses.replace(m.Lanterns.view(self, state, seat), boats=state.boats)}


def pieces(m: ModuleType) -> Made:
    """The board of the guard shows boats that it was told nothing about."""

    def view(self: Any, state: Any, seat: str) -> Any:
        return dataclasses.replace(m.Lanterns.view(self, state, seat), pieces=m.pieces(state.boats, state.lamps))

    return {"view": view}


def view_of_spectators(m: ModuleType) -> Made:
    """Spectators see boats that they were told nothing about."""

    def view(self: Any, state: Any, seat: str) -> Any:
        seen = m.Lanterns.view(self, state, seat)
        return dataclasses.replace(seen, boats=state.boats) if seat == "spectator" else seen

    return {"view": view}


def waiting_line(m: ModuleType) -> Made:
    """The waiting line says where the first boat was."""
    return {"waiting": lambda self, state: {**m.Lanterns.waiting(self, state), "north": state.boats[:1]}}


def event_fact(m: ModuleType) -> Made:
    """With the lamp everybody is told whether a boat was ever in cove 1."""
    return nightly(m, north=lambda s: "1" in s.boats)


def event_of_its_own(m: ModuleType) -> Made:
    """An owl cries when the boat is in cove 1."""
    return nightly(m, after=lambda s, ref: ref.tell(to_watch(m, "owl")) if s.boats[-1:] == "1" else None)


def order_of_events(m: ModuleType) -> Made:
    """Fox and owl cry in an order that the boat decides."""

    def after(s: Any, ref: Any) -> None:
        for kind in sorted(("fox", "owl"), reverse=s.boats[-1:] in ("1", "2")):
            ref.tell(to_watch(m, kind))

    return nightly(m, after=after)


LEAKS: dict[Callable[[ModuleType], Made], str] = {
    option_list: "twins",
    order_of_options: "twins",
    refusal: "twins",
    hint: "twins",
    default: "twins",
    undo: "twins",
    any_time_offer: "twins",
    number_of_questions: "twins",
    order_of_questions: "twins",
    timing_of_a_prompt: "[may.guard.asked]\npray",
    end_of_a_step: "[may.guard.asked]\nwait",
    view: "twins",
    pieces: "twins",
    view_of_spectators: "twins",
    waiting_line: "twins",
    event_fact: "[may.guard.lamp]\nnorth",
    event_of_its_own: "[may.guard.owl]\ntold",
    order_of_events: "[may.guard.fox]\norder",
}
"""Each kind of leak, with what the battery says of it: the check, or the entry that is not approved."""
