"""What pages of the lab are built of: figures with headings, what lies folded, two columns of equal height, the row at the foot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import product

from .saying import Saying

Block = tuple[int, str]
"""A part of a page: about how many pixels it is high in a column, and its HTML; empty where the run has nothing of it."""
GAP = 24
"""Between blocks."""


def section(title: str, note: str, inside: str, look: str = "") -> str:
    """Return a figure with its heading; ``note`` is HTML."""
    said = f"<p>{note}</p>" if note else ""
    return f'<section class="{look}"><h2>{escape(title)}</h2>{said}{inside}</section>'


def folded(title: str, inside: str, look: str = "fold") -> str:
    """Return what lies folded under its title; print opens it."""
    return f'<details class="{look}"><summary>{escape(title)}</summary>{inside}</details>'


def numbers(inside: str, say: Saying) -> str:
    """Return the table of a picture, which takes its place where it is opened (24.1)."""
    words = f"<span>{escape(say('heat-numbers'))}</span><span>{escape(say('heat-picture'))}</span>"
    return f'<details class="numbers"><summary>{words}</summary>{inside}</details>'


def wide(picture: str) -> str:
    """Return a picture that keeps a size at which it can be read; on a narrow screen it is moved sideways."""
    return f'<div class="scroll wide">{picture}</div>'


def columns(blocks: Sequence[Block]) -> str:
    """Return blocks in two columns, so that the higher one is as low as can be; on a narrow screen they follow each other."""
    there = [block for block in blocks if block[1]]

    def highest(sides: Sequence[int]) -> int:
        return max(sum(GAP + height for side, (height, _) in zip(sides, there, strict=True) if side == of) for of in (0, 1))

    best = min(product((0, 1), repeat=len(there)), key=highest)
    parts = ("".join(inside for side, (_, inside) in zip(best, there, strict=True) if side == of) for of in (0, 1))
    inside = "".join(f"<div>{part}</div>" for part in parts if part)
    return f'<div class="halves">{inside}</div>'


def foot(folds: Mapping[str, str], links: str) -> str:
    """Return the row at the foot: tables, method and command folded, and links to files."""
    parts = "".join(folded(title, inside) for title, inside in folds.items() if inside)
    return f'<div class="folds">{parts}{links}</div>'


def pairs(rows: Mapping[str, object]) -> str:
    """Return a list of names and values."""
    return "<dl>" + "".join(f"<div><dt>{escape(k)}</dt><dd>{escape(str(v))}</dd></div>" for k, v in rows.items()) + "</dl>"
