"""The web client: the files of ``lysander/web_dist``, held in memory; every page of the client is ``index.html``."""

from __future__ import annotations

import mimetypes
import re
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.types import Message, Scope

from .packing import Packed, pack, send

POLICED = "content-security-policy"
POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
SECURITY = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
BROTLI = ".br"
"""The end of the name of a file that ``tools/build_web.py`` has packed; it is sent in the place of the one beside it."""
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml", "text/javascript", "application/manifest+json")
NO_CLIENT = "The web client is not built. The API is at /api, its description at /api/schema/openapi.json.\n"


@dataclass(frozen=True)
class File:
    """One file as it is sent. ``policy``: what may run in it."""

    data: Packed
    media: str
    forever: bool
    policy: str


def read_files(folder: Path) -> dict[str, File]:
    """Returns all files of the client by path. Files below ``assets/`` have their hash in the name and may be kept for ever."""
    found = {}
    for path in sorted(p for p in folder.rglob("*") if p.is_file() and p.suffix != BROTLI):
        name, data = path.relative_to(folder).as_posix(), path.read_bytes()
        media = mimetypes.guess_type(name)[0] or "application/octet-stream"
        packed = pack(data) if media.startswith(PACKED) else Packed(data, b"")
        if (smallest := path.with_name(path.name + BROTLI)).exists():
            packed = replace(packed, smallest=smallest.read_bytes())
        found[name] = File(packed, media, name.startswith("assets/"), policy_of(data) if name == "index.html" else POLICY)
    return found


def policy_of(page: bytes) -> str:
    """Returns the content security policy of a page: of scripts that stand in it, just these may run."""
    allowed = "".join(f" 'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in INLINE.findall(page))
    return POLICY + (f"; script-src 'self'{allowed}" if allowed else "")


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
    """Returns a file of the client, or its page."""
    return file_of(request, path)


def file_of(request: Request[Any, Any, Any], path: str) -> Response[Any]:
    """Returns what ``client`` does."""
    files: Mapping[str, File] = request.app.state.files
    name = path.strip("/")
    file = files.get(name)
    if file is None and "." in name.rpartition("/")[2]:
        return Response("not found", status_code=404, media_type=MediaType.TEXT)
    file = file or files.get("index.html")
    if file is None:
        return Response(NO_CLIENT, media_type=MediaType.TEXT)
    headers = {"cache-control": "public, max-age=31536000, immutable" if file.forever else "no-cache", POLICED: file.policy}
    return send(request, file.data, file.media, headers)


async def secure(message: Message, scope: Scope) -> None:
    """Puts the security headers on every answer; what the API says is never kept by a cache."""
    if message["type"] == "http.response.start":
        extra = (*SECURITY, (b"cache-control", b"no-store")) if scope["path"].startswith("/api") else SECURITY
        policed = any(name == POLICED.encode() for name, _ in message["headers"])
        message["headers"] = [*message["headers"], *extra, *(() if policed else ((POLICED.encode(), POLICY.encode()),))]
