"""Who is behind an address, as far as limits can tell."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

NETWORK: Final = 64  # bits of an IPv6 address that name its holder, who chooses the others


@lru_cache(maxsize=4096)
def holder_of(address: str) -> str:
    """The address that limits count for: of IPv6 the network, for one holder has all of it."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # a proxy says what it likes
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, NETWORK), strict=False))
