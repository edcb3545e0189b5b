"""What follows a battle, in words: every record, question, answer and refusal of K5 to K9, in both languages and without a gap."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from lysander.core.ask import CHANCE
from lysander.games.campaign import choices
from lysander.games.campaign.game import GAME
from lysander.games.campaign.records import write
from lysander.games.campaign.words import Words
from lysander.text import for_game

CREDIT = {"victim": "C1", "type": "alb3", "turn": 4}
RECORDS = [
    ("victory_credited", {"person": "e1p1", **CREDIT, "was_forced_home": True}),
    ("forced_home_credited", {"person": "e1p1", **CREDIT}),
    ("objective_met", {"persons": ["e1p1", "e1p2"], "objective": "photo_1"}),
    ("machine_lost", {"machine": "E1", "type": "pup", "person": "e1p1"}),
    ("person_lost", {"person": "e1p3", "how": "retired"}),
    ("luck_changed", {"person": "e1p1", "change": -2, "why": "battle"}),
    ("grounded", {"person": "e1p2", "missions": 1}),
]
SAID = {
    "en": {
        "wound_tested": "Wound test of Name e1p1: 18, successes −9. He believes nothing can kill him.",
        "luck_changed": "Luck of Name e1p1 changes by −4 (a wound).",
        "trait_gained": "Name e1p1 has a new trait: believes nothing can kill him.",
        "skill_raised": "Luck of Name e1p1 is raised to 11, for one point.",
        "experience_earned": "Experience of Name e1p1: 4 (took part, on the winning side and air victory).",
    },
    "de": {
        "wound_tested": "Verwundungsprobe von Name e1p1: 18, Erfolge −9. Er hält sich für unsterblich.",
        "luck_changed": "Glück von Name e1p1 ändert sich um −4 (eine Verwundung).",
        "trait_gained": "Name e1p1 hat eine neue Eigenschaft: hält sich für unsterblich.",
        "skill_raised": "Glück von Name e1p1 steigt auf 11, für einen Punkt.",
        "experience_earned": "Erfahrung von Name e1p1: 4 (teilgenommen, auf der siegreichen Seite und Luftsieg).",
    },
}


@pytest.fixture
def played(war):
    """A battle and what follows it: a wound with a window, experience, an ace, points that are bought, an ability that is chosen."""
    w = war(ace_at=1)
    w.fought("E", aboard=("e1p1", "c1p1"))
    w.downs("e1p1")
    w.change("e1p1", now=4, rerolls=1)
    w.answers = {"e1 reroll:e1p1": ["keep"], "e1 raise": ["e1p1.luck"], "e1 ability:e1p1": ["nine"]}
    w.dice = [("R-65", 5), ("R-66", 18), ("R-67", 3), ("R-67", 1)]
    w.run("K6")
    w.run("K7")
    w.dice = [("R-70", 1)]
    w.run("K8")
    w.dice = [("R-68", 10)]
    w.run("K9", again=False)
    w.dice = [("R-69", 20)]
    w.run("K9A")
    w.answers["e1 raise"] = []
    w.run("K9", again=False)
    for kind, facts in RECORDS:
        write(w.s, w.ref, kind, "31.20", **facts)
    return w


@pytest.mark.parametrize("lang", ["en", "de"])
def test_31_20_every_record_has_its_sentence(played, lang):
    text = for_game("campaign", lang, played.setup)
    text.say.faults.clear()
    said = {e.kind: text.event(e, "organiser") for e in reversed(played.events)}
    assert {*said} >= {kind for kind, _ in RECORDS} | {"fortitude_recovered", "wound_tested", "skill_changed", "ability_gained", "skill_raised"}
    assert {kind: said[kind] for kind in SAID[lang]} == SAID[lang]
    assert not text.say.faults and all("none" not in words and words for words in said.values())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_31_17_every_question_and_answer_has_its_words(played, lang):
    text = for_game("campaign", lang, played.setup)
    text.say.faults.clear()
    view = GAME.view(played.s, "e1")
    asks = [a for a in played.asked if a.seat != CHANCE]
    assert [a.kind for a in asks] == ["reroll:e1p1", "raise", "raise", "ability:e1p1", "raise"]
    for ask in asks:
        for value in ask.domain.members():
            label, note, _ = text.option(ask, value, view)
            assert label and label != value and (note or ask.kind != "raise" or value == "stop"), (ask.kind, value)
        assert text.question(ask, view) and text.help(ask, view) and text.main(ask)
        for refusal in ask.domain.reasons.values():
            assert text.refusal(refusal) and "none" not in text.refusal(refusal)
    assert asks[-1].domain.reasons and not text.say.faults


@pytest.mark.parametrize("lang", ["en", "de"])
def test_31_18_an_ability_is_offered_by_its_own_name(lang):
    """Not by that of the re-roll which it brings in a battle: both are called ``mascot``."""
    words = for_game("campaign", lang).words_as(Words)
    ask = SimpleNamespace(kind="ability:e1p1", rule="31.18", seat="e1")
    for id in ("mascot", "calm", "nine"):
        assert choices.option(words, ask, id, {}) == (words.say(f"ability-{id}"), "", "31.18")
    assert words.say("opt-mascot") != words.say("ability-mascot")
