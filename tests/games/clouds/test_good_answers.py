"""37.1 Positions in the air with the answers that a good pilot gives, and why: *normal* and *hard* give one of them.

Plans are judged by where they lead and not by how they are written: where the nose points, where the enemy's does, height, speed, what is met."""

from __future__ import annotations

from collections.abc import Callable
from math import acos, degrees, sqrt
from typing import Any, NamedTuple

import pytest

from lysander.bots import ask_bot, make
from lysander.core.ask import CHANCE, Ask
from lysander.games.clouds.ch11_aid import aid
from lysander.games.clouds.ch11_flown import at_end, energy_after, flown
from lysander.games.clouds.geometry import difference, nose
from lysander.games.clouds.plan_text import read
from lysander.games.clouds.plane import Plane
from lysander.games.clouds.state import State

PLAYOUTS = 8


class Move:
    """A plan as it is flown if every test succeeds: where it ends, with which speed, and how the pilot then stands to others."""

    def __init__(self, s: State, id: str, text: str) -> None:
        self.s, self.text, self.plan = s, text, read(text)
        self.before, move = s.planes[id], flown(s, s.planes[id], self.plan)
        energy = energy_after(s, self.before, self.plan, move)
        self.speed = energy.speed if energy else 0
        self.there: Plane = at_end(self.before, move, self.speed)
        self.z, self.low = move.end.z, min([h for _, _, h in move.points], default=100 * self.before.z) / 100
        self.climb, self.heading = move.end.climb, move.end.heading
        self.met = [met["what"] for met in aid(s, self.before, text)["contacts"]] if move.points else []

    def off(self, id: str) -> float:
        """Degrees from his nose to another aeroplane or gasbag."""
        return _off(self.there, self._thing(id))

    def seen_by(self, id: str) -> float:
        """Degrees from the nose of another aeroplane to him."""
        return _off(self.s.planes[id], self.there)

    def far(self, id: str) -> float:
        """MU to a thing."""
        return _length(_to(self.there, self._thing(id))) / 100

    def closed(self, id: str) -> float:
        """MU by which he is nearer to a thing than before."""
        return _length(_to(self.before, self._thing(id))) / 100 - self.far(id)

    def from_home(self) -> int:
        """Ticks between his heading and the way home."""
        return difference(self.heading, self.s.rules.home_of(self.before.side))

    def _thing(self, id: str) -> Any:
        return next(things[id] for things in (self.s.planes, self.s.gasbags, self.s.units, self.s.points) if id in things)


def _to(a: Any, b: Any) -> tuple[int, int, int]:
    return b.x - a.x, b.y - a.y, 100 * (getattr(b, "z", 0) - a.z)


def _length(v: tuple[int, int, int]) -> float:
    return sqrt(sum(n * n for n in v))


def _off(a: Any, b: Any) -> float:
    way, ahead = _to(a, b), nose(a.heading, a.climb)
    return degrees(acos(max(-1.0, min(1.0, sum(p * q for p, q in zip(way, ahead)) / (_length(way) * _length(ahead) or 1)))))


class Case(NamedTuple):
    """A position, what a good answer to its question is (of a plan as a ``Move``, of others the answer), a bad one that is legal, and the lines
    that lead to the question."""

    why: str
    at: str
    good: Callable[[Any], bool]
    bad: str
    lines: tuple[str, ...] = ()


GONE = "9000,0,20/h2700L0/v15+left"
PHOTO = (
    "E2=re8@-9000,-300,22/h2700L0/v13+left ; E3=pup@{pup} ; E4=pup@-9000,-800,28/h2700L0/v15+left ; C1=alb3@{alb} ; "
    "C2=alb3@{two} ; C3=alb3@5500,-400,20/h2700L0/v15+left ; N1=point@1500,900{taken} ; N2=point@2500,-1100{taken}"
)
BALLOON = (
    "E2=n17:lewis@-9000,0,30/h0900L0/v15/r8+left ; E3=camel@-9000,0,36/h0900L0/v16+left ; E4=camel@-9000,0,36/h0900L0/v16+left ; "
    "C1=alb3@6000,400,30/h2700L0/v15+awaited ; C2=alb3@6000,-400,30/h2700L0/v15+awaited ; U1=aamg:C@1500,1200/c14/partial ; "
    "U2=aamg:C@1500,-1200/c14/partial ; U3=gun:C@3000,0/c16/partial ; K1=balloon:C@1500,1500,24 ; K2=balloon:C@1500,-1500,0"
)
BOMBERS = (
    "E2=camel@-9000,0,18/h0900L0/v15+left ; E3=bristol@-9000,0,24/h0900L0/v16+left ; {gotha} ; C2=gotha@9000,0,26/h2700L0/v12/bm12+left ; "
    "U1=object:E@-2500,0/c30/open ; U2=gun:E@-2200,1000/c16/partial"
)
REPORT = (
    "E1=se5a@-4500,0,0/h0900L0/v17+left ; E2=se5a@-4700,500,0/h0900L0/v17+left ; E3=se5a@-6700,-500,20/h0900L0/v17+moved ; C1={dfw} ; "
    "C2=pfalz@3000,400,20/h2700L0/v15+left ; C3=pfalz@3000,-400,20/h2700L0/v15+left ; U1=infantry:C@0,1500/c10/rough+known=C1 ; "
    "U2=infantry:C@-400,0/c10/partial ; U3=infantry:C@0,-1500/c10/trench+known=C1 ; U4=infantry:E@-1200,800/c10/trench ; "
    "U5=infantry:E@-1200,-800/c10/trench ; U6=aamg:E@-1500,0/c14/partial"
)
MOVES = "clouds T3 M4 order=C1,E1 ; "
CASES = {
    "20.4-ahead-and-below": Case(
        "An enemy flies straight on before him, within reach and lower: the move ends with the nose on him.",
        MOVES + "E1=camel@0,0,24/h0000L0/v15 ; C1=dr1@100,2400,21/h0000L0/v13+moved",
        lambda m: m.off("C1") <= 10 and m.far("C1") < 12,
        "S15",
    ),
    "20.4-aside": Case(
        "He crosses to the right: a turn that way brings the guns to bear, and no other.",
        MOVES + "E1=camel@0,0,24/h0000LR/v15 ; C1=dr1@1500,900,24/h0900L0/v13+moved",
        lambda m: m.off("C1") <= 20 and m.far("C1") < 20,
        "S15",
    ),
    "20.4-close-astern": Case(
        "An enemy close astern who has moved: who flies on straight is shot at from behind, so he leaves the cone of his guns.",
        MOVES + "E1=camel@0,0,24/h0000L0/v15 ; C1=dr1@0,-500,24/h0000L0/v14+moved",
        lambda m: m.seen_by("C1") > 20,
        "S15",
    ),
    "20.4-between-two": Case(
        "One astern and one on the beam: he ends in the cone of neither.",
        "clouds T3 M4 order=C1,C2,E1 ; E1=camel@0,0,24/h0000LL/v15 ; C1=dr1@0,-600,24/h0000L0/v14+moved ; C2=dr1@1500,600,24/h2700L0/v14+moved",
        lambda m: m.seen_by("C1") > 20 and m.seen_by("C2") > 20,
        "S15",
    ),
    "20.4-head-on": Case(
        "Out of rounds, an enemy comes head on: he leaves the cone of his guns.",
        MOVES + "E1=camel@0,0,24/h0000LL/v15/g0,0 ; C1=dr1@0,2500,24/h1800L0/v14+moved",
        lambda m: m.seen_by("C1") > 20,
        "S15",
    ),
    "15.1-slow": Case(
        "One EU above the stall an enemy a little higher tempts him to climb: height would cost the speed that keeps him flying.",
        MOVES + "E1=camel@0,0,20/h0000L0/v8 ; C1=dr1@0,2600,24/h0000L0/v13+moved",
        lambda m: m.speed >= 9,
        "S8+1",
    ),
    "11.12-stalled": Case(
        "At stall speed only the way down gives speed.",
        MOVES + "E1=camel@0,0,22/h0000D0/v6 ; C1=dr1@2500,2600,24/h0900L0/v13+moved",
        lambda m: m.speed >= 9 and m.z < 22,
        "S6",
    ),
    "16.8-low": Case(
        "An enemy lower still, at the ground: nobody dives after him.",
        MOVES + "E1=camel@0,0,6/h0000L0/v16 ; C1=dr1@0,3000,2/h0000L0/v13+moved",
        lambda m: m.low >= 2 and m.climb in "DLC" and m.off("C1") <= 30,
        "DS16",
    ),
    "13.5-never-exceed": Case(
        "In a steep dive at 24 EU; above 25 the wings are tested: he does not dive on after the enemy below.",
        MOVES + "E1=camel@0,0,30/h0000S0/v24 ; C1=dr1@0,2500,10/h0000L0/v13+moved",
        lambda m: m.speed <= 25,
        "S24",
    ),
    "16.1-friend": Case(
        "A friend crosses the line of the straight to an enemy: whoever meets him may break both machines.",
        "clouds T3 M4 order=E2,C1,E1 ; E1=camel@0,0,24/h0000L0/v15 ; E2=camel@0,900,24/h0900L0/v15+moved ; C1=dr1@0,2500,23/h0000L0/v13+moved",
        lambda m: not m.met and m.off("C1") <= 45,
        "S15",
    ),
    "16.2-cable": Case(
        "The balloon's cable stands across the straight to the enemy; it catches whoever flies within half an MU of it.",
        MOVES + "E1=camel@0,0,16/h0000L0/v15 ; C1=dr1@0,2600,16/h0000L0/v13+moved ; K1=balloon:C@0,900,22",
        lambda m: not m.met,
        "S15",
    ),
    "27.7-shot-up": Case(
        "Four points of strength left and an enemy about: the next hit is the last. He goes home.",
        MOVES + "E1=camel@0,0,24/h2700L0/v15/s4 ; C1=dr1@1500,2600,24/h0900L0/v13+moved",
        lambda m: m.plan.go_home and m.from_home() <= 450,
        "S15",
    ),
    "27.7-no-rounds": Case(
        "No rounds, and a friend who has some: he leaves it to him.",
        MOVES + "E1=camel@0,0,24/h2700L0/v15/g0,0 ; E2=camel@500,500,24/h0900L0/v15 ; C1=dr1@2500,2600,24/h0900L0/v13+moved",
        lambda m: m.plan.go_home and m.from_home() <= 450,
        "S15",
    ),
    "27.8-edge": Case(
        "Two MU from the edge of the field with a sound machine and an enemy behind him: who flies on has left.",
        MOVES + "E1=camel@0,7000,24/h0000LR/v15 ; C1=dr1@0,4000,24/h0000L0/v13+moved",
        lambda m: m.there.y <= 8000,
        "S15",
    ),
    "17.1-no-engine": Case(
        "No engine, two MU up, slow enough: he lands.",
        MOVES + "E1=camel@0,0,2/h0000L0/v9+eng0 ; C1=dr1@0,-2600,12/h0000L0/v13+moved",
        lambda m: m.plan.segments[-1].kind == "land",
        "S9",
    ),
    "21.7-repair": Case(
        "Both guns are jammed for one action, and nobody is near: he repairs what he can.",
        MOVES + "E1=camel@0,0,24/h0000L0/v15/g12j5,12j5 ; C1=dr1@0,6000,24/h1800L0/v13+moved",
        lambda m: any(a.do == "repair" for a in m.plan.actions),
        "S15",
    ),
    "21.4-drum": Case(
        "The Lewis's drum is empty and no enemy within reach: a fresh one before the fight.",
        MOVES + "E1=se5a@0,0,24/h0000L0/v17/g16,12d4 ; C1=dr1@0,6500,24/h1800L0/v13+moved",
        lambda m: any(a.do == "drum" for a in m.plan.actions),
        "S17",
    ),
    "26.3-photograph": Case(
        "The point is within the picture from a level straight: he flies it, and takes the photograph.",
        "clouds mission_1 T3 M4 order=C1,E3,E1 ; E1=re8@500,900,22/h0900L0/v13 ; "
        + PHOTO.format(pup="-4000,3000,28/h0900L0/v15+moved", alb="6500,-4000,20/h2700L0/v15+moved", two=GONE, taken=""),
        lambda m: any(a.do == "photo" for a in m.plan.actions),
        "DS13",
    ),
    "32.5-exit": Case(
        "Both points are taken; the photographs count when he brings them out: he turns for home.",
        "clouds mission_1 T9 M4 order=C1,E3,E1 ; E1=re8@2500,-900,22/h0000LL/v13 ; "
        + PHOTO.format(pup="2000,-500,28/h2700L0/v15+moved", alb="6500,2000,20/h2700L0/v15+moved", two=GONE, taken="+taken=E1"),
        lambda m: m.from_home() < 900,
        "S13",
    ),
    "32.5-escort": Case(
        "An enemy sits behind the two-seater that he protects: he turns towards that one.",
        "clouds mission_1 T3 M4 order=C1,C2,E1,E3 ; E1=re8@1500,0,22/h0900L0/v13+moved ; "
        + PHOTO.format(pup="-900,1500,24/h0900L0/v14", alb="600,0,22/h0900L0/v15+moved", two="600,3000,22/h0900L0/v15+moved", taken=""),
        lambda m: m.off("C1") < m.off("C2") and m.closed("C1") > m.closed("C2"),
        "RL TLG9 S2",
    ),
    "26.4-report": Case(
        "A report is made from six MU up, within five of the troops: he goes down to them and makes it.",
        "clouds mission_4 T3 M4 order=E3,C1 ; " + REPORT.format(dfw="dfw@1100,0,7/h2700L0/v13"),
        lambda m: any(a.do == "observe" for a in m.plan.actions) and m.z <= 6,
        "S13",
    ),
    "24.2-balloon": Case(
        "A balloon 24 MU ahead and rockets aboard: the move ends within reach, nose on it.",
        "clouds mission_2 T3 M4 order=E1 ; E1=n17:lewis@-900,1700,26/h0900L0/v15/r8 ; " + BALLOON,
        lambda m: m.off("K1") <= 20 and m.far("K1") <= 14 and m.closed("K1") > 0,
        "RL TLF7 S5",
    ),
    "24.7-rockets": Case(
        "Within reach of the balloon after a straight run-in: rockets, which burn it at once, and not bullets.",
        "clouds mission_2 T3 F4 order=E1 shooters=E1 ; E1=n17:lewis@700,1500,24/h0900L0/v12/r8+level12+moved+runin+start12 ; " + BALLOON,
        lambda a: a.startswith("K1 rockets"),
        "K1 normal",
    ),
    "25.2-release": Case(
        "The dump lay under the path of this move: he drops his stick on it.",
        "clouds mission_6 T5 F4 order=C1 shooters=C1.N ; E1=camel@-9000,0,18/h0900L0/v15+left ; "
        + BOMBERS.format(gotha="C1=gotha@-3000,0,12/h2700L0/v11/bm12+level11+moved+runin+start11+track=-2000,0_-2400,0_-2500,0_-3000,0"),
        lambda a: a.startswith("bombs m") and a.endswith(",0"),
        "hold",
    ),
    "25.1-run": Case(
        "Nobody near, the dump three MU to the side of the straight: he slips into line with it, and keeps above the stall.",
        "clouds mission_6 T3 M4 order=E1,C1 ; E1=camel@-8000,5000,18/h2700L0/v15+moved ; "
        + BOMBERS.format(gotha="C1=gotha@-900,300,22/h2700L0/v12/bm12"),
        lambda m: m.closed("U1") >= 6 and abs(m.there.y) <= 100 and m.speed > 8,
        "S12",
    ),
    "20.6-good-shot": Case(
        "Right behind him at four MU: he fires.",
        "clouds T3 F4 order=E1,C1 shooters=E1 ; E1=camel@0,0,24/h0000L0/v15+moved ; C1=dr1@0,400,24/h0000L0/v14+moved",
        lambda a: a in ("C1 normal", "C1 short"),
        "hold",
    ),
    "20.10-sustained": Case(
        "Behind him for the second turn, boxes full: sustained fire is +3 and worth its rounds.",
        "clouds T3 F4 order=E1,C1 shooters=E1 ; E1=camel@0,0,24/h0000L0/v15+aim=C1.2+moved ; C1=dr1@0,900,24/h0000L0/v14+moved+shot=E1.2",
        lambda a: a == "C1 sustained",
        "hold",
    ),
    "20.6-poor-shot": Case(
        "At 25 MU across his course only a 1 hits, and the last box would be gone for it: he holds.",
        "clouds T3 F4 order=E1,C1 shooters=E1 ; E1=camel@0,0,24/h0000L0/v15/g2,2+moved~P:g9 ; C1=dr1@300,2450,24/h0900L0/v14+moved",
        lambda a: a == "hold",
        "C1 normal",
    ),
    "20.6-two-targets": Case(
        "One crosses far off, one flies near and straight away: the near one.",
        "clouds T3 F4 order=E1,C1,C2 shooters=E1 ; E1=camel@0,0,24/h0000L0/v15+moved ; "
        "C1=dr1@300,2000,24/h0900L0/v14+moved ; C2=dr1@100,600,24/h0000L0/v14+moved",
        lambda a: a.startswith("C2 "),
        "C1 normal",
    ),
    "28.6-already-won": Case(
        "The nearer one spins for good and is counted: rounds are for the one who still fights.",
        "clouds T3 F4 order=E1,C2 shooters=E1 ; E1=camel@0,0,24/h0000L0/v15+moved ; "
        "C1=dr1@0,400,24/h0000V0/v7+hit=E1+spinx+won=E1.2~P:dead ; C2=dr1@100,800,24/h0000L0/v14+moved",
        lambda a: a.startswith("C2 "),
        "C1 normal",
    ),
    "22.6-nearly-down": Case(
        "Two alike at the same odds, one with three points of strength left: a hit on that one brings him down.",
        "clouds T3 F4 order=E1,C1,C2 shooters=E1 ; E1=camel@0,0,24/h0000L0/v15+moved ; "
        "C1=dr1@-100,700,24/h0000L0/v14+moved ; C2=dr1@100,700,24/h0000L0/v14/s3+moved",
        lambda a: a.startswith("C2 "),
        "C1 normal",
    ),
    "29.5-vital": Case(
        "A failed stall test near the ground kills him; there is a re-roll for it.",
        MOVES + "E1=camel@0,0,4/h0000L0/v8 ; C1=dr1@0,2600,24/h0000L0/v13+moved",
        lambda a: a == "reroll",
        "keep",
        ("E1 plan S8 STALL", "R-12 E1 = 19"),
    ),
    "29.2-spared": Case(
        "A long shot has missed that hits on a 3: luck is kept for what kills.",
        "clouds T3 F4 order=E1,C1 shooters=E1 ; E1=camel@0,0,24/h0000L0/v15+moved ; C1=dr1@300,2450,24/h0900L0/v14+moved",
        lambda a: a == "keep",
        "reroll",
        ("E1 attack C1 normal", "R-31 E1 = 12"),
    ),
    "10.5-wreck": Case(
        "The machine has broken up and he wears a parachute: he jumps.",
        "clouds T3 M3 ; C1=d7@0,0,18/h0900V0/v17+wreck~P:p ; E1=camel@0,-1500,24/h0000L0/v14",
        lambda a: a == "P",
        "none",
    ),
}


def asked(sky: Any, case: Case) -> tuple[Any, Ask]:
    """The board at the question, and the question."""
    board = sky(case.at)
    board.play(*case.lines)
    return board, next(a for a in board.match.asks if a.seat != CHANCE and not a.standing)


def is_good(s: State, case: Case, kind: str, value: Any) -> bool:
    """Whether an answer is one that a good pilot gives."""
    what, _, who = kind.partition(":")
    return bool(case.good(Move(s, who, value) if what == "plan" else value))


def answered(sky: Any, case: Case, level: str, seed: int = 1) -> tuple[bool, Any]:
    """Whether the answer of a bot is good, and the answer."""
    board, ask = asked(sky, case)
    bot = make("clouds", ask.seat, level, seed, playouts=PLAYOUTS, strict=True)
    kind, value = ask_bot(bot, board.match.view(ask.seat), [ask], [], strict=True)
    return is_good(board.state, case, kind, value), value


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("name", CASES)
def test_a_good_answer_is_given(sky, name: str, level: str) -> None:
    """By each level, in three games that differ in the bot's own lots."""
    for seed in (1, 2, 3):
        good, said = answered(sky, CASES[name], level, seed)
        assert good, f"{name}: {said}. {CASES[name].why}"


@pytest.mark.parametrize("name", CASES)
def test_a_bad_answer_is_legal_and_found(sky, name: str) -> None:
    """What a beginner might do is no good answer, though the rules allow it."""
    board, ask = asked(sky, CASES[name])
    assert ask.domain.why_not(CASES[name].bad) is None
    assert not is_good(board.state, CASES[name], ask.kind, CASES[name].bad), CASES[name].why


def test_the_cases_tell_good_answers_from_others(sky) -> None:
    """A bot that answers at random gives a good answer in few of them, so each would find a bot that plays badly."""
    given = [sum(answered(sky, case, "random", seed)[0] for case in CASES.values()) for seed in range(4)]
    print(f"good answers by chance: {given} of {len(CASES)}")
    assert max(given) < len(CASES) / 2
