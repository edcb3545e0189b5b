"""The text twin of a view: the same knowledge as the board, in lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.words import minus, section
from .names import Names

View = Mapping[str, Any]
MARKS = ("doubled", "wires", "strain", "emergency", "wing", "flinch", "forced_turn", "forever", "incendiary")
NUMBERS = ("leak", "wider")
"""3.4 What a panel records besides speed, strength, guns and engines: marks, and numbers that are not 0."""
HERE = ("flying", "spinning", "broken", "landed")
SIDES = ("E", "C")


def lines(words: Names, view: View) -> list[str]:
    """5.2, 5.3 Return everything that the seat knows, under headings that end in a colon."""
    say = words.say
    points = {"entente": view["points"]["E"], "central": view["points"]["C"]}
    out = [
        say("twin-setting", date=date(words, view["month"]), wind=words.degrees(view["wind"]), field=view["field"], ceiling=view["ceiling"], **points)
    ]
    if view["order"]:
        out.append(say("twin-order", order=words.listed(words.thing(id) for id in view["order"])))
    for p in view["planes"]:
        heading = say("twin-plane", name=words.plane(p["id"]), seat=words.seat(p["seat"]), text=where(words, view, p))
        out += section(heading, inside(words, p)) or [heading]
    if view["threats"]:
        told = (say("twin-threat", **{"from": words.plane(b), "to": words.plane(a)}) for b, a in view["threats"])
        out.append(say("twin-threats", pairs=words.listed(told)))
    out += section(say("twin-ground"), (*(unit(words, u) for u in view["units"]), *(point(words, n) for n in view["places"])))
    out += section(say("twin-air"), air(words, view))
    out += section(say("twin-objectives"), (objective(words, o) for o in view["objectives"]))
    return out + table(words, view)


def date(words: Names, month: str) -> str:
    """Return a month in words: 1917-09 is September 1917."""
    year, _, number = month.partition("-")
    return words.say("twin-date", month=words.say(f"month-{number}"), year=year)


def where(words: Names, view: View, p: View) -> str:
    """5.3 Return where an aeroplane is and what is seen of it."""
    say, panel = words.say, p["panel"]
    if p["state"] not in HERE:
        return say("twin-awaited", turn=p["enters"]) if p["state"] == "awaited" else say(f"state-{p['state']}")
    band = say(f"band-{view['signs'][p['id']]['band']}")
    speed = say("twin-speed", speed=panel["speed"], band=band) if panel else band
    place = say(
        "twin-where",
        at=words.place((p["x"], p["y"], p["z"])),
        heading=words.degrees(p["heading"]),
        **{"class": say(f"class-{p['climb']}"), "bank": say(f"bank-{p['bank']}"), "speed": speed},
    )
    return "; ".join(filter(None, [place, "" if p["state"] == "flying" else say(f"state-{p['state']}"), *seen(words, view["signs"][p["id"]], p)]))


def seen(words: Names, signs: View, p: View) -> Iterable[str]:
    """5.3 Yield what can be seen of an aeroplane, and what was told of it to all."""
    say = words.say
    yield from (say(f"sign-{name}") for name in ("burning", "forced") if p[name])
    yield from (say(f"sign-{name}") for name in ("smoke", "fabric", "fuel", "undercarriage", "bombs", "rockets") if signs[name])
    if signs["stopped"]:
        yield say("sign-stopped")
    if p["won"]:
        yield say("sign-won", who=words.man(p["won"]))


def inside(words: Names, p: View) -> list[str]:
    """3.4 Return the lines of a cockpit panel, if it is open to the seat."""
    panel = p["panel"]
    if panel is None:
        return []
    say = words.say
    figures = [say("twin-strength", left=panel["strength"], of=panel["full"], full=panel["full"])]
    if panel["letter"]:
        figures.append(say("twin-templates", letter=panel["letter"], tightest=panel["tightest"]))
    figures += [gun(words, p["id"], g) for g in panel["guns"]]
    if panel["bombs"]:
        figures.append(say("twin-bombs", count=panel["bombs"], bomb_text=say(f"bomb-{panel['bomb']}")))
    if panel["rockets"]:
        figures.append(say("twin-rockets", count=panel["rockets"]))
    marks = list(damage(words, p, panel))
    people = [person(words, x, panel["skills"][x["role"]]) for x in panel["people"]]
    return ["; ".join(figures), *(["; ".join(marks)] if marks else []), *people]


def gun(words: Names, plane: str, g: View) -> str:
    """3.11 Return a gun with its ammunition and its state."""
    held = g["state"]
    state = "out" if held["out"] else "jammed" if held["jam"] else "works"
    return words.say("twin-gun", name=words.gun(plane, held["id"]), half=held["half"], state=state, row=held["jam"])


def damage(words: Names, p: View, panel: View) -> Iterable[str]:
    """3.4 Yield what else a panel records: damage, engines, threats."""
    say = words.say
    yield from (say(f"sign-{name}", n=panel[name]) for name in NUMBERS if panel[name])
    yield from (say(f"sign-{name}") for name in MARKS if panel[name])
    if panel["going"]:
        yield say("sign-going")
    if p["burning"]:
        yield say("sign-cockpit", n=panel["cockpit"])
    if panel["threat"]:
        yield say("sign-threat", n=minus(panel["threat"]))
    for e in panel["engines"]:
        for what, n in ((e["state"], 0), ("fuel" if e["fuel"] else "", e["fuel"]), ("vibration" if e["vibration"] else "", e["vibration"])):
            if what:
                yield say("sign-engine", engine_text=words.engine(e["side"]), what=what, n=n)
        if e["smoke"] >= 0:
            yield say("sign-engine", engine_text=words.engine(e["side"]), what="smoke", n=e["smoke"])


def person(words: Names, x: View, skills: View) -> str:
    """4.1 Return a person with present skills, abilities and state."""
    say, role = words.say, words.say(f"role-{x['role']}")
    if x["name"]:
        role = f"{x['name']} ({role})"
    if x["state"] in ("dead", "gone", "down", "prisoner"):
        return say("twin-fate", role=role, fate=say(f"fate-{x['state']}"))
    more = [say(f"ability-{a}") for a in x["abilities"]] + [say(f"trait-{t}") for t in x["traits"]]
    more += [say(f"fate-{x['state']}")] if x["state"] else []
    more += [say(f"sign-{name}") for name in ("parachute", "mentor", "faint", "blackout") if x[name]]
    if x["initiative"] >= 0:
        more.append(say("sign-initiative", n=x["initiative"]))
    return say(
        "twin-person",
        role=role,
        **skills,
        flies="yes" if x["role"] == "P" else "no",
        fortitude=max(0, x["fortitude"]),
        full=x["full"],
        luck=x["luck"],
        rerolls=x["rerolls"],
        more=", ".join(more) or words.NOTHING,
    )


def unit(words: Names, u: View) -> str:
    """23 Return a ground unit in words."""
    say = words.say
    if u["strength"] <= 0:
        return f"{words.thing(u['id'])}: {say('twin-destroyed')}"
    more = [say(f"twin-{name}") for name in ("pinned", "lying", "known") if u[name]]
    args = {"left": u["strength"], "of": u["printed"], "cover": say(f"cover-{u['cover']}"), "more": ", ".join(more) or words.NOTHING}
    return say("twin-unit", name=words.thing(u["id"]), at=words.place((u["x"], u["y"])), **args)


def point(words: Names, n: View) -> str:
    """26.3 Return a point to photograph in words."""
    taken = "yes" if n["taken"] else words.NOTHING
    return words.say("twin-point", name=words.thing(n["id"]), at=words.place((n["x"], n["y"])), taken=taken)


def air(words: Names, view: View) -> Iterable[str]:
    """9 Yield gasbags, barrages, batteries and canopies in words."""
    say = words.say
    for k in view["gasbags"]:
        if k["burnt"] or k["lost"]:
            yield say("twin-burnt" if k["burnt"] else "twin-lost", name=words.thing(k["id"]))
        else:
            more = [say("twin-gas", n=k["gas"])] if k["gas"] else []
            more += [say(f"twin-{name}") for name in ("jammed", "adrift") if k[name]]
            at = words.place((k["x"], k["y"], k["z"]))
            yield say("twin-gasbag", name=words.thing(k["id"]), at=at, more=", ".join(more) or words.NOTHING)
    for q in view["barrages"]:
        yield say("twin-barrage", name=words.thing(q["id"]), at=words.place((q["x"], q["y"])), low=q["low"], high=q["high"])
    for b in view["batteries"]:
        yield say("twin-battery", name=words.thing(b["id"]), at=words.place((b["x"], b["y"])), dice=b["dice"])
    for c in view["canopies"]:
        yield say("twin-canopy", who=words.man(c["id"], ".start"), at=words.place((c["x"], c["y"], c["z"])))


def objective(words: Names, o: View) -> str:
    """32.5 Return an objective in words, and whether it is met as things stand."""
    text = words.say(f"objective-{o['kind']}", target=words.thing(o["target"]))
    return words.say("twin-objective", side=words.side(o["side"]), points=o["points"], text=text, met=o["met"] or words.NOTHING)


def whose(words: Names, id: str) -> str:
    """29.8 Return whose standing order it is: a pilot's by his aeroplane, or a seat's."""
    return words.thing(id) if words.known(id) else words.seat(id)


def table(words: Names, view: View) -> list[str]:
    """29.8, 29.9, 28.2 Return standing orders, mascot re-rolls and offers."""
    say, out = words.say, []
    if view["orders"]:
        told = (f"{whose(words, id.partition('/')[0])}: {say(f'order-{order}')}" for id, order in view["orders"].items())
        out.append(say("twin-orders", orders="; ".join(told)))
    mascots = [f"{words.side(side)} {n}" for side in SIDES if (n := view["mascots"].get(side, 0))]
    if mascots:
        out.append(say("twin-mascots", sides=", ".join(mascots)))
    for name, id in (("offers", "twin-offers"), ("given_up", "twin-given-up")):
        if view[name]:
            out.append(say(id, seats=words.listed(words.seat(s) for s in view[name])))
    return out
