"""The chances of a finished game: repeatable, certain at the end, within their intervals, and found where they turn."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from lysander.core.ask import CHANCE
from lysander.core.bundle import part
from lysander.core.journal import load
from lysander.core.share import rate
from lysander.games.registry import game
from lysander.review import work
from lysander.review.course import Course, course_of
from lysander.review.plan import Budget, Found, due, turning
from lysander.review.playouts import chances, ending, played_on
from lysander.review.saying import goals, steps, turns
from lysander.text import for_game

GAMES = Path(__file__).parents[1] / "games"
RECORDED = {
    "evasion/both-win": "11",
    "evasion/umpire-awards": "10",
    "hijacked/solo-won": "1",
    "hijacked/solo-lost": "0",
    "hijacked/shared": "11",
    "flight181/historical": "10",
    "flight181/shot": "01",
    "clouds/alone": "10",
    "clouds/turn-limit": "00",
}
"""Recorded games and which goals were reached in them."""


def course(name: str) -> Course:
    """The course of a recorded game."""
    id, _, file = name.partition("/")
    journal = load(part((GAMES / id / "journals" / f"{file}.jsonl").read_text("utf-8")))
    of = game(id)
    return course_of(of, journal.setup, journal.lines, of.parse(journal.position, journal.setup) if journal.position else None)


def begun(played: Course, level: str = "") -> Found:
    """A review of it in which nothing is found yet."""
    return work.new(played.game, played.setup, played.result, played.last, level)


@pytest.mark.parametrize("name", RECORDED)
def test_the_last_step_is_what_the_result_says(name: str) -> None:
    played = course(name)
    found = begun(played)
    assert found.level == "normal"
    assert found.end == RECORDED[name] == ending(played.game, played.setup, played.result)
    last = steps(found)[-1]
    assert (last.step, last.count) == (len(played.lines), 0)
    assert [(c.value, c.low, c.high) for c in last.chances] == [(int(digit),) * 3 for digit in found.end]
    assert len(goals(played, for_game(played.game.id))) == len(found.end)


@pytest.mark.parametrize(("name", "said"), [("hijacked/shared", ["Hanna", "B"]), ("evasion/both-win", ["British", "Germans"])])
def test_goals_have_the_names_of_people_where_seats_are_letters(name: str, said: list[str]) -> None:
    played = course(name)
    people = {goal[0]: "Hanna" for goal in played.game.goals(played.setup)[:1]}
    assert [goal.label for goal in goals(played, for_game(played.game.id, "en", played.setup, people))] == said


def test_a_game_that_is_not_over_has_no_chances() -> None:
    whole = course("flight181/shot")
    with pytest.raises(ValueError, match="not over"):
        begun(course_of(whole.game, whole.setup, whole.lines[:-1]))


def test_play_outs_are_the_same_whenever_they_are_played() -> None:
    played, again = course("evasion/both-win"), course("evasion/both-win")
    for step in (0, 150):
        told = [played_on(played, step, "easy", n) for n in range(12)]
        assert told == [played_on(again, step, "easy", n) for n in reversed(range(12))][::-1]
        assert len(set(told)) > 1, "other numbers have other dice"
    assert course("evasion/both-win").events == played.events, "nothing of the course was changed"


def test_before_the_last_line_that_is_no_die_the_end_is_near() -> None:
    """A play-out goes on from its step: with one line left that decides it, it ends as the game did."""
    played = course("flight181/shot")
    assert {played_on(played, played.last - 1, "normal", n) for n in range(8)} == {"01"}


def test_intervals_hold_what_many_play_outs_say() -> None:
    played = course("flight181/historical")
    step, blocks, each = 100, 12, 12
    ends = [played_on(played, step, "easy", n) for n in range(blocks * each)]
    hits = [end[0] == "1" for end in ends]
    much = sum(hits) / len(hits)
    assert 0.1 < much < 0.9, "a step at which it is open"
    inside = sum((e := rate(sum(hits[at : at + each]), each)).low <= much <= e.high for at in range(0, len(hits), each))
    assert inside >= blocks - 3
    narrow = sum(abs(rate(sum(hits[at : at + each]), each).value - much) < 0.02 for at in range(0, len(hits), each))
    assert narrow < blocks - 3, "an interval of two points would be too narrow"


# where chances turn


LAST = 200
BUDGET = Budget(coarse=8, first=20, most=40, few=60, many=300)


def planted(found: Found, chance: dict[int, float], budget: Budget = BUDGET, stop: int = 0) -> Found:
    """What is found where the chance of the first goal is that of the last line of ``chance`` up to a step; ``stop`` breaks off after some pieces."""
    pieces = 0
    while (piece := due(found, budget)) is not None and not (stop and pieces >= stop):
        pieces += 1
        if piece.ask:
            found = msgspec.structs.replace(found, bots={**found.bots, piece.step: []})
            continue
        value = chance[max(line for line in chance if line <= piece.step)]
        draws = [Random(f"{piece.step}/{n}").random() < value for n in range(piece.first, piece.first + piece.count)]
        have = found.steps.get(piece.step, {"10": 0, "01": 0})
        tally = {"10": have["10"] + sum(draws), "01": have["01"] + len(draws) - sum(draws)}
        found = msgspec.structs.replace(found, steps={**found.steps, piece.step: tally})
    return found


def nothing() -> Found:
    """A review in which nothing is found yet; the first goal was reached."""
    return Found("normal", 2, LAST, "10")


def test_a_turn_is_found_at_its_line_and_nowhere_else() -> None:
    found = planted(nothing(), {0: 0.3, 77: 0.65, 140: 0.97})
    assert 76 in turning(found, BUDGET) and set(turning(found, BUDGET)) <= {76, 139}
    assert sum(found.steps[76].values()) == sum(found.steps[77].values()) == BUDGET.many
    assert len(found.steps) <= BUDGET.most and found.playouts <= BUDGET.playouts
    assert turning(planted(nothing(), {0: 0.95}), BUDGET) == [], "where nothing turns, noise is no turning point"


def test_what_play_outs_may_do_by_chance_is_no_turning_point() -> None:
    for count, turns_there in ((60, []), (300, [76])):
        found = nothing()
        found.steps = {76: {"10": count * 45 // 100, "01": count * 55 // 100}, 77: {"10": count * 60 // 100, "01": count * 40 // 100}}
        assert turning(found) == turns_there, f"fifteen points after {count} play-outs"
        found.steps = {76: {"10": 4500, "01": 5500}, 77: {"10": 5300, "01": 4700}}
        assert turning(found) == [], "eight points are too few"


def test_a_review_that_was_broken_off_comes_to_the_same() -> None:
    chance = {0: 0.3, 77: 0.65}
    for stop in (1, 7, 30):
        kept = msgspec.json.decode(msgspec.json.encode(planted(nothing(), chance, stop=stop)), type=Found)
        assert planted(kept, chance) == planted(nothing(), chance)


def test_what_other_bots_found_is_not_gone_on_with() -> None:
    assert nothing().goes_on(nothing())
    for other in ({"version": "0.0"}, {"level": "easy"}, {"last": LAST + 1}, {"end": "01"}):
        assert not msgspec.structs.replace(nothing(), **other).goes_on(nothing())


def test_a_short_piece_is_gone_on_with() -> None:
    played, budget = course("clouds/alone"), Budget(coarse=2, first=2, most=2, few=2, many=2)
    found = begun(played, "easy")
    assert sum(sum(t.values()) for t in work.carry_out(played, found, due(found, budget), 0.0, budget).steps.values()) == 1
    slow, quick = (list(work.pieces(played, begun(played, "easy"), budget, each)) for each in (0.0, 9.0))
    assert len(slow) > len(quick) and slow[-1].steps == quick[-1].steps
    assert slow[-1].done and work.review(played, "easy", budget, 0.001).done is False


def test_bots_answer_from_what_the_seat_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    played = course("evasion/both-win")
    step = next(n for n in range(120, played.last) if played.lines[n].seat == "german" and played.decided(n))
    asked = []

    class Watcher:
        seat = "german"

        def decide(self, view, questions, events):
            asked.append((view, events))
            return questions[0].kind, questions[0].default

        def close(self):
            pass

    monkeypatch.setattr(work, "make", lambda *given, **more: Watcher())
    (answer,) = work.bots_answers(played, step, "normal", Budget(asked=3))
    assert answer.times == len(asked) == 3
    view, events = asked[0]
    assert "patrols" in view and "men" not in view and "truth" not in view
    told = [e for e in played.events[: played.marks[step]] if e.told("german")]
    assert [e["kind"] for e in events] == [e.kind for e in told] and len(told) < played.marks[step]


@pytest.mark.parametrize(("line", "mark"), [(1, "Trupp 3"), (2, "Luke links")])
def test_an_answer_of_which_nothing_was_told_is_marked_by_its_words(line: int, mark: str) -> None:
    """It was marked by the name of its question in the program: ``enter:t3``."""
    played = course("flight181/three-teams")
    found = begun(played)
    found.steps = {line: {"10": 90, "01": 10}, line + 1: {"10": 30, "01": 70}}
    (said,) = turns(played, found, for_game("flight181", "de", played.setup))
    assert said.mark == mark


def test_a_turn_is_told_in_the_words_of_the_log_with_its_die() -> None:
    played = course("evasion/both-win")
    line = next(n for n in range(played.last) if played.lines[n].seat == CHANCE and any(e.kind == "b_found" for e in played.told(n)))
    found = begun(played)
    found.steps = {line: {"10": 90, "00": 10}, line + 1: {"10": 30, "01": 70}}
    for lang, word in (("en", "men seen"), ("de", "gesehen")):
        (said,) = turns(played, found, for_game("evasion", lang, played.setup))
        assert said.step == line and said.seat == "" and word in said.title.lower() and said.rule and said.when and said.mark
        assert said.rolls and said.rolls[0]["face"] == played.lines[line].value
        assert [c.value for c in said.before] == [0.9, 0.0] and [c.value for c in said.after] == [0.3, 0.7]
        assert all(c.low < c.value < c.high for c in said.after)
    assert chances(found.steps[line], 2)[0].games == 100
