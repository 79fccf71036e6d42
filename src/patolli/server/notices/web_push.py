"""Web Push: a message encrypted for one browser (RFC 8291) and signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import os
import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from patolli.table.errors import Refused

RECORD: Final = 4096
TOKEN_SECONDS: Final = 12 * 3600
CURVE: Final = ec.SECP256R1()


def new_private_key() -> str:
    """A server's key, as text to be kept."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


class Vapid:
    """The server's identity for push services. `contact` is whom they can write to."""

    def __init__(self, private: str, contact: str) -> None:
        self.key = ec.derive_private_key(int(private, 16), CURVE)
        self.public = encoded(_point(self.key.public_key()))
        self.contact = contact

    def authorization(self, endpoint: str) -> str:
        """The header that a push service asks for."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
            "sub": self.contact,
        }
        head = encoded(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{encoded(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys that no browser made."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        sound = len(decoded(auth)) == 16
    except (ValueError, binascii.Error):
        sound = False
    if not sound:
        raise Refused("bad_address")


def encrypt(
    text: bytes,
    p256dh: str,
    auth: str,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only the browser with these keys can read. The key and the salt are random;
    a test gives those of the RFC."""
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs, ours = decoded(p256dh), _point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derive(shared, decoded(auth), b"WebPush: info\0" + theirs + ours, 32)
    content = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content).encrypt(nonce, text + b"\x02", None)


def encoded(data: bytes) -> str:
    """Bytes as text for headers and addresses."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Bytes from such a text."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
