"""The load of an evening (``docs/bench/evening.py``) in small, and that its checks find what they are for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "docs" / "bench"
sys.path.insert(0, str(BENCH))

from evening_check import CUT, Deed, Line, Log, Past, check_deeds, check_keys, check_talk, compare, history  # noqa: E402

from lysander.server.table.keys import hash_of  # noqa: E402
from lysander.testing.postgres import programs  # noqa: E402


def past(**given):
    """What a database holds: A and B have answered in turn, and one of A's answers was taken back."""
    journal = [Line(0, "A", "k", 1, ""), Line(1, "B", "k", 2, ""), Line(2, "B", "k", 5, "bot"), Line(3, "A", "k", 4, "")]
    undone = [[Line(2, "A", "k", 3, "")]]
    talk = [(0, "A", "well 1"), (1, "B", "well 2")]
    return Past(journal, [(2, "A")], undone, talk, {"A": [hash_of("a")], "B": [hash_of("b")]}, {"A": "human", "B": "human"}, [])._replace(**given)


def deeds(*given):
    """What somebody did, in order; ``None`` after it: whether it was done is not known."""
    return [Deed(n, kind, value, sure) for n, (kind, value, sure) in enumerate(given, 1)]


A = deeds(("k", 1, True), ("k", 3, True), (CUT, 1, True), ("k", 4, True))
B = deeds(("k", 2, True))
SAID = {"A": [Deed(1, "talk", "well 1", True)], "B": [Deed(2, "talk", "well 2", True)]}


def test_what_was_done_stands():
    assert [one if isinstance(one, tuple) and not isinstance(one, Line) else one.value for one in history(past())] == [1, 2, 3, (CUT, "A", 1), 5, 4]
    assert check_deeds(past(), {"A": A, "B": B}) == [] and check_talk(past(), SAID) == [] and check_keys(past(), {"A": "a", "B": "b"}) == []


@pytest.mark.parametrize(
    ("stored", "wrong"),
    [
        ([1, 3, CUT, 4], ""),
        ([1, 3, CUT], "was acknowledged"),
        ([1, 3, CUT, 4, 4], "stands twice"),
        ([1, 1, 3, CUT, 4], "was acknowledged"),
        ([3, 1, CUT, 4], "was acknowledged"),
        ([1, 3, 4], "was acknowledged"),
        ([1, 3, CUT, CUT, 4], "was acknowledged"),
    ],
)
def test_a_lost_a_doubled_and_a_strange_answer_are_found(stored, wrong):
    found = compare([(CUT, 1) if one == CUT else ("k", one) for one in stored], A)
    assert wrong in found and bool(wrong) == bool(found)


def test_a_take_back_of_too_much_is_found():
    """One line more, which is another's, or one's own that was not to go."""
    lines = past().journal
    more = past(journal=[lines[0], lines[2]._replace(n=1), lines[3]._replace(n=2)], cuts=[(1, "A")], undone=[[lines[1], *past().undone[0]]])
    faults = check_deeds(more, {"A": A, "B": B})
    assert any("a take-back begins with" in fault for fault in faults) and any(fault.startswith("A: mark 3") for fault in faults)


def test_what_was_under_way_may_stand_once():
    under_way = deeds(("k", 1, True), ("k", 2, False), ("k", 2, True))
    for stored, fine in (([1, 2], True), ([1, 2, 2], True), ([1], False), ([1, 2, 2, 2], False)):
        assert (compare([("k", one) for one in stored], under_way) == "") == fine


def test_talk_that_is_lost_doubled_or_was_never_said_is_found():
    one, two = past().talk
    planted = (([one], "is lost"), ([one, two, one], "2 times"), ([one, two, (2, "A", "x")], "never said"), ([(0, "B", "well 1"), two], "never said"))
    for changed, wrong in planted:
        assert any(wrong in fault for fault in check_talk(past(talk=changed), SAID))


def test_a_seat_that_is_held_twice_or_by_a_stranger_is_found():
    for keys, wrong in (({"A": ["x"]}, "does not open"), ({"A": [hash_of("a"), "x"]}, "2 keys"), ({}, "no key")):
        assert any(wrong in fault for fault in check_keys(past(keys={"B": [hash_of("b")], **keys}), {"A": "a"}))


def line(no, kind="k", **facts):
    return {"no": no, "kind": kind, "facts": facts}


def test_a_log_with_a_hole_a_double_or_a_line_that_was_taken_back_is_found():
    log = Log("A")
    log.hear([line(1), line(2), line(3)])
    log.hear([line(4, "takeback", first=3)])
    whole = [line(1), line(2), line(4, "takeback", first=3), line(5)]
    assert log.check(whole) == []
    assert log.check([line(1), line(2), line(6, "takeback", first=2)]) != [] and log.check([line(1), line(6, "takeback", first=2)]) == []
    assert "never told" in log.check([*whole[:2], line(3), whole[2]])[0]
    assert "do not stand" in log.check(whole[:2])[0]
    assert "other lines" in log.check([line(1, "other"), *whole[1:]])[0]
    log.hear([line(4)])
    assert "came after" in log.check(whole)[0]


@pytest.mark.tools
@pytest.mark.skipif(programs() is None, reason="no postgres binary on this machine")
def test_an_evening_in_small():
    words = [sys.executable, str(BENCH / "evening.py"), "--tables", "12", "--minutes", "0.6", "--every", "12", "--pace", "0.7"]
    environ = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(words, env=environ, capture_output=True, text=True, timeout=1800, check=False)
    assert done.stdout.splitlines()[-1:] == ["0 faults"], done.stdout + done.stderr
