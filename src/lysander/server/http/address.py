"""Whom a request or a connection counts for: its address, as a key is quickly made up."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from ..settings import Settings

LOG = logging.getLogger("lysander")
NETWORK = 64
"""Bits of an IPv6 address that one customer of a provider gets: the others cost nothing."""


@lru_cache(maxsize=4096)
def counted(host: str) -> str:
    """Returns what an address counts as: itself, of IPv6 its network."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), NETWORK), strict=False))


def address_of(scope: Mapping[str, Any]) -> str:
    """Returns whom a request counts for."""
    client = scope.get("client")
    return counted(client[0]) if client else "?"


class Forwarded:
    """Says once in the log that a proxy stands before the server which the settings do not name: all its visitors count as one."""

    def __init__(self, settings: Settings) -> None:
        self.silent = bool(settings.proxies)

    def look(self, scope: Mapping[str, Any]) -> None:
        """Looks at a request."""
        if not self.silent and any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            self.silent = True
            host = scope["client"][0] if scope.get("client") else "a socket"
            LOG.warning("X-Forwarded-For comes from %s and is not believed: if that is your proxy, name it in LYSANDER_PROXIES", host)
