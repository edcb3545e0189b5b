"""11.7 Other actions of a flight plan, done before the move: engines, guns, tasks, bombs, jumps."""

from __future__ import annotations

from ...core.referee import Referee
from .ch03_panel import mounts
from .ch04_people import flying_test
from .ch10_jump import jump
from .ch11_costs import TASKS, worker
from .ch13_strength import strength_test
from .ch18_fire import shut_engine
from .plane import CUT, PILOT, Plane, replace_engine, replace_gun, replace_person
from .plans import Action, Plan
from .state import State
from .told import tell, tell_side

RUINED = 2
"""21.6 The row of a jam that a fresh drum cures."""


def do(s: State, ref: Referee, plane: Plane, plan: Plan, action: Action) -> None:
    """11.7 Carry out one of the other actions of a plan, before the move."""
    match action.do:
        case "restart":
            restart(s, ref, plane, action.what)
        case "cut":
            cut(s, ref, plane, action.what)
        case "shut":
            shut_engine(s, ref, plane, action.what)
        case "repair":
            repair(s, ref, plane, action)
        case "drum":
            change_drum(s, ref, plane, action)
        case "jettison":
            jettison(s, ref, plane)
        case "jump":
            jump(s, ref, plane, action.what)
        case _:
            take_on(s, ref, plane, plan, action)


def restart(s: State, ref: Referee, plane: Plane, side: str) -> None:
    """17.11 Restart a cut engine: a Flying test (R-23) before the move. It runs from this move's energy step on."""
    if flying_test(s, ref, "R-23", plane) >= 0:
        replace_engine(plane, side, state="")
        tell(s, ref, "engine-started", "17.11", who=plane.id, engine=side)


def cut(s: State, ref: Referee, plane: Plane, side: str) -> None:
    """11.7 Cut a running engine; this takes effect before the move."""
    replace_engine(plane, side, state=CUT)
    tell(s, ref, "engine-cut", "11.7", who=plane.id, engine=side)


def repair(s: State, ref: Referee, plane: Plane, action: Action) -> None:
    """21.7 Give actions to a jammed gun; they add up over turns. Who repairs fires no gun this turn."""
    gun = plane.gun(action.what)
    assert gun is not None
    replace_gun(plane, gun.id, work=gun.work + action.count)
    replace_person(plane, action.who, busy=True)
    tell_side(s, ref, plane.side, "repairs", "21.7", who=plane.id, gun=gun.id, actions=action.count)


def change_drum(s: State, ref: Referee, plane: Plane, action: Action) -> None:
    """21.4 Change a drum: what was left in it is lost. A jam that ruined it is over (21.6). Who changes it fires no gun this turn."""
    gun = plane.gun(action.what)
    assert gun is not None
    lost = max(0, mounts(s, plane)[gun.id].drum - gun.fired)
    replace_gun(plane, gun.id, half=max(0, gun.half - lost), fired=0, jam=0 if gun.jam == RUINED else gun.jam)
    replace_person(plane, action.who, busy=True)
    tell_side(s, ref, plane.side, "drum", "21.4", who=plane.id, gun=gun.id, lost=lost)


def jettison(s: State, ref: Referee, plane: Plane) -> None:
    """25.10 All bombs are thrown away and hit nothing; with strain a strength test follows (13.8)."""
    plane.bombs, plane.bomb = 0, ""
    tell(s, ref, "jettison", "25.10", who=plane.id)
    if plane.strain:
        strength_test(s, ref, plane, "strain")


def take_on(s: State, ref: Referee, plane: Plane, plan: Plan, action: Action) -> None:
    """26.1 The plan says that a task is being done this turn; its test falls in O1 or O2. An observer at work does not fire (20.3)."""
    assert action.do in TASKS
    plane.task, plane.worker = f"{action.do}:{action.what}", worker(plane, plan)
    if plane.worker != PILOT:
        replace_person(plane, plane.worker, busy=True)
    tell_side(s, ref, plane.side, "task", "26.1", who=plane.id, task=action.do, at=action.what)
