"""The text twin of a view: the whole campaign in lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.words import section
from .choices import people
from .names import Names
from .view import EVERYTHING, MOST, SEEN

View = Mapping[str, Any]
SKILLS = ("awareness", "flying", "gunnery")


def lines(words: Names, view: View) -> list[str]:
    """5.2 Return all lines, under headings that end in a colon; none before the squadrons are formed."""
    if not view["squadrons"]:
        return []
    out = [*section(words.say("twin-score"), _score(words, view))]
    if view["mission"]:
        out += ["", *section(words.say("twin-mission", title=words.file(view["mission"]["file"])), _mission(words, view))]
    for q in view["squadrons"]:
        out += ["", *_squadron(words, view, q)]
    if view["battles"]:
        out += ["", *section(words.say("twin-battles"), (_battle(words, b) for b in view["battles"]))]
    return out


def _score(words: Names, view: View) -> list[str]:
    rows = []
    for letter in ("E", "C"):
        won, points = view["won"][letter], view["points"][letter]
        rows.append(words.say("twin-side", side=words.side(letter), won=won, points=points))
    if view["records"]:
        rows.append(words.say("twin-records", records=view["records"]))
    return rows


# the mission


def _mission(words: Names, view: View) -> list[str]:
    mission = view["mission"]
    names = people(view)
    rows = [words.say("twin-attacker", side=words.side(mission["attacker"]), month=words.month(mission["month"]))]
    squadrons = {q["id"]: q["name"] for q in view["squadrons"]}
    for slot in mission["slots"]:
        aboard = words.listed(names.get(word[2:], word[2:]) for word in slot["people"])
        type = words.machine(f"{slot['type']}/{slot['layout']}" if slot["layout"] else slot["type"]) if slot["type"] else words.NOTHING
        rows.append(words.say("twin-slot", plane=slot["plane"], squadron=squadrons[slot["squadron"]], type=type, people=aboard))
    return rows


# squadrons and people


def _squadron(words: Names, view: View, q: Mapping[str, Any]) -> list[str]:
    nation = words.say(f"nation-{q['nation']}")
    type = words.type(q["type"])
    title = words.say("twin-squadron", name=q["name"], nation=nation, side=words.side(q["side"]), type=type, strength=q["strength"])
    mine = [row for row in view["people"] if row["person"]["squadron"] == q["id"]]
    return section(title, (person(words, row) for row in mine), words.say("twin-nobody"))


def person(words: Names, row: Mapping[str, Any]) -> str:
    """31.4 Return what is known of a person, in one line."""
    p = row["person"]
    parts = [words.say("twin-person", id=p["id"], name=p["name"], role=p["role"])]
    if row["knows"] in (EVERYTHING, MOST):
        parts += [_skills(words, p)]
    if p["victories"] or p["homes"]:
        parts.append(words.say("twin-victories", victories=len(p["victories"]), homes=len(p["homes"])))
        parts += _credits(words, p)
    if p["objectives"]:
        parts.append(words.say("twin-objectives", objectives=len(p["objectives"])))
    if row["knows"] != SEEN:
        parts += _service(words, p)
    if p["state"] != "ready" or row["knows"] != SEEN:
        parts.append(words.say(f"state-person-{p['state']}", missions=p["out"]))
    return "; ".join(parts)


def _credits(words: Names, p: Mapping[str, Any]) -> list[str]:
    """31.4 Return the victories of a person, each with the battle in which it was won."""
    rows = [words.say("twin-credit", type=words.type(v["type"]), battle=v["battle"], turn=v["turn"]) for v in p["victories"]]
    return [words.listed(rows)] if rows else []


def _skills(words: Names, p: Mapping[str, Any]) -> str:
    skills = [words.say("skill-value", skill=words.say(f"skill-{s}"), value=p[s]) for s in SKILLS if s != "flying" or p["role"] == "pilot"]
    skills.append(words.say("twin-fortitude", now=p["now"], full=p["fortitude"]))
    skills.append(words.say("skill-value", skill=words.say("skill-luck"), value=p["luck"]))
    return ", ".join(skills)


def _service(words: Names, p: Mapping[str, Any]) -> list[str]:
    parts = []
    if p["missions"]:
        parts.append(words.say("twin-missions", missions=p["missions"]))
    if p["wounds"]:
        parts.append(words.say("twin-wounds", wounds=len(p["wounds"])))
    if p["experience"]:
        parts.append(words.say("twin-experience", points=p["experience"]))
    for key, prefix in (("abilities", "ability"), ("traits", "trait")):
        if p[key]:
            parts.append(words.say(f"twin-{key}", list=words.listed(words.say.maybe(f"{prefix}-{id}", id) for id in p[key])))
    if p["machine"]:
        parts.append(words.say("twin-machine", type=words.machine(f"{p['machine']}/{p['layout']}" if p["layout"] else p["machine"])))
    if p["parachute"]:
        parts.append(words.say("twin-parachute"))
    return parts


def _battle(words: Names, b: Mapping[str, Any]) -> str:
    args = {"id": b["id"], "title": words.file(b["file"]), "month": words.month(b["month"])}
    if b["winner"] == "void":
        return words.say("twin-void", **args)
    winner = words.say.maybe(f"side-{b['winner']}.the", words.NOTHING)
    return words.say("twin-battle", **args, winner=winner, entente=b["entente"], central=b["central"])
