"""6.1, 33 Scenarios, options and tables: everything that is fixed before the first answer of a battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...core.game import Option, Scenario, Setup
from ...core.loader import Loader, read_options
from ...core.tables import BadTable, read_tables
from .panels import Panel, read_panels
from .scenes import bands_below, check_scene

ENTENTE, CENTRAL = "entente", "central"
SIDES = {"E": ENTENTE, "C": CENTRAL}
"""34.2 The side of an aeroplane, by the first letter of its id."""
SEATS = {ENTENTE: ("e1", "e2", "e3"), CENTRAL: ("c1", "c2", "c3")}
"""5.1 The seats of each side; a battle is played with one to three of them on either side."""
ALL_SEATS = (*SEATS[ENTENTE], *SEATS[CENTRAL])
SCENES = ("duel", "mission_3", "mission_1", "mission_2", "mission_4", "mission_5", "mission_6")
CAMPAIGN_OPTIONS = ("grounding", "pace", "ace_at")
"""33.1 Options of chapter 31; a single battle has none of them."""
LEAST_CEILING, MOST_CEILING, LEAST_FIELD, MOST_FIELD = 20, 600, 40, 400
NOT_PRINTED = ("campaign", "rule", "title", "provenance")


@dataclass(frozen=True, eq=False)
class Rules:
    """Options and tables of one battle, shared by all its states and never changed; the same set-up gives the same object.

    ``scene`` is the scenario file with its seats filled in; ``owners`` the seat of each aeroplane, unit, balloon and barrage; ``seats`` those in
    play; ``tables`` the files as they are printed, by name; ``rolls`` the rows of ``rolls.toml`` by id; ``wind`` the heading the wind comes from
    (2.16)."""

    scenario: str
    scene: Mapping[str, Any]
    seats: tuple[str, ...]
    owners: Mapping[str, str]
    panels: Mapping[str, Panel]
    tables: Mapping[str, Any]
    rolls: Mapping[str, Mapping[str, Any]]
    options: Mapping[str, Any]
    month: str
    turns: int
    home: Mapping[str, int]
    wind: int
    front: int
    go_on: bool
    closed: bool
    aid: str
    generous: bool
    bank_always: bool
    gun_modifiers: bool
    cone: int
    experts: bool
    collisions: bool
    windows: str
    gunner_rerolls: bool
    ceiling: int
    field: int
    all_hurt: bool
    capture: bool
    routine: bool
    parachutes: str
    incendiary: str
    special: bool

    def side_seats(self, side: str) -> tuple[str, ...]:
        """5.1 Return the seats in play of a side, given by its first letter."""
        return tuple(s for s in self.seats if s[0].upper() == side)

    def home_of(self, side: str) -> int:
        """6.8 Return the home heading of a side, given by its first letter."""
        return self.home[SIDES[side]]

    def bands(self) -> tuple[tuple[int, int], ...]:
        """9.3 Return the height bands of barrages."""
        return bands_below(self.ceiling)


def raw_tables() -> Mapping[str, Any]:
    """Return all tables as they ship."""
    return read_tables(__package__)


def options() -> tuple[Option, ...]:
    """33.1 Return the options of a battle; those of the campaign are fixed by its organiser."""
    checks = {"ceiling": _from_to(LEAST_CEILING, MOST_CEILING), "field": _from_to(LEAST_FIELD, MOST_FIELD)}
    return read_options(({**r, "rule": r["paragraph"]} for r in raw_tables()["options"]["option"] if r["key"] not in CAMPAIGN_OPTIONS), checks)


def _from_to(least: int, most: int) -> Any:
    return lambda value: type(value) is int and least <= value <= most


def scenarios() -> tuple[Scenario, ...]:
    """32.1, 32.2 Return the scenarios: the duel first."""
    tables = raw_tables()
    return tuple(Scenario(id, tables[id]["title"], tables[id]["brief"], tables[id]["options"], _seatings(tables[id])) for id in SCENES)


def _seatings(scene: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    """5.1 Return the sets of seats for a scenario: those that it prints, then all others in which each seat has an aeroplane, small ones first."""
    printed = tuple(seat["id"] for seat in scene["seat"])
    most = {letter: sum(a["id"][0] == letter for a in scene["aeroplane"]) for letter in SIDES}
    mine, theirs = (range(1, min(len(SEATS[SIDES[letter]]), most[letter]) + 1) for letter in SIDES)
    numbers = sorted(((e, c) for e in mine for c in theirs), key=lambda n: (sum(n), abs(n[0] - n[1]), -n[0]))
    sets = [(*SEATS[ENTENTE][:e], *SEATS[CENTRAL][:c]) for e, c in numbers]
    return (printed, *(seats for seats in sets if seats != printed))


def rules_of(setup: Setup) -> Rules:
    """Return the rules of a battle by its set-up: scenario, then variant, then options, for the seats in play. Raises ``ValueError``."""
    return LOADER.load(setup)


def build(raw: Mapping[str, Any], o: Mapping[str, Any], setup: Setup) -> Rules:
    """Build the rules from tables, options, scenario and seats. Raises ``ValueError``."""
    scene = raw[setup.scenario]
    seats, panels = seats_in_play(scene, setup.seats), read_panels(raw["aircraft"], raw["templates"])
    check_scene(scene, panels, raw, ALL_SEATS, o["ceiling"])
    return Rules(
        scenario=setup.scenario,
        scene=scene,
        seats=seats,
        owners=owners_of(scene, seats),
        panels=panels,
        tables=raw,
        rolls={r["id"]: r for r in raw["rolls"]["roll"]},
        options=dict(o),
        month=scene["month"],
        turns=scene["turns"],
        home={side: scene.get("home", {}).get(side, heading) for side, heading in ((ENTENTE, 2700), (CENTRAL, 900))},
        wind=scene.get("wind_from", 2700),
        front=scene.get("lines", 0),
        go_on=scene.get("go_on", False),
        closed=o["cockpits"] == "closed",
        aid=o["aid"],
        generous=o["climb_power"] == "generous",
        bank_always=o["free_bank"] == "always",
        gun_modifiers=o["air_gun_modifiers"] == "on",
        cone=o["fire_cone"],
        experts=o["spin_experts"] == "on",
        collisions=o["collisions"] == "on",
        windows=o["reroll_windows"],
        gunner_rerolls=o["gunner_rerolls"] == "on",
        ceiling=o["ceiling"],
        field=o["field"],
        all_hurt=o["landing_hurts"] == "all",
        capture=o["capture"] == "on",
        routine=o["routine_landings"] == "on",
        parachutes=o["parachutes"],
        incendiary=o["incendiary"],
        special=scene.get("abilities", False),
    )


def seats_in_play(scene: Mapping[str, Any], chosen: Sequence[str]) -> tuple[str, ...]:
    """5.1 Return the seats in play in the order of the game: those of the set-up, or those that the scenario prints.

    A side may have more seats than aeroplanes; those left over look on. Raises ``ValueError`` if a side has no seat.
    """
    seats = tuple(s for s in ALL_SEATS if s in chosen) if chosen else tuple(s["id"] for s in scene["seat"])
    if unknown := sorted(set(chosen) - set(ALL_SEATS)):
        raise ValueError(f"[5.1] no seat {unknown[0]!r}")
    for side in SIDES.values():
        mine = [s for s in seats if s in SEATS[side]]
        if not mine:
            raise ValueError(f"[5.1] nobody sits for the side {side}")
    return seats


def owners_of(scene: Mapping[str, Any], seats: Sequence[str]) -> dict[str, str]:
    """5.1 Return the seat of each aeroplane and of each thing on the ground.

    Where the seats in play are those that the scenario prints, they are as printed. Otherwise the aeroplanes of a side are shared in list order, as
    evenly as can be, and the rest goes to the printed seat if it is in play, else to the first of the side.
    """
    found: dict[str, str] = {}
    for letter, side in SIDES.items():
        mine = [s for s in seats if s in SEATS[side]]
        printed = [s["id"] for s in scene["seat"] if s["side"] == side]
        machines = [a for a in scene["aeroplane"] if a["id"][0] == letter]
        for n, a in enumerate(machines):
            found[a["id"]] = a["seat"] if mine == printed else mine[n * len(mine) // len(machines)]
        for kind in ("ground", "balloon", "barrage"):
            for thing in scene.get(kind, ()):
                if thing["seat"] in SEATS[side]:
                    found[thing["id"]] = thing["seat"] if thing["seat"] in mine else mine[0]
    if missing := [a["id"] for a in scene["aeroplane"] if a["id"] not in found]:
        raise BadTable(f"the aeroplane {missing[0]} belongs to no side")
    return found


LOADER = Loader(
    "clouds",
    build,
    tables=raw_tables(),
    options=options(),
    scenarios=scenarios(),
    option_rule="33.1",
    scenario_rule="32.2",
    overlaid=tuple(name for name in raw_tables() if name not in ("rolls", "decisions", "sequence", "options", "plan_refusals", "effects", "sine")),
)
