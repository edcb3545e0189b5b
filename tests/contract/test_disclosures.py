"""What is told apart, and the file that approves it."""

from __future__ import annotations

import pytest

from lysander.core.battery.disclosures import as_entries, load
from lysander.core.battery.twins import Prompt, Told, disclosed, prompted
from lysander.core.tables import BadTable
from lysander.lab.disclosures import disclosures


def told(kind: str, **facts: object) -> Told:
    return Told(kind, dict(facts), f"{kind} {facts}")


OWL, FOX, LAMP1, LAMP2 = told("owl"), told("fox"), told("lamp", cove="1", night=3), told("lamp", cove="2", night=3)


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        ([LAMP1], [LAMP2], [("lamp", "cove")]),
        ([LAMP1], [told("lamp", cove="1", night=3, near=1)], [("lamp", "near")]),
        ([OWL], [], [("owl", "told")]),
        ([OWL, FOX], [FOX], [("owl", "told")]),
        ([FOX], [OWL, FOX], [("owl", "told")]),
        ([OWL], [FOX], [("owl", "told"), ("fox", "told")]),
        ([OWL, FOX], [FOX, OWL], [("owl", "order"), ("fox", "order")]),
        ([LAMP1, OWL], [LAMP2, FOX], [("lamp", "cove")]),
    ],
)
def test_the_first_difference_is_what_is_told(one: list[Told], other: list[Told], found: list[tuple[str, str]]) -> None:
    assert disclosed(one, other) == found


def ask(told: int, kind: str, value: str = "yes") -> Prompt:
    return Prompt(told, "smuggler", kind, value)


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        ([ask(0, "boat")], [ask(0, "boat")], []),
        ([ask(0, "boat"), ask(1, "wait:3")], [ask(0, "boat")], [("asked", "wait")]),
        ([ask(0, "boat"), ask(1, "wait")], [ask(0, "boat"), ask(2, "wait")], [("asked", "wait")]),
        ([ask(0, "boat", "1"), ask(1, "wait")], [ask(0, "boat", "2")], []),
        ([ask(0, "boat")], [ask(0, "boat"), ask(3, "wait")], []),
        ([ask(0, "pray")], [ask(0, "boat")], [("asked", "pray"), ("asked", "boat")]),
        ([ask(0, "boat:1"), ask(1, "wait")], [ask(0, "boat:2")], []),
    ],
)
def test_a_question_to_another_seat_in_one_world_only(one: list[Prompt], other: list[Prompt], found: list[tuple[str, str]]) -> None:
    assert prompted(one, other, 2) == found


def test_the_file_is_read_and_new_entries_are_named() -> None:
    text = 'roles = {a = "crew", b = "crew"}\nopen = {chief = "4.1"}\n[may.crew.lamp]\ncove = "2, 3.1"\n[known.crew.asked]\nwait = "4"\n'
    approved = load(text)
    assert [approved.role(seat) for seat in ("a", "b", "chief")] == ["crew", "crew", "chief"]
    found = [("crew", "lamp", "cove"), ("crew", "asked", "wait"), ("chief", "lamp", "night"), ("crew", "lamp", "night"), ("crew", "lamp", "night")]
    assert approved.new(found) == [("crew", "lamp", "night")]
    assert approved.new([("crew", "own lamp", "cove"), ("crew", "own lamp", "night")]) == [("crew", "own lamp", "night")]
    assert approved.new([("chief", "asked", "wait"), ("chief", "glimpse", "fire")]) == [("chief", "asked", "wait"), ("chief", "glimpse", "fire")]
    assert as_entries(approved.new(found)) == '[may.crew.lamp]\nnight = ""'
    assert set(approved.paragraphs()) == {"2", "3.1", "4", "4.1"}


def test_a_role_is_that_of_the_seat_unless_the_file_names_another() -> None:
    assert [disclosures("hijacked").role(seat) for seat in "AD"] == ["negotiator", "negotiator"]
    assert [disclosures("flight181").role(seat) for seat in ("team1", "teams", "hijackers")] == ["teams", "teams", "hijackers"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[may.crew]\nlamp = 1", "not a table of facts"),
        ("[mya.crew.lamp]\ncove = '2'", "unknown key 'mya'"),
        ("[may.crew.lamp]\ncove = ''", "is no paragraph"),
        ("[may.crew.lamp]\ncove = 'because'", "is no paragraph"),
        ("[may.crew.lamp]\ncove = '2'\n[known.crew.lamp]\ncove = '2'", "stands in may and in known"),
        ("may = [", "disclosures.toml"),
    ],
)
def test_a_mistake_in_the_file_is_said(text: str, words: str) -> None:
    with pytest.raises(BadTable, match=words):
        load(text)
