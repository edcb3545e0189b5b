"""37 Bots of the campaign: one question at a time, by what people and machines are worth.

37.1 They look at nothing but their view. 37.4 They remember nothing and talk to nobody. 37.5 Their answers are judged like a person's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from ....bots.protocol import Question
from ....bots.protocol import View as Seen
from ....bots.weighing import Weighing
from ....core.ask import Json
from ....core.choice import Choice
from ..ch31_raising import STOP
from ..ch31_roster import FLY, STAY
from ..ch31_wounds import KEEP, REROLL
from .listed import DOMAINS
from .sheet import Sheet
from .worth import ability_worth, machine_worth, pilot_worth, point_worth, type_worth

STRENGTH, DUEL, RETURN, BETTER = "strength", "duel", "return", "better"
"""The units of what is weighed: people and abilities, types, skills, dice."""
FACES = 20
"""31.12 The faces of the die of a wound test."""


class Brain(Weighing):
    """A bot of one seat. It answers by default what it does not weigh: the frame of a campaign, and that a battle was called off which nobody played
    (31.11)."""

    domains = DOMAINS

    def answer(self, view: Seen, question: Question) -> Json:
        """Return the answer to a question. See ``Weighing``."""
        weigh = self.weighed.get(question.kind.partition(":")[0])
        return weigh(self, Sheet(view, self.variant), question) if weigh is not None else self.plain(question.default)

    weighed: ClassVar[Mapping[str, Callable[..., Json]]] = {}
    """How each question is answered that is weighed, by its kind."""


class Easy(Brain):
    """Leads as a beginner does, by turns and by price: those fly who have not flown for longest, the squadron keeps its type as long as it is in
    service, and experience buys what costs least, for most points, whatever they are good for."""

    def spend(self, sheet: Sheet, question: Question) -> Json:
        """31.17 Return the skill that is raised for least."""
        prices = question.facts["prices"]
        chosen: Json = min(prices, key=lambda key: prices[key])
        self.said = [Choice(chosen, note="cheapest")]
        return chosen

    weighed: ClassVar = {"raise": spend}


class Normal(Brain):
    """Names those who are worth most and are fit, gives a little to those who have rested, flies the best type there is, and spends experience where
    it brings most."""

    def type(self, sheet: Sheet, question: Question) -> Json:
        """31.5 Return the best type in service."""
        return self.best({t: type_worth(sheet, t) for t in _options(question)}, DUEL)

    def machine(self, sheet: Sheet, question: Question) -> Json:
        """31.6 Return the best machine for a pilot; the one that he has, if another is no better."""
        options = [question.default, *(o for o in _options(question) if o != question.default)]
        return self.best({o: machine_worth(sheet, o, question.facts["type"]) for o in options}, DUEL)

    def roster(self, sheet: Sheet, question: Question) -> Json:
        """31.9 Return the pilots who are worth most, the best in the first slot; beside them weigh those with another in the last one's stead."""
        count = question.domain["count"]
        worth = {id: pilot_worth(sheet, id) for id in question.domain["pool"]}
        ranked = sorted(worth, key=lambda id: -worth[id])
        first, others = ranked[: count - 1], ranked[count - 1 :]
        return self.best({" ".join((*first, id)): sum(worth[i] for i in (*first, id)) / count for id in others}, STRENGTH)

    def rank(self, sheet: Sheet, question: Question) -> Json:
        """31.9 Return whether a pilot of rank flies: if he is worth more than who would fly for him, or than those of whom one would stay."""
        who = question.facts["who"]
        named = [id for id in sheet.aboard(self.seat) if id != who]
        ready = [id for id, p in sheet.people.items() if _may_fly(p, self.seat) and id not in (*named, who)]
        others = [pilot_worth(sheet, id) for id in (ready if question.facts["flies"] else named)]
        stays = max(others) if question.facts["flies"] else sum(others) / len(others)
        return self.best({FLY: pilot_worth(sheet, who), STAY: stays}, STRENGTH)

    def reroll(self, sheet: Sheet, question: Question) -> Json:
        """31.12 Return whether a wound test is made again: if most dice are lower. Re-rolls that are left over are of no other use."""
        face = question.facts["face"]
        return self.best({KEEP: (FACES - face) / FACES, REROLL: (face - 1) / FACES}, BETTER)

    def spend(self, sheet: Sheet, question: Question) -> Json:
        """31.17 Return the skill that brings most for its price: points that are saved are lost with who has them."""
        prices = question.facts["prices"]
        people = {key: (sheet.people[key.partition(".")[0]], key.partition(".")[2]) for key in prices}
        return self.best({key: point_worth(*people[key], prices[key]) for key in prices} | {STOP: 0.0}, RETURN)

    def ability(self, sheet: Sheet, question: Question) -> Json:
        """31.18 Return the best of the abilities between which there is a choice."""
        return self.best({a: ability_worth(a) for a in _options(question)}, STRENGTH)

    weighed: ClassVar = {"type": type, "own-machine": machine, "roster": roster, "rank": rank, "reroll": reroll, "raise": spend, "ability": ability}


def _options(question: Question) -> list[str]:
    return list(question.members() or ())


def _may_fly(p: Mapping[str, Json], squadron: str) -> bool:
    return bool(p["squadron"] == squadron and p["role"] == "pilot" and p["state"] == "ready")
