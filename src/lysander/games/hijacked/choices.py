"""Words for the answers of chapter 25: labels, what an answer costs and brings, its chances and its paragraph."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...core.ask import Ask
from .names import Names
from .odds import cube_odds, face_odds, possible, why_unplayable
from .rules import GIVE, TAKE, TRADE, BonusTile
from .tile_words import does_beside

View = Mapping[str, Any]
Parts = Sequence[str]
TILE_RULES = {"1": "18.3", "2": "18.4", "4": "18.6", "5": "18.7", "6": "18.8"}
RULES = {
    "trust": "9.1", "talk": "10.1", "squad": "11.2", "marker": "12.1", "bonus": "13.1", "change": "6.5", "end": "13.6", "play": "7.8",
    "discard": "7.10", "cash": "16.3", "rescue": "14.1", "pilot": "14.2", "medal": "17.5",
}  # fmt: skip
LAST_TALK = 4
FULL_TRUST = 100


def option(words: Names, ask: Ask, value: Any, view: View) -> tuple[str, str, str]:
    """Returns label, note and paragraph of an answer, or of the first words of one."""
    parts = [*str(value).split(), "", "", "", ""]
    make = LABELS.get(parts[0])
    if make is None or not view.get("seats") or (parts[0] == "track" and ask.kind != "setup.track"):
        return str(value), "", ask.rule
    label, note = make(words, ask, parts, view)
    return label, " ".join(filter(None, [note, gain(words, words.details(ask, str(value)))])), _rule(ask, parts, view)


def _rule(ask: Ask, parts: Parts, view: View) -> str:
    if parts[0] == "tile":
        return TILE_RULES.get(parts[1], ask.rule)
    if parts[0] != "card":
        return RULES.get(parts[0], ask.rule)
    by = (_place(view, parts[1]) or {}).get("by")
    return "18.5" if parts[1] == "top" else "7.2" if not by else "8.3" if by == ask.seat else "8.7"


def gain(words: Names, details: Mapping[str, Any]) -> str:
    """15.4 Returns in words the points that an answer brings for certain, the new score, and the bonus of the track."""
    if not details.get("points") or details.get("verb") == "squad":
        return ""
    bonus = words.thing(details["bonus"]) if details.get("bonus") else "none"
    return words.say("note-gain", points=details["points"], field=details["field"], bonus=bonus)


def _place(view: View, place: str) -> Mapping[str, Any] | None:
    """Returns a place of the row by its number, or None."""
    return next((p for p in view["row"] if str(p["place"]) == place), None)


def _die(words: Names, die: str, view: View) -> str:
    """Returns a die in words, with the value it shows."""
    return words.die("" if die == "-" else die, view["dice"].get(die))


def _card(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """7.2 Label and note of a selection."""
    die = _die(words, parts[2], view)
    if parts[1] == "top":
        return words.say("opt-card-top", die=die), _down(words, ask.seat, possible(view, None), view) if view["top"] else ""
    place = _place(view, parts[1])
    if place is None or not place["back"]:
        return words.say("opt-card-gone", place=parts[1]), ""
    if not place["card"]:
        return words.say("opt-card-down", place=parts[1], die=die), _down(words, ask.seat, possible(view, place), view)
    which = "up" if not place["by"] else "own" if place["by"] == ask.seat else "theirs"
    label = words.say(f"opt-card-{which}", card=words.card(place["card"]), place=parts[1], die=die, owner=words.seat(place["by"]))
    return label, _face(words, ask.seat, place["card"], view)


def _down(words: Names, seat: str, ids: Sequence[str], view: View) -> str:
    return words.say("note-down", **face_odds(words.rules, view, seat, ids)) if ids else ""


def _face(words: Names, seat: str, id: str, view: View) -> str:
    """7.8 Says whether a face-up card can be played."""
    card = words.rules.cards[id]
    why = why_unplayable(words.rules, view, seat, card)
    if why == "red":
        return words.say("note-red")
    return words.say("note-cannot-play" if why else "note-can-play", why=why, needs=card.trust, demand=words.markers(card.demand))


def _trust(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """9 Label and note of building trust."""
    note = words.say("note-trust", **cube_odds(view["green"], view["red"])) if view["green"] else ""
    return words.say("opt-trust", die=_die(words, parts[1], view)), note


def _talk(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """10 Label and note of a talk."""
    line = next((x for x in view["lines"] if str(x["place"]) == parts[1]), None)
    if line is None:
        return words.say("opt-talk", hijacker_with="", line=parts[1], dice="none"), ""
    dice = words.dice(filter(None, parts[2:4]), view["dice"])
    label = words.say("opt-talk", hijacker_with=words.hijacker_with(line["tile"]), line=line["place"], dice=dice)
    progress = line["progress"] + 1
    if progress == LAST_TALK:
        return label, words.say("note-talk-last", reward=words.reward(line["tile"]))
    breaks = any(x["seat"] == ask.seat and x["place"] != line["place"] for x in view["lines"])
    return label, words.say("note-talk", progress=progress, breaks="yes" if breaks else "no")


def _squad(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """11.2, 11.6 Label and note of a push-back: what it brings, and what the scores need for its target."""
    target = int(parts[3]) if parts[3].isdigit() else None
    label = words.say("opt-squad", dice=words.dice(filter(None, parts[1:3]), view["dice"]), target="none" if target is None else target)
    step = min(view["seats"][ask.seat]["step"] + 1, len(words.rules.steps) - 1)
    needs = [] if target is None else [_need(words, s, target - p["score"]) for s, p in view["seats"].items() if p["score"] != target]
    args = {"squad": view["squad"], "field": view["squad"] + words.rules.push, "step": step, "worth": words.rules.steps[step]}
    return label, words.say("note-squad", **args, needs=", ".join(needs) or "none")


def _need(words: Names, seat: str, points: int) -> str:
    return words.say("need-up" if points > 0 else "need-down", seat=words.seat(seat), points=abs(points))


def _marker(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """12 Label and note of taking a demand marker."""
    kind = kind_of(view, parts[1])
    if not kind:
        return words.say("opt-marker-closed", die=_die(words, parts[1], view)), ""
    return words.say("opt-marker", kind=words.thing(kind), die=_die(words, parts[1], view)), words.say("opt-marker.note", left=view["supply"][kind])


def kind_of(view: View, die: str) -> str:
    """12.1 Returns the kind of marker that a die brings; empty if none."""
    value = view["dice"].get(die)
    return next((k for k, n in view["numbers"].items() if n == value), "")


def _bonus(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """13.1 Label and note of taking a bonus die."""
    if not parts[1] or not view["bonus_dice"]:
        return words.say("opt-bonus-closed"), ""
    return words.say("opt-bonus", bonus=words.die(view["bonus_dice"][0]), die=_die(words, parts[1], view)), words.say("opt-bonus.note")


def _change(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """6.5 Label and note of changing a die."""
    if not parts[3]:
        return words.say("opt-change-closed"), ""
    return words.say("opt-change", die=_die(words, parts[1], view), value=parts[2], paid=words.markers(parts[3])), ""


def _end(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """6.9 Label and note of ending the turn."""
    return words.say("opt-end"), words.say("opt-end.note", left=words.dice(view["dice"], view["dice"]))


def _play(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """7.8 Label and note of playing the selected card."""
    id = str(ask.facts.get("card", ""))
    label = words.say("opt-play", card=words.card(id), paid=words.markers(parts[1]))
    same = 1 + sum(c[:1] == id[:1] for c in view["seats"].get(ask.seat, {}).get("cards", ()))
    figure = "none" if same < 2 else "passenger" if same == 2 else "pilot"
    return label, words.say("opt-play.note", same=same, figure=figure)


def _discard(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """7.10 Label and note of discarding the selected card."""
    return words.say("opt-discard", card=words.card(str(ask.facts.get("card", "")))), ""


def _reserve(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """8.1 Label and note of a reservation."""
    place = _place(view, parts[1])
    label = words.say("opt-reserve", card=words.card(place["card"] if place else ""), place=parts[1], die=_die(words, parts[2], view))
    value = view["dice"].get(parts[2])
    return label, words.say("opt-reserve.note", value=value) if value else ""


def _more(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """9.3 Label and note of drawing another cube."""
    green, red = int(ask.facts.get("bag_green", 0)), int(ask.facts.get("bag_red", 0))
    return words.say("opt-more"), words.say("opt-more.note", next=cube_odds(green, red)["first"])


def _stop(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    return words.say("opt-stop"), words.say("opt-stop.note", trust=ask.facts.get("trust", view["trust"]))


def _keep(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """11.8 Label and note of keeping a bonus tile."""
    does = words.does(parts[1])
    return words.say("opt-keep", tile=words.tile(parts[1])), f"{does[:1].upper()}{does[1:]}." if does else ""


def _take(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """15.5, 15.9 Label and note of taking a track bonus: a marker, or the mini die."""
    if parts[1] == "B":  # 15.9
        return words.say("opt-take-mini"), ""
    left = view["supply"].get(parts[1])
    return words.say("opt-take", kind=words.thing(parts[1])), words.say("opt-marker.note", left=left) if left else ""


def _track(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """3.4 Label and note of choosing a score track."""
    fields = words.rules.bonus.get(int(parts[1]) if parts[1].isdigit() else 0, {})
    listed = ", ".join(words.say("track-field", field=f, bonus=words.thing(b)) for f, b in sorted(fields.items()))
    return words.say("opt-track", track=parts[1]), words.say("opt-track.note", fields=listed)


def _done(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """11.5, 20.4 Label and note of ``done`` in a window."""
    if ask.kind == "final.call":
        return words.say("opt-done-final"), words.say("opt-done-final.note")
    off = view["seats"][ask.seat]["score"] != ask.facts.get("target")
    return words.say("opt-done-level"), words.say("opt-done-level.note", off="yes" if off else "no")


def _cards(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """14.1, 14.2 Label and note of trading cards for a figure."""
    return words.say(f"opt-{parts[0]}", cards=words.listed(filter(None, parts[1:]))), ""


def _tile(words: Names, ask: Ask, parts: Parts, view: View) -> tuple[str, str]:
    """18 Label and note of using a bonus tile."""
    tile, rest = words.rules.tiles.get(int(parts[1]) if parts[1].isdecimal() else 0), list(filter(None, parts[2:]))
    if tile is None:
        return " ".join(parts).strip(), ""
    args = {"tile": words.tile(tile.id)}
    if tile.verb == TRADE:
        return words.say("opt-tile-rescue", figure=tile.does[0][TRADE], cards=words.listed(rest), **args), ""
    if tile.verb == GIVE:
        gifts = words.listed(words.say("gift", kind=words.thing(g[:1]), seat=words.seat(g[2:])) for g in rest)
        return words.say("opt-tile-give", gifts=gifts, **args), ""
    if tile.verb == TAKE:
        return words.say("opt-tile-take", card=words.card(rest[0] if rest else ""), **args), ""
    return words.say("opt-tile-plain", **args), _tile_note(words, ask, tile, view)


def _tile_note(words: Names, ask: Ask, tile: BonusTile, view: View) -> str:
    """18.2, 27.3 Says what a tile that names nothing brings now: the odds of the cubes, if there is trust to build, and what else it does."""
    builds = view["trust"] < FULL_TRUST and any("act" in effect for effect in tile.does)
    odds = _trust(words, ask, ("trust", ""), view)[1] if builds else ""
    return " ".join(filter(None, (odds, does_beside(words, tile, "act"))))


LABELS: Mapping[str, Callable[[Names, Ask, Parts, View], tuple[str, str]]] = {
    "card": _card, "trust": _trust, "talk": _talk, "squad": _squad, "marker": _marker, "bonus": _bonus, "change": _change, "end": _end,
    "play": _play, "discard": _discard, "reserve": _reserve, "more": _more, "stop": _stop, "keep": _keep, "track": _track, "done": _done,
    "rescue": _cards, "pilot": _cards, "tile": _tile,
    "pass": lambda words, ask, parts, view: (words.say("opt-pass"), ""),
    "pay": lambda words, ask, parts, view: (words.say("opt-pay", paid=words.markers(parts[1])), ""),
    "take": _take,
    "leave": lambda words, ask, parts, view: (words.say("opt-leave"), ""),
    "cash": lambda words, ask, parts, view: (words.say("opt-cash", kind=words.thing(parts[1])), ""),
    "medal": lambda words, ask, parts, view: (words.say("opt-medal", medal=parts[1]), ""),
}  # fmt: skip


def order(words: Names, value: str, view: View) -> tuple[str, str]:
    """Returns action and object, such as ``Select`` and ``place 3, back 4: die a (4)``; two empty texts for answers without an object."""
    parts = [*str(value).split(), "", "", "", ""]
    verb, say = parts[0], words.say
    short = _short(words, parts, view)
    return (say(f"verb-{verb}"), short) if short and say.has(f"verb-{verb}") else ("", "")


def _short(words: Names, parts: Parts, view: View) -> str:
    verb, say = parts[0], words.say
    die = _die(words, parts[2], view)
    if verb in ("card", "reserve"):
        place = _place(view, parts[1])
        if place is None:
            return say("short-top", die=die)
        return say("short-place", place=parts[1], what=place["card"] or say("short-back", back=place["back"]), die=die)
    if verb in ("trust", "marker", "bonus"):
        what = words.thing(kind_of(view, parts[1])) if verb == "marker" else ""
        die = _die(words, parts[1], view)
        return say("short-with", what=what, die=die) if what else die
    if verb == "talk":
        return say("short-talk", line=parts[1], dice=" + ".join(_die(words, d, view) for d in parts[2:4] if d))
    if verb == "cash":
        return words.thing(parts[1])
    if verb in ("rescue", "pilot"):
        return words.listed(filter(None, parts[1:]))
    if verb == "tile":
        return " ".join([words.tile(parts[1]), *filter(None, parts[2:])])
    return parts[1] if verb == "medal" else ""


def form(words: Names, form: Mapping[str, Any], view: View) -> list[str]:
    """Returns, for answers that are put together from parts, one line each with an example."""
    say, out = words.say, []
    squad, change, give = form.get("squad"), form.get("change"), form.get("give")
    if squad:
        pair = " ".join(squad["pairs"][0])
        args = {"squad": view["squad"], "field": view["squad"] + words.rules.push}
        if squad["target"]:
            scores = ", ".join(f"{words.seat(s)} {p['score']}" for s, p in view["seats"].items())
            args |= {"low": squad["low"], "high": squad["high"], "scores": scores}
            pair += f" {max(p['score'] for p in view['seats'].values())}"
        only = "one" if squad["low"] == squad["high"] else "target"
        out.append(say(f"form-squad-{only}" if squad["target"] else "form-squad", example=pair, **args))
    if change:
        die, steps = next(iter(change["dice"].items()))
        value, n = min(steps.items(), key=lambda item: item[1])
        out.append(say("form-change", example=f"{die} {value} {change['pay'][str(n)][0]}"))
    if give:
        kind, seat = next(iter(give["markers"])), next(iter(give["to"]))
        out.append(say("form-give", tile=give["tile"], example=f"{kind}>{seat}", most=give["most"]))
    return out


__all__ = ["form", "option", "order"]
