"""Records the corpus: ``python tests/games/hijacked/record.py journals`` looks for a game for each way of ending and writes its journal,
``… transcripts`` writes the transcripts of some of them. Only after a change of rules that raises ``rules_version``, or to add an ending."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from lysander.core.battery import Trial
from lysander.core.chance import Chance, commitment
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.core.transcript import digest, transcript
from lysander.games.hijacked import GAME
from lysander.lab.fuzz import player

HERE = Path(__file__).parent
JOURNALS, TRANSCRIPTS = HERE / "journals", HERE / "transcripts"
TOLD = ("storm-four", "solo-lost")


def facts(match: Match[Any]) -> Mapping[str, Any]:
    """The facts of the result."""
    return match.state.result.facts


def table(seats: int, **options: Any) -> Setup:
    """A table of so many seats."""
    return Setup("hijacked", "standard", options, tuple("ABCD"[:seats]))


def stormed(match: Match[Any]) -> bool:
    """20.1"""
    return facts(match)["end"] == "storm"


def won(match: Match[Any], *seats: str) -> bool:
    """20.6"""
    return facts(match)["winners"] == list(seats)


def level(match: Match[Any]) -> bool:
    """20.6 The two best are level in points."""
    best = sorted(facts(match)["scores"].values())[-2:]
    return len(best) == 2 and best[0] == best[1]


def told(match: Match[Any], kind: str, **wanted: Any) -> bool:
    """Whether an event with these facts was told."""
    return any(e.kind == kind and all(e.facts[k] == v for k, v in wanted.items()) for e in match.events)


ENDINGS: dict[str, tuple[Setup, str, Callable[[Match[Any]], bool]]] = {
    "storm-four": (table(4), "random", stormed),
    "storm-two": (table(2), "easy", stormed),
    "storm-solo": (table(1), "random", stormed),
    "success-two": (table(2), "normal", lambda m: won(m, "A") or won(m, "B")),
    "success-three": (table(3, head_start="3"), "normal", lambda m: len(facts(m)["winners"]) == 1),
    "success-pushed": (table(3), "normal", lambda m: len(facts(m)["winners"]) == 1 and told(m, "kept")),
    "won-by-recognition": (table(2), "normal", lambda m: not stormed(m) and level(m) and len(facts(m)["winners"]) == 1),
    "shared": (table(2), "normal", lambda m: won(m, "A", "B")),
    "spared": (table(4, storm="spared", head_start="3"), "normal", lambda m: not stormed(m) and told(m, "police", spared=True)),
    "solo-won": (table(1, cybot="easy"), "normal", lambda m: won(m, "A")),
    "solo-lost": (table(1, cybot="hard"), "normal", lambda m: won(m, "X")),
}


def record(name: str) -> str:
    """The journal of the first game that ends like this; its bots and now and then a hasty hand move at any time."""
    setup, bots, holds = ENDINGS[name]
    for n in range(2_000):
        rng = Random(f"{name}/{n}")
        trial: Trial[Any] = Trial(GAME, setup, rng, Chance(rng.randbytes(16)), loud=0.02)
        trial.players = {seat: player(GAME, setup, seat, bots, rng) for seat in setup.seats if bots != "random"}
        while not trial.match.over:
            trial.step()
        if holds(trial.match):
            break
    else:
        raise LookupError(name)
    journal = trial.journal()
    journal.notes = {"ending": name, "result": facts(trial.match), "digest": digest(trial.match)}
    seed = trial.chance.seed
    journal.seal = {"commitment": commitment(seed), "seed": seed.hex()}
    return journal.dump()


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
