"""5.2 to 5.6 Views of In Clouds of Glory as numbers: what ``view.py`` shows, in the same order of things for each seat of a set-up.

Aeroplanes come in list order, a seat's own first, then those of its side, then the others; each has what everybody sees of it (5.3), then its panel
(3.4), all 0 for a seat to which its cockpit is closed. Places are in parts of the field, heights in parts of the ceiling."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from ...core.arrays import Layout, Numbers
from ...core.game import Setup
from .ch03_panel import climb_limit, roll_value, shown, tightest
from .ch04_people import actions, skill
from .ch06_blank import WORDS
from .ch11_costs import TASKS
from .geometry import CLASSES, COS, SIN
from .panels import BANDS, WIDEST, Panel
from .plane import AWAITED, BROKEN, CUT, DEAD, DESTROYED, DOWN, FLYING, GONE, LANDED, LEFT, OUT, PILOT, PRISONER, SPINNING, STOPPED, Person, Plane
from .rules import Rules, rules_of
from .sequence import SEQUENCE
from .state import State
from .view import SHARED_STEPS, jumped, known_to, orders_of
from .view_score import objectives_of, points_of

STATES = (FLYING, SPINNING, BROKEN, LANDED, LEFT, DESTROYED, AWAITED)
BANKS, ROLES = ("L", "R"), ("P", "N", "G")
FATES = (DEAD, OUT, GONE, DOWN, PRISONER)
STEPS = tuple(step.id for step in SEQUENCE)
COVERS = ("open", "rough", "partial", "trench")
LEADS = 40
"""Turns, and other numbers without a natural end, are in parts of this."""
OUTSIDE = (
    *STATES,
    *("x", "y", "z", "sine", "cosine"),
    *(f"class {c}" for c in CLASSES),
    *(f"bank {b}" for b in BANKS),
    *("burning", "forced home", "lost to somebody", "sent home", "shot at", "enters", "staff", "rolled", "moved", "manoeuvred", "recovered"),
    *(f"jumped {r}" for r in ROLES),
    *(f"band {b}" for b in BANDS),
    *("smoke", "fabric", "fuel", "undercarriage", "bombs", "rockets", "engines stopped", "in the order", "shoots", "dealt with", "canopy"),
)
"""5.3 What everybody sees of an aeroplane."""
FIGURES = (
    *("open", "speed", "strength", "leak", "wider", "cockpit", "cannot go out", "doubled", "wires", "strain", "emergency", "wing", "flinch"),
    *("forced turn", "tries", "forever", "even", "going", "threat", *TASKS, "observer", "level", "run in", "start", "shown", "tightest"),
    *("roll left", "roll right", "climbs", "actions", "number of bombs", "number of rockets", "incendiary", "vital", "never", "quiet"),
)
"""3.4, 29.8 What its panel shows, and its standing orders."""
GUN = ("half boxes", "fired", "jam", "work", "works", "out")
ENGINE = ("cut", "stopped", "fuel", "smokes", "smoke", "vibration")
PERSON = (
    *(*FATES, "awake", "awareness", "flying", "gunnery", "present awareness", "present flying", "present gunnery", "fortitude", "of", "luck"),
    *("rerolls", "mentor", "parachute", "blackout", "faint", "acted", "busy", "initiative", "die", "mark"),
)
UNIT = ("x", "y", "strength", "of", *(f"cover {c}" for c in COVERS), "pinned", "lying", "known", "is to lie", "is to get up")
GASBAG = ("x", "y", "z", "gas", "shot", "jammed", "adrift", "fires", "burnt", "lost")
BARRAGE = ("x", "y", "low", "high", "is to shift")
BATTERY, POINT, OBJECTIVE = ("x", "y", "dice", "corrected"), ("x", "y", "taken"), ("met", "not met")
GAME = (
    *("turn", "aftermath", "over", "ended", *STEPS, "own points", "their points", "own mascots", "their mascots", "holds", "they hold"),
    "fires at the nearest",
)


@lru_cache(maxsize=64)
def planes_of(rules: Rules, seat: str) -> Sequence[str]:
    """Returns the aeroplanes of a set-up in the order in which a seat sees them."""
    side = seat[:1].upper()
    return sorted((a["id"] for a in rules.scene["aeroplane"]), key=lambda id: (rules.owners[id] != seat, id[0] != side))


@lru_cache(maxsize=64)
def layout_of(rules: Rules, seat: str) -> Layout:
    """5.2 Returns what the observation of a seat holds."""
    scene = rules.scene
    rows = {a["id"]: a for a in scene["aeroplane"]}
    seats = [f"{seat} {does}" for seat in rules.seats for does in ("offers to break off", "has given up")]
    blocks: list[tuple[str, Sequence[str]]] = [("game", (*GAME, *seats))]
    for id in planes_of(rules, seat):
        panel = rules.panels[rows[id]["type"]]
        blocks += [(id, OUTSIDE), (f"{id} panel", FIGURES)]
        blocks += [(f"{id} g{n + 1}", GUN) for n in range(most_guns(panel))]
        blocks += [(f"{id} engine {n + 1}", ENGINE) for n in range(panel.engines)]
        blocks += [(f"{id}.{r}", (*PERSON, *(f"may use {a}" for a in printed(rows[id], r)))) for r in ROLES if r in panel.crew]
    for kind, names in (
        ("ground", UNIT),
        ("balloon", GASBAG),
        ("barrage", BARRAGE),
        ("battery", BATTERY),
        ("point", POINT),
        ("objective", OBJECTIVE),
    ):
        blocks += [(thing["id"], names) for thing in scene.get(kind, ())]
    return Layout(blocks)


def most_guns(panel: Panel) -> int:
    """3.12 Returns how many guns a type has with the layout that has most."""
    return max(len(panel.mounts(layout)) for layout in ("", *panel.layouts))


def printed(row: Mapping[str, object], role: str) -> Sequence[str]:
    """30.12 Returns the abilities that the scenario prints for a person."""
    person = row.get(WORDS[role])
    return tuple(person.get("abilities", ())) if isinstance(person, Mapping) else ()


def layout(setup: Setup, seat: str) -> Layout:
    """5.2 Returns what the observation of a seat holds; its size follows from the set-up."""
    return layout_of(rules_of(setup), seat)


class Kept(NamedTuple):
    """What stays the same of an aeroplane: its panel, how many guns it may have, the printed abilities of its people; the numbers of a panel that is
    shut."""

    panel: Panel
    guns: int
    abilities: Sequence[Sequence[str]]
    shut: Sequence[float]


@lru_cache(maxsize=64)
def kept(rules: Rules) -> Mapping[str, Kept]:
    """Returns what stays the same of each aeroplane of a set-up."""
    found = {}
    for row in rules.scene["aeroplane"]:
        panel = rules.panels[row["type"]]
        abilities = [printed(row, r) for r in ROLES if r in panel.crew]
        size = len(FIGURES) + len(GUN) * most_guns(panel) + len(ENGINE) * panel.engines + sum(len(PERSON) + len(a) for a in abilities)
        found[row["id"]] = Kept(panel, most_guns(panel), abilities, [0.0] * size)
    return found


def observe(state: State, seat: str, out: Numbers) -> None:
    """5.2, 5.3 Fills in what the view of a seat shows."""
    rules, side = state.rules, seat[:1].upper()
    everything = state.result is not None or not rules.closed
    orders = orders_of(state, seat, state.result is not None)
    found = _game(state, seat, side, everything, orders)
    done = state.done if everything or state.step in SHARED_STEPS else [id for id in state.done if known_to(id, side)]
    dealt = {id.partition("/")[0].partition(".")[0] for id in done}
    canopies = {c.id.partition(".")[0]: c.z for c in state.canopies.values()}
    shoots = {id.partition(".")[0]: n + 1 for n, id in reversed([*enumerate(state.shooters)])}
    order, fixed = {id: n + 1 for n, id in enumerate(state.order)}, kept(rules)
    for id in planes_of(rules, seat):
        plane = state.planes[id]
        found += _outside(state, plane)
        found += (order.get(id, 0) / 10, shoots.get(id, 0) / 10, id in dealt, canopies.get(id, 0) / rules.ceiling)
        if everything or id[0] == side:
            found += _figures(fixed[id].panel, plane, orders)
            _insides(state, fixed[id], plane, found)
        else:
            found += fixed[id].shut
    _things(state, seat, side, everything, found)
    out[: len(found)] = array("f", found)


def _game(state: State, seat: str, side: str, everything: bool, orders: Mapping[str, str]) -> list[float]:
    """7.1, 28 Returns the course of the battle."""
    rules, theirs = state.rules, "C" if side == "E" else "E"
    points = points_of(state)
    found = [state.turn / rules.turns, state.aftermath / LEADS, state.result is not None, state.why != "", *ALL_STEPS[state.step]]
    found += (points[side] / 10, points[theirs] / 10, state.mascots.get(side, 0) / 4, state.mascots.get(theirs, 0) / 4 if everything else 0)
    found += (everything and state.held == side, everything and state.held == theirs, seat in orders)
    for other in rules.seats:
        found += (other in state.offers, other in state.given_up)
    return found


def _outside(state: State, p: Plane) -> Iterable[float]:
    """5.3 Returns what everybody sees of an aeroplane."""
    rules, far, gone = state.rules, 100 * state.rules.field, jumped(p)
    return (
        *ALL_STATES[p.state],
        *(p.x / far, p.y / far, p.z / rules.ceiling, SIN[p.heading] / 10_000, COS[p.heading] / 10_000),
        *ALL_CLASSES[p.climb],
        *ALL_BANKS[p.bank],
        *(p.burning, p.forced, p.won != "", p.home != "", since(state.turn, p.shot_turn), p.enters / LEADS, p.staff),
        *((p.rolled + 1) / 5, p.moved, p.manoeuvred, p.recovered),
        *("P" in gone, "N" in gone, "G" in gone),
        *ALL_BANDS[state.band(p)],
        *(p.smokes, p.fabric, any(e.fuel for e in p.engines), p.undercarriage, p.bombs > 0, p.rockets > 0, sum([e.state != "" for e in p.engines])),
    )


def one_of(values: Sequence[str]) -> Mapping[str, Sequence[float]]:
    """Returns for each value the numbers that say that it is this one; for any other they are all 0."""
    found = {value: tuple(float(v == value) for v in values) for value in values}
    return defaultdict(lambda: (0.0,) * len(values), found)


ALL_STATES, ALL_CLASSES, ALL_BANKS, ALL_BANDS, ALL_STEPS, ALL_FATES = map(one_of, (STATES, CLASSES, BANKS, BANDS, STEPS, FATES))


def since(turn: int, when: int) -> float:
    """Returns 1 for this turn, less the longer ago it is, 0 for never."""
    return 1 / (1 + turn - when) if when else 0.0


def _figures(panel: Panel, p: Plane, orders: Mapping[str, str]) -> Iterable[float]:
    """3.4, 29.8 Returns what the panel of an aeroplane shows, and its standing orders as far as the seat has given them."""
    order, task = orders.get(p.id), p.task.partition(":")[0]
    return (
        *(True, p.speed / 45, p.strength / panel.structure, p.leak / 10, p.wider / 5, p.cockpit / 5, p.never_out, p.doubled, p.wires, p.strain),
        *(p.emergency, p.wing, p.flinch, p.forced_turn, p.tries / 5, p.forever, p.even, p.going, -p.threat / 6, *[task == t for t in TASKS]),
        *(p.worker not in ("", PILOT), p.level / 45, p.run_in, p.start / 45, shown(panel, p, p.speed) / WIDEST, tightest(panel, p, p.speed) / WIDEST),
        *(roll_value(panel, p, right=False) / 10, roll_value(panel, p, right=True) / 10, climb_limit(panel, p) / 8),
        *(actions(p.pilot) / 4 if p.pilot.awake else 0, p.bombs / 10, p.rockets / 8, p.incendiary),
        *(order == "vital", order == "never", f"{p.id}/leader" in orders),
    )


def _insides(state: State, fixed: Kept, p: Plane, found: list[float]) -> None:
    """3.11, 3.13, 4.1 Adds guns, engines and people of an aeroplane."""
    for g in p.guns:
        found += (g.half / 20, g.fired / 20, g.jam / 20, g.work / 4, g.works, g.out)
    found += [0.0] * (len(GUN) * (fixed.guns - len(p.guns)))
    for e in p.engines:
        found += (e.state == CUT, e.state == STOPPED, e.fuel / 10, e.smoke >= 0, max(0, e.smoke) / 10, e.vibration / 45)
    for x, abilities in zip(p.people, fixed.abilities, strict=True):
        found += _person(state, x)
        if abilities:
            found += [a in x.abilities and a not in x.used for a in abilities]


def _person(state: State, x: Person) -> Iterable[float]:
    return (
        *ALL_FATES[x.state],
        *(x.awake, x.awareness / 20, x.flying / 20, x.gunnery / 20, skill(x, "awareness") / 20, skill(x, "flying") / 20, skill(x, "gunnery") / 20),
        *(x.fortitude / 20, x.full / 20, x.luck / 20, x.rerolls / 4, x.mentor, x.parachute, x.blackout / 2, x.faint, x.acted, x.busy),
        *(max(0, x.initiative) / 40, max(0, x.die) / 40, since(state.turn, x.marked)),
    )


def _things(state: State, seat: str, side: str, everything: bool, found: list[float]) -> None:
    """9, 23 to 26, 32.5 Adds what is on the ground or hangs above it, and the objectives, in the order of the scenario."""
    rules = state.rules
    far, high, own = 100 * rules.field, rules.ceiling, state.result is not None
    ground = {id: order for id, order in state.ground.items() if own or rules.owners.get(id) == seat}
    for u in state.units.values():
        known = u.known != "" and (everything or u.known[0] == side)
        found += (u.x / far, u.y / far, u.strength / 20, u.printed / 20, *[u.cover == c for c in COVERS], u.pinned / 4, u.lying, known)
        found += (ground.get(u.id) == "lying", ground.get(u.id) == "up")
    for k in state.gasbags.values():
        found += (k.x / far, k.y / far, k.z / high, k.gas / 30, since(state.turn, k.shot), k.jammed, k.adrift, k.fires / 4, k.burnt, k.lost)
    for q in state.barrages.values():
        found += (q.x / far, q.y / far, q.low / high, q.high / high, q.id in ground)
    for b in state.batteries.values():
        found += (b.x / far, b.y / far, b.dice / 10, b.by != "" and (everything or b.side == side))
    for n in state.points.values():
        found += (n.x / far, n.y / far, n.taken != "" and (everything or n.taken[0] == side))
    if rules.scene.get("objective"):
        met = {o.id: o.met for o in objectives_of(state, side, everything)}
        for row in rules.scene["objective"]:
            found += (met.get(row["id"]) == "yes", met.get(row["id"]) == "no")
