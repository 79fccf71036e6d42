"""The auction game's turn order: rounds of auctions for the hexes lying open. TIK-AUCT."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Args, Frame, Step
from patolli.core.message import Message, seat
from patolli.games.tikal import labels
from patolli.games.tikal.actions import BID, CHOOSE, MAX_BID, PASS
from patolli.games.tikal.components import HEXES, KIND, STACK_SIZE, STONES, VOLCANO
from patolli.games.tikal.rules.placing import Lay
from patolli.games.tikal.rules.scoring_rounds import clockwise, push_final, push_volcano
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
            turns = [STONES[other][turn:] + STONES[other][:turn] for turn in range(6)]
            if alike and STONES[tile] in turns:
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
            s.emit("tikal-offered", {"hexes": [HEXES[tile].name for tile in s.offer]})
        s.push(Auction(self.seat))


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


@final
class Bid(Frame[TikalState]):
    """A seat bids for the next turn or passes; `first` is who passed first, -1 if nobody has."""

    name: ClassVar[str] = "bid"

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first: Final = first

    def args(self) -> Args:
        return [self.seat, self.first]

    def legal(self, s: TikalState) -> list[int]:
        most = min(s.points[self.seat], MAX_BID)
        answers = list(range(BID + s.bid, BID + most))  # TIK-AUCT-4, TIK-AUCT-5
        answers.append(PASS)
        return answers

    def apply(self, s: TikalState, action: int) -> None:
        s.turn += 1
        first = self.first
        if action == PASS:  # TIK-AUCT-6
            s.passed[self.seat] = 1
            if first < 0:
                first = self.seat
            if s.recording:
                s.emit("tikal-passed", {"seat": seat(self.seat)})
        else:
            s.bid = action - BID + 1
            s.bidder = self.seat
            if s.recording:
                s.emit("tikal-bid", {"seat": seat(self.seat), "bid": s.bid})
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
            {"bid": s.bid, "other": seat(s.bidder), "points": s.points[self.seat]},
        )

    def label(self, s: TikalState, action: int) -> Message:
        if action == PASS:
            return Message("tikal-label-pass")
        bid = action - BID + 1
        return Message("tikal-label-bid", {"bid": bid, "left": s.points[self.seat] - bid})


def award(s: TikalState, first: int) -> None:
    """The highest bidder pays and plays; without a bid the first to pass plays. TIK-AUCT-8, -10."""
    if s.bidder < 0:
        if s.recording:
            s.emit("tikal-unbid", {"seat": seat(first)})
        s.push(Choose(first))
        return
    s.points[s.bidder] -= s.bid
    if s.recording:
        s.emit("tikal-won-auction", {"seat": seat(s.bidder), "bid": s.bid})
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
                answers.append(CHOOSE + tile)
        return answers

    def apply(self, s: TikalState, action: int) -> None:
        tile = action - CHOOSE
        s.offer.remove(tile)
        s.hand = tile
        if s.recording:
            s.emit("tikal-chose", {"seat": seat(self.seat), **labels.hex_data(tile)})
        push_turn(s, self.seat)

    def prompt(self, s: TikalState) -> Message:
        return Message("tikal-prompt-choose")

    def label(self, s: TikalState, action: int) -> Message:
        return Message("tikal-label-choose", labels.hex_data(action - CHOOSE))


def push_turn(s: TikalState, seat_no: int) -> None:
    """A turn with the hex in hand, after a scoring round if it is a volcano. TIK-AUCT-14, -15."""
    s.push(Flip(seat_no))
    s.push(Lay(seat_no))
    if KIND[s.hand] == VOLCANO:
        push_volcano(s, seat_no)


@final
class Flip(Step[TikalState]):
    """A seat has played and turns its amulet; who comes next? TIK-AUCT-11, TIK-AUCT-13."""

    name: ClassVar[str] = "flip"

    def run(self, s: TikalState) -> None:
        s.played[self.seat] = 1
        s.bid = 0
        s.bidder = -1
        s.passed = [0] * s.seats
        left = (self.seat + 1) % s.seats
        for other in clockwise(s, left):
            if not s.played[other]:
                s.push(Auction(other))
                return
        s.played = [0] * s.seats
        if s.drawn < STACK_SIZE:
            s.push(Round(left))
        else:
            push_final(s, final_order(s, self.seat))


def final_order(s: TikalState, last: int) -> list[int]:
    """Fewest points first, ties clockwise after the player of the last hex. TIK-AUCT-16, -17."""
    order = clockwise(s, (last + 1) % s.seats)
    ranked: list[int] = []
    for seat_no in order:
        at = len(ranked)
        while at > 0 and s.points[ranked[at - 1]] > s.points[seat_no]:
            at -= 1
        ranked.insert(at, seat_no)
    return ranked
