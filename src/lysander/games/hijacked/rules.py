"""22 and 27 Options and tables: everything that is fixed before the first answer of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ...core.game import Option, Scenario, Setup
from ...core.loader import Loader, read_options
from ...core.tables import BadTable, expect_keys, read_tables

SEATS = "ABCD"
OVERLAID = ("bonus_tiles", "cards", "cybot", "hijackers", "medals", "objectives", "police", "recognition", "spaces", "tracks", "trust_score")
COLOURS = {"B": "blue", "G": "green", "Y": "yellow", "S": "grey", "R": "red"}
KINDS = ("C", "F", "M", "J")
NEEDS = {"any": frozenset(range(1, 7)), "low": frozenset((1, 2, 3)), "high": frozenset((4, 5, 6))}
GOALS = ("persuade1", "dice4", "own8", "own10", "pts18", "push2", "trust100", "pass3", "win31")
TRADE, GIVE, TAKE, PERMIT = "rescue", "give", "take", "permit"
WORDED = (TRADE, GIVE, TAKE)
"""27.3 The verbs of a bonus tile for which its owner names cards, gifts or a card."""
EFFECTS = {"gain": ("mini_die", "joker"), "act": ("trust",), "permit": ("pile_top",), "take": ("discard",), "rescue": ("pilot", "passenger")}
MOST_TILES, MOST_TRADED, MOST_GIVEN, MOST_SCORED = 9, 5, 3, 10
CONDITIONS = ("recognition_alone_first", "recognition_tied_first", "two_of_each", "has_pilot", "no_cards", "first_persuader")


@dataclass(frozen=True)
class Card:
    """2.2 A passenger card."""

    id: str
    colour: str
    back: int
    trust: int
    demand: str

    @property
    def red(self) -> bool:
        """7.11 Red cards are never played."""
        return self.colour == "red"


@dataclass(frozen=True)
class CybotCard:
    """21.2 A Cybot card: its verbs (27.4) in order, and the points if the first could not be done."""

    id: int
    rule: str
    does: tuple[Mapping[str, Any], ...]
    otherwise: int


@dataclass(frozen=True, eq=False)
class BonusTile:
    """18.1, 27.3 A bonus tile: its paragraph, whether it lasts, what it ``does`` in this order, and its ``names`` by language. ``verb`` is that of
    ``WORDED`` it begins with, or empty: it is used without naming anything."""

    id: int
    rule: str
    lasting: bool
    does: tuple[Mapping[str, Any], ...]
    names: Mapping[str, str]

    @property
    def verb(self) -> str:
        """18.3, 18.4, 18.7"""
        return next((verb for verb in WORDED if verb in self.does[0]), "")


@dataclass(frozen=True, eq=False)
class Rules:
    """Options and tables of one game. Shared by all states of it, never changed; the same setup gives the same object.

    ``bonus[track]`` maps fields to bonuses (15.5). ``places`` are the kinds of the number places from left to right. ``talk`` are the needs
    of the two dice of each hijacker place (10.1). ``field`` is the squad's start field, ``plain_field`` that without head start.
    ``spared``: a success in time keeps the squad from storming (19.2); ``barred``: nobody calls from the last step (11.9); ``declinable``: a
    mini die of a track may be left (15.9)."""

    seats: tuple[str, ...]
    cards: Mapping[str, Card]
    pool: tuple[tuple[str, ...], ...]
    markers: Mapping[str, int]
    places: str
    bonus: Mapping[int, Mapping[int, str]]
    last_field: int
    talk: Mapping[int, tuple[frozenset[int], frozenset[int]]]
    field: int
    plain_field: int
    bonus_dice: int
    top: int
    step: int
    push: int
    locked: int
    steps: tuple[int, ...]
    medals: tuple[int, ...]
    objectives: Mapping[int, tuple[str, ...]]
    hijackers: Mapping[int, tuple[Mapping[str, Any], ...]]
    tiles: Mapping[int, BonusTile]
    trust_score: tuple[int, ...]
    cybot: Mapping[int, CybotCard]
    cybot_start: int
    passengers: int
    pilots: int
    green: int
    red: int
    start: str
    tracks: str
    reserve_any: bool
    window: bool
    medals_any: bool
    spared: bool
    barred: bool
    declinable: bool
    options: Mapping[str, str]

    @property
    def solo(self) -> bool:
        """21.1"""
        return len(self.seats) == 1


def raw_tables() -> Mapping[str, Any]:
    """27.1 Returns all tables as they ship."""
    return read_tables(__package__)


def options() -> tuple[Option, ...]:
    """22.1 Returns the options."""
    return read_options(raw_tables()["options"]["option"])


def scenarios() -> tuple[Scenario, ...]:
    """22.1 Returns the scenarios: the standard game and its hard mode (22.2)."""
    return (
        Scenario("standard", "Hijacked", "Free three passengers and a pilot before the squad storms.", {}),
        Scenario("hard", "Hard mode", "A red cube at once costs two points; the Cybot starts with ten.", {"trust_score": "minus2", "cybot": "hard"}),
    )


def rules_of(setup: Setup) -> Rules:
    """Returns the rules of a game by its setup: scenario, then variant, then options, for its number of seats. Raises ``ValueError``."""
    return LOADER.load(setup)


@lru_cache(maxsize=1)
def printed() -> Rules:
    """Returns the rules as printed, for four seats."""
    return rules_of(Setup("hijacked", "", {}, tuple(SEATS)))


def build(raw: Mapping[str, Any], o: Mapping[str, Any], setup: Setup) -> Rules:
    """Builds the rules from tables, options and seats. Raises ``ValueError``."""
    seats = _seats(setup.seats, o["start"])
    cards = _cards(raw["cards"])
    parts = {c["id"]: c["count"] for c in raw["components"]["component"]}
    police = raw["police"]
    here = next(r for r in police["seats"] if r["seats"] == len(seats))
    level = o["cybot"]
    return Rules(
        seats=seats,
        cards=cards,
        pool=pool_of(cards, list(cards)),
        markers=_markers(raw["markers"]),
        places="".join(k["id"] for k in sorted(raw["markers"]["kind"], key=lambda k: int(k["place"]))),
        bonus=_tracks(raw["tracks"]),
        last_field=raw["tracks"]["last_field"],
        talk=_talk(raw["spaces"]),
        field=min(police["top"], here["start"] + int(o["head_start"])),
        plain_field=here["start"],
        bonus_dice=here["bonus_dice"],
        top=police["top"],
        step=police["step"],
        push=police["push_back"],
        locked=police["locked_until"],
        steps=_recognition(raw["recognition"], o["recognition"]),
        medals=tuple(m["points"] for m in raw["medals"]["medal"]),
        objectives=_objectives(raw["objectives"]),
        hijackers=_hijackers(raw["hijackers"], o["hijacker7"] == "example"),
        tiles=_bonus_tiles(raw["bonus_tiles"]),
        trust_score=_trust_score(raw["trust_score"], o["trust_score"]),
        cybot=_cybot(raw["cybot"], level),
        cybot_start=raw["cybot"]["start_score"][level],
        passengers=parts["passenger"],
        pilots=parts["pilot"],
        green=parts["cube_green"],
        red=parts["cube_red"],
        start=o["start"],
        tracks=o["tracks"],
        reserve_any=o["reserve"] == "any",
        window=o["levelling"] == "window",
        medals_any=o["medals"] == "anytime",
        spared=o["storm"] == "spared",
        barred=o["last_step"] == "barred",
        declinable=o["track_bonus"] == "choice",
        options=dict(o),
    )


LOADER = Loader(
    "hijacked",
    build,
    tables=raw_tables(),
    options=options(),
    scenarios=scenarios(),
    option_rule="22.1",
    scenario_rule="22.1",
    overlaid=OVERLAID,
)


def _seats(seats: tuple[str, ...], start: str) -> tuple[str, ...]:
    """3.1 Checks that seats go from A on; 3.2 that the start seat is one of them. Returns the seats."""
    if not seats or seats != tuple(SEATS[: len(seats)]):
        raise ValueError("[3.1] the seats are A, B, C, D, as many as there are players")
    if start != "random" and start not in seats:
        raise ValueError(f"[22.1] nobody sits in seat {start}")
    return seats


def pool_of(cards: Mapping[str, Card], ids: list[str]) -> tuple[tuple[str, ...], ...]:
    """7.14 Returns unseen cards by their back; index 0 is empty."""
    return tuple(tuple(sorted(c for c in ids if cards[c].back == back)) for back in range(7))


def _cards(table: Mapping[str, Any]) -> dict[str, Card]:
    """2.2 Reads the 64 cards and checks them against the totals that the table states."""
    found: dict[str, Card] = {}
    for row in table["card"]:
        expect_keys(row, {"id", "colour", "back", "trust", "demand"}, f"cards.toml {row.get('id')}")
        card = Card(row["id"], row["colour"], row["back"], row["trust"], "".join(sorted(row["demand"])))
        if card.id in found or COLOURS.get(card.id[:1]) != card.colour or card.back not in range(1, 7) or card.trust not in range(0, 101, 10):
            raise BadTable(f"cards.toml: {card.id} stands twice or makes no sense")
        if set(card.demand) - set("CFM"):
            raise BadTable(f"cards.toml: {card.id}: a demand is C, F or M")
        found[card.id] = card
    if len(found) != table["check"]["cards"]:
        raise BadTable(f"cards.toml: {len(found)} cards")
    for colour, count in table["check"]["colours"].items():
        if sum(c.colour == colour for c in found.values()) != count:
            raise BadTable(f"cards.toml: not {count} {colour} cards")
    return found


def _markers(table: Mapping[str, Any]) -> dict[str, int]:
    """2.3 Reads the demand markers by kind."""
    found = {k["id"]: k["count"] for k in table["kind"]}
    if sorted(found) != sorted(KINDS):
        raise BadTable("markers.toml: one row each for C, F, M, J")
    return {k: found[k] for k in KINDS}


def _tracks(table: Mapping[str, Any]) -> dict[int, dict[int, str]]:
    """2.5, 27.5 Reads the bonus spaces of each track."""
    found = {}
    for row in table["track"]:
        fields = dict(row["bonus"])
        if len(fields) != len(row["bonus"]) or any(b not in "CFM?B" or not 1 <= f <= table["last_field"] for f, b in fields.items()):
            raise BadTable(f"tracks.toml: track {row['id']} makes no sense")
        found[row["id"]] = fields
    if sorted(found) != [1, 2, 3, 4]:
        raise BadTable("tracks.toml: four tracks, 1 to 4")
    return found


def _talk(table: Mapping[str, Any]) -> dict[int, tuple[frozenset[int], frozenset[int]]]:
    """2.9, 10.1 Reads the die needs of each hijacker place."""
    rows = {r["id"]: r["needs"] for r in table["space"]}
    try:
        return {n: (NEEDS[rows[f"hijacker_{n}"][0]], NEEDS[rows[f"hijacker_{n}"][1]]) for n in range(1, 5)}
    except (KeyError, IndexError):
        raise BadTable("spaces.toml: each hijacker place needs two dice: any, low or high") from None


def _recognition(table: Mapping[str, Any], name: str) -> tuple[int, ...]:
    """2.8 Reads the values of steps 0 to 4."""
    steps = tuple(table["values"][name])
    if len(steps) != 5:
        raise BadTable("recognition.toml: five values, for steps 0 to 4")
    return steps


def _objectives(table: Mapping[str, Any]) -> dict[int, tuple[str, ...]]:
    """2.10, 17.1 Reads the goals of each tile, from left to right."""
    found = {t["id"]: tuple(t["goals"]) for t in table["tile"]}
    if any(len(goals) != 3 or set(goals) - set(GOALS) for goals in found.values()):
        raise BadTable("objectives.toml: three goals of 17.4 on each tile")
    return found


def _hijackers(table: Mapping[str, Any], example: bool) -> dict[int, tuple[Mapping[str, Any], ...]]:
    """18.9, 27.2 Reads the verbs of each hijacker tile; with 22.1 ``hijacker7=example`` tile 7 is without its 3 points."""
    found: dict[int, tuple[Mapping[str, Any], ...]] = {}
    for tile in table["tile"]:
        for verb in tile["scores"]:
            known = set(verb) <= {"base", "extra", "when", "per", "every", "ladder", "steps"}
            if not known or ("when" in verb and verb["when"] not in CONDITIONS):
                raise BadTable(f"hijackers.toml: tile {tile['id']}: {verb} is no verb of 27.2")
        scores = [v for v in tile["scores"] if not (example and tile["id"] == 7 and "base" in v)]
        found[tile["id"]] = tuple(scores)
    return found


def _bonus_tiles(table: Mapping[str, Any]) -> dict[int, BonusTile]:
    """18.1, 27.3 Reads the bonus tiles; a variant may change them, or have more of them."""
    found: dict[int, BonusTile] = {}
    for row in table["tile"]:
        where = f"bonus_tiles.toml: tile {row.get('id')}"
        expect_keys(row, {"id", "does", "en", "de"}, where, frozenset(("rule", "lasting", "text_en", "text_de")))
        tile = BonusTile(row["id"], row.get("rule", "18.1"), row.get("lasting", False), tuple(row["does"]), {"en": row["en"], "de": row["de"]})
        if tile.id in found or type(tile.id) is not int or not 1 <= tile.id <= MOST_TILES or not all(map(_is_name, tile.names.values())):
            raise BadTable(f"{where}: its number is 1 to {MOST_TILES}, each once, and its names are short")
        if not tile.does or not all(map(_is_effect, tile.does)):
            raise BadTable(f"{where}: 'does' is a list of verbs of 27.3")
        if any(verb in effect for effect in tile.does[1:] for verb in WORDED) or tile.lasting != any(PERMIT in effect for effect in tile.does):
            raise BadTable(f"{where}: rescue, give and take come first; a tile lasts if it permits something, and only then")
        if tile.lasting and len(tile.does) > 1:
            raise BadTable(f"{where}: a tile that lasts does nothing else")
        found[tile.id] = tile
    if len(found) < 2 or sum(tile.verb == GIVE for tile in found.values()) > 1:
        raise BadTable("bonus_tiles.toml: at least two tiles, and not more than one that gives")
    return dict(sorted(found.items()))


def _is_name(name: Any) -> bool:
    return isinstance(name, str) and 0 < len(name) <= 40 and name.isprintable()


def _is_count(value: Any, most: int) -> bool:
    return type(value) is int and 1 <= value <= most


def _is_effect(effect: Any) -> bool:
    """27.3 Whether this is a verb of bonus tiles with values that make sense."""
    if not isinstance(effect, Mapping):
        return False
    match dict(effect):
        case {"rescue": figure, "cards": cards, "alike": bool(), **rest}:
            return figure in EFFECTS[TRADE] and _is_count(cards, MOST_TRADED) and not rest
        case {"give": "markers", "up_to": most, "price": 1, **rest}:
            return _is_count(most, MOST_GIVEN) and not rest
        case {"score": points, **rest}:
            return _is_count(points, MOST_SCORED) and not rest
    return len(effect) == 1 and all(what in EFFECTS.get(verb, ()) for verb, what in effect.items() if verb != TRADE)


def _trust_score(table: Mapping[str, Any], name: str) -> tuple[int, ...]:
    """9.5, 22.2 Reads the points by number of green cubes drawn."""
    points = tuple(table["score"][name])
    if len(points) != 4:
        raise BadTable("trust_score.toml: points for 0, 1, 2, 3 green cubes")
    return points


def _cybot(table: Mapping[str, Any], level: str) -> dict[int, CybotCard]:
    """21.2 Reads the Cybot cards of this level."""
    cards = [CybotCard(c["id"], c["rule"], tuple(c["does"]), c["else_score"]) for c in table["card"]]
    verbs = {"seize", "trust", "talk", "hoard", "bonus_die", "lose", "squad", "clear", "score", "score_per"}
    for card in cards:
        if any(not set(verb) & verbs for verb in card.does):
            raise BadTable(f"cybot.toml: card {card.id} has a verb that 27.4 does not know")
    return {c.id: c for c in cards if c.id not in table["left_out"][level]}
