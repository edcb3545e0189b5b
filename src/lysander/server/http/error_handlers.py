"""What goes wrong, as a message: a status, a code, a sentence in the language of the request."""

from __future__ import annotations

import logging
import secrets
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from ...core.ask import IllegalAnswer
from ..errors import ApiError
from ..messages import wire, words
from ..messages.state import text_of
from ..messages.words import say

LOG = logging.getLogger("lysander")
CODES = {400: "bad-request", 401: "no-key", 403: "no-key", 404: "not-found", 405: "no-method", 413: "too-large", 429: "too-fast"}


def lang_of(request: Request[Any, Any, Any]) -> str:
    """Returns the language for the sentence of an error."""
    return words.lang_of(request.query_params.get("lang", ""))


def error(status: int, code: str, text: str, rule: str = "", reason: str = "") -> Response[wire.Error]:
    """Returns an error as it is sent."""
    return Response(wire.Error(code, text, rule, reason), status_code=status)


def api_error(request: Request[Any, Any, Any], found: ApiError) -> Response[wire.Error]:
    """Returns a refusal of the server."""
    return error(found.status, found.error, say(lang_of(request), found.words, **found.facts), found.rule)


def refused(request: Request[Any, Any, Any], illegal: IllegalAnswer) -> Response[wire.Error]:
    """Returns a refusal of the rules."""
    found = illegal.refusal
    return error(422, "refused", text_of(request.state.table(), lang_of(request)).refusal(found), found.rule, found.code)


def http_error(request: Request[Any, Any, Any], problem: HTTPException) -> Response[wire.Error]:
    """Returns a refusal of the framework: a message of the wrong shape, no such path."""
    code = CODES.get(problem.status_code, "bad-request" if problem.status_code < 500 else "broken")
    text = say(lang_of(request), code, role="?")
    extra = getattr(problem, "extra", None)
    if problem.status_code == 400 and isinstance(extra, list):
        text += " " + "; ".join(f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict))
    return error(problem.status_code, code, text[:500])


def too_deep(request: Request[Any, Any, Any], problem: RecursionError) -> Response[wire.Error]:
    """Returns a refusal of JSON that is nested too deeply to be read; what runs too deep elsewhere is a fault of the server."""
    if "deserializing" not in str(problem):
        return broken(request, problem)
    return error(400, "bad-request", say(lang_of(request), "bad-request"))


def broken(request: Request[Any, Any, Any], problem: Exception) -> Response[wire.Error]:
    """Returns a number that stands in the log beside a fault of the server, and nothing else of it."""
    number = secrets.token_hex(4)
    LOG.error("fault %s at %s %s", number, request.method, request.scope["path"], exc_info=problem)
    return error(500, "broken", f"{say(lang_of(request), 'broken')} ({number})")
