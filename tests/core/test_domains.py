"""Domains: what they sample is legal, what they list is what they accept, and no value breaks them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lysander.core.ask import Refusal
from lysander.core.domain import Amount, Cell, Confirm, Dice, Draw, OneOf, Path, Split, Subset, Text, split_path, whole

MOVES = {
    "0000": {"x0001": ("0001", 3), "r0100": ("0100", 2)},
    "0001": {"x0000": ("0000", 3)},
    "0100": {"r0000": ("0000", 2), "x0001": ("0001", 3)},
}
NEAR = {h: tuple(to for to, _ in steps.values()) for h, steps in MOVES.items()}
CODES = {code: f"1.{n}" for n, code in enumerate(("malformed", "neighbour", "link", "budget", "steps", "stop"), 1)}
ROADS = {h: {s: m for s, m in steps.items() if s[0] == "r"} for h, steps in MOVES.items()}


def path(budget: int = 6, steps: int = 99, stop: bool = True, moves: Any = MOVES) -> Path:
    return Path("0000", moves, NEAR, budget, steps, stop, CODES, "xr")


DOMAINS = {
    "one of": OneOf(("a", "b", 3), "9.1", {"c": Refusal("9.2", "closed")}),
    "cell": Cell(("0101", "0102", "stay"), "9.1"),
    "confirm": Confirm("9.1"),
    "subset": Subset("ABCD", "9.1", 3, "B"),
    "words": Subset("ABCD", "9.1", 4),
    "amount": Amount(-2, 5, "9.1"),
    "dice": Dice(6, "9.1"),
    "draw": Draw({"a": 1, "b": 0, "c": 5}, "9.1"),
    "split": Split({"food": 2, "crypto": 3}, 4, "9.1"),
    "text": Text(20, "9.1"),
    "path": path(),
    "path that must go on": path(stop=False),
}
ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=4,
)


@pytest.mark.parametrize("domain", DOMAINS.values(), ids=DOMAINS)
def test_what_is_sampled_is_legal_and_every_member_comes_up(domain: Any) -> None:
    rng = Random(1)
    found = {domain.sample(rng) for _ in range(400)}
    assert all(domain.why_not(value) is None for value in found)
    members = domain.members()
    if members is not None:
        assert found == set(members)


@pytest.mark.parametrize("domain", DOMAINS.values(), ids=DOMAINS)
def test_its_description_is_json_with_a_type(domain: Any) -> None:
    assert json.loads(json.dumps(domain.describe(), default=str))["type"]


@given(ANY)
@settings(max_examples=150, deadline=None)
def test_no_value_breaks_a_domain(value: Any) -> None:
    for domain in DOMAINS.values():
        refusal = domain.why_not(value)
        assert refusal is None or (refusal.rule and refusal.code)


@given(st.text(alphabet="x r0.1a٣²", max_size=14))
@settings(max_examples=200, deadline=None)
def test_no_text_breaks_a_path(value: str) -> None:
    refusal = path().why_not(value)
    assert refusal is None or refusal.rule in CODES.values()


@pytest.mark.parametrize(
    ("domain", "value", "rule"),
    [
        (OneOf(("a",), "9.1", {"c": Refusal("9.2", "closed")}), "c", "9.2"),
        (OneOf(("a",), "9.1"), "b", "9.1"),
        (OneOf((1, 2), "9.1"), True, "9.1"),
        (Subset("ABCD", "9.1", 3, "B"), "AC", "9.1"),
        (Subset("ABCD", "9.1", 2), "ABC", "9.1"),
        (Subset("ABCD", "9.1", 3), "BA", "9.1"),
        (Subset("ABCD", "9.1", 3), "AA", "9.1"),
        (Subset("ABCD", "9.1", 3), "E", "9.1"),
        (Amount(1, 6, "9.1"), 7, "9.1"),
        (Amount(1, 6, "9.1"), True, "9.1"),
        (Amount(1, 6, "9.1"), 2.0, "9.1"),
        (Split({"food": 2, "crypto": 3}, 4, "9.1"), "food3 crypto1", "9.1"),
        (Split({"food": 2, "crypto": 3}, 4, "9.1"), "crypto3 food1", "9.1"),
        (Split({"food": 2, "crypto": 3}, 4, "9.1"), "food2 crypto1", "9.1"),
        (Split({"food": 2, "crypto": 3}, 4, "9.1"), "food2 food2", "9.1"),
        (Text(3, "9.1"), "four", "9.1"),
        (Text(3, "9.1"), "  ", "9.1"),
        (Text(3, "9.1"), "a\n", "9.1"),
        (path(), "", "1.1"),
        (path(), "z0001.", "1.1"),
        (path(), "x0000.", "1.2"),
        (path(), "r0001.", "1.3"),
        (path(), "x0001x0000x0001.", "1.4"),
        (path(steps=1), "x0001x0000.", "1.5"),
        (path(stop=False), ".", "1.6"),
    ],
)
def test_refusals(domain: Any, value: Any, rule: str) -> None:
    refusal = domain.why_not(value)
    assert refusal is not None and refusal.rule == rule


def test_a_path_in_parts() -> None:
    assert split_path("x0001r0100.", 5) == (["x0001", "r0100"], True)
    assert split_path(".", 5) == ([], True) and split_path("x0001", 5) == (["x0001"], False)


def test_a_path_of_cells_alone() -> None:
    near = {"a1": ("b1",), "b1": ("a1", "c1"), "c1": ("b1",)}
    moves = {cell: {to: (to, 1) for to in tos} for cell, tos in near.items()}
    walk = Path("a1", moves, near, 2, 9, True, CODES)
    assert walk.why_not("b1c1.") is None and walk.why_not("b1") is None
    refused = {value: walk.why_not(value) for value in ("c1.", "d1.", "b1c1b1.", "b")}
    assert {value: refusal and refusal.code for value, refusal in refused.items()} == {
        "c1.": "path-neighbour", "d1.": "path-malformed", "b1c1b1.": "path-budget", "b": "path-malformed",
    }  # fmt: skip
    assert refused["c1."] is not None and refused["c1."].facts == {"cell": "c1"}
    assert {walk.sample(Random(seed)) for seed in range(99)} == {".", "b1.", "b1a1", "b1a1.", "b1c1", "b1c1."}


def test_a_path_describes_what_is_in_reach() -> None:
    told = json.loads(json.dumps(path(budget=3).describe()))
    assert told["moves"]["0000"] == {"x0001": ["0001", 3], "r0100": ["0100", 2]} and told["moves"]["0001"] == {}


def test_a_path_may_keep_to_links() -> None:
    assert path(moves=ROADS).why_not("x0001.") is not None and path(moves=ROADS).why_not("r0100.") is None


@pytest.mark.parametrize(
    ("text", "number"),
    [("7", 7), ("0", 0), ("123456789", 123456789), ("07", None), ("", None), ("²", None), ("٣", None), ("1" * 10, None), (7, None)],
)
def test_whole_numbers(text: Any, number: int | None) -> None:
    assert whole(text) == number
