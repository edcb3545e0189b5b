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
