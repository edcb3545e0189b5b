"""Plays games by chance and keeps telling moments as the messages a browser gets: ``python web/tools/evasion_fixtures.py``.

Writes ``web/dev/evasion.fixtures.json`` for the board's own page (``web/dev/evasion.html``) and its tests. The same engine gives the same file.
"""

from __future__ import annotations

import dataclasses
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from lysander.core.ask import Ask
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.evasion.game import Evasion
from lysander.server.render import ask_line, log_line
from lysander.server.tape import Told
from lysander.text import LANGUAGES, for_game

OUT = Path(__file__).resolve().parents[1] / "dev/evasion.fixtures.json"
NAMES = {"british": "Amara", "german": "Jonas", "umpire": "Ruth"}
SIGNS = {"british": "disc", "german": "triangle", "umpire": "hexagon"}


def moment(match: Match[Any], seat: str, kind: str) -> dict[str, Any]:
    """The state message of a seat, as far as a board reads it, with its asks in every language."""
    view = plain(match.game.view(match.state, seat))
    words = {lang: for_game("evasion", lang, match.setup) for lang in LANGUAGES}
    asks = {lang: [msgspec.to_builtins(ask_line(text, a, view)) for a in match.asks_of(seat)] for lang, text in words.items()}
    seats = [
        {"seat": s, "name": NAMES[s], "sign": SIGNS[s], "kind": "human", "online": True, "you": s == seat, "label": words["en"].seat(s)}
        for s in match.setup.seats
    ]
    out = {"kind": kind, "seat": seat, "view": view, "asks": asks, "seats": seats}
    if seat == "umpire":
        told = [Told(n + 1, n, e, "") for n, e in enumerate(match.events)][-30:]
        out["events"] = {lang: [msgspec.to_builtins(log_line(text, t, seat, lang)) for t in told] for lang, text in words.items()}
    return out


def plain(value: Any) -> Any:
    """A frozen view as JSON."""
    return json.loads(json.dumps(dataclasses.asdict(value)))


class Player:
    """Answers by chance, with a liking for what makes a telling picture."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def answer(self, ask: Ask, match: Match[Any]) -> Any:
        head = ask.kind.partition(":")[0]
        if ask.seat == "umpire":
            return "all" if head == "release" else "accept"
        if head == "spring":
            return "yes" if self.rng.random() < 0.7 else "no"
        if head == "posture":
            return "ambush" if self.rng.random() < 0.5 else "hide"
        if head == "party":
            return self.party(ask)
        if head == "order":
            return self.order(ask)
        if head == "attack":
            return "no"
        for _ in range(6):
            value = ask.domain.sample(self.rng)
            if head != "path" or len(str(value)) > 5:
                return value
        return ask.domain.sample(self.rng)

    def party(self, ask: Ask) -> Any:
        if self.rng.random() < 0.35:
            return "done"
        return next((v for v in (ask.domain.sample(self.rng) for _ in range(20)) if v != "done"), "done")

    def order(self, ask: Ask) -> Any:
        orders = [o for o in ask.domain.members() or [] if o != "done"]
        busy = [o for o in orders if not o.endswith("block") or self.rng.random() < 0.15]
        return self.rng.choice(busy) if busy and self.rng.random() < 0.93 else "done"


Wanted = Callable[[Ask, dict[str, Any]], bool]


def play(seed: int, options: dict[str, Any], umpire: bool, wanted: dict[str, tuple[str, Wanted]], found: dict[str, dict[str, Any]]) -> None:
    """Plays one game and keeps the first moment of each wanted kind."""
    seats = ("british", "german", "umpire") if umpire else ("british", "german")
    match: Match[Any] = Match(Evasion(), Setup("evasion", "standard", options, seats))
    chance, player = Chance(bytes([seed])), Player(seed)
    for _ in range(4000):
        match.roll_on(chance)
        if match.over:
            return
        ask = match.asks[0]
        for name, (seat, test) in wanted.items():
            if name not in found and ask.seat == seat and test(ask, plain(match.game.view(match.state, seat))):
                found[name] = moment(match, seat, ask.kind)
        match.answer(ask.seat, ask.kind, player.answer(ask, match))


def walks(ask: Ask) -> bool:
    return ask.kind == "path" and ask.facts.get("means") == "walk"


def spread(view: dict[str, Any]) -> bool:
    """The men stand in more than one hex."""
    return len({m["hex"] for m in view["men"] if m["hex"]}) > 1


def busy(view: dict[str, Any]) -> bool:
    """Somebody searches and somewhere a road is blocked."""
    return any(p["searching"] for p in view["patrols"]) and any(x["block"] for x in view["lorries"])


def main() -> None:
    found: dict[str, dict[str, Any]] = {}
    table: dict[str, tuple[str, Wanted]] = {
        "landing": ("british", lambda a, v: a.kind == "landing"),
        "party": ("british", lambda a, v: a.kind == "party" and v["move"] in (3, 5, 7) and spread(v) and len(v["seen"]) > 1),
        "walk": ("british", lambda a, v: walks(a) and v["move"] in (4, 5, 6) and len(v["seen"]) > 1),
        "night": ("british", lambda a, v: walks(a) and v["move"] in (5, 7) and len(v["seen"]) > 1),
        "drive": ("british", lambda a, v: a.kind == "path" and bool(v["lorries"]) and not walks(a)),
        "ambush": ("british", lambda a, v: a.kind.startswith("posture")),
        "spring": ("british", lambda a, v: a.kind.startswith("spring")),
        "escape": ("british", lambda a, v: a.kind == "escape"),
        "orders": ("german", lambda a, v: a.kind == "order" and v["move"] in (4, 6) and len(v["sightings"]) > 0 and busy(v)),
        "lorry": ("german", lambda a, v: a.kind == "path" and v["move"] in (4, 6) and not walks(a) and len(v["sightings"]) > 0),
        "foot": ("german", lambda a, v: walks(a) and v["move"] in (4, 5, 6) and len(v["sightings"]) > 0),
    }
    for seed in range(60):
        play(seed, {"belief": "weights"}, False, table, found)
        if len(found) == len(table):
            break
    desk: dict[str, tuple[str, Wanted]] = {
        "desk": ("umpire", lambda a, v: a.kind == "release" and len([t for t in v["tray"] if t["number"]]) > 1 and v["move"] > 2),
        "check": ("umpire", lambda a, v: a.kind == "check" and v["move"] > 2),
        "set": ("german", lambda a, v: a.kind == "order" and v["move"] in (3, 5) and len(v["sightings"]) > 0),
    }
    for seed in range(60):
        play(seed, {"belief": "set"}, True, desk, found)
        if all(k in found for k in desk):
            break
    OUT.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
