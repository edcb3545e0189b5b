"""11.16, 34.7 All 35 reasons against a flight plan: sampled plans, broken word by word, come to each of them; the counts are printed (``-s``)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from lysander.core.game import Setup
from lysander.games.clouds.ch11_aid import aid
from lysander.games.clouds.ch11_legality import PARAGRAPHS, why_not
from lysander.games.clouds.domains_plan import FlightPlan
from lysander.games.clouds.ground import Battery, Gasbag, Point, Unit
from lysander.games.clouds.plan_text import LONGEST, read, write
from lysander.games.clouds.plane import CUT, LANDED, SPINNING, STOPPED, Engine, Gun, Plane
from lysander.text.sentences import for_game

PLANS, LEAST = 12_000, 12
"""How many plans are judged, and how many of them each reason must speak against at least."""
SEGMENTS = (
    *("S0", "S1", "S9", "S14", "S3-1", "S6+2", "S4+3", "S30+9", "TLA3", "TRF6", "TLP7", "TRZ8-2", "TL?4", "RL", "RR", "R0", "R@0900", "R@9999"),
    *("DV6", "DS4", "DV0", "PF2", "PI1", "PZ1", "P?1", "PM3", "E", "WL2x4", "WR5x3", "WL9x9", "IMM", "STALL", "SPIN", "LAND", "TAKEOFF", "X", "?"),
)
MARKS = ("=L", "=R", "=0", "thr", ">C1", ">C9", ">E1", ">U1", ">K1", "home")
ACTIONS = (
    *("/restart", "/restart:L", "/cut", "/cut:R", "/shut:L", "/repair:g1:1", "/repair:g1:4", "/G.repair:g2:3", "/drum:g1", "/G.drum:g2", "/drum:g9"),
    *("/radio:B1", "/radio:B9", "/photo:N1", "/observe:U1", "/observe:U2", "/jettison", "/jump:P", "/jump:G", "/fly:away"),
)
ORDER = ("=", "t", "/", ">", "h")
"""34.7 How marks begin, in the order in which they stand."""


def somewhere(battle: Any, rng: random.Random) -> tuple[Any, Plane]:
    """An aeroplane in any state in which a seat may write a plan for it, with things on the ground round about."""
    b = battle("mission_4", free_bank=rng.choice(("turn", "always")))
    panel = b.rules.panels[rng.choice(list(b.rules.panels))]
    climb = rng.choice("VSZDDLLLLLCC")
    fields: dict[str, Any] = {name: True for name in ("forced", "burning", "going", "forced_turn", "doubled", "wires") if rng.random() < 0.06}
    fields |= {"wider": rng.randrange(9)} if rng.random() < 0.1 else {}
    fields |= rng.choice(({"state": SPINNING}, {"state": LANDED}, {"state": LANDED, "rolled": rng.randrange(3)})) if rng.random() < 0.06 else {}
    sides = ("",) if panel.engines == 1 else ("L", "R")
    engines = tuple(Engine(side, rng.choice((CUT, STOPPED)) if rng.random() < 0.2 else "", smoke=rng.choice((-1, -1, 2))) for side in sides)
    pilot = {"flying": rng.randrange(7, 19), "parachute": rng.random() < 0.3, "blackout": int(rng.random() < 0.03)}
    attitude = climb + (rng.choice("0LR") if climb in "DLC" else "0")
    height = rng.choice((rng.randrange(1, 49), 1, 2, 47))
    e1 = b.plane("E1", panel.id, (0, 0, height), rng.randrange(3600), attitude, rng.randrange(panel.vtop + 9), engines=engines, pilot=pilot, **fields)
    e1.guns = tuple(Gun(g.id, g.half, fired=int(rng.random() < 0.5), jam=rng.choice((0, 2, 3, 4, 6))) for g in e1.guns)
    b.plane("C1", "dr1", (0, 900, 20), 1800, "L0", 13)
    b.s.units["U1"], b.s.units["U2"] = (Unit(f"U{n}", "infantry", "C", "c1", 900, 0, 10, 10) for n in (1, 2))
    b.s.gasbags["K1"] = Gasbag("K1", "balloon", "C", "c1", 0, 0, 9)
    b.s.points["N1"], b.s.batteries["B1"] = Point("N1", 0, 500), Battery("B1", "E", 0, 0, 6)
    return b, e1


def broken(text: str, rng: random.Random) -> str:
    """A plan with one to four words more, less, moved or changed; most of the time in the order in which they are written."""
    words = text.split(" ")
    for _ in range(1 + int(rng.random() * 4)):
        at = rng.randrange(len(words) + 1)
        match rng.randrange(6):
            case 0:
                words.insert(at, rng.choice(SEGMENTS))
            case 1:
                words.insert(at, rng.choice((*MARKS, *ACTIONS)))
            case 2 if words:
                words.pop(min(at, len(words) - 1))
            case 3 if words:
                words[min(at, len(words) - 1)] = rng.choice(SEGMENTS)
            case 4 if words:
                n = min(at, len(words) - 1)
                words[n] = "".join(rng.choice("0123456789") if c.isdigit() and rng.random() < 0.5 else c for c in words[n])
            case 5 if rng.random() < 0.15:
                words += [f"S{rng.randrange(1, 3)}" for _ in range(12)]
    if rng.random() < 0.9:
        words.sort(key=lambda word: ORDER.index(word[:1]) if word[:1] in ORDER else -1)
    return " ".join(words)


def judged(battle: Any, seed: int, count: int) -> Iterator[tuple[Any, Plane, str]]:
    """Aeroplanes with plans, sampled and broken."""
    rng = random.Random(seed)
    for n in range(count):
        if n % 8 == 0:
            b, e1 = somewhere(battle, rng)
        yield b, e1, broken(FlightPlan(b.s, e1).sample(rng) if rng.random() < 0.9 else " ".join(rng.choices(SEGMENTS, k=3)), rng)


def test_11_16_broken_plans_come_to_each_reason(battle: Any) -> None:
    """34.7 The judge of a text finds what the judge of its plan finds, and nothing else but that it is not written so."""
    found: Counter[str] = Counter()
    for b, e1, text in judged(battle, 1116, PLANS):
        plan = read(text)
        reasons = why_not(b.s, e1, plan)
        refusal = FlightPlan(b.s, e1).why_not(text)
        said = [] if refusal is None else [r.code for r in (refusal, *refusal.more)]
        if len(text) <= LONGEST and (reasons or write(plan) == text):
            assert said == [r.id for r in reasons], text
        else:
            assert said == ["P-02"], text
        found.update(said if said else ["legal"])
    print("\n" + ", ".join(f"{id} {found[id]}" for id in ("legal", *PARAGRAPHS)))
    assert len(PARAGRAPHS) == 35 and found["legal"] > 500
    assert {id: found[id] for id in PARAGRAPHS if found[id] < LEAST} == {}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_11_16_each_reason_is_said_with_what_it_names(battle: Any, lang: str) -> None:
    said, seen = for_game("clouds", lang, Setup("clouds", "mission_4")), set()
    for b, e1, text in judged(battle, 1117, PLANS // 4):
        refusal = FlightPlan(b.s, e1).why_not(text)
        for reason in () if refusal is None else (refusal, *refusal.more):
            seen.add(reason.code)
            line = said.refusal(reason)
            assert line and "{" not in line and "none" not in line.split(), (reason, line)
    assert len(seen) >= 33


def test_11_17_the_aid_takes_every_text_and_names_the_same_reasons(battle: Any) -> None:
    for b, e1, text in judged(battle, 1118, PLANS // 8):
        reasons = why_not(b.s, e1, read(text[: LONGEST + 1]))
        assert not text or [r[0] for r in aid(b.s, e1, text)["reasons"]] == [r.id for r in reasons]
