"""Requests to addresses that strangers gave: to nobody within, not elsewhere than was said, not for long, and little is read."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

import httpx

from .outcome import AGAIN, NEVER, SENT, Outcome, of_status

TIME = 10.0
"""Seconds for one request, with the search for the address."""
MOST_READ = 4096
"""Bytes of an answer."""
AT_ONCE = 20
"""Requests under way."""
HTTPS, HTTP, LOCAL = "https", "http", "local"
"""What a server may reach (LYSANDER_NOTICES): encrypted addresses of the public network, others of it, others than public ones, too."""


NAT64 = ip_network("64:ff9b::/96")


class Forbidden(Exception):
    """Raised for an address that is not called. The argument is a word for the reason (``messages/words.py``)."""


def check_url(url: str, reach: str) -> httpx.URL:
    """Returns an address, if it can be called as far as it can be seen from itself. Raises ``Forbidden``."""
    try:
        found = httpx.URL(url)
    except (httpx.InvalidURL, ValueError):
        raise Forbidden("bad-url") from None
    if found.scheme not in ("https", "http") or not found.host or found.userinfo or found.fragment:
        raise Forbidden("bad-url")
    if found.scheme == "http" and reach == HTTPS:
        raise Forbidden("only-https")
    try:
        if reach != LOCAL:
            check_address(found.host)
    except ValueError:
        return found  # a name
    return found


def check_address(text: str) -> None:
    """Raises ``Forbidden`` for an address of the network that is not public, ``ValueError`` for what is none."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is not None and not inner.is_global:
            raise Forbidden("private")
        if address in NAT64:
            check_address(str(ip_address(int(address) & 0xFFFFFFFF)))
    if not address.is_global or address.is_multicast:
        raise Forbidden("private")


async def addresses(host: str, port: int, reach: str) -> list[str]:
    """Returns the addresses of a name, all of them public: who is asked again may say something else, so one of these is called. Raises
    ``Forbidden``."""
    try:
        texts = await look_up(host, port)
    except (OSError, UnicodeError):
        raise Forbidden("no-host") from None
    for text in texts if reach != LOCAL else ():
        check_address(text)
    return texts


async def look_up(host: str, port: int) -> list[str]:
    """Returns what a name leads to."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class Reach:
    """Sends requests. ``reach``: how far."""

    def __init__(self, reach: str) -> None:
        self.reach = reach
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.client: httpx.AsyncClient | None = None

    async def _opened(self) -> httpx.AsyncClient:
        if self.client is None:
            # certificates take a while to be read; no connection is kept, since one belongs to a name and not to an address alone
            limits = httpx.Limits(max_keepalive_connections=0)
            self.client = await asyncio.to_thread(httpx.AsyncClient, timeout=TIME, limits=limits, trust_env=False, follow_redirects=False)
        return self.client

    async def close(self) -> None:
        """Closes all connections."""
        if self.client is not None:
            await self.client.aclose()

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Outcome:
        """Sends a request, and returns what came of it. One that may have arrived counts as sent: nobody is told twice."""
        begun: list[str] = []

        async def trace(event: str, info: Any) -> None:
            begun.append(event)

        try:
            async with self.gate, asyncio.timeout(TIME):
                return await self._post(url, body, headers, trace)
        except Forbidden as no:
            return Outcome(AGAIN if no.args[0] == "no-host" else NEVER, no.args[0])
        except (TimeoutError, httpx.HTTPError, OSError) as error:
            if any(event.startswith("http11.send_request_body") for event in begun):
                return Outcome(SENT, "no-answer")
            return Outcome(AGAIN, "too-slow" if isinstance(error, TimeoutError | httpx.TimeoutException) else "no-connection")

    async def _post(self, url: str, body: bytes, headers: Mapping[str, str], trace: Any) -> Outcome:
        found = check_url(url, self.reach)
        host = found.host
        address = (await addresses(host, found.port or (443 if found.scheme == "https" else 80), self.reach))[0]
        client = await self._opened()
        named = {**headers, "host": found.netloc.decode("ascii"), "user-agent": "Lysander", "accept-encoding": "identity"}
        known = {"sni_hostname": host.encode("idna").decode("ascii") if not host.isascii() else host, "trace": trace}
        async with client.stream("POST", found.copy_with(host=address), content=body, headers=named, extensions=known) as answer:
            read = 0
            async for part in answer.aiter_raw():
                read += len(part)
                if read > MOST_READ:
                    break
            return of_status(answer.status_code)
