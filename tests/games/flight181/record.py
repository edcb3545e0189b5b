"""Records the corpus: ``python tests/games/flight181/record.py journals`` looks for a game for each way of ending and writes its journal,
``… transcripts`` writes the transcripts of some of them. Only after a change of rules that raises ``rules_version``, or to add an ending."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from lysander.core.ask import Ask, Json
from lysander.core.battery import Trial
from lysander.core.chance import Chance, commitment
from lysander.core.game import Setup
from lysander.core.journal import Journal
from lysander.core.match import Match
from lysander.core.transcript import digest, transcript
from lysander.games.flight181 import GAME

HERE = Path(__file__).parent
JOURNALS, TRANSCRIPTS = HERE / "journals", HERE / "transcripts"
TOLD = ("historical", "shell-game")
Holds = Callable[[Match[Any]], bool]
Wish = Callable[[Match[Any], Ask, str], Json]


def facts(match: Match[Any]) -> dict[str, Any]:
    """The facts of the result."""
    return dict(match.state.result.facts)


def ended(match: Match[Any], reason: str, last: str = "") -> bool:
    """19.1 The reason, and the last event before the end."""
    return facts(match)["reason"] == reason and (not last or match.events[-2].kind == last)


def counts(match: Match[Any]) -> dict[str, int]:
    """19.7 How many pieces each item of the sheet counts."""
    return {i["item"]: i["count"] for i in facts(match)["items"]}


def told(match: Match[Any], *kinds: str) -> bool:
    """Whether each of these was told."""
    return set(kinds) <= {e.kind for e in match.events}


def setup(scenario: str = "mogadishu", seats: int = 1, **options: Any) -> Setup:
    """A game with one to three seats on the Teams side."""
    return Setup("flight181", scenario, options, GAME.seatings[seats - 1])


ENDINGS: dict[str, tuple[Setup, Holds]] = {
    # 19.1.1: the last one is shot, captured by search or by vetting, leaves with his token, leaves by his clock
    "shot": (setup(), lambda m: ended(m, "no-hijackers", "fate") and facts(m)["secured"]),
    "searched": (setup("free"), lambda m: ended(m, "no-hijackers", "captured") and m.events[-2].facts["how"] == "search"),
    "vetted": (setup("no_surprise"), lambda m: ended(m, "no-hijackers", "captured") and m.events[-2].facts["how"] == "vet"),
    "left-with-token": (setup(), lambda m: ended(m, "no-hijackers", "escaped") and m.events[-2].facts["how"] == "token"),
    "left-by-clock": (setup("free"), lambda m: ended(m, "no-hijackers", "escaped") and m.events[-2].facts["how"] == "clock"),
    # 19.1.2, 19.1.3
    "no-teams": (setup("no_surprise", verdict="par"), lambda m: ended(m, "no-teams") and facts(m)["result"] == "hijackers"),
    "turn-limit": (setup("free", turn_limit=8), lambda m: ended(m, "turn-limit") and told(m, "executed", "late")),
    # 17.14, 4.2
    "shell-game": (setup("free", vet_style="shell", turn_limit=8), lambda m: told(m, "cards", "barred")),
    "three-teams": (setup("mogadishu", 3, sweep="pass"), lambda m: told(m, "burst", "jostled")),
    # 19.9 three hijackers dead and one captured, ten tokens out, four wounds, one wound of a team
    "historical": (setup(), lambda m: facts(m)["score"] == 25 and counts(m) == HISTORY and fell(m) == ["captured", "dead", "dead", "dead"]),
}
HISTORY = {"left": 10, "wounded": 4, "serious": 0, "execution": 0, "dead": 0, "team-wound": 1, "escaped": 0}


def fell(match: Match[Any]) -> list[str]:
    """What became of the hijackers."""
    return sorted(h.state for h in match.state.hijackers.values())


def record(name: str) -> str:
    """The journal of the first game that ends like this."""
    given, holds = ENDINGS[name]
    for n in range(20_000):
        rng = Random(f"{name}/{n}")
        trial: Trial[Any] = Trial(GAME, given, rng, Chance(rng.randbytes(16)))
        wish = WISHES.get(name)
        if wish is not None:
            steer(trial.match, wish, rng)
        while not trial.match.over and wish is None:
            trial.step()
        if trial.match.over and holds(trial.match):
            break
    journal: Journal = trial.journal()
    journal.notes = {"ending": name, "result": facts(trial.match), "digest": digest(trial.match)}
    if name not in WISHES:
        journal.seal = {"commitment": commitment(trial.chance.seed), "seed": trial.chance.seed.hex()}
    return journal.dump()


def steer(match: Match[Any], wish: Wish, rng: Random) -> None:
    """Plays a game towards an ending that is rare at random: some dice and choices are chosen, not drawn."""
    while not match.over and len(match.lines) < 2000:
        ask = match.asks[0]
        value = wish(match, ask, ask.kind.partition(":")[0])
        match.answer(ask.seat, ask.kind, ask.domain.sample(rng) if value is None or ask.domain.why_not(value) else value)


def blending(ask: Ask, kind: str) -> Json:
    """Hijackers blend where they can, and then keep still."""
    members = ask.domain.members() or ()
    if kind == "hijacker-act":
        return next((m for m in members if m[:5] == "blend"), "-")
    return "-" if kind == "ambush" else None


def hunting(match: Match[Any], ask: Ask, kind: str, wanted: str = "possum") -> Json:
    """Teams go to the markers of those who feign death and search there, else they fire."""
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
    """19.9"""
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


WISHES: dict[str, Wish] = {
    "searched": lambda m, ask, kind: {"fire-hit": 6, "down": 6, "next-hijacker": "-", "ambush": "-"}.get(kind) or hunting(m, ask, kind),
    "vetted": lambda m, ask, kind: {"fire-hit": 6, "down": 1, "card": "1", "vet-card": 1}.get(kind) or blending(ask, kind),
    "left-with-token": lambda m, ask, kind: {"fire-hit": 6, "down": 1, "vet": "-", "vet-passing": "-"}.get(kind) or blending(ask, kind),
    "left-by-clock": lambda m, ask, kind: (
        {"fire-hit": 6, "down": 1, "vet": "-", "vet-passing": "-", "blend-clock": 1}.get(kind) or blending(ask, kind)
    ),
    "no-teams": lambda m, ask, kind: {"wild-hit": 6, "team-hit": 6, "team-morale": 3, "fire-hit": 1}.get(kind),
    "historical": towards_history,
}


def main(what: str, *names: str) -> None:
    """Write the files, all or those that are named."""
    if what == "journals":
        JOURNALS.mkdir(exist_ok=True)
        for name in names or ENDINGS:
            (JOURNALS / f"{name}.jsonl").write_text(record(name), "utf-8")
            print(name, flush=True)
    elif what == "transcripts":
        TRANSCRIPTS.mkdir(exist_ok=True)
        for name in names or TOLD:
            (TRANSCRIPTS / f"{name}.txt").write_text(transcript(GAME, (JOURNALS / f"{name}.jsonl").read_text("utf-8")), "utf-8")
    else:
        sys.exit("journals or transcripts")


if __name__ == "__main__":
    main(*sys.argv[1:])
