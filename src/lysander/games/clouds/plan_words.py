"""34.7 Flight plans and attacks in words."""

from __future__ import annotations

from typing import Protocol

from ...core.words import Say, minus
from .panels import LETTERS
from .plan_text import read
from .plans import Action, Segment


class Named(Protocol):
    """What plans are told with: messages, and the names of things, guns, engines and headings (``names.Names``)."""

    say: Say

    def thing(self, id: str) -> str:
        """Return an aeroplane, a person or a thing in words."""

    def gun(self, plane: str, id: str) -> str:
        """Return a gun in words."""

    def engine(self, side: str) -> str:
        """Return an engine in words."""

    def degrees(self, ticks: int) -> str:
        """Return a heading in words."""


def plan_words(words: Named, text: str, plane: str = "") -> str:
    """34.7 Return a flight plan in words; ``plane`` is the aeroplane that flies it."""
    plan, say = read(text), words.say
    parts = [segment_words(words, g) for g in plan.segments] or [say("plan-none")]
    if plan.bank:
        parts.append(say("plan-bank", bank_text=say(f"bank-{plan.bank}")))
    if plan.throttle:
        parts.append(say("plan-throttle"))
    parts += [action_words(words, a, plane) for a in plan.actions]
    if plan.target:
        parts.append(say("plan-target", target=words.thing(plan.target)))
    if plan.go_home:
        parts.append(say("plan-home"))
    return "; ".join(parts)


def segment_words(words: Named, g: Segment) -> str:
    """11.3 Return a segment in words."""
    say = words.say
    letter = LETTERS[g.letter - 1] if 1 <= g.letter <= len(LETTERS) else "?"
    match g.kind:
        case "straight":
            kind = "straight" if not g.dz else "climbing" if g.dz > 0 else "descending"
            return say(f"plan-{kind}", len=g.length, dz=abs(g.dz))
        case "turn":
            way = "level" if not g.dz else "up" if g.dz > 0 else "down"
            return say("plan-turn", side=g.side, letter=letter, len=g.length, way=way, dz=abs(g.dz))
        case "roll":
            return say("plan-roll", to="level" if g.to == "0" else g.to) if g.to else say("plan-roll-heading", heading=words.degrees(g.heading))
        case "dive":
            return say("plan-dive", to=g.to, len=g.length)
        case "pull":
            return say("plan-pull", letter=letter, steps=minus(g.steps))
        case "slip":
            return say("plan-slip", side=g.side, eu=g.eu, len=g.length)
    return say(f"plan-{g.kind}")


def action_words(words: Named, a: Action, plane: str) -> str:
    """11.7 Return another action of a plan in words."""
    say = words.say
    match a.do:
        case "restart" | "cut" | "shut":
            return say(f"plan-{a.do}", engine_text=words.engine(a.what))
        case "repair" | "drum":
            return say(f"plan-{a.do}", gun=words.gun(plane, a.what), count=a.count)
        case "jump":
            return say("plan-jump", role=say.maybe(f"role-{a.what}", a.what))
        case "jettison" | "unknown":
            return say(f"plan-{a.do}")
    return say(f"plan-{a.do}", at=words.thing(a.what))
