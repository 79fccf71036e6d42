"""What must hold of the pending decisions: a turn as the game makes it, with its things."""

from __future__ import annotations

from typing import Any, Final

from patolli.core.frame import Frame
from patolli.games.tikal.components import KIND, STACK_SIZE, VOLCANO
from patolli.games.tikal.rules.action_points import Act, Spend
from patolli.games.tikal.rules.auction import Auction, Bid, Choose, Flip, Round
from patolli.games.tikal.rules.exchanging import Take
from patolli.games.tikal.rules.moving import Go
from patolli.games.tikal.rules.placing import Lay, Place, Rotate
from patolli.games.tikal.rules.scoring import Score, scoring_order
from patolli.games.tikal.rules.turn import Draw
from patolli.games.tikal.state import TikalState

PART_OF: Final[list[tuple[type[Frame[Any]], type[Frame[Any]]]]] = [
    (Place, Spend),
    (Rotate, Spend),
    (Go, Act),
    (Take, Act),
]
"""What a decision is part of, and therefore lies on; it is the one being made."""


def check_stack(s: TikalState, found: list[str]) -> None:
    """Every reason why these decisions can't be pending."""
    _check_frames(s, found)
    _check_bottom(s, found)
    _check_scoring(s, found)
    if s.options["auction"]:
        _check_amulets(s, found)
    elif s.offer or s.bid or s.bidder >= 0 or any(s.passed) or any(s.played):
        found.append("hexes are offered and amulets turned only in the auction game")


def _check_frames(s: TikalState, found: list[str]) -> None:
    """The order of the frames, and one of each kind for what lies on the table."""
    for at in range(len(s.stack)):
        _check_order(s, at, found)
    laying = [frame for frame in s.stack if isinstance(frame, (Lay, Place, Rotate))]
    if len(laying) > 1:
        found.append("a hex is to be placed twice")
    elif laying and s.hand < 0:
        found.append(f"{laying[0].text()!r}: there is no hex in hand")
    elif not laying and s.hand >= 0:
        found.append("there is a hex in hand that no player is to place")
    spending = sum(1 for frame in s.stack if isinstance(frame, Act))
    if spending > 1:
        found.append("two players spend action points at once")
    if s.action_points > 0 and spending == 0:
        found.append(f"{s.action_points} action points that no player is to spend")


def _check_bottom(s: TikalState, found: list[str]) -> None:
    """Below all lies who comes next, or the last scoring round; the turn above is before that."""
    if not s.stack:
        if s.drawn < STACK_SIZE or s.offer:
            found.append("the game is over, but there are hexes to come")
        return
    bottom = s.stack[0]
    if isinstance(bottom, (Lay, Spend, Act)):
        after = "flip" if s.options["auction"] else "draw"
        found.append(f"{bottom.text()!r}: a '{after}' must come before it, who plays next")
    if len(s.stack) == 1 or not isinstance(bottom, (Draw, Flip)):
        return
    above = s.stack[1]
    expected = bottom.seat if isinstance(bottom, Flip) else (bottom.seat - 1) % s.seats
    if above.seat != expected and above.seat >= 0:
        found.append(
            f"{above.text()!r}: before {bottom.text()!r} it is the turn of seat {expected}"
        )
    if isinstance(above, Score):
        found.append(f"{above.text()!r}: a volcano to be laid must come before it")


def _check_order(s: TikalState, at: int, found: list[str]) -> None:
    """Who plays next lies at the bottom, what is being decided on top."""
    frame = s.stack[at]
    text = frame.text()
    top = at == len(s.stack) - 1
    if frame.seat < 0:
        found.append(f"{text!r} belongs to no seat")
    if isinstance(frame, (Draw, Flip)) and at > 0:
        found.append(f"{text!r} must come first: it waits for all the others")
    if isinstance(frame, (Round, Auction, Bid, Choose)) and len(s.stack) > 1:
        found.append(f"{text!r} stands alone, between two turns")
    for part, whole in PART_OF:
        if not isinstance(frame, part):
            continue
        below = s.stack[at - 1] if at > 0 else None
        if not isinstance(below, whole) or below.seat != frame.seat:
            found.append(f"{text!r} must come right after '{whole.name} {frame.seat}'")
        if not top:
            found.append(f"{text!r} must come last: it is decided now")
    after = None if top else s.stack[at + 1]
    if isinstance(frame, (Draw, Flip)) and not (top or isinstance(after, (Lay, Spend, Act))):
        found.append(f"{s.stack[at + 1].text()!r} can't come after {text!r}")
    if isinstance(frame, Score) and not (
        isinstance(after, (Spend, Act)) and after.seat == frame.seat
    ):
        found.append(f"{text!r}: the same seat spends before: 'spend' or 'act' must come after it")
    if isinstance(frame, Lay) and after is not None and not isinstance(after, Score):
        found.append(f"{after.text()!r} can't come after {text!r}")
    if isinstance(frame, Spend) and isinstance(after, (Lay, Spend, Act)):
        found.append(f"{after.text()!r} can't come after {text!r}")
    if isinstance(frame, Act) and not (top or isinstance(s.stack[at + 1], (Go, Take))):
        found.append(f"{text!r}: only a 'go' or 'take' can come after it")


def _check_scoring(s: TikalState, found: list[str]) -> None:
    """A scoring round belongs to a volcano in hand or to the end; no seat scores twice in it."""
    order = scoring_order(s)
    for seat in range(s.seats):
        if order.count(seat) > 1:
            found.append(f"seat {seat} is to score twice in one round")
    if not order:
        return
    laying = [frame.seat for frame in s.stack if isinstance(frame, Lay)]
    if laying:
        expected = s.clockwise(laying[0])[-len(order) :]  # TIK-VOLC-2
        if order != expected and len(order) <= s.seats:
            found.append(f"seats {order} are to score; from seat {laying[0]} on it is {expected}")
        if s.hand >= 0 and KIND[s.hand] != VOLCANO:
            found.append("a scoring round, but the hex in hand is no volcano")
    elif s.drawn < STACK_SIZE:
        found.append("the last scoring round, but there are hexes to come")


def _check_amulets(s: TikalState, found: list[str]) -> None:
    """An open hex for each seat that has not played; no other seat bids or passes. TIK-AUCT-11."""
    coming = STACK_SIZE - s.drawn
    if coming % s.seats != 0:  # TIK-AUCT-2
        found.append(f"{coming} hexes can't be shared out in rounds of {s.seats}")
    waiting = s.played.count(0)
    bottom = s.stack[0] if s.stack else None
    if isinstance(bottom, (Auction, Bid, Choose, Flip)):
        open_hexes = waiting - 1 if isinstance(bottom, Flip) else waiting
    else:
        open_hexes = 0
        if waiting != s.seats:
            found.append("an amulet is turned over between two rounds")
    if len(s.offer) != open_hexes:
        found.append(f"open hexes: {len(s.offer)}, for players still to play: {open_hexes}")
    if not isinstance(bottom, Bid):
        return
    for seat in range(s.seats):
        if s.played[seat] and (s.passed[seat] or s.bidder == seat):
            found.append(f"seat {seat} has played in this round and can't bid or pass")
    if s.bidder >= 0 and s.passed[s.bidder]:
        found.append(f"seat {s.bidder} has passed and can't be the highest bidder")
    elif s.bidder >= 0 and s.bid > s.points[s.bidder]:
        found.append(f"seat {s.bidder} bids {s.bid} and has only {s.points[s.bidder]} points")
