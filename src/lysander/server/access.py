"""Keys: 32 random bytes in base64url. The database and the memory of the server hold their SHA-256 only."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping

HOST, WATCH = "host", "watch"
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_key() -> str:
    """A new key."""
    return secrets.token_urlsafe(32)


def hash_of(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_table_id() -> str:
    """A name for a table that nobody guesses, short enough for an address."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def roles_of(keys: Mapping[str, set[str]], key: str) -> frozenset[str]:
    """The roles that a key opens; none for a strange or an empty key."""
    return frozenset(keys.get(hash_of(key), ())) if key else frozenset()
