"""5, 37 Views: what is public, what closed cockpits hide, and guesses that agree with what is seen."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from lysander.core.event import Event
from lysander.core.game import Result, Setup
from lysander.core.plain import plain, text_of
from lysander.core.record import replace
from lysander.games.clouds.ch23_units import weaken
from lysander.games.clouds.game import GAME
from lysander.games.clouds.ground import Battery, Canopy, Gasbag, Point, Unit
from lysander.games.clouds.plane import DEAD, GONE, SPINNING, Engine, Gun, Plane, replace_engine, replace_gun
from lysander.games.clouds.sample import sample_hidden
from lysander.games.clouds.vary import vary_hidden
from lysander.games.clouds.view import View, view

SEATS = ("e1", "c1", "spectator")
TYPES = ("camel", "bristol", "gotha", "dr1", "n17", "re8")


def fight(battle: Any, **options: Any) -> Any:
    """Two against two over the field, with a unit, a balloon, a point and a canopy."""
    b = battle("mission_3", **options)
    b.plane("E1", "camel", (0, 0, 20), 0, "LR", 15, pilot={"abilities": ("nine",), "rerolls": 2})
    b.plane("E2", "bristol", (500, 0, 22), 900, "L0", 14)
    b.plane("C1", "dr1", (300, 900, 20), 1800, "L0", 12, leak=2, fabric=True, strength=11, shot="E1", shot_turn=3, hit="E1")
    b.plane("C2", "gotha", (-900, 900, 24), 2700, "CL", 11, leak=1, bomb="medium", bombs=6, emergency=True)
    b.s.units["U1"] = Unit("U1", "infantry", "C", "c1", 0, 0, 7, 10, known="E2.G")
    b.s.gasbags["K1"] = Gasbag("K1", "balloon", "C", "c1", 100, 100, 12, gas=4)
    b.s.points["N1"] = Point("N1", 50, 50, taken="C2")
    b.s.canopies["E1.P"] = Canopy("E1.P", 0, 0, 9)
    b.s.order = ("C2", "E1", "C1", "E2")
    b.s.orders = {"E1": "never", "C1": "vital"}
    b.s.mascots = {"E": 1, "C": 0}
    return b


def plane_of(seen: View, id: str) -> Any:
    return next(p for p in seen.planes if p.id == id)


def test_5_2_with_open_cockpits_everybody_sees_the_panels(battle: Any) -> None:
    b = fight(battle)
    for seat in SEATS:
        panel = plane_of(view(b.s, seat), "C1").panel
        assert (panel.speed, panel.strength, panel.leak, panel.people[0].rerolls) == (12, 11, 2, 2)
        assert panel.skills["P"] == {"awareness": 13, "flying": 13, "gunnery": 13}
        assert (panel.letter, panel.tightest, panel.actions) == ("E", "E", 3)


def test_5_6_who_looks_back_at_a_battle_sees_into_every_cockpit(battle: Any) -> None:
    seen = view(fight(battle, cockpits="closed").s, "umpire")
    assert all(plane_of(seen, id).panel for id in ("E1", "E2", "C1", "C2")) and seen.side == ""
    assert dict(seen.orders) == {"E1": "never", "C1": "vital"} and seen.mascots == {"E": 1, "C": 0} and seen.places[0].taken == "C2"


@pytest.mark.parametrize("cockpits", ["open", "closed"])
def test_5_2_standing_orders_are_seen_by_their_seat_alone(battle: Any, cockpits: str) -> None:
    """29.8"""
    b = fight(battle, cockpits=cockpits)
    assert [dict(view(b.s, seat).orders) for seat in SEATS] == [{"E1": "never"}, {"C1": "vital"}, {}]


def test_5_3_with_closed_cockpits_a_seat_sees_what_the_paragraph_lists(battle: Any) -> None:
    b = fight(battle, cockpits="closed")
    seen = view(b.s, "e1")
    enemy = plane_of(seen, "C1")
    assert enemy.panel is None
    assert (enemy.type, enemy.x, enemy.y, enemy.z, enemy.heading, enemy.climb, enemy.bank) == ("dr1", 300, 900, 20, 1800, "L", "0")
    assert (seen.signs["C1"].band, seen.signs["C1"].fabric, seen.signs["C2"].bombs) == ("medium", True, True)
    assert not seen.signs["C2"].fabric, "a leak of an engine is not seen"
    assert plane_of(seen, "E2").panel is not None
    assert seen.order == ("C2", "E1", "C1", "E2")
    assert dict(seen.mascots) == {"E": 1}


def test_5_3_spectators_look_into_no_closed_cockpit(battle: Any) -> None:
    seen = view(fight(battle, cockpits="closed").s, "spectator")
    assert [p.panel for p in seen.planes] == [None] * 4
    assert not seen.mascots
    assert not seen.orders


HIDDEN: dict[str, Any] = {
    "speed": lambda p: setattr(p, "speed", p.speed + 1),
    "strength": lambda p: setattr(p, "strength", 3),
    "ammunition": lambda p: replace_gun(p, "g1", half=1),
    "jams": lambda p: replace_gun(p, "g1", jam=3),
    "Fortitude": lambda p: setattr(p, "people", (replace(p.pilot, fortitude=4), *p.people[1:])),
    "skills": lambda p: setattr(p, "people", (replace(p.pilot, flying=18, gunnery=6), *p.people[1:])),
    "abilities": lambda p: setattr(p, "people", (replace(p.pilot, abilities=("eel", "cool"), used=("calm",)), *p.people[1:])),
    "re-rolls": lambda p: setattr(p, "people", (replace(p.pilot, rerolls=0, mentor=True), *p.people[1:])),
    "initiative": lambda p: setattr(p, "people", (replace(p.pilot, initiative=31, die=14), *p.people[1:])),
    "templates wider": lambda p: setattr(p, "wider", 3),
    "leaks": lambda p: setattr(p, "leak", 5),
    "leaks of all": lambda p: setattr(p, "leak", 0),
    "roll": lambda p: setattr(p, "doubled", True),
    "wires": lambda p: setattr(p, "wires", True),
    "landing owed": lambda p: setattr(p, "emergency", True),
    "black-out": lambda p: setattr(p, "people", (replace(p.pilot, blackout=2), *p.people[1:])),
    "bombs": lambda p: setattr(p, "bombs", p.bombs and 1),
}


@pytest.mark.parametrize("what", HIDDEN)
@pytest.mark.parametrize("id", ["C1", "C2"])
def test_5_3_what_is_not_seen_changes_no_view_of_the_enemy(battle: Any, what: str, id: str) -> None:
    b = fight(battle, cockpits="closed")
    for plane in b.s.planes.values():
        plane.speed = b.rules.panels[plane.type].vs + 2  # in the middle of slow
    before = {seat: text_of(view(b.s, seat)) for seat in SEATS}
    HIDDEN[what](b.s.planes[id])
    after = {seat: text_of(view(b.s, seat)) for seat in SEATS}
    assert after["e1"] == before["e1"]
    assert after["spectator"] == before["spectator"]
    if what != "bombs" or id == "C2":
        assert (after["c1"] != before["c1"]) or (what == "landing owed" and id == "C2")


def test_5_3_whether_the_enemy_photographs_is_not_seen_by_his_path(battle: Any) -> None:
    """11.1, 26.1: paths are kept for bombs, which are seen, and for photographs, which are not."""
    b = fight(battle, cockpits="closed")
    before = {seat: text_of(view(b.s, seat)) for seat in SEATS}
    c1, c2 = b.s.planes["C1"], b.s.planes["C2"]
    c1.task, c1.track = "photo:N1", ((300, 1000), (300, 900))
    assert [text_of(view(b.s, seat)) != before[seat] for seat in SEATS] == [False, True, False]
    assert plane_of(view(b.s, "c1"), "C1").track == c1.track
    c2.track = ((-800, 900), (-900, 900))
    assert {plane_of(view(b.s, seat), "C2").track for seat in SEATS} == {c2.track}


def test_5_4_reports_of_the_enemy_are_not_seen(battle: Any) -> None:
    b = fight(battle, cockpits="closed")
    assert [view(b.s, seat).units[0].known for seat in SEATS] == ["E2.G", "", ""]
    assert [view(b.s, seat).places[0].taken for seat in SEATS] == ["", "C2", ""]


def test_5_6_after_the_end_everything_is_public(battle: Any) -> None:
    b = fight(battle, cockpits="closed")
    b.s.result = Result({}, {})
    seen = view(b.s, "spectator")
    assert all(p.panel is not None for p in seen.planes)
    assert dict(seen.orders) == {"E1": "never", "C1": "vital"}


def test_9_3_orders_to_the_ground_are_seen_by_their_seat_until_they_are_carried_out(battle: Any) -> None:
    b = fight(battle)
    b.s.rules.owners["U1"] = "c1"
    b.s.ground = {"U1": "lying"}
    assert [dict(view(b.s, seat).ground) for seat in SEATS] == [{}, {"U1": "lying"}, {}]


def test_8_1_threats_as_they_stand(battle: Any) -> None:
    b = battle("mission_3", cockpits="closed")
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 15)
    b.plane("C1", "dr1", (0, -800, 20), 0, "L0", 12)
    b.s.planes["C1"].guns = (Gun("g1", 0), Gun("g2", 0))
    assert [view(b.s, seat).threats for seat in SEATS] == [(("C1", "E1"),), (), (("C1", "E1"),)]  # 5.3 an empty belt is not seen
    b.s.planes["C1"].forced = True
    assert view(b.s, "e1").threats == ()


def test_5_3_whoever_hangs_under_a_canopy_is_seen_to_have_jumped(battle: Any) -> None:
    b = fight(battle, cockpits="closed")
    b.s.change("C2", state=GONE)
    b.s.change("C2.G", state=DEAD)
    assert plane_of(view(b.s, "e1"), "C2").jumped == ("P",)


# samples (37)


def wild(battle: Any, rng: Random, cockpits: str) -> Any:
    """A battle in which much has happened to everybody."""
    b = battle("mission_3", cockpits=cockpits)
    b.s.turn = 1 + int(rng.random() * 20)
    for id in ("E1", "E2", "E3", "C1", "C2", "C3"):
        panel = b.rules.panels[rng.choice(TYPES)]
        at = (rng.randint(-4000, 4000), rng.randint(-4000, 4000), rng.randint(1, 40))
        p: Plane = b.plane(id, panel.id, at, rng.randint(0, 3599), rng.choice("LDC") + rng.choice("0LR"), rng.randint(panel.vs + 1, panel.vtop + 3))
        happens(p, rng, panel)
    b.s.order = tuple(rng.sample(list(b.s.planes), 6))
    for n, id in enumerate(b.s.order):
        b.s.change(id, initiative=10 + n, die=rng.randint(1, 9))
    return b


def happens(p: Plane, rng: Random, panel: Any) -> None:
    """Things that happen to an aeroplane in a battle."""
    if rng.random() < 0.6:
        p.strength, p.shot, p.shot_turn, p.hit = rng.randint(1, panel.structure), "E1" if p.side == "C" else "C1", 1, "E1" if p.side == "C" else ""
    if rng.random() < 0.3:
        p.leak, p.wider, p.doubled, p.undercarriage = rng.randint(0, 4), rng.randint(0, 3), rng.random() < 0.5, rng.random() < 0.5
        p.fabric = p.leak > 1
    if rng.random() < 0.2:
        p.state, p.climb, p.bank, p.speed = SPINNING, "V", "0", panel.vs
    if rng.random() < 0.2:
        replace_engine(p, p.engines[-1].side, state=rng.choice(["cut", "stopped"]))
    if rng.random() < 0.3:
        replace_engine(p, p.engines[0].side, fuel=rng.randint(0, 8), smoke=rng.randint(-1, 2))
    if rng.random() < 0.2:
        p.burning, p.cockpit = True, 4
    if panel.bombs and rng.random() < 0.5:
        p.bomb, p.bombs = next(iter(panel.bombs.items()))
    replace_gun(p, "g1", jam=rng.choice([0, 0, 3, 6]), half=rng.randint(0, 16))


@pytest.mark.parametrize("cockpits", ["open", "closed"])
def test_37_3_a_sample_looks_exactly_like_the_truth(battle: Any, cockpits: str) -> None:
    rng = Random(5)
    setup = Setup("clouds", "mission_3", {"cockpits": cockpits}, ("e1", "c1"))
    for _ in range(60):
        b = wild(battle, rng, cockpits)
        for seat in SEATS:
            seen = view(b.s, seat)
            sample = sample_hidden(plain(seen) if rng.random() < 0.2 else seen, seat, setup, rng)
            assert text_of(view(sample, seat)) == text_of(seen)
            vary_hidden(sample, seat, rng)
            assert text_of(view(sample, seat)) == text_of(seen)


def test_37_1_open_samples_are_the_truth_but_for_standing_orders(battle: Any) -> None:
    b = fight(battle)
    b.s.rules = b.rules
    sample = sample_hidden(view(b.s, "e1"), "e1", Setup("clouds", "mission_3", {}, ("e1", "c1")), Random(1))
    assert sample.orders == {"E1": "never"}
    sample.orders = b.s.orders
    assert sample == b.s


def test_37_3_closed_samples_differ_and_fit(battle: Any) -> None:
    b = fight(battle, cockpits="closed")
    seen, setup = view(b.s, "e1"), Setup("clouds", "mission_3", {"cockpits": "closed"}, ("e1", "c1"))
    drawn = [sample_hidden(seen, "e1", setup, Random(n)).planes["C1"] for n in range(40)]
    panel = b.rules.panels["dr1"]
    assert {p.speed for p in drawn} == {v for v in range(46) if panel.band[v] == "medium"}
    assert len({p.strength for p in drawn}) > 5
    assert len({p.pilot.flying for p in drawn}) > 4
    assert all(p.leak > 0 and p.pilot.aboard for p in drawn)


def test_37_3_initiative_of_a_sample_keeps_the_order_that_is_seen(battle: Any) -> None:
    b = wild(battle, Random(8), "closed")
    sample = sample_hidden(view(b.s, "c1"), "c1", Setup("clouds", "mission_3", {"cockpits": "closed"}, ("e1", "c1")), Random(2))
    totals = [sample.planes[id].pilot.initiative for id in b.s.order]
    assert totals == sorted(totals)


def test_5_3_views_survive_json(battle: Any) -> None:
    for cockpits in ("open", "closed"):
        seen = view(fight(battle, cockpits=cockpits).s, "e1")
        assert msgspec.convert(plain(seen), View) == seen


def test_3_13_engines_of_a_sample_stand_as_seen(battle: Any) -> None:
    b = fight(battle, cockpits="closed")
    b.s.planes["C2"].engines = (Engine("L", "stopped"), Engine("R", "", 3, 1))
    seen = view(b.s, "e1")
    assert seen.signs["C2"].stopped == ("L",)
    for n in range(10):
        sample = sample_hidden(seen, "e1", Setup("clouds", "mission_3", {"cockpits": "closed"}, ("e1", "c1")), Random(n))
        left, right = sample.planes["C2"].engines
        assert left.state != ""
        assert right.state == ""
        assert right.fuel
        assert right.smoke >= 0


def test_5_4_who_destroyed_a_unit_is_told_to_all(battle: Any) -> None:
    b = fight(battle, cockpits="closed")
    b.s.units["U1"] = replace(b.s.units["U1"], strength=0, by="E2")
    assert [(u.by, u.known) for seat in SEATS for u in view(b.s, seat).units] == [("E2", "E2.G"), ("E2", ""), ("E2", "")]


def test_26_5_who_corrected_a_battery_is_not_told_by_what_it_destroys(battle: Any) -> None:
    """5.3, 5.4; the aeroplane is named at the end (32.5)."""
    b = fight(battle, cockpits="closed")
    b.s.batteries["B1"] = Battery("B1", "E", 0, 0, 0, by="E2")
    weaken(b.s, b.ref, b.s.units["U1"], 30, "B1")
    seen = view(b.s, "c1")
    assert (seen.units[0].strength, seen.units[0].by, seen.batteries[0].by) == (0, "B1", "")


def test_5_4_whoever_sees_all_reads_the_die_and_not_that_it_was_low():
    """29.3 The review of a battle as it was told both."""
    told = Event("low-die", "29.3", ("c1",), {"who": "C1", "roll": "R-32", "at": "E1"})
    assert not GAME.whole(told) and GAME.whole(Event("roll", "22.1", (), {"name": "R-32", "who": "C1", "face": 2}))
