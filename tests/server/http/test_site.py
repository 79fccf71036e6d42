"""The web client's files, as a browser gets them."""

from __future__ import annotations

import httpx
import pytest
from tests.server.running import Server


@pytest.mark.parametrize("packed", [True, False])
def test_the_page_is_compressed_for_whoever_can_read_it(server: Server, packed: bool) -> None:
    headers = {"accept-encoding": "gzip" if packed else "identity"}
    answer = httpx.get(f"{server.url}/", headers=headers)
    assert answer.status_code == 200
    assert answer.headers.get("content-encoding") == ("gzip" if packed else None)
    assert answer.headers["vary"] == "accept-encoding"
    assert "<title>" in answer.text
    assert "default-src" in answer.headers["content-security-policy"]


def test_a_file_that_is_not_there_is_not_the_page(server: Server) -> None:
    assert httpx.get(f"{server.url}/assets/nothing.js").status_code == 404
    assert "<title>" in httpx.get(f"{server.url}/lobby").text


@pytest.mark.parametrize("path", ["/", "/lobby", "/healthz", "/api/games"])
def test_head_is_answered_like_get_without_a_body(server: Server, path: str) -> None:
    plain = {"accept-encoding": "identity"}
    head, get = (httpx.request(m, server.url + path, headers=plain) for m in ("HEAD", "GET"))
    assert head.status_code == 200
    assert head.content == b""
    for name in ("content-length", "content-type", "content-security-policy"):
        assert head.headers[name] == get.headers[name]
    assert httpx.head(f"{server.url}/assets/nothing.js").status_code == 404
