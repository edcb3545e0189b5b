"""Chapter 16: the belief view."""

from __future__ import annotations

from random import Random

import pytest

from lysander.core.advance import play_out
from lysander.core.event import Event
from lysander.core.game import Setup
from lysander.games.evasion import GAME
from lysander.games.evasion.ch16_belief import NOWHERE, SCALE, begin_british_half, found_nobody, grow, hear, settle, steady_units
from lysander.games.evasion.ch16_reach import NO_BARS, Bars, bars_of, bits, drive_reach, hexes_of, walk_reach
from lysander.games.evasion.rules import rules_of
from lysander.games.evasion.state import Trail

RULES = rules_of(Setup("evasion"))
BOARD = RULES.board
FAR = "4d.G B[0916h:ABCDEF] Z[0405]"


class Mind:
    """A belief set by hand, and what reports do to it."""

    def __init__(self, place, where: str, n: int = 6, lorries: dict[int, str] | None = None, at: str = FAR, **options) -> None:
        self.state = place(at, options).state.clone()
        self.belief = settle(self.state)
        self.belief.where, self.belief.n, self.belief.trails = bits(BOARD, where.split()), n, ()
        self.belief.lorries = {k: bits(BOARD, v.split()) for k, v in (lorries or {}).items()}
        if self.belief.weights:
            self.belief.weights = dict.fromkeys(where.split(), SCALE)

    def told(self, kind: str, **facts) -> Mind:
        hear(self.state, Event(kind, "", ("german",), facts))
        settle(self.state)
        return self

    @property
    def hexes(self) -> list[str]:
        return hexes_of(BOARD, self.belief.where)

    def lorry(self, n: int) -> list[str]:
        return hexes_of(BOARD, self.belief.lorries.get(n, 0))

    @property
    def trails(self) -> list[tuple[list[str], int]]:
        return [(hexes_of(BOARD, t.hexes), t.men) for t in self.belief.trails]

    @property
    def shares(self) -> dict[str, float]:
        total = sum(self.belief.weights.values())
        return {h: w / total for h, w in self.belief.weights.items()}


def around(hex: str) -> list[str]:
    return sorted([hex, *BOARD.near[hex]])


def walks(start: str, shut: set[str] = frozenset()) -> set[str]:
    """Returns all hexes that paths of at most six points reach, none of them into a hex that is shut; written independently from 6.5."""
    found, queue = {start}, [(start, 6)]
    while queue:
        here, left = queue.pop()
        for _step, (to, cost) in BOARD.walk[here].items():
            if cost <= left and to not in shut:
                found.add(to)
                queue.append((to, left - cost))
    return found


def test_16_1_no_rule_of_play_reads_it(place) -> None:
    """The same answers and dice give the same game whatever is believed."""
    ends = []
    for belief in ("off", "set", "weights"):
        rng = Random(7)
        state = GAME.new(Setup("evasion", "standard", {"belief": belief}, ("british", "german")))
        play_out(GAME, state, lambda ask, rng=rng: ask.domain.sample(rng), [])
        ends.append(GAME.write(state))
    assert len(set(ends)) == 1


def test_16_2_the_team_less_prisoners_and_bodies(place) -> None:
    assert place("4d.G B[0916h:A] Z[0405] X[dead:BC pow:D]").view("german").belief["men"] == 1


def test_16_3_at_the_start(place) -> None:
    belief = place().view("german").belief
    assert (belief["men"], belief["hexes"], belief["trails"], belief["lorries"]) == (6, ["0209", "0211", "0309", "0311", "0410"], [], {})


@pytest.mark.parametrize(
    ("light", "steady", "driving", "barred", "free"),
    [
        ("night", {"P2": ("0308", True)}, False, [("0308", "x")], []),
        ("night", {"P2": ("0407", False)}, False, [], [("0407", "x"), ("0407", "r")]),
        ("day", {"P2": ("0407", False)}, False, [("0407", "x"), ("0407", "r")], []),
        ("day", {"L2": ("0407", False, False)}, False, [], [("0407", "x"), ("0407", "r")]),
        ("night", {"L2": ("0407", True, False)}, False, [("0407", "r")], [("0407", "x")]),
        ("day", {"L2": ("0407", True, True)}, False, [("0407", "r")], [("0407", "x")]),
        ("day", {"L2": ("0407", False, True)}, True, [("0407", "r")], []),
        ("night", {"L2": ("0407", False, True)}, True, [], [("0407", "r")]),
        ("night", {"G0412": ("0412",)}, True, [("0412", "r")], []),
        ("night", {}, True, [("0412", "r")], []),
        ("day", {"G0412": ("0412",)}, True, [], [("0412", "r")]),
        ("day", {"G0412": ("0412",)}, False, [], [("0412", "r"), ("0412", "x")]),
    ],
)
def test_16_4_barred_steps(light: str, steady: dict[str, tuple], driving: bool, barred: list, free: list) -> None:
    """Whatever would have spotted a single man for certain, or with a number of 6 or more."""
    bars = bars_of(RULES, light, steady, driving)
    for hex, how in barred:
        assert BOARD.bit[hex] & getattr(bars, f"enter_{how}")
    for hex, how in free:
        assert not BOARD.bit[hex] & getattr(bars, f"enter_{how}")


def test_16_4_a_unit_that_moved_or_was_destroyed_is_not_steady(place) -> None:
    board = place("3n.B B[0408h:AB] L[5@0407r] Z[0405]")
    board.play("british party=AB@0408:walk", "british path=r0407.", "german attack:L5=yes", "chance ambush=2", "german withdraw:L5=0506")
    assert "L5" not in steady_units(RULES, board.state.memory.belief.steady)


@pytest.mark.parametrize("start", ["0311", "0308", "0412", "1017", "0000"])
def test_16_5_f_is_every_walk(start: str) -> None:
    assert set(hexes_of(BOARD, walk_reach(BOARD, BOARD.bit[start], NO_BARS, BOARD.bit[start]))) == walks(start)


def test_16_5_f_without_barred_steps() -> None:
    bars = bars_of(RULES, "night", {"P2": ("0309", True)}, False)
    assert set(hexes_of(BOARD, walk_reach(BOARD, BOARD.bit["0409"], bars, BOARD.bit["0409"]))) == walks("0409", {"0309"})
    assert hexes_of(BOARD, walk_reach(BOARD, BOARD.bit["0309"], bars, BOARD.bit["0309"])) == ["0309"], "nobody sets out under its eyes"
    assert len(hexes_of(BOARD, walk_reach(BOARD, BOARD.bit["0309"], bars, 0))) > 1, "unless British were seen there in this half"
    both = walk_reach(BOARD, bits(BOARD, ("0309", "0409")), bars, 0)
    assert both == walk_reach(BOARD, BOARD.bit["0309"], bars, 0) | walk_reach(BOARD, BOARD.bit["0409"], bars, 0), "of several hexes together"


def walks_of_one(start: str, bars: Bars, looked_at: bool) -> int:
    """16.5 One man's walks, step by step; a look at setting out bars his first step only."""
    found, queue = BOARD.bit[start], [(start, 6)]
    while queue:
        here, left = queue.pop()
        for step, (to, cost) in BOARD.walk[here].items():
            leave = (getattr(bars, f"leave_{step[0]}") if looked_at else 0) if left == 6 else getattr(bars, f"block_{step[0]}")
            if to != start and cost <= left and not BOARD.bit[here] & leave and not BOARD.bit[to] & getattr(bars, f"enter_{step[0]}"):
                found |= BOARD.bit[to]
                queue.append((to, left - cost))
    return found


@pytest.mark.parametrize("seed", range(10))
def test_16_5_f_of_many_hexes_is_that_of_each(seed: int) -> None:
    rng = Random(seed)
    block_r, leave_x, leave_r, more = (bits(BOARD, rng.sample(BOARD.hexes, 12)) for _ in range(4))
    bars = Bars(leave_x | more, leave_r | block_r, leave_x, leave_r | block_r, 0, block_r)
    starts, looked_at = rng.sample(BOARD.hexes, 30), bits(BOARD, rng.sample(BOARD.hexes, 99))
    each = 0
    for start in starts:
        each |= walks_of_one(start, bars, bool(BOARD.bit[start] & looked_at))
    assert walk_reach(BOARD, bits(BOARD, starts), bars, looked_at) == each


def test_16_5_d_is_every_drive() -> None:
    near, ring = {"0109"}, {"0109"}
    for _ in range(10):
        ring = {to for h in ring for to in BOARD.links[h]} - near
        near |= ring
    assert set(hexes_of(BOARD, drive_reach(BOARD, BOARD.bit["0109"], NO_BARS, BOARD.bit["0109"]))) == near


def test_16_6_growth_on_foot_and_by_lorry(place) -> None:
    """A becomes F(A), D of where a silent lorry may stand in A, and F* of that; the lorry's set gains D."""
    board = place("4d.G B[0407a:AB] L[6@0506] Z[0405]")
    board.play("german order=L6:drive", "german path=r0407.", "british spring:0407=yes", "chance ambush=5")
    belief = settle(board.state)
    belief.where, belief.trails = bits(BOARD, ["0407"]), ()
    state = board.state
    state.move = 5
    begin_british_half(state)
    settle(state)
    grow(state)
    grown = settle(state)
    driven = drive_reach(BOARD, BOARD.bit["0407"], bars_of(RULES, "night", steady_units(RULES, state.memory.belief.steady), True), BOARD.bit["0407"])
    assert grown.lorries[6] == driven | bits(BOARD, ["0407"])
    everywhere = set(hexes_of(BOARD, driven)) | walks("0407") | {x for h in hexes_of(BOARD, driven) for x in walks(h)}
    assert set(hexes_of(BOARD, grown.where)) == everywhere


def test_16_6_a_lorry_just_reported_adds_nothing_in_this_half(place) -> None:
    mind = Mind(place, "0407", lorries={5: "0408"}).told("g_lorry_reported", lorry="L5", hex="0407")
    assert mind.belief.fresh == (5,) and mind.lorry(5) == ["0407"]


def test_16_7_cut(place) -> None:
    mind = Mind(place, "0407 0408", lorries={5: "0407 0408"})
    mind.belief.trails = (Trail(bits(BOARD, ["0407", "0408"]), 3, 2, "0408"),)
    mind.told("g_clear", unit="P2", hex="0407")
    assert mind.hexes == ["0408"] and mind.trails == [(["0408"], 2)] and mind.lorry(5) == ["0408"]


def test_16_7_not_the_lorry_that_was_just_found_there(place) -> None:
    mind = Mind(place, "0407 0408", lorries={4: "0407", 5: "0407 0408"}).told("g_lorry_found", unit="P2", lorry="L4", hex="0407")
    mind.told("g_clear", unit="P2", hex="0407")
    assert mind.lorry(4) == ["0407"] and mind.lorry(5) == ["0408"]


def test_16_8_a_sighting(place) -> None:
    mind = Mind(place, "0407", lorries={5: "0408", 6: ""}).told("g_seen", unit="P2", hex="0510", men=2, how="foot")
    assert mind.hexes == ["0407", "0510"] and mind.trails == [(["0510"], 2)] and mind.lorry(5) == ["0408"]
    mind.told("g_seen", unit="P2", hex="0309", men=1, how="captured")
    assert mind.lorry(5) == ["0309", "0408"]


def test_16_8_all_of_them_in_one_hex(place) -> None:
    mind = Mind(place, "0407", n=3).told("g_seen", unit="P2", hex="0510", men=2, how="foot").told("g_seen", unit="P2", hex="0308", men=3, how="foot")
    assert mind.hexes == ["0308"] and mind.trails == [(["0308"], 3)]


def test_16_9_prisoners_and_bodies(place) -> None:
    mind = Mind(place, "0407 0510").told("g_seen", unit="P2", hex="0510", men=2, how="foot").told("g_captured", unit="P2", hex="0510", men="AB")
    assert mind.belief.n == 4 and mind.trails == []
    mind = Mind(place, "0407 0510").told("g_seen", unit="P2", hex="0510", men=2, how="foot").told("g_bodies", unit="P2", hex="0510", men=1)
    assert mind.belief.n == 5 and mind.trails == [(["0510"], 2)], "more men than bodies: the trail goes on"


@pytest.mark.parametrize("kind", ["g_broke_away", "g_silent", "g_under_fire"])
def test_16_9_they_got_away(place, kind: str) -> None:
    """The hex and its neighbours are added to the latest trail begun there, or to a new one of unknown number."""
    facts = {"units": "P2"} if kind == "g_silent" else {"unit": "P2"}
    mind = Mind(place, "0308", lorries={5: "0407"}).told(kind, hex="0407", **facts)
    assert mind.trails == [(around("0407"), 0)] and mind.hexes == sorted({"0308", *around("0407")})
    assert mind.lorry(5) == ["0407", "0408", "0506"]
    mind = Mind(place, "0308").told("g_seen", unit="P2", hex="0407", men=2, how="foot").told(kind, hex="0407", **facts)
    assert mind.trails == [(around("0407"), 2)]


def test_16_10_lorries_in_reports(place) -> None:
    mind = Mind(place, "0407").told("g_silent", units="P6,L6", hex="0407")
    assert mind.lorry(6) == ["0407"]
    mind.told("g_lorry_found", unit="P2", lorry="L6", hex="0506")
    assert mind.lorry(6) == ["0506"]
    mind.told("g_lorry_recovered", lorry="L6", hex="0506")
    assert mind.lorry(6) == []
    mind.told("g_lorry_found", unit="P2", lorry="L6", hex="0506")
    assert mind.lorry(6) == [], "empty for good"


def test_16_12_nobody_left_and_nowhere_left(place) -> None:
    mind = Mind(place, "0407", n=1).told("g_captured", unit="P2", hex="0407", men="A")
    assert mind.hexes == []
    mind = Mind(place, "0407", n=2).told("g_clear", unit="P2", hex="0407")
    assert len(mind.hexes) == 198, "the whole map"


WILD = {"posture": "ambush", "spring": "yes", "attack": "yes", "policy": "attack"}
TABLES = [
    {},
    {"patrols": "12345678", "landing_move": "secret"},
    {"interrupts": "orders", "leave_look": "no"},
    {"garrisons": "no", "ambush_after_move": "yes", "leave_look": "no"},
    {"wounded_alone": "roll", "team": 3, "patrols_start": "aboard"},
    {"british_sight": "own", "landing_move": "13", "belief": "weights"},
]


def wildly(ask, rng: Random):
    """Answers so that many lorries are captured."""
    kind = ask.kind.partition(":")[0]
    if ask.seat == "chance" and kind in ("patrol", "ambush") and rng.random() < 0.6:
        return rng.choice((4, 5, 6))
    if kind in WILD and rng.random() < 0.8:
        return WILD[kind]
    value = ask.domain.sample(rng)
    for _ in range(5 if kind == "party" else 0):
        if "drive" in value:
            break
        value = ask.domain.sample(rng)
    return value


@pytest.mark.parametrize("options", TABLES, ids=lambda o: "-".join(o) or "standard")
@pytest.mark.parametrize("wild", [False, True], ids=["any", "wild"])
def test_16_13_the_promise(options: dict, wild: bool) -> None:
    """Without rulings every hex with a free man is in A whenever the German is asked something in his half."""
    asked = 0
    for seed in range(12):
        rng = Random(seed)
        state = GAME.new(Setup("evasion", "standard", options, ("british", "german")))

        def source(ask, rng=rng, state=state):
            nonlocal asked
            if ask.seat == "german" and state.half == "german":
                asked += 1
                where = settle(state).where
                lost = [m.hex for m in state.men.values() if m.hex and not where & BOARD.bit[m.hex]]
                assert not lost, GAME.write(state)
            return wildly(ask, rng) if wild else ask.domain.sample(rng)

        play_out(GAME, state, source, [])
    assert asked > 500


@pytest.mark.parametrize(("kind", "light", "factor"), [("patrol", "4d", 3 / 6), ("lorry", "4d", 4 / 6), ("patrol", "5n", 4 / 6)])
def test_16_14_a_hex_entered_without_a_report(place, kind: str, light: str, factor: float) -> None:
    """Open, hiding, two or more: day 2 + 1, night 1 + 1; a lorry 1 less."""
    mind = Mind(place, "0407 0510", at=f"{light}.G B[0916h:A] Z[0405]", belief="weights")
    found_nobody(mind.state, kind, "0407", mind.state.light)
    settle(mind.state)
    assert mind.shares["0407"] == pytest.approx(factor / (1 + factor), abs=1e-6)


def test_16_14_a_sighting_gives_its_share(place) -> None:
    mind = Mind(place, "0407 0510", n=4, belief="weights").told("g_seen", unit="P2", hex="0308", men=1, how="foot")
    assert mind.shares == pytest.approx({"0308": 0.25, "0407": 0.375, "0510": 0.375}, abs=1e-6)


def test_16_14_an_outcome_spreads_over_the_neighbours(place) -> None:
    mind = Mind(place, "0407", belief="weights").told("g_broke_away", unit="P2", hex="0407", hit=0)
    assert mind.shares == pytest.approx(dict.fromkeys(around("0407"), 1 / 7), abs=1e-6)


def test_16_14_growth_keeps_half_and_spreads_half(place) -> None:
    """All weights start equal over A; they are printed in whole per cent."""
    board = place(options={"belief": "weights", "patrols": "5"})
    assert board.view("german").belief["weights"] == dict.fromkeys(("0209", "0211", "0309", "0311", "0410"), 20)
    mind = Mind(place, "0916", belief="weights")
    mind.state.memory.belief.steady = NOWHERE
    grow(mind.state)
    settle(mind.state)
    others = walks("0916") - {"0916"}
    assert mind.shares["0916"] == pytest.approx(0.5, abs=1e-6)
    assert all(mind.shares[h] == pytest.approx(0.5 / len(others), abs=1e-6) for h in others)


def test_16_14_outside_a_there_is_none(place) -> None:
    mind = Mind(place, "0407 0510", belief="weights").told("g_clear", unit="P2", hex="0407")
    assert mind.shares == {"0510": 1.0}


def test_16_15_landing_hexes_for_everybody() -> None:
    assert sum(h["landing"] for h in GAME.chart()["hexes"]) == 42
