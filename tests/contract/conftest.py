"""The example game of the docs, as a module of its own: the battery is tried on it, and on copies of it with planted faults."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from lysander.core.battery.disclosures import Approved, load

EXAMPLE = Path(__file__).parents[2] / "docs" / "example" / "lanterns.py"


@pytest.fixture(scope="session")
def lanterns() -> ModuleType:
    """The module of the example."""
    spec = importlib.util.spec_from_file_location("contract_lanterns", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def lanterns_disclosures() -> Approved:
    """What the example may tell."""
    return load(EXAMPLE.with_name("lanterns.disclosures.toml").read_text("utf-8"))
