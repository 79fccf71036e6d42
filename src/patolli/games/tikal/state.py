"""The state of a game of Tikal: flat lists by space, by seat, or by seat and space."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.native import i64
from patolli.core.state import Start, State
from patolli.games.tikal.bitboards import only
from patolli.games.tikal.board import RESERVE, SPACE_COUNT
from patolli.games.tikal.components import (
    CAMPS,
    EXPLORERS,
    GUARDS,
    LEVELS,
    TREASURE_KINDS,
)
from patolli.games.tikal.jungle import PRINTED_JUNGLE, Jungle, mapped

UNWORKED: Final[list[int]] = [0] * SPACE_COUNT
"""Nothing uncovered or dug yet in this turn."""
NOTHING: Final[list[int]] = []
NO_CREWS: Final[list[i64]] = []

# Lists that a copy shares until one of the two changes them.
CREWS: Final = 1
PIECES: Final = 2
SITES: Final = 4
GAINS: Final = 8
STOCK: Final = 16
ALL: Final = 31


@final
class TikalState(State):
    """A game of Tikal in progress.

    By space: `value` of the temple, `buried` treasures left and `first` (where the ruin's pile
    begins in `treasures`), `guard` (seat * 2 + piece, or -1), `worked` (excavations: levels
    or treasures taken there in this turn). By seat: `leader` (a space, RESERVE or GONE), `reserve`
    and `gone` explorers, `guards` left to place, `points`, and in the auction game `played` and
    `passed`.
    By seat and space `explorers`, by seat and camp `tents` (a space or RESERVE), by seat and kind
    `held`. `hand` is the hex about to be placed, `offer` the hexes open to be chosen; `treasures`
    and `hex_stack` keep their shuffled order, of which `laid` and `drawn` are used up. `worked` is
    replaced, never changed. Only remembered: `crews`, by seat the spaces with explorers (-1: still
    to be found), which `crew_of` finds.

    A copy shares all lists. Before a rule changes one while any are lent it asks for its own:
    `own_crews` and the like.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "board",
        "value",
        "buried",
        "first",
        "guard",
        "worked",
        "explorers",
        "leader",
        "reserve",
        "gone",
        "tents",
        "guards",
        "held",
        "points",
        "levels",
        "action_points",
        "hex_stack",
        "drawn",
        "hand",
        "removed",
        "treasures",
        "laid",
        "offer",
        "played",
        "passed",
        "bid",
        "bidder",
    )
    hidden: ClassVar[tuple[str, ...]] = ("hex_stack", "treasures")

    def __init__(self, start: Start, events: bool = False) -> None:
        super().__init__(start, events)
        self.jungle: Jungle = PRINTED_JUNGLE
        self.value: list[int] = NOTHING
        self.buried: list[int] = NOTHING
        self.first: list[int] = NOTHING
        self.guard: list[int] = NOTHING
        self.worked: list[int] = UNWORKED
        self.explorers: list[int] = NOTHING
        self.leader: list[int] = NOTHING
        self.reserve: list[int] = NOTHING
        self.gone: list[int] = NOTHING
        self.tents: list[int] = NOTHING
        self.guards: list[int] = NOTHING
        self.held: list[int] = NOTHING
        self.points: list[int] = NOTHING
        self.levels: list[int] = NOTHING
        self.action_points: int = 0
        self.hex_stack: list[int] = NOTHING
        self.drawn: int = 0
        self.hand: int = -1
        self.removed: list[int] = NOTHING
        self.treasures: list[int] = NOTHING
        self.laid: int = 0
        self.offer: list[int] = NOTHING
        self.played: list[int] = NOTHING
        self.passed: list[int] = NOTHING
        self.bid: int = 0
        self.bidder: int = -1
        self.crews: list[i64] = NO_CREWS
        self.lent: i64 = 0  # which lists other states hold, too

    def lay_out(self) -> None:
        """Give a new game its lists: no piece has come in yet."""
        seats = self.seats
        self.value = [0] * SPACE_COUNT
        self.buried = [0] * SPACE_COUNT
        self.first = [0] * SPACE_COUNT
        self.guard = [-1] * SPACE_COUNT
        self.explorers = [0] * (SPACE_COUNT * seats)
        self.leader = [RESERVE] * seats
        self.reserve = [EXPLORERS] * seats
        self.gone = [0] * seats
        self.tents = [RESERVE] * (CAMPS * seats)
        self.guards = [GUARDS] * seats
        self.held = [0] * (TREASURE_KINDS * seats)
        self.points = [0] * seats
        self.levels = LEVELS[:]
        self.hex_stack = []
        self.removed = []
        self.treasures = []
        self.offer = []
        self.played = [0] * seats
        self.passed = [0] * seats
        self.crews = [-1] * seats

    @property
    def board(self) -> list[list[int]]:
        """The hexes and their rotations by space: all that the jungle is made from."""
        return [self.jungle.hexes, self.jungle.rotations]

    @board.setter
    def board(self, board: list[list[int]]) -> None:
        self.jungle = mapped(board[0], board[1])

    def copy(self, events: bool = False) -> TikalState:
        other = TikalState(self.start, events)
        self.copy_base(other, events)
        self.jungle.shared = True
        other.jungle = self.jungle
        other.value = self.value
        other.buried = self.buried
        other.first = self.first
        other.guard = self.guard
        other.worked = self.worked
        other.explorers = self.explorers
        other.leader = self.leader
        other.reserve = self.reserve
        other.gone = self.gone
        other.tents = self.tents
        other.guards = self.guards
        other.held = self.held
        other.points = self.points
        other.levels = self.levels
        other.action_points = self.action_points
        other.hex_stack = self.hex_stack
        other.drawn = self.drawn
        other.hand = self.hand
        other.removed = self.removed
        other.treasures = self.treasures
        other.laid = self.laid
        other.offer = self.offer
        other.played = self.played
        other.passed = self.passed
        other.bid = self.bid
        other.bidder = self.bidder
        other.crews = self.crews
        self.lent = ALL
        other.lent = ALL
        return other

    def own_crews(self) -> None:
        """Before explorers on the board change."""
        if self.lent & CREWS:
            self.lent &= ~CREWS
            self.explorers = self.explorers.copy()
            self.crews = self.crews.copy()

    def own_pieces(self) -> None:
        """Before leaders, camps, guards or pieces that are not on the board change."""
        if self.lent & PIECES:
            self.lent &= ~PIECES
            self.leader = self.leader.copy()
            self.reserve = self.reserve.copy()
            self.gone = self.gone.copy()
            self.tents = self.tents.copy()
            self.guards = self.guards.copy()

    def own_sites(self) -> None:
        """Before temples or ruins change."""
        if self.lent & SITES:
            self.lent &= ~SITES
            self.value = self.value.copy()
            self.buried = self.buried.copy()
            self.first = self.first.copy()
            self.guard = self.guard.copy()
            self.levels = self.levels.copy()

    def own_gains(self) -> None:
        """Before points or treasures of seats change."""
        if self.lent & GAINS:
            self.lent &= ~GAINS
            self.held = self.held.copy()
            self.points = self.points.copy()

    def own_stock(self) -> None:
        """Before the stack, the treasures still face down, hexes out of the game or the auction's
        round change."""
        if self.lent & STOCK:
            self.lent &= ~STOCK
            self.hex_stack = self.hex_stack.copy()
            self.removed = self.removed.copy()
            self.treasures = self.treasures.copy()
            self.offer = self.offer.copy()
            self.played = self.played.copy()
            self.passed = self.passed.copy()

    def crew_of(self, seat: int) -> i64:
        """The spaces where a seat has explorers."""
        crew = self.crews[seat]
        if crew < 0:
            crew = 0
            first: i64 = seat * SPACE_COUNT
            for space in range(SPACE_COUNT):
                if self.explorers[first + space] > 0:
                    crew |= only(space)
            self.crews[seat] = crew
        return crew

    def enter(self, seat: int, space: int) -> None:
        """An explorer of a seat comes to a space."""
        if self.lent:
            self.own_crews()
        self.explorers[seat * SPACE_COUNT + space] += 1
        crew = self.crews[seat]
        if crew >= 0:
            self.crews[seat] = crew | only(space)

    def leave(self, seat: int, space: int, count: int = 1) -> None:
        """Explorers of a seat go away from a space."""
        if self.lent:
            self.own_crews()
        at = seat * SPACE_COUNT + space
        self.explorers[at] -= count
        crew = self.crews[seat]
        if crew >= 0 and self.explorers[at] == 0:
            self.crews[seat] = crew & ~only(space)

    def scores(self) -> list[int]:
        return self.points[:]

    def clockwise(self, first: int) -> list[int]:
        """All seats in turn order, beginning with one. TIK-TURN-1."""
        return [(first + i) % self.seats for i in range(self.seats)]
