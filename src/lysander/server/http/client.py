"""The web client: the files of ``lysander/web_dist``, held in memory; every page of the client is ``index.html``."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.types import Message, Scope

from .packing import Packed, pack, send

SECURITY = (
    (b"content-security-policy", b"default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml", "text/javascript", "application/manifest+json")
NO_CLIENT = "The web client is not built. The API is at /api, its description at /api/schema/openapi.json.\n"


@dataclass(frozen=True)
class File:
    """One file as it is sent."""

    data: Packed
    media: str
    forever: bool


def read_files(folder: Path) -> dict[str, File]:
    """Returns all files of the client by path. Files below ``assets/`` have their hash in the name and may be kept for ever."""
    found = {}
    for path in sorted(p for p in folder.rglob("*") if p.is_file()):
        name, data = path.relative_to(folder).as_posix(), path.read_bytes()
        media = mimetypes.guess_type(name)[0] or "application/octet-stream"
        found[name] = File(pack(data) if media.startswith(PACKED) else Packed(data, b""), media, name.startswith("assets/"))
    return found


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
    """Returns a file of the client, or its page."""
    files: Mapping[str, File] = request.app.state.files
    name = path.strip("/")
    file = files.get(name)
    if file is None and "." in name.rpartition("/")[2]:
        return Response("not found", status_code=404, media_type=MediaType.TEXT)
    file = file or files.get("index.html")
    if file is None:
        return Response(NO_CLIENT, media_type=MediaType.TEXT)
    headers = {"cache-control": "public, max-age=31536000, immutable" if file.forever else "no-cache"}
    return send(request, file.data, file.media, headers)


async def secure(message: Message, scope: Scope) -> None:
    """Puts the security headers on every answer; what the API says is never kept by a cache."""
    if message["type"] == "http.response.start":
        extra = (*SECURITY, (b"cache-control", b"no-store")) if scope["path"].startswith("/api") else SECURITY
        message["headers"] = [*message["headers"], *extra]
