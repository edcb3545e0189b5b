"""32.2 The six missions on paper: where everything begins, fire from and at the ground, balloons, observation, bombs and landings, out of the tables
that the engine has read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...games.clouds.rules import raw_tables
from ...games.clouds.words import Words
from ..kit import Sheet
from ..parts import Sheetable, table
from .templates import MM, signed

IDS = tuple(f"mission_{n}" for n in range(1, 7))
ON_A_SHEET = 3
"""Missions on one sheet."""
BANDS = ("stall", "slow", "medium", "high", "dive")
"""3.2 Of speed, from the slowest on."""
OFF = range(1, 8)
"""25.6 MU that are taken off a deviation."""
WAYS = {0: "north", 900: "east", 1800: "south", 2700: "west"}
"""2.13 Headings that missions begin with."""
Rows = list[tuple[Sequence[str], bool]]


def sheets(words: Words) -> list[Sheet]:
    """Return the sheets of the missions."""
    say = words.say
    begin, every = [mission(words, id) for id in IDS], range(0, len(IDS), ON_A_SHEET)
    ground = {
        "left": [units(words), lines(words, "print-shots", "19, 23, 24.4", 4), barrage(words), lines(words, "print-observing", "26.2–26.4", 3)],
        "right": [speeds(words), cover(words), gas(words), rockets(words), artillery(words)],
    }
    landings = {
        "bombs": bombing(words),
        "note": say("print-bombs-note"),
        "weights": weights(words),
        "places": places(words),
        "result": landing(words),
        "landing_note": say("print-landing-note"),
        "water": say("print-water"),
    }
    return [
        *(
            Sheet("missions", "print-missions", "missions", {"missions": begin[n : n + ON_A_SHEET], "note": say("print-missions-note")})
            for n in every
        ),
        Sheet("missions", "print-ground", "ground", ground),
        Sheet("missions", "print-landings", "landings", landings),
    ]


def lines(words: Words, id: str, rule: str, number: int) -> dict[str, Any]:
    """Return the sentences ``id-1``, ``id-2`` … under the heading ``id``."""
    strafing = raw_tables()["ground_units"]["strafing"]
    more = {"one": signed(strafing["only_one_gun"]), "flexible": signed(strafing["flexible"])}
    return {"title": words.say(id), "rule": rule, "lines": [words.say(f"{id}-{n}", **more) for n in range(1, number + 1)]}


def counters(words: Words) -> list[dict[str, Any]]:
    """Return a counter for each balloon, unit, point, barrage and battery that a mission has."""
    scenes = [raw_tables()[id] for id in IDS]
    kinds = (("balloon", "balloon"), ("ground", "unit"), ("point", "point"), ("barrage", "barrage"), ("battery", "battery"))
    return [
        {"number": id, "word": words.say(f"print-counter-{word}")}
        for kind, word in kinds
        for id in sorted({thing["id"] for scene in scenes for thing in scene.get(kind, ())})
    ]


# where a mission begins


def mission(words: Words, id: str) -> dict[str, Any]:
    """32.2 Return a mission: what begins where on a table at the scale of the templates, and what is worth how many points."""
    say, scene = words.say, raw_tables()[id]
    rows: Rows = []
    for a in scene["aeroplane"]:
        rows.append(([a["id"], aeroplane(words, a), place(words, a["at"]), height(words, scene, a), flown(words, a)], False))
    for kind in ("balloon", "ground", "point"):
        for thing in scene.get(kind, ()):
            high = str(thing["at"][2]) if kind == "balloon" else "–"
            rows.append(([thing["id"], lying(words, kind, thing), place(words, thing["at"]), high, ""], False))
    head = [say(f"print-mission-{column}") for column in ("what", "name", "place", "height", "flown")]
    return {
        "title": say(f"scenario-{id}"),
        "summary": say(f"scenario-{id}.summary"),
        "table": table("", "", head, rows, widths="auto 1fr 1fr auto 1fr", left=(1, 2, 4)),
        "ground": ". ".join(more(words, scene)),
        "points": "; ".join(objective(words, o) for o in scene.get("objective", ())),
    }


def aeroplane(words: Words, craft: Mapping[str, Any]) -> str:
    """Return the type of an aeroplane, and what it carries."""
    load = [words.say(f"print-bombs-{size}", n=n) for size, n in craft.get("bombs", {}).items()]
    if craft.get("rockets"):
        load.append(words.say("print-rockets", n=craft["rockets"]))
    return ", ".join([words.say(f"type-{craft['type']}"), *load])


def lying(words: Words, kind: str, thing: Mapping[str, Any]) -> str:
    """Return what a balloon, a unit on the ground or a point is, its cover and strength where they are its own."""
    say = words.say
    if kind == "balloon":
        return say("kind-balloon")
    if kind == "point":
        return say(f"text-{thing['text'].replace(' ', '-')}")
    name = say(f"text-{thing['text'].replace(' ', '-')}") if "text" in thing else say(f"kind-{thing['kind']}")
    return ", ".join([name, say(f"cover-{thing['cover']}"), *([say("print-mission-strength", n=thing["strength"])] if "strength" in thing else [])])


def place(words: Words, at: Sequence[int]) -> str:
    """2.14 Return a place in mm from the middle of the table."""
    east, north = (round(n / 100 * MM) for n in at[:2])
    ways = (("east" if east > 0 else "west", east), ("north" if north > 0 else "south", north))
    return ", ".join(words.say(f"print-mm-{way}", mm=abs(mm)) for way, mm in ways if mm) or words.say("print-middle")


def height(words: Words, scene: Mapping[str, Any], craft: Mapping[str, Any]) -> str:
    """6.2 Return the height of an aeroplane, or the dice that decide that of its flight."""
    rolled = next((flight["height"] for flight in scene.get("flight", ()) if flight["id"] == craft.get("flight")), "")
    return dice(words, rolled) if rolled else str(craft["at"][2])


def flown(words: Words, craft: Mapping[str, Any]) -> str:
    """Return heading, speed and first turn of an aeroplane."""
    way = words.say("print-flies", way=WAYS[craft["heading"]], speed=craft["speed"])
    return way + (words.say("print-from-turn", turn=craft["turn"]) if "turn" in craft else "")


def more(words: Words, scene: Mapping[str, Any]) -> list[str]:
    """Return barrages, batteries and ground in words."""
    say, found = words.say, []
    for b in scene.get("barrage", ()):
        low, high = b["band"]
        found.append(say("print-barrage-at", id=b["id"], gun=b["gun"], place=place(words, b["at"]), low=low, high=high))
    for b in scene.get("battery", ()):
        found.append(say("print-battery-at", id=b["id"], place=place(words, b["aim"]), dice=b["dice"]))
    return found + [area(words, a) for a in scene.get("area", ())]


def area(words: Words, found: Mapping[str, Any]) -> str:
    """6.4 Return a piece of ground in words, in mm from the middle."""
    say, name = words.say, words.say(f"print-place-{found['kind']}")
    if "circle" in found:
        x, y, radius = found["circle"]
        return say("print-area-circle", name=name, place=place(words, (x, y)), mm=round(radius / 100 * MM))
    x, y, right, top = found["rect"]
    return say("print-area-rect", name=name, a=place(words, (x, y)), b=place(words, (right, top)))


def objective(words: Words, found: Mapping[str, Any]) -> str:
    """32.5 Return an objective with its side and its points."""
    say = words.say
    what = say(f"objective-{found['kind']}", target=found["target"])
    return say("print-objective", side=say(f"side-{found['side'][0].upper()}"), what=what, n=found["points"])


# the ground


def units(words: Words) -> Sheetable:
    """19.1, 19.3 Return the units on the ground."""
    say = words.say
    rows: Rows = [
        ([say(f"kind-{u['key']}"), str(u.get("strength", "–")), str(u.get("range", "–")), dice(words, u.get("die", "–")), travelled(words, u)], False)
        for u in raw_tables()["ground_units"]["unit"]
    ]
    head = [say(f"print-unit-{column}") for column in ("name", "strength", "range", "die", "move")]
    return table(say("print-units"), "19", head, rows, widths="1fr auto auto auto auto", big=())


def travelled(words: Words, unit: Mapping[str, Any]) -> str:
    """9.2 Return the way of a unit in a turn, in MU."""
    return f"{unit['move'] / 100:g}".replace(".", words.say("print-point")) if unit["move"] else "–"


def speeds(words: Words) -> Sheetable:
    """19.3, 23.3, 24.4, 24.7 Return what the present band of an aeroplane adds when it is shot at, or attacks."""
    say, raw = words.say, raw_tables()
    units = raw["ground_units"]
    columns = (units["air_target_speed"], units["strafing"]["speed"], raw["balloon"]["to_hit"]["speed"], raw["rockets"]["speed"])
    rows: Rows = [([say(f"band-{band}"), *(signed(column[band]) for column in columns)], False) for band in BANDS]
    head = [say(f"print-band-{column}") for column in ("of", "ground", "strafing", "balloon", "rockets")]
    return table(say("print-speeds"), "19.3, 23.3, 24.4, 24.7", head, rows, widths="18mm 1fr 1fr 1fr 1fr")


def cover(words: Words) -> Sheetable:
    """23.4 Return what cover takes off each die."""
    say, raw = words.say, raw_tables()["ground_units"]
    rows: Rows = [([say(f"cover-{row['key']}"), signed(row["per_die"])], False) for row in raw["cover"]]
    rows.append(([say("print-lying"), signed(raw["taking_cover"]["per_die"])], False))
    return table(say("print-cover"), "23.4", [say("print-unit-cover"), say("print-each-die")], rows, widths="1fr auto")


def barrage(words: Words) -> Sheetable:
    """19.6 Return the table of barrages."""
    say = words.say
    rows: Rows = [([faces(row["from"], row["to"]), say(f"print-barrage-{row['from']}")], False) for row in raw_tables()["aa_result"]["row"]]
    return table(say("print-barrage"), "19.5, 19.6", [dice(words, "1d20"), say("print-happens")], rows, widths="auto 1fr", left=(1,))


def gas(words: Words) -> Sheetable:
    """24.6 Return the table of hits on balloons."""
    say, raw = words.say, raw_tables()["balloon"]["damage"]
    more = raw["modifiers"]
    rows: Rows = [([faces(row["from"], row.get("to")), gassed(words, row["does"][0])], False) for row in raw["row"]]
    rows.append((["", say("print-gas-add", incendiary=signed(more["incendiary"]), rocket=signed(more["rocket"]))], False))
    return table(say("print-gas"), "24.6", [dice(words, "1d20"), say("print-happens")], rows, widths="auto 1fr", left=(1,))


def gassed(words: Words, verb: Mapping[str, Any]) -> str:
    """24.6 Return in words what a hit on a balloon does."""
    return words.say("print-gas-mixed", n=signed(verb["gas"])) if "gas" in verb else words.say("print-gas-burns")


def rockets(words: Words) -> Sheetable:
    """24.7 Return what counts when rockets are fired."""
    say, raw = words.say, raw_tables()["rockets"]
    rows: Rows = [([say("print-rockets-base"), signed(raw["base"])], False)]
    rows += [([say(f"print-rockets-{row['key']}"), signed(row["add"])], False) for row in raw["modifier"]]
    rows.append(([say("print-rockets-hits", range=raw["salvo"]["range_mu"]), ""], False))
    return table(say("print-rocket-table"), "24.7", [say("print-rockets-test"), ""], rows, widths="1fr auto")


def artillery(words: Words) -> Sheetable:
    """26.5, 26.6 Return what a correction does to a battery."""
    say, raw = words.say, raw_tables()["artillery_spotting"]
    rows: Rows = [([faces(row.get("from"), row.get("to")), signed(row["dice"])], False) for row in raw["row"]]
    rows.append(([say("print-artillery-note"), ""], False))
    return table(say("print-artillery"), "26.5–26.7", [say("print-successes"), say("print-artillery-dice")], rows, widths="1fr auto")


# bombs and landings


def bombing(words: Words) -> Sheetable:
    """25.5, 25.6 Return, for each height and speed, spacing and die, and from how many successes on how much is taken off the deviation."""
    say, raw = words.say, raw_tables()["bombing"]
    rows: Rows = []
    for row in raw["row"]:
        low, high = row["height"]["from"], row["height"].get("to")
        first = row["speed"] == BANDS[0]
        cells = [faces(low, high) if first else "", say(f"band-{row['speed']}"), str(row["spacing"]), dice(words, row["die"])]
        rows.append(([*cells, *(least(raw["columns"], row["deduct"], off) for off in OFF)], False))
    head = [say(f"print-bomb-{column}") for column in ("height", "speed", "spacing", "die")]
    return table(
        say("print-bombing"), "25.4–25.6", [*head, *(signed(-off) for off in OFF)], rows, widths="auto 1fr auto auto" + " 11mm" * len(OFF), left=(1,)
    )


def least(columns: Sequence[int], deduct: Sequence[int], off: int) -> str:
    """25.6 Return the fewest successes that take so much off; a dash if none do."""
    return next((signed(n) for n, taken in zip(columns, deduct, strict=True) if taken >= off), "–")


def weights(words: Words) -> Sheetable:
    """25.8 Return the dice of each size of bomb."""
    say, raw = words.say, raw_tables()["bombing"]["bombs"]
    sizes = ("light", "medium", "heavy")
    head = [say("print-bomb-size"), say("print-bomb-full", mu=raw["light"]["full_mu"]), say("print-bomb-half", mu=raw["light"]["half_mu"])]
    rows: Rows = [([say(f"bomb-{size}"), dice(words, f"{raw[size]['dice']}d6"), say("print-half")], False) for size in sizes]
    return table(say("print-bomb-effect"), "25.8", head, rows, widths="1fr auto auto")


def places(words: Words) -> Sheetable:
    """17.4, 17.5 Return where an emergency landing takes place."""
    say = words.say
    rows: Rows = []
    for row in raw_tables()["emergency_place"]["row"]:
        name = f"print-place-{row['ground']}"
        when = faces(row.get("from"), row.get("to")) if "from" in row or "to" in row else say(f"{name}.when")
        rows.append(([when, say(name), signed(row["modifier"])], False))
    head = [say("print-luck-test"), say("print-place"), say("print-modifier")]
    return table(say("print-places"), "17.3–17.5", head, rows, widths="auto 1fr auto", left=(1,))


def landing(words: Words) -> Sheetable:
    """17.6, 17.7, 17.9 Return what a landing does, on land and on water."""
    say = words.say
    rows: Rows = [
        ([faces(row.get("from"), row.get("to")), *(harm(words, row[ground]["does"]) for ground in ("land", "water"))], False)
        for row in raw_tables()["landing_result"]["row"]
    ]
    head = [say("print-successes"), say("print-on-land"), say("print-on-water")]
    return table(say("print-landing"), "17.6", head, rows, widths="auto 1fr 1fr", left=(1, 2))


def harm(words: Words, does: Sequence[Mapping[str, Any]]) -> str:
    """17.7, 17.9 Return in words what a row of landings does."""
    return "; ".join(done(words, verb) for verb in does) or words.say("print-clean")


def done(words: Words, verb: Mapping[str, Any]) -> str:
    """17.7, 17.9 Return in words what one verb of such a row does."""
    if "sink" in verb:
        return words.say("print-harm-sink", n=signed(verb["sink"]))
    if "lose" in verb:
        return words.say(f"print-harm-lose-{verb['lose']}", dice=dice(words, verb["dice"]))
    return words.say("print-harm-wreck")


def dice(words: Words, text: str) -> str:
    """Return dice as the language writes them."""
    return text.replace("d", words.say("print-d"))


def faces(low: int | None, high: int | None) -> str:
    """Return a range of numbers: 1–13, 21+, ≤ −9."""
    number = [str(n).replace("-", "−") if n is not None else "" for n in (low, high)]
    if low is None:
        return f"≤ {number[1]}"
    if high is None:
        return f"{number[0]}+"
    return number[0] if low == high else f"{number[0]} … {number[1]}" if low < 0 else f"{number[0]}–{number[1]}"
