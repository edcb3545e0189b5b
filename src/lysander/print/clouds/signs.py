"""The signs on counters in black: an aeroplane of the Entente is drawn as an outline with a ring, one of the Central Powers filled with a cross."""

from __future__ import annotations

OUTLINE = "M0-8.5L1.3-6.5v2.5H8.5v3.5H1.300L.9 5H3.5v2.300H-3.5V5h2.6L-1.300-.5H-8.5v-3.5h7.200v-2.5z".replace("500", "5").replace("300", "3")
INK = "fill='none' stroke='#000' stroke-width='1.3' stroke-linejoin='round' stroke-linecap='round'"
SHAPES = {
    "E": f"<path d='{OUTLINE}' {INK}/><circle cx='-5.6' cy='-2.2' r='.9'/><circle cx='5.6' cy='-2.2' r='.9'/>",
    "C": f"<path d='{OUTLINE}'/><path d='M-6.6-2.2h2M-5.6-3.2v2M4.6-2.2h2M5.6-3.2v2' stroke='#fff' stroke-width='.9'/>",
    "spin": f"<path d='M0-1q2 0 2 2t-3 2-4-4 5-6 8 6-7 9' {INK}/>",
    "fire": "<path d='M0-8.5q5 4 4 8 1.5-.5 2-2.5 3 9-6 11-9-2-6-9 .8 1.5 2 1.5-1-5 4-9z'/>",
    "smoke": f"<path d='M-5 7q-4-1-2-5-2-4 3-5 1-6 6-4 6 0 4 6 2 5-3 4-2 5-8 4z' {INK}/>",
    "wreck": "<path d='M-7-8l15 15M8-8L-7 7' fill='none' stroke='#000' stroke-width='2.4' stroke-linecap='round'/>",
}
SIGNS = {name: f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='-9.5 -9.5 19 19'>{shape}</svg>" for name, shape in SHAPES.items()}
"""Drawings without a size of their own, by name."""
