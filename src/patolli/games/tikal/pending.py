"""What is still to be decided must fit what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.games.tikal.actions import LEADER, PIECES
from patolli.games.tikal.bitboards import ONLY
from patolli.games.tikal.board import SPACE_COUNT, SPACES
from patolli.games.tikal.components import (
    EXCHANGE_COST,
    KIND,
    STACK_SIZE,
    TREASURE_KINDS,
    TREASURES,
    VOLCANO,
)

if TYPE_CHECKING:
    from patolli.games.tikal.state import TikalState

_LAYING: Final = ("lay", "place", "turn")
"""What needs a hex in hand."""

_BIDDING: Final = ("round", "auction", "bid", "choose")
"""What happens between two turns of the auction game, and alone."""

_BELOW: Final = {"place": "spend", "turn": "spend", "go": "act", "take": "act"}
"""What a decision is part of, and therefore lies on; it is the one being made."""


def check_pending(s: TikalState, found: list[str]) -> None:
    """The order of the frames, each frame's arguments, and the things that they deal with."""
    for at in range(len(s.stack)):
        _check_order(s, at, found)
        _check_arguments(s, at, found)
    names = [frame.name for frame in s.stack]
    laying = sum(names.count(name) for name in _LAYING)
    if laying > 1:
        found.append("a hex is to be placed twice")
    elif laying > 0 and s.hand < 0:
        found.append(f"{_text(s, _first(names, _LAYING))!r}: there is no hex in hand")
    elif laying == 0 and s.hand >= 0:
        found.append("there is a hex in hand that nobody is to place")
    if names.count("act") > 1:
        found.append("two players spend action points at once")
    if s.action_points > 0 and "act" not in names:
        found.append(f"{s.action_points} action points that nobody is to spend")
    _check_scoring(s, names, found)
    if s.options["auction"]:
        _check_amulets(s, found)


def _text(s: TikalState, at: int) -> str:
    """A frame as it is written in a position."""
    frame = s.stack[at]
    return " ".join([frame.name, *[str(arg) for arg in frame.args()]])


def _first(names: list[str], wanted: tuple[str, ...]) -> int:
    return next(at for at, name in enumerate(names) if name in wanted)


def _check_order(s: TikalState, at: int, found: list[str]) -> None:
    """Who plays next lies at the bottom, what is being decided on top."""
    frame = s.stack[at]
    top = at == len(s.stack) - 1
    if frame.seat < 0:
        found.append(f"{_text(s, at)!r} belongs to no seat")
    if frame.name == "draw" and s.options["auction"]:
        found.append(f"{_text(s, at)!r}: nobody draws in the auction game")
    if (frame.name in _BIDDING or frame.name == "flip") and not s.options["auction"]:
        found.append(f"{_text(s, at)!r} belongs to the auction game")
    if frame.name in ("draw", "flip") and at > 0:
        found.append(f"{_text(s, at)!r} must come first: it waits for all the others")
    if frame.name in _BIDDING and len(s.stack) > 1:
        found.append(f"{_text(s, at)!r} stands alone, between two turns")
    if frame.name in _BELOW:
        below = _BELOW[frame.name]
        if at == 0 or s.stack[at - 1].name != below or s.stack[at - 1].seat != frame.seat:
            found.append(f"{_text(s, at)!r} must come right after '{below} {frame.seat}'")
        if not top:
            found.append(f"{_text(s, at)!r} must come last: it is decided now")
    if frame.name == "act" and not (top or s.stack[at + 1].name in ("go", "take")):
        found.append(f"{_text(s, at)!r}: only a 'go' or 'take' can come after it")


def _check_arguments(s: TikalState, at: int, found: list[str]) -> None:
    """The piece, space, treasure or seat that a frame names is there."""
    frame = s.stack[at]
    if frame.seat < 0:
        return
    args = [arg if isinstance(arg, int) else -1 for arg in frame.args()]
    wrong = ""
    if frame.name == "go":
        wrong = _wrong_piece(s, args[0], args[1], args[2])
    elif frame.name == "take":
        wrong = _wrong_treasure(s, args[0], args[1])
    elif frame.name == "turn" and s.hand >= 0:
        wrong = _wrong_space(s, args[1])
    elif frame.name == "bid":
        wrong = _wrong_bid(s, args[0], args[1])
    elif frame.name in ("auction", "choose", "flip") and s.played[frame.seat]:
        wrong = f"seat {frame.seat} has played in this round"
    if wrong:
        found.append(f"{_text(s, at)!r}: {wrong}")


def _wrong_piece(s: TikalState, seat: int, piece: int, space: int) -> str:
    if not 0 <= piece < len(PIECES):
        return f"there is no piece {piece}, only 0 (explorer) and 1 (leader)"
    if not 0 <= space < SPACE_COUNT:
        return f"there is no space {space}"
    if piece == LEADER:
        there = s.leader[seat] == space
    else:
        there = s.explorers[seat * SPACE_COUNT + space] > 0
    return "" if there else f"seat {seat} has no {PIECES[piece]} on {SPACES[space]}"


def _wrong_treasure(s: TikalState, seat: int, kind: int) -> str:
    if not 0 <= kind < TREASURE_KINDS:
        return f"there is no treasure {kind}"
    if s.held[seat * TREASURE_KINDS + kind] != 1:
        return f"seat {seat} has no single {TREASURES[kind]}"
    if s.action_points < EXCHANGE_COST:
        return f"an exchange costs {EXCHANGE_COST} action points, there are {s.action_points}"
    return ""


def _wrong_space(s: TikalState, space: int) -> str:
    if not 0 <= space < SPACE_COUNT:
        return f"there is no space {space}"
    if s.jungle.hexes[space] >= 0:
        return f"there is a hex on {SPACES[space]} already"
    around = s.jungle.beside if KIND[s.hand] == VOLCANO else s.jungle.ways
    return "" if around & ONLY[space] else f"the hex in hand can't be joined on {SPACES[space]}"


def _wrong_bid(s: TikalState, seat: int, first: int) -> str:
    if s.played[seat] or s.passed[seat] or s.bidder == seat:
        return f"seat {seat} has played, has passed or is the highest bidder"
    if first < -1 or first >= s.seats or (first >= 0) != (sum(s.passed) > 0):
        return f"{first} is not the first to have passed, nor -1 for nobody"
    if first >= 0 and not s.passed[first]:
        return f"seat {first} has not passed"
    return ""


def _check_scoring(s: TikalState, names: list[str], found: list[str]) -> None:
    """A scoring round belongs to a volcano in hand or to the end; nobody scores twice in it."""
    scoring = [frame.seat for frame in s.stack if frame.name == "score"]
    for seat in range(s.seats):
        if scoring.count(seat) > 1:
            found.append(f"seat {seat} is to score twice in one round")
    if not scoring:
        return
    if "lay" in names:
        if s.hand >= 0 and KIND[s.hand] != VOLCANO:
            found.append("a scoring round, but the hex in hand is no volcano")
    elif s.drawn < STACK_SIZE:
        found.append("the last scoring round, but there are hexes to come")


def _check_amulets(s: TikalState, found: list[str]) -> None:
    """An open hex for everybody who has not played; whoever bids or passes has not. TIK-AUCT-11."""
    waiting = s.played.count(0)
    bottom = s.stack[0].name if s.stack else ""
    if bottom in ("auction", "bid", "choose", "flip"):
        open_hexes = waiting - 1 if bottom == "flip" else waiting
    else:
        open_hexes = 0
        if waiting != s.seats:
            found.append("an amulet is turned over between two rounds")
    if len(s.offer) != open_hexes:
        found.append(f"open hexes: {len(s.offer)}, for players still to play: {open_hexes}")
    if bottom != "bid":
        return
    for seat in range(s.seats):
        if s.played[seat] and (s.passed[seat] or s.bidder == seat):
            found.append(f"seat {seat} has played in this round and can't bid or pass")
    if s.bidder >= 0 and s.passed[s.bidder]:
        found.append(f"seat {s.bidder} has passed and can't be the highest bidder")
    elif s.bidder >= 0 and s.bid > s.points[s.bidder]:
        found.append(f"seat {s.bidder} bids {s.bid} and has only {s.points[s.bidder]} points")
