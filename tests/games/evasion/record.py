"""Records the corpus: ``python tests/games/evasion/record.py journals`` looks for a game for each way of ending and writes its journal,
``… digests`` takes the digests of games that replay anew, ``… transcripts`` writes the transcripts of some of them. Only after a change
of rules that raises ``rules_version``, or to add an ending."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from lysander.core.battery import Trial
from lysander.core.chance import Chance, commitment
from lysander.core.game import Setup
from lysander.core.journal import Journal, load, replay
from lysander.core.match import Match
from lysander.core.transcript import digest, transcript
from lysander.games.evasion import GAME
from lysander.lab.fuzz import player

HERE = Path(__file__).parent
JOURNALS, TRANSCRIPTS = HERE / "journals", HERE / "transcripts"
PLAYERS, ALL = ("british", "german"), ("british", "german", "umpire")
TOLD = ("four-men-both-win", "nobody-left", "umpire-holds")
Holds = Callable[[Match[Any]], bool]


def facts(match: Match[Any]) -> dict[str, Any]:
    """The facts of the result."""
    return dict(match.state.result.facts)


def heard(match: Match[Any], *kinds: str) -> bool:
    """Whether each of these was told, and nobody resigned or closed the table unless that is among them."""
    found = {event.kind for event in match.events}
    return set(kinds) <= found and not ({"resigned", "closed"} - set(kinds)) & found


def ended(match: Match[Any], british: str, german: str) -> bool:
    """13.5 Both results."""
    return (facts(match)["british"], facts(match)["german"]) == (british, german)


def standard(seats: tuple[str, ...] = PLAYERS, **options: Any) -> Setup:
    """The standard scenario."""
    return Setup("evasion", "standard", options, seats)


def four_men(seats: tuple[str, ...] = PLAYERS, **options: Any) -> Setup:
    """The short scenario."""
    return Setup("evasion", "four-men", options, seats)


def resigned(match: Match[Any], seat: str) -> bool:
    """13.7 One side gave up."""
    return heard(match, "resigned") and match.lines[-1].seat == seat


RANDOM, EASY, NORMAL = ("random", "random"), ("easy", "easy"), ("normal", "normal")
AT_ONCE = ("captured", "dead")
ENDINGS: dict[str, tuple[Setup, tuple[str, str], Holds]] = {
    # 13.1 at once, because nobody is free
    "nobody-left": (standard(), RANDOM, lambda m: heard(m) and all(facts(m)[k] for k in AT_ONCE) and facts(m)["left"] == 0 and m.state.move < 11),
    "all-away": (four_men(), ("normal", "random"), lambda m: heard(m, "b_away") and facts(m)["away"] == 4),
    # 13.1 at E1, 12.7
    "left-behind": (standard(), RANDOM, lambda m: heard(m, "b_left", "b_plane_missed") and ended(m, "lost", "lost")),
    "secret-move": (Setup("evasion", "alarm", {}, PLAYERS), RANDOM, lambda m: heard(m, "b_plane_missed") and m.state.landing_move == 7),
    # 13.2 to 13.4
    "german-win": (standard(), RANDOM, lambda m: heard(m) and ended(m, "lost", "won")),
    "british-win": (standard(), ("normal", "easy"), lambda m: heard(m, "b_away") and ended(m, "won", "lost")),
    "both-win": (standard(), NORMAL, lambda m: heard(m, "b_away", "g_captured") and ended(m, "won", "won")),
    "four-men-both-win": (four_men(), NORMAL, lambda m: heard(m, "b_away", "g_captured") and ended(m, "won", "won")),
    # 11.2 to 11.9, 12.4
    "lorry-taken": (standard(garrisons="no"), RANDOM, lambda m: heard(m, "b_taken", "g_lorry_reported", "g_lorry_recovered")),
    "aircraft-found": (standard(), NORMAL, lambda m: heard(m, "g_plane", "b_plane_down")),
    # 13.7
    "british-resign": (standard(), RANDOM, lambda m: resigned(m, "british")),
    "german-resign": (standard(), RANDOM, lambda m: resigned(m, "german") and facts(m)["away"] >= 2),
    # 15.3 to 15.7, 15.19
    "umpire-holds": (four_men(ALL, dice="umpire", umpire_check="all"), EASY, lambda m: heard(m, "held", "overruled", "g_captured")),
    "umpire-closes": (standard(ALL), RANDOM, lambda m: heard(m, "closed") and facts(m)["british"] == "none"),
    "umpire-awards": (standard(ALL), RANDOM, lambda m: heard(m, "closed") and ended(m, "won", "lost")),
}


def tries(name: str) -> Iterator[Trial[Any]]:
    """Games with this set-up and these bots, one seed after the other."""
    setup, levels, _ = ENDINGS[name]
    loud = 0.02 if {"resign", "closes", "awards", "holds"} & set(name.split("-")) else 0.0
    for n in range(20_000):
        rng = Random(f"{name}/{n}")
        trial: Trial[Any] = Trial(GAME, setup, rng, Chance(rng.randbytes(16)), loud=loud)
        trial.players = {seat: player(GAME, setup, seat, level, rng) for seat, level in zip(PLAYERS, levels, strict=True) if level != "random"}
        yield trial


def record(name: str) -> str:
    """The journal of the first game that ends like this."""
    for trial in tries(name):
        while not trial.match.over:
            trial.step()
        if ENDINGS[name][2](trial.match):
            break
    journal: Journal = trial.journal()
    journal.notes = {"ending": name, "result": facts(trial.match), "digest": digest(trial.match)}
    seed = trial.chance.seed
    if "umpire" not in trial.setup.seats:
        journal.seal = {"commitment": commitment(seed), "seed": seed.hex()}
    return journal.dump()


def main(what: str, *names: str) -> None:
    """Write the files, all or those that are named."""
    if what == "journals":
        JOURNALS.mkdir(exist_ok=True)
        for name in names or ENDINGS:
            (JOURNALS / f"{name}.jsonl").write_text(record(name), "utf-8")
            print(name, flush=True)
    elif what == "digests":
        for path in sorted(JOURNALS.glob("*.jsonl")):
            journal = load(path.read_text("utf-8"))
            journal.notes = {**journal.notes, "digest": digest(replay(GAME, journal))}
            path.write_text(journal.dump(), "utf-8")
    elif what == "transcripts":
        TRANSCRIPTS.mkdir(exist_ok=True)
        for name in names or TOLD:
            (TRANSCRIPTS / f"{name}.txt").write_text(transcript(GAME, (JOURNALS / f"{name}.jsonl").read_text("utf-8")), "utf-8")
    else:
        sys.exit("journals, digests or transcripts")


if __name__ == "__main__":
    main(*sys.argv[1:])
