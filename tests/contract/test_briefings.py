"""Every drawn game has a briefing for each seat in each scenario, with paragraphs, places and questions that there are; a planted fault is found."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import msgspec
import pytest

from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.core.tables import BadTable
from lysander.games.registry import games
from lysander.testing import briefings
from lysander.text import LANGUAGES, for_game
from lysander.text.briefing import MARK, Briefing, briefing_of, lines, told

ROOT = Path(__file__).parents[2]
BRIEFED = [id for id in games() if briefing_of(id)]


def test_every_drawn_game_has_a_briefing() -> None:
    boards = ROOT / "web" / "src" / "boards"
    assert {folder.name for folder in boards.iterdir()} <= {*BRIEFED}


@pytest.mark.parametrize("id", BRIEFED)
def test_a_briefing_has_no_fault(id: str) -> None:
    assert list(briefings.wrong_briefing(games()[id])) == []


@pytest.mark.parametrize(("id", "lang"), [*product(BRIEFED, LANGUAGES)])
def test_every_seat_of_every_scenario_reads_a_goal_an_end_secrets_and_three_decisions(id: str, lang: str) -> None:
    game, briefing = games()[id], briefing_of(id)
    assert briefing is not None
    text = for_game(id, lang)
    for setup in briefings.setups(game):
        for seat in (s.id for s in game.seats):
            card = briefing.of(seat)
            assert card is not None
            said = told(text, briefing, card, game, setup, seat)
            assert said.rows and len(said.decisions) == 3
            assert all([said.goal, said.ends, said.moves, *(what for row in said.rows for what, _ in row.known)])
            assert any(not known for row in said.rows for _, known in row.known), "something is secret from somebody"
            assert MARK not in "\n".join(lines(text, card, said))


@pytest.mark.parametrize("id", BRIEFED)
def test_the_column_of_whoever_reads_has_that_seats_sign(id: str) -> None:
    """It had the sign of the first seat, which may be an enemy's; who stands above both sides reads none of either for what both have."""
    game, briefing = games()[id], briefing_of(id)
    assert briefing is not None
    for setup in briefings.setups(game):
        goals = [{*goal} for goal in game.goals(setup)]
        for seat in setup.seats:
            card = briefing.of(seat)
            assert card is not None
            signs = [of for _, of in told(for_game(id), briefing, card, game, setup, seat).columns]
            assert signs.count(seat) == sum(seat in column.seats for column in briefing.column)
            of_many = {c.seats[0] for c in briefing.column if c.seats and seat not in c.seats and sum(bool(goal & {*c.seats}) for goal in goals) > 1}
            assert not of_many & {*signs}


@pytest.mark.parametrize("id", BRIEFED)
def test_sentences_have_at_most_twenty_words(id: str) -> None:
    game, briefing = games()[id], briefing_of(id)
    assert briefing is not None
    for setup, card in product(briefings.setups(game), briefing.card):
        said = told(for_game(id), briefing, card, game, setup, card.seats[0])
        texts = [said.goal, said.ends, said.moves, *(part for pair in said.decisions for part in pair)]
        long = [s for text in texts for s in text.replace("?", ".").replace(":", ".").split(". ") if len(s.split()) > 22]
        assert long == []


def test_nothing_in_a_briefing_comes_from_a_position() -> None:
    """It is made from the set-up alone: what the British have chosen in secret is in no card."""
    game, briefing = games()["evasion"], briefing_of("evasion")
    assert briefing is not None
    setup = Setup("evasion", "standard", {}, ("british", "german"))
    match = Match(game, setup)
    match.answer("british", "landing", "0906")
    for seat in ("british", "german"):
        card = briefing.of(seat)
        assert card is not None
        assert [d.at for d in card.decision] == {"british": ["0405", "0309", "0508"], "german": ["0210", "0412", "0906"]}[seat]


@pytest.mark.parametrize(
    ("id", "old", "new", "said"),
    [
        ("evasion", 'seats = ["german"]\nends', 'seats = ["germans"]\nends', "the seat 'german' has no card"),
        ("evasion", 'rule = "3.3"', 'rule = "3.33"', "names 3.33, which is no paragraph"),
        ("evasion", 'at = "0405"', 'at = "9905"', "the board of standard has no place '9905'"),
        ("evasion", 'on = "landing"', 'on = "starting"', "names the question 'starting'"),
        ("evasion", 'hidden = ["german"]', 'hidden = ["russian"]', "hidden from 'russian', which is no column"),
        ("evasion", 'id = "men"', 'id = "crew"', "brief-secret-crew"),
        ("evasion", 'landing_move = "secret"', 'landing = "secret"', "depends on 'landing', which is no option"),
        ("clouds", 'at = "E1"', 'at = "E9"', "the board of duel has no place 'E9'"),
        ("hijacked", '"talk 1"]', '"talk 1", "bell"]', "no card shows 'bell'"),
        ("flight181", 'seats = ["team2", "team3"]', 'seats = ["team2", "team3", "teams"]', "the seat 'teams' has two cards"),
    ],
)
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, id: str, old: str, new: str, said: str) -> None:
    text = (ROOT / "src" / "lysander" / "games" / id / "briefing.toml").read_text("utf-8")
    assert old in text
    planted = msgspec.toml.decode(text.replace(old, new), type=Briefing)
    monkeypatch.setattr(briefings, "briefing_of", lambda id: planted)
    found = list(briefings.wrong_briefing(games()[id]))
    assert any(said in fault for fault in found), found


def test_a_briefing_that_cannot_be_read_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(id: str) -> Briefing:
        raise BadTable("briefing.toml: Object missing required field `card`")

    monkeypatch.setattr(briefings, "briefing_of", unreadable)
    assert list(briefings.wrong_briefing(games()["clouds"])) == ["games/clouds/briefing.toml: Object missing required field `card`"]
