"""6.2 Set-up, one step after the other: crews, heights, abilities that act before a battle, loads, re-rolls."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations, product

from ...core.ask import Ask, Json
from ...core.domain import OneOf
from ...core.record import replace
from ...core.referee import Referee
from .ch06_blank import HISTORICAL, ROLLED, WORDS, blank_state
from .ch29_rolls import throw
from .domains_setup import PRINTED, Placing, friends, read_place
from .panels import Mount
from .plane import AWAITED, FLYING, PILOT, Gun, Person, Plane
from .state import State, person_id
from .told import tell, tell_side

__all__ = ["blank_state"]

PICKS, MENTOR, MASCOT, CONNECTED = "tactician", "mentor", "mascot", "connected"
"""30.3, 30.4 Abilities that act before a battle."""
OPEN = "all"
LUCK_OF_A_REROLL = 6
"""4.3 Luck for each re-roll."""
GERMAN, NOBODY = "C", "none"


# S1


def s1(s: State, ref: Referee) -> str | None:
    """6.2 (1) Roll the crews of the next aeroplane whose people are rolled; then the next seat gives its crews to its aeroplanes (D-02)."""
    plane = next((p for p in s.planes.values() if p.id not in s.done), None)
    if plane is not None:
        for person in plane.people:
            _roll_person(s, ref, plane, person)
        s.done = (*s.done, plane.id)
        return "S1"
    seat = next((seat for seat in s.rules.seats if seat not in s.done), None)
    if seat is None:
        s.done = ()
        return None
    share = crews(s, seat)
    if any(len(group) > 1 for group in share):
        _assign(s, ref, seat, share)
    s.done = (*s.done, seat)
    return "S1"


def printed_people(s: State, plane: Plane) -> dict[str, Json]:
    """6.1 Return what the file prints for the people aboard an aeroplane, by role."""
    entry = next(a for a in s.rules.scene["aeroplane"] if a["id"] == plane.id)
    return {p.role: entry.get(WORDS[p.role], ROLLED) for p in plane.people}


def _roll_person(s: State, ref: Referee, plane: Plane, person: Person) -> None:
    """4.1, 4.2, 6.7 Roll the skills of a person (R-61, R-62) if the file does not print them, and for his parachute (R-72)."""
    who = person_id(plane, person)
    if printed_people(s, plane)[person.role] == ROLLED:
        awareness = throw(s, ref, "R-61", who, "2d6+6", skill="awareness")
        flying = person.flying if person.role != PILOT else throw(s, ref, "R-61", who, "2d6+6", skill="flying")
        gunnery = throw(s, ref, "R-61", who, "2d6+6", skill="gunnery")
        fortitude = throw(s, ref, "R-61", who, "2d6+6", skill="fortitude")
        luck = throw(s, ref, "R-62", who, "3d6")
        person = s.change(who, awareness=awareness, flying=flying, gunnery=gunnery, full=fortitude, fortitude=fortitude, luck=luck)
    if not person.parachute and _has_parachute(s, ref, who, person):
        s.change(who, parachute=True)


def _has_parachute(s: State, ref: Referee, who: str, person: Person) -> bool:
    """6.7 Whether a person has a parachute: with ``historical`` Germans in the months in which there are any, half of them, Well connected always."""
    if s.rules.parachutes != HISTORICAL:
        return s.rules.parachutes == OPEN
    when = s.rules.tables["timeline"]["equipment"]["parachutes"]
    if who[0] != GERMAN or not when["from"] <= s.rules.month <= when["until"]:
        return False
    return person.has(CONNECTED) or throw(s, ref, "R-72", who, "1d2") == 1


def crews(s: State, seat: str) -> tuple[tuple[str, ...], ...]:
    """6.2 Return the aeroplanes of a seat whose crews are all rolled, those with like crews together, in list order."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for plane in s.planes.values():
        if plane.seat == seat and all(p == ROLLED for p in printed_people(s, plane).values()):
            groups.setdefault(tuple(p.role for p in plane.people), []).append(plane.id)
    return tuple(tuple(group) for group in groups.values())


@lru_cache(maxsize=64)
def assignments(ids: tuple[str, ...], share: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """6.2 Return the answers: for each rolled crew, in the order rolled (``ids``), the aeroplane that gets it; that order itself comes first."""
    answers = []
    for ways in product(*(permutations(group) for group in share)):
        given = dict(zip((id for group in share for id in group), (id for way in ways for id in way), strict=True))
        answers.append(" ".join(given[id] for id in ids))
    return tuple(answers)


def _assign(s: State, ref: Referee, seat: str, share: tuple[tuple[str, ...], ...]) -> None:
    """6.2 A seat gives its rolled crews to its aeroplanes (D-02)."""
    options = assignments(tuple(id for id in s.planes if any(id in group for group in share)), share)
    chosen = ref.ask(Ask(seat, f"crews:{seat}", "6.2", OneOf(options, "6.2"), options[0], {"rolled": options[0].split()}))
    aboard = {id: s.planes[id].people for group in share for id in group}
    for crew, to in zip(options[0].split(), chosen.split(), strict=True):
        s.planes[to].people = aboard[crew]
    tell_side(s, ref, s.planes[share[0][0]].side, "crews", "6.2", seat=seat, rolled=options[0].split(), given=chosen.split())


# S2


def s2(s: State, ref: Referee) -> str | None:
    """6.2 (2), 6.9 Roll the heights that are given as dice, once for each flight (R-60); they hold for all its aeroplanes."""
    entries = s.rules.scene["aeroplane"]
    for flight in s.rules.scene.get("flight", ()):
        height = min(throw(s, ref, "R-60", flight["id"], flight["height"]), s.rules.ceiling)
        for entry in entries:
            if entry.get("flight") == flight["id"]:
                s.planes[entry["id"]].z = height
        tell(s, ref, "height", "6.2", flight=flight["id"], height=height)
    return None


# S3


def s3(s: State, ref: Referee) -> str | None:
    """6.2 (3) The next pilot with Picks his place is set up anew (6.5), then each with Old hand's advice names a pupil (30.10); then Mascots."""
    for plane in s.planes.values():
        if plane.pilot.has(PICKS) and plane.state != AWAITED and f"{plane.id}/{PICKS}" not in s.done:
            _place(s, ref, plane)
            s.done = (*s.done, f"{plane.id}/{PICKS}")
            return "S3"
    for plane in s.planes.values():
        if plane.pilot.has(MENTOR) and f"{plane.id}/{MENTOR}" not in s.done:
            _teach(s, ref, plane)
            s.done = (*s.done, f"{plane.id}/{MENTOR}")
            return "S3"
    for side in ("E", "C"):
        if mascots := sum(p.pilot.has(MASCOT) for p in s.planes.values() if p.side == side):
            s.mascots[side] = mascots
            tell_side(s, ref, side, "mascots", "29.9", of=side, number=mascots)
    s.done = ()
    return None


def _place(s: State, ref: Referee, plane: Plane) -> None:
    """6.5 A pilot with Picks his place may be set up anew within 15 MU of a friend (D-04); speed as printed."""
    near = friends(s, plane)
    if not near:
        return
    domain = Placing(near, s.rules.field, s.rules.ceiling, "6.5")
    chosen = ref.ask(Ask(plane.seat, f"place:{plane.id}", "6.5", domain, PRINTED, {"plane": plane.id}))
    if chosen != PRINTED:
        found = read_place(chosen)
        assert found is not None
        plane.x, plane.y, plane.z, plane.heading = found
        tell(s, ref, "placed", "6.5", who=plane.id, at=[*plane.place], heading=plane.heading)


def pupils(s: State, plane: Plane) -> tuple[str, ...]:
    """30.10 Return the pilots who may be given an extra re-roll: others of the squadron, or of the side, without any victory."""
    return tuple(
        p.id
        for p in s.planes.values()
        if p.side == plane.side and p is not plane and p.pilot.squadron == plane.pilot.squadron and not p.pilot.victories and not p.pilot.mentor
    )


def _teach(s: State, ref: Referee, plane: Plane) -> None:
    """30.10 Old hand's advice: another pilot gets one extra re-roll (D-05)."""
    able = pupils(s, plane)
    if not able:
        return
    chosen = ref.ask(Ask(plane.seat, f"pupil:{plane.id}", "30.10", OneOf((*able, NOBODY), "30.10"), able[0], {"plane": plane.id}))
    if chosen != NOBODY:
        s.change(chosen, mentor=True)
        tell_side(s, ref, plane.side, "pupil", "30.10", who=plane.id, pupil=chosen)


# S4


def s4(s: State, ref: Referee) -> str | None:
    """6.2 (4) The next aeroplane whose load or gun layout is left open is loaded (D-03)."""
    for plane in s.planes.values():
        if plane.id not in s.done and len(options := loads(s, plane)) > 1:
            texts = tuple(options)
            chosen = ref.ask(Ask(plane.seat, f"load:{plane.id}", "6.2", OneOf(texts, "6.2"), texts[0], {"plane": plane.id}))
            _load(s, plane, options[chosen])
            tell_side(s, ref, plane.side, "loaded", "6.2", who=plane.id, load=chosen)
            s.done = (*s.done, plane.id)
            return "S4"
    s.done = ()
    return None


def loads(s: State, plane: Plane) -> dict[str, dict[str, Json]]:
    """3.12, 6.2 Return the loads and gun layouts between which the file, or Well connected (30.3), lets a seat choose, by their texts.

    A load is written ``lewis+r8``: the layout, ``l``, ``m`` or ``h`` with the number of bombs, ``r`` with the rockets; ``printed`` for none of them.
    """
    entry = next(a for a in s.rules.scene["aeroplane"] if a["id"] == plane.id)
    choice: list[dict[str, Json]] = list(entry.get("loads", ()))
    layouts = s.panel(plane).layouts
    if not choice and plane.side != GERMAN and plane.pilot.has(CONNECTED) and layouts and "layout" not in entry:
        choice = [{}, *({"layout": layout} for layout in layouts)]
    return {load_text(load): load for load in choice}


def load_text(load: dict[str, Json]) -> str:
    """6.2 Return the text of a load."""
    words = [load["layout"]] if "layout" in load else []
    words += [f"{kind[0]}{number}" for kind, number in load.get("bombs", {}).items()]
    if "rockets" in load:
        words.append(f"r{load['rockets']}")
    return "+".join(words) or PRINTED


def _load(s: State, plane: Plane, load: dict[str, Json]) -> None:
    """3.12 Load an aeroplane: bombs or rockets, and the guns of a layout."""
    plane.bomb, plane.bombs = next(iter(load.get("bombs", {}).items()), (plane.bomb, plane.bombs))
    plane.rockets = load.get("rockets", plane.rockets)
    if "layout" in load:
        plane.layout = load["layout"]
        plane.guns = tuple(_loaded(m) for m in s.panel(plane).mounts(plane.layout))


def _loaded(mount: Mount) -> Gun:
    return Gun(mount.id, mount.half)


# S5


def s5(s: State, ref: Referee) -> str | None:
    """6.2 (5), (6), 4.3 Count the re-rolls of each pilot, Luck divided by 6 without the fraction; turn 1 begins."""
    for plane in s.planes.values():
        plane.people = tuple(replace(p, rerolls=p.luck // LUCK_OF_A_REROLL if p.role == PILOT else 0) for p in plane.people)
    begin_turn(s, ref, 1)
    return None


def begin_turn(s: State, ref: Referee, turn: int) -> None:
    """28.1, 6.9 A turn begins: aeroplanes that come with it are placed."""
    s.turn = turn
    tell(s, ref, "turn", "7.1", turn=turn, aftermath=s.aftermath)
    for plane in s.planes.values():
        if plane.state == AWAITED and plane.enters == turn and not s.aftermath:
            enter(s, ref, plane)


def enter(s: State, ref: Referee, plane: Plane) -> None:
    """6.9 An aeroplane that was awaited is placed."""
    plane.state = FLYING
    tell(s, ref, "enters", "6.9", who=plane.id, at=[*plane.place], heading=plane.heading)
