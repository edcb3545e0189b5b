"""What a squadron's seat sees of a campaign, in numbers: its own people one by one, all squadrons in sums. All through the view's own filters."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache

from ...core.arrays import Layout, Numbers
from ...core.game import Setup
from ..clouds.rules import SEATS
from .phases import AFTER, OVER, PHASES, phase_of
from .rules import A_MONTH, MOST, NATIONS, Rules, months, rules_of
from .state import DEAD, GROUNDED, PILOT, PRISONER, READY, RETIRED, SKILLS, Person, Squadron, State
from .view import NOTHING, SEEN, known_of, person_view, squadron_view

GUNNERS = 2 * MOST
MOST_ROWS = 20_000
ROWS = (*(f"pilot {n}" for n in range(1, MOST + 1)), *(f"gunner {n}" for n in range(1, GUNNERS + 1)))
"""31.3 Those who serve in a squadron: pilots, then gunners, in the order in which they joined."""
SLOTS = sum(map(len, SEATS.values()))
STATES = (READY, GROUNDED, PRISONER, DEAD, RETIRED)
PHASE = tuple(dict.fromkeys((*PHASES.values(), AFTER, OVER)))
COURSE = (
    *("month", "months left", "flown", "mission", "closed", "over", "won", "won by enemies", "points", "points of enemies"),
    *("victories", "forced home", "earned", "spent", "attacks", "is attacked", "own slots", "slots", "slots of enemies", "named"),
)
COUNTED = (
    "here",
    "out",
    "now",
    "rerolls",
    "victories",
    "forced home",
    "objectives",
    "missions",
    "rested",
    "experience",
    "traits",
    "wounds",
    "parachute",
)
ALL_NATIONS = tuple(nation for side in NATIONS.values() for nation in side)
SUMS = ("here", "own side", "strength", "victories")


def tables_of(rules: Rules) -> tuple[Sequence[str], Sequence[str], Sequence[str]]:
    """31.5, 31.8, 31.18 Return types, missions and abilities."""
    abilities = [row["id"] for table in ("ace", "gunner", "pilot") for row in rules.tables[f"abilities_{table}"]["ability"]]
    files = [row["file"] for row in rules.tables["campaign_missions"]["mission"]]
    return list(rules.panels), list(dict.fromkeys(files)), list(dict.fromkeys(abilities))


class Places:
    """Where the numbers of an observation stand. Of a person and a squadron: the names of all numbers of one, and where each stands in it."""

    def __init__(self, rules: Rules) -> None:
        types, files, abilities = tables_of(rules)
        person = [*COUNTED, *STATES[:2], *SKILLS, *(f"tens {n}" for n in range(10)), *(f"ones {n}" for n in range(10))]
        person += [*(f"has {a}" for a in abilities), *(f"flies {t}" for t in types), *(f"with pilot {n}" for n in range(1, MOST + 1))]
        squadron = [*SUMS, *ALL_NATIONS, *(f"flies {t}" for t in types), *STATES]
        course = [*COURSE, *(f"phase {p}" for p in PHASE), *(f"file {f}" for f in files)]
        blocks = [("course", course), *((f"squadron {n}", squadron) for n in range(1, SLOTS + 1)), *((row, person) for row in ROWS)]
        self.layout = Layout(blocks)
        self.course, self.person, self.squadron = ({name: n for n, name in enumerate(names)} for names in (course, person, squadron))
        self.months = months(rules.first, rules.last)
        self._rows: dict[int, tuple[Person, array[float]]] = {}

    def row_of(self, p: Person) -> array[float]:
        """31.4 Return the numbers of a record of service. It is never changed but replaced, so they are written once; the person is kept with them,
        so that nobody else gets his ``id()``."""
        found = self._rows.get(id(p))
        if found is None:
            if len(self._rows) >= MOST_ROWS:
                self._rows.clear()
            found = self._rows[id(p)] = (p, _record(p, self.person))
        return found[1]


@lru_cache(maxsize=16)
def places_of(rules: Rules) -> Places:
    """Return the places of a campaign."""
    return Places(rules)


def layout(setup: Setup, seat: str) -> Layout:
    """5.2, 5.3 Return what the observation of a seat holds; squadrons begin with its own, then its side, then the enemy."""
    return places_of(rules_of(setup)).layout


def rows_of(state: State, seat: str) -> list[Person | None]:
    """31.3 Return those who serve in a squadron, in the order of ``ROWS``; None where there is nobody."""
    serving = [p for p in state.of(seat) if p.serves]
    pilots, gunners = [p for p in serving if p.role == PILOT][:MOST], [p for p in serving if p.role != PILOT][:GUNNERS]
    return [*pilots, *[None] * (MOST - len(pilots)), *gunners, *[None] * (GUNNERS - len(gunners))]


def observe(state: State, seat: str, out: Numbers) -> None:
    """5.2, 5.3 Fill in what the view of a squadron's seat shows."""
    places, side = places_of(state.rules), seat[0].upper()
    _course(state, seat, side, places, out)
    own = [q for q in state.squadrons.values() if q.id == seat]
    allies = [q for q in state.squadrons.values() if q.side == side and q.id != seat]
    enemies = [q for q in state.squadrons.values() if q.side != side]
    for n, q in enumerate((*own, *allies, *enemies), 1):
        _squadron(state, q, side, places.squadron, places.layout.at[f"squadron {n}"], out)
    rows = rows_of(state, seat)
    pilots = {p.id: n for n, p in enumerate(rows, 1) if p is not None and p.role == PILOT}
    for row, p in zip(ROWS, rows, strict=True):
        if p is not None:
            _person(state, p, pilots, places, places.layout.at[row], out)


def _course(state: State, seat: str, side: str, places: Places, out: Numbers) -> None:
    """31.7, 31.8 Fill in how far the campaign has come, and its mission."""
    at, other = places.course, "C" if side == "E" else "E"
    month = places.months.index(state.month) + 1 if state.month in places.months else 0
    found = {"month": month / 31, "months left": (len(places.months) - month) / 31, "flown": state.flown / A_MONTH[state.rules.pace]}
    found |= {"mission": state.number / 60, "closed": state.rules.closed, "over": state.result is not None}
    found |= {"won": state.won.get(side, 0) / 20, "won by enemies": state.won.get(other, 0) / 20}
    found |= {"points": state.points.get(side, 0) / 200, "points of enemies": state.points.get(other, 0) / 200}
    sums = (("victories", "victories"), ("forced home", "homes"), ("earned", "earned"), ("spent", "spent"))
    found |= {name: state.sums.get(f"{side}.{key}", 0) / 200 for name, key in sums}
    found[f"phase {phase_of(state)}"] = 1.0
    m = state.mission
    if m is not None:
        mine = [slot for slot in m.slots if slot.squadron == seat]
        ours = sum(slot.squadron[0].upper() == side for slot in m.slots)
        found |= {"attacks": m.attacker == side, "is attacked": m.attacker == other, "own slots": len(mine) / 6, "slots": ours / 6}
        found |= {"slots of enemies": (len(m.slots) - ours) / 6, "named": sum(bool(slot.people) for slot in mine) / 6, f"file {m.file}": 1.0}
    for name, value in found.items():
        if name in at:
            out[at[name]] = value


def _squadron(state: State, q: Squadron, side: str, at: Mapping[str, int], first: int, out: Numbers) -> None:
    """5.3, 31.3 Fill in a squadron as it is known, and its people in sums."""
    everything = state.result is not None
    known = squadron_view(q, everything or q.side == side)
    out[first + at["here"]], out[first + at["own side"]] = 1.0, q.side == side
    out[first + at["strength"]] = known.strength / MOST
    out[first + at[known.nation]] = 1.0
    if known.type:
        out[first + at[f"flies {known.type}"]] = 1.0
    for p in state.of(q.id):
        knows = known_of(state, p, side, everything)
        if knows != NOTHING:
            seen = person_view(p, knows).person if knows == SEEN else p  # else only his machine is kept back
            out[first + at[seen.state]] += 1 / MOST
            out[first + at["victories"]] += len(seen.victories) / 20


def _person(state: State, p: Person, pilots: Mapping[str, int], places: Places, first: int, out: Numbers) -> None:
    """31.4 Fill in somebody of one's own squadron."""
    row, at = places.row_of(p), places.person
    out[first : first + len(row)] = row
    out[first + at["rested"]] = (state.number - p.flew) / 10 if p.flew else 1.0
    if p.crew in pilots:
        out[first + at[f"with pilot {pilots[p.crew]}"]] = 1.0


def _record(p: Person, at: Mapping[str, int]) -> array[float]:
    """31.4 Return the numbers of somebody's record of service, which follow from it alone."""
    out, number = array("f", bytes(4 * len(at))), int(p.id[3:])
    counted = (1, p.out / 3, p.now / 20, p.rerolls / 3, len(p.victories) / 10, len(p.homes) / 10, len(p.objectives) / 5, p.missions / 20)
    for name, value in zip(COUNTED, (*counted, 0, p.experience / 10, len(p.traits) / 3, len(p.wounds) / 5, p.parachute), strict=True):
        out[at[name]] = value
    for skill in SKILLS:
        out[at[skill]] = getattr(p, skill) / 20
    for name in (p.state, f"tens {number // 10 % 10}", f"ones {number % 10}", *(f"has {a}" for a in p.abilities)):
        out[at[name]] = 1.0
    if p.machine:
        out[at[f"flies {p.machine}"]] = 1.0
    return out
