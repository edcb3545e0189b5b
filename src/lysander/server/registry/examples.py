"""The example game of a rulebook: a finished game that ships with the rules, held in memory as a file that is looked at is (``opened.py``)."""

from __future__ import annotations

import asyncio

from ...player_rules import example, example_names, example_text
from ..store import queries
from .opened import file_table
from .registry import Registry
from .verdict import FITS, Verdict

EXAMPLES = "examples"
"""Whose files they are."""


async def example_tables(registry: Registry, game: str, lang: str) -> dict[str, str]:
    """Returns the names of the tables at which the examples of a game can be looked back at, by those of the journals."""
    return {name: await example_table(registry, game, lang, name) for name in example_names(game)}


async def example_table(registry: Registry, game: str, lang: str, name: str = "") -> str:
    """Returns the name of the table at which an example of a game can be looked back at; empty if its rulebook has none. Where people say nothing in
    it, all languages share one."""
    text = example_text(game, lang, name)
    if text and registry.examples.get(text) not in registry.tables:
        found = Verdict(FITS, answers=len(example(game, lang, name).lines))
        made = await asyncio.to_thread(file_table, registry, text, found)
        if registry.examples.get(text) not in registry.tables:
            registry.hold_file(made, EXAMPLES, len(text))
            registry.examples[text] = made.id
    if text:
        registry.tables[registry.examples[text]].presence.looked_at = queries.now()
    return registry.examples.get(text, "")
