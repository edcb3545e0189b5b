"""Calls of the server beside the browser. ``httpx`` would read the certificates of the system for each, which takes longer than most answers."""

from __future__ import annotations

import ssl
from functools import partial

import httpx

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
TIME_LIMIT = 60
"""Seconds that an answer may take on a busy machine."""
request = partial(httpx.request, verify=NO_CERTIFICATES, timeout=TIME_LIMIT)
get = partial(httpx.get, verify=NO_CERTIFICATES, timeout=TIME_LIMIT)
post = partial(httpx.post, verify=NO_CERTIFICATES, timeout=TIME_LIMIT)


def give_up(address: str, table: str, key: str) -> None:
    """Ends a game of Escape and Evasion: the British, whose key this is, give up."""
    at, by = f"{address}/api/tables/{table}", {"authorization": f"Bearer {key}"}
    state = get(f"{at}/state", params={"seat": "british"}, headers=by).raise_for_status().json()
    body = {"seat": "british", "at": state["at"], "kind": "resign", "value": "yes"}
    post(f"{at}/answer", json=body, headers=by).raise_for_status()
