"""Pages of the lab: one head for all of them, then a body of their own; each is complete in itself."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from importlib import resources
from string import Template

ALL = "report"
"""The styles of all pages."""


def filled(name: str, words: Mapping[str, str], parts: Mapping[str, str]) -> str:
    """Return the page of this name as one HTML text. ``words`` are plain text, ``parts`` are HTML; a page may have styles of its own."""
    files = resources.files(__package__)
    style = "".join((files / f"{of}.css").read_text("utf-8") for of in dict.fromkeys((ALL, name)))
    text = "".join((files / f"{part}.html").read_text("utf-8") for part in ("head", name))
    return Template(text).substitute({k: escape(v) for k, v in words.items()}, style=style, **parts)
