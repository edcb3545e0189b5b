"""11.7 The other actions of a flight plan judged: engines, guns, tasks, jumps."""

from __future__ import annotations

from ...core.ask import Json
from .ch03_panel import guns_of
from .ch11_costs import able, worker
from .ch20_tables import gunnery
from .panels import Mount
from .plan_text import write_action
from .plane import CUT, PILOT, STOPPED, Gun, Person, Plane
from .plans import Action, Plan
from .state import State

Found = tuple[str, dict[str, Json]]
IN_ONE_TURN = {3: 3}
"""21.7 The most actions of a repair in one turn, by the row of the jam, where that is less than it takes."""
RUINED = 2
"""21.6 The row of a ruined drum."""


def judge_actions(s: State, plane: Plane, plan: Plan) -> list[Found]:
    """11.7 Return the reasons against the other actions of a plan, in their order."""
    found: list[Found] = []
    done: list[Action] = []
    tasks = 0
    for action in plan.actions:
        id = ""
        match action.do:
            case "restart" | "cut" | "shut":
                id = "" if _engine(s, plane, action, done) else "P-29"
            case "repair" | "drum":
                id = "" if _gun(s, plane, action, done) else "P-30"
            case "radio" | "photo" | "observe":
                tasks += 1
                id = "" if tasks == 1 and _task(s, plane, plan, action) else "P-31"
            case "jump":
                id = "" if may_jump(plane, action.what) and action not in done else "P-32"
            case "jettison":
                pass
            case _:
                id = "P-02"
        if id:
            found.append((id, {"action": write_action(action), "do": action.do, "what": action.what}))
        done.append(action)
    return found


def pilot_jumps(plan: Plan) -> bool:
    """11.7 Whether the pilot jumps by this plan."""
    return any(a.do == "jump" and a.what == PILOT for a in plan.actions)


def _engine(s: State, plane: Plane, action: Action, done: list[Action]) -> bool:
    """11.7, 13.9, 18.7 Whether an engine can be restarted, cut or shut; each is named once at most."""
    engine = next((e for e in plane.engines if e.side == action.what), None)
    if engine is None or any(a.what == action.what and a.do in ("restart", "cut", "shut") for a in done):
        return False
    if action.do == "restart":
        return engine.state == CUT
    if action.do == "cut":
        return not engine.state
    return len(plane.engines) > 1 and engine.smoke >= 0 and engine.state != STOPPED


def _gun(s: State, plane: Plane, action: Action, done: list[Action]) -> bool:
    """21.4, 21.7 Whether a gun can be repaired or given a drum by him who is named."""
    person = next((p for p in plane.people if p.role == action.who), None)
    if person is None or not (person.role == PILOT or able(person)):
        return False
    mount, gun = own_gun(s, plane, person, action.what)
    if mount is None or gun is None or gun.out:
        return False
    before = [a for a in done if a.what == action.what and a.do == action.do]
    if action.do == "drum":
        return not before and may_change_drum(mount, gun)
    return action.count >= 1 and sum(a.count for a in before) + action.count <= may_repair(s, gun)


def own_gun(s: State, plane: Plane, person: Person, id: str) -> tuple[Mount | None, Gun | None]:
    """11.7 Return a gun by its id if it is this person's own."""
    return next(((m, g) for m, g in guns_of(s, plane, person) if g.id == id), (None, None))


def may_repair(s: State, gun: Gun) -> int:
    """21.7 Return how many actions may be given to a gun in one turn; 0 if it cannot be repaired or needs none."""
    needed = gunnery(s.rules).repair.get(gun.jam, 0)
    return 0 if gun.out else max(0, min(needed - gun.work, IN_ONE_TURN.get(gun.jam, needed)))


def may_change_drum(mount: Mount, gun: Gun) -> bool:
    """21.4 Whether a gun can be given a drum: its drum is partly fired, empty or ruined, and there are half boxes for another."""
    if not mount.drum or gun.out or (not gun.fired and gun.jam != RUINED):
        return False
    return gun.half > mount.drum - gun.fired


def _task(s: State, plane: Plane, plan: Plan, action: Action) -> bool:
    """26.1 Whether there is a battery, point or unit by this name, and somebody to work."""
    if not worker(plane, plan):
        return False
    if action.do == "radio":
        battery = s.batteries.get(action.what)
        return battery is not None and battery.side == plane.side
    if action.do == "photo":
        return action.what in s.points
    unit = s.units.get(action.what)
    return unit is not None and not unit.destroyed and action.what in named_units(s)


def named_units(s: State) -> tuple[str, ...]:
    """26.4 Return the units that an objective names, each once."""
    return tuple(dict.fromkeys(o["target"] for o in s.rules.scene.get("objective", ()) if o["target"] in s.units))


def may_jump(plane: Plane, role: str) -> bool:
    """10.5, 11.7 Whether a person can jump by a flight plan: conscious, with a parachute, at height 1 or more.

    In a burning aeroplane, and in one that was spinning, he was asked before (10.5).
    """
    if plane.burning or plane.recovered or plane.z < 1:
        return False
    return any(p.role == role and p.parachute and p.awake for p in plane.people)
