"""What happens in a game of Tikal, one function per event.

In rules, ask `if s.recording:` before a call: a search records nothing and must not pay for it.
"""

from __future__ import annotations

from patolli.core.message import Data, player
from patolli.games.tikal.actions import PIECES
from patolli.games.tikal.board import SPACES
from patolli.games.tikal.components import HEX_NAMES, SIDES
from patolli.games.tikal.names import hex_kind, treasure
from patolli.games.tikal.state import TikalState


def players(seats: list[int]) -> list[Data]:
    """The players at some seats, in that order."""
    return [player(seat) for seat in seats]


def space_names(spaces: list[int]) -> list[str]:
    """The names of some spaces, in that order."""
    return [SPACES[space] for space in spaces]


def hex_names(tiles: list[int]) -> list[str]:
    """The names of some hexes, in that order."""
    return [HEX_NAMES[tile] for tile in tiles]


# -- hexes -----------------------------------------------------------------------------------------


def drew(s: TikalState, seat: int, tile: int) -> None:
    """A seat turned up the top hex of the stack."""
    s.emit(
        "tikal-drew",
        {"seat": player(seat), "hex": HEX_NAMES[tile], "kind": hex_kind(tile)},
    )


def placed(s: TikalState, seat: int, tile: int, space: int, rotation: int) -> None:
    """A seat put a hex on the board, its printed north facing a side."""
    s.emit(
        "tikal-placed",
        {
            "seat": player(seat),
            "hex": HEX_NAMES[tile],
            "kind": hex_kind(tile),
            "space": SPACES[space],
            "turn": SIDES[rotation],
        },
    )


def removed(s: TikalState, seat: int, tile: int) -> None:
    """A hex that fits nowhere left the game."""
    s.emit(
        "tikal-removed",
        {"seat": player(seat), "hex": HEX_NAMES[tile], "kind": hex_kind(tile)},
    )


# -- action points ---------------------------------------------------------------------------------


def brought(s: TikalState, seat: int, piece: int, space: int, cost: int) -> None:
    """A piece came from the reserve to a camp."""
    s.emit(
        "tikal-brought",
        {
            "seat": player(seat),
            "piece": PIECES[piece],
            "space": SPACES[space],
            "cost": cost,
        },
    )


def moved(s: TikalState, seat: int, piece: int, cost: int, way: list[int]) -> None:
    """A piece went along a way, both ends included."""
    s.emit(
        "tikal-moved",
        {
            "seat": player(seat),
            "piece": PIECES[piece],
            "from": SPACES[way[0]],
            "to": SPACES[way[-1]],
            "cost": cost,
            "way": space_names(way),
        },
    )


def uncovered(s: TikalState, seat: int, space: int, value: int, cost: int) -> None:
    """A temple got its next level."""
    s.emit(
        "tikal-uncovered",
        {"seat": player(seat), "space": SPACES[space], "value": value, "cost": cost},
    )


def dug(s: TikalState, seat: int, space: int, kind: int, buried: int, cost: int) -> None:
    """A treasure was dug up; so many are still buried there."""
    s.emit(
        "tikal-dug",
        {
            "seat": player(seat),
            "space": SPACES[space],
            "treasure": treasure(kind),
            "buried": buried,
            "cost": cost,
        },
    )


def exchanged(s: TikalState, seat: int, other: int, given: int, taken: int, cost: int) -> None:
    """Two seats exchanged a treasure each."""
    s.emit(
        "tikal-exchanged",
        {
            "seat": player(seat),
            "other": player(other),
            "given": treasure(given),
            "taken": treasure(taken),
            "cost": cost,
        },
    )


def camped(s: TikalState, seat: int, space: int, cost: int) -> None:
    """A camp was pitched."""
    s.emit(
        "tikal-camped",
        {"seat": player(seat), "space": SPACES[space], "cost": cost},
    )


def guarded(
    s: TikalState, seat: int, piece: int, space: int, value: int, lost: int, cost: int
) -> None:
    """A piece became the guard of a temple, and so many others left the game."""
    s.emit(
        "tikal-guarded",
        {
            "seat": player(seat),
            "piece": PIECES[piece],
            "space": SPACES[space],
            "value": value,
            "lost": lost,
            "cost": cost,
        },
    )


def ended(s: TikalState, seat: int, lost: int) -> None:
    """A seat ended its turn; so many action points were left."""
    s.emit("tikal-ended", {"seat": player(seat), "lost": lost})


# -- scoring ---------------------------------------------------------------------------------------


def erupted(s: TikalState, order: list[int]) -> None:
    """The scoring round of a volcano began."""
    s.emit("tikal-erupted", {"order": players(order)})


def final(s: TikalState, order: list[int]) -> None:
    """The last scoring round began."""
    s.emit("tikal-final", {"order": players(order)})


def scored(
    s: TikalState,
    seat: int,
    points: int,
    temples: int,
    treasures: int,
    spaces: list[int],
    total: int,
) -> None:
    """A seat marked points for its temples, on these spaces, and for its treasures."""
    s.emit(
        "tikal-scored",
        {
            "seat": player(seat),
            "points": points,
            "temples": temples,
            "treasures": treasures,
            "spaces": space_names(spaces),
            "total": total,
        },
    )


# -- the auction game ------------------------------------------------------------------------------


def offered(s: TikalState, tiles: list[int]) -> None:
    """The hexes of a round were turned up."""
    s.emit("tikal-offered", {"hexes": hex_names(tiles)})


def bid(s: TikalState, seat: int, points: int) -> None:
    """A seat bid."""
    s.emit("tikal-bid", {"seat": player(seat), "bid": points})


def passed(s: TikalState, seat: int) -> None:
    """A seat passed."""
    s.emit("tikal-passed", {"seat": player(seat)})


def won_auction(s: TikalState, seat: int, points: int) -> None:
    """The highest bidder paid."""
    s.emit("tikal-won-auction", {"seat": player(seat), "bid": points})


def unbid(s: TikalState, seat: int) -> None:
    """No seat bid, so the first to pass plays."""
    s.emit("tikal-unbid", {"seat": player(seat)})


def chose(s: TikalState, seat: int, tile: int) -> None:
    """A seat took one of the open hexes."""
    s.emit(
        "tikal-chose",
        {"seat": player(seat), "hex": HEX_NAMES[tile], "kind": hex_kind(tile)},
    )
