"""A state of Tikal in the words of a position: docs/positions/tikal.md."""

from __future__ import annotations

from patolli.core.description import Description
from patolli.games.tikal.actions import PIECES
from patolli.games.tikal.board import GONE, RESERVE, SPACE_COUNT, SPACES
from patolli.games.tikal.components import (
    AUCTION_START,
    BASIC_START,
    CAMPS,
    HEX_NAMES,
    HEXES,
    KIND,
    RUIN,
    SIDES,
    STACK_SIZE,
    TREASURE_KINDS,
    TREASURES,
    VOLCANO,
)
from patolli.games.tikal.rules.action_points import Act
from patolli.games.tikal.state import TikalState


def tell(s: TikalState, said: Description) -> None:
    """Say everything that lies on the table, and the order of what lies face down."""
    acting = s.action_points > 0 or any(isinstance(frame, Act) for frame in s.stack)
    said.say("action_points", s.action_points if acting else None)
    said.say("hand", HEX_NAMES[s.hand] if s.hand >= 0 else None)
    said.say("offer", _hexes(s.offer), [])
    out = any(KIND[tile] == VOLCANO for tile in s.removed)
    said.say("out" if out else "removed", _hexes(s.removed), [])
    said.say("hexes", _placed(s), [])
    said.say("stack", _hexes(s.hex_stack[s.drawn :]))
    said.say("drawn", _hexes(s.hex_stack[: s.drawn]), [])
    temples = said.table("temples")
    ruins = said.table("ruins")
    guards = said.table("guards")
    worked = said.table("worked")
    for space, word in enumerate(SPACES):
        tile = s.jungle.hexes[space]
        if tile < 0:
            continue
        temples.say(word, s.value[space], HEXES[tile].value)
        ruins.say(word, s.buried[space], HEXES[tile].masks)
        if s.guard[space] >= 0:
            seat, piece = divmod(s.guard[space], len(PIECES))
            guards.say(word, f"{seat} {PIECES[piece]}")
        worked.say(word, s.worked[space], 0)
    said.say("pile", _kinds(s.treasures[s.laid :]), [])
    _tell_laid(s, said.table("laid"))
    if s.options["auction"]:
        _tell_auction(s, said.table("auction"))
    for seat, table in enumerate(said.tables("seat", s.seats)):
        _tell_seat(s, seat, table)


def _hexes(tiles: list[int]) -> list[str]:
    return [HEX_NAMES[tile] for tile in tiles]


def _kinds(treasures: list[int]) -> list[str]:
    return [TREASURES[kind] for kind in treasures]


def _placed(s: TikalState) -> list[str]:
    """The hexes that the players have placed: each with its space and side."""
    found: list[str] = []
    for space, word in enumerate(SPACES):
        tile = s.jungle.hexes[space]
        if 0 <= tile < STACK_SIZE:
            found.append(f"{HEX_NAMES[tile]} {word} {SIDES[s.jungle.rotations[space]]}")
    return found


def _tell_laid(s: TikalState, laid: Description) -> None:
    """The treasures of the ruins in the order in which they were laid, those dug up included."""
    laid.say("treasures", _kinds(s.treasures[: s.laid]), [])
    first = laid.table("first")
    for space in range(SPACE_COUNT):
        if s.jungle.kind(space) == RUIN:
            first.say(SPACES[space], s.first[space])


def _tell_auction(s: TikalState, auction: Description) -> None:
    auction.say("bid", s.bid, 0)
    auction.say("bidder", s.bidder, -1)
    auction.say("passed", [seat for seat in range(s.seats) if s.passed[seat]], [])


def _tell_seat(s: TikalState, seat: int, table: Description) -> None:
    table.say("points", s.points[seat], AUCTION_START if s.options["auction"] else BASIC_START)
    explorers = table.table("explorers")
    for space, word in enumerate(SPACES):
        explorers.say(word, s.explorers[seat * SPACE_COUNT + space], 0)
    at = s.leader[seat]
    table.say("leader", "gone" if at == GONE else None if at == RESERVE else SPACES[at])
    tents = s.tents[seat * CAMPS : (seat + 1) * CAMPS]
    table.say("camps", [SPACES[space] for space in tents if space != RESERVE], [])
    held = s.held[seat * TREASURE_KINDS : (seat + 1) * TREASURE_KINDS]
    kinds = [kind for kind, count in enumerate(held) for _ in range(count)]
    table.say("treasures", _kinds(kinds), [])
    table.say("gone", s.gone[seat], 0)
    table.say("played", s.played[seat] == 1, False)
