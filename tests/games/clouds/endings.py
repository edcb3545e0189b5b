"""The ways in which a battle ends, each with a recorded game: ``lysander record clouds``."""

from __future__ import annotations

from typing import Any

from lysander.core.ask import Ask, Json
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.testing.corpus import Ending

PAIRS = ("e1", "e2", "c1", "c2")
SIX = ("e1", "e2", "e3", "c1", "c2", "c3")


def facts(match: Match[Any]) -> dict[str, Any]:
    """Returns the facts of the result."""
    return dict(match.state.result.facts)


def ended(match: Match[Any], why: str, winner: str = "") -> bool:
    """28.2, 28.11 Whether the battle ended for this reason, won by this side (``draw`` for nobody)."""
    return facts(match)["why"] == why and winner in ("", facts(match)["winner"])


def told(match: Match[Any], *kinds: str) -> bool:
    """Whether each of these events was told."""
    return set(kinds) <= {e.kind for e in match.events}


def met(match: Match[Any], kind: str) -> bool:
    """32.5 Whether an objective of this kind was met."""
    return any(o["met"] and o["kind"] == kind for o in facts(match)["objectives"])


def setup(scenario: str = "duel", seats: tuple[str, ...] = ("e1", "c1"), **options: Any) -> Setup:
    """Returns the setup of a battle."""
    return Setup("clouds", scenario, options, seats)


def agreeing(match: Match[Any], ask: Ask, kind: str) -> Json:
    """28.2 Answers so that both offer to break off in turn 2, and fly straight till then."""
    return "yes" if kind == "break-off" and match.state.turn > 1 else ask.default


ENDINGS = {
    # 28.2 the turn limit: nobody has won, or the points decide; one side alone in the fight
    "turn-limit": Ending(setup(), lambda m: ended(m, "turns", "draw"), levels="normal"),
    "points": Ending(setup("mission_1"), lambda m: ended(m, "turns") and met(m, "photo"), levels="normal"),
    "alone": Ending(setup(), lambda m: ended(m, "alone", "E") and told(m, "victory"), levels="normal", told=True),
    "agreed": Ending(setup("mission_3"), lambda m: ended(m, "agreed"), any_time_rate=0.6),
    "gave-up": Ending(setup(), lambda m: ended(m, "alone") and "e1" in m.state.given_up, any_time_rate=0.3),
    # 28.3 aftermath: somebody burns, spins or smokes on
    "aftermath": Ending(setup("mission_3", PAIRS), lambda m: m.state.aftermath > 1 and told(m, "on-fire"), levels="easy"),
    # 5.3 each of these ways with closed cockpits
    "turn-limit-closed": Ending(setup(cockpits="closed"), lambda m: ended(m, "turns", "draw"), levels="normal"),
    "points-closed": Ending(setup("mission_3", cockpits="closed"), lambda m: ended(m, "turns", "C"), levels="normal"),
    "alone-closed": Ending(setup(cockpits="closed"), lambda m: ended(m, "alone", "C") and told(m, "victory"), levels="normal"),
    "agreed-closed": Ending(setup("mission_3", cockpits="closed"), lambda m: ended(m, "agreed"), any_time_rate=0.6),
    "gave-up-closed": Ending(setup(cockpits="closed"), lambda m: ended(m, "alone") and "c1" in m.state.given_up, any_time_rate=0.3),
    "aftermath-closed": Ending(setup("mission_3", PAIRS, cockpits="closed"), lambda m: m.state.aftermath > 1 and told(m, "on-fire"), levels="easy"),
    # 5.3 closed cockpits, 23 to 26 missions, six seats
    "closed": Ending(setup("mission_3", SIX, cockpits="closed"), lambda m: told(m, "victory"), levels="easy"),
    "balloon": Ending(setup("mission_2"), lambda m: told(m, "gasbag-burns")),
    "ranging": Ending(setup("mission_5"), lambda m: met(m, "protect") and told(m, "shell"), levels="easy"),
    "bombed": Ending(setup("mission_6"), lambda m: told(m, "bomb"), levels="easy"),
    "reported": Ending(setup("mission_4", cockpits="closed"), lambda m: met(m, "identify"), levels="normal"),
}
