"""What is posted to a webhook: the forms of Discord, Slack and Matrix (its webhooks by Hookshot), and plain JSON. No word of it calls anybody."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import escape
from typing import Any

import msgspec

from .letter import Letter

MARKS = re.compile(r"([\\`*_~|<>\[\]()#@:-])")


def _discord(said: Letter) -> dict[str, Any]:
    title, text, ends = (MARKS.sub(r"\\\1", one) for one in (said.title, said.text, said.ends))
    return {"content": f"**{title}**\n{text}\n<{said.link}>\n-# {ends} <{said.stop}>", "allowed_mentions": {"parse": []}}


def _slack(said: Letter) -> dict[str, Any]:
    title, text, ends = (escape(one, quote=False).replace("*", "∗") for one in (said.title, said.text, said.ends))
    return {"text": f"*{title}*\n{text}\n<{said.link}>\n{ends} <{said.stop}>", "unfurl_links": False}


def _matrix(said: Letter) -> dict[str, Any]:
    html = f'<b>{escape(said.title)}</b><br>{escape(said.text)}<br><a href="{escape(said.link)}">{escape(said.link)}</a>'
    html += f'<br><small><a href="{escape(said.stop)}">{escape(said.ends)}</a></small>'
    return {"text": f"{said.title}\n{said.text}\n{said.link}\n{said.ends} {said.stop}", "html": html, "username": "Lysander"}


def _plain(said: Letter) -> dict[str, Any]:
    return {name: getattr(said, name) for name in ("id", "what", "game", "title", "name", "text", "link", "stop")}


FORMS: Mapping[str, Callable[[Letter], dict[str, Any]]] = {"discord": _discord, "slack": _slack, "matrix": _matrix, "json": _plain}


def body(form: str, said: Letter) -> bytes:
    """Returns what is posted."""
    return msgspec.json.encode(FORMS[form](said))
