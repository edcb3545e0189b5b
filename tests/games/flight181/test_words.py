"""Flight 181 is told in both languages: no gap in any sentence, odds and dice that are the rules', words for whatever the tables name."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lysander.core.ask import CHANCE, Ask
from lysander.core.event import Event
from lysander.core.game import Result, Setup
from lysander.core.journal import load, replay
from lysander.core.match import Match
from lysander.core.sheet import Sheet, SheetRow
from lysander.core.tables import read_toml
from lysander.games.flight181.choices import worth_a_line
from lysander.games.flight181.game import GAME
from lysander.games.flight181.odds import any_hit
from lysander.games.flight181.twin import spread
from lysander.text import Text, for_game
from lysander.text.twin import reports

PACKAGE = "lysander.games.flight181"
EN, DE = for_game("flight181", "en"), for_game("flight181", "de")
GAP = re.compile(r"[{}]|\?\?\?|\b[Nn]one\b")
SWITCHED = {
    "sweep": "pass",
    "vet_scope": "token",
    "wound_modifier": "each",
    "stray_check": "yes",
    "third_token": "stray",
    "vet_style": "shell",
    "verdict": "par",
    "possum_found": "visible",
    "stay_down": "yes",
}
RUBBISH = ("rubbish", 17, None, "h9>t9", "h3>t1", "A1/A2", "h1.c", "h2.u", "search", "blend.p1", "execute", "p1:L1,^", "A9,A9", "+w1/A1", "out", "dn")


def whole(sentence: str) -> str:
    """Returns a sentence after a check that it has no gap."""
    assert not GAP.search(sentence), sentence
    return sentence


def tell(text: Text, match: Match[Any], ask: Ask, rng: Random) -> None:
    """Puts into words everything that is shown while a question is open."""
    view = match.view(ask.seat)
    assert whole(text.question(ask, view)) and whole(text.main(ask)) and whole(text.help(ask)) is not None
    whole(text.waiting(GAME.waiting(match.state)))
    if rng.random() < 0.2:
        whole(text.twin(view, match.asks_of(ask.seat)))
    listed = list(ask.domain.members() or [ask.domain.sample(rng)])
    for value in [*rng.sample(listed, min(12, len(listed))), ask.default]:
        label, note, rule = text.option(ask, value, view)
        assert whole(label) and whole(note) is not None and re.fullmatch(r"[\d.]+", rule), (ask.kind, value)
        assert label[0] == label[0].upper()
    for rubbish in RUBBISH:
        refusal = ask.domain.why_not(rubbish)
        if refusal is not None:
            whole(text.refusal(refusal))


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_is_told_without_a_gap(seed: int) -> None:
    rng, scenario, seats = Random(seed), ("mogadishu", "free", "no_surprise")[seed % 3], GAME.seatings[seed % 3]
    setup = Setup("flight181", scenario, SWITCHED if seed > 2 else {}, seats)
    match, texts = Match(GAME, setup), [for_game("flight181", lang, setup) for lang in ("en", "de")]
    while not match.over:
        ask = match.asks[0]
        if ask.seat != CHANCE:
            for text in texts:
                tell(text, match, ask, rng)
        for event in match.answer(ask.seat, ask.kind, ask.domain.sample(rng)):
            for text in texts:
                assert all(whole(text.event(event, seat)).strip() for seat in seats if event.told(seat))
                assert all(whole(f"{card['title']}. {card['verdict']} {card['needed']}".replace(" None", "")) for card in text.rolls(event))
    assert match.state.result is not None
    for text in texts:
        whole(text.result(match.state.result))
        sheet = text.sheets(match.state.result)[0]
        assert sheet.total == sum(row.points for row in sheet.rows) == match.state.result.facts["score"]
        whole(text.twin(match.view(seats[1]), ()))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("table", "row", "prefix"), [("events", "event", ""), ("decisions", "decision", "ask-"), ("rolls", "roll", "roll-")])
def test_whatever_the_tables_name_has_words(lang: str, table: str, row: str, prefix: str) -> None:
    """4.11, 22.1, 23.1"""
    say = for_game("flight181", lang).say
    ids = [r["id"] for r in read_toml(PACKAGE, table)[row] if r["id"] != "shell-swap"]
    assert [id for id in ids if not say.has(prefix + id)] == []
    if table == "decisions":
        assert [id for id in ids if not (say.has(f"ask-{id}.help") and say.has(f"ask-{id}.main"))] == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_21_1_options_scenarios_and_seats_are_named(lang: str) -> None:
    text = for_game("flight181", lang)
    for option in GAME.options:
        title, help = text.switch(option.key)
        assert title != option.key and help
        assert all(isinstance(value, int) or text.say.has(f"value-{value}") for value in option.values)
    assert all(text.scenario(s.id)[1] for s in GAME.scenarios) and all(text.seat(s.id) != s.id for s in GAME.seats)
    assert all(text.say.has(f"mod-{m['id']}") for m in read_toml(PACKAGE, "to_hit")["modifier"])
    assert len([id for id in text.terms if id.startswith("square-")]) == 42


def roll(name: str, subject: str, face: int, outcome: str, needs: int | None = None, **modifiers: int) -> dict[str, Any]:
    """Returns a roll as a fact of an event."""
    rows = [{"id": id, "add": add, "rule": "10.8"} for id, add in modifiers.items()]
    total = face + sum(modifiers.values())
    return {"name": name, "subject": subject, "faces": 6, "face": face, "modifiers": rows, "sum": total, "needs": needs, "outcome": outcome}


SHOT = {"from": "t1", "at": "h2", "kind": "u", "square": "A5", "target": "A8", "line": ["A6", "A7", "A8"], "hit": False, "chain": 4, "link": 1}
CAPTURED = {"hijacker": "h3", "how": "vet", "token": "p8", "square": "L11", "team": "t1"}
HIJACKER = {"hijacker": "h3", "square": "A5", "path": ["A6", "L6"], "act": "-"}


@pytest.mark.parametrize(
    ("kind", "facts", "english", "german"),
    [
        ("shot", SHOT, "Team 1 fires at Hijacker 2, uncontrolled: missed.", "Trupp 1 schießt auf Entführer 2, unkontrolliert: daneben."),
        ("placed", {}, "The Hijackers have set up.", "Die Entführer haben aufgestellt."),
        (
            "passenger-hit",
            {"token": "p4", "square": "A9", "casualties": ["serious"], "checks": ["p4", "p5"], "modifier": -1},
            "Group 4 is hit in aisle 9: one serious wound token. Morale check at −1: Group 4 and Group 5.",
            "Gruppe 4 ist im Gang 9 getroffen: ein Marker „schwer verletzt“. Moralprüfung mit −1: Gruppe 4 und Gruppe 5.",
        ),
        (
            "team",
            {"team": "t2", "control": "no", "operations": ["+w1/A1", "A1", "L1", "out"], "path": ["A1", "L1"], "square": "L1"},
            "Team 2 goes to the front left door. It picks up Wounded w1 in aisle 1 and evacuates the token.",
            "Trupp 2 geht zur Tür vorn links. Er nimmt Marker w1 (verwundet) im Gang 1 auf und bringt den Marker hinaus.",
        ),
        (
            "token",
            {"token": "s1", "kind": "serious", "from": "A9", "square": "L9", "overflow": True, "aside": False},
            "Seriously wounded s1 lies at left seats 9, for want of room in aisle 9.",
            "Marker s1 (schwer verletzt) liegt auf den Sitzen links 9, weil im Gang 9 kein Platz ist.",
        ),
        (
            "passenger-morale",
            {"token": "p4", "square": "A5", "result": "exit", "path": ["A6"], "goal": "L7", "halted": "t2", "left": False},
            "Group 4 heads for the exit and gets to aisle 6. Team 2 halts it there.",
            "Gruppe 4 will zum Ausgang und kommt bis in den Gang 6. Dort hält Trupp 2 die Gruppe an.",
        ),
        (
            "hijacker",
            {"hijacker": "h3", "square": "A5", "change": "lost"},
            "Hijacker 3 is lost from sight in aisle 5.",
            "Entführer 3 ist im Gang 5 aus den Augen verloren.",
        ),
        (
            "hijacker",
            {**HIJACKER, "before": "hidden", "after": "visible", "change": "appears"},
            "Hijacker 3 goes to left seats 6: the Teams see him now.",
            "Entführer 3 geht zu den Sitzen links 6: Die Trupps sehen ihn jetzt.",
        ),
        (
            "executed",
            {"tokens": ["w1", "s2"], "square": "A5", "hijacker": ""},
            "Execution in aisle 5: Wounded w1 and Seriously wounded s2.",
            "Hinrichtung im Gang 5: Marker w1 (verwundet) und Marker s2 (schwer verletzt).",
        ),
        (
            "captured",
            {**CAPTURED, "elsewhere": True},
            "The match finds whoever is blended in, wherever he is: Hijacker 3 is captured, blended in with Group 8.",
            "Die Karte stimmt und findet den Untergetauchten, wo immer er ist: Entführer 3, untergetaucht in Gruppe 8, ist gefangen.",
        ),
        (
            "captured",
            {**CAPTURED, "elsewhere": False},
            "Hijacker 3 is captured, blended in with Group 8.",
            "Entführer 3, untergetaucht in Gruppe 8, ist gefangen.",
        ),
        (
            "wild",
            {"hijacker": "h3", "square": "L8", "squares": ["A7", "A6"], "hits": []},
            "Hijacker 3, at left seats 8, fires at aisle 7 and aisle 6. Nobody is hit.",
            "Entführer 3, auf den Sitzen links 8, schießt auf Gang 7 und Gang 6. Niemand ist getroffen.",
        ),
        (
            "wild",
            {"hijacker": "h3", "square": "L1", "squares": ["A1", "C"], "hits": []},
            "Hijacker 3, at the front left door, fires at aisle 1 and the cockpit. Nobody is hit.",
            "Entführer 3, an der Tür vorn links, schießt auf Gang 1 und das Cockpit. Niemand ist getroffen.",
        ),
        (
            "searched",
            {"team": "t2", "square": "TA", "markers": [{"hijacker": "h3", "found": "dead"}]},
            "Team 2 searches the aft toilet: Hijacker 3 is dead.",
            "Trupp 2 durchsucht die Toilette hinten: Entführer 3 ist tot.",
        ),
    ],
)
def test_events_are_told_in_short_sentences(kind: str, facts: dict[str, Any], english: str, german: str) -> None:
    event = Event(kind, "1", ("all",), facts)
    assert (EN.event(event, "teams"), DE.event(event, "teams")) == (english, german)


def test_10_7_a_roll_among_the_facts_of_an_event_is_a_card() -> None:
    facts = SHOT | {"roll": roll("fire-hit", "t1>h2", 3, "miss", 4, uncontrolled=1, wounds=-1)}
    (card,) = EN.rolls(Event("shot", "10.7", ("all",), facts))
    assert card == {
        "title": "Team 1 fires at Hijacker 2",
        "faces": 6,
        "face": 3,
        "verdict": "Rolled 3: missed.",
        "rows": [
            {"label": "Die", "add": 3, "rule": "10.7"},
            {"label": "uncontrolled", "add": 1, "rule": "10.8"},
            {"label": "wounds", "add": -1, "rule": "10.8"},
        ],
        "total": 3,
        "needed": "4 or more; 1 always misses, 6 always hits",
        "seen_by": "everybody",
        "source": "seed",
    }


def test_an_event_with_several_dice_has_as_many_cards() -> None:
    """11.1, 15.6.3"""
    hit = Event(
        "passenger-hit", "11.1", ("all",), {"roll": roll("passenger-hit", "p4", 6, "dead"), "second": roll("passenger-hit-six", "p4", 5, "dead")}
    )
    assert [c["face"] for c in EN.rolls(hit)] == [6, 5]
    wild = Event("wild", "15.6", ("all",), {"rolls": [roll("wild-hit", "h3>t1", 5, "hit", 5), roll("wild-hit", "h3>p4", 2, "miss", 5)]})
    assert [f"{c['title']}: {c['verdict']}" for c in EN.rolls(wild)] == [
        "Hijacker 3 fires at Team 1: Rolled 5: hit.",
        "Hijacker 3 fires at Group 4: Rolled 2: missed.",
    ]
    assert EN.rolls(Event("held", "15.6", ("umpire",), {"facts": {"roll": roll("fire-hit", "t1>h2", 3, "miss")}})) == []


def asked(position: str, kind: str) -> tuple[Match[Any], Ask]:
    """Returns a match in a position with its question of a kind."""
    setup = Setup("flight181", "mogadishu", {}, ("hijackers", "teams"))
    match = Match(GAME, setup, GAME.parse(position, setup))
    for _ in range(20):
        ask = match.asks[0]
        if ask.kind == kind:
            return match, ask
        match.answer(ask.seat, ask.kind, "t1" if ask.kind == "next-team" else ask.default if ask.seat != CHANCE else 3)
    raise AssertionError(f"{kind} is not asked")


def test_a_shot_tells_its_odds_and_what_a_miss_does() -> None:
    """10.8, 10.11"""
    match, ask = asked("~ T3.7 t1:A3!1 h2@A6 P:p3@A5", "act:t1")
    label, note, rule = EN.option(ask, "h2.u", match.view("teams"))
    assert (label, rule) == ("Uncontrolled fire at Hijacker 2", "10.6")
    assert note == (
        "In aisle 6, distance 3: 4 or more with uncontrolled +1, wounds −1, hits 3 in 6. Between: Group 3. A miss puts a wound token in aisle 5."
    )


def test_13_5_a_movement_is_told_by_where_it_ends() -> None:
    match, ask = asked("~ T3.7 t1:A2 h2@A9 P:p3@A5 W:w1@A1.2", "move:t1")
    view = match.view("teams")
    assert EN.option(ask, "+w1/A1,A1,L1,out", view)[0] == "To the front left door: pick up Wounded w1 in aisle 1 and evacuate the token"
    assert DE.option(ask, "-", view)[0] == "Im Gang 2 bleiben"
    assert "A1,L1" in EN.words.shown(ask.domain.describe(), None)


def test_14_3_ways_that_go_back_on_themselves_are_not_worth_a_line() -> None:
    form = {"type": "routes", "pieces": {"p3": {"start": "A4", "points": 3}}}
    listed = ["-", "p3:A3", "p3:A3,A4", "p3:A3,L3", "p3:L4,A4,R4", "p3:A5,A6,A7"]
    assert worth_a_line(form, listed) == ["-", "p3:A3", "p3:A3,L3", "p3:A5,A6,A7"]


def test_15_6_odds_of_several_dice() -> None:
    assert [any_hit(n, 5) for n in (0, 1, 2, 3)] == [0, 33, 56, 70]


def test_12_12_the_last_reports_set_a_chain_in_and_begin_with_its_first_link() -> None:
    links = [
        Event("shot", "10.7", ("all",), SHOT),
        *(Event("jostled", "12.9", ("all",), {"team": "t1", "token": "p4", "chain": 4, "link": n}) for n in range(2, 11)),
    ]
    told = reports(EN, [Event("step", "5.1", ("all",), {"turn": 2, "step": 7}), *links], "teams")
    assert len(told) == 10 and told[0].startswith("Team 1 fires") and all(line.startswith("  Team 1 is jostled") for line in told[1:])


def test_26_2_squares_are_told_in_short() -> None:
    assert spread(["A2", "A1", "L3", "C", "A3", "TF", "R9"]) == "C, TF, A1–A3, L3, R9"


def test_4_7_who_lies_down_may_have_got_up() -> None:
    board = "F181/1 T4.7 t1:A3 t2:- t3:- h1~A6 h2=L11 h3=C%A9 h4& P:o,o,o,o,o,o,o,o,o,o W:- F:- Q:-"
    told = EN.twin(GAME.view(GAME.parse(board, Setup("flight181", "mogadishu", {}, ("hijackers", "teams"))), "teams"), ())
    assert "Hijacker 1: down in aisle 6; or, if he has got up, at: C, TF, TA, A1, A5, A7–A13," in told, "not where his marker lies"
    assert "Hijacker 2: not seen so far; can be at: C, TF, TA, A1, A5–A13," in told


def test_19_7_the_score_so_far_is_a_range_where_wounds_are_serious() -> None:
    match, _ = asked("~ T3.7 t1:A3!1 h2@A6 P:p3@A5 W:w1@A1.2,s2@A2.2", "next-team")
    told = "The Teams’ score so far: 20 to 24 (Groups that left: 9 × 3; Wounded: 1 × −1; Wounds of teams: 1 × −1; Seriously wounded: 1, −5 to −1)."
    assert told in EN.twin(match.view("teams"), ())


def test_19_7_the_score_sheet_names_the_pieces() -> None:
    items = [
        {"item": "left", "count": 10, "each": 3, "points": 30, "pieces": []},
        {"item": "wounded", "count": 2, "each": -1, "points": -2, "pieces": ["w1", "s3"]},
        {"item": "dead", "count": 0, "each": -5, "points": 0, "pieces": []},
        {"item": "escaped", "count": 1, "each": -3, "points": -3, "pieces": ["h1"]},
    ]
    result = Result({}, {"score": 25, "par": 25, "verdict": "figure", "result": "", "items": items})
    rows = (
        SheetRow("Groups that left: 10 × 3", 30, "19.7"),
        SheetRow("Wounded: 2 × −1 (w1, s3)", -2, "19.7"),
        SheetRow("Hijackers escaped: 1 × −3 (Hijacker 1)", -3, "19.7"),
    )
    assert EN.sheets(result) == [Sheet("Teams", rows, 25)]
    assert EN.result(result) == "The Teams’ score is 25 (par 25)."


@pytest.mark.parametrize("name", ["searched", "turn-limit"])
def test_the_twin_of_a_finished_game_says_what_there_was_and_nothing_else(name: str) -> None:
    told = load((Path(__file__).parent / "journals" / f"{name}.jsonl").read_text("utf-8"))
    match = replay(GAME, told)
    twin = for_game("flight181", "en", told.setup).twin(match.view("teams"), ())
    left, executed = sum(p.left for p in match.state.passengers.values()), sum(c.place == "x" for c in match.state.casualties)
    assert match.over and "The game is over" in twin and "score so far" not in twin
    assert (f"Groups that left: {left}." in twin) == bool(left) == ("Groups that left" in twin)
    assert (f"executed {executed}" in twin) == bool(executed) and ("Casualty tokens" in twin) == bool(match.state.casualties)
