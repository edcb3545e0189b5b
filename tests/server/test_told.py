"""Somebody who is not at the table is told that it is their turn: once a turn, by the ways they chose, and of nothing else (decision 045)."""

from __future__ import annotations

import asyncio
import json
import re
from base64 import urlsafe_b64decode

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from lysander.server.notices import board as notice_board
from lysander.server.notices import reach
from lysander.testing.receivers import Browser, HttpSink, SmtpSink

from .clock_hands import FOREVER, LANDED, SEATS, duel, forget, give, is_asked, to_the_other

AT = "https://play.example"
WEEK = 7 * 86_400


@pytest.fixture
def hooks():
    made = HttpSink()
    yield made
    made.close()


@pytest.fixture
def post():
    made = SmtpSink()
    yield made
    made.close()


@pytest.fixture
def told(hands, serve, visit, hooks, post, monkeypatch, tmp_path):
    """A server that tells people what is to be told, whatever addresses they have; it looks for what is due when it is told to."""
    monkeypatch.setattr(notice_board, "LOOK", FOREVER)
    return Told(hands, serve, visit, hooks, post, str(tmp_path / "lysander.db"))


class Told:
    def __init__(self, hands, serve, visit, hooks, post, database):
        self.hands, self.hooks, self.post = hands, hooks, post
        self.start = lambda: serve(database, notices="local", address=AT, smtp=post.url, mail_from="umpire@play.example")
        self.visit = visit
        self.begin()

    def begin(self):
        self.server = self.start()
        self.client = self.visit(self.server)
        self.hands.apps[:] = [self.server.app]

    def pass_on(self, seconds=120):
        """So much time passes, and what is due is sent."""
        self.hands.on(seconds)
        self.hands.run(self.server.app, deliver(self.server.app))

    def way(self, table, seat, key, kind, address, status=201, **more):
        answered = self.client.call("POST", f"/tables/{table}/notices", {"seat": seat, "kind": kind, "address": address, **more}, key)
        assert answered.status_code == status, answered.text
        return answered.json()

    def hook(self, table, seat, key, path, **more):
        return self.way(table, seat, key, "webhook", self.hooks.url + path, **{"alone": True, **more})

    def ways(self, table, seat, key):
        return self.client.ok("GET", f"/tables/{table}/notices", key=key, seat=seat)["ways"]

    def mail(self, table, seat, key, address):
        """A way by mail, confirmed."""
        self.way(table, seat, key, "mail", address)
        confirmed = self.client.ok("POST", f"/notices/{links(self.post.got[-1])[0]}", {"action": "confirm"})
        assert confirmed["kind"] == ""


async def deliver(app):
    """Sends what is due, and waits until it is sent."""
    await app.state.registry.writer.run(lambda connection: None)
    await app.state.board.deliver()
    await asyncio.gather(*app.state.board.sending)


def links(letter):
    """The keys in the links of a letter."""
    return re.findall(rf"{AT}/n/([\w-]+)", letter.get_content())


# ------------------------------------------------------------ once a turn


def test_a_turn_of_several_questions_is_told_once_by_each_way(told):
    table, keys = told.client.make()
    browser = Browser(f"{told.hooks.url}/push")
    told.way(table, "british", keys["british"], "push", browser.subscription)
    told.mail(table, "british", keys["british"], "vera@example.org")
    for form in FORMS:
        told.hook(table, "british", keys["british"], f"/{form}", form=form)
    questions = iter(LANDED.values())
    give(told.client, table, keys["british"], "british", next(questions))
    told.pass_on(19)
    assert told.hooks.got == [], "a turn that is answered at once is not told"
    told.pass_on()
    count = lambda: [len(told.post.got) - 1, *(len(told.hooks.at(f"/{path}")) for path in (*FORMS, "push"))]  # noqa: E731
    assert count() == [1, 1, 1, 1, 1, 1]
    says_what_it_may(told, table, keys, browser)
    for value in questions:
        give(told.client, table, keys["british"], "british", value)
        told.pass_on()
    told.hands.run(told.server.app, forget(told.server.app))
    told.client.state(table, "", "")
    told.pass_on()
    assert count() == [1, 1, 1, 1, 1, 1], "there were four questions in one turn, and the table was read anew"


FORMS = ("json", "discord", "slack", "matrix")


def says_what_it_may(told, table, keys, browser):
    """A message says game, table, name and a link. What is pushed only the browser can read, from this server alone."""
    words, link = "It is your turn in Escape and Evasion, British.", f"{AT}/t/{table}"
    plain = told.hooks.at("/json")[0].json
    title, stop = plain["title"], plain["stop"]
    assert plain == {
        "id": plain["id"],
        "what": "turn",
        "game": "Escape and Evasion",
        "title": title,
        "name": "British",
        "text": words,
        "link": link,
        "stop": stop,
    }
    for form, field in (("discord", "content"), ("slack", "text"), ("matrix", "text")):
        said = told.hooks.at(f"/{form}")[0].json
        assert words in said[field].replace("\\", "") and link in said[field] and f"{AT}/n/" in said[field]
    assert told.hooks.at("/discord")[0].json["allowed_mentions"] == {"parse": []}
    letter = told.post.got[-1]
    assert letter["List-Unsubscribe"] == f"<{AT}/n/{links(letter)[0]}>" and letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Subject"] == title and letter.get_content().startswith(f"{words}\n\n{link}\n\n")
    pushed = told.hooks.at("/push")[0]
    assert words.encode() not in pushed.body
    shown = browser.read(pushed.body)
    assert shown == {"title": title, "body": words, "url": f"/t/{table}", "stop": shown["stop"], "ends": "No more of these:"}
    token, key = re.fullmatch(r"vapid t=(\S+), k=(\S+)", pushed.headers["authorization"]).groups()
    head, claims, signature = (urlsafe_b64decode(part + "==") for part in token.split("."))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), urlsafe_b64decode(key + "="))
    r, s = (int.from_bytes(part, "big") for part in (signature[:32], signature[32:]))
    public.verify(encode_dss_signature(r, s), token.rpartition(".")[0].encode(), ec.ECDSA(SHA256()))
    assert json.loads(claims)["aud"] == told.hooks.url and json.loads(claims)["sub"] == "mailto:umpire@play.example"
    assert key == told.client.ok("GET", f"/tables/{table}/notices", key=keys["british"], seat="british")["key"]


def test_the_texts_of_strangers_call_nobody(told):
    table, keys = told.client.make(
        "hijacked",
        seats={**SEATS, "A": {"kind": "human", "name": "<!channel> @everyone"}},
        options={"start": "A"},
        title="<b>*[x](http://evil.example)",
    )
    for form in FORMS:
        way = told.hook(table, "A", keys["A"], f"/{form}", form=form)
        tested = told.client.ok("POST", f"/tables/{table}/notices/change", {"seat": "A", "way": way["way"], "action": "test"}, keys["A"])
        assert tested["arrived"]
        told.hands.on(30)
        told.server.app.state.choices.tests.buckets.clear()
    said = {form: told.hooks.at(f"/{form}")[0].body.decode() for form in FORMS}
    assert "<!channel>" not in said["slack"] and "[x](" not in said["discord"] and " @everyone" not in said["discord"]
    assert "<b><b>" not in json.loads(said["matrix"])["html"]


def test_who_is_asked_in_secret_is_told_alone(told, same_seed):
    """Nobody else is told that somebody was asked: not the other side, and no room in which others read."""
    table, keys = told.client.make(beat=0)
    told.mail(table, "german", keys["german"], "jonas@example.org")
    told.hook(table, "german", keys["german"], "/alone")
    told.hook(table, "german", keys["german"], "/room", alone=False)
    told.hook(table, "british", keys["british"], "/british")
    told.hook(table, "british", keys["british"], "/british-room", alone=False)
    for value in LANDED.values():
        give(told.client, table, keys["british"], "british", value)
    assert is_asked(told.client, table, keys, "german") and not is_asked(told.client, table, keys, "british")
    told.pass_on()
    assert [got.path for got in told.hooks.got if "british" not in got.path] == ["/alone"]
    assert not told.hooks.at("/british"), "the British wait"
    assert told.hooks.at("/alone")[0].json["text"] == "It is your turn in Escape and Evasion, Germans." and len(told.post.got) == 2
    give(told.client, table, keys["german"], "german")
    told.pass_on()
    assert told.client.state(table, "", "")["waiting"]["facts"]["half"] == "german", "now it is their turn, as everybody sees"
    assert len(told.hooks.at("/alone")) == 2 and len({got.json["text"] for path in ("/alone", "/room") for got in told.hooks.at(path)}) == 1
    assert len(told.hooks.at("/room")) == 1 and not told.hooks.at("/british")


def test_who_looks_at_the_table_is_not_told_and_who_has_turned_away_is(told):
    table, keys = duel(told.client, bank=1200)
    told.hook(table, "A", keys["A"], "/a")
    told.hook(table, "B", keys["B"], "/b")
    a, b = told.client.live(table, keys["A"], "A"), told.client.live(table, keys["B"], "B")
    to_the_other(told.client, table, keys)
    told.pass_on()
    assert told.hooks.got == []
    b.send({"type": "look", "visible": False})
    a.send({"type": "look", "visible": False})
    assert a.silent() is not None and b.silent() is not None
    to_the_other(told.client, table, keys, "B", "A")
    told.pass_on()
    to_the_other(told.client, table, keys)
    told.pass_on()
    assert [got.path for got in told.hooks.got] == ["/a", "/b"]


# ------------------------------------------------------------ tried again, over restarts and servers


def test_what_did_not_arrive_is_tried_again_by_whoever_serves_then(told):
    table, keys = duel(told.client, bank=90_000)
    told.hook(table, "A", keys["A"], "/a")
    to_the_other(told.client, table, keys)
    to_the_other(told.client, table, keys, "B", "A")
    told.hooks.answers = [503, 429, 404]
    told.pass_on()
    told.pass_on(29)
    assert len(told.hooks.got) == 1, "not at once"
    (line,) = told.ways(table, "A", keys["A"])
    assert (line["failed"], line["result"], line["again"] > 0) == (True, "answered 503", True)
    told.server.stop()
    told.begin()
    told.pass_on(91)
    assert len(told.hooks.got) == 2
    told.pass_on(119)
    assert len(told.hooks.got) == 2, "longer each time"
    told.pass_on(90)
    told.pass_on(601)
    assert len(told.hooks.got) == 4 and len({got.json["id"] for got in told.hooks.got}) == 1
    told.pass_on(90_000)
    assert len(told.hooks.got) == 4, "it has arrived"
    assert told.ways(table, "A", keys["A"])[0]["result"] == "arrived"


def test_after_some_tries_it_rests_and_what_may_have_arrived_is_not_sent_again(told, monkeypatch):
    table, keys = duel(told.client, bank=900_000)
    told.hook(table, "A", keys["A"], "/a")
    to_the_other(told.client, table, keys)
    to_the_other(told.client, table, keys, "B", "A")
    told.hooks.answers = [503] * 9
    for _ in range(9):
        told.pass_on(22_000)
    assert len(told.hooks.got) == 6
    told.hooks.answers = []
    monkeypatch.setattr(reach, "TIME", 1)
    told.hooks.slow.clear()
    to_the_other(told.client, table, keys)
    to_the_other(told.client, table, keys, "B", "A")
    told.pass_on()
    told.pass_on(22_000)
    assert len(told.hooks.got) == 7 and told.ways(table, "A", keys["A"])[0]["result"] == "sent, but not acknowledged"


def test_two_servers_of_a_database_tell_once(hands, serve, visit, hooks, new_postgres, monkeypatch):
    monkeypatch.setattr(notice_board, "LOOK", FOREVER)
    servers = [serve(new_postgres, notices="local") for _ in range(2)]
    one, two = map(visit, servers)
    table, keys = duel(one, bank=90_000)
    for path in ("/1", "/2", "/3", "/4"):
        wish = {"seat": "A", "kind": "webhook", "address": hooks.url + path, "alone": path != "/4"}
        one.ok("POST", f"/tables/{table}/notices", wish, keys["A"])
    key = {client.ok("GET", f"/tables/{table}/notices", key=keys["A"], seat="A")["key"] for client in (one, two)}
    assert len(key) == 1, "all servers of a database have one key"
    for turn in (1, 2):
        to_the_other(one, table, keys)
        while not is_asked(two, table, keys, "B"):
            pass  # it hears of it
        to_the_other(two, table, keys, "B", "A")
        hands.on(200)
        loops = [asyncio.run_coroutine_threadsafe(deliver(s.app), s.app.state.registry.writer.loop) for s in servers]
        for done in loops:
            done.result(60)
        while not is_asked(one, table, keys, "A"):
            pass
        assert sorted(got.path for got in hooks.got) == sorted([f"/{n}" for n in (1, 2, 3, 4)] * turn)


def test_games_by_post_wait_longer_and_remind_once_a_week(told):
    pace = {"kind": "post", "each": 60 * 86_400, "up": "default"}
    table, keys = told.client.make("hijacked", seats=SEATS, options={"start": "B"}, pace=pace)
    told.hook(table, "A", keys["A"], "/a", wait=600)
    to_the_other(told.client, table, keys, "B", "A")
    told.pass_on(590)
    assert told.hooks.got == []
    told.pass_on(20)
    said = [got.json["what"] for got in told.hooks.got]
    assert said == ["turn"]
    for day in range(1, 16):
        told.pass_on(86_400)
        assert len(told.hooks.got) == 1 + day // 7
    assert [got.json["what"] for got in told.hooks.got] == ["turn", "reminder", "reminder"]
    assert told.hooks.got[-1].json["text"] == "Hijacked still waits for you, A."
    to_the_other(told.client, table, keys)
    told.pass_on(WEEK)
    assert len(told.hooks.got) == 3


# ------------------------------------------------------------ who wants it


def test_a_mail_address_is_asked_first_and_ends_it_by_one_link(told):
    table, keys = duel(told.client, bank=90_000)
    made = told.way(table, "A", keys["A"], "mail", "vera@example.org")
    assert (made["state"], made["name"]) == ("unconfirmed", "v…@example.org")
    told.client.refused(
        409, "notice-unconfirmed", "POST", f"/tables/{table}/notices/change", {"seat": "A", "way": made["way"], "action": "test"}, keys["A"]
    )

    def turn():
        to_the_other(told.client, table, keys)
        to_the_other(told.client, table, keys, "B", "A")
        told.pass_on(200)
        return len(told.post.got)

    assert turn() == 1, "nothing is sent before the address has said yes"
    (asked,) = told.post.got
    confirm, stop = links(asked)
    assert made["way"] == stop != confirm, "who gives an address cannot confirm it"
    assert told.client.http.get(f"/n/{confirm}").status_code == 200
    assert told.client.ok("GET", f"/notices/{confirm}") == {
        "kind": "mail", "name": "v…@example.org", "confirms": True, "game": "hijacked", "title": ""
    }  # fmt: skip
    assert turn() == 1, "looking at the page does nothing"
    told.client.refused(422, "notice-gone", "POST", f"/notices/{stop}", {"action": "confirm"})
    told.client.ok("POST", f"/notices/{confirm}", {"action": "confirm"})
    assert turn() == 2
    assert told.client.http.get(f"/n/{stop}").status_code == 200 and told.client.ok("GET", f"/notices/{stop}")["kind"] == "mail"
    assert turn() == 3, "looking at the page does nothing"
    answered = told.client.http.post(
        f"/n/{stop}", content="List-Unsubscribe=One-Click", headers={"content-type": "application/x-www-form-urlencoded"}
    )
    assert answered.status_code == 200
    assert turn() == 3 and told.client.ok("GET", f"/notices/{stop}")["kind"] == "" and told.ways(table, "A", keys["A"]) == []
    for _ in range(2):
        stop = told.way(table, "A", keys["A"], "mail", "vera@example.org")["way"]
    assert told.way(table, "A", keys["A"], "mail", "Vera@example.org", 429)["error"] == "notice-mailed-enough"
    told.client.ok("POST", f"/notices/{stop}", {"action": "never"})
    told.hands.on(2 * 86_400)
    assert told.way(table, "B", keys["B"], "mail", "vera@example.org", 429)["error"] == "notice-mailed-enough"
    told.post.replies = ["550 nobody here"]
    assert told.way(table, "A", keys["A"], "mail", "noone@example.org", 502)["text"] == "The mail could not be sent (550). Is the address right?"
    codes = [told.client.call("POST", f"/tables/{table}/notices", mail_to(n), keys["A"]).status_code for n in range(8)]
    assert codes[-1] == 429, "nobody has many strangers written to"


def mail_to(n):
    return {"seat": "A", "kind": "mail", "address": f"n{n}@example.org"}


def test_each_seat_chooses_for_itself_and_loses_its_ways_with_the_seat(told):
    table, keys = duel(told.client, bank=90_000)
    a = told.hook(table, "A", keys["A"], "/a")
    companion = told.client.seat(table, "companion", "A", keys["A"])["key"]
    path = f"/tables/{table}/notices"
    for key, status in ((keys["B"], 403), (companion, 403), ("", 403)):
        assert told.client.call("GET", path, key=key, seat="A").status_code == status
        assert told.client.call("POST", f"{path}/change", {"seat": "A", "way": a["way"], "action": "remove"}, key).status_code == status
        told.way(table, "A", key, "webhook", told.hooks.url, status)
    told.client.refused(404, "notice-gone", "POST", f"{path}/change", {"seat": "B", "way": a["way"], "action": "test"}, keys["B"])
    for n in range(5):
        told.hook(table, "A", keys["A"], f"/{n}")
    assert told.way(table, "A", keys["A"], "webhook", told.hooks.url + "/6", 409)["text"] == "A seat has at most 6 ways. Remove one first."
    assert told.way(table, "A", keys["A"], "webhook", "https://x" * 300, 400) and told.way(table, "A", keys["A"], "push", "{ }", 422)
    to_the_other(told.client, table, keys)
    told.client.seat(table, "free", "A", keys["A"])
    keys["A"] = told.client.take(table, "A", keys["host"])
    assert told.ways(table, "A", keys["A"]) == [], "somebody else sits there"
    told.client.refused(404, "notice-gone", "POST", f"{path}/change", {"seat": "A", "way": a["way"], "action": "test"}, keys["A"])
    told.hook(table, "A", keys["A"], "/new")
    to_the_other(told.client, table, keys, "B", "A")
    told.pass_on(200)
    assert [got.path for got in told.hooks.got] == ["/new"]
    assert "notices" not in json.dumps(told.client.state(table, keys["B"], "B"))
