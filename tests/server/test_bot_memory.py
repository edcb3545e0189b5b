"""What bots of a worker process remember from question to question."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from lysander.core.game import Setup
from lysander.server.bots import worker

KEY = worker.BotKey("table", "british", "hard", 0, "play")
SETUP = Setup("evasion", "standard", {}, ("british", "german"))


@pytest.fixture
def heard(monkeypatch) -> list[tuple[int, list[str]]]:
    """Which bot was told what; a bot that is told "fault" fails."""
    told: list[tuple[int, list[str]]] = []
    made: list[int] = []

    def make(*given, **named):
        made.append(len(made))
        return SimpleNamespace(number=made[-1], explain=list, close=lambda: None)

    def decide(bot, question):
        told.append((bot.number, question["events"]))
        if "fault" in question["events"]:
            raise RuntimeError
        return "order", None

    monkeypatch.setattr(worker, "make", make)
    monkeypatch.setattr(worker, "decide_prepared", decide)
    monkeypatch.setattr(worker, "BOTS", type(worker.BOTS)())
    return told


def think(first: int, *events: str) -> worker.Advice | None:
    """Ask the bot, which is told these events, the first of which has this number."""
    return worker.think(KEY, "seed", SETUP, first, {"events": list(events)})


def test_a_bot_that_missed_much_asks_for_all_and_goes_on(heard) -> None:
    assert think(0, "a", "b") and think(5, "f") is None
    assert think(0, "a", "b", "c", "d", "e", "f")
    assert heard == [(0, ["a", "b"]), (0, ["c", "d", "e", "f"])]


def test_a_bot_that_failed_is_made_anew_and_told_all(heard) -> None:
    assert think(0, "a")
    with pytest.raises(RuntimeError):
        think(1, "fault")
    assert think(1, "b") is None and think(0, "a", "b")
    assert heard == [(0, ["a"]), (0, ["fault"]), (1, ["a", "b"])]
