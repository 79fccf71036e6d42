"""The proxies with TLS of `deploy`, where they are installed: a game is played through each.

Only addresses, ports and the certificate are others than in the example.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.clients import WAIT, Person
from tests.server.running import Server, free_port
from websockets.asyncio.client import connect

DEPLOY = Path(__file__).resolve().parents[3] / "deploy"
NAME = "table.example.org"
NGINX = """
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/table.conf;
}}
"""
#: Caddy makes the certificate from an authority of its own, as no one can vouch for the name.
CADDY = """
{{
    admin off
    local_certs
    skip_install_trust
    auto_https disable_redirects
    storage file_system {folder}
}}
"""
Start = Callable[[Path, int, int], tuple[list[str], dict[str, str], Path]]


def nginx(folder: Path, port: int, upstream: int) -> tuple[list[str], dict[str, str], Path]:
    """The command that runs nginx, its environment, and whom to trust."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-keyout", str(key), "-out", str(certificate), "-subj", f"/CN={NAME}"),
            *("-addext", f"subjectAltName=DNS:{NAME}"),
        ],
        check=True,
        capture_output=True,
    )
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        "127.0.0.1:8000": f"127.0.0.1:{upstream}",
    }.items():
        assert old in text
        text = text.replace(old, new)
    (folder / "table.conf").write_text(text, encoding="utf-8")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder), encoding="utf-8")
    given = ["-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
    return ["nginx", *given], {}, certificate


def caddy(folder: Path, port: int, upstream: int) -> tuple[list[str], dict[str, str], Path]:
    """The command that runs Caddy, its environment, and whom to trust."""
    text = CADDY.format(folder=folder) + (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    environment = {"PATOLLI_NAME": f"{NAME}:{port}", "PATOLLI_UPSTREAM": f"127.0.0.1:{upstream}"}
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    return command, {**environment, "HOME": str(folder)}, folder / "pki/authorities/local/root.crt"


class Proxied:
    """The server by the address that people type."""

    def __init__(self, port: int) -> None:
        self.url = f"https://{NAME}:{port}"
        self.ws = f"wss://{NAME}:{port}"


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxied(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Any, ssl.SSLContext]]:
    start: Start = request.param
    if shutil.which(start.__name__) is None:
        pytest.skip(f"{start.__name__} is not installed here")
    port = free_port()
    public = f"https://{NAME}:{port}"
    settings: dict[str, Any] = {"hosts": NAME, "secure_cookies": "true", "public_url": public}
    server = Server(f"sqlite:///{tmp_path / 'patolli.db'}", **settings)
    try:
        command, environment, trusted = start(tmp_path, port, server.port)
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        with subprocess.Popen(command, env={**os.environ, **environment}, **quiet) as running:
            try:
                reachable(port, trusted)
                context = ssl.create_default_context(cafile=str(trusted))
                lead_to_loopback(monkeypatch, context)
                yield Proxied(port), context
            finally:
                running.terminate()
    finally:
        server.stop()


def reachable(port: int, trusted: Path) -> None:
    """Wait until a proxy listens and has a certificate."""
    for _ in range(300):
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)) == 0 and trusted.is_file():
                return
        time.sleep(0.1)
    raise AssertionError("the proxy does not start")


def lead_to_loopback(monkeypatch: pytest.MonkeyPatch, context: ssl.SSLContext) -> None:
    """The name leads to this machine, and sockets trust the proxy's certificate."""
    look_up = socket.getaddrinfo

    def found(host: Any, *more: Any, **named: Any) -> Any:
        ours = host in (NAME, NAME.encode())
        return look_up("127.0.0.1" if ours else host, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", found)
    monkeypatch.setattr(
        "tests.server.clients.connect",
        lambda *given, **named: connect(*given, ssl=context, **named),
    )


def test_a_game_is_played_through_a_proxy(proxied: tuple[Any, ssl.SSLContext]) -> None:
    server, context = proxied

    async def play() -> None:
        person = Person(server)
        person.http = httpx.AsyncClient(
            base_url=server.url, timeout=WAIT, verify=context, trust_env=False
        )
        await person.guest("Ana")
        assert all(cookie.secure for cookie in person.http.cookies.jar)
        table = await person.table("patolli", ("me", "novice"))
        async with person.at(table["id"]) as chair:
            assert await chair.play(random.Random(1)) > 0
            assert chair.update["table"]["status"] == "finished"
        await person.close()

    asyncio.run(play())
