"""20 Matches and the running tally: what a table group keeps of finished games, computed from plain figures."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...core.game import Setup
from ...core.standings import Played, Standing
from .rules import raw_tables, rules_of

SILENT = ("vet_style", "verdict")
"""20.5 Options that do not change the score."""
HISTORIC = "mogadishu"


@dataclass(frozen=True)
class Figure:
    """20.1, 20.6 A finished game: the players who led the Teams and the Hijackers, and the score."""

    teams: tuple[str, ...]
    hijackers: str
    score: int


def tally_key(setup: Setup) -> str:
    """20.5 Returns the key of the tally of a game: scenario, and the options that change the score."""
    options = {k: v for k, v in rules_of(setup).options.items() if k not in SILENT}
    return json.dumps([setup.scenario, options, dict(setup.variant)], sort_keys=True)


def historical(setup: Setup) -> int | None:
    """19.9, 20.5 Returns the fixed line of the tally, the historical score, in its scenario; else None."""
    return history() if setup.scenario == HISTORIC else None


def history() -> int:
    """19.9 Returns the score of the historical result."""
    return next(int(w["score"]) for w in raw_tables()["scoring"]["worked"] if w["rule"] == "19.9")


def match_figures(games: Sequence[Figure]) -> dict[str, int]:
    """20.2, 20.3 Returns each player's figure in a return match or a series: the sum of the scores of the games in which he led the Teams."""
    found: dict[str, int] = {}
    for game in games:
        found.setdefault(game.hijackers, 0)
        for player in game.teams:
            found[player] = found.get(player, 0) + game.score
    return found


def winner(games: Sequence[Figure]) -> str:
    """20.2 Returns the player with the higher figure; empty for a draw."""
    figures = match_figures(games)
    best = max(figures.values(), default=0)
    ahead = [player for player, figure in figures.items() if figure == best]
    return ahead[0] if len(ahead) == 1 else ""


def ranking(games: Sequence[Figure]) -> list[tuple[int, str]]:
    """20.4 Returns places and players: by mean score as Teams, then by lower mean conceded as Hijackers, then shared."""
    made: dict[str, list[int]] = {}
    conceded: dict[str, list[int]] = {}
    for game in games:
        conceded.setdefault(game.hijackers, []).append(game.score)
        for player in game.teams:
            made.setdefault(player, []).append(game.score)
    keys = {p: _key(made.get(p, []), conceded.get(p, [])) for p in {**made, **conceded}}
    order = sorted(keys, key=lambda p: (keys[p], p))
    return [(1 + sum(keys[q] < keys[p] for q in keys), p) for p in order]


def _key(made: list[int], conceded: list[int]) -> tuple[int, float, int, float]:
    """Returns the sort key of a player; a player who has not led a side comes after those who have."""
    mean, given = sum(made) / len(made) if made else 0.0, sum(conceded) / len(conceded) if conceded else 0.0
    return (int(not made), -mean, int(not conceded), given)


def tally(games: Sequence[Figure]) -> Mapping[str, Any]:
    """20.5 Returns best, sum and number of the scores, and each player's best as Teams; the mean is sum over number."""
    scores = [g.score for g in games]
    best: dict[str, int] = {}
    for game in games:
        for player in game.teams:
            best[player] = max(game.score, best.get(player, game.score))
    return {"number": len(scores), "best": max(scores, default=None), "sum": sum(scores), "players": best}


def standings(played: Sequence[Played]) -> list[Standing]:
    """20.2 to 20.5 Returns the standings of a series of games: the match of two, the ranking, and a tally for each set of options."""
    games = [figure_of(p) for p in played]
    return [*_match(games), _ranking(games), *_tallies(played)]


def figure_of(played: Played) -> Figure:
    """20.1 Returns a kept game as a figure."""
    teams = tuple(name for seat, name in played.players.items() if seat != "hijackers")
    return Figure(teams, played.players["hijackers"], int(played.facts["score"]))


def _match(games: Sequence[Figure]) -> list[Standing]:
    """20.2, 20.3 Returns the match of two players who have exchanged sides."""
    figures = match_figures(games)
    leaders = {player for game in games for player in game.teams}
    if len(figures) != 2 or len(leaders) < 2:
        return []
    rows = sorted(figures.items(), key=lambda row: (-row[1], row[0]))
    return [Standing("match", "20.2", ("player", "figure"), tuple(rows), {"winner": winner(games) or "none"})]


def _ranking(games: Sequence[Figure]) -> Standing:
    """20.4 Returns the ranking of a round robin."""
    rows = []
    for place, player in ranking(games):
        made = [g.score for g in games if player in g.teams]
        given = [g.score for g in games if g.hijackers == player]
        rows.append((place, player, len(made), _mean(made), len(given), _mean(given)))
    return Standing("ranking", "20.4", ("place", "player", "as_teams", "mean", "as_hijackers", "conceded"), tuple(rows), {})


def _mean(scores: Sequence[int]) -> float | str:
    return round(sum(scores) / len(scores), 2) if scores else ""


def _tallies(played: Sequence[Played]) -> list[Standing]:
    """20.5 Returns for each scenario and set of options: all games, each player's best, and the historical line."""
    kept: dict[str, list[Played]] = {}
    for p in played:
        kept.setdefault(tally_key(p.setup), []).append(p)
    found = []
    for same in kept.values():
        setup = same[0].setup
        told = tally([figure_of(p) for p in same])
        rows: list[tuple[Any, ...]] = [(player, best) for player, best in sorted(told["players"].items(), key=lambda one: (-one[1], one[0]))]
        facts = {"scenario": setup.scenario, "number": told["number"], "best": told["best"], "mean": _mean([figure_of(p).score for p in same])}
        line = historical(setup)
        changed = " ".join(f"{k}={v}" for k, v in sorted(setup.options.items()) if k not in SILENT)
        facts |= {"historical": "none" if line is None else line, "options": changed or "none"}
        found.append(Standing("tally", "20.5", ("player", "best"), tuple(rows), facts))
    return found
