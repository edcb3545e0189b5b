"""Hijacked in words: whole games without a gap in both languages, notes that say what an answer costs and brings, exact odds."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from lysander.core.ask import CHANCE, Answer, Ask, Refusal
from lysander.core.event import ALL, Event
from lysander.core.game import Result, Setup
from lysander.core.journal import load, replay
from lysander.core.match import Match
from lysander.games.hijacked.game import GAME
from lysander.games.hijacked.odds import cube_odds, face_odds
from lysander.games.hijacked.rules import raw_tables
from lysander.text import Text, for_game, plain

EN, DE = for_game("hijacked", "en"), for_game("hijacked", "de")
GAP = re.compile(r"[{}]|\?\?\?|None\b|(?<!: )\bnone\b")
SETUP = Setup("hijacked", seats=("A", "B"))
JOURNALS = Path(__file__).parent / "journals"


@pytest.fixture(autouse=True)
def nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that lacks an argument fails the test."""
    loose = FluentBundle.format_pattern

    def strict(bundle: FluentBundle, pattern: Any, args: Any = None) -> Any:
        said, errors = loose(bundle, pattern, args)
        assert not errors, (said, errors)
        return said, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", strict)


def whole(sentence: str) -> str:
    """Returns a sentence after a check that it has no gap."""
    assert not GAP.search(sentence), sentence
    return sentence


def tell(text: Text, match: Match[Any], ask: Ask) -> None:
    """Puts into words everything that is shown while a question is open."""
    view = plain(match.view(ask.seat))
    assert whole(text.question(ask, view)) and whole(text.main(ask)) and whole(text.help(ask, view))
    whole(text.twin(view, match.asks_of(ask.seat)))
    whole(text.waiting(GAME.waiting(match.state)))
    form = ask.domain.describe()
    values = [v for v in (*list(ask.domain.members() or ())[:40], *form.get("closed", {}), ask.default) if v is not None]
    for value in values:
        label, note, rule = text.option(ask, value, view)
        assert whole(label) and whole(note) is not None and re.fullmatch(r"[\d.]+", rule)
        if value not in form.get("closed", {}):
            whole(" ".join(text.order(str(value), view)))
    for refusal in form.get("closed", {}).values():
        assert whole(text.refusal(refusal)) != text.say("refusal-unknown")
    for rubbish in ("card 9 a", "squad a a 99", "tile 2 C>A", "change a 4 CCC", "rescue B01 G02", "x", 4):
        refusal = ask.domain.why_not(rubbish)
        assert refusal is None or whole(text.refusal(refusal))


@pytest.mark.parametrize(("seed", "seats"), [(1, "A"), (2, "AB"), (3, "ABC"), (4, "ABCD"), (5, "A")])
def test_a_whole_game_is_told_without_a_gap(seed: int, seats: str) -> None:
    rng = Random(seed)
    options = (
        {"tracks": "choose", "trust_score": "key", "head_start": "3"}
        if seed % 2
        else {"storm": "strict", "track_bonus": "choice", "last_step": "barred", "hijacker7": "example"}
    )
    setup = Setup("hijacked", "standard", options, tuple(seats))
    match, texts = Match(GAME, setup), [for_game("hijacked", lang, setup) for lang in ("en", "de")]
    while not match.over:
        ask = rng.choice(match.asks) if rng.random() < 0.15 else match.asks[0]
        if ask.seat != CHANCE and rng.random() < 0.3:
            for text in texts:
                tell(text, match, ask)
        for event in match.answer(ask.seat, ask.kind, ask.domain.sample(rng)):
            for text in texts:
                said = whole(text.event(event, seats[0]))
                assert said.strip() and not said.startswith(event.kind + " ")
    assert match.state.result is not None
    for text in texts:
        assert whole(text.result(match.state.result))


@pytest.mark.parametrize(
    ("at", "english", "german"),
    [
        ("hj:1p r7 sq11 tr60 dice:a1,b2 A{s12 F} X{s13}", "bring every score to 13. Now: A 12, Cybot 13.", "alle auf 13 kommen."),
        ("hj:2p r7 sq11 dice:a1,b2 A{s14} B{s11}", "bring every score to a target from 14 to 24.", "einen Zielstand von 14 bis 24 kommen."),
        ("hj:2p r7 sq11 dice:a1,b2 A{s11} B{s11}", "push the squad back from 11 to 13 with two dice.", "von 11 auf 13 zurückziehen lassen."),
    ],
)
def test_11_2_a_push_back_is_typed_with_the_targets_there_are(place: Any, at: str, english: str, german: str) -> None:
    board = place(at)
    view = board.match.view("A")
    for lang, said in (("en", english), ("de", german)):
        text = for_game("hijacked", lang, board.match.setup)
        assert said in whole(text.form(board.ask, board.ask.domain.describe(), view)[0])


def test_7_9_several_markers_of_a_kind() -> None:
    assert (EN.words.markers("CCJ"), EN.words.markers("FJJ")) == ("2 crypto and joker", "food and 2 jokers")  # type: ignore[attr-defined]
    assert DE.words.markers("FJJ") == "Nahrung und 2 Joker"  # type: ignore[attr-defined]


@pytest.mark.parametrize(("star", "english", "german"), [("", "Star: nobody.", "Stern: niemand."), (" star:B", "Star: B.", "Stern: B.")])
def test_9_6_nobody_has_the_star_at_first(place: Any, star: str, english: str, german: str) -> None:
    view = place(f"hj:2p tr30{star} dice:a1").match.view("A")
    assert english in EN.twin(view, ()) and german in DE.twin(view, ())


def test_names_in_the_catalogues_are_those_of_the_tables() -> None:
    tables = raw_tables()
    for lang, text in (("en", EN), ("de", DE)):
        for prefix, rows in (("hijacker", tables["hijackers"]["tile"]), ("tile", tables["bonus_tiles"]["tile"]), ("cybot", tables["cybot"]["card"])):
            assert [text.say(f"{prefix}-{row['id']}").strip("“”„") for row in rows] == [row[lang] for row in rows]


def test_every_option_goal_and_colour_has_words() -> None:
    tables = raw_tables()
    for text in (EN, DE):
        for option in tables["options"]["option"]:
            title, help = text.switch(option["key"])
            assert title != option["key"] and help
        assert all(text.say.has(f"goal-{g['id']}") for g in tables["objectives"]["goal"])
        assert all(text.say.has(f"colour-{c['colour']}") for c in tables["cards"]["card"])
        assert {"kind-C", "die-v", "goal-pts18", "cybot-12", "source-star"} <= set(text.terms)


POSITION = "hj:2p r3 @A sq9 tr20 num:F2,C5,M1,J6 row:4,B05,2,G01=Ba3,R01,S02 top:3 dice:a4,b5 A{s12 CJ [B02,B03]} B{s10 F}"


def test_11_4_the_waiting_line_names_who_is_asked_in_the_window() -> None:
    match = Match(GAME, SETUP, GAME.parse("hj:2p r4 dice:a1,b1 A{s10 C} B{s9 C}", SETUP))
    match.give(Answer("A", "turn.act", "squad a b 10"))
    assert EN.waiting(GAME.waiting(match.state)) == "Round 4. B may level their score."
    named = for_game("hijacked", "de", SETUP, {"A": "Amara", "B": "Jonas"})
    assert named.waiting(GAME.waiting(match.state)) == "Runde 4. Jonas darf den eigenen Punktestand angleichen."


def test_15_5_the_waiting_line_names_who_has_a_choice_in_anothers_turn() -> None:
    setup = Setup("hijacked", seats=("A", "B", "C"))
    match = Match(GAME, setup, GAME.parse("hj:3p r3 sq8 dice:a1,b6 A{s12} B{s12} C{s12}", setup))
    match.answer("A", "turn.act", "squad a b")
    assert match.asks[0].kind == "track.take"
    assert EN.waiting(GAME.waiting(match.state)) == "Round 3. B has a choice to make."
    assert DE.waiting(GAME.waiting(match.state)) == "Runde 3. B hat eine Wahl zu treffen."


def at(position: str = POSITION) -> tuple[Match[Any], Ask, dict[str, Any]]:
    """Returns a match in a position, its question and its view."""
    match = Match(GAME, SETUP, GAME.parse(position, SETUP))
    return match, match.asks[0], plain(match.view(match.asks[0].seat))


@pytest.mark.parametrize(
    ("value", "label", "note", "rule"),
    [
        ("card 2 a", "Select B05 (blue, 20 %, crypto) on place 2 with die a (4)", "You can play it for crypto.", "7.2"),
        ("card 4 b", "Take G01 (green, 0 %, food and medicine) on place 4 from B with die b (5) and play it", "which you cannot pay", "8.7"),
        ("card 5 a", "Select R01 (red) on place 5 with die a (4)", "Red: discarded for 1 point. +1 point, making 13 in all", "7.2"),
        ("card 1 a", "Select the face-down card on place 1 with die a (4)", "% you could play now", "7.2"),
        ("trust b", "Build trust with die b (5)", "First cube green 77 %, three green 42 %; trust +18 % on average.", "9.1"),
        ("marker b", "Take crypto with die b (5)", "6 in the supply.", "12.1"),
        ("squad a b 14", "Push the squad back with die a (4) and die b (5), every score to 14", "Still missing: A +2, B +4.", "11.2"),
        ("change a 6 CJ", "Turn die a (4) to 6 for crypto and joker", "", "6.5"),
        ("end", "End the turn", "Unused: die a (4) and die b (5).", "13.6"),
        ("rescue B02 B03", "Free a passenger for B02 and B03", "", "14.1"),
    ],
)
def test_25_3_an_answer_tells_what_it_is_and_what_it_brings(value: str, label: str, note: str, rule: str) -> None:
    _, ask, view = at()
    said = EN.option(ask, value, view)
    assert (said[0], said[2]) == (label, rule) and note in said[1]


def test_16_1_an_any_time_move_tells_its_points_and_the_bonus_it_stops_on() -> None:
    match, _, view = at(POSITION.replace("s12", "s10"))
    offer = next(a for a in match.asks if a.kind == "any" and a.seat == "A")
    assert EN.option(offer, "rescue B02 B03", view)[1] == "+3 points, making 13 in all, and food from the track."
    assert DE.option(offer, "cash C", view)[:2] == ("Krypto einlösen", "+1 Punkt, dann insgesamt 11.")


def test_12_1_a_joker_has_its_article() -> None:
    for what, english, german in (("J", "a joker", "einen Joker"), ("C", "crypto", "Krypto")):
        event = Event("gets", "12.1", ALL, {"seat": "B", "what": what, "why": "track"})
        assert EN.event(event, "A") == f"B gets {english} from a bonus space of their track."
        assert DE.event(event, "A").startswith(f"B erhält {german} von")


def test_7_14_odds_of_faces_and_cubes_are_exact() -> None:
    _, _, view = at()
    rules = EN.words.rules
    seen = [c for c in rules.pool[4] if c in ("B04", "B10", "R04")]
    odds = face_odds(rules, view, "A", seen)
    assert odds["count"] == len(seen) and odds["red"] == round(100 * sum(c[0] == "R" for c in seen) / len(seen))
    assert cube_odds(12, 3) == {"first": 80, "three": 48, "gain": 19}
    assert cube_odds(1, 3) == {"first": 25, "three": 0, "gain": 2}


def test_11_8_only_the_drawing_seat_reads_which_tiles_were_drawn() -> None:
    own = Event("tiles", "11.8", ("A",), {"seat": "A", "count": 2, "tiles": [3, 6]})
    others = Event("tiles", "11.8", ("B",), {"seat": "A", "count": 2, "tiles": []})
    assert EN.event(own, "A") == "A draws the bonus tiles “Passenger list” and “A good word”."
    assert EN.event(others, "B") == "A draws 2 bonus tiles and keeps one."


def test_events_say_who_what_how_many_and_why() -> None:
    points = Event("points", "15.2", (ALL,), {"seat": "B", "points": -2, "score": 8, "was": 10, "why": "tile_2"})
    assert EN.event(points, "A") == "B loses 2 points for markers received, now 8."
    trust = Event("trust", "9.8", (ALL,), {"trust": 20, "was": 40, "why": "persuaded"})
    assert DE.event(trust, "A") == "Das Vertrauen sinkt von 40 % auf 20 %, weil ein Entführer aufgibt."
    void = Event("medal", "17.2", (ALL,), {"medal": 2, "goal": "pts18", "seat": "", "seats": ["A", "C"]})
    assert EN.event(void, "A") == "A and C reach the goal “score 18” at the same moment; the medal worth 2 leaves the game."


def test_20_5_a_result_is_told_with_its_sheets() -> None:
    rows = [{"source": "score", "points": 27, "detail": "", "rule": "20.5"}, {"source": "hijacker", "points": 8, "detail": 2, "rule": "18.9"}]
    facts = {"end": "success", "winners": ["A"], "scores": {"A": 35, "B": 30}, "sheets": {"A": rows, "B": []}, "round": 9}
    result = Result({"A": 35, "B": 30}, facts)
    assert EN.result(result) == "A wins. A 35, B 30."
    sheet = EN.sheets(result)[0]
    assert (sheet.title, sheet.total) == ("A", 35) and [(r.label, r.points) for r in sheet.rows] == [("Score track", 27), ("“The Accountant”", 8)]


def test_20_5_the_sheet_says_what_moved_the_score_marker() -> None:
    setup = Setup("hijacked", seats=("A", "B"))
    match = Match(GAME, setup, GAME.parse("hj:2p r9 @final hij:1.0,2.0,3.0,4.0 A{s10 F [B01,B02] p3 q1 T2} B{s20 C [G02]}", setup))
    for seat, value in (("A", "tile 2 F>B"), ("A", "rescue B01 B02"), ("B", "cash C"), ("B", "done")):
        match.answer(seat, "final.call", value)
    sheets = {s.title: ([(r.label, r.points) for r in s.rows], s.total) for s in EN.sheets(match.state.result, match.events)}
    assert sheets == {
        "A": ([("Score track", 10), ("Passengers freed", 3), ("“Helping hand”", 1)], 14),
        "B": ([("Score track", 20), ("Markers cashed", 1), ("“Helping hand”", -1), ("Demand markers", 1), ("Cards left", -3)], 18),
    }


@pytest.mark.parametrize("name", ["shared", "solo-lost", "solo-won", "spared", "success-pushed"])
def test_20_5_every_point_of_a_recorded_game_has_its_source(name: str) -> None:
    journal = load((JOURNALS / f"{name}.jsonl").read_text("utf-8"))
    match = replay(GAME, journal)
    for sheet in EN.sheets(match.state.result, match.events):
        assert sum(row.points for row in sheet.rows) == sheet.total
        begun = {"solo-lost": 10, "solo-won": 3} if sheet.title == "Cybot" else {}
        assert [row.points for row in sheet.rows if row.label == "Score track"] == ([begun[name]] if begun else []), "21.1 the Cybot begins ahead"
    found = GAME.measures(match.state, match.events)
    moved = sum(value for key, value in found.items() if key.startswith("points on the score track/"))
    assert moved == pytest.approx(found["points by source/score"])


def test_refusals_name_what_is_in_the_way() -> None:
    low = Refusal("7.8", "trust-too-low", {"card": "B05", "needs": 20, "trust": 10})
    assert EN.refusal(low) == "B05 needs 20 % trust; there is 10 %."
    assert DE.refusal(Refusal("10.2", "line-shut", {"line": 2, "seat": "X"})) == "Direktverbindung 2 gehört Cybot."


def test_the_twin_of_a_finished_game_leaves_out_what_there_is_not() -> None:
    told = load((Path(__file__).parent / "journals" / "storm-two.jsonl").read_text("utf-8"))
    match = replay(GAME, told)
    twin = for_game("hijacked", "en", told.setup).twin(match.view("A"), ())
    assert match.over and "The game is over" in twin
    assert [words for words in ("Rounds left", "next bonus") if words in twin] == []


@pytest.mark.parametrize(("storm", "rounds"), [("strict", 3), ("spared", 4)])
def test_19_2_rounds_left_are_those_in_which_a_success_counts(storm: str, rounds: int) -> None:
    setup = Setup("hijacked", "standard", {"storm": storm}, ("A", "B"))
    option = " opt:storm=strict" if storm == "strict" else ""
    match = Match(GAME, setup, GAME.parse(f"hj:2p{option} r4 sq4 dice:a1,b2", setup))
    assert f"Rounds left without a push-back: {rounds}." in for_game("hijacked", "en", setup).twin(match.view("A"), (), ())
