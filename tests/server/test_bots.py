"""Bots at a table: they make their any-time moves in the turns of others, too."""

from __future__ import annotations

import asyncio
import threading

import pytest

from lysander.core.ask import CHANCE
from lysander.core.journal import load, replay
from lysander.games.registry import game
from lysander.server.bots import runner

from .conftest import TIME_LIMIT


def test_bots_are_offered_any_time_moves_in_the_turns_of_others(client):
    """A game of three bots at random: its journal has any-time answers given while only others had a question to answer."""
    bots = {seat: {"kind": "bot", "level": "random"} for seat in "ABC"}
    table, keys = client.make("hijacked", seats=bots)
    client.live(table, keys["watch"], "").once(lambda state: state["status"] == "over")
    journal = load(client.call("GET", f"/tables/{table}/journal", key=keys["watch"]).text)
    match, elsewhere = replay(game("hijacked"), journal, 0), 0
    for line in journal.lines:
        asked = {ask.seat for ask in match.asks if not ask.standing}
        elsewhere += line.seat != CHANCE and line.seat not in asked
        match.give(line)
    print(f"{len(journal.lines)} lines, {elsewhere} in the turns of others")
    assert match.over and elsewhere >= 3


def test_bots_wait_before_each_answer_while_nobody_plays(client, monkeypatch):
    """A game of bots alone passed in seconds, and nobody could follow it."""
    waited: list[float] = []

    async def passes(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(runner, "pass_time", passes)
    bots = {seat: {"kind": "bot", "level": "random"} for seat in "AB"}
    for pause in (0, 3):
        table, keys = client.make("hijacked", seats=bots, bot_pause=pause)
        client.live(table, keys["watch"], "").once(lambda state: state["status"] == "over")
        journal = load(client.call("GET", f"/tables/{table}/journal", key=keys["watch"]).text)
        assert sum(waited) >= pause * sum(line.seat in bots and line.kind != "any" for line in journal.lines) > 20 * pause - 1
        assert pause or not waited
    waited.clear()
    table, keys = client.make("hijacked", seats=bots | {"A": {"kind": "human"}}, options={"start": "B"}, bot_pause=3)
    client.live(table, keys["A"], "A").once(lambda state: any(not ask["standing"] for ask in state["asks"]))
    assert waited == [], "a person who plays is not kept waiting"


@pytest.mark.parametrize("seconds", [0, 4])
def test_host_and_umpire_say_at_a_running_table_how_long_bots_wait(client, monkeypatch, seconds):
    """The wait under way is as long as what is said meanwhile."""
    waited: list[float] = []
    begun, said = threading.Event(), threading.Event()

    async def passes(seconds: float) -> None:
        waited.append(seconds)
        begun.set()
        await asyncio.to_thread(said.wait)

    monkeypatch.setattr(runner, "pass_time", passes)
    table, keys = client.make("hijacked", seats={seat: {"kind": "bot", "level": "random"} for seat in "AB"}, bot_pause=3)
    live, way = client.live(table, keys["watch"], ""), f"/tables/{table}/bot-pause"
    client.refused(403, "no-key", "POST", way, key=keys["watch"], seconds=4)
    assert client.call("POST", way, key=keys["host"], seconds=31).status_code == 400
    assert begun.wait(TIME_LIMIT)
    client.ok("POST", way, key=keys["host"], seconds=seconds)
    live.once(lambda state: state["setup"]["bot_pause"] == seconds)
    said.set()
    live.once(lambda state: state["status"] == "over")
    assert len(waited) == 1 if seconds == 0 else len(waited) > 20 * seconds
    client.refused(409, "not-running", "POST", way, key=keys["host"], seconds=0)
