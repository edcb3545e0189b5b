"""The state before the first step, and the memory that seats keep of reports (4.5, 4.9)."""

from __future__ import annotations

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
    _remember(state, event)
    keep_view(state, event)


def _remember(state: State, event: Event) -> None:
    """4.5, 4.9, 16 Records in a side's memory a report that is told to it."""
    memory, facts, kind = state.memory, event.facts, event.kind
    move = facts.get("late", facts.get("was_move", state.move))  # 15.9
    half = facts.get("late_half", facts.get("was_half", state.half))
    if kind == "b_enemy":
        memory.seen += ((facts["hex"], facts["what"], move, half),)
    if kind[:2] != "g_" or GERMAN not in event.to:
        return
    if kind == "g_seen":
        memory.sightings += ((facts["unit"], facts["hex"], facts["men"], facts["how"], move, half),)
    elif kind == "g_silent":
        for unit in facts["units"].split(","):
            if unit[0] != "G":
                memory.lost = {**memory.lost, unit: facts["hex"]}
            if unit[0] == "L":
                memory.news += ((unit, facts["hex"], "silent", move),)
    elif kind in NEWS:
        memory.news += ((facts["lorry"], facts["hex"], NEWS[kind], move),)
    elif kind == "g_captured":
        memory.prisoners = "".join(sorted(memory.prisoners + facts["men"]))
    elif kind == "g_bodies":
        memory.bodies += facts["men"]
    elif kind == "g_plane":
        memory.plane_seen = facts["hex"]
    ch16_belief.hear(state, event)
