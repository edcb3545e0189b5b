"""The battery finds what closed cockpits of In Clouds of Glory hide (5.3 to 5.5), wherever it is let out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from lysander.core.ask import Ask, Refusal
from lysander.core.battery import Broken, Trial, examine
from lysander.core.battery.trial import random_setup
from lysander.core.chance import Chance
from lysander.core.domain import Confirm
from lysander.core.event import ALL, Event
from lysander.core.game import Setup
from lysander.core.referee import Referee
from lysander.games.clouds import ch11_aid, ch11_plan, ch20_choices, ch20_gunnery, ch22_damage, ch29_rolls, domains_attack, domains_plan, told, view
from lysander.games.clouds.ch08_initiative import has_loaded_gun
from lysander.games.clouds.game import GAME, Clouds
from lysander.games.clouds.plane import Plane
from lysander.games.clouds.state import State
from lysander.lab.disclosures import disclosures
from lysander.lab.fuzz import LOOKS

Patch = pytest.MonkeyPatch


def weak(s: State, plane: Plane) -> bool:
    """Something that a closed cockpit hides: whether an enemy of this aeroplane is nearly broken."""
    return any(p.strength < 3 for p in s.planes.values() if p.side != plane.side)


def panel_speed(patch: Patch) -> None:
    """5.3 The view of an aeroplane shows its speed, not its band."""
    seen = view.plane_view
    patch.setattr(view, "plane_view", lambda s, p, cockpit: msgspec.structs.replace(seen(s, p, cockpit), rolled=p.speed))


def sign_of_strength(patch: Patch) -> None:
    """5.3 What is seen without a word shows damage that cannot be seen."""
    seen = view.signs_of
    patch.setattr(view, "signs_of", lambda s, p: msgspec.structs.replace(seen(s, p), fuel=p.strength < 3))


def threat_of_a_gun(patch: Patch) -> None:
    """8.1 Whoever has a gun that fires is said to threaten."""

    def threats_of(s: State, side: str, everything: bool) -> tuple[tuple[str, str], ...]:
        return tuple((p.id, p.id) for p in s.planes.values() if has_loaded_gun(s, p))

    patch.setattr(view, "threats_of", threats_of)


def waiting_line(patch: Patch) -> None:
    """5.5 The waiting line says who has re-rolls left."""
    said = Clouds.waiting
    patch.setattr(Clouds, "waiting", lambda self, s: {**said(self, s), "calm": [p.id for p in s.planes.values() if p.pilot.rerolls]})


def row_of_damage(patch: Patch) -> None:
    """5.4 The shooter reads the row."""

    def tell_each(s: State, ref: Referee, side: str, kind: str, rule: str, own: dict[str, Any], seen: dict[str, Any]) -> None:
        told.tell_each(s, ref, side, kind, rule, own, {**seen, **own})

    patch.setattr(ch22_damage, "tell_each", tell_each)


def to_all(kind: str) -> Callable[[Patch], None]:
    """5.3 What a side is told of its own is told to all."""

    def plant(patch: Patch) -> None:
        tell = Referee.tell
        patch.setattr(Referee, "tell", lambda self, e: tell(self, Event(e.kind, e.rule, (ALL,), e.facts) if e.kind == kind else e))

    plant.__name__ = f"{kind}_told_to_all"
    return plant


def told_to_the_wrong_side(patch: Patch) -> None:
    """22.6 Only the other side is told what strength an aeroplane lost, under another name."""
    tell = Referee.tell

    def turned(self: Referee, e: Event) -> None:
        if e.kind == "lost-strength" and ALL not in e.to:
            e = Event(e.kind, e.rule, ("c1",) if e.to[0][0] == "e" else ("e1",), {"what": e.facts["who"], "amount": e.facts["amount"]})
        tell(self, e)

    patch.setattr(Referee, "tell", turned)


def dice_of_a_side(patch: Patch) -> None:
    """36.1 All are shown the dice of one side."""
    patch.setattr(ch29_rolls, "seen_by", lambda s, id, who, side="": (ALL,))


def skill_behind_a_shot(patch: Patch) -> None:
    """5.4 All are told the skill behind a die that all see."""

    def tell_each(s: State, ref: Referee, side: str, kind: str, rule: str, own: dict[str, Any], seen: dict[str, Any]) -> None:
        told.tell_each(s, ref, side, kind, rule, own, {**seen, "base": own["base"]})

    patch.setattr(ch29_rolls, "tell_each", tell_each)


def one_question_more(patch: Patch) -> None:
    """5.5 Whoever has a weak enemy is asked whether to go on before his plan."""
    asked = ch11_plan.plan_of

    def plan_of(s: State, ref: Referee, plane: Plane) -> Any:
        if weak(s, plane):
            ref.ask(Ask(plane.seat, f"more:{plane.id}", "5.5", Confirm("5.5"), "no"))
        return asked(s, ref, plane)

    patch.setattr(ch11_plan, "plan_of", plan_of)


def a_pause(patch: Patch) -> None:
    """5.5 Whoever is weak is asked whether to go on before his plan, which the others notice by the pause."""
    asked = ch11_plan.plan_of

    def plan_of(s: State, ref: Referee, plane: Plane) -> Any:
        if plane.strength < 3:
            ref.ask(Ask(plane.seat, f"pray:{plane.id}", "5.5", Confirm("5.5"), "no"))
        return asked(s, ref, plane)

    patch.setattr(ch11_plan, "plan_of", plan_of)


def no_question_of_a_weak_enemy(patch: Patch) -> None:
    """20.2 Who has only weak enemies is not asked for an attack."""
    has = ch20_choices.has_target
    patch.setattr(ch20_gunnery, "has_target", lambda s, plane, person: has(s, plane, person) and not weak(s, plane))


def refused_plan(patch: Patch) -> None:
    """5.5 A plan is refused for a reason that is not one's own."""
    judged = domains_plan.FlightPlan.why_not

    def why_not(self: domains_plan.FlightPlan, value: Any) -> Refusal | None:
        found = judged(self, value)
        return Refusal("5.5", "weak") if found is not None and weak(self.state, self.plane) else found

    patch.setattr(domains_plan.FlightPlan, "why_not", why_not)


def refused_attack(patch: Patch) -> None:
    """5.5 An attack is refused for a reason that is not one's own."""
    judged = domains_attack.Attacks.why_not

    def why_not(self: domains_attack.Attacks, value: Any) -> Refusal | None:
        found = judged(self, value)
        return Refusal("5.5", "weak") if found is not None and weak(self.state, self.plane) else found

    patch.setattr(domains_attack.Attacks, "why_not", why_not)


def aid(patch: Patch) -> None:
    """11.17 The planning aid names the enemies that are weak."""
    helped = ch11_aid.aid

    def more(s: State, plane: Plane, text: str) -> dict[str, Any]:
        return {**helped(s, plane, text), "weak": weak(s, plane)}

    patch.setattr(ch11_aid, "aid", more)


def order_of_another(patch: Patch) -> None:
    """29.8 Everybody sees all standing orders."""
    patch.setattr(view, "orders_of", lambda s, seat, truth: dict(s.orders))


def default_plan(patch: Patch) -> None:
    """5.5 What an absent seat does depends on a weak enemy."""
    asked = ch11_plan.ask_plan

    def ask_plan(s: State, plane: Plane) -> Ask:
        ask = asked(s, plane)
        return msgspec.structs.replace(ask, default=ask.domain.sample(FIRST)) if weak(s, plane) else ask

    patch.setattr(ch11_plan, "ask_plan", ask_plan)


class First:
    """Chance that always gives the first of everything."""

    def random(self) -> float:
        return 0.0


FIRST: Any = First()

LEAKS: dict[Callable[[Patch], None], str] = {
    panel_speed: "twins",
    sign_of_strength: "twins",
    threat_of_a_gun: "twins",
    waiting_line: "twins",
    row_of_damage: "[may.seats.damage]\nrow",
    to_all("initiative"): "[may.seats.initiative]\n",
    to_all("jam"): "[may.seats.jam]\n",
    told_to_the_wrong_side: "[may.seats.lost-strength]\n",
    dice_of_a_side: '[may.seats."hidden roll"]\n',
    skill_behind_a_shot: "[may.seats.roll]\nbase",
    one_question_more: "twins",
    a_pause: "[may.seats.asked]\npray",
    no_question_of_a_weak_enemy: "twins",
    refused_plan: "twins",
    refused_attack: "twins",
    aid: "twins",
    order_of_another: "twins",
    default_plan: "twins",
}
"""Each leak, with what the battery says of it: the check, or the entry that is not approved."""


GAMES = 60
"""Battles with closed cockpits within which each leak must be found, as ``lysander fuzz`` looks at them."""


def found(games: int = GAMES) -> str:
    """Return what the fuzz finds first in so many battles with closed cockpits; empty if it finds nothing."""
    for n in range(games):
        rng = Random(f"planted/{n}")
        setup = random_setup(GAME, rng)
        setup = Setup("clouds", setup.scenario, {**setup.options, "cockpits": "closed"}, setup.seats)
        try:
            examine(Trial(GAME, setup, rng, Chance(rng.randbytes(16))), ("twins",), looks=LOOKS, approved=disclosures("clouds"))
        except Broken as broken:
            print(f"found in battle {n}: {broken!s:.100}")
            return str(broken)
    return ""


def test_without_a_leak_it_finds_nothing() -> None:
    assert not found(15)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda f: f.__name__)
def test_a_leak_is_found(monkeypatch: Patch, leak: Callable[[Patch], None]) -> None:
    leak(monkeypatch)
    assert LEAKS[leak] in found()
