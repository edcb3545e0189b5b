"""Where notices go: to no private address, nowhere else than was said, encrypted for one browser; and what an operator may set (decision 045)."""

from __future__ import annotations

import asyncio

import pytest

from lysander.server.notices import reach, web_push
from lysander.server.notices.mail import is_address
from lysander.server.settings import read_settings
from lysander.testing.receivers import Browser

from .clock_hands import duel
from .test_told import AT
from .test_told import hooks as hooks

PRIVATE = (
    "https://127.0.0.1/x", "https://10.1.2.3", "https://192.168.0.1", "https://169.254.169.254/latest", "https://[::1]/", "https://[fe80::1]/", "https://[fd00::1]/",
    "https://[::ffff:10.0.0.1]/", "https://[64:ff9b::a00:1]/", "https://100.64.0.1/", "https://0.0.0.0/", "https://224.0.0.1/", "https://localhost/",
)  # fmt: skip


def test_no_private_address_is_called(server, client, hooks, monkeypatch):
    """By default: encrypted, public, and what a name leads to is looked at again when something is sent."""
    table, keys = duel(client)
    offered = client.ok("GET", f"/tables/{table}/notices", key=keys["A"], seat="A")["offers"]
    assert offered == ["push", "webhook"], "mail has not been set up"
    add = lambda url: client.call("POST", f"/tables/{table}/notices", {"seat": "A", "kind": "webhook", "address": url}, keys["A"])  # noqa: E731
    for url in PRIVATE:
        assert (url, add(url).json()["text"]) == (url, "This address lies in a private network; nothing is sent there.")
    for url in ("http://example.org/", "ftp://example.org", "https://user:word@example.org/", "x" * 9, "https:///x"):
        assert add(url).status_code == 422, url
    push = Browser("https://10.0.0.1/push").subscription
    answered = client.call("POST", f"/tables/{table}/notices", {"seat": "A", "kind": "push", "address": push}, keys["A"])
    assert "private network" in answered.json()["text"]
    leads = {"public.example": [["8.8.8.8"], ["127.0.0.1"]], "mixed.example": [["8.8.8.8", "10.0.0.1"]]}

    async def found(host, port):
        return leads[host].pop(0)

    monkeypatch.setattr(reach, "look_up", found)
    assert add("https://mixed.example/").status_code == 422
    way = add(f"https://public.example:{hooks.url.rpartition(':')[2]}/")
    assert way.status_code == 201
    test = {"seat": "A", "way": way.json()["way"], "action": "test"}
    tested = client.ok("POST", f"/tables/{table}/notices/change", test, keys["A"])
    assert (tested["arrived"], tested["result"]) == (False, "This address lies in a private network; nothing is sent there.")
    assert hooks.got == []


def test_a_receiver_is_not_followed_not_waited_for_and_not_heard_out(hooks, monkeypatch):
    async def sent(url):
        made = reach.Reach("local")
        outcome = await made.post(url, b"{}", {})
        await made.close()
        return tuple(outcome)

    hooks.answers, hooks.headers = [302], {"location": f"{hooks.url}/there"}
    assert asyncio.run(sent(f"{hooks.url}/here")) == ("never", "302") and not hooks.at("/there")
    hooks.headers, hooks.body = {}, b"x" * 50_000_000
    assert asyncio.run(sent(hooks.url)) == ("sent", "204")
    hooks.body = b""
    assert asyncio.run(sent("http://127.0.0.1:1/")) == ("again", "no-connection")
    assert asyncio.run(sent("http://nowhere.invalid/")) == ("again", "no-host")
    monkeypatch.setattr(reach, "TIME", 0.2)
    hooks.slow.clear()
    assert asyncio.run(sent(hooks.url)) == ("sent", "no-answer")


def test_web_push_encrypts_as_the_example_of_the_standard():
    """RFC 8291, Appendix A."""
    keys = web_push.Keys("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", "BTBZMqHH6r4Tts7J_aSIgg")
    own = web_push._private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    made = web_push.encrypted(
        b"When I grow up, I want to be a watermelon",
        web_push.Subscription("https://push.example", keys),
        own,
        web_push.unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert web_push.packed(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf"
        "1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_settings_say_what_is_wrong_with_them():
    good = {"LYSANDER_ADDRESS": f"{AT}/", "LYSANDER_SMTP": "smtp://u:secret@mail.example:587", "LYSANDER_MAIL_FROM": "a@play.example"}
    found = read_settings(good)
    assert (found.address, found.smtp) == (AT, good["LYSANDER_SMTP"]) and "secret" not in repr(found)
    wrong = (
        {"LYSANDER_ADDRESS": "play.example"}, {"LYSANDER_NOTICES": "all"},
        {**good, "LYSANDER_SMTP": "mail:secret"}, {**good, "LYSANDER_SMTP": "smtp://u:secret#@h:25"}, {**good, "LYSANDER_SMTP": "smtp://h:secret"},
        {**good, "LYSANDER_MAIL_FROM": "x"}, {**good, "LYSANDER_ADDRESS": ""},
    )  # fmt: skip
    for settings in wrong:
        with pytest.raises(ValueError) as said:
            read_settings(settings)
        assert "LYSANDER_" in str(said.value) and "secret" not in str(said.value)
    texts = ("a.b+c@x.example", "a@b", "a b@x.example", "a@x.example\nBcc: b", "@x.example", "a@x..example")
    assert [is_address(text) for text in texts] == [True] + [False] * 5
