"""Where things happen in games: counted from events, on places that the board has, in colours whose numbers can be read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from importlib import resources
from pathlib import Path
from types import SimpleNamespace

import pytest

from lysander.commands.arguments import setup_of
from lysander.core import chart
from lysander.core.game import Setup, seatings
from lysander.games.registry import games
from lysander.lab import grounds
from lysander.lab.experiment import Arm, Experiment, Outcome, play
from lysander.lab.grounds import ground_of
from lysander.lab.heat import LISTED, STEPS, heats
from lysander.lab.heat_page import heat_section
from lysander.lab.saying import saying
from lysander.text import LANGUAGES, for_game

THINGS = {
    "evasion": ("found", "fought", "captured", "dead", "landed"),
    "hijacked": ("dice", "reserved"),
    "flight181": ("shots", "hurt", "killed", "down"),
    "clouds": ("shot", "hit", "fell"),
}
COUNTED = {
    ("evasion", "found"): "b_found",
    ("evasion", "landed"): "b_plane_down",
    ("hijacked", "reserved"): "reserved",
    ("flight181", "down"): "down",
}
"""Things that are one event each."""
RARE = ("landed",)
"""What bots that answer at random never bring about."""


def arm_of(game: str) -> Arm:
    """An arm of bots that answer at random, but for airmen, who would never hit anything."""
    seats = seatings(games()[game])[0]
    return Arm("A", Setup(game, games()[game].scenarios[0].id, seats=seats), dict.fromkeys(seats, "normal" if game == "clouds" else "random"))


def played(game: str) -> list[Outcome]:
    """Some games."""
    count = {"clouds": 3, "hijacked": 6, "flight181": 20}.get(game, 40)
    return [play(Experiment(game, (arm_of(game),), count, 5), n)[0] for n in range(count)]


def misplaced(setup: Setup, outcomes: Sequence[Outcome]) -> set[str]:
    """Places that the board does not have or that nothing names."""
    ground = ground_of(setup)
    there = {place for o in outcomes for found in o.places.values() for place in found}
    off = {place for place in there if ground is None or place not in ground.outlines or place not in ground.middles}
    return off | {place for lang in LANGUAGES for place in there - off if not for_game(setup.game, lang).words.figure("places", place)}


def test_a_game_that_says_nothing_of_places_has_no_picture() -> None:
    silent = set(games()) - set(THINGS)
    assert silent and all(games()[id].places(None, []) == {} for id in silent)
    bare = Outcome({}, frozenset(), {}, 1, 1, {}, {})
    assert heats([[bare]]) == () and heat_section((), [arm_of("evasion")], saying("evasion")) == ""


@pytest.mark.parametrize("id", THINGS)
def test_everything_happens_on_places_of_the_board_and_has_a_name(id: str) -> None:
    outcomes = played(id)
    totals = Counter({thing: sum(sum(o.places[thing].values()) for o in outcomes) for thing in THINGS[id]})
    print(id, dict(totals))
    assert all(tuple(o.places) == THINGS[id] for o in outcomes) and all(totals[thing] for thing in THINGS[id] if thing not in RARE)
    assert all(n > 0 for o in outcomes for found in o.places.values() for n in found.values())
    assert not misplaced(arm_of(id).setup, outcomes)
    for thing in THINGS[id]:
        assert all(for_game(id, lang).say.has(f"heat-{thing}") for lang in LANGUAGES)
        if kind := COUNTED.get((id, thing)):
            assert totals[thing] == sum(o.events.get(kind, 0) for o in outcomes)
    assert misplaced(arm_of(id).setup, [replace(outcomes[0], places={THINGS[id][0]: {"at99_99": 1}})]) == {"at99_99"}, "the fault is found"


def test_men_count_each_and_a_burst_that_both_sides_are_told_counts_once() -> None:
    event = SimpleNamespace
    told = [event(kind=kind, facts={"hex": "0309", "men": "ABC"}, told=lambda seat: True) for kind in ("b_killed", "b_plane_down", "turn")]
    found = games()["evasion"].places(None, told)
    assert (found["dead"], found["landed"], found["found"]) == ({"0309": 3}, {"0309": 1}, {})
    rolls = {"rolls": [{"square": "A1"}, {"square": "A1"}, {"square": "A2"}]}
    burst = [event(kind="burst", facts=rolls, told=lambda seat, of=of: seat == of) for of in ("teams", "hijackers")]
    assert games()["flight181"].places(None, burst)["shots"] == {"A1": 2, "A2": 1}


def at(**places: int) -> Outcome:
    """A game in which groups were found there."""
    return Outcome({"british": 0, "german": 0}, frozenset(), {}, 1, 1, {}, {}, {"found": {name[1:]: n for name, n in places.items()}})


def test_values_are_in_100_games_and_both_arms_have_the_same_steps() -> None:
    first, second = [at(h0309=3), at(h0309=1, h0310=1), at(), at()], [at(h0310=1), at(), at(), at()]
    (heat,) = heats([first, second])
    assert heat.arms == ({"0309": 100, "0310": 25}, {"0310": 25})
    assert heat.bounds == (5, 10, 20, 50, 100) and [heat.step(v) for v in (0, 5, 5.1, 25, 100)] == [0, 1, 2, 4, 5]
    (most, *_), total = heat.rows, heat.total
    assert (most.name, most.arms[0].value, most.arms[1].value) == ("0309", 100, 0) and most.difference.value == -100
    assert most.arms[0].low == 0, "nothing happens less often than never"
    assert (total.arms[0].value, total.arms[1].value, heat.other) == (125, 25, None)


def test_a_long_table_adds_up_the_places_with_least() -> None:
    (heat,) = heats([[at(**{f"h00{n:02d}": n for n in range(1, 18)})]])
    assert len(heat.rows) == LISTED and heat.other is not None
    assert sum(row.arms[0].value for row in heat.rows) + heat.other.arms[0].value == heat.total.arms[0].value == 100 * 153


def test_two_arms_lie_side_by_side_with_one_legend_and_a_table_in_words() -> None:
    arms = [arm_of("evasion"), replace(arm_of("evasion"), name="B")]
    found = heats([[at(h0210=3), at(h0412=1)], [at(h0412=2), at()]])
    html = heat_section(found, arms, saying("evasion"))
    assert html.count('class="board"') == 2 and html.count('class="steps"') == 1 and html.count("<details") == 1
    assert 'class="h5"' in html and "0210 Altenbeken" in html and "most at 0210 Altenbeken: 150.0" in html
    assert set(re.findall(r'<i class="h(\d)">', html)) == {str(n) for n in range(1, STEPS + 1)}
    german = heat_section(found, arms, saying("evasion", "de"))
    assert "In 100 Partien" in german and "150,0" in german


def test_arms_of_other_boards_are_drawn_on_their_own() -> None:
    boards = [ground_of(Setup("flight181", scenario)) for scenario in ("mogadishu", "spine")]
    assert all(boards) and set(boards[0].outlines) != set(boards[1].outlines)


def test_another_map_is_drawn_as_it_is_and_says_its_own_names() -> None:
    file = Path(__file__).parents[2] / "docs/example/long-valley.toml"
    valley = replace(arm_of("evasion"), name="B", setup=setup_of(games()["evasion"], "", {}, ("british", "german"), file))
    assert ground_of(valley.setup).back != ground_of(arm_of("evasion").setup).back
    html = heat_section(heats([[at(h0210=3)], [at(h0210=2)]]), [arm_of("evasion"), valley], saying("evasion"))
    named = for_game("evasion", "en", valley.setup).figure("places", "0210")
    assert named != "0210 Altenbeken" and f"<b>B</b> 200 in 100 games; most at {named}:" in html and f"0210 Altenbeken / {named}" in html


def test_a_new_game_is_drawn_by_the_areas_of_its_chart(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = chart.areas(chart.hexes("hill", ["0000", "0100"], {"0000": "wood"}), chart.graph("bay", {"1": (0, 0), "2": (3, 0)}, [("1", "2")]))
    monkeypatch.setattr(grounds, "game_of", lambda id: SimpleNamespace(chart=lambda setup: listed))
    ground = ground_of(Setup("hill-and-bay"))
    assert ground is not None and set(ground.outlines) == {"0000", "0100", "1", "2"} and "g-wood" in ground.back and "g-line" in ground.back
    left, top, wide, high = ground.box
    assert all(left <= x <= left + wide and top <= y <= top + high for x, y in ground.middles.values())


def test_numbers_can_be_read_on_every_step_in_both_themes() -> None:
    css = (resources.files("lysander.lab") / "report.css").read_text("utf-8")
    themes = re.findall(r"--h1: .*?--t5: #\w+", css)
    assert len(themes) == 2
    for theme in themes:
        colour = dict(re.findall(r"--(\w\d): (#\w+)", theme))
        found = [contrast(colour[f"h{n}"], colour[f"t{n}"]) for n in range(1, STEPS + 1)]
        assert min(found) >= 4.5, found
        light = [luminance(colour[f"h{n}"]) for n in range(1, STEPS + 1)]
        assert light in (sorted(light), sorted(light, reverse=True)), "steps keep their order in grey"


def luminance(colour: str) -> float:
    """The relative luminance of a colour."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * c for c in colour[1:])
    parts = [int(digits[n : n + 2], 16) / 255 for n in (0, 2, 4)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    """The contrast of two colours."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
