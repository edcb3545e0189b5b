"""34 Positions in notation: every field of a state is written if it is not the default, and read again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from lysander.core.game import Setup
from lysander.core.record import replace
from lysander.games.clouds.check import broken_invariants
from lysander.games.clouds.ground import Barrage, Battery, Canopy, Gasbag, Point, Unit
from lysander.games.clouds.notation import parse, write
from lysander.games.clouds.plane import (
    AWAITED,
    BROKEN,
    CUT,
    DEAD,
    DESTROYED,
    DOWN,
    FLYING,
    GONE,
    LANDED,
    LEFT,
    OUT,
    SPINNING,
    STOPPED,
    Engine,
    Gun,
    Person,
    Plane,
)
from lysander.games.clouds.state import State

SETUP = Setup("clouds", "mission_3", {}, ("e1", "c1"))
HEAD = "clouds T3 M4"
E1 = "E1=camel@0,0,20/h0000L0/v14"
Make = Callable[[Random], Any]


def maybe(rng: Random, *values: Any) -> Any:
    """Return the first value half of the time, else any."""
    return values[0] if rng.random() < 0.5 else rng.choice(values)


def flag(rng: Random) -> bool:
    return rng.random() < 0.2


def airman(rng: Random, side: str) -> str:
    return side + str(rng.randint(1, 12)) + maybe(rng, "", ".G", ".N")


PERSON: dict[str, Make] = {
    "name": lambda r: maybe(r, "", "Hale", "von der Müll", "O'Neill-Smith (jr.)", "A_B%20"),
    "awareness": lambda r: maybe(r, 13, 7, 18),
    "flying": lambda r: maybe(r, 13, 8, 16),
    "gunnery": lambda r: maybe(r, 13, 9, 15),
    "full": lambda r: maybe(r, 13, 18, 8),
    "fortitude": lambda r: maybe(r, 13, 8, 0, -4),
    "luck": lambda r: maybe(r, 12, 3, 18, 0, -1),
    "rerolls": lambda r: maybe(r, 2, 0, 1, 3),
    "mentor": flag,
    "parachute": flag,
    "abilities": lambda r: maybe(r, (), ("burr",), ("nine", "leader", "hands")),
    "traits": lambda r: maybe(r, (), ("faints",), ("shaken", "immortal")),
    "used": lambda r: maybe(r, (), ("leader",), ("calm", "mascot")),
    "state": lambda r: maybe(r, "", DEAD, OUT, GONE, DOWN),
    "blackout": lambda r: maybe(r, 0, 1, 2),
    "faint": flag,
    "mark": lambda r: maybe(r, "", "C1", "K12", "U3"),
    "marked": lambda r: r.randint(1, 40),
    "acted": flag,
    "busy": flag,
    "initiative": lambda r: maybe(r, -1, 0, -5, 31),
    "die": lambda r: maybe(r, -1, 1, 27),
    "luck_gained": lambda r: maybe(r, 0, 1, -3),
    "squadron": lambda r: maybe(r, "", "Jasta 11"),
    "victories": lambda r: maybe(r, 0, 7),
}
GUN: dict[str, Make] = {
    "half": lambda r: r.randint(0, 8),
    "fired": lambda r: maybe(r, 0, 0),
    "jam": lambda r: maybe(r, 0, 2, 3, 6),
    "work": lambda r: maybe(r, 0, 1, 3),
    "out": flag,
}
ENGINE: dict[str, Make] = {
    "state": lambda r: maybe(r, "", CUT, STOPPED),
    "fuel": lambda r: maybe(r, 0, 3),
    "smoke": lambda r: maybe(r, -1, 0, 2),
    "vibration": lambda r: maybe(r, 0, 25),
}
PLANE: dict[str, Make] = {
    "x": lambda r: r.randint(-9000, 9000),
    "y": lambda r: r.randint(-9000, 9000),
    "z": lambda r: r.randint(0, 48),
    "heading": lambda r: r.randint(0, 3599),
    "climb": lambda r: r.choice("VSDLCZ"),
    "bank": lambda r: r.choice("0LR"),
    "speed": lambda r: r.randint(0, 45),
    "strength": lambda r: r.randint(1, 20),
    "state": lambda r: maybe(r, FLYING, SPINNING, BROKEN, LANDED, LEFT, DESTROYED, AWAITED),
    "bombs": lambda r: maybe(r, 0, 4, 12),
    "rockets": lambda r: maybe(r, 0, 8),
    "incendiary": flag,
    "leak": lambda r: maybe(r, 0, 2),
    "fabric": flag,
    "wider": lambda r: maybe(r, 0, 3),
    "doubled": flag,
    "burning": flag,
    "cockpit": lambda r: maybe(r, 0, 4),
    "never_out": flag,
    "wires": flag,
    "strain": flag,
    "undercarriage": flag,
    "emergency": flag,
    "wing": flag,
    "flinch": flag,
    "forced_turn": flag,
    "tries": lambda r: maybe(r, 0, 2),
    "forever": flag,
    "even": flag,
    "forced": flag,
    "going": flag,
    "home_turn": lambda r: maybe(r, 0, 5),
    "won_turn": lambda r: maybe(r, 0, 9),
    "shot_turn": lambda r: r.randint(1, 40),
    "rolled": lambda r: maybe(r, -1, 0, 2),
    "enters": lambda r: maybe(r, 0, 4),
    "staff": flag,
    "moved": flag,
    "manoeuvred": flag,
    "recovered": flag,
    "run_in": flag,
    "threat": lambda r: maybe(r, 0, -4),
    "task": lambda r: maybe(r, "", "photo:N1", "radio:B1", "observe:U2"),
    "level": lambda r: maybe(r, 0, 13),
    "start": lambda r: maybe(r, 0, 14),
    "track": lambda r: maybe(r, (), ((0, 0), (-12, 100)), ((5, -7),)),
}
OWN = {"id", "type", "seat", "guns", "engines", "people", "layout", "bomb", "home", "won", "shot", "hit", "worker"}
"""Fields that depend on others, made in ``plane``."""
STATE = {"rules", "step", "turn", "planes", "units", "gasbags", "barrages", "batteries", "points", "canopies", "order", "shooters", "done"}
STATE |= {"orders", "ground", "offers", "given_up", "mascots", "aftermath", "why", "held", "flew", "result"}


def some(rng: Random, makers: dict[str, Make]) -> dict[str, Any]:
    return {name: make(rng) for name, make in makers.items()}


def person(rng: Random, standard: Person) -> Person:
    made = replace(standard, **(some(rng, PERSON) if rng.random() < 0.6 else {}))
    if not made.mark:
        made = replace(made, marked=0)
    if made.state == DEAD:
        made = replace(made, fortitude=min(0, made.fortitude))
    return replace(made, full=max(made.full, made.fortitude), role=standard.role)


def gun(rng: Random, fresh: Gun) -> Gun:
    made = replace(fresh, **(some(rng, GUN) if rng.random() < 0.6 else {}))
    return replace(made, work=made.work if made.jam else 0)


def engine(rng: Random, side: str) -> Engine:
    made = Engine(side, **some(rng, ENGINE))
    return replace(made, fuel=0, smoke=-1) if made.state == STOPPED else made


def plane(rng: Random, s: State, id: str) -> Plane:
    type = rng.choice(("camel", "gotha", "re8", "n17:lewis", "se5a"))
    made = parse(f"{HEAD} ; {id}={type}@0,0,20/h0000L0/v14", SETUP).planes[id]
    if rng.random() < 0.2:
        return made
    for name, value in some(rng, PLANE).items():
        setattr(made, name, value)
    other = {"E": "C", "C": "E"}[id[0]]
    made.bomb = rng.choice(("light", "medium", "heavy")) if made.bombs else ""
    made.rockets = 0 if made.bombs else made.rockets
    made.shot, made.hit, made.won = (maybe(rng, "", airman(rng, other)) for _ in range(3))
    made.home = maybe(rng, "", airman(rng, other)) if made.forced else ""
    made.home_turn *= made.forced
    made.won_turn = made.won_turn if made.won else 0
    made.shot_turn = made.shot_turn if made.shot else 0
    made.worker = rng.choice(("P", "G", "")) if made.task else ""
    if made.state == SPINNING:
        made.climb, made.bank = "V", "0"
    made.guns = tuple(gun(rng, g) for g in made.guns)
    made.engines = tuple(engine(rng, e.side) for e in made.engines)
    made.people = tuple(person(rng, p) for p in made.people)
    return made


def ground(rng: Random, s: State) -> None:
    def at() -> tuple[int, int]:
        return rng.randint(-8000, 8000), rng.randint(-8000, 8000)

    route = maybe(rng, (), ((0, 0), (300, -400)))
    for n in range(1, rng.randint(1, 4)):
        side = rng.choice("EC")
        seat, kind = f"{side.lower()}1", rng.choice(("infantry", "tank", "object", "aa37"))
        usual = {"infantry": 10, "tank": 18, "object": 30, "aa37": 14}[kind]
        whole = maybe(rng, usual, usual + 3)
        cover = rng.choice(("open", "rough", "trench"))
        known = maybe(rng, "", "E1")
        strength, by = rng.randint(0, whole), maybe(rng, "", "E1")
        place, pinned, leg = at(), maybe(rng, 0, 1, 2), maybe(rng, 0, 1)
        s.units[f"U{n}"] = Unit(f"U{n}", kind, side, seat, *place, strength, whole, cover, pinned, flag(rng), known, route, leg, "", by)
        s.gasbags[f"K{n}"] = Gasbag(
            f"K{n}",
            rng.choice(("balloon", "airship")),
            side,
            seat,
            *at(),
            rng.randint(0, 40),
            maybe(rng, 0, 14),
            maybe(rng, 0, 3),
            flag(rng),
            flag(rng),
            maybe(rng, 0, 2),
            flag(rng),
            flag(rng),
            route,
            maybe(rng, 0, 1),
            maybe(rng, "", "C2"),
        )
        s.barrages[f"Q{n}"] = Barrage(f"Q{n}", side, seat, maybe(rng, "", "U1"), *at(), *rng.choice(((1, 10), (21, 30), (41, 48))))
        s.batteries[f"B{n}"] = Battery(f"B{n}", side, *at(), rng.randint(0, 9), maybe(rng, "", "E2"))
        s.points[f"N{n}"] = Point(f"N{n}", *at(), maybe(rng, "", "C2"))


def random_state(seed: int) -> State:
    """Return a state in which nearly every field may have any value that no invariant forbids."""
    rng = Random(seed)
    words = rng.choice(("", " wind=0450 turns=12", " homeC=0000 month=1918-08", " area=water:0,0,300 area=wood:-1,-2,3,4 go_on=no"))
    s = parse(f"clouds T{rng.randint(0, 12)} {rng.choice(('S3', 'I1', 'M4', 'F4', 'E2'))}{words}", SETUP)
    for id in ("E1", "E2", "C1", "C11"):
        s.planes[id] = plane(rng, s, id)
        for p in s.planes[id].people:
            if p.state == GONE:
                canopy = f"{id}.{p.role}"
                s.canopies[canopy] = Canopy(canopy, *s.planes[id].place)
    ground(rng, s)
    s.order = maybe(rng, (), ("E2", "C1"))
    s.shooters = maybe(rng, (), ("C1", "E1"))
    s.done = maybe(rng, (), ("E1", "E1.G", "Q1"))
    s.orders = maybe(rng, {}, {"E1": "vital", "E1/leader": "quiet", "c1": "nearest"})
    s.ground = maybe(rng, {}, {"Q1": "300,0 31-40", "U1": "lying"}) if s.units else {}
    s.offers = maybe(rng, (), ("e1", "c1"))
    s.given_up = maybe(rng, (), ("c1",))
    s.mascots = maybe(rng, {}, {"E": 1, "C": 0}, {"C": 2})
    s.aftermath = maybe(rng, 0, 4)
    s.why = maybe(rng, "", "turns", "no enemy left")
    s.held = maybe(rng, "", "E", "C")
    s.flew = maybe(rng, (), ("E1", "C11"))
    return s


@pytest.mark.parametrize("start", range(0, 400, 50))
def test_34_1_what_is_written_is_read_again(start: int) -> None:
    for seed in range(start, start + 50):
        s = random_state(seed)
        assert broken_invariants(s) == [], seed
        line = write(s)
        again = parse(line, SETUP)
        assert write(again) == line
        assert again == s, line


def test_34_1_no_field_is_forgotten() -> None:
    """The random states change every field of every record, so the test above proves that each is written."""
    assert set(PERSON) | {"role"} == set(Person.__struct_fields__)
    assert set(GUN) | {"id"} == set(Gun.__struct_fields__)
    assert set(ENGINE) | {"side"} == set(Engine.__struct_fields__)
    assert set(PLANE) | OWN == set(Plane.__struct_fields__)
    assert set(State.__struct_fields__) == STATE
    assert (len(Unit.__struct_fields__), len(Gasbag.__struct_fields__), len(Barrage.__struct_fields__)) == (16, 17, 8)
    assert (len(Battery.__struct_fields__), len(Point.__struct_fields__), len(Canopy.__struct_fields__)) == (6, 4, 4)
    states = [random_state(seed) for seed in range(60)]
    for name in (*PLANE, "worker", "home", "won", "shot", "hit", "bomb"):
        assert len({getattr(p, name) for s in states for p in s.planes.values()}) > 1, name


@pytest.mark.parametrize(
    "line",
    [
        "clouds T3 M4 ; E1=camel@0,-1500,24/h0000L0/v14 ; C1=dr1@300,1500,24/h1750DL/v12/s14/g20,18j4+wide1~P:f12F9/13[burr]",
        "clouds T5 M2 ; C1=alb5@2000,0,20/h0900L0/v13/s10+fire2+hit=E1+shot=E1.4",
        "clouds T1 I1 ; U1=aamg:C@10,-20/c14/partial ; K1=balloon:C@5,6,7/gas4 ; Q1=barrage:C@1,2/21-30 ; B1=battery:E@1,2/d6 ; N1=point@3,4",
        "clouds T8 M2 ; C1=d7@0,0,18/h0900L0/v17+fire3~P:F11/13p",
    ],
)
def test_34_3_the_examples_of_the_rulebook(line: str) -> None:
    """34.5, 34.6"""
    assert write(parse(line, SETUP)) == line


def test_34_5_people_who_are_not_named_are_standard() -> None:
    s = parse(f"{HEAD} ; E1=re8@0,0,20/h0000L0/v14", SETUP)
    pilot, gunner = s.planes["E1"].people
    assert pilot == Person("P", rerolls=2)
    assert gunner == Person("G")
    assert parse(f"{HEAD} ; E1=camel@0,0,20/h0000L0/v14~P:L18", SETUP).planes["E1"].pilot.rerolls == 3


def test_34_4_a_lost_undercarriage_is_an_emergency() -> None:
    s = parse(f"{HEAD} ; {E1}+uc", SETUP)
    assert s.planes["E1"].undercarriage and s.planes["E1"].emergency
    assert write(parse(f"{HEAD} ; {E1}+em+uc", SETUP)) == write(s)


def test_34_2_an_option_is_that_of_the_set_up() -> None:
    """33.1 Nothing may be changed in mid-battle."""
    off = Setup("clouds", "mission_3", {"collisions": "off"}, ("e1", "c1"))
    line = f"clouds T3 M4 collisions=off ; {E1}"
    assert write(parse(line, off)) == line == write(parse(f"{HEAD} ; {E1}", off))
    with pytest.raises(ValueError, match=r"\[33.1\] the set-up has collisions=on: 'collisions=off'"):
        parse(line, SETUP)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("cloud T3 M4", r"\[34.2\] a position begins with 'clouds': 'cloud'"),
        ("clouds T3", r"\[34.2\] turn and step are missing"),
        ("clouds T3 M9", r"\[7.1\] no such step: 'M9'"),
        ("clouds duel T3 M4", r"\[34.2\] the set-up has the scenario mission_3: 'duel'"),
        ("clouds dual T3 M4", r"\[34.2\] no such scenario: 'dual'"),
        ("clouds T3 M4 wind=3600", r"\[2.3\] a heading is 0000 to 3599"),
        ("clouds T3 M4 wind=0 900", r"\[34.1\] this is not a heading"),
        ("clouds T3 M4 area=marsh:0,0,5", r"\[6.4\] no such kind of ground: 'marsh'"),
        ("clouds T3 M4 colour=red", r"\[34.2\] no such word in the head"),
        ("clouds T3 M4 order=E1", r"\[8.6\] nothing on this line has this name: 'E1'"),
        ("clouds T3 M4 mascotE=1 mascotE=1", r"\[34.2\] this stands twice"),
        (f"{HEAD} ; {E1} ; {E1}", r"\[34.2\] this stands twice: 'E1'"),
        (f"{HEAD} ; U1=tank:C@0,0/c18/open ; {E1}", r"\[34.2\] aeroplanes, units, gasbags"),
        (f"{HEAD} ; E1=camel@0,0,20/h000L0/v14", r"\[34.3\] this is not an aeroplane E1"),
        (f"{HEAD} ; E1=camel@0,0,20/h3600L0/v14", r"\[2.3\] this is out of range: '3600'"),
        (f"{HEAD} ; E1=camel@0,0,20/h0000L0/v46", r"\[14.3\] this is out of range: '46'"),
        (f"{HEAD} ; E1=cammel@0,0,20/h0000L0/v14", r"\[34.3\] no such type of aeroplane: 'cammel'"),
        (f"{HEAD} ; E1=camel:lewis@0,0,20/h0000L0/v14", r"\[3.1\] camel has no such layout of guns: 'lewis'"),
        (f"{HEAD} ; {E1}/g4", r"\[34.3\] camel has another number of guns: '/g4'"),
        (f"{HEAD} ; {E1}/g4,j4", r"\[34.3\] a gun has half boxes, or is out \(x\): 'j4'"),
        (f"{HEAD} ; {E1}/g4,99", r"\[21.1\] E1: g2 has 99 half boxes"),
        (f"{HEAD} ; {E1}/s0", r"\[13.6\] E1: it is in the air without any structural strength"),
        (f"{HEAD} ; {E1}/q4", r"\[34.3\] this is nothing that an aeroplane has, or stands twice: '/q4'"),
        (f"{HEAD} ; {E1}+wobbly", r"\[34.4\] this is no status of an aeroplane: 'wobbly'"),
        (f"{HEAD} ; {E1}+em+em", r"\[34.4\] this status stands twice: 'em'"),
        (f"{HEAD} ; {E1}+fuelL3", r"\[34.4\] camel has no such engine: 'L'"),
        (f"{HEAD} ; {E1}+shot=E2.1", r"\[28.6\] E1: E2 of its own side"),
        (f"{HEAD} ; {E1}+seat=c1", r"\[5.1\] this is no seat of the side of E1: 'c1'"),
        (f"{HEAD} ; {E1}+busyG", r"\[34.5\] there is no such person aboard a camel, or he stands twice: 'G'"),
        (f"{HEAD} ; {E1}~P:x4", r"\[34.5\] this is not a person: 'P:x4'"),
        (f"{HEAD} ; {E1}~P:[fast]", r"\[30.1\] no such ability: 'fast'"),
        (f"{HEAD} ; {E1}~P:F3/13dead", r"\[4.8\] E1.P: he is dead with Fortitude 3"),
        (f"{HEAD} ; U1=horse:C@0,0/c10/open", r"\[34.6\] no such ground unit: 'horse'"),
        (f"{HEAD} ; U1=tank:C@0,0/c10/mud", r"\[23.4\] no such cover: 'mud'"),
        (f"{HEAD} ; Q1=barrage:C@0,0/11-30", r"\[9.3\] no such height band: '11-30'"),
        (f"{HEAD} ; K1=balloon:C@0,0,20+sunk", r"\[34.6\] this is no status of such a thing, or stands twice: 'sunk'"),
        (f"{HEAD} ; J2=parachute:E1.P@0,0,9", r"\[34.6\] parachutes are numbered in order: 'J2'"),
        ("clouds mission_3 T3 M4", r"\[34.2\] the scenario mission_3 has E1, E2, E3, C1, C2, C3 in its list 'aeroplane'"),
    ],
)
def test_34_1_what_is_no_position_is_refused_with_its_word(line: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        parse(line, SETUP)


def test_34_1_a_spoilt_line_raises_nothing_but_value_errors() -> None:
    rng = Random(7)
    for seed in range(40):
        line = write(random_state(seed))
        for _ in range(60):
            at, length = rng.randrange(len(line)), rng.randint(0, 4)
            spoilt = line[:at] + rng.choice(("", "x", "9", "/", "+", "~", ";", " ", "=", "é")) + line[at + length :]
            try:
                again = write(parse(spoilt, SETUP))
            except ValueError as error:
                assert str(error).startswith("[")
            else:
                assert write(parse(again, SETUP)) == again
