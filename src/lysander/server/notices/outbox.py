"""Sends what is to be said by the way that a person chose."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from ..messages.words import say
from ..settings import Settings
from ..store.ways import MAIL, PUSH, Way
from . import mail, web_push, webhook
from .letter import Letter, digest
from .outcome import GONE, Outcome
from .reach import Reach

DAY = 86_400


class Outbox:
    """The means by which this server sends. ``key`` is its private key for browsers, None before it is known."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.reach = Reach(settings.notices)
        self.key = ""

    @property
    def post(self) -> mail.Post | None:
        """The server of mail, if there is one; links in letters need the address of this server."""
        settings = self.settings
        return mail.post_of(settings.smtp, settings.mail_from) if settings.smtp and settings.address and settings.notices != "off" else None

    async def send(self, way: Way, said: Letter) -> Outcome:
        """Sends a message, and returns what came of it."""
        if way.kind == PUSH:
            return await self._push(way, said)
        if way.kind == MAIL:
            return await self._mail(way, said)
        return await self.reach.post(way.address, webhook.body(way.form, said), {"content-type": "application/json"})

    async def _push(self, way: Way, said: Letter) -> Outcome:
        to = web_push.read(way.address)
        shown = {"title": said.title, "body": said.text, "url": urlsplit(said.link).path, "stop": urlsplit(said.stop).path, "ends": said.ends}
        parts = urlsplit(to.endpoint)
        contact = (
            f"mailto:{self.settings.mail_from}" if self.settings.mail_from else f"mailto:webmaster@{urlsplit(way.origin).hostname or 'localhost'}"
        )
        headers = {
            "authorization": web_push.vapid(self.key, f"{parts.scheme}://{parts.netloc}", contact),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "topic": said.topic,
        }
        outcome = await self.reach.post(to.endpoint, web_push.encrypted(msgspec.json.encode(shown), to), headers)
        return Outcome(GONE, outcome.result) if outcome.result in ("404", "410") else outcome

    async def _mail(self, way: Way, said: Letter) -> Outcome:
        assert self.post is not None
        lines = [said.text, said.link, f"{said.ends}\n{said.stop}"]
        return await mail.send(self.post, mail.written(self.post, way.address, said.title, lines, said.id, said.stop))

    async def ask(self, way: Way, title: str) -> Outcome:
        """Asks the owner of a mail address whether they want to be told. Nothing else is sent to an address before they said so."""
        assert self.post is not None
        base = self.settings.address
        words = [say(way.lang, f"notice-confirm-{part}", title=title) for part in ("text", "else")]
        lines = [words[0], f"{base}/n/{way.confirm}", f"{words[1]}\n{base}/n/{way.id}"]
        letter = mail.written(self.post, way.address, say(way.lang, "notice-confirm-subject"), lines, digest(way.confirm)[:24], f"{base}/n/{way.id}")
        return await mail.send(self.post, letter)
