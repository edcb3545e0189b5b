"""Whole games are told in both languages: no gap in any sentence, the right words for the right ears, odds that are the matrices'."""

from __future__ import annotations

import pathlib
import re
from random import Random
from typing import Any

import pytest

from lysander.core.ask import CHANCE, Ask, Refusal
from lysander.core.domain import OneOf, Path
from lysander.core.event import Event
from lysander.core.game import Result, Setup
from lysander.core.journal import load, replay
from lysander.core.match import Match
from lysander.games.evasion import GAME
from lysander.games.evasion.odds import ambush_odds, number_in, patrol_odds
from lysander.games.evasion.rules import raw_tables, rules_of
from lysander.text import Text, catalogue, for_game, plain

EN, DE = for_game("evasion", "en"), for_game("evasion", "de")
GAP = re.compile(r"[{}]|\?\?\?|None\b")


def whole(sentence: str) -> str:
    """Returns a sentence after a check that it has no gap."""
    assert not GAP.search(sentence), sentence
    return sentence


def tell(text: Text, match: Match[Any], ask: Ask) -> None:
    """Puts into words everything that is shown while a question is open."""
    view = match.view(ask.seat)
    assert whole(text.question(ask, view)) and whole(text.main(ask))
    whole(text.help(ask, view))
    whole(text.twin(view, match.asks_of(ask.seat)))
    whole(text.waiting(GAME.waiting(match.state)))
    for value in [*list(ask.domain.members() or ())[:40], ask.default]:
        if value is not None:
            label, note, rule = text.option(ask, value, view)
            assert whole(label) and whole(note) is not None and re.fullmatch(r"[\d.]+", rule)
    for rubbish in ("rubbish", 17, None, "x0000", "AB@0309:fly"):
        refusal = ask.domain.why_not(rubbish)
        if refusal is not None:
            assert whole(text.refusal(refusal))


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_is_told_without_a_gap(seed: int) -> None:
    rng = Random(seed)
    scenario, seats = ("standard", "four-men", "alarm")[seed % 3], ("british", "german", "umpire")[: 2 + seed % 2]
    options = {"interrupts": "orders", "belief": "weights", "wounded_alone": "roll"} if seed > 2 else {"umpire_check": "all"}
    setup = Setup("evasion", scenario, options, seats)
    match, texts = Match(GAME, setup), [for_game("evasion", lang, setup) for lang in ("en", "de")]
    while not match.over:
        asks = [a for a in match.asks if a.kind not in ("close", "resign")]
        ask = rng.choice(asks) if rng.random() < 0.03 else next(a for a in asks if not a.standing)
        if ask.seat != CHANCE:
            for text in texts if rng.random() < 0.4 or ask.kind not in ("path", "order") else ():
                tell(text, match, ask)
        for event in match.answer(ask.seat, ask.kind, ask.domain.sample(rng)):
            for text in texts:
                for seat in seats:
                    assert whole(text.event(event, seat)).strip()
    assert match.state.result is not None
    for text in texts:
        whole(text.result(match.state.result))


def test_reports_speak_of_people_and_places() -> None:
    seen = Event("g_seen", "7.13", ("german",), {"unit": "G0210", "hex": "0210", "men": 1, "how": "foot"})
    assert EN.event(seen, "german") == "Garrison of Altenbeken: one man seen in 0210 Altenbeken, on foot."
    assert DE.event(seen, "german") == "Garnison von Altenbeken: ein Mann gesehen in 0210 Altenbeken, zu Fuß."
    stop = Event("b_stop", "6.10", ("british",), {"men": "ABC", "hex": "0310"})
    assert EN.event(stop, "british") == "Arden, Baines and Corrie stop in 0310 tunnel."
    assert DE.event(stop, "british") == "Arden, Baines und Corrie halten in 0310 Tunnel."
    silent = Event("g_silent", "22.5", ("german",), {"units": "P3,L3", "hex": "0410"})
    assert EN.event(silent, "german") == "No answer from Patrol 3 and Lorry 3, last heard of in 0410."


def test_the_umpire_reads_to_whom_a_report_went() -> None:
    event = Event("g_clear", "8.9", ("german",), {"unit": "P2", "hex": "0412"})
    assert EN.event(event, "umpire") == "To the Germans: Patrol 2 has searched 0412 Bad Driburg: nobody."
    assert EN.event(Event("turn", "5.3", ("all",), {"move": 2, "light": "day"}), "umpire") == "Move 2, day."


def test_words_of_the_umpire_take_the_place_of_the_sentence() -> None:
    event = Event("g_seen", "7.13", ("german",), {"unit": "P2", "hex": "0412", "men": 3, "how": "foot", "words": "Shots near Driburg."})
    assert EN.event(event, "german") == DE.event(event, "german") == "Shots near Driburg."


LOOK = {"name": "look:L3", "faces": 6, "face": 2, "hex": "0309", "base": 2, "row": ["night", "moving", "rough"], "needed": 2}
LOOK |= {"modifiers": [["group", 1, "7.5"], ["vehicle", -1, "7.6"]], "certain": "", "outcome": "seen", "hand": True}


def test_a_roll_is_a_card_with_its_sum() -> None:
    card = EN.roll(Event("roll", "7.7", ("german",), LOOK))
    assert card == {
        "title": "Lorry 3 looks at 0309",
        "faces": 6,
        "face": 2,
        "verdict": "Spotted. Rolled 2, needs 2 or less.",
        "rows": [
            {"label": "Rough, moving, night", "add": 2, "rule": "7.2"},
            {"label": "Two men or more", "add": 1, "rule": "7.5"},
            {"label": "From a lorry", "add": -1, "rule": "7.6"},
        ],
        "total": 2,
        "needed": "2 or less",
        "seen_by": "you",
        "source": "hand",
    }


def test_a_row_that_a_variant_changed_is_told_as_it_is() -> None:
    rows = {"patrol": {"result": [{"at": {"die": 2}, "does": [{"wound": 1}]}]}}
    setup = Setup("evasion", variant={"name": "milder", "game": "evasion", "options": {}, "tables": rows})
    facts = {"name": "patrol", "faces": 6, "face": 2, "hex": "0405", "base": 2, "modifiers": [], "total": 2, "outcome": 2}
    event = Event("roll", "10.4", ("british",), facts)
    assert "The group is killed." in EN.event(event, "british")
    assert for_game("evasion", "en", setup).event(event, "british").endswith("One man is wounded.")


def test_odds_are_those_of_the_matrices() -> None:
    rules = rules_of(Setup("evasion"))
    assert ambush_odds(rules, "0405", 1) == {"taken": 50, "wrecked": 17, "away": 33, "wounded": 33, "lost": 67}
    assert ambush_odds(rules, "0309", 4) == {"taken": 83, "wrecked": 17, "away": 0, "wounded": 17, "lost": 100}
    looks = [number_in(rules, "day", "0405", 2, moving=True), number_in(rules, "night", "0309", 1, moving=False)]
    assert [*looks, number_in(rules, "night", "0412", 2, moving=True, step="r", vehicle=True)] == [6, 0, 2]
    assert patrol_odds(rules, "0412", 2) == {"won": 17, "away": 17, "killed": 33, "captured": 33, "wounded": 33}


def test_a_question_tells_the_price_and_the_odds() -> None:
    british = {"seat": "british", "men": [], "seen": [{"hex": "0308", "what": "patrol", "move": 2, "half": "german"}]}
    spring = Ask("british", "spring:0410", "9.2", OneOf(("yes", "no"), "9.2"), facts={"hex": "0410", "men": "AB", "what": "lorry"})
    assert EN.option(spring, "yes", british) == (
        "Spring the ambush",
        "Ambush: lorry yours 50 %, burnt 17 %, gets away 33 %; a man wounded 33 %.",
        "9.5",
    )
    escape = Ask("british", "escape", "10.9", OneOf(("0308", "L3:0408", "stay"), "10.9"), facts={"hex": "0309", "men": "A"})
    assert EN.option(escape, "0308", british)[:2] == ("0308", "rough; patrol on foot seen there in move 2")
    assert DE.option(escape, "L3:0408", british)[0] == "Mit Lastwagen 3 nach 0408"
    moves = {"0309": {"x0308": ("0308", 6), "r0310": ("0310", 2)}, "0308": {}, "0310": {}}
    path = Path(
        "0309", moves, {"0309": ("0308", "0310")}, 6, 99, True, dict.fromkeys(("malformed", "neighbour", "link", "budget", "steps", "stop"), "6")
    )
    walk = Ask("british", "path", "6.7", path, facts={"men": "AB", "hex": "0309", "left": 6, "means": "walk"})
    assert EN.question(walk, british) == "Where do Arden and Baines go?"
    assert EN.option(walk, "r0310", british) == ("To 0310 tunnel along the road", "2 points, rough, road", "6.7")
    night = british | {"light": "night"}
    assert EN.option(walk, "r0310", night)[1] == "2 points, rough, road; spotted on 5 or less by a patrol there"
    assert EN.option(walk, "x0308", night)[1] == "6 points, rough; spotted on 3 or less by a patrol there; patrol on foot seen there in move 2"
    german = {"seat": "german", "light": "night", "belief": {"hexes": ["0308"], "weights": {"0308": 12}}}
    drive = Ask("german", "path", "8.3", path, facts={"unit": "L3", "hex": "0309", "left": 10, "means": "drive"})
    assert EN.option(drive, "x0308", german)[1] == "rough; if it stops there: two men in hiding are not spotted, belief 12 %"
    assert EN.option(drive, "r0310", german)[1].endswith("by your reports nobody can be there")


def test_refusals_name_what_matters() -> None:
    assert EN.refusal(Refusal("6.5", "path-budget", {"left": 2, "cost": 3, "cell": "0309"})) == "The step into 0309 costs 3 points, 2 are left."
    assert DE.refusal(Refusal("8.2", "has-walked", {"unit": "P3", "order": "walk"})) == "Streife 3 ist in dieser Hälfte schon gegangen."
    both = Refusal("6.3", "helpers", {}, (Refusal("6.4", "no-driver", {}),))
    assert EN.refusal(both).count(".") == 2
    assert EN.refusal(Refusal("1", "a-code-nobody-wrote")) == "That is not possible."


def test_the_result_in_one_sentence_for_each_end() -> None:
    facts = {"away": 2, "captured": 1, "dead": 0, "left": 3}
    said = {EN.result(Result({}, {"british": b, "german": g, **facts})).partition(".")[0] for b in ("won", "lost") for g in ("won", "lost")}
    assert said == {"Both sides reached their goal", "The British have won", "The Germans have won", "Neither side reached its goal"}
    assert EN.result(Result({}, {"british": "none", "german": "none", **facts})).startswith("The game ends without a result.")


def test_the_result_says_what_each_side_needed() -> None:
    facts = {"british": "lost", "german": "won", "away": 0, "captured": 1, "dead": 0, "left": 5}
    assert EN.result(Result({}, facts)).endswith("The British need two men flown out (13.3), the Germans one prisoner (13.2).")
    assert DE.result(Result({}, facts)).endswith("Die Briten brauchen zwei Ausgeflogene (13.3), die Deutschen einen Gefangenen (13.2).")
    assert EN.result(Result({}, facts | {"british": "none", "german": "none"})).endswith("left behind 5.")


def test_briefings_speak_of_this_table() -> None:
    setup = Setup("evasion", "four-men")
    british, german = Event("b_brief", "3.2", ("british",), {}), Event("g_brief", "3.2", ("german",), {})
    text = for_game("evasion", "en", setup)
    assert "all four of you" in text.event(british, "british") and "move 7, three days from now" in text.event(british, "british")
    assert (
        "four patrols" in text.event(german, "german")
        and "Nieheim" in text.event(german, "german")
        and "Neuenhessen" not in text.event(german, "german")
    )


TOUCHED = {
    "team": {3: "all three of you", 4: "all four of you", 5: "all five of you", 6: "all six of you"},
    "patrols": {"1": "one patrol with a lorry", "38": "two patrols, each with a lorry", "12345678": "eight patrols, each with a lorry"},
    "landing_move": {"7": "move 7, three days", "9": "move 9, four days", "13": "move 13, six days", "secret": "You are told its date now"},
    "garrisons": {"yes": "All your other men guard the towns and villages", "no": "You have no other men"},
}
BRIEFS = ("umpire", "british", "german")


def briefings(lang: str, **options: object) -> str:
    """3.2 Returns all three briefings of a set-up, as the umpire reads them."""
    text = for_game("evasion", lang, Setup("evasion", "standard", options))
    return "\n".join(text.event(Event("u_brief", "3.2", ("umpire",), {"of": seat}), "umpire") for seat in BRIEFS)


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in TOUCHED.items() for value in values])
def test_briefings_speak_of_the_options_in_force(key: str, value: object) -> None:
    """3.2 What holds at this table stands there, and nothing that holds at others."""
    text = briefings("en", **{key: value})
    assert TOUCHED[key][value] in text
    assert not [said for other, said in TOUCHED[key].items() if other != value and said in text]
    assert len({briefings("de", **{key: v}) for v in TOUCHED[key]}) == len(TOUCHED[key]), "each value has German words of its own"


@pytest.mark.parametrize(("lang", "guards"), [("en", "guard the towns"), ("de", "bewachen die Städte")])
def test_briefings_without_garrisons_speak_of_no_men_in_the_towns(lang: str, guards: str) -> None:
    """17.7 Also where a variant has no garrisons."""
    assert guards in briefings(lang) and guards not in briefings(lang, garrisons="no")
    variant = {"name": "bare towns", "tables": {"units": {"garrisons": {"hexes": []}}}}
    text = for_game("evasion", lang, Setup("evasion", "standard", {}, (), variant))
    assert guards not in text.event(Event("g_brief", "3.2", ("german",), {}), "german")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_other_option_touches_a_briefing(lang: str) -> None:
    """An option that comes to be named in one belongs into the list above."""
    usual = briefings(lang)
    for option in GAME.options:
        values = ("12", "1357") if option.key == "patrols" else option.values
        changed = any(briefings(lang, **{option.key: value}) != usual for value in values)
        assert changed is (option.key in TOUCHED), option.key


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("scenario", [s.id for s in GAME.scenarios])
def test_the_umpire_reads_all_three_briefings_in_his_text_twin(lang: str, scenario: str) -> None:
    """3.2, 4.10 At any time; the sides find only their own, in their reports."""
    setup = Setup("evasion", scenario, {"umpire_release": "auto"}, ("british", "german", "umpire"))
    text, match = for_game("evasion", lang, setup), Match(GAME, setup)
    twin = text.twin(match.view("umpire"), match.asks_of("umpire"))
    for kind in ("b_brief", "g_brief"):
        brief = text.event(Event(kind, "3.2", (kind[0],), {}), kind[0])
        assert brief in twin and brief not in text.twin(match.view("british"), ()) + text.twin(match.view("german"), ())
    assert text.event(Event("u_brief", "3.2", ("umpire",), {"of": "umpire"}), "umpire") in twin


def test_the_text_twin_of_a_side_knows_nothing_of_the_other() -> None:
    match = Match(GAME, Setup("evasion", seats=("british", "german")))
    match.answer("british", "landing", "0405")
    match.answer("british", "rendezvous", "0309")
    twin = EN.twin(match.view("british"), match.asks_of("british"), ["Move 1, night."])
    assert "Who moves next?" in twin and "Landing hex 0405, move 11." in twin and "Patrol" not in twin
    match.answer("british", "party", "done")
    for ask in match.asks_of("british"):
        if not ask.standing:
            match.answer("british", ask.kind, ask.default)
    twin = EN.twin(match.view("german"), match.asks_of("german"))
    assert "Patrol 3: 0113 Schwaney" in twin and "0405" not in twin.split("Where the enemy could be")[0] and "Arden" not in twin


def test_views_become_plain_data() -> None:
    match = Match(GAME, Setup("evasion", seats=("british", "german")))
    data = plain(match.view("british"))
    assert data["seat"] == "british" and isinstance(data["men"], list) and isinstance(data["options"], dict)


def test_an_option_whose_values_cannot_be_listed_says_what_they_look_like() -> None:
    assert for_game("evasion", "de").switch_value("digits 1 to 8", "patrols").startswith("Ziffern von 1 bis 8")
    assert for_game("evasion", "de").switch_value("secret") == "geheim"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_report_of_the_table_has_a_sentence(lang: str) -> None:
    say = catalogue(lang, "evasion")
    assert [r["key"] for r in raw_tables()["reports"]["report"] if not say.has(r["key"])] == []


def test_the_twin_of_a_finished_game_leaves_out_what_there_is_not() -> None:
    told = load((pathlib.Path(__file__).parent / "journals" / "nobody-left.jsonl").read_text("utf-8"))
    match = replay(GAME, told)
    twin = for_game("evasion", "en", told.setup).twin(match.view("german"), ())
    assert match.over and "The game is over" in twin
    assert [words for words in ("could be",) if words in twin] == []
