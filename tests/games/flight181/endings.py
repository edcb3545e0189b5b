"""The ways in which Flight 181 ends, each with a recorded game: ``lysander record flight181``."""

from __future__ import annotations

from typing import Any

from lysander.core.ask import Ask, Json
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.flight181 import GAME
from lysander.testing.corpus import Ending


def facts(match: Match[Any]) -> dict[str, Any]:
    """Returns the facts of the result."""
    return dict(match.state.result.facts)


def ended(match: Match[Any], reason: str, last: str = "") -> bool:
    """19.1 Whether the game ended for this reason, after this last event."""
    return facts(match)["reason"] == reason and (not last or match.events[-2].kind == last)


def counts(match: Match[Any]) -> dict[str, int]:
    """19.7 Returns how many pieces each item of the score sheet counts."""
    return {i["item"]: i["count"] for i in facts(match)["items"]}


def told(match: Match[Any], *kinds: str) -> bool:
    """Whether each of these events was told."""
    return set(kinds) <= {e.kind for e in match.events}


def setup(scenario: str = "mogadishu", seats: int = 1, **options: Any) -> Setup:
    """Returns the setup of a game with one to three seats on the Teams side."""
    return Setup("flight181", scenario, options, GAME.seatings[seats - 1])


CALM = {"reaction": "no", "clock": "limit"}
BEFORE = {"vet_from": 2, "vet_scope": "anywhere", "wound_modifier": "each", "jostled": "turn", "stray_check": "yes", **CALM}
"""The options under which games were recorded before rules version 4: they are still judged as they were."""


def before(scenario: str = "mogadishu", seats: int = 1, **options: Any) -> Setup:
    """Returns the setup of a game by the readings of rules version 3."""
    return setup(scenario, seats, **options, **BEFORE)


HISTORY = {"left": 10, "wounded": 4, "serious": 0, "execution": 0, "dead": 0, "team-wound": 1, "escaped": 0}


def fell(match: Match[Any]) -> list[str]:
    """Returns what became of the hijackers."""
    return sorted(h.state for h in match.state.hijackers.values())


def blending(ask: Ask, kind: str) -> Json:
    """Answers so that hijackers blend where they can and then stay blended."""
    members = ask.domain.members() or ()
    if kind == "hijacker-act":
        return next((m for m in members if m[:5] == "blend"), "-")
    return "-" if kind == "ambush" else None


def answering(ask: Ask, kind: str) -> Json:
    """8.11 Answers so that those who are found ambush at once, and teams fire."""
    members = ask.domain.members() or ()
    if kind == "ambush" and ask.facts:
        return members[-1]
    return next((m for m in members if m[-2:] == ".c"), None) if kind == "act" else None


def hunting(match: Match[Any], ask: Ask, kind: str, wanted: str = "possum") -> Json:
    """Answers so that teams go to the markers of possums and search there, else fire."""
    state, members = match.state, ask.domain.members() or ()
    if kind == "next-team":
        return next((m for m in members if m != "-"), None)
    if kind == "act":
        return "search" if "search" in members else next((m for m in members if m[-2:] == ".c"), "-")
    if kind == "move":
        here, points = ask.facts["square"], ask.facts["points"]
        markers = [h.marker for h in state.hijackers.values() if h.state == wanted and h.marker]
        if here in markers:
            return "-"
        way = min((state.board.routes[here, m] for m in markers), key=len, default=())
        return ",".join(way[:points]) or None
    return None


def towards_history(match: Match[Any], ask: Ask, kind: str) -> Json:
    """19.9 Answers so that the game moves towards the historical result."""
    state, members = match.state, ask.domain.members() or ()
    wounds, hurt = len(state.casualties), sum(t.wounds for t in state.teams.values())
    ready = wounds == 4 and hurt == 1
    others = [h for h in state.hijackers.values() if h.name != ask.kind[5:]]
    fixed: dict[str, Json] = {"team-hit": 1 if hurt else 6, "passenger-hit": 3 if wounds < 4 else 1, "team-morale": 3, "control": "no"}
    fixed |= {"down": 1 if {"captured", "possum"} & {h.state for h in others} else 6, "wild-hit": 1 if ready else 6, "ambush": "-", "ambush-hit": 1}
    fixed |= {"fire-hit": 6 if ready else 1, "passenger-morale": 6, "move-passenger": "-"}
    if kind == "next-hijacker":
        return next((m for m in members if m != "-" and state.hijackers[m].state != "possum"), "-")
    if kind == "hijacker-act":
        fires = [m for m in members if m not in ("-", "execute") and m[:5] != "blend"]
        return fires[len(match.lines) % len(fires)] if fires else "-"
    return hunting(match, ask, kind) if kind in ("act", "move", "next-team") else fixed.get(kind)


def hampered(match: Match[Any]) -> bool:
    """10.8, 10.10 Whether a jostled team fired."""
    shots = [e.facts["roll"]["modifiers"] for e in match.events if e.kind == "shot"]
    return any(m["id"] == "jostled" for modifiers in shots for m in modifiers)


ENDINGS = {
    # 19.1.1: the last one is shot, captured by search or by vetting, leaves with his token, leaves by his clock
    "shot": Ending(before(), lambda m: ended(m, "no-hijackers", "fate") and facts(m)["secured"]),
    "searched": Ending(
        before("free"),
        lambda m: ended(m, "no-hijackers", "captured") and m.events[-2].facts["how"] == "search",
        wish=lambda m, ask, kind: {"fire-hit": 6, "down": 6, "next-hijacker": "-", "ambush": "-"}.get(kind) or hunting(m, ask, kind),
    ),
    "vetted": Ending(
        before("no_surprise"),
        lambda m: ended(m, "no-hijackers", "captured") and m.events[-2].facts["how"] == "vet",
        wish=lambda m, ask, kind: {"fire-hit": 6, "down": 1, "card": "1", "vet-card": 1}.get(kind) or blending(ask, kind),
    ),
    "left-with-token": Ending(
        before(),
        lambda m: ended(m, "no-hijackers", "escaped") and m.events[-2].facts["how"] == "token",
        wish=lambda m, ask, kind: {"fire-hit": 6, "down": 1, "vet": "-", "vet-passing": "-"}.get(kind) or blending(ask, kind),
    ),
    "left-by-clock": Ending(
        before("free"),
        lambda m: ended(m, "no-hijackers", "escaped") and m.events[-2].facts["how"] == "clock",
        wish=lambda m, ask, kind: {"fire-hit": 6, "down": 1, "vet": "-", "vet-passing": "-", "blend-clock": 1}.get(kind) or blending(ask, kind),
    ),
    # 19.1.2, 19.1.3
    "no-teams": Ending(
        before("no_surprise", verdict="par"),
        lambda m: ended(m, "no-teams") and facts(m)["result"] == "hijackers",
        wish=lambda m, ask, kind: {"wild-hit": 6, "team-hit": 6, "team-morale": 3, "fire-hit": 1}.get(kind),
    ),
    "turn-limit": Ending(before("free", turn_limit=8), lambda m: ended(m, "turn-limit") and told(m, "executed", "late")),
    # 17.14, 4.2
    "shell-game": Ending(before("free", vet_style="shell", turn_limit=8), lambda m: told(m, "cards", "barred"), told=True),
    "three-teams": Ending(before("mogadishu", 3, sweep="pass"), lambda m: told(m, "burst", "jostled")),
    # 17.15, 17.10, 10.10: found near the vetted token after others were cleared; a team still jostled fires
    "cleared": Ending(
        setup("no_surprise", **CALM),
        lambda m: told(m, "cleared") and any(e.kind == "captured" and e.facts["how"] == "vet" and e.facts["elsewhere"] for e in m.events),
        wish=lambda m, ask, kind: {"fire-hit": 6, "down": 1, "card": "1", "vet-card": 1}.get(kind) or blending(ask, kind),
    ),
    "jostled": Ending(setup("no_surprise", **CALM), lambda m: hampered(m) and ended(m, "no-hijackers"), levels="normal"),
    # 19.9 three hijackers dead and one captured, ten tokens out, four wounds, one wound of a team
    "historical": Ending(
        setup(**CALM),
        lambda m: facts(m)["score"] == 25 and counts(m) == HISTORY and fell(m) == ["captured", "dead", "dead", "dead"],
        told=True,
        wish=towards_history,
    ),
    # 8.11 who is found shoots at once and wounds, and the team's act brings him down; 19.1.4 nobody is aboard any more
    "ambushed": Ending(
        setup(),
        lambda m: ended(m, "no-hijackers", "fate") and sum(e.rule == "8.11" and e.kind == "ambush" for e in m.events) > 1,
        told=True,
        wish=lambda m, ask, kind: {"team-hit": 6, "down": 1, "fire-hit": 6}.get(kind) or answering(ask, kind),
    ),
    "empty": Ending(
        setup("free"),
        lambda m: ended(m, "empty") and told(m, "collapsed"),
        wish=lambda m, ask, kind: {"ambush": "-", "next-hijacker": "-", "act": "-", "vet": "-"}.get(kind),
    ),
}
