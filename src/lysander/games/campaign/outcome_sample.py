"""31.11 Invented outcomes of a battle, plausible and legal, for campaigns whose battles are not played."""

from __future__ import annotations

from typing import Any

from ...core.ask import Json, Rng
from ...core.domain import pick
from ..clouds.ch28_end import AGREED, ALONE, TURNS
from .ch31_battle import machines, persons
from .ch31_outcome_checks import EACH_REROLL, MOST_ROLLED
from .ch32_scene import scene_of
from .outcome_data import ALIVE, DAMAGED, DEAD, DRAW, HOME, LOST, PRISONER
from .rules import LETTERS, SIDES, VERSION
from .state import Mission, State

FATES = (HOME, HOME, HOME, DAMAGED, DAMAGED, LOST)
HEX = "0123456789abcdef"
OFTEN, HALF, SELDOM = 0.8, 0.5, 0.15
"""How often a lost machine is credited to somebody; an objective is met, or somebody in a damaged machine is wounded; somebody gains Luck."""


class Inventor:
    """Invents the outcome of one battle, aeroplane by aeroplane."""

    def __init__(self, s: State, m: Mission, rng: Rng) -> None:
        self.s, self.m, self.rng = s, m, rng
        self.scene = scene_of(s.rules.tables, m.file, m.attacker)
        self.persons, self.machines = persons(s, m), machines(s, m)
        self.turns = 1 + int(rng.random() * self.scene["turns"])
        self.there = {a["id"]: not a.get("turn", 0) > self.turns for a in self.scene["aeroplane"]}
        self.fates = {id: pick(rng, FATES) if self.there[id] else HOME for id in self.machines}
        self.victories: dict[str, list[Json]] = {id: [] for id in self.persons}
        self.fallen: dict[str, bool] = {}
        self.homes: dict[str, list[Json]] = {id: [] for id in self.persons}

    def chance(self, how: float) -> bool:
        return self.rng.random() < how

    def outcome(self) -> Json:
        """Return an outcome."""
        credited = [self.credited(id, type) for id, type in self.machines.items()]
        objectives = [self.objective(x) for x in self.scene.get("objective", ())]
        points = {side: self.score(side, credited, objectives) for side in SIDES}
        held = pick(self.rng, ("", *SIDES))
        winner = held or DRAW if points["E"] == points["C"] else max(points, key=lambda side: points[side])
        return {
            "battle": self.s.battle,
            "rules_version": VERSION,
            "digest": "".join(pick(self.rng, HEX) for _ in range(64)),
            "winner": winner,
            "why": pick(self.rng, (TURNS, ALONE, AGREED)),
            "turns": self.turns,
            "entente": points["E"],
            "central": points["C"],
            "held": held,
            "objectives": objectives,
            "people": [self.person(id, objectives) for id in self.persons],
            "machines": credited,
        }

    # machines

    def credited(self, id: str, type: str) -> dict[str, Json]:
        """28.6, 28.7 Return what becomes of a machine; who is credited with it is noted."""
        enemies = [p for p in self.persons if p[0] != id[0] and self.there[p.partition(".")[0]]]
        row: dict[str, Json] = {"id": id, "type": type, "state": self.fates[id], "strength": 1, "victory": "", "home": ""}
        if not self.there[id] or self.fates[id] == HOME or not enemies:
            return row
        turn = 1 + int(self.rng.random() * self.turns)
        forced = self.chance(HALF) if self.fates[id] == DAMAGED else self.chance(SELDOM)
        if forced:
            row["home"] = pick(self.rng, enemies)
            self.homes[row["home"]].append({"victim": id, "type": type, "turn": turn, "was_home": False})
        if self.chance(OFTEN) if self.fates[id] == LOST else self.chance(SELDOM):
            row["victory"] = pick(self.rng, enemies)
            self.victories[row["victory"]].append({"victim": id, "type": type, "turn": turn, "was_home": forced})
        return row

    # people

    def person(self, id: str, objectives: list[dict[str, Json]]) -> dict[str, Json]:
        """31.11 Return what becomes of a person."""
        plane = id.partition(".")[0]
        person = self.s.people.get(self.persons[id])
        now = person.now if person is not None else 1 + int(self.rng.random() * MOST_ROLLED)
        state, left = self.fate(plane, now)
        most = 0 if "." in id else (person.luck if person is not None else MOST_ROLLED) // EACH_REROLL
        there = self.there[plane]
        return {
            "id": id,
            "name": "" if person is None else person.name,
            "state": state,
            "fortitude": left,
            "luck": int(there and "." not in id and self.chance(SELDOM)),
            "traits": [] if person is None else list(person.traits),
            "rerolls": int(self.rng.random() * (most + 1)),
            "took_part": there,
            "victories": self.victories[id],
            "homes": self.homes[id],
            "objectives": [x["id"] for x in objectives if x["met"] and x["by"] == plane and state != DEAD],
        }

    def fate(self, plane: str, now: int) -> tuple[str, int]:
        """4.8, 17.8 Return the state of a person, and the Fortitude he has left."""
        if self.fates[plane] == LOST and self.chance(HALF):
            return DEAD, 0
        hurt = 1 + int(self.rng.random() * now) if self.fates[plane] != HOME and self.chance(HALF) else now
        taken = self.fates[plane] == LOST and self.s.rules.options["capture"] == "on" and self.chance(HALF)
        return PRISONER if taken else ALIVE, hurt

    # objectives and score

    def objective(self, printed: Any) -> dict[str, Json]:
        """32.5 Return an objective as it is decided. Each thing to be destroyed or protected falls by one draw."""
        side, kind, target = LETTERS[printed["side"]], printed["kind"], printed["target"]
        points = printed.get("points", self.s.rules.tables["scoring"]["objective"])
        met, by = self.decided(side, kind, target)
        return {"id": printed["id"], "side": side, "kind": kind, "target": target, "points": points, "met": met, "by": by}

    def decided(self, side: str, kind: str, target: str) -> tuple[bool, str]:
        """32.5 Return whether an objective is met, and whose work it is."""
        mine = [id for id in self.machines if id[0] == side and self.there[id]]
        if kind == "exit":
            return self.there[target] and self.fates[target] != LOST, target
        if kind == "protect":
            return not self.falls(target), ""
        if kind == "destroy":
            return self.falls(target), pick(self.rng, [*mine, ""]) if self.falls(target) else ""
        sound = [id for id in mine if kind != "photo" or self.fates[id] != LOST]
        return (True, pick(self.rng, sound)) if sound and self.chance(HALF) else (False, "")

    def falls(self, target: str) -> bool:
        """32.5 Whether a target is destroyed."""
        if target not in self.fallen:
            self.fallen[target] = self.chance(HALF)
        return self.fallen[target]

    def score(self, side: str, machines: list[dict[str, Json]], objectives: list[dict[str, Json]]) -> int:
        """28.11 Return the points of a side."""
        scoring = self.s.rules.tables["scoring"]
        beaten = [p for p in machines if p["id"][0] != side]
        due: int = sum(scoring["air_victory"] if p["victory"] else scoring["forced_home"] if p["home"] else 0 for p in beaten)
        return due + sum(x["points"] for x in objectives if x["met"] and x["side"] == side)
