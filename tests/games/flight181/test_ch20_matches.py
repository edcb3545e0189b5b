"""20 Matches and the running tally, as a table group reads them."""

from __future__ import annotations

from lysander.core.game import Setup, standings
from lysander.core.standings import Played
from lysander.games.flight181 import GAME
from lysander.text import for_game


def played(teams: str, hijackers: str, score: int, *, scenario: str = "mogadishu", options: dict[str, str] | None = None) -> Played:
    setup = Setup("flight181", scenario, options or {}, ("hijackers", "teams"))
    return Played(setup, {"hijackers": hijackers, "teams": teams}, {"teams": score}, (), {"score": score}, 0)


def test_20_2_a_return_match_goes_to_the_higher_figure() -> None:
    match, *_ = standings(GAME, (played("Ann", "Ben", 25), played("Ben", "Ann", 21)))
    assert (match.id, match.rows, match.facts["winner"]) == ("match", (("Ann", 25), ("Ben", 21)), "Ann")


def test_20_2_one_game_is_no_match() -> None:
    assert [s.id for s in standings(GAME, (played("Ann", "Ben", 25),))] == ["ranking", "tally"]


def test_20_4_the_ranking_is_by_the_mean_as_teams_then_by_what_was_conceded() -> None:
    games = (played("Ann", "Ben", 25), played("Ben", "Ann", 25), played("Cy", "Ann", 19), played("Ann", "Cy", 25), played("Ben", "Cy", 25))
    ranking = next(s for s in standings(GAME, games) if s.id == "ranking")
    assert [row[:2] for row in ranking.rows] == [(1, "Ann"), (2, "Ben"), (3, "Cy")]
    assert ranking.rows[0] == (1, "Ann", 2, 25, 2, 22)


def test_20_5_each_way_of_playing_has_a_tally_with_the_historical_line() -> None:
    games = (played("Ann", "Ben", 25), played("Ben", "Ann", 20, options={"vet_style": "shell"}), played("Ben", "Ann", 18, scenario="free"))
    one, two = (s for s in standings(GAME, games) if s.id == "tally")
    assert (one.facts["number"], one.facts["best"], one.facts["mean"], one.facts["historical"]) == (2, 25, 22.5, 25)
    assert one.rows == (("Ann", 25), ("Ben", 20))
    assert (two.facts["scenario"], two.facts["historical"]) == ("free", "none")


def test_20_5_the_headings_are_words() -> None:
    for lang in ("en", "de"):
        say = for_game("flight181", lang).say
        for standing in standings(GAME, (played("Ann", "Ben", 25), played("Ben", "Ann", 21))):
            assert say(f"standing-{standing.id}", **standing.facts)
            assert all(say(f"column-{column}") for column in standing.columns)
