"""The course of a campaign, read from its records (31.20): mission by mission, and the sorties of each person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from ...core.event import Event
from .rules import ORGANISER


@dataclass
class Sortie:
    """31.11 One person's part in one battle: how many battles and how many points of skills he had behind him, his victories, whether he was lost in
    it or by a wound test after it."""

    person: str
    before: int
    bought: int
    victories: int = 0
    lost: bool = False

    @property
    def side(self) -> str:
        """Return the letter of his side."""
        return self.person[0].upper()

    @property
    def pilot(self) -> bool:
        """Whether he is a pilot (31.4: ``e1p3``)."""
        return self.person[2] == "p"


@dataclass
class Flown:
    """31.11 One battle that was fought: its month, its mission file, who won it, the sorties of those who took part."""

    battle: str
    month: str
    file: str
    winner: str
    sorties: list[Sortie] = field(default_factory=list)

    def lost(self, letter: str) -> int:
        """Return how many pilots a side has lost."""
        return sum(o.lost and o.pilot and o.side == letter for o in self.sorties)


def flown(events: Iterable[Event]) -> list[Flown]:
    """31.20 Return the battles of a campaign in their order, from what the organiser was told."""
    found: list[Flown] = []
    month = file = ""
    before: Counter[str] = Counter()
    bought: Counter[str] = Counter()
    here: dict[str, Sortie] = {}
    for event in events:
        facts = event.facts
        if not event.told(ORGANISER):
            continue
        if event.kind == "mission_drawn":
            month, file, here = str(facts["month"]), str(facts["file"]), {}
        elif event.kind == "battle_closed":
            here = {id: Sortie(id, before[id], bought[id]) for id, row in facts["persons"].items() if row["took_part"]}
            before.update(here.keys())
            found.append(Flown(str(facts["battle"]), month, file, str(facts["winner"]), [*here.values()]))
        elif event.kind == "person_lost" and facts["person"] in here:
            here[facts["person"]].lost = True
        elif event.kind == "victory_credited":
            here[facts["person"]].victories += 1
        elif event.kind == "skill_raised":
            bought[facts["person"]] += 1
    return found
