"""3.7 What texts say of a scenario is what its table says."""

from __future__ import annotations

import pytest

from lysander.games.flight181 import GAME
from lysander.games.flight181.rules import raw_tables
from lysander.text import LANGUAGES, for_game

PARS = {s["id"]: s["par"] for s in raw_tables()["scenarios"]["scenario"]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", [s.id for s in GAME.scenarios])
def test_3_7_briefings_and_standings_know_each_scenario(scenario, lang):
    say = for_game("flight181", lang).say
    others = {str(par) for name, par in PARS.items() if name != scenario} - {"25"}  # the historical figure
    for card in ("brief-teams", "brief-hijackers"):
        said = say(card, scenario=scenario, clock="help")
        assert str(PARS[scenario]) in said, said
        assert not any(other in said for other in others), said
    tallies = {s.id: say("standing-tally", scenario=s.id, options="none", number=1, best=1, mean=1, historical=0) for s in GAME.scenarios}
    assert len({*tallies.values()}) == len(GAME.scenarios)
