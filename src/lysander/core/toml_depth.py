"""How deep a TOML text is nested, found without parsing it: ``tomllib`` takes a time that grows with the square of the depth."""

from __future__ import annotations

import re

TOKEN = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+"{0,5}'  # strings over several lines
    r"|'''(?:[^']|'(?!''))*+'{0,5}"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'  # strings of one line
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+"
    r"|[.,=\n\[\]{}]",
    re.DOTALL,
)


def depth_of(text: str) -> int:
    """Return the depth of the deepest part of a TOML text: the brackets that are open there and the dots of one key, outside of strings and
    comments. The time grows with the length of the text alone, whatever stands in it."""
    deepest = nested = dots = 0
    for found in TOKEN.finditer(text):
        token = found[0]
        if token == ".":
            dots += 1
        elif token in "[{":
            nested, dots = nested + 1, 0
        elif token in "]}":
            nested, dots = max(0, nested - 1), 0
        elif token in ",=\n":
            dots = 0
        deepest = max(deepest, nested + dots)
    return deepest
