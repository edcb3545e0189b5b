"""34.7 The notation of flight plans."""

from __future__ import annotations

import random

import pytest

from lysander.games.clouds.plan_text import LONGEST, read, write
from lysander.games.clouds.plans import Action, Plan, Segment

SEGMENTS = {
    "S9": Segment("straight", length=9),
    "S9-3": Segment("straight", length=9, dz=-3),
    "TLH4": Segment("turn", "L", 8, 4),
    "TRG6-2": Segment("turn", "R", 7, 6, -2),
    "RL": Segment("roll", to="L"),
    "R0": Segment("roll", to="0"),
    "R@0900": Segment("roll", heading=900),
    "DV14": Segment("dive", to="V", length=14),
    "DS10": Segment("dive", to="S", length=10),
    "PM2": Segment("pull", letter=13, steps=2),
    "E": Segment("ease"),
    "WL2x6": Segment("slip", "L", length=6, eu=2),
    "IMM": Segment("immelmann"),
    "STALL": Segment("stall"),
    "SPIN": Segment("spin"),
    "LAND": Segment("land"),
    "TAKEOFF": Segment("takeoff"),
}
ACTIONS = {
    "/restart": Action("restart"),
    "/restart:L": Action("restart", what="L"),
    "/cut": Action("cut"),
    "/shut:L": Action("shut", what="L"),
    "/repair:g1:2": Action("repair", what="g1", count=2),
    "/G.repair:g2:2": Action("repair", "G", "g2", 2),
    "/drum:g1": Action("drum", what="g1"),
    "/radio:B1": Action("radio", what="B1"),
    "/photo:N1": Action("photo", what="N1"),
    "/observe:U1": Action("observe", what="U1"),
    "/jettison": Action("jettison"),
    "/jump:P": Action("jump", what="P"),
}


@pytest.mark.parametrize(("text", "segment"), SEGMENTS.items())
def test_34_7_each_kind_of_segment(text, segment):
    assert read(text) == Plan((segment,)) and write(Plan((segment,))) == text


@pytest.mark.parametrize(("text", "action"), ACTIONS.items())
def test_34_7_each_other_action(text, action):
    plan = Plan((Segment("straight", length=9),), actions=(action,))
    assert read(f"S9 {text}") == plan and write(plan) == f"S9 {text}"


def test_34_7_the_rest_of_a_plan():
    assert read("-") == Plan() and write(Plan()) == "-"
    assert read("- /jump:P") == Plan(actions=(Action("jump", what="P"),))
    whole = "TLH9 S5 =L thr /cut /drum:g2 >C1 home"
    plan = Plan(
        (Segment("turn", "L", 8, 9), Segment("straight", length=5)),
        "L",
        True,
        (Action("cut"), Action("drum", what="g2")),
        "C1",
        True,
    )
    assert read(whole) == plan and write(plan) == whole


NO_PLANS = "| |S|S9.|s9|S123|TXH4|TL|TLH|RX|R@900|R@3600|DL4|PM|WLx6|W2x6|TAKE|- S9|S9 -"
NO_ENDINGS = (
    "S9 thr =L|S9 >C1 /cut|S9 home thr|S9 =X|S9 >|S9 /fly|S9 /repair:g1|S9 /repair|S9 /drum:g1:2|S9 /jettison:g1|S9 /G.cut|S9 /jump|S9\n|S9  S4"
)


@pytest.mark.parametrize("text", [*NO_PLANS.split("|"), *NO_ENDINGS.split("|"), "S9 " * 150])
def test_34_7_whatever_is_no_plan_is_read_as_unknown_and_written_otherwise(text):
    plan = read(text)
    assert write(plan) != text
    assert any(g.kind == "unknown" for g in plan.segments) or any(a.do == "unknown" for a in plan.actions)


@pytest.mark.parametrize(
    ("text", "canonical"), [("S09", "S9"), ("S9+0", "S9"), ("S9-03", "S9-3"), ("TLa4", "TL?4"), ("/repair:g1:02", "- /repair:g1:2"), ("thr", "- thr")]
)
def test_34_7_a_reading_that_is_written_in_another_way(text, canonical):
    assert write(read(text)) == canonical
    assert write(read(canonical)) == canonical


def test_34_7_reading_and_writing_random_texts():
    """Whatever is read, what is written for it is read as the same again."""
    rng = random.Random(7)
    signs = "STRDPWLRHVE0129x+-@=/:. >gcuthomerpairk"
    for _ in range(3000):
        text = "".join(rng.choice(signs) for _ in range(rng.randrange(1, 14)))
        plan = read(text)
        assert read(write(plan)) == plan
    assert read("S" * (LONGEST + 1)).segments == (Segment("unknown"),)
