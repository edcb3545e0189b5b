"""Words for questions and their answers: labels, costs, odds and paragraphs of every decision of chapter 22."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...core.ask import Ask
from ...core.choice import Choice
from . import odds
from .deeds import once
from .names import Names
from .twin import spread, status, team

View = Mapping[str, Any]
Words3 = tuple[str, str, str]
NONE = "-"
OUT = "out"
LEAVE = "^"


def question(words: Names, ask: Ask, view: View) -> dict[str, Any]:
    """Returns the arguments of a question: its facts and the piece its kind names."""
    head, _, tail = ask.kind.partition(":")
    args = words.arguments(ask.facts) | {"subject": words.word(tail) if tail else "none"}
    form = words.form_of(ask)
    if head == "setup-hijackers":
        args["fixed"] = "no" if words.rules.scenario.open else "yes"
    if head == "control":
        args["count"] = len(ask.facts.get("tokens", ()))
    if head == "move":
        args["points"] = form["points"]
    if head == "next-team":
        args["must"] = "no" if NONE in form["options"] else "yes"
    return args


def option(words: Names, ask: Ask, value: Any, view: View) -> Words3:
    """Returns label, note and paragraph of one answer."""
    make = OPTIONS.get(ask.kind.partition(":")[0])
    if make is None or not isinstance(value, str):
        return str(value), "", ask.rule
    label, note, rule = make(words, ask, value, view)
    return _large(label), _large(note), rule


def _large(text: str) -> str:
    return text[:1].upper() + text[1:]


def worth_a_line(form: Mapping[str, Any], listed: Sequence[Any] | None) -> Sequence[Any] | None:
    """Returns the answers worth a line where there are many: routes that enter no square twice, one set of operations for each outcome,
    of wild fire one order of its two squares."""
    if form["type"] == "moves":
        return [NONE, *(p["value"] for p in form["plans"] if p["value"] != NONE)]
    if form["type"] == "deed" and listed is not None:
        fires = [v for v in listed if "/" in v]
        return [v for v in listed if v not in fires or v in once(fires)]
    if form["type"] == "routes" and listed is not None:
        return [value for value in listed if _straight(form, value)]
    return listed


def _straight(form: Mapping[str, Any], value: str) -> bool:
    piece, path = split_route(value)
    start = form["pieces"].get(piece or next(iter(form["pieces"]), ""), {}).get("start", "")
    return len({start, *path}) == len(path) + 1


def order(words: Names, value: str, view: View) -> tuple[str, str]:
    """14.2 Returns a token and where its path ends, for lists by token."""
    piece, path = split_route(value)
    ends = [s for s in path if s != LEAVE]
    row = odds.piece_of(view.get("passengers", ()), "token", piece)
    if not row:
        return "", ""
    end = ends[-1] if ends else row["square"]
    return f"{words.piece(piece)} {words.square(row['square'], '.in')}", words.say("opt-leave-short", square=end) if LEAVE in path else end


def form(words: Names, ask: Ask, described: Mapping[str, Any]) -> list[str]:
    """3.2, 8.2, 13.5 Returns how an answer is written that is put together, in lines."""
    say, kind = words.say, described["type"]
    if kind == "place":
        rows: dict[str, list[str]] = {}
        for p in described["pieces"]:
            rows.setdefault(spread(p["squares"]), []).append(p["piece"])
        told = (say("form-place", pieces=", ".join(names), squares=squares) for squares, names in rows.items())
        return [*told, say("form-place-how", most=described["most"], pieces=", ".join(p["piece"] for p in described["pieces"]))]
    if kind == "moves":
        return [say("form-moves")]
    if kind == "swaps":
        return [say("form-swaps", least=described["least"], most=described["most"])]
    if kind == "ambush" and ask.domain.members() is None:
        return [ambush_line(words, pair) for pair in described["pairs"]]
    return []


def ambush_line(words: Names, pair: View) -> str:
    """8.5 Returns one possible ambush in words, with its chance."""
    return words.say("form-ambush", value=pair["value"], **_pair(words, pair))


def _pair(words: Names, pair: View) -> dict[str, Any]:
    return {
        "hijacker": words.piece(pair["hijacker"]),
        "team": words.piece(pair["team"]),
        "square": words.square(pair["square"], ".in"),
        "distance": pair["distance"],
        "needs": pair["needs"],
        "chance": pair["chance"][0],
    }


def split_route(value: str) -> tuple[str, list[str]]:
    """25.10 Returns the piece that ``p3:A3,A2`` or ``A3,A2`` names, and its steps."""
    piece, colon, path = value.rpartition(":")
    return piece if colon else "", [] if path == NONE else path.split(",")


def choice(words: Names, ask: Ask, choice: Choice, view: View) -> str:
    """Returns a choice of a bot in words: the answer, for a team or hijacker with the planned action."""
    label = option(words, ask, choice.value, view)[0]
    then = [part for kind, value in choice.then if (part := _planned(words, kind.partition(":")[0], str(value)))]
    return words.say("choice-then", label=label, then=", ".join(then)) if then else label


def _planned(words: Names, head: str, value: str) -> str:
    """Returns a part of a planned action in words; empty where nothing is done."""
    if value in (NONE, "no"):
        return ""
    if head == "control":
        return words.say("choice-control")
    if value == "execute":
        return words.say("choice-execute")
    if head == "hijacker-act":
        token = value.partition(".")[2]
        return words.say("choice-blend", token=words.word(token)) if token else words.say("choice-fire", squares=words.struck(value.split("/")))
    walked = [s for s in value.split(",") if words.known(s)]
    done = [words.operation(s, ".did") for s in value.split(",") if not words.known(s)]
    return ", ".join([*(words.square(s, ".to") for s in walked[-1:]), *done])


def _piece(words: Names, ask: Ask, value: str, view: View) -> Words3:
    """13.1, 15.1 Label and note of the next team or hijacker."""
    head = ask.kind.partition(":")[0]
    if value == NONE:
        return words.say(f"opt-{head}-none"), words.say.maybe(f"opt-{head}-none.note"), ask.rule
    if head == "next-team":
        row = odds.piece_of(view.get("teams", ()), "team", value)
        return words.piece(value), team(words, row) if row else "", "13.1"
    truth = odds.piece_of(view.get("truth", ()), "hijacker", value)
    seen = odds.piece_of(view.get("hijackers", ()), "hijacker", value)
    if not truth or not seen:
        return words.piece(value), "", "15.1"
    rule = "15.2" if truth["state"] in ("possum", "blended") else "15.1"
    if seen["status"] == "visible":
        return words.piece(value), words.true_state(truth), rule
    known = {**seen, "reach": (), "cover": ()}
    return words.piece(value), words.say("twin-both-note", truth=words.true_state(truth), public=status(words, known)), rule


def _place(words: Names, ask: Ask, value: str, view: View) -> Words3:
    """3.2, 3.3 Label and note of a placement: the pieces that have a choice, with their squares."""
    pieces = words.form_of(ask)["pieces"]
    squares = value.split(",")
    if len(squares) != len(pieces) or not all(map(words.known, squares)):
        return value, "", ask.rule
    free = [n for n, p in enumerate(pieces) if len(p["squares"]) > 1] or range(len(pieces))
    return "; ".join(f"{words.piece(pieces[n]['piece'])} {words.square(squares[n], '.in')}" for n in free), "", ask.rule


def _ambush(words: Names, ask: Ask, value: str, view: View) -> Words3:
    if value == NONE:
        return words.say("opt-ambush-none"), words.say("opt-ambush-none.note"), "8.2"
    pairs = {p["value"]: p for p in words.form_of(ask)["pairs"]}
    named = [pairs[v] for v in value.split(",") if v in pairs]
    label = "; ".join(words.say("opt-ambush", **_pair(words, p)) for p in named)
    several = len(named) > 1
    notes = (words.say("opt-ambush.note", **_pair(words, p) | {"who": words.piece(p["hijacker"]) if several else "none"}) for p in named)
    return label or value, "; ".join(notes), "8.5"


def _beside(words: Names, ask: Ask, value: str, view: View) -> Words3:
    """9.4 Label and note of the second square of a burst, and the pieces known to be in it."""
    there = [*odds.visible_at(view, value), *(p for p in odds.at(view, [value]) if p[0] == "p")]
    return words.square(value), words.say("opt-beside.note", pieces=words.names(there), count=len(there)), "9.4"


def _shot(words: Names, ask: Ask, value: str, view: View) -> Words3:
    head = ask.kind.partition(":")[0]
    if value == NONE:
        return words.say(f"opt-{head}-none"), words.say.maybe(f"opt-{head}-none.note"), ask.rule
    if value == "search":
        here = odds.piece_of(view.get("teams", ()), "team", ask.kind.partition(":")[2]).get("square")
        down = [h["hijacker"] for h in view.get("hijackers", ()) if h["status"] == "down" and h["square"] == here]
        return words.say("opt-search"), words.say("opt-search.note", hijackers=words.names(down)), "16.6"
    target, _, kind = value.partition(".")
    shot = next((s for s in words.form_of(ask)["shots"] if s["value"] == value), None)
    label, rule = words.say("opt-shot", kind=kind, hijacker=words.word(target)), "10.6" if kind == "u" else "10.5"
    return label, shot_note(words, shot) if shot else "", rule


def shot_note(words: Names, shot: View) -> str:
    """10.3 to 10.14 Returns the chance of an aimed shot with its sum, the tokens between, and the effect of a miss."""
    say = words.say
    sums = [say("mod-sum", name=say.maybe(f"mod-{m['id']}", m["id"]), add=f"{m['add']:+d}".replace("-", "−")) for m in shot["modifiers"]]
    square = words.square(shot["target"], ".in") if words.known(shot["target"]) else words.square(shot["square"], ".in")
    only = "yes" if shot.get("only_six") else "no"
    args = {"square": square, "distance": shot["distance"], "needs": shot["needs"], "chance": shot["chance"][0], "only": only}
    parts = [say("shot-odds", **args, sums=", ".join(sums) or "none")]
    between = [p for names in shot["between"].values() for p in names]
    parts += [say("shot-between", tokens=words.names(between))] if between else []
    if risk := shot.get("risk"):
        checks = "yes" if words.rules.stray_check else "no"
        parts.append(say("shot-risk", token=words.piece(risk["token"]), square=words.square(risk["square"], ".in"), checks=checks))
    return " ".join(parts)


def _cell(words: Names, ask: Ask, value: str, view: View) -> Words3:
    """6.13, 13.4 Label and note of a square to enter by, or for a token."""
    if value == NONE:
        return words.say("opt-enter-none"), words.say("opt-enter-none.note"), ask.rule
    there = odds.at(view, [value])
    return words.square(value), words.say("opt-there", pieces=words.names(there), count=len(there)) if there else "", ask.rule


def _confirm(words: Names, ask: Ask, value: str, view: View) -> Words3:
    head = ask.kind.partition(":")[0]
    tokens = list(ask.facts.get("tokens", ()))
    args = words.arguments(ask.facts) | {"count": len(tokens), "tokens": words.names(tokens)}
    return words.say(f"opt-{head}-{value}", **args), words.say.maybe(f"opt-{head}-{value}.note", "", **args), ask.rule


def _move(words: Names, ask: Ask, value: str, view: View) -> Words3:
    """13.5 Label and note of a team's movement: where it ends, what it does on the way, what that costs."""
    form = words.form_of(ask)
    steps = [] if value == NONE else value.split(",")
    walked = [s for s in steps if words.known(s)]
    done = [words.operation(s) for s in steps if not words.known(s)]
    here = form["start"]
    end = walked[-1] if walked else here
    label = words.say("opt-move" if walked else "opt-move-stay", square=words.square(end, ".to" if walked else ".in"), done=words.listed(done))
    spent = sum(s != "dn" for s in steps)
    notes = [words.say("opt-move.note", points=spent, path=", ".join(steps))] if steps else []
    if odds.wounded_on(view, [here, *walked]):
        notes.append(words.say("opt-move-tangled"))
    return label, "; ".join(notes), "13.5" if steps else "13.9"


def _vet(words: Names, ask: Ask, value: str, view: View) -> Words3:
    if value == NONE:
        return words.say("opt-vet-none"), "", ask.rule
    scope = words.rules.vet_scope
    note = words.say("opt-vet.note" if scope == "anywhere" else f"opt-vet.{scope}")
    return words.say("opt-vet", name=words.word(value)), note, "17.8" if value[0] == "p" else "17.9"


def _card(words: Names, ask: Ask, value: str, view: View) -> Words3:
    return words.say("opt-card", n=value), "", "17.11"


def _shuffle(words: Names, ask: Ask, value: str, view: View) -> Words3:
    if value == NONE:
        return words.say("opt-shuffle-none"), "", "17.14"
    return words.say("opt-shuffle", swaps=", ".join(f"{s[:1]}–{s[1:]}" for s in value.split(","))), "", "17.14"


def _passenger(words: Names, ask: Ask, value: str, view: View) -> Words3:
    """14.2, 14.3 Label and note of a controlled token and its path."""
    if value == NONE:
        left = [p["token"] for p in view.get("passengers", ()) if p["controlled"] and not p["moved"]]
        return words.say("opt-move-passenger-none"), words.say("opt-move-passenger-none.note", count=len(left)), "14.2"
    piece, path = split_route(value)
    start = words.form_of(ask)["pieces"].get(piece, {}).get("start", "")
    squares = [s for s in path if s != LEAVE]
    end = squares[-1] if squares else start
    if not words.known(end):
        return value, "", ask.rule
    id = "opt-passenger-leave" if LEAVE in path else "opt-passenger"
    label = words.say(id, token=words.word(piece), square=words.square(end), to=words.square(end, ".to"))
    return label, words.say("opt-route.note", path=", ".join(squares), count=len(squares)) if squares else "", "14.3"


def _hijacker_move(words: Names, ask: Ask, value: str, view: View) -> Words3:
    """15.4 Label and note of a hijacker's path: where he goes, and which teams would see him there."""
    piece = ask.kind.partition(":")[2]
    start = words.form_of(ask)["pieces"].get(piece, {}).get("start", "")
    _, path = split_route(value)
    end = path[-1] if path else start
    if not words.known(end):
        return value, "", ask.rule
    label = words.say("opt-hijacker-move", to=words.square(end, ".to")) if path else words.say("opt-hijacker-stay", square=words.square(end, ".in"))
    notes = [words.say("opt-route.note", path=", ".join(path), count=len(path))] if path else []
    return label, "; ".join([*notes, *_exposed(words, view, end)]), "15.4"


def _exposed(words: Names, view: View, square: str) -> list[str]:
    """7.3.4, 7.4 Returns which teams are near a square, or have it in sight, in words."""
    board = words.rules.board
    near = odds.teams_near(board, view, square)
    if near:
        return [words.say("note-near", teams=words.names(near))]
    sight = odds.teams_in_sight(board, view, square)
    return [words.say("note-sight", teams=words.names(sight))] if sight else [words.say("note-unseen")]


def _deed(words: Names, ask: Ask, value: str, view: View) -> Words3:
    """15.5 Label and note of fire, execution, blending or nothing, and his state afterwards."""
    say, form = words.say, words.form_of(ask)
    becomes = form["becomes"].get(value)
    after = say("becomes", state=becomes) if becomes else ""
    if value == NONE:
        return say("opt-deed-none"), after, "15.10"
    if value == "execute":
        return say("opt-execute", tokens=words.names(form["execute"])), " ".join(filter(None, [say("opt-execute.note"), after])), "15.8"
    if value.startswith("blend."):
        return say("opt-blend", token=words.word(value[6:])), say("opt-blend.note", points=-words.rules.points["escaped"]), "17.1"
    fire = next((f for f in form["fires"] if f["value"] == value), None)
    squares = value.split("/")
    if fire is None or not all(map(words.known, squares)):
        return value, "", ask.rule
    targets = [p for names in fire["targets"].values() for p in names]
    note = say(
        "opt-wild.note", targets=words.names(targets), needs=fire["needs"], chance=fire["chance"][0], any=odds.any_hit(len(targets), fire["needs"])
    )
    return say("opt-wild", squares=words.struck(squares)), note, "15.6"


OPTIONS: dict[str, Callable[[Names, Ask, str, View], Words3]] = {
    "setup-hijackers": _place,
    "setup-passengers": _place,
    "ambush": _ambush,
    "burst-beside": _beside,
    "retaliate": _shot,
    "act": _shot,
    "overflow": _cell,
    "enter": _cell,
    "halt": _confirm,
    "control": _confirm,
    "watch": _confirm,
    "next-team": _piece,
    "next-hijacker": _piece,
    "move": _move,
    "vet": _vet,
    "vet-passing": _vet,
    "card": _card,
    "shuffle": _shuffle,
    "move-passenger": _passenger,
    "hijacker-move": _hijacker_move,
    "hijacker-act": _deed,
}
