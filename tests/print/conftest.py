"""Typst keeps what it has laid out: some 100 MB more for each kit. So the tests have it in a process that is renewed after some kits."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import ModuleType
from typing import Any

import pytest

KITS = 8


CALL = "getattr(__import__('typst'), name)(*given, **named)"
"""What the other process does; as text, since it knows nothing of this file."""


class Apart(ModuleType):
    """Typst in another process: a module with its functions and without a file, since others look through the modules there are."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        super().__init__("typst")
        self.pool = pool

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *given, **named: self.pool.submit(eval, CALL, {"name": name, "given": given, "named": named}).result()


@pytest.fixture(scope="session", autouse=True)
def typst_apart() -> Iterator[None]:
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=KITS) as pool, pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "typst", Apart(pool))
        yield
