"""Words for questions and their answers: labels, costs, odds and paragraphs of every decision of chapter 20."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from ...core.ask import Ask
from ...core.choice import Choice
from ...core.hexes import neighbours
from . import known
from .board import Board
from .names import Names
from .odds import ambush_odds, number_in, patrol_odds, unwounded_out

View = Mapping[str, Any]
Words3 = tuple[str, str, str]
STEP = re.compile(r"[xr]\d{4}")
ONE_STEP = len("r0310.")
MANY = 3
ORDER_RULES = {"walk": "8.4", "search": "8.9", "board": "8.7", "unload": "8.7", "drive": "8.5", "block": "8.8", "park": "8.8"}


def question(words: Names, ask: Ask, view: View) -> dict[str, Any]:
    """Returns the arguments of a question: its facts, the piece its kind names, and what its domain allows."""
    args: dict[str, Any] = {"who": ask.seat, "side": ask.seat, "what": "", "names": "", "unit": "", "lorry": ""}
    args["orders"] = "no" if words.rules.asks else "yes"
    head, _, tail = ask.kind.partition(":")
    args |= words.arguments({**ask.facts, **({"unit" if head == "look" else "lorry": tail} if tail[:1] in "PLGT" and tail else {})})
    if head in ("attack", "withdraw"):
        args["lorry"] = args["unit"] = words.unit(tail)
    if head == "path":
        walk = ask.facts.get("means") == "walk"
        args["budget"] = ("helped" if ask.domain.describe()["steps"] == 1 else "walk") if walk else "drive"
        args["points"] = ask.facts.get("left", 0)
    if head in ("getoff", "aboard"):
        args["known"] = _around_lorry(words, ask, view)
    if head == "resign":
        args["prisoners"] = len(view["prisoners"] or "") if "prisoners" in view else "unknown"
    if head == "check":
        args["name"] = str(ask.facts.get("what", ""))
    return args


def option(words: Names, ask: Ask, value: Any, view: View) -> Words3:
    """Returns label, note and paragraph of one answer."""
    head = ask.kind.partition(":")[0]
    make = OPTIONS.get(head)
    if make is None or not isinstance(value, str):
        return str(value), "", ask.rule
    return make(words, ask, value, view)


def _landing(words: Names, ask: Ask, value: str, view: View) -> Words3:
    if value == "draw":
        return words.say("opt-draw"), "", "20.1"
    tunnel, road, village = distances(words.rules.board, value)
    return words.place(value), words.say("hex-landing-note", tunnel=tunnel, road=road, village=village), "2.12"


def _rendezvous(words: Names, ask: Ask, value: str, view: View) -> Words3:
    if value == "draw":
        return words.say("opt-draw"), "", "20.1"
    return words.place(value), words.ground(value), "2.11"


def _party(words: Names, ask: Ask, value: str, view: View) -> Words3:
    if value == "done":
        idle = sum(not m["moved"] and m["state"] in ("ok", "wounded") for m in view.get("men", ()))
        note = words.say("opt-done-party.note", count=idle)
        return words.say("opt-done-party"), _told(note, known.ending(words, view)), "6.1"
    men, _, rest = value.partition("@")
    hex, _, means = rest.partition(":")
    args = {"names": words.names(men), "count": len(men), "hex": words.place(hex)}
    if means == "walk":
        hurt = any(m["state"] == "wounded" and m["letter"] in men for m in view.get("men", ()))
        note = words.say("opt-party-walk.helped" if hurt else "opt-party-walk.note")
        seen = known.leaving(words, {"men": men, "hex": hex, "means": "walk"}, view)
        return words.say("opt-party-walk", **args), _told(note, seen), "6.6" if hurt else "6.5"
    args["lorry"] = words.unit(means.partition("=")[2])
    seen = known.leaving(words, {"men": men, "hex": hex, "means": "drive"}, view, "r")
    return words.say("opt-party-drive", **args), _told(words.say("opt-party-drive.note"), seen), "6.4"


def _told(note: str, notes: Sequence[known.Note]) -> str:
    """Returns a note with what is known besides, as further sentences."""
    return " ".join(filter(None, [note, known.sentences(notes)]))


def _path(words: Names, ask: Ask, value: str, view: View) -> Words3:
    here = ask.facts.get("hex")
    if value == ".":
        rest = known.staying(words, view, str(here), known.resters(ask.facts, view)) if here and ask.seat == "british" else []
        return words.say("opt-path-stay" if here else "opt-path-stop", hex=words.place(here or "")), known.joined(rest), ask.rule
    if len(value) > ONE_STEP:
        return way_text(words, value), known.joined(known.along(words, ask.facts, view, value)), ask.rule
    way, to = value[:1], value[1:5]
    if to not in words.rules.board.terrain:
        return value, "", ask.rule
    label = words.say("opt-step-road" if way == "r" else "opt-step-across", hex=words.place(to))
    move = ask.domain.describe()["moves"].get(here, {}).get(value)
    price = [words.say("hex-price", cost=move[1])] if move and ask.facts.get("means") == "walk" else []
    note = ", ".join([*price, words.ground(to)])
    return label, "; ".join(filter(None, [note, _expected(words, ask, view, value, to)])), ask.rule


def way_text(words: Names, path: str) -> str:
    """Returns a path of several steps in words: ``To 0310 and 0309 along the road, to 0308 across country``."""
    runs = ((way, [step[1:] for step in steps]) for way, steps in groupby(STEP.findall(path), lambda step: step[0]))
    parts = [words.say("opt-step-road" if way == "r" else "opt-step-across", hex=_hexes(words, to)) for way, to in runs]
    return ", ".join([*parts[:1], *map(_small, parts[1:])])


def _hexes(words: Names, hexes: Sequence[str]) -> str:
    if len(hexes) > MANY:
        return f"{words.place(hexes[0])}, …, {words.place(hexes[-1])}"
    return words.listed(map(words.place, hexes))


def choice(words: Names, ask: Ask, choice: Choice, view: View) -> str:
    """Returns a choice of a bot in words: the answer with the orders and the path that follow, or what it does instead of an answer."""
    what, _, at = choice.what.partition(":")
    then = [_small(way_text(words, value)) if kind == "path" else option(words, ask, value, view)[0] for kind, value in choice.then]
    if what == "go":
        return words.say("choice-go", hex=words.place(at), way=then[0])
    if what in ("parts", "whole"):
        hex, home, taken = at.split(":")
        return words.say(f"choice-{what}", hex=words.place(hex), home=home, taken=taken)
    if what:
        return words.say(f"choice-{what}", unit="none" if at in words.rules.board.terrain else words.unit(at), hex=words.place(at))
    return ", ".join([option(words, ask, choice.value, view)[0], *then])


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _expected(words: Names, ask: Ask, view: View, step: str, to: str) -> str:
    """7.2 Returns what awaits a party in a hex, and where it sets out, as far as it knows; of a German unit, how well it would look there."""
    light, driving = view.get("light"), ask.facts.get("means") == "drive"
    if light not in known.LIGHTS:
        return ""
    if ask.seat == "british":
        return known.joined([*known.entering(words, ask.facts, view, step, to), *known.leaving(words, ask.facts, view, step)])
    number, out = number_in(words.rules, light, to, 2, moving=False, vehicle=driving), _ruled_out(view, to)
    args = {"number": number, "chance": "none" if out else chance_there(view, to), "out": "yes" if out else "no", "stops": "yes" if driving else "no"}
    return known.joined([(words.say("risk-look", **args), "7.2"), *known.sought(words, ask.facts, view, to)])


def _men(words: Names, ask: Ask, value: str, view: View) -> Words3:
    """6.11, 6.12 Returns who gets off or sits in a lorry, and how well those in it and beside it are hidden."""
    label = words.say("opt-nobody") if value == "none" else words.names(value)
    if ask.kind == "getoff":
        return label, "", ask.rule
    aboard = "" if value == "none" else value
    out = "".join(c for c in ask.domain.describe()["pool"] if c not in aboard)
    return label, known.sentences(_beside_lorry(words, ask, view, aboard, out)), ask.rule


def _beside_lorry(words: Names, ask: Ask, view: View, aboard: str, out: str) -> list[known.Note]:
    """7.4 Returns the numbers for the men aboard and for those out beside the lorry."""
    hex, notes = str(ask.facts.get("hex", "")), []
    for men, sitting in ((aboard, True), (out, False)):
        if men:
            text, rule = known.resting(words, view, hex, men, aboard=sitting, moving=known.is_moving(view, men))
            notes += [(words.say("men-aboard" if sitting else "men-out", what=text), rule)] if text else []
            notes += known.staying(words, view, hex, men)
    return notes


def _around_lorry(words: Names, ask: Ask, view: View) -> str:
    """6.11, 6.12 Returns, for the help, how two men or more are hidden aboard and out, and what else the hex holds; ``none`` if nothing is known."""
    hex, pool = str(ask.facts.get("hex", "")), "".join(ask.domain.describe().get("pool", ()))
    if view.get("light") not in known.LIGHTS or hex not in words.rules.board.terrain:
        return "none"
    moving, ways = known.is_moving(view, pool), {"aboard": "r", "out": "x"}
    numbers = {name: number_in(words.rules, view["light"], hex, 2, moving=moving, step=way) for name, way in ways.items()}
    return _told(words.say("risk-aboard", **numbers), known.staying(words, view, hex, pool))


def _posture(words: Names, ask: Ask, value: str, view: View) -> Words3:
    note = words.say.maybe(f"opt-{value}.note") if value != "ambush" else odds_of_ambush(words, ask, view, "posture")
    men, hex = str(ask.facts.get("men", "")), str(ask.facts["hex"])
    if view.get("light"):
        number = number_in(words.rules, view["light"], hex, len(men), moving=known.is_moving(view, men))
        note += " " + words.say("risk-hiding", number=number)
    return words.say(f"opt-{value}"), _told(note, known.staying(words, view, hex, men)), "6.13" if value == "hide" else "9.1"


def _spring(words: Names, ask: Ask, value: str, view: View) -> Words3:
    if value == "yes":
        return words.say("opt-spring-yes"), odds_of_ambush(words, ask, view, str(ask.facts.get("what"))), "9.5"
    note, men, hex = words.say("opt-spring-no.note"), str(ask.facts.get("men", "")), str(ask.facts["hex"])
    if view.get("light") in known.LIGHTS:
        number = number_in(words.rules, view["light"], hex, len(men), moving=known.is_moving(view, men), vehicle=True)
        note += " " + words.say("risk-stop", number=number, what=str(ask.facts.get("what")))
    return words.say("opt-spring-no"), note, "9.8"


def odds_of_ambush(words: Names, ask: Ask, view: View, what: str) -> str:
    """9.4 Returns in words the odds of this ambush: against a lorry alone, one with a patrol, or either."""
    hex = str(ask.facts["hex"])
    fit = unwounded_out(view, hex) or sum(c.isalpha() for c in str(ask.facts.get("men", "")))
    ambush = words.say("odds-ambush", **ambush_odds(words.rules, hex, fit))
    patrol = words.say("odds-patrol", **patrol_odds(words.rules, hex, fit))
    if what == "lorry":
        return words.say("odds-spring-lorry", odds=ambush)
    if what == "lorry_troops":
        return words.say("odds-spring-troops", odds=patrol)
    return words.say("odds-posture" if what == "posture" else "odds-spring-dark", ambush=ambush, patrol=patrol)


def _attack(words: Names, ask: Ask, value: str, view: View) -> Words3:
    men = ask.facts.get("men", 1)
    odds = ambush_odds(words.rules, str(ask.facts.get("hex")), men if isinstance(men, int) else 1)
    note = words.say("opt-attack-no.note") if value == "no" else words.say("odds-attack", **odds)
    return words.say(f"opt-attack-{value}"), note, "9.9"


def _escape(words: Names, ask: Ask, value: str, view: View) -> Words3:
    men, here = str(ask.facts.get("men", "")), str(ask.facts.get("hex", ""))
    if value == "stay":
        aboard = any(m["aboard"] for m in view.get("men", ()) if m["letter"] in men)
        rest = known.resting(words, view, here, men, aboard=aboard, moving=known.is_moving(view, men))
        return words.say("opt-stay", hex=words.place(here)), _told(words.say("opt-stay.note"), [rest]), "10.10"
    lorry, _, hex = value.rpartition(":")
    label = words.say("opt-escape-lorry", lorry=words.unit(lorry), hex=words.place(hex)) if lorry else words.place(hex)
    there = "" if lorry else known.groups(view).get((hex, ""), "")
    rest = known.resting(words, view, hex, men + there, aboard=bool(lorry), moving=True)
    parts = [(words.ground(hex), ""), rest, *known.earlier(words, view, hex), *known.refuge(words, view, hex)]
    return label, known.joined(parts), "10.9"


def _withdraw(words: Names, ask: Ask, value: str, view: View) -> Words3:
    return words.place(value), words.ground(value), "9.10"


def _policy(words: Names, ask: Ask, value: str, view: View) -> Words3:
    if value == "report":
        return words.say("opt-report"), words.say("opt-report.note"), "9.11"
    return words.say("opt-policy-attack"), words.say("opt-policy-attack.note"), "9.11"


def _order(words: Names, ask: Ask, value: str, view: View) -> Words3:
    if value == "done":
        idle = [p["unit"] for p in view.get("patrols", ()) if _will_search(p)]
        args = {"count": len(idle), "units": words.listed(words.unit(u) for u in idle)}
        return words.say("opt-done-order"), words.say("opt-done-order.note", **args), "8.10"
    unit, _, order = value.partition(":")
    verb, _, lorry = order.partition("=")
    pieces = {p["unit"]: p for p in (*view.get("patrols", ()), *view.get("lorries", ()))}
    piece = pieces.get(unit, {})
    hex = str(piece.get("hex") or "")
    patrol = piece.get("patrol") or ""
    args = {
        "unit": words.unit(unit),
        "hex": words.place(hex),
        "lorry": words.unit(lorry) if lorry else "",
        "other": words.unit(patrol) if patrol else "none",
        "walked": "yes" if piece.get("walked") else "no",
        "chance": chance_there(view, hex),
        "ends": "search" if piece.get("searching") else "block" if piece.get("block") else "none",
    }
    note = f"opt-{verb}.out" if verb == "search" and _ruled_out(view, hex) else f"opt-{verb}.note"
    told = known.sought(words, {}, view, hex) if verb == "search" else []
    return words.say(f"opt-{verb}", **args), _told(words.say(note, **args), told), ORDER_RULES.get(verb, ask.rule)


def order_by_unit(words: Names, value: str, view: View) -> tuple[str, str]:
    """8.2 Returns unit and order, such as ``Patrol 3, 0113 Schwaney`` and ``board Lorry 3``."""
    unit, _, order = value.partition(":")
    verb, _, lorry = order.partition("=")
    piece: Mapping[str, Any] = next((p for p in (*view.get("patrols", ()), *view.get("lorries", ())) if p["unit"] == unit), {})
    patrol = piece.get("patrol")
    head = ", ".join(filter(None, [words.unit(unit), words.place(piece["hex"]) if piece else "", words.unit(patrol) if patrol else ""]))
    args = {"lorry": words.unit(lorry) if lorry else "", "other": words.unit(patrol) if patrol else ""}
    return head, words.say(f"verb-{verb}", **args) if verb else ""


def _will_search(patrol: Mapping[str, Any]) -> bool:
    """8.10 Whether a patrol of the German view searches when the half ends."""
    return not (patrol.get("lost") or patrol.get("lorry") or patrol.get("walked") or patrol.get("done") or patrol.get("set_down"))


def chance_there(view: View, hex: str) -> int | str:
    """16.14 Returns the belief in per cent that somebody is in a hex; ``none`` where no weights are kept."""
    weights = (view.get("belief") or {}).get("weights")
    return weights.get(hex, 0) if weights and hex in weights else "none"


def _ruled_out(view: View, hex: str) -> bool:
    belief = view.get("belief")
    return belief is not None and hex not in belief["hexes"]


def _plain(words: Names, ask: Ask, value: str, view: View) -> Words3:
    return words.say.maybe(f"opt-{value.replace('=', '-')}", value), "", ask.rule


def _check(words: Names, ask: Ask, value: str, view: View) -> Words3:
    verb, _, result = value.partition(":")
    if verb == "accept" or not result:
        return words.say("opt-accept"), "", "15.4"
    return words.say("opt-overrule", result_text=words.ruled(str(ask.facts.get("what")), result.partition(" ")[0])), "", "15.4"


OPTIONS: dict[str, Callable[[Names, Ask, str, View], Words3]] = {
    "landing": _landing,
    "rendezvous": _rendezvous,
    "party": _party,
    "path": _path,
    "getoff": _men,
    "aboard": _men,
    "posture": _posture,
    "spring": _spring,
    "escape": _escape,
    "policy": _policy,
    "order": _order,
    "attack": _attack,
    "withdraw": _withdraw,
    "check": _check,
    "resign": _plain,
    "switch": _plain,
    "release": _plain,
}


@lru_cache(maxsize=8)
def _distances(hexes: tuple[str, ...], sources: frozenset[str]) -> dict[str, int]:
    """Returns the distance of each hex from the nearest of some hexes."""
    found, queue = dict.fromkeys(sources, 0), sorted(sources)
    for here in queue:
        for to in neighbours(here, hexes):
            if to not in found:
                found[to] = found[here] + 1
                queue.append(to)
    return found


def distances(board: Board, hex: str) -> tuple[int, int, int]:
    """Returns the distances of a hex from the tunnel, from the nearest road and from the nearest urban hex."""
    to_tunnel, to_road, to_village = (_distances(board.hexes, s) for s in (frozenset((board.tunnel,)), board.roads, frozenset(board.urban)))
    return to_tunnel[hex], to_road[hex], to_village[hex]


__all__ = ["distances", "option", "question"]
