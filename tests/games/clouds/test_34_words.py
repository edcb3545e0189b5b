"""34.10, 35.1, 36.1 Words: sentences of events, rolls, refusals and questions, in both languages, with the terms of the glossary."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast, parse

from lysander.core.ask import Ask
from lysander.core.domain import OneOf
from lysander.core.event import ALL, Event
from lysander.core.game import Setup
from lysander.core.tables import read_tables
from lysander.games.clouds.ch11_aid import aid
from lysander.games.clouds.odds import percent_of
from lysander.games.clouds.rules import ALL_SEATS, options, scenarios
from lysander.games.clouds.view import view
from lysander.text import LANGUAGES, for_game

SETUP = Setup("clouds", "mission_1", {}, ("e1", "c1"))
FOLDER = Path(__file__).parents[3] / "src/lysander/games/clouds"


def text(lang: str = "en", scenario: str = "mission_1") -> Any:
    return for_game("clouds", lang, Setup("clouds", scenario, {}, ("e1", "c1")))


def told(kind: str, lang: str = "en", **facts: Any) -> str:
    return str(text(lang).event(Event(kind, "1.1", (ALL,), facts), "e1"))


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of a catalogue with their attributes."""
    body = parse((FOLDER / "text" / f"{lang}.ftl").read_text("utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    return {e.id.name: {a.id.name for a in e.attributes} for e in body if isinstance(e, ast.Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_36_1_every_table_of_the_rules_has_its_words(lang: str) -> None:
    tables, have = read_tables("lysander.games.clouds"), messages(lang)
    wanted = {f"roll-{r['id']}" for r in tables["rolls"]["roll"]}
    wanted |= {f"refusal-{r['id']}" for r in tables["plan_refusals"]["reason"]} | {f"refusal-F-{n:02}" for n in range(1, 11)}
    wanted |= {f"type-{a['id']}" for a in tables["aircraft"]["aircraft"]} | {f"token-{a['id']}" for a in tables["aircraft"]["aircraft"]}
    wanted |= {f"kind-{u['key']}" for u in tables["ground_units"]["unit"]}
    wanted |= {f"step-{row['id']}" for row in tables["sequence"]["step"]}
    wanted |= {f"ability-{a['id']}" for name in ("pilot", "ace", "gunner") for a in tables[f"abilities_{name}"]["ability"] if a["id"] != "choice"}
    wanted |= {f"damage-{n}" for n in range(1, 31)} | {f"failure-{n}" for n in range(1, 7)} | {f"jam-{n}" for n in range(1, 7)}
    wanted |= {f"collision-{c}-{r['from']}" for c in ("aeroplane", "balloon", "ground") for r in tables["collision"]["row"]}
    wanted |= {f"ask-{d['ask']}" for d in tables["decisions"]["decision"] if d["id"] not in OF_THE_CAMPAIGN}
    wanted |= {f"seat-{seat}" for seat in ALL_SEATS} | {f"scenario-{s.id}" for s in scenarios()} | {f"option-{o.key}" for o in options()}
    assert wanted - set(have) == set()


OF_THE_CAMPAIGN = ("D-01", *(f"D-{n}" for n in range(17, 24)))
"""35.1 Decisions that no battle asks."""


def test_35_1_both_languages_say_the_same_things() -> None:
    english, german = messages("en"), messages("de")
    assert set(english) == set(german)
    only = {"acc", "dat", "in", "to"}  # cases of the German language
    assert {id: parts - only for id, parts in german.items()} == {id: parts - only for id, parts in english.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_33_1_every_value_of_an_option_has_a_word(lang: str) -> None:
    have = messages(lang)
    values = {v for o in options() if o.check is None for v in o.values if isinstance(v, str)}
    assert {f"value-{v}" for v in values} <= set(have)


def test_34_10_German_addresses_nobody() -> None:
    """Nobody but whoever reads the briefing (``brief-…``) or the lesson (``lesson-…``), and whoever sits at the terminal."""
    text = re.sub(r"^(?:brief|lesson|tty)-.*\n(?: .*\n)*", "", (FOLDER / "text" / "de.ftl").read_text("utf-8"), flags=re.M)
    words = text.replace("{", " ").replace("}", " ").lower().split()
    assert not {"du", "dir", "dich", "dein", "deine", "sie.", "ihnen", "ihr"} & set(words) - {"ihr"}


def test_34_7_plans_are_told_in_words() -> None:
    said = told("plan", who="E1", plan="TLH9 S5-1 =L thr /photo:N1 >C1")
    assert said == (
        "R.E.8 E1: turn left on H, 9; 5 straight, 1 down; then banked left; throttled back; photograph rail junction N1; at Albatros D.III C1."
    )


@pytest.mark.parametrize(
    ("kind", "facts", "said"),
    [
        ("energy", {"who": "E1", "a": -1, "b": 0, "c": 0, "d": 1, "e": 0, "f": 0, "speed": 13}, "R.E.8 E1: speed 13 (manoeuvres −1, engine +1)."),
        ("damage", {"who": "C1", "by": "E1.G", "total": 16, "row": 16}, "Albatros D.III C1 is hit by the gunner of R.E.8 E1, row 16: Somebody"),
        ("damage", {"who": "C1", "by": "E1.G"}, "Albatros D.III C1 is hit by the gunner of R.E.8 E1."),
        ("killed", {"who": "E1.G"}, "The gunner of R.E.8 E1 is killed."),
        ("victory", {"who": "C1", "over": "E1", "why": "broke up"}, "Air victory: the pilot of Albatros D.III C1 over R.E.8 E1; it broke up."),
        ("structural-failure", {"who": "E1", "torn": True}, "Structural failure of R.E.8 E1: torn fabric can be seen."),
        ("structural-failure", {"who": "E1", "torn": True, "row": 5}, "Structural failure of R.E.8 E1: wings bend"),
        ("landed", {"who": "E1", "ground": "grass", "emergency": True, "row": -5}, "R.E.8 E1 makes an emergency landing on firm grass: a wing"),
        ("landed", {"who": "E1", "ground": "water", "emergency": True, "row": -9}, "R.E.8 E1 makes an emergency landing on water: over"),
        ("collision", {"who": "E1", "column": "ground", "row": 13}, "R.E.8 E1 hits the ground: a wing tip digs in"),
        ("ground-orders", {"what": "U1", "order": "lying"}, "Order for U1: only take cover."),
        ("standing-order", {"who": "E1", "order": "vital"}, "Standing order for the pilot of R.E.8 E1: ask for vital re-rolls only."),
        ("fire-order", {"seat": "c1", "order": "nearest"}, "Order for fire from the ground: each unit fires at the nearest aeroplane."),
    ],
)
def test_34_10_events_in_words(kind: str, facts: dict[str, Any], said: str) -> None:
    assert told(kind, **facts).startswith(said)


def test_36_1_a_test_on_a_card(battle: Any) -> None:
    facts = {"name": "R-08", "who": "E1", "faces": 20, "face": 17, "base": 13, "modifiers": [["steps", -2, "13.1"]], "total": -6, "needed": 11}
    card = text().roll(Event("roll", "13.1", (ALL,), {**facts, "outcome": "failure"}))
    assert (card["title"], card["verdict"], card["total"]) == ("Tight turn", "R.E.8 E1: 17 against 11, a failure.", 11), "the rows come to the target"
    assert [(r["label"], r["add"]) for r in card["rows"]] == [("Flying", 13), ("Steps tighter", -2)]


def test_36_1_several_dice_on_a_card() -> None:
    facts = {"name": "R-11", "who": "E1", "faces": 6, "face": 5, "dice": [5], "add": 3}
    assert text().roll(Event("roll", "13.4", (ALL,), facts))["verdict"] == "R.E.8 E1: 5 + 3 = 8."


@pytest.mark.parametrize(
    ("lang", "title", "verdict"), [("en", "Start height", "The western flight: 3 + 4 = 7."), ("de", "Anfangshöhe", "Westliche Kette: 3 + 4 = 7.")]
)
def test_36_1_the_height_of_a_flight_names_the_flight(lang: str, title: str, verdict: str) -> None:
    facts = {"name": "R-60", "who": "west", "faces": 6, "face": 7, "dice": [3, 4], "add": 0}
    card = text(lang).roll(Event("roll", "6.2", (ALL,), facts))
    assert (card["title"], card["verdict"]) == (title, verdict)


def test_5_4_a_test_of_the_enemy_shows_its_die_alone() -> None:
    facts = {"name": "R-31", "who": "C1", "faces": 20, "face": 4, "outcome": "success"}
    assert text().roll(Event("roll", "20.9", (ALL,), facts))["verdict"] == "Albatros D.III C1: 4, a success."


def test_29_2_a_window_says_what_was_rolled(battle: Any) -> None:
    b = battle("mission_1")
    b.plane("E1", "re8", (0, 0, 20), 0, "L0", 12)
    ask = Ask(
        "e1", "reroll:E1", "29.2", OneOf(("keep", "reroll"), "29.2"), "keep", {"roll": "R-08", "who": "E1", "vital": True, "target": 11, "face": 17}
    )
    seen = view(b.s, "e1")
    assert text().question(ask, seen) == "Tight turn, the pilot of R.E.8 E1: 17 against 11. Roll again?"
    assert text().help(ask, seen).startswith("Keeping it kills somebody")
    hopeless = msgspec.structs.replace(ask, facts={**ask.facts, "target": -4})
    assert "17 against −4." in text().question(hopeless, seen), "with a minus sign, as in the log"
    assert text().option(ask, "reroll", seen) == ("Roll again", "2 re-rolls left; 55 % chance", "29.2")
    assert text("de").option(ask, "reroll", seen)[1] == "noch 2 Wurfwiederholungen; Chance 55 %"


@pytest.mark.parametrize(("total", "said"), [(1, "1 – The bolt is wedged for good."), (5, "6 – One small jerk and it is free")])
def test_21_6_the_window_of_a_malfunction_says_what_the_row_does(battle: Any, total: int, said: str) -> None:
    """Armourers add 2, six at most (30.3)."""
    b = battle("mission_1")
    b.plane("E1", "re8", (0, 0, 20), 0, "L0", 12)
    facts = {"roll": "R-35", "who": "E1", "vital": False, "total": total, **({"modifiers": [["armourer", 2, "30.3"]]} if total > 1 else {})}
    ask = Ask("e1", "reroll:E1", "29.2", OneOf(("keep", "reroll"), "29.2"), "keep", facts)
    assert f": {said}" in text().question(ask, view(b.s, "e1"))
    assert text().option(ask, "reroll", view(b.s, "e1"))[1] == "2 re-rolls left"


@pytest.mark.parametrize(("held", "central", "said"), [("C", 0, "allein noch"), ("C", 3, "Eine Seite hat"), ("", 0, "Eine Seite hat")])
def test_28_11_a_victory_without_a_point_says_why(held: str, central: int, said: str) -> None:
    """It said "The Central Powers have won, 0 to 0", and gave no reason."""
    facts = {"winner": "C", "entente": 0, "central": central, "held": held, "why": "alone"}
    assert said in text("de").event(Event("result", "28.13", (ALL,), facts), "e1")


def test_11_16_refusals_name_the_segment() -> None:
    assert (
        text().words.say("refusal-P-13", **text().words.arguments({"segment": 2, "letter": "D", "tightest": "E"})).startswith("Segment 2: Template D")
    )


def test_4_5_chances() -> None:
    assert [percent_of(n) for n in (-3, 1, 13, 19, 25)] == [5, 5, 65, 95, 95]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cockpits", ["open", "closed"])
def test_5_3_the_text_twin_says_what_the_view_shows(battle: Any, lang: str, cockpits: str) -> None:
    b = battle("mission_1", cockpits=cockpits)
    b.plane("E1", "re8", (0, 0, 20), 0, "L0", 12, leak=2, pilot={"abilities": ("nine",), "parachute": True})
    b.plane("C1", "alb3", (300, -400, 21), 905, "CL", 12, strength=7, bomb="", pilot={"fortitude": 4})
    b.s.order = ("C1", "E1")
    said = text(lang).twin(view(b.s, "e1"), ())
    assert not text(lang).say.faults
    assert any(word in said for word in ("strength 7 of", "Festigkeit 7 von")) == (cockpits == "open")
    closed = text(lang).twin(view(b.s, "spectator"), ())
    assert any(word in closed for word in ("speed 12", "Geschwindigkeit 12")) == (cockpits == "open")
    assert all("Albatros D.III C1, " in twin and "R.E.8 E1, " in twin for twin in (said, closed)), "a closed cockpit still flies somewhere"


def test_35_1_random_plans_have_words() -> None:
    rng = Random(3)
    words = text("de").words
    for _ in range(50):
        letters = "".join(rng.choice("TLRHSDVPMEWIZ0123456789 =>/:") for _ in range(20))
        assert words.arguments({"who": "E1", "plan": letters})["plan_text"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_34_10_every_kind_of_event_that_the_rules_tell_has_a_sentence_and_a_row(lang: str) -> None:
    kinds = {kind for file in FOLDER.glob("*.py") for kind in TELLS.findall(file.read_text("utf-8"))} - {"roll"}
    assert len(kinds) > 90
    have = messages(lang)
    assert kinds - set(have) == set()
    assert {f"event-{kind}" for kind in kinds} - set(have) == set()


TELLS = re.compile(r"\btell(?:_side|_each)?\(\s*s,\s*ref,\s*(?:[\w.\[\]]+,\s*)?\"([a-z-]+)\"")


def calls() -> Iterator[tuple[str, set[str]]]:
    """The kinds that the rules tell with the names of their facts, as they stand in the code."""
    for file in sorted(FOLDER.glob("*.py")):
        for node in python.walk(python.parse(file.read_text("utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") in ("tell", "tell_side", "tell_each"):
                kinds = [a.value for a in node.args if isinstance(a, python.Constant) and isinstance(a.value, str)]
                dicts = [a for a in (*node.args, *(k.value for k in node.keywords if k.arg is None)) if isinstance(a, python.Dict)]
                keys = {k.value for d in dicts for k in d.keys if isinstance(k, python.Constant)}
                in_full = not any(isinstance(a, python.Name) for a in node.args[5:])
                if in_full and kinds and not kinds[0][:1].isdigit():
                    yield kinds[0], keys | {k.arg for k in node.keywords if k.arg}


VALUES: dict[str, Any] = {
    **dict.fromkeys(("who", "by", "other", "pupil", "over", "credit"), "E1"),
    **dict.fromkeys(("torn", "hit", "out", "now", "lying", "flies", "emergency", "offers", "pinned"), True),
    "what": "N1",
    "at": [100, -200],
    "to": [100, -200, 7],
    "heading": 905,
    "climb": "D",
    "bank": "L",
    "engine": "",
    "gun": "g1",
    "guns": ["g1", "g2"],
    "mode": "short",
    "order": ["E1", "C1"],
    "plan": "S3",
    "declared": "S3",
    "path": [[1, 2, 3]],
    "ground": "grass",
    "seat": "e1",
    "held": "E",
    "why": "alone",
    "how": "exploded",
    "flight": "hunters",
    "load": "r4",
    "rolled": ["E1"],
    "given": ["E1"],
    "task": "photo",
    "thing": "cable",
    "column": "balloon",
    "of": "E",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_34_10_rare_events_have_all_that_their_sentences_name(lang: str) -> None:
    said = text(lang)
    for kind, facts in (call for call in calls() if call[0] != "result"):
        for amount in (1, 3):
            values = {f: VALUES.get(f, amount) for f in facts} | ({"column": "ground"} if "column" in facts and "other" not in facts else {})
            line = said.event(Event(kind, "1.1", (ALL,), values), "e1")
            assert "none" not in line.split() and "{" not in line, f"{kind}: {line}"
    assert not said.say.faults


@pytest.mark.parametrize("lang", LANGUAGES)
def test_11_17_the_planning_aid_in_words(battle: Any, lang: str) -> None:
    b = battle("mission_1")
    b.plane("E3", "pup", (0, 0, 20), 0, "LL", 14)
    b.plane("C1", "alb3", (100, 1700, 20), 1800, "L0", 14)
    said = "\n".join(text(lang).aid(aid(b.s, b.s.planes["E3"], "S14")))
    assert f"Pilot: Albatros D.III C1 {'at' if lang == 'en' else 'in'} 3 MU" in said and "15" in said
    refused = text(lang).aid(aid(b.s, b.s.planes["E3"], "TRH14"))
    assert refused[0].startswith("Pilot: ") and "none" not in " ".join(refused), "the refusal says the reasons, with their facts"
    assert not text(lang).say.faults
