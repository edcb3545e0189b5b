"""Figures of evasion-rulings.md: how often two readings of a rule matter, and what each does.

    python docs/studies/evasion_rulings.py play
    python docs/studies/evasion_rulings.py show

Game n has the same dice in all arms of a level. The games are kept in ``evasion-rulings.json``; a longer run goes on from there. Where a party was
fought as it set out and stayed, the game is also played on from there, several times with each reading and the same dice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from lysander.bots.playing import Begun, PlayedGame, player
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.core.record import change
from lysander.games.evasion import GAME
from lysander.lab.estimate import mean, widened
from lysander.lab.experiment import PlayedGame as LabGame
from lysander.lab.markdown import share, table, written
from lysander.lab.study import Games, Part, command_line, game, gap

KEPT = Path(__file__).with_name("evasion-rulings.json")
BRITISH, GERMAN = "british", "german"
LEVELS = {"normal": 250, "hard": 31}
"""The levels that play, and the games of each reading."""
READINGS: Mapping[str, Mapping[str, Any]] = {
    "standard": {},
    "fought_at_start=hiding": {"fought_at_start": "hiding"},
    "aircraft_found=men": {"aircraft_found": "men"},
}
SEED, PLAYOUTS, AGAIN = 1712, 100, 6
HEAD = {"rules": GAME.rules_version, "playouts": PLAYOUTS, "seed": SEED}
PLAYED_ON = ("normal",)
"""The levels whose games are played on from where a party stayed."""
FATES = ("away", "captured", "dead", "left")
MATTERS = 2
"""The comparisons of a level."""


@dataclass
class Seen:
    """What is counted of a game: parties fought as they set out, those of them that stayed, looks at these by the matrix in the German half and how
    many found them, patrols that came to an aircraft without men, and whether the game
    ended while it was down."""

    fought: int = 0
    stayed: int = 0
    looks: int = 0
    found: int = 0
    empty: int = 0
    landing: int = 0

    def kept(self) -> list[int]:
        """Return the counts."""
        return [self.fought, self.stayed, self.looks, self.found, self.empty, self.landing]


@dataclass(frozen=True)
class Point:
    """A point to play on from, and the hexes where men hide or move by the reading: to which nobody came who has moved."""

    begun: Begun
    hexes: frozenset[str]


def read(setup: Setup, lines: Sequence[Any]) -> tuple[Seen, Point | None]:
    """Return what was seen in a game, and where a party that was fought as it set out stayed first: the point to play on from."""
    match, seen, begun = Match(GAME, setup), Seen(), None
    half, field, party = "", "", "@"
    fought: list[tuple[str, str]] = []
    stayed: list[str] = []
    came: set[str] = set()
    for line in lines:
        told = match.event_count
        party = line.value if line.kind == "party" else party
        match.give(line)
        for event in match.events[told:]:
            kind, facts = event.kind, event.facts
            men, at = party.partition(":")[0].split("@") if "@" in party else ("", "")
            if kind == "half":
                half = facts["side"]
                stayed = [at for letters, at in fought if any(match.state.men[c].hex == at for c in letters)] if half == GERMAN else []
                seen.stayed += len(stayed)
                fought, came = (fought, came) if half == GERMAN else ([], set())
            elif kind in ("b_stop", "b_escaped"):
                came.add(facts["hex"])
            elif kind == "b_plane_down":
                field = facts["hex"]
            elif kind == "b_found" and half == BRITISH and facts["hex"] == at and set(facts["men"]) <= set(men):
                fought.append((facts["men"], at))
                seen.fought += 1
            elif kind == "roll" and facts["name"][:4] == "look" and facts["hex"] in stayed and not facts["certain"] and "men" in facts:
                seen.looks += 1
                seen.found += facts["outcome"] == "seen"
            elif kind == "g_stop" and facts["hex"] == field and facts["unit"][0] == "P":
                seen.empty += 1
        if stayed and begun is None and half == GERMAN and not match.over and not match.position.script:
            begun = Point(Begun(match.state.clone(), (), [*match.events]), frozenset(stayed) - came)
    seen.landing = int(match.state.plane == "down")
    return seen, begun


# play


def setup_of(reading: str) -> Setup:
    """Return the table of a reading."""
    return Setup("evasion", "standard", dict(READINGS[reading]), (BRITISH, GERMAN))


def played(level: str, reading: str, n: int) -> LabGame:
    """Return game n of an arm."""
    return game(setup_of(reading), {BRITISH: level, GERMAN: level}, SEED, n, PLAYOUTS)


def ends(state: Any) -> str:
    """Return how a game ended, as four digits: men flown out, prisoners, dead, left behind."""
    return "".join(str(state.result.facts[fate]) for fate in FATES)


def one(level: str, reading: str, n: int) -> str:
    """Return game n of an arm as it is kept: how it ended, then what was counted."""
    found = played(level, reading, n)
    seen, _ = read(setup_of(reading), found.lines)
    return " ".join(map(str, [ends(found.state), *seen.kept()]))


def again(level: str, numbers: Sequence[int], which: int) -> dict[str, Any]:
    """Return how a game goes on from the first point where a party stayed, several times with each reading and the same dice."""
    n = numbers[which]
    setup = setup_of("standard")
    _, point = read(setup, played(level, "standard", n).lines)
    found: dict[str, Any] = {"game": n, "moving": [], "hiding": []}
    for k in range(AGAIN) if point is not None and point.hexes else ():
        for reading in ("moving", "hiding"):
            state = point.begun.checkpoint.clone()
            change(state.men, [m.letter for m in state.men.values() if m.hex in point.hexes and m.moved], stayed=reading == "hiding")
            word = f"rulings/{SEED}/{n}/{k}"
            players = {seat: player(setup, seat, level, word, f"{word}/{seat}", PLAYOUTS) for seat in setup.seats}
            chance = Chance(sha256(word.encode()).digest())
            found[reading].append(ends(PlayedGame(GAME, setup, players, chance, None, Begun(state, (), point.begun.told)).state))
    return found


def games_of(kept: Games, level: str, reading: str = "standard") -> list[list[int]]:
    """Return the games of an arm: four digits of the end, then the counts."""
    return [[*map(int, words[0]), *map(int, words[1:])] for words in map(str.split, kept.of("games", f"{level} {reading}"))]


def points_of(kept: Games, level: str) -> list[dict[str, Any]]:
    """Return the points from which games were played on."""
    return [p for p in kept.of("again", level) if p["moving"]]


class Again(Part):
    """The games of a level that are played on from where a party stayed first."""

    def play(self, kept: Games, games: int, workers: int, only: Sequence[str]) -> None:
        """See ``Part``; all that were played of the standard game."""
        for level in PLAYED_ON:
            numbers = [n for n, game in enumerate(games_of(kept, level)) if game[5]]
            Part({("again", level): partial(again, level, numbers)}).play(kept, len(numbers), workers, ())


def parts() -> dict[str, Part]:
    """Return what is played: the games of each level, then those that are played on."""
    levels = {
        level: Part({("games", f"{level} {reading}"): partial(one, level, reading) for reading in READINGS}, games) for level, games in LEVELS.items()
    }
    return levels | {"again": Again({})}


# show


def points(game: Sequence[int] | str) -> float:
    """Return the points of the British of a hundred: all if they alone have won (13.3), half if both or nobody (13.2)."""
    return 50.0 * (1 + (int(game[0]) >= 2) - (int(game[1]) >= 1))


def how_often(kept: Games) -> Iterator[str]:
    """Yield how often each situation comes up, in the standard game."""
    head = ("in how many games of a hundred", *LEVELS)
    what = ("a party is fought or attacked as it sets out", "men of it stay in their hex", "Germans look at them by the matrix in that half")
    rows = [[name, *(_share_of(kept, level, at) for level in LEVELS)] for at, name in zip((4, 5, 6), what, strict=True)]
    rows += [
        [name, *(_share_of(kept, level, at) for level in LEVELS)]
        for at, name in ((8, "a patrol enters the aircraft's hex, and nobody is there"), (9, "the game ends while the aircraft is down"))
    ]
    yield from table(head, [["games", *(str(len(games_of(kept, level))) for level in LEVELS)], *rows])


def _share_of(kept: Games, level: str, at: int) -> str:
    games = games_of(kept, level)
    return share(sum(game[at] > 0 for game in games), len(games))


def looks(kept: Games) -> Iterator[str]:
    """Yield how often a look at men who stayed finds them, by each reading."""
    rows = []
    for level in LEVELS:
        for reading in ("standard", "fought_at_start=hiding"):
            made, found = (sum(game[at] for game in games_of(kept, level, reading)) for at in (6, 7))
            rows.append([f"{level}, {reading}", str(made), share(found, made) if made else ""])
    yield from table(("looks at men who stayed", "looks", "found of a hundred"), rows)


def effects(kept: Games) -> Iterator[str]:
    """Yield what each reading does to the whole game, in pairs of the same dice."""
    for level in LEVELS:
        first, rows = games_of(kept, level), []
        for reading in READINGS:
            games = games_of(kept, level, reading)
            pairs = min(len(first), len(games))
            less = "" if reading == "standard" or not pairs else written(gap(first, games, points, MATTERS), 1, "+")
            other = "" if reading == "standard" else share(sum(a[:4] != b[:4] for a, b in zip(first, games, strict=False)), pairs)
            wins = (share(sum(map(won, games)), len(games)) for won in (_british, _german))
            rows.append([reading, str(len(games)), written(mean([points(g) for g in games])), less, other, *wins])
        yield from table((f"{level} against {level}", "games", "points", "against standard", "other end", "British win", "Germans win"), rows)


def _british(game: Sequence[int]) -> bool:
    return game[0] >= 2


def _german(game: Sequence[int]) -> bool:
    return game[1] >= 1


def gains(kept: Games, level: str) -> list[float]:
    """Return for each point what hiding gains the British there, in points of a hundred: the mean of the games that were played on."""
    return [sum(map(points, p["hiding"])) / len(p["hiding"]) - sum(map(points, p["moving"])) / len(p["moving"]) for p in points_of(kept, level)]


def from_there(kept: Games) -> Iterator[str]:
    """Yield what the reading does where a party was fought as it set out and stayed."""
    rows = []
    for level in LEVELS:
        if each := points_of(kept, level):
            said = [mean([sum(map(points, p[r])) / len(p[r]) for p in each]) for r in ("moving", "hiding")]
            gain = widened(mean(gains(kept, level)), MATTERS)
            rows.append([level, str(len(each)), str(sum(len(p["moving"]) for p in each)), *map(written, said), written(gain, 1, "+")])
    yield from table(("played on from there", "points of play", "games each", "moving", "hiding", "hiding gains"), rows)


def show(kept: Games) -> Iterator[str]:
    """Yield all figures as Markdown."""
    for part in (how_often, looks, effects, from_there):
        yield from part(kept)


def main() -> None:
    """Play, or show."""
    command_line(__doc__, KEPT, parts(), show, head=HEAD)


if __name__ == "__main__":
    main()
