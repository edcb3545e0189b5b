"""The first line of a request: all that has to be known of it to pass it on."""

from __future__ import annotations

import re
from urllib.parse import unquote_to_bytes

import httptools

TABLE = re.compile(rb"/+api/+tables/+([a-z0-9]{1,40})(?:/|\Z)")
NO_TABLE = b"file"
"""What stands in the place of a table's name where a file with games is taken in."""
PASSED = b"LYSANDER "
"""Begins the line by which another node says from whom a connection comes that it passes on."""
TAKEN = b"\n"
"""Answers that line. What the connection has to say comes only then."""
BLANK = b"\r\n"


def first_line(data: bytes) -> bytes | None:
    """Returns the first line of a request, None if it is not whole yet. Empty lines before it are passed over, as HTTP wants."""
    data = data.lstrip(BLANK)
    end = data.find(b"\n")
    return None if end < 0 else data[:end].rstrip(b"\r")


def table_of(line: bytes) -> str:
    """Returns the name of the table that a request is about, by its first line; nothing if it is about none, or the line is no request: whoever
    gets that will say so."""
    words = line.split(b" ")
    if len(words) != 3:
        return ""
    try:
        path = httptools.parse_url(words[1]).path or b""
    except httptools.HttpParserInvalidURLError:
        return ""
    found = TABLE.match(unquote_to_bytes(path))
    return found[1].decode() if found is not None and found[1] != NO_TABLE else ""
