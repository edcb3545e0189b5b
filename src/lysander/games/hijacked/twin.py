"""The text twin of a view: the whole table in lines, and the score sheets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...core.event import Event
from ...core.sheet import Sheet, SheetRow
from .names import Names
from .odds import face_odds, possible

View = Mapping[str, Any]
KINDS = "CFMJ"
PLACES = ("card", "reserve", "talk")
SCORED = {
    "discard": "7.10", "trust": "9.5", "talk": "10.5", "push_back": "11.6", "passenger": "14.1", "pilot": "14.2", "cash": "16.3", "medal": "17.5",
    "tile_1": "18.3", "tile_2": "18.4", "tile": "18.2", "cybot": "21.3",
}  # fmt: skip


def lines(words: Names, view: View) -> list[str]:
    """4.5 Returns all lines, under headings that end in a colon; none before set-up is over."""
    if not view["row"]:
        return []
    out = [*_table(words, view), *_row(words, view), *_hijackers(words, view), *_goals(words, view), *_turn(words, view)]
    for seat in view["seats"].values():
        out += ["", *_seat(words, view, seat)]
    return out


def _rounds(words: Names, view: View) -> int:
    """19.2 Returns the rounds at whose end a success still counts, if nobody pushes back; with ``storm=spared`` the one of field 1 is among them."""
    return max(0, int(view["squad"]) - (not words.rules.spared))


def _table(words: Names, view: View) -> list[str]:
    say = words.say
    numbers = ", ".join(f"{words.thing(k)} {n}" for k, n in view["numbers"].items())
    markers = _counts(words, view["supply"]) or say("twin-none")
    dice = ", ".join(words.die(d) for d in view["bonus_dice"] + view["mini_dice"]) or say("twin-none")
    star = words.seat(view["star"]) if view["star"] else say("twin-nobody")
    out = [
        say("twin-squad", squad=view["squad"], top=words.rules.top, rounds="none" if view["over"] else _rounds(words, view)),
        say(
            "twin-trust",
            trust=view["trust"],
            green=view["green"],
            red=view["red"],
            star=star,
        ),
        say("twin-numbers", numbers=numbers),
        say("twin-supply", markers=markers, dice=dice),
        say("twin-aircraft", passengers=view["passengers"], pilots=view["pilots"], stack=view["stack"]),
    ]
    if view["turned"]:
        out.append(say("twin-cybot-turned", cards=", ".join(say(f"cybot-{c}") for c in view["turned"])))
    return [say("twin-table"), *("  " + row for row in out)]


def _row(words: Names, view: View) -> list[str]:
    """2.4 Returns the six places, the pile and the discard pile in lines."""
    say, out = words.say, [words.say("twin-row")]
    for place in view["row"]:
        by = words.seat(place["by"])
        what = _what(words, view, place)
        out.append("  " + say("twin-place", place=place["place"], what=what, by=by, die=words.die(place["die"]), value=place["value"]))
    odds = _odds(words, view, possible(view, None)) if view["pile"] else ""
    out.append("  " + say("twin-pile", pile=view["pile"], back=view["top"], odds=odds))
    if view["discard"]:
        out.append("  " + say("twin-discard", cards=", ".join(view["discard"])))
    return out


def _what(words: Names, view: View, place: Mapping[str, Any]) -> str:
    if not place["back"]:
        return words.say("twin-empty")
    if place["card"]:
        return words.card(place["card"])
    return words.say("twin-down", back=place["back"], odds=_odds(words, view, possible(view, place)))


def _odds(words: Names, view: View, ids: Iterable[str]) -> str:
    """7.14 Returns in words how many cards a face-down card can be, and how likely it is red."""
    odds = face_odds(words.rules, view, "", list(ids))
    return words.say("twin-odds", count=odds["count"], red=odds["red"])


def _hijackers(words: Names, view: View) -> list[str]:
    say, out = words.say, [words.say("twin-lines")]
    for line in view["lines"]:
        if not line["tile"]:
            out.append("  " + say("twin-line-closed", line=line["place"]))
            continue
        args = {"line": line["place"], "progress": line["progress"], "seat": words.seat(line["seat"]), "used": "yes" if line["used"] else "no"}
        out.append("  " + say("twin-line", hijacker=words.hijacker(line["tile"]), reward=words.reward(line["tile"]), **args))
    return [*out, "  " + say("twin-reserve", reserve=view["reserve"])]


def _goals(words: Names, view: View) -> list[str]:
    say = words.say
    rows = []
    for goal in view["goals"]:
        state = "void" if goal["void"] else "open" if not goal["seat"] else "cashed" if goal["cashed"] else "held"
        rows.append("  " + say("twin-goal", goal=say(f"goal-{goal['goal']}"), value=goal["value"], state=state, seat=words.seat(goal["seat"])))
    return [say("twin-goals"), *rows] if rows else []


def _turn(words: Names, view: View) -> list[str]:
    """5.5 Returns the dice of the active seat and what it has done in this turn."""
    say, turn = words.say, view["turn"]
    if not view["active"] or view["over"]:
        return []
    rows = [say("twin-dice", dice=words.dice(view["dice"], view["dice"]) if view["dice"] else say("twin-none"))]
    if view["spent"]:
        spent = (say("twin-spent-die", die=words.die(d["die"], d["value"]), space=_space(words, d["space"])) for d in view["spent"])
        rows.append(say("twin-spent", dice=words.listed(spent)))
    if done := [say(f"done-{what}") for what in ("selected", "reserved", "trusted", "called") if turn[what]]:
        rows.append(say("twin-done", what=", ".join(done)))
    if view["call"]:
        rows.append(say("twin-call", target=view["call"]["target"], seat=words.seat(view["call"]["seat"])))
    if view["drawn"]:
        rows.append(say("twin-drawn", tiles=words.listed(map(words.tile, view["drawn"]))))
    elif view["drawn_count"]:
        rows.append(say("twin-drawn-hidden", seat=words.seat(view["active"]), count=view["drawn_count"]))
    return [say("twin-turn", seat=words.seat(view["active"])), *("  " + row for row in rows)]


def _space(words: Names, space: str) -> str:
    """Returns the name of a space: ``card 3``, ``reserve 2``, ``talk 1``, ``trust``, ``squad``, ``bonus``, or the kind of a number place."""
    what, _, place = space.partition(" ")
    if words.say.has(f"space-{what}"):
        return words.say(f"space-{what}", place=place)
    return words.say("space-marker", kind=words.thing(what))


def _seat(words: Names, view: View, seat: Mapping[str, Any]) -> list[str]:
    say = words.say
    ahead = None if view["over"] else seat["next_bonus"]
    following = f"{ahead[0]} ({words.thing(ahead[1])})" if ahead else "none"
    you = "yes" if view["seat"] == seat["seat"] else "no"
    held = [say("twin-held-die", die=words.die(h["die"]), due=h["due"], at=h["at"]) for h in seat["held"]]
    tiles = ", ".join(say("twin-tile", tile=words.tile(t), does=words.does(t)) for t in seat["tiles"])
    rows = [
        say("twin-markers", markers=_counts(words, seat["markers"])) if any(seat["markers"].values()) else "",
        say("twin-cards", cards=", ".join(map(words.card, seat["cards"]))) if seat["cards"] else "",
        say("twin-freed", passengers=seat["passengers"], pilots=seat["pilots"]),
        say("twin-held", dice=", ".join(held)) if held else "",
        say("twin-tiles", tiles=tiles) if tiles else "",
        say("twin-hijackers", hijackers=", ".join(map(words.hijacker, seat["hijackers"]))) if seat["hijackers"] else "",
        say("twin-recognition", step=seat["step"], worth=words.rules.steps[seat["step"]]),
        say("twin-star") if seat["star"] else "",
    ]
    head = say("twin-seat", seat=words.seat(seat["seat"]), you=you, score=seat["score"], track=seat["track"], next=following)
    return [head, *("  " + row for row in rows if row)]


def _counts(words: Names, counts: Mapping[str, int]) -> str:
    """Returns the markers by kind, without kinds of which there are none."""
    return ", ".join(f"{counts[k]} {words.kind(k, counts[k])}" for k in KINDS if counts.get(k))


def sheets(words: Names, facts: Mapping[str, Any], events: Iterable[Event]) -> list[Sheet]:
    """20.5 Returns each seat's final score and its sources; after a storm what moved its marker, and that it became 0 (20.1)."""
    moved = [e.facts for e in events if e.kind == "points"]
    if facts["end"] == "storm":
        return _stormed(words, moved)
    out = []
    for seat, rows in (facts.get("sheets") or {}).items():
        shown: list[SheetRow] = []
        for row in rows:
            if row["source"] == "score":
                shown += _scored(words, row, [m for m in moved if m["seat"] == seat])
            elif row["points"]:
                shown.append(SheetRow(_source(words, row), row["points"], row["rule"]))
        out.append(Sheet(words.seat(seat), tuple(shown), facts["scores"][seat]))
    return out


def _stormed(words: Names, moved: Sequence[Mapping[str, Any]]) -> list[Sheet]:
    """20.1 Returns for each seat the points that it had, and the storm that took them."""
    had = {m["seat"]: m["score"] for m in moved}
    return [Sheet(words.seat(seat), tuple(_lost(words, had[seat], [m for m in moved if m["seat"] == seat])), 0) for seat in sorted(had)]


def _lost(words: Names, points: int, moved: Sequence[Mapping[str, Any]]) -> list[SheetRow]:
    """15.2, 20.1 Returns what moved the score marker, and the storm that took it all."""
    row = {"source": "score", "points": points, "rule": "15.1"}
    return [*_scored(words, row, moved), SheetRow(words.say("scored-storm"), -points, "20.1")]


def _scored(words: Names, row: Mapping[str, Any], moved: Sequence[Mapping[str, Any]]) -> list[SheetRow]:
    """15.2 Returns what moved the score marker; first the start score (21.1)."""
    points = dict.fromkeys(SCORED, 0)
    for m in moved:
        points[m["why"]] += m["score"] - m["was"]
    before = row["points"] - sum(points.values())
    rows = [SheetRow(_source(words, row), before, row["rule"])] if before or not moved else []
    return rows + [SheetRow(words.say(f"scored-{why}"), n, SCORED[why]) for why, n in points.items() if n]


def _source(words: Names, row: Mapping[str, Any]) -> str:
    return words.hijacker(row["detail"]) if row["source"] == "hijacker" else words.say(f"source-{row['source']}")
