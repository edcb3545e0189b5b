"""31.12 to 31.14 Step K6: whoever is wounded regains some Fortitude (R-65) and makes the wound test (R-66), once after each mission."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Ask, Json
from ...core.domain import OneOf
from ...core.record import replace
from ...core.referee import Referee
from .ch31_service import change_skill
from .dice import throw
from .records import about, applies, write
from .state import DEAD, GUNNER, RETIRED, Person, State, Wound

RULE = "31.12"
KEEP, REROLL = "keep", "reroll"
MATTERS, VITAL = -5, -14
"""36 Successes of R-66 from which a re-roll matters, and is vital; a natural 20 is both."""
BEST, WORST = 1, 20
"""31.12 The natural dice without a row."""
NINE, MALUS = "nine", -4
"""30.8 Nine lives, and the modifier of their test."""
WHY = "wound"
Table = Mapping[str, Any]


def k6(s: State, ref: Referee) -> str | None:
    """31.12 The next person who is wounded regains Fortitude and is tested."""
    p = next((p for p in s.people.values() if p.id not in s.done and wounded(p)), None) if s.fought else None
    if p is None:
        s.done = ()
        return "K7"
    s.done = (*s.done, p.id)
    now = min(p.fortitude, p.now + throw(s, ref, "R-65", p.id, "1d6"))
    write(s, ref, "fortitude_recovered", RULE, about(s, p), person=p.id, gained=now - p.now, now=now)
    _test(s, ref, p.id)
    return "K6A" if s.queue else "K6"


def wounded(p: Person) -> bool:
    """31.12 Whether a person lives, is with his squadron, and has less than his full Fortitude."""
    return p.serves and p.now < p.fortitude


@applies("fortitude_recovered")
def _recovered(s: State, facts: Table) -> None:
    s.people[facts["person"]] = replace(s.people[facts["person"]], now=facts["now"])


# the test


def _test(s: State, ref: Referee, id: str) -> None:
    """31.12 Make the wound test with the Fortitude he has, a second time if a re-roll is spent on it (29.7), and carry out what it brings."""
    die = _die(s, ref, id)
    used = _window(s, ref, id, die)
    if used:
        die = _die(s, ref, id)
    p = s.people[id]
    if not p.serves:
        return
    row = row_of(s, die, p.now - die)
    saved = _nine_lives(s, ref, p) if die == WORST else 0
    more: dict[str, Json] = {"saved": saved} if saved else {}
    facts: dict[str, Json] = {"natural": die, "successes": p.now - die, "row": number_of(row), "rerolls_used": used, **more}
    write(s, ref, "wound_tested", RULE, about(s, p), person=id, **facts)
    for effect in row["does"] if not saved else ():
        for kind, what in effect.items():
            if kind in EFFECTS:
                EFFECTS[kind](s, ref, id, what)
    p = s.people[id]
    if p.serves and s.rules.grounding and row.get("grounded", {}).get(s.rules.pace, False):
        write(s, ref, "grounded", "31.13", about(s, p), person=id, missions=1)


def _die(s: State, ref: Referee, id: str) -> int:
    return throw(s, ref, "R-66", id, "1d20", base=s.people[id].now)


def row_of(s: State, natural: int, successes: int) -> Table:
    """31.12 Return the row of ``wounds.toml`` for a die: that of a natural 1 or 20, or the one in which the successes lie."""
    table = s.rules.tables["wounds"]
    special = next((row for row in table["natural"] if row["n"] == natural), None)
    found: Table = special or next(row for row in table["row"] if row.get("from", successes) <= successes <= row.get("to", successes))
    return found


def number_of(row: Table) -> int:
    """31.20 Return the number that a row is recorded by: the first that it names, 0 for a natural die."""
    number: int = row.get("from", row.get("to", 0))
    return number


@applies("wound_tested")
def _tested(s: State, facts: Table) -> None:
    p = s.people[facts["person"]]
    wound = Wound(facts["cause"], facts["natural"], facts["successes"], facts["row"])
    s.people[p.id] = replace(p, wounds=(*p.wounds, wound), now=facts.get("saved", p.now))
    payer = s.people[payer_of(s, s.people[p.id]) or p.id]
    if facts["rerolls_used"]:
        s.people[payer.id] = replace(payer, rerolls=payer.rerolls - facts["rerolls_used"])


def _nine_lives(s: State, ref: Referee, p: Person) -> int:
    """30.8 Return the Fortitude with which Nine lives let him survive the natural 20; 0 if they do not."""
    if NINE not in p.abilities:
        return 0
    die = throw(s, ref, "R-58", p.id, "1d20", about(s, p), base=p.luck, needed=p.luck + MALUS)
    return throw(s, ref, "R-59", p.id, "1d4", about(s, p)) if die == 1 or (die < WORST and die <= p.luck + MALUS) else 0


# re-rolls


def payer_of(s: State, p: Person) -> str:
    """29.2, 31.12 Return whose re-rolls of this mission may be spent on a person's test: his own, or for a gunner those of his pilot."""
    if p.role == GUNNER:
        if s.rules.options["gunner_rerolls"] != "on" or not s.people[p.crew].serves:
            return ""
        p = s.people[p.crew]
    return p.id if p.flew == s.number and p.rerolls else ""


def _window(s: State, ref: Referee, id: str, die: int) -> int:
    """29.2, 29.3 Open the window for a re-roll if one is due, and return how many were spent on the test: 1 or none."""
    return int(ref.ask(lambda: _reroll_ask(s, id, die)) == REROLL)


def _reroll_ask(s: State, id: str, die: int) -> Ask | None:
    p = s.people[id]
    successes, mode, payer = p.now - die, s.rules.options["reroll_windows"], payer_of(s, p)
    vital = die == WORST or (successes <= VITAL and die != BEST)
    matters = vital or (successes <= MATTERS and die != BEST)
    if not payer or not p.serves or not (vital if mode == "none" else mode == "all" or matters):
        return None
    facts: dict[str, Json] = {"roll": "R-66", "who": id, "person": p.name, "face": die, "needed": p.now, "vital": vital}
    left = s.people[payer].rerolls
    return Ask(p.squadron, f"reroll:{id}", "29.2", OneOf((KEEP, REROLL), "29.2"), REROLL if vital else KEEP, {**facts, "rerolls": left})


# what it brings


def _permanent(s: State, ref: Referee, id: str, losses: Table) -> None:
    """31.12 Skills are lowered for good."""
    for skill, change in losses.items():
        change_skill(s, ref, id, skill, change, WHY)


def _diced(s: State, ref: Referee, id: str, losses: Table) -> None:
    """31.12 A skill is lowered for good by dice (R-67)."""
    for skill, dice in losses.items():
        lost = throw(s, ref, "R-67", id, dice.removeprefix("-"), skill=skill)
        change_skill(s, ref, id, skill, -lost, WHY)


def _trait(s: State, ref: Referee, id: str, trait: str) -> None:
    p = s.people[id]
    if trait not in p.traits:
        write(s, ref, "trait_gained", RULE, about(s, p), person=id, trait=trait)


def _lost(how: str) -> Any:
    def lost(s: State, ref: Referee, id: str, what: Any) -> None:
        write(s, ref, "person_lost", RULE, about(s, s.people[id]), person=id, how=how)

    return lost


def _ability(s: State, ref: Referee, id: str, table: str) -> None:
    """31.12 He is to roll for an ability: the next step."""
    s.queue = (*s.queue, id)


EFFECTS: dict[str, Any] = {
    "permanent": _permanent,
    "permanent_dice": _diced,
    "trait": _trait,
    "kill": _lost(DEAD),
    "retire": _lost(RETIRED),
    "ability": _ability,
}
"""31.12 How each effect of a row is carried out; others say how."""
