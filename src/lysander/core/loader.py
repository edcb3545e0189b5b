"""Options, scenarios and rules of one game, read from its tables and put together once for each set-up."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Generic, TypeVar

from .ask import Json, Seat
from .game import Option, Scenario, Setup
from .tables import BadTable, overlay, variant_of

R = TypeVar("R")
UNCHANGED = "[{}, {}]"


def read_options(rows: Iterable[Mapping[str, Any]], checks: Mapping[str, Callable[[Json], bool]] | None = None) -> tuple[Option, ...]:
    """Return the options of an ``options.toml``, row by row.

    ``values`` is a list, a range of whole numbers (a table with ``least`` and ``most``), or a description of the legal values in words. In the last
    case ``checks`` has the predicate, by the key of the option.
    """
    return tuple(Option(r["key"], _values(r["values"]), r["default"], r["rule"], (checks or {}).get(r["key"])) for r in rows)


def _values(raw: Any) -> tuple[Json, ...]:
    if isinstance(raw, dict):
        return tuple(range(raw["least"], raw["most"] + 1))
    return (raw,) if isinstance(raw, str) else tuple(raw)


class Loader(Generic[R]):
    """Builds the rules of a game from a set-up: scenario, then variant, then options. The same set-up gives the same object.

    ``build`` is the game's function: it gets the tables with the variant applied, the value of every option, and the set-up, and raises
    ``ValueError`` for what makes no sense. A set-up without a scenario has the first one. A variant may change the tables named in ``overlaid``. An
    unknown option is refused by the paragraph ``option_rule``, an unknown scenario by ``scenario_rule``, an illegal value by the paragraph of its
    option.
    """

    def __init__(
        self,
        game: str,
        build: Callable[[Mapping[str, Any], Mapping[str, Any], Setup], R],
        *,
        tables: Mapping[str, Any],
        options: Iterable[Option],
        scenarios: Iterable[Scenario],
        option_rule: str,
        scenario_rule: str,
        overlaid: Iterable[str] = (),
    ) -> None:
        self.game = game
        self.build = build
        self.tables = tables
        self.options = {o.key: o for o in options}
        self.scenarios = {s.id: s for s in scenarios}
        self.option_rule = option_rule
        self.scenario_rule = scenario_rule
        self.overlaid = tuple(overlaid)
        self._built = lru_cache(maxsize=512)(self._build)

    def load(self, setup: Setup, seats: tuple[Seat, ...] | None = None) -> R:
        """Return the rules of a set-up. ``seats`` are those that make a difference to the rules; None means all of the set-up. Raises
        ``ValueError``."""
        changed = json.dumps([dict(setup.options), dict(setup.variant)], sort_keys=True) if setup.options or setup.variant else UNCHANGED
        return self._built(setup.scenario or next(iter(self.scenarios)), changed, tuple(setup.seats) if seats is None else seats)

    def _build(self, scenario: str, changed: str, seats: tuple[Seat, ...]) -> R:
        options, variant = json.loads(changed)
        setup = Setup(self.game, scenario, options, seats, variant)
        chosen = self._options(setup)
        return self.build(self.tables_of(setup), chosen, setup)

    def _options(self, setup: Setup) -> dict[str, Json]:
        """Return the value of every option: its default, unless scenario, variant or set-up say otherwise; of these the last counts."""
        if setup.scenario not in self.scenarios:
            raise ValueError(f"[{self.scenario_rule}] no scenario {setup.scenario!r}")
        chosen = {key: o.default for key, o in self.options.items()} | dict(self.scenarios[setup.scenario].options)
        for key, value in [*variant_of(setup.variant, self.game).options.items(), *setup.options.items()]:
            if key not in self.options:
                raise ValueError(f"[{self.option_rule}] no option {key!r}")
            if not self.options[key].legal(value):
                raise ValueError(f"[{self.options[key].rule}] {key} cannot be {value!r}")
            chosen[key] = value
        return chosen

    def tables_of(self, setup: Setup | None) -> dict[str, Any]:
        """Return the tables, with the variant applied to those that it may change; as they ship, without a set-up."""
        tables = dict(self.tables)
        for name, change in variant_of(setup.variant if setup else {}, self.game).tables.items():
            if name not in self.overlaid:
                raise BadTable(f"variant: the table {name!r} cannot be changed")
            tables[name] = overlay(tables[name], change, name)
        return tables
