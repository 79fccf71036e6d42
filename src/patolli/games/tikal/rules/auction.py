"""The auction game: rounds of auctions for the hexes lying open. TIK-AUCT."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame, Step
from patolli.core.message import Message, player
from patolli.games.tikal import events
from patolli.games.tikal.actions import BID, CHOOSE, MAX_BID, PASS
from patolli.games.tikal.board import SIDE_COUNT
from patolli.games.tikal.components import HEX_NAMES, HEXES, KIND, STACK_SIZE, STONES, VOLCANO
from patolli.games.tikal.names import hex_kind
from patolli.games.tikal.rules.ending import push_final
from patolli.games.tikal.rules.placing import Lay
from patolli.games.tikal.rules.scoring_rounds import push_volcano
from patolli.games.tikal.state import TikalState


def _looks() -> list[int]:
    """For each hex the first one that cannot be told from it when both lie open."""
    looks: list[int] = []
    for tile in range(STACK_SIZE):
        same = tile
        for other in range(tile):
            one = HEXES[tile]
            two = HEXES[other]
            alike = (one.kind, one.value, one.masks) == (two.kind, two.value, two.masks)
            rotated = [STONES[other][side:] + STONES[other][:side] for side in range(SIDE_COUNT)]
            if alike and STONES[tile] in rotated:
                same = other
                break
        looks.append(same)
    return looks


LOOKS: Final[list[int]] = _looks()


@final
class Round(Step[TikalState]):
    """A round begins: as many hexes as seats are turned up. TIK-AUCT-2."""

    name: ClassVar[str] = "round"

    def run(self, s: TikalState) -> None:
        s.offer = sorted(s.hex_stack[s.drawn : s.drawn + s.seats])
        s.drawn += s.seats
        s.played = [0] * s.seats
        s.reveal()
        if s.recording:
            events.offered(s, s.offer)
        s.push(Auction(self.seat))

    def check(self, s: TikalState) -> list[str]:
        found = _out_of_place(s, self)
        if s.drawn >= STACK_SIZE:
            found.append(f"{self.text()!r}: there are no hexes for another round")
        return found


@final
class Auction(Step[TikalState]):
    """An auction begins, opened by `seat`; the last one of a round is not held. TIK-AUCT-12."""

    name: ClassVar[str] = "auction"

    def run(self, s: TikalState) -> None:
        s.bid = 0
        s.bidder = -1
        s.passed = [0] * s.seats
        if len(s.offer) == 1:
            s.push(Choose(self.seat))
        else:
            s.push(Bid(self.seat, -1))

    def check(self, s: TikalState) -> list[str]:
        return _out_of_place(s, self) + _has_played(s, self)


@final
class Bid(Frame[TikalState]):
    """A seat bids for the next turn or passes; `first` is the first seat to pass, -1: none yet."""

    name: ClassVar[str] = "bid"

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first: Final = first

    def legal(self, s: TikalState) -> list[int]:
        most = min(s.points[self.seat], MAX_BID)
        answers = list(range(BID.first + s.bid, BID.first + most))  # TIK-AUCT-4, TIK-AUCT-5
        answers.append(PASS.first)
        return answers

    def apply(self, s: TikalState, action: int) -> None:
        s.turn += 1
        first = self.first
        if PASS.has(action):  # TIK-AUCT-6
            if s.lent:
                s.own_stock()
            s.passed[self.seat] = 1
            if first < 0:
                first = self.seat
            if s.recording:
                events.passed(s, self.seat)
        else:
            s.bid = BID.index(action) + 1
            s.bidder = self.seat
            if s.recording:
                events.bid(s, self.seat, s.bid)
        asked = self.next_bidder(s)
        if asked >= 0:
            s.push(Bid(asked, first))
        else:
            award(s, first)

    def next_bidder(self, s: TikalState) -> int:
        """The next seat still in this auction, -1 if only the highest bidder is. TIK-AUCT-7."""
        for i in range(1, s.seats):
            other = (self.seat + i) % s.seats
            if not s.played[other] and not s.passed[other]:
                return other if other != s.bidder else -1
        return -1

    def prompt(self, s: TikalState) -> Message:
        if s.bidder < 0:
            return Message("tikal-prompt-bid-open", {"points": s.points[self.seat]})
        return Message(
            "tikal-prompt-bid",
            {"bid": s.bid, "other": player(s.bidder), "points": s.points[self.seat]},
        )

    def label(self, s: TikalState, action: int) -> Message:
        if PASS.has(action):
            return Message("tikal-label-pass")
        bid = BID.index(action) + 1
        return Message("tikal-label-bid", {"bid": bid, "left": s.points[self.seat] - bid})

    def check(self, s: TikalState) -> list[str]:
        found = _out_of_place(s, self)
        wrong = self.wrong(s)
        if wrong and self.seat >= 0:
            found.append(f"{self.text()!r}: {wrong}")
        return found

    def wrong(self, s: TikalState) -> str:
        """Why this seat can't be asked for a bid, empty if it can."""
        seat = self.seat
        first = self.first
        if s.played[seat] or s.passed[seat] or s.bidder == seat:
            return f"seat {seat} has played, has passed or is the highest bidder"
        if first < -1 or first >= s.seats or (first >= 0) != (sum(s.passed) > 0):
            return f"{first} is not the first to have passed, nor -1 for none"
        if first >= 0 and not s.passed[first]:
            return f"seat {first} has not passed"
        return ""


def award(s: TikalState, first: int) -> None:
    """The highest bidder pays and plays; without a bid the first to pass plays. TIK-AUCT-8, -10."""
    if s.bidder < 0:
        if s.recording:
            events.unbid(s, first)
        s.push(Choose(first))
        return
    if s.lent:
        s.own_gains()
    s.points[s.bidder] -= s.bid
    if s.recording:
        events.won_auction(s, s.bidder, s.bid)
    s.push(Choose(s.bidder))


@final
class Choose(Frame[TikalState]):
    """A seat takes one of the open hexes. TIK-AUCT-9, TIK-AUCT-18."""

    name: ClassVar[str] = "choose"

    def legal(self, s: TikalState) -> list[int]:
        answers: list[int] = []
        looks: list[int] = []
        for tile in s.offer:
            if LOOKS[tile] not in looks:
                looks.append(LOOKS[tile])
                answers.append(CHOOSE.first + tile)
        return answers

    def apply(self, s: TikalState, action: int) -> None:
        tile = CHOOSE.index(action)
        if s.lent:
            s.own_stock()
        s.offer.remove(tile)
        s.hand = tile
        if s.recording:
            events.chose(s, self.seat, tile)
        push_turn(s, self.seat)

    def prompt(self, s: TikalState) -> Message:
        return Message("tikal-prompt-choose")

    def label(self, s: TikalState, action: int) -> Message:
        tile = CHOOSE.index(action)
        return Message("tikal-label-choose", {"hex": HEX_NAMES[tile], "kind": hex_kind(tile)})

    def check(self, s: TikalState) -> list[str]:
        return _out_of_place(s, self) + _has_played(s, self)


def push_turn(s: TikalState, seat: int) -> None:
    """A turn with the hex in hand, after a scoring round if it is a volcano. TIK-AUCT-14, -15."""
    s.push(Flip(seat))
    s.push(Lay(seat))
    if KIND[s.hand] == VOLCANO:
        push_volcano(s, seat)


@final
class Flip(Step[TikalState]):
    """A seat has played and turns its amulet; who comes next? TIK-AUCT-11, TIK-AUCT-13."""

    name: ClassVar[str] = "flip"

    def run(self, s: TikalState) -> None:
        if s.lent:
            s.own_stock()
        s.played[self.seat] = 1
        s.bid = 0
        s.bidder = -1
        s.passed = [0] * s.seats
        left = (self.seat + 1) % s.seats
        for other in s.clockwise(left):
            if not s.played[other]:
                s.push(Auction(other))
                return
        s.played = [0] * s.seats
        if s.drawn < STACK_SIZE:
            s.push(Round(left))
        else:
            push_final(s, final_order(s, self.seat))

    def check(self, s: TikalState) -> list[str]:
        return _out_of_place(s, self) + _has_played(s, self)


def final_order(s: TikalState, last: int) -> list[int]:
    """Fewest points first, ties clockwise after the player of the last hex. TIK-AUCT-16, -17."""
    order = s.clockwise((last + 1) % s.seats)
    ranked: list[int] = []
    for seat in order:
        at = len(ranked)
        while at > 0 and s.points[ranked[at - 1]] > s.points[seat]:
            at -= 1
        ranked.insert(at, seat)
    return ranked


def _out_of_place(s: TikalState, frame: Frame[TikalState]) -> list[str]:
    """Whether a frame of the auction game is asked in a basic one."""
    return [] if s.options["auction"] else [f"{frame.text()!r} belongs to the auction game"]


def _has_played(s: TikalState, frame: Frame[TikalState]) -> list[str]:
    """Whether the seat has had its turn in this round."""
    if frame.seat >= 0 and s.played[frame.seat]:
        return [f"{frame.text()!r}: seat {frame.seat} has played in this round"]
    return []
