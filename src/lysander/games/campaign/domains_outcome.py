"""31.11 The answer to ``outcome``: the record that a battle delivers, or that it is called off (``{"battle": id, "void": reason}``)."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.ask import Json, Refusal, Rng
from ...core.domain import pick
from .ch31_battle import machines, persons
from .ch31_outcome_checks import EACH_REROLL, why_not
from .ch32_scene import scene_of
from .outcome_data import ALIVE, DAMAGED, DEAD, HOME, LOST, MOST_TEXT, PRISONER, Outcome, Void, quoted, read
from .outcome_sample import Inventor
from .rules import LETTERS
from .state import State

RULE = "31.11"
DONE = "done"
"""31.11 (b) What the sender of an outcome is told that has been taken in already."""
CALLED_OFF = 0.04
REASONS = ("called off", "fog")


def reception(s: State, battle: str, digest: str) -> Refusal | str | None:
    """31.11 Return how an outcome is received: refused if its battle was never opened (a) or is closed with another outcome (c), ``done`` if it has
    been taken in (b), None if it is awaited (d). ``digest`` is empty for a battle that is called off."""
    if battle in s.closed:
        return DONE if s.closed[battle] == digest else Refusal("31.23", "battle_closed", {"battle": battle})
    if battle != s.battle or not battle:
        return Refusal("31.23", "unknown_battle", {"battle": quoted(battle)})
    return None


@dataclass(slots=True)
class Outcomes:
    """31.11 Every outcome that the open battle can have."""

    state: State

    def why_not(self, value: Json) -> Refusal | None:
        found = read(value)
        if isinstance(found, str):
            return Refusal(RULE, "malformed_outcome", {"where": found})
        received = reception(self.state, found.battle, found.digest if isinstance(found, Outcome) else "")
        if received is not None:
            return received if isinstance(received, Refusal) else Refusal(RULE, "taken_in", {"battle": found.battle})
        if isinstance(found, Void):
            spoken = found.void.strip() and found.void.isprintable() and len(found.void) <= MOST_TEXT
            return None if spoken else Refusal(RULE, "void_reason", {"most": MOST_TEXT})
        assert self.state.mission is not None
        return why_not(self.state, self.state.mission, found)

    def sample(self, rng: Rng) -> Json:
        assert self.state.mission is not None
        if rng.random() < CALLED_OFF:
            return {"battle": self.state.battle, "void": pick(rng, REASONS)}
        return Inventor(self.state, self.state.mission, rng).outcome()

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        s, m = self.state, self.state.mission
        assert m is not None
        scene = scene_of(s.rules.tables, m.file, m.attacker)
        scoring = s.rules.tables["scoring"]
        return {
            "type": "outcome",
            "battle": s.battle,
            "turns": scene["turns"],
            "people": [self._person(place, id) for place, id in persons(s, m).items()],
            "machines": [{"id": id, "type": type} for id, type in machines(s, m).items()],
            "objectives": [
                {"id": x["id"], "side": LETTERS[x["side"]], "kind": x["kind"], "target": x["target"], "points": x.get("points", scoring["objective"])}
                for x in scene.get("objective", ())
            ],
            "states": [ALIVE, DEAD, *([PRISONER] if s.rules.options["capture"] == "on" else [])],
            "fates": [HOME, DAMAGED, LOST],
            "victory": scoring["air_victory"],
            "forced_home": scoring["forced_home"],
            "longest": MOST_TEXT,
        }

    def _person(self, place: str, id: str) -> dict[str, Json]:
        p = self.state.people.get(id)
        if p is None:
            return {"id": place, "person": "", "name": ""}
        rerolls = p.luck // EACH_REROLL if "." not in place else 0
        return {"id": place, "person": id, "name": p.name, "fortitude": p.now, "luck": p.luck, "rerolls": rerolls, "traits": list(p.traits)}
