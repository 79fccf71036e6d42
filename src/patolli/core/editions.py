"""Editions: the sets of printed figures that a game can be played with.

A game's own figures are its standard edition. Games with other figures take other courses, so that
their rules version carries the figures' checksum: whatever compares rules versions (records, dumps,
tables, data sets, networks) keeps editions apart.
"""

from __future__ import annotations

from typing import Final

BITS: Final = 32  # of a checksum


def with_edition(rules_version: int, checksum: int) -> int:
    """The rules version of a game with other figures than its own."""
    return rules_version << BITS | checksum


def edition_of(rules_version: int) -> str:
    """The checksum of the figures that a rules version carries; empty for the standard edition."""
    if rules_version < 1 << BITS:
        return ""
    return f"{rules_version & ((1 << BITS) - 1):08x}"


def other_rules(game: str, found: int, installed: int) -> str:
    """Why what was played under one rules version can't be read under another."""
    if edition_of(found) != edition_of(installed):
        return (
            f"played with {_named(found)} of {game}; {_named(installed)} is installed, "
            "and editions don't mix"
        )
    before, now = rules_of(found), rules_of(installed)
    return f"played under rules version {before} of {game}; version {now} is installed"


def rules_of(rules_version: int) -> int:
    """The version of the rules alone."""
    return rules_version >> BITS if edition_of(rules_version) else rules_version


def _named(rules_version: int) -> str:
    edition = edition_of(rules_version)
    return f"the edition {edition}" if edition else "the standard edition"
