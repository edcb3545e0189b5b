"""The Rescue of Lufthansa Flight 181 on paper has the numbers that the engine plays by, and the squares that it plays on."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from lysander.core.game import Setup
from lysander.games.flight181.rules import Table, rules_of
from lysander.games.flight181.words import Words
from lysander.print.flight181 import plan
from lysander.print.kit import Wish, document
from lysander.print.typeset import typeset
from lysander.text import for_game

from .paper import read

RULES = rules_of(Setup("flight181", "mogadishu", {}, ("hijackers", "teams")))
TURN, TEAMS = ("team_hit", "team_morale", "passenger_hit", "passenger_morale", "down"), ("serious_wounds",)

PLANTED = (
    (0, "team_hit", 1, 0, "5"),
    (0, "passenger_hit", 2, 1, "?"),
    (0, "down", 0, 0, "1–4"),
    (0, "fire", 3, 1, "3+"),
    (0, "modifiers", 4, 1, "+1"),
    (0, "limits", 3, 1, "6"),
    (1, "score", 3, 1, "−4"),
    (1, "serious", 1, 0, "2–4"),
)
"""Wrong cells: sheet, table, row, column, what stands there."""


def signed(n: int) -> str:
    """A number as it is printed."""
    return f"{n:+d}".replace("-", "−")


def done(words: Words, table: Table, n: int) -> str:
    """What a row of the engine's table does, in words."""
    said = []
    for effect in table.rows[n].effects:
        id = f"print-do-{effect.verb}" + (f"-{effect.what}" if isinstance(effect.what, str) else "")
        if effect.verb == "roll":
            second = RULES.tables[effect.what]
            rows = ", ".join(f"{row.low}–{row.high} {done(words, second, m)}" for m, row in enumerate(second.rows))
            said.append(words.say("print-again", rows=rows))
        else:
            some = "yes" if effect.modifier else "no"
            said.append(words.say(id, n=effect.what if isinstance(effect.what, int) else 0, some=some, modifier=signed(effect.modifier)))
    return "; ".join(said) or words.say("print-nothing")


def rows(words: Words, names: tuple[str, ...]) -> list[str]:
    """The rows of some tables for a die."""
    found = []
    for name in names:
        for n, row in enumerate(RULES.tables[name].rows):
            faces = words.say("print-or-less", n=row.high) if row.low < 1 else str(row.low) if row.low == row.high else f"{row.low}–{row.high}"
            found.append(f"{faces} {done(words, RULES.tables[name], n)}")
    return found


def shooting(words: Words) -> list[str]:
    """What fire needs, what is added, and points and distances."""
    say = words.say
    found = [f"{say(f'print-fire-{id}')} {RULES.needs[id]}+" for id in ("ambush", "wild", "burst", "aimed")]
    found.append(f"{RULES.near_needs}+")
    limit = {"wounds": say("print-at-most", n=signed(RULES.wounds_limit))}
    found += [f"{say(f'print-mod-{id}', limit=limit.get(id, ''))} {signed(add)}" for id, add in RULES.modifiers.items()]
    limits = {"points": RULES.team_points, "group": RULES.passenger_points, "room": RULES.room, "range": RULES.range}
    limits |= {"control": RULES.control, "between": RULES.between}
    return found + [f"{say(f'print-limit-{id}')} {n}" for id, n in limits.items()]


def scored(words: Words) -> list[str]:
    """The items of the score."""
    return [f"{words.say(f'item-{id}')} {signed(points)}" for id, points in RULES.points.items()]


def missing(made: dict[str, Any], lang: str) -> list[str]:
    """What the engine says and the printed page of the turn, or of the Teams, does not."""
    words = for_game("flight181", lang).words_as(Words)
    wanted = (*rows(words, TURN), *shooting(words)) if made["sheets"][0]["layout"] == "turn" else (*rows(words, TEAMS), *scored(words))
    page = read(typeset("flight181", made))[0]  # type: ignore[arg-type]
    return [row for row in wanted if row not in page.words]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_8_6_to_19_7_the_tables_on_paper_are_those_of_the_engine(lang: str) -> None:
    made = document("flight181", Wish(lang=lang, parts=("turn", "hands"), numbers=False))
    pages = [made | {"sheets": [sheet]} for sheet in made["sheets"][:2]]
    assert [missing(page, lang) for page in pages] == [[], []]
    for sheet, table, row, cell, wrong in PLANTED if lang == "en" else ():
        planted = copy.deepcopy(pages[sheet])
        planted["sheets"][0]["data"][table]["rows"][row]["cells"][cell] = wrong
        assert missing(planted, lang), f"a wrong {table} is found"


def test_3_4_to_3_6_the_scenarios_on_paper_are_those_of_the_engine() -> None:
    made = document("flight181", Wish(parts=("hands",)))["sheets"][0]["data"]["scenes"]["rows"]
    for row, id in zip(made, ("mogadishu", "free", "no_surprise", "spine"), strict=True):
        place = rules_of(Setup("flight181", id, {}, ("hijackers", "teams"))).scenario
        first = str(place.least) if place.least == place.most else f"{place.least}–{place.most}"
        assert row["cells"][3:] == [first, str(place.par)]
        assert place.open or row["cells"][2] == ", ".join(place.passengers)


def test_2_4_the_plan_on_paper_is_the_board() -> None:
    board = RULES.board
    assert set(plan.squares()) == set(board.squares) == {letter["id"] for letter in plan.letters({})}
    assert {frozenset((a, b)) for a in board.squares for b in board.adjacent(a)} == set(plan.passages())
    drawn = {id: plan.corner(square) for id, square in plan.squares().items()}
    assert len(set(drawn.values())) == len(drawn), "no square lies on another"
    for a, b in map(tuple, plan.passages()):
        (ax, ay), (bx, by) = drawn[a], drawn[b]
        apart = (round(abs(ax - bx) / plan.LANE), round(abs(ay - by) / plan.ROW))
        assert apart in ((0, 1), (1, 0)) or (apart == (1, 1) and {"TF", "TA"} & {a, b}), "squares between which pieces step touch"
