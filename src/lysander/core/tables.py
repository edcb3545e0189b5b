"""Tables: data files in the shape of the printed tables, read once and validated; and variants, which change rows of them."""

from __future__ import annotations

import csv
import io
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from .ask import Json
from .toml_depth import depth_of

MOST_TEXT = 20_000
"""Characters of a variant at most."""
DEEPEST = 16
"""Tables within tables at most, in a variant."""
MOST_NAME = 80
"""Characters of the name of a variant at most."""
FREE_NUMBER, FREE_ROWS, TIMES = 1000, 100, 10
"""A variant may have numbers up to 1000 and lists of up to 100 rows anywhere, and up to ten times as much as is printed where that is more."""
KINDS = {int: "whole number", str: "text", bool: "true or false", list: "list", dict: "table", float: "number"}


class BadTable(ValueError):
    """Raised for a table or variant with holes, overlaps, unknown keys or values that make no sense; the text says where."""


class TooLong(BadTable):
    """Raised for the text of a variant that is too long to be read."""


class TooDeep(BadTable):
    """Raised for a variant that has too many tables within tables."""


@dataclass(frozen=True)
class Variant:
    """Named changes of options and of table rows. ``tables[name]`` replaces the values of the same keys in that table."""

    name: str = ""
    game: str = ""
    options: Mapping[str, Json] = field(default_factory=dict)
    tables: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)


def read_toml(package: str, name: str) -> dict[str, Any]:
    """Read a TOML table that ships with a game."""
    return tomllib.loads((resources.files(package) / "tables" / f"{name}.toml").read_text("utf-8"))


def read_csv(package: str, name: str) -> list[dict[str, str]]:
    """Read a CSV table that ships with a game, one dict for each line."""
    return list(csv.DictReader(io.StringIO((resources.files(package) / "tables" / f"{name}.csv").read_text("utf-8"))))


@cache
def read_tables(package: str) -> Mapping[str, Any]:
    """Read all tables that ship with a game: TOML by its name (``men``), CSV by its file name (``map.csv``). They must not be changed."""
    names = sorted(path.name for path in (resources.files(package) / "tables").iterdir())
    found: dict[str, Any] = {n: read_csv(package, n.removesuffix(".csv")) for n in names if n.endswith(".csv")}
    return found | {n.removesuffix(".toml"): read_toml(package, n.removesuffix(".toml")) for n in names if n.endswith(".toml")}


def variant_of(data: Mapping[str, Json], game: str) -> Variant:
    """Return a variant from plain data (a parsed TOML file, or the header of a journal). Raises ``BadTable``."""
    unknown = set(data) - {"name", "game", "options", "tables"}
    if unknown:
        raise BadTable(f"variant: unknown key {sorted(unknown)[0]!r}")
    if data.get("game", game) != game:
        raise BadTable(f"variant: it is for the game {data['game']!r}")
    made = Variant(data.get("name", ""), game, data.get("options", {}), data.get("tables", {}))
    if not isinstance(made.name, str) or not isinstance(made.options, Mapping) or not isinstance(made.tables, Mapping):
        raise BadTable("variant: name is a text, options and tables are tables")
    if len(made.name) > MOST_NAME or not made.name.isprintable():
        raise BadTable(f"variant: its name is longer than {MOST_NAME} characters, or cannot be printed")
    return made


def load_variant(text: str, game: str) -> Variant:
    """Return a variant from the text of a TOML file. Raises ``BadTable``."""
    return variant_of(read_variant(text), game)


def read_variant(text: str) -> dict[str, Json]:
    """Return the plain data in the text of a TOML file. Raises ``BadTable``; length and depth are judged before anything is read."""
    check_text(text)
    try:
        return tomllib.loads(text)
    except ValueError as error:  # also for a number with thousands of digits
        raise BadTable(f"variant: {error}") from None


def check_text(text: str) -> None:
    """Raise ``BadTable`` for the text of a variant that would take long to read."""
    if len(text) > MOST_TEXT:
        raise TooLong(f"variant: longer than {MOST_TEXT} characters")
    if depth_of(text) > DEEPEST:
        raise TooDeep(f"variant: more than {DEEPEST} tables within tables")


def overlay(table: Mapping[str, Any], change: Mapping[str, Any], where: str) -> dict[str, Any]:
    """Return ``table`` with ``change`` applied. Tables are merged key by key.

    In an array of tables, a row of the change that has ``at`` changes the row which ``at`` selects, and one with ``new = true`` is added; an array
    without any of them replaces the whole (where printed rows have an ``at`` of their own, as things with a place do, only a table selects). A key
    that the original lacks, a value of another type, or one that is far larger than what is printed, is refused.
    """
    out = dict(table)
    for key, value in change.items():
        if key not in table:
            raise BadTable(f"{where}: unknown key {key!r}")
        old = table[key]
        if isinstance(old, dict) and isinstance(value, dict):
            out[key] = overlay(old, value, f"{where}.{key}")
        elif isinstance(old, list) and isinstance(value, list) and any(_selects(row, old) for row in value):
            out[key] = _overlay_rows(old, value, f"{where}.{key}")
        elif type(old) is not type(value):
            raise BadTable(f"{where}: {key} = {value!r} is no {KINDS[type(old)]}")
        else:
            _check_size(value, _size(old), f"{where}: {key}")
            out[key] = value
    return out


def _selects(row: Any, printed: list[Any]) -> bool:
    """Whether a row of a change is meant for one of the printed rows, or to be added to them."""
    if not isinstance(row, dict):
        return False
    own = any(isinstance(r, dict) and "at" in r for r in printed)
    return row.get("new") is True or ("at" in row and (isinstance(row["at"], dict) or not own))


def _size(value: Any) -> tuple[float, int]:
    """Return the largest number and the length of the longest list in a value."""
    if isinstance(value, (list, dict)):
        inner = [_size(v) for v in (value.values() if isinstance(value, dict) else value)]
        return max((n for n, _ in inner), default=0), max(len(value), *(rows for _, rows in inner), 0)
    return (abs(value), 0) if isinstance(value, (int, float)) else (0, 0)


def _check_size(value: Any, printed: tuple[float, int], where: str) -> None:
    """Raise ``BadTable`` for a number or a list far beyond what is ``printed``: a game would take for ever over it."""
    number, rows = _size(value)
    largest, most = max(FREE_NUMBER, TIMES * printed[0]), max(FREE_ROWS, TIMES * printed[1])
    if not number <= largest:  # also what is no number at all
        raise BadTable(f"{where} has a number beyond {largest}")
    if rows > most:
        raise BadTable(f"{where} has more than {most} rows")


def _overlay_rows(rows: list[Any], changes: list[Any], where: str) -> list[Any]:
    """Return the rows with the changes applied. Each change selects its row by ``at``: ``{ at = { die = 4 }, does = [...] }``, or is ``new``."""
    out = list(rows)
    most = max(FREE_ROWS, TIMES * len(rows))
    for n, change in enumerate(changes):
        at = change.get("at") if isinstance(change, dict) else None
        here = f"{where}, change {n + 1}"
        if isinstance(change, dict) and change.get("new") is True:
            _check_size(change, _size(rows), here)
            if len(out) == most:
                raise BadTable(f"{where} has more than {most} rows")
            out.append({k: v for k, v in change.items() if k != "new"})
            continue
        if not isinstance(at, dict):
            raise BadTable(f"{here}: a changed row names its row by 'at', or is 'new = true'")
        found = [i for i, r in enumerate(out) if isinstance(r, dict) and all(r.get(k) == v for k, v in at.items())]
        if len(found) != 1:
            raise BadTable(f"{here}: 'at' fits {len(found)} rows, not one: {', '.join(f'{k} = {v!r}' for k, v in at.items())}")
        out[found[0]] = overlay(out[found[0]], {k: v for k, v in change.items() if k != "at"}, here)
    return out


def expect_keys(row: Mapping[str, Any], keys: set[str], where: str, optional: frozenset[str] = frozenset()) -> None:
    """Raise ``BadTable`` for a row that lacks a key or has an unknown one."""
    missing, strange = keys - set(row), set(row) - keys - optional
    if missing or strange:
        raise BadTable(f"{where}: {'missing' if missing else 'unknown'} key {sorted(missing or strange)[0]!r}")
