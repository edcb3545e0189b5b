"""Calls of the server beside the browser. ``httpx`` would read the certificates of the system for each, which takes longer than most answers."""

from __future__ import annotations

import ssl
from functools import partial

import httpx

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
request = partial(httpx.request, verify=NO_CERTIFICATES)
get = partial(httpx.get, verify=NO_CERTIFICATES)
post = partial(httpx.post, verify=NO_CERTIFICATES)
