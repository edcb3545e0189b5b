"""11.16, 11.17 Flight plans in the terminal: refusals, the planning aid, and plans put together by questions."""

from __future__ import annotations

import pytest

from lysander.games.clouds.game import Clouds
from lysander.terminal.boards.clouds.draft import Draft
from lysander.terminal.boards.clouds.leg import notation_of
from lysander.terminal.reader import Ended
from lysander.terminal.table import Player, Table

from .clouds_table import Seated, typed


def test_11_16_all_reasons_are_printed_with_their_paragraphs() -> None:
    shown = typed("tlh9 s9")
    assert "Not possible, for these reasons:" in shown
    assert "Not banked to that side. [11.3]" in shown and "The lengths add up to 18, the speed is 14. [11.4]" in shown
    assert "Not possible: The lengths add up to 2, the speed is 14. [11.4]" in typed("rr")


def test_11_17_why_tells_what_a_plan_would_bring() -> None:
    shown = typed("why RR TRE8 S4 =0")
    assert "That is possible" in shown and "Next turn: speed 11 (medium)" in shown and "65 % chance" in shown
    assert "Ends at" in shown and "Least height 24." in shown
    refused = typed("why RR TRF9")
    assert "The lengths add up to 11" in refused and "Ends at 5.6 east" in refused, "what can be drawn is told of a plan that is not finished"
    assert "Ends at" not in typed("why RR TRE8 S4 =0", options=["aid=rough"])


def test_a_plan_is_put_together_by_numbers_and_questions() -> None:
    table = Seated(["legs", "3", "2", "F", "9", "-3", "1", "3", "0", "=0", "ok"])
    shown = table.run()
    assert table.typist.prompts[1] == "plan" and "Template, A to Z; F is free, D the tightest; Enter: F" in table.typist.prompts
    assert "Length, 1 to 12 MU; Enter: 12" in table.typist.prompts, "a roll to the right has taken two"
    assert any(line.value == "RR TRF9-3 S3 =0" for line in table.table.match.lines)
    assert "14 MU left" in shown and "RR TRF9-3: 3 MU left" in shown and "RR TRF9-3 S3 =0: 0 MU left" in shown


def test_a_leg_is_taken_back_and_the_plan_begun_anew() -> None:
    table = Seated(["legs RR", "TRF9", "undo", "TRH12", "clear", "undo", "ok"])
    table.run()
    plans = [prompt for prompt in table.typist.prompts if prompt.startswith("plan")]
    assert plans == ["plan RR", "plan RR TRF9", "plan RR", "plan RR TRH12", "plan", "plan RR TRH12"]
    assert any(line.value == "RR TRH12" for line in table.table.match.lines)


def test_a_hint_is_given_in_the_middle_of_a_plan_and_can_be_followed() -> None:
    table = Seated(["legs RR", "hint", "TRF9", "tipp", "do"])
    shown = table.run()
    assert shown.count("A bot would answer: plan:E1=") == 2 and "is not a leg" not in shown
    assert [prompt for prompt in table.typist.prompts if prompt.startswith("plan")][1:] == ["plan RR", "plan RR TRF9", "plan RR TRF9"]
    hinted = shown.partition("A bot would answer: plan:E1=")[2].splitlines()[0].strip()
    assert any(line.value == hinted for line in table.table.match.lines)


def test_what_is_no_leg_is_said_and_changes_nothing() -> None:
    shown = typed("legs RR", "lmn", "99", "undo", "undo", "2", "ok")
    assert "lmn is not a leg." in shown and "There is no answer 99 here." in shown
    assert "There is nothing to take back." in shown


def test_a_question_of_a_leg_says_what_it_takes() -> None:
    table = Seated(["legs RR", "1", "13", "x", "9", "5", "−2", "2", "5", "undo", "back"], lang="de")
    shown = table.run()
    assert "13 geht nicht: 1 bis 12." in shown and "x geht nicht: 1 bis 12." in shown, "the steady leg is asked for its length"
    assert "5 geht nicht: −3 bis +3." in shown and "Höhe ändern, −3 bis +3 MU" in " ".join(table.typist.prompts)
    assert "Plan RR S9-2" in table.typist.prompts, "what was no answer is asked again, and costs no leg"
    assert "5 geht nicht: A bis Z." in shown and table.typist.prompts[-2:] != ["Plan RR S9-2"] * 2


def test_legs_that_cannot_come_next_are_told_with_their_paragraph() -> None:
    shown = typed("legs")
    assert "turn left, turn right: Not banked to that side. [11.3]" in shown
    assert "land: Too high or too fast to land, where the landing begins. [17.1]" in shown
    assert "RR TRF14: 2 MU too many" in typed("legs RR TRF14")


def test_the_same_plan_again() -> None:
    lines = ["same", "back", "same c1", "back", "same e9"]

    def then(table: Table) -> str:
        """Defaults, until the second flight plan is asked for."""
        ask = table.asks_of("e1")[0]
        if ask.kind != "plan:E1" or table.match.state.turn < 2:
            return str(ask.default)
        if not lines:
            raise Ended
        return lines.pop(0)

    table = Seated(["same", "RR TRF12"], then=then)
    shown = " ".join(table.run().split())
    plans = [prompt for prompt in table.typist.prompts if prompt.startswith("plan")]
    flown = [line.value for line in table.table.match.lines if line.kind == "plan:C1"]
    assert "E1 has flown no plan yet." in shown and "E9 has flown no plan yet." in shown
    assert plans == ["plan RR TRF12", f"plan {flown[-1]}"]


def test_a_plan_cannot_be_made_where_none_is_asked() -> None:
    shown = typed("legs", "same", scenario="mission_1")
    assert shown.count("There is no flight plan to make now.") == 2, "the crews come first"


def test_the_draft_keeps_the_order_of_the_notation() -> None:
    draft = Draft()
    for words in ("rr", ">c1", "trf9 s3", "thr", "=l", "=0", ">c2"):
        assert draft.add(words), words
    assert draft.plan == "RR TRF9 S3 =0 thr >C2"
    assert draft.undo() and draft.plan == "RR TRF9 S3 =0 thr >C1"
    assert not draft.add("banana") and draft.plan == "RR TRF9 S3 =0 thr >C1"
    assert Draft("- /jettison").plan == "- /jettison" and Draft("-").plan == "-"


@pytest.mark.parametrize("kind", ["ease", "immelmann", "stall", "spin", "land", "takeoff"])
def test_a_leg_without_figures_has_one_writing(kind: str) -> None:
    assert Draft().add(notation_of({"shown": "F", "forced": ""}, {"kind": kind}, 5))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_line_is_longer_than_the_screen(lang: str) -> None:
    shown = Seated(["map", "legs RR TRF9", "help", "map", "s3", "back", "help", "text"], lang=lang).run()
    assert max(map(len, shown.splitlines())) <= 80 and "{ $" not in shown and "tty-" not in shown


def test_what_is_no_plan_at_all_is_not_judged_as_one() -> None:
    for line in ("any", "would x", "c1 any", "fly to him"):
        assert "That is not one of the answers." in typed(line), line
    for line in ("S99", "tlf", "- /photo:N9", "banana S5", ">C1"):
        assert "Not possible" in typed(line), line


def test_words_for_what_can_be_done_at_any_time() -> None:
    assert "The answer stands behind the word: give-up give-up" in typed("give-up") or "give-up yes" in typed("give-up")
    assert "Possible at any time: standing-order:E1, break-off, give-up." in typed("resign")
    assert "This game has no umpire’s seat." in typed("umpire") and "no umpire’s seat" in typed("umpire take")
    assert "ask for vital re-rolls only" in typed("standing-order:E1 vital")


def test_an_aeroplane_with_the_name_of_a_seat_is_shot_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """At one screen ``C1`` may begin an any-time answer of seat c1; what is asked comes first."""
    start = "clouds duel T2 F4 ; E1=camel@0,-500,24/h0000L0/v14+ini15.3+moved ; C1=dr1@100,400,24/h0300L0/v14+ini10.2+moved"
    monkeypatch.setattr(Clouds, "new", lambda game, setup: game.parse(start, setup))
    both = {"e1": Player("human", "Amara"), "c1": Player("human", "Jon")}
    assert "Shot. Camel E1: " in typed("C1 normal", players=both)
    assert "No sustained fire" in typed("c1 sustained", players=both)
    assert "[29.8]" in typed("c1 standing-order:C1", players=both), "the list of the other person's standing order"
