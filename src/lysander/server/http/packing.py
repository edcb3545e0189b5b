"""What is the same for everybody is packed once, and sent packed to whoever takes it so."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response

SMALL = 500
"""Bytes below which packing does not help."""


@dataclass(frozen=True)
class Packed:
    """Data as it is sent; ``small`` (gzip) is empty where packing does not help, ``smallest`` (Brotli) where nobody has packed it so."""

    plain: bytes
    small: bytes
    smallest: bytes = b""


def pack(data: bytes, level: int = 9) -> Packed:
    """Returns data with its packed form. ``level``: 1 is quick, 9 is for what is packed once. Nothing that one person alone may know is packed beside
    what another has written: its length would tell."""
    return Packed(data, gzip.compress(data, level, mtime=0) if len(data) > SMALL else b"")


def send(request: Request[Any, Any, Any], data: Packed, media: str, headers: Mapping[str, str] | None = None) -> Response[Any]:
    """Returns an answer, packed if the asker takes that."""
    headers, takes = dict(headers or {}), request.headers.get("accept-encoding", "")
    for packed, name in ((data.smallest, "br"), (data.small, "gzip")):
        if packed and name in takes:
            return Response(packed, media_type=media, headers=headers | {"content-encoding": name, "vary": "accept-encoding"})
    return Response(data.plain, media_type=media, headers=headers)
