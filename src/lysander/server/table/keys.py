"""Keys: 32 random bytes in base64url. The database and the memory of the server hold their SHA-256 only."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from functools import lru_cache

from ..ring import FAMILY

HOST, WATCH = "host", "watch"
COMPANION = "+"
"""After the name of a seat: the role of one who shares it and does not answer for it."""
INVITED = "?"
"""After the name of a seat: the role of one who may sit down there. It opens nothing."""
PAST = "-"
"""Before the name of a seat: the key opened it once; before that of an invitation: it invited once."""
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_key() -> str:
    """Returns a new key."""
    return secrets.token_urlsafe(32)


def hash_of(key: str) -> str:
    """Returns what is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_table_id(beside: str = "") -> str:
    """Returns a name for a table or a series that nobody guesses, short enough for an address. ``beside``: the table with which it is to be owned."""
    return beside[:FAMILY] + "".join(secrets.choice(ALPHABET) for _ in range(12))


def is_id(text: str) -> bool:
    """Returns whether a table or a series could have this name; PostgreSQL takes no text with a NUL character."""
    return text.isascii() and text.isalnum()


def new_seed() -> str:
    """Returns the seed of a table's dice and bots, its secret until the end: 32 random bytes in hex."""
    return secrets.token_bytes(32).hex()


def roles_of(keys: Mapping[str, set[str]], key: str) -> frozenset[str]:
    """Returns the roles that a key opens; none for a strange or an empty key. A companion's key opens the seat, and says that it is one; an
    invitation is a role of its own and opens no seat."""
    return roles_of_hash(keys, hash_of(key)) if key else frozenset()


def roles_of_hash(keys: Mapping[str, set[str]], hash: str) -> frozenset[str]:
    """Returns what ``roles_of`` does, for a key of which the hash is known."""
    return _opened(frozenset(keys.get(hash, ())))


@lru_cache(maxsize=4096)
def _opened(roles: frozenset[str]) -> frozenset[str]:
    held = {role for role in roles if not role.startswith(PAST)}
    return frozenset(held | {role.removesuffix(COMPANION) for role in held})


def seats_held(keys: Mapping[str, set[str]], key: str) -> frozenset[str]:
    """Returns all roles that a key opens or has ever opened. Who was invited has seen nothing."""
    held = (role for role in keys.get(hash_of(key), ()) if not role.endswith(INVITED)) if key else ()
    return frozenset(role.removeprefix(PAST).removesuffix(COMPANION) for role in held)


def seats_before(keys: Mapping[str, set[str]], key: str) -> list[str]:
    """Returns the seats that a key opened or invited to once, and no more."""
    past = {role for role in keys.get(hash_of(key), ()) if role.startswith(PAST)} if key else set()
    return sorted({role.removeprefix(PAST).removesuffix(INVITED) for role in past})


def hashed(keys: Mapping[str, str]) -> dict[str, set[str]]:
    """Returns the roles that each key opens, by its hash. ``keys``: a key by role."""
    found: dict[str, set[str]] = {}
    for role, key in keys.items():
        found.setdefault(hash_of(key), set()).add(role)
    return found
