"""15.22 The difference between two views, in lines: what an answer of the umpire would take away, and what it would add."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ...core.words import apart, section
from . import twin
from .names import Names

View = Mapping[str, Any]
PLAIN = ("twin-team", "twin-units", "twin-truth")
"""Headings whose lines say enough without them."""
DETAILS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "british": {"men": ("locked",), "lorries": ("driven", "fresh")},
    "german": {"patrols": ("boarded", "set_down"), "lorries": ("fought",)},
    "umpire": {"patrols": ("boarded", "set_down"), "lorries": ("used", "fought", "known")},
}
"""What the text twin leaves out, by seat and kind of piece."""


def difference(words: Names, before: View, after: View) -> tuple[list[str], list[str]]:
    """15.22 Returns the lines that are gone, and those that are new."""
    gone, new = apart([*lines(words, before)], [*lines(words, after)])
    hexes_gone, hexes_new, weights = _belief(words, before.get("belief") or {}, after.get("belief") or {})
    return gone + hexes_gone, new + hexes_new + weights


def lines(words: Names, view: View) -> Iterator[str]:
    """Yields everything that a view shows, each line with the heading that it needs; of the belief view only its size (16.2)."""
    say, seat = words.say, str(view["seat"])
    shown = view["truth"] if seat == "umpire" else view
    rows = twin.truth(words, shown) if seat == "umpire" else twin.lines(words, {**view, "belief": None})
    yield say("twin-head", **words.head(view))
    yield from _whole(rows, {say(id) for id in PLAIN})
    yield from _details(words, shown, DETAILS[seat])
    yield from _size(words, view.get("belief") or {})
    if seat == "umpire" and shown["men"] and not any(m["hex"] for m in shown["men"]):
        yield say("would-nobody")


def _whole(rows: Iterable[str], plain: set[str]) -> Iterator[str]:
    """Yields indented rows behind their heading, unless it is a plain one."""
    heading = ""
    for row in rows:
        if row.startswith("  "):
            yield f"{heading} {row.strip()}".strip()
        elif row in plain:
            heading = ""
        elif row.endswith(":"):
            heading = row
        else:
            yield row


def _details(words: Names, view: View, kinds: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    for kind, marks in kinds.items():
        for piece in view[kind]:
            name = words.men[piece["letter"]] if kind == "men" else words.unit(piece.get("unit") or piece["lorry"])
            yield from (words.say(f"would-{mark}", piece=name) for mark in marks if piece[mark])


def _size(words: Names, belief: View) -> Iterator[str]:
    """16.2 Yields how many men are looked for in how many hexes, the trails and the silent lorries."""
    if not belief:
        return
    say = words.say
    yield say("would-belief", men=belief["men"], count=len(belief["hexes"]))
    trails = [say("twin-trail", men=t["men"] or "none", move=t["move"], hexes=", ".join(t["hexes"])) for t in belief["trails"]]
    lorries = [f"{words.unit(n)}: {', '.join(h)}" for n, h in belief["lorries"].items() if h]
    yield from _whole(section(say("twin-trails"), trails) + section(say("twin-silent-lorries"), lorries), set())


def _belief(words: Names, before: View, after: View) -> tuple[list[str], list[str], list[str]]:
    """16.2, 16.14 Returns the hexes that leave the belief, those that come in, and in how many others the weight changes."""
    was, will = before.get("hexes") or [], after.get("hexes") or []
    old, new = before.get("shares") or {}, after.get("shares") or {}
    moved = sum(old.get(h) != new.get(h) for h in {*was} & {*will})
    return (
        [words.say("would-hexes", hexes=_some(h for h in was if h not in will))] if {*was} - {*will} else [],
        [words.say("would-hexes", hexes=_some(h for h in will if h not in was))] if {*will} - {*was} else [],
        [words.say("would-weights", count=moved)] if moved else [],
    )


def _some(hexes: Iterable[str]) -> str:
    every = list(hexes)
    return ", ".join(every[: twin.MANY]) + (" …" if len(every) > twin.MANY else "")
