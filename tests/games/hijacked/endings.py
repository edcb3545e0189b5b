"""The ways in which Hijacked ends, each with a recorded game: ``lysander record hijacked``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.hijacked.ch20_end import succeeded
from lysander.testing.corpus import Ending


def facts(match: Match[Any]) -> Mapping[str, Any]:
    """Returns the facts of the result."""
    return match.state.result.facts


def table(seats: int, **options: Any) -> Setup:
    """Returns the setup of a table of so many seats."""
    return Setup("hijacked", "standard", options, tuple("ABCD"[:seats]))


def stormed(match: Match[Any]) -> bool:
    """20.1 Whether the game ended in a storm."""
    return facts(match)["end"] == "storm"


def won(match: Match[Any], *seats: str) -> bool:
    """20.6 Whether these seats won."""
    return facts(match)["winners"] == list(seats)


def level(match: Match[Any]) -> bool:
    """20.6 Whether the two best have equal scores."""
    best = sorted(facts(match)["scores"].values())[-2:]
    return len(best) == 2 and best[0] == best[1]


def told(match: Match[Any], kind: str, **wanted: Any) -> bool:
    """Whether an event with these facts was told."""
    return any(e.kind == kind and all(e.facts[k] == v for k, v in wanted.items()) for e in match.events)


def ending(seats: int, levels: str | tuple[str, ...], holds: Callable[[Match[Any]], bool], *, told: bool = False, **options: Any) -> Ending:
    """Describes an ending for a game of so many seats, in which random any-time moves are made now and then."""
    return Ending(table(seats, **options), holds, levels, any_time_rate=0.02, told=told)


ENDINGS = {
    "storm-four": ending(4, "random", stormed, told=True),
    "storm-two": ending(2, "easy", stormed),
    "storm-solo": ending(1, "random", stormed),
    "success-two": ending(2, "normal", lambda m: won(m, "A") or won(m, "B")),
    "success-three": ending(3, "normal", lambda m: len(facts(m)["winners"]) == 1, head_start="3"),
    "success-pushed": ending(3, "normal", lambda m: len(facts(m)["winners"]) == 1 and told(m, "kept"), storm="strict"),
    "won-by-recognition": ending(2, "normal", lambda m: not stormed(m) and level(m) and len(facts(m)["winners"]) == 1),
    "shared": ending(2, "normal", lambda m: won(m, "A", "B")),
    "spared": ending(4, "normal", lambda m: not stormed(m) and told(m, "police", spared=True, was=1)),
    "storm-strict": ending(4, "normal", lambda m: stormed(m) and succeeded(m.state) != [], storm="strict"),
    "last-step": ending(3, "normal", lambda m: not stormed(m) and told(m, "recognised", step=4), last_step="barred"),
    "mini-left": ending(2, ("random", "normal"), lambda m: told(m, "left") and told(m, "gets", what="m"), track_bonus="choice", trust_score="key"),
    "solo-won": ending(1, "normal", lambda m: won(m, "A"), cybot="easy", storm="strict"),
    "solo-lost": ending(1, "normal", lambda m: won(m, "X"), told=True, cybot="hard"),
}
