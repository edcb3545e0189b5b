"""The searches of the hard bots of evasion: what they sample, that they use what they are given, and captured lorries."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lysander.bots import ask_bot, make
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.evasion.bots import brain
from lysander.games.evasion.bots.ground import Ground
from lysander.games.evasion.bots.hunch import Hunch
from lysander.games.evasion.bots.hunt import Found, Hunt, Option, search
from lysander.games.evasion.bots.walks import Forecast, Walks
from lysander.games.evasion.rules import rules_of
from lysander.games.registry import game as game_of

SETUP = Setup("evasion", seats=("british", "german"))


@pytest.fixture(scope="module")
def ground() -> Ground:
    """The standard map."""
    return Ground(rules_of(SETUP))


def told(kind: str, **facts: Any) -> dict[str, Any]:
    """An event as a bot gets it."""
    return {"kind": kind, "rule": "", "facts": facts}


def reckoning(ground: Ground, move: int, patrols: dict[str, bool] | None = None) -> Hunch:
    """What a German knows in his half of a move who was told nothing; ``patrols`` stood through the last British half."""
    tracker = Hunch(ground)
    for m in range(1, move + 1):
        tracker.watch(patrols or {} if m == move else {})
        tracker.hear([told("turn", move=m, light=ground.rules.light[m]), told("half", side="british")])
    tracker.hear([told("half", side="german")])
    return tracker


def patrol(ground: Ground, unit: str, at: str) -> list[Option]:
    """All that a patrol on foot may do."""
    index = ground.index
    walks = [Option(((f"{unit}:walk", w.path + "."),), index[w.to], tuple(index[h] for h in w.hexes), "walk") for w in ground.ways(at)]
    return [Option(((f"{unit}:search", ""),), index[at], (index[at],), "search"), *walks]


def test_samples_are_spread_as_the_forecast_has_it(ground: Ground) -> None:
    forecast = Forecast(reckoning(ground, 3), 2)
    walks = Walks(forecast, 4000, np.random.default_rng(1))
    for half in range(3):
        found = np.bincount(walks.at[half], minlength=len(ground.index)) / 4000
        assert np.abs(found - forecast.where[half]).sum() < 0.25
        assert np.abs(found - forecast.where[half]).max() < 0.02


def test_6_5_a_sampled_walk_is_a_walk_of_the_rules(ground: Ground) -> None:
    walks = Walks(Forecast(reckoning(ground, 2), 3), 200, np.random.default_rng(2))
    hexes = ground.board.hexes
    for before, after, crosses in zip(walks.at, walks.at[1:], walks.crosses[1:]):
        for n in range(200):
            here, there = hexes[before[n]], hexes[after[n]]
            entered = {hexes[h] for h in np.nonzero(crosses[:, n])[0]}
            way = next((w for w in ground.ways(here) if w.to == there), None)
            assert entered == ({here, *way.hexes} if way else set())


def test_7_9_who_comes_by_a_patrol_would_have_been_reported(ground: Ground) -> None:
    """A searching patrol in 0308 saw nobody: they are neither there, nor have they come through it."""
    alone, watched = reckoning(ground, 2), reckoning(ground, 2, {"0308": True})
    there = ground.index["0308"]
    assert alone.where[there] > 0.01
    assert watched.where[there] < 0.6 * alone.where[there]
    assert watched.where.sum() == pytest.approx(1)


def test_who_looks_ahead_reckons_as_he_does_now(ground: Ground) -> None:
    assert type(reckoning(ground, 2).ahead()) is Hunch


def after(ground: Ground, reports: dict[int, str], *, half: str = "german") -> Hunch:
    """What a German knows in his half of the last move in which a lorry saw six men in a hex, in its own half or in the British."""
    tracker = Hunch(ground)
    for m in range(1, max(reports) + 1):
        events = [told("turn", move=m, light=ground.rules.light[m]), told("half", side="british"), told("half", side="german")]
        if m in reports:
            events.insert(3 if half == "german" else 2, told("g_seen", unit="L1", hex=reports[m], men=6, how="foot"))
        tracker.hear(events)
    return tracker


def test_how_far_they_came_tells_what_walkers_they_are(ground: Ground) -> None:
    """In move 4 far to the north east, or still beside the tunnel: those who go at once, or those who wait."""
    before = reckoning(ground, 4).habits
    far, close = (after(ground, {4: hex}).habits for hex in ("0702", "0309"))
    assert sum(before.values()) == pytest.approx(1)
    going, going_far, going_close = (sum(kinds[name] for name in ("straight", "runner", "bold")) for kinds in (before, far, close))
    assert going_far > 0.65 > going > 0.3 > going_close
    assert close["patient"] > before["patient"] > far["patient"]


def test_where_they_go_tells_where_they_are_fetched(ground: Ground) -> None:
    """Twice seen on the way north: a landing hex in the north is likelier than before, one in the south less likely."""
    before, then = reckoning(ground, 4).aims, after(ground, {2: "0308", 4: "0304"}).aims
    rows = {hex: int(hex[2:]) for hex in ground.board.landing}
    north, south = (np.array([wanted(row) for row in rows.values()]) for wanted in (lambda r: r < 6, lambda r: r > 11))
    assert then[north].sum() > 1.5 * before[north].sum() and then[south].sum() < 0.2 * before[south].sum()


def test_7_9_who_is_seen_on_the_way_may_have_gone_on(ground: Ground) -> None:
    """A lorry in 0407 saw them come by in the British half; in its own half it saw them where they are."""
    here = ground.index["0407"]
    assert after(ground, {3: "0407"}).where[here] == pytest.approx(1, abs=1e-3)
    assert 0.05 < after(ground, {3: "0407"}, half="british").where[here] < 0.9


def plan_of(ground: Ground, tracker: Hunch, samples: int) -> tuple[list[list[Option]], np.ndarray, Forecast, Found]:
    """Five patrols near the tunnel, and the plan that is found for them with so many samples."""
    units = [patrol(ground, f"P{n}", at) for n, at in enumerate(("0210", "0412", "0309", "0408", "0311"), 1)]
    gain, forecast = np.ones(len(ground.index)), Forecast(tracker, 1)
    found = search(forecast, units, gain, np.random.default_rng(3), lambda made: made < samples)
    return units, gain, forecast, found


def test_more_samples_make_no_worse_plan(ground: Ground) -> None:
    """Judged on samples that neither has seen."""
    tracker = reckoning(ground, 4)
    worth = []
    for samples in (0, 1000):
        units, gain, forecast, found = plan_of(ground, tracker, samples)
        assert found.samples >= samples
        hunt = Hunt(forecast, units, gain)
        worth.append(float(hunt.judge(Walks(forecast, 3000, np.random.default_rng(9)), np.array([found.plan])).sum()))
    assert worth[1] >= worth[0] - 0.002


def test_what_is_sure_is_done_with_any_number_of_samples(ground: Ground) -> None:
    """They were just seen in 0411: by day in the open a patrol that walks there finds them."""
    for samples in (0, 64, 500):
        tracker = reckoning(ground, 4)
        tracker.hear([told("g_seen", unit="L1", hex="0411", men=6, how="foot")])
        units, _, _, found = plan_of(ground, tracker, samples)
        chosen = [options[n] for options, n in zip(units, found.plan)]
        assert any(ground.index["0411"] in option.looks for option in chosen)


def test_a_patrol_alone_and_no_patrol_at_all(ground: Ground) -> None:
    forecast = Forecast(reckoning(ground, 11), 1)
    gain = np.ones(len(ground.index))
    assert search(forecast, [], gain, np.random.default_rng(1), lambda made: made < 100).plan == []
    assert len(search(forecast, [patrol(ground, "P1", "0404")], gain, np.random.default_rng(1), lambda made: made < 100).plan) == 1


@pytest.mark.parametrize(
    ("seat", "text"),
    [("german", "3n.G B[0309h:ABCDEF] P[1@0210 2@0412] L[1@0210] Z[0405]"), ("british", "3n.B B[0309h:ABCDEF] P[1@0210 2@0412] L[1@0210] Z[0405]")],
)
def test_a_search_takes_the_time_it_is_given_and_no_more(monkeypatch: pytest.MonkeyPatch, seat: str, text: str) -> None:
    """With a clock that goes on a little whenever somebody looks at it."""
    looks = []
    for budget in (0.5, 1.0):
        now = [0.0]

        def tick(now: list[float] = now) -> float:
            now[0] += 0.05
            return now[0]

        monkeypatch.setattr(brain, "monotonic", tick)
        game: Any = game_of("evasion")
        match: Match[Any] = Match(game, SETUP, game.parse(text, SETUP))
        bot = make("evasion", seat, "hard", 1, budget, strict=True)
        ask_bot(bot, match.view(seat), match.asks, match.events, strict=True)
        assert now[0] <= budget
        looks.append(now[0])
    assert looks[1] > looks[0]


# captured lorries


def driven(text: str, level: str) -> list[str]:
    """The answers of British of this level from a position to the end, against Germans who stay where they are."""
    game: Any = game_of("evasion")
    match: Match[Any] = Match(game, SETUP, game.parse(text, SETUP))
    bot, heard, chance = make("evasion", "british", level, 1, playouts=24, strict=True), 0, Chance(b"drive")
    while not match.over:
        match.roll_on(chance)
        if match.over:
            break
        ask = match.asks[0]
        kind, value = ask.kind, ask.default
        if ask.seat == "british":
            kind, value = ask_bot(bot, match.view("british"), match.asks, match.events_since(heard), strict=True)
            heard = match.event_count
        match.answer(ask.seat, kind, value)
    return [f"{line.kind}={line.value}" for line in match.lines if line.seat == "british"] + [f"away={match.state.result.facts['away']}"]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_6_4_wounded_men_far_from_the_landing_hex_are_driven(level: str) -> None:
    """Three halves are left, and more than three steps to go: on foot with helpers they would be late."""
    text = "9n.B B[0309h:ABCDE*F*] P[1@0704] L[5@0309c] Z[0405]"
    assert "party=ABCDEF@0309:drive=L5" in driven(text, level)
    assert driven(text, level)[-1] == "away=6"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_6_11_who_sat_in_the_lorry_gets_off_after_the_drive_and_walks(level: str) -> None:
    lines = driven("5n.B B[0513h+L5:ABCDEF*] P[1@0704] L[5@0513c] Z[0405]", level)
    assert lines[0].endswith(":drive=L5") and lines[1].startswith("path=r")
    assert lines[2] == "getoff=ABCDEF" and lines[3].startswith("path=x")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_7_8_3_nobody_drives_by_day_past_a_patrol(level: str) -> None:
    text = "4d.B B[0410h:ABCDEF] P[1@0309 2@0411 3@0409] L[5@0410c] Z[0510]"
    assert "drive" not in driven(text, level)[0]
