"""Web Push: what is said is encrypted for one browser (RFC 8291), and the server shows who it is (VAPID, RFC 8292)."""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Annotated

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Meta, Struct

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of a record: all that is said is in one."""
LIVES = 12 * 3600
"""Seconds for which a token is good."""


class Keys(Struct, frozen=True):
    """The keys of a browser's subscription: its public key on the curve, and a secret."""

    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{86,88}=*$")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{21,24}=*$")]


class Subscription(Struct, frozen=True):
    """Where a browser can be reached, as it says."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: Keys


def read(text: str) -> Subscription:
    """Returns a subscription. Raises ``ValueError`` for one by which nothing can be sent."""
    found = msgspec.json.decode(text, type=Subscription)
    _point(unpacked(found.keys.p256dh))
    if len(unpacked(found.keys.auth)) != 16:
        raise ValueError("the secret has another length")
    return found


def packed(data: bytes) -> str:
    """Returns bytes as text for addresses and heads."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    """Returns what ``packed`` was given."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def new_key() -> str:
    """Returns a new private key of a server."""
    return packed(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def public_of(key: str) -> str:
    """Returns the public key to a private one, as a browser takes it."""
    return packed(_bytes(_private(key).public_key()))


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpacked(key), "big"), CURVE)


def _bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _point(data: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypted(text: bytes, to: Subscription, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """Returns a text as only this browser can read it (RFC 8291, RFC 8188). ``own`` and ``salt`` are new each time, unless they are given."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, ours = unpacked(to.keys.p256dh), _bytes(own.public_key())
    shared = own.exchange(ec.ECDH(), _point(theirs))
    secret = _derived(shared, unpacked(to.keys.auth), b"WebPush: info\0" + theirs + ours, 32)
    key, nonce = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16), _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


def vapid(key: str, audience: str, contact: str) -> str:
    """Returns the head by which the server with this key shows who it is to a push service (RFC 8292)."""
    private = _private(key)
    claims = {"aud": audience, "exp": int(time.time()) + LIVES, "sub": contact}
    said = ".".join(packed(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(private.sign(said.encode(), ec.ECDSA(SHA256())))
    return f"vapid t={said}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={public_of(key)}"
