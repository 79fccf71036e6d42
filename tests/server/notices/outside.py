"""Receivers of notices on loopback: a mail server, and a web server that takes what is posted."""

from __future__ import annotations

import base64
import email
import email.policy
import json
import re
import socketserver
import threading
import time
from collections.abc import Callable
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, TypeVar

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

WAIT = 60.0
One = TypeVar("One")


class Mailbox(socketserver.ThreadingTCPServer):
    """A mail server that keeps what it is given; while `deaf` it does not answer."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Smtp)
        self.mails: list[EmailMessage] = []
        self.deaf = threading.Event()
        self.waiting = threading.Semaphore(0)  # one more for each who connects to a deaf server
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]

    def wait(self, address: str, count: int = 1) -> EmailMessage:
        """The mail with that number to an address."""
        return _until(lambda: self.to(address), count)


class _Smtp(socketserver.StreamRequestHandler):
    server: Mailbox

    def handle(self) -> None:
        if self.server.deaf.is_set():
            self.server.waiting.release()
            self.rfile.read()  # until the other side gives up
            return
        self.say("220 here")
        while line := self.rfile.readline():
            word = line.split()[0].upper() if line.split() else b""
            if word == b"DATA":
                self.say("354 go on")
                lines: list[bytes] = []
                while (part := self.rfile.readline()) != b".\r\n":
                    lines.append(part.removeprefix(b"."))
                parsed = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
                assert isinstance(parsed, EmailMessage)
                self.server.mails.append(parsed)
            self.say("221 bye" if word == b"QUIT" else "250 fine")
            if word == b"QUIT":
                return

    def say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")


class Posted(NamedTuple):
    """What was posted."""

    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Web(ThreadingHTTPServer):
    """Takes what is posted, by path. `/slow/…` does not answer before it is let go, `/gone/…` is
    410, `/moved/…` leads to `/ok/…`, and `/broken/…` is 500 for `breaks` times."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Posts)
        self.posts: dict[str, list[Posted]] = {}
        self.asked: list[str] = []
        self.breaks = 0
        self.let_go = threading.Event()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def wait(self, path: str, count: int = 1) -> Posted:
        """What was posted there, the one with that number."""
        return _until(lambda: self.posts.get(path, []), count)


class _Posts(BaseHTTPRequestHandler):
    server: Web

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.asked.append(self.path)
        status = 201
        if self.path.startswith("/slow/"):
            self.server.let_go.wait(WAIT)
        if self.path.startswith("/gone/"):
            status = 410
        if self.path.startswith("/moved/"):
            status = 307
        if self.path.startswith("/broken/") and self.server.breaks > 0:
            self.server.breaks -= 1
            status = 500
        if status == 201:
            posted = Posted(dict(self.headers.items()), body)
            self.server.posts.setdefault(self.path, []).append(posted)
        self.send_response(status)
        if status == 307:
            self.send_header("Location", f"{self.server.url}/ok/moved")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


class BrowserKeys:
    """A browser's side of Web Push (RFC 8291): its keys, and reading what comes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    @property
    def subscription(self) -> dict[str, str]:
        return {"p256dh": text(point(self.key.public_key())), "auth": text(self.auth)}

    def read(self, posted: Posted) -> Any:
        """The message, if it was meant for this browser."""
        assert posted.headers["Content-Encoding"] == "aes128gcm"
        body, ours = posted.body, point(self.key.public_key())
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), public)
        secret = derive(shared, self.auth, b"WebPush: info\0" + ours + theirs, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        return json.loads(padded.rstrip(b"\0").removesuffix(b"\x02"))


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def link_in(mail: EmailMessage, page: str = "link") -> str:
    """The token of the link to a page in a mail."""
    found = re.search(rf"https://table\.example/{page}/(\S+)", mail.get_content())
    assert found is not None, mail.get_content()
    return found[1]


def _until(read: Callable[[], list[One]], count: int) -> One:
    end = time.monotonic() + WAIT
    while len(found := read()) < count:
        assert time.monotonic() < end, f"{len(found)} of {count} came"
        time.sleep(0.02)
    return found[count - 1]
