"""What is changed in a sweep: options, numbers of tables, scenarios, bots, one at a time against the same base."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ..commands.arguments import BadArgument, bot_of, option_of, read_variant, setup_of
from ..core.ask import Json
from ..core.game import Game
from ..core.tables import MOST_NAME, BadTable, variant_of
from .experiment import Arm

STEP = re.compile(r"(?P<name>\w+)(?:\[(?P<at>[^\]]*)\])?")


@dataclass(frozen=True)
class Change:
    """One changed arm: what is changed (``key``), to which ``value``, by which paragraph, and whether it is what the base has."""

    key: str
    value: str
    rule: str
    arm: Arm


Pairs = Sequence[tuple[str, str]]
"""Changes as keys and values: an option, ``scenario``, ``variant`` (a file), a seat, or a number of a table
(``patrol.modifier[id=four].add``)."""


def swept(game: Game[Any], base: Arm, words: Sequence[str], given: str = "--sweep") -> list[Change]:
    """Return the changes of ``KEY=a,b,c``, each by itself. ``given`` is what the words were given as. Raises ``BadArgument``."""
    found: list[Change] = []
    for word in words:
        key, equals, values = _parted(word)
        if not equals or not values:
            raise BadArgument(f"{given} {word}: write KEY=a,b,c")
        found += [_change(game, base, key, value, given) for value in values.split(",")]
    return found


def tried_values(game: Game[Any], base: Arm, words: Sequence[str], given: str = "--vary") -> dict[str, list[str]]:
    """Return the values of each key of ``KEY=a,b,c``, each of which can be set by itself. Raises ``BadArgument``."""
    found: dict[str, list[str]] = {}
    for change in swept(game, base, words, given):
        found.setdefault(change.key, []).append(change.value)
    return found


def against(game: Game[Any], base: Arm, text: str, given: str = "--against") -> Arm:
    """Return the second arm of a comparison: the first with some changes, parted by commas: KEY=VALUE, a scenario or a variant file alone.

    Raises ``BadArgument``.
    """
    pairs = []
    for word in re.split(r",(?![^\[]*\])", text):
        key, equals, value = _parted(word)
        if not equals and word not in {s.id for s in game.scenarios} and not word.endswith(".toml"):
            raise BadArgument(f"{given} {word}: neither a variant file (.toml), KEY=VALUE, SEAT=LEVEL nor a scenario")
        pairs.append((key, value) if equals else ("variant" if word.endswith(".toml") else "scenario", word))
    return combined(game, base, pairs, given, "B")


def combined(game: Game[Any], base: Arm, pairs: Pairs, given: str = "--vary", name: str = "") -> Arm:
    """Return the base with several changes at once. Raises ``BadArgument``, also for a set-up that the rules forbid."""
    setup, levels = base.setup, dict(base.levels)
    scenario, options, data = setup.scenario, dict(setup.options), setup.variant
    for key, value in pairs:
        if key in setup.seats:
            levels[key] = bot_of(game, key, value)
        elif key == "scenario":
            scenario = value
        elif key == "variant":
            data = read_variant(Path(value), game.id)
        elif key in game.elsewhere or _rule(game, key):
            options |= [option_of(game, f"{key}={value}")]
        elif "." in key:
            data = _with(game, data, key, value, given)
        else:
            raise BadArgument(f"{given} {key}={value}: neither an option, scenario, a seat nor a number of a table (TABLE.NAME)")
    return replace(base, name=name or base.name, setup=setup_of(game, scenario, options, setup.seats, data=data), levels=levels)


def _parted(word: str) -> tuple[str, str, str]:
    """Return key, ``=`` and value, whose brackets may have ``=`` in them."""
    key, bracket, rest = word.rpartition("]")
    tail, equals, values = rest.partition("=")
    return key + bracket + tail, equals, values


def every_option(game: Game[Any], base: Arm) -> list[Change]:
    """Return each other value of each option whose values are listed, one at a time; left out are those that the rest of the set-up forbids."""
    found: list[Change] = []
    for option in game.options:
        for value in option.values if option.check is None else ():
            if option.key in game.elsewhere or value == standard(game, base, option.key):
                continue
            try:
                found.append(_change(game, base, option.key, str(value)))
            except BadArgument:
                continue
    return found


def standard(game: Game[Any], base: Arm, key: str) -> Json:
    """Return the value that an option has in the base."""
    default = next(o.default for o in game.options if o.key == key)
    scenario = next((s.options for s in game.scenarios if s.id == base.setup.scenario), {})
    return base.setup.options.get(key, base.setup.variant.get("options", {}).get(key, scenario.get(key, default)))


def _rule(game: Game[Any], key: str) -> str:
    return next((o.rule for o in game.options if o.key == key), "")


def _change(game: Game[Any], base: Arm, key: str, value: str, given: str = "--sweep") -> Change:
    name = value if key == "scenario" else f"{key}={value}"
    return Change(key, value, _rule(game, key), combined(game, base, [(key, value)], given, name))


def _with(game: Game[Any], variant: Mapping[str, Json], path: str, value: str, given: str) -> Mapping[str, Json]:
    """Return a variant in which one value of a table is another. ``search.row[light=night,state=moving].rough`` picks a row by some of its values."""
    number: Json = int(value) if value.lstrip("-").isdigit() and value.isascii() else value
    steps = re.findall(r"\w+(?:\[[^\]]*\])?", path)
    tree: Any = number
    for step in reversed(steps):
        match = STEP.fullmatch(step)
        assert match is not None
        if match["at"] is not None:
            at = dict(pair.partition("=")[::2] for pair in match["at"].split(","))
            tree = [{"at": {k: int(v) if v.isdigit() else v for k, v in at.items()}, **tree}]
        tree = {match["name"]: tree}
    tables = _merged(variant.get("tables", {}), tree)
    data = {**variant, "name": "; ".join(filter(None, (variant.get("name"), f"{path}={value}")))[:MOST_NAME], "game": game.id, "tables": tables}
    try:
        variant_of(data, game.id)
    except BadTable as error:
        raise BadArgument(f"{given} {path}={value}: {error}") from None
    return data


def _merged(one: Mapping[str, Json], other: Mapping[str, Json]) -> dict[str, Json]:
    """Return both changes of tables; where both change rows of one list, the rows of both."""
    found = dict(one)
    for key, value in other.items():
        known = found.get(key)
        if isinstance(known, dict) and isinstance(value, dict):
            found[key] = _merged(known, value)
        else:
            found[key] = [*known, *value] if isinstance(known, list) and isinstance(value, list) else value
    return found
