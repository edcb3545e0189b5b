"""What is changed in a sweep: options, numbers of tables, scenarios, bots, one at a time against the same base."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..commands.arguments import BadArgument, bot_of, option_of, setup_of
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


def swept(game: Game[Any], base: Arm, words: Sequence[str]) -> list[Change]:
    """Return the changes of ``KEY=a,b,c``: an option, ``scenario``, a seat, or a number of a table (``patrol.modifier[id=four].add=0,2``).

    Raises ``BadArgument``.
    """
    found: list[Change] = []
    for word in words:
        key, equals, values = word.partition("=") if "[" not in word else _after_brackets(word)
        if not equals or not values:
            raise BadArgument(f"--sweep {word}: write KEY=a,b,c")
        found += [_change(game, base, key, value) for value in values.split(",")]
    return found


def tried_values(game: Game[Any], base: Arm, words: Sequence[str]) -> dict[str, list[str]]:
    """Return the values of each key of ``KEY=a,b,c``, each of which can be set by itself. Raises ``BadArgument``."""
    found: dict[str, list[str]] = {}
    for change in swept(game, base, words):
        found.setdefault(change.key, []).append(change.value)
    return found


def combined(game: Game[Any], base: Arm, values: Sequence[tuple[str, str]]) -> Arm:
    """Return the base with several changes at once. Raises ``BadArgument`` for a set-up that the rules forbid."""
    arm = base
    for key, value in values:
        arm = _change(game, arm, key, value).arm
    return arm


def _after_brackets(word: str) -> tuple[str, str, str]:
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


def _change(game: Game[Any], base: Arm, key: str, value: str) -> Change:
    setup = base.setup
    if key in setup.seats:
        return Change(key, value, "", replace(base, name=f"{key}={value}", levels={**base.levels, key: bot_of(game, key, value)}))
    if key == "scenario":
        changed = setup_of(game, value, setup.options, setup.seats, data=setup.variant)
        return Change(key, value, "", replace(base, name=value, setup=changed))
    rule = next((o.rule for o in game.options if o.key == key), "")
    if rule:
        name, legal = option_of(game, f"{key}={value}")
        changed = setup_of(game, setup.scenario, {**setup.options, name: legal}, setup.seats, data=setup.variant)
    elif "." in key:
        changed = setup_of(game, setup.scenario, setup.options, setup.seats, data=_with(game, setup.variant, key, value))
    else:
        raise BadArgument(f"--sweep {key}: neither an option, scenario, a seat nor a number of a table (TABLE.NAME)")
    return Change(key, value, rule, replace(base, name=f"{key}={value}", setup=changed))


def _with(game: Game[Any], variant: Mapping[str, Json], path: str, value: str) -> Mapping[str, Json]:
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
    data = {**variant, "name": f"{path}={value}"[:MOST_NAME], "game": game.id, "tables": tables}
    try:
        variant_of(data, game.id)
    except BadTable as error:
        raise BadArgument(f"--sweep {path}={value}: {error}") from None
    return data


def _merged(one: Mapping[str, Json], other: Mapping[str, Json]) -> dict[str, Json]:
    return {**one, **{k: _merged(one[k], v) if isinstance(one.get(k), dict) and isinstance(v, dict) else v for k, v in other.items()}}
