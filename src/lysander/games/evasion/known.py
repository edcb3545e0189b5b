"""What a seat knows of a hex that changes the odds or the outcome of an answer: sentences with their paragraphs, made from its view alone (4.13)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from .board import URBAN
from .names import Names
from .odds import number_in, sum_in

View = Mapping[str, Any]
Facts = Mapping[str, Any]
Note = tuple[str, str]
"""A part of a sentence, and its paragraph."""

STEP = re.compile(r"[xr]\d{4}")
SURE, NEVER = 6, 0
LIGHTS = ("day", "night")
ENTER, LEAVE, STAY, AGAIN = "enter", "leave", "stay", "again"  # when somebody looks
KINDS = ("patrol", "lorry_troops", "lorry_dark", "lorry")  # 7.9.3 in the order in which they look
NEWS = ("found", "reported", "silent")
SAID = ("7.2", "4.7")  # what a client says itself, from the numbers


class Party(NamedTuple):
    """6.2 A party on the move: its men, the step that it makes, whether it drives."""

    men: str
    step: str
    driven: bool


def party_of(facts: Facts, step: str) -> Party:
    """6.7 Returns the party that a path is asked for, at one of its steps."""
    return Party(str(facts.get("men", "")), step, facts.get("means") == "drive")


def joined(notes: Iterable[Note]) -> str:
    """Returns notes as one text, each part once."""
    return "; ".join(dict.fromkeys(text for text, _ in notes if text))


def sentences(notes: Iterable[Note]) -> str:
    """Returns notes as sentences, each once."""
    return " ".join(dict.fromkeys(f"{text[:1].upper()}{text[1:]}." for text, _ in notes if text))


# 4.5 what the British know


def entering(words: Names, facts: Facts, view: View, step: str, hex: str) -> list[Note]:
    """6.7 Returns what the British know of a hex that a step of a party enters: who looks there, on which number, and what the hex is to them."""
    if view.get("light") not in LIGHTS:
        return []
    party = party_of(facts, step)
    if hex not in view.get("sight", ()):
        risks = [(words.say("risk-step", number=risk(words, view, party, hex)), "7.2"), *earlier(words, view, hex)]
    else:
        risks = _in_sight(words, view, hex, party, ENTER) or [(words.say("there-nobody"), "4.7")]
    return [*risks, *_town(words, view, hex, party, ENTER), *_again(words, view, hex, party), *_landing(words, view, hex)]


def leaving(words: Names, facts: Facts, view: View, step: str = "x") -> list[Note]:
    """6.8.2 Returns who looks, as far as the British know, at a party that sets out: Germans in sight in its hex, the garrison, townspeople."""
    at = str(facts.get("hex", ""))
    if view.get("light") not in LIGHTS or not at or has_moved(view, str(facts.get("men", ""))):  # 6.11 not at men who got off
        return []
    party = party_of(facts, step)
    return [*_in_sight(words, view, at, party, LEAVE), *_town(words, view, at, party, LEAVE)]


def along(words: Names, facts: Facts, view: View, path: str) -> list[Note]:
    """6.7, 8.3 Returns what the seat knows of the hexes of a path of several steps; of the numbers along it a step at a time tells."""
    steps = STEP.findall(path)
    british = "men" in view
    notes = leaving(words, facts, view, steps[0]) if british else []
    for n, step in enumerate(steps, 1):
        hex = step[1:]
        there = entering(words, facts, view, step, hex) if british else sought(words, facts, view, hex)
        passes = n < len(steps)
        text = joined(note for note in there if note[1] not in SAID and not (passes and note[1] == "8.11"))
        notes += [(f"{words.place(hex)}: {text}", "7.9")] if text else []
    return notes


def staying(words: Names, view: View, hex: str, men: str) -> list[Note]:
    """8.10, 8.11 Returns who looks, as far as the British know, at men who stay in a hex through the German half."""
    if view.get("light") not in LIGHTS:
        return []
    notes = []
    if _guarded(words, view, hex):
        number = number_in(words.rules, view["light"], hex, len(men), moving=is_moving(view, men))
        notes.append((_look(words, words.say("garrison.the"), STAY, number, fights=True), "8.11"))
    if "patrol" in _kinds(view, hex):
        notes.append((words.say("stay-patrol"), "8.10"))
    return [*notes, *_landing(words, view, hex)]


def ending(words: Names, view: View) -> list[Note]:
    """6.1 Returns what awaits the men of each group if the British half ends where they are."""
    notes = []
    for (hex, _), men in sorted(groups(view).items()):
        awaits = joined(staying(words, view, hex, men))
        if awaits:
            notes.append((f"{words.place(hex)}: {awaits}", "8.11"))
    return notes


def resters(facts: Facts, view: View) -> str:
    """2.18 Returns the men who rest together if a party stops where it is: the party, and on foot those who are out there already."""
    men, at = str(facts.get("men", "")), str(facts.get("hex", ""))
    return _together(men, "" if facts.get("means") == "drive" else groups(view).get((at, ""), ""))


def resting(words: Names, view: View, hex: str, men: str, *, aboard: bool, moving: bool) -> Note:
    """7.3, 7.4 Returns the number on which a patrol that comes finds men at rest in a hex, out or aboard a lorry."""
    if view.get("light") not in LIGHTS:
        return "", ""
    number = number_in(words.rules, view["light"], hex, len(men), moving=moving, step="r" if aboard else "x")
    return words.say("risk-rest", number=number), "7.2"


def earlier(words: Names, view: View, hex: str) -> list[Note]:
    """4.8 Returns the last German piece that the British saw in a hex, unless they see the hex now."""
    if hex in view.get("sight", ()):
        return []
    last = next((s for s in reversed(view.get("seen", ())) if s["hex"] == hex), None)
    return [(words.say("hex-seen-note", what=words.say(last["what"]), move=last["move"]), "4.8")] if last else []


def refuge(words: Names, view: View, hex: str) -> list[Note]:
    """12.1, 12.6 Returns what the landing hex means to men who run there."""
    if hex == view.get("landing") and view.get("plane") == "down":
        return [(words.say("landing-down"), "12.6")]
    return _landing(words, view, hex)


def risk(words: Names, view: View, party: Party, hex: str) -> int:
    """7.2, 7.8.3 Returns the number on which a patrol, if there is one, spots a party that enters a hex."""
    return SURE if party.driven and view["light"] == "day" else _number(words, view, hex, party)


def groups(view: View) -> dict[tuple[str, str], str]:
    """2.18 Returns the letters of the free men by hex and lorry."""
    found: dict[tuple[str, str], str] = {}
    for man in view.get("men", ()):
        if man.get("hex"):
            key = (man["hex"], man.get("aboard", ""))
            found[key] = found.get(key, "") + man["letter"]
    return found


def has_moved(view: View, men: str) -> bool:
    """6.7 Whether one of these men has had his move."""
    return any(m.get("moved") and m["letter"] in men for m in view.get("men", ()))


def is_moving(view: View, men: str) -> bool:
    """6.14, 17.21 Whether one of these men counts as moving; one who lies in ambush may, too (17.9)."""
    return any(m.get("moved") and m["posture"] != "hiding" and m["letter"] in men for m in view.get("men", ()))


def _together(men: str, others: str) -> str:
    return men + "".join(c for c in others if c not in men)


def _kinds(view: View, hex: str) -> Counter[str]:
    """4.7 Returns the German pieces in sight in a hex, by kind."""
    return Counter(e["what"] for e in view.get("enemies", ()) if e["hex"] == hex)


def _guarded(words: Names, view: View, hex: str) -> bool:
    """3.6 Whether a garrison is there that the British have not destroyed."""
    return words.rules.has_garrisons and hex in words.rules.garrisons and hex not in view.get("silenced", ())


def _number(words: Names, view: View, hex: str, party: Party, *, vehicle: bool = False) -> int:
    return number_in(words.rules, view["light"], hex, len(party.men), moving=True, step=party.step, vehicle=vehicle)


def _look(words: Names, who: str, when: str, number: int, sure: str = "no", *, fights: bool = False) -> str:
    """7.7, 7.13 Returns who looks, when, on which number he finds them, and whether a find is a fight."""
    return words.say("look-note", who=who, when=when, number=number, sure="no" if number == SURE else sure, fights="yes" if fights else "no")


def _in_sight(words: Names, view: View, hex: str, party: Party, when: str) -> list[Note]:
    """7.9 Returns the look of each German piece in sight in a hex."""
    notes = []
    kinds = _kinds(view, hex)
    for what, count in ((kind, kinds[kind]) for kind in KINDS if kinds[kind]):
        who = words.say("seen-there", count=count, who=words.say(f"{what}.the"), what=words.say(what))
        notes.append(_piece(words, view, hex, party, when, what, who))
    return [note for note in notes if note[0]]


def _piece(words: Names, view: View, hex: str, party: Party, when: str, what: str, who: str) -> Note:
    """7.8, 7.9.4 Returns the look of a piece of this kind."""
    lorry, troops = what != "patrol", what in ("patrol", "lorry_troops")
    if party.driven and troops and view["light"] == "day":
        return _look(words, who, when, SURE, fights=True), "7.8.3"
    block = "block" if lorry and party.step[0] == "r" else "no"
    if when == LEAVE and not words.rules.leave_look:  # 17.10 only road blocks are left
        return (_look(words, who, when, NEVER, block), "7.8.2") if block == "block" else ("", "")
    number = _number(words, view, hex, party, vehicle=lorry)
    return _look(words, who, when, number, block if lorry else "search", fights=troops), "7.9.1" if when == LEAVE else "7.9.2"


def _town(words: Names, view: View, hex: str, party: Party, when: str) -> list[Note]:
    """7.8.4, 7.9 Returns the look of a garrison, or of townspeople."""
    if words.rules.board.terrain.get(hex) != URBAN:
        return []
    by_night = party.driven and view["light"] == "night"
    if not _guarded(words, view, hex):
        return [(words.say("town-reports", when=when), "7.8.4")] if by_night else []
    if by_night:
        return [(_look(words, words.say("garrison.the"), when, SURE, fights=True), "7.8.4")]
    if when == LEAVE and not words.rules.leave_look:  # 17.10
        return []
    look = _look(words, words.say("garrison.the"), when, _number(words, view, hex, party), fights=True)
    return [(look, "7.9.1" if when == LEAVE else "7.9.2")]


def _again(words: Names, view: View, hex: str, party: Party) -> list[Note]:
    """8.11 Returns the second look of a garrison, at a party that stops in its hex, with the men who are out there already."""
    if not _guarded(words, view, hex):
        return []
    men = _together(party.men, "" if party.driven else groups(view).get((hex, ""), ""))
    number = number_in(words.rules, view["light"], hex, len(men), moving=True)
    return [(_look(words, words.say("garrison.the"), AGAIN, number), "8.11")]


def _landing(words: Names, view: View, hex: str) -> list[Note]:
    """12.1 Returns that this is the landing hex, and when the aircraft comes."""
    if not hex or hex != view.get("landing") or view.get("plane") or not view.get("landing_move"):
        return []
    now = "yes" if view["move"] == view["landing_move"] and view["half"] == "british" else "no"
    return [(words.say("landing-here", now=now, move=view["landing_move"]), "12.1")]


# 4.9 what the Germans know


def sought(words: Names, facts: Facts, view: View, hex: str) -> list[Note]:
    """8.4, 8.5 Returns what the Germans were told of a hex that a unit goes to: the aircraft, the last men seen, a lorry that was lost."""
    return [*_aircraft_seen(words, facts, view, hex), *_men_seen(words, view, hex), *_lorry_news(words, view, hex)]


def _aircraft_seen(words: Names, facts: Facts, view: View, hex: str) -> list[Note]:
    """12.4 Returns that whoever is at the aircraft is found and fought."""
    return [(words.say("known-aircraft"), "12.4")] if hex == view.get("plane_seen") and facts.get("means") == "walk" else []


def _men_seen(words: Names, view: View, hex: str) -> list[Note]:
    """7.13 Returns the last sighting in a hex."""
    last = next((s for s in reversed(view.get("sightings", ())) if s["hex"] == hex), None)
    return [(words.say("known-sighting", men=last["men"], how=words.say(f"how-{last['how']}"), move=last["move"]), "7.13")] if last else []


def _lorry_news(words: Names, view: View, hex: str) -> list[Note]:
    """11.7 to 11.11 Returns the lorries last heard of in a hex that are not yet back or found burnt."""
    last = {n["lorry"]: n for n in view.get("news", ())}
    here = [n for n in last.values() if n["hex"] == hex and n["what"] in NEWS]
    return [(f"{words.unit(n['lorry'])} {words.say('news-' + n['what'])}, {words.say('twin-move', move=n['move'])}", "11.7") for n in here]


# what a client gets with a question


def of_path(words: Names, facts: Facts, described: Mapping[str, Any], view: View) -> dict[str, Any]:
    """6.7, 8.3 Returns what the rows of a path say: ``known`` by step and, for the British, ``found`` by step into a hex out of sight and its
    ``sums``, ``leaving`` by first step, and ``staying`` where the party is."""
    steps = {step: to for here in described["moves"].values() for step, (to, _) in here.items()}
    if "men" not in view:
        return {"known": _plain({step: sought(words, facts, view, to) for step, to in steps.items()})}
    first = described["moves"].get(described["start"], {})
    known = {step: [n for n in entering(words, facts, view, step, to) if n[1] not in SAID] for step, to in steps.items()}
    unseen = {step: to for step, to in steps.items() if to not in view.get("sight", ())}
    men = len(party_of(facts, "x").men)
    return {
        "found": {step: risk(words, view, party_of(facts, step), to) for step, to in unseen.items()},
        "sums": {step: sum_in(words.rules, view["light"], to, men, step=step) for step, to in unseen.items()},
        "known": _plain(known),
        "leaving": _plain({step: leaving(words, facts, view, step) for step in first}),
        "staying": [list(note) for note in staying(words, view, described["start"], resters(facts, view))],
    }


def of_party(words: Names, described: Mapping[str, Any], view: View) -> dict[str, Any]:
    """6.1 Returns with each group who looks at one man or at several who set out on foot, and at all who stay."""
    found = []
    for group in described["groups"]:
        hex, men = group["hex"], group["men"]
        go = {count: leaving(words, {"men": who, "hex": hex}, view) for count, who in (("one", men[:1]), ("many", men[:2]))}
        rest = staying(words, view, hex, groups(view).get((hex, ""), men))
        found.append({**group, "leaving": _plain(go), "staying": [list(note) for note in rest]})
    return {**described, "groups": found}


def _plain(notes: Mapping[str, Sequence[Note]]) -> dict[str, list[list[str]]]:
    """Returns the notes of those that have any, as plain data."""
    return {key: [list(note) for note in every] for key, every in notes.items() if every}
