"""Around the whole application: limits, CSRF, security headers, sizes, counting."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec

from patolli.server.http.errors import STATUS, body_of, headers_of
from patolli.server.ops.addresses import holder_of
from patolli.server.ops.config import Settings
from patolli.server.services import Services
from patolli.table.errors import Refused

Scope = Any  # plain dictionaries of ASGI, which middleware may add to
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SESSION = "patolli_session"
CSRF = "patolli_csrf"
SAFE = ("GET", "HEAD", "OPTIONS")
OPEN = ("/api/guests", "/api/sessions")  # there is no session yet to protect
UNSUBSCRIBE = "/unsubscribe/"  # posted by mail programs (RFC 8058): its token is proof enough
QUIET = ("/healthz", "/metrics")


def content_policy(page: str) -> str:
    """The Content-Security-Policy of our page: our own files and nothing else."""
    inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", page, re.S)
    hashes = "".join(
        f" 'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
        for text in inline
    )
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src 'self'{hashes}",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    )


def known_origins(settings: Settings) -> set[str]:
    """Where pages of this server may come from, besides the host that a request names."""
    public = urlsplit(settings.public_url)
    own = {f"{public.scheme}://{public.netloc}".lower()} if public.netloc else set()
    return {*settings.origins, *own}


def known_hosts(settings: Settings) -> set[str]:
    """The names that the server answers to, besides addresses: its own and those it is given."""
    names = {"localhost", socket.gethostname(), settings.host, *settings.hosts}
    pages = [*settings.origins, settings.public_url]
    names |= {urlsplit(page).hostname or "" for page in pages}
    return {name.lower() for name in names if name}


class Middleware:
    """The outermost layer."""

    def __init__(self, app: App, services: Services, policy: str) -> None:
        self.app = app
        self.services = services
        self.headers = [
            (b"content-security-policy", policy.encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"referrer-policy", b"same-origin"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"cross-origin-resource-policy", b"same-origin"),
            (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
        ]
        self.hosts = known_hosts(services.settings)
        self.origins = known_origins(services.settings)
        if services.settings.secure_cookies:
            self.headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {
            key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]
        }
        scope.setdefault("state", {})
        scope["patolli_address"] = holder_of(scope["client"][0]) if scope.get("client") else ""
        scope["patolli_token"] = cookie(headers.get("cookie", ""), SESSION)
        try:
            self._check(scope, headers)
        except Refused as refused:
            self.services.metrics.refused.labels(refused.code).inc()
            await self._refuse(scope, receive, send, refused)
            return

        head = scope["type"] == "http" and scope["method"] == "HEAD"
        if head:  # the answer to a GET, without its body
            scope = {**scope, "method": "GET"}

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.services.metrics.requests.labels(str(message["status"])).inc()
                given = list(message.get("headers", []))
                message["headers"] = [*given, *self.headers]
                told = any(name.lower() == b"cache-control" for name, _ in given)
                if scope["path"].startswith("/api/") and not told:
                    message["headers"].append((b"cache-control", b"no-store"))
            elif head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self.app(scope, receive, send if scope["type"] == "websocket" else sending)

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        path = scope["path"]
        if "\x00" in path or b"%00" in scope.get("query_string", b""):
            raise Refused("bad_request", detail="there is a zero byte in the address")
        if path not in QUIET:
            self._known_host(headers.get("host", ""))
        if scope["type"] == "websocket":
            self._same_origin(headers)
            self.services.limits.take("socket", scope["patolli_address"])
            return
        if path not in QUIET:
            self.services.limits.take("request", scope["patolli_address"])
        if scope["method"] in SAFE:
            return
        self._same_origin(headers)
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > self.services.settings.max_body:
            raise Refused("too_large")
        if path.startswith(UNSUBSCRIBE):
            return
        if path not in OPEN or scope["method"] != "POST":
            expected = self.services.sessions.csrf(scope["patolli_token"])
            given = headers.get("x-csrf-token", "")
            if not hmac.compare_digest(expected.encode(), given.encode()):
                raise Refused("csrf")

    def _known_host(self, host: str) -> None:
        """A page of another name that leads to this server (DNS rebinding) is not ours."""
        if "*" in self.hosts:
            return
        name = host.rpartition(":")[0] if re.search(r":\d+$", host) else host
        if name.lower() in self.hosts:
            return
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            raise Refused("bad_host") from None

    def _same_origin(self, headers: dict[str, str]) -> None:
        """A browser says where a page comes from; it must be our own."""
        origin = headers.get("origin")
        if origin is None:
            return
        if origin in self.origins:
            return
        try:
            host = urlsplit(origin).netloc
        except ValueError:
            host = ""
        if not host or host != headers.get("host"):
            raise Refused("forbidden")

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        body = msgspec.json.encode(body_of(refused))
        head = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ]
        for name, value in headers_of(refused).items():
            head.append((name.lower().encode(), value.encode()))
        await send(
            {
                "type": "http.response.start",
                "status": STATUS[refused.code],
                "headers": [*head, *self.headers, (b"cache-control", b"no-store")],
            }
        )
        await send({"type": "http.response.body", "body": body})


def cookie(header: str, name: str) -> str | None:
    """One cookie of a request."""
    try:
        found = SimpleCookie(header).get(name)
    except CookieError:
        return None
    return found.value if found is not None else None
