"""Receivers on loopback: one for requests of HTTP, one for mail, and a browser that can read what it is pushed."""

from __future__ import annotations

import json
import socketserver
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC

from ..server.notices.web_push import packed


class Got(NamedTuple):
    """A request that came."""

    path: str
    headers: Any
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class HttpSink:
    """A server of HTTP. ``answers`` are the statuses of the next answers, 204 when there are none; ``headers`` stand in each."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answers: list[int] = []
        self.headers: dict[str, str] = {}
        self.body = b""
        self.slow = threading.Event()
        self.slow.set()
        sink = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                sink.got.append(Got(self.path, self.headers, self.rfile.read(int(self.headers["content-length"]))))
                sink.slow.wait(30)
                self.send_response(sink.answers.pop(0) if sink.answers else 204)
                for name, value in sink.headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(sink.body)

            def log_message(self, *_: Any) -> None:
                return

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def at(self, path: str) -> list[Got]:
        """What came to a path."""
        return [one for one in self.got if one.path == path]

    def close(self) -> None:
        self.slow.set()
        self.server.shutdown()
        self.server.server_close()


class SmtpSink:
    """A server of mail. ``replies`` are its words to the next recipients, an assent when there are none."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.replies: list[str] = []
        sink = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, line: str) -> None:
                self.wfile.write(line.encode() + b"\r\n")

            def handle(self) -> None:
                self.say("220 sink")
                while line := self.rfile.readline():
                    word = line.strip().upper()[:4]
                    if word == b"RCPT":
                        self.say(sink.replies.pop(0) if sink.replies else "250 yes")
                    elif word == b"DATA":
                        self.say("354 go on")
                        lines = []
                        while (line := self.rfile.readline()) != b".\r\n":
                            lines.append((line[1:] if line.startswith(b"..") else line).replace(b"\r\n", b"\n"))
                        sink.got.append(message_from_bytes(b"".join(lines), policy=policy.default))
                        self.say("250 taken")
                    elif word == b"QUIT":
                        self.say("221 bye")
                        return
                    else:
                        self.say("250 yes")

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"smtp://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def to(self, address: str) -> list[EmailMessage]:
        """The letters to an address."""
        return [letter for letter in self.got if letter["To"] == address]

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """A browser with a subscription at a push service; it reads what comes by its own means, not those of the server."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes..!"
        numbers = self.key.public_key().public_numbers()
        self.public = b"\4" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        self.subscription = json.dumps(
            {"endpoint": endpoint, "expirationTime": None, "keys": {"p256dh": packed(self.public), "auth": packed(self.auth)}}
        )

    def read(self, data: bytes) -> Any:
        """What the service passes on, as its page is told (RFC 8188, RFC 8291)."""
        salt, length = data[:16], data[20]
        theirs, sealed = data[21 : 21 + length], data[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = _hmac(_hmac(self.auth, shared), b"WebPush: info\0" + self.public + theirs + b"\1")
        start = _hmac(salt, secret)
        key = _hmac(start, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _hmac(start, b"Content-Encoding: nonce\0\1")[:12]
        return json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\2"))


def _hmac(key: bytes, data: bytes) -> bytes:
    made = HMAC(key, SHA256())
    made.update(data)
    return made.finalize()
