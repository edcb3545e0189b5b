"""The quiet period of a table: a question to somebody else makes no pause that could be noticed."""

from __future__ import annotations

import time

from lysander.server.table.quiet_period import QuietPeriod


def test_what_happens_in_the_quiet_does_not_make_it_longer():
    now = [10.0]
    quiet = QuietPeriod(lambda: now[0])
    assert quiet.remaining == 0
    quiet.begin(400)
    now[0] = 10.3  # a bot was asked and has answered
    quiet.begin(400)
    assert round(quiet.remaining, 6) == 0.1
    now[0] = 10.5
    assert quiet.remaining == 0
    quiet.begin(400)
    assert round(quiet.remaining, 6) == 0.4


def test_everybody_waits_the_same_time_after_an_answer_that_leads_to_something(client):
    table, keys = client.make(beat=700)
    assert client.state(table, keys["german"], "german")["setup"]["beat"] == 700
    british, german = (client.live(table, keys[seat], seat) for seat in ("british", "german"))
    assert british.answer("landing", "0405")["type"] == "done"
    british.once(lambda s: any(a["kind"] == "rendezvous" for a in s["asks"]))
    begin = time.monotonic()
    assert british.answer("rendezvous", "0309")["type"] == "done"  # it tells: the first half begins
    for live in (british, german):
        live.until("state", lambda s: s["events"])
        assert time.monotonic() - begin >= 0.69
    british.answer("party", "done")
    british.once(lambda s: any(a["kind"] == "posture:0309" for a in s["asks"]))
    begin = time.monotonic()
    british.answer("posture:0309", "hide")
    assert client.state(table, keys["german"], "german")["asks"]
    assert time.monotonic() - begin >= 0.69
