"""The state of a game: flat lists of numbers, one entry (or one row) for each architect.

Architects are the seats; in a solo game the Rival Architect is one more, the last.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.native import i64
from patolli.core.state import Start, State
from patolli.games.founders.actions import Actions
from patolli.games.founders.city.pyramid import SPACES
from patolli.games.founders.components import Components
from patolli.games.founders.names import SOURCES

# Lists that copies share until one of them changes theirs, by what lies in them.
PEOPLE: Final[i64] = 1
CITIES: Final[i64] = 1 << 1
WORSHIP: Final[i64] = 1 << 2
BOARD: Final[i64] = 1 << 3
DISPLAYS: Final[i64] = 1 << 4
RIVAL: Final[i64] = 1 << 5
ALL: Final[i64] = PEOPLE | CITIES | WORSHIP | BOARD | DISPLAYS | RIVAL

# What a state holds until its pieces are laid out, copied or restored; never changed in place.
NOTHING: Final[list[int]] = []
NO_ROWS: Final[list[list[int]]] = []


@final
class FoundersState(State):
    """A game of Founders of Teotihuacan.

    A copy shares lists that change seldom. Before a rule changes one while any are lent it asks
    for its own: `own_board` and the like.

    Sets of squares are two masks, `north` and `south` (see city/grid.py). `kind` below is a
    resource, `space` an action space, `c` the components.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "round",
        "first",
        "opened",
        "power",
        "boards",
        "points",
        "earned",
        "discs",
        "passed",
        "architect",
        "favour",
        "north",
        "south",
        "east",
        "west",
        "amounts",
        "cubes_north",
        "cubes_south",
        "built",
        "built_class",
        "temples",
        "temple_colour",
        "pyramid",
        "starting",
        "groups",
        "mask_owner",
        "hand",
        "face_up",
        "piles",
        "known",
        "bonus",
        "heights",
        "stacks",
        "display",
        "supply",
        "temple_display",
        "temple_supply",
        "pyramid_display",
        "pyramid_supply",
        "intentions",
        "rival",
    )
    hidden: ClassVar[tuple[str, ...]] = ("piles", "intentions")

    def __init__(self, start: Start, c: Components, a: Actions, events: bool = False) -> None:
        super().__init__(start, events)
        self.c: Final = c
        self.a: Final = a
        self.architects: Final = max(2, start.seats)
        self.solo: Final = start.seats == 1
        self.round = 0
        self.first = 0
        self.opened = 0  # 1 once worship tiles are turned up
        self.power = 0  # of the action being carried out
        self.boards: list[int] = NOTHING
        self.points: list[int] = NOTHING
        self.earned: list[int] = NOTHING  # architect * sources + source
        self.discs: list[int] = NOTHING
        self.passed: list[int] = NOTHING
        self.architect: list[int] = NOTHING  # the side where the architect stands
        self.favour: list[int] = NOTHING  # steps made
        self.north: list[int] = NOTHING  # squares under tiles and the pyramid
        self.south: list[int] = NOTHING
        self.east: list[int] = NOTHING  # the same squares by their other halves
        self.west: list[int] = NOTHING
        self.amounts: list[int] = NOTHING  # architect * 3 + kind: cubes in the city
        self.cubes_north: list[int] = NOTHING  # architect * 3 + kind: where they lie
        self.cubes_south: list[int] = NOTHING
        self.built: list[list[int]] = NO_ROWS  # placements of buildings, in the order of anchors
        self.built_class: list[list[int]] = NO_ROWS
        self.temples: list[list[int]] = NO_ROWS  # placements of temples
        self.temple_colour: list[list[int]] = NO_ROWS
        self.pyramid: list[int] = NOTHING  # architect * 14 + space: a colour or NONE
        self.starting: list[int] = NOTHING  # architect * 3 + colour: starting tiles not yet placed
        self.groups: list[int] = NOTHING  # architect * most_groups + group: 1 when complete
        self.mask_owner: list[int] = NOTHING  # by mask tile: an architect, NONE, or IN_BOX
        self.hand: list[list[int]] = NO_ROWS  # kinds of worship tiles, ascending
        self.face_up: list[int] = NOTHING  # colour * 2, beside the pile and on top: a kind or NONE
        self.piles: list[list[int]] = NO_ROWS  # by colour, the top tile last
        self.known: list[int] = NOTHING  # by colour: tiles at the bottom that all have seen
        self.bonus: list[int] = NOTHING  # by space: the bonus disc or NONE
        self.heights: list[int] = NOTHING  # by space: action discs
        self.stacks: list[int] = NOTHING  # space * (limit - 1) + level: whose disc, or NONE
        self.display: list[int] = NOTHING  # by class of buildings
        self.supply: list[int] = NOTHING
        self.temple_display: list[int] = NOTHING
        self.temple_supply: list[int] = NOTHING
        self.pyramid_display: list[int] = NOTHING
        self.pyramid_supply: list[int] = NOTHING
        self.intentions: list[int] = NOTHING  # the rival's deck, the open card last
        self.rival: list[int] = NOTHING  # see solo/cards.py
        self.lent: i64 = 0  # which lists other states hold, too

    def copy(self, events: bool = False) -> FoundersState:
        other = FoundersState(self.start, self.c, self.a)
        self.copy_base(other, events)
        self.share_pieces(other)
        return other

    def share_pieces(self, other: FoundersState) -> None:
        """Give a copy all pieces: lists that change often are its own, the others are lent."""
        other.round = self.round
        other.first = self.first
        other.opened = self.opened
        other.power = self.power
        other.boards = self.boards
        other.points = self.points.copy()
        other.earned = self.earned.copy()
        other.discs = self.discs.copy()
        other.passed = self.passed
        other.architect = self.architect
        other.favour = self.favour
        other.north = self.north.copy()
        other.south = self.south.copy()
        other.east = self.east.copy()
        other.west = self.west.copy()
        other.amounts = self.amounts.copy()
        other.cubes_north = self.cubes_north.copy()
        other.cubes_south = self.cubes_south.copy()
        other.built = self.built
        other.built_class = self.built_class
        other.temples = self.temples
        other.temple_colour = self.temple_colour
        other.pyramid = self.pyramid
        other.starting = self.starting
        other.groups = self.groups
        other.mask_owner = self.mask_owner
        other.hand = self.hand
        other.face_up = self.face_up
        other.piles = self.piles
        other.known = self.known
        other.bonus = self.bonus
        other.heights = self.heights
        other.stacks = self.stacks
        other.display = self.display
        other.supply = self.supply
        other.temple_display = self.temple_display
        other.temple_supply = self.temple_supply
        other.pyramid_display = self.pyramid_display
        other.pyramid_supply = self.pyramid_supply
        other.intentions = self.intentions
        other.rival = self.rival
        self.lent = ALL
        other.lent = ALL

    def own_people(self) -> None:
        """Before who has passed, architects or favour tokens change."""
        if self.lent & PEOPLE:
            self.lent &= ~PEOPLE
            self.passed = self.passed.copy()
            self.architect = self.architect.copy()
            self.favour = self.favour.copy()

    def own_cities(self) -> None:
        """Before buildings, temples, pyramid tiles or masks change."""
        if self.lent & CITIES:
            self.lent &= ~CITIES
            self.built = [row.copy() for row in self.built]
            self.built_class = [row.copy() for row in self.built_class]
            self.temples = [row.copy() for row in self.temples]
            self.temple_colour = [row.copy() for row in self.temple_colour]
            self.pyramid = self.pyramid.copy()
            self.starting = self.starting.copy()
            self.groups = self.groups.copy()
            self.mask_owner = self.mask_owner.copy()

    def own_worship(self) -> None:
        """Before worship tiles change."""
        if self.lent & WORSHIP:
            self.lent &= ~WORSHIP
            self.hand = [row.copy() for row in self.hand]
            self.face_up = self.face_up.copy()
            self.piles = [row.copy() for row in self.piles]
            self.known = self.known.copy()

    def own_board(self) -> None:
        """Before discs change."""
        if self.lent & BOARD:
            self.lent &= ~BOARD
            self.bonus = self.bonus.copy()
            self.heights = self.heights.copy()
            self.stacks = self.stacks.copy()

    def own_displays(self) -> None:
        """Before displays or supplies change."""
        if self.lent & DISPLAYS:
            self.lent &= ~DISPLAYS
            self.display = self.display.copy()
            self.supply = self.supply.copy()
            self.temple_display = self.temple_display.copy()
            self.temple_supply = self.temple_supply.copy()
            self.pyramid_display = self.pyramid_display.copy()
            self.pyramid_supply = self.pyramid_supply.copy()

    def own_rival(self) -> None:
        """Before what the Rival Architect holds changes."""
        if self.lent & RIVAL:
            self.lent &= ~RIVAL
            self.intentions = self.intentions.copy()
            self.rival = self.rival.copy()

    def copy_pieces(self, other: FoundersState) -> None:
        """Give another state pieces of its own, as they lie here."""
        other.round = self.round
        other.first = self.first
        other.opened = self.opened
        other.power = self.power
        other.boards = self.boards.copy()
        other.points = self.points.copy()
        other.earned = self.earned.copy()
        other.discs = self.discs.copy()
        other.passed = self.passed.copy()
        other.architect = self.architect.copy()
        other.favour = self.favour.copy()
        other.north = self.north.copy()
        other.south = self.south.copy()
        other.east = self.east.copy()
        other.west = self.west.copy()
        other.amounts = self.amounts.copy()
        other.cubes_north = self.cubes_north.copy()
        other.cubes_south = self.cubes_south.copy()
        other.built = [row.copy() for row in self.built]
        other.built_class = [row.copy() for row in self.built_class]
        other.temples = [row.copy() for row in self.temples]
        other.temple_colour = [row.copy() for row in self.temple_colour]
        other.pyramid = self.pyramid.copy()
        other.starting = self.starting.copy()
        other.groups = self.groups.copy()
        other.mask_owner = self.mask_owner.copy()
        other.hand = [row.copy() for row in self.hand]
        other.face_up = self.face_up.copy()
        other.piles = [row.copy() for row in self.piles]
        other.known = self.known.copy()
        other.bonus = self.bonus.copy()
        other.heights = self.heights.copy()
        other.stacks = self.stacks.copy()
        other.display = self.display.copy()
        other.supply = self.supply.copy()
        other.temple_display = self.temple_display.copy()
        other.temple_supply = self.temple_supply.copy()
        other.pyramid_display = self.pyramid_display.copy()
        other.pyramid_supply = self.pyramid_supply.copy()
        other.intentions = self.intentions.copy()
        other.rival = self.rival.copy()

    def scores(self) -> list[int]:
        return self.points[: self.seats]

    def gain(self, seat: i64, points: i64, source: i64) -> None:
        """Points on the track, remembered by what they come from."""
        self.points[seat] = self.points[seat] + points
        at = seat * len(SOURCES) + source
        self.earned[at] = self.earned[at] + points

    def tile_at(self, seat: int, space: int) -> int:
        """The colour of the pyramid tile on a space, or NONE."""
        return self.pyramid[seat * SPACES + space]
