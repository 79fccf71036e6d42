"""The parts of notices by themselves: encryption, quiet hours, what may be connected to."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime

import httpcore
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from tests.server.notices.outside import Web

from patolli.server.notices.forms import Wishes
from patolli.server.notices.quiet import quiet_until
from patolli.server.notices.receivers import Failed, Guard, Receivers, is_public
from patolli.server.notices.web_push import Vapid, decoded, encrypt, new_private_key
from patolli.server.ops.config import Settings
from patolli.table.errors import Refused


def test_a_message_is_sealed_as_in_the_example_of_the_rfc() -> None:
    """RFC 8291, section 5."""
    private = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        ec.derive_private_key(private, ec.SECP256R1()),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert sealed == decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_service_can_check_who_sends() -> None:
    """RFC 8292."""
    vapid = Vapid(new_private_key(), "mailto:owner@table.example")
    said = vapid.authorization("https://push.example:444/send/1?x=2")
    token, key = (part.partition("=")[2] for part in said.removeprefix("vapid ").split(", "))
    head, claims, signature = token.split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    said_claims = json.loads(decoded(claims))
    assert said_claims["aud"] == "https://push.example:444"
    assert said_claims["sub"] == "mailto:owner@table.example"
    at = datetime.now(UTC).timestamp()
    assert at < said_claims["exp"] <= at + 86_400
    raw = decoded(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(
        encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")),
        f"{head}.{claims}".encode(),
        ec.ECDSA(hashes.SHA256()),
    )


@pytest.mark.parametrize(
    ("begin", "end", "zone", "at", "until"),
    [
        (None, None, "UTC", "2026-11-16T03:00", None),
        (22 * 60, 7 * 60, "UTC", "2026-11-16T03:00", "2026-11-16T07:00"),
        (22 * 60, 7 * 60, "UTC", "2026-11-16T22:00", "2026-11-17T07:00"),
        (22 * 60, 7 * 60, "UTC", "2026-11-16T07:00", None),
        (22 * 60, 7 * 60, "UTC", "2026-11-16T21:59", None),
        (8 * 60, 18 * 60 + 30, "UTC", "2026-11-16T12:00", "2026-11-16T18:30"),
        (8 * 60, 18 * 60, "UTC", "2026-11-16T18:00", None),
        (60, 60, "UTC", "2026-11-16T01:00", None),
        # Paris is an hour ahead in winter
        (22 * 60, 7 * 60, "Europe/Paris", "2026-11-16T21:30", "2026-11-17T06:00"),
        (22 * 60, 7 * 60, "Europe/Paris", "2026-11-16T06:30", None),
    ],
)
def test_quiet_hours(
    begin: int | None, end: int | None, zone: str, at: str, until: str | None
) -> None:
    def stamp(text: str) -> int:
        return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)

    found = quiet_until(Wishes(quiet_from=begin, quiet_to=end, zone=zone), stamp(at))
    assert found == (stamp(until) if until is not None else None)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1"),
        *("::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "ff02::1"),
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(Refused, match="bad_address"):
        Receivers(Settings()).check(f"https://{host}/hook")


def test_addresses_that_are_public() -> None:
    assert is_public("9.9.9.9")
    assert is_public("2620:fe::fe")
    url = "https://hooks.example/services/1?x=2"
    assert Receivers(Settings()).check(url) == url


@pytest.mark.parametrize(
    "url",
    [
        *("http://hooks.example/", "https://localhost/", "https://intranet/", "https://"),
        *("file:///etc/passwd", "https://a.example:0/", "https://a.example/#x", "//a.example"),
        *("https://a.example/ b", "https://[::1", "https://a.example:99999/"),
    ],
)
def test_addresses_that_are_refused(url: str) -> None:
    with pytest.raises(Refused, match="bad_address"):
        Receivers(Settings()).check(url)


def test_a_name_that_leads_to_this_machine_is_not_connected_to() -> None:
    """Whatever was checked before: what counts is the address that the name has now."""
    web = Web()

    async def work() -> None:
        with pytest.raises(httpcore.ConnectError):
            await Guard(private=False).connect_tcp("localhost", web.server_address[1])
        receivers = Receivers(Settings())
        with pytest.raises(Failed):
            await receivers.post(f"{web.url}/ok/inside", b"{}", {})
        await receivers.close()

    try:
        asyncio.run(work())
        assert web.asked == []
    finally:
        web.shutdown()
