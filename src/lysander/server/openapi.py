"""``python -m lysander.server.openapi > web/openapi.json``: the OpenAPI document, with the messages of the WebSocket among its components."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from .app import create_app
from .messages import wire
from .settings import Settings

LIVE = (wire.Hello, wire.LiveAnswer, wire.Ping, wire.Look, wire.State, wire.Done, wire.Refused, wire.Pong, wire.Bye)
SENT = 4
"""How many of them clients send."""
REF = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    """Returns the document as plain data."""
    made: dict[str, Any] = json.loads(json.dumps(create_app(Settings()).openapi_schema.to_schema(), default=str))
    _, components = msgspec.json.schema_components(LIVE, ref_template=REF)
    schemas = made.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(components)
    made["x-websocket"] = {
        "/api/tables/{id}/live": {
            "send": [REF.format(name=s.__name__) for s in LIVE[:SENT]],
            "receive": [REF.format(name=s.__name__) for s in LIVE[SENT:]],
        }
    }
    return made


def text() -> str:
    """Returns the document as it stands in the file."""
    return json.dumps(document(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
