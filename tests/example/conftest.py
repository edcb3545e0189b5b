"""The example game of the docs, installed like any other: a folder of ``lysander.games`` with its module and its texts."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import lysander.games
from lysander.games import registry
from lysander.lab.disclosures import disclosures

EXAMPLE = Path(__file__).parents[2] / "docs" / "example"


@pytest.fixture(scope="session")
def lanterns(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The module of the example, while the registry knows it."""
    folder = tmp_path_factory.mktemp("games")
    (folder / "lanterns" / "text").mkdir(parents=True)
    shutil.copy(EXAMPLE / "lanterns.py", folder / "lanterns" / "__init__.py")
    shutil.copy(EXAMPLE / "lanterns.en.ftl", folder / "lanterns" / "text" / "en.ftl")
    shutil.copy(EXAMPLE / "lanterns.disclosures.toml", folder / "lanterns" / "disclosures.toml")
    lysander.games.__path__.append(str(folder))
    registry.games.cache_clear()
    disclosures.cache_clear()
    try:
        yield import_module("lysander.games.lanterns")
    finally:
        lysander.games.__path__.remove(str(folder))
        registry.games.cache_clear()
