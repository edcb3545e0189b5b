"""Mail: how it is written, and how it is sent."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from urllib.parse import unquote, urlsplit

import aiosmtplib
from msgspec import Struct

from .outcome import AGAIN, NEVER, SENT, Outcome

ADDRESS = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}")
LONGEST = 200
TIME = 20.0
"""Seconds for which a server of mail is waited for at each step."""


class Post(Struct, frozen=True):
    """A server of mail (LYSANDER_SMTP). ``tls``: from the beginning, ``starttls``: None: where it offers that."""

    host: str
    port: int
    user: str = ""
    password: str = ""
    tls: bool = False
    starttls: bool | None = None
    sender: str = ""


def post_of(url: str, sender: str) -> Post:
    """Returns the server of mail that ``smtp://user:password@host:port``, ``smtp+starttls://…`` or ``smtps://…`` names (``settings``)."""
    parts = urlsplit(url)
    tls = parts.scheme == "smtps"
    starttls = {"smtp": None, "smtps": False, "smtp+starttls": True}[parts.scheme]
    return Post(
        parts.hostname or "", parts.port or (465 if tls else 587), unquote(parts.username or ""), unquote(parts.password or ""), tls, starttls, sender
    )


def is_address(text: str) -> bool:
    """Returns whether this can be a mail address."""
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None and ".." not in text


def written(post: Post, to: str, subject: str, lines: Sequence[str], id: str, stop: str = "") -> EmailMessage:
    """Returns a letter. ``id`` is the same however often it is tried. ``stop``: where such letters are ended, by one press (RFC 8058)."""
    made, domain = EmailMessage(), post.sender.rpartition("@")[2]
    made["From"] = Address("Lysander", addr_spec=post.sender)
    made["To"] = Address(addr_spec=to)
    made["Subject"] = " ".join(subject.split())
    made["Date"] = format_datetime(datetime.now(UTC))
    made["Message-ID"] = f"<{id}@{domain}>"
    made["Auto-Submitted"] = "auto-generated"
    if stop:
        made["List-Unsubscribe"] = f"<{stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content("\n\n".join(lines) + "\n", cte="quoted-printable" if not all(map(str.isascii, lines)) else None)
    return made


async def send(post: Post, letter: EmailMessage) -> Outcome:
    """Sends a letter, and returns what came of it. One that may have been taken counts as sent."""
    sure = post.tls or post.starttls is True
    start = None if post.tls else post.starttls
    client = aiosmtplib.SMTP(hostname=post.host, port=post.port, timeout=TIME, use_tls=post.tls, start_tls=start, validate_certs=sure)
    begun = False
    try:
        async with client:
            if post.user:
                await client.login(post.user, post.password)
            await client.mail(post.sender)
            await client.rcpt(str(letter["To"]))
            begun = True
            await client.data(letter.as_bytes(policy=SMTP))
    except aiosmtplib.SMTPResponseException as no:
        return Outcome(NEVER if no.code >= 500 else AGAIN, str(no.code))
    except (aiosmtplib.SMTPException, OSError):
        return Outcome(SENT, "no-answer") if begun else Outcome(AGAIN, "no-connection")
    return Outcome(SENT, "250")
