"""Pictures of where things happen: the board of the game, coloured by how often, with a legend and the numbers as a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from html import escape
from types import MappingProxyType

from ..text import for_game
from .blocks import folded, numbers, section
from .experiment import Arm
from .grounds import Ground, ground_of, word
from .heat import STEPS, Heat
from .marks import Marks, attribute, heat_mark, noted
from .rows import Row
from .saying import Saying
from .tables import table

Named = Callable[[str], str]
"""Returns the name of a place of a board."""
WRITTEN = 3
"""The step of colour from which on numbers stand in places."""
SMALLEST = 0.95
"""The least value that is written in a place: smaller ones would round to none."""
TALL, BROAD = 0.6, 1.3
"""Width by height below which a board is tall, and above which it is wide."""
MARGIN = 2
"""Places around the part in which anything happened that are shown, in widths of a place."""


def names_of(arms: Sequence[Arm], say: Saying) -> list[Named]:
    """Return what names the places of each arm's board."""
    return [partial(for_game(arm.setup.game, say.lang, arm.setup).figure, "places") for arm in arms]


@dataclass(frozen=True)
class Sheet:
    """The board of an arm: the name of the arm, what it is called on the page, the board and its number on the page, and what names its places."""

    arm: str
    label: str
    ground: Ground
    number: int
    named: Named


def sheets_of(arms: Sequence[Arm], labels: Sequence[str], say: Saying) -> list[Sheet]:
    """Return the boards of all arms; none if one has no board."""
    grounds = [ground_of(arm.setup) for arm in arms]
    distinct = list(dict.fromkeys(ground.back for ground in grounds if ground is not None))
    rows = zip(arms, labels, grounds, names_of(arms, say), strict=True)
    made = [Sheet(arm.name, label, ground, distinct.index(ground.back), named) for arm, label, ground, named in rows if ground is not None]
    return made if len(made) == len(arms) else []


def heat_section(
    found: Sequence[Heat], arms: Sequence[Arm], say: Saying, marks: Marks = MappingProxyType({}), labels: Sequence[str] = (), unfolded: int = 1
) -> str:
    """Return all pictures; of two arms or more ``unfolded`` are open and the others folded. Nothing where the game has no board or says of nothing
    where it happened. ``labels`` are the names of arms, where they have others on the page."""
    sheets = sheets_of(arms, labels or [arm.name for arm in arms], say) if found else []
    if not sheets:
        return ""
    bases = "".join(f'<g id="ground-{n}">{back}</g>' for n, back in {sheet.number: sheet.ground.back for sheet in sheets}.items())
    drawn = "".join(_picture(heat, sheets, say, marks, n >= unfolded) for n, heat in enumerate(found))
    shared = f'<svg class="shared" width="0" height="0" aria-hidden="true"><defs>{bases}</defs></svg>'
    kind = " ".join(["heats", look(sheets[0].ground), *["pair"] * (len(arms) > 1), *["many"] * (len(arms) > 2)])
    return f'{shared}<div class="{kind}">{drawn}</div>'


def _picture(heat: Heat, sheets: Sequence[Sheet], say: Saying, marks: Marks, later: bool) -> str:
    title = title_of(heat, say)
    maps = []
    for n, sheet in enumerate(sheets):
        said = _sentence(heat, n, sheet.named, say)
        name = f"{title}, {sheet.label}" if len(sheets) > 1 else title
        caption = f"<figcaption><b>{escape(sheet.label)}</b> {escape(said)}</figcaption>" if len(sheets) > 1 else ""
        maps.append(f"<figure>{_map(heat, n, sheet, f'{name}. {said}', say)}{caption}</figure>")
    note = "" if len(sheets) > 1 else _sentence(heat, 0, sheets[0].named, say)
    drawn = f'<div class="maps">{"".join(maps)}</div>{legend(heat, say)}{numbers(numbers_of(heat, sheets, say, marks), say)}'
    kind = f"heat {look(sheets[0].ground)}"
    if later and len(sheets) > 1:
        return folded(title, f'<section class="{kind}">{drawn}</section>')
    return section(title, escape(note), drawn, kind)


def look(ground: Ground) -> str:
    """Return the format of a board: ``tall``, ``broad``, or neither."""
    ratio = ground.box[2] / ground.box[3]
    return "tall" if ratio < TALL else "broad" if ratio > BROAD else "even"


def title_of(heat: Heat, say: Saying) -> str:
    """Return the question that a picture answers."""
    return say.text.say.maybe(f"heat-{heat.thing}", heat.thing.replace("_", " "))


def _sentence(heat: Heat, arm: int, named: Named, say: Saying) -> str:
    total = heat.total.arms[arm].value
    most = max(heat.rows, key=lambda row: row.arms[arm].value)
    value, interval = say.parts(most, most.arms[arm], "", f" {say('to')} ")
    each = f"{value} ({interval})" if interval else value
    return say("heat-most", total=say.number(f"{total:,.0f}"), place=named(most.name), value=each)


def _box(ground: Ground, arms: Sequence[dict[str, float]]) -> tuple[float, float, float, float]:
    """Return the part of the board that is shown, the same in each arm."""
    if not ground.crop:
        return ground.box
    at = [ground.middles[place] for arm in arms for place in arm if place in ground.middles] or [(0.0, 0.0)]
    room = MARGIN * 2 * ground.size
    left, top = min(x for x, _ in at) - room, min(y for _, y in at) - room
    wide = max(max(x for x, _ in at) + room - left, max(y for _, y in at) + room - top)
    return left, top, wide, wide


def _map(heat: Heat, arm: int, sheet: Sheet, label: str, say: Saying) -> str:
    values, ground = heat.arms[arm], sheet.ground
    cells, numbers = "", ""
    for place, value in values.items():
        step, mark = heat.step(value), attribute(heat_mark(heat, sheet.arm, place))
        cells += f'<path class="h{step}" d="{ground.outlines[place]}"{mark}/>'
        if value >= SMALLEST and (step >= WRITTEN or ground.words):
            x, y = ground.middles[place]
            numbers += word(x, y + ground.size * 0.35, say.number(f"{value:.0f}"), ground.size, f"t{step}")
    names = "".join(word(x, y, sheet.named(place), ground.size * 0.6, "g-name") for place, (x, y) in ground.words.items())
    names += "".join(
        word(x, y, place, ground.size * 0.6, f"g-id t{heat.step(values.get(place, 0))}", "start") for place, (x, y) in ground.ids.items()
    )
    size = " ".join(f"{n:g}" for n in _box(ground, heat.arms))
    inside = f'<use href="#ground-{sheet.number}"/><g>{cells}</g>{ground.front}{names}{numbers}'
    return f'<svg class="board" viewBox="{size}" role="img" aria-label="{escape(label)}">{inside}</svg>'


def legend(heat: Heat, say: Saying) -> str:
    """Return the steps of colour with their numbers."""
    lows = (0.0, *heat.bounds[:-1])
    shown = [say("heat-up-to", high=_plain(heat.bounds[0], say))]
    shown += [f"{_plain(low, say)}–{_plain(high, say)}" for low, high in zip(lows[1:], heat.bounds[1:], strict=True)]
    steps = "".join(f'<span><i class="h{n}"></i>{escape(text)}</span>' for n, text in zip(range(1, STEPS + 1), shown, strict=True))
    return f'<p class="steps">{escape(say("heat-legend"))} {steps}</p>'


def _plain(value: float, say: Saying) -> str:
    return say.number(f"{value:,.0f}" if value >= 1 else f"{value:g}")


def numbers_of(heat: Heat, sheets: Sequence[Sheet], say: Saying, marks: Marks) -> str:
    """Return the numbers of a picture as a table, in 100 games. A place that has another name in another arm is called by all."""
    rows: list[Row] = [replace(row, name=" / ".join(dict.fromkeys(sheet.named(row.name) for sheet in sheets))) for row in heat.rows]
    rows += [replace(heat.other, name=say("heat-other"))] if heat.other else []
    notes = [noted(*(marks.get(heat_mark(heat, sheet.arm, row.name)) for sheet in sheets)) for row in heat.rows]
    return table([*rows, replace(heat.total, name=say("heat-all"))], [sheet.label for sheet in sheets], say, notes)
