"""Figures of campaign.md: whole campaigns of bots, whose battles bots fly.

    python docs/studies/campaign.py play
    python docs/studies/campaign.py show

What is kept of a campaign is its course: each battle with its winner and what came of each pilot in it. It is written after every campaign
(``campaigns.json``), so that a run may be stopped, and goes on where it was.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import exp, inf, log, sqrt
from pathlib import Path
from time import process_time
from typing import Any

from lysander.core.game import Setup
from lysander.games.campaign.course import flown
from lysander.lab.estimate import Estimate, Z, mean, percent, rate
from lysander.lab.markdown import table, written
from lysander.lab.study import Games, Part, command_line, game

KEPT = Path("campaigns.json")
LEVEL, SEED, WITHIN = "normal", 1, ""
SEATS = ("organiser", "e1", "c1")
BASE = "as printed"
UNTAUGHT = "nobody learns"
GROUNDING = "grounding=off"
TWINS = (UNTAUGHT, GROUNDING)
"""Arms that are not counted together with the others: in one there is nothing to win by a lead, the other repeats the campaigns of the first."""
DEAR: Mapping[str, Any] = {"name": UNTAUGHT, "tables": {"experience": {"price": [{"from": 1, "points": 99}]}}}
ARMS: Mapping[str, tuple[Mapping[str, Any], Mapping[str, Any]]] = {
    BASE: ({}, {}),
    GROUNDING: ({"grounding": "off"}, {}),
    "ace_at=2": ({"ace_at": 2}, {}),
    UNTAUGHT: ({}, DEAR),
    "pace=months": ({"pace": "months"}, {}),
    "pace=days": ({"pace": "days"}, {}),
}
SELDOM = ("pace=days", GROUNDING)
"""Arms of which only every third campaign is played: a campaign of four missions a month takes twice as long, and one in which nobody is grounded is
nearly the same campaign as without."""
AFTER = (1, 2, 3, 5, 8, 12)
QUARTER = 4
Course = list[dict[str, Any]]


# play


def campaign(name: str, every: int, at: int) -> dict[str, Any]:
    """Return what is kept of a campaign of an arm, of which one of so many is played."""
    (options, variant), n, began = ARMS[name], every * at, process_time()
    setup = Setup("campaign", "war", options, SEATS, variant)
    played = game(setup, dict.fromkeys(SEATS, LEVEL), SEED, n, within=WITHIN)
    course = [
        {
            "month": b.month,
            "file": b.file,
            "winner": b.winner,
            "sorties": [[o.person, o.before, o.bought, o.victories, int(o.lost)] for o in b.sorties if o.pilot],
        }
        for b in flown(played.events)
    ]
    kept = {k: v for k, v in played.game.measures(played.state, played.events).items() if k.partition("/")[0] in MEASURES}
    return {"n": n, "seconds": process_time() - began, "winner": played.state.result.facts["winner"], "course": course, "measures": kept}


def parts() -> dict[str, Part]:
    """Return what is played: five campaigns of each arm, or two."""
    often, seldom = ({(name,): partial(campaign, name, every) for name in ARMS if (name in SELDOM) == (every > 1)} for every in (1, 3))
    return {"often": Part(often, 5, 1), "seldom": Part(seldom, 2, 1)}


MEASURES = ("balance", "end", "aces", "people", "experience", "types", "months")


# show


def lead(course: Course) -> int:
    """Return by how many battles the Entente is ahead."""
    return sum((b["winner"] == "E") - (b["winner"] == "C") for b in course)


def losses(course: Course) -> int:
    """Return how many pilots more the Central Powers have lost."""
    return sum(o[LOST] * (1 if o[0][0] == "c" else -1) for b in course for o in b["sorties"])


def parted(course: Course) -> tuple[Course, Course]:
    """Return the first quarter of a campaign, and the rest."""
    many = len(course) // QUARTER
    return course[:many], course[many:]


def slope(pairs: Sequence[tuple[str, float, float]]) -> Estimate:
    """Return by how much the second number rises for each point of the first, within the arms to which they belong, with its interval; without one
    where the first never differs."""
    by: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for arm, x, y in pairs:
        by[arm].append((x, y))
    xs, ys, arms = [], [], 0
    for rows in by.values():
        if len(rows) > 1:
            arms += 1
            mx, my = (sum(v) / len(rows) for v in zip(*rows, strict=True))
            xs += [x - mx for x, _ in rows]
            ys += [y - my for _, y in rows]
    square = sum(x * x for x in xs)
    if not square:
        return Estimate(0.0, -inf, inf, len(xs))
    b = sum(x * y for x, y in zip(xs, ys, strict=True)) / square
    left = sum((y - b * x) ** 2 for x, y in zip(xs, ys, strict=True)) / max(1, len(xs) - arms - 1)
    half = Z * sqrt(left / square)
    return Estimate(b, b - half, b + half, len(xs))


def survival(courses: Sequence[Course], side: str) -> dict[int, Estimate]:
    """Return the share of pilots who are left after so many battles (Kaplan and Meier), with Greenwood's interval on the scale of log minus log."""
    watched: dict[int, int] = defaultdict(int)
    lost: dict[int, int] = defaultdict(int)
    for course in courses:
        for b in course:
            for person, before, _, _, gone in b["sorties"]:
                if person[0] == side:
                    watched[before + 1] += 1
                    lost[before + 1] += gone
    share, spread, found = 1.0, 0.0, {}
    for n in range(1, max(watched) + 1):
        share *= 1 - lost[n] / watched[n]
        spread += lost[n] / (watched[n] * max(1, watched[n] - lost[n]))
        if n in AFTER and 0 < share < 1:
            half = Z * sqrt(spread) / log(share)
            low, high = sorted(share ** exp(sign * half) for sign in (1, -1))
            found[n] = Estimate(share, low, high, watched[n]) if watched[n] > 1 else Estimate(share, -inf, inf, 1)
    return found


FLOWN, BOUGHT, VICTORIES, LOST = 1, 2, 3, 4
"""The columns of a sortie."""
GROUPS = ((0, 0), (1, 4), (5, 99))


def grouped(courses: Sequence[Course], value: int, by: int) -> list[Estimate]:
    """Return the mean of a column of sorties over pilots who have nothing in another column, 1 to 4, 5 and more; campaign by campaign."""
    found = []
    for least, most in GROUPS:
        each = [[o[value] for b in course for o in b["sorties"] if least <= o[by] <= most] for course in courses]
        found.append(mean([sum(rows) / len(rows) for rows in each if rows]))
    return found


def over(rows: Sequence[dict[str, Any]], value: Callable[[dict[str, Any]], float | None]) -> Estimate:
    """Return the mean of a value over the campaigns that have it."""
    return mean([v for row in rows if (v := value(row)) is not None])


def measured(key: str) -> Callable[[dict[str, Any]], float | None]:
    """Return the function that reads a measure of the lab."""
    return lambda row: row["measures"].get(key)


def both(key: str) -> Callable[[dict[str, Any]], float]:
    """Return the function that sums a measure over both sides."""
    return lambda row: sum(row["measures"][f"{key} {side}"] for side in "EC")


def show(kept: Games) -> Iterator[str]:
    """Yield all figures as Markdown."""
    arms = {name: rows for name in ARMS if (rows := kept.of(name))}
    every = [row for rows in arms.values() for row in rows]
    battles = sum(len(row["course"]) for row in every)
    yield f"{len(every)} campaigns, {battles} battles, {sum(row['seconds'] for row in every) / battles:.2f} s of processor time for each"
    yield ""
    for part in (_decided, _lives, _learning, _types, _months):
        yield from part(arms)


def _decided(arms: Mapping[str, Sequence[dict[str, Any]]]) -> Iterator[str]:
    rows = []
    pooled = [row for name, of in arms.items() for row in of if name not in TWINS]
    for name, of in {**arms, "all that learn": pooled}.items():
        early = [row["measures"]["balance/early leader won"] for row in of if "balance/early leader won" in row["measures"]]
        cells = [rate(sum(early), len(early)), over(of, measured("balance/rest won by early leader"))]
        cells += [over(of, measured(f"balance/{key}")) for key in ("last change of lead", "beyond reach")]
        won = rate(sum(row["winner"] == "E" for row in of), len(of))
        rows.append([name, str(len(of)), *(written(percent(c), 0) for c in (won, *cells))])
    yield from table(
        ("", "campaigns", "won by the Entente, %", "early leader won, %", "he won of the rest, %", "last change of lead, %", "beyond reach, %"), rows
    )
    every = [(name, *parted(row["course"])) for name, of in arms.items() for row in of]
    taught = [(name, first, rest) for name, first, rest in every if name not in TWINS]
    told = {
        "battles of the lead at the end for each battle of the lead after a quarter": [(n, lead(a), lead(a) + lead(b)) for n, a, b in taught],
        "battles won of the rest for each battle of the lead after a quarter": [(n, lead(a), lead(b)) for n, a, b in taught],
        "battles won of the rest for each pilot that the other side lost more in the first quarter": [(n, losses(a), lead(b)) for n, a, b in taught],
        "pilots lost of the rest for each pilot lost in the first quarter": [(n, losses(a), losses(b)) for n, a, b in taught],
    }
    yield from table(("slope within an arm", "value"), [[what, written(slope(pairs), 2, "+")] for what, pairs in told.items()])


def _lives(arms: Mapping[str, Sequence[dict[str, Any]]]) -> Iterator[str]:
    rows = []
    for name, of in arms.items():
        for side, word in (("e", "Entente"), ("c", "Central Powers")):
            found = survival([row["course"] for row in of], side)
            rows.append([f"{name}, {word}", *(written(percent(found[n]), 0) if n in found else "–" for n in AFTER)])
    yield from table(("left after battles, %", *map(str, AFTER)), rows)


def _learning(arms: Mapping[str, Sequence[dict[str, Any]]]) -> Iterator[str]:
    rows = []
    for name, of in arms.items():
        cells = [over(of, both(key)) for key in ("aces/number", "people/pilots", "people/dead")]
        cells += [over(of, lambda row: max(row["measures"][f"aces/most {side}"] for side in "EC")), over(of, measured("aces/abilities"))]
        cells += [over(of, measured("people/wound tests")), over(of, both("experience/spent"))]
        rows.append([name, *(written(c) for c in cells)])
    head = ("mean of a campaign", "aces", "pilots who flew", "dead", "victories of the best", "abilities of aces", "wound tests", "experience spent")
    yield from table(head, rows)
    learn = [row["course"] for name, of in arms.items() for row in of if name not in TWINS]
    untaught = [row["course"] for row in arms.get(UNTAUGHT, ())]
    rows = []
    for name, courses, by, what in (
        ("those who learn", learn, BOUGHT, "points bought"),
        ("those who learn", learn, FLOWN, "battles flown"),
        (UNTAUGHT, untaught, FLOWN, "battles flown"),
    ):
        lost, won = (grouped(courses, value, by) for value in (LOST, VICTORIES))
        for words, a, b in zip(("0", "1 to 4", "5 and more"), lost, won, strict=True):
            rows.append([f"{name}, {words} {what}", written(percent(a), 0), written(b, 2)])
    yield from table(("pilots", "lost in a sortie, %", "victories in a sortie"), rows)


def _types(arms: Mapping[str, Sequence[dict[str, Any]]]) -> Iterator[str]:
    of = arms[BASE]
    keys = sorted({key for row in of for key in row["measures"] if key.startswith("types/")})
    rows = [[key.removeprefix("types/"), written(over(of, lambda row: row["measures"].get(key, 0)))] for key in keys]  # noqa: B023
    yield from table(("shot down in a campaign", "mean"), rows)


def _months(arms: Mapping[str, Sequence[dict[str, Any]]]) -> Iterator[str]:
    of = arms[BASE]
    halves = sorted({b["month"] for row in of for b in row["course"]})
    rows = []
    for at in range(0, len(halves), 6):
        months = halves[at : at + 6]
        battles = [[b for b in row["course"] if b["month"] in months] for row in of]
        won = [sum(b["winner"] == "E" for b in mine) / max(1, sum(b["winner"] in "EC" for b in mine)) for mine in battles]
        down = [[sum(o[3] for b in mine for o in b["sorties"] if o[0][0] == side) for mine in battles] for side in "ec"]
        rows.append([f"{months[0]} to {months[-1]}", written(percent(mean(won)), 0), *(written(mean(d)) for d in down)])
    yield from table(("months", "won by the Entente, %", "its victories", "those of the Central Powers"), rows)


def main() -> None:
    """Play or show."""
    command_line(__doc__, KEPT, parts(), show)


if __name__ == "__main__":
    main()
