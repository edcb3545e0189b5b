"""35.2, 11.21 Answers as data: plans, attacks, places, ground orders, several, yes or no. The journal has their texts."""

from __future__ import annotations

import json
import random

import pytest

from lysander.bots.protocol import ask_bot
from lysander.core.ask import CHANCE, Answer, Ask, IllegalAnswer, written
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.journal import Journal, load, replay
from lysander.core.match import Match
from lysander.games.clouds.answer_data import Several
from lysander.games.clouds.attacks import data_of
from lysander.games.clouds.attacks import read as read_attack
from lysander.games.clouds.ch10_jump import choices
from lysander.games.clouds.domains_attack import Attacks
from lysander.games.clouds.domains_plan import FlightPlan
from lysander.games.clouds.domains_setup import Placing, Shift
from lysander.games.clouds.game import GAME
from lysander.games.clouds.ground import Barrage, Unit
from lysander.games.clouds.plan_data import data_of_plan
from lysander.games.clouds.plan_text import read
from lysander.games.clouds.standing import standing
from lysander.text.sentences import for_game

DUEL = "clouds duel T3 M4 ; E1=camel@0,-1500,24/h0000L0/v14 ; C1=dr1@0,1500,24/h1800L0/v13"
STRAIGHT = {"kind": "straight", "len": 14}
DEEP = []
for _ in range(5000):
    DEEP = [DEEP]
HUGE = 10**5000
HOSTILE = (None, True, -1, HUGE, 2.5, "", "C1 home", "\x00", "x" * 5000, [], [HUGE], DEEP, {}, {"do": DEEP}, {"kind": HUGE}, [1, 2, 3], [1, 2])


def data(ask, text):
    """An answer as data, as it comes out of JSON."""
    kind = ask.kind.partition(":")[0]
    value = text
    if kind == "plan":
        value = data_of_plan(read(text))
    elif kind == "attack":
        value = data_of(read_attack(text))
    elif kind in ("break-off", "give-up"):
        value = text == "yes"
    return json.loads(json.dumps(value))


def test_35_2_a_duel_answered_as_data_has_the_journal_of_one_answered_in_notation() -> None:
    setup, rng, chance = Setup("clouds", "duel", {}, ("e1", "c1")), random.Random(352), Chance(bytes(32))
    start = GAME.parse(DUEL, setup)
    notation, records = Match(GAME, setup, start), Match(GAME, setup, start)
    kinds = set()
    while not notation.over:
        for line in notation.roll_on(chance):
            records.give(line)
        if notation.over:
            break
        ask = notation.asks[0]
        standing = [a for a in notation.asks if a.standing and a.kind == "break-off" and a.domain.members() == ("yes",)]
        if notation.state.turn == 7 and standing:
            ask = standing[0]
        text = ask.default if ask.kind.startswith("plan") and notation.state.turn < 5 else ask.domain.sample(rng)
        given = data(ask, text)
        kinds.add((ask.kind.partition(":")[0], type(given)))
        notation.answer(ask.seat, ask.kind, text)
        records.answer(ask.seat, ask.kind, given)
    assert {("plan", dict), ("attack", dict), ("break-off", bool)} <= kinds
    assert records.over and records.lines == notation.lines and records.events == notation.events
    journals = [Journal(m.setup, GAME.rules_version, m.lines).dump() for m in (notation, records)]
    assert journals[0] == journals[1]


def test_35_2_a_journal_that_has_data_is_replayed_into_texts(sky) -> None:
    match = sky(DUEL).match
    lines = [Answer("e1", "plan:E1", {"segments": [STRAIGHT]}), Answer("c1", "plan:C1", {"segments": [{"kind": "straight", "len": 13}]})]
    match.answer("e1", "plan:E1", lines[0].value)
    assert match.lines == [Answer("e1", "plan:E1", "S14")]
    match.replay(lines)
    assert [line.value for line in match.lines] == ["S14", "S13"] and match.state.planes["E1"].y == -100
    match.cut(1)
    assert [line.value for line in match.lines] == ["S14"]
    journal = Journal(match.setup, GAME.rules_version, lines, position=GAME.write(match.start))
    assert replay(GAME, load(journal.dump())).lines == [Answer("e1", "plan:E1", "S14"), Answer("c1", "plan:C1", "S13")]


@pytest.mark.parametrize(
    ("record", "segment", "why", "entry"),
    [
        ({"segments": [STRAIGHT], "thrust": 1}, 0, "key", "thrust"),
        ({"segments": [STRAIGHT, {**STRAIGHT, "speed": 3}]}, 2, "key", "speed"),
        ({"segments": [STRAIGHT, {"kind": "loop"}]}, 2, "value", "kind"),
        ({"segments": [{"kind": "turn", "side": "L", "len": 4}]}, 1, "missing", "letter"),
        ({"segments": [{"kind": "straight", "len": [14]}]}, 1, "value", "len"),
        ({"segments": [STRAIGHT], "actions": [{"do": "cut"}, {"do": "drum", "gun": "g1", "turns": 1}]}, 0, "key", "actions[1].turns"),
        ({"segments": [STRAIGHT], "actions": [{"do": "photo", "at": "N1 home"}]}, 0, "value", "actions[0].at"),
        ({"segments": [STRAIGHT], "target": "C1 home"}, 0, "value", "target"),
        ({"x" * 1000: 1}, 0, "key", "x" * 30),
    ],
)
def test_11_21_what_is_wrong_with_a_plan_is_named_with_p_02(sky, record, segment, why, entry) -> None:
    match = sky(DUEL).match
    ask = match.asks[0]
    with pytest.raises(IllegalAnswer) as error:
        match.answer(ask.seat, ask.kind, record)
    refusal = error.value.refusal
    assert (refusal.code, refusal.facts) == ("P-02", {"segment": segment, "why": why, "entry": entry}) and not match.lines
    for lang in ("en", "de"):
        said = for_game("clouds", lang, match.setup).refusal(refusal)
        assert entry in said and ("2" in said) == (segment == 2), said


def test_11_16_a_plan_as_data_is_judged_like_its_text(sky) -> None:
    domain = sky(DUEL).match.asks[0].domain
    short = {"segments": [{"kind": "straight", "len": 3}]}
    assert domain.why_not(short) == domain.why_not("S3") and domain.why_not(short).code == "P-04"


def facing(battle):
    b = battle()
    return (
        b,
        b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, bomb="medium", bombs=9, track=((0, 0),)),
        b.plane("C1", "dr1", (0, 700, 21), 100, "L0", 13),
    )


def test_35_2_an_attack_as_data_may_name_all_guns_in_any_order(battle) -> None:
    b, e1, _ = facing(battle)
    domain = Attacks(b.s, e1, e1.pilot)
    shot = {"do": "guns", "target": "C1", "mode": "normal"}
    for guns, text in ((["g2", "g1"], "C1 normal"), (["g2"], "C1 normal g2"), (None, "C1 normal")):
        record = shot if guns is None else {**shot, "guns": guns}
        assert domain.why_not(record) is None and domain.of_data(record) == text
    for record, why, entry in (
        ({**shot, "guns": ["g1", "g1"]}, "value", "guns"),
        ({**shot, "guns": []}, "value", "guns"),
        ({**shot, "gun": "g1"}, "key", "gun"),
        ({"do": "guns", "mode": "normal"}, "missing", "target"),
        ({"do": "bombs", "kind": "medium", "count": HUGE, "aim": [0, 0]}, "value", "count"),
        ({"do": "bombs", "kind": "medium", "count": 1, "aim": [0, HUGE]}, "value", "aim"),
    ):
        refusal = domain.why_not(record)
        assert (refusal.rule, refusal.code, refusal.facts) == ("35.2", "data", {"why": why, "entry": entry})
        assert all(entry in for_game("clouds", lang).refusal(refusal) for lang in ("en", "de"))
    assert domain.why_not({**shot, "target": "C9"}) == domain.why_not("C9 normal")


def test_35_2_bots_may_answer_as_data(battle) -> None:
    b, e1, _ = facing(battle)
    plan = {"segments": [STRAIGHT]}
    shot = {"do": "guns", "target": "C1", "mode": "normal", "guns": ["g2", "g1"]}
    for kind, domain, value, text in (("plan:E1", FlightPlan(b.s, e1), plan, "S14"), ("attack:E1", Attacks(b.s, e1, e1.pilot), shot, "C1 normal")):

        class Bot:
            seat = "e1"

            def __init__(self):
                from lysander.games.clouds.bots import DOMAINS

                self.domains = DOMAINS

            def decide(self, view, questions, events):
                return kind, value  # noqa: B023  called at once

        assert ask_bot(Bot(), {}, [Ask("e1", kind, "35.2", domain, domain.sample(random.Random(1)))], [], strict=True) == (kind, text)


def test_35_2_place_and_heading_as_data() -> None:
    domain = Placing(((0, 0, 20),), 80, 48, "6.5")
    assert domain.why_not({"at": [300, -1400, 20], "heading": 900}) is None
    assert written(domain, {"at": [300, -1400, 20], "heading": 900}) == "300,-1400,20/h0900"
    assert domain.why_not({"at": [0, 1500, 21], "heading": 0}).code == "too-far"
    for record, entry in (({"at": [0, 0], "heading": 0}, "at"), ({"at": [0, 0, 20], "heading": 3600}, "heading"), ({"at": [0, 0, 20]}, "heading")):
        assert domain.why_not(record).facts["entry"] == entry


def test_35_2_ground_orders_as_data(battle) -> None:
    b = battle()
    b.s.units["U1"] = Unit("U1", "infantry", "C", "c1", 0, 0, 10, 10)
    b.s.barrages["Q1"] = Barrage("Q1", "C", "c1", "", 0, 0, 21, 30)
    asks = {a.kind: a.domain for a in standing(b.s)}
    shift, cover = asks["ground-orders:Q1"], asks["ground-orders:U1"]
    assert written(shift, {"barrages": {"Q1": {"by": [300, 0], "band": [31, 40]}}, "lying": []}) == "300,0 31-40"
    assert shift.why_not({"barrages": {"Q1": {"by": [0, -300]}}}) is None and shift.why_not({"barrages": {"Q1": {"by": [301, 0]}}}).code == "too-far"
    for orders, entry in (
        ({"barrages": {"Q2": {"by": [0, 0]}}}, "barrages.Q2"),
        ({"barrages": {}}, "barrages.Q1"),
        ({"barrages": {"Q1": {"band": [31, 40]}}}, "barrages.Q1.by"),
        ({"barrages": {"Q1": {"by": [0, 0], "to": 1}}}, "barrages.Q1.to"),
        ({"barrages": {"Q1": {"by": [0, 0], "band": [-1, 40]}}}, "barrages.Q1.band"),
        ({"barrages": {"Q1": {"by": [0, 0]}}, "lying": ["Q1"]}, "lying"),
    ):
        assert shift.why_not(orders).facts["entry"] == entry, orders
    assert written(cover, {"lying": ["U1"]}) == "lying" and written(cover, {"lying": []}) == "up"
    assert cover.why_not({"lying": ["U1"]}) is None and cover.why_not({"lying": []}).code == "not-an-option"
    for orders, entry in (
        ({"lying": ["U2"]}, "lying"),
        ({"lying": "U1"}, "lying"),
        ({}, "lying"),
        ({"lying": ["U1"], "barrages": {"U1": 1}}, "barrages"),
    ):
        assert cover.why_not(orders).facts["entry"] == entry, orders


def test_35_2_several_as_a_list() -> None:
    domain = Several(choices(("P", "N", "G")), "10.5")
    assert [written(domain, value) for value in (["G", "P"], ["N"], [])] == ["P,G", "N", "none"]
    assert domain.why_not(["G", "P"]) is None
    assert all(domain.why_not(value).code == "not-an-option" for value in (["P", "P"], ["X"], [1], [["P"]], ["P,N"], ["none"]))


def places(record):
    """A record with each of its values, however deep, replaced by each hostile one."""
    keys = record if isinstance(record, dict) else range(len(record)) if isinstance(record, list) else ()
    for key in keys:
        for value in HOSTILE:
            yield _with(record, key, value)
        for inner in places(record[key]):
            yield _with(record, key, inner)


def _with(record, key, value):
    copy = record.copy()
    copy[key] = value
    return copy


def test_35_2_hostile_data_is_refused_and_never_raises(battle) -> None:
    b, e1, _ = facing(battle)
    b.s.units["U1"] = Unit("U1", "infantry", "E", "e1", 0, 0, 10, 10)
    cover = next(a.domain for a in standing(b.s) if a.kind == "ground-orders:U1")
    repair = {"do": "repair", "who": "gunner", "gun": "g1", "count": 2}
    plan = {"segments": [{"kind": "turn", "side": "L", "letter": "H", "len": 4, "dz": 0}, {"kind": "roll", "heading": 900}], "actions": [repair]}
    attack = Attacks(b.s, e1, e1.pilot)
    domains = (
        (FlightPlan(b.s, e1), plan | {"bank": "L", "throttle": True, "target": "C1", "go_home": False}),
        (attack, {"do": "guns", "target": "C1", "mode": "normal", "guns": ["g1", "g2"]}),
        (attack, {"do": "bombs", "kind": "medium", "count": 6, "aim": [0, 0]}),
        (Placing(((0, 0, 20),), 80, 48, "6.5"), {"at": [0, 0, 20], "heading": 900}),
        (Shift(((11, 20),), "9.3", "Q1"), {"barrages": {"Q1": {"by": [0, 0], "band": [11, 20]}}, "lying": []}),
        (cover, {"barrages": {}, "lying": ["U1"]}),
        (Several(choices(("P", "G")), "10.5"), ["P", "G"]),
    )
    tried = 0
    for domain, record in domains:
        for value in (*HOSTILE, *places(record)):
            refusal, text = domain.why_not(value), written(domain, value)
            tried += 1
            assert refusal is not None or isinstance(text, str)
            assert domain.why_not(text) == refusal
            json.dumps(refusal.facts if refusal else {})
    assert tried > 600


def test_35_2_no_die_is_data(sky) -> None:
    match = sky(DUEL).match
    assert all(written(a.domain, [1]) == [1] for a in match.asks if a.seat == CHANCE)
