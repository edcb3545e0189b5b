"""Make the icons of the installed page from ``web/public/mark.svg``: ``python tools/icons.py``. The pictures are kept with the sources."""

from __future__ import annotations

import re
from pathlib import Path

import vl_convert

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
SIDE = 32
"""Units of the mark."""
SAFE = 0.8
"""Part of a maskable icon that no device cuts off."""


def drawing(mark: str, pixels: int, scale: float = 1.0, ground: str = "") -> str:
    """Return the mark as a picture of so many pixels, smaller than that by ``scale``, on a ``ground`` if one is given."""
    inner = re.sub(r"</?svg[^>]*>", "", mark)
    off = SIDE * (1 - scale) / 2
    back = f'<rect width="{SIDE}" height="{SIDE}" fill="{ground}"/>' if ground else ""
    group = f'<g transform="translate({off} {off}) scale({scale})">{inner}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{pixels}" height="{pixels}" viewBox="0 0 {SIDE} {SIDE}">{back}{group}</svg>'


def make() -> None:
    """Write all icons."""
    mark = (PUBLIC / "mark.svg").read_text("utf-8")
    ground = re.search(r'r="15" fill="(#\w+)"', mark)
    assert ground, "the mark has no ground"
    bare = re.sub(r'<circle cx="16" cy="16"[^>]*/>', "", mark)
    white = re.sub(r'fill="#\w+"', 'fill="#fff"', bare)
    for name, drawn in {
        "icon-192.png": drawing(mark, 192),
        "icon-512.png": drawing(mark, 512),
        "icon-mask-512.png": drawing(bare, 512, SAFE, ground[1]),
        "icon-apple.png": drawing(bare, 180, SAFE, ground[1]),
        "badge.png": drawing(white, 96),
    }.items():
        (PUBLIC / name).write_bytes(vl_convert.svg_to_png(drawn, ppi=72))


if __name__ == "__main__":
    make()
