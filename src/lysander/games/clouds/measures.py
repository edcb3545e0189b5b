"""What the lab counts in a finished battle: shots and hits by band and arc, causes of loss, height and speed over time, length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ...core.event import Event
from .ch15_stall import GAIN
from .ch28_score import victory_points
from .measures_craft import craft
from .plane import AWAITED, DEAD, PRISONER, Plane
from .state import State, plane_id

TURNS = (1, 3, 5, 10, 15, 20, 30, 40)
"""Turns at whose end heights and speeds are taken."""
AIR_SHOT = "R-31"
MODES = ("normal", "sustained", "short")
CAUSES = (
    *("pilot killed", "burst into flames", "exploded", "broke up", "lost a wing", "left by its pilot"),
    *("hit the ground", "collision", "attacked", "landed"),
)
"""28.6, 28.8 For what an air victory is credited."""
WRECKS = ("hit the ground", "collision", "exploded", "attacked", "lost in a landing", "wrecked in a landing")
"""16.10, 17.6 How an aeroplane is destroyed."""
STALLED = ("nose-drops", "drops-through")
"""15.1, 15.2 How a stall changes height and speed after the move, which it ends."""
ENDS = ("turns", "alone", "agreed")
"""28.2 Why a battle ends."""


def measures(state: State, events: Sequence[Event]) -> Mapping[str, float]:
    """28.13, 20.6 Return all figures by ``group/name``; figures without a meaning in this battle are left out."""
    if state.result is None:
        return {}
    return {**_end(state), **_shots(state, events), **_losses(state, events), **_flight(state, events), **craft(state, events)}


def _end(state: State) -> dict[str, float]:
    """28.2, 28.3 Return how long the battle was and why it ended."""
    found: dict[str, float] = {"end/length": state.turn - state.aftermath, "end/aftermath": state.aftermath}
    found |= {f"end/{why}": int(state.why == why) for why in ENDS}
    return found | {f"end/victories {side}": victory_points(state, side) for side in ("E", "C")}


# shots


def _shots(state: State, events: Sequence[Event]) -> dict[str, float]:
    """20.6, 20.9 Return shots at aeroplanes and the share that hit: all, by mode, by distance, by angle; and jams."""
    shots = [(e.facts, roll) for e, roll in _rolled(events) if "mode" in e.facts]
    found: dict[str, float] = _share("shots", "all", [facts["hit"] for facts, _ in shots])
    for mode in MODES:
        found |= _share("shots", mode, [facts["hit"] for facts, _ in shots if facts["mode"] == mode])
    table = state.rules.tables["gunnery"]
    for row in table["distance"]:
        name = f"{row['mu'][0]}–{row['mu'][1]} MU"
        found |= _share("distance", name, [facts["hit"] for facts, roll in shots if _add(roll, "distance") == row["add"]])
    pilots = [(facts, roll) for facts, roll in shots if "." not in facts["who"]]
    for row in table["angle"]:
        found |= _share("angle", row["name"], [facts["hit"] for facts, roll in pilots if _add(roll, "angle") == row["add"]])
    for name, later in (("later", True), ("earlier", False)):
        found |= _share("shots", name, [hit for hit, moved_later in _by_order(events) if moved_later is later])
    found["shots/at ground and gasbags"] = sum(e.kind == "shot" and e.facts["at"] not in state.planes for e in events)
    found["shots/jams"] = sum(e.kind == "jam" for e in events)
    return found


def _rolled(events: Sequence[Event]) -> list[tuple[Event, Mapping[str, Any]]]:
    """20.9 Return the shots at aeroplanes, each with the test that counted: the last to-hit roll before it that was told with its sum. A shot at the
    ground or at a gasbag has a test of another name (23.3, 24.4)."""
    found, last = [], dict[str, Mapping[str, Any]]()
    for event in events:
        if event.kind == "roll" and event.facts["name"] == AIR_SHOT and "modifiers" in event.facts:
            last[event.facts["who"]] = event.facts
        elif event.kind == "shot" and event.facts["who"] in last:
            found.append((event, last.pop(event.facts["who"])))
    return found


def _by_order(events: Sequence[Event]) -> list[tuple[bool, bool]]:
    """8.6 Return of each shot between two aeroplanes of the turn's order whether it hit, and whether the shooter moved after the target."""
    found, order = [], list[str]()
    for event in events:
        if event.kind == "order":
            order = event.facts["order"]
        elif event.kind == "shot":
            shooter, target = plane_id(event.facts["who"]), event.facts["at"]
            if shooter in order and target in order:
                found.append((event.facts["hit"], order.index(shooter) > order.index(target)))
    return found


def _add(roll: Mapping[str, Any], id: str) -> int:
    """Return what a modifier adds to a roll, 0 if it is not there."""
    return sum(m[1] for m in roll["modifiers"] if m[0] == id)


def _share(group: str, name: str, hits: Sequence[bool]) -> dict[str, float]:
    """Return how many shots there were and the share that hit, which has no meaning without a shot."""
    found: dict[str, float] = {f"{group}/{name}": len(hits)}
    return found | ({f"{group}/{name} hits": sum(hits) / len(hits)} if hits else {})


# losses


def _losses(state: State, events: Sequence[Event]) -> dict[str, float]:
    """28.6 to 28.8, 4.8 Return what became of aeroplanes and people, by cause."""
    planes = [p for p in state.planes.values() if p.state != AWAITED]
    causes = Counter(str(e.facts["why"]) for e in events if e.kind == "victory")
    wrecks = Counter(str(e.facts["how"]) for e in events if e.kind == "destroyed")
    people = [x for p in planes for x in p.people]
    found: dict[str, float] = {f"victories/{why}": causes[why] for why in CAUSES}
    found |= {f"destroyed/{how}": wrecks[how] for how in WRECKS}
    found |= {"losses/air victories": sum(bool(p.won) for p in planes), "losses/forced home": sum(p.forced for p in planes)}
    found |= {"losses/destroyed": sum(p.state == "destroyed" for p in planes), "losses/broken up": sum(e.kind == "broke-up" for e in events)}
    found |= {"losses/spins": sum(e.kind == "spin" for e in events), "losses/fires": sum(e.kind == "on-fire" for e in events)}
    found |= {"losses/collisions": sum(e.kind == "collision" and e.facts["column"] != "ground" for e in events)}
    return found | {"people/killed": sum(x.state == DEAD for x in people), "people/prisoners": sum(x.state == PRISONER for x in people)}


# height and speed


def _flight(state: State, events: Sequence[Event]) -> dict[str, float]:
    """12.10, 14.1 Return mean height and speed of what has flown, at the end of some turns, and how often tests and stalls came."""
    found: dict[str, float] = {}
    turn, heights, speeds = 0, dict[str, int](), dict[str, int]()
    for event in events:
        if event.kind == "turn":
            found |= _means(turn, heights, speeds)
            turn, heights, speeds = event.facts["turn"], {}, {}
        elif event.kind == "moved":
            heights[event.facts["who"]] = event.facts["to"][2]
        elif event.kind == "energy":
            speeds[event.facts["who"]] = event.facts["speed"]
        elif event.kind in STALLED:
            heights[event.facts["who"]] = event.facts["height"]
            speeds[event.facts["who"]] = GAIN + (speeds.get(event.facts["who"], 0) if event.kind == STALLED[0] else 0)
    found |= _means(turn, heights, speeds)
    planes: list[Plane] = [p for p in state.planes.values() if p.state != AWAITED]
    moves = sum(e.kind == "energy" for e in events)
    if moves and planes:
        found["flight/stalls"] = sum(e.kind == "stall" for e in events) / moves
        found["flight/tight turns"] = sum(e.kind == "roll" and _tight(e) for e in events) / moves
    return found


def _means(turn: int, heights: Mapping[str, int], speeds: Mapping[str, int]) -> dict[str, float]:
    """Return the mean height and speed of a turn, if it is one of those that are taken."""
    if turn not in TURNS:
        return {}
    named = (("height", heights), ("speed", speeds))
    return {f"{name}/turn {turn}": sum(those.values()) / len(those) for name, those in named if those}


def _tight(event: Event) -> bool:
    """13.1 Whether this is the test of a tight turn, told with its sum."""
    return "base" in event.facts and (event.facts["name"] == "R-08" or event.facts.get("why") == "turn")
