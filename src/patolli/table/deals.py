"""Fair deals: the seed of a game follows from the server's secret and from every person's own part.

When a table is made the server draws a secret and shows its commitment (a hash) to all. Each
person's client commits to a random part in the same way when its person sits down. When the host
starts, all show their parts; the seed, and the order of the seats where it is drawn, follow from
the secret and all parts by SHA-256. After the end everything is shown, and anybody can do the sums
again (`faults`). docs/security.md says what this promises and what it does not.

Scheme 1 is that of older tables: parts were given when people sat down, without a commitment.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, TypeGuard

from patolli.core.rng import Rng
from patolli.table.entries import Committed, Revealed
from patolli.table.errors import Refused
from patolli.table.messages.history import DealProof
from patolli.table.table import Table

SCHEME: Final = 2  # of new tables
SECRET_BYTES: Final = 32
SEED_BITS: Final = 63  # what a database's integers hold


def new_secret() -> str:
    """A secret that no one can guess."""
    return secrets.token_hex(SECRET_BYTES)


@lru_cache(maxsize=2048)
def commitment_of(table: str, secret: str, scheme: int) -> str:
    """What is shown of a secret before the start (and with every update after it)."""
    return _digest(scheme, "commitment", table, secret).hex()


def hash_of(part: str) -> str:
    """What is shown of a person's part before the start."""
    return _digest(SCHEME, "part", part).hex()


def seed_of(table: str, secret: str, parts: Sequence[str], scheme: int) -> int:
    """The seed that follows from the secret and the parts, in the order of the seats."""
    digest = _digest(scheme, "seed", table, secret, *parts)
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


def order_of(table: str, secret: str, parts: Sequence[str], scheme: int) -> list[int]:
    """The drawn order: the seat that each of the game's seats was before the start."""
    order = list(range(len(parts)))
    digest = _digest(scheme, "order", table, secret, *parts)
    Rng.seeded(int.from_bytes(digest[:8], "big")).shuffle(order)
    return order


# -- before the start ----------------------------------------------------------------------------


def waits_for(table: Table) -> list[int]:
    """The seats whose part is still to be shown, or first to be committed to."""
    if table.terms.deal != "fair" or table.terms.deal_scheme == 1:
        return []
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.renews or (seat.part_hash and not seat.part)
    ]


def seats_to_commit(table: Table, person: str) -> list[int]:
    """The seats for which a person's client may commit to another part: those of its own that have
    not shown theirs."""
    if table.status != "open" or table.terms.deal != "fair" or table.terms.deal_scheme == 1:
        raise Refused("not_open")
    mine = [number for number in table.seats_of(person) if not table.seats[number].hotseat]
    if not mine:
        raise Refused("forbidden")
    found = [number for number in mine if not table.seats[number].part]
    if not found:
        raise Refused("part_shown")
    return found


def commit(table: Table, seat: int, part_hash: str, at: int) -> Committed:
    """A seat commits to another part. Parts that others have shown already are spent (`fold`):
    else who commits last could choose the deal."""
    sits = replace(table.seats[seat], part_hash=part_hash, renews=False)
    person = sits.person
    return Committed(version=table.version + 1, at=at, person=person, seat=seat, sits=sits)


def seats_to_reveal(table: Table, person: str, part: str) -> list[int]:
    """The seats of a person that committed to this part. It is taken only when all have committed
    and the host has started: after that no commitment can follow from a part that was shown."""
    mine = table.seats_of(person)
    if not mine:
        raise Refused("forbidden")
    if not table.dealing or any(seat.renews for seat in table.seats):
        raise Refused("not_dealing")
    committed = hash_of(part)
    seats = [number for number in mine if table.seats[number].part_hash == committed]
    if not seats:
        raise Refused("wrong_part")
    return [number for number in seats if not table.seats[number].part]


def reveal(table: Table, seat: int, part: str, at: int) -> Revealed:
    """A seat shows its part."""
    sits = replace(table.seats[seat], part=part)
    return Revealed(version=table.version + 1, at=at, person=sits.person, seat=seat, sits=sits)


# -- after the end -------------------------------------------------------------------------------


def proof_of(table: Table) -> DealProof:
    """Everything that the deal of a game followed from, once the game is over."""
    if table.terms.deal != "fair" or table.started is None:
        raise Refused("not_found")
    if table.status not in ("finished", "closed"):
        raise Refused("not_finished")
    scheme = table.terms.deal_scheme
    return DealProof(
        table.id,
        commitment_of(table.id, table.secret, scheme),
        table.secret,
        list(table.parts),
        str(table.seed),
        order_of(table.id, table.secret, table.parts, scheme) if table.terms.shuffle else None,
        scheme,
        list(table.earlier_deals),
    )


def faults(
    proof: Mapping[str, object],
    seed: int,
    commitment: str | None = None,
    part: str | None = None,
    hashes: Sequence[str] = (),
) -> list[str]:
    """What is wrong with the proof of a deal, by the code of its sentence; empty when it holds.

    `seed` is that of the record, `commitment` what was shown before the start, `part` one's own,
    `hashes` those that were shown before one's own part was.
    """
    table, secret, parts = proof.get("table"), proof.get("secret"), proof.get("parts")
    scheme, earlier = proof.get("scheme", 1), proof.get("earlier", [])
    if (
        not isinstance(table, str)
        or not isinstance(secret, str)
        or not _texts(parts)
        or scheme not in (1, 2)
        or not isinstance(earlier, list)
    ):
        return ["shape"]
    found: list[str] = []
    committed = commitment_of(table, secret, scheme)
    if proof.get("commitment") != committed or commitment not in (None, committed):
        found.append("commitment")
    if seed_of(table, secret, parts, scheme) != seed:
        found.append("seed")
    if proof.get("order") not in (None, order_of(table, secret, parts, scheme)):
        found.append("order")
    if part is not None and part not in parts:
        found.append("part")
    if not {one for one in hashes if one} <= {hash_of(one) for one in parts}:
        found.append("hash")
    if not all(_holds(one) for one in earlier):
        found.append("earlier")
    return found


def _holds(earlier: object) -> bool:
    """Whether the parts of a deal that was given up are those that were committed to."""
    if not isinstance(earlier, dict):
        return False
    hashes, parts = earlier.get("hashes"), earlier.get("parts")
    return (
        _texts(hashes)
        and _texts(parts)
        and len(hashes) == len(parts)
        and all(
            not part or hash_of(part) == known for known, part in zip(hashes, parts, strict=True)
        )
    )


def _texts(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _digest(scheme: int, purpose: str, *texts: str) -> bytes:
    lines = [f"patolli deal {scheme}", purpose, *texts]
    return hashlib.sha256("\n".join(lines).encode()).digest()
