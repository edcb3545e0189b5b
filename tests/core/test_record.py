"""Records and their clones."""

from __future__ import annotations

from typing import Any

import pytest

from lysander.core.record import Record, Value, change, record, replace


@record
class Leaf(Record):
    """A leaf."""

    name: str
    marks: list[int]


class Bird(Value, frozen=True):
    """A piece."""

    hex: str
    sings: bool


class Nest(Value, frozen=True):
    """A value that could be changed inside."""

    birds: list[str]


@record
class Wood(Record):
    """Holds pieces."""

    birds: dict[str, Bird]


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


def test_clones_share_values_and_replace_their_own() -> None:
    one = Wood({c: Bird("0101", False) for c in "ABC"})
    two = one.clone()
    assert all(two.birds[c] is bird for c, bird in one.birds.items())
    two.birds["A"] = replace(two.birds["A"], hex="0202")
    change(two.birds, "AB", sings=True)
    assert two.birds == {"A": Bird("0202", True), "B": Bird("0101", True), "C": Bird("0101", False)}
    assert one == Wood({c: Bird("0101", False) for c in "ABC"})
    with pytest.raises(AttributeError):
        one.birds["A"].hex = "0303"  # type: ignore[misc]


@pytest.mark.parametrize("hint", [set[int], list[list[int]], Any, dict[str, list[int]], bytearray, dict[str, Nest]])
def test_a_field_that_cannot_be_copied_is_refused(hint: Any) -> None:
    bad: Any = type("Bad", (Record,), {"__annotations__": {"field": hint}, "__module__": __name__})
    with pytest.raises(TypeError, match="cannot be cloned"):
        record(bad)
