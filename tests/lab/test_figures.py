"""What is reported of a run's outcomes."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping

from lysander.core.game import Result, Setup
from lysander.games.evasion import GAME
from lysander.lab.experiment import Arm, Experiment, Outcome
from lysander.lab.figures import figures, groups, in_order, told
from lysander.lab.main import spelled
from lysander.lab.report import page
from lysander.lab.runner import Run
from lysander.lab.saying import saying


def outcome(scores: Mapping[str, int], winners: tuple[str, ...], **measures: float) -> Outcome:
    """A game of which only this is of interest."""
    return Outcome(scores, frozenset(winners), {}, 10, 5, {}, {name.replace("__", "/"): value for name, value in measures.items()})


def run_of(*arms: tuple[Outcome, ...]) -> Run:
    """A run that ended so."""
    setup = Setup(GAME.id, seats=("british", "german"))
    return Run(Experiment(GAME.id, tuple(Arm(name, setup, {}) for name in "AB"[: len(arms)]), len(arms[0]), 1), arms, 1.0, 1)


def test_who_has_won_is_said_or_has_a_score() -> None:
    assert Result({"a": 1, "b": 0}, {}).won("a") and not Result({"a": 1, "b": 0}, {}).won("b")
    assert not Result({"a": 30}, {}, winners=()).won("a")
    assert Result({"a": 30, "b": 40}, {}, winners=("a",)).won("a")


def ends(*winners: str) -> tuple[Outcome, ...]:
    """Games of Escape and Evasion that were won so: by b, g, both or nobody."""
    named = {"b": ("british",), "g": ("german",), "bg": ("british", "german"), "": ()}
    return tuple(outcome({"british": int("b" in won), "german": int("g" in won)}, named[won]) for won in winners)


def test_all_four_outcomes_are_in_the_answer_with_their_intervals() -> None:
    run = run_of(ends("b", "b", "bg", "g", "", "", "", ""))
    found = figures(run)
    assert [(row.name, row.arms[0].value) for row in found.endings] == [
        ("British alone", 0.25),
        ("both", 0.125),
        ("Germans alone", 0.125),
        ("nobody", 0.5),
    ]
    said = told(found, saying("evasion"))
    assert said.startswith("British alone 25.0 (7.1 to 59.1), both 12.5 (") and said.endswith("nobody 50.0 (21.5 to 78.5) per cent of 8 games.")
    html = page(run, found, "lysander lab evasion", "games")
    assert "<h1>Of 100 games: British alone 25, both 12, Germans alone 12, nobody 50</h1>" in html
    assert [html.count(f'class="end-{look}"') for look in ("first", "both", "second", "nobody")] == [2, 2, 2, 2], "bar and legend"


def test_an_outcome_that_exists_is_told_even_if_it_never_came_and_two_arms_are_compared() -> None:
    run = run_of(ends("g", "g", "", ""), ends("", "g", "", ""))
    found = figures(run)
    rows = {row.name: row for row in found.endings}
    assert list(rows) == ["British alone", "both", "Germans alone", "nobody"] and rows["both"].arms[0].value == 0 < rows["both"].arms[0].high
    assert rows["Germans alone"].difference.value == -0.25 and not told(found, saying("evasion")).startswith("British alone")
    assert page(run, found, "lysander lab evasion", "games").count('class="endings"') == 2


def test_three_sides_and_games_that_nobody_wins_have_no_such_bar() -> None:
    assert figures(negotiations((ended("A"), ended("B")))).endings == () == figures(rescues(20, 25)).endings


def test_a_measure_is_a_mean_over_the_games_that_have_it() -> None:
    found = figures(run_of((outcome({"a": 1}, ("a",), end__rounds=4), outcome({"a": 0}, ()), outcome({"a": 1}, ("a",), end__rounds=6))))
    (row,) = found.measures["end"]
    assert (row.name, row.arms[0].value, row.arms[0].games) == ("rounds", 5, 2)
    assert "score" not in found.measures, "won and lost is no score"


def test_measures_of_pairs_are_compared_where_both_have_them() -> None:
    first = (outcome({"a": 1}, ("a",), end__rounds=4), outcome({"a": 1}, ("a",), end__rounds=5))
    second = (outcome({"a": 1}, ("a",), end__rounds=7), outcome({"a": 1}, ("a",)))
    (row,) = figures(run_of(first, second)).measures["end"]
    assert row.difference is not None and (row.difference.value, row.difference.games) == (3, 1)


def test_a_game_that_nobody_wins_is_answered_by_its_score() -> None:
    found = figures(run_of((outcome({"rescuers": 20}, ()), outcome({"rescuers": 30}, ()))))
    assert saying("evasion").answer(found.headline).startswith("Rescuers scores 25.00 on average, with a 95 % interval from ")


def test_a_game_of_figures_has_no_table_of_winners() -> None:
    assert figures(rescues(20, 25)).outcomes == ()
    assert {row.name for row in figures(run_of((outcome({"a": 1, "b": 0}, ("a",)),))).outcomes} >= {"a wins", "b wins", "nobody wins"}


def rescues(*scores: int) -> Run:
    """Games of Flight 181 that ended so."""
    setup = Setup("flight181", "no_surprise", seats=("hijackers", "teams"))
    games = tuple(Outcome({"teams": score}, frozenset(), {"score": score, "par": 18}, 10, 5, {}, {}) for score in scores)
    return Run(Experiment("flight181", (Arm("A", setup, {}),), len(games), 1), (games,), 1.0, 1)


def test_a_number_with_many_values_is_counted_in_steps_of_some() -> None:
    spread = figures(rescues(-7, 20, 24, 25, 30)).spreads["score"]
    assert spread.width == 5
    assert {low: round(5 * e.value) for low, e in spread.arms[0].items()} == {-10: 1, 20: 2, 25: 1, 30: 1}


def test_a_number_with_few_values_is_counted_one_by_one_and_one_that_never_differs_is_left_out() -> None:
    spreads = figures(rescues(24, 26)).spreads
    assert set(spreads) == {"score"}
    assert spreads["score"].width == 1 and list(spreads["score"].arms[0]) == [24, 26]


def test_what_a_number_is_held_against_is_a_line_in_its_plot() -> None:
    run = rescues(12, 20, 24, 25, 30)
    found = figures(run)
    assert found.spreads["score"].marks == {"history": 25}
    assert "history 25" in page(run, found, "lysander lab flight181", "games")
    beyond = rescues(3, 4)
    assert "history 25" not in page(beyond, figures(beyond), "lysander lab flight181", "games")


def negotiations(*arms: tuple[Outcome, ...], levels: tuple[dict[str, str], ...] = ({}, {})) -> Run:
    """Games of Hijacked for three that ended so."""
    setup = Setup("hijacked", seats=("A", "B", "C"))
    made = tuple(Arm(name, setup, given) for name, given in zip("AB", levels[: len(arms)], strict=False))
    return Run(Experiment("hijacked", made, len(arms[0]), 1), arms, 1.0, 1)


def ended(winner: str, score: int = 30, **facts: str | int) -> Outcome:
    """A game of three that one seat won, or nobody."""
    scores = {seat: (score + 5 * (seat == winner)) if winner else 0 for seat in "ABC"}
    return Outcome(scores, frozenset(winner), facts, 10, 5, {}, {})


def test_seats_of_one_role_belong_together_where_equal_bots_play_them() -> None:
    games = (ended("A"), ended("B"))
    equal, other = dict.fromkeys("ABC", "easy"), {"A": "hard", "B": "easy", "C": "easy"}
    assert groups(negotiations(games, levels=(equal,))) == [("A", "B", "C")]
    assert groups(negotiations(games, games, levels=(equal, other))) == [("A",), ("B", "C")]
    assert groups(run_of((outcome({"british": 1, "german": 0}, ()),))) == [("british",), ("german",)]


def test_a_headline_never_speaks_of_one_of_several_equal_seats() -> None:
    """The last seat wins far more often in the second arm: a row of the table, and not the answer."""
    first = tuple(ended("ABC"[n % 3], 30 + n % 5) for n in range(60))
    second = tuple(ended("C" if n % 4 else "A", 30 + (n + 1) % 5) for n in range(60))
    found = figures(negotiations(first, second))
    rows = {row.name: row for row in found.outcomes}
    assert rows["C wins"].clear and rows["C wins"].difference.value > 0.3
    assert rows["each of A, B, C wins"].arms[0].value == rows["each of A, B, C wins"].arms[1].value == 1 / 3
    assert saying("evasion").answer(found.headline).startswith("Not settled: Each of A, B, C scores ")
    assert [row.name for row in found.measures["score"]] == ["each of A, B, C", "A", "B", "C"]


def test_where_all_seats_are_alike_the_answer_is_whether_anybody_wins_or_what_they_score() -> None:
    first = tuple(ended("ABC"[n % 3] if n % 10 else "", 30) for n in range(200))
    second = tuple(ended("ABC"[n % 3] if n % 2 else "", 30) for n in range(200))
    found = figures(negotiations(first, second))
    assert found.headline.among == 2 and found.headline.row.clear
    one = figures(negotiations(first))
    assert saying("evasion").answer(one.headline).startswith("Somebody wins in 90.0 % of 200 games, with a 95 % interval from ")


def test_equal_arms_of_equal_seats_are_seldom_called_different() -> None:
    """Where nothing differs the answer says so in all but one run of twenty; the seat that happens to differ most would not."""
    rng, runs, wrong, seats = random.Random(4), 400, 0, 0
    for _ in range(runs):
        arms = tuple(tuple(ended(rng.choice("ABC") if rng.random() < 0.8 else "", rng.randint(20, 40)) for _ in range(60)) for _ in "AB")
        found = figures(negotiations(*arms))
        wrong += found.headline.row.clear
        seats += any(row.difference.settled for row in found.outcomes if row.name in ("A wins", "B wins", "C wins"))
    print(f"{runs} runs: {wrong} answers wrong, {seats} with a seat that differs by itself")
    assert wrong / runs < 0.075
    assert seats / runs > 0.075, "the fault that pooling is for"


def test_what_the_game_tells_about_its_end_is_counted_without_being_asked() -> None:
    kinds = ("storm", "storm", "success", "storm")
    games = tuple(ended("A", end=kind, round=n, field=7, hard=bool(n % 2)) for n, kind in enumerate(kinds))
    rows = {row.name: row for row in figures(negotiations(games)).ends}
    assert list(rows) == ["end: storm", "end: success", "last round", "field", "hard: no", "hard: yes"]
    assert rows["end: storm"].arms[0].value == 0.75 and rows["end: storm"].sort == "share"
    assert (rows["last round"].arms[0].value, rows["last round"].sort) == (1.5, "mean") and rows["last round"].arms[0].bounded


def test_a_fact_of_many_values_is_cut_and_one_that_is_not_always_told_has_its_own_mean() -> None:
    games = (*(ended("A", note=f"n{n}") for n in range(40)), ended("A", late=4), ended("A", late=6))
    rows = {row.name: row for row in figures(negotiations(games)).ends}
    assert len([name for name in rows if name.startswith("note: ")]) == 15 and rows["note: other"].arms[0].value == 26 / 42
    assert (rows["late"].arms[0].value, rows["late"].arms[0].games) == (5, 2)


def test_what_is_the_same_in_every_game_says_so() -> None:
    games = tuple(ended("A", field=7) for _ in range(3))
    found = figures(negotiations(games, games))
    (row,) = found.ends
    assert spelled(row, row.arms[0]) == "always 7" and spelled(row, row.difference, "+") == "always the same"
    text = page(negotiations(games, games), found, "lysander lab hijacked", "games")
    assert "always 7" in text and "always the same" in text
    later = figures(negotiations(games, tuple(ended("A", field=5) for _ in range(3))))
    assert spelled(later.ends[0], later.ends[0].difference, "+") == "always −2" and later.ends[0].clear


def test_a_figure_that_not_every_game_has_keeps_its_place() -> None:
    assert in_order([["a", "b", "d"], ["a", "c", "d", "e"], ["z", "a", "b", "b hits", "c"]]) == ["z", "a", "c", "b", "b hits", "d", "e"]


def test_numbers_are_written_as_the_language_writes_them() -> None:
    english, german = saying("clouds", "en"), saying("clouds", "de")
    assert (english.count(12345), german.count(12345)) == ("12,345", "12.345")
    assert (english.percent(-0.123, "+"), german.percent(-0.123, "+")) == ("−12.3", "−12,3")
    assert (english.mean(0.5, "+"), german.mean(1234.5)) == ("+0.50", "1234,50")
    assert (german.always(3), german.always(0, "+"), english.always(2.5)) == ("immer 3", "immer gleich", "always 2.50")


def test_a_report_in_german_has_no_english_left() -> None:
    run = negotiations(tuple(ended("ABC"[n % 3], 30 + n % 5) for n in range(12)), tuple(ended("C", 30 + n % 4) for n in range(12)))
    said = saying("hijacked", "de")
    found = figures(run, said)
    text = page(run, found, "lysander lab hijacked", "ordner", said)
    shown = re.sub(r"<style>.*?</style>|<script>.*?</script>|data:[^\"]*|<pre>.*?</pre>", "", text, flags=re.S)
    assert '<html lang="de">' in text and "95-%-Intervall" in text
    assert not re.findall(r"\b(?:games|wins|interval|seed|dice|outcomes|longest|always|decisions)\b", shown.lower())
