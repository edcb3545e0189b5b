"""The state before the first step, and the memory that seats keep of reports (4.5, 4.9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...core.event import Event
from ...core.game import Setup
from . import ch16_belief
from .ch15_desk import keep_view, new_desk
from .rules import rules_of
from .state import BRITISH, GERMAN, Memory, State
from .view import player_view

NEWS = {"g_lorry_found": "found", "g_lorry_reported": "reported", "g_lorry_recovered": "recovered", "g_wreck": "wreck"}


def blank_state(setup: Setup, umpire: bool) -> State:
    """Returns a state with nothing on the map."""
    rules = rules_of(setup)
    memory = Memory((), {}, (), {}, (), "", 0, "", ch16_belief.new_belief(rules))
    state = State(
        rules=rules,
        step="S2",
        move=1,
        half="",
        men={},
        patrols={},
        lorries={},
        lost=(),
        loads={},
        roster=(),
        camps=(),
        posts=None,
        silenced=(),
        landing="",
        rendezvous="",
        landing_move=rules.landing_move,
        plane="",
        policy="report",
        ambush={},
        told_british=0,
        told_german=0,
        reported=0,
        result=None,
        memory=memory,
        desk=new_desk(rules) if umpire else None,
    )
    if state.desk is not None and state.desk.release != "auto":
        state.desk.shown = {seat: player_view(state, seat) for seat in (BRITISH, GERMAN)}  # 15.7
    return state


def hear(state: State, event: Event) -> None:
    """4.5, 4.9, 16 Records in a side's memory a report that is told to it; with an umpire, keeps the view that it has then (15.7)."""
    if event.kind[:2] == "g_":
        if GERMAN in event.to:
            if event.kind in GERMAN_MEMORY:
                GERMAN_MEMORY[event.kind](state, event)
            ch16_belief.hear(state, event)
    elif event.kind == "b_enemy":
        facts = event.facts
        state.memory.seen += ((facts["hex"], facts["what"], *_when(state, event)),)
    if state.desk is not None:
        keep_view(state, event)


def _when(state: State, event: Event) -> tuple[int, str]:
    """15.9 Returns the move and the half in which something happened that is told now; only an umpire tells it later."""
    if state.desk is None:
        return state.move, state.half
    facts = event.facts
    return facts.get("late", facts.get("was_move", state.move)), facts.get("late_half", facts.get("was_half", state.half))


def _seen(state: State, event: Event) -> None:
    """4.9 Records a sighting."""
    facts = event.facts
    state.memory.sightings += ((facts["unit"], facts["hex"], facts["men"], facts["how"], *_when(state, event)),)


def _silent(state: State, event: Event) -> None:
    """4.9 Records units that are not heard of any more."""
    memory, at = state.memory, event.facts["hex"]
    for unit in event.facts["units"].split(","):
        if unit[0] != "G":
            memory.lost = {**memory.lost, unit: at}
        if unit[0] == "L":
            memory.news += ((unit, at, "silent", _when(state, event)[0]),)


def _lorry_news(state: State, event: Event) -> None:
    """4.9 Records what became of a lorry."""
    facts = event.facts
    state.memory.news += ((facts["lorry"], facts["hex"], NEWS[event.kind], _when(state, event)[0]),)


def _captured(state: State, event: Event) -> None:
    """4.9 Records prisoners."""
    state.memory.prisoners = "".join(sorted(state.memory.prisoners + event.facts["men"]))


def _bodies(state: State, event: Event) -> None:
    """4.9 Records men found dead."""
    state.memory.bodies += event.facts["men"]


def _aircraft(state: State, event: Event) -> None:
    """4.9 Records where the aircraft was seen."""
    state.memory.plane_seen = event.facts["hex"]


GERMAN_MEMORY: Mapping[str, Callable[[State, Event], None]] = {
    "g_seen": _seen,
    "g_silent": _silent,
    "g_captured": _captured,
    "g_bodies": _bodies,
    "g_plane": _aircraft,
    **dict.fromkeys(NEWS, _lorry_news),
}
