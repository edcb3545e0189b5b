"""The ways in which Escape and Evasion ends, each with a recorded game: ``lysander record evasion``."""

from __future__ import annotations

from typing import Any

from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.testing.corpus import Ending

PLAYERS, ALL = ("british", "german"), ("british", "german", "umpire")
OFTEN = 0.02


def facts(match: Match[Any]) -> dict[str, Any]:
    """Returns the facts of the result."""
    return dict(match.state.result.facts)


def heard(match: Match[Any], *kinds: str) -> bool:
    """Whether each of these was told, and nobody resigned or closed the table unless that is among them."""
    found = {event.kind for event in match.events}
    return set(kinds) <= found and not ({"resigned", "closed"} - set(kinds)) & found


def ended(match: Match[Any], british: str, german: str) -> bool:
    """13.5 Whether the game ended with these results."""
    return (facts(match)["british"], facts(match)["german"]) == (british, german)


def standard(seats: tuple[str, ...] = PLAYERS, **options: Any) -> Setup:
    """Returns the setup of the standard scenario."""
    return Setup("evasion", "standard", options, seats)


def four_men(seats: tuple[str, ...] = PLAYERS, **options: Any) -> Setup:
    """Returns the setup of the short scenario."""
    return Setup("evasion", "four-men", options, seats)


def resigned(match: Match[Any], seat: str) -> bool:
    """13.7 Whether a side resigned."""
    return heard(match, "resigned") and match.lines[-1].seat == seat


AT_ONCE = ("captured", "dead")
ENDINGS = {
    # 13.1 at once, because nobody is free
    "nobody-left": Ending(
        standard(), lambda m: heard(m) and all(facts(m)[k] for k in AT_ONCE) and facts(m)["left"] == 0 and m.state.move < 11, told=True
    ),
    "all-away": Ending(four_men(), lambda m: heard(m, "b_away") and facts(m)["away"] == 4, ("normal", "random")),
    # 13.1 at E1, 12.7
    "left-behind": Ending(standard(), lambda m: heard(m, "b_left", "b_plane_missed") and ended(m, "lost", "lost")),
    "secret-move": Ending(Setup("evasion", "alarm", {}, PLAYERS), lambda m: heard(m, "b_plane_missed") and m.state.landing_move == 7),
    # 13.2 to 13.4
    "german-win": Ending(standard(), lambda m: heard(m) and ended(m, "lost", "won")),
    "british-win": Ending(standard(), lambda m: heard(m, "b_away") and ended(m, "won", "lost"), ("normal", "easy")),
    "both-win": Ending(standard(), lambda m: heard(m, "b_away", "g_captured") and ended(m, "won", "won"), "normal"),
    "four-men-both-win": Ending(four_men(), lambda m: heard(m, "b_away", "g_captured") and ended(m, "won", "won"), "normal", told=True),
    # 11.2 to 11.9, 12.4
    "lorry-taken": Ending(standard(garrisons="no"), lambda m: heard(m, "b_taken", "g_lorry_reported", "g_lorry_recovered")),
    "aircraft-found": Ending(standard(), lambda m: heard(m, "g_plane", "b_plane_down"), "normal"),
    # 13.7
    "british-resign": Ending(standard(), lambda m: resigned(m, "british"), any_time_rate=OFTEN),
    "german-resign": Ending(standard(), lambda m: resigned(m, "german") and facts(m)["away"] >= 2, any_time_rate=OFTEN),
    # 15.3 to 15.7, 15.19
    "umpire-holds": Ending(
        four_men(ALL, dice="umpire", umpire_check="all"),
        lambda m: heard(m, "held", "overruled", "g_captured"),
        "easy",
        any_time_rate=OFTEN,
        told=True,
    ),
    "umpire-closes": Ending(standard(ALL), lambda m: heard(m, "closed") and facts(m)["british"] == "none", any_time_rate=OFTEN),
    "umpire-awards": Ending(standard(ALL), lambda m: heard(m, "closed") and ended(m, "won", "lost"), any_time_rate=OFTEN),
}
