"""Games within a game: bots play them, their journals are kept, and what is taken in is what came of them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from lysander.bots.subgames import BY, DRAWN, level_in
from lysander.core.ask import CHANCE, Ask
from lysander.core.bundle import digest_of, part, proofs, unpack
from lysander.core.domain import OneOf
from lysander.core.game import Setup, Subgame, subgame_of
from lysander.core.journal import load, replay
from lysander.games.campaign.course import flown
from lysander.games.registry import game as game_of
from lysander.lab.experiment import Arm, Experiment, PlayedGame, file_of, play

SEATS = ("organiser", "e1", "c1")
APRIL = Setup("campaign", "april", {}, SEATS)


def arm(level: str = "random", within: str = "") -> Arm:
    return Arm("A", APRIL, dict.fromkeys(SEATS, level), within)


def experiment(made: Arm) -> Experiment:
    return Experiment("campaign", (made,), 3, 1)


def outcomes(played: PlayedGame) -> list[Any]:
    return [line for line in played.lines if line.kind == "outcome"]


def test_battles_are_played_and_what_came_of_them_is_taken_in() -> None:
    played = PlayedGame(experiment(arm()), arm(), 0)
    taken = outcomes(played)
    assert len(taken) == 4 and all(line.by == BY for line in taken)
    for line in taken:
        journal = played.settling.journals[line.value["battle"]]
        end = replay(game_of("clouds"), load(journal.dump()))
        assert end.over and line.value["digest"] == digest_of(journal)
        assert {k: line.value[k] for k in ("winner", "turns", "entente", "central")} == {
            k: end.state.result.facts[k] for k in ("winner", "turns", "entente", "central")
        }


def test_a_campaign_and_its_battles_are_one_file_that_can_be_proved() -> None:
    text = file_of(experiment(arm()), arm(), 0)
    first, others = unpack(text)
    assert len(others) == 4 and replay(game_of("campaign"), load(first)).over
    assert [name for name, proof in proofs(text, game_of) if proof.over and not proof.others] == ["", *others]
    assert load(part(text, next(iter(others)))).setup.game == "clouds"


def test_the_same_seed_plays_the_same_battles_and_another_game_others() -> None:
    one, again, other = (PlayedGame(experiment(arm()), arm(), n) for n in (0, 0, 1))
    assert one.lines == again.lines and outcomes(one) != outcomes(other)
    sealed = {journal.seal["commitment"] for played in (one, other) for journal in played.settling.journals.values()}
    assert len(sealed) == 8, "each battle has dice of its own"


@pytest.mark.parametrize(("levels", "within", "flown"), [("random", "", "random"), ("easy", "", "easy"), ("normal", "random", "random")])
def test_who_flies_is_who_sits_there_or_who_is_asked_for(levels: str, within: str, flown: str) -> None:
    made = Arm("A", Setup("campaign", "april", {"pace": "months"}, SEATS), dict.fromkeys(SEATS, levels), within)
    (journal,) = PlayedGame(experiment(made), made, 0).settling.journals.values()
    assert journal.notes["bots"] == {"e1": flown, "c1": flown}


def test_a_level_that_a_game_has_not_got_is_the_usual_one() -> None:
    assert level_in("clouds", "hard") == "hard" and level_in("clouds", "cmd:somebody") == "normal"


def test_outcomes_can_be_drawn_instead() -> None:
    played = PlayedGame(experiment(arm("normal", DRAWN)), arm("normal", DRAWN), 0)
    assert not played.settling.journals and len(outcomes(played)) == 4 and not any(line.by for line in outcomes(played))


def test_a_game_answers_neither_chance_nor_what_is_asked_at_any_time() -> None:
    sub = Subgame("x", APRIL, {})
    game: Any = SimpleNamespace(subgame=lambda state, ask: sub)
    asks = [Ask(seat, "outcome", "31.11", OneOf(("a",), "31.11"), standing=standing) for seat in (CHANCE, "e1") for standing in (False, True)]
    assert [subgame_of(game, None, ask) for ask in asks] == [None, None, sub, None]


def test_what_experience_is_worth_and_how_long_it_is_open_is_measured() -> None:
    made = Arm("A", Setup("campaign", "autumn", {}, SEATS), dict.fromkeys(SEATS, "random"))
    (found,) = play(Experiment("campaign", (made,), 1, 1), 0)
    m = found.measures
    assert sum(m.get(f"veterans/sorties {n}", 0) for n in (0, 1, 5)) == sum(1 for b in _course(made) for o in b.sorties if o.pilot)
    assert 0 <= m["balance/last change of lead"] <= m["balance/beyond reach"] <= 1
    lost = sum(o.lost for b in _course(made) for o in b.sorties if o.pilot)
    assert lost == sum(m[f"people/{how} {side}"] for how in ("dead", "prisoner", "retired") for side in "EC")


def _course(made: Arm) -> Any:
    return flown(PlayedGame(Experiment("campaign", (made,), 1, 1), made, 0).events)
