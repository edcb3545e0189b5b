"""31.2, 33.1 What the organiser fixes before a campaign begins (D-17): options of the campaign and of its battles, months, seats; and the tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...core.game import Option, Scenario, Setup
from ...core.loader import Loader, read_options
from ...core.tables import read_tables
from ..clouds import rules as battle
from ..clouds.panels import Panel, read_panels

VERSION = "1"
"""31.20 The version of the rules, written into the first record."""
ORGANISER = "organiser"
SIDES = {"E": battle.ENTENTE, "C": battle.CENTRAL}
LETTERS = {side: letter for letter, side in SIDES.items()}
NATIONS = {"E": ("british", "french"), "C": ("german",)}
"""31.3 The nations of each side."""
FIRST, LAST = "1916-05", "1918-11"
"""31.2 The months between which a campaign may be played."""
FROM, UNTIL = "1917-01", "1918-11"
"""31.2 First and last month by default."""
LEAST, MOST = 6, 8
"""31.3 Pilots of a squadron."""
A_MONTH = {"days": 4, "weeks": 2, "months": 1}
"""31.13 Missions a month, by pace."""
OF_CAMPAIGN = ("grounding", "pace", "ace_at")
"""33.1 Options of the campaign alone; all others are those of its battles."""


@dataclass(frozen=True, eq=False)
class Rules:
    """Options and tables of one campaign, shared by all its states and never changed; the same set-up gives the same object.

    ``seats`` are the squadrons' seats in play, in the order of the game; ``options`` all options, ``battles`` those with which every battle is
    opened; ``tables`` those of the campaign and of its battles, by name; ``panels`` the types; ``rolls`` the rows of ``rolls.toml`` by id."""

    seats: tuple[str, ...]
    first: str
    last: str
    pace: str
    grounding: bool
    ace_at: int
    closed: bool
    options: Mapping[str, Any]
    battles: Mapping[str, Any]
    panels: Mapping[str, Panel]
    tables: Mapping[str, Any]
    rolls: Mapping[str, Mapping[str, Any]]

    def side_seats(self, letter: str) -> tuple[str, ...]:
        """5.1 Return the squadrons' seats of a side, given by its letter."""
        return tuple(s for s in self.seats if s[0].upper() == letter)


def months(first: str = FIRST, last: str = LAST) -> tuple[str, ...]:
    """31.2 Return the months from the first to the last, both included, as ``1917-04``."""
    found = [first]
    while found[-1] < last:
        found.append(later(found[-1], 1))
    return tuple(found)


def later(month: str, by: int) -> str:
    """31.5, 31.6 Return the month ``by`` months after a month."""
    number = 12 * int(month[:4]) + int(month[5:]) - 1 + by
    return f"{number // 12}-{number % 12 + 1:02}"


def raw_tables() -> Mapping[str, Any]:
    """Return the tables of the battles, and those of the campaign beside them."""
    return {**battle.raw_tables(), **read_tables(__package__)}


def options() -> tuple[Option, ...]:
    """31.2, 33.1 Return the options of a campaign: first and last month, its own ones, those of its battles."""
    own = {"rule": "31.2", "values": months()}
    frame = [{"key": "first_month", "default": FROM, **own}, {"key": "last_month", "default": UNTIL, **own}]
    rows = [{**r, "rule": r["paragraph"]} for r in battle.raw_tables()["options"]["option"] if r["key"] in OF_CAMPAIGN]
    checks = {"ace_at": lambda value: type(value) is int and 1 <= value <= 20}
    return (*read_options([*frame, *rows], checks), *battle.options())


def _frame(first: str, last: str, pace: str) -> dict[str, Any]:
    return {"first_month": first, "last_month": last, "pace": pace}


SCENARIOS = (
    Scenario("war", "The air war", "Squadrons over the Western Front, from January 1917 to November 1918.", {}),
    Scenario("april", "April 1917", "One month in which the R.E.8 had to see everything: four missions.", _frame("1917-04", "1917-04", "days")),
    Scenario("autumn", "Autumn 1917", "Camels, triplanes and Gothas, from August to November.", _frame("1917-08", "1917-11", "weeks")),
    Scenario("last_year", "The last year", "From March 1918 to the armistice, one mission a month.", _frame("1918-03", "1918-11", "months")),
)


def rules_of(setup: Setup) -> Rules:
    """Return the rules of a campaign by its set-up. Raises ``ValueError``."""
    return LOADER.load(setup)


def build(raw: Mapping[str, Any], o: Mapping[str, Any], setup: Setup) -> Rules:
    """Build the rules from tables, options and seats. Raises ``ValueError``."""
    if o["first_month"] > o["last_month"]:
        raise ValueError("[31.2] the last month lies before the first")
    seats = tuple(s for s in battle.ALL_SEATS if s in setup.seats) if setup.seats else ("e1", "c1")
    for letter, side in SIDES.items():
        if not any(s[0].upper() == letter for s in seats):
            raise ValueError(f"[31.2] no squadron of the side {side}")
    return Rules(
        seats=seats,
        first=o["first_month"],
        last=o["last_month"],
        pace=o["pace"],
        grounding=o["grounding"] == "on",
        ace_at=o["ace_at"],
        closed=o["cockpits"] == "closed",
        options=dict(o),
        battles={option.key: o[option.key] for option in battle.options()},
        panels=read_panels(raw["aircraft"], raw["templates"]),
        tables=raw,
        rolls={r["id"]: r for r in raw["rolls"]["roll"]},
    )


OWN = ("timeline", "campaign_missions", "experience", "wounds", "abilities_pilot", "abilities_gunner", "abilities_ace")
"""Tables that a variant of a campaign may change."""
LOADER = Loader(
    "campaign", build, tables=raw_tables(), options=options(), scenarios=SCENARIOS, option_rule="33.1", scenario_rule="31.2", overlaid=OWN
)
