"""Records and their clones."""

from __future__ import annotations

from typing import Any

import pytest

from lysander.core.record import Record, record


@record
class Leaf(Record):
    """A leaf."""

    name: str
    marks: list[int]


@record
class Tree(Record):
    """A tree."""

    leaves: list[Leaf]
    by_name: dict[str, Leaf]
    first: Leaf | None
    numbers: dict[str, int]
    pair: tuple[int, str]
    kept: int | None


def tree() -> Tree:
    return Tree([Leaf("a", [1])], {"b": Leaf("b", [2])}, Leaf("c", [3]), {"x": 1}, (1, "y"), None)


def test_a_clone_is_equal_and_apart() -> None:
    one = tree()
    two = one.clone()
    assert one == two
    two.leaves[0].marks.append(9)
    two.by_name["b"].name = "z"
    assert two.first is not None
    two.first.marks.clear()
    two.numbers["x"] = 7
    assert one == tree()


def test_none_stays_none() -> None:
    one = tree()
    one.first = None
    assert one.clone().first is None


@pytest.mark.parametrize("hint", [set[int], list[list[int]], Any, dict[str, list[int]], bytearray])
def test_a_field_that_cannot_be_copied_is_refused(hint: Any) -> None:
    bad: Any = type("Bad", (Record,), {"__annotations__": {"field": hint}, "__module__": __name__})
    with pytest.raises(TypeError, match="cannot be cloned"):
        record(bad)
