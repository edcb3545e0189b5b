"""6.1, 6.3, 6.9 The state before set-up: everything as the scenario file prints it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.game import Setup
from .ground import Barrage, Battery, Gasbag, Point, Unit
from .plane import AWAITED, FLYING, GUNNER, NOSE, PILOT, Engine, Gun, Person, Plane
from .rules import ENTENTE, Rules, rules_of
from .state import State

WORDS = {PILOT: "pilot", NOSE: "nose", GUNNER: "gunner"}
"""6.1 What a scenario calls the people aboard, by role."""
ROLLED = "rolled"
"""6.1 What a scenario prints for a person whose skills are rolled."""
SKILLS = ("awareness", "flying", "gunnery", "luck")
ALL, HISTORICAL = "all", "historical"
LETTERS = {"entente": "E", "central": "C"}


def blank_state(setup: Setup) -> State:
    """6.1, 6.3 Return the state before set-up step 1: people whose skills are to be rolled are standard ones until then."""
    rules = rules_of(setup)
    scene = rules.scene
    return State(
        rules=rules,
        step="S1",
        turn=0,
        planes={a["id"]: _plane(rules, a) for a in scene["aeroplane"]},
        units={u["id"]: _unit(rules, u) for u in scene.get("ground", ())},
        gasbags={k["id"]: _gasbag(rules, k) for k in scene.get("balloon", ())},
        barrages={q["id"]: _barrage(rules, q) for q in scene.get("barrage", ())},
        batteries={b["id"]: _battery(rules, b) for b in scene.get("battery", ())},
        points={n["id"]: Point(n["id"], *n["at"]) for n in scene.get("point", ())},
        canopies={},
        order=(),
        shooters=(),
        done=(),
        orders={},
        ground={},
        offers=(),
        given_up=(),
        mascots={},
        aftermath=0,
        why="",
        result=None,
    )


def _plane(rules: Rules, a: Mapping[str, Any]) -> Plane:
    """6.3 Return an aeroplane of the file: level, wings level, engine running, undamaged, guns loaded, unless the file says otherwise."""
    panel = rules.panels[a["type"]]
    layout = a.get("layout", "")
    bombs = next(iter(a.get("bombs", {}).items()), ("", 0))
    later = a.get("turn", 0)
    return Plane(
        id=a["id"],
        type=a["type"],
        seat=rules.owners[a["id"]],
        x=a["at"][0],
        y=a["at"][1],
        z=min(a["at"][2], rules.ceiling),
        heading=a["heading"],
        climb=a.get("class", "L"),
        bank=a.get("bank", "0"),
        speed=a["speed"],
        strength=a.get("strength", panel.structure),
        state=AWAITED if later > 1 else FLYING,
        guns=tuple(Gun(m.id, m.half) for m in panel.mounts(layout)),
        engines=(Engine(),) if panel.engines == 1 else (Engine("L"), Engine("R")),
        people=tuple(person_of(role, a.get(WORDS[role], ROLLED)) for role in (PILOT, NOSE, GUNNER) if role in panel.crew),
        layout=layout,
        bomb=bombs[0],
        bombs=bombs[1],
        rockets=a.get("rockets", 0),
        incendiary=incendiary(rules, a),
        enters=later if later > 1 else 0,
        staff=a.get("staff", False),
    )


def person_of(role: str, printed: Any) -> Person:
    """4.1, 6.1, 30.12 Return a person as the file prints him, with the abilities it prints; a standard one if he is to be rolled."""
    if printed == ROLLED:
        return Person(role)
    full = printed.get("full", printed.get("fortitude", 13))
    return Person(
        role,
        name=printed.get("name", ""),
        full=full,
        fortitude=printed.get("fortitude", full),
        parachute=printed.get("parachute", False),
        abilities=tuple(printed.get("abilities", ())),
        traits=tuple(printed.get("traits", ())),
        squadron=printed.get("squadron", ""),
        victories=printed.get("victories", 0),
        **{skill: printed[skill] for skill in SKILLS if skill in printed},
    )


def incendiary(rules: Rules, a: Mapping[str, Any]) -> bool:
    """6.6 Whether an aeroplane has incendiary ammunition: as the file loads it from the month on in which there is any, nobody, or everybody."""
    since: str = rules.tables["timeline"]["equipment"]["incendiary"]["from"]
    return rules.incendiary == ALL or (rules.incendiary == HISTORICAL and a.get("incendiary", False) and rules.month >= since)


# the ground


def kinds(rules: Rules) -> dict[str, Mapping[str, Any]]:
    """19.3 Return the rows of ``ground_units.toml`` by kind."""
    return {row["key"]: row for row in rules.tables["ground_units"]["unit"]}


def cover_of(rules: Rules, cover: str) -> int:
    """23.4 Return what a cover adds to each die, 0 or less."""
    less: int = next(row["per_die"] for row in rules.tables["ground_units"]["cover"] if row["key"] == cover)
    return less


def _side(seat: str) -> str:
    return LETTERS[ENTENTE] if seat[0] == "e" else "C"


def _battery(rules: Rules, b: Mapping[str, Any]) -> Battery:
    """26.5 Return a battery of the file, with the number of deviation dice with which it begins."""
    x, y = b["aim"]
    return Battery(b["id"], LETTERS[b["side"]], x, y, b.get("dice", rules.tables["artillery_spotting"]["start_dice"]))


def _unit(rules: Rules, u: Mapping[str, Any]) -> Unit:
    x, y = u["at"]
    strength = u["strength"] if "strength" in u else kinds(rules)[u["kind"]]["strength"]
    return Unit(
        u["id"],
        u["kind"],
        _side(u["seat"]),
        rules.owners[u["id"]],
        x,
        y,
        strength=strength,
        printed=strength,
        cover=u.get("cover", "open"),
        lying=u.get("lying", False),
        route=_route(u),
        text=u.get("text", ""),
    )


def _gasbag(rules: Rules, k: Mapping[str, Any]) -> Gasbag:
    x, y, z = k["at"]
    kind = k.get("kind", "balloon")
    return Gasbag(k["id"], kind, _side(k["seat"]), rules.owners[k["id"]], x, y, min(z, rules.ceiling), route=_route(k))


def _route(thing: Mapping[str, Any]) -> tuple[tuple[int, int], ...]:
    return tuple((x, y) for x, y in thing.get("route", ()))


def _barrage(rules: Rules, q: Mapping[str, Any]) -> Barrage:
    """9.3 Return a barrage of the file; its band ends at the ceiling."""
    (x, y), (low, high) = q["at"], q["band"]
    return Barrage(q["id"], _side(q["seat"]), rules.owners[q["id"]], q.get("gun", ""), x, y, low, rules.ceiling if low > 40 else high)
