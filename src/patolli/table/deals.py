"""Fair deals: the seed of a game follows from the server's secret and from every person's own part.

When a table is made the server draws a secret and shows its commitment (a hash) to all. Each
person's client adds a random part when its person sits down. At the start the seed, and the order
of the seats where it is drawn, follow from the secret and all parts by SHA-256. After the end
everything is shown, and anybody can do the sums again (`faults`). docs/security.md says what this
promises and what it does not.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from patolli.core.rng import Rng
from patolli.table.errors import Refused
from patolli.table.messages import DealProof
from patolli.table.table import Table

SECRET_BYTES: Final = 32
SEED_BITS: Final = 63  # what a database's integers hold


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(SECRET_BYTES)


@lru_cache(maxsize=2048)
def commitment_of(table: str, secret: str) -> str:
    """What is shown of a secret before the start (and with every update after it)."""
    return _digest("commitment", table, secret).hex()


def seed_of(table: str, secret: str, parts: Sequence[str]) -> int:
    """The seed that follows from the secret and the parts, in the order of the seats."""
    return int.from_bytes(_digest("seed", table, secret, *parts)[:8], "big") >> (64 - SEED_BITS)


def order_of(table: str, secret: str, parts: Sequence[str]) -> list[int]:
    """The drawn order: the seat that each of the game's seats was before the start."""
    order = list(range(len(parts)))
    Rng.seeded(int.from_bytes(_digest("order", table, secret, *parts)[:8], "big")).shuffle(order)
    return order


def proof_of(table: Table) -> DealProof:
    """Everything that the deal of a game followed from, once the game is over."""
    if table.terms.deal != "fair" or table.started is None:
        raise Refused("not_found")
    if table.status not in ("finished", "closed"):
        raise Refused("not_finished")
    return DealProof(
        table.id,
        commitment_of(table.id, table.secret),
        table.secret,
        list(table.parts),
        str(table.seed),
        order_of(table.id, table.secret, table.parts) if table.terms.shuffle else None,
    )


def faults(
    proof: Mapping[str, object],
    seed: int,
    commitment: str | None = None,
    part: str | None = None,
) -> list[str]:
    """What is wrong with the proof of a deal, by the code of its sentence; empty when it holds.

    `seed` is that of the record, `commitment` what was shown before the start, `part` one's own.
    """
    table, secret, parts = proof.get("table"), proof.get("secret"), proof.get("parts")
    if (
        not isinstance(table, str)
        or not isinstance(secret, str)
        or not isinstance(parts, list)
        or not all(isinstance(one, str) for one in parts)
    ):
        return ["shape"]
    found: list[str] = []
    committed = commitment_of(table, secret)
    if proof.get("commitment") != committed or commitment not in (None, committed):
        found.append("commitment")
    if seed_of(table, secret, parts) != seed:
        found.append("seed")
    if proof.get("order") not in (None, order_of(table, secret, parts)):
        found.append("order")
    if part is not None and part not in parts:
        found.append("part")
    return found


def _digest(purpose: str, *texts: str) -> bytes:
    lines = ["patolli deal 1", purpose, *texts]
    return hashlib.sha256("\n".join(lines).encode()).digest()
